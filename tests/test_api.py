"""What `import fabletop` offers: it costs nothing until it is used, and says what is wrong and what to do."""

from __future__ import annotations

import doctest
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import fabletop
import fabletop.api
from fabletop import bots
from fabletop.bots import Look, UnknownBot
from fabletop.games import GAMES
from fabletop.kernel import BadSetup, BrokenFile, Decision, NotOnOffer, Pick, Seat
from fabletop.kernel.rng import mix

OFFERED = ["Match", "Setup", "__version__", "bots", "load", "new_match"]


def said_by(code: str) -> list[str]:
    """What a fresh interpreter prints, in words."""
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    return done.stdout.split()


# ── the names ────────────────────────────────────────────────────────────────────────────────────────────


def test_exactly_these_names_are_offered_and_all_are_there() -> None:
    assert fabletop.__all__ == OFFERED
    assert all(getattr(fabletop, name) is not None for name in OFFERED)
    assert set(OFFERED) <= set(dir(fabletop))
    assert sorted([*fabletop.api.__all__, "__version__"]) == OFFERED


def test_a_name_that_is_not_offered_is_refused_as_python_does() -> None:
    with pytest.raises(AttributeError, match="module 'fabletop' has no attribute 'new_game'"):
        getattr(fabletop, "new_game")  # noqa: B009  mypy knows that it is not there


def test_importing_fabletop_loads_nothing_else_of_it_nor_even_typing() -> None:
    code = "import sys; was = set(sys.modules); import fabletop; print(*sorted(set(sys.modules) - was))"
    assert said_by(code) == ["fabletop"]


def test_a_submodule_is_no_reason_to_load_the_games() -> None:
    loaded = said_by("import sys; from fabletop import ledger; print(*sorted(sys.modules))")
    assert "fabletop.ledger" in loaded
    assert not {"fabletop.api", "fabletop.games"} & set(loaded)


@pytest.mark.parametrize("name", OFFERED)
def test_every_name_can_be_imported_first(name: str) -> None:
    assert said_by(f"from fabletop import {name}; print('there')") == ["there"]


def test_who_plays_from_python_loads_no_screen_and_no_server() -> None:
    loaded = set(said_by("import sys; from fabletop import *; print(*sorted(sys.modules))"))
    assert "fabletop.games" in loaded
    heavy = {"rich", "typer", "fastapi", "polars", "fabletop.cli", "fabletop.lab", "fabletop.server"}
    assert heavy & loaded == set()


@pytest.mark.parametrize("module", [fabletop.api, bots])
def test_the_examples_of_the_docstrings_hold(
    module: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    tried = doctest.testmod(module)
    assert tried.failed == 0
    assert tried.attempted > 1


# ── a new match ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("game", GAMES)
def test_a_new_match_needs_no_more_than_its_game(game: str) -> None:
    match = fabletop.new_match(game)
    assert match.setup.game == game
    assert match.setup.seats == GAMES[game].seats_for({})[0]
    assert match.setup.ruleset == GAMES[game].usual
    assert match.decision is not None
    assert fabletop.new_match(game).setup.seed != match.setup.seed


def test_a_new_match_is_what_was_asked_for() -> None:
    heroes = ["elf", "mage", "thief"]
    options = {"heroes": heroes}
    match = fabletop.new_match("village", seats=3, seed=7, ruleset="standard", options=options)
    assert match.setup == fabletop.Setup("village", 3, 7, "standard", {"heroes": heroes})
    options.clear()
    assert match.setup.options == {"heroes": heroes}


def test_seats_follow_the_mode_unless_told() -> None:
    assert fabletop.new_match("heroes", options={"mode": "guards"}).setup.seats == 1
    assert fabletop.new_match("heroes").setup.seats == 2


@pytest.mark.parametrize(
    ("asked", "what"),
    [
        ({"game": "chess"}, "there is no game 'chess'; there are village, heroes, andor"),
        ({"game": "village", "seats": 9}, "for 2 to 6 players"),
        ({"game": "heroes", "ruleset": "house"}, "heroes has no ruleset 'house'; there are retail, first"),
        ({"game": "andor", "options": {"colour": "red"}}, "andor knows no option 'colour'; there are legend"),
        ({"game": "village", "seed": "seven"}, "a seed is a whole number, not 'seven'"),
        ({"game": "village", "seed": True}, "a seed is a whole number, not True"),
    ],
)
def test_what_cannot_be_set_up_is_refused_with_what_can(asked: dict[str, Any], what: str) -> None:
    with pytest.raises(BadSetup) as refused:
        fabletop.new_match(**asked)
    assert what in str(refused.value)


# ── bots ─────────────────────────────────────────────────────────────────────────────────────────────────


class Last:
    """Always takes the last option, and remembers where it sat and what luck it was given."""

    name = "last"

    def __init__(self) -> None:
        self.seats: list[int] = []
        self.luck: list[int] = []

    def choose(self, look: Look, decision: Decision, luck: int) -> Pick:
        self.seats.append(look.seat)
        self.luck.append(luck)
        return decision.options[-1]


def test_one_name_plays_all_seats_to_the_end() -> None:
    match = fabletop.new_match("village", seats=3, seed=5)
    winners = bots.play_match(match, "random")
    assert match.game.over
    assert match.decision is None
    assert winners == match.game.winners
    assert len(winners) == 1


def test_a_list_seats_names_and_bots_of_ones_own() -> None:
    match = fabletop.new_match("village", seed=5)
    own = Last()
    bots.play_match(match, ["random", own])
    assert set(own.seats) == {1}
    assert match.game.over


def test_the_same_seed_and_bots_give_the_same_match_and_another_seed_another() -> None:
    def picks(seed: int) -> list[Pick]:
        match = fabletop.new_match("village", seed=seed)
        bots.play_match(match, "random")
        return match.picks

    assert picks(5) == picks(5)
    assert picks(5) != picks(6)


def test_a_bot_has_luck_of_its_own_for_every_pick_and_every_seed() -> None:
    def luck(seed: int) -> tuple[list[int], list[int]]:
        match, own = fabletop.new_match("village", seed=seed), Last()
        of_the_match = []
        for _ in range(5):
            of_the_match.append(mix(match.game.rng))
            match.choose(bots.ask_bot(own, match))
        return own.luck, of_the_match

    five, of_five = luck(5)
    six, of_six = luck(6)
    assert len({*five, *of_five, *six, *of_six}) == 20


def test_bots_go_on_from_where_a_match_stands() -> None:
    match = fabletop.new_match("village", seed=5)
    while match.number < 10:
        match.choose(bots.ask_bot(bots.make_bot("random"), match))
    other = fabletop.new_match("village", seed=5)
    bots.play_match(match, "random")
    bots.play_match(other, "random")
    assert match.picks == other.picks


def test_to_ask_a_bot_picks_nothing_yet() -> None:
    match = fabletop.new_match("village", seed=5)
    assert match.decision is not None
    assert bots.ask_bot(bots.make_bot("steady"), match) in match.decision.options
    assert match.number == 0


def test_a_bot_is_asked_at_the_seat_it_is_told() -> None:
    match = fabletop.new_match("village", seed=5)
    own = Last()
    bots.ask_bot(own, match)
    assert own.seats == [0]
    with pytest.raises(NotOnOffer, match="nothing is on offer for seat 1"):
        bots.ask_bot(own, match, Seat(1))


def test_bots_that_do_not_fit_are_refused_before_the_first_pick() -> None:
    match = fabletop.new_match("village", seed=5)
    with pytest.raises(UnknownBot, match="there is no bot 'nobody'; there are novice, steady"):
        bots.play_match(match, ["random", "nobody"])
    with pytest.raises(BadSetup, match="3 bots cannot play at 2 seats: give one name for all"):
        bots.play_match(match, ["random"] * 3)
    assert match.number == 0


def test_nobody_is_asked_when_a_match_is_over() -> None:
    match = fabletop.new_match("village", seed=5)
    bots.play_match(match, "random")
    with pytest.raises(NotOnOffer, match="the match is over"):
        bots.ask_bot(bots.make_bot("random"), match)


# ── files ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("kind", [str, Path])
@pytest.mark.parametrize("game", GAMES)
def test_a_saved_match_is_loaded_and_goes_on_the_same(
    game: str, kind: type[str] | type[Path], tmp_path: Path
) -> None:
    match = fabletop.new_match(game, seed=5)
    bot = bots.make_bot("random")
    while match.number < 5:
        match.choose(bots.ask_bot(bot, match))
    file = kind(tmp_path / "match.json")
    match.save(file)
    again = fabletop.load(file)
    assert (again.setup, again.picks) == (match.setup, match.picks)
    assert again.game.to_data() == match.game.to_data()
    assert [path.name for path in tmp_path.iterdir()] == ["match.json"]


def test_a_broken_file_says_where(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    with pytest.raises(BrokenFile, match=r"match\.json: there is no such file"):
        fabletop.load(file)
    file.write_text('{"format": 3,\n"game"}', encoding="utf-8")
    with pytest.raises(BrokenFile, match=r"match\.json, at line 2: this is not JSON"):
        fabletop.load(str(file))
