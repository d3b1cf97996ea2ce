"""The next match of a campaign, made of a table and never of what a browser says of it."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from fabletop.games import GAMES
from fabletop.games.registration import Campaigns
from fabletop.kernel.errors import BadSetup
from fabletop.kernel.fair import new_seed
from fabletop.kernel.match import Setup
from fabletop.server.lobby.asleep import Asleep
from fabletop.server.lobby.service import summaries
from fabletop.server.refusal import Refusal
from fabletop.server.schemas import KeptCards, PlayedChapter
from fabletop.server.store import Row
from fabletop.server.table.live import Chair, Table, hashed
from fabletop.server.table.service import Tables


def campaigns_of(game: str) -> Campaigns | None:
    return GAMES[game].campaigns if game in GAMES else None


def chapter_of(row: Row) -> str:
    """The chapter that is played at a table; empty where it is none."""
    campaigns = campaigns_of(row["game"])
    return "" if campaigns is None else campaigns.chapter(row["options"])


async def played(tables: Tables, asleep: Asleep, rows: Sequence[Row]) -> list[PlayedChapter]:
    """Of these tables those of a campaign, and what came of them."""
    chapters = {row["id"]: row for row in rows if chapter_of(row)}
    told = await summaries(tables, asleep, list(chapters.values()))
    return [
        PlayedChapter(
            table=one.id,
            game=one.game,
            chapter=chapter_of(chapters[one.id]),
            agreed=agreed_on(one.game, chapters[one.id]["options"]),
            carried=any(name in chapters[one.id]["options"] for name in earned(one.game)),
            round=one.round,
            status=one.status,
            won=one.status == "over" and bool(one.winners),
            started=one.started,
        )
        for one in told
    ]


def earned(game: str) -> list[str]:
    """The options that only a match before can give."""
    return [option.name for option in GAMES[game].options() if option.earned]


def agreed_on(game: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """What is agreed on for each chapter anew, as it was here or as it is usual."""
    campaigns = campaigns_of(game)
    names = () if campaigns is None else campaigns.anew
    return {
        option.name: options.get(option.name, option.usual)
        for option in GAMES[game].options()
        if option.name in names
    }


def kept(table: Table) -> KeptCards:
    """What the next chapter may begin with; a Refusal where there is none, or it was not won."""
    return KeptCards(**leads_on(table).kept(table.match.game)._asdict())


def leads_on(table: Table) -> Campaigns:
    campaigns = campaigns_of(table.setup.game)
    chapter = "" if campaigns is None else campaigns.chapter(table.setup.options)
    if campaigns is None or not chapter:
        raise Refusal("refused-no-chapter", 409)
    if table.status != "over":
        raise Refusal("refused-not-over", 409)
    if not table.match.game.winners:
        raise Refusal("refused-not-won", 409)
    if not campaigns.after(chapter):
        raise Refusal("refused-last-chapter", 409)
    return campaigns


async def go_on(
    tables: Tables, table: Table, token: str, cards: Sequence[str], options: Mapping[str, Any]
) -> tuple[Table, str]:
    """The table of the next chapter: what was kept comes from this one, and the cards must be among it."""
    chair = await held_with(tables, table, token)
    campaigns = leads_on(table)
    may = campaigns.kept(table.match.game)
    if len(cards) > may.most:
        raise Refusal("refused-too-many-kept", 422, n=may.most)
    missing = sorted((Counter(cards) - Counter(may.cards)).keys())
    if missing:
        raise Refusal("refused-not-kept", 422, card=missing[0])
    return await begin(tables, table, chair, campaigns.options(table.match.game, cards), options)


async def again(tables: Tables, table: Table, token: str, options: Mapping[str, Any]) -> tuple[Table, str]:
    """The same chapter once more, with all that it began with and another seed."""
    chair = await held_with(tables, table, token)
    campaigns = campaigns_of(table.setup.game)
    if campaigns is None or not campaigns.chapter(table.setup.options):
        raise Refusal("refused-no-chapter", 409)
    return await begin(tables, table, chair, table.setup.options, options)


async def held_with(tables: Tables, table: Table, token: str) -> Chair:
    seat = await tables.seat_of(table.chairs, token)
    if seat < 0:
        raise Refusal("refused-looking-on", 403)
    return table.chairs[seat]


async def begin(
    tables: Tables, before: Table, chair: Chair, options: Mapping[str, Any], anew: Mapping[str, Any]
) -> tuple[Table, str]:
    """A table for whoever held that chair, by the rules of the one before and the content of today."""
    campaigns = campaigns_of(before.setup.game)
    for name in anew:
        if campaigns is None or name not in campaigns.anew:
            raise Refusal("refused-agreed", 422, option=name)
    setup = Setup(
        before.setup.game,
        1,
        new_seed(),
        before.setup.ruleset,
        {**options, **anew},
        poker_face=before.setup.poker_face,
    )
    try:
        await asyncio.to_thread(GAMES[setup.game].box.new, setup)
    except BadSetup as wrong:
        raise Refusal("refused-setup", 422, wrong.rule, why=wrong.what) from wrong
    token = secrets.token_urlsafe(32)
    seat = Chair("person", "", chair.name, hashed(token), chair.thinking)
    return await tables.make(setup, [seat], before.public, before.pace), token
