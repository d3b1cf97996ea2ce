"""The market, the decks and the cards, as they come out of the box."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

import fabletop.games.village
from fabletop.games.village import content
from fabletop.games.village.defs import KINDS
from fabletop.games.village.modes.setup import open_box
from fabletop.games.village.testing import DECKS, VillageTable, ids, printed
from fabletop.kernel.frame import NOBODY, Seat
from fabletop.testing import rule

SEEDS = range(1, 151)
DECK_OF = {"beer": 1, "scroll": 2, "spell": 3, "potion": 4, "nugget": 5}
TEXTS = Path(fabletop.games.village.__file__).parent / "content" / "text"


@pytest.fixture(autouse=True)
def box_opened_anew() -> None:
    """What is kept of the box of an earlier table would prove nothing about how it is opened."""
    open_box.cache_clear()


def in_the_box(*kinds: str) -> Counter[str]:
    """All copies of all market cards of these kinds, in all sets."""
    cards = [card for card in content().cards if KINDS[card.kind] in kinds]
    return Counter({card.id: sum(card.copies.values()) for card in cards if card.copies})


def on_space(table: VillageTable, space: int) -> Counter[str]:
    """The deck of a market space together with the card turned up on it."""
    face_up = table.market(space)
    return Counter([*table.stock_of(DECKS[space]), *([face_up] if face_up else [])])


def comes_uninvited(id: str) -> bool:
    return printed(id).sneak_attack or printed(id).fleeting or printed(id).overwhelm


@rule("village.setup.010")
def test_the_market_has_ten_spaces_and_a_card_on_each() -> None:
    table = VillageTable.unpack(2)
    market = table.g.view(NOBODY).market
    assert len(market.spaces) == 10
    assert all(card >= 0 for card in market.spaces)
    assert len(market.decks) == len(DECKS), "the main deck and five of their own spaces"


@rule("village.setup.020")
@pytest.mark.parametrize("seats", [2, 6])
def test_everybody_gets_two_staffs_and_eight_coins(seats: int) -> None:
    table = VillageTable.unpack(seats)
    for seat in range(seats):
        assert Counter(table.deck_of(seat)) == {"staff": 2, "coin": 8}
        assert table.hand_of(seat) == []


@rule("village.setup.030")
@pytest.mark.parametrize("seats", [2, 6])
def test_no_staff_or_coin_lies_anywhere_else(seats: int) -> None:
    table = VillageTable.unpack(seats)
    market = Counter(ids(table.g.removed))
    for space in range(1, 11):
        market[table.market(space) or ""] += 1
    for deck in DECKS:
        market.update(table.stock_of(deck))
    assert market["knife"] > 0
    assert market["staff"] == 0
    assert market["coin"] == 0


@rule("village.setup.040")
def test_personal_decks_are_shuffled() -> None:
    decks = [tuple(VillageTable.unpack(2, seed).deck_of(seat)) for seed in range(20) for seat in (0, 1)]
    assert len(set(decks)) > 20
    assert any(decks[i] != decks[i + 1] for i in range(0, 40, 2))


@rule("village.setup.040")
def test_a_personal_deck_lies_face_down_for_its_owner_too() -> None:
    table = VillageTable.unpack(2)
    seen = [table.g.view(Seat(seat)) for seat in (0, 1)]
    table.deck(0, *(["staff"] * 2 + ["coin"] * 8))
    one_way = [table.g.view(Seat(seat)) for seat in (0, 1)]
    table.deck(0, *(["coin"] * 8 + ["staff"] * 2))
    assert [table.g.view(Seat(seat)) for seat in (0, 1)] == one_way == seen


@rule("village.setup.050", "village.setup.060", "village.setup.070", "village.setup.080")
@pytest.mark.parametrize("kind", ["beer", "scroll", "spell", "potion"])
def test_all_cards_of_a_kind_are_shuffled_into_the_deck_of_their_space(kind: str) -> None:
    space = DECK_OF[kind]
    table = VillageTable.unpack(2)
    assert on_space(table, space) == in_the_box(kind)
    orders = {tuple(VillageTable.unpack(2, seed).stock_of(DECKS[space])) for seed in range(10)}
    assert len(orders) == 10


@rule("village.setup.050", "village.setup.060", "village.setup.070", "village.setup.080")
@pytest.mark.parametrize("kind", ["beer", "scroll", "spell", "potion"])
def test_the_rest_of_such_a_deck_lies_face_down(kind: str) -> None:
    table = VillageTable.unpack(2)
    deck = DECKS[DECK_OF[kind]]
    seen = [table.g.view(seat) for seat in (NOBODY, Seat(0), Seat(1))]
    table.stock(deck, *sorted(table.stock_of(deck)))
    assert [table.g.view(seat) for seat in (NOBODY, Seat(0), Seat(1))] == seen


@rule("village.setup.090")
def test_all_nuggets_lie_on_space_5_and_face_up() -> None:
    table = VillageTable.unpack(2)
    assert on_space(table, 5) == in_the_box("nugget") == {"nugget": 20}
    assert table.market(5) == "nugget"


@rule("village.setup.100")
def test_everything_else_is_shuffled_into_the_main_deck() -> None:
    table = VillageTable.unpack(2)
    main = Counter(table.stock_of("main"))
    main.update(table.market(space) or "" for space in range(6, 11))
    assert main == in_the_box("weapon", "item", "sheath", "treasure", "defence", "monster")
    assert len({tuple(VillageTable.unpack(2, seed).stock_of("main")) for seed in range(10)}) == 10


@rule("village.summon.030")
def test_all_mini_cards_lie_ready() -> None:
    table = VillageTable.unpack(2)
    minis = {card.id: card.supply for card in content().cards if KINDS[card.kind] == "mini"}
    assert all(minis.values())
    assert {id: table.supply_of(id) for id in minis} == minis
    assert len(table.g.supply) == len(minis)


@rule("village.setup.110")
@pytest.mark.parametrize("space", [1, 2, 3, 4])
def test_the_first_card_of_each_small_deck_is_turned_up_on_it(space: int) -> None:
    table = VillageTable.unpack(2)
    top = table.market(space)
    assert top is not None
    assert on_space(table, space)[top] == table.stock_of(DECKS[space]).count(top) + 1
    assert ids([table.g.view(Seat(1)).market.spaces[space - 1]]) == [top]


@rule("village.setup.120")
def test_the_main_deck_fills_spaces_6_to_10() -> None:
    table = VillageTable.unpack(2)
    whole = in_the_box("weapon", "item", "sheath", "treasure", "defence", "monster")
    assert len(table.stock_of("main")) == whole.total() - 5
    for space in range(6, 11):
        assert table.market(space) in whole


@rule("village.setup.120")
def test_monsters_that_react_to_being_drawn_are_replaced_and_shuffled_back() -> None:
    """In many games none lies open at the start, none is lost, and none is left on top of the deck."""
    whole = sum(n for id, n in in_the_box("monster").items() if comes_uninvited(id))
    on_top = 0
    for seed in SEEDS:
        table = VillageTable.unpack(2, seed)
        assert not any(comes_uninvited(table.market(space) or "") for space in range(6, 11))
        deck = table.stock_of("main")
        assert sum(comes_uninvited(id) for id in deck) == whole
        on_top += comes_uninvited(deck[0])
    assert 0 < on_top < len(SEEDS) / 8  # about 1 in 19 where they are mixed in, 1 in 4 where they are not


# -- cards -------------------------------------------------------------------------------------------------


@rule("village.card.020")
@pytest.mark.parametrize("language", ["en", "es", "sv"])
def test_every_secondary_effect_has_a_text(language: str) -> None:
    words = "\n".join(path.read_text(encoding="utf-8") for path in (TEXTS / language).glob("*.ftl"))
    texts = set(re.findall(r"^effect-([a-z-]+) =", words, re.MULTILINE))
    effects = {effect.word for card in content().cards for effect in card.then}
    assert len(effects) > 10
    assert {word.replace("_", "-") for word in effects} <= texts
