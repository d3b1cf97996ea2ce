"""The story of a finished table: asked for once, worked out in strides, and kept however the server ends."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine
from tests.bots.thought import thinking_little
from tests.server.playing import BOT, ME, Process, make_table, on_disk, running, settings_in
from tests.server.test_updates import update
from tests.server.told import both

from fabletop.games import GAMES
from fabletop.kernel import Match, Setup
from fabletop.server.schemas import Story
from fabletop.server.settings import Settings
from fabletop.server.store import STORIES, Row, Store
from fabletop.server.story import service, strides, walk
from fabletop.server.story.strides import Strode, stride
from fabletop.server.story.walk import Told, steps
from fabletop.speech import LANGUAGES, Speech

LONG = 60.0


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Speech, "strict", True)


@pytest.fixture(autouse=True, scope="module")
def in_a_hurry() -> Iterator[None]:
    """Whoever weighs decisions does so with few imagined games."""
    with thinking_little(Match(GAMES["village"].box, Setup("village", 2, 1)).game, 20):
        yield


def sql(settings: Settings, statement: str) -> list[Any]:
    """What the database answers."""

    async def run() -> list[Any]:
        engine = create_async_engine(settings.database)
        async with engine.begin() as connection:
            found = await connection.execute(text(statement))
            answered = [tuple(row) for row in found] if found.returns_rows else []
        await engine.dispose()
        return answered

    return asyncio.run(run())


@dataclass(frozen=True)
class Over:
    """Tables that bots have played to their end, and whose stories nobody has asked for."""

    settings: Settings
    tables: dict[str, str]

    @property
    def village(self) -> str:
        return self.tables["village"]


MATCHES: dict[str, dict[str, Any]] = {
    "village": {"game": "village"},
    "again": {"game": "village"},
    "andor": {"game": "andor", "options": {"legend": 11, "heroes": ["thorn", "chada"]}},
}


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory, backend: str) -> Over:
    settings = settings_in(tmp_path_factory.mktemp("stories"), backend)
    seat = {"kind": "bot", "bot": "steady"}
    with running(settings) as address:
        tables = {name: make_table(address, seat, seat, **more)[0] for name, more in MATCHES.items()}
        for table in tables.values():
            wait(partial(is_over, address, table))
    return Over(settings, tables)


def is_over(address: str, table: str) -> bool:
    return httpx.get(f"http://{address}/api/fair/{table}").json()["seed"] is not None


@pytest.fixture
def over(finished: Over) -> Over:
    sql(finished.settings, "delete from stories")
    return finished


def wait(done: Callable[[], bool]) -> None:
    until = time.monotonic() + LONG
    while not done():
        assert time.monotonic() < until, "this does not happen"
        time.sleep(0.02)


def look(address: str, table: str) -> dict[str, Any]:
    answer = httpx.get(f"http://{address}/api/stories/{table}", timeout=30)
    assert answer.status_code == 200, answer.text
    story: dict[str, Any] = answer.json()
    msgspec.convert(story, Story)
    return story


def ask(address: str, table: str) -> dict[str, Any]:
    answer = httpx.post(f"http://{address}/api/stories/{table}", timeout=30)
    assert answer.status_code == 200, answer.text
    story: dict[str, Any] = answer.json()
    return story


def until_done(address: str, table: str) -> dict[str, Any]:
    wait(lambda: look(address, table)["status"] in ("done", "impossible"))
    return look(address, table)


def slowly(monkeypatch: pytest.MonkeyPatch, pause: float = 0.0) -> list[int]:
    """Strides that end at once; gives the progress of each."""
    seen: list[int] = []

    def short(told: Told, kept: bytes) -> Strode:
        time.sleep(pause)
        strode = stride(told, kept, 0.0)
        seen.append(strode.progress)
        return strode

    monkeypatch.setattr(service, "stride", short)
    return seen


# -- asking -------------------------------------------------------------------------------------------------


def test_a_finished_table_has_its_story_told(over: Over) -> None:
    table = over.village
    with running(over.settings) as address:
        assert look(address, table)["status"] == "none"
        assert ask(address, table)["status"] in ("waiting", "working", "done")
        story = until_done(address, table)
        count = httpx.get(f"http://{address}/api/replays/{table}").json()["count"]
        winners = httpx.get(f"http://{address}/api/tables/{table}").json()["winners"]
    assert story["status"] == "done"
    assert story["progress"] == 100
    assert [side["seats"] for side in story["sides"]] == [[0], [1]]
    frames = [point["frame"] for point in story["points"]]
    assert frames == sorted(set(frames))
    assert frames[-1] == count - 1
    assert all(0 <= turning["frame"] < count for turning in story["turnings"])
    assert story["points"][-1]["chances"] == [100 * (seat in winners) for seat in (0, 1)]
    assert len(story["lines"]) == 3
    said = [story["by"], *story["lines"], *(one["label"] for one in story["statistics"])]
    said += [one[part] for one in story["turnings"] for part in ("title", "text")]
    for language in LANGUAGES:
        assert all(both(one, language, "village") for one in said)


def test_who_asks_again_is_told_the_same_and_nothing_is_worked_out_twice(
    over: Over, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen, table = slowly(monkeypatch, 0.05), over.village
    with running(over.settings) as address:
        first = ask(address, table)
        assert first["status"] in ("waiting", "working")
        for _ in range(5):
            ask(address, table)
        story = until_done(address, table)
        strode = len(seen)
        assert ask(address, table) == story == look(address, table)
        time.sleep(0.2)
    assert strode == len(seen)
    assert seen == sorted(seen)
    assert seen.count(100) == 1


def test_who_looks_just_before_the_end_does_not_have_it_worked_out_again(
    over: Over, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, ends, read, looked = over.village, [], Store.story, threading.Event()

    def short(told: Told, kept: bytes) -> Strode:
        """It goes on only when somebody has seen it unfinished."""
        assert not kept or looked.wait(LONG)
        strode = stride(told, kept)
        ends.extend([strode.progress] * strode.done)
        return strode

    async def late(store: Store, id: str) -> Row | None:
        """Whoever sees it unfinished first is told so only when it is finished."""
        kept = await read(store, id)
        if kept is not None and kept["status"] == "working" and not looked.is_set():
            looked.set()
            while (await read(store, id) or kept)["status"] != "done":
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.1)
        return kept

    monkeypatch.setattr(service, "stride", short)
    monkeypatch.setattr(Store, "story", late)
    with running(over.settings) as address:
        ask(address, table)
        until_done(address, table)
        time.sleep(0.2)
    assert ends == [100]


def test_a_table_that_is_played_has_no_story(settings: Settings) -> None:
    with running(settings) as address:
        table, _ = make_table(address, ME, BOT)
        for call in (httpx.get, httpx.post):
            assert call(f"http://{address}/api/stories/{table}").status_code == 409
            assert call(f"http://{address}/api/stories/nowhere").status_code == 404
    assert sql(settings, "select * from stories") == []


def test_so_many_wait_at_most(over: Over, monkeypatch: pytest.MonkeyPatch) -> None:
    slowly(monkeypatch, 0.3)
    one, two = over.village, over.tables["again"]
    with running(replace(over.settings, stories_waiting=1)) as address:
        ask(address, one)
        refused = httpx.post(f"http://{address}/api/stories/{two}")
        assert refused.status_code == 429
        assert refused.headers["retry-after"] == "60"
        assert look(address, two)["status"] == "none"


def test_an_address_may_ask_only_so_often(tmp_path: Any) -> None:
    with running(settings_in(tmp_path, stories_per_hour=1)) as address:
        answers = [httpx.post(f"http://{address}/api/stories/x").status_code for _ in range(3)]
    assert answers == [404, 404, 429]


# -- kept ---------------------------------------------------------------------------------------------------


def test_after_a_stop_it_goes_on_where_a_stride_was_kept(over: Over, monkeypatch: pytest.MonkeyPatch) -> None:
    settings, table = over.settings, over.village
    with running(settings) as address:
        ask(address, table)
        in_one_go = until_done(address, table)
    sql(settings, "delete from stories")
    with running(settings) as address:
        seen = slowly(monkeypatch, 1.0)
        ask(address, table)
        wait(lambda: len(seen) >= 1)
    (before,) = sql(settings, "select progress, status from stories")
    assert before[1] == "working"
    assert before[0] > 0
    again = slowly(monkeypatch)
    with running(settings) as address:
        assert look(address, table)["progress"] == before[0]
        story = until_done(address, table)
    assert story == in_one_go
    assert again[0] >= before[0]


def test_a_server_that_is_killed_in_the_middle_goes_on_with_it(over: Over) -> None:
    """The process that thinks for it dies with it."""
    process, table = Process(over.settings), over.village
    ask(process.address, table)
    wait(lambda: look(process.address, table)["progress"] > 0)
    process.kill()
    ((kept,),) = sql(over.settings, "select progress from stories")
    process.start()
    try:
        assert look(process.address, table)["progress"] >= kept > 0
        wait(lambda: look(process.address, table)["progress"] > kept or kept == 100)
    finally:
        process.stop()


def test_what_another_version_left_unfinished_is_begun_anew(over: Over) -> None:
    settings, table = over.settings, over.village
    with running(settings) as address:
        ask(address, table)
        story = until_done(address, table)
    sql(settings, "update stories set version = '0.0.1', status = 'working'")
    with running(settings) as address:
        assert look(address, table)["status"] == "none"
        assert ask(address, table)["progress"] == 0
        assert until_done(address, table) == story
    sql(settings, "update stories set version = '0.0.1'")
    with running(settings) as address:
        assert look(address, table) == story


def test_a_story_goes_with_its_table(over: Over) -> None:
    settings, table = over.settings, over.village
    with running(settings) as address:
        ask(address, table)
        until_done(address, table)
    assert sql(settings, "select table_id from stories") == [(table,)]
    (keys,) = [column.foreign_keys for column in STORIES.columns if column.foreign_keys]
    assert [key.ondelete for key in keys] == ["CASCADE"]


# -- what cannot be told ------------------------------------------------------------------------------------


def test_where_rules_lead_elsewhere_today_nothing_is_made_up(
    over: Over, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = over.village
    update(monkeypatch)
    with running(over.settings) as address:
        ask(address, table)
        story = until_done(address, table)
    assert story["status"] == "impossible"
    assert story["points"] == story["lines"] == []


def test_a_fault_ends_in_impossible_and_not_in_waiting(over: Over, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(told: Told, kept: bytes) -> Strode:
        raise RuntimeError("a mistake of ours")

    monkeypatch.setattr(service, "stride", fails)
    with running(over.settings) as address:
        ask(address, over.village)
        assert until_done(address, over.village)["status"] == "impossible"


# -- strides ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["village", "andor"])
def test_however_it_is_cut_a_match_has_one_story(
    over: Over, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where bots play on, an imagined game that is left in the middle goes on as if nothing had been."""
    monkeypatch.setattr(walk, "MOST", 2)
    monkeypatch.setattr(walk, "FEWEST", 2)
    setup, picks = on_disk(over.settings, over.tables[game])
    *_, last = steps(Told(setup, {}, picks, []))
    told = Told(setup, {}, picks, list(last.match.game.winners))
    begun = stride(told, b"")
    assert not begun.done
    whole = stride(told, begun.found, 1000.0)
    assert whole.done
    kept, cuts = begun.found, 0
    asked = 0

    def every_few() -> bool:
        nonlocal asked
        asked += 1
        return asked % 40 == 0

    monkeypatch.setattr(strides, "halted", every_few)
    while True:
        strode = stride(told, kept, 1000.0)
        kept, cuts = strode.found, cuts + 1
        assert cuts < 2000
        if strode.done:
            break
    if game == "andor":
        assert cuts > 10
        assert json.loads(kept)["by"] == ["story-by-bots", {"n": 2}]
    assert kept == whole.found
