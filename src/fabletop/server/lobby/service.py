"""What can be played, and a table from what somebody wishes for."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, Final

from fabletop.bots import REGISTRY
from fabletop.games import BOXES
from fabletop.games.village.content_files import content
from fabletop.games.village.defs import SETS
from fabletop.kernel.errors import BadSetup
from fabletop.kernel.fair import new_seed
from fabletop.kernel.match import Setup
from fabletop.server.refusal import Refusal
from fabletop.server.schemas import GameInfo, HeroName, NewTable, SeatWish
from fabletop.server.store import Row, Store
from fabletop.server.table.live import Chair, Table, hashed
from fabletop.server.table.service import Tables


def games() -> list[GameInfo]:
    return [BOXES_SHOWN[name]() for name in BOXES]


def village() -> GameInfo:
    box = BOXES["village"]
    printed = content()
    return GameInfo(
        name=box.name,
        seats=list(box.seats),
        rulesets=box.rulesets(),
        sets=list(SETS),
        heroes=[HeroName(id=hero.id, set=hero.set) for hero in printed.heroes],
        dragons=[card.id for card in printed.cards if card.overwhelm],
        bots=list(REGISTRY),
    )


BOXES_SHOWN: Final[dict[str, Callable[[], GameInfo]]] = {"village": village}


async def make(tables: Tables, wish: NewTable) -> tuple[Table, int | None, str | None]:
    """A table as wished for, the maker's seat and the token that holds it."""
    setup = agreed(wish)
    chairs = [chair(seat, wish.name) for seat in wish.seats]
    mine = [number for number, seat in enumerate(wish.seats) if seat.kind == "me"]
    token = None
    if mine:
        token = secrets.token_urlsafe(32)
        chairs[mine[0]].token = hashed(token)
    table = await tables.make(setup, chairs, wish.public, wish.pace)
    return table, mine[0] if mine else None, token


def agreed(wish: NewTable) -> Setup:
    """The setup, checked by the game itself; a Refusal says what is wrong and by which rule."""
    box = BOXES.get(wish.game)
    try:
        if box is None:
            raise BadSetup(f"there is no game {wish.game!r}; there are {', '.join(BOXES)}")
        if wish.ruleset not in box.rulesets():
            raise BadSetup(f"there is no ruleset {wish.ruleset!r}; there are {', '.join(box.rulesets())}")
        if sum(seat.kind == "me" for seat in wish.seats) > 1:
            raise BadSetup("one person holds one seat: leave the others open")
        for seat in wish.seats:
            if seat.kind == "bot" and (seat.bot or "greedy") not in REGISTRY:
                raise BadSetup(f"there is no bot {seat.bot!r}; there are {', '.join(REGISTRY)}")
        options: dict[str, Any] = dict(wish.options)
        options.setdefault("heroes", [hero_of(seat) for seat in wish.seats])
        setup = Setup(wish.game, len(wish.seats), new_seed(), wish.ruleset, options)
        box.new(setup)
    except BadSetup as wrong:
        raise Refusal("refused-setup", 422, wrong.rule, why=wrong.what) from wrong
    return setup


def hero_of(seat: SeatWish) -> str:
    return seat.hero or ("random" if seat.kind == "bot" else "choose")


def chair(seat: SeatWish, name: str) -> Chair:
    if seat.kind == "me":
        return Chair("person", "", name, "")
    if seat.kind == "bot":
        return Chair("bot", seat.bot or "greedy", "", "")
    return Chair("open", "", "", "")


async def summaries(tables: Tables, store: Store, rows: list[Row]) -> list[dict[str, Any]]:
    """Tables from outside; those that sleep are not woken for it."""
    asleep = [row["id"] for row in rows if row["id"] not in tables.live]
    seats: dict[str, list[dict[str, Any]]] = {}
    for seat in await store.seats(asleep) if asleep else ():
        told = {"seat": seat["seat"], "kind": seat["kind"], "name": seat["name"] or seat["bot"]}
        seats.setdefault(seat["table_id"], []).append({**told, "hero": None, "here": seat["kind"] == "bot"})
    return [
        live.summary()
        if (live := tables.live.get(row["id"])) is not None
        else {
            "id": row["id"],
            "game": row["game"],
            "seats": seats.get(row["id"], []),
            "round": 0,
            "status": row["status"],
            "started": row["created"],
        }
        for row in rows
    ]
