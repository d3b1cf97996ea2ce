"""A match is its setup and its picks: saved, loaded, replayed and undone."""

from __future__ import annotations

import gc
import json
import pickle
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar

import pytest
from tests.kernel.toy import Toy, asks, box_of

from fabletop import __version__
from fabletop.kernel import (
    NOBODY,
    Act,
    BadSetup,
    Box,
    BrokenFile,
    Event,
    Frame,
    Game,
    Match,
    NotOnOffer,
    Pick,
    Seat,
    Setup,
    Snapshot,
    act,
    chooser,
    load_match,
    step,
)
from fabletop.kernel.fair import commitment, keeps_promise
from fabletop.kernel.match import FORMAT, UNDOS, luck_of, match_from_data, reads
from fabletop.kernel.rng import ANEW, ONE_STREAM, first_state, state_for

A, B = Seat(0), Seat(1)
WALK, ROLL, SWAP, STOP = act("walk"), act("roll"), act("swap"), act("stop")


class Walked(Event):
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n")

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n


class Trail(Toy):
    """Two walkers on a path: one step, a rolled number of steps, or changing places."""

    FIELDS: ClassVar[tuple[str, ...]] = ("log", "at")
    SEATS: ClassVar[int] = 2

    def __init__(self, rng: int = 0) -> None:
        super().__init__(rng)
        self.at = [0, 0, 10]

    def walk(self, seat: int, n: int) -> None:
        self.at[seat] += n
        self.emit(Walked(seat, n))


@chooser("move")
def moves(g: Trail, f: Frame) -> list[Act]:
    return [WALK, ROLL, SWAP, STOP]


@chooser("place")
def any_place(g: Trail, f: Frame) -> list[int]:
    return [0, 1, 2]


@chooser("place")
def other_place(g: Trail, f: Frame) -> list[int]:
    return [place for place in (0, 1, 2) if place != f.picks[0]]


@step("path.turn", moves)
def turn(g: Trail, f: Frame, what: Act) -> None:
    if what is STOP:
        return
    if what is SWAP:
        g.then(swap, f)
    else:
        g.walk(f.seat, g.roll(6) if what is ROLL else 1)
    g.then(turn, f.by(Seat(1 - f.seat)))


@step("path.swap", any_place, other_place)
def swap(g: Trail, f: Frame, one: int, two: int) -> None:
    g.at[one], g.at[two] = g.at[two], g.at[one]


PATH = box_of(Trail, "path", Frame("path.turn", A))
BOXES = {"path": PATH}
MID_EFFECT: list[Pick] = [WALK, ROLL, SWAP, 2]


def played(*picks: Pick, seed: int = 7, luck: int = ANEW) -> Match:
    match = Match(PATH, Setup("path", 2, seed, luck=luck))
    for pick in picks:
        match.choose(pick)
    return match


# -- playing ---------------------------------------------------------------------------------------------


def test_a_pick_returns_what_happened() -> None:
    match = played()
    assert [event.to_data() for event in match.choose(WALK)] == [{"event": "Walked", "seat": 0, "n": 1}]
    assert match.choose(SWAP) == []
    assert match.picks == [WALK, SWAP]


def test_a_pick_may_be_held_to_its_seat() -> None:
    match = played(WALK)
    with pytest.raises(NotOnOffer):
        match.choose(WALK, A)
    match.choose(WALK, B)
    assert match.picks == [WALK, WALK]


def test_a_refused_pick_leaves_the_match_as_it_was() -> None:
    match = played(WALK)
    before = match.game.to_data()
    for seat in (None, A, B):
        with pytest.raises(NotOnOffer):
            match.choose(act("fly"), seat)
    assert match.picks == [WALK]
    assert match.free_undos == 1
    assert match.game.to_data() == before


@pytest.mark.parametrize("pick", [WALK, ROLL])
def test_a_clone_is_the_same_match_and_apart(pick: Pick) -> None:
    match = played(WALK, ROLL, WALK)
    before, twin = match.game.to_data(), played(WALK, ROLL, WALK)
    other = match.clone()
    assert [told.to_data() for told in other.choose(pick)] == [told.to_data() for told in twin.choose(pick)]
    assert other.game.to_data() == twin.game.to_data()
    assert (other.picks, other.number, other.free_undos) == (twin.picks, twin.number, twin.free_undos)
    assert match.picks == [WALK, ROLL, WALK]
    assert match.game.to_data() == before


def test_a_clone_goes_back_apart() -> None:
    match = played(ROLL, WALK)
    other = match.clone()
    assert other.undo()
    other.choose(SWAP)
    assert match.undo()
    assert match.game.to_data() == played(ROLL).game.to_data()


# -- undo ------------------------------------------------------------------------------------------------


def test_undo_goes_back_freely_to_the_last_roll() -> None:
    match = played(WALK, ROLL)
    states = []
    for pick in (WALK, SWAP, 2):
        states.append(match.game.to_data())
        match.choose(pick)
    assert match.free_undos == 3
    while states:
        assert match.undo()
        assert match.game.to_data() == states.pop()
    assert match.free_undos == 0
    assert not match.undo()
    assert match.picks == [WALK, ROLL]


def test_undo_goes_past_a_roll_only_if_the_table_agrees() -> None:
    match = played(WALK)
    before = match.game.to_data()
    match.choose(ROLL)
    after = match.game.to_data()
    assert not match.undo()
    assert match.game.to_data() == after
    assert match.undo(agreed=True)
    assert match.game.to_data() == before
    assert match.picks == [WALK]


def test_undo_past_a_roll_keeps_the_free_undos_before_it() -> None:
    match = played(ROLL, WALK, WALK, ROLL)
    assert match.undo(agreed=True)
    assert match.free_undos == 2
    assert match.undo()
    assert match.undo()
    assert not match.undo()
    assert match.picks == [ROLL]


def test_the_same_roll_comes_again() -> None:
    match = played(WALK, ROLL)
    after = match.game.to_data()
    match.undo(agreed=True)
    match.choose(ROLL)
    assert match.game.to_data() == after


def test_the_picks_of_an_unfinished_step_can_always_be_dropped() -> None:
    match = played(ROLL, SWAP)
    before = match.game.to_data()
    match.choose(1)
    assert match.undo()
    assert match.game.to_data() == before
    assert asks(match.game) == ((B,), "place", [0, 1, 2])


def test_there_is_nothing_to_undo_at_the_start() -> None:
    match = played()
    assert not match.undo()
    assert not match.undo(agreed=True)


def test_undoing_tells_nothing_again() -> None:
    match = played(ROLL, WALK)
    match.undo()
    assert match.take_events() == []
    match.undo(agreed=True)
    assert match.take_events() == []
    assert [event.to_data() for event in match.choose(WALK)] == [{"event": "Walked", "seat": 0, "n": 1}]


def test_undo_keeps_a_bounded_number_of_games() -> None:
    match = played(ROLL, *[WALK] * UNDOS)
    early = trails()
    for _ in range(60_000):
        match.choose(WALK)
    assert trails() <= early
    assert match.free_undos == UNDOS


def trails() -> int:
    """How many games are in memory."""
    gc.collect()
    return sum(type(thing) is Trail for thing in gc.get_objects())


def test_undo_past_the_games_that_are_kept_needs_the_table() -> None:
    match = played(*[WALK] * (UNDOS + 2))
    for _ in range(UNDOS):
        assert match.undo()
    assert not match.undo()
    assert match.picks == [WALK, WALK]
    assert match.game.to_data() == played(WALK, WALK).game.to_data()
    assert match.undo(agreed=True)
    assert match.game.to_data() == played(WALK).game.to_data()
    assert match.free_undos == 1


# -- luck ------------------------------------------------------------------------------------------------


def rolls(match: Match, picks: Sequence[Pick]) -> list[int]:
    """What the dice showed, at the picks that rolled."""
    heard = [(pick, match.choose(pick)) for pick in picks]
    return [
        event.n for pick, events in heard if pick is ROLL for event in events if isinstance(event, Walked)
    ]


@pytest.mark.parametrize("seed", [0, 7, -5, 2**127])
def test_every_pick_has_luck_of_its_own(seed: int) -> None:
    expected = [Game(state_for(seed, number)).roll(6) for number in range(1, 31)]
    assert rolls(played(seed=seed), [ROLL] * 30) == expected


def test_what_was_rolled_says_nothing_of_what_comes() -> None:
    """The luck of a pick is the same whatever was picked before it, and however much luck that took."""
    picks: list[Pick] = [WALK, ROLL, SWAP, 0, 1]
    for first in picks[:3]:
        match = played(first, *([0, 1] if first is SWAP else [WALK, WALK]))
        assert match.game.rng == state_for(7, 4)
        assert rolls(match, [ROLL]) == [Game(state_for(7, 4)).roll(6)]


def test_who_takes_a_pick_back_meets_the_same_luck() -> None:
    match = played(WALK, WALK)
    match.undo()
    match.choose(SWAP)
    match.undo()
    match.choose(WALK)
    assert match.game.to_data() == played(WALK, WALK).game.to_data()
    match.choose(ROLL)
    match.undo(agreed=True)
    match.choose(ROLL)
    assert match.game.to_data() == played(WALK, WALK, ROLL).game.to_data()


def test_a_match_of_format_2_keeps_its_one_stream() -> None:
    game = Game(first_state(7, ONE_STREAM))
    game.luck = ONE_STREAM
    expected = [game.roll(6) for _ in range(30)]
    match = played(luck=ONE_STREAM)
    assert rolls(match, [ROLL, WALK] * 30) == expected
    data = match.to_data()
    assert data["format"] == 2
    loaded = match_from_data(json.loads(json.dumps(data)), BOXES)
    assert loaded.setup == match.setup
    assert loaded.game.to_data() == match.game.to_data()
    assert rolls(loaded, [ROLL] * 9) == rolls(match, [ROLL] * 9)


def test_a_new_match_is_written_in_the_new_format() -> None:
    match = played(ROLL, WALK)
    assert match.to_data()["format"] == FORMAT == 3
    assert match_from_data(match.to_data(), BOXES).setup.luck == ANEW


@pytest.mark.parametrize(
    ("version", "luck"), [("0.2.0", ONE_STREAM), ("0.2.9", ONE_STREAM), ("0.3.0", ANEW), ("1.0.0", ANEW)]
)
def test_the_version_that_began_a_match_tells_its_luck(version: str, luck: int) -> None:
    assert reads(version)
    assert luck_of(version) == luck
    assert not reads("0.1.0")


@pytest.mark.parametrize("luck", [ONE_STREAM, ANEW])
def test_a_setup_goes_to_other_processes_with_its_luck(luck: int) -> None:
    setup = Setup("path", 2, 7, luck=luck)
    assert pickle.loads(pickle.dumps(setup)) == setup == replace(Setup("path", 2, 7), luck=luck)


# -- saving and loading ----------------------------------------------------------------------------------


def test_a_match_saved_in_mid_effect_goes_on_identically(tmp_path: Path) -> None:
    match = played(*MID_EFFECT)
    match.save(tmp_path / "game.json")
    loaded = load_match(tmp_path / "game.json", BOXES)
    assert loaded.setup == match.setup
    assert loaded.picks == MID_EFFECT
    assert loaded.take_events() == []
    assert asks(loaded.game) == asks(match.game) == ((A,), "place", [0, 1])
    for pick in (1, ROLL, STOP):
        assert [e.to_data() for e in loaded.choose(pick)] == [e.to_data() for e in match.choose(pick)]
    assert loaded.game.to_data() == match.game.to_data()
    assert loaded.game.over


def test_a_checkpoint_holds_the_luck_of_the_next_pick() -> None:
    match = played(*MID_EFFECT)
    for pick in (1, ROLL, SWAP):
        again = PATH.from_data(match.setup, json.loads(json.dumps(match.game.to_data())))
        again.choose(pick)
        match.choose(pick)
        assert {**again.to_data(), "rng": 0} == {**match.game.to_data(), "rng": 0}


def test_a_checkpoint_in_mid_effect_goes_on_identically() -> None:
    match = played(*MID_EFFECT, luck=ONE_STREAM)
    again = PATH.from_data(match.setup, json.loads(json.dumps(match.game.to_data())))
    assert asks(again) == asks(match.game)
    for pick in (1, ROLL, SWAP):
        again.choose(pick)
        match.choose(pick)
    assert again.to_data() == match.game.to_data()


def test_a_save_replaces_the_last_one_whole(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text("an older save", encoding="utf-8")
    played(WALK).save(path)
    assert load_match(path, BOXES).picks == [WALK]
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("seed", [0, -5, 2**127])
def test_any_seed_can_be_saved(tmp_path: Path, seed: int) -> None:
    played(ROLL, seed=seed).save(tmp_path / "game.json")
    assert load_match(tmp_path / "game.json", BOXES).setup.seed == seed


def test_a_save_carries_the_promise_and_the_seed_that_keeps_it() -> None:
    data = played().to_data()
    assert data["promise"] == played().promise == commitment(7)
    assert keeps_promise(int(data["seed"]), data["promise"])


def saved(**changes: Any) -> dict[str, Any]:
    return {**played(*MID_EFFECT).to_data(), **changes}


HERE = f"and this is fabletop {__version__}, which reads 2 and 3"


def without(key: str) -> dict[str, Any]:
    data = saved()
    del data[key]
    return data


@pytest.mark.parametrize(
    ("data", "place", "what"),
    [
        ([], "", "this is not a saved match"),
        (without("version") | {"format": 1}, "format", f"fabletop 0.1.0 wrote it in format 1, {HERE}"),
        (saved(format=4, version="9.0.0"), "format", f"fabletop 9.0.0 wrote it in format 4, {HERE}"),
        (without("format") | {"version": 7}, "format", "something unknown wrote it in format None"),
        (saved(game="chess"), "game", "there is no game 'chess'; there are path"),
        (saved(content="feed" * 12), "content", "it was played with other content (feedfeedfeed)"),
        (
            saved(content="feed", version="0.2.0", format=2),
            "content",
            f"fabletop 0.2.0 wrote it in format 2, {HERE}",
        ),
        (without("content"), "content", "it was played with other content (None)"),
        (saved(seed=7), "seed", "a number in quotes is missing"),
        (saved(seed="seven"), "seed", "'seven' is not a number"),
        (saved(seed="²"), "seed", "'²' is not a number"),
        (saved(seed="8" * 5000), "seed", "is not a number"),
        (saved(seed="8"), "promise", "the seed is not the one that was promised"),
        (saved(promise="trust me"), "promise", "the seed is not the one that was promised"),
        (saved(ruleset="house"), "ruleset", "there is no ruleset 'house'; there are standard"),
        (saved(ruleset=None), "ruleset", "a name is missing"),
        (without("seats"), "seats", "a number is missing"),
        (saved(options=[]), "options", "a table is missing"),
        (saved(options={"rain": True}), "options", "it never rains here [path.weather.010]"),
        (without("picks"), "picks", "a list of picks is missing"),
        (saved(picks={}), "picks", "a list of picks is missing"),
        (saved(picks=[["walk"], ["fly"]]), "pick 2", "fly is not on offer"),
        (saved(picks=[["walk"], None]), "pick 2", "a pick is a number or [verb, id, …], not None"),
        (saved(picks=[["stop"], ["walk"]]), "pick 2", "nothing is being asked"),
    ],
)
def test_a_broken_save_says_where_and_what(data: Any, place: str, what: str) -> None:
    with pytest.raises(BrokenFile) as broken:
        match_from_data(data, {"path": strict_box()}, "game.json")
    assert (broken.value.path, broken.value.place) == ("game.json", place)
    assert what in broken.value.what


def strict_box() -> Box:
    """The same game, but one that refuses rain."""

    def new(setup: Setup) -> Game:
        if "rain" in setup.options:
            raise BadSetup("it never rains here", "path.weather.010")
        return PATH.new(setup)

    return Box("path", PATH.seats, PATH.rulesets, PATH.content_hash, new, PATH.from_data)


@pytest.mark.parametrize(
    ("text", "place", "what"),
    [
        (b'{"format": 2,\n"game"}', "line 2", "this is not JSON"),
        (b"", "line 1", "this is not JSON"),
        (b"\xff\xfe\x00", "", "it cannot be read"),
        (b"1" * 5000, "", "this is not a saved match"),
        (b"[" * 100_000, "", "this is not a saved match"),
        (json.dumps(saved())[:-9].encode(), "line 1", "this is not JSON"),
    ],
)
def test_a_broken_file_says_where_and_what(tmp_path: Path, text: bytes, place: str, what: str) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(text)
    with pytest.raises(BrokenFile) as broken:
        load_match(path, BOXES)
    assert (broken.value.path, broken.value.place) == (str(path), place)
    assert what in broken.value.what
    assert str(broken.value).startswith(str(path))


def test_a_missing_file_and_a_folder_are_told_apart(tmp_path: Path) -> None:
    with pytest.raises(BrokenFile, match="there is no such file"):
        load_match(tmp_path / "none.json", BOXES)
    with pytest.raises(BrokenFile, match="it cannot be read"):
        load_match(tmp_path, BOXES)


def test_everybody_sees_the_same_open_game() -> None:
    match = played(*MID_EFFECT)
    for seat in (A, B, NOBODY):
        assert match.game.view(seat) == match.game.imagine(seat, 3).view(seat)


# -- from a snapshot ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("taken", range(7))
def test_a_match_begun_at_a_snapshot_goes_on_like_the_whole_one(taken: int) -> None:
    picks: list[Pick] = [WALK, ROLL, SWAP, 2, 0, ROLL, WALK]
    whole = Match(PATH, Setup("path", 2, 7))
    for pick in picks[:taken]:
        whole.choose(pick)
    begun = Match(PATH, Setup("path", 2, 7), Snapshot(taken, json.loads(json.dumps(whole.game.to_data()))))
    assert begun.number == whole.number == taken
    for pick in picks[taken:]:
        assert [event.to_data() for event in begun.choose(pick)] == [
            event.to_data() for event in whole.choose(pick)
        ]
        assert begun.game.to_data() == whole.game.to_data()
        assert begun.number == whole.number


def test_undo_stops_at_the_snapshot_and_nothing_incomplete_is_saved() -> None:
    whole = Match(PATH, Setup("path", 2, 7))
    whole.choose(ROLL)
    state = whole.game.to_data()
    begun = Match(PATH, Setup("path", 2, 7), Snapshot(1, state))
    assert not begun.undo(agreed=True)
    begun.choose(ROLL)
    begun.choose(WALK)
    assert begun.undo(agreed=True)
    assert begun.undo(agreed=True)
    assert begun.game.to_data() == state
    assert not begun.undo(agreed=True)
    with pytest.raises(ValueError, match="snapshot"):
        begun.to_data()


def test_a_match_may_forget_what_lies_before_a_snapshot() -> None:
    match = Match(PATH, Setup("path", 2, 7))
    for pick in (ROLL, WALK, WALK):
        match.choose(pick)
    snapshot = Snapshot(match.number, match.game.to_data())
    assert match.free_undos == 2
    match.begin_at(snapshot)
    assert (match.number, match.picks, match.free_undos) == (3, [], 0)
    match.choose(ROLL)
    assert match.number == 4
    assert match.undo(agreed=True)
    assert match.game.to_data() == snapshot.state
