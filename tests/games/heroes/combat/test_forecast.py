"""A forecast of an attack, held against the engine over all dice."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import product
from typing import Any, NamedTuple

import pytest

from fabletop.games.heroes import content
from fabletop.games.heroes import events as ev
from fabletop.games.heroes.combat.forecast import FALLS, FLIPS, STANDS, Forecast, forecast, of_blow
from fabletop.games.heroes.combat.pieces import COMBAT, DEFENDING, NEXT_ATTACK, PARALYSED, RETALIATED, Lasting
from fabletop.games.heroes.testing import HeroesTable
from fabletop.games.heroes.view import records, view_of_forecast
from fabletop.kernel.frame import PASS, Seat

FACES = (-1, 0, 1)


class Scene(NamedTuple):
    """Two units on a board: 9 is in the middle, 13 in front of the defender, 1 and 17 are the back rows."""

    attacker: str
    defender: str
    here: int = 9
    there: int = 13
    damage: int = 0
    marks: int = 0
    lay: Callable[[HeroesTable, int, int], object] = lambda table, a, b: None
    ruleset: str = "retail"
    switches: tuple[tuple[str, Any], ...] = ()


def lasting(word: str, n: int, on_attacker: bool, until: int = NEXT_ATTACK) -> Callable[..., None]:
    def lay(table: HeroesTable, a: int, b: int) -> None:
        uid = a if on_attacker else b
        table.g.add_lasting(Lasting(word, table.piece(uid).side, uid, n, until, -1, Seat(0)))

    return lay


def friend(name: str, space: int, side: int = 1) -> Callable[..., None]:
    def lay(table: HeroesTable, a: int, b: int) -> None:
        table.unit(side, name, space)

    return lay


def walls(table: HeroesTable, a: int, b: int) -> None:
    table.siege(8)


SCENES = {
    "plain": Scene("castle.griffins:pack", "necropolis.zombies:pack"),
    "few": Scene("castle.griffins", "dungeon.troglodytes"),
    "a pack that was hurt": Scene("castle.champions:pack", "castle.marksmen:pack", damage=1),
    "hardy": Scene("castle.crusaders", "necropolis.zombies:pack", damage=1),
    "hardier": Scene("castle.champions", "necropolis.dread_knights:pack"),
    "no answer": Scene("necropolis.vampires:pack", "castle.crusaders:pack"),
    "has struck back before": Scene("castle.crusaders", "necropolis.zombies", marks=RETALIATED),
    "tireless": Scene("castle.crusaders", "castle.griffins:pack", marks=RETALIATED),
    "paralysed": Scene("castle.crusaders", "necropolis.zombies", marks=PARALYSED),
    "paralysed in the first edition": Scene(
        "castle.crusaders", "necropolis.zombies", marks=PARALYSED | RETALIATED, ruleset="first"
    ),
    "a shot": Scene("castle.marksmen", "necropolis.zombies", 5, 13),
    "two shots": Scene("castle.marksmen:pack", "necropolis.zombies", 5, 13),
    "a shot from row to row": Scene("castle.marksmen", "necropolis.zombies", 1, 17),
    "a shooter in melee": Scene("castle.marksmen", "necropolis.zombies"),
    "a shooter used to melee": Scene("castle.zealots:pack", "necropolis.zombies"),
    "over a wall": Scene("castle.marksmen:pack", "necropolis.zombies", 5, 13, lay=walls),
    "over the gate of the first edition": Scene(
        "castle.marksmen", "necropolis.zombies", 5, 20, lay=lambda t, a, b: t.siege(15), ruleset="first"
    ),
    "defence token": Scene("castle.griffins:pack", "necropolis.zombies:pack", marks=DEFENDING),
    "defence token and two dice": Scene("castle.marksmen", "castle.griffins", 1, 17, marks=DEFENDING),
    "sheltered by a friend": Scene(
        "castle.crusaders", "castle.griffins", lay=friend("neutral.gold_golems", 14)
    ),
    "better die": Scene("neutral.sharpshooters", "necropolis.zombies:pack", 5, 13),
    "two dice": Scene("neutral.trolls", "castle.crusaders:pack"),
    "bless": Scene("castle.crusaders", "necropolis.zombies", lay=lasting("bless", 1, True)),
    "lent attack": Scene("castle.griffins", "necropolis.zombies", lay=lasting("attack", 2, True)),
    "lent defence": Scene("castle.griffins:pack", "castle.griffins", lay=lasting("defence", 2, False)),
    "lent health": Scene("castle.champions", "castle.griffins", lay=lasting("health", 2, False, COMBAT)),
    "fire shield": Scene(
        "castle.griffins:pack", "necropolis.zombies:pack", lay=lasting("fire_shield", 4, False, COMBAT)
    ),
    "silenced": Scene(
        "necropolis.vampires:pack", "castle.crusaders:pack", lay=lasting("silence", 3, True, COMBAT)
    ),
    "least damage": Scene("dungeon.troglodytes", "neutral.diamond_golems", switches=(("least_damage", 1),)),
    "die without damage": Scene(
        "necropolis.dread_knights:pack", "castle.crusaders", switches=(("die_changes_damage", False),)
    ),
}


def laid(scene: Scene) -> tuple[HeroesTable, int, int]:
    switches: dict[str, Any] = dict(scene.switches)
    table = HeroesTable("catherine", "sandro", scene.ruleset, **switches)
    a = table.unit(0, scene.attacker, scene.here)
    b = table.unit(1, scene.defender, scene.there, scene.damage, scene.marks)
    scene.lay(table, a, b)
    return table, a, b


def every_unit() -> Iterator[Scene]:
    """Every unit attacks zombies and crusaders, and is attacked by griffins: all powers there are."""
    for unit in content().units:
        for face in ("", ":pack")[: len(unit.faces)]:
            if not unit.id.startswith("structure."):
                yield Scene(unit.id + face, "necropolis.zombies:pack")
                yield Scene("castle.griffins:pack", unit.id + face)


class Struck(NamedTuple):
    """How one roll of the dice came out in the engine."""

    damage: int
    fate: str
    back: int | None


def struck(scene: Scene, dice: tuple[int, ...]) -> Struck:
    """Let the engine fight it out with dice laid out beforehand; nobody rerolls, saves or goes anywhere."""
    table, a, b = laid(scene)
    face = table.piece(b).face
    table.dice(*dice).attacks(a, b)
    while table.g.decision is not None:
        options = table.g.decision.options
        table.g.choose(PASS if PASS in options else options[0])
    blows = [event for event in table.events if isinstance(event, ev.BlowWorked)]
    first = blows[0]
    back = next((one.damage for one in blows if one.uid == b and one.target == a), None)
    after = table.events[table.events.index(first) :]
    until = [n for n, one in enumerate(after) if n and isinstance(one, ev.AttackDeclared)]
    during = after[: until[0]] if until else after
    fell = any(isinstance(one, ev.Fell) and one.uid == b for one in during)
    flipped = any(isinstance(one, ev.Flipped) and one.uid == b for one in during)
    fate = FALLS if fell else FLIPS if flipped and table.piece(b).face != face else STANDS
    return Struck(first.damage, fate, back)


def adds_up(foreseen: Forecast) -> None:
    assert sum(one.chance for one in foreseen.outcomes) == 1
    assert all(one.chance > 0 for one in foreseen.outcomes)


def weigh(scene: Scene, most: int) -> tuple[dict[tuple[int, str], Fraction], set[int]]:
    """All ways the first `most` dice may fall, each as likely, by what came of them."""
    found: dict[tuple[int, str], Fraction] = {}
    backs: set[int] = set()
    for dice in product(FACES, repeat=most):
        came = struck(scene, dice)
        key = (came.damage, came.fate)
        found[key] = found.get(key, Fraction(0)) + Fraction(1, 3**most)
        if came.back is not None:
            backs.add(came.back)
    return found, backs


def told(foreseen: Forecast) -> dict[tuple[int, str], Fraction]:
    found: dict[tuple[int, str], Fraction] = {}
    for one in foreseen.outcomes:
        found[one.damage, one.fate] = found.get((one.damage, one.fate), Fraction(0)) + one.chance
    return found


@pytest.mark.parametrize("name", SCENES)
def test_a_forecast_is_what_the_dice_bring(name: str) -> None:
    scene = SCENES[name]
    table, a, b = laid(scene)
    before = table.g.to_data()
    foreseen = forecast(table.g, a, b)
    assert table.g.to_data() == before
    adds_up(foreseen)
    found, backs = weigh(scene, 5)
    assert told(foreseen) == found
    if foreseen.back is None:
        assert not backs
    else:
        assert (foreseen.back.low, foreseen.back.high) == (min(backs), max(backs))


@pytest.mark.parametrize("scene", list(every_unit()), ids=lambda scene: f"{scene.attacker}-{scene.defender}")
def test_the_forecast_of_every_unit_is_what_the_dice_bring(scene: Scene) -> None:
    """Units that reroll have endless ways to fall; what comes of those laid out is among the foretold."""
    table, a, b = laid(scene)
    foreseen = forecast(table.g, a, b)
    adds_up(foreseen)
    foretold = told(foreseen)
    powers = table.c.powers_of(a)
    endless = powers.rerolls_minus or powers.rerolls_minus_attacking
    found, backs = weigh(scene, 4)
    assert set(found) == set(foretold)
    if not endless:
        assert found == foretold
    if foreseen.back is None:
        assert not backs
    else:
        assert foreseen.back.low <= min(backs)
        assert max(backs) <= foreseen.back.high


def test_death_blow_better_die_and_two_dice_are_among_the_units() -> None:
    words = ("death_blow", "better_die", "two_dice", "hardy", "withers", "dread", "die_bonus", "dieless")
    for word in words:
        assert any(getattr(face.powers, word) for unit in content().units for face in unit.faces), word


def test_what_was_played_counts_and_dice_on_the_table_are_known() -> None:
    table = HeroesTable()
    griffins = table.unit(0, "castle.griffins", 9)
    zombies = table.unit(1, "necropolis.zombies", 13)
    table.hand(0, "attack").having(0, morale=1)
    table.dice(0).acts(griffins).pick("attack zombies")
    assert of_blow(table.g, table.c.the_blow()) == forecast(table.g, griffins, zombies)
    table.pick("play attack").asks(0, "die")
    foreseen = of_blow(table.g, table.c.the_blow())
    assert foreseen.attack == 3
    assert [(one.die, one.chance, one.damage) for one in foreseen.outcomes] == [(0, Fraction(1), 2)]
    assert table.stands(zombies)


def test_a_unit_by_the_book_is_foretold_from_where_it_will_stand() -> None:
    table = HeroesTable("catherine", "guards")
    griffins = table.unit(0, "castle.griffins", 5)
    boars = table.unit(1, "neutral.boars", 13)
    assert forecast(table.g, boars, griffins).back is None
    assert forecast(table.g, boars, griffins, 9).back is not None
    assert table.space(boars) == 13


def test_a_forecast_is_told_with_its_chances() -> None:
    table, a, b = laid(SCENES["plain"])
    told = view_of_forecast(forecast(table.g, a, b))
    assert told.outcomes[0] == records.Outcome(-1, False, records.Chance(1, 3), 1, "stands")
    assert told.back is not None
