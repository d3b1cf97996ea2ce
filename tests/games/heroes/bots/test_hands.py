"""Which cards the bot holds for a fight that decides the game."""

from __future__ import annotations

import pytest
from tests.games.heroes.bots.test_map import picks
from tests.games.heroes.bots.test_plans import RED, a_race

from fabletop.games.heroes.bots.hand import gathers_for, hand_worth, worth_against, would_lose_hand
from fabletop.games.heroes.bots.places import reward_of
from fabletop.games.heroes.bots.target import target_of
from fabletop.games.heroes.testing.combat import card


@pytest.mark.parametrize(("round", "gathers"), [(8, False), (9, True), (12, True)])
def test_it_gathers_cards_when_the_fight_is_near(round: int, gathers: bool) -> None:
    assert (gathers_for(a_race(round).g, RED) is not None) is gathers


def test_it_gathers_nothing_once_the_guards_are_beaten() -> None:
    table = a_race(11, tiles=("S3 0 0", "C1 3 -1", "S2 8 -5")).flagged(1, "C1.C")
    assert gathers_for(table.g, RED) is None


def test_guards_cast_nothing_and_half_of_the_dragons_cannot_be_cast_at() -> None:
    table = a_race(9, "arcane_artillery")
    target = target_of(table.g, RED)
    assert target is not None

    def kept(name: str) -> float:
        number = card(name)
        return worth_against(table.g, RED, number, target) / hand_worth(table.g, RED, number)

    assert kept("resistance") == 0.0
    assert 0.0 < kept("lightning_bolt") < 0.5
    assert kept("titans_gladius") == pytest.approx(1.0)


def test_a_poor_card_gives_way_to_the_next_before_the_fight_and_not_long_before() -> None:
    hand = ("titans_gladius", "resistance")
    deck = ("attack", "defence", "attack", "defence")
    early = a_race(4, "arcane_artillery").hand(0, *hand).deck(0, *deck)
    late = a_race(11, "arcane_artillery").hand(0, *hand).deck(0, *deck)
    assert picks(early.start("heroes.turn", RED)) == "draw_up"
    assert picks(late.start("heroes.turn", RED)) == "card resistance"


def test_a_gathered_hand_is_not_given_up_for_a_tomb() -> None:
    tomb = "C1.L"
    early, late = (a_race(n, "arcane_artillery", ("S3 0 0", "C1 3 -1", "S2 8 -5")) for n in (5, 11))
    assert early.g.land.field(early.field(tomb)).id == "warriors_tomb"
    assert reward_of(early.g, RED, early.field(tomb)) > 0.0
    assert reward_of(late.g, RED, late.field(tomb)) == 0.0
    late.g.get_positive_morale(RED)  # which takes the first of two losses of heart
    assert not would_lose_hand(late.g, RED)
