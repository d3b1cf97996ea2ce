"""What goes over the wire, as plain data and in words, for tests to look at."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

from fabletop import counsel
from fabletop.games import GAMES
from fabletop.games.telling import KNOWN_NOTHING, Known, tell
from fabletop.kernel import Event, Match, Seat, Setup
from fabletop.kernel.match import luck_in
from fabletop.ledger import Language
from fabletop.said import said_from_data
from fabletop.server import wire
from fabletop.server.answers import encode
from fabletop.server.refusal import FOLDER
from fabletop.server.replay.retelling import Retelling, Span
from fabletop.server.table.loading import Standing
from fabletop.server.table.played import start
from fabletop.server.tellers import teller
from fabletop.speech import Speech


def plain(record: Any) -> Any:
    """A record as whoever listens gets it."""
    return json.loads(encode(record))


def told_to(
    match: Match,
    seat: Seat,
    events: Iterable[Event] = (),
    names: Mapping[int, str] | None = None,
    before: Known = KNOWN_NOTHING,
) -> dict[str, Any]:
    """What a seat is told of a match."""
    telling = teller(match.setup.game, names)
    told: dict[str, Any] = plain(tell(telling, match.game, seat, events, before))
    return told


def catalogue(game: str) -> dict[str, Any]:
    told: dict[str, Any] = plain(wire.catalogue(game))
    return told


def replay_frames(data: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Every frame of the replay of a saved match."""
    setup = Setup(
        data["game"],
        data["seats"],
        int(data["seed"]),
        data["ruleset"],
        data["options"],
        data.get("content", ""),
        luck_in(data["format"]),
        data["poker_face"],
    )
    picks = [Standing(number, Seat(0), pick, "") for number, pick in enumerate(data["picks"])]
    span = Span(0, len(picks) + 1, start(setup), [], picks, len(picks))
    return [json.loads(bytes(frame)) for frame in Retelling(setup, {}, span).frames()]


def phrase(said: Any, language: Language = "en", game: str = "village") -> str:
    """What a game says over the wire, in words."""
    return Speech(language, GAMES[game].texts).phrase(said_from_data(said))


def advice(hint: Mapping[str, Any], language: Language = "en", game: str = "village") -> str:
    """What the server advises over a line, in words: its own with those of the game."""
    return both(hint["text"], language, game)


def both(said: Any, language: Language = "en", game: str = "village") -> str:
    """What the server says of a game, in words: its own with those of the game."""
    return Speech(language, FOLDER, counsel.TEXT, GAMES[game].texts).phrase(said_from_data(said))


def reason(refused: Mapping[str, Any]) -> str:
    """Why the server says no over a line, in English."""
    return Speech("en", FOLDER).phrase(said_from_data(refused["reason"]))
