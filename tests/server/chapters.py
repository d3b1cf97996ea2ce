"""A chapter of a campaign that a bot has played, and the same picks at a table."""

from __future__ import annotations

from functools import cache
from typing import Final

from tests.server.playing import Browser

from fabletop.bots import bot_pick, make_bot
from fabletop.games import BOXES
from fabletop.kernel.frame import pick_to_data
from fabletop.kernel.match import Match, Setup

WON: Final = 3  # seeds of the first stair on easy, and what becomes of it in the hands of a bot
LOST: Final = 13
FIRST: Final = {"mode": "solo", "scenario": "dungeon_1", "difficulty": "easy"}
ME: Final = {"kind": "me", "hero": "mutare"}


@cache
def played(seed: int) -> Match:
    """A bot plays the first chapter."""
    setup = Setup("heroes", 1, seed, "retail", {**FIRST, "heroes": ["mutare"]}, poker_face=True)
    match, bot = Match(BOXES["heroes"], setup), make_bot("greedy")
    while match.decision is not None:
        match.choose(bot_pick(bot, match.game, match.decision.seat, len(match.picks)))
    assert bool(match.game.winners) == (seed == WON)
    return match


async def play(address: str, table: str, token: str, seed: int, most: int = 1 << 30) -> None:
    """The same picks at a table."""
    async with Browser(address, table, token) as me:
        for seq, pick in enumerate(played(seed).picks[:most]):
            await me.until_seq(seq)
            await me.pick(pick_to_data(pick))
        await me.until_seq(min(most, len(played(seed).picks)))
        assert me.state["over"] == (most > len(played(seed).picks))
