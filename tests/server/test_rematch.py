"""Once more, from the other side of the table."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from tests.server.playing import ME, OPEN, Browser, make_table, on_disk, running, settings_in, sit_down

from fabletop.server.settings import Settings

NOVICE = {"kind": "bot", "bot": "novice", "hero": "elf"}
WARRIOR = {**ME, "hero": "warrior"}


@pytest.fixture(scope="module")
def settings(tmp_path_factory: pytest.TempPathFactory, backend: str) -> Settings:
    return settings_in(tmp_path_factory.mktemp("rematch"), backend)


@pytest.fixture(scope="module")
def address(settings: Settings) -> Iterator[str]:
    with running(settings) as found:
        yield found


def rematch(address: str, table: str, token: str) -> httpx.Response:
    return httpx.post(f"http://{address}/api/tables/{table}/rematch", json={"token": token})


def play_out(address: str, table: str, *tokens: str) -> None:
    async def play() -> None:
        async with asyncio.TaskGroup() as group:
            for seed, token in enumerate(tokens):
                group.create_task(one(seed, token))

    async def one(seed: int, token: str) -> None:
        async with Browser(address, table, token) as me:
            await me.play(random.Random(seed))

    asyncio.run(play())


def seats_of(address: str, table: str) -> list[dict[str, Any]]:
    return list(httpx.get(f"http://{address}/api/tables/{table}").json()["seats"])


def test_a_rematch_swaps_the_seats_and_bots_keep_their_levels_and_names(
    address: str, settings: Settings
) -> None:
    sets = {"sets": ["base", "horde"]}
    table, token = make_table(address, WARRIOR, NOVICE, pace=0, name="Maja", options=sets)
    play_out(address, table, token)
    name = seats_of(address, table)[1]["name"]
    answer = rematch(address, table, token)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    assert made["seat"] == 1
    assert made["token"] != token
    seats = seats_of(address, made["id"])
    assert [(one["kind"], one["bot"], one["name"]) for one in seats] == [
        ("bot", "novice", name),
        ("person", "", "Maja"),
    ]
    before, after = on_disk(settings, table)[0], on_disk(settings, made["id"])[0]
    assert after.options == {**sets, "heroes": ["elf", "warrior"]}
    assert before.seed != after.seed
    assert (after.ruleset, after.poker_face) == (before.ruleset, before.poker_face)


def test_seats_of_other_people_wait_for_them(address: str) -> None:
    table, token = make_table(address, WARRIOR, OPEN, NOVICE, pace=0, name="Maja")
    other = sit_down(address, table, 1, "Linn")
    play_out(address, table, token, other)
    made = rematch(address, table, other).json()
    assert made["seat"] == 1
    assert [(one["kind"], one["name"]) for one in seats_of(address, made["id"])[1:]] == [
        ("person", "Linn"),
        ("open", ""),
    ]


def test_only_who_sat_there_and_only_after_the_end(address: str) -> None:
    table, token = make_table(address, WARRIOR, NOVICE, pace=0)
    early = rematch(address, table, token)
    assert early.status_code == 409
    assert "not over" in early.json()["reason"]
    play_out(address, table, token)
    assert rematch(address, table, "x" * 43).status_code == 403
    assert rematch(address, table, "").status_code == 403
