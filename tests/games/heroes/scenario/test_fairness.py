"""What is better for one seat than for another is told, with the tile that shows it; even maps are even."""

from __future__ import annotations

import json
from typing import Any

import pytest

from fabletop.games.heroes.editor.vocabulary import BLANK
from fabletop.games.heroes.load import content
from fabletop.games.heroes.own_scenarios import look_at, scenario_from
from fabletop.games.heroes.scenario.fairness import unfair
from fabletop.said import Say

NORTH, SOUTH = ["S", -5, 4], ["S", 5, -4]
EVEN = [["N", 0, 0], ["F", -3, 1], ["F", 3, -1], NORTH, SOUTH]


def told(tiles: list[Any], map: dict[str, Any] | None = None, **more: Any) -> list[tuple[int, str]]:
    document = {**BLANK, **more}
    document["map"] = {**BLANK["map"], "layouts": {"2p": tiles}, **(map or {})}
    found = look_at(json.dumps(document))
    assert [one.text for one in found.mistakes if one.grave] == []
    assert all(one.place[:3] == ("map", "layouts", "2p") and one.line == 1 for one in found.mistakes)
    return [(int(one.place[3]), one.text) for one in found.mistakes]


def test_an_even_map_is_even() -> None:
    assert told(EVEN) == []


def test_a_place_that_is_nearer_to_one() -> None:
    holds = {"must_hold": [{"place": "settlement", "at": {"2p": [1]}}]}
    [(tile, said)] = told(EVEN, holds)
    assert tile == 1
    assert said == "Settlement is nearer to seat 1: 3 fields against 8 of seat 2"


def test_the_nearest_one_counts_for_each() -> None:
    assert told(EVEN, {"must_hold": [{"place": "settlement", "at": {"2p": [1, 2]}}]}) == []


def test_what_the_goal_speaks_of() -> None:
    victory = [{"if": {"flags": {"place": "dragon_utopia", "by": "player"}}, "when": "round_end"}]
    tiles = [["N", 0, 0], ["C", -3, 1], ["F", 3, -1], NORTH, SOUTH]
    found = told(tiles, {"must_hold": [{"place": "dragon_utopia", "at": {"2p": [1]}}]}, victory=victory)
    assert (1, "Dragon Utopia is nearer to seat 1: 3 fields against 8 of seat 2") in found


def test_a_named_field_of_the_goal() -> None:
    victory = [{"if": {"hero_at": {"hero": "main", "place": "spot.gate", "by": "player"}}}]
    spots = {"gate": {"tile": 2, "field": "C"}}
    assert told(EVEN, victory=victory, spots=spots) == [
        (2, "gate is nearer to seat 2: 3 fields against 8 of seat 1")
    ]


def test_one_has_more_tiles_than_another() -> None:
    tiles = [*EVEN, ["F", -6, 2]]
    [(tile, said)] = told(tiles)
    assert tile == 5
    assert said == "tiles of the kind far that lie nearest to a seat: 2 for seat 1, 1 for seat 2"


def test_blocked_fields_are_walked_around() -> None:
    """The same tile, turned so that a peak is in one's way."""
    places = {turns: unfair_steps(turns) for turns in range(6)}
    assert len(set(places.values())) > 1


def unfair_steps(turns: int) -> str:
    tiles = [["N1", 0, 0], ["F1", -3, 1], ["F", 3, -1], NORTH, SOUTH]
    map = {"face_up": {"2p": [0, 1]}, **({"turned": {"2p": {"1": turns}}} if turns else {})}
    return str(told(tiles, map))


def test_a_party_shares_what_there_is() -> None:
    tiles = [*EVEN, ["F", -6, 2]]
    victory = [{"if": {"level": {"by": "each_player", "at_least": 5}}}]
    assert told(tiles, mode="cooperative", victory=victory, at_limit="party_loses") == []


@pytest.mark.parametrize(
    "scenario", [one for one in content().scenarios if one.layouts], ids=lambda one: one.id
)
def test_the_maps_of_the_game_are_even(scenario: Any) -> None:
    assert unfair(scenario, content().box) == []


def test_three_towns_at_unequal_distances() -> None:
    tiles = [["N", 0, 0], ["F", -3, 1], ["F", 3, -1], NORTH, SOUTH, ["S", -6, 2]]
    document = {**BLANK, "players": [3], "map": {**BLANK["map"], "layouts": {"3p": tiles}}}
    found = unfair(scenario_from(json.dumps(document)), content().box)
    assert "unfair-rival" in [one.said.key for one in found if isinstance(one.said, Say)]
