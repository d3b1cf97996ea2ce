"""Combat rounds: order, ties, and how long a fight lasts. [heroes.combat_round]"""

import pytest

from fabletop.games.heroes import content
from fabletop.games.heroes import events as ev
from fabletop.games.heroes.combat.camp import ARMY, Camp
from fabletop.games.heroes.combat.order import next_in_line, order_of_play
from fabletop.games.heroes.combat.pieces import ACTED, RETALIATED
from fabletop.games.heroes.combat.state import ATTACKER, BROKEN_OFF, DEFENDER, RETREAT, VICTORY, WALL
from fabletop.games.heroes.defs import Face, UnitDef
from fabletop.games.heroes.testing import HeroesTable, printed_unit
from fabletop.kernel.frame import Seat
from fabletop.testing import rule


def round_of(table: HeroesTable) -> HeroesTable:
    table.c.round = 0
    return table.start("heroes.combat_round", -1)


def acted(table: HeroesTable) -> list[int]:
    return [event.uid for event in table.happened(ev.Activated)]


def ends(table: HeroesTable, times: int) -> HeroesTable:
    for _ in range(times):
        table.pick("end")
    return table


@rule("heroes.combat_round.120", "heroes.unit.220")
def test_units_act_in_falling_order_of_initiative() -> None:
    table = HeroesTable()
    slow = table.unit(0, "castle.halberdiers", 0)  # 4
    middle = table.unit(1, "necropolis.wraiths", 16)  # 5
    fast = table.unit(0, "castle.griffins", 1)  # 6
    ends(round_of(table), 2)
    assert acted(table) == [fast, middle, slow]


@rule("heroes.combat_round.130")
def test_ties_begin_with_the_attacker_and_alternate() -> None:
    table = HeroesTable("catherine", "mutare")
    first = table.unit(0, "castle.halberdiers", 0)  # all of them 4
    second = table.unit(0, "castle.marksmen", 1)
    third = table.unit(1, "dungeon.troglodytes", 16)
    round_of(table).asks(0, "next_unit", [f"unit halberdiers#{first}", f"unit marksmen#{second}"])
    table.pick("unit marksmen").pick("end").pick("end")
    assert acted(table) == [second, third, first]


@rule("heroes.combat_round.130")
def test_ties_alternate_for_as_long_as_they_last_and_begin_anew_with_another_initiative() -> None:
    table = HeroesTable("catherine", "mutare")
    mine = [table.unit(0, "castle.halberdiers", space) for space in (0, 1)]  # 4, like those they meet
    theirs = [table.unit(1, "dungeon.troglodytes", space) for space in (16, 17)]
    fast = table.unit(0, "castle.griffins", 2)  # 6, and alone
    round_of(table)
    for _ in range(2):  # in every round
        table.pick("end", f"unit halberdiers#{mine[1]}", "end", f"unit troglodytes#{theirs[0]}", "end")
        ends(table, 2)
    order = [fast, mine[1], theirs[0], mine[0], theirs[1]]
    assert acted(table) == [*order, *order, fast]


@rule("heroes.combat_round.130")
def test_every_round_begins_ties_with_the_attacker_even_if_it_acted_last() -> None:
    table = HeroesTable("catherine", "mutare")
    first = table.unit(0, "castle.halberdiers", 0)
    second = table.unit(0, "castle.halberdiers", 1)
    third = table.unit(1, "dungeon.troglodytes", 16)
    round_of(table).pick(f"unit halberdiers#{first}")
    ends(table, 3)
    assert acted(table) == [first, third, second]
    table.asks(0, "next_unit", [f"unit halberdiers#{first}", f"unit halberdiers#{second}"])


@rule("heroes.combat_round.110", "heroes.combat_round.140")
def test_a_round_ends_when_every_unit_has_acted_once() -> None:
    table = HeroesTable()
    halberdiers = table.unit(0, "castle.halberdiers", 0)
    griffins = table.unit(0, "castle.griffins", 1)
    wraiths = table.unit(1, "necropolis.wraiths", 16)
    ends(round_of(table), 3)
    assert acted(table) == [griffins, wraiths, halberdiers, griffins]
    assert [event.n for event in table.happened(ev.RoundBegan)] == [1, 2]


@rule("heroes.combat_round.110")
def test_who_has_units_left_goes_on_alone() -> None:
    table = HeroesTable("catherine", "mutare")
    fast = table.unit(1, "dungeon.black_dragons", 16)  # 11
    slow = [table.unit(0, "castle.halberdiers", space) for space in range(3)]  # 4
    round_of(table).pick("end")
    for uid in slow[:2]:
        table.pick(f"unit halberdiers#{uid}", "end")
    table.pick("end")
    assert acted(table) == [fast, *slow, fast]


@rule("heroes.combat_round.240")
def test_the_next_unit_acts_after_the_blow_struck_back() -> None:
    table = HeroesTable("catherine", "mutare")
    champions = table.unit(0, "castle.champions", 5)  # 7
    minotaurs = table.unit(1, "dungeon.minotaurs", 6)  # 6
    round_of(table).dice(0, 0).pick("attack minotaurs").asks(1, "act")
    told = [event for event in table.events if isinstance(event, ev.Activated | ev.Wounded)]
    assert [(type(event), event.uid) for event in told] == [
        (ev.Activated, champions),
        (ev.Wounded, minotaurs),
        (ev.Wounded, champions),
        (ev.Activated, minotaurs),
    ]


@rule("heroes.combat_round.090", "heroes.retaliation.050")
def test_marks_of_acting_and_retaliating_go_with_the_round() -> None:
    table = HeroesTable()
    halberdiers = table.unit(0, "castle.halberdiers", 0, marks=ACTED | RETALIATED)
    table.unit(1, "necropolis.zombies", 16, marks=RETALIATED)
    round_of(table)
    assert acted(table) == [halberdiers]
    assert not table.marked(halberdiers, RETALIATED)
    assert table.marked(halberdiers, ACTED)
    assert all(not unit.marks & RETALIATED for unit in table.c.units)


@rule("heroes.combat_round.010", "heroes.combat_round.040", "heroes.retreat.010")
@pytest.mark.parametrize("guards", ["neutral.boars", "neutral.crusaders", "neutral.trolls"])
@pytest.mark.parametrize("movement", [0, 1, 2])
def test_guards_below_azure_are_fought_for_one_round_and_more_for_movement(
    guards: str, movement: int
) -> None:
    table = HeroesTable("catherine", "guards", quiet_rounds=99).having(0, movement=movement, gold=9)
    table.unit(0, "castle.archangels:pack", 0)
    table.unit(1, guards, 19)
    table.c.walls[8:12] = [WALL] * 4  # so that they never meet
    table.c.round = 0
    table.start("heroes.open", -1)
    for left in range(movement, 0, -1):
        table.pick("end").asks(0, "further_round", ["pay_for_round", "withdraw"]).pick("pay_for_round")
        assert table.hero(0).movement == left - 1
    table.pick("end").asks(0, "further_round", ["withdraw"])
    assert table.c.round == 1 + movement
    table.pick("withdraw")
    assert (table.c.ending, table.c.victor) == (RETREAT, DEFENDER)
    assert table.g.players[0].army != ()  # heroes.retreat.020: what still stands is kept
    assert (table.g.players[0].gold, table.g.players[0].morale) == (9, 0)  # it is no defeat


@rule("heroes.combat_round.020", "heroes.combat_round.050")
@pytest.mark.parametrize("beside", ["neutral.crystal_dragons", "neutral.boars"])
def test_azure_guards_are_fought_to_the_end_without_paying(beside: str) -> None:
    table = HeroesTable("catherine", "guards").having(0, movement=2)
    table.unit(0, "castle.archangels:pack", 0)
    azure = [table.unit(1, "neutral.crystal_dragons", 19), table.unit(1, beside, 18)]
    table.dice(*[-1] * 20).start("heroes.open", -1)
    while table.c.round < 4:
        table.asks(0, "act").pick("end")
    for uid in azure:
        table.g.remove(uid)
    table.pick("end")
    assert (table.c.ending, table.c.victor, table.g.winners) == (VICTORY, ATTACKER, (0,))
    assert table.hero(0).movement == 2


@rule("heroes.combat_round.030")
@pytest.mark.parametrize("defender", ["sandro", "ai", "army"])
def test_heroes_fight_until_one_side_has_won(defender: str) -> None:
    """Against another hero, one whom nobody plays, or units whose hero is elsewhere."""
    table = HeroesTable("catherine", "ai" if defender == "ai" else "sandro", quiet_rounds=99)
    if defender == "army":
        table.c.camps[1] = Camp(ARMY, Seat(1))
    table.unit(0, "castle.archangels:pack", 5)
    table.unit(1, "necropolis.skeletons", 13)
    table.c.walls[8:12] = [WALL] * 4  # they do not meet until the archangels fly
    round_of(table)
    while table.c.round < 6:
        table.pick("end")
    assert not table.g.over
    table.dice(0).pick("move 12", "attack skeletons").rests()
    assert (table.c.ending, table.g.winners) == (VICTORY, (0,))


@rule("heroes.combat_round.250", "heroes.end_of_combat.010")
def test_the_last_guard_must_fall() -> None:
    table = HeroesTable("catherine", "guards")
    champions = table.unit(0, "castle.champions:pack", 5)
    table.unit(1, "neutral.peasants", 9)
    table.unit(1, "neutral.peasants", 19)
    round_of(table).pick("attack peasants#1")
    assert not table.g.over
    table.pick("withdraw")
    assert table.c.victor == DEFENDER

    table = HeroesTable("catherine", "guards")
    champions = table.unit(0, "castle.champions:pack", 5)
    table.unit(1, "neutral.peasants", 9)
    round_of(table).pick("attack peasants")
    assert table.g.over
    assert table.g.winners == (0,)
    assert table.stands(champions)


@rule("heroes.combat_round.270")
def test_a_fight_in_which_nobody_is_hurt_is_broken_off() -> None:
    table = HeroesTable()
    table.unit(0, "castle.halberdiers", 0)
    table.unit(1, "necropolis.skeletons", 19)
    round_of(table)
    for _ in range(6):
        assert not table.g.over
        table.pick("defend" if table.offers("defend") else "end")
    assert (table.c.ending, table.c.victor) == (BROKEN_OFF, DEFENDER)
    assert table.g.winners == (1,)
    assert table.g.players[0].morale == 0  # it is no defeat


@rule("heroes.combat_round.270")
@pytest.mark.parametrize("stir", ["wound", "card", "morale"])
def test_a_wound_or_a_card_begins_the_count_of_quiet_rounds_again(stir: str) -> None:
    table = HeroesTable().hand(0, "estates").deck(0, "attack").having(0, morale=1)
    halberdiers = table.unit(0, "castle.halberdiers:pack", 0)
    table.unit(1, "necropolis.skeletons", 19)
    ends(round_of(table), 4)
    assert (table.c.round, table.c.active, table.c.quiet) == (3, halberdiers, 2)
    if stir == "wound":
        table.g.wound(halberdiers, 1)
    else:
        table.pick("play estates" if stir == "card" else "morale 0")
    ends(table, 6)  # the third round and two quiet ones
    assert (table.c.round, table.c.quiet) == (6, 2)
    ends(table, 2)
    assert (table.c.round, table.c.ending, table.g.winners) == (6, BROKEN_OFF, (1,))


@rule("heroes.combat_round.280")
def test_the_thirtieth_round_is_the_last() -> None:
    table = HeroesTable(quiet_rounds=99)
    table.unit(0, "castle.halberdiers", 0)
    table.unit(1, "necropolis.skeletons", 19)
    ends(round_of(table), 59)
    assert not table.g.over
    table.pick("end")
    assert (table.c.round, table.c.ending, table.g.winners) == (30, BROKEN_OFF, (1,))
    assert table.g.players[0].morale == 0


@pytest.mark.parametrize(("level", "winner"), [(1, 0), (3, 0)])
def test_a_victory_is_told_with_its_side(level: int, winner: int) -> None:
    table = HeroesTable(level=level)
    champions = table.unit(0, "castle.champions:pack", 5)
    table.unit(1, "necropolis.skeletons", 9)
    round_of(table).pick("attack skeletons")
    assert [(event.victor, event.ending) for event in table.happened(ev.CombatEnded)] == [(ATTACKER, VICTORY)]
    assert table.g.winners == (winner,)
    assert table.stands(champions)


@rule("heroes.combat_round.120", "heroes.combat_round.130")
def test_the_order_that_is_shown_is_the_order_that_is_kept() -> None:
    table = HeroesTable("catherine", "mutare")
    for space, name in enumerate(
        ("castle.halberdiers", "castle.griffins", "castle.griffins", "castle.marksmen")
    ):
        table.unit(0, name, space)
    for space, name in enumerate(("dungeon.troglodytes", "dungeon.harpies", "neutral.griffins"), start=16):
        table.unit(1, name, space)
    announced = order_of_play(table.c)
    assert sorted(announced) == list(range(7))
    round_of(table)
    while len(acted(table)) < 7:
        table.g.choose(table.asked().options[0 if table.asked().kind == "next_unit" else -1])
    assert acted(table) == announced


@rule("heroes.combat_round.130")
def test_of_tied_units_that_nobody_steers_the_highest_tier_is_shown_first() -> None:
    table = HeroesTable(
        "catherine", "guards", lent=(faster("neutral.boars", tier=1), faster("neutral.boars", tier=3))
    )
    table.unit(0, "castle.halberdiers", 0)
    kinds = len(table.g.units)
    lower = table.g.place(1, kinds - 2, 0, 18)
    higher = table.g.place(1, kinds - 1, 0, 19)
    assert order_of_play(table.c)[:2] == [higher, lower]
    assert next_in_line(table.c) == [higher]


def faster(id: str, tier: int) -> UnitDef:
    """A unit of that tier that acts before all others."""
    like = printed_unit(id)
    face = Face(1, 0, 3, 20, 0, 0, like.faces[0].powers)
    lent = len(content().units) + (tier > 1)
    return UnitDef(lent, f"neutral.swift_{tier}", like.faction, tier, like.type, (face,), 1)
