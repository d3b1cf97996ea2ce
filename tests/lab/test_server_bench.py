"""The bench of the server: what it writes down, and how it speaks to boardgame.io.  It is run by hand."""

from __future__ import annotations

import asyncio
import json
import random

from fabletop.lab.server_bench import OTHER_WORK, PEER, Result, page
from fabletop.lab.server_client import Clock
from fabletop.lab.server_peer import PeerClient


def result(whose: str, rate: float, p99: float, load: float = 1.0) -> Result:
    return Result(whose, 100, rate, 1.0, p99, 140.0, 0.9, 0.5, 80.0, 90.0, 1500.0, load)


def test_the_page_tells_ours_beside_the_other() -> None:
    told = page([result(PEER, 1000, 40), result("village", 2500, 10)], 8)
    assert "| village | 100 | 2,500 | 1.0 | 10.0 | 140 | 80–90 | 1.0 | 2.50 × | 0.25 × |" in told
    assert f"| {PEER} | 100 | 1,000 | 1.0 | 40.0 | 140 | 80–90 | 1.0 |  |  |" in told
    assert OTHER_WORK not in told


def test_the_page_says_when_the_machine_had_other_work() -> None:
    assert OTHER_WORK in page([result("village", 2500, 10, load=9.0)], 8)


def test_the_page_says_what_is_held_and_what_is_not() -> None:
    fast, slow = result("village", 2500, 10), result("village", 1500, 40)
    told = page([result(PEER, 1000, 40), fast, result("village, 4 bots", 2000, 13)], 8)
    assert "- picks/s ÷ the peer's: 2.5, at least 2: held" in told
    assert "- µs of server a pick: 140, at most 150: held" in told
    assert "- p99 with bots ÷ without (village, 4 bots): 1.3, at most 1.2: **NOT HELD**" in told
    told = page([result(PEER, 1000, 40), slow], 8)
    assert "- picks/s ÷ the peer's: 1.5, at least 2: **NOT HELD**" in told
    assert "- p99 ÷ the peer's: 1, at most 0.5: **NOT HELD**" in told
    assert "Numbers to hold" not in page([fast], 8)


def test_a_client_of_the_other_server_joins_asks_and_moves_when_it_is_its_turn() -> None:
    async def speak() -> list[str]:
        client = PeerClient("ws://127.0.0.1:1/", Clock(1, 60), random.Random(1), "m1", 1)
        said: list[str] = []
        client.line.send_text = lambda data, fin=True: said.append(bytes(data).decode())  # type: ignore[method-assign]
        client.may_pick = True

        def state(id: int, current: str) -> dict[str, object]:
            players = {"1": {"hand": [4, 5]}}
            return {"G": {"players": players}, "ctx": {"currentPlayer": current}, "_stateID": id}

        client.read(b'0{"sid": "x"}')
        client.read(b'40/cards,{"sid": "x"}')
        client.read(f"42/cards,{json.dumps(['sync', 'm1', {'state': state(0, '0')}])}".encode())
        client.read(b"2")
        client.read(f"42/cards,{json.dumps(['update', 'm1', state(1, '1'), []])}".encode())
        client.read(f"42/cards,{json.dumps(['update', 'm1', state(2, '0'), []])}".encode())
        assert len(client.clock.waits) == 1
        return said

    join, ask, pong, move = asyncio.run(speak())
    assert (join, pong) == ("40/cards,", "3")
    assert json.loads(ask.removeprefix("42/cards,")) == ["sync", "m1", "1", None, 2]
    kind, action, *rest = json.loads(move.removeprefix("42/cards,"))
    assert (kind, action["type"], rest) == ("update", "MAKE_MOVE", [1, "m1", "1"])
    assert action["payload"]["type"] == "play"
    assert action["payload"]["args"][0] in (0, 1)
