"""What a seat is told, in words: views, decisions, events and the log as docs/wire.md describes them.

Everything here is cut to one seat; NOBODY looks on.  A game speaks through its `Speaker`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, Final

from fabletop.games import BOXES, GAMES
from fabletop.kernel.event import Event
from fabletop.kernel.frame import NOBODY, Seat, pick_from_data, pick_to_data
from fabletop.kernel.game import Game
from fabletop.kernel.match import Match, Setup
from fabletop.ledger import Language
from fabletop.server.speakers import Seen, Speaker

SPEAKERS_KEPT: Final = 128


def speaker(game: str, language: Language, names: Mapping[int, str] | None = None) -> Speaker:
    """Speakers remember what they said, so they are made once."""
    return known_speaker(game, language, tuple(sorted((names or {}).items())))


@lru_cache(SPEAKERS_KEPT)
def known_speaker(game: str, language: Language, names: tuple[tuple[int, str], ...]) -> Speaker:
    return GAMES[game].speaker(language, dict(names))


def catalogue(game: str, language: Language) -> dict[str, Any]:
    """What is printed, in words: every card and hero of a game."""
    return {
        "game": game,
        "language": language,
        "content": BOXES[game].content_hash(),
        **speaker(game, language).catalogue(),
    }


def state_of(
    match: Match,
    seat: Seat,
    language: Language,
    events: Iterable[Event],
    names: Mapping[int, str] | None = None,
    told: frozenset[Seen] = frozenset(),
) -> dict[str, Any]:
    """What one seat is told of a match now, and of what happened since it was last told.  What is printed on
    things that were seen is left out where it was `told` before."""
    game = match.game
    said = speaker(match.setup.game, language, names)
    heard = [cut for event in events if (cut := event.cut(seat)) is not None]
    view = said.view(game, seat)
    view.pop("decision", None)
    return {
        "view": view,
        "printed": said.printed(game, said.seen(game) - told),
        "decision": decision_of(said, game, seat),
        "events": [event.to_data() for event in heard],
        "log": said.log(game, heard),
        "over": game.over,
        "winners": list(game.winners),
        "promise": match.promise,
        "seed": str(match.setup.seed) if game.over else None,
    }


def decision_of(said: Speaker, game: Game, seat: Seat) -> dict[str, Any] | None:
    """Whom the table waits for and for what; the options only for those who hold them."""
    decision = game.decision
    if decision is None:
        return None
    offered = decision.offers(seat)
    return {
        "seats": list(decision.seats),
        "mine": bool(offered),
        "asked": seat in decision.seats,
        "kind": decision.kind,
        "prompt": said.prompt(game, seat),
        "rules": list(said.rules(decision)),
        "cited": said.cited(decision, offered),
        "options": [{"pick": pick_to_data(pick), **said.option(game, decision, pick)} for pick in offered],
        "hero": said.hero_asked(game),
        "hints": said.advises and seat in decision.seats,
    }


def replay_frames(
    data: Mapping[str, Any], language: Language, names: Mapping[int, str] | None = None
) -> list[dict[str, Any]]:
    """Every public state of a finished match, one for each pick, with what was told in between."""
    box = BOXES[str(data["game"])]
    setup = Setup(box.name, data["seats"], int(data["seed"]), data["ruleset"], data["options"])
    match = Match(box, setup)
    said = speaker(box.name, language, names)
    frames = [{"pick": None, **state_of(match, NOBODY, language, match.take_events(), names)}]
    told = said.seen(match.game)
    for picked in data["picks"]:
        events = match.choose(pick_from_data(picked))
        frames.append({"pick": picked, **state_of(match, NOBODY, language, events, names, told)})
        told |= said.seen(match.game)
    return frames
