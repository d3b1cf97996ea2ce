"""The server of boardgame.io under the same load as ours, from `bench/boardgame.io`.

It speaks Socket.IO, of which a client needs little: it joins a namespace, asks for the state of its match,
and sends its moves.  Its game is a small one of two hands of cards, in memory alone.
"""

from __future__ import annotations

import random
import time
from pathlib import Path
from typing import Any, Final

import msgspec

from fabletop.lab.server_client import HOST, Client, Clock, sit

FOLDER: Final = Path("bench/boardgame.io")
GAME: Final = "cards"
ADDRESS: Final = "/socket.io/?EIO=4&transport=websocket"
SAID: Final = f"42/{GAME},"
UPDATE: Final = f'{SAID}["update"'
SYNC: Final = f'{SAID}["sync"'


class Player(msgspec.Struct):
    hand: list[int]


class Laid(msgspec.Struct):
    players: dict[str, Player]


class Turn(msgspec.Struct):
    current: str = msgspec.field(name="currentPlayer")
    over: Any = msgspec.field(default=None, name="gameover")


class State(msgspec.Struct):
    game: Laid = msgspec.field(name="G")
    turn: Turn = msgspec.field(name="ctx")
    id: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    state: State


read_update: Final = msgspec.json.Decoder(tuple[str, str, State, Any]).decode
read_sync: Final = msgspec.json.Decoder(tuple[str, str, Synced]).decode
write: Final = msgspec.json.Encoder().encode


class PeerClient(Client):
    """One seat of a match at boardgame.io."""

    def __init__(self, url: str, clock: Clock, luck: random.Random, match: str, seat: int) -> None:
        super().__init__(url, clock, luck)
        self.match: Final = match
        self.seat: Final = str(seat)
        self.state: State | None = None

    def read(self, data: bytes) -> None:
        said = data.decode()
        if said.startswith(UPDATE):
            self.hear_state(read_update(said[len(SAID) :])[2])
        elif said.startswith(SYNC):
            self.hear_state(read_sync(said[len(SAID) :])[2].state)
        elif said == "2":
            self.line.send_text(b"3")
        elif said.startswith("0"):
            self.line.send_text(f"40/{GAME},".encode())
        elif said.startswith(f"40/{GAME}"):
            self.emit("sync", self.match, self.seat, None, 2)

    def hear_state(self, state: State) -> None:
        self.state = state
        self.heard(state.id, bool(state.turn.over))

    def pick(self) -> None:
        state = self.state
        if state is None or state.turn.current != self.seat or self.picked >= 0:
            return
        self.picked = state.id
        self.begun = time.perf_counter()
        place = self.luck.randrange(len(state.game.players[self.seat].hand))
        move = {"type": "play", "args": [place], "playerID": self.seat}
        self.emit("update", {"type": "MAKE_MOVE", "payload": move}, state.id, self.match, self.seat)

    def emit(self, *said: Any) -> None:
        self.line.send_text(SAID.encode() + write(said))


async def play(port: int, clock: Clock, luck: random.Random, table: int) -> None:
    """One match after the other, until the time is up."""
    first, played = True, 0
    while clock.running:
        match = f"m{table}-{played}"
        played += 1
        clients = [
            await sit(port, PeerClient(f"ws://{HOST}:{port}{ADDRESS}", clock, luck, match, seat))
            for seat in (0, 1)
        ]
        if first:
            await clock.start()
            first = False
        for client in clients:
            client.begin()
        for client in clients:
            await client.done.wait()
            client.transport.close()
