"""What is otherwise in a tournament once it is played. [heroes.tournament]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from fabletop.games.heroes import events as fight
from fabletop.games.heroes.cards.levels import TO_HAND
from fabletop.games.heroes.load import content
from fabletop.games.heroes.map import events as ev
from fabletop.games.heroes.map.marks import BLACK, Token
from fabletop.games.heroes.scenario.printed import ScenarioDef
from fabletop.games.heroes.scenario.score import score_lines, score_of
from fabletop.games.heroes.state.decks import ARTIFACTS
from fabletop.games.heroes.testing import AdventureTable, card
from fabletop.kernel.frame import Seat
from fabletop.testing import rule

RED, BLUE = Seat(0), Seat(1)
TILES = ("F5 0 0", "N1 3 -1", "F3 -3 1", "S3 -2 3", "S2 2 -3")


def ring() -> ScenarioDef:
    return content().scenarios[content().scenario_by_id["ring_of_champions"]]


def tournament(*heroes: str, tiles: Sequence[str] = (), **more: Any) -> AdventureTable:
    return AdventureTable(*heroes, tiles=tiles, scenario=ring(), **more)


# -- a new hand ------------------------------------------------------------------------------------------


def first_turn(**more: Any) -> AdventureTable:
    table = tournament(**more).deck(RED, "attack", "defence", "power", "knowledge", "wisdom", "tactics")
    return table.start("heroes.turn", RED)


@rule("heroes.tournament.120")
def test_after_drawing_in_the_first_turn_a_new_hand_may_be_drawn_once() -> None:
    table = first_turn().asks(RED, "refresh").pick("draw_up")
    table.asks(RED, "mulligan", ["draw_anew", "pass"])
    assert len(table.in_hand(RED)) == 4
    table.pick("draw_anew").asks(RED, "main")
    player = table.g.players[RED]
    assert (len(player.hand), len(player.deck), player.discard) == (4, 2, [])
    assert [(one.seat, one.n) for one in table.happened(fight.ShuffledIn)] == [(RED, 4)]


@rule("heroes.tournament.120")
def test_hand_and_discard_pile_both_go_back() -> None:
    table = tournament().hand(RED, "attack", "defence", "wisdom").deck(RED, "power", "knowledge", "tactics")
    table.start("heroes.turn", RED).pick("card attack", "card defence", "draw_up")
    assert len(table.g.players[RED].discard) == 2
    table.pick("draw_anew")
    player = table.g.players[RED]
    assert player.discard == []
    names = ["attack", "defence", "knowledge", "power", "tactics", "wisdom"]
    assert sorted([*player.hand, *player.deck]) == sorted(card(name) for name in names)
    assert len(player.hand) == 4


@rule("heroes.tournament.120")
def test_who_keeps_the_hand_keeps_it() -> None:
    table = first_turn().pick("draw_up")
    before = table.in_hand(RED)
    table.pick("pass").asks(RED, "main")
    assert table.in_hand(RED) == before


@rule("heroes.tournament.120")
def test_who_has_not_drawn_to_the_limit_is_not_asked() -> None:
    first_turn().pick("keep").asks(RED, "main")


@rule("heroes.tournament.120")
def test_no_later_turn_and_no_other_game_has_it() -> None:
    table = tournament(round=2).deck(RED, "attack", "defence", "power", "knowledge")
    table.start("heroes.turn", RED).pick("draw_up").asks(RED, "main")
    clash = AdventureTable().deck(RED, "attack", "defence", "power", "knowledge")
    clash.start("heroes.turn", RED).pick("draw_up").asks(RED, "main")


# -- searching again -------------------------------------------------------------------------------------


def searching(table: AdventureTable, *cards: str, n: int = 2) -> AdventureTable:
    """The top cards of the artifacts, the first on top."""
    table.g.decks[ARTIFACTS] = [card(name) for name in reversed(cards)]
    table.g.piles[ARTIFACTS] = []
    table.start("heroes.look", RED, ARTIFACTS, n, TO_HAND)
    return table if table.asked().kind == "search" else table.pick("look")


FIVE = ("speculum", "centaurs_axe", "shield_of_the_dwarven_lords", "charm_of_mana", "angel_wings")


@rule("heroes.tournament.130")
def test_morale_discards_all_cards_seen_and_shows_others() -> None:
    table = searching(tournament().having(RED, morale=1), *FIVE)
    first = table.options()
    assert (len(first), first[-1]) == (3, "search_again")
    table.pick("search_again")
    assert table.g.players[RED].morale == 0
    assert sorted(table.g.piles[ARTIFACTS]) == sorted([card(FIVE[0]), card(FIVE[1])])
    assert table.options() == [f"card {FIVE[2]}", f"card {FIVE[3]}"], "and not again"
    table.pick(f"card {FIVE[3]}")
    assert table.in_hand(RED) == [FIVE[3]]
    table.at_rest()


@rule("heroes.tournament.130")
def test_it_takes_positive_morale_and_a_tournament_and_other_cards() -> None:
    assert not searching(tournament(), *FIVE).offers("search_again")
    assert not searching(tournament().having(RED, morale=-1), *FIVE).offers("search_again")
    assert not searching(AdventureTable().having(RED, morale=1), *FIVE).offers("search_again")
    assert not searching(tournament().having(RED, morale=1), *FIVE[:2]).offers("search_again")


# -- artifacts that are gone -----------------------------------------------------------------------------


@rule("heroes.tournament.140", "heroes.victory.080")
def test_artifacts_that_were_removed_from_the_game_count() -> None:
    table = tournament().hand(RED, "speculum", "centaurs_axe", "attack").having(RED, gold=10)
    before = dict(score_lines(table.g, RED))["artifacts"]
    for name in ("speculum", "attack"):
        table.g.take_from_hand(RED, card(name))
        table.g.remove_from_game(RED, card(name))
    assert table.g.realm(RED).artifacts_removed == 1
    assert dict(score_lines(table.g, RED))["artifacts"] == before == 1
    clash = AdventureTable().hand(RED, "speculum", "centaurs_axe")
    clash.g.take_from_hand(RED, card("speculum"))
    clash.g.remove_from_game(RED, card("speculum"))
    assert dict(score_lines(clash.g, RED))["artifacts"] == 0


# -- the observatory -------------------------------------------------------------------------------------


def at_the_observatory(*tiles: str) -> AdventureTable:
    table = tournament(tiles=tiles or TILES).stands(RED, "F5.L").stands(BLUE, "S2.C")
    return table.turn(RED)


@rule("heroes.tournament.150")
def test_the_observatory_turns_a_tile_beside_the_own_one_without_heroes() -> None:
    table = at_the_observatory().pick("step F5.C").asks(RED, "choose_neighbour")
    beside = [option for option in table.options() if option != "pass"]
    assert beside == ["swing 1", "swing 2", "swing 3"], "the rival stands on tile 4"
    table.pick("swing 1").asks(RED, "swing_tile")
    assert "turn 0" not in table.options(), "as it lies already"
    table.pick("turn 2").asks(RED, "main")
    assert (table.g.land.tiles[1].turns, table.hero(RED).movement) == (2, 2)
    assert [(one.seat, one.spot, one.turns, one.n) for one in table.happened(ev.TileSwung)] == [
        (RED, 1, 2, 2)
    ]


@rule("heroes.tournament.150")
def test_nobody_must_turn_one() -> None:
    table = at_the_observatory().pick("step F5.C").pick("pass").asks(RED, "main")
    assert [tile.turns for tile in table.g.land.tiles] == [0] * 5


@rule("heroes.tournament.150")
def test_what_lies_on_the_tile_is_turned_along() -> None:
    table = at_the_observatory().visited("N1.TR").flagged(BLUE, "N1.R")
    g = table.g
    g.tokens.append(Token(0, field=table.field("N1.BR")))
    g.heroes[1] = g.heroes[1].retreating_to(table.field("N1.L"))
    before = {place: g.land.field(table.field(place)) for place in ("N1.TR", "N1.R", "N1.BR", "N1.L")}
    table.pick("step F5.C", "swing 1", "turn 1")
    assert (table.cube("N1.TR"), table.cube("N1.R"), table.cube("N1.BR")) == (-1, BLACK, BLUE)
    assert g.marks[table.field("N1.BR")].claimed
    assert g.land.field(table.field("N1.R")) is before["N1.TR"], "the cube lies on the same place"
    assert g.land.field(g.tokens[0].field) is before["N1.BR"]
    assert g.land.field(g.heroes[1].last) is before["N1.L"]


@rule("heroes.tournament.150")
def test_the_tile_must_still_join_the_map() -> None:
    """The town lies beside the observatory alone: turns that show it the wall are not on offer."""
    table = at_the_observatory("F5 0 0", "S3 -3 1", "S2 2 -3").pick("step F5.C")
    table.pick("swing 1").asks(RED, "swing_tile")
    for turns in range(1, 6):
        may = bool(table.g.land.would_join(1, table.g.land.tiles[1].tile, turns))
        assert table.offers(f"turn {turns}") == may
    assert len(table.options()) < 5


# -- the end ---------------------------------------------------------------------------------------------


@rule("heroes.tournament.180")
@pytest.mark.parametrize("ahead", [RED, BLUE])
def test_a_captured_town_only_ends_the_game(ahead: Seat) -> None:
    table = tournament().can_end().flagged(RED, "S2.C").level(ahead, 7)
    table.start("heroes.round_ends", -1)
    assert table.g.over
    assert score_of(table.g, ahead) > score_of(table.g, Seat(1 - ahead))
    assert table.g.winners == (ahead,)
    assert len(table.happened(ev.PointsDecide)) == 1


@rule("heroes.tournament.180", "heroes.victory.060")
def test_equal_points_go_by_level() -> None:
    """The town is worth as much as four levels to who took it."""
    table = tournament().can_end().flagged(RED, "S2.C").level(RED, 2).level(BLUE, 6)
    assert score_of(table.g, RED) == score_of(table.g, BLUE)
    table.start("heroes.round_ends", -1)
    assert table.g.winners == (BLUE,)


@rule("heroes.tournament.180")
def test_in_a_tournament_without_a_captured_town_the_last_round_decides() -> None:
    table = tournament(round=9).can_end().level(BLUE, 3).start("heroes.round_ends", -1)
    assert table.g.winners == ()
    table = tournament(round=10).can_end().level(BLUE, 3).start("heroes.round_ends", -1)
    assert table.g.winners == (BLUE,)
    assert table.happened(ev.PointsDecide) == []
    assert len(table.happened(ev.LimitReached)) == 1


@rule("heroes.tournament.180", "heroes.victory.070")
def test_who_is_left_alone_has_won_whatever_the_points_say() -> None:
    table = tournament().can_end().level(BLUE, 7)
    table.g.eliminate(BLUE)
    table.start("heroes.look_at_goals", RED)
    assert table.g.winners == (RED,)
