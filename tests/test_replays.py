"""Games that once broke are played again; `scripts/soak` leaves new ones in tests/replays."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from tests.laws import soak
from tests.laws.drawn import drawn_setup
from tests.laws.games import KITS, STIRRED, Script, count_village

from fabletop.games import BOXES
from fabletop.games.village import Village
from fabletop.kernel import Match, Setup, load_match

FILES = sorted(soak.REPLAYS.glob("*.json"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_game_that_once_broke_goes_well(path: Path) -> None:
    data = json.loads(path.read_text(encoding="utf-8"))
    boxes = STIRRED if data["stirred"] else BOXES
    box, count = boxes[data["game"]], KITS[data["game"]].count_cards
    if data["content"] != box.content_hash():
        pytest.skip("played with other content: its picks may mean something else now")
    match = load_match(path, boxes)
    assert count(match.game) == count(Match(box, match.setup).game)


# -- the net itself ------------------------------------------------------------------------------------------


def scripted(seed: int) -> Script:
    return soak.script_of(Setup("village", 2, seed, options=KITS["village"].modes(2)[0]))


def test_a_game_that_goes_well_leaves_nothing(tmp_path: Path) -> None:
    tally = soak.soak_one(scripted(1), tmp_path / "replays")
    assert (tally.games, tally.broken) == (1, [])
    assert tally.picks > 10
    assert not (tmp_path / "replays").exists()


def test_a_game_that_breaks_is_written_down_up_to_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def loses_a_card(g: Village) -> Counter[str]:
        return count_village(g) - Counter({"coin": 1 if g.round > 2 else 0})

    monkeypatch.setitem(KITS, "village", replace(KITS["village"], count_cards=loses_a_card))
    tally = soak.soak_one(scripted(2), tmp_path / "replays")
    path = tmp_path / "replays" / "village-2p-2.json"
    assert tally.broken == [f"{path}: tests.laws.soak.Lost: lost {{'coin': 1}}, created {{}}"]
    match = load_match(path, STIRRED)
    assert isinstance(match.game, Village)
    assert match.game.round == 3
    with pytest.raises(AssertionError):
        test_a_game_that_once_broke_goes_well(path)


def test_the_soak_says_what_came_of_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.main(["--game", "village", "--games", "2", "--jobs", "1", "--replays", str(tmp_path)]) == 0
    assert "village standard 6p 1" in capsys.readouterr().out


# -- games of which everything is drawn ----------------------------------------------------------------------


@pytest.mark.parametrize("game", BOXES)
def test_whatever_is_drawn_goes_together_and_differs(game: str) -> None:
    setups = [drawn_setup(game, seed) for seed in range(40)]
    assert setups == [drawn_setup(game, seed) for seed in range(40)]
    assert len({(setup.seats, setup.ruleset, str(setup.options)) for setup in setups}) > 10
    assert {setup.ruleset for setup in setups} == set(BOXES[game].rulesets())


def test_a_drawn_game_is_told_to_its_end(tmp_path: Path) -> None:
    for game in BOXES:
        tally = soak.soak_drawn(game, range(2), tmp_path)
        assert (tally.games, tally.broken) == (2, [])


def test_what_cannot_be_told_breaks_a_drawn_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def speechless(*_: object) -> None:
        raise KeyError("no words")

    monkeypatch.setattr(soak, "check_told", speechless)
    assert "no words" in soak.soak_drawn("village", range(1), tmp_path).broken[0]
