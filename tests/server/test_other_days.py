"""Tables of two days side by side: each is told with its own cards, in its own words."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.content.other_day import DAYS, OtherDay, other_day
from tests.server.playing import Browser, make_table, running, settings_in

from fabletop.content import shelf
from fabletop.games import BOXES, GAMES
from fabletop.kernel import Setup
from fabletop.server.lobby import service

ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "random"}


@pytest.fixture
def address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    monkeypatch.setenv(shelf.PLACE, str(tmp_path / "shelf"))
    monkeypatch.setattr(shelf, "_sound", set())
    with running(settings_in(tmp_path)) as where:
        yield where


@pytest.fixture(params=sorted(GAMES))
def other(request: pytest.FixtureRequest, tmp_path: Path, address: str) -> OtherDay:
    found = other_day(request.param, tmp_path, DAYS[request.param].changed)
    shelf.add(found.game, found.hash, found.packed)
    return found


def tables_of(address: str, other: OtherDay, monkeypatch: pytest.MonkeyPatch) -> dict[str, tuple[str, str]]:
    """A table that began on another day and one of today, by their contents."""
    day = DAYS[other.game]
    today = make_table(address, ME, BOT, game=other.game, options=day.today, public=True)
    with monkeypatch.context() as patch:
        patch.setattr(service, "Setup", partial(Setup, content=other.hash))
        then = make_table(address, ME, BOT, game=other.game, options=day.options, public=True)
    return {other.hash: then, BOXES[other.game].content_hash(): today}


def catalogue(address: str, game: str, **query: str) -> Any:
    answer = httpx.get(f"http://{address}/api/games/{game}/catalogue", params=query, timeout=60)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_each_table_names_its_content_and_has_its_catalogue(
    address: str, other: OtherDay, monkeypatch: pytest.MonkeyPatch
) -> None:
    day = DAYS[other.game]
    made = tables_of(address, other, monkeypatch)
    for content, (table, _) in made.items():
        summary = httpx.get(f"http://{address}/api/tables/{table}").json()
        assert summary["content"] == content
        printed = catalogue(address, other.game, content=summary["content"])
        assert printed["content"] == content
        learnt = {text["key"]: text["source"] for text in printed["texts"]}
        assert (day.key in learnt) == (content == other.hash)
    shown = {one["id"]: one["content"] for one in httpx.get(f"http://{address}/api/tables").json()}
    assert shown == {table: content for content, (table, _) in made.items()}
    assert catalogue(address, other.game) == catalogue(
        address, other.game, content=BOXES[other.game].content_hash()
    )


def test_what_is_told_at_each_table_is_of_its_day(
    address: str, other: OtherDay, monkeypatch: pytest.MonkeyPatch
) -> None:
    day = DAYS[other.game]

    async def play(table: str, token: str) -> list[dict[str, Any]]:
        async with Browser(address, table, token) as browser:
            await browser.play(random.Random(3), most=25)
            return browser.heard

    for content, made in tables_of(address, other, monkeypatch).items():
        heard = asyncio.run(play(*made))
        refused = {message["reason"][0] for message in heard if message["type"] == "refused"}
        assert refused <= {"refused-old"}  # a bot may be faster
        told = {text["key"] for message in heard for text in message.get("texts", ())}
        named = {day.key, day.renamed[0]} & told
        if content != other.hash:
            assert not named
        elif (
            other.game != "andor"
        ):  # whose day is told of in the title, which the catalogue has the words for
            assert named


def test_browsers_keep_the_catalogue_of_each_content(address: str, other: OtherDay) -> None:
    url = f"http://{address}/api/games/{other.game}/catalogue"
    first = httpx.get(url, params={"content": other.hash}, timeout=60)
    tag = first.headers["etag"]
    assert tag != httpx.get(url).headers["etag"]
    again = httpx.get(url, params={"content": other.hash}, headers={"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("content", ["0" * 64, "../../etc", "x" * 128, "%00", "å"])
def test_a_content_that_is_not_here_is_refused(address: str, content: str) -> None:
    answer = httpx.get(f"http://{address}/api/games/village/catalogue", params={"content": content})
    assert answer.status_code == 404
    assert "does not have what this table is played with" in answer.json()["reason"]
    too_long = httpx.get(f"http://{address}/api/games/village/catalogue", params={"content": "x" * 129})
    assert too_long.status_code == 422


def test_the_replay_of_a_finished_game_is_of_its_day(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = other_day("heroes", tmp_path, DAYS["heroes"].changed)
    shelf.add(found.game, found.hash, found.packed)
    options = {**DAYS["heroes"].options, "armies": "random", "level": 1}
    with monkeypatch.context() as patch:
        patch.setattr(service, "Setup", partial(Setup, content=found.hash))
        table, token = make_table(address, ME, BOT, game="heroes", options=options, public=True)

    async def play() -> dict[str, Any]:
        async with Browser(address, table, token) as browser:
            await browser.play(random.Random(3))
            return browser.state

    last = asyncio.run(play())
    assert last["over"]
    replay = httpx.get(f"http://{address}/api/replays/{table}", timeout=60).json()
    assert replay["summary"]["content"] == found.hash
    told = {text["key"] for frame in replay["frames"] for text in frame["texts"]}
    assert DAYS["heroes"].key in told
