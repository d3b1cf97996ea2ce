"""How much goes over a line for one pick: what is new, deflated where it is long.

`python -m tests.server.test_weight_of_a_pick` weighs whole games and prints the table of `docs/wire.md`.
"""

from __future__ import annotations

import asyncio
import json
import random
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from tests.server.memory import Ear, new_table
from tests.server.playing import ME, Browser, make_table, running, settings_in
from websockets.asyncio.client import connect
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode

from fabletop.bots import make_bot
from fabletop.bots.driver import bot_pick
from fabletop.kernel import NOBODY, Act, Pick, Seat
from fabletop.server.deflate import LEAST, LONG_ONES
from fabletop.server.table.live import Table

MOST: Final = 4_000  # bytes
USUAL: Final = 1_000
REQUEST: Final = ClientPerMessageDeflateFactory().get_request_params()
Options = dict[str, Any]


def on_the_line(message: bytes) -> int:
    """Bytes, with the head of the frame, to a browser that can inflate."""
    deflate = LONG_ONES.process_request_params(REQUEST, [])[1]
    return len(Frame(Opcode.TEXT, message).serialize(mask=False, extensions=[deflate]))


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


def weighed(
    game: str, seats: int, options: Options, bot: str, seed: int, language: str = "es"
) -> list[tuple[bytes, str]]:
    """Every message of a whole game after the first, and what is asked then."""
    table = new_table(game, seats, seed, options, poker_face=True)
    ears = [Ear(seat, language) for seat in (NOBODY, *(Seat(seat) for seat in range(seats)))]
    table.listeners.extend(ears)
    table.tell([], fresh=True)
    for ear in ears:
        ear.heard.clear()
    found: list[tuple[bytes, str]] = []
    for kind in played(table, bot, seed):
        for ear in ears:
            (message,) = ear.heard
            ear.heard.clear()
            found.append((message, kind))
    assert table.match.game.over
    return found


def clash(scenario: str, seats: int) -> Options:
    return {"mode": "clash", "scenario": scenario, "heroes": ["random"] * seats}


@pytest.mark.parametrize(
    ("game", "seats", "options", "bot", "seed"),
    [
        ("village", 4, {"heroes": ["random"] * 4}, "random", 2),
        ("heroes", 2, clash("gold_rush", 2), "greedy", 1),
        ("heroes", 2, clash("brave_new_world", 2), "random", 2),
        ("heroes", 3, clash("salt_crown", 3), "random", 2),
        ("andor", 2, {"legend": 11}, "random", 3),
        ("andor", 4, {"legend": 12}, "greedy", 1),
    ],
)
def test_no_pick_weighs_more_than_4_kb(game: str, seats: int, options: Options, bot: str, seed: int) -> None:
    found = weighed(game, seats, options, bot, seed)
    if game == "heroes":
        assert {"main", "act", "answer"} <= {kind for *_, kind in found}, "there was no map, or no fight"
    weights = sorted(on_the_line(message) for message, *_ in found)
    assert weights[-1] <= MOST
    assert weights[len(weights) // 2] <= USUAL


def test_a_long_message_is_the_same_again_and_a_short_one_goes_as_it_is() -> None:
    deflate = LONG_ONES.process_request_params(REQUEST, [])[1]
    long, short = b"long" * LEAST, b"short"
    assert deflate.encode(Frame(Opcode.TEXT, short)) == Frame(Opcode.TEXT, short)
    sent = deflate.encode(Frame(Opcode.TEXT, long))
    assert sent.rsv1
    assert len(sent.data) < 100
    assert zlib.decompressobj(wbits=-15).decompress(bytes(sent.data)) == long


def test_a_browser_that_can_inflate_is_told_the_same(tmp_path: Path) -> None:
    async def come(url: str, compression: str | None) -> tuple[Any, bool]:
        async with connect(url, max_size=None, compression=compression) as line:
            return json.loads(await line.recv()), bool(line.protocol.extensions)

    with running(settings_in(tmp_path)) as address:
        table, _ = make_table(address, ME, game="andor")
        url = Browser(address, table).url
        plain, deflated = (asyncio.run(come(url, compression)) for compression in (None, "deflate"))
    assert (plain[1], deflated[1]) == (False, True)
    assert plain[0] == deflated[0]


GAMES: Final[tuple[tuple[str, str, int, list[Options], tuple[int, ...]], ...]] = (
    ("Village, 2 seats", "village", 2, [{"heroes": ["random"] * 2}], (1, 2, 3, 4)),
    ("Village, 4 seats", "village", 4, [{"heroes": ["random"] * 4}], (1, 2, 3, 4)),
    ("Heroes, a clash of 2", "heroes", 2, [clash("gold_rush", 2), clash("brave_new_world", 2)], (1,)),
    ("Heroes, a clash of 3", "heroes", 3, [clash("salt_crown", 3)], (1,)),
    ("Andor, 2 seats", "andor", 2, [{"legend": legend} for legend in range(11, 18)], (1,)),
    ("Andor, 4 seats", "andor", 4, [{"legend": legend} for legend in range(11, 18)], (1,)),
)


def main() -> None:
    def told(sizes: list[int]) -> str:
        mean, p99, most = sum(sizes) / len(sizes), sizes[int(0.99 * (len(sizes) - 1))], sizes[-1]
        return " | ".join(f"{size:,.0f}" for size in (mean, p99, most))

    print(
        "| | picks | plain, all languages: mean | p99 | most | on the line: mean | p99 | most | over 4,000 |"
    )
    print("|---|---|---|---|---|---|---|---|---|")
    for name, game, seats, options, seeds in GAMES:
        plain, line = (
            sorted(
                of(message)
                for option in options
                for seed in seeds
                for bot in ("greedy", "random")
                for message, _ in weighed(game, seats, option, bot, seed, language)
            )
            for of, language in ((len, ""), (on_the_line, "es"))
        )
        over = sum(weight > MOST for weight in line) / len(line)
        print(
            f"| {name} | {len(line) // (seats + 1):,} | {told(plain)} | {told(line)} | {over:.2%} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
