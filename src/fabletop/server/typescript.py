"""The browser's types, written from the messages: `scripts/types` makes client/src/net/types.ts."""

from __future__ import annotations

import inspect
import sys
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin

from pydantic import BaseModel

from fabletop.ledger import Language
from fabletop.server import schemas
from fabletop.server.schemas import andor, common, decision, heroes, lobby, replay, table, village

HEAD: Final = """\
/* What the server and the browser say to each other: docs/wire.md.
   Written by `scripts/types` from src/fabletop/server/schemas/: change that, not this. */
"""

# What has a name of its own in the browser, though not in Python.
ALIASES: Final = """\
/** One choice as the server names it, such as ["play", 12] or 3. It is sent back untouched. */
export type Pick = unknown

/** What a seat sees; each game types it for itself. */
export type View = Record<string, unknown>

/** What stands on things that were seen, by the list that it belongs to; each game types it for itself. */
export type Printed = Record<string, ({ index: number } & Record<string, unknown>)[]>

export type GameEvent = { event: string } & Record<string, unknown>
"""
NAMED: Final[dict[Any, str]] = {
    Language: "Language",
    schemas.SeatKind: "SeatKind",
    schemas.TableStatus: "TableStatus",
}
PLAIN: Final[dict[Any, str]] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
    Any: "unknown",
}

# Where the messages stand, in the order in which they are written.
MODULES: Final = (decision, table, village, heroes, andor, lobby, replay, common)


def typescript() -> str:
    names = [f"export type {name} = {plain(kind)}" for kind, name in NAMED.items()]
    unions = [
        f"export type {name} = {' | '.join(written(one) for one in get_args(get_args(union)[0]))}"
        for name, union in (("DownMessage", schemas.DownMessage), ("UpMessage", schemas.UpMessage))
    ]
    parts = [HEAD, "\n".join(names) + "\n", ALIASES, *(interface(model) for model in models())]
    return "\n".join([*parts, *(f"{union}\n" for union in unions)])


def models() -> Iterator[type[BaseModel]]:
    for module in MODULES:
        for made in vars(module).values():
            if (
                inspect.isclass(made)
                and made.__module__ == module.__name__
                and issubclass(made, schemas.Down | schemas.Up)
                and made not in (schemas.Down, schemas.Up)
            ):
                yield made


def interface(model: type[BaseModel]) -> str:
    """A model as an interface; what has a default may be left out."""
    hints = inspect.get_annotations(model, eval_str=True)
    lines = [
        f"  {name}{'' if field.is_required() else '?'}: {written(hints[name])}"
        for name, field in model.model_fields.items()
    ]
    doc = f"/** {' '.join(model.__doc__.split())} */\n" if model.__doc__ else ""
    return f"{doc}export interface {model.__name__} {{\n" + "\n".join(lines) + "\n}\n"


def written(kind: Any) -> str:
    """A Python type in TypeScript."""
    return NAMED[kind] if kind in NAMED else plain(kind)


def plain(kind: Any) -> str:
    origin, args = get_origin(kind), get_args(kind)
    if kind in PLAIN:
        return PLAIN[kind]
    if inspect.isclass(kind) and issubclass(kind, BaseModel):
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
    """Write the types to the file named, or show them."""
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(typescript(), encoding="utf-8")
    else:
        print(typescript(), end="")


if __name__ == "__main__":
    main()
