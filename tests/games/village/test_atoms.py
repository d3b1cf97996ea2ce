"""Every change of a hero, a pile or the purse goes through an atom of the state: this reads the sources.

What a turn or a fight only keeps in mind for its next step (the attack being aimed, who still shares the
loot) is no piece of the table, and the steps set it themselves.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from fabletop.games.village.state.player import new_player

GAME = Path(__file__).parents[3] / "src/fabletop/games/village"
STATE = GAME / "state"
# They make what is printed, imagine a game anew or lay out a position; they play none.
MAKERS = tuple(GAME / name for name in ("defs.py", "load.py", "records.py", "view", "testing.py", "lab"))
PLAYER = frozenset(new_player().to_data())
TABLE = frozenset({"gold", "mind", "removed", "supply", "spaces", "stock", "dragon", "discount", "taming"})
GUARDED = PLAYER | TABLE
CHANGES = frozenset({"append", "extend", "insert", "remove", "pop", "clear", "sort", "reverse"})


def sources() -> list[Path]:
    made = [path for path in GAME.rglob("*.py") if STATE not in path.parents]
    return sorted(path for path in made if not any(path == one or one in path.parents for one in MAKERS))


def guarded(node: ast.expr, names: frozenset[str]) -> str | None:
    """The guarded field that an expression is or lies in: `player.hand`, `g.players[0].worn[2]`, an alias.
    What a class outside the state calls by the same name is its own."""
    while isinstance(node, ast.Subscript):
        node = node.value
    if isinstance(node, ast.Attribute):
        own = isinstance(node.value, ast.Name) and node.value.id == "self"
        return node.attr if node.attr in GUARDED and not own else None
    return node.id if isinstance(node, ast.Name) and node.id in names else None


def aliases(tree: ast.AST) -> frozenset[str]:
    """Local names of guarded fields: `hand = player.hand`, `for pile in (player.deck, player.hand)`."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            if isinstance(node.value, ast.Attribute) and guarded(node.value, frozenset()):
                found.add(node.targets[0].id)
        elif isinstance(node, ast.For) and isinstance(node.target, ast.Name):
            several = node.iter.elts if isinstance(node.iter, ast.Tuple | ast.List) else []
            if any(guarded(one, frozenset()) for one in several):
                found.add(node.target.id)
    return frozenset(found)


def targets(node: ast.AST) -> list[ast.expr]:
    """What a statement assigns to or deletes."""
    if isinstance(node, ast.Assign | ast.Delete):
        flat: list[ast.expr] = []
        for target in node.targets:
            flat.extend(target.elts if isinstance(target, ast.Tuple | ast.List) else [target])
        return flat
    return [node.target] if isinstance(node, ast.AugAssign | ast.AnnAssign) else []


def bypasses(text: str) -> Iterator[str]:
    """Each change of a guarded field, with its line."""
    tree = ast.parse(text)
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    for function in functions:
        names = aliases(function)
        for node in ast.walk(function):
            for target in targets(node):
                field = None if isinstance(target, ast.Name) else guarded(target, names)
                if field is not None:
                    yield f"{target.lineno}: {field} is set in {function.name}"
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                field = guarded(node.func.value, names)
                if node.func.attr in CHANGES and field is not None:
                    yield f"{node.lineno}: {field} is changed in {function.name}"


def test_the_rules_are_read() -> None:
    assert {"turn.py", "market.py", "strike.py", "effects.py", "setup.py"} <= {
        path.name for path in sources()
    }


@pytest.mark.parametrize("path", sources(), ids=lambda path: str(path.relative_to(GAME)))
def test_nothing_goes_past_the_atoms(path: Path) -> None:
    assert list(bypasses(path.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    "line",
    [
        "g.gold -= 3",
        "g.players[0].life = 2",
        "player.hand.remove(card)",
        "g.players[f.seat].discard.append(card)",
        "player.worn[0] = Worn(1, 2, 3)",
        "g.removed = (*g.removed, card)",
        "player.poison, player.berserk = 0, 0",
        "del player.deck[-1]",
        "hand = player.hand\n    hand.append(card)",
        "for pile in (player.deck, player.hand):\n        pile.clear()",
    ],
)
def test_a_bypass_is_found(line: str) -> None:
    assert list(bypasses(f"def rule(g, f, player, card):\n    {line}\n"))


@pytest.mark.parametrize(
    "line",
    ["g.get_gold(3)", "gold = g.gold", "cards = [*player.hand]\n    cards.append(card)", "g.attack = None"],
)
def test_reading_is_free(line: str) -> None:
    assert not list(bypasses(f"def rule(g, f, player, card):\n    {line}\n"))
