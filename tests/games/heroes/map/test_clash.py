"""Fights between players on the map, and what they cost. [heroes.defeat, surrender, secondary_hero]"""

import pytest

from fabletop.games.heroes.combat.activation import may_retreat
from fabletop.games.heroes.combat.state import ATTACKER, DEFENDER
from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.map import events as ev
from fabletop.games.heroes.testing import AdventureTable, troop
from fabletop.kernel.frame import Frame, Seat
from fabletop.testing import rule


def meeting(**resources: int) -> AdventureTable:
    """Catherine beside Mutare, who stands on an empty field of F3; each has a unit, and a home."""
    table = AdventureTable("catherine", "mutare")
    table.first_army(0, "castle.griffins").first_army(1, "dungeon.harpies")
    table.stands(0, "F3.C").stands(1, "F3.BL").visited("F3.C")
    return table.having(1, **resources).turn(0)


def attack(table: AdventureTable) -> AdventureTable:
    """Up to the first combat round."""
    return table.pick("step F3.BL").deploy_all()


@rule("heroes.combat_setup.020")
@rule("heroes.combat_setup.030")
@rule("heroes.movement.100")
def test_who_enters_the_field_of_an_enemy_attacks() -> None:
    table = attack(meeting())
    assert table.g.combat is not None
    assert table.g.fight.camps[ATTACKER].seat == 0
    assert table.g.fight.camps[DEFENDER].seat == 1


@rule("heroes.defeat.010")
def test_a_beaten_main_hero_pays_five_gold_to_the_winner() -> None:
    table = attack(meeting(gold=12)).wins(0)
    assert (table.g.players[0].gold, table.g.players[1].gold) == (5, 7)


@rule("heroes.defeat.010")
def test_it_pays_what_it_has_if_that_is_less() -> None:
    table = attack(meeting(gold=3)).wins(0)
    assert (table.g.players[0].gold, table.g.players[1].gold) == (3, 0)


@rule("heroes.defeat.020")
def test_and_loses_heart() -> None:
    table = attack(meeting()).wins(0)
    assert [player.morale for player in table.g.players] == [0, -1]


@rule("heroes.defeat.030")
def test_and_goes_to_a_home_of_its_choice() -> None:
    table = meeting()
    table.flagged(1, "F3.L")
    attack(table).wins(0)
    table.asks(1, "refuge", ["field F3.L", "field S2.C"])
    table.pick("field F3.L")
    assert table.where(1) == "F3.L"


@rule("heroes.defeat.080")
def test_not_to_one_where_its_other_hero_stands_unless_there_is_no_other() -> None:
    table = meeting()
    table.flagged(1, "F3.L").second(1, "S2.C")
    attack(table).wins(0)
    assert table.where(1) == "F3.L"
    alone = meeting()
    alone.second(1, "S2.C")
    attack(alone).wins(0)
    assert alone.where(1) == "S2.C"


@rule("heroes.defeat.080")
def test_nor_to_the_place_just_lost() -> None:
    table = meeting()
    table.flagged(1, "F3.BR")
    table.stands(1, "F3.L").flagged(1, "F3.L").pick("step F3.L")
    table.deploy_all().wins(0)
    assert table.where(1) == "S2.C"


@rule("heroes.defeat.050")
@rule("heroes.unit.120")
def test_without_a_unit_left_the_first_army_comes_back() -> None:
    table = attack(meeting()).wins(0)
    assert table.g.players[1].army == (troop("dungeon.harpies"),)
    assert [event.seat for event in table.happened(ev.ArmyRaised)] == [1]


@rule("heroes.defeat.050")
def test_units_that_did_not_fight_are_kept() -> None:
    table = attack(meeting())
    table.army(1, "dungeon.minotaurs:pack").wins(0)
    assert table.g.players[1].army == (troop("dungeon.minotaurs:pack"),)


@rule("heroes.victory.030")
def test_a_beaten_hero_costs_a_cube() -> None:
    table = attack(meeting()).wins(0)
    assert table.g.realm(Seat(0)).cubes == (1,)


@rule("heroes.experience.010")
@rule("heroes.experience.080")
@pytest.mark.parametrize(("level", "symbols"), [(1, 1), (2, 2)])
def test_the_winner_learns_by_the_level_of_the_beaten(level: int, symbols: int) -> None:
    table = meeting()
    table.level(1, level)
    attack(table).wins(0)
    assert table.g.main_hero(Seat(0)).experience == symbols


@rule("heroes.defeat.040")
def test_the_beaten_keeps_its_level() -> None:
    table = meeting()
    table.level(1, 3)
    attack(table).wins(0)
    assert table.g.level_of(Seat(1)) == 3


def test_the_attacker_who_won_stays_and_visits() -> None:
    table = meeting()
    table.stands(1, "F3.TL").pick("step F3.TL")
    table.deploy_all().wins(0)
    assert table.where(0) == "F3.TL"
    assert table.g.players[0].gold == 3  # the water wheel


def test_the_attacker_who_lost_visits_nothing() -> None:
    table = meeting()
    table.stands(1, "F3.TL").pick("step F3.TL")
    table.deploy_all().wins(1)
    assert table.where(0) == "S3.C"
    assert table.g.players[0].gold == 0
    assert table.g.realm(Seat(1)).cubes == (0,)


# -- surrender ------------------------------------------------------------------------------------------


@rule("heroes.surrender.020")
@rule("heroes.surrender.030")
@rule("heroes.surrender.040")
@rule("heroes.surrender.060")
def test_who_surrenders_pays_ten_and_goes_home_with_all_units() -> None:
    table = meeting(gold=11)
    table.stands(1, "F3.TL").pick("step F3.TL")
    table.deploy_all().surrenders(1)
    assert (table.g.players[0].gold, table.g.players[1].gold) == (10 + 3, 1)
    assert table.where(1) == "S2.C"
    assert table.g.players[1].army == (troop("dungeon.harpies"),)
    assert table.g.realm(Seat(0)).cubes == ()
    assert table.g.main_hero(Seat(0)).experience == 0
    assert table.where(0) == "F3.TL"


def test_an_attacker_who_surrenders_leaves_the_field_unvisited() -> None:
    table = meeting()
    table.having(0, gold=10).stands(1, "F3.TL").pick("step F3.TL")
    table.deploy_all().surrenders(0)
    assert table.where(0) == "S3.C"
    assert table.cube("F3.TL") == -1
    assert table.g.players[1].gold == 10


def test_a_secondary_hero_that_surrenders_leaves_the_map() -> None:
    table = meeting(gold=10)
    number = table.second(1, "F3.TR")
    table.pick("step F3.TR", "fight").deploy_all().surrenders(1)
    assert table.g.heroes[number].field == NONE
    assert table.g.realm(Seat(0)).cubes == ()


@rule("heroes.siege.040")
@pytest.mark.parametrize("walls", [False, True])
def test_nobody_surrenders_in_a_town(walls: bool) -> None:
    table = meeting(gold=20)
    table.town(1, *(["citadel"] if walls else []))
    table.stands(0, "S2.L").stands(1, "S2.C").turn(0).pick("step S2.C")
    table.deploy_all()
    assert not table.may_surrender(1)


@rule("heroes.siege.040")
def test_but_a_settlement_may_be_given_up_so() -> None:
    table = meeting(gold=20)
    table.stands(1, "F3.L").flagged(1, "F3.L").pick("step F3.L")
    table.deploy_all()
    assert table.may_surrender(1)


# -- retreat in the first edition ---------------------------------------------------------------------------


def first_edition() -> AdventureTable:
    table = AdventureTable("catherine", "mutare", ruleset="first")
    table.first_army(0, "castle.griffins").first_army(1, "dungeon.harpies").having(0, gold=9).having(
        1, gold=9
    )
    table.stands(0, "F3.C").stands(1, "F3.TL").visited("F3.C").turn(0)
    return table.pick("step F3.TL").deploy_all()


def retreat(table: AdventureTable, seat: int) -> AdventureTable:
    table.g.stack.append(Frame("heroes.retreat", Seat(seat), (table.g.fight.led_by(Seat(seat)),)))
    table.g.decision = None
    table.g.advance()
    return table


@rule("heroes.retreat.020")
@rule("heroes.retreat.030")
@pytest.mark.parametrize(("seat", "home"), [(0, "S3.C"), (1, "S2.C")])
def test_who_retreats_goes_home_and_pays_nothing(seat: int, home: str) -> None:
    table = first_edition()
    table.g.fight.active = 0
    retreat(table, seat)
    assert table.where(seat) == home
    assert [player.gold for player in table.g.players] == [9 + 3 * (seat == 1), 9]  # and the water wheel
    assert [player.morale for player in table.g.players] == [0, 0]
    assert [table.g.realm(Seat(one)).cubes for one in (0, 1)] == [(), ()]
    assert [table.g.main_hero(Seat(one)).experience for one in (0, 1)] == [0, 0]
    assert len(table.units(seat)) == 1  # the first army
    assert table.where(0) == ("F3.TL" if seat == 1 else "S3.C")


@rule("heroes.retreat.030")
def test_nobody_retreats_who_would_have_nowhere_to_go() -> None:
    table = first_edition()
    assert may_retreat(table.g, Seat(1))
    table.flagged(0, "S2.C")
    assert not may_retreat(table.g, Seat(1))


# -- secondary heroes -------------------------------------------------------------------------------------


@rule("heroes.secondary_hero.110")
@rule("heroes.secondary_hero.140")
@rule("heroes.experience.060")
def test_a_secondary_hero_may_be_given_up_at_once_for_a_cube() -> None:
    table = meeting(gold=5)
    number = table.second(1, "F3.TR")
    table.pick("step F3.TR").asks(1, "give_up", ["fight", "give_up"]).pick("give_up")
    assert table.g.heroes[number].field == NONE
    assert table.g.realm(Seat(0)).cubes == (1,)
    assert table.g.players[1].gold == 5
    assert table.g.main_hero(Seat(0)).experience == 1  # of the learning stone, not of the fight
    assert table.where(0) == "F3.TR"


@rule("heroes.secondary_hero.090")
@rule("heroes.secondary_hero.100")
@rule("heroes.secondary_hero.120")
@rule("heroes.secondary_hero.150")
def test_or_it_fights_with_the_units_and_without_cards() -> None:
    table = meeting(gold=5)
    number = table.second(1, "F3.TR")
    table.pick("step F3.TR", "fight").deploy_all()
    assert not table.g.fight.camps[DEFENDER].uses_cards
    table.wins(0)
    assert table.g.heroes[number].field == NONE
    assert table.g.players[1].army == (troop("dungeon.harpies"),)
    assert (table.g.players[1].gold, table.g.players[1].morale) == (5, 0)
    assert table.g.realm(Seat(0)).cubes == (1,)


@rule("heroes.secondary_hero.130")
def test_one_that_was_lost_is_back_at_the_next_turn_at_the_earliest() -> None:
    table = meeting(gold=20)
    table.second(1, "F3.TR")
    table.pick("step F3.TR", "give_up")
    assert not table.offers("1: hire S2.C")
    table.having(1, away=False)
    table.pick("step F3.C")
    assert any(option.startswith("1: hire") for option in table.options())


@rule("heroes.experience.100")
def test_the_fights_of_a_secondary_hero_teach_nobody() -> None:
    table = AdventureTable("catherine", "mutare")
    table.first_army(0, "castle.griffins").first_army(1, "dungeon.harpies")
    table.second(0, "F3.C")
    table.visited("F3.C").stands(1, "F3.BL").turn(0)
    table.pick("second step F3.BL").deploy_all().wins(0)
    assert table.g.main_hero(Seat(0)).experience == 0
    assert (table.g.players[0].gold, table.g.players[1].morale) == (0, -1)
