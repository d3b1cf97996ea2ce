"""Rules change what lies on the table by atoms alone, so that log, animation and triggers miss nothing."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from fabletop.games.andor.state.pieces import Hero
from fabletop.games.andor.state.record import NUMBERS, PAIRS, SWITCHES, TUPLES

ROOMS = Path(__file__).parents[3] / "src" / "fabletop" / "games" / "andor"
RULES = [path for room in ("board", "day", "fight", "story") for path in sorted((ROOMS / room).glob("*.py"))]

# What a rule keeps for itself while it is on, and what a script switches: nothing that lies on the table
OWN = frozenset(
    (
        *("turn", "walker", "walk_with", "walk_free", "walked", "pulling", "path", "due", "wagon_today"),
        *("fight", "chosen", "skipped", "enabled", "until_sunrise", "until_token", "stronger", "dearer"),
        *("barred", "bridge_site", "cards_live", "later", "books_away", "marches", "fails", "win_if"),
        *("turned", "horde_seen", "found_radan", "carried", "spoils", "sent"),
    )
)
GUARDED = frozenset(
    (*NUMBERS, *SWITCHES, *TUPLES, *PAIRS, "foes", "tokens", *(name for name in vars(Hero) if name[0] != "_"))
) - {*OWN, "kind", "figure", "seat"}


def bypasses(text: str) -> Iterator[str]:
    """Where something is set that only an atom may change; a fight is the own piece of its rules."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Assign):
            targets = node.targets
        elif isinstance(node, ast.AugAssign):
            targets = [node.target]
        else:
            continue
        for target in targets:
            if isinstance(target, ast.Attribute) and target.attr in GUARDED:
                owner = ast.unparse(target.value)
                if owner not in ("self", "fight"):
                    yield f"line {node.lineno}: {owner}.{target.attr}"


def test_the_rooms_of_the_rules_are_found() -> None:
    assert {path.parent.name for path in RULES} == {"board", "day", "fight", "story"}
    assert {
        "willpower",
        "strength",
        "hours",
        "bag",
        "lying",
        "supply",
        "foes",
        "tokens",
        "narrator",
    } <= GUARDED


@pytest.mark.parametrize("path", RULES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_rules_change_the_table_by_atoms_alone(path: Path) -> None:
    assert list(bypasses(path.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("g.heroes[h].willpower -= 2", "g.heroes[h].willpower"),
        ("g.lying = ()", "g.lying"),
        ("hero.hours += 1", "hero.hours"),
        ("hero.bag = tuple(bag)", "hero.bag"),
    ],
)
def test_a_bypass_is_found(line: str, found: str) -> None:
    assert list(bypasses(line)) == [f"line 1: {found}"]


@pytest.mark.parametrize("line", ["g.path = ()", "fight.strength = 3", "strength = 3", "g.chosen = (h,)"])
def test_what_a_rule_keeps_for_itself_is_none(line: str) -> None:
    assert list(bypasses(line)) == []
