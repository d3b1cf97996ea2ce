"""Search (X), common decks and discard piles, and the own deck when it runs out. [heroes.deck]"""

from typing import Any

import pytest

from fabletop.games.heroes import events as ev
from fabletop.games.heroes.cards.levels import TO_DECK, TO_HAND
from fabletop.games.heroes.state.decks import ABILITIES, ARTIFACTS, SPELLS
from fabletop.games.heroes.testing import HeroesTable, card
from fabletop.kernel.frame import Seat
from fabletop.testing import rule

EDITIONS = pytest.mark.parametrize("ruleset", ["retail", "first"])


def common(deck: int, *ids: str, pile: tuple[str, ...] = (), **options: Any) -> HeroesTable:
    """A table with a common deck, its first card on top, and its discard pile, its last card on top."""
    table = HeroesTable(**options)
    table.g.decks[deck] = [card(id) for id in reversed(ids)]
    table.g.piles[deck] = [card(id) for id in pile]
    return table


def names(table: HeroesTable, cards: list[int]) -> list[str]:
    return [table.g.cards[number].id for number in cards]


# -- Search (X) -----------------------------------------------------------------------------------------


@EDITIONS
@rule("heroes.deck.030", "heroes.deck.040", "heroes.deck.070")
@pytest.mark.parametrize("x", [1, 2, 3])
def test_a_search_keeps_one_of_the_top_cards_and_discards_the_others(ruleset: str, x: int) -> None:
    ids = ("haste", "slow", "bless", "curse")
    table = common(SPELLS, *ids, ruleset=ruleset).start("heroes.look", 0, SPELLS, x, TO_HAND)
    table.asks(0, "search", [f"card {id}" for id in ids[:x]]).pick(f"card {ids[x - 1]}").at_rest()
    assert table.in_hand(0) == [ids[x - 1]]
    assert sorted(names(table, table.g.piles[SPELLS])) == sorted(ids[: x - 1])
    assert names(table, table.g.decks[SPELLS]) == list(reversed(ids[x:]))
    assert (table.g.piles[ABILITIES], table.g.piles[ARTIFACTS]) == ([], [])


@rule("heroes.deck.040")
def test_of_two_alike_one_is_kept_and_one_discarded() -> None:
    """The book's two Fireballs: one must be taken."""
    table = common(SPELLS, "fireball", "fireball").start("heroes.look", 0, SPELLS, 2, TO_HAND)
    table.asks(0, "search", ["card fireball"]).pick("card fireball").at_rest()
    assert table.in_hand(0) == ["fireball"]
    assert (names(table, table.g.piles[SPELLS]), table.g.decks[SPELLS]) == (["fireball"], [])


@rule("heroes.deck.070")
@pytest.mark.parametrize(
    ("deck", "ids"),
    [(ABILITIES, ("luck", "offense")), (ARTIFACTS, ("speculum", "rib_cage")), (SPELLS, ("haste", "slow"))],
)
def test_each_common_deck_has_a_discard_pile_of_its_own(deck: int, ids: tuple[str, str]) -> None:
    table = common(deck, *ids).start("heroes.look", 0, deck, 2, TO_HAND).pick(f"card {ids[0]}")
    found = [names(table, table.g.piles[one]) for one in (ABILITIES, ARTIFACTS, SPELLS)]
    assert found == [[ids[1]] if one == deck else [] for one in (ABILITIES, ARTIFACTS, SPELLS)]


@EDITIONS
@rule("heroes.deck.050")
def test_one_looks_at_the_deck_or_takes_from_the_pile_but_not_both(ruleset: str) -> None:
    table = common(SPELLS, "haste", "slow", pile=("bless", "curse"), ruleset=ruleset)
    table.start("heroes.look", 0, SPELLS, 2, TO_HAND)
    table.asks(0, "look", ["look", "top_of_pile"]).pick("look")
    table.asks(0, "search", ["card haste", "card slow"]).pick("card slow").at_rest()
    assert table.in_hand(0) == ["slow"]
    assert names(table, table.g.piles[SPELLS]) == ["bless", "curse", "haste"]


@rule("heroes.deck.050", "heroes.deck.060", "heroes.deck.030")
def test_the_card_beneath_comes_up_when_the_top_of_the_pile_is_taken() -> None:
    """Alamar's guild: Stone Skin from the pile, then a Magic Arrow lies there."""
    table = common(SPELLS, "fireball", "fireball", pile=("magic_arrow", "stone_skin"))
    table.start("heroes.look", 0, SPELLS, 2, TO_HAND).pick("top_of_pile").at_rest()
    assert table.in_hand(0) == ["stone_skin"]
    assert names(table, table.g.piles[SPELLS]) == ["magic_arrow"]
    assert names(table, table.g.decks[SPELLS]) == ["fireball", "fireball"]


@rule("heroes.deck.060")
def test_in_the_first_edition_the_top_of_the_deck_takes_its_place() -> None:
    """Its example: Stone Skin is taken and replaced by a Fireball."""
    table = common(SPELLS, "fireball", "haste", pile=("magic_arrow", "stone_skin"), ruleset="first")
    table.start("heroes.look", 0, SPELLS, 2, TO_HAND).pick("top_of_pile").at_rest()
    assert table.in_hand(0) == ["stone_skin"]
    assert names(table, table.g.piles[SPELLS]) == ["magic_arrow", "fireball"]
    assert names(table, table.g.decks[SPELLS]) == ["haste"]


@rule("heroes.deck.050")
def test_without_a_pile_there_is_nothing_to_ask() -> None:
    common(SPELLS, "haste", "slow").start("heroes.look", 0, SPELLS, 2, TO_HAND).asks(0, "search")
    common(SPELLS).start("heroes.look", 0, SPELLS, 2, TO_HAND).at_rest()


@rule("heroes.deck.030")
def test_something_may_say_that_the_card_goes_elsewhere() -> None:
    table = common(ARTIFACTS, "speculum", "rib_cage")
    table.start("heroes.look", 0, ARTIFACTS, 2, TO_DECK).pick("card rib_cage").at_rest()
    assert (table.in_hand(0), table.in_deck(0)) == ([], ["rib_cage"])


def test_others_hear_that_a_card_was_gained_but_not_which() -> None:
    table = common(SPELLS, "haste").start("heroes.look", 0, SPELLS, 1, TO_HAND).pick("card haste")
    gained = table.happened(ev.CardGained)[0].cut(Seat(1))
    assert isinstance(gained, ev.CardGained)
    assert gained.card == -1


# -- cards of other factions ----------------------------------------------------------------------------


@rule("heroes.ability_card.060")
def test_an_ability_of_another_faction_may_be_shown_and_replaced() -> None:
    table = common(ABILITIES, "necromancy", "luck", "offense", "armorer")
    table.start("heroes.look", 0, ABILITIES, 2, TO_HAND)
    table.asks(0, "search", ["card necromancy", "card luck", "show_and_replace"]).pick("show_and_replace")
    table.asks(0, "search", ["card luck", "card offense"]).pick("card offense").at_rest()
    assert table.in_hand(0) == ["offense"]
    assert names(table, table.g.piles[ABILITIES]) == ["necromancy", "luck"]
    assert names(table, table.g.decks[ABILITIES]) == ["armorer"]


@rule("heroes.ability_card.060")
def test_the_second_of_the_cards_found_may_be_replaced_as_well() -> None:
    table = common(ABILITIES, "luck", "necromancy", "offense", "armorer")
    table.start("heroes.look", 0, ABILITIES, 2, TO_HAND).pick("show_and_replace")
    table.asks(0, "search", ["card luck", "card offense"])
    assert names(table, table.g.piles[ABILITIES]) == ["necromancy"]


@rule("heroes.deck.100")
def test_a_discard_pile_is_shuffled_before_it_is_searched_again() -> None:
    found = set()
    for seed in range(12):
        table = common(ABILITIES, "luck", pile=("offense", "armorer", "archery"), seed=seed)
        table.start("heroes.look", 0, ABILITIES, 2, TO_HAND).pick("look")
        first, second = table.options()
        assert (first, table.g.piles[ABILITIES]) == ("card luck", []), "what was left lies on top"
        found.add(second)
    assert found == {"card offense", "card armorer", "card archery"}


@rule("heroes.ability_card.060", "heroes.ability_card.050")
def test_both_may_be_replaced_while_the_deck_lasts() -> None:
    table = common(ABILITIES, "necromancy", "necromancy", "offense", "armorer")
    table.start("heroes.look", 0, ABILITIES, 2, TO_HAND).pick("show_and_replace", "show_and_replace")
    table.asks(0, "search", ["card offense", "card armorer"])
    table = common(ABILITIES, "necromancy", "luck").start("heroes.look", 0, ABILITIES, 2, TO_HAND)
    table.asks(0, "search", ["card necromancy", "card luck"]).pick("card necromancy").at_rest()
    assert table.in_hand(0) == ["necromancy"]  # heroes.ability_card.050: anybody may have it


@rule("heroes.ability_card.060")
@pytest.mark.parametrize(("hero", "ruleset"), [("sandro", "retail"), ("catherine", "first")])
def test_not_one_of_the_own_faction_and_not_in_the_first_edition(hero: str, ruleset: str) -> None:
    table = common(
        ABILITIES, "necromancy", "luck", "offense", attacker=hero, defender="mutare", ruleset=ruleset
    )
    table.start("heroes.look", 0, ABILITIES, 2, TO_HAND).asks(0, "search", ["card necromancy", "card luck"])


# -- when a deck runs out -------------------------------------------------------------------------------


@EDITIONS
@rule("heroes.deck.100")
def test_the_discard_pile_becomes_the_deck_when_a_card_must_be_drawn(ruleset: str) -> None:
    table = HeroesTable(ruleset=ruleset).deck(0, "power").discard(0, "attack", "defence")
    table.g.draw(Seat(0), 1)
    assert (table.in_deck(0), table.in_discard(0)) == ([], ["attack", "defence"])  # not before it must
    table.g.draw(Seat(0), 2)
    assert sorted(table.in_hand(0)) == ["attack", "defence", "power"]
    assert (table.in_deck(0), table.in_discard(0)) == ([], [])
    assert [event.seat for event in table.happened(ev.Shuffled)] == [0]
    table.g.draw(Seat(0), 1)
    assert len(table.in_hand(0)) == 3  # nothing is left to draw


@EDITIONS
@rule("heroes.deck.100")
def test_a_common_deck_takes_its_pile_back_too(ruleset: str) -> None:
    table = common(SPELLS, "haste", pile=("slow", "bless"), ruleset=ruleset)
    table.start("heroes.look", 0, SPELLS, 2, TO_HAND).pick("look")
    assert table.options()[0] == "card haste"
    assert len(table.options()) == 2
    table.pick("card haste").at_rest()
    left = table.g.decks[SPELLS] + table.g.piles[SPELLS]
    assert sorted(names(table, left)) == ["bless", "slow"]
    assert len(table.g.piles[SPELLS]) == 1


def two_that_draw() -> HeroesTable:
    """A breastplate in hand, that draws a card, and wings on the discard pile, that draw one as well."""
    table = HeroesTable(level=2)
    griffins = table.unit(0, "castle.griffins:pack", 9)
    table.unit(1, "necropolis.dread_knights", 13)
    table.hand(0, "breastplate_of_petrified_wood").deck(0).discard(0, "angel_wings")
    return table.acts(griffins)


@rule("heroes.deck.130")
def test_two_cards_that_draw_do_not_draw_one_another_for_ever() -> None:
    table = two_that_draw().pick("play breastplate_of_petrified_wood")
    assert (table.in_hand(0), table.in_discard(0)) == (["angel_wings"], ["breastplate_of_petrified_wood"])
    assert [option for option in table.options() if option.startswith("play")] == []  # nothing to be drawn
    table.g.draw(Seat(0), 1)
    assert (table.in_hand(0), table.in_deck(0)) == (["angel_wings"], [])


@rule("heroes.deck.130")
def test_another_new_deck_is_made_once_the_next_unit_acts() -> None:
    table = two_that_draw()
    halberdiers = table.unit(0, "castle.halberdiers", 6)
    table.pick("play breastplate_of_petrified_wood").acts(halberdiers)
    assert any(option.startswith("play") for option in table.options())
    table.g.draw(Seat(0), 1)
    assert sorted(table.in_hand(0)) == ["angel_wings", "breastplate_of_petrified_wood"]


@rule("heroes.deck.130", "heroes.deck.100")
def test_the_first_new_deck_is_made_of_what_was_just_used_too() -> None:
    table = two_that_draw().discard(0, "attack")
    table.g.discard_from_hand(Seat(0), card("breastplate_of_petrified_wood"))
    table.g.draw(Seat(0), 3)
    assert sorted(table.in_hand(0)) == ["attack", "breastplate_of_petrified_wood"]
    assert table.in_discard(0) == []


@rule("heroes.deck.130")
def test_each_player_may_make_a_new_deck() -> None:
    table = two_that_draw().discard(1, "attack")
    table.pick("play breastplate_of_petrified_wood")
    table.g.draw(Seat(1), 1)
    assert table.in_hand(1) == ["attack"]


# -- cards and rules ------------------------------------------------------------------------------------


@rule("heroes.deck.110")
def test_a_card_is_stronger_than_the_rule() -> None:
    """One spell in a round, says the rule; one more, says expert Knowledge."""
    table = HeroesTable(ruleset="first", level=2)
    champions = table.unit(0, "castle.champions", 6)
    dragons = table.unit(1, "necropolis.ghost_dragons", 29)
    table.hand(0, "magic_arrow", "knowledge").acts(champions)
    table.pick("cast magic_arrow", "unit ghost_dragons", "play knowledge expert")
    assert table.offers("cast magic_arrow")
    table.pick("cast magic_arrow", "unit ghost_dragons")
    assert table.damage(dragons) == 2
    assert not table.offers("cast magic_arrow")


@rule("heroes.deck.120")
def test_a_card_in_hand_does_nothing_until_it_is_played() -> None:
    table = HeroesTable(ruleset="first")
    champions = table.unit(0, "castle.champions", 6)
    dragons = table.unit(1, "necropolis.ghost_dragons", 7)
    table.hand(0, "attack", "armor_of_wonder").hand(1, "defence")
    table.dice(0, 0).acts(champions).pick("attack ghost_dragons").passes(2)
    worked = table.happened(ev.BlowWorked)[0]
    assert (worked.attack, worked.defence, table.damage(dragons)) == (5, 3, 2)
    assert (len(table.in_hand(0)), len(table.in_hand(1))) == (2, 1)
