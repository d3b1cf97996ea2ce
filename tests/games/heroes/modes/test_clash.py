"""From the box to the first round of a clash. [heroes.setup, starting_bonus]"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from fabletop.games.heroes.defs import DIFFICULTIES, NONE, PACK
from fabletop.games.heroes.load import content
from fabletop.games.heroes.map import events as ev
from fabletop.games.heroes.map.land import spot_of
from fabletop.games.heroes.map.printed import BLOCKED, FAR, NEAR, STARTING, TILE_KINDS
from fabletop.games.heroes.map.sight import spots_beside
from fabletop.games.heroes.modes.clash import MINOR, free_turns, leads_out
from fabletop.games.heroes.modes.lay_out import starting_deck
from fabletop.games.heroes.modes.setup import new_game
from fabletop.games.heroes.scenario.named import CLASH
from fabletop.games.heroes.state.decks import ABILITIES, ARTIFACTS, SPELLS
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.testing.adventure import AdventureTable
from fabletop.games.heroes.testing.combat import card
from fabletop.kernel.errors import BadSetup
from fabletop.kernel.event import Event
from fabletop.kernel.frame import Act, Seat
from fabletop.kernel.match import Setup
from fabletop.testing import rule

NAMES = ("catherine", "mutare", "sandro")


def clash(seats: int = 2, seed: int = 1, **options: Any) -> Heroes:
    """A game that has not begun yet."""
    agreed = {"mode": "clash", "scenario": "harrowmere", "heroes": list(NAMES[:seats]), **options}
    g = new_game(Setup("heroes", seats, seed, "retail", agreed))
    g.events = []
    return g


def until(g: Heroes, *kinds: str) -> Heroes:
    """Pick the first option until one of these is asked."""
    decision = g.advance()
    while decision is not None and decision.kind not in kinds:
        decision = g.choose(decision.options[0])
    return g


def happened(g: Heroes, kind: type[Event]) -> list[Any]:
    return [one for one in g.events or () if isinstance(one, kind)]


def asked(g: Heroes) -> tuple[int, str]:
    assert g.decision is not None
    return g.decision.seats[0], g.decision.kind


# -- who ------------------------------------------------------------------------------------------------


@rule("heroes.overview.010", "heroes.overview.040", "heroes.overview.030")
def test_a_clash_is_for_two_or_three() -> None:
    for seats in (2, 3):
        assert until(clash(seats), "refresh").n == seats
    with pytest.raises(BadSetup):
        clash(1)


@rule("heroes.setup.010", "heroes.overview.020")
def test_the_scenario_comes_first_and_the_tutorial_is_the_usual_one() -> None:
    agreed = {"mode": "clash", "heroes": ["catherine", "mutare"]}
    g = new_game(Setup("heroes", 2, 1, "retail", agreed))
    assert g.printed.plan.scenario is not None
    assert g.printed.plan.scenario.id == "brave_new_world"


@rule("heroes.setup.280", "heroes.setup.290", "heroes.round.090")
def test_the_highest_attack_die_begins_and_those_who_tie_for_it_roll_again() -> None:
    """Faces of an attack die are 1 to 3 here: -1, 0 and +1."""
    g = clash(3)
    g.given = (3, 1, 3, 1, 2)
    until(g, "starting_bonus")
    rolled = [(one.seat, one.n) for one in happened(g, ev.RolledForStart)]
    assert rolled == [(0, 1), (1, -1), (2, 1), (0, -1), (2, 0)]
    assert (g.order, [one.seat for one in happened(g, ev.Begins)]) == ((2, 0, 1), [2])


@rule("heroes.setup.290")
def test_nobody_else_rolls_again() -> None:
    g = clash(3)
    g.given = (1, 3, 1)
    until(g, "starting_bonus")
    assert len(happened(g, ev.RolledForStart)) == 3
    assert g.order == (1, 2, 0)


@rule("heroes.setup.290")
def test_the_starting_player_stays_the_same_for_the_whole_game() -> None:
    g = clash(2)
    until(g, "main")
    order = g.order
    for _ in range(200):
        assert g.decision is not None
        end = [one for one in g.decision.options if isinstance(one, Act) and one.verb in ("end_turn", "keep")]
        g.choose(end[0] if end else g.decision.options[-1])
        if g.over:
            break
        assert g.order == order
    assert g.round > 2


@rule("heroes.setup.030", "heroes.setup.300")
def test_who_has_not_picked_a_hero_before_the_game_picks_in_the_order_of_a_die() -> None:
    g = clash(3, heroes=["choose", "choose", "choose"])
    g.given = (3, 1, 2, 4, 4, 2, 1, 6)
    g.advance()
    rolls = [(one.seat, one.n) for one in happened(g, ev.RolledForStart)][3:]
    assert rolls == [(0, 4), (1, 4), (2, 2), (0, 1), (1, 6)], "equal numbers roll again"
    picked = []
    for _ in range(3):
        picked.append(asked(g))
        assert g.decision is not None
        g.choose(g.decision.options[0])
    assert picked == [(1, "hero"), (0, "hero"), (2, "hero")]


@rule("heroes.setup.020", "heroes.setup.040", "heroes.overview.050", "heroes.setup.300")
def test_everybody_takes_another_faction_and_one_of_its_two_heroes() -> None:
    g = clash(3, heroes=["mutare", "choose", "choose"])
    g.advance()
    for left in (4, 2):
        assert g.decision is not None
        heroes = [one.id for one in g.decision.options if isinstance(one, Act) and one.verb == "take_hero"]
        assert len(heroes) == left
        taken = [player.faction for player in g.players if g.heroes[player.main].who != NONE]
        assert all(content().heroes[hero].faction not in taken for hero in heroes)
        g.choose(g.decision.options[0])
    factions = {hero.faction for hero in content().heroes}
    assert sorted(player.faction for player in g.players) == sorted(factions)
    with pytest.raises(BadSetup):
        clash(2, heroes=["catherine", "catherine"])


@rule("heroes.hero.160", "heroes.hero.030", "heroes.setup.050")
def test_each_faction_has_two_heroes_a_main_one_and_the_other() -> None:
    factions = Counter(hero.faction for hero in content().heroes)
    assert set(factions.values()) == {2}
    g = until(clash(), "refresh")
    assert [(hero.seat, hero.main) for hero in g.heroes] == [(0, True), (1, True)]
    number = g.hire(Seat(0), g.realm(Seat(0)).town)
    assert (g.heroes[number].main, g.heroes[number].who) == (False, NONE), "it has no card of its own"


@rule("heroes.setup.060")
def test_the_main_hero_begins_at_level_one() -> None:
    g = until(clash(), "refresh")
    assert [g.level_of(seat) for seat in g.order] == [1, 1]
    assert [g.heroes[player.main].experience for player in g.players] == [0, 0]


# -- the map --------------------------------------------------------------------------------------------


@rule("heroes.setup.070", "heroes.tile.080", "heroes.setup.020")
@pytest.mark.parametrize("seats", [2, 3])
def test_tiles_lie_as_the_scenario_shows_for_the_number_of_players(seats: int) -> None:
    g = until(clash(seats), "turn_start_tile")
    assert g.printed.plan.scenario is not None
    spots = g.printed.plan.scenario.layout(seats).spots
    assert [(t.q, t.r, t.kind) for t in g.land.tiles] == [(s.q, s.r, s.kind) for s in spots]
    for spot, tile in zip(spots, g.land.tiles, strict=True):
        assert tile.face_up == (spot.kind == STARTING)
    for seat, player in enumerate(g.players):
        start = g.land.tiles[spot_of(g.realm(Seat(seat)).town)]
        assert content().tiles[start.tile].faction == player.faction


@rule("heroes.tile.080")
def test_face_down_tiles_are_drawn_at_random_from_their_kind_and_hold_what_they_must() -> None:
    seen = set()
    for seed in range(12):
        g = until(clash(seed=seed), "turn_start_tile")
        drawn = [tile for tile in g.beneath if tile != NONE]
        assert len(drawn) == len(set(drawn))
        assert [content().tiles[tile].kind for tile in drawn] == [*[NEAR] * 3, *[FAR] * 4]
        assert content().tiles[drawn[0]].holds("obelisk")
        seen.add(tuple(drawn))
    assert len(seen) > 8


@rule("heroes.tile.090")
def test_each_player_has_a_supply_of_far_tiles_that_nobody_sees() -> None:
    g = until(clash(3), "turn_start_tile")
    supplies = [g.realm(Seat(seat)).supply for seat in range(3)]
    assert [len(supply) for supply in supplies] == [1, 1, 1]
    hidden = [tile for tile in g.beneath if tile != NONE]
    tiles = [*(tile for supply in supplies for tile in supply), *hidden, *g.unused]
    assert len(tiles) == len(set(tiles)), "no tile is there twice"
    assert all(content().tiles[tile].kind == FAR for supply in supplies for tile in supply)
    for viewer in range(3):
        seen = g.view(Seat(viewer)).adventure
        assert seen is not None
        assert [realm.supply for realm in seen.realms] == [1, 1, 1], "how many, not which"


@rule("heroes.overview.060")
def test_all_tiles_are_on_the_table_in_a_supply_or_in_the_box() -> None:
    g = until(clash(2), "turn_start_tile")
    laid = [tile.tile for tile in g.land.tiles if tile.face_up]
    hidden = [tile for tile in g.beneath if tile != NONE]
    supplies = [tile for seat in range(2) for tile in g.realm(Seat(seat)).supply]
    used = [*laid, *hidden, *supplies, *g.unused]
    kinds = Counter(TILE_KINDS[content().tiles[tile].kind] for tile in used)
    assert kinds == {"starting": 2, "far": 9, "near": 6, "centre": 2}


# -- what everybody begins with -------------------------------------------------------------------------


@rule("heroes.setup.080", "heroes.setup.090", "heroes.setup.100", "heroes.setup.110", "heroes.overview.230")
def test_resources_income_buildings_and_tokens_are_those_of_the_scenario() -> None:
    g = until(clash(difficulty="impossible"), "refresh")
    for seat in g.order:
        player, realm = g.players[seat], g.realm(seat)
        assert (player.gold, player.materials, player.valuables) == (15, 4, 2)
        assert realm.income == (15, 2, 1)
        assert [kind for kind, built in enumerate(realm.buildings) if built] == [1, 3]
        assert (realm.built, realm.peopled, realm.booked) == (False, False, False)


@rule("heroes.setup.130", "heroes.setup.180", "heroes.setup.190")
def test_nine_cards_are_shuffled_into_a_deck_and_no_hand_is_drawn() -> None:
    g = until(clash(difficulty="impossible"), "refresh")
    for player in g.players:
        deck = starting_deck(g, g.heroes[player.main].who)
        statistics = content().heroes[g.heroes[player.main].who].statistics
        assert sorted(player.deck) == sorted(deck)
        assert [deck.count(card(id)) for id in ("attack", "defence", "power", "knowledge")] == list(
            statistics
        )
        assert (player.hand, player.discard, len(player.deck)) == ([], [], 9)
    games = [until(clash(seed=seed, difficulty="impossible"), "refresh") for seed in range(5)]
    assert len({tuple(game.players[0].deck) for game in games}) > 1
    for common in (ABILITIES, SPELLS, ARTIFACTS):
        assert len(g.piles[common]) == 1


@rule("heroes.setup.210", "heroes.setup.250", "heroes.setup.240", "heroes.overview.220")
def test_neutral_units_proclamations_and_the_round_tracker() -> None:
    g = until(clash(), "refresh")
    assert [len(deck) for deck in g.neutral] == [0, 14, 11, 12, 4]
    for tier, deck in enumerate(g.neutral):
        assert all(g.units[kind].tier == tier for kind in deck)
    assert sorted(g.proclamations) == list(range(19))
    decks = {tuple(until(clash(seed=seed), "refresh").proclamations) for seed in range(4)}
    assert len(decks) == 4
    assert g.round == 1


@rule("heroes.setup.230", "heroes.unit.120")
def test_the_first_army_is_that_of_the_scenario_and_is_remembered() -> None:
    g = until(clash(scenario="brave_new_world"), "refresh")
    for seat in g.order:
        tier = [unit for unit in g.units if unit.faction == g.players[seat].faction and unit.tier == 1]
        cheapest, second, _ = sorted(tier, key=lambda unit: (unit.faces[0].gold, unit.index))
        assert g.players[seat].army == ((cheapest.index, PACK), (second.index, 0))
        assert g.realm(seat).first_army == g.players[seat].army


@rule("heroes.overview.300")
def test_statistics_and_magic_arrows_are_never_short_but_abilities_leave_their_deck() -> None:
    g = until(clash(3, difficulty="impossible"), "refresh")
    for player in g.players:
        ability = content().heroes[g.heroes[player.main].who].ability
        left = (*g.decks[ABILITIES], *g.piles[ABILITIES])
        held = [one.deck.count(ability) for one in g.players]
        assert left.count(ability) + sum(held) == g.cards[ability].copies


# -- the starting bonus ---------------------------------------------------------------------------------


def bonus(difficulty: str, *dice: int) -> AdventureTable:
    table = AdventureTable(difficulty=difficulty)
    return table.dice(*dice).start("heroes.starting_bonus", 0)


@rule("heroes.starting_bonus.010", "heroes.starting_bonus.020", "heroes.starting_bonus.030")
@pytest.mark.parametrize(
    ("difficulty", "picks", "treasury"),
    [
        ("easy", ["die 0"], (3, 2, 0)),
        ("normal", ["die 2"], (0, 2, 0)),
        ("hard", [], (3, 0, 0)),
    ],
)
def test_dice_of_the_starting_bonus(
    difficulty: str, picks: list[str], treasury: tuple[int, int, int]
) -> None:
    """Easy takes both, normal one of two, hard rolls one."""
    table = bonus(difficulty, 1, 3).asks(0, "starting_bonus", ["bonus_dice", "bonus_artifact"])
    table.pick("bonus_dice", *picks).at_rest()
    assert table.treasury(0) == treasury


@rule("heroes.starting_bonus.010", "heroes.starting_bonus.020")
@pytest.mark.parametrize(("difficulty", "n"), [("easy", 2), ("normal", 1)])
def test_artifacts_of_the_starting_bonus_come_to_hand(difficulty: str, n: int) -> None:
    table = bonus(difficulty).pick("bonus_artifact")
    for at in range(n):
        if at:
            table.asks(0, "look").pick("look")
        assert len(table.asks(0, "search").options()) == 2
        table.g.choose(table.asked().options[0])
    table.at_rest()
    assert len(table.in_hand(0)) == n
    assert len(table.g.piles[ARTIFACTS]) == n, "what was not kept"


@rule("heroes.starting_bonus.030", "heroes.starting_bonus.060")
def test_on_hard_artifacts_are_turned_up_until_one_is_minor() -> None:
    table = AdventureTable(difficulty="hard")
    by_rarity = sorted(table.g.decks[ARTIFACTS], key=lambda one: table.g.cards[one].rarity)
    minor, others = by_rarity[0], [one for one in by_rarity if table.g.cards[one].rarity != MINOR][:3]
    table.g.decks[ARTIFACTS] = [by_rarity[1], minor, *others]
    table.start("heroes.starting_bonus", 0).pick("bonus_artifact").at_rest()
    assert table.g.players[0].hand == [minor]
    assert (table.g.piles[ARTIFACTS], table.g.decks[ARTIFACTS]) == (others[::-1], [by_rarity[1]])


@rule("heroes.starting_bonus.040", "heroes.setup.200", "heroes.starting_bonus.050", "heroes.difficulty.020")
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_everybody_has_a_bonus_but_on_impossible(difficulty: str) -> None:
    g = clash(difficulty=difficulty)
    g.given = (1, 3)  # the second seat begins
    g.advance()
    asked_for = []
    while asked(g)[1] != "refresh":
        asked_for.append(asked(g))
        assert all(g.piles[deck] or deck == ARTIFACTS for deck in (ABILITIES, SPELLS, ARTIFACTS))
        assert g.decision is not None
        g.choose(g.decision.options[0])
    bonuses = [seat for seat, kind in asked_for if kind == "starting_bonus"]
    assert bonuses == ([] if difficulty == "impossible" else list(g.order)), "in the order of turns"


@rule("heroes.starting_bonus.070")
def test_afterwards_the_artifacts_are_shuffled_and_one_is_turned_up() -> None:
    table = AdventureTable()
    cards = list(table.g.decks[ARTIFACTS])
    table.g.decks[ARTIFACTS], table.g.piles[ARTIFACTS] = cards[3:], cards[:3]
    table.start("heroes.after_bonus", -1)
    assert (len(table.g.decks[ARTIFACTS]), len(table.g.piles[ARTIFACTS])) == (len(cards) - 1, 1)
    assert sorted((*table.g.decks[ARTIFACTS], *table.g.piles[ARTIFACTS])) == sorted(cards)
    assert (*table.g.decks[ARTIFACTS], *table.g.piles[ARTIFACTS]) != (*cards[3:], *cards[:3]), "shuffled"


@rule("heroes.setup.200", "heroes.starting_bonus.050")
def test_a_bonus_artifact_is_in_hand_before_the_first_hand_is_drawn() -> None:
    g = until(clash(), "starting_bonus")
    assert g.decision is not None
    g.choose(g.decision.options[1])
    until(g, "refresh")
    assert len(g.players[g.order[0]].hand) == 1


# -- the own tile ---------------------------------------------------------------------------------------


@rule("heroes.setup.260", "heroes.location.100")
def test_each_player_turns_the_own_tile_in_the_order_of_turns_and_stands_in_town() -> None:
    g = clash()
    g.given = (1, 3)  # the second seat begins
    until(g, "turn_start_tile")
    assert g.order == (1, 0)
    for seat in g.order:
        assert asked(g) == (seat, "turn_start_tile")
        assert g.heroes[g.players[seat].main].field == NONE
        assert g.decision is not None
        last = g.decision.options[-1]
        assert isinstance(last, Act)
        g.choose(last)
        assert g.land.tiles[spot_of(g.realm(seat).town)].turns == last.id
        assert g.heroes[g.players[seat].main].field == g.realm(seat).town
    assert asked(g) == (g.order[0], "refresh")


@rule("heroes.setup.310")
def test_a_starting_tile_is_not_turned_so_that_its_player_is_walled_in() -> None:
    """With one neighbour to the right, a turn must leave an open edge towards it."""
    table = AdventureTable(tiles=("S3 0 0", "?F3 3 -1", "S2 9 -9"))
    allowed = free_turns(table.g, 0)
    for turns in range(6):
        land = table.g.land.turned_up(0, table.g.land.tiles[0].tile, turns).turned_up(1, 3, 0)
        reachable = [n for n in range(6) if land.turned_up(1, content().tile_by_id["F3"], n).joined(0)]
        assert (turns in allowed) == bool(reachable), turns
    assert 0 < len(allowed) < 6


@rule("heroes.setup.310")
def test_a_neighbour_that_is_walled_itself_is_no_way_out() -> None:
    """The walls of the other town stand at its left; what cannot be helped may lie as it likes."""
    for turns, allowed in ((2, [1, 3]), (3, [0, 1, 2, 3]), (0, [0, 1, 2, 3, 4, 5])):
        tiles = ("S3 0 0", f"S2 3 -1 {turns}", "S1 9 -9")
        table = AdventureTable("catherine", "mutare", "sandro", tiles=tiles)
        assert free_turns(table.g, 0) == allowed


@rule("heroes.setup.310")
def test_with_a_supply_a_turn_may_trust_in_a_tile_to_be_added() -> None:
    g = until(clash(), "turn_start_tile")
    assert g.decision is not None
    assert len(g.decision.options) == 6


@rule("heroes.setup.310")
@pytest.mark.parametrize("scenario", [one.id for one in content().scenarios if one.mode == CLASH])
def test_but_only_where_one_can_be_added(scenario: str) -> None:
    """However a starting tile is turned, its hero can walk to a neighbour or add a tile and walk there."""
    for seats in content().scenarios[content().scenario_by_id[scenario]].players:
        g = until(clash(seats, scenario=scenario), "turn_start_tile")
        for seat in range(seats):
            spot = spot_of(g.realm(Seat(seat)).town)
            allowed = free_turns(g, spot)
            for turns in allowed:
                land = g.land.turned_up(spot, g.land.tiles[spot].tile, turns)
                open_fields = [field for field in land.ring(spot) if land.field(field).kind != BLOCKED]
                to_neighbour = any(leads_out(land, field, frozenset()) for field in open_fields)
                assert to_neighbour or spots_beside(land, open_fields), (seats, seat, turns)
            assert len(allowed) >= 4
