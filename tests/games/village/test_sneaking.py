"""Sneaking past the monsters to the market."""

from __future__ import annotations

import pytest

from fabletop.games.village import events as ev
from fabletop.games.village.testing import VillageTable, board
from fabletop.testing import rule

pytestmark = pytest.mark.usefixtures("plain_cards")
HERO = board(life=35, mind=3)
SNEAK = board(sneaking=True)


def sneak(*monsters: str) -> VillageTable:
    table = VillageTable(SNEAK, HERO).space(6, "dagger").stock("main", "sword")
    for monster in monsters:
        table.front(0, monster, owner=1)
    return table


@rule("village.sneaking.010")
@pytest.mark.parametrize(
    ("monsters", "dice"),
    [
        (["goblin"], 1),
        (["goblin", "giant_rat", "wolf"], 3),
        (["goblin", "ghost"], 2),
        (["goblin", "giant_turtle"], 1),
    ],
)
def test_one_die_is_rolled_for_each_monster_but_not_for_defensive_ones(
    monsters: list[str], dice: int
) -> None:
    table = sneak(*monsters).dice(*[4] * dice)
    table.front(1, "wolf", owner=0)  # before another hero: no die for that one
    table.acts(0).pick("sneak")
    assert [roll.n for roll in table.happened(ev.Rolled)] == [4] * dice


@rule("village.sneaking.020")
@pytest.mark.parametrize(
    ("dice", "free"), [((4, 4), True), ((5, 6), True), ((3, 6), False), ((6, 3), False), ((1, 1), False)]
)
def test_every_die_must_show_4_or_more(dice: tuple[int, int], free: bool) -> None:
    table = sneak("goblin", "giant_rat").dice(*dice).acts(0, gold=100)
    assert not table.offers("buy 6")
    table.pick("sneak")
    assert table.offers("buy 6") == free
    assert table.in_front(0) == ["goblin", "giant_rat"], "the monsters stay"


@rule("village.sneaking.020")
@pytest.mark.parametrize("die", [1, 6])
def test_there_is_one_try_in_a_turn(die: int) -> None:
    table = sneak("goblin").dice(die, 1)
    table.acts(0).pick("sneak")
    assert not table.offers("sneak")
    table.pick("end_turn", "end_turn")
    assert table.offers("sneak")
    assert not table.offers("buy 6"), "and the way is barred again"


@rule("village.sneaking.020")
def test_after_a_success_several_cards_may_be_bought() -> None:
    table = sneak("goblin").dice(4).acts(0, gold=100).pick("sneak", "buy 6", "buy 6")
    assert table.discard_of(0) == ["dagger", "sword"]


@rule("village.sneaking.020")
def test_a_monster_that_comes_after_the_roll_bars_the_way_until_it_is_gone() -> None:
    """Nobody rolled for the kobold that lay in wait under the dagger."""
    table = sneak("goblin").stock("main", "kobold", "sword").hand(0, "hammer").dice(4, 1, 3)
    table.acts(0, gold=100).pick("sneak", "buy 6")
    assert table.in_front(0) == ["goblin", "kobold"]
    assert table.discard_of(0) == ["dagger"], "what was bought before stays bought"
    assert table.market(6) == "sword"
    assert not table.offers("buy 6")
    assert not table.offers("sneak"), "one try in a turn is enough"
    table.pick("play hammer", "monster kobold")
    assert table.in_front(0) == ["goblin"]
    assert table.offers("buy 6"), "the goblin was sneaked past"


@rule("village.sneaking.020")
def test_there_is_nothing_to_sneak_past_when_the_market_is_open() -> None:
    assert not sneak().acts(0).offers("sneak")
    assert not sneak("ghost").acts(0).offers("sneak")


@rule("village.sneaking.010")
def test_a_dragon_or_berserk_without_a_monster_leaves_nobody_to_sneak_past() -> None:
    assert not sneak().dragon("red_dragon").acts(0).offers("sneak")
    assert not sneak("giant_turtle").dragon("red_dragon").acts(0).offers("sneak")
    assert not sneak().set(0, berserk=2).acts(0).offers("sneak")


@rule("village.sneaking.010")
def test_other_heroes_do_not_sneak() -> None:
    table = VillageTable(HERO, SNEAK)
    table.front(0, "goblin", owner=1)
    assert not table.acts(0).offers("sneak")


@rule("village.sneaking.020")
def test_a_dragon_cannot_be_sneaked_past() -> None:
    table = sneak("goblin").dragon("red_dragon").dice(6).acts(0, gold=100).pick("sneak")
    assert not table.offers("buy 6")
