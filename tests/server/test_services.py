"""Several servers behind one PostgreSQL serve the same tables, with Redis between: `make test-services`."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest
from tests.server.playing import (
    BACKENDS,
    BOT,
    ME,
    OPEN,
    Browser,
    Process,
    check_states,
    make_table,
    on_disk,
    play_until_killed,
    running,
    settings_in,
    sit_down,
    wish,
)
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from fabletop.server.settings import Settings
from fabletop.server.store import Conflict, Store

pytestmark = pytest.mark.skipif(
    "services" not in BACKENDS, reason="make test-services starts what this needs"
)


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Settings:
    return settings_in(tmp_path_factory.mktemp("services"), "services")


@pytest.fixture(scope="module")
def two(shared: Settings) -> Iterator[tuple[str, str]]:
    """The addresses of two processes."""
    one, other = Process(shared), Process(shared)
    yield one.address, other.address
    one.kill()
    other.kill()


def test_two_processes_serve_one_table_to_its_end(two: tuple[str, str], shared: Settings) -> None:
    """People at different processes, a bot and somebody who looks on; nobody is told of another's hand."""

    async def game() -> tuple[str, list[Browser]]:
        table, token = make_table(two[0], ME, OPEN, OPEN, BOT, public=True)
        tokens = [token, sit_down(two[1], table, 1, "Åke"), sit_down(two[0], table, 2), ""]
        browsers = [Browser(two[n % 2], table, token) for n, token in enumerate(tokens)]
        for browser in browsers:
            await browser.__aenter__()
        luck = random.Random(4)
        await asyncio.gather(*(browser.play(luck) for browser in browsers))
        for browser in browsers:
            await browser.__aexit__()
        return table, browsers

    table, browsers = asyncio.run(game())
    setup, picks = on_disk(shared, table)
    for browser in browsers:
        check_states(browser, setup, picks)
        assert browser.state["seq"] == len(picks)
        assert browser.state["winners"] == browsers[0].state["winners"]
    for address in two:
        assert httpx.get(f"http://{address}/api/fair/{table}").json()["kept"]
        assert table in [one["id"] for one in httpx.get(f"http://{address}/api/replays").json()]


def test_one_of_two_processes_is_killed_and_the_other_goes_on(tmp_path: Path) -> None:
    """Those who lost their line come to the other process, and the game goes on to its end."""
    settings = settings_in(tmp_path, "services")
    processes = [Process(settings), Process(settings)]
    luck = random.Random(6)
    table, first = make_table(processes[0].address, ME, OPEN, OPEN, OPEN)
    tokens = [first, *(sit_down(processes[seat % 2].address, table, seat) for seat in (1, 2, 3))]
    heard: list[Browser] = []

    async def come(*seats: tuple[int, Process]) -> list[Browser]:
        browsers = [
            await Browser(process.address, table, tokens[seat]).__aenter__() for seat, process in seats
        ]
        heard.extend(browsers)
        return browsers

    async def leave(browsers: list[Browser]) -> None:
        for browser in browsers:
            await browser.__aexit__()

    async def kill_one(dead: int, alive: int) -> None:
        left = await come(*((seat, processes[dead]) for seat in (dead, dead + 2)))
        stayed = await come(*((seat, processes[alive]) for seat in (alive, alive + 2)))
        playing = [asyncio.create_task(browser.play(luck)) for browser in stayed]
        await play_until_killed(left, luck, processes[dead])
        back = await come(*((seat, processes[alive]) for seat in (dead, dead + 2)))
        for old, new in zip(left, back, strict=True):
            assert new.heard[0]["seq"] >= old.state["seq"]
        last = max(browser.state["seq"] for browser in left + back) + 10
        await asyncio.gather(*(browser.play(luck, last) for browser in back))
        for one in playing:
            one.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await leave(stayed + back)

    async def to_the_end() -> list[Browser]:
        browsers = await come(*((seat, processes[seat % 2]) for seat in range(4)))
        await asyncio.gather(*(browser.play(luck) for browser in browsers))
        await leave(browsers)
        return browsers

    try:
        for dead, alive in ((0, 1), (1, 0)):
            asyncio.run(kill_one(dead, alive))
            processes[dead].start()
        ends = asyncio.run(to_the_end())
    finally:
        for process in processes:
            process.kill()
    setup, picks = on_disk(settings, table)
    for browser in heard:
        check_states(browser, setup, picks)
    assert [end.state["seq"] for end in ends] == [len(picks)] * 4
    assert all(end.state["winners"] == ends[0].state["winners"] for end in ends)


THOUGHT = 0.2  # seconds before each pick, so that the game outlasts two starts


class Player:
    """Somebody whose page calls the next process when its line is gone, and makes a pick until it stands."""

    def __init__(self, processes: list[Process], table: str, token: str, at: int) -> None:
        self.processes, self.table, self.token, self.at = processes, table, token, at
        self.browsers: list[Browser] = []
        self.sent: dict[int, Any] = {}  # what was picked for which state
        self.lost = 0
        self.tries: dict[int, int] = {}
        self.waited = 0.0  # seconds, for the slowest pick

    @property
    def seq(self) -> int:
        return int(self.browsers[-1].state.get("seq", 0)) if self.browsers else 0

    async def play(self, luck: random.Random, until: asyncio.Event) -> None:
        while not until.is_set():
            browser = Browser(self.processes[self.at].address, self.table, self.token)
            try:
                async with browser:
                    self.browsers.append(browser)
                    await self._pick(browser, luck, until)
            except (ConnectionClosed, OSError, InvalidHandshake):
                self.lost += 1
                self.at = 1 - self.at

    async def _pick(self, browser: Browser, luck: random.Random, until: asyncio.Event) -> None:
        done = -1
        while not until.is_set():
            seq = browser.state["seq"]
            if browser.mine and seq > done:
                done = seq
                if seq not in self.sent:
                    await asyncio.sleep(THOUGHT)
                    self.sent[seq] = luck.choice(browser.state["decision"]["options"])["pick"]
                    self.begun = time.monotonic()
                self.tries[seq] = self.tries.get(seq, 0) + 1
                await browser.pick(self.sent[seq])
            message = await browser.hear()
            if message["type"] == "refused":
                done = -1
            elif browser.state["over"]:
                until.set()
            if self.sent and message["type"] == "state" and max(self.sent) < browser.state["seq"]:
                self.waited = max(self.waited, time.monotonic() - self.begun)
                self.begun = float("inf")


def test_processes_are_restarted_one_after_the_other_and_nobody_loses_a_pick(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    """As on the day of an update, while people play at both.  Whatever was picked stands, at the first try or
    at the next process: nothing is refused by one that is going or by one that has just come."""
    settings = settings_in(tmp_path, "services")
    processes = [Process(settings), Process(settings)]
    table, first = make_table(processes[0].address, ME, OPEN, OPEN, OPEN)
    tokens = [first, *(sit_down(processes[seat % 2].address, table, seat) for seat in (1, 2, 3))]
    players = [Player(processes, table, token, seat % 2) for seat, token in enumerate(tokens)]

    async def game() -> None:
        done = asyncio.Event()
        luck = random.Random(8)
        playing = [asyncio.create_task(player.play(luck, done)) for player in players]

        async def more(picks: int) -> None:
            last = max(player.seq for player in players) + picks
            while max(player.seq for player in players) < last and not done.is_set():
                await asyncio.sleep(0.001)

        for process in processes:
            await more(6)
            assert not done.is_set()
            await asyncio.to_thread(process.stop)
            await more(6)
            await asyncio.to_thread(process.start)
        await more(6)
        done.set()
        for one in playing:
            one.cancel()
        await asyncio.gather(*playing, return_exceptions=True)

    try:
        asyncio.run(game())
    finally:
        for process in processes:
            if process.process.poll() is None:
                process.kill()
    setup, picks = on_disk(settings, table)
    assert sum(player.lost for player in players) >= 4, "everybody was at one of them when it stopped"
    for player in players:
        for seq, pick in player.sent.items():
            assert seq >= len(picks) or picks[seq] == pick
            assert player.tries[seq] <= 2
        for browser in player.browsers:
            check_states(browser, setup, picks)
            assert not [message for message in browser.heard if message["type"] == "refused"]
    record_property("seconds of the slowest pick", max(player.waited for player in players))


def test_processes_count_the_tables_of_an_address_together(tmp_path: Path) -> None:
    settings = settings_in(tmp_path, "services", tables_per_hour=3)
    with running(settings) as one, running(settings) as other:
        codes = [
            httpx.post(f"http://{address}/api/tables", json=wish(ME, BOT)).status_code
            for address in (one, other, one, other, one)
        ]
    assert codes == [201, 201, 201, 429, 429]


def test_undo_talk_and_pace_reach_the_other_server(two: tuple[str, str]) -> None:
    async def game() -> None:
        table, token = make_table(two[0], {**ME, "hero": "choose"}, {**OPEN, "hero": "choose"}, name="Maja")
        other = sit_down(two[1], table, 1)
        async with Browser(two[0], table, token) as maja, Browser(two[1], table, other) as ake:
            while maja.state["status"] == "open":
                await maja.hear()
            await maja.say(type="chat", text="Hej")
            assert (await ake.until("chat"))["name"] == "Maja"
            await maja.say(type="pace", ms=123)
            while ake.state["pace"] != 123:
                await ake.hear()
            await maja.pick(maja.state["decision"]["options"][0]["pick"])
            await maja.until_seq(1)
            await ake.until_seq(1)
            await ake.pick(ake.state["decision"]["options"][0]["pick"])
            await maja.until_seq(2)
            await ake.until_seq(2)
            await maja.say(type="undo", seq=2)
            while ake.state["undo"]["asked_by"] is None:
                await ake.hear()
            await ake.say(type="agree", seq=2, yes=True)
            for browser in (maja, ake):
                assert (await browser.until_seq(3))["fresh"]
            assert maja.mine

    asyncio.run(game())


def test_who_sits_down_at_one_process_may_come_to_the_other(two: tuple[str, str]) -> None:
    """While seats are open and after the last is taken, whether or not the news has come through."""

    async def game() -> None:
        table, _ = make_table(two[0], ME, OPEN, OPEN, OPEN)
        async with Browser(two[0], table), Browser(two[1], table):  # both hold it in memory
            for seat in (1, 2, 3):
                token = sit_down(two[seat % 2], table, seat)
                async with Browser(two[1 - seat % 2], table, token) as there, Browser(two[1], table) as other:
                    for browser in (there, other):
                        kinds = [one["kind"] for one in browser.state["seats"]]
                        assert kinds == ["person"] * (seat + 1) + ["open"] * (3 - seat)
                        assert browser.state["status"] == ("open" if seat < 3 else "running")

    asyncio.run(game())


def test_a_restart_of_the_database_is_survived(tmp_path: Path) -> None:
    settings = settings_in(tmp_path, "services")

    async def cut_all_lines() -> int:
        line = await asyncpg.connect(settings.database.replace("+asyncpg", ""))
        others = "from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()"
        cut = await line.fetch(f"select pg_terminate_backend(pid) {others}")
        await line.close()
        return len(cut)

    with running(settings) as address:
        table, _ = make_table(address, ME, OPEN, public=True)
        assert asyncio.run(cut_all_lines()) > 0
        assert httpx.get(f"http://{address}/healthz").status_code == 200
        assert [one["id"] for one in httpx.get(f"http://{address}/api/tables").json()] == [table]
        sit_down(address, table, 1)


def test_of_two_who_write_the_same_pick_one_gets_in(two: tuple[str, str], shared: Settings) -> None:
    table, _ = make_table(two[0], ME, OPEN)

    async def race() -> list[object]:
        stores = [Store(shared.database), Store(shared.database)]
        for store in stores:
            await store.open()
        done = await asyncio.gather(
            *(store.add_pick(table, 0, 0, 1) for store in stores), return_exceptions=True
        )
        for store in stores:
            await store.close()
        return [type(one) for one in done]

    assert sorted(asyncio.run(race()), key=str) == sorted([type(None), Conflict], key=str)


def test_two_versions_side_by_side_serve_one_table(tmp_path: Path) -> None:
    """As while servers are updated one after the other.  Cards are shuffled otherwise in the new version, so
    neither can follow all that the other plays: each takes up what the other came to.  No pick is lost, and
    after as many picks everybody sees the same, at any time."""
    settings = settings_in(tmp_path, "services")
    old, new = Process(settings), Process(settings, "tests.server.other_version")
    luck = random.Random(12)
    table, first = make_table(old.address, ME, OPEN, OPEN, OPEN)
    tokens = [first, *(sit_down(old.address, table, seat) for seat in (1, 2, 3))]

    async def play(servers: list[Process], picks: int) -> list[Browser]:
        browsers = [
            await Browser(servers[seat % len(servers)].address, table, token).__aenter__()
            for seat, token in enumerate(tokens)
        ]
        most = max(browser.state["seq"] for browser in browsers) + picks
        await asyncio.gather(*(browser.play(luck, most) for browser in browsers))
        for browser in browsers:
            await browser.until_seq(most)
        for browser in browsers:
            await browser.__aexit__()
        return browsers

    try:
        together = asyncio.run(play([old, new], 90))
        check_alike(together)
        old.stop()
        alone = asyncio.run(play([new], 20))
        assert alone[0].heard[0]["seq"] >= together[0].state["seq"]
        check_alike(together + alone)
    finally:
        for process in (old, new):
            if process.process.poll() is None:
                process.kill()
    aside = asyncio.run(taken_back(settings, table))
    assert aside == 0


def check_alike(browsers: list[Browser]) -> None:
    """Whatever was told after as many picks, by whichever process, shows the same."""
    told: dict[int, dict[str, Any]] = {}
    for browser in browsers:
        for message in browser.heard:
            if message["type"] == "state":
                seen = public_part(message["view"])
                assert told.setdefault(message["seq"], seen) == seen, message["seq"]


def public_part(view: dict[str, Any]) -> dict[str, Any]:
    """What all seats see alike: neither hands, nor the next spell, which is seen by who foresaw it."""
    players = [{**player, "hand": None, "unseen": None} for player in view["players"]]
    return {**view, "seat": None, "players": players, "market": {**view["market"], "foreseen": None}}


async def taken_back(settings: Settings, table: str) -> int:
    store = Store(settings.database)
    found = sum(int(row["back"]) for row in await store.picks(table))
    await store.close()
    return found
