"""YAML from strangers, looked through before anything is made of it."""

from __future__ import annotations

from typing import Final

import yaml

from fabletop.content.records import LOADER, broken_yaml
from fabletop.kernel.errors import BrokenFile
from fabletop.said import say

MOST_BYTES: Final = 65_536
MOST_VALUES: Final = 6_000  # words, numbers, lists and mappings
DEEPEST: Final = 20  # lists and mappings in each other


def compose_warily(name: str, text: str, what: str) -> yaml.Node:
    """What a text holds, as nodes that know their lines; a BrokenFile says what is wrong with it.  `what` is
    what it should be: a legend, a scenario."""
    if too_long(text):
        said = say("mistake-large", n=MOST_BYTES // 1024)
        raise BrokenFile(name, "", f"{what} has at most {MOST_BYTES // 1024} kB", said=said)
    try:
        look_through(name, text, what)
        node: yaml.Node | None = yaml.compose(text, Loader=LOADER)
    except UnicodeEncodeError as wrong:
        said = say("mistake-no-text")
        raise BrokenFile(name, f"character {wrong.start + 1}", "this is not UTF-8 text", said=said) from None
    except yaml.YAMLError as wrong:
        raise broken_yaml(name, wrong) from wrong
    if node is None:
        raise BrokenFile(name, "line 1", "the file is empty", said=say("mistake-empty"))
    return node


def too_long(text: str) -> bool:
    return len(text) > MOST_BYTES or len(text.encode("utf-8", "replace")) > MOST_BYTES


def look_through(name: str, text: str, what: str) -> None:
    """One event of the parser after the other, so that it is stopped where it becomes too much."""
    depth = values = 0
    for event in yaml.parse(text, Loader=LOADER):
        wrong, said = "", say("mistake-deep", n=DEEPEST)
        if isinstance(event, yaml.AliasEvent):
            wrong, said = "`*` repeats something: write it out", say("mistake-repeats")
        elif isinstance(event, yaml.ScalarEvent | yaml.CollectionStartEvent):
            values += 1
            depth += isinstance(event, yaml.CollectionStartEvent)
            if event.anchor is not None:
                wrong, said = "`&` marks something to be repeated: leave it out", say("mistake-marks")
            elif event.tag is not None:
                wrong, said = "`!` gives a value another type: leave it out", say("mistake-type")
            elif depth > DEEPEST:
                wrong = f"lists and mappings stand in each other more than {DEEPEST} deep"
            elif values > MOST_VALUES:
                wrong = f"{what} has at most {MOST_VALUES} words, numbers, lists and mappings"
                said = say("mistake-many-values", n=MOST_VALUES)
        elif isinstance(event, yaml.CollectionEndEvent):
            depth -= 1
        if wrong:
            raise BrokenFile(name, f"line {event.start_mark.line + 1}", wrong, said=said)
