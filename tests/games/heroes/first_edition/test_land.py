"""What the earlier edition has otherwise in set-up, places, exploring; every test shows the later one too."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.heroes.first_edition.kit import BLUE, EDITIONS, HAND, RED, clash

from fabletop.games.heroes.defs import STATISTIC
from fabletop.games.heroes.load import content
from fabletop.games.heroes.map import events as ev
from fabletop.games.heroes.map.explore import may_explore
from fabletop.games.heroes.map.marks import BLACK, NO_CUBE
from fabletop.games.heroes.map.visit import PLACES
from fabletop.games.heroes.modes.clash import MINOR, by_number
from fabletop.games.heroes.scenario.named import CLASH
from fabletop.games.heroes.state.decks import ABILITIES, ARTIFACTS, SPELLS
from fabletop.games.heroes.testing import AdventureTable, card
from fabletop.kernel.frame import Act
from fabletop.testing import rule

# -- set-up -------------------------------------------------------------------------------------------------


@rule("heroes.starting_bonus.010", "heroes.starting_bonus.020", "heroes.starting_bonus.060")
@rule("heroes.starting_bonus.030")
@pytest.mark.parametrize(("difficulty", "n"), [("easy", 2), ("normal", 1), ("hard", 1)])
def test_bonus_artifacts_are_minor_and_what_is_passed_lies_on_the_pile(difficulty: str, n: int) -> None:
    g = clash("first", "starting_bonus", difficulty=difficulty)
    assert g.decision is not None
    seat = g.decision.seats[0]
    before = len(g.decks[ARTIFACTS]) + len(g.piles[ARTIFACTS])
    pile = len(g.piles[ARTIFACTS])
    g.choose(g.decision.options[1])
    gained = [
        number
        for number in g.players[seat].hand
        if g.cards[number].kind == g.cards[card("centaurs_axe")].kind
    ]
    assert [g.cards[number].rarity for number in gained] == [MINOR] * n
    assert len(g.decks[ARTIFACTS]) + len(g.piles[ARTIFACTS]) == before - n
    assert all(g.cards[number].rarity != MINOR for number in g.piles[ARTIFACTS][pile:])


@rule("heroes.starting_bonus.020")
def test_later_they_are_searched_for() -> None:
    g = clash("retail", "starting_bonus")
    assert g.decision is not None
    decision = g.choose(g.decision.options[1])
    assert decision is not None
    assert decision.kind == "look"


@rule("heroes.starting_bonus.070")
@pytest.mark.parametrize("ruleset", EDITIONS)
def test_the_artifacts_are_shuffled_after_the_bonus_or_not(ruleset: str) -> None:
    g = clash(ruleset, "starting_bonus")
    owed = [frame.key for frame in g.stack]
    assert ("heroes.after_bonus" in owed) == (ruleset == "retail")


@rule("heroes.setup.030", "heroes.setup.300")
def test_who_chooses_first_is_rolled_with_one_die_or_with_the_symbols_of_two() -> None:
    for ruleset, rolled, order, told in (
        ("retail", (5, 2), [RED, BLUE], [5, 2]),
        ("first", (5, 5, 2, 1), [BLUE, RED], [2, 9]),  # two single valuables; six and three gold
    ):
        table = AdventureTable(ruleset=ruleset).dice(*rolled)
        assert by_number(table.g, [RED, BLUE]) == order
        assert [one.n for one in table.happened(ev.RolledForStart)] == told


@rule("heroes.setup.260")
def test_the_starting_tile_is_turned_freely_or_lies_as_it_came() -> None:
    assert clash("retail", "turn_start_tile").decision is not None
    for scenario in content().scenarios:
        if scenario.mode == CLASH and 2 in scenario.players:
            g = clash("first", scenario=scenario.id)
            decision = g.advance()
            while decision is not None and decision.kind not in ("main", "swap_cards"):
                if decision.kind == "turn_start_tile":
                    assert len(decision.options) == 1
                decision = g.choose(decision.options[0])
            assert g.round == 1


@rule("heroes.tile.090")
def test_far_tiles_to_add_are_the_scenarios_or_always_there() -> None:
    for scenario in content().scenarios:
        if scenario.mode != CLASH or 2 not in scenario.players:
            continue
        retail, first = (clash(ruleset, "main", scenario=scenario.id) for ruleset in EDITIONS)
        assert len(retail.realm(RED).supply) == scenario.pool[1]
        assert len(first.realm(RED).supply) == len(first.realm(BLUE).supply)
        if scenario.pool[1]:
            assert len(first.realm(RED).supply) == scenario.pool[1]
        else:
            left = len(first.realm(RED).supply) * 2 + sum(
                first.printed.tiles[t].kind == 1 for t in first.unused
            )
            assert len(first.realm(RED).supply) == min(2, left // 2)


@rule("heroes.tile.100")
def test_starting_tiles_of_two_players_lie_on_opposite_sides() -> None:
    """Seen from the middle of the map."""
    for scenario in content().scenarios:
        if scenario.mode == CLASH and 2 in scenario.players:
            spots = scenario.layout(2).spots
            places = [(spot.q + spot.r / 2, spot.r * 0.866) for spot in spots]
            x, y = (sum(place[i] for place in places) / len(places) for i in (0, 1))
            one, two = (place for place, spot in zip(places, spots, strict=True) if spot.seat >= 0)
            assert (one[0] - x) * (two[0] - x) + (one[1] - y) * (two[1] - y) < 0, scenario.id


@rule("heroes.setup.140", "heroes.overview.310")
def test_both_editions_are_played_with_the_same_cards_and_no_statistic_is_left_over() -> None:
    retail, first = (clash(ruleset) for ruleset in EDITIONS)
    for deck in (ABILITIES, SPELLS, ARTIFACTS):
        assert Counter(retail.decks[deck]) == Counter(first.decks[deck])
    assert [Counter(deck) for deck in retail.neutral] == [Counter(deck) for deck in first.neutral]
    assert len(retail.printed.proclamations) == len(first.printed.proclamations)
    common = [number for deck in first.decks for number in deck]
    assert all(first.cards[number].kind != STATISTIC for number in common)


# -- places -------------------------------------------------------------------------------------------------

OBELISK = ("N4 0 0", "S3 -3 1", "S2 3 -1")


@rule("heroes.location.340")
def test_an_obelisk_is_flagged_by_everybody_or_visited_by_one() -> None:
    for ruleset in EDITIONS:
        table = AdventureTable(ruleset=ruleset, tiles=OBELISK)
        (field,) = table.g.land.find("obelisk")
        for seat in (RED, BLUE):
            table.g.put_on(seat, field)
            table.start("heroes.visit", seat, seat).at_rest()
        cube, visitors = (BLUE, (RED, BLUE)) if ruleset == "retail" else (BLACK, (RED,))
        assert (table.g.marks[field].cube, table.g.marks[field].visitors) == (cube, visitors)


@rule("heroes.location.200")
def test_a_utopia_is_flagged_or_left_as_it_is_unless_the_scenario_names_it() -> None:
    named = next(one for one in content().scenarios if one.id == "force_of_will")
    tile = next(t for t in content().tiles if any(f.id == "dragon_utopia" for f in t.fields)).id
    for ruleset, scenario, cube in (
        ("retail", None, RED),
        ("first", None, NO_CUBE),
        ("first", named, RED),
    ):
        tiles = (f"{tile} 0 0", "S3 -3 1", "S2 3 -1")
        table = AdventureTable(ruleset=ruleset, tiles=tiles, scenario=scenario)
        (field,) = table.g.land.find("dragon_utopia")
        table.g.put_on(0, field)
        table.start("heroes.visit", RED, 0)
        assert table.g.marks[field].cube == cube
        assert "revisit" not in table.deeds(RED)


@rule("heroes.location.150", "heroes.location.270")
@pytest.mark.parametrize("deck", [SPELLS, ARTIFACTS])
def test_what_a_place_gives_is_offered_or_drawn_from_the_deck(deck: int) -> None:
    retail = AdventureTable().start("heroes.may_search", RED, deck, 0)
    retail.asks(RED, "may_search")
    table = AdventureTable(ruleset="first")
    table.g.turn_up(deck)
    table.start("heroes.may_search", RED, deck, 0).asks(RED, "search")
    table.g.choose(table.asked().options[0])
    assert len(table.in_hand(RED)) == 1
    table.at_rest()


@rule("heroes.location.160")
def test_what_costs_gold_may_still_be_refused() -> None:
    table = AdventureTable(ruleset="first").having(RED, gold=3)
    table.g.turn_up(SPELLS)
    table.start("heroes.may_search", RED, SPELLS, 3).asks(RED, "may_search").pick(table.options()[0])
    table.asks(RED, "search")  # not the top of the pile
    assert table.g.players[RED].gold == 0


@rule("heroes.location.240")
def test_a_tomb_is_opened_without_a_question() -> None:
    AdventureTable().start("heroes.tomb", RED, 0).asks(RED, "tomb")
    table = AdventureTable(ruleset="first")
    table.g.turn_up(ARTIFACTS)
    table.start("heroes.tomb", RED, 0).asks(RED, "search")


@rule("heroes.location.190")
def test_the_witch_gives_an_ability_and_may_take_one_for_another() -> None:
    table = AdventureTable(ruleset="first").hand(RED, "estates", "attack")
    table.g.decks[ABILITIES] = [card("offense"), card("armorer"), card("luck")]
    table.start("heroes.see_ability", RED).asks(RED, "witch_card").pick("card luck")
    table.start("heroes.witch_again", RED).asks(RED, "witch_again")
    forgotten = [one.id for one in table.asked().options if isinstance(one, Act)]
    assert forgotten == [card("estates"), card("luck")]
    table.g.choose(table.asked().options[0])
    table.asks(RED, "witch_card").pick(table.options()[1]).at_rest()
    assert table.in_hand(RED) == ["attack", "luck"]
    assert table.g.removed == (card("estates"),)
    assert table.g.piles[ABILITIES] == [card("armorer")]


@rule("heroes.location.190")
@pytest.mark.parametrize(("ruleset", "kind"), [("retail", "witch"), ("first", "witch_card")])
def test_what_the_witch_asks_first(ruleset: str, kind: str) -> None:
    table = AdventureTable(ruleset=ruleset).hand(RED, "estates")
    PLACES["witch_hut"](table.g, RED, 0, 0)
    table.g.advance()
    table.asks(RED, kind)
    if kind == "witch_card":
        table.pick(table.options()[0]).asks(RED, "witch_again")


@rule("heroes.location.230")
def test_the_spring_gives_a_card_and_the_rest_is_shuffled_into_the_pile() -> None:
    pile = [card(name) for name in (*HAND, *HAND)]
    orders = set()
    for seed in range(8):
        table = AdventureTable(ruleset="first", seed=seed)
        table.g.players[RED].discard = [*pile, card("haste")]
        table.start("heroes.spring", RED, 3)
        assert "pass" not in table.options()
        table.pick("card haste").at_rest()
        assert table.in_hand(RED) == ["haste"]
        assert Counter(table.g.players[RED].discard) == Counter(pile)
        orders.add(tuple(table.g.players[RED].discard))
    assert len(orders) > 1
    retail = AdventureTable()
    retail.g.players[RED].discard = [*pile, card("haste")]
    retail.start("heroes.spring", RED, 3)
    assert "pass" in retail.options()
    retail.pick("card haste").asks(RED, "put_back")


# -- exploring ----------------------------------------------------------------------------------------------


@rule("heroes.exploration.090")
def test_a_tile_is_turned_up_only_where_no_other_is_known_beside_the_field() -> None:
    """F3 lies face up between the towns, and a tile is hidden above."""
    tiles = ("F3 0 0", "S3 -3 1", "S2 3 -1", "?F1 1 -3")
    places = ("F3.C", "F3.TL", "F3.TR", "F3.L", "F3.R", "F3.BL")
    retail, first = (AdventureTable(ruleset=ruleset, tiles=tiles) for ruleset in EDITIONS)
    known = [place for place in places if touches_known(first, place)]
    assert 0 < len(known) < len(places)
    assert all(may_explore(retail.stands(RED, place).g, 0) for place in places)
    assert [place for place in places if not may_explore(first.stands(RED, place).g, 0)] == known


def touches_known(table: AdventureTable, place: str) -> bool:
    field = table.field(place)
    near = [other for other in table.g.land.near[field] if other >= 0 and other // 7 != field // 7]
    return any(table.g.land.fields[other] is not None for other in near)


@rule("heroes.exploration.090")
@pytest.mark.parametrize("ruleset", EDITIONS)
def test_nor_added(ruleset: str) -> None:
    table = AdventureTable(ruleset=ruleset).supply(RED, "F1", "F2")
    found = set()
    for at in ("TL", "TR", "L", "R", "BL"):
        if any(one.startswith("add") for one in table.stands(RED, f"F3.{at}").deeds(RED)):
            found.add(touches_known(table, f"F3.{at}"))
    assert found == ({True, False} if ruleset == "retail" else {False})
