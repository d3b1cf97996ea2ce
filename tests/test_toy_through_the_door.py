"""A game that brings its record can be played everywhere: nothing else had to hear of it."""

from __future__ import annotations

import asyncio
import importlib
import io
import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from rich.console import Console
from tests.server.playing import Browser, make_table, running, settings_in, sit_down
from tests.toy.game import NAME, TOY, Walked
from typer.testing import CliRunner

from fabletop import cli
from fabletop.bots import make_bot
from fabletop.content import shelf
from fabletop.content.pack import BadPack
from fabletop.games import BOXES, GAMES, register
from fabletop.kernel import Match, Seat, Setup
from fabletop.lab import run_series, speed
from fabletop.lab.replay import events_of, teller
from fabletop.lab.summary import summary
from fabletop.server.schemas import GameInfo, TableSummary
from fabletop.terminal import play_in_terminal

ME: dict[str, Any] = {"kind": "me"}
OPEN: dict[str, Any] = {"kind": "open"}
BOT: dict[str, Any] = {"kind": "bot", "bot": "greedy"}


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    register(TOY)
    yield
    del GAMES[NAME]


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    with running(settings_in(tmp_path)) as where:
        yield where


def test_a_name_is_given_once() -> None:
    assert BOXES[NAME] is TOY.box
    with pytest.raises(ValueError, match="there is a game 'toy' already"):
        register(TOY)


def test_a_game_without_content_has_nothing_to_keep() -> None:
    assert TOY.box.pack() == b""
    assert shelf.known(NAME, TOY.box.content_hash())
    assert not shelf.known(NAME, "other" * 8)
    with pytest.raises(BadPack, match="contents of toy are not kept"):
        shelf.add(NAME, "other" * 8, TOY.box.pack())


# -- over the network ---------------------------------------------------------------------------------------


def test_the_lobby_offers_it_with_its_options(address: str) -> None:
    shown = [GameInfo.model_validate(one) for one in httpx.get(f"http://{address}/api/games").json()]
    toy = next(game for game in shown if game.name == NAME)
    assert (toy.seats, toy.rulesets, toy.heroes) == ([2, 3], ["standard", "by the path"], [])
    (steps,) = toy.options
    assert (steps.name, steps.kind, steps.least, steps.most, steps.usual) == ("steps", "number", 2, 9, 4)


@pytest.mark.parametrize(
    ("options", "why"),
    [({"steps": 1}, "steps is a number from 2 to 9, not 1"), ({"rain": True}, "toy knows no option 'rain'")],
)
def test_what_it_does_not_take_is_refused(address: str, options: dict[str, Any], why: str) -> None:
    wish = {"game": NAME, "seats": [ME, OPEN], "options": options}
    refused = httpx.post(f"http://{address}/api/tables", json=wish)
    assert refused.status_code == 422
    assert why in refused.json()["reason"]


async def play(address: str, table: str, *tokens: str) -> dict[str, Any]:
    """Let people play at random until it is over, and return the last that they were told."""
    luck = random.Random(4)
    browsers = [await Browser(address, table, token).__aenter__() for token in tokens]
    await asyncio.gather(*(browser.play(luck) for browser in browsers))
    for browser in browsers:
        await browser.__aexit__()
    return browsers[0].state


def test_two_people_play_it_to_its_end(address: str) -> None:
    table, token = make_table(address, ME, OPEN, game=NAME, options={"steps": 6}, public=True, name="Maja")
    state = asyncio.run(play(address, table, token, sit_down(address, table, 1, "Olle")))
    assert state["over"]
    assert state["view"]["at"][state["winners"][0]] >= 6
    assert any("nearer." in line["said"] for line in state["log"])
    (told,) = httpx.get(f"http://{address}/api/replays").json()
    summary = msgspec.convert(told, TableSummary)
    assert (summary.game, summary.winners) == (NAME, state["winners"])
    assert summary.round == state["view"]["turns"]
    again = httpx.get(f"http://{address}/api/replays/{table}").json()
    assert again["frames"][-1]["winners"] == state["winners"]


def test_a_person_plays_it_against_a_bot(address: str) -> None:
    table, token = make_table(address, ME, BOT, game=NAME)
    state = asyncio.run(play(address, table, token))
    assert state["over"]
    assert state["winners"]


# -- by bots, in the lab, at the keyboard -------------------------------------------------------------------


def test_the_lab_runs_a_series_of_it() -> None:
    records = list(run_series(NAME, ["greedy", "random"], 20, options={"steps": 3}))
    assert [record.seed for record in records] == list(range(1, 21))
    assert all(record.winners and record.rounds >= 3 and record.first == 0 for record in records)
    shown = io.StringIO()
    Console(file=shown, width=100).print(summary(records, NAME))
    assert "greedy" in shown.getvalue()
    walkers = run_series(NAME, ["greedy", "greedy"], 3)
    assert [record.winners for record in walkers] == [(0,)] * 3  # both walk, and who begins is first


def test_the_command_line_sets_it_up(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    words = f"simulate {NAME} --games 3 --seats greedy,greedy,greedy -o steps=9 --out {out}"
    result = CliRunner().invoke(cli.app, words.split())
    assert result.exit_code == 0, result.output
    assert {json.loads(line)["rounds"] for line in out.read_text().splitlines()} == {25}
    refused = CliRunner().invoke(cli.app, f"simulate {NAME} --seats greedy,greedy -o steps=10".split())
    assert "steps is a number from 2 to 9, not 10" in refused.output


def test_its_speed_is_measured() -> None:
    assert speed.one_round(NAME, 2, speed.positions(NAME, 2), seconds=0.01).choices > 0
    assert speed.play_on(speed.set_up_endless(NAME, 2, 1), 1, 500)[0] == 500


def test_a_turn_of_it_is_played_in_the_terminal(tmp_path: Path) -> None:
    match = Match(TOY.box, Setup(NAME, 2, 1))
    shown = io.StringIO()
    answers = iter(["1", "q"])
    console = Console(file=shown, width=100, highlight=False)
    bots = {Seat(1): make_bot("greedy")}
    play_in_terminal(
        match, [Seat(0)], bots, "en", tmp_path / "toy.json", console, lambda prompt: next(answers)
    )
    assert len(match.picks) == 2
    assert "Welcome to the well." in shown.getvalue()
    assert "4 to the well: walk or run?" in shown.getvalue()
    assert "3 to the well: walk or run?" in shown.getvalue()
    assert "Walker 1 comes 1 nearer." in shown.getvalue()
    told = teller(match, "en")
    assert next(told(event) for _, event in events_of(match)) == "Walker 1 comes 1 nearer."


def test_its_table_is_found_among_those_for_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, f"fabletop.testing.{NAME}", raising=False)
    table = importlib.import_module(f"fabletop.testing.{NAME}").ToyTable(3, 0)
    table.start("toy.turn", 0).pick("walk")
    assert [event.n for event in table.happened(Walked)] == [1]
    table.at_rest()
