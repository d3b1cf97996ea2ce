"""How often anybody may ask, who is counted, and how the no is said."""

from __future__ import annotations

import asyncio
import secrets
import time
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as some
from tests.server.playing import BOT, ME, OPEN, REDIS, Browser, make_table, running, settings_in, sit_down
from websockets.exceptions import ConnectionClosed

from fabletop.ledger import Language
from fabletop.server.limits import Buckets, Limits, SharedBuckets, neighbourhood
from fabletop.server.refusal import Refusal
from fabletop.server.settings import RATES, Settings
from fabletop.server.store import HOUR, Store
from fabletop.speech import LANGUAGES


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


# -- buckets ------------------------------------------------------------------------------------------------


@given(
    some.lists(some.floats(0, 30), max_size=60), some.integers(1, 5), some.sampled_from([1.0, 0.5, 1 / 60])
)
def test_nobody_gets_more_than_the_bucket_and_what_flows_in(
    steps: list[float], most: int, per_second: float
) -> None:
    clock = Clock()
    buckets = Buckets(clock)
    begun, taken = clock.now, 0
    for step in steps:
        clock.now += step
        wait = buckets.take("a", most, per_second)
        taken += wait == 0
        assert taken <= most + (clock.now - begun) * per_second + 1e-6
        if wait:
            clock.now += wait + 1e-6
            assert buckets.take("a", most, per_second) == 0, "it is there when it was said to be"
            taken += 1
    assert buckets.take("b", most, per_second) == 0, "everybody has a bucket of their own"


def test_buckets_do_not_pile_up() -> None:
    buckets = Buckets(kept=10)
    for number in range(100):
        buckets.take(str(number), 1, 1)
    assert len(buckets._left) == 10


def test_a_household_is_counted_once() -> None:
    assert neighbourhood("192.0.2.7") == neighbourhood("::ffff:192.0.2.7") == "192.0.2.7"
    assert (
        neighbourhood("2001:db8::1") == neighbourhood("2001:db8::ffff:2") != neighbourhood("2001:db8:0:1::1")
    )
    assert neighbourhood("fe80::1%eth0") == "fe80::/64"
    assert neighbourhood("somewhere") == "somewhere"


def test_every_rate_is_a_setting_and_no_other_setting_is_one() -> None:
    assert set(RATES) == {
        "tables_per_hour",
        "looks_per_minute",
        "trials_per_hour",
        "searches_per_minute",
        "replays_per_minute",
        "joins_per_minute",
        "changes_per_minute",
        "passkeys_per_minute",
        "selves_per_minute",
        "chats_per_minute",
        "hints_per_minute",
        "odds_per_minute",
        "stories_per_hour",
        "puzzles_per_minute",
        "lessons_per_minute",
        "reasons_per_minute",
        "messages_per_second",
        "mails_per_hour",
    }


# -- requests -----------------------------------------------------------------------------------------------

ASKED: list[tuple[str, str, str, Any]] = [
    ("searches_per_minute", "get", "/api/rules?q=weapon", None),
    ("looks_per_minute", "post", "/api/legends", {"text": "x"}),
    ("replays_per_minute", "get", "/api/replays", None),
    ("replays_per_minute", "get", "/api/replays/nowhere", None),
    ("replays_per_minute", "get", "/api/fair/nowhere", None),
    ("joins_per_minute", "post", "/api/tables/nowhere/seats/0", {"name": ""}),
    ("changes_per_minute", "post", "/api/tables/nowhere/hand", {"token": "x"}),
    ("passkeys_per_minute", "post", "/api/me/enter/ask", {}),
    ("selves_per_minute", "post", "/api/me/games", {}),
]


def test_who_asks_too_often_is_told_how_long_to_wait(tmp_path: Path) -> None:
    for rate, method, path, body in ASKED:
        folder = tmp_path / secrets.token_hex(4)
        folder.mkdir()
        seldom: dict[str, Any] = {rate: 2}
        with running(settings_in(folder, **seldom)) as address:

            def ask(
                who: str = "192.0.2.1",
                language: str = "en",
                address: str = address,
                asked: tuple[str, str, Any] = (method, path, body),
            ) -> httpx.Response:
                method, path, body = asked
                headers = {"x-forwarded-for": who, "accept-language": language}
                return httpx.request(method, f"http://{address}{path}", json=body, headers=headers)

            assert 429 not in [ask().status_code for _ in range(4)], rate
            for language in LANGUAGES:
                refused = ask(language=language)
                assert refused.status_code == 429, rate
                after = int(refused.headers["retry-after"])
                assert 0 < after <= 30
                assert str(after) in refused.json()["reason"] or after == 1
                assert refused.json()["reason"] == reason(language, after)
            assert ask(who="192.0.2.2").status_code != 429, "others are not kept waiting"


def reason(language: Language, seconds: int) -> str:
    return Refusal("refused-too-often", n=seconds).reason(language)


def test_only_a_proxy_that_is_trusted_says_who_calls(tmp_path: Path) -> None:
    """Anybody can write a header: at 127.0.0.2, which is not the proxy, it is not believed."""
    with running(settings_in(tmp_path, searches_per_minute=1)) as address:
        elsewhere = httpx.HTTPTransport(local_address="127.0.0.2")
        with httpx.Client(base_url=f"http://{address}", transport=elsewhere) as client:
            answers = [
                client.get("/api/rules?q=a", headers={"x-forwarded-for": f"192.0.2.{number}"}).status_code
                for number in range(4)
            ]
    assert answers == [200, 200, 429, 429]


def test_what_is_set_to_nothing_is_not_allowed_at_all(tmp_path: Path) -> None:
    with running(settings_in(tmp_path, searches_per_minute=0, tables_per_hour=0)) as address:
        for refused in (
            httpx.get(f"http://{address}/api/rules?q=a"),
            httpx.post(f"http://{address}/api/tables", json={"game": "village", "seats": [ME, BOT]}),
        ):
            assert (refused.status_code, refused.headers["retry-after"]) == (429, "3600")


def test_many_tables_are_refused_with_a_time_too(settings: Settings) -> None:
    with running(replace(settings, tables_per_hour=1)) as address:
        make_table(address, ME, BOT)
        refused = httpx.post(
            f"http://{address}/api/tables",
            json={"game": "village", "seats": [ME, BOT]},
        )
    assert (refused.status_code, refused.headers["retry-after"]) == (429, "3600")


# -- at the table -------------------------------------------------------------------------------------------


def test_talk_is_counted_by_seat_over_all_its_lines(settings: Settings) -> None:
    async def talk(address: str) -> None:
        table, token = make_table(address, {**ME, "hero": "choose"}, OPEN)
        other = sit_down(address, table, 1)
        async with (
            Browser(address, table, token) as here,
            Browser(address, table, token) as there,
            Browser(address, table, other) as friend,
        ):
            for browser in (here, there):
                await browser.say(type="chat", text="hi")
                await browser.until("chat")
            await here.say(type="chat", text="once more")
            refused = await here.until("refused")
            assert refused["reason"][0] == "refused-too-often"
            assert 0 < refused["reason"][1]["n"] <= 60
            await friend.say(type="chat", text="my first")
            while (await friend.until("chat"))["text"] != "my first":
                pass

    with running(replace(settings, chats_per_minute=1)) as address:
        asyncio.run(talk(address))


def test_advice_is_counted_by_seat(settings: Settings) -> None:
    async def ask(address: str) -> None:
        table, token = make_table(address, {**ME, "hero": "choose"}, BOT)
        async with Browser(address, table, token) as browser:
            told = []
            for _ in range(3):
                await browser.say(type="hint", seq=browser.state["seq"])
                while (heard := await browser.hear())["type"] not in ("hint", "refused"):
                    pass
                told.append(heard["type"] if heard["type"] == "hint" else heard["reason"][0])
        assert told[2] == "refused-too-often"
        assert "refused-too-often" not in told[:2]

    with running(replace(settings, hints_per_minute=1)) as address:
        asyncio.run(ask(address))


def test_a_key_comes_in_though_others_at_its_address_came_too_often(settings: Settings) -> None:
    async def knock(address: str, table: str, token: str = "") -> Any:
        browser = await Browser(address, table, token).connect()
        try:
            first = await browser.hear()
            if first["type"] == "state":
                return "state"
            with suppress(ConnectionClosed):
                await browser.hear()
            return first["reason"][0], browser.line.close_code
        finally:
            await browser.line.close()

    async def come(address: str) -> None:
        table, token = make_table(address, {**ME, "hero": "choose"}, BOT)
        assert [await knock(address, table) for _ in range(2)] == ["state", "state"]
        assert await knock(address, table) == ("refused-too-often", 1013)
        assert await knock(address, table, "wrong") == ("refused-too-often", 1013), "and so does guessing"
        assert [await knock(address, table, token) for _ in range(2)] == ["state", "state"]
        assert await knock(address, table, token) == ("refused-too-often", 1013), "but not without end"

    with running(replace(settings, joins_per_minute=1)) as address:
        asyncio.run(come(address))


def test_several_lines_of_a_key_speak_no_faster_than_one(settings: Settings) -> None:
    async def shout(address: str) -> int:
        table, token = make_table(address, {**ME, "hero": "choose"}, BOT)
        async with Browser(address, table, token) as here, Browser(address, table, token) as there:
            for browser in (here, there):
                for _ in range(10):
                    await browser.say(type="dance")
            answered = 0
            for browser in (here, there):
                for _ in range(10):
                    answered += (await browser.until("refused"))["reason"][0] != "refused-too-fast"
            return answered

    with running(replace(settings, messages_per_second=1)) as address:
        assert asyncio.run(shout(address)) < 10


# -- clocks -------------------------------------------------------------------------------------------------


def test_a_clock_that_was_a_day_ahead_keeps_nobody_waiting(settings: Settings) -> None:
    async def work() -> None:
        store = Store(settings.database)
        await store.open()
        now, day = 1_000_000.0, 24 * HOUR
        assert [await store.count_maker("a", 2, now + day + second) for second in range(3)] == [
            True,
            True,
            False,
        ]
        assert [await store.count_maker("a", 2, now + second) for second in range(3)] == [True, True, False]
        assert not await store.count_maker("a", 2, now - 30), "a little earlier, as another machine may be"
        assert await store.count_maker("a", 2, now + day), "and ahead again"
        await store.close()

    asyncio.run(work())


# -- several processes --------------------------------------------------------------------------------------

shared = pytest.mark.skipif(not REDIS, reason="runs under make test-services")


@shared
def test_processes_count_together(tmp_path: Path) -> None:
    settings = settings_in(tmp_path, "services", searches_per_minute=2)
    who = {"x-forwarded-for": f"192.0.2.{secrets.randbelow(250)}"}
    with running(settings) as one, running(settings) as other:
        answers = [
            httpx.get(f"http://{address}/api/rules?q=a", headers=who).status_code
            for address in (one, other, one, other, one, other)
        ]
    assert answers == [200, 200, 200, 200, 429, 429]


@shared
def test_the_buckets_of_redis_are_those_of_memory() -> None:
    async def work() -> None:
        buckets = SharedBuckets(REDIS)
        key = secrets.token_hex(8)
        assert [await buckets.take(key, 2, 10) for _ in range(2)] == [0, 0]
        wait = await buckets.take(key, 2, 10)
        assert 0 < wait <= 0.1
        await asyncio.sleep(0.15)
        assert await buckets.take(key, 2, 10) == 0
        held = [name async for name in buckets._redis.scan_iter("fabletop:limit:*")]
        assert held
        for name in held:
            assert 0 < await buckets._redis.ttl(name) <= 7300, "what is full again is forgotten"
        await buckets.close()

    asyncio.run(work())


def test_without_redis_each_process_counts_for_itself(tmp_path: Path) -> None:
    """Nobody waits long for it either, and nobody is let through for it."""
    pytest.importorskip("redis")
    settings = settings_in(tmp_path, redis="redis://127.0.0.1:1/0", searches_per_minute=2)

    async def work() -> None:
        limits = Limits(settings)
        begun = time.monotonic()
        for _ in range(4):
            await limits.take("searches_per_minute", "a")
        with pytest.raises(Refusal, match="refused-too-often"):
            await limits.take("searches_per_minute", "a")
        assert time.monotonic() - begun < 3
        await limits.close()

    asyncio.run(work())
