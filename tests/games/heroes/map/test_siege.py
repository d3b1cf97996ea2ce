"""Towns and settlements of others: taken, defended for gold, and taken back. [heroes.capture, siege]"""

import pytest

from fabletop.games.heroes.combat.state import ATTACKER, DEFENDER
from fabletop.games.heroes.map import events as ev
from fabletop.games.heroes.map.flags import STEPS
from fabletop.games.heroes.testing import AdventureTable, troop
from fabletop.games.heroes.turn.income import income_of
from fabletop.kernel.frame import Seat
from fabletop.testing import rule

START_OF_TRACK = (10, 0, 0)
SETTLEMENT = "F3.L"
TOWN = "S2.C"


def steps(table: AdventureTable, seat: Seat) -> tuple[int, ...]:
    """What flags add to a player's income."""
    table.g.own_realm(seat).income = START_OF_TRACK
    return tuple(
        income - first for income, first in zip(income_of(table.g, seat), START_OF_TRACK, strict=True)
    )


def before(place: str = TOWN, **resources: int) -> AdventureTable:
    """Catherine beside a place of Mutare, who is elsewhere with what she has."""
    table = AdventureTable("catherine", "mutare")
    table.first_army(0, "castle.griffins", "castle.marksmen").first_army(1, "dungeon.harpies")
    table.flagged(1, SETTLEMENT)
    table.stands(1, "S2.BR").stands(0, "S2.TL" if place == TOWN else "F3.BL")
    return table.having(1, **resources).turn(0)


def enter(table: AdventureTable, place: str = TOWN) -> AdventureTable:
    """Up to the question whether to pay, or to what comes without it."""
    table.pick(f"step {place}")
    while table.g.decision is not None and table.g.decision.kind == "town_window":
        table.pick("pass")
    return table


def defended(table: AdventureTable, place: str = TOWN) -> AdventureTable:
    """Up to the first combat round of a siege that was paid for."""
    return enter(table, place).pick("pay_for_defence").deploy_all()


# -- entering -------------------------------------------------------------------------------------------


@rule("heroes.capture.010")
@rule("heroes.siege.010")
@rule("heroes.combat_setup.020")
@pytest.mark.parametrize("place", [TOWN, SETTLEMENT])
def test_a_hero_that_enters_a_place_of_an_enemy_besieges_it(place: str) -> None:
    table = before(place, gold=8)
    table.hush()
    enter(table, place).asks(1, "pay_for_defence", ["pay_for_defence", "yield"])
    assert [event.hero for event in table.happened(ev.FightAnnounced)] == [0]


@rule("heroes.capture.010")
def test_a_settlement_that_nobody_owns_is_taken_by_going_there() -> None:
    table = before(SETTLEMENT)
    table.g.lose_flag(table.field(SETTLEMENT))  # it had an owner once: nobody guards it
    table.pick(f"step {SETTLEMENT}").asks(0, "settle")
    assert table.cube(SETTLEMENT) == 0


@rule("heroes.capture.060")
@pytest.mark.parametrize("gold", [7, 8])
@pytest.mark.parametrize("ruleset", ["retail", "first"])
def test_a_town_whose_owner_does_not_pay_is_taken_at_once(gold: int, ruleset: str) -> None:
    table = AdventureTable("catherine", "mutare", ruleset=ruleset)
    table.first_army(0, "castle.griffins").first_army(1, "dungeon.harpies")
    table.stands(1, "S2.BR").stands(0, "S2.TL").having(1, gold=gold).turn(0)
    enter(table)
    if gold == 8:
        table.pick("yield")
    assert table.cube(TOWN) == 0
    assert table.where(0) == TOWN
    assert (table.g.players[1].gold, table.g.players[1].army) == (gold, (troop("dungeon.harpies"),))
    assert table.where(1) == "S2.BR"


# -- paying ---------------------------------------------------------------------------------------------


@rule("heroes.capture.020")
@rule("heroes.capture.030")
@rule("heroes.capture.040")
@pytest.mark.parametrize("place", [TOWN, SETTLEMENT])
def test_eight_gold_bring_the_army_there_without_hero_or_cards(place: str) -> None:
    table = before(place, gold=11)
    table.hand(1, "attack", "defence")
    defended(table, place)
    assert table.g.players[1].gold == 3
    camp = table.g.fight.camps[DEFENDER]
    assert (camp.seat, camp.hero, camp.uses_cards) == (1, -1, False)
    assert table.g.fight.camps[ATTACKER].uses_cards
    assert table.where(1) == "S2.BR"
    assert [table.g.units[u.kind].id for u in table.g.fight.units if u.side == DEFENDER] == [
        "dungeon.harpies"
    ]


@rule("heroes.capture.020")
def test_nobody_is_asked_without_an_army_to_send() -> None:
    table = before(gold=20)
    table.army(1)
    enter(table)
    assert table.cube(TOWN) == 0


@rule("heroes.capture.020")
def test_nor_where_a_hero_stands_the_hero_fights() -> None:
    table = before(gold=20)
    table.stands(1, TOWN)
    enter(table).deploy_all()
    assert table.g.players[1].gold == 20
    assert table.g.fight.camps[DEFENDER].hero == 1


@rule("heroes.town_action.030")
@rule("heroes.turn.100")
def test_what_is_bought_before_the_fight_takes_part_in_it() -> None:
    table = before(gold=13)
    table.town(1, "bronze_dwelling", "citadel")
    table.pick(f"step {TOWN}").asks(1, "town_window")
    table.pick("recruit dungeon.troglodytes", "pass").asks(1, "pay_for_defence")
    assert "dungeon.troglodytes" in table.units(1)


@rule("heroes.capture.050")
@rule("heroes.defeat.070")
def test_the_army_is_back_with_the_hero_afterwards() -> None:
    table = defended(before(gold=8)).wins(1)
    assert table.where(1) == "S2.BR"
    assert table.g.players[1].army == (troop("dungeon.harpies"),)
    assert table.cube(TOWN) == 1


@rule("heroes.experience.070")
@pytest.mark.parametrize("winner", [0, 1])
def test_a_paid_army_neither_teaches_nor_learns(winner: int) -> None:
    table = before(gold=8)
    table.level(1, 3)
    defended(table).wins(winner)
    assert table.g.main_hero(Seat(0)).experience == 0
    assert table.g.main_hero(Seat(1)).experience == 4


@rule("heroes.defeat.070")
def test_a_beaten_paid_army_costs_its_units_and_nothing_else() -> None:
    table = defended(before(gold=20))
    table.wins(0)
    assert (table.g.players[1].gold, table.g.players[1].morale) == (12, 0)
    assert table.where(1) == "S2.BR"
    assert table.g.players[1].army == (troop("dungeon.harpies"),)  # the first army
    assert [event.seat for event in table.happened(ev.ArmyRaised)] == [1]
    assert table.cube(TOWN) == 0
    assert table.g.realm(Seat(0)).cubes == (1,)  # for the town


@rule("heroes.defeat.070")
def test_and_units_that_stayed_behind_are_kept() -> None:
    table = defended(before(gold=20))
    table.army(1, "dungeon.minotaurs").wins(0)
    assert table.g.players[1].army == (troop("dungeon.minotaurs"),)


@rule("heroes.defeat.070")
def test_a_hero_beaten_off_by_a_paid_army_pays_as_for_any_defeat() -> None:
    table = before(gold=8)
    table.having(0, gold=9)
    defended(table).wins(1)
    assert (table.g.players[0].gold, table.g.players[1].gold) == (4, 5)
    assert table.g.players[0].morale == -1
    assert table.where(0) == "S3.C"
    assert table.g.realm(Seat(1)).cubes == (0,)
    assert table.cube(TOWN) == 1


@rule("heroes.elimination.040")
def test_a_paid_army_beaten_without_any_other_place_puts_nobody_out() -> None:
    table = before(gold=8)
    table.flagged(0, SETTLEMENT)
    defended(table).wins(0)
    assert not table.g.realm(Seat(1)).out
    assert table.g.realm(Seat(1)).homeless == 1
    assert table.where(1) == "S2.BR"


# -- walls ----------------------------------------------------------------------------------------------


@rule("heroes.siege.020")
@rule("heroes.town.040")
@pytest.mark.parametrize("hero_at_home", [False, True])
@pytest.mark.parametrize("citadel", [False, True])
def test_walls_gate_and_tower_stand_in_the_own_town_with_a_citadel(citadel: bool, hero_at_home: bool) -> None:
    table = before(gold=8)
    table.town(1, *(["citadel"] if citadel else []))
    if hero_at_home:
        table.stands(1, TOWN)
        enter(table).deploy_all()
    else:
        defended(table)
    assert any(table.g.fight.walls) == citadel
    assert any(unit.is_tower for unit in table.g.fight.units) == citadel


@rule("heroes.siege.020")
def test_none_stand_before_a_settlement() -> None:
    table = before(SETTLEMENT, gold=8)
    table.town(1, "citadel")
    defended(table, SETTLEMENT)
    assert not any(table.g.fight.walls)


@rule("heroes.siege.020")
@rule("heroes.capture.090")
def test_none_stand_in_a_town_of_another_faction() -> None:
    table = AdventureTable("catherine", "mutare")
    table.first_army(0, "castle.griffins").first_army(1, "dungeon.harpies")
    table.town(0, "citadel").town(1, "citadel").flagged(0, TOWN).stands(0, "S3.C")
    table.stands(1, "S2.TL").having(0, gold=8).turn(1)
    defended(table)
    assert not any(table.g.fight.walls)


# -- taken ----------------------------------------------------------------------------------------------


def taken() -> AdventureTable:
    return enter(before())


@rule("heroes.capture.070")
@rule("heroes.victory.030")
@rule("heroes.location.100")
def test_who_takes_a_town_puts_a_cube_on_it_and_takes_one_from_its_owner() -> None:
    table = taken()
    assert table.cube(TOWN) == 0
    assert table.g.realm(Seat(0)).cubes == (1,)
    assert [(event.seat, event.loser) for event in table.happened(ev.CubeTaken)] == [(0, 1)]


@rule("heroes.capture.070")
def test_a_settlement_costs_no_cube() -> None:
    table = enter(before(SETTLEMENT), SETTLEMENT)
    assert table.cube(SETTLEMENT) == 0
    assert table.g.realm(Seat(0)).cubes == ()


@rule("heroes.capture.090")
@rule("heroes.capture.110")
@pytest.mark.parametrize("ruleset", ["retail", "first"])
def test_the_captor_can_use_nothing_of_the_town_but_the_place(ruleset: str) -> None:
    table = AdventureTable("catherine", "mutare", ruleset=ruleset)
    table.first_army(0, "castle.griffins").town(0).town(1, "bronze_dwelling", "citadel", "mage_guild")
    table.flagged(0, TOWN).flagged(1, "S3.C").stands(0, TOWN)
    table.having(0, gold=90, materials=30, valuables=10).turn(0)
    assert not [deed for deed in table.deeds(0) if deed.startswith(("recruit", "reinforce", "book"))]
    assert "build citadel" in table.deeds(0)  # on the own board
    assert table.g.homes(Seat(0)) == [table.field(TOWN)]


@rule("heroes.capture.100")
def test_its_owner_goes_on_using_the_board() -> None:
    table = before(gold=7, materials=30)
    table.town(1, "bronze_dwelling", "citadel")
    enter(table)
    assert table.cube(TOWN) == 0
    assert {"recruit dungeon.troglodytes", "reinforce dungeon.harpies"} <= set(table.deeds(1))
    assert table.g.homes(Seat(1)) == [table.field(SETTLEMENT)]


@rule("heroes.capture.120")
@rule("heroes.capture.140")
def test_its_owner_may_take_it_back_for_a_cube() -> None:
    table = AdventureTable("catherine", "mutare")
    table.flagged(0, TOWN).stands(1, "S2.TL").turn(1)
    enter(table)
    assert table.cube(TOWN) == 1
    assert table.g.realm(Seat(1)).cubes == (0,)


@rule("heroes.capture.120")
def test_and_so_may_a_third() -> None:
    table = AdventureTable("catherine", "mutare", "sandro")
    table.first_army(2, "necropolis.zombies").first_army(0, "castle.griffins")
    table.flagged(0, TOWN).stands(1, "S2.BR").stands(2, "S2.TL").having(0, gold=8).turn(2)
    enter(table).asks(0, "pay_for_defence").pick("yield")
    assert table.cube(TOWN) == 2
    assert table.g.realm(Seat(2)).cubes == (0,)  # of the previous owner, not of the faction


@rule("heroes.capture.130")
@pytest.mark.parametrize("place", [TOWN, SETTLEMENT])
def test_a_secondary_hero_given_up_leaves_its_place_open(place: str) -> None:
    table = before(place, gold=30)
    table.second(1, place)
    table.pick(f"step {place}").asks(1, "give_up").pick("give_up")
    assert table.cube(place) == 0
    assert table.g.players[1].gold == 30
    assert table.where(0) == place


@rule("heroes.surrender.060")
def test_a_settlement_whose_hero_surrendered_is_flagged() -> None:
    table = before(SETTLEMENT, gold=10)
    table.stands(1, SETTLEMENT)
    table.pick(f"step {SETTLEMENT}").deploy_all().surrenders(1)
    assert table.cube(SETTLEMENT) == 0
    assert table.where(1) == TOWN


@rule("heroes.surrender.030")
def test_nobody_surrenders_who_would_have_nowhere_to_go() -> None:
    table = before(SETTLEMENT, gold=10)
    table.flagged(0, TOWN).stands(1, SETTLEMENT)
    table.pick(f"step {SETTLEMENT}").deploy_all()
    assert not table.may_surrender(1)
    assert not table.having(0, gold=10).flagged(1, "S3.C", TOWN).may_surrender(0)


# -- settlements and mines that change hands ------------------------------------------------------------


@rule("heroes.settlement.080")
@rule("heroes.settlement.120")
@rule("heroes.settlement.130")
def test_a_settlement_taken_over_brings_income_of_the_new_owners_choice() -> None:
    table = before(SETTLEMENT)
    table.g.choose_yield(table.field(SETTLEMENT), 0)
    assert steps(table, Seat(1)) == STEPS[0]
    enter(table, SETTLEMENT).asks(0, "settle", ["yields 0", "yields 1", "yields 2", "reinforces"])
    table.pick("yields 2")
    assert steps(table, Seat(1)) == (0, 0, 0)
    assert steps(table, Seat(0)) == STEPS[2]
    assert table.treasury(0) == (0, 0, 0)  # nothing at once for a second owner


@rule("heroes.settlement.110")
@rule("heroes.settlement.130")
@rule("heroes.settlement.160")
def test_or_it_reinforces_for_half_the_price_rounded_up_and_brings_no_income() -> None:
    table = before(SETTLEMENT)
    table.having(0, gold=20)
    marksmen = table.g.units[troop("castle.marksmen")[0]].faces[1].gold
    enter(table, SETTLEMENT).pick("reinforces", "reinforce castle.marksmen")
    assert "castle.marksmen:pack" in table.units(0)
    assert table.g.players[0].gold == 20 - (marksmen + 1) // 2
    assert steps(table, Seat(0)) == (0, 0, 0)


@rule("heroes.mine.010")
@rule("heroes.mine.030")
@rule("heroes.mine.100")
def test_a_mine_of_an_enemy_is_flagged_without_a_fight_and_pays_nothing_at_once() -> None:
    table = AdventureTable("catherine", "mutare")
    table.first_army(1, "dungeon.harpies").having(1, gold=20)
    table.flagged(1, "S2.R").stands(0, TOWN).stands(1, "S2.BR").flagged(1, TOWN).turn(0)
    table.pick("step S2.R").asks(0, "main")
    assert table.cube("S2.R") == 0
    assert table.treasury(0) == (0, 0, 0)
    assert (steps(table, Seat(0)), steps(table, Seat(1))) == (STEPS[1], (0, 0, 0))


@rule("heroes.mine.020")
@rule("heroes.mine.110")
def test_a_mine_that_nobody_owned_is_guarded_and_pays_its_first_owner() -> None:
    table = AdventureTable("catherine", "mutare")
    table.first_army(0, "castle.champions:pack").stands(0, "S3.C").turn(0)
    table.pick("step S3.BL").deploy_all()
    assert table.g.combat is not None
    table.wins(0)
    assert table.cube("S3.BL") == 0
    assert table.treasury(0) == STEPS[1]


# -- a day without a home -------------------------------------------------------------------------------


@rule("heroes.elimination.010")
def test_the_round_in_which_the_last_place_is_lost_is_remembered() -> None:
    table = before()
    table.flagged(0, SETTLEMENT).g.round = 5
    enter(table)
    assert table.g.realm(Seat(1)).homeless == 5


@rule("heroes.elimination.010")
def test_to_lose_a_mine_later_does_not_begin_the_count_anew() -> None:
    table = AdventureTable("catherine", "mutare", round=7)
    table.flagged(0, TOWN).flagged(1, "S2.R").having(1, homeless=5).stands(1, "S2.BR").stands(0, TOWN)
    table.turn(0).pick("step S2.R")
    assert table.cube("S2.R") == 0
    assert table.g.realm(Seat(1)).homeless == 5


@rule("heroes.elimination.010")
def test_to_hold_a_place_again_ends_the_count() -> None:
    table = AdventureTable("catherine", "mutare", round=7)
    table.flagged(0, TOWN).having(1, homeless=5).stands(1, "S2.TL").turn(1)
    enter(table)
    assert table.g.realm(Seat(1)).homeless == 0
