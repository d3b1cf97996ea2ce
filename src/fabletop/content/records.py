"""Lists of records in YAML, checked against a type, with the file and line of whatever is wrong."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, TypeVar

import msgspec
import yaml

from fabletop.kernel.errors import BrokenFile
from fabletop.said import say

R = TypeVar("R")

LOADER: Final = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # fifteen times as fast, where it was built


SOURCES: Final = ("published", "inferred", "original")


class From(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Where a record's facts come from.  Only what is original may be tuned."""

    rest: str
    published: list[str] = []
    inferred: list[str] = []
    note: str = ""

    def __post_init__(self) -> None:
        if self.rest not in SOURCES:
            raise ValueError("`rest` is published, inferred or original")


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BrokenFile(path, "", "there is no such file") from None
    except UnicodeDecodeError as wrong:
        raise BrokenFile(path, f"byte {wrong.start}", "this is not UTF-8 text") from wrong


def read_yaml(path: Path) -> yaml.Node | None:
    """What a file holds, as nodes that know their lines."""
    try:
        node: yaml.Node | None = yaml.compose(read_text(path), Loader=LOADER)
    except yaml.YAMLError as wrong:
        raise broken_yaml(path, wrong) from wrong
    return node


def broken_yaml(path: Path | str, wrong: yaml.YAMLError) -> BrokenFile:
    """What YAML itself does not understand, with its line if it is known."""
    if isinstance(wrong, yaml.MarkedYAMLError):
        mark, what = wrong.problem_mark, wrong.problem or ""
        what = f"{wrong.context}, {what}" if what.startswith("but ") else what
        line = f"line {mark.line + 1}" if mark else ""
        return BrokenFile(path, line, f"YAML: {what}", said=say("mistake-yaml", what=what))
    what = str(getattr(wrong, "reason", "this cannot be read"))
    return BrokenFile(path, "", f"YAML: {what}", said=say("mistake-yaml", what=what))


def read_records(path: Path, type_: type[R]) -> list[tuple[R, int]]:
    """The records of a file, each with the line it starts on."""
    node = read_yaml(path)
    if not isinstance(node, yaml.SequenceNode):
        raise BrokenFile(path, "line 1", "a list of records is expected")
    maker = yaml.SafeLoader("")
    records = []
    for item in node.value:
        line = item.start_mark.line + 1
        try:
            records.append((msgspec.convert(maker.construct_document(item), type_), line))
        except yaml.MarkedYAMLError as wrong:
            raise BrokenFile(path, f"line {line}", f"YAML: {wrong.problem}") from wrong
        except msgspec.ValidationError as wrong:
            raise BrokenFile(path, f"line {_line_of(item, str(wrong)) or line}", _plain(wrong)) from wrong
    return records


def _line_of(item: yaml.Node, message: str) -> int:
    """The line of the key that a message such as "... at `$.levels[1].armour`" speaks of."""
    path = re.search(r"`\$([^`]*)`", message)
    unknown = re.search(r"unknown field (`\w+`)", message)
    named = (path[1] if path else "") + (unknown[1] if unknown else "")
    line = 0
    for word in re.findall(r"\w+", named):
        if isinstance(item, yaml.SequenceNode) and word.isdigit():
            item = item.value[int(word)]
            line = item.start_mark.line + 1
        elif isinstance(item, yaml.MappingNode):
            for key, value in item.value:
                if key.value == word:
                    line = key.start_mark.line + 1
                    item = value
    return line


def _plain(wrong: msgspec.ValidationError) -> str:
    return str(wrong).replace("Object ", "the record ").replace("`$.", "`").replace("- at `$`", "")
