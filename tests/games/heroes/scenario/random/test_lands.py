"""Maps nobody knows: whatever is drawn is sound, fair to every seat, and the same again by its number."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fabletop.content.check import texts
from fabletop.games.heroes.bots import instinct
from fabletop.games.heroes.catalogue import catalogue
from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.load import FOLDER, content
from fabletop.games.heroes.map.grid import INTERLOCK_A, INTERLOCK_B, distance
from fabletop.games.heroes.map.printed import STARTING
from fabletop.games.heroes.modes.agreed import Agreed
from fabletop.games.heroes.modes.setup import game_from_data, new_game
from fabletop.games.heroes.scenario.ground import Layout, TileSpot
from fabletop.games.heroes.scenario.load import scenario_in
from fabletop.games.heroes.scenario.named import MODES
from fabletop.games.heroes.scenario.printed import ScenarioDef
from fabletop.games.heroes.scenario.random import (
    LANDS,
    UNKNOWN,
    drawn_text,
    land_of_table,
    unknown_scenario,
)
from fabletop.games.heroes.scenario.random.parts import CLASH_AIMS, EVENTS, PARTY_AIMS
from fabletop.games.heroes.scenario.texts import text_keys, text_of
from fabletop.games.heroes.telling import HeroesTeller
from fabletop.games.heroes.view import view_for
from fabletop.kernel.errors import BadSetup
from fabletop.kernel.frame import Seat
from fabletop.kernel.match import Setup
from fabletop.said import Said, Say, say

HERE = Path(__file__).parent
SEATS = [(id, players) for id, one in UNKNOWN.items() for players in one.players]
WORDS = set(texts(FOLDER / "text", "en"))
MOST_PICKS = 5000

lands = st.tuples(st.sampled_from(SEATS), st.integers(1, LANDS))


def drawn(which: tuple[str, int], number: int) -> ScenarioDef:
    return unknown_scenario(*which, number, content())


def towns(layout: Layout) -> list[TileSpot]:
    return sorted((spot for spot in layout.spots if spot.kind == STARTING), key=lambda spot: spot.seat)


def between(one: TileSpot, other: TileSpot) -> int:
    return distance((one.q, one.r), (other.q, other.r))


def steps(layout: Layout) -> list[list[int]]:
    """How many tiles one crosses from each tile to each other."""
    touch = [
        [(b.q - a.q, b.r - a.r) in INTERLOCK_A + INTERLOCK_B for b in layout.spots] for a in layout.spots
    ]
    found = []
    for start in range(len(layout.spots)):
        far = {start: 0}
        front = [start]
        for here in front:
            for other, beside in enumerate(touch[here]):
                if beside and other not in far:
                    far[other] = far[here] + 1
                    front.append(other)
        found.append([far[at] for at in range(len(layout.spots))])
    return found


@given(lands)
def test_what_is_drawn_is_a_sound_scenario_that_can_be_played(land: tuple[tuple[str, int], int]) -> None:
    """It was read like any file: the checker has nothing against it."""
    which, number = land
    one = drawn(which, number)
    assert MODES[one.mode] == UNKNOWN[which[0]].mode
    assert one.players == (which[1],)
    assert one.rounds in (8, 12, 16)
    assert one.victory or one.at_limit in (2, 3)  # the party wins, or points decide
    assert 2 <= len([event for event in one.timed_events if event.trigger.kind == 0]) <= 3


@given(lands)
def test_the_same_number_gives_the_same_land(land: tuple[tuple[str, int], int]) -> None:
    (id, players), number = land
    mode = UNKNOWN[id].mode
    assert drawn_text(id, mode, players, number) == drawn_text(id, mode, players, number)


def test_other_numbers_and_players_give_other_lands() -> None:
    texts_ = {drawn_text("x", "clash", 2, number) for number in range(1, 60)}
    assert len(texts_) > 55
    assert drawn_text("x", "clash", 2, 1) != drawn_text("x", "clash", 3, 1)


@pytest.mark.parametrize(
    ("name", "mode", "players", "number"),
    [("land_7", "cooperative", 3, 7), ("land_12", "clash", 2, 12)],
)
def test_lands_stay_as_they_were(name: str, mode: str, players: int, number: int) -> None:
    """Tables are kept by their numbers: a land that comes out otherwise is another one, and old tables that
    are played on it are lost.  So what is drawn is only ever added to where no number in use is touched."""
    assert drawn_text(name, mode, players, number) == (HERE / f"{name}.yaml").read_text(encoding="utf-8")


# -- fair -------------------------------------------------------------------------------------------------


@given(lands)
def test_everybody_is_as_far_from_the_others_as_they_from_each_other(
    land: tuple[tuple[str, int], int],
) -> None:
    (layout,) = drawn(*land).layouts
    own = towns(layout)
    assert len({between(a, b) for a in own for b in own if a is not b}) <= 1
    crossed = steps(layout)
    at = [layout.spots.index(town) for town in own]
    assert len({crossed[a][b] for a in at for b in at if a != b}) <= 1


@given(lands)
def test_every_seat_finds_the_same_land_around_it(land: tuple[tuple[str, int], int]) -> None:
    """As many tiles of each kind, of the same mines, as far away."""
    (layout,) = drawn(*land).layouts
    crossed = steps(layout)
    seen = [
        Counter(
            (spot.kind, spot.tile, spot.among, between(town, spot), crossed[layout.spots.index(town)][at])
            for at, spot in enumerate(layout.spots)
        )
        for town in towns(layout)
    ]
    assert all(one == other for one, other in pairwise(seen))


@given(lands)
def test_tiles_that_are_drawn_for_the_seats_have_mines_of_one_kind(
    land: tuple[tuple[str, int], int],
) -> None:
    """Where stones are sought each has a mine at least."""
    one = drawn(*land)
    for spot in one.layouts[0].spots:
        mines = [
            tuple(field.resource for field in content().tiles[tile].fields if field.resource != NONE)
            for tile in spot.among
        ]
        assert len({len(row) for row in mines}) <= 1
        if one.goal != "race":
            assert len(set(mines)) <= 1


@given(lands)
def test_towns_lie_apart_and_away_from_the_middle(land: tuple[tuple[str, int], int]) -> None:
    (layout,) = drawn(*land).layouts
    own = towns(layout)
    assert all(between(a, b) > 3 for a in own for b in own if a is not b)
    assert all(distance((town.q, town.r), (0, 0)) > 3 for town in own)


# -- what is in it ----------------------------------------------------------------------------------------


def id_of(text: Said) -> str:
    """Under which a sentence stands."""
    assert isinstance(text, Say)
    return text.key


def test_every_goal_and_event_is_drawn_some_time_and_has_its_words() -> None:
    ones = [drawn(which, number) for which in SEATS for number in range(1, 80)]
    said = {id_of(text) for one in ones for text in one.texts.values()}
    assert said <= WORDS
    assert all(set(one.texts) == set(text_keys(one)) for one in ones)
    assert {f"unknown-event-{id}" for id in EVENTS} <= said
    assert {f"unknown-story-{aim.id}" for aim in (*CLASH_AIMS, *PARTY_AIMS)} <= said
    lines = {key for key in WORDS if key.startswith("unknown-")}
    assert lines == {message for message in said if message.startswith("unknown-")}


def test_events_come_in_rounds_of_the_game() -> None:
    for which in SEATS:
        for number in range(1, 40):
            one = drawn(which, number)
            for event in one.timed_events:
                assert all(1 < round <= one.rounds for round in event.trigger.rounds)


@pytest.mark.parametrize("which", SEATS)
def test_guards_come_to_towns_three_times_and_at_the_very_end(which: tuple[str, int]) -> None:
    ones = [drawn(which, number) for number in range(1, 60)]
    sieges = [one for one in ones if one.goal == "survive"]
    assert bool(sieges) is (which[0] == "unknown_party")
    for one in sieges:
        ends = [event.trigger.rounds for event in one.timed_events if event.trigger.kind == 3]
        assert len(ends) == 3
        assert ends[-1] == (one.rounds,)


# -- at a table -------------------------------------------------------------------------------------------


def setup(id: str, seats: int, seed: int = 1, **more: object) -> Setup:
    options = {"mode": UNKNOWN[id].mode, "scenario": id, "heroes": ["random"] * seats, **more}
    return Setup("heroes", seats, seed, "retail", options)


@pytest.mark.parametrize(
    ("id", "seats", "land"),
    [
        *[("unknown_clash", 2, land) for land in (1, 2, 5)],
        ("unknown_clash", 3, 4),
        *[("unknown_party", seats, land) for seats, land in ((1, 1), (2, 3), (2, 6), (3, 2))],
    ],
)
def test_bots_play_a_land_to_its_end(id: str, seats: int, land: int) -> None:
    g = new_game(setup(id, seats, land=land))
    g.advance()
    picks = 0
    while g.decision is not None:
        g.choose(instinct(g, g.decision.seats[0], g.decision, picks))
        picks += 1
        assert picks < MOST_PICKS
    assert g.over


def land_at(agreed: Setup) -> int:
    scenario = new_game(agreed).printed.plan.scenario
    assert scenario is not None
    return scenario.land


def test_a_table_draws_its_land_from_its_seed_or_takes_the_number_it_asked_for() -> None:
    lands_ = [land_at(setup("unknown_clash", 2, seed)) for seed in (1, 2, 3)]
    assert lands_ == [land_of_table(seed) for seed in (1, 2, 3)]
    assert len(set(lands_)) == 3
    assert all(1 <= land <= LANDS for land in lands_)
    assert land_at(setup("unknown_clash", 2, land=77)) == 77


def test_a_kept_table_has_its_land_again() -> None:
    agreed = setup("unknown_party", 2, seed=5)
    g = new_game(agreed)
    g.advance()
    back = game_from_data(agreed, g.to_data())
    assert back.printed.plan.scenario is g.printed.plan.scenario
    assert back.to_data() == g.to_data()


@pytest.mark.parametrize("land", [0, 3])
def test_only_a_map_nobody_knows_has_a_number(land: int) -> None:
    assert Agreed({"mode": "clash", "scenario": "harrowmere", "land": land}, 2, content(), 9).land == 0
    there = Agreed({"mode": "clash", "scenario": "unknown_clash", "land": land}, 2, content(), 9).land
    assert there == (land or land_of_table(9))


@pytest.mark.parametrize(
    ("mode", "id", "seats", "why"),
    [
        ("cooperative", "unknown_clash", 2, "unknown_clash is clash, not cooperative"),
        ("clash", "unknown_party", 2, "unknown_party is cooperative, not clash"),
    ],
)
def test_it_is_played_in_its_own_mode(mode: str, id: str, seats: int, why: str) -> None:
    with pytest.raises(BadSetup, match=why):
        Agreed({"mode": mode, "scenario": id}, seats, content())


def test_everybody_is_told_what_was_drawn() -> None:
    g = new_game(setup("unknown_clash", 2, land=7))
    g.advance()
    teller = HeroesTeller()
    (told,) = teller.printed(g, teller.seen(g))["scenarios"]
    assert told.id == view_for(g, Seat(0)).adventure.scenario == "unknown_clash"  # type: ignore[union-attr]
    assert told.name == say("unknown-named", name=say("scenario-unknown-clash"), n="7")
    assert [event.rounds for event in told.events] == [
        list(event.trigger.rounds) for event in drawn(("unknown_clash", 2), 7).timed_events
    ]
    g = new_game(Setup("heroes", 2, 1, "retail", {"mode": "clash", "heroes": ["random"] * 2}))
    g.advance()
    assert not teller.seen(g)


def test_the_catalogue_offers_them_beside_those_of_the_box() -> None:
    offered = {one.id: one for one in catalogue().scenarios}
    for id, one in UNKNOWN.items():
        assert (offered[id].mode, tuple(offered[id].players), offered[id].maps) == (one.mode, one.players, [])
    assert len(offered) == len(content().scenarios) + len(UNKNOWN)


# -- sentences of the game in a file ----------------------------------------------------------------------


def test_a_file_may_use_a_sentence_of_the_game() -> None:
    text = drawn_text("mine", "clash", 2, 12)
    one = scenario_in(text, "mine", content().box)
    assert text_of(one) == say("scenario-unknown-clash")
