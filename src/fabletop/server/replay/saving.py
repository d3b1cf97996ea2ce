"""A finished match as a file, for the terminal, for Python and for whoever looks for a fault."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from fabletop.games import BOXES
from fabletop.games.telling import KNOWN_NOTHING, tell
from fabletop.kernel.errors import BadSetup
from fabletop.kernel.frame import NOBODY, Seat, pick_from_data
from fabletop.kernel.game import NotOnOffer
from fabletop.kernel.match import Match, Setup
from fabletop.server.refusal import Refusal
from fabletop.server.replay.service import finished
from fabletop.server.store import Store
from fabletop.server.table.live import Table, setup_of
from fabletop.server.table.loading import TakenFurther, fold
from fabletop.server.table.reading import unreadable
from fabletop.server.table.shown import is_shown
from fabletop.server.tellers import teller
from fabletop.server.workers import Workers


async def saved(store: Store, workers: Workers, table: Table, seat: Seat) -> bytes:
    """What `Match.save` would write.  From it all hands can be seen, so all others must have agreed to that;
    whoever asks for it agrees for themselves."""
    row = await finished(store, table.id)
    if hides_hands(table) and not others_agree(table, seat):
        raise Refusal("refused-hands", 409)
    try:
        picks = [one.pick for one in fold(await store.picks(table.id)).picks]
    except TakenFurther:
        raise unreadable(row) from None
    written = await workers.run_long(
        written_down, setup_of(row), picks, list(table.played.match.game.winners)
    )
    if written is None:
        raise unreadable(row)
    return written


def others_agree(table: Table, seat: Seat) -> bool:
    return all(
        is_shown(table.status, chair.kind, chair.token, chair.since, chair.shows)
        for other, chair in enumerate(table.chairs)
        if other != seat
    )


def hides_hands(table: Table) -> bool:
    """Whether there is anything in this game that one holds hidden from others."""
    telling = teller(table.setup.game, {}, table.setup.content)
    view = tell(telling, table.played.match.game, NOBODY, (), KNOWN_NOTHING).view
    return any("hand" in player for player in msgspec.to_builtins(view)["players"])


def written_down(setup: Setup, picks: Sequence[Any], winners: Sequence[Seat]) -> bytes | None:
    """The match, played once more by these picks; None where today's rules lead elsewhere than it went."""
    try:
        match = Match(BOXES[setup.game], setup)
        for pick in picks:
            match.choose(pick_from_data(pick))
    except (BadSetup, NotOnOffer, ValueError):
        return None
    if not match.game.over or list(match.game.winners) != list(winners):
        return None
    return msgspec.json.encode(match.to_data()) + b"\n"
