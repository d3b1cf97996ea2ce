"""Tables outlive updates: they are taken up from snapshots, and a change of the rules is noticed and told."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.content.other_day import other_day
from tests.server.other_version import shuffle_otherwise
from tests.server.playing import (
    BOT,
    ME,
    OPEN,
    Browser,
    make_table,
    running,
    settings_in,
    sit_down,
)

from fabletop import __version__
from fabletop.content import shelf
from fabletop.games import BOXES
from fabletop.games.andor import Andor
from fabletop.kernel.game import Game
from fabletop.server.contents import Contents
from fabletop.server.lobby import service as lobby
from fabletop.server.settings import Settings
from fabletop.server.store import Conflict, Store
from fabletop.server.table import loading, reading
from fabletop.server.table.router import LATER
from fabletop.server.table.snapshots import EVERY

GAMES: dict[str, dict[str, Any]] = {
    "village": {"game": "village"},
    "andor": {"game": "andor", "options": {"legend": 17, "heroes": ["thorn", "chada", "kram", "eara"]}},
}


SEEDS = {"village": 2, "andor": 3}  # of games that last


@pytest.fixture
def alone(tmp_path: Path) -> Settings:
    """Tests that change the program under a table do so in one process."""
    return settings_in(tmp_path)


@pytest.fixture(params=list(GAMES))
def game(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    name: str = request.param
    monkeypatch.setattr(lobby, "new_seed", lambda: SEEDS[name])
    return name


dropped = Andor.drop


def drop_otherwise(self: Andor, hero: int, item: int) -> None:
    dropped(self, hero, item)
    self.unveil()


def update(patch: pytest.MonkeyPatch) -> None:
    """What a few lines of a new version may do: cards lie otherwise, and what is dropped is seen."""
    patch.setattr(Game, "shuffle", shuffle_otherwise)
    patch.setattr(Andor, "drop", drop_otherwise)


def rows(settings: Settings, what: str) -> list[Any]:
    database = sqlite3.connect(settings.database.partition(":///")[2])
    found = database.execute(what).fetchall()
    database.close()
    return found


def lines_of(state: dict[str, Any]) -> list[str]:
    return [line["event"] for line in state["log"]]


async def play_on(address: str, table: str, tokens: list[str], picks: int, seed: int = 1) -> list[Browser]:
    """Everybody plays at random until so many rows more are there, and leaves."""
    browsers = [await Browser(address, table, token).__aenter__() for token in tokens]
    luck = random.Random(seed)
    most = browsers[0].state["seq"] + picks
    await asyncio.gather(*(browser.play(luck, most) for browser in browsers))
    for browser in browsers:
        while browser.state["seq"] < browsers[0].state["seq"]:
            await browser.hear()
        await browser.__aexit__()
    return browsers


def seated(address: str, game: str) -> tuple[str, list[str]]:
    table, token = make_table(address, ME, OPEN, **GAMES[game])
    return table, [token, sit_down(address, table, 1)]


async def look(address: str, table: str, token: str = "") -> dict[str, Any]:
    async with Browser(address, table, token) as browser:
        return browser.state


def seen(state: dict[str, Any]) -> dict[str, Any]:
    """What a seat sees of the game and of its own picks, whichever way it was told."""
    names = ("seq", "view", "decision", "over", "winners", "promise", "pace", "status", "seat")
    return {name: state[name] for name in names} | {"left": state["undo"]["left"]}


def test_a_table_is_taken_up_from_its_snapshots_as_if_nothing_had_happened(
    alone: Settings, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(alone) as address:
        table, tokens = seated(address, game)
        before = asyncio.run(play_on(address, table, tokens, 2 * EVERY + 9))
        log = asyncio.run(look(address, table, tokens[0]))["log"]
    monkeypatch.setattr(loading, "start", lambda setup: pytest.fail("it was played from its start"))
    with running(alone) as address:
        for browser, token in zip(before, tokens, strict=True):
            state = asyncio.run(look(address, table, token))
            assert seen(state) == seen(browser.state)
            assert "Changed" not in lines_of(state)
        assert asyncio.run(look(address, table, tokens[0]))["log"] == log
    numbers = [number for (number,) in rows(alone, "select number from snapshots order by number")]
    assert numbers == [0, EVERY, 2 * EVERY, before[0].state["seq"]]


@pytest.mark.parametrize("stopped", ["well", "killed"])
def test_changed_rules_are_told_once_and_the_table_goes_on(
    alone: Settings, game: str, stopped: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table goes on from its snapshot, nothing is deleted, and undo stops there."""
    with running(alone) as address:
        table, tokens = seated(address, game)
        before = asyncio.run(play_on(address, table, tokens, 2 * EVERY + 14))
    if stopped == "killed":
        forget_last_snapshot(alone)
    picked = rows(alone, "select count(*) from picks where seat >= 0")
    kept = rows(alone, "select max(number) from snapshots")[0][0]
    with monkeypatch.context() as patch:
        update(patch)
        with running(alone) as address:
            state = asyncio.run(look(address, table, tokens[0]))
            assert lines_of(state)[0] == "Changed"
            if stopped == "well":
                assert state["view"] == before[0].state["view"]
                assert state["seq"] == before[0].state["seq"] + 1
            assert state["undo"]["left"] == 0
            assert asyncio.run(refused_undo(address, table, tokens[0])) == "refused-undo-changed"
        (marker,) = rows(alone, "select number, back from picks where seat < 0")
        assert marker[0] == before[0].state["seq"]
        assert (marker[1] == 0) if stopped == "well" else (0 < marker[1] <= before[0].state["seq"] - kept)
        assert rows(alone, "select count(*) from picks where seat >= 0") == picked
        with running(alone) as address:
            asyncio.run(play_on(address, table, tokens, 5))
        with running(alone) as address:
            again = asyncio.run(look(address, table, tokens[0]))
            assert lines_of(again).count("Changed") == 1
            asyncio.run(play_on(address, table, tokens, 60))
        with running(alone) as address:
            again = asyncio.run(look(address, table, tokens[0]))
            assert "Changed" not in lines_of(again)
        assert len(rows(alone, "select number from picks where seat < 0")) == 1


def test_who_loses_every_race_may_call_again(
    alone: Settings, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process is always quicker to go on under changed rules: the table is not given up for that."""
    with running(alone) as address:
        table, tokens = seated(address, game)
        asyncio.run(play_on(address, table, tokens, 2 * EVERY + 14))
    update(monkeypatch)

    async def too_late(*row: Any, **more: Any) -> None:
        raise Conflict

    async def call() -> int:
        line = (await Browser(address, table, tokens[0]).connect()).line
        async with asyncio.timeout(20):
            await line.wait_closed()
        return line.close_code or 0

    with monkeypatch.context() as patch:
        patch.setattr(Store, "add_pick", too_late)
        with running(alone) as address:
            assert asyncio.run(call()) == LATER
    with running(alone) as address:
        assert lines_of(asyncio.run(look(address, table, tokens[0])))[0] == "Changed"


def test_a_shuffle_that_changed_changes_no_table(
    alone: Settings, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One line of `Game.shuffle`, as once dealt every hand anew: all find what they saw last."""
    with running(alone) as address:
        table, tokens = seated(address, game)
        before = asyncio.run(play_on(address, table, tokens, 2 * EVERY + 14))
    with monkeypatch.context() as patch:
        patch.setattr(Game, "shuffle", shuffle_otherwise)
        with running(alone) as address:
            for browser, token in zip(before, tokens, strict=True):
                assert asyncio.run(look(address, table, token))["view"] == browser.state["view"]
            asyncio.run(play_on(address, table, tokens, 30))


def test_a_state_that_is_written_otherwise_is_no_change_of_rules(
    alone: Settings, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A newer version keeps a field more: digests say nothing then, but the snapshots still agree."""
    with running(alone) as address:
        table, tokens = seated(address, game)
        before = asyncio.run(play_on(address, table, tokens, EVERY + 14))
        log = asyncio.run(look(address, table))["log"]
    kernel_to_data = Game.kernel_to_data
    monkeypatch.setattr(Game, "kernel_to_data", lambda self: {**kernel_to_data(self), "weather": "fair"})
    with running(alone) as address:
        state = asyncio.run(look(address, table, tokens[0]))
        assert seen(state) == seen(before[0].state)
        assert asyncio.run(look(address, table))["log"] == log
        asyncio.run(play_on(address, table, tokens, 9))
    assert rows(alone, "select number from picks where seat < 0") == []


def test_what_is_taken_back_past_a_snapshot_is_taken_back(
    alone: Settings, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A seat takes back a pick that lies before all that is in memory; the table is as it was then."""
    with running(alone) as address:
        table, token = make_table(address, ME, BOT, **GAMES[game])
        (browser,) = asyncio.run(play_on(address, table, [token], EVERY + 14))
    monkeypatch.setattr(reading, "far_enough", lambda heads, remembered: 0)
    with running(alone) as address:
        left = asyncio.run(take_back(address, table, token, 4))
        numbers = [number for (number,) in rows(alone, "select number from snapshots order by number")]
        assert len(numbers) >= 3
    with running(alone) as address:
        state = asyncio.run(look(address, table, token))
        assert state["undo"]["left"] == left == browser.state["undo"]["left"] - 4


async def take_back(address: str, table: str, token: str, times: int) -> int:
    """Take so many own picks back; bots pick again meanwhile, as fast as they can."""
    async with Browser(address, table, token) as browser:
        left = browser.state["undo"]["left"]
        await browser.say(type="pace", ms=10_000)
        while browser.state["pace"] != 10_000:
            await browser.hear()
        for _ in range(times):
            left = browser.state["undo"]["left"]
            await browser.say(type="undo", seq=browser.state["seq"])
            while browser.state["undo"]["left"] == left:
                assert (await browser.hear())["type"] != "refused"
        return int(browser.state["undo"]["left"])


@pytest.mark.parametrize("damage", ["state = x'00'", "format = 99", "digest = 'other'", "state = ''"])
def test_a_snapshot_that_cannot_be_read_is_no_harm(
    alone: Settings, damage: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "new_seed", lambda: SEEDS["village"])
    with running(alone) as address:
        table, tokens = seated(address, "village")
        before = asyncio.run(play_on(address, table, tokens, EVERY + 14))
    change(alone, f"update snapshots set {damage}")
    with running(alone) as address:
        assert seen(asyncio.run(look(address, table, tokens[0]))) == seen(before[0].state)
    change(alone, f"update snapshots set {damage}")
    with monkeypatch.context() as patch:
        patch.setattr(Game, "shuffle", shuffle_otherwise)
        with running(alone) as address:
            refused = httpx.get(f"http://{address}/api/tables/{table}")
            assert refused.status_code == 409
            assert __version__ in refused.json()["reason"]
    assert rows(alone, "select number from picks where seat < 0") == []
    change(alone, "delete from snapshots")
    with running(alone) as address:
        assert seen(asyncio.run(look(address, table, tokens[0]))) == seen(before[0].state)


def test_one_unreadable_table_does_not_stop_the_bots_of_the_others(alone: Settings) -> None:
    with running(alone) as address:
        tables = [make_table(address, BOT, BOT, pace=10_000)[0] for _ in range(3)]
    broken = tables[1]
    change(alone, "update tables set pace = 0")
    change(alone, f"update tables set options = '{{\"sets\": [\"nowhere\"]}}' where id = '{broken}'")
    change(alone, f"update snapshots set state = '' where table_id = '{broken}'")
    with running(alone) as address:
        others = [one for one in tables if one != broken]

        async def bots_play() -> None:
            for table in others:
                async with Browser(address, table) as browser:
                    await browser.until_seq(3)

        asyncio.run(bots_play())
        told = httpx.get(f"http://{address}/metrics").text
        assert f'fabletop_table_unreadable{{table="{broken}"}} 1.0' in told
        assert all(one not in told for one in others)
        assert httpx.get(f"http://{address}/api/tables/{broken}").status_code == 409


@pytest.mark.parametrize("kept", [True, False])
def test_a_table_goes_on_under_the_content_it_began_with(
    tmp_path: Path, kept: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With another content than today's, from the database alone; bots in their own processes have it too."""
    other = other_day("village", tmp_path)
    monkeypatch.setattr(shelf, "_sound", set())
    settings = settings_in(tmp_path, bot_processes=1)

    async def keep(self: Contents, game: str) -> str:
        shelf.add(game, other.hash, other.packed)
        await self._store.add_content(game, other.hash, other.packed)
        return other.hash

    with monkeypatch.context() as patch:
        patch.setattr(Contents, "keep", keep)
        with running(settings) as address:
            table, token = make_table(address, ME, BOT)
            (before,) = asyncio.run(play_on(address, table, [token], 12))
    assert rows(settings, "select hash from contents") == [(other.hash,)]
    assert rows(settings, "select content from tables") == [(other.hash,)]
    monkeypatch.setattr(shelf, "_sound", set())
    settings = replace(settings, shelf=tmp_path / "another shelf")
    if not kept:
        change(settings, "delete from contents")
    with running(settings) as address:
        if kept:
            asyncio.run(play_on(address, table, [token], 12))
            state = asyncio.run(look(address, table, token))
            assert state["seq"] >= before.state["seq"]
        else:
            assert httpx.get(f"http://{address}/api/tables/{table}").status_code == 409
    hashes = {hash for (hash,) in rows(settings, "select hash from contents")}
    assert BOXES["village"].content_hash() in hashes
    assert (other.hash in hashes) == kept


def change(settings: Settings, statement: str) -> None:
    database = sqlite3.connect(settings.database.partition(":///")[2])
    database.execute(statement)
    database.commit()
    database.close()


async def refused_undo(address: str, table: str, token: str) -> str:
    async with Browser(address, table, token) as browser:
        await browser.say(type="undo", seq=browser.state["seq"])
        return str((await browser.until("refused"))["reason"][0])


def forget_last_snapshot(settings: Settings) -> None:
    """As if the server had been killed: what it wrote when it stopped is not there."""
    change(settings, "delete from snapshots where number = (select max(number) from snapshots)")
