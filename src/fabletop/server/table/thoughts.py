"""What is thought about a table in the workers: what a bot picks, and what a good player would advise."""

from __future__ import annotations

from typing import Any

from fabletop.bots import bot_pick, make_bot
from fabletop.counsel import Counsel, advise, luck_of
from fabletop.games import BOXES
from fabletop.kernel.frame import Seat, pick_to_data
from fabletop.kernel.match import Setup
from fabletop.server.tellers import teller
from fabletop.server.workers import halted


def ponder(setup: Setup, state: dict[str, Any], bot: str, seat: int, number: int) -> Any:
    """What a bot picks in this state, as data.

    Its luck comes from the seed and the number of the pick: who takes a pick back meets the same answer.
    """
    game = BOXES[setup.game].from_data(setup, state)
    return pick_to_data(bot_pick(make_bot(bot, halted), game, Seat(seat), luck_of(setup, seat, number)))


def suggest(
    setup: Setup, state: dict[str, Any], names: dict[int, str], seat: int, number: int
) -> Counsel | None:
    """What a good player would pick in this state, and why."""
    game = BOXES[setup.game].from_data(setup, state)
    telling = teller(setup.game, names, setup.content)
    return advise(game, telling, Seat(seat), luck_of(setup, seat, number), halted)
