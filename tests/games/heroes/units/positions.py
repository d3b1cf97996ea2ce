"""Positions that the tests of units share, on the retail board of 4 x 5 spaces."""

from __future__ import annotations

from typing import Any

from fabletop.games.heroes import events as ev
from fabletop.games.heroes.combat.pieces import COMBAT, RETALIATED, Lasting
from fabletop.games.heroes.defs import NONE, RANGED
from fabletop.games.heroes.testing import HeroesTable, printed_unit
from fabletop.kernel.frame import Seat

START = 5  # where a unit stands that is going to move
HERE = 9  # next to THERE
THERE = 13
BESIDE = 12  # next to THERE, not to HERE
BEHIND = 17  # next to THERE, as seen from HERE
FAR = 17

# Units that have no ability in combat, by attack, defence and health
WEAK = "neutral.rogues"  # 2, 1, 3
STURDY = "neutral.nomads"  # 3, 1, 4
MIGHTY = "neutral.crystal_dragons"  # 7, 3, 9

PLAIN_EVENTS = (ev.AttackDeclared, ev.DiceRolled, ev.BlowWorked, ev.Wounded, ev.Flipped, ev.Fell)


def clash(
    attacker: str, defender: str, spaces: tuple[int, int] = (HERE, THERE), **options: Any
) -> tuple[HeroesTable, int, int]:
    """A unit of Catherine's and one of Mutare's, side by side unless said otherwise."""
    table = HeroesTable("catherine", "mutare", **options)
    return table, table.unit(0, attacker, spaces[0]), table.unit(1, defender, spaces[1])


def silence(table: HeroesTable, uid: int) -> None:
    """What Disrupting Ray leaves behind."""
    table.g.add_lasting(Lasting("silence", 0, uid, 3, COMBAT, NONE, Seat(0)))


def lend(table: HeroesTable, uid: int, word: str, n: int) -> None:
    """More attack or defence for the rest of the combat."""
    table.g.add_lasting(Lasting(word, table.piece(uid).side, uid, n, COMBAT, NONE, Seat(0)))


def worked(table: HeroesTable) -> list[tuple[int, int, int, int]]:
    """Every blow so far: attack, die, defence and damage."""
    return [(e.attack, e.die, e.defence, e.damage) for e in table.happened(ev.BlowWorked)]


def declared(table: HeroesTable) -> list[tuple[int, int]]:
    """Who struck at whom so far."""
    return [(e.uid, e.target) for e in table.happened(ev.AttackDeclared)]


def rolled(table: HeroesTable) -> list[tuple[int, ...]]:
    """The dice as they fell, one entry for each blow."""
    return [e.dice for e in table.happened(ev.DiceRolled)]


def fights_plainly(name: str, silenced: bool = False) -> None:
    """Activated, moving, attacking, attacked and striking back, a unit has its printed values and one die for
    each blow (two for a ranged one against a neighbour), and nothing else happens."""
    id, _, face = name.partition(":")
    printed = printed_unit(id)
    values = printed.faces[1 if face else 0]
    ranged = printed.type == RANGED

    table, unit, foe = clash(name, MIGHTY, (START, THERE))
    table.c.units[unit] = table.piece(unit).hurt(min(1, values.health - 1))
    before = table.damage(unit)
    friend = table.unit(0, MIGHTY, 3, damage=2)
    table.hand(1, "power").deck(0, "power").having(1, morale=1)
    if silenced:
        silence(table, unit)
    table.hush().acts(unit)
    assert [type(event) for event in table.events] == [ev.Activated]
    assert (table.damage(unit), table.damage(friend), table.g.players[1].morale) == (before, 2, 1)
    assert (table.in_hand(0), table.in_hand(1)) == ([], ["power"])
    assert {name.split()[0] for name in table.options()} <= {"attack", "move", "defend", "end"}

    table.having(1, morale=0)
    if not ranged:
        table.pick(f"move {HERE}")
    table.hush().dice(0, 0).pick("attack crystal_dragons")
    if ranged:
        table.pick("end")
    table.rests()
    blow = (values.attack, 0, 3, max(0, values.attack - 3))
    back = (7, 0, values.defence, 7 - values.defence)
    assert worked(table) == ([blow] if ranged else [blow, back])
    assert [len(dice) for dice in rolled(table)] == ([1] if ranged else [1, 1])
    assert {type(event) for event in table.events if type(event) is not ev.Waited} <= {*PLAIN_EVENTS}
    assert (table.in_hand(0), table.in_hand(1)) == ([], ["power"])

    table, unit, foe = clash(name, WEAK)
    if silenced:
        silence(table, unit)
    table.hush().dice(-1, *([0, 0] if ranged else [0])).attacks(foe, unit).rests()
    assert table.g.given == ()
    assert [(attack, die, defence) for attack, die, defence, _ in worked(table)] == [
        (2, -1, values.defence),
        (values.attack, 0, 1),
    ]
    assert {type(event) for event in table.events} <= {*PLAIN_EVENTS}

    table, unit, foe = clash(name, WEAK)
    second = table.unit(1, WEAK, HERE - 1, marks=RETALIATED)
    if silenced:
        silence(table, unit)
    table.c.units[unit] = table.piece(unit).marked(RETALIATED)
    table.dice(-1).attacks(second, unit).rests()
    assert declared(table) == [(second, unit)]
