"""Word to those who are away: when it is their move, once, and nothing that is hidden."""

from __future__ import annotations

import asyncio
import stat
from pathlib import Path
from typing import Any

import aiohttp
import http_ece
import httpx
import msgspec
import pytest
from sqlalchemy import select
from tests.server.playing import ME, OPEN, make_table, running, sit_down
from tests.server.posting import (
    Device,
    PushService,
    check_signature,
    post_office,
    post_settings,
    push_service,
    settled,
)
from tests.server.test_around import DAY, HOUR, TOKENS, Clock, join, pick
from tests.server.test_deadlines import two_people

from fabletop.games import GAMES
from fabletop.kernel.errors import BadSetup
from fabletop.kernel.frame import Seat, pick_to_data
from fabletop.kernel.match import Setup
from fabletop.server.around.service import delete, leave
from fabletop.server.post.bell import Bell
from fabletop.server.post.keys import FILE, given, keys_of
from fabletop.server.post.push import may_be_called, new_session
from fabletop.server.post.reach import check_endpoint, is_public
from fabletop.server.post.service import Post
from fabletop.server.post.words import Occasion, words_for
from fabletop.server.refusal import Refusal
from fabletop.server.settings import Settings, read_settings
from fabletop.server.store import POST, POST_SEATS, Store
from fabletop.server.table.live import Chair, Table, hashed
from fabletop.server.table.service import Tables
from fabletop.speech import LANGUAGES


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return post_settings(tmp_path)


async def subscribed(
    post: Post, service: PushService, table: Table, seat: int, name: str = "one", language: str = "en"
) -> Device:
    device = Device(service.address, name)
    await post.keep_browser(device.wish((table.id, TOKENS[seat]), language=language))
    return device


async def move_to(tables: Tables, table: Table, seat: int) -> None:
    """Until it is this seat's move."""
    while table.asked != [seat]:
        await pick(tables, table)


async def rows(post: Post, of: Any) -> list[dict[str, Any]]:
    return await post.kept.store.rows(select(of))


# -- a push -------------------------------------------------------------------------------------------------


def test_a_push_can_be_read_by_its_browser_alone_and_is_signed(settings: Settings) -> None:
    async def work() -> None:
        async with push_service() as service, post_office(settings) as (tables, post):
            table = await two_people(tables)
            await move_to(tables, table, 0)
            await settled(post)
            device = await subscribed(post, service, table, 1)
            await move_to(tables, table, 1)
            await settled(post)
            assert service.told(device) == [
                {
                    "title": "Village of Legends",
                    "body": "It is your move.",
                    "url": f"/table/{table.id}",
                    "tag": table.id,
                    "lang": "en",
                }
            ]
            [(_, headers, body)] = service.got
            with pytest.raises(http_ece.ECEException):
                Device(service.address, "other").read(body)
            claims = check_signature(headers, service.address, post.offer().push)
            assert claims["sub"].startswith("mailto:")
            assert (headers["topic"], headers["content-encoding"]) == (table.id, "aes128gcm")
            assert int(headers["ttl"]) > 0

    asyncio.run(work())


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_the_readers_language_and_by_the_tables_name(settings: Settings, language: str) -> None:
    async def work() -> None:
        async with push_service() as service, post_office(settings) as (tables, post):
            table = await two_people(tables)
            table.called = "Friday ✨"
            await move_to(tables, table, 0)
            device = await subscribed(post, service, table, 1, language=language)
            await move_to(tables, table, 1)
            await settled(post)
            [told] = service.told(device)
            said = {"en": "It is your move.", "es": "Te toca.", "sv": "Det är ditt drag."}
            assert (told["title"], told["body"], told["lang"]) == ("Friday ✨", said[language], language)

    asyncio.run(work())


# -- once, and never while somebody is there ----------------------------------------------------------------


def test_nobody_is_told_twice_until_they_were_back(settings: Settings) -> None:
    async def work() -> None:
        async with push_service() as service, post_office(settings) as (tables, post):
            table = await two_people(tables)
            await move_to(tables, table, 0)
            device = await subscribed(post, service, table, 1)
            await move_to(tables, table, 1)
            await settled(post)
            assert len(service.got) == 1
            other = await join(tables, table, TOKENS[0])  # whatever else happens there
            tables.leave(table, other)
            await tables.undo(table, Seat(0), table.seq)
            await move_to(tables, table, 1)
            await settled(post)
            assert len(service.got) == 1, "it was their move before, and they were told"

            me = await join(tables, table, TOKENS[1])
            await move_to(tables, table, 0)
            tables.leave(table, me)
            await settled(post)
            await move_to(tables, table, 1)
            await settled(post)
            assert len(service.told(device)) == 2

    asyncio.run(work())


def test_of_two_processes_one_tells(settings: Settings) -> None:
    """They share a database; each has its own bell."""

    async def work() -> None:
        async with push_service() as service, post_office(settings) as (tables, post):
            table = await two_people(tables)
            await move_to(tables, table, 0)
            await subscribed(post, service, table, 1)
            async with post_office(settings) as (others, second):
                there = await others.find(table.id)
                await move_to(tables, table, 1)
                await others.catch_up(there)
                others.wake(there)
                await settled(second)
                await settled(post)
            assert len(service.got) == 1

    asyncio.run(work())


def test_never_while_they_are_at_the_table(settings: Settings) -> None:
    async def work() -> None:
        async with push_service() as service, post_office(settings) as (tables, post):
            table = await two_people(tables)
            await move_to(tables, table, 0)
            await subscribed(post, service, table, 1)
            me = await join(tables, table, TOKENS[1])
            await move_to(tables, table, 1)
            await settled(post)
            assert service.got == []
            tables.leave(table, me)  # they saw that it is their move
            other = await join(tables, table, TOKENS[0])
            await settled(post)
            assert (service.got, other.seat) == ([], 0)

    asyncio.run(work())


def test_whoever_comes_within_the_grace_is_not_told(tmp_path: Path) -> None:
    """A quick game rings nobody: the grace begins anew with every move."""

    async def work() -> None:
        waits = asyncio.Event()
        async with push_service() as service, post_office(post_settings(tmp_path)) as (tables, post):
            bell = Patient(post.bell, waits)
            table = await two_people(tables)
            await move_to(tables, table, 0)
            await subscribed(post, service, table, 1)
            await move_to(tables, table, 1)
            me = await join(tables, table, TOKENS[1])
            await move_to(tables, table, 0)
            tables.leave(table, me)
            waits.set()
            await settled(post)
            assert service.got == []
            assert bell.waited > 0
            await move_to(tables, table, 1)
            await settled(post)
            assert len(service.got) == 1

    asyncio.run(work())


class Patient:
    """A bell whose grace lasts until a test says so."""

    def __init__(self, bell: Bell, over: asyncio.Event) -> None:
        self.waited = 0
        ring = bell._ring

        async def wait(table: Table, seat: Seat, occasion: Occasion, grace: float | None = None) -> None:
            self.waited += 1
            await over.wait()
            await ring(table, seat, occasion, grace)

        bell._ring = wait  # type: ignore[method-assign]


def test_bots_ring_nobody_until_a_person_is_asked(settings: Settings) -> None:
    async def work() -> None:
        async with push_service() as service, post_office(settings) as (tables, post):
            chairs = [Chair("person", "", "P0", hashed(TOKENS[0]))]
            chairs += [Chair("bot", "random", f"B{n}", "") for n in range(2)]
            setup = Setup("village", 3, 7, options={"heroes": ["random"] * 3})
            table = await tables.make(setup, chairs, public=True, pace=0)
            me = await join(tables, table, TOKENS[0])
            await me_asked(table)
            device = await subscribed(post, service, table, 0)
            while table.asked == [0]:
                await pick(tables, table)
            tables.leave(table, me)
            await me_asked(table)
            await settled(post)
            assert [told["body"] for told in service.told(device)] == ["It is your move."]

    asyncio.run(work())


async def me_asked(table: Table) -> None:
    while table.asked != [0]:
        await asyncio.sleep(0)


def test_after_a_restart_whoever_was_not_told_is(settings: Settings) -> None:
    async def work() -> None:
        async with push_service() as service:
            async with post_office(settings) as (tables, post):
                table = await two_people(tables)
                await move_to(tables, table, 0)
                device = await subscribed(post, service, table, 1)
                await post.bell.close()
                await move_to(tables, table, 1)  # and the server stops within the grace
                await post.bell.close()
            for _ in range(2):
                async with post_office(settings) as (tables, post):
                    post.begin()
                    await service.until(1)
                    await settled(post)
            assert len(service.told(device)) == 1

    asyncio.run(work())


# -- the other occasions ------------------------------------------------------------------------------------


def test_a_deadline_draws_near(settings: Settings) -> None:
    clock = Clock()

    async def work() -> None:
        async with push_service() as service, post_office(settings, clock) as (tables, post):
            table = await two_people(tables, DAY)
            await move_to(tables, table, 0)
            device = await subscribed(post, service, table, 1)
            await move_to(tables, table, 1)
            await settled(post)
            clock.now += DAY * 3 / 4 - 1
            await post.bell.look_at_clock()
            await settled(post)
            assert len(service.got) == 1
            clock.now += 1
            for _ in range(2):
                await post.bell.look_at_clock()
                await settled(post)
            bodies = [told["body"] for told in service.told(device)]
            assert bodies == [
                "It is your move.",
                "Your move: 6 hours are left, then a bot plays on for you.",
            ]

    asyncio.run(work())


def test_whoever_made_a_table_is_told_who_sat_down(settings: Settings) -> None:
    async def work() -> None:
        async with push_service() as service, post_office(settings) as (tables, post):
            chairs = [Chair("person", "", "P0", hashed(TOKENS[0]))]
            chairs += [Chair("open", "", "", "") for _ in range(2)]
            setup = Setup("village", 3, 7, options={"heroes": ["random"] * 3})
            table = await tables.make(setup, chairs, public=True, pace=0)
            device = await subscribed(post, service, table, 0)
            await tables.sit_down(table, 1, "Åke")
            await settled(post)
            assert [told["body"] for told in service.told(device)] == ["Åke has sat down."]

    asyncio.run(work())


async def play_to_the_end(tables: Tables, table: Table) -> None:
    while table.status == "running":
        decision = table.match.decision
        assert decision is not None
        await tables.pick(table, decision.seat, table.seq, pick_to_data(decision.options[-1]))


def test_the_end_is_told_to_who_did_not_see_it_and_then_nothing_more(settings: Settings) -> None:
    async def work() -> None:
        async with push_service() as service, post_office(settings) as (tables, post):
            table = await two_people(tables, 0)
            away = await subscribed(post, service, table, 1, "away")
            there = await subscribed(post, service, table, 0, "there")
            await join(tables, table, TOKENS[0])
            await play_to_the_end(tables, table)
            await settled(post)
            won = 1 in table.match.game.winners
            said = "The game is over, and you have won." if won else "The game is over."
            assert service.told(away)[-1]["body"] == said
            assert service.told(there) == []
            assert await rows(post, POST_SEATS) == []
            count = len(service.got)
            table.rung.over = False  # as if it were taken up again
            tables.wake(table)
            await settled(post)
            assert len(service.got) == count

    asyncio.run(work())


# -- who is forgotten ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(settings: Settings, status: int) -> None:
    async def work() -> None:
        async with push_service() as service, post_office(settings) as (tables, post):
            table = await two_people(tables)
            await move_to(tables, table, 0)
            await subscribed(post, service, table, 1)
            service.status = status
            await move_to(tables, table, 1)
            await settled(post)
            assert len(service.got) == 1
            assert await rows(post, POST) == await rows(post, POST_SEATS) == []

    asyncio.run(work())


def test_tries_end(settings: Settings) -> None:
    async def work() -> None:
        async with push_service() as service, post_office(settings, again=(0.0, 0.0)) as (tables, post):
            table = await two_people(tables)
            await move_to(tables, table, 0)
            await subscribed(post, service, table, 1)
            service.status = 503
            await move_to(tables, table, 1)
            await service.until(3)
            await settled(post)
            assert len(service.got) == 3
            assert len(await rows(post, POST)) == 1, "it may be back tomorrow"

    asyncio.run(work())


def test_a_note_that_waits_is_let_go_when_its_reader_comes(settings: Settings) -> None:
    async def work() -> None:
        async with push_service() as service, post_office(settings, again=(0.0,)) as (tables, post):
            table = await two_people(tables)
            await move_to(tables, table, 0)
            await subscribed(post, service, table, 1)
            service.status, service.hangs = 503, asyncio.Event()
            await move_to(tables, table, 1)
            await service.until(1)
            await join(tables, table, TOKENS[1])
            service.hangs.set()
            await settled(post)
            assert len(service.got) == 1

    asyncio.run(work())


def test_stopping_leaving_deleting_and_time(settings: Settings) -> None:
    clock = Clock()

    async def work() -> None:
        async with push_service() as service, post_office(settings, clock) as (tables, post):
            table, second = await two_people(tables), await two_people(tables)
            device = Device(service.address, "one")
            await post.keep_browser(device.wish((table.id, TOKENS[0]), (second.id, TOKENS[1])))
            assert len(await rows(post, POST_SEATS)) == 2
            await delete(tables, table)
            assert [row["table_id"] for row in await rows(post, POST_SEATS)] == [second.id]
            await leave(tables, second, Seat(1), "")
            await post.kept.tidy(clock.now)
            assert await rows(post, POST_SEATS) == []
            assert len(await rows(post, POST)) == 1
            await post.kept.tidy(clock.now + DAY + 1)
            assert await rows(post, POST) == [], "nobody needs it: the browser tells of its next seat anew"
            third = await two_people(tables)
            await post.keep_browser(device.wish((third.id, TOKENS[0])))
            await post.kept.tidy(clock.now + 100 * DAY)
            assert len(await rows(post, POST)) == 1
            await post.forget_browser(device.endpoint)
            assert await rows(post, POST) == await rows(post, POST_SEATS) == []

    asyncio.run(work())


def test_only_seats_that_are_held_and_so_many_browsers(tmp_path: Path) -> None:
    clock = Clock()

    async def work() -> None:
        few = post_settings(tmp_path, browsers_per_seat=2)
        async with push_service() as service, post_office(few, clock) as (tables, post):
            table = await two_people(tables)
            thief = Device(service.address, "thief")
            await post.keep_browser(thief.wish((table.id, "no key"), (table.id, ""), ("nowhere", TOKENS[0])))
            assert await rows(post, POST_SEATS) == []
            await post.forget_browser(thief.endpoint)
            for name in ("a", "b", "c"):
                clock.now += HOUR
                await subscribed(post, service, table, 1, name)
            told = {row["post_id"] for row in await rows(post, POST_SEATS)}
            known = {row["id"]: row["address"][-1] for row in await rows(post, POST)}
            assert {known[id] for id in told} == {"b", "c"}
            await subscribed(post, service, table, 1, "c", "sv")  # the same again
            assert {row["post_id"] for row in await rows(post, POST_SEATS)} == told

    asyncio.run(work())


# -- beside the server --------------------------------------------------------------------------------------


def test_a_push_service_that_hangs_delays_no_pick(settings: Settings) -> None:
    """Picks go on while a push is on its way, to the end of the game."""

    async def work() -> None:
        async with push_service() as service, post_office(settings) as (tables, post):
            service.hangs = asyncio.Event()
            table = await two_people(tables)
            await move_to(tables, table, 0)
            await subscribed(post, service, table, 1)
            await move_to(tables, table, 1)
            await service.until(1)
            before = table.seq
            async with asyncio.timeout(20):
                for _ in range(25):
                    await pick(tables, table)
            assert table.seq == before + 25
            assert len(service.got) == 1
            assert not service.hangs.is_set()

    asyncio.run(work())


def test_a_try_has_its_time(settings: Settings) -> None:
    async def work() -> None:
        async with push_service() as service, post_office(settings, patience=0.05) as (tables, post):
            service.hangs = asyncio.Event()
            table = await two_people(tables)
            await move_to(tables, table, 0)
            await subscribed(post, service, table, 1)
            await move_to(tables, table, 1)
            async with asyncio.timeout(20):
                await settled(post)
            assert not service.hangs.is_set()

    asyncio.run(work())


# -- nothing hidden -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("occasion", list(Occasion))
def test_a_note_depends_on_public_facts_alone(game: str, occasion: Occasion) -> None:
    """It is made of a summary, as anybody reads it; and of that, only of names, deadline and result."""

    def summary(**changes: Any) -> Any:
        table = make_summary(game)
        return msgspec.structs.replace(table, **changes)

    for language in LANGUAGES:
        said = words_for(occasion, summary(), 0, language, 0.0)
        for changes in (
            {"round": 9},
            {"content": "other"},
            {"started": 5.0},
            {"since": 7.0},
            {"title": "hidden legend"},
        ):
            assert words_for(occasion, summary(**changes), 0, language, 0.0) == said, changes


def make_summary(game: str) -> Any:
    from fabletop.server.schemas import SeatInfo, TableSummary

    seats = [
        SeatInfo(
            seat=n, kind="person", name=f"P{n}", hero=None, here=False, bot="", stand_in=False, late=False
        )
        for n in range(2)
    ]
    return TableSummary(
        id="abc",
        game=game,
        content="",
        title="",
        seats=seats,
        round=1,
        status="running",
        started=0.0,
        winners=[],
        asked=[0],
        since=0.0,
        due=DAY,
        called="",
        host=0,
    )


def test_what_is_dealt_changes_nothing_that_is_told(settings: Settings) -> None:
    """Tables that look alike from outside tell the same, whatever lies in their decks and hands."""

    async def work() -> set[tuple[str, str]]:
        notes = set()
        async with push_service() as service, post_office(settings) as (tables, post):
            for seed in range(6):
                chairs = [Chair("person", "", f"P{n}", hashed(token)) for n, token in enumerate(TOKENS)]
                setup = Setup("village", 2, seed, options={"heroes": ["elf", "dwarf"]}, poker_face=True)
                table = await tables.make(setup, chairs, public=True, pace=0)
                devices = [await subscribed(post, service, table, n, f"{seed}-{n}") for n in range(2)]
                await move_to(tables, table, 0)
                await move_to(tables, table, 1)
                await settled(post)
                for device in devices:
                    notes |= {(told["title"], told["body"]) for told in service.told(device)}
        return notes

    assert asyncio.run(work()) == {("Village of Legends", "It is your move.")}


# -- where the server may be sent ---------------------------------------------------------------------------

INWARD = [
    "127.0.0.1",
    "10.0.0.1",
    "172.16.3.4",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "255.255.255.255",
    "::1",
    "::",
    "fe80::1",
    "fd00::1",
    "::ffff:10.0.0.1",
    "64:ff9b::a00:1",
    "2002:a00:1::1",
    "ff02::1",
]


@pytest.mark.parametrize("inward", INWARD)
def test_addresses_of_the_servers_own_network(inward: str) -> None:
    assert not is_public(inward)
    host = f"[{inward}]" if ":" in inward else inward
    with pytest.raises(Refusal):
        check_endpoint(f"https://{host}/push")
    assert not may_be_called(inward, loopback=False)


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.com/x",
        "ftp://push.example.com/x",
        "https://push.example.com:8443/x",
        "https://user:pass@push.example.com/x",
        "https://localhost/x",
        "https://printer.local/x",
        "https://2130706433/x",
        "https://127.1/x",
        "https://0x7f.1/x",
        "https://[::1/x",
        "https:///x",
        "file:///etc/passwd",
        "https://push.example.com/" + "x" * 1024,
        "https://pu\u0455h.example.com/x",
    ],
)
def test_endpoints_that_are_refused(endpoint: str) -> None:
    with pytest.raises(Refusal):
        check_endpoint(endpoint)


def test_real_push_services_are_fine_and_this_machine_only_in_tests() -> None:
    for endpoint in (
        "https://fcm.googleapis.com/fcm/send/abc:def",
        "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
        "https://web.push.apple.com/QABC",
        "https://wns2-db5p.notify.windows.com/w/?token=abc",
    ):
        check_endpoint(endpoint)
    check_endpoint("http://127.0.0.1:9/x", loopback=True)
    for inward in ("http://10.0.0.1/x", "https://192.168.1.1/x", "http://example.com/x"):
        with pytest.raises(Refusal):
            check_endpoint(inward, loopback=True)


def test_a_name_that_leads_inward_is_not_called(settings: Settings) -> None:
    """Whatever it led to when it was given."""

    async def work() -> None:
        async with push_service() as service:
            session = new_session(loopback=False)
            port = service.address.rpartition(":")[2]
            with pytest.raises(aiohttp.ClientConnectorDNSError):
                async with session.post(f"http://localhost:{port}/push/one"):
                    pass
            await session.close()
            assert service.got == []

    asyncio.run(work())


# -- keys ---------------------------------------------------------------------------------------------------


def test_a_key_is_made_once_for_nobody_else_to_read(settings: Settings, tmp_path: Path) -> None:
    store = Store(settings.database)
    first, second = keys_of(settings, store), keys_of(settings, store)
    assert first.public == second.public
    file = tmp_path / FILE
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert sorted(path.name for path in tmp_path.iterdir()) == [FILE]
    file.write_text("no key")
    with pytest.raises(BadSetup, match="holds no key"):
        keys_of(settings, store)


def test_a_host_may_give_the_key() -> None:
    raw = "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAE"
    told = read_settings({"FABLETOP_DATABASE": "sqlite+aiosqlite://", "FABLETOP_PUSH_KEY": raw})
    assert told.push_key == raw
    assert raw not in repr(told)
    assert given(raw).public.startswith(
        "BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKW"
    )  # the curve's own point
    for odd in ("", "short", "A" * 43):
        with pytest.raises(BadSetup):
            given(odd)


# -- over the wire ------------------------------------------------------------------------------------------


def test_over_the_wire(settings: Settings) -> None:
    async def work() -> None:
        async with push_service() as service:
            await asyncio.to_thread(ask, service)
            await service.until(1)

    def ask(service: PushService) -> None:
        with running(settings) as address:
            here = f"http://{address}/api/post"
            offer = httpx.get(here).json()
            assert offer["mail"] is False
            assert len(offer["push"]) == 87
            table, token = make_table(address, ME, OPEN, name="Maja")
            device = Device(service.address, "maja")
            wish = device.wish((table, token)).model_dump()
            assert httpx.post(f"{here}/push", json=wish).status_code == 204
            for odd in (
                {"endpoint": "http://10.0.0.1/x"},
                {"p256dh": "AAAA"},
                {"auth": "AAAA"},
                {"language": "xx"},
                {"seats": [{"table": table, "token": token}] * 61},
            ):
                assert httpx.post(f"{here}/push", json=wish | odd).status_code == 422, odd
            assert httpx.post(f"{here}/mail", json={"address": "a@b.cc", "seats": []}).status_code == 404
            sit_down(address, table, 1, "Iker")
            while not service.got:
                httpx.get(here)
            told = service.told(device)[0]
            assert told["url"] == f"/table/{table}"
            stop = {"endpoint": device.endpoint}
            assert httpx.post(f"{here}/push/stop", json=stop).status_code == 204

    asyncio.run(work())
