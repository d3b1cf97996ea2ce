"""What the earlier edition of the rulebook has otherwise on the map; every test shows the later one too."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from fabletop.games.heroes import events as fight
from fabletop.games.heroes.cards.play import fits
from fabletop.games.heroes.cards.registry import BLOW
from fabletop.games.heroes.combat.camp import army_of, camp_from_data
from fabletop.games.heroes.combat.ending import last_fight
from fabletop.games.heroes.combat.state import RETREAT, combat_from_data
from fabletop.games.heroes.defs import STATISTIC
from fabletop.games.heroes.load import content
from fabletop.games.heroes.map import events as ev
from fabletop.games.heroes.map.clash import has_tower, has_walls
from fabletop.games.heroes.map.dice import TREASURE
from fabletop.games.heroes.map.explore import may_explore
from fabletop.games.heroes.map.state import BLACK, NO_CUBE
from fabletop.games.heroes.map.visit import PLACES
from fabletop.games.heroes.modes.clash import MINOR, by_number
from fabletop.games.heroes.modes.setup import new_game
from fabletop.games.heroes.scenario.printed import CLASH
from fabletop.games.heroes.state.decks import ABILITIES, ARTIFACTS, SPELLS
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.state.player import player_from_data
from fabletop.games.heroes.testing import AdventureTable, card
from fabletop.games.heroes.testing.combat import printed_card
from fabletop.games.heroes.turn.deeds import carry_out, own_deeds
from fabletop.games.heroes.turn.formation import standing
from fabletop.games.heroes.turn.income import next_income_of
from fabletop.kernel.frame import NOBODY, Act, Frame, Seat, act
from fabletop.kernel.match import Setup
from fabletop.testing import rule

RED, BLUE = Seat(0), Seat(1)
EDITIONS = ("retail", "first")
SILENCE = "dead_silence"
HAND = ("attack", "defence", "power", "knowledge", "attack")


def stars(table: AdventureTable, *names: str) -> AdventureTable:
    by_id = {card.id: card.index for card in table.g.printed.proclamations}
    table.g.proclamations = [by_id[name] for name in reversed(names)]
    return table


def round_of(n: int, *names: str, ruleset: str = "first", **options: Any) -> AdventureTable:
    """That round begins, with these proclamations to come."""
    table = AdventureTable(ruleset=ruleset, round=n - 1, **options)
    return stars(table, *names).start("heroes.new_round", NOBODY)


def clash(ruleset: str, until: str = "", **options: Any) -> Heroes:
    """A clash up to the first question of a kind, always with the first option; else just set up."""
    agreed = {"mode": "clash", "heroes": ["catherine", "mutare"], **options}
    g = new_game(Setup("heroes", 2, 1, ruleset, agreed))
    g.events = []
    if until:
        decision = g.advance()
        while decision is not None and decision.kind != until:
            decision = g.choose(decision.options[0])
    return g


# -- a turn -----------------------------------------------------------------------------------------------


@rule("heroes.turn.060", "heroes.round.040")
@pytest.mark.parametrize("ruleset", EDITIONS)
def test_income_comes_as_the_round_begins_or_on_the_own_turn(ruleset: str) -> None:
    table = round_of(3, ruleset=ruleset)
    if ruleset == "retail":
        assert (table.treasury(RED)[0], table.treasury(BLUE)[0]) == (10, 10)
        return
    table.asks(RED, "main")
    assert (table.treasury(RED)[0], table.treasury(BLUE)[0]) == (10, 0)
    table.pick("end_turn").asks(BLUE, "main")
    assert (table.treasury(RED)[0], table.treasury(BLUE)[0]) == (10, 10)


@rule("heroes.turn.060")
def test_the_hand_comes_before_the_income_and_the_city_hall_with_it() -> None:
    table = AdventureTable(ruleset="first", round=2).hand(RED, "attack").town(RED, "city_hall")
    table.start("heroes.new_round", NOBODY).asks(RED, "swap_cards")
    assert table.treasury(RED) == (0, 0, 0)
    table.pick("pass").asks(RED, "city_hall")
    assert table.treasury(RED) == (10, 0, 0)


@rule("heroes.turn.060")
def test_what_the_stars_say_of_an_income_holds_for_everybody_and_then_ends() -> None:
    table = round_of(2, "gold_dragon", SILENCE)
    for seat in (RED, BLUE):
        table.asks(seat, "main").pick("end_turn")
    for seat in (RED, BLUE):
        table.asks(seat, "main").pick("end_turn")
        assert table.treasury(seat)[0] == 15
    assert next_income_of(table.g, RED)[0] == 10


@rule("heroes.turn.060")
@pytest.mark.parametrize("ruleset", EDITIONS)
def test_the_astrologers_are_heeded_at_once_or_on_the_own_turn(ruleset: str) -> None:
    table = round_of(2, "fancy_pixie", ruleset=ruleset)
    assert len(table.happened(ev.Proclaimed)) == 1
    if ruleset == "retail":
        assert [one.morale for one in table.g.players] == [1, 1]
        return
    table.asks(RED, "main")
    assert [one.morale for one in table.g.players] == [1, 0]
    table.pick("end_turn").asks(BLUE, "main")
    assert [one.morale for one in table.g.players] == [1, 1]


@rule("heroes.turn.010", "heroes.turn.020", "heroes.turn.050")
def test_the_hand_is_filled_and_then_two_cards_may_be_exchanged() -> None:
    table = AdventureTable(ruleset="first").deck(RED, *HAND[:3]).hand(RED, *HAND[:2])
    table.start("heroes.turn", RED).asks(RED, "swap_cards")
    assert len(table.in_hand(RED)) == 4
    kept = table.in_hand(RED)
    table.pick(f"card {kept[0]}").asks(RED, "swap_cards")
    assert len(table.in_hand(RED)) == 3
    table.pick(f"card {kept[1]}").asks(RED, "main")
    assert len(table.in_hand(RED)) == 4


@rule("heroes.turn.010", "heroes.turn.020")
def test_who_is_over_the_limit_discards_down_to_it_and_nobody_else_does() -> None:
    table = AdventureTable(ruleset="first").hand(RED, *HAND, "defence")
    table.start("heroes.turn", RED).asks(RED, "adjust_hand").pick("card attack")
    table.asks(RED, "adjust_hand").pick("card power").asks(RED, "swap_cards")
    assert sorted(table.in_hand(RED)) == sorted(["defence", "knowledge", "attack", "defence"])
    table.pick("pass").asks(RED, "main")
    retail = AdventureTable().hand(RED, *HAND[:4]).start("heroes.turn", RED)
    retail.asks(RED, "refresh")
    assert "card attack" in retail.options()  # any card may go


# -- town ---------------------------------------------------------------------------------------------------


@rule("heroes.secondary_hero.030", "heroes.town_action.080")
@pytest.mark.parametrize("ruleset", EDITIONS)
def test_a_secondary_hero_takes_the_token_or_none(ruleset: str) -> None:
    table = AdventureTable(ruleset=ruleset).having(RED, gold=20, peopled=1).stands(RED, "F3.TL").turn(RED)
    assert table.offers("hire S3.C") == (ruleset == "first")
    table = AdventureTable(ruleset=ruleset).having(RED, gold=20).stands(RED, "F3.TL").turn(RED)
    table.pick("hire S3.C")
    assert table.g.realm(RED).peopled == (ruleset == "retail")


@rule("heroes.secondary_hero.030")
@pytest.mark.parametrize("ruleset", EDITIONS)
def test_without_a_token_it_is_recruited_on_the_own_turn(ruleset: str) -> None:
    table = AdventureTable(ruleset=ruleset).having(BLUE, gold=20).stands(BLUE, "F3.TL").turn(RED)
    assert table.offers("1: hire S2.C") == (ruleset == "retail")


def guild(ruleset: str, gold: int, *hand: str) -> AdventureTable:
    table = AdventureTable("tamika", ruleset=ruleset).having(RED, gold=gold).town(RED, "mage_guild")
    table.hand(RED, *hand)
    table.g.decks[SPELLS] = [card("haste"), card("curse"), card("magic_arrow"), card("fireball")]
    table.g.piles[SPELLS] = [card("slow")]
    return table


@rule("heroes.mage_guild.060", "heroes.mage_guild.050")
def test_any_number_of_spells_in_one_use_of_the_token() -> None:
    """The book's Tamika, with the gold for two."""
    table = guild("first", 10).does(RED, "book").pick("look", "card fireball")
    table.asks(RED, "more_spells", ["book", "pass"])
    assert not table.g.realm(RED).booked
    table.pick("book", "top_of_pile").at_rest()
    assert table.in_hand(RED) == ["fireball", "magic_arrow"]
    assert table.g.realm(RED).booked
    assert table.g.players[RED].gold == 0


@rule("heroes.mage_guild.060")
def test_who_has_enough_turns_the_token() -> None:
    table = guild("first", 20).does(RED, "book").pick("look", "card fireball", "pass")
    table.at_rest()
    assert "book" not in table.deeds(RED)
    table = guild("retail", 20).does(RED, "book").pick("look", "card fireball")
    table.at_rest()
    assert "book" not in table.deeds(RED)


@rule("heroes.mage_guild.090", "heroes.mage_guild.080")
@pytest.mark.parametrize(("ruleset", "expert"), [("retail", 3), ("first", 2)])
def test_the_expert_wisdom_takes_off_two_gold_or_three(ruleset: str, expert: int) -> None:
    """A spell of Necropolis costs 5."""
    for price, uses in ((3, 2), (2, 1 if expert == 2 else 0), (1, 0)):
        table = guild(ruleset, price, "wisdom").level(RED, 2)
        wise = [one for one in own_deeds(table.g, RED) if one.verb == "wise_book"]
        assert len(wise) == uses
        if uses:
            carry_out(table.g, RED, wise[-1])
            assert table.g.players[RED].gold == price - expert


@rule("heroes.mage_guild.060", "heroes.mage_guild.090")
def test_wisdom_may_buy_the_second_spell() -> None:
    """The book's Tamika: 5 gold for the first, 2 for the second."""
    table = guild("first", 7, "wisdom").level(RED, 2).does(RED, "book").pick("look", "card fireball")
    wise = [one for one in table.options() if one.startswith("wise_book")]
    assert len(wise) == 1
    table.pick(wise[0], "top_of_pile").at_rest()
    assert table.in_hand(RED) == ["fireball", "magic_arrow"]
    assert table.g.players[RED].gold == 0


@rule("heroes.mage_guild.070")
@pytest.mark.parametrize("ruleset", EDITIONS)
def test_a_new_guild_sells_at_once_or_from_the_next_round_on(ruleset: str) -> None:
    table = guild(ruleset, 20).having(RED, guild_round=1)
    assert ("book" in table.deeds(RED)) == (ruleset == "first")


@rule("heroes.town.040", "heroes.siege.020")
def test_the_tower_comes_with_the_citadel_or_with_the_silver_dwelling() -> None:
    for ruleset, building, walls, tower in (
        ("retail", "citadel", True, True),
        ("retail", "silver_dwelling", False, False),
        ("first", "citadel", True, False),
        ("first", "silver_dwelling", False, True),
    ):
        table = AdventureTable(ruleset=ruleset).town(BLUE, building)
        field = table.field("S2.C")
        assert (has_walls(table.g, BLUE, field), has_tower(table.g, BLUE, field)) == (walls, tower)


@rule("heroes.siege.020", "heroes.town.040")
@pytest.mark.parametrize(("building", "walls", "towers"), [("citadel", 5, 0), ("silver_dwelling", 0, 1)])
def test_walls_stand_without_a_tower_and_a_tower_without_walls(
    building: str, walls: int, towers: int
) -> None:
    table = AdventureTable(ruleset="first").army(RED, "castle.griffins").army(BLUE, "dungeon.harpies")
    table.town(BLUE, building).stands(RED, "S2.TL").turn(RED).pick("step S2.C").fights()
    assert sum(bool(wall) for wall in table.c.walls) == walls
    assert sum(unit.kind == table.g.printed.tower for unit in table.c.units) == towers
    assert table.c.tower == bool(towers)
    assert table.c.clone().tower == table.c.tower
    assert combat_from_data(table.g.printed, table.c.to_data()).tower == table.c.tower


@rule("heroes.turn.100")
@pytest.mark.parametrize("ruleset", EDITIONS)
def test_who_is_attacked_recruits_and_buys_spells_but_does_not_build(ruleset: str) -> None:
    table = AdventureTable(ruleset=ruleset).army(RED, "castle.griffins").army(BLUE, "dungeon.harpies")
    for seat in (RED, BLUE):
        table.town(seat, "bronze_dwelling", "mage_guild").having(seat, gold=30, materials=9, valuables=9)
    table.stands(RED, "S2.TL").turn(RED).pick("step S2.C").asks(RED, "town_window")
    verbs = {name.split()[0] for name in table.options()}
    assert {"build", "recruit", "book"} <= verbs
    table.pick("pass").asks(BLUE, "town_window")
    verbs = {name.split()[0] for name in table.options()}
    assert {"recruit", "book"} <= verbs
    assert ("build" in verbs) == (ruleset == "retail")


# -- morale -------------------------------------------------------------------------------------------------


@rule("heroes.morale.140")
@pytest.mark.parametrize("ruleset", EDITIONS)
def test_only_the_main_hero_gains_morale(ruleset: str) -> None:
    table = AdventureTable(ruleset=ruleset)
    second = table.second(RED, "F3.TL")
    for place in ("temple", "fountain_of_youth"):
        for hero, morale in ((second, 0 if ruleset == "first" else 1), (0, 1)):
            table.having(RED, morale=0)
            PLACES[place](table.g, RED, hero, 0)
            table.g.advance()
            assert table.g.players[RED].morale == morale


@rule("heroes.morale.140", "heroes.location.240")
def test_nor_does_a_tomb_weigh_on_a_secondary_hero() -> None:
    for hero, left in (("second", 4), ("main", 0)):
        table = AdventureTable(ruleset="first").hand(RED, "attack", "power")
        number = table.second(RED, "F3.TL") if hero == "second" else 0
        table.start("heroes.tomb", RED, number)
        while table.g.decision is not None:
            table.g.choose(table.asked().options[0])
        assert len(table.in_hand(RED)) == left


@rule("heroes.morale.140", "heroes.morale.060")
@pytest.mark.parametrize("ruleset", EDITIONS)
def test_nor_can_a_secondary_hero_use_it(ruleset: str) -> None:
    table = AdventureTable(ruleset=ruleset).having(RED, morale=1)
    second = table.second(RED, "S3.TR")
    for hero, offered in ((second, ruleset == "retail"), (0, True)):
        table.g.stack.append(Frame("heroes.arrived", RED, (hero,)))
        table.dice(3).start("heroes.roll_dice", RED, TREASURE, 1, 1)
        offers = [one for one in table.options() if one.startswith("reroll_die")]
        assert bool(offers) == offered
        table.g.stack.clear()
        table.g.decision = None


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


# -- fights -------------------------------------------------------------------------------------------------


def meeting(ruleset: str = "first", second: bool = False) -> AdventureTable:
    """A hero of Catherine's attacks Mutare."""
    table = (
        AdventureTable(ruleset=ruleset).first_army(RED, "castle.griffins").first_army(BLUE, "dungeon.harpies")
    )
    table.army(RED, "castle.griffins", "castle.zealots").stands(BLUE, "F3.TL")
    if second:
        table.second(RED, "F3.C")
    else:
        table.stands(RED, "F3.C")
    return table.visited("F3.C").turn(RED).pick("second step F3.TL" if second else "step F3.TL").fights()


def retreats(table: AdventureTable, seat: Seat) -> AdventureTable:
    while table.asked().kind != "act" or table.asked().seats != (seat,):
        table.g.choose(table.asked().options[-1])
    return table.pick("retreat")


@rule("heroes.retreat.020", "heroes.retreat.030", "heroes.retreat.050", "heroes.retreat.040")
def test_a_hero_flees_from_another_to_any_home_and_has_its_first_units_again() -> None:
    table = meeting().hand(RED, "attack").flagged(RED, "F3.L")
    retreats(table, RED).asks(RED, "refuge", ["field F3.L", "field S3.C"]).pick("field F3.L")
    assert table.where(RED) == "F3.L"
    assert table.units(RED) == ["castle.griffins"]
    assert last_fight(table.g).ending == RETREAT
    assert table.in_hand(RED) == ["attack"]
    assert table.g.realm(BLUE).cubes == ()


@rule("heroes.retreat.030")
def test_so_does_a_secondary_hero() -> None:
    table = retreats(meeting(second=True), RED)
    second = table.g.realm(RED).secondary
    table.asks(RED, "main")
    assert table.field_name(table.g.heroes[second].field) == "S3.C"
    assert table.units(RED) == ["castle.griffins"]


@rule("heroes.retreat.030", "heroes.retreat.020", "heroes.end_of_combat.030")
def test_who_flees_from_guards_goes_home_and_who_merely_stops_goes_back() -> None:
    for flees in (True, False):
        table = AdventureTable(ruleset="first").first_army(RED, "castle.griffins").stands(RED, "F3.TL")
        table.guard("neutral.skeletons", "neutral.zombies").turn(RED).pick("step F3.C").fights()
        if flees:
            retreats(table, RED)
            assert table.where(RED) == "S3.C"
        else:
            table.rests_a_round().pick("withdraw")
            assert table.where(RED) == "F3.TL"
        assert table.units(RED) == ["castle.griffins"]
        assert table.g.realm(RED).lost_to == ()
        assert table.cube("F3.C") == NO_CUBE


@rule("heroes.elimination.020")
@pytest.mark.parametrize("ruleset", EDITIONS)
def test_a_player_without_a_home_is_out_unless_another_hero_is_on_the_map(ruleset: str) -> None:
    table = AdventureTable(ruleset=ruleset).army(RED, "castle.griffins").army(BLUE, "dungeon.harpies")
    table.second(BLUE, "F3.TR")
    table.flagged(RED, "S2.C").stands(RED, "F3.C").stands(BLUE, "F3.TL").visited("F3.C").can_end()
    table.turn(RED).pick("step F3.TL").fights().wins(RED)
    assert table.g.realm(BLUE).out == (ruleset == "retail")
    if ruleset == "first":
        assert table.g.heroes[BLUE].field == -1
        assert len(table.g.heroes_of(BLUE)) == 1


@rule("heroes.elimination.020")
def test_the_main_hero_comes_back_with_the_first_home() -> None:
    table = AdventureTable(ruleset="first").army(BLUE, "dungeon.harpies")
    second = table.second(BLUE, "F3.L")
    table.flagged(RED, "S2.C").g.leave_map(BLUE)
    table.start("heroes.visit", BLUE, second)
    assert table.field_name(table.g.heroes[BLUE].field) == "F3.L"


@rule("heroes.elimination.020")
def test_without_any_hero_on_the_map_it_is_out_in_either_edition() -> None:
    table = AdventureTable(ruleset="first").army(RED, "castle.griffins").army(BLUE, "dungeon.harpies")
    table.flagged(RED, "S2.C").stands(RED, "F3.C").stands(BLUE, "F3.TL").visited("F3.C").can_end()
    table.turn(RED).pick("step F3.TL").fights().wins(RED)
    assert table.g.realm(BLUE).out


# -- the own board ------------------------------------------------------------------------------------------


def spaces(table: AdventureTable, side: int) -> dict[str, int]:
    return {table.g.units[unit.kind].id: unit.space for unit in table.c.units if unit.side == side}


@rule("heroes.combat_setup.050", "heroes.combat_setup.160", "heroes.combat_setup.170")
def test_units_are_placed_as_a_fight_begins_or_stand_ready() -> None:
    def met(ruleset: str) -> AdventureTable:
        table = AdventureTable(ruleset=ruleset).army(RED, "castle.griffins", "castle.marksmen")
        table.army(BLUE, "dungeon.harpies").stands(BLUE, "F3.TL").stands(RED, "F3.C").visited("F3.C").turn(
            RED
        )
        table.pick("step F3.TL")
        while table.asked().kind == "town_window":
            table.pick("pass")
        return table

    met("retail").asks(RED, "deploy")
    table = met("first")
    assert table.asked().kind != "deploy"
    assert spaces(table, 0) == {"castle.marksmen": 0, "castle.griffins": 5}  # who shoots stands behind
    assert spaces(table, 1) == {"dungeon.harpies": 20}


@rule("heroes.combat_setup.180")
def test_units_are_rearranged_on_the_own_turn() -> None:
    table = AdventureTable(ruleset="first").army(RED, "castle.griffins", "castle.marksmen", "castle.zealots")
    table.army(BLUE, "dungeon.harpies").stands(BLUE, "F3.TL").stands(RED, "F3.C").visited("F3.C").turn(RED)
    table.pick("arrange").asks(RED, "arrange_unit")
    griffins, marksmen = (table.g.units[troop[0]].index for troop in table.g.players[RED].army[:2])
    assert [troop[0] for troop, _ in standing(table.g, RED)] == [
        marksmen,
        table.g.players[RED].army[2][0],
        griffins,
    ]
    table.g.choose(act("move_unit", griffins))
    assert len(table.asked().options) == 9
    table.g.choose(act("place", 0))  # where the marksmen are
    assert act("move_unit", griffins) not in table.asked().options
    table.g.choose(act("move_unit", marksmen))
    table.g.choose(act("place", 9))
    table.pick("pass").asks(RED, "main")
    assert len(table.happened(fight.Rearranged)) == 2
    assert not table.offers("arrange")  # before anything else was done
    table.pick("step F3.TL")
    while table.asked().kind == "town_window":
        assert not any("arrange" in one for one in table.options())  # a fight was announced
        table.pick("pass")
    assert spaces(table, 0) == {"castle.griffins": 0, "castle.zealots": 1, "castle.marksmen": 9}


@rule("heroes.combat_setup.180")
def test_and_again_after_a_step_but_not_by_who_waits_or_in_the_later_edition() -> None:
    table = (
        AdventureTable(ruleset="first").army(RED, "castle.griffins").army(BLUE, "dungeon.harpies").turn(RED)
    )
    table.pick("arrange", "pass")
    assert not table.offers("arrange")
    table.pick("step S3.TR")
    assert table.offers("arrange")
    assert not table.offers("1: arrange")
    assert not AdventureTable().army(RED, "castle.griffins").turn(RED).offers("arrange")


@rule("heroes.combat_setup.180")
def test_who_changes_places_with_another_and_what_is_kept() -> None:
    table = AdventureTable(ruleset="first").army(RED, "castle.griffins", "castle.halberdiers")
    griffins, halberdiers = (troop[0] for troop in table.g.players[RED].army)
    assert [place for _, place in standing(table.g, RED)] == [5, 6]
    table.start("heroes.arrange", RED)
    table.g.choose(act("move_unit", griffins))
    table.g.choose(act("place", 6))
    found = {troop[0]: place for troop, place in standing(table.g, RED)}
    assert found == {griffins: 6, halberdiers: 5}
    assert table.g.clone().players[RED].formation == table.g.players[RED].formation
    kept = player_from_data(table.g.players[RED].to_data())
    assert kept.formation == table.g.players[RED].formation


# -- diplomacy ----------------------------------------------------------------------------------------------


def envoy(ruleset: str = "first", gold: int = 30, **town: bool) -> AdventureTable:
    """Catherine with Diplomacy before two bronze guards; she is of their level."""
    table = AdventureTable(ruleset=ruleset).army(RED, "castle.griffins").hand(RED, "diplomacy").level(RED, 2)
    table.town(RED, "bronze_dwelling").having(RED, gold=gold).stands(RED, "F3.TL").having(
        RED, built=1, peopled=1
    )
    return table.guard("neutral.boars", "neutral.skeletons").turn(RED).pick("step F3.C")


def to_diplomacy(table: AdventureTable) -> AdventureTable:
    while table.asked().kind in ("town_window", "swap_guard"):
        table.pick("pass")
    return table


@rule("heroes.neutral.050", "heroes.neutral.030")
def test_a_guard_that_is_recruited_no_longer_takes_part_in_the_fight() -> None:
    table = to_diplomacy(envoy()).asks(RED, "hire_guard")
    boars = [
        one
        for one in table.asked().options
        if isinstance(one, Act) and "boars" in table.g.units[one.ids[2]].id
    ]
    price = table.g.units[boars[0].ids[2]].faces[0].gold
    table.g.choose(boars[0])
    assert table.g.players[RED].gold == 30 - price
    assert table.in_hand(RED) == []
    table.fights()
    assert set(spaces(table, 0)) == {"castle.griffins", "neutral.boars"}
    assert set(spaces(table, 1)) == {"neutral.skeletons"}


@rule("heroes.neutral.050")
def test_where_it_was_the_only_one_there_is_no_fight() -> None:
    table = to_diplomacy(envoy())
    frame = table.g.stack.pop()
    number, *drawn = frame.args
    table.g.discard_neutral(drawn.pop())
    table.g.stack.append(Frame(frame.key, frame.seat, (number, *drawn)))
    table.g.decision = None
    table.g.advance()
    table.g.choose(table.asked().options[0])
    assert table.g.combat is None
    assert table.cube("F3.C") == BLACK


@rule("heroes.neutral.030")
def test_it_takes_the_dwelling_the_gold_and_an_expert_effect() -> None:
    for broke in ("gold", "dwelling", "expert"):
        table = (
            AdventureTable(ruleset="first").army(RED, "castle.griffins").hand(RED, "diplomacy").level(RED, 2)
        )
        if broke != "dwelling":
            table.town(RED, "bronze_dwelling")
        if broke == "expert":
            table.having(RED, crowns=1)
        table.having(RED, gold=0 if broke == "gold" else 30, built=1, peopled=1).stands(RED, "F3.TL")
        table.guard("neutral.boars", "neutral.skeletons").turn(RED).pick("step F3.C")
        to_diplomacy(table)
        assert table.asked().kind != "hire_guard"


@rule("heroes.neutral.030")
def test_the_other_uses_of_diplomacy_are_the_later_editions() -> None:
    retail = envoy("retail")
    retail.asks(RED, "skip_fight")
    for ruleset in EDITIONS:
        table = AdventureTable(ruleset=ruleset).hand(RED, "diplomacy").town(RED, "bronze_dwelling").turn(RED)
        assert any(one.startswith("play diplomacy") for one in table.options()) == (ruleset == "retail")


# -- an army that was paid for ------------------------------------------------------------------------------


@rule("heroes.capture.040")
def test_a_paid_army_uses_no_cards_or_abilities_and_specialties_alone() -> None:
    hand = ("attack", "armorer", "haste", "centaurs_axe")
    for ruleset, playable in (("retail", []), ("first", ["armorer"])):
        table = AdventureTable(ruleset=ruleset).army(RED, "castle.griffins").army(BLUE, "dungeon.harpies")
        table.having(BLUE, gold=8).stands(BLUE, "F3.BL").stands(RED, "S2.TL").hand(BLUE, *hand).turn(RED)
        table.pick("step S2.C")
        while table.asked().kind == "town_window":
            table.pick("pass")
        table.pick("pay_for_defence").fights()
        assert table.c.commander(1) == (BLUE if ruleset == "first" else NOBODY)
        side = table.c.side_of(BLUE)
        can = [name for name in hand if side == 1 and fits(table.g, BLUE, 1, printed_card(name), 0, BLOW)]
        assert can == playable


@rule("heroes.capture.040", "heroes.experience.070")
def test_such_an_army_teaches_nobody_and_learns_nothing() -> None:
    table = AdventureTable(ruleset="first")
    camp = army_of(table.g, BLUE)
    assert (camp.skilled, camp.uses_cards, camp.clone().skilled) == (True, True, True)
    assert camp_from_data(camp.to_data()).skilled
    assert not camp_from_data(camp.to_data()[:-2]).skilled  # as it was kept once
    table = AdventureTable(ruleset="first").army(RED, "castle.griffins").army(BLUE, "dungeon.harpies")
    table.having(BLUE, gold=8).stands(BLUE, "F3.BL").stands(RED, "S2.TL").turn(RED).pick("step S2.C")
    while table.asked().kind == "town_window":
        table.pick("pass")
    table.pick("pay_for_defence").fights().wins(BLUE)
    assert [table.g.heroes[number].experience for number in (RED, BLUE)] == [0, 0]
