"""Matches that earlier versions saved are played to the same end.

Each stands in `tests/replays/saves-VERSION` as that version wrote it, and beside it (`.end.json`) the state
that it came to.  `python -m tests.test_saves` writes those of this version.  Contents that are no longer
those of today stand in `tests/replays/contents`, packed as servers keep them.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from fabletop import __version__
from fabletop.bots import bot_pick, make_bot
from fabletop.content import shelf
from fabletop.games import BOXES
from fabletop.kernel import Match, Setup, load_match

FOLDER = Path(__file__).parent / "replays"
SAVES = sorted(path for path in FOLDER.glob("saves-*/*.json") if not path.name.endswith(".end.json"))
LARGE = 2**127 + 0x5EED  # as large as the seeds of tables
EVERY = 10**6

# Who plays, and for how many picks.
GAMES: dict[str, tuple[Setup, str, int]] = {
    "village-2-whole": (Setup("village", 2, 41), "greedy", EVERY),
    "village-4": (Setup("village", 4, LARGE, options={"heroes": ["random"] * 4}), "random", 120),
    "village-6": (Setup("village", 6, 43, options={"heroes": ["random"] * 6}), "greedy", 60),
    "heroes-duel-whole": (
        Setup("heroes", 2, 51, "retail", {"heroes": ["catherine", "sandro"]}),
        "greedy",
        EVERY,
    ),
    "heroes-siege-first": (
        Setup("heroes", 2, LARGE, "first", {"heroes": ["mutare", "tamika"], "level": 6, "siege": True}),
        "random",
        80,
    ),
    "heroes-guards": (
        Setup("heroes", 1, 53, "retail", {"mode": "guards", "heroes": ["rion"], "level": 4, "field": 5}),
        "random",
        50,
    ),
    "andor-11-whole": (
        Setup("andor", 1, 61, options={"legend": 11, "heroes": ["thorn", "chada"]}),
        "greedy",
        EVERY,
    ),
    "andor-14": (
        Setup("andor", 4, LARGE, options={"legend": 14, "heroes": ["mairen", "bait", "eara", "pasco"]}),
        "random",
        120,
    ),
    "andor-17": (
        Setup("andor", 2, 63, options={"legend": 17, "heroes": ["thorn", "kram", "eara"], "grades": [1, 2]}),
        "greedy",
        90,
    ),
}

# What states no longer say, or count otherwise: Village tells for each monster whether the market is barred,
# a window for another seat counts as an unveiling, and a card being played is the game's, not the combat's.
OTHERWISE = {"sneaked", "unveiled", "play"}

# Rows of Heroes that say more at their end since there are AI heroes on the map: what a player did, where a
# hero is, who leads a side.
LONGER = {"tally", "whereabouts", "camps"}


def kept(then: Any, now: Any, longer: bool = False) -> bool:
    """Whether all that a version knew of a state is so in another that may know more.  What was the key of a
    text may be a message now, for somebody may have written the text at the table."""
    if isinstance(then, str) and now == [then]:
        return True
    if isinstance(then, dict):
        asked = then.keys() - OTHERWISE
        return isinstance(now, dict) and all(
            key in now and kept(then[key], now[key], key in LONGER) for key in asked
        )
    if isinstance(then, list):
        if not isinstance(now, list) or len(now) < len(then) or (len(now) > len(then) and not longer):
            return False
        return all(kept(one, other, longer) for one, other in zip(then, now, strict=False))
    return bool(then == now)


def as_data(match: Match) -> Any:
    return json.loads(json.dumps(match.game.to_data()))


def end_of(path: Path) -> Path:
    return path.with_name(f"{path.stem}.end.json")


def bring_contents(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Put the contents of earlier versions on a shelf of its own."""
    monkeypatch.setenv(shelf.PLACE, str(folder))
    monkeypatch.setattr(shelf, "_sound", set())
    for path in FOLDER.glob("contents/*.pack"):
        game, _, hash = path.stem.partition("-")
        shelf.add(game, hash, path.read_bytes())


@pytest.mark.parametrize("path", SAVES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_match_saved_by_an_earlier_version_ends_as_it_did(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bring_contents(tmp_path, monkeypatch)
    data = json.loads(path.read_text(encoding="utf-8"))
    match = load_match(path, BOXES)
    assert len(match.picks) == len(data["picks"])
    assert kept(json.loads(end_of(path).read_text(encoding="utf-8")), as_data(match))


def test_there_are_saves_of_every_game() -> None:
    for version in FOLDER.glob("saves-*"):
        games = {
            json.loads(path.read_text(encoding="utf-8"))["game"] for path in SAVES if path.parent == version
        }
        assert games == set(BOXES)


def test_an_end_that_differs_is_noticed() -> None:
    then = {"rng": 1, "heroes": [{"at": 3}]}
    assert kept(then, {"rng": 1, "heroes": [{"at": 3, "tired": False}], "moon": 2})
    assert not kept(then, {"rng": 2, "heroes": [{"at": 3}]})
    assert not kept(then, {"rng": 1, "heroes": [{"at": 4}]})
    assert not kept(then, {"rng": 1, "heroes": [{"at": 3}, {"at": 3}]})
    assert not kept(then, {"rng": 1})
    assert kept({"tally": [0, 2]}, {"tally": [0, 2, 5]})
    assert not kept({"tally": [0, 2]}, {"tally": [0]})
    assert not kept({"hand": [0, 2]}, {"hand": [0, 2, 5]})


def played(setup: Setup, bot: str, picks: int) -> Match:
    match = Match(BOXES[setup.game], setup)
    player = make_bot(bot)
    while match.decision is not None and len(match.picks) < picks:
        match.choose(bot_pick(player, match.game, match.decision.seat, len(match.picks)))
    return match


def write() -> None:
    folder = FOLDER / f"saves-{__version__}"
    folder.mkdir(parents=True, exist_ok=True)
    for name, (setup, bot, picks) in GAMES.items():
        match = played(setup, bot, picks)
        path = folder / f"{name}.json"
        match.save(path)
        end_of(path).write_text(json.dumps(as_data(match)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write()
