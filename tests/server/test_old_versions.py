"""Databases as older versions left them are opened, played on and replayed: see `scripts/keep-version`."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.keep_version import CLASH, KEPT
from tests.server.playing import Browser, running, settings_in, whole_replay
from tests.test_saves import bring_contents
from tests.test_saves import kept as kept_since

from fabletop.games import BOXES
from fabletop.server.settings import Settings

FILES = sorted(KEPT.glob("*.sql"))
FINISHED = [path for path in FILES if not path.stem.endswith(CLASH)]


@pytest.fixture(autouse=True)
def contents(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As on a server where the version between was started once: 0.2.0 itself kept no contents."""
    shelved = settings_in(tmp_path).shelf
    assert shelved is not None
    bring_contents(shelved, monkeypatch)


def lay_out(path: Path, folder: Path) -> tuple[Settings, dict[str, Any]]:
    """A database as it was, and what those at its tables last saw."""
    text = path.read_text(encoding="utf-8")
    settings = settings_in(folder)
    database = sqlite3.connect(folder / "tables.db")
    database.executescript(text)
    database.close()
    return settings, json.loads(text.partition("\n")[0].removeprefix("-- "))


def change(settings: Settings, statement: str) -> None:
    database = sqlite3.connect(settings.database.partition(":///")[2])
    database.execute(statement)
    database.commit()
    database.close()


def test_there_is_one_of_every_game() -> None:
    assert {path.stem.partition("-")[2] for path in FILES} == {*BOXES, CLASH}


async def come_back(address: str, kept: dict[str, Any]) -> None:
    """Each seat finds what it saw last, and plays on to the end."""
    browsers = [await Browser(address, kept["id"], token).__aenter__() for token in kept["tokens"]]
    for browser, old in zip(browsers, kept["states"], strict=True):
        assert kept_since(old, browser.state)
    luck = random.Random(3)
    await asyncio.gather(*(browser.play(luck, old["seq"] + 60) for browser in browsers))
    for browser in browsers:
        assert browser.state["over"] or browser.state["seq"] >= old["seq"] + 60
        await browser.__aexit__()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_table_in_the_middle_goes_on(path: Path, tmp_path: Path) -> None:
    settings, kept = lay_out(path, tmp_path)
    with running(settings) as address:
        asyncio.run(come_back(address, kept["middle"]))
        seen = asyncio.run(look(address, kept["middle"]["id"]))
    with running(settings) as address:
        assert asyncio.run(look(address, kept["middle"]["id"]))["view"] == seen["view"]


async def look(address: str, table: str) -> dict[str, Any]:
    async with Browser(address, table) as browser:
        return browser.state


@pytest.mark.parametrize("path", FINISHED, ids=lambda path: path.stem)
def test_a_finished_table_is_listed_proven_and_replayed(path: Path, tmp_path: Path) -> None:
    settings, kept = lay_out(path, tmp_path)
    finished = kept["finished"]
    for _ in range(2):  # the second time from the snapshots that the first one left
        with running(settings) as address:
            (listed,) = httpx.get(f"http://{address}/api/replays", timeout=30).json()
            assert (listed["id"], listed["winners"]) == (finished["id"], finished["states"][0]["winners"])
            assert httpx.get(f"http://{address}/api/fair/{finished['id']}").json() == finished["fair"]
            replay = whole_replay(address, finished["id"])
            assert len(replay["frames"]) == finished["states"][0]["seq"] + 1
            assert replay["frames"][-1]["over"]
            assert not any(line["event"] == "Gap" for frame in replay["frames"] for line in frame["log"])


@pytest.mark.parametrize("path", FINISHED, ids=lambda path: path.stem)
def test_without_its_content_a_table_is_refused_and_its_end_still_told(path: Path, tmp_path: Path) -> None:
    """Nothing is lost: the refusal names the version that wrote it, and what needs no rules is there."""
    settings, kept = lay_out(path, tmp_path)
    with running(settings) as address:
        assert len(httpx.get(f"http://{address}/api/replays", timeout=30).json()) == 1
    change(settings, "update tables set content = 'gone'")
    with running(settings) as address:
        refused = httpx.get(f"http://{address}/api/tables/{kept['middle']['id']}")
        assert refused.status_code == 409
        assert kept["version"] in refused.json()["reason"]
        assert httpx.get(f"http://{address}/api/tables").json() == []
        finished = kept["finished"]
        assert httpx.get(f"http://{address}/api/replays/{finished['id']}").status_code == 409
        assert httpx.get(f"http://{address}/api/fair/{finished['id']}").json() == finished["fair"]
        (listed,) = httpx.get(f"http://{address}/api/replays").json()
        assert listed["winners"] == finished["states"][0]["winners"]
        told = httpx.get(f"http://{address}/api/tables/{finished['id']}").json()
        assert told == listed
