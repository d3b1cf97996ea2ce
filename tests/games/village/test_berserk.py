"""Berserk."""

from __future__ import annotations

import pytest

from fabletop.games.village import events as ev
from fabletop.games.village.testing import VillageTable, amount, board, printed
from fabletop.kernel.frame import Seat
from fabletop.testing import rule

pytestmark = pytest.mark.usefixtures("plain_cards")
HERO = board(life=35, mind=3)
BARBARIAN = board(life=45, mind=0, berserk_beers=2, berserk_attack=2)


def raging(turns: int, *hand: str) -> VillageTable:
    """A hero who is Berserk for so many turns more."""
    return VillageTable(BARBARIAN, HERO).hand(0, *hand).set(0, berserk=turns)


@rule("village.berserk.010")
@pytest.mark.parametrize(
    ("needed", "drunk", "berserk"), [(2, 1, 0), (2, 2, 5), (3, 2, 0), (3, 3, 5), (0, 4, 0)]
)
def test_the_stated_number_of_beers_makes_a_hero_berserk(needed: int, drunk: int, berserk: int) -> None:
    table = VillageTable(board(berserk_beers=needed), HERO).hand(0, *["light_ale"] * drunk).dice(5).acts(0)
    for n in range(drunk):
        assert table.player(0).berserk == 0, f"not after {n} beers"
        table.pick("play light_ale")
    assert table.player(0).berserk == berserk


@rule("village.berserk.010")
def test_beers_of_two_turns_do_not_add_up() -> None:
    table = VillageTable(BARBARIAN, HERO).hand(0, "light_ale").deck(0, "light_ale", *["coin"] * 4)
    table.acts(0).pick("play light_ale", "end_turn", "end_turn", "play light_ale")
    assert table.player(0).berserk == 0
    assert table.happened(ev.Rolled) == []


@rule("village.berserk.020")
@pytest.mark.parametrize("die", [1, 6])
def test_one_die_says_for_how_many_turns(die: int) -> None:
    table = VillageTable(BARBARIAN, HERO).hand(0, "light_ale", "light_ale").dice(die)
    table.acts(0).pick("play light_ale", "play light_ale")
    assert [roll.n for roll in table.happened(ev.Rolled)] == [die]
    assert table.player(0).berserk == die


@rule("village.berserk.030")
def test_the_counter_goes_down_at_the_end_of_each_own_turn_the_first_included() -> None:
    table = VillageTable(BARBARIAN, HERO).hand(0, "light_ale", "light_ale").dice(2)
    table.acts(0).pick("play light_ale", "play light_ale", "end_turn")
    assert table.player(0).berserk == 1
    table.pick("end_turn")
    assert table.turn_of() == 0
    assert table.player(0).berserk == 1, "the turn of another does not count"
    assert table.happened(ev.CalmedDown) == []
    table.pick("end_turn")
    assert table.player(0).berserk == 0
    assert len(table.happened(ev.CalmedDown)) == 1


@rule("village.berserk.030")
def test_a_die_of_one_lasts_for_the_rest_of_this_turn_only() -> None:
    table = VillageTable(BARBARIAN, HERO).hand(0, "light_ale", "light_ale").dice(1)
    table.acts(0).pick("play light_ale", "play light_ale", "end_turn")
    assert table.player(0).berserk == 0


@rule("village.berserk.040")
@pytest.mark.parametrize(
    ("id", "damage"), [("dagger", 3 + 2), ("crossbow", 3 + 2 + 2), ("battle_axe", 3 + 5 + 2)]
)
def test_every_weapon_from_hand_hits_harder(id: str, damage: int) -> None:
    table = raging(2, id).dice(3)
    table.acts(0).pick(f"play {id}")
    assert table.life(1) == 35 - damage


@rule("village.berserk.040")
def test_the_second_weapon_and_monsters_feel_it_too() -> None:
    table = raging(2, "dagger", "dagger").dice(1, 1)
    ogre = table.front(0, "ogre", owner=1)
    table.acts(0).pick("play dagger", "play dagger")
    assert table.monster(ogre).life == 7 - 3 - 3


@rule("village.berserk.040")
def test_sheathed_weapons_and_spells_do_not_hit_harder() -> None:
    table = raging(2, "rock_throw", "staff_of_fire").sheath(0, "dagger").dice(3, 3, 3)
    table.acts(0, mind=9).pick("unsheathe 0")
    assert table.life(1) == 35 - 3
    table.pick("play rock_throw")
    assert table.life(1) == 35 - 3 - 3
    table.pick("cast staff_of_fire")
    assert table.life(1) == 35 - 3 - 3 - (3 + printed("staff_of_fire").magic_attack)


@rule("village.berserk.040")
def test_only_weapons_played_after_the_last_beer_hit_harder_and_only_while_it_lasts() -> None:
    table = VillageTable(BARBARIAN, HERO).hand(0, "dagger", "light_ale", "light_ale", "dagger")
    table.deck(0, "dagger", *["coin"] * 4).dice(1, 1, 1, 1)
    table.acts(0).pick("play dagger", "play light_ale", "play light_ale")
    assert table.life(1) == 35 - 1
    table.pick("play dagger")
    assert table.life(1) == 35 - 1 - 3
    table.pick("end_turn", "end_turn", "play dagger")
    assert table.life(1) == 35 - 1 - 3 - 1


@rule("village.berserk.050")
def test_a_berserk_hero_has_no_market() -> None:
    table = VillageTable(BARBARIAN, HERO).hand(0, "light_ale", "light_ale", "spear").space(6, "dagger")
    table.dice(1, 1).acts(0, gold=100)
    assert table.offers("buy 6")
    table.pick("play light_ale", "play light_ale")
    assert not table.offers("buy 6")
    table.pick("play spear").asks(0, "act")
    assert table.market(6) == "dagger", "removing a market card is ignored"


@rule("village.berserk.050")
def test_the_market_is_open_again_when_the_hero_calms_down() -> None:
    table = raging(1).space(6, "dagger").deck(0, *["coin"] * 5)
    table.acts(0, gold=100)
    assert not table.offers("buy 6")
    table.pick("end_turn", "end_turn", "play coin", "play coin", "play coin")
    assert table.offers("buy 6")


@rule("village.berserk.060")
def test_beer_of_a_berserk_hero_has_only_its_primary_effect() -> None:
    """A stout heals and clouds the mind; its card is not drawn, and no die is rolled."""
    table = raging(2, "stout", "stout").set(0, life=20)
    table.acts(0).pick("play stout", "play stout")
    assert table.life(0) == 20 + 2 * amount("stout", "heal") > 20
    assert table.g.mind == 2 * amount("stout", "mind") < 0
    assert table.hand_of(0) == []
    assert table.player(0).berserk == 2
    assert table.happened(ev.Rolled) == []


@rule("village.berserk.060")
def test_the_beer_that_makes_a_hero_berserk_still_has_its_secondary_effect() -> None:
    table = VillageTable(BARBARIAN, HERO).hand(0, "light_ale", "stout").dice(3)
    table.acts(0).pick("play light_ale", "play stout")
    assert table.player(0).berserk == 3
    assert table.hand_of(0) == ["coin"]


@rule("village.berserk.070")
def test_everybody_sees_how_long_a_hero_stays_berserk() -> None:
    table = VillageTable(BARBARIAN, HERO).hand(0, "light_ale", "light_ale").dice(4)
    table.acts(0).pick("play light_ale", "play light_ale", "end_turn")
    for seat in (0, 1):
        assert [player.berserk for player in table.g.view(Seat(seat)).players] == [3, 0]
