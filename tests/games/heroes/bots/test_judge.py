"""The search fights combats of Heroes: what is clearly best is found soon, and the same luck is the same."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fabletop.bots import Look, bot_pick, make_bot
from fabletop.bots.levels import judge_of
from fabletop.bots.search import Verdict, weigh
from fabletop.games.heroes import BOX, Heroes
from fabletop.games.heroes.combat.pieces import ACTED, RETALIATED
from fabletop.games.heroes.testing import HeroesTable
from fabletop.kernel import Game, Setup
from fabletop.kernel.frame import NOBODY, Seat
from fabletop.kernel.rng import mix

ITERATIONS = 50


def weighed(table: HeroesTable, iterations: int = ITERATIONS, luck: int = 1) -> Verdict:
    decision = table.asked()
    judge = judge_of(table.g)
    assert judge is not None
    return weigh(Look(table.g, decision.seat), decision, judge, iterations, luck)


def goes_on(table: HeroesTable) -> HeroesTable:
    return table.start("heroes.next_unit", NOBODY)


def last_shot() -> HeroesTable:
    """Two of three shots fell the last enemy, who is about to reach the shooter."""
    table = HeroesTable()
    table.unit(0, "castle.marksmen", 1)
    table.unit(1, "necropolis.zombies", 9, damage=2)
    return goes_on(table)


def last_walk() -> HeroesTable:
    """From one space alone the last enemy can be struck, who shoots well."""
    table = HeroesTable()
    table.unit(0, "castle.griffins", 5)
    table.unit(0, "castle.halberdiers", 17, marks=ACTED)
    table.unit(1, "necropolis.liches", 16, damage=4)
    return goes_on(table)


def the_dangerous_one() -> HeroesTable:
    """The knights are nearly down, and fell the champions otherwise; zombies scratch."""
    table = HeroesTable()
    table.unit(0, "castle.champions", 9, damage=5)
    table.unit(1, "necropolis.dread_knights", 13, damage=5)
    table.unit(1, "necropolis.zombies", 8)
    return goes_on(table)


def last_spell() -> HeroesTable:
    """The knights are too tough for halberds, not for an arrow of magic."""
    table = HeroesTable().hand(0, "magic_arrow")
    table.unit(0, "castle.griffins:pack", 4, damage=2)
    table.unit(1, "necropolis.dread_knights", 14, damage=6)
    return goes_on(table)


def aim_of_the_spell() -> HeroesTable:
    """Whom the arrow fells does not strike any more."""
    table = HeroesTable().hand(0, "magic_arrow")
    table.unit(0, "castle.griffins:pack", 4, damage=2)
    table.unit(1, "necropolis.dread_knights", 14, damage=6)
    table.unit(1, "necropolis.zombies", 15)
    return goes_on(table).pick("cast magic_arrow")


def a_card_for_the_blow() -> HeroesTable:
    """One more on the attack: two of three rolls end it instead of one."""
    table = HeroesTable().hand(0, "attack")
    table.unit(0, "castle.halberdiers", 9, damage=1)
    table.unit(1, "necropolis.dread_knights", 13, damage=6, marks=ACTED | RETALIATED)
    return goes_on(table).pick("attack dread_knights")


def a_card_against_the_blow() -> HeroesTable:
    """What stands of the halberdiers falls at the least scratch, and it is their turn next."""
    table = HeroesTable().hand(0, "defence")
    table.unit(0, "castle.halberdiers", 9, damage=1)
    table.unit(1, "necropolis.zombies:pack", 13, damage=2, marks=0)
    table.c.units[0] = table.c.units[0].marked(ACTED)
    return goes_on(table).pick("attack halberdiers#0")


def a_token_for_another_roll() -> HeroesTable:
    """The blow would come to nothing, and the one struck back ends it."""
    table = HeroesTable().having(0, morale=1)
    table.unit(0, "castle.halberdiers", 9, damage=1)
    table.unit(1, "necropolis.zombies", 13, damage=2)
    table.c.units[1] = table.c.units[1].marked(ACTED)
    return goes_on(table).dice(-1).pick("attack zombies")


def who_acts_first() -> HeroesTable:
    """Of two who are alike in initiative, one can end it at once."""
    table = HeroesTable()
    table.unit(0, "castle.crusaders", 13)
    table.unit(0, "castle.zealots", 0, damage=4)
    table.unit(1, "necropolis.liches", 17, damage=4, marks=ACTED)
    table.unit(1, "necropolis.zombies", 1, damage=2)
    return goes_on(table)


def the_defender_strikes() -> HeroesTable:
    """The same from the other side of the board."""
    table = HeroesTable("catherine", "mutare")
    table.unit(0, "castle.champions", 5, damage=6)
    table.unit(1, "dungeon.black_dragons", 9, damage=7)
    return goes_on(table)


CLEAR: dict[Callable[[], HeroesTable], str] = {
    last_shot: "attack zombies",
    last_walk: "move 12",
    the_dangerous_one: "attack dread_knights",
    last_spell: "cast magic_arrow",
    aim_of_the_spell: "unit dread_knights",
    a_card_for_the_blow: "play attack",
    a_card_against_the_blow: "play defence",
    a_token_for_another_roll: "reroll 3",
    who_acts_first: "unit crusaders",
    the_defender_strikes: "attack champions",
}


@pytest.mark.parametrize(("position", "best"), CLEAR.items(), ids=lambda one: getattr(one, "__name__", one))
def test_what_is_clearly_best_is_found_soon(position: Callable[[], HeroesTable], best: str) -> None:
    table = position()
    assert table.name_of(weighed(table).pick).partition("#")[0] == best


@pytest.mark.parametrize("position", [the_dangerous_one, aim_of_the_spell])
def test_the_same_luck_is_the_same_verdict(position: Callable[[], HeroesTable]) -> None:
    assert weighed(position(), luck=5) == weighed(position(), luck=5)
    assert weighed(position(), luck=5) != weighed(position(), luck=6)


class CountingLook(Look):
    """Counts the games that are imagined."""

    def __init__(self, game: Game, seat: Seat) -> None:
        super().__init__(game, seat)
        self.imagined = 0

    def imagine(self, luck: int) -> Game:
        self.imagined += 1
        return super().imagine(luck)


@pytest.mark.parametrize("level", ["sharp", "master"])
def test_a_pick_stays_within_its_budget(level: str) -> None:
    table = the_dangerous_one()
    judge = judge_of(table.g)
    assert judge is not None
    usual = judge.sharp, judge.master
    judge.sharp, judge.master = 20, 60
    decision = table.asked()
    look = CountingLook(table.g, decision.seat)
    make_bot(level).choose(look, decision, 1)
    budget = judge.master if level == "master" else judge.sharp
    judge.sharp, judge.master = usual
    assert look.imagined == budget + 1  # and one to look around in


def test_nobody_thinks_of_giving_up() -> None:
    table = HeroesTable(ruleset="first").having(0, gold=20)
    table.unit(0, "castle.halberdiers", 9, damage=1)
    table.unit(1, "necropolis.ghost_dragons:pack", 13)
    goes_on(table).pick("end")
    flights = [one for one in weighed(table).options if table.name_of(one.pick) in ("surrender", "retreat")]
    assert flights
    assert all(one.visits == 0 for one in flights)


def test_what_is_not_fought_is_the_instincts() -> None:
    """Heroes, units and where they stand; and everything on the map."""
    game = BOX.new(Setup("heroes", 2, 3, "retail", {"mode": "clash", "heroes": ["random", "random"]}))
    assert isinstance(game, Heroes)
    decision = game.advance()
    judge = judge_of(game)
    assert judge is not None
    for number in range(40):
        assert decision is not None
        seat = decision.seat
        pick = bot_pick(make_bot("sharp"), game, seat, mix(number))
        if game.combat is None:
            assert pick == bot_pick(make_bot("greedy"), game, seat, mix(number))
        decision = game.choose_as(seat, pick)


def test_a_fight_on_the_map_is_weighed_until_it_is_over() -> None:
    """It ends there, and what stands counts beside the victory."""
    table = last_shot()
    judge = judge_of(table.g)
    assert judge is not None
    assert not judge.settled(table.g)
    won = table.g.clone()
    won.fought = won.fight
    won.fought.victor = 0
    won.leave_combat()
    assert judge.settled(won)
    assert (judge.chance(won, Seat(0)), judge.chance(won, Seat(1))) == (1.0, 0.0)


def test_the_heuristic_fights_by_the_fitted_weights() -> None:
    """One pick ahead, it finds what needs no more."""
    for position, best in ((last_shot, "attack zombies"), (a_card_against_the_blow, "play defence")):
        table = position()
        pick = bot_pick(make_bot("steady"), table.g, table.asked().seat, 1)
        assert table.name_of(pick).partition("#")[0] == best
