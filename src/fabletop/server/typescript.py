"""The browser's types, written from the records.

`scripts/types` writes a file of what is common to all games, and one for each game: its view, its catalogue
and the details of its options.
"""

from __future__ import annotations

import inspect
import re
import sys
import types
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any, Final, Literal, TypeGuard, Union, get_args, get_origin

import msgspec
from pydantic import BaseModel

from fabletop.games import GAMES, records
from fabletop.ledger import Language
from fabletop.server import schemas
from fabletop.server.schemas import (
    campaign,
    common,
    how,
    lessons,
    lobby,
    person,
    post,
    puzzles,
    replay,
    story,
    table,
)
from fabletop.server.table.packing import WAY

COMMON: Final = "net/types.ts"
HEAD: Final = """\
/* {what}: docs/wire.md.
   Written by `scripts/types` from {where}: change that, not this. */
"""

# What has a name of its own in the browser, though not in Python.
ALIASES: Final = """\
/** What to say, before it is put into words: see `phrase`. A plain string or number is itself. */
export type Said = string | number | readonly [key: string, args?: Readonly<Record<string, Said>>] | Joined

/** Several things said in a row. */
export interface Joined {
  join: string
  of: readonly Said[]
}

/** How something differs from what stood there before: an object tells what is different inside, a list
    holds what stands there now, an empty one says that nothing does, and all else stands for itself. */
export type Change = unknown

/** One choice as the server names it, such as ["play", 12] or 3. It is sent back untouched. */
export type Pick = unknown

/** What a seat sees; each game types it for itself. */
export type View = Record<string, unknown>

/** What is printed. This much of it all games have in common; each types the rest for itself. */
export interface Catalogue {
  game: string
  content: string
  /** What the content of another day brings along, to be learnt before anything of it is put into words. */
  texts: Text[]
  cards: { index: number; name: Said; head?: Said; text?: Said[]; own?: boolean }[]
  heroes: PrintedHero[]
}

/** A hero board, and where there are several figures for it, these. */
export interface PrintedHero {
  id: string
  name: Said
  brief?: Said
  figures?: { id: string; name: Said }[]
}

/** What stands on things that were seen, by the list that it belongs to; each game types it for itself. */
export type Printed = Record<string, ({ index: number } & Record<string, unknown>)[]>

export type GameEvent = { event: string } & Record<string, unknown>
"""
NAMED: Final[dict[Any, str]] = {
    Language: "Language",
    schemas.SeatKind: "SeatKind",
    schemas.TableStatus: "TableStatus",
    schemas.StoryStatus: "StoryStatus",
    schemas.PuzzleStatus: "PuzzleStatus",
}
PLAIN: Final[dict[Any, str]] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
    Any: "unknown",
}

# Where the records stand that all games share, in the order in which they are written
SHARED: Final = (records, table, lobby, campaign, replay, story, puzzles, lessons, how, post, person, common)
RecordType = type[BaseModel] | type[msgspec.Struct]
NO_RECORDS: Final = (schemas.Down, schemas.Up)


def files() -> dict[str, str]:
    """Every file of types by its path in the client's sources."""
    shared = common_types()
    known = set(re.findall(r"^export (?:interface|type) (\w+)", shared, re.MULTILINE))
    return {COMMON: shared, **{f"games/{game}/types.ts": game_types(game, known) for game in GAMES}}


def common_types() -> str:
    head = HEAD.format(
        what="What the server and the browser say to each other",
        where="src/fabletop/games/records.py and src/fabletop/server/schemas/",
    )
    names = [f"export type {name} = {plain(kind)}" for kind, name in NAMED.items()]
    unions = [
        f"export type {name} = {' | '.join(written(one) for one in members)}"
        for name, members in (
            ("DownMessage", get_args(schemas.DownMessage)),
            ("UpMessage", get_args(get_args(schemas.UpMessage)[0])),
        )
    ]
    way = f"/** The way of packing that is read here; others are refused. */\nexport const WAY = {WAY!r}\n"
    parts = [head, "\n".join(names) + "\n", way, ALIASES, *(interface(model) for model in models(SHARED))]
    return "\n".join([*parts, *(f"{union}\n" for union in unions)])


def game_types(game: str, known: set[str]) -> str:
    """The records of one game, which may name common ones."""
    own = GAMES[game].records()
    where = " and ".join(f"src/{module.__name__.replace('.', '/')}.py" for module in own)
    body = "\n".join(interface(model) for model in models(own))
    used = sorted(known & set(re.findall(r"\w+", re.sub(r"/\*\*.*?\*/", "", body))))
    imports = f"import type {{ {', '.join(used)} }} from '../../net/types'\n\n" if used else ""
    return HEAD.format(what="What the server tells of the game", where=where) + imports + body


def models(modules: Sequence[ModuleType]) -> Iterator[RecordType]:
    """The records written in these modules."""
    for module in modules:
        for made in vars(module).values():
            if inspect.isclass(made) and made.__module__ == module.__name__ and is_record(made):
                yield made


def is_record(made: type) -> TypeGuard[RecordType]:
    """Those with fields: what others are only made of has none."""
    if issubclass(made, msgspec.Struct):
        return bool(made.__struct_fields__)
    return issubclass(made, BaseModel) and made not in NO_RECORDS


def interface(model: RecordType) -> str:
    """A record as an interface; what may be left out is marked."""
    lines = [f"  {name}{'?' if optional else ''}: {written(kind)}" for name, kind, optional in fields(model)]
    doc = f"/** {' '.join(model.__doc__.split())} */\n" if model.__doc__ else ""
    return f"{doc}export interface {model.__name__} {{\n" + "\n".join(lines) + "\n}\n"


def fields(model: RecordType) -> Iterator[tuple[str, Any, bool]]:
    """The name and type of each field, and whether it may be left out."""
    hints: Mapping[str, Any] = {
        name: kind
        for base in reversed(model.__mro__)
        for name, kind in inspect.get_annotations(base, eval_str=base is not msgspec.Struct).items()
    }
    if issubclass(model, BaseModel):
        for name, field in model.model_fields.items():
            yield name, hints[name], not field.is_required()
        return
    config = msgspec.inspect.type_info(model)
    assert isinstance(config, msgspec.inspect.StructType)
    if config.tag is not None:
        yield config.tag_field or "type", Literal[config.tag], False
    for one in msgspec.structs.fields(model):
        yield one.name, hints[one.name], not one.required and model.__struct_config__.omit_defaults


def written(kind: Any) -> str:
    """A Python type in TypeScript."""
    return NAMED[kind] if kind in NAMED else plain(kind)


def plain(kind: Any) -> str:
    origin, args = get_origin(kind), get_args(kind)
    if kind in PLAIN:
        return PLAIN[kind]
    if inspect.isclass(kind) and issubclass(kind, BaseModel | msgspec.Struct):
        return kind.__name__
    if origin is Annotated:
        named = [extra for extra in args[1:] if isinstance(extra, str)]
        return named[0] if named else written(args[0])
    if origin is Literal:
        return " | ".join(f"'{value}'" for value in args)
    if origin in (Union, types.UnionType):
        return " | ".join(dict.fromkeys(written(one) for one in args))
    if origin is list:
        inner = written(args[0])
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<string, {written(args[1])}>"
    raise TypeError(f"no TypeScript is known for {kind}")


def main() -> None:
    """Write the types into the client's sources, whose folder is named."""
    for path, text in files().items():
        (Path(sys.argv[1]) / path).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
