"""Values of a content file that know where they stand, so that whatever is wrong is said with its line."""

from __future__ import annotations

import difflib
import re
from collections.abc import Collection, Sequence
from functools import cache
from pathlib import Path
from typing import Final, Self

import yaml

from fabletop.content.records import SOURCES, read_yaml
from fabletop.kernel.errors import BrokenFile
from fabletop.said import Said, say

INT: Final = "tag:yaml.org,2002:int"
STR: Final = "tag:yaml.org,2002:str"
BOOL: Final = "tag:yaml.org,2002:bool"
NULL: Final = "tag:yaml.org,2002:null"
LONGEST_ID: Final = 40
SHOWN: Final = 40  # characters of a word that is not understood
MANY: Final = 60  # as many words as are offered instead of it


class Entry:
    """One value of a file: a word, a number, a list or a mapping."""

    def __init__(self, path: Path | str, node: yaml.Node, line: int = 0) -> None:
        self.path: Final = path
        self.node: Final = node
        self.line: Final = line or node.start_mark.line + 1

    def inside(self, node: yaml.Node, line: int = 0) -> Self:
        """A value that stands in this one."""
        return type(self)(self.path, node, line)

    def key(self, word: str) -> Self:
        """The key that this value stands behind, where it is read like a value itself."""
        return self.inside(yaml.ScalarNode(STR, word, self.node.start_mark), self.line)

    def wrong(self, what: str, said: Said | None = None) -> BrokenFile:
        mark = self.node.start_mark
        return BrokenFile(self.path, f"line {self.line}", what, (mark.line, mark.column), said)

    # mappings

    @property
    def is_map(self) -> bool:
        return isinstance(self.node, yaml.MappingNode)

    def items(self) -> list[tuple[str, Self]]:
        """The keys of a mapping with their values, in written order; a key stands there once."""
        if not isinstance(self.node, yaml.MappingNode):
            said = say("mistake-mapping", shown=self.shown_said())
            raise self.wrong(f"a mapping is expected here (`key: value`), not {self.shown()}", said)
        found: dict[str, Self] = {}
        for key, value in self.node.value:
            line = key.start_mark.line + 1
            if not isinstance(key, yaml.ScalarNode):
                raise BrokenFile(self.path, f"line {line}", "a key is a single word", said=say("mistake-key"))
            if key.value in found:
                word = quoted(key.value)[1:-1]
                said = say("mistake-key-twice", word=word)
                raise BrokenFile(self.path, f"line {line}", f"`{word}` stands here twice", said=said)
            found[key.value] = self.inside(value, line)
        return list(found.items())

    def keys(self, need: Collection[str], may: Collection[str] = (), what: str = "") -> dict[str, Self]:
        """The values of a mapping that has all the needed keys and no unknown ones."""
        found = dict(self.items())
        of = f" of {what}" if what else ""
        for key, value in found.items():
            if key not in need and key not in may:
                said = say("mistake-unknown", word=quoted(key)[1:-1])
                raise value.wrong(
                    f"unknown key `{quoted(key)[1:-1]}`{of}; {instead(key, [*need, *may])}", said
                )
        for key in need:
            if key not in found:
                said = say("mistake-missing", word=key)
                raise self.wrong(f"the key `{key}`{of} is missing; needed are {', '.join(need)}", said)
        return found

    def single(self, what: str) -> tuple[str, Self]:
        """The only key of a mapping and its value: `{letter: C}`."""
        found = self.items()
        if len(found) != 1:
            said = say("mistake-single", n=len(found))
            raise self.wrong(f"{what} has exactly one word, as in `{{word: ...}}`, not {len(found)}", said)
        return found[0]

    # lists

    @property
    def is_list(self) -> bool:
        return isinstance(self.node, yaml.SequenceNode)

    def parts(self) -> list[Self]:
        if not isinstance(self.node, yaml.SequenceNode):
            said = say("mistake-list", shown=self.shown_said())
            raise self.wrong(f"a list is expected here (`[.., ..]`), not {self.shown()}", said)
        return [self.inside(part) for part in self.node.value]

    def words(self) -> tuple[str, ...]:
        return tuple(part.word() for part in self.parts())

    def numbers(self, least: int, most: int) -> tuple[int, ...]:
        return tuple(part.number(least, most) for part in self.parts())

    # single values

    @property
    def is_number(self) -> bool:
        return self.node.tag == INT

    def word(self) -> str:
        if not isinstance(self.node, yaml.ScalarNode) or self.node.tag == NULL:
            said = say("mistake-no-word", shown=self.shown_said())
            raise self.wrong(f"a word is expected here, not {self.shown()}", said)
        return str(self.node.value)

    def id(self, what: str) -> str:
        """A name that texts can be filed under."""
        word = self.word()
        if not is_id(word):
            raise self.wrong(
                f"the id of {what} is made of a-z, 0-9 and _ and starts with a letter, not {quoted(word)}",
                say("mistake-id", shown=quoted(word)),
            )
        return word

    def number(self, least: int, most: int) -> int:
        try:
            number = int(self.word()) if self.is_number else None
        except ValueError:
            number = None
        if number is None or not least <= number <= most:
            said = say("mistake-number", least=least, most=most, shown=self.shown_said())
            raise self.wrong(f"a number from {least} to {most} is expected here, not {self.shown()}", said)
        return number

    def flag(self) -> bool:
        if self.node.tag != BOOL:
            said = say("mistake-flag", shown=self.shown_said())
            raise self.wrong(f"true or false is expected here, not {self.shown()}", said)
        return self.word().lower() in ("true", "yes", "on")

    def one_of(self, words: Sequence[str], what: str) -> int:
        """Which of these words it is."""
        word = self.word()
        if word not in words:
            said = say("mistake-word", word=quoted(word), words=", ".join(words[:MANY]) or "–")
            raise self.wrong(f"{quoted(word)} is not {what}; {instead(word, words)}", said)
        return words.index(word)

    def source(self) -> None:
        """Where a record's facts come from."""
        given = self.keys(("rest",), ("published", "inferred", "note"), "`from`")
        given["rest"].one_of(SOURCES, "where facts come from")
        for key in ("published", "inferred"):
            if key in given:
                given[key].words()
        if "note" in given:
            given["note"].word()

    def shown(self) -> str:
        if self.is_map:
            return "a mapping"
        if self.is_list:
            return "a list"
        return quoted(self.node.value) if self.node.value else "nothing"

    def shown_said(self) -> Said:
        """The same for every language."""
        if self.is_map or self.is_list:
            return say("shown-mapping" if self.is_map else "shown-list")
        return quoted(self.node.value) if self.node.value else say("shown-nothing")


def is_id(word: str) -> bool:
    return len(word) <= LONGEST_ID and re.fullmatch(r"[a-z][a-z0-9_]*", word) is not None


def quoted(word: str) -> str:
    """A word as it is shown in a sentence about it; nobody needs to see all of a long one."""
    return repr(word if len(word) <= SHOWN else f"{word[:SHOWN]}…")


def instead(word: str, words: Collection[str]) -> str:
    """What could have been meant: the nearest words, or all there are."""
    near = nearest(word, words)
    if near:
        return f"did you mean {' or '.join(near)}?"
    return f"there are {some_of(words)}" if words else "there are none"


def nearest(word: str, words: Collection[str]) -> list[str]:
    """Words that look much alike."""
    return difflib.get_close_matches(word[: LONGEST_ID + 1], words, n=2, cutoff=0.7)


def some_of(words: Collection[str]) -> str:
    """As many of them as anybody reads."""
    return f"{', '.join([*words][:MANY])}{', …' if len(words) > MANY else ''}"


@cache
def _kept(path: Path) -> yaml.Node | None:
    return read_yaml(path)


def read_node(path: Path, keep: bool = False) -> yaml.Node:
    """What a file holds; `keep` for the files of a game itself, which do not change under us."""
    node = _kept(path) if keep else read_yaml(path)
    if node is None:
        raise BrokenFile(path, "line 1", "the file is empty")
    return node
