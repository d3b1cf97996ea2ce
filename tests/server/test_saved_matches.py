"""A finished match is given out as a file to those who played it, as far as all others show their hands."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

import httpx
import pytest
from tests.server.playing import BOT, ME, OPEN, Browser, make_table, running, settings_in, sit_down
from tests.server.test_updates import GAMES, update

import fabletop
from fabletop.server.refusal import Refusal


def ask(address: str, table: str, token: str) -> httpx.Response:
    return httpx.post(f"http://{address}/api/tables/{table}/match", json={"token": token}, timeout=60)


def show(address: str, table: str, token: str, on: bool) -> None:
    told = httpx.post(f"http://{address}/api/tables/{table}/show", json={"token": token, "on": on})
    assert told.status_code == 200


def play(address: str, table: str, *tokens: str) -> None:
    async def all_play() -> None:
        lines = [Browser(address, table, token) for token in tokens]
        for line in lines:
            await line.__aenter__()
        await asyncio.gather(*(line.play(random.Random(seat)) for seat, line in enumerate(lines)))
        for line in lines:
            await line.__aexit__(None, None, None)

    asyncio.run(all_play())


@pytest.mark.parametrize("game", list(GAMES))
def test_what_is_saved_opens_and_is_the_match(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever played against bots alone asks nobody."""
    settings = settings_in(tmp_path)
    with running(settings) as address:
        table, token = make_table(address, ME, BOT, **GAMES[game])
        early = ask(address, table, token)
        assert (early.status_code, early.json()["reason"]) == (409, Refusal("refused-not-over").reason("en"))
        play(address, table, token)
        saved = ask(address, table, token)
        assert saved.status_code == 200
        replay = httpx.get(f"http://{address}/api/replays/{table}", timeout=60).json()
    path = tmp_path / "match.json"
    path.write_bytes(saved.content)
    match = fabletop.load(path)
    assert match.game.over
    assert list(match.game.winners) == replay["summary"]["winners"]
    assert len(match.picks) == replay["count"] - 1
    assert str(match.setup.seed) == replay["seed"]
    update(monkeypatch)  # to rules by which it goes otherwise
    with running(settings) as address:
        later = ask(address, table, token)
        assert (later.status_code, later.json()["reason"][:8]) == (409, "Version ")


def test_others_must_show_their_hands_first(tmp_path: Path) -> None:
    with running(settings_in(tmp_path)) as address:
        table, maja = make_table(address, ME, OPEN, name="Maja")
        iker = sit_down(address, table, 1, "Iker")
        play(address, table, maja, iker)
        refused = ask(address, table, maja)
        assert (refused.status_code, refused.json()["reason"]) == (409, Refusal("refused-hands").reason("en"))
        assert "Mostrar mis cartas" in in_spanish(address, table, maja)
        show(address, table, maja, True)
        assert ask(address, table, maja).status_code == 409  # her own are not what is in the way
        show(address, table, iker, True)
        assert ask(address, table, maja).status_code == 200
        show(address, table, maja, False)
        assert ask(address, table, maja).status_code == 200  # whoever asks agrees for themselves
        assert ask(address, table, iker).status_code == 409  # but for nobody else
        show(address, table, iker, False)
        assert ask(address, table, maja).status_code == 409
        assert ask(address, table, "nobody").status_code == 403


def test_where_nothing_is_held_hidden_nobody_is_asked(tmp_path: Path) -> None:
    with running(settings_in(tmp_path)) as address:
        table, maja = make_table(address, ME, OPEN, name="Maja", **GAMES["andor"])
        iker = sit_down(address, table, 1, "Iker")
        play(address, table, maja, iker)
        assert json.loads(ask(address, table, maja).content)["game"] == "andor"


def in_spanish(address: str, table: str, token: str) -> str:
    headers = {"accept-language": "es"}
    where = f"http://{address}/api/tables/{table}/match"
    return httpx.post(where, json={"token": token}, headers=headers).text
