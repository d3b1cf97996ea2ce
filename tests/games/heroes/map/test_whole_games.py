"""Laws that hold after every pick of whole clash games, played at random. [heroes.movement, tile]"""

from __future__ import annotations

from random import Random

import pytest

from fabletop.games.heroes.defs import DIFFICULTIES, NONE
from fabletop.games.heroes.load import content
from fabletop.games.heroes.map.explore import legal_turns
from fabletop.games.heroes.map.land import spot_of
from fabletop.games.heroes.map.marks import BLACK, NO_CUBE
from fabletop.games.heroes.map.printed import BLOCKED, FAR, FLAG, VISIT
from fabletop.games.heroes.map.sight import hidden_beside
from fabletop.games.heroes.modes.clash import leads_out
from fabletop.games.heroes.modes.setup import new_game
from fabletop.games.heroes.scenario.named import CLASH
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.state.hero import MOST_DEEDS
from fabletop.games.heroes.towns.printed import INCOME_TRACK
from fabletop.games.heroes.turn.income import income_of
from fabletop.kernel.frame import Act, Seat
from fabletop.kernel.match import Setup
from fabletop.testing import rule

SCENARIOS = [one for one in content().scenarios if one.mode == CLASH]


def clash(scenario: str, seats: int, seed: int, difficulty: str = "normal") -> Heroes:
    agreed = {
        "mode": "clash",
        "scenario": scenario,
        "heroes": ["random"] * seats,
        "difficulty": difficulty,
    }
    return new_game(Setup("heroes", seats, seed, "retail", agreed))


def tiles_of(g: Heroes) -> list[int]:
    """Every tile of the game, wherever it is."""
    laid = [tile.tile for tile in g.land.tiles if tile.face_up]
    hidden = [tile for tile in g.beneath if tile != NONE]
    supplies = [tile for seat in range(g.n) for tile in g.realm(Seat(seat)).supply]
    return sorted([*laid, *hidden, *supplies, *g.unused])


def stands_well(g: Heroes) -> None:
    """Heroes are where heroes may be."""
    asked = "" if g.decision is None else g.decision.kind
    for number, hero in enumerate(g.heroes):
        assert hero.movement >= 0
        assert hero.deeds <= MOST_DEEDS
        if hero.field == NONE:
            continue
        assert g.land.field(hero.field).kind != BLOCKED
        if asked in ("refresh", "end_turn"):
            assert not hero.is_passing, "nobody stays where it only passes"
        for other in g.others_on(hero.field, number):
            if asked == "refresh":
                assert g.heroes[other].seat == hero.seat, "enemies never rest on one field"
                assert hero.field in g.homes(hero.seat), "own heroes only where they were forced to"


def lies_well(g: Heroes, tiles: list[int]) -> None:
    """Tiles and cubes are what they can be."""
    assert tiles_of(g) == tiles
    assert len(g.marks) == len(g.land.hexes) == len(set(g.land.hexes)), "no two tiles overlap"
    for field, mark in enumerate(g.marks):
        printed = g.land.fields[field]
        if mark.cube != NO_CUBE:
            assert printed is not None
            assert printed.kind == (VISIT if mark.cube == BLACK else FLAG)
        if mark.yields != NONE:
            assert printed is not None
            assert (printed.id, mark.cube >= 0) == ("settlement", True)
    for seat in g.order:
        player = g.players[seat]
        assert min(player.gold, player.materials, player.valuables) >= 0
        assert -1 <= player.morale <= 1
        for resource, n in enumerate(income_of(g, seat)):
            assert n in INCOME_TRACK[resource]


@rule("heroes.movement.130", "heroes.movement.150", "heroes.round.110", "heroes.location.060")
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize("seats", [2, 3])
def test_the_map_is_sound_after_every_pick(seats: int, difficulty: str) -> None:
    for seed in range(2):
        luck = Random(seed)
        scenario = luck.choice([one for one in SCENARIOS if seats in one.players])
        g = clash(scenario.id, seats, seed, difficulty)
        decision = g.advance()
        tiles: list[int] = []
        while decision is not None:
            own = [one for one in decision.options if not (isinstance(one, Act) and one.seat >= 0)]
            moves = [one for one in own if isinstance(one, Act) and one.verb in ("step", "reveal", "add")]
            decision = g.choose(luck.choice(moves if moves and luck.random() < 0.7 else own))
            if g.round:
                tiles = tiles or tiles_of(g)
                stands_well(g)
                lies_well(g, tiles)
        assert g.over
        assert g.round <= scenario.rounds


def leaves_a_way(g: Heroes, spot: int, turn: object) -> bool:
    """Whether a turn of a starting tile opens it towards a tile that lies there."""
    assert isinstance(turn, Act)
    turned = g.land.turned_up(spot, g.land.tiles[spot].tile, turn.id)
    return any(leads_out(turned, field, frozenset()) for field in turned.ring(spot))


@rule("heroes.exploration.140")
@pytest.mark.parametrize("scenario", [one.id for one in SCENARIOS])
def test_a_map_that_is_all_turned_up_is_one(scenario: str) -> None:
    """However its tiles were dealt and turned, as long as nobody turns the back on all neighbours, trusting
    in a tile of the own supply, and every turn joins as many parts as it can."""
    layout = next(one for one in SCENARIOS if one.id == scenario)
    for seats in layout.players:
        for seed in range(6):
            luck = Random(seed)
            g = clash(scenario, seats, seed)
            decision = g.advance()
            while decision is not None and decision.kind != "refresh":
                options = list(decision.options)
                if decision.kind == "turn_start_tile":
                    spot = spot_of(g.realm(decision.seats[0]).town)
                    options = [one for one in options if leaves_a_way(g, spot, one)]
                decision = g.choose(luck.choice(options))
            hidden = hidden_beside(g.land, list(range(len(g.land.hexes))))
            while hidden:
                known = [field for field in range(len(g.land.hexes)) if g.land.fields[field] is not None]
                spot = luck.choice(hidden_beside(g.land, known) or hidden)
                g.uncover(Seat(0), spot)
                g.turn_tile(Seat(0), spot, luck.choice(legal_turns(g.land, spot)))
                hidden = [at for at, tile in enumerate(g.land.tiles) if not tile.face_up]
            assert len(g.land.parts()) == 1, (seats, seed)


@rule("heroes.tile.090", "heroes.exploration.020")
def test_supplies_are_far_tiles_for_as_many_as_the_scenario_deals() -> None:
    for one in SCENARIOS:
        for seats in one.players:
            g = clash(one.id, seats, 1)
            decision = g.advance()
            while decision is not None and decision.kind != "refresh":
                decision = g.choose(decision.options[0])
            for seat in range(seats):
                supply = g.realm(Seat(seat)).supply
                assert len(supply) == one.pool[FAR]
                assert all(content().tiles[tile].kind == FAR for tile in supply)
