"""Who has no town and no settlement is out of the game, sooner or later. [heroes.elimination]"""

import pytest

from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.map import events as ev
from fabletop.games.heroes.map.guards import steerer_for
from fabletop.games.heroes.map.marks import NO_CUBE
from fabletop.games.heroes.testing import AdventureTable
from fabletop.kernel.frame import Seat
from fabletop.testing import rule

TOWN = "S2.C"
SETTLEMENT = "F3.L"


def three() -> AdventureTable:
    """Catherine, Mutare and Sandro, each with a unit; it is Catherine's turn."""
    table = AdventureTable("catherine", "mutare", "sandro")
    table.first_army(0, "castle.griffins").first_army(1, "dungeon.harpies")
    return table.first_army(2, "necropolis.zombies").stands(0, "S2.TL")


def siege_of_the_last_town() -> AdventureTable:
    """Mutare defends the only place that she has."""
    table = three().stands(1, TOWN).turn(0)
    return table.pick(f"step {TOWN}").deploy_all()


# -- by a fight -----------------------------------------------------------------------------------------


@rule("heroes.elimination.020")
def test_a_main_hero_beaten_in_the_last_town_puts_its_player_out() -> None:
    table = siege_of_the_last_town().wins(0)
    assert [event.seat for event in table.happened(ev.Eliminated)] == [1]
    assert table.g.heroes[1].field == NONE
    assert table.g.realm(Seat(1)).out
    assert not table.g.over  # two are left
    table.asks(0, "main")
    assert table.where(0) == TOWN
    assert table.cube(TOWN) == 0


@rule("heroes.elimination.020")
def test_not_if_there_is_another_place() -> None:
    table = three().stands(1, TOWN).flagged(1, SETTLEMENT).turn(0)
    table.pick(f"step {TOWN}").deploy_all().wins(0)
    assert not table.g.realm(Seat(1)).out
    assert table.where(1) == SETTLEMENT


@rule("heroes.elimination.040")
def test_a_main_hero_beaten_anywhere_without_a_place_puts_its_player_out() -> None:
    table = three().flagged(0, TOWN).stands(1, "F3.BL").stands(0, "F3.C").visited("F3.C").turn(0)
    table.pick("step F3.BL").deploy_all().wins(0)
    assert table.g.realm(Seat(1)).out
    assert table.g.realm(Seat(0)).cubes == (1,)


@rule("heroes.elimination.040")
def test_guards_do_it_too_and_the_turn_goes_on_to_the_next_player() -> None:
    table = three().flagged(0, TOWN).flagged(2, "S3.C").stands(1, "S2.BR").turn(1)
    table.pick("step S2.BL").deploy_all()
    if table.g.combat is not None:
        table.wins(-1)
    assert table.g.realm(Seat(1)).out
    assert table.g.turn_of == -1
    table.at_rest()


@rule("heroes.elimination.040")
def test_a_secondary_hero_puts_nobody_out() -> None:
    table = three().flagged(0, TOWN).stands(1, "S2.BR").stands(0, "F3.C").visited("F3.C")
    table.second(1, "F3.BL")
    table.turn(0).pick("step F3.BL", "give_up")
    assert not table.g.realm(Seat(1)).out


# -- by time --------------------------------------------------------------------------------------------


@rule("heroes.elimination.010")
@pytest.mark.parametrize(("round", "out"), [(5, False), (7, False), (8, True)])
def test_three_full_rounds_without_a_place_put_a_player_out(round: int, out: bool) -> None:
    table = three().flagged(0, TOWN).having(1, homeless=5)
    table.g.round = round
    table.start("heroes.homeless", -1)
    assert table.g.realm(Seat(1)).out is out
    assert not table.g.realm(Seat(0)).out


@rule("heroes.elimination.010")
def test_the_count_ends_with_the_round() -> None:
    table = AdventureTable("catherine", "mutare", round=8)
    table.flagged(0, TOWN).having(1, homeless=5).stands(1, "S2.BR")
    table.can_end().start("heroes.round_ends", -1)
    assert table.g.over
    assert table.g.winners == (0,)


@rule("heroes.elimination.010")
@rule("heroes.victory.050")
def test_who_goes_at_the_same_moment_wins_nothing_by_it() -> None:
    table = AdventureTable("catherine", "mutare", "sandro", round=8)
    table.flagged(2, TOWN, "S3.C").having(0, homeless=5).having(1, homeless=4)
    table.can_end().start("heroes.round_ends", -1)
    assert table.g.winners == (2,)
    both = AdventureTable("catherine", "mutare", round=8)
    both.flagged(0, TOWN).flagged(1, "S3.C").having(0, homeless=5).having(1, homeless=5)
    both.can_end().start("heroes.round_ends", -1)
    assert both.g.over
    assert both.g.winners == ()


# -- what becomes of it ---------------------------------------------------------------------------------


@rule("heroes.elimination.050")
def test_cubes_heroes_and_cards_leave_the_game() -> None:
    table = three().stands(1, TOWN).flagged(1, "S2.R", "F3.C")
    number = table.second(1, "S2.BR")
    table.hand(1, "attack").deck(1, "defence", "power").discard(1, "knowledge")
    table.flagged(0, TOWN).start("heroes.eliminate", 1)
    player = table.g.players[1]
    assert (player.hand, player.deck, player.discard, player.army) == ([], [], [], ())
    assert sorted(table.g.cards[card].id for card in table.g.removed) == [
        *("attack", "defence", "knowledge", "power")
    ]
    assert (table.g.heroes[1].field, table.g.heroes[number].field) == (NONE, NONE)
    assert (table.cube("S2.R"), table.cube("F3.C")) == (NO_CUBE, NO_CUBE)


@rule("heroes.elimination.050")
def test_freed_fields_are_unguarded_and_pay_no_first_owner() -> None:
    table = three().flagged(1, "S2.R", SETTLEMENT).flagged(0, TOWN)
    table.start("heroes.eliminate", 1)
    table.stands(0, TOWN).turn(0).pick("step S2.R").asks(0, "main")
    assert table.cube("S2.R") == 0
    assert table.treasury(0) == (0, 0, 0)
    table.stands(0, "F3.BL").turn(0).pick(f"step {SETTLEMENT}", "yields 0").asks(0, "main")
    assert table.treasury(0) == (0, 0, 0)


@rule("heroes.elimination.050")
def test_who_is_out_has_no_turn_and_no_income() -> None:
    table = three().having(1, out=1)
    for seat in range(3):
        table.g.own_realm(Seat(seat)).income = (10, 0, 0)
    table.start("heroes.pay_income", -1)
    assert [player.gold for player in table.g.players] == [10, 0, 10]
    table.start("heroes.turn", 1).at_rest()


@rule("heroes.elimination.030")
@rule("heroes.combat_setup.120")
def test_who_is_out_still_steers_guards() -> None:
    table = siege_of_the_last_town()
    table.g.movers = (Seat(2), Seat(1))
    table.wins(0)
    assert table.g.realm(Seat(1)).out
    assert steerer_for(table.g, Seat(0)) == 1


@rule("heroes.victory.070")
def test_who_is_left_alone_has_won_at_once() -> None:
    table = AdventureTable("catherine", "mutare")
    table.first_army(0, "castle.griffins").first_army(1, "dungeon.harpies")
    table.stands(0, "S2.TL").can_end().turn(0).pick(f"step {TOWN}").deploy_all().wins(0)
    assert table.g.over
    assert table.g.winners == (0,)
    assert [event.seat for event in table.happened(ev.Won)] == [0]
