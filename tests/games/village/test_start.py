"""Heroes, the first player and the first hands."""

from __future__ import annotations

import pytest

from fabletop.games.village import content
from fabletop.games.village.defs import HeroDef
from fabletop.games.village.events import StartRolled
from fabletop.games.village.testing import VillageTable
from fabletop.games.village.view.records import Turn
from fabletop.kernel.errors import BadSetup
from fabletop.kernel.frame import NOBODY
from fabletop.testing import rule

HEROES = ("warrior", "elf", "mage", "dwarf", "paladin", "thief")


def first_hands(seats: int, *dice: int) -> VillageTable:
    """A game up to its first turn, with these dice for who starts."""
    table = VillageTable.unpack(seats, heroes=list(HEROES[:seats])).dice(*dice).begin()
    if seats == 6:
        table.pick("hero 1", "hero 0", "hero 4", "hero 3")
    return table


def test_before_the_heroes_are_chosen_the_boards_are_empty_and_nothing_has_begun() -> None:
    view = VillageTable.unpack(2).begin().g.view(NOBODY)
    assert (view.round, view.active, view.over, view.winners) == (0, 0, False, [])
    assert (view.attack, view.loose) == (None, [])
    assert view.turn == Turn(
        gold=0,
        mind=0,
        beers=0,
        used=[],
        passed=[],
        weapons_closed=False,
        next_weapon=0,
        all_weapons=0,
        discount=0,
        taming=0,
    )
    market = view.market
    assert (market.removed, market.tamed, market.dragon, market.seers) == ([], [], None, [])
    assert (market.loot, market.sharers) == ([], [])
    for player in view.players:
        assert (player.hero, player.alive, player.life, player.level) == (None, True, 0, 1)
        assert (player.experience, player.poison, player.berserk) == (0, 0, 0)
        assert (player.mind_debt, player.guard, player.turns) == (0, 0, 0)
        assert (player.hand_size, player.deck_size) == (0, 10)
        assert (player.discard, player.played) == ([], [])
        assert (player.worn, player.scabbards, player.front) == ([], [], [])


@rule("village.start.010")
def test_each_player_chooses_among_the_heroes_nobody_has() -> None:
    table = VillageTable.unpack(2, sets=["base"]).begin()
    base = [f"take_hero {hero.id}" for hero in content().heroes if hero.set == "base"]
    table.asks(0, "hero", [*base, "random_hero"]).pick("take_hero elf")
    base.remove("take_hero elf")
    table.asks(1, "hero", [*base, "random_hero"]).pick("take_hero mage")
    assert [table.g.view(table.g.ring[0]).players[seat].hero for seat in (0, 1)] == ["elf", "mage"]


@rule("village.start.010")
def test_a_hero_of_an_expansion_comes_only_with_it() -> None:
    assert VillageTable.unpack(2, sets=["base", "horde"]).begin().offers("take_hero thief")
    assert not VillageTable.unpack(2, sets=["base"]).begin().offers("take_hero thief")
    with pytest.raises(BadSetup, match="horde"):
        VillageTable.unpack(2, sets=["base"], heroes=["thief", "elf"])


@rule("village.start.010")
def test_a_hero_can_be_taken_at_random() -> None:
    taken: set[tuple[int, ...]] = set()
    for seed in range(40):
        table = VillageTable.unpack(2, seed, sets=["base"]).begin().pick("random_hero", "random_hero")
        heroes = tuple(player.hero for player in table.g.players)
        assert heroes[0] != heroes[1]
        assert all(content().heroes[hero].set == "base" for hero in heroes)
        taken.add(heroes)
    assert {hero for hero, _ in taken} == {hero.index for hero in content().heroes if hero.set == "base"}


@rule("village.start.010")
def test_heroes_agreed_beforehand_are_not_asked_for_and_not_given_twice() -> None:
    for seed in range(20):
        table = VillageTable.unpack(2, seed, heroes=["random", "elf"]).begin()
        table.asks(table.g.active, "act")
        assert content().heroes[table.player(1).hero].id == "elf"
        assert table.player(0).hero != table.player(1).hero
    with pytest.raises(BadSetup) as refusal:
        VillageTable.unpack(2, heroes=["elf", "elf"])
    assert refusal.value.rule == "village.start.010"


@rule("village.start.010")
@pytest.mark.parametrize(
    "heroes", [["elf"], ["elf", "mage", "dwarf"], "elf", 7, [["elf"], "mage"], ["elf", "hobbit"]]
)
def test_each_player_has_one_hero_and_one_that_there_is(heroes: object) -> None:
    with pytest.raises(BadSetup) as refusal:
        VillageTable.unpack(2, heroes=heroes)
    assert refusal.value.rule == "village.start.010"


@rule("village.start.020", "village.start.030")
@pytest.mark.parametrize("hero", content().heroes, ids=lambda hero: hero.id)
def test_a_hero_starts_with_full_life_and_no_experience(hero: HeroDef) -> None:
    table = VillageTable.unpack(2, heroes=[hero.id, "random"]).begin()
    assert table.life(0) == hero.life
    assert table.player(0).experience == 0
    assert table.level(0) == 1


@rule("village.start.040")
def test_the_highest_sum_of_two_dice_starts() -> None:
    """The highest single die does not count."""
    table = first_hands(3, 6, 1, 4, 4, 5, 2)
    assert [(rolled.seat, rolled.n) for rolled in table.happened(StartRolled)] == [(0, 7), (1, 8), (2, 7)]
    assert table.turn_of() == 1
    assert table.g.given == ()


@rule("village.start.040")
def test_the_dice_for_the_start_have_six_faces() -> None:
    sums: set[int] = set()
    for seed in range(300):
        table = VillageTable.unpack(2, seed, heroes=["barbarian", "elf"]).begin()
        sums.update(rolled.n for rolled in table.happened(StartRolled))
    assert sums == set(range(2, 13))


@rule("village.start.050")
def test_only_the_tied_roll_again() -> None:
    """Seat 1 could win a second roll of all three, but has lost already."""
    table = first_hands(3, 4, 4, 1, 1, 6, 2, 1, 2, 1, 3)
    rolled = [(rolled.seat, rolled.n) for rolled in table.happened(StartRolled)]
    assert rolled == [(0, 8), (1, 2), (2, 8), (0, 3), (2, 4)]
    assert table.turn_of() == 2


@rule("village.start.050")
def test_a_second_tie_is_rolled_again_too() -> None:
    table = first_hands(2, 3, 3, 3, 3, 1, 1, 1, 1, 2, 2, 1, 2)
    assert len(table.happened(StartRolled)) == 6
    assert table.turn_of() == 0


@rule("village.start.050")
def test_a_tie_below_the_highest_roll_does_not_matter() -> None:
    table = first_hands(3, 2, 2, 2, 2, 6, 6)
    assert len(table.happened(StartRolled)) == 3
    assert table.turn_of() == 2


@rule("village.start.060")
def test_turns_go_clockwise_from_the_first_player() -> None:
    table = first_hands(4, 1, 1, 1, 2, 6, 6, 1, 3)
    turns = []
    for _ in range(6):
        turns.append(table.turn_of())
        table.pick("end_turn")
    assert turns == [2, 3, 0, 1, 2, 3]


@rule("village.start.070", "village.start.080")
def test_of_two_the_first_has_3_cards_and_the_second_5() -> None:
    assert [len(first_hands(2, 6, 6, 1, 1).hand_of(seat)) for seat in (0, 1)] == [3, 5]
    assert [len(first_hands(2, 1, 1, 6, 6).hand_of(seat)) for seat in (0, 1)] == [5, 3]


@rule("village.start.070", "village.start.090", "village.start.100")
def test_of_three_the_first_has_3_cards_the_second_4_and_the_third_5() -> None:
    table = first_hands(3, 1, 1, 6, 6, 1, 2)
    assert [len(table.hand_of(seat)) for seat in (1, 2, 0)] == [3, 4, 5]
    assert [len(table.deck_of(seat)) for seat in (1, 2, 0)] == [7, 6, 5]


@rule("village.start.070", "village.start.090", "village.start.100", "village.start.110")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_everybody_after_the_third_has_5_cards(seats: int) -> None:
    dice = (1, 1, 6, 6) if seats == 6 else (1, 1) * (seats - 1) + (6, 6)
    table = first_hands(seats, *dice)
    first = table.turn_of()
    sizes = [len(table.hand_of((first + turn) % seats)) for turn in range(seats)]
    assert sizes == [3, 4, 5, 5, 5, 5][:seats]
