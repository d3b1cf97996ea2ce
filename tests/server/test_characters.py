"""What cannot be seen and what turns the direction of writing gets in nowhere: databases choke on it, and it
fools people."""

from __future__ import annotations

import asyncio
import sys
import unicodedata
from typing import Any
from urllib.parse import quote

import httpx
import pytest
from tests.server.playing import BOT, ME, OPEN, Browser, make_table, sit_down, wish

from fabletop.server.refusal import Refusal
from fabletop.server.schemas.common import is_plain, written
from fabletop.speech import LANGUAGES

TURNING = {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}
MARKS = {"\u061c", "\u200e", "\u200f"}  # Arabic letter mark, left-to-right mark, right-to-left mark
SWAPPING = {chr(code) for code in range(0x206A, 0x2070)}
BAD = ["\x00", "\x1b", "\x7f", "\x85", "\u2028", "\u202e", "\u2066", "\u200f"]


def test_every_character_there_is() -> None:
    for code in range(sys.maxunicode + 1):
        sign = chr(code)
        unseen = unicodedata.category(sign) in {"Cc", "Cs", "Zl", "Zp"}
        turning = unicodedata.bidirectional(sign) in TURNING or sign in MARKS | SWAPPING
        assert is_plain(sign) != (unseen or turning), hex(code)


def test_names_of_all_kinds_stay_as_they_are() -> None:
    for name in ("Åsa", "Íñigo", "מאיה", "مها", "👩‍👩‍👧‍👦", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "می‌خواهم", "O'Neil – 2"):
        assert is_plain(name)


def test_lines_are_for_what_has_lines() -> None:
    assert not is_plain("a\nb")
    assert written("a\r\n\tb") == "a\r\n\tb"


def places(bad: str) -> list[tuple[str, str, Any]]:
    seats = [ME, BOT]
    return [
        ("post", "/api/tables", wish(*seats, name=f"Ma{bad}ja")),
        ("post", "/api/tables", wish(*seats, ruleset=f"{bad}")),
        ("post", "/api/tables", wish(*seats, options={f"x{bad}": 1})),
        ("post", "/api/tables", wish(*seats, options={"x": ["a", {"deep": [f"b{bad}"]}]})),
        ("post", "/api/tables", wish(*seats, options={"x": {f"k{bad}": 1}})),
        ("post", "/api/tables", {**wish(*seats), "game": f"village{bad}"}),
        ("post", "/api/tables", wish({**ME, "hero": f"elf{bad}"}, BOT)),
        ("post", "/api/tables", wish(ME, {**BOT, "bot": f"greedy{bad}"})),
        ("post", "/api/legends", {"text": f"a{bad}"}),
        ("post", f"/api/tables/a{quote(bad)}b/seats/1", {"name": "Maja"}),
        ("get", f"/api/tables/a{quote(bad)}b", None),
        ("get", f"/api/replays/a{quote(bad)}b", None),
        ("get", f"/api/replays?table=a{quote(bad)}b", None),
        ("get", f"/api/fair/a{quote(bad)}b", None),
        ("get", f"/api/rules?q=a{quote(bad)}b", None),
        ("get", f"/api/rules?q=a&game=village{quote(bad)}", None),
        ("get", f"/api/rules/village{quote(bad)}.start.010", None),
        ("get", f"/api/games/village{quote(bad)}/catalogue", None),
    ]


@pytest.mark.parametrize("bad", BAD, ids=ascii)
def test_they_are_refused_wherever_something_is_asked(address: str, bad: str) -> None:
    with httpx.Client(base_url=f"http://{address}") as client:
        for method, path, body in places(bad):
            answer = client.request(method, path, json=body)
            assert (answer.status_code, answer.json()["reason"]) == (
                422,
                Refusal("refused-characters").reason("en"),
            ), (method, path, body)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_no_is_said_in_all_languages(address: str, language: Any) -> None:
    answer = httpx.get(f"http://{address}/api/rules?q=%00&language={language}")
    assert answer.json()["reason"] == Refusal("refused-characters").reason(language)


@pytest.mark.parametrize("bad", BAD, ids=ascii)
def test_they_are_refused_at_the_table(address: str, bad: str) -> None:
    async def talk() -> None:
        table, token = make_table(address, {**ME, "hero": "choose"}, OPEN, name="Maja")
        sat = httpx.post(f"http://{address}/api/tables/{table}/seats/1", json={"name": f"A{bad}da"})
        assert sat.status_code == 422
        sit_down(address, table, 1)
        async with Browser(address, table, token) as browser:
            for message in (
                {"type": "chat", "text": f"hi{bad}there"},
                {"type": "pick", "seq": 0, "pick": [f"play{bad}", 1]},
            ):
                await browser.say(**message)
                assert (await browser.until("refused"))["reason"] == ["refused-characters"]
            await browser.say(type="chat", text="👩‍👧 hi")
            assert (await browser.until("chat"))["text"] == "👩‍👧 hi"

    asyncio.run(talk())


@pytest.mark.parametrize("bad", ["\x00", "\n", "\u202e"], ids=ascii)
def test_a_line_is_not_opened_with_them(address: str, bad: str) -> None:
    async def call(table: str, token: str) -> tuple[Any, int | None]:
        browser = await Browser(address, quote(table), quote(token)).connect()
        reason = (await browser.hear())["reason"]
        await browser.line.wait_closed()
        return reason, browser.line.close_code

    table, token = make_table(address, ME, BOT)
    assert asyncio.run(call(f"{table}{bad}", "")) == (["refused-table"], 4404)
    assert asyncio.run(call("x" * 65, "")) == (["refused-table"], 4404)
    assert asyncio.run(call(table, f"{token}{bad}")) == (["refused-token"], 4403)
    assert asyncio.run(call(table, "x" * 101)) == (["refused-token"], 4403)


def test_a_half_of_a_pair_is_refused_too(address: str) -> None:
    """JSON can say it, and no database can keep it."""
    for sent in ('{"text": "\\ud800"}', '{"text": "\\udfff x"}'):
        answer = httpx.post(f"http://{address}/api/legends", content=sent)
        assert answer.status_code == 422
    body = '{"game": "village", "seats": [{"kind": "me"}, {"kind": "bot"}], "options": {"x": "\\ud800"}}'
    assert httpx.post(f"http://{address}/api/tables", content=body).status_code == 422
