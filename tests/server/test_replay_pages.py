"""Replays come page by page, each from the nearest snapshot, and say where today's rules lead elsewhere."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.playing import BOT, make_table, running, settings_in, whole_replay
from tests.server.test_updates import GAMES, SEEDS, change, rows, update

from fabletop.server.lobby import service as lobby
from fabletop.server.replay import service
from fabletop.server.replay.retelling import page_of
from fabletop.server.replay.service import PAGE
from fabletop.server.settings import Settings


@pytest.fixture(scope="module", params=list(GAMES))
def finished(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> tuple[Settings, str, dict[str, Any]]:
    """A finished game of bots, and its replay by the version that played it."""
    settings = settings_in(tmp_path_factory.mktemp(request.param))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(lobby, "new_seed", lambda: SEEDS[request.param])
        with running(settings) as address:
            table, _ = make_table(address, BOT, BOT, **GAMES[request.param])
            until = time.monotonic() + 90
            while httpx.get(f"http://{address}/api/fair/{table}").json()["seed"] is None:
                assert time.monotonic() < until, "the bots do not finish"
                time.sleep(0.05)
            return settings, table, whole_replay(address, table)


def gaps(replay: dict[str, Any]) -> list[int]:
    """The frames in which the replay says that it cannot be followed, and where it goes on."""
    return [
        number
        for number, frame in enumerate(replay["frames"])
        if any(line["event"] == "Gap" for line in frame["log"])
    ]


def test_every_page_stands_for_itself(finished: tuple[Settings, str, dict[str, Any]]) -> None:
    """Its first frame brings all that was seen before; what is told is the same from any page on."""
    settings, table, whole = finished
    frames = whole["frames"]
    assert whole["count"] == len(frames) > PAGE
    assert frames[-1]["over"]
    assert gaps(whole) == []
    with running(settings) as address:

        def page(at: int) -> httpx.Response:
            return httpx.get(f"http://{address}/api/replays/{table}?from={at}", timeout=30)

        last = page(len(frames) - 1).json()
        assert last["first"] == (len(frames) - 1) // PAGE * PAGE
        assert last["frames"] == frames[last["first"] :]
        lists = {name for frame in frames[: PAGE + 1] for name in frame["printed"]}
        assert set(frames[PAGE]["printed"]) >= lists
        assert page(len(frames) // PAGE * PAGE + PAGE).status_code == 404
        assert page(-1).status_code == 422
        plain = httpx.get(f"http://{address}/api/replays/{table}", headers={"accept-encoding": "identity"})
        assert plain.json()["frames"] == frames[:PAGE]


def test_where_rules_have_changed_a_replay_goes_on_from_the_next_snapshot(
    finished: tuple[Settings, str, dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    settings, table, whole = finished
    kept = [standing for (standing,) in rows(settings, "select standing from snapshots order by 1")]
    update(monkeypatch)
    with running(settings) as address:
        replay = whole_replay(address, table)
    assert replay["count"] == whole["count"] == len(replay["frames"])
    found = gaps(replay)
    assert found
    for at in kept:
        assert replay["frames"][at]["view"] == whole["frames"][at]["view"]
    held = [n for n, frame in enumerate(replay["frames"]) if frame["view"] != whole["frames"][n]["view"]]
    assert all(any(gap <= n < gap + PAGE for gap in found) for n in held)
    assert [frame["pick"] for frame in replay["frames"]] == [frame["pick"] for frame in whole["frames"]]


def test_who_asks_for_a_page_that_is_being_made_waits_for_it(
    finished: tuple[Settings, str, dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    settings, table, whole = finished
    made: list[int] = []

    def counted(*args: Any) -> bytes:
        made.append(args[2].first)
        time.sleep(0.3)
        return page_of(*args)

    monkeypatch.setattr(service, "page_of", counted)

    async def all_at_once(address: str) -> list[Any]:
        async with httpx.AsyncClient(timeout=30) as http:
            url = f"http://{address}/api/replays/{table}?from="
            answers = await asyncio.gather(*(http.get(f"{url}{n % (2 * PAGE)}") for n in range(0, 800, 40)))
            return [answer.json()["frames"] for answer in answers]

    with running(settings) as address:
        pages = asyncio.run(all_at_once(address))
        asyncio.run(all_at_once(address))
    assert sorted(made) == [0, PAGE]
    assert all(frames in (whole["frames"][:PAGE], whole["frames"][PAGE : 2 * PAGE]) for frames in pages)


def test_few_bytes_of_pages_are_kept(
    finished: tuple[Settings, str, dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    settings, table, whole = finished
    monkeypatch.setattr(service, "KEPT", 1)
    held: list[service.Replays] = []
    begin = service.Replays.__init__

    def noted(self: service.Replays, *args: Any) -> None:
        begin(self, *args)
        held.append(self)

    monkeypatch.setattr(service.Replays, "__init__", noted)
    with running(settings) as address:
        assert whole_replay(address, table)["frames"] == whole["frames"]
    ((key, page),) = held[0]._pages.items()
    assert key[:2] == (table, (whole["count"] - 1) // PAGE * PAGE)
    assert held[0]._bytes == len(page)


def test_a_table_without_snapshots_is_played_in_strides_and_given_some(
    finished: tuple[Settings, str, dict[str, Any]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As tables of older versions are."""
    settings, table, whole = finished
    monkeypatch.setattr(service, "STRIDE", 20)
    change(settings, "delete from snapshots")
    change(settings, "update picks set digest = null")
    with running(settings) as address:
        last = httpx.get(f"http://{address}/api/replays/{table}?from={whole['count'] - 1}", timeout=30).json()
        assert last["frames"] == whole["frames"][last["first"] :]
    kept = [standing for (standing,) in rows(settings, "select standing from snapshots order by 1")]
    assert kept[:2] == [20, 40]
    with running(settings) as address:
        assert whole_replay(address, table)["frames"] == whole["frames"]
