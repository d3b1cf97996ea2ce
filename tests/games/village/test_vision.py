"""Vision: a look at the first face-down spell."""

from __future__ import annotations

import pytest

from fabletop.games.village import events as ev
from fabletop.games.village.testing import VillageTable, board, card
from fabletop.kernel.frame import Seat
from fabletop.testing import rule

pytestmark = pytest.mark.usefixtures("plain_cards")
HERO = board(life=35, mind=3)
SEER = board(vision=True)


def seer() -> VillageTable:
    """The fireball lies face up, the gust is the first card lying face down."""
    return VillageTable(SEER, HERO).space(3, "fireball").stock("spell", "gust", "hail", "scorch")


@rule("village.vision.010")
def test_the_card_right_below_the_face_up_spell_is_seen_and_by_the_hero_alone() -> None:
    table = seer().acts(0).pick("vision")
    (seen,) = table.happened(ev.Foresaw)
    assert seen.card == card("gust")
    assert seen.cut(Seat(0)) is seen
    told = seen.cut(Seat(1))
    assert isinstance(told, ev.Foresaw)
    assert told.card == -1
    assert table.g.view(Seat(0)).market.foreseen == card("gust")
    assert table.g.view(Seat(1)).market.foreseen is None
    assert table.market(3) == "fireball"


@rule("village.vision.020")
@pytest.mark.parametrize(
    ("answer", "deck"), [("keep", ["gust", "hail", "scorch"]), ("sink", ["hail", "scorch", "gust"])]
)
def test_the_card_may_go_to_the_bottom_of_the_spell_deck(answer: str, deck: list[str]) -> None:
    table = seer().acts(0).pick("vision").asks(0, "vision", ["keep", "sink"])
    assert table.stock_of("spell") == ["gust", "hail", "scorch"]
    table.pick(answer).asks(0, "act")
    assert table.stock_of("spell") == deck
    assert table.market(3) == "fireball"


@rule("village.vision.020")
def test_a_sunk_card_says_nothing_about_the_next_one() -> None:
    table = seer().acts(0).pick("vision", "sink")
    assert table.g.view(Seat(0)).market.foreseen is None


@rule("village.vision.030")
def test_vision_is_used_once_in_a_turn() -> None:
    table = seer().acts(0).pick("vision", "keep")
    assert not table.offers("vision")
    table.pick("end_turn")
    assert not table.offers("vision"), "nor by another hero"
    table.pick("end_turn")
    assert table.offers("vision")


@rule("village.vision.030")
def test_vision_waits_for_any_moment_and_needs_no_market() -> None:
    table = seer().hand(0, "dagger")
    table.front(0, "goblin", owner=1)
    table.acts(0)
    assert table.offers("vision")
    table.pick("play dagger")
    assert table.offers("vision")


@rule("village.vision.010")
def test_there_is_nothing_to_see_when_no_spell_lies_face_down() -> None:
    table = VillageTable(SEER, HERO).space(3, "fireball").acts(0)
    assert not table.offers("vision")
