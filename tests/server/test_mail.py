"""Mails to those who are away: only to who said yes, one for each table, and none after they said no."""

from __future__ import annotations

import asyncio
import re
from email.message import EmailMessage
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import httpx
import pytest
from sqlalchemy import select
from tests.server.playing import ME, OPEN, make_table, running, sit_down
from tests.server.posting import MailServer, mail_server, mail_settings, post_office, post_settings, settled
from tests.server.test_around import DAY, TOKENS, Clock, join
from tests.server.test_deadlines import two_people
from tests.server.test_post import move_to, play_to_the_end

from fabletop.kernel.errors import BadSetup
from fabletop.server.post.service import Post
from fabletop.server.refusal import Refusal
from fabletop.server.schemas import SeatKey
from fabletop.server.settings import Settings, read_settings
from fabletop.server.store import POST, POST_SEATS
from fabletop.server.table.live import Table

ADDRESS = "maja@home.example"


def with_mail(folder: Path, mails: MailServer, **changes: Any) -> Settings:
    return post_settings(folder, **mail_settings(mails.port) | changes)


def links(letter: EmailMessage) -> list[str]:
    return re.findall(r"https://\S+", letter.get_content())


def keys_in(link: str) -> dict[str, str]:
    """What a page of ours reads of its address."""
    return {name: values[0] for name, values in parse_qs(urlsplit(link).fragment).items()}


async def asked(post: Post, table: Table, seat: int, language: Any = "en") -> str:
    held = [SeatKey(table=table.id, token=TOKENS[seat])]
    return await post.keep_mailbox(ADDRESS, language, held)


async def confirmed(post: Post, mails: MailServer, table: Table, seat: int, language: Any = "en") -> str:
    """Somebody wants mails, and says so where the first of them leads."""
    key = await asked(post, table, seat, language)
    await mails.until(len(mails.letters))
    given = keys_in(links(mails.letters.pop())[0])
    assert given["key"] == key
    await post.confirm_mailbox(key, given["proof"])
    return key


def test_nothing_is_sent_before_somebody_said_yes(tmp_path: Path) -> None:
    async def work() -> None:
        async with mail_server() as mails, post_office(with_mail(tmp_path, mails)) as (tables, post):
            table = await two_people(tables)
            await move_to(tables, table, 0)
            key = await asked(post, table, 1)
            [letter] = mails.letters
            assert (letter["To"], letter["From"]) == (ADDRESS, "table@fabletop.example")
            assert letter["Subject"] == "Fabletop: shall we write to you?"
            [link] = links(letter)
            assert link.startswith("https://fabletop.example/mail#")
            proof = keys_in(link)["proof"]
            assert proof not in key
            assert not (await post.mailbox(key)).confirmed
            await move_to(tables, table, 1)
            await settled(post)
            assert len(mails.letters) == 1
            for wrong in ("", "guess", key):
                with pytest.raises(Refusal):
                    await post.confirm_mailbox(key, wrong)
            assert (await post.confirm_mailbox(key, proof)).confirmed
            assert (await post.confirm_mailbox(key, "again")).confirmed, "whoever clicks twice is told yes"

    asyncio.run(work())


@pytest.mark.parametrize("language", ["en", "es", "sv"])
def test_one_mail_of_a_table_until_they_are_back(tmp_path: Path, language: str) -> None:
    clock = Clock()

    async def work() -> None:
        async with mail_server() as mails, post_office(with_mail(tmp_path, mails), clock) as (tables, post):
            table = await two_people(tables, DAY)
            table.called = "Friday night"
            await move_to(tables, table, 0)
            await confirmed(post, mails, table, 1, language)
            await move_to(tables, table, 1)
            await settled(post)
            [letter] = mails.letters
            said = {"en": "It is your move.", "es": "Te toca.", "sv": "Det är ditt drag."}[language]
            assert letter["Subject"] == f"Friday night: {said}"
            assert links(letter)[0] == f"https://fabletop.example/table/{table.id}"
            clock.now += DAY * 4 / 5
            await post.bell.look_at_clock()
            await settled(post)
            assert len(mails.letters) == 1, "they know of it"
            me = await join(tables, table, TOKENS[1])
            await move_to(tables, table, 0)
            tables.leave(table, me)
            await settled(post)
            await move_to(tables, table, 1)
            await settled(post)
            assert len(mails.letters) == 2

    asyncio.run(work())


def test_who_saw_their_move_is_still_warned(tmp_path: Path) -> None:
    clock = Clock()

    async def work() -> None:
        async with mail_server() as mails, post_office(with_mail(tmp_path, mails), clock) as (tables, post):
            table = await two_people(tables, DAY)
            await move_to(tables, table, 1)
            await confirmed(post, mails, table, 1)
            me = await join(tables, table, TOKENS[1])
            tables.leave(table, me)
            await settled(post)
            assert mails.letters == []
            clock.now += DAY - 1800
            await post.bell.look_at_clock()
            await settled(post)
            [letter] = mails.letters
            assert "less than an hour is left" in letter["Subject"]

    asyncio.run(work())


def test_every_mail_has_a_way_to_stop(tmp_path: Path) -> None:
    async def work() -> None:
        async with mail_server() as mails, post_office(with_mail(tmp_path, mails)) as (tables, post):
            table = await two_people(tables)
            await move_to(tables, table, 0)
            key = await confirmed(post, mails, table, 1)
            await move_to(tables, table, 1)
            await settled(post)
            [letter] = mails.letters
            assert keys_in(links(letter)[-1]) == {"key": key}
            assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            stop = urlsplit(str(letter["List-Unsubscribe"]).strip("<>"))
            assert (stop.path, parse_qs(stop.query)) == ("/api/post/mail/stop", {"key": [key]})
            await post.forget_mailbox(key)
            store = post.kept.store
            assert await store.rows(select(POST)) == await store.rows(select(POST_SEATS)) == []
            with pytest.raises(Refusal):
                await post.mailbox(key)
            await play_to_the_end(tables, table)
            await settled(post)
            assert len(mails.letters) == 1

    asyncio.run(work())


def test_whoever_never_answers_is_forgotten(tmp_path: Path) -> None:
    clock = Clock()

    async def work() -> None:
        async with mail_server() as mails, post_office(with_mail(tmp_path, mails), clock) as (tables, post):
            table = await two_people(tables)
            key = await asked(post, table, 0)
            await post.kept.tidy(clock.now + DAY - 1)
            assert (await post.mailbox(key)).address == ADDRESS
            await post.kept.tidy(clock.now + DAY + 1)
            with pytest.raises(Refusal):
                await post.mailbox(key)

    asyncio.run(work())


def test_a_mailbox_that_is_not_there_is_forgotten(tmp_path: Path) -> None:
    async def work() -> None:
        async with mail_server() as mails, post_office(with_mail(tmp_path, mails)) as (tables, post):
            table = await two_people(tables)
            await move_to(tables, table, 0)
            key = await confirmed(post, mails, table, 1)
            mails.refuses = "550 no such person"
            await move_to(tables, table, 1)
            await settled(post)
            with pytest.raises(Refusal):
                await post.mailbox(key)
            with pytest.raises(Refusal) as refused:
                await asked(post, table, 1)
            assert refused.value.key == "refused-mail"
            assert await post.kept.store.rows(select(POST)) == []

    asyncio.run(work())


def test_a_mail_server_may_ask_who_we_are(tmp_path: Path) -> None:
    async def work() -> None:
        async with mail_server() as mails:
            settings = with_mail(tmp_path, mails, mail_user="table", mail_password="s3cret")
            assert "s3cret" not in repr(settings)
            async with post_office(settings) as (tables, post):
                await asked(post, await two_people(tables), 0)
            assert mails.login == ["\0table\0s3cret"]

    asyncio.run(work())


def test_over_the_wire_and_only_so_often(tmp_path: Path) -> None:
    async def work() -> None:
        async with mail_server() as mails:
            settings = with_mail(tmp_path, mails, mails_per_hour=1)  # two at once
            await asyncio.to_thread(ask, settings, mails)

    def ask(settings: Settings, mails: MailServer) -> None:
        with running(settings) as address:
            here = f"http://{address}/api/post"
            assert httpx.get(here).json()["mail"] is True
            table, token = make_table(address, ME, OPEN)
            seats = [{"table": table, "token": token}]
            for odd in ("", "maja", "a b@c.dd", "a@b", "<a@b.cc>", "a@b.cc, d@e.ff", "å@b.cc", "a@b.cc\n"):
                wrong = httpx.post(f"{here}/mail", json={"address": odd, "seats": seats})
                assert wrong.status_code == 422, odd
            key = httpx.post(f"{here}/mail", json={"address": ADDRESS, "seats": seats}).json()["key"]
            given = keys_in(links(mails.letters[0])[0])
            at = {"key": key}
            assert httpx.get(f"{here}/mail", params=at).json() == {"address": ADDRESS, "confirmed": False}
            proof = {"proof": given["proof"]}
            assert httpx.post(f"{here}/mail/confirm", params=at, json=proof).json()["confirmed"] is True
            sit_down(address, table, 1, "Iker")
            while len(mails.letters) < 2:
                httpx.get(here)
            changed = httpx.post(f"{here}/mail/seats", params=at, json={"seats": [], "language": "sv"})
            assert changed.json() == {"address": ADDRESS, "confirmed": True}
            click = httpx.post(f"{here}/mail/stop", params=at, data={"List-Unsubscribe": "One-Click"})
            assert click.status_code == 204
            for path in ("mail/seats", "mail/confirm"):
                body: dict[str, Any] = {"seats": []} if path == "mail/seats" else {"proof": ""}
                assert httpx.post(f"{here}/{path}", params=at, json=body).status_code == 404
            often = [
                httpx.post(f"{here}/mail", json={"address": f"x{n}@home.example", "seats": []}).status_code
                for n in range(3)
            ]
            assert often[-1] == 429
            assert len(mails.letters) <= 4

    asyncio.run(work())


def test_settings_that_cannot_be(tmp_path: Path) -> None:
    here = {"FABLETOP_DATABASE": "sqlite+aiosqlite://"}
    assert not read_settings(here).sends_mail
    whole = here | {
        "FABLETOP_MAIL_SERVER": "mail.example.org",
        "FABLETOP_MAIL_PORT": "465",
        "FABLETOP_MAIL_TLS": "tls",
        "FABLETOP_MAIL_FROM": "table@example.org",
        "FABLETOP_SITE": "https://example.org/",
    }
    told = read_settings(whole)
    assert (told.sends_mail, told.mail_port, told.site) == (True, 465, "https://example.org")
    for name, odd in (
        ("SITE", "example.org"),
        ("MAIL_TLS", "maybe"),
        ("PUSH_CONTACT", "me"),
        ("MAIL_PORT", "smtp"),
    ):
        with pytest.raises(BadSetup, match=f"FABLETOP_{name}"):
            read_settings(whole | {f"FABLETOP_{name}": odd})
