"""Tables of scenarios that people wrote: looked at, made, kept and told again."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import httpx
import pytest
from tests.server.playing import BOT, ME, Browser, make_table, on_disk, running
from tests.server.test_own_legends import call, summary_of

from fabletop.games.heroes.editor.vocabulary import BLANK
from fabletop.server.schemas import OwnRead
from fabletop.server.settings import Settings

MARKUP = '<img src=x onerror="alert(1)"> & <b>rivers</b>'


def text(**more: Any) -> str:
    return json.dumps({**BLANK, "name": "Two Rivers", **more})


def own(wrote: str, **more: Any) -> dict[str, Any]:
    return {"game": "heroes", "options": {"mode": "clash", "scenario": wrote, **more}}


def post(address: str, path: str, **body: Any) -> httpx.Response:
    return httpx.post(f"http://{address}/api/{path}", json=body)


def test_a_scenario_is_looked_at(address: str) -> None:
    sound = OwnRead.model_validate(post(address, "scenarios", text=text(story=MARKUP)).json())
    assert (sound.title, sound.story, sound.mistakes) == ("Two Rivers", MARKUP, [])
    assert sound.document["story"] == MARKUP
    bent = json.loads(text())
    bent["map"]["layouts"]["2p"][1] = ["F", -2, 1]
    wrong = OwnRead.model_validate(post(address, "scenarios", text=json.dumps(bent)).json())
    first = wrong.mistakes[0]
    assert first.place == ["map", "layouts", "2p", 1]
    assert first.said is not None
    assert first.said[0] == "mistake-over"
    assert first.text.startswith("this tile lies over tile 0")


@pytest.mark.parametrize(
    ("wrote", "said"),
    [
        ("", "empty"),
        ("{" * 50, "deep"),
        ("a: &a [1]\nb: *a", "repeated"),
        ("!!python/object/apply:os.system ['touch /tmp/x']", "another type"),
        ("x" * 65_537, "64 kB"),
        ("../../etc/passwd", "a mapping is expected"),
    ],
)
def test_what_means_no_good_is_told_so_everywhere(address: str, wrote: str, said: str) -> None:
    answer = post(address, "scenarios", text=wrote)
    assert answer.status_code == 200
    assert said in answer.json()["mistakes"][0]["text"]
    refused = post(address, "scenarios/take", text=wrote, players=2)
    assert refused.status_code == 422
    assert said in refused.json()["reason"]
    made = post(address, "tables", seats=[ME, BOT], **own(wrote))
    assert made.status_code == 422


@pytest.mark.parametrize(
    "body", [{}, {"text": 5}, {"text": "x", "path": "y"}, {"text": "a\x00b"}, {"text": "\u202e"}]
)
@pytest.mark.parametrize("path", ["scenarios", "scenarios/bring", "scenarios/take"])
def test_other_messages_are_refused(address: str, path: str, body: Any) -> None:
    assert httpx.post(f"http://{address}/api/{path}", json=body).status_code == 422


def test_more_than_a_scenario_is_not_even_read(address: str) -> None:
    assert post(address, "scenarios", text='"' * 200_000).status_code == 413


def test_the_words_and_a_copy_are_handed_out(address: str) -> None:
    words = call(address, "scenarios/words").json()
    assert {"captured", "flags"} <= {word["id"] for word in words["conditions"]}
    assert post(address, "scenarios", text=json.dumps(words["blank"])).json()["mistakes"] == []
    copy = call(address, "scenarios/copy/brave_new_world?language=sv").json()["document"]
    assert copy["story"].startswith("Kartorna över den här kusten")
    for id in ("nowhere", "..%2F..%2Fpyproject", "brave_new_world.yaml"):
        assert httpx.get(f"http://{address}/api/scenarios/copy/{id}").status_code == 404


def test_a_map_goes_out_and_comes_in(address: str) -> None:
    taken = post(address, "scenarios/take", text=text(), players=2).json()
    brought = post(address, "scenarios/bring", text=taken["text"]).json()
    assert brought["document"]["map"]["layouts"] == BLANK["map"]["layouts"]
    for wrote in ("", "nonsense", "[" * 5000, "eJ" + "A" * 5000, json.dumps([{"tileId": "X9"}])):
        refused = post(address, "scenarios/bring", text=wrote)
        assert refused.status_code == 422
        assert refused.json()["reason"]


def test_a_table_bears_its_title_and_outlives_the_server(settings: Settings) -> None:
    wrote = text(rounds=2, story=MARKUP)

    async def play(address: str, table: str, token: str, most: int) -> dict[str, Any]:
        async with Browser(address, table, token) as browser:
            await browser.play(random.Random(most), most)
            return {**browser.state, "heard": browser.heard}

    with running(settings) as address:
        table, token = make_table(address, ME, BOT, public=True, **own(wrote))
        before = asyncio.run(play(address, table, token, 8))
        assert before["view"]["adventure"]["scenario"] == "own.my_map"
        assert summary_of(address, table).title == "Two Rivers"
    with running(settings) as address:
        listed = [one["title"] for one in call(address, "tables").json() if one["id"] == table]
        assert listed == ["Two Rivers"]
        after = asyncio.run(play(address, table, token, 12))
        assert after["seq"] >= before["seq"]
        told = [one["printed"]["scenarios"] for one in after["heard"] if one.get("printed")]
        assert [scenario["story"] for (scenario,) in told] == [MARKUP]  # once
    setup, _ = on_disk(settings, table)
    assert setup.options["scenario"] == wrote


def test_its_replay_tells_it_again(address: str) -> None:
    table, token = make_table(address, ME, BOT, **own(text(rounds=1)))

    async def play() -> None:
        async with Browser(address, table, token) as browser:
            await browser.play(random.Random(5))

    asyncio.run(play())
    replay = call(address, f"replays/{table}").json()
    assert replay["summary"]["title"] == "Two Rivers"
    told = [frame["printed"]["scenarios"][0]["name"] for frame in replay["frames"] if frame["printed"]]
    assert told == ["Two Rivers"]


@pytest.mark.parametrize(
    ("path", "wrote", "said"),
    [
        ("bring", "x", "det här är ingen karta: redigerarens text är base64"),
        (
            "bring",
            '[{"tileId": "F0", "rotation": 9}]',
            "post 0, `rotation`: här väntas ett tal från 0 till 5",
        ),
        ("take", text(goal="glory"), "rad 1: 'glory' passar inte här"),
    ],
)
def test_what_is_wrong_is_told_in_the_language_of_who_asks(
    address: str, path: str, wrote: str, said: str
) -> None:
    more = {"players": 2} if path == "take" else {}
    url = f"http://{address}/api/scenarios/{path}"
    answer = httpx.post(url, json={"text": wrote, **more}, headers={"accept-language": "sv"})
    assert answer.status_code == 422
    assert answer.json()["reason"].startswith(said)


def test_what_a_layout_loses_is_told_as_messages(address: str) -> None:
    tiles = [
        {"tileId": "S0"},
        {"tileId": "W1", "row": 9},
        {"tileId": "F0", "row": 1, "col": 3, "hero": ["x"] * 7},
    ]
    brought = post(address, "scenarios/bring", text=json.dumps(tiles)).json()
    first, *others = brought["notes"]
    assert first == ["note-water", {"lies": ["note-tile", {"n": 1, "tile": "W1"}]}]
    assert len(others) == 7
