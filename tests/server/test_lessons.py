"""Lessons over the wire."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.lessons.test_lessons import own
from tests.server.playing import running, settings_in

from fabletop.lessons.lesson import all_lessons
from fabletop.server.schemas.lessons import MOST_PICKS

FIRST = all_lessons()["village-first"]


@pytest.fixture
def client(address: str) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=f"http://{address}/api", timeout=60) as made:
        yield made


def played(client: httpx.Client, picks: list[Any]) -> dict[str, Any]:
    answer = client.post(f"/lessons/{FIRST.id}/play", json={"picks": picks})
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def test_the_list_has_every_lesson_with_its_trail(client: httpx.Client) -> None:
    listed = client.get("/lessons").json()
    assert [one["id"] for one in listed] == list(all_lessons())
    (first,) = [one for one in listed if one["id"] == FIRST.id]
    assert len(first["trail"]) == len(FIRST.steps)
    assert first["title"] == {"en": FIRST.title.en, "es": FIRST.title.es, "sv": FIRST.title.sv}


def test_a_lesson_over_the_wire_from_its_first_step_to_its_end(client: httpx.Client) -> None:
    picks = own(FIRST)
    told = played(client, [])
    assert (told["status"], told["at"], told["wanted"]) == ("open", 0, picks[0])
    assert told["step"]["rule"] == "village.buy.010"
    assert told["frames"][0]["seat"] is None
    assert told["frames"][-1]["decision"]["mine"]
    done = played(client, picks)
    assert (done["status"], done["step"], done["wanted"]) == ("done", None, None)
    assert done["answer"]["en"] == FIRST.end.en


def test_a_pick_of_another_kind_is_answered_and_not_made(client: httpx.Client) -> None:
    told = played(client, [["end_turn"]])
    assert (told["status"], told["picks"], told["frames"]) == ("astray", [], [])
    assert told["answer"]["sv"] == FIRST.steps[0].astray.sv  # type: ignore[union-attr]


def test_the_other_hand_is_never_told(client: httpx.Client) -> None:
    picks = own(FIRST)
    for made in range(len(picks) + 1):
        for frame in played(client, picks[:made])["frames"]:
            assert frame["view"]["players"][1]["hand"] is None, made


def test_what_is_no_lesson_or_no_pick_is_refused(client: httpx.Client) -> None:
    assert client.post("/lessons/nothing/play", json={"picks": []}).status_code == 404
    at = f"/lessons/{FIRST.id}/play"
    assert client.post(at, json={"picks": [["play", 999]]}).status_code == 409
    assert client.post(at, json={"picks": [["end_turn"]] * (MOST_PICKS + 1)}).status_code == 422
    assert client.post(at, json={"picks": [], "more": 1}).status_code == 422


def test_lessons_are_counted(tmp_path: Path) -> None:
    with running(settings_in(tmp_path, lessons_per_minute=1)) as address:
        codes = [httpx.get(f"http://{address}/api/lessons").status_code for _ in range(4)]
    assert codes == [200, 200, 429, 429]
