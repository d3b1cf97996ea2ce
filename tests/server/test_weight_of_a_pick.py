"""How much goes over a line for one pick on the map: what is new, and no more than 8 kB of it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

import pytest
from tests.server.memory import Ear, new_table

from fabletop.bots import make_bot
from fabletop.bots.driver import bot_pick
from fabletop.kernel import NOBODY, Act, Pick, Seat
from fabletop.server.table.live import Table

MOST: Final = 8_000  # bytes
USUAL: Final = 1_500


def played(table: Table, bot: str, seed: int) -> Iterator[str]:
    """Bots, or people who would rather do anything than end their turn: the kind of every question."""
    player, luck = make_bot(bot), random.Random(seed)
    while (decision := table.match.decision) is not None:
        seat = next(seat for seat in decision.seats if decision.offers(seat))
        pick: Pick = bot_pick(player, table.match.game, seat, luck.getrandbits(60))
        for _ in range(4 if bot == "random" else 0):
            if isinstance(pick, Act) and pick.verb == "end_turn":
                pick = luck.choice(decision.offers(seat))
        events = table.match.choose(pick, seat)
        table.seq += 1
        table.tell(events)
        yield table.match.decision.kind if table.match.decision is not None else ""


@pytest.mark.parametrize(
    ("seats", "scenario", "bot", "seed"),
    [
        (2, "gold_rush", "greedy", 1),
        (2, "brave_new_world", "random", 2),
        (3, "salt_crown", "random", 2),
    ],
)
def test_no_pick_of_a_clash_weighs_more_than_8_kb(seats: int, scenario: str, bot: str, seed: int) -> None:
    options = {"mode": "clash", "scenario": scenario, "heroes": ["random"] * seats}
    table = new_table("heroes", seats, seed, options, poker_face=True)
    ears = [Ear(seat) for seat in (NOBODY, *(Seat(seat) for seat in range(seats)))]
    table.listeners.extend(ears)
    table.tell([], fresh=True)
    for ear in ears:
        ear.heard.clear()
    weighed: list[tuple[int, str]] = []
    for kind in played(table, bot, seed):
        for ear in ears:
            (message,) = ear.heard
            ear.heard.clear()
            weighed.append((len(message), kind))
    assert table.match.game.over
    assert {"main", "act", "answer"} <= {kind for _, kind in weighed}, "there was no map, or no fight"
    weighed.sort()
    assert weighed[-1][0] <= MOST
    assert weighed[len(weighed) // 2][0] <= USUAL
