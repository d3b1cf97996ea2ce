"""What goes over the wire of a match: what `fabletop.games.telling` tells, and the promise of fair dice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from fabletop.games import BOXES
from fabletop.games.records import Told
from fabletop.games.telling import KNOWN_NOTHING, known_after, tell
from fabletop.kernel.frame import NOBODY, pick_from_data
from fabletop.kernel.match import Match, Setup, luck_in
from fabletop.server.schemas.replay import ReplayFrame
from fabletop.server.tellers import teller


def catalogue(game: str) -> Any:
    """What is printed: every card and hero of a game."""
    return teller(game).catalogue()


def replay_frames(data: Mapping[str, Any], names: Mapping[int, str] | None = None) -> list[ReplayFrame]:
    """Every public state of a finished match, one for each pick, with what was told in between."""
    box = BOXES[str(data["game"])]
    luck = luck_in(data["format"])
    setup = Setup(box.name, data["seats"], int(data["seed"]), data["ruleset"], data["options"], luck=luck)
    match = Match(box, setup)
    telling = teller(box.name, names)
    known = KNOWN_NOTHING
    told = tell(telling, match.game, NOBODY, match.take_events())
    frames = [frame(None, told)]
    for picked in data["picks"]:
        known = known_after(telling, match.game, known, told.texts)
        told = tell(telling, match.game, NOBODY, match.choose(pick_from_data(picked)), known)
        frames.append(frame(picked, told))
    return frames


def frame(pick: Any, told: Told) -> ReplayFrame:
    return ReplayFrame(pick=pick, **msgspec.structs.asdict(told))
