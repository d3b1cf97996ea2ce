"""Artifacts by rarity and spells by level, in decks of their own. [heroes.tournament.160, .170]"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from fabletop.games.heroes.cards.levels import TO_HAND
from fabletop.games.heroes.cards.split import DRAW, LOOK
from fabletop.games.heroes.defs import ARTIFACT, RARITIES, SPELL
from fabletop.games.heroes.load import content
from fabletop.games.heroes.modes.setup import game_from_data, new_game
from fabletop.games.heroes.scenario.score import score_lines
from fabletop.games.heroes.scenario.tokens import come_to, lay_tokens
from fabletop.games.heroes.state.decks import (
    ARTIFACTS,
    EXPERT_SPELLS,
    MAJOR_ARTIFACTS,
    RELICS,
    SPELLS,
)
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.testing import AdventureTable, card
from fabletop.kernel import Setup
from fabletop.kernel.frame import Frame, Seat
from fabletop.testing import rule

RED, BLUE = Seat(0), Seat(1)
TILES = ("C1 0 0", "N1 3 -1", "F3 -3 1", "S3 -2 3", "S2 2 -3")
OF_ARTIFACTS = {"S3.C": 1, "F3.C": 1, "N1.C": 2, "C1.L": 3}  # how many decks are open, by the tile
OF_SPELLS = {"S3.C": 1, "F3.C": 1, "N1.C": 2, "C1.L": 2}


def split(**more: Any) -> AdventureTable:
    scenario = content().scenarios[content().scenario_by_id["twin_peaks"]]
    return AdventureTable(tiles=TILES, scenario=scenario, **more)


def opened(table: AdventureTable, deck: int) -> list[str]:
    """The decks among which RED may choose for a Search."""
    table.start("heroes.which_deck", RED, deck, 2, TO_HAND, LOOK)
    if table.asked().kind == "which_deck":
        return table.options()
    looked, _, _ = table.asked().frame.args
    return [f"deck {looked}"]


def options_of(**more: Any) -> Setup:
    usual = {"mode": "tournament", "heroes": ["catherine", "mutare"]}
    return Setup("heroes", 2, 1, "retail", {**usual, **more})


def rarities(g: Heroes, deck: int) -> set[str]:
    return {RARITIES[g.cards[one].rarity] for one in g.decks[deck]}


# -- the decks -------------------------------------------------------------------------------------------


@rule("heroes.tournament.160")
@pytest.mark.parametrize(
    "agreed", [{"scenario": "ring_of_champions", "split_decks": True}, {"scenario": "twin_peaks"}]
)
def test_the_decks_are_split_by_agreement_or_by_the_scenario(agreed: dict[str, Any]) -> None:
    g = new_game(options_of(**agreed))
    assert [rarities(g, deck) for deck in (ARTIFACTS, MAJOR_ARTIFACTS, RELICS)] == [
        {"minor"},
        {"major"},
        {"relic"},
    ]
    assert [{g.cards[one].level for one in g.decks[deck]} for deck in (SPELLS, EXPERT_SPELLS)] == [{0}, {1}]


@rule("heroes.tournament.160")
def test_otherwise_they_are_whole_and_no_card_is_lost() -> None:
    whole = new_game(options_of(scenario="ring_of_champions"))
    assert len(whole.decks) == len(whole.piles) == 3
    assert rarities(whole, ARTIFACTS) == set(RARITIES)
    apart = new_game(options_of(scenario="ring_of_champions", split_decks=True))
    for kind, decks in ((ARTIFACT, (ARTIFACTS, MAJOR_ARTIFACTS, RELICS)), (SPELL, (SPELLS, EXPERT_SPELLS))):
        cards = Counter(one for deck in decks for one in apart.decks[deck])
        assert cards == Counter(one for deck in whole.decks for one in deck if whole.cards[one].kind == kind)


def test_they_are_saved_and_shown_and_dealt_again() -> None:
    setup = options_of(scenario="ring_of_champions", split_decks=True)
    g = new_game(setup)
    g.advance()
    again = game_from_data(setup, g.to_data())
    assert again.to_data() == g.to_data()
    for seat in (RED, BLUE):
        assert g.imagine(seat, 7).view(seat) == g.view(seat)
    assert [deck.size for deck in g.view(RED).decks.split] == [len(deck) for deck in g.decks[3:]]
    other = g.imagine(RED, 7)
    assert [Counter(deck) for deck in other.decks] == [Counter(deck) for deck in g.decks]


# -- where -----------------------------------------------------------------------------------------------


@rule("heroes.tournament.160")
@pytest.mark.parametrize(("where", "n"), OF_ARTIFACTS.items())
def test_the_tile_says_how_rare_artifacts_may_be(where: str, n: int) -> None:
    decks = [ARTIFACTS, MAJOR_ARTIFACTS, RELICS][:n]
    assert opened(split().stands(RED, where), ARTIFACTS) == [f"deck {deck}" for deck in decks]


@rule("heroes.tournament.160")
@pytest.mark.parametrize(("where", "n"), OF_SPELLS.items())
def test_the_tile_says_whether_expert_spells_are_found(where: str, n: int) -> None:
    decks = [SPELLS, EXPERT_SPELLS][:n]
    assert opened(split().stands(RED, where), SPELLS) == [f"deck {deck}" for deck in decks]


@rule("heroes.tournament.160")
def test_a_search_goes_on_in_the_deck_that_was_chosen() -> None:
    table = split().stands(RED, "C1.L")
    g = table.g
    g.decks[RELICS] = [card("titans_cuirass"), card("angel_wings")]
    table.start("heroes.which_deck", RED, ARTIFACTS, 2, TO_HAND, LOOK).pick(f"deck {RELICS}")
    table.asks(RED, "search", ["card angel_wings", "card titans_cuirass"]).pick("card titans_cuirass")
    assert table.in_hand(RED) == ["titans_cuirass"]
    assert g.piles[RELICS] == [card("angel_wings")]
    table.at_rest()


@rule("heroes.tournament.160")
def test_a_deck_without_cards_is_not_searched() -> None:
    table = split().stands(RED, "N1.C")
    table.g.decks[ARTIFACTS] = []
    assert opened(table, ARTIFACTS) == [f"deck {MAJOR_ARTIFACTS}"]
    empty = split().stands(RED, "S3.C")
    empty.g.decks[ARTIFACTS] = []
    empty.start("heroes.which_deck", RED, ARTIFACTS, 2, TO_HAND, LOOK).at_rest()
    assert empty.in_hand(RED) == []


@rule("heroes.tournament.160", "heroes.option.130")
def test_a_card_that_is_drawn_unseen_comes_from_the_deck_that_was_chosen() -> None:
    table = split().stands(RED, "N1.C")
    table.g.decks[MAJOR_ARTIFACTS] = [card("shackles_of_war")]
    table.start("heroes.which_deck", RED, ARTIFACTS, 1, TO_HAND, DRAW).pick(f"deck {MAJOR_ARTIFACTS}")
    assert table.in_hand(RED) == ["shackles_of_war"]
    table.at_rest()


# -- whose tile ------------------------------------------------------------------------------------------


@rule("heroes.tournament.170")
def test_who_visits_a_field_stands_for_it_whatever_the_main_hero_does() -> None:
    """A secondary hero at a shrine on a near tile, the main hero at home; and the other way round."""
    table = split().stands(RED, "S3.C")
    number = table.second(RED, "N1.C")
    table.g.stack.append(Frame("heroes.arrived", RED, (number, 0)))
    assert opened(table, SPELLS) == [f"deck {SPELLS}", f"deck {EXPERT_SPELLS}"]
    home = split().stands(RED, "N1.C")
    number = home.second(RED, "S3.C")
    home.g.stack.append(Frame("heroes.arrived", RED, (number, 0)))
    assert opened(home, SPELLS) == [f"deck {SPELLS}"]


@rule("heroes.tournament.170")
def test_a_shrine_on_a_near_tile_offers_both_decks() -> None:
    """The whole visit, as it is played."""
    scenario = content().scenarios[content().scenario_by_id["twin_peaks"]]
    table = AdventureTable(tiles=("C1 0 0", "N2 3 -1", "S3 -2 3", "S2 2 -3"), scenario=scenario)
    number = table.stands(RED, "S3.C").second(RED, "N2.C")
    table.turn(RED).pick("second step N2.BR").asks(RED, "may_search").pick(f"search_deck {SPELLS}")
    table.asks(RED, "which_deck", [f"deck {SPELLS}", f"deck {EXPERT_SPELLS}"])
    assert table.g.heroes[number].field == table.field("N2.BR")


@rule("heroes.tournament.170")
def test_of_what_is_bought_in_town_the_main_hero_decides() -> None:
    table = split().stands(RED, "N1.C").town(RED, "mage_guild").having(RED, gold=20)
    table.second(RED, "S3.C")
    table.turn(RED).pick("book").asks(RED, "which_deck", [f"deck {SPELLS}", f"deck {EXPERT_SPELLS}"])
    before = split().stands(RED, "N1.C")
    number = before.second(RED, "S3.C")
    before.g.stack.append(Frame("heroes.arrived", RED, (number, 0)))
    before.g.stack.append(Frame("heroes.town_window", RED))
    assert len(opened(before, SPELLS)) == 2, "in the window before a fight, too"


@rule("heroes.tournament.170")
def test_before_the_first_round_everybody_is_at_home() -> None:
    table = split()
    table.g.leave_map(table.g.players[RED].main)
    assert opened(table, ARTIFACTS) == [f"deck {ARTIFACTS}"]


# -- the cup ---------------------------------------------------------------------------------------------


def test_a_cup_that_is_brought_home_is_worth_more_than_one_that_is_carried() -> None:
    scenario = content().scenarios[content().scenario_by_id["twin_peaks"]]
    table = AdventureTable(tiles=("C2 0 0", "S3 -3 1", "S2 3 -1"), scenario=scenario)
    g = table.g
    lay_tokens(g)
    (grail,) = g.land.find("grail")
    main = g.players[RED].main
    come_to(g, RED, main, grail)
    assert sum(n for word, n in score_lines(g, RED) if word == "scenario") == 3
    come_to(g, RED, main, g.realm(RED).town)
    assert sum(n for word, n in score_lines(g, RED) if word == "scenario") == 5
