"""What the attacker may do the defender may too, and to the same effect."""

from __future__ import annotations

import pytest

from fabletop.games.heroes.cards.registry import START
from fabletop.games.heroes.combat.pieces import RETALIATED
from fabletop.games.heroes.testing import HeroesTable, card
from fabletop.kernel.frame import NOBODY

SIDES = pytest.mark.parametrize("side", [0, 1])
SPACES = (9, 13)


def clash(side: int, mine: str, theirs: str = "neutral.crystal_dragons") -> tuple[HeroesTable, int, int]:
    """A unit of the side that is meant and one of the other's, side by side; the other has already struck
    back.  Neither hero is undead."""
    table = HeroesTable(*(("catherine", "mutare") if side == 0 else ("mutare", "catherine")), level=2)
    own = table.unit(side, mine, SPACES[side])
    return table, own, table.unit(1 - side, theirs, SPACES[1 - side], marks=RETALIATED)


# -- units ----------------------------------------------------------------------------------------------


@SIDES
def test_wraiths_cost_the_enemy_a_card(side: int) -> None:
    table, wraiths, _ = clash(side, "necropolis.wraiths:pack")
    table.hand(side, "estates").hand(1 - side, "estates").acts(wraiths)
    assert (table.in_hand(side), table.in_hand(1 - side)) == (["estates"], [])


@SIDES
def test_ghost_dragons_take_the_heart_of_the_enemy(side: int) -> None:
    table, dragons, _ = clash(side, "necropolis.ghost_dragons")
    table.having(side, morale=1).having(1 - side, morale=1).acts(dragons)
    assert (table.g.players[side].morale, table.g.players[1 - side].morale) == (1, 0)


@SIDES
def test_minotaurs_bring_their_own_player_a_card(side: int) -> None:
    table, minotaurs, dragons = clash(side, "dungeon.minotaurs")
    table.deck(0, "power").deck(1, "power").dice(-1).attacks(minotaurs, dragons).rests()
    assert (table.in_hand(side), table.in_hand(1 - side)) == (["power"], [])


@SIDES
def test_archangels_bring_their_own_player_a_card_as_combat_starts(side: int) -> None:
    table, _, _ = clash(side, "castle.archangels")
    table.deck(0, "power").deck(1, "power").c.round = 0
    table.start("heroes.open", NOBODY)
    assert (table.in_hand(side), table.in_hand(1 - side)) == (["power"], [])


@SIDES
def test_halberdiers_ignore_a_die_for_a_card(side: int) -> None:
    table, halberdiers, dragons = clash(side, "castle.halberdiers:pack")
    table.hand(side, "estates").dice(1).attacks(dragons, halberdiers)
    table.asks(side, "die", ["brace estates", "pass"]).pick("brace estates")
    assert (table.in_hand(side), table.in_discard(side)) == ([], ["estates"])


# -- cards ----------------------------------------------------------------------------------------------


@SIDES
def test_the_enemy_loses_a_card_at_random(side: int) -> None:
    table, griffins, _ = clash(side, "castle.griffins")
    table.hand(side, "dragon_wing_tabard").hand(1 - side, "estates").acts(griffins)
    table.pick("play dragon_wing_tabard")
    assert (table.in_hand(1 - side), table.in_discard(1 - side)) == ([], ["estates"])


@SIDES
def test_the_enemy_loses_heart(side: int) -> None:
    table, griffins, _ = clash(side, "castle.griffins")
    table.hand(side, "hourglass_of_the_evil_hour").having(1 - side, morale=1).acts(griffins)
    table.pick("play hourglass_of_the_evil_hour")
    assert table.g.players[1 - side].morale == 0


@SIDES
def test_the_card_of_an_effect_goes_to_the_discard_pile_of_who_played_it(side: int) -> None:
    table, griffins, _ = clash(side, "castle.griffins")
    table.hand(side, "haste").acts(griffins).pick("cast haste", "unit griffins", "end")
    table.g.end_lasting(list(table.c.lasting))
    assert (table.in_discard(side), table.in_discard(1 - side)) == (["haste"], [])


@SIDES
def test_a_card_that_lay_on_a_unit_goes_to_the_discard_pile_of_its_player(side: int) -> None:
    table, skeletons, _ = clash(side, "necropolis.skeletons:pack")
    table.hand(side, "sandro_1").acts(skeletons).pick("play sandro_1", "end")
    table.g.wound(skeletons, table.c.health_of(skeletons))
    assert (table.in_discard(side), table.in_discard(1 - side)) == (["sandro_1"], [])


@SIDES
def test_a_spell_of_the_enemys_may_be_resisted(side: int) -> None:
    table, griffins, dragons = clash(side, "castle.griffins")
    table.hand(side, "magic_arrow").hand(1 - side, "resistance").acts(griffins)
    table.pick("cast magic_arrow", "unit crystal_dragons")
    table.asks(1 - side, "resist").pick("play resistance")
    assert (table.damage(dragons), table.in_discard(1 - side)) == (0, ["resistance"])


@SIDES
def test_morale_rerolls_a_die(side: int) -> None:
    table, griffins, dragons = clash(side, "castle.griffins")
    table.having(side, morale=1).dice(-1).attacks(griffins, dragons)
    table.asks(side, "die", ["reroll 3", "pass"]).dice(1).pick("reroll 3")
    assert table.g.players[side].morale == 0


@SIDES
def test_before_any_unit_acts_cards_may_be_played(side: int) -> None:
    table, griffins, _ = clash(side, "castle.griffins")
    table.hand(side, "intelligence", "haste").c.round = 0
    table.start("heroes.window", side, START).pick("play intelligence", "unit griffins")
    assert [one.card for one in table.c.lasting] == [card("haste")]
    assert table.c.lasting_on(griffins, "initiative") > 0


@SIDES
def test_the_fallen_may_be_saved_by_a_card(side: int) -> None:
    table, griffins, dragons = clash(side, "castle.griffins")
    table.hand(side, "resurrection").dice(0).attacks(dragons, griffins)
    table.asks(side, "fatal", ["cast resurrection", "pass"]).pick("cast resurrection")
    assert table.stands(griffins)
