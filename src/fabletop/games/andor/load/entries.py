"""Values of a legend's file: what differs by the number of heroes is cut to the number that plays.

A mapping with exactly the keys 2, 3 and 4 stands for one of its values: the one for the number of heroes.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, Self

import yaml

from fabletop.content import entries
from fabletop.content.entries import instead, is_id, quoted, read_node

NUMBERS: Final = {"2", "3", "4"}


class Entry(entries.Entry):
    """One value of a file, for a number of heroes."""

    def __init__(self, path: Path | str, node: yaml.Node, heroes: int, line: int = 0) -> None:
        super().__init__(path, _for_number(node, heroes), line)
        self.heroes: Final = heroes

    def inside(self, node: yaml.Node, line: int = 0) -> Self:
        return type(self)(self.path, node, self.heroes, line)


def _for_number(node: yaml.Node, heroes: int) -> yaml.Node:
    if heroes and isinstance(node, yaml.MappingNode):
        keys = [key.value for key, _ in node.value if isinstance(key, yaml.ScalarNode)]
        if len(node.value) == len(keys) == len(NUMBERS) and set(keys) == NUMBERS:
            chosen: yaml.Node = node.value[keys.index(str(heroes))][1]
            return chosen
    return node


def read_entry(path: Path, heroes: int = 0, keep: bool = False) -> Entry:
    """What a file holds, for a number of heroes."""
    return Entry(path, read_node(path, keep), heroes)


__all__ = ["NUMBERS", "Entry", "instead", "is_id", "quoted", "read_entry"]
