"""Keeps tables as the version at hand writes them, for later versions to open: `scripts/keep-version`.

For every game there is one file of SQL, `tests/replays/<version>-<game>.sql`: a table that is finished and
one in the middle of a game, where something was taken back.  A clash of Heroes is kept in its middle alone,
for it is long.  The first line says, as JSON, what those at the tables last saw and which keys they hold.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sqlite3
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx
from tests.server.playing import OPEN, Browser, make_table, running, settings_in, sit_down

from fabletop import __version__
from fabletop.games import GAMES

KEPT = Path(__file__).parents[1] / "replays"
SEATS = 2
SEEN = ("seq", "seat", "view", "over", "winners", "promise")  # of what a seat was told last
OPEN_SEAT = {**OPEN, "hero": ""}
MIDDLE = 34  # rows of the table that is left in the middle
CLASH = "heroes-clash"


async def play(address: str, table: str, tokens: Sequence[str], most: int) -> list[dict[str, Any]]:
    """Play at random up to a number of rows, and take the last pick back once; what each seat saw last."""
    browsers = [await Browser(address, table, token).__aenter__() for token in tokens]
    luck = random.Random(5)
    await asyncio.gather(*(browser.play(luck, most) for browser in browsers))
    if not browsers[0].state["over"]:
        await take_back(browsers)
    for browser in browsers:
        await browser.__aexit__()
    return [{name: browser.state[name] for name in SEEN} for browser in browsers]


async def take_back(browsers: Sequence[Browser]) -> None:
    """One who has picked takes it back, and the others agree."""
    seq = browsers[0].state["seq"]
    asker = next(browser for browser in browsers if browser.state["undo"]["left"])
    await asker.say(type="undo", seq=seq)
    if not asker.state["undo"]["free"]:
        for browser in browsers:
            while browser.state["undo"]["asked_by"] is None and browser.state["seq"] == seq:
                await browser.hear()
            if browser is not asker:
                await browser.say(type="agree", seq=seq, yes=True)
    for browser in browsers:
        await browser.until_seq(seq + 1)


def keep(kind: str, folder: Path) -> Path:
    """Play at the tables of a game and write down what the database holds then."""
    game, clash = ("heroes", True) if kind == CLASH else (kind, False)
    agreed = {"options": {"mode": "clash"}} if clash else {}
    lengths = {"middle": 4 * MIDDLE} if clash else {"finished": 1 << 30, "middle": MIDDLE}
    with tempfile.TemporaryDirectory() as home:
        with running(settings_in(Path(home))) as address:
            told: dict[str, Any] = {"version": __version__, "game": game}
            for name, most in lengths.items():
                id, token = make_table(
                    address, {"kind": "me"}, OPEN_SEAT, game=game, public=True, name="Åsa", **agreed
                )
                tokens = [token, sit_down(address, id, 1, "Maja")]
                states = asyncio.run(play(address, id, tokens, most))
                told[name] = {"id": id, "tokens": tokens, "states": states}
            if "finished" in told:
                told["finished"]["fair"] = httpx.get(
                    f"http://{address}/api/fair/{told['finished']['id']}"
                ).json()
        database = sqlite3.connect(Path(home) / "tables.db")
        lines = [f"-- {json.dumps(told, ensure_ascii=False)}", *database.iterdump()]
        database.close()
    path = folder / f"{__version__}-{kind}.sql"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def main(given: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--folder", type=Path, default=KEPT)
    folder: Path = parser.parse_args(given).folder
    folder.mkdir(parents=True, exist_ok=True)
    for kind in (*GAMES, CLASH):
        path = keep(kind, folder)
        print(f"{path}: {path.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
