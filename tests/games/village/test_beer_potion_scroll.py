"""Beers, Potions and Scrolls."""

from __future__ import annotations

import pytest

from fabletop.games.village import content
from fabletop.games.village import events as ev
from fabletop.games.village.defs import HeroDef
from fabletop.games.village.testing import VillageTable, amount, board, printed
from fabletop.testing import rule

PLAIN = board()


def what_happened(table: VillageTable) -> list[str]:
    kinds = (ev.Healed, ev.GotMind, ev.Drew, ev.Cured, ev.GotExperience)
    return [type(event).__name__ for event in table.events if isinstance(event, kinds)]


@rule("village.beer.010")
def test_a_beer_heals_and_clouds_the_mind_before_its_text() -> None:
    table = VillageTable(PLAIN, PLAIN).set(0, life=20).hand(0, "stout").acts(0).pick("play stout")
    assert what_happened(table) == ["Healed", "GotMind", "Drew"]
    assert table.life(0) == 20 + amount("stout", "heal")
    assert table.g.mind == 3 + amount("stout", "mind")
    assert len(table.hand_of(0)) == amount("stout", "draw")


@rule("village.beer.010")
def test_a_beer_without_a_text_has_its_primary_effect_alone() -> None:
    table = VillageTable(PLAIN, PLAIN).set(0, life=20).hand(0, "light_ale").acts(0).pick("play light_ale")
    assert what_happened(table) == ["Healed", "GotMind"]
    table.asks(0, "act", ["end_turn"])


@rule("village.beer.010")
def test_the_text_of_a_beer_is_asked_for_after_the_rest_is_done() -> None:
    table = VillageTable(PLAIN, PLAIN).set(0, life=20).hand(0, "spiced_mead", "coin").acts(0)
    table.pick("play spiced_mead").asks(0, "hand", ["coin"])
    assert table.life(0) == 20 + amount("spiced_mead", "heal")
    assert table.g.mind == 3 + amount("spiced_mead", "mind")
    table.pick("coin")
    assert table.removed() == ["coin"]


@rule("village.beer.020")
def test_too_much_beer_makes_intelligence_negative() -> None:
    beer, potion, price = (
        amount("light_ale", "mind"),
        amount("mana_potion", "mind"),
        printed("flame_dart").cost,
    )
    assert beer < 0
    table = VillageTable(PLAIN, PLAIN).hand(0, "light_ale", "light_ale", "mana_potion", "flame_dart")
    table.acts(0, mind=price)
    assert table.offers("play flame_dart")
    table.pick("play light_ale")
    assert not table.offers("play flame_dart")
    table.pick("play light_ale", "play mana_potion")
    assert table.g.mind == price + 2 * beer + potion


@rule("village.beer.020")
def test_a_beer_may_take_the_last_intelligence_and_more() -> None:
    """What comes later is added to the negative figure, and not to 0."""
    table = VillageTable(PLAIN, PLAIN).hand(0, "dwarven_brew", "mana_potion").acts(0, mind=0)
    table.pick("play dwarven_brew")
    assert table.g.mind == amount("dwarven_brew", "mind") < 0
    table.pick("play mana_potion")
    assert table.g.mind == amount("dwarven_brew", "mind") + amount("mana_potion", "mind")


@rule("village.beer.020")
def test_the_next_turn_starts_with_the_printed_intelligence() -> None:
    table = VillageTable(board(mind=1), board(mind=4)).hand(0, "dwarven_brew", "dwarven_brew").acts(0)
    table.pick("play dwarven_brew", "play dwarven_brew")
    assert table.g.mind < 0
    table.pick("end_turn").asks(1, "act")
    assert table.g.mind == 4
    table.pick("end_turn").asks(0, "act")
    assert table.g.mind == 1


@rule("village.potion.010")
@pytest.mark.parametrize(
    ("potion", "happens"),
    [
        ("herbal_tonic", ["Healed", "Cured", "Drew"]),
        ("spirit_essence", ["GotMind", "GotExperience"]),
        ("blood_vial", ["Healed", "GotMind"]),
    ],
)
def test_a_potion_has_its_primary_effect_before_its_text(potion: str, happens: list[str]) -> None:
    table = VillageTable(PLAIN, PLAIN).set(0, life=20, poison=3).hand(0, potion).acts(0)
    table.pick(f"play {potion}")
    assert what_happened(table) == happens


@rule("village.potion.010")
def test_a_potion_without_a_text_has_its_primary_effect_alone() -> None:
    table = VillageTable(PLAIN, PLAIN).set(0, life=20, poison=3).hand(0, "troll_blood").acts(0)
    table.pick("play troll_blood")
    assert what_happened(table) == ["Healed"]
    table.asks(0, "act", ["end_turn"])


@rule("village.potion.010")
def test_a_potion_needs_no_intelligence() -> None:
    table = VillageTable(PLAIN, PLAIN).hand(0, "mana_potion").acts(0, mind=-5)
    assert table.offers("play mana_potion")


@rule("village.scroll.010")
@pytest.mark.parametrize("hero", content().heroes, ids=lambda hero: hero.id)
def test_every_hero_may_buy_scrolls(hero: HeroDef) -> None:
    other = "elf" if hero.id != "elf" else "mage"
    table = VillageTable(hero.id, other).space(2, "scroll_of_knowledge").acts(0, gold=100, mind=0)
    table.pick("buy 2")
    assert table.discard_of(0) == ["scroll_of_knowledge"]


@rule("village.scroll.020")
@pytest.mark.parametrize(("mind", "reads"), [(-1, False), (0, False), (1, False), (2, True), (5, True)])
def test_a_scroll_takes_two_intelligence_to_read(mind: int, reads: bool) -> None:
    table = VillageTable(board(mind=mind), PLAIN).hand(0, "scroll_of_knowledge").acts(0)
    assert table.offers("play scroll_of_knowledge") == reads


@rule("village.scroll.020")
def test_reading_uses_nothing_up() -> None:
    table = (
        VillageTable(board(mind=2), PLAIN).hand(0, "scroll_of_insight").acts(0).pick("play scroll_of_insight")
    )
    assert table.g.mind == 2


@rule("village.scroll.020")
def test_what_counts_is_the_intelligence_of_the_moment() -> None:
    """Who has 2 can no longer read after a beer; who has 1 can after a potion."""
    table = VillageTable(board(mind=2), PLAIN).hand(0, "scroll_of_insight", "light_ale").acts(0)
    assert table.offers("play scroll_of_insight")
    table.pick("play light_ale")
    assert not table.offers("play scroll_of_insight")
    table = VillageTable(board(mind=1), PLAIN).hand(0, "scroll_of_insight", "mana_potion").acts(0)
    assert not table.offers("play scroll_of_insight")
    table.pick("play mana_potion")
    assert table.offers("play scroll_of_insight")
