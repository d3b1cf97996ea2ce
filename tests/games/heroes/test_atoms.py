"""Every change goes through an atom: rules read the state freely and change it nowhere else."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from fabletop.games.heroes.load import FOLDER

HOME = FOLDER.parent
# Where the atoms stand, and where a game is laid out or dealt again before anybody plays it
ATOMS = (
    *("state/decks.py", "state/players.py", "combat/field.py"),
    *("map/state.py", "map/atoms.py", "turn/state.py", "towns/state.py"),
)
LAID_OUT = (
    *("state/game.py", "state/hero.py", "state/player.py", "state/realm.py"),
    *("combat/state.py", "combat/camp.py"),
)
DEALT = (
    *("modes/lay_out.py", "modes/setup.py", "view/imagine.py"),
    *("testing/combat.py", "testing/adventure.py"),
)
PRINTED = (  # which make cards, heroes and scenarios that have such fields too
    *(
        "load/box.py",
        "load/folder.py",
        "scenario/printed.py",
        "scenario/load/file.py",
        "scenario/load/maps.py",
        "scenario/random/unknown.py",
    ),
)

TREASURY = {"gold", "materials", "valuables", "morale", "hand_is_lost", "crowns", "army", "faction"}
PILES = {"deck", "hand", "discard", "decks", "piles", "removed", "neutral", "neutral_piles"}
AI_PILES = {"ai_deck", "ai_spells", "ai_spells_cast"}
PIECES = {"heroes", "units", "at", "walls", "lasting"}
MAP = {"land", "beneath", "unused", "marks", "tokens", "order", "turn_of", "movers", "happened"}
WEEKS = {"proclamations", "proclaimed", "week", "windfall"}
REALM = {"town", "secondary", "away", "first_army", "supply", "built", "peopled", "booked", "guild_round"}
TROPHIES = {"income", "steps", "cubes", "tally", "lost_to", "stages", "staged", "once", "weekly"}
KEPT = TREASURY | PILES | AI_PILES | PIECES | MAP | WEEKS | REALM | TROPHIES
CHANGES = {"append", "extend", "insert", "remove", "pop", "clear", "sort", "reverse"}


def kept(node: ast.expr) -> bool:
    """Whether an expression is something of the state that only atoms change, or a part of it."""
    if isinstance(node, ast.Subscript):
        return kept(node.value)
    return isinstance(node, ast.Attribute) and node.attr in KEPT


def written(node: ast.AST) -> list[ast.expr]:
    if isinstance(node, ast.Assign):
        return node.targets
    if isinstance(node, ast.Delete):
        return node.targets
    return [node.target] if isinstance(node, ast.AugAssign | ast.AnnAssign) else []


def changes(source: str) -> Iterator[str]:
    """What a source changes of the state by its own hand, as it is written."""
    for node in ast.walk(ast.parse(source)):
        for target in written(node):
            if kept(target) and not is_own(target):
                yield ast.unparse(node)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            done, by = node.func, node.args
            if (done.attr in CHANGES and kept(done.value)) or (done.attr == "shuffle" and kept(by[0])):
                yield ast.unparse(node)


def is_own(target: ast.expr) -> bool:
    """Whether a record sets a field of its own as it is made; a word of a card has targets called `at`."""
    while isinstance(target, ast.Subscript):
        target = target.value
    owner = target.value if isinstance(target, ast.Attribute) else None
    return isinstance(owner, ast.Name) and owner.id in ("self", "made")


def rules() -> list[Path]:
    skipped = {*ATOMS, *LAID_OUT, *DEALT, *PRINTED}
    found = [path for path in HOME.rglob("*.py") if "words" not in path.parts]
    return [path for path in sorted(found) if str(path.relative_to(HOME)) not in skipped]


@pytest.mark.parametrize("path", rules(), ids=lambda path: str(path.relative_to(HOME)))
def test_rules_change_nothing_but_through_atoms(path: Path) -> None:
    assert list(changes(path.read_text(encoding="utf-8"))) == []


def test_the_lists_name_files_that_are_there() -> None:
    assert [name for name in (*ATOMS, *LAID_OUT, *DEALT, *PRINTED) if not (HOME / name).is_file()] == []
    assert len(rules()) > 20


@pytest.mark.parametrize(
    "bypass",
    [
        "g.players[seat].gold -= price",
        "g.players[seat].morale = 0",
        "player.hand.append(card)",
        "del g.decks[0][-2:]",
        "g.ai_deck.pop()",
        "c.units[uid] = unit.hurt(3)",
        "c.lasting = ()",
        "g.shuffle(player.deck)",
        "g.heroes[0] = hero",
    ],
)
def test_a_bypass_is_found(bypass: str) -> None:
    assert list(changes(bypass)) == [bypass]


@pytest.mark.parametrize(
    "harmless", ["gold = player.gold", "g.draw(seat, 2)", "blow.attack += 1", "c.round += 1"]
)
def test_reading_is_no_bypass(harmless: str) -> None:
    assert list(changes(harmless)) == []
