"""What happened on the map: one sentence for each event."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fabletop.games.heroes.book.plans import AIMS
from fabletop.games.heroes.events import GuardsFled
from fabletop.games.heroes.map import events as ev
from fabletop.games.heroes.map.dice import RESOURCE
from fabletop.games.heroes.map.printed import RESOURCES
from fabletop.games.heroes.scenario.course import scenario_of
from fabletop.games.heroes.scenario.texts import text_of
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.words.adventure import peek, tournament
from fabletop.games.heroes.words.adventure.going import DEGREES
from fabletop.games.heroes.words.adventure.land import ROMAN
from fabletop.games.heroes.words.adventure.picked import face_said, token_said
from fabletop.games.heroes.words.cards import signed
from fabletop.games.heroes.words.places import amounts, proclamation_name, proclamation_text
from fabletop.games.heroes.words.table import HeroesWords
from fabletop.games.words import Given, Vary, both
from fabletop.kernel.event import AmountEvent, Event
from fabletop.said import say

# Events that begin a new paragraph of the log, and those that others make plain.
HEADS: Final[tuple[type[Event], ...]] = (
    ev.RoundStarted,
    ev.TurnBegan,
    ev.Begins,
    ev.GoesFirst,
    ev.Proclaimed,
    ev.Happened,
    ev.EndCalled,
    ev.TileRevealed,
    ev.TileLaid,
    ev.Walked,
    ev.Flew,
    ev.StagePaid,
    ev.Eliminated,
    ev.Won,
    ev.LimitReached,
    ev.PointsDecide,
    ev.AiAims,
    ev.Wandered,
    ev.AiArrived,
    ev.TownAttacked,
    ev.PartyLost,
)
QUIET: Final[tuple[type[Event], ...]] = (ev.TurnEnded,)

Varied = tuple[str, Given]


def round_started(w: HeroesWords, g: Heroes, e: ev.RoundStarted) -> Varied:
    if e.n == 1:
        return "", {}
    if e.n % 2:
        return "-resource", {}
    return ("-astrologers" if g.rules.astrologers_speak else ""), {}


def rolled_for_start(w: HeroesWords, g: Heroes, e: ev.RolledForStart) -> Varied:
    return "", {"seat": w.number(e.seat), "n": signed(e.n)}


def begins(w: HeroesWords, g: Heroes, e: ev.Begins) -> Varied:
    return "", {"seat": w.number(e.seat)}


def income_moved(w: HeroesWords, g: Heroes, e: ev.IncomeMoved) -> Varied:
    return "", {"resource": say(f"resource-{RESOURCES[e.resource]}"), "n": signed(e.n)}


def cube_taken(w: HeroesWords, g: Heroes, e: ev.CubeTaken) -> Varied:
    return "", {"enemy": w.seat(g, e.loser)}


def of_token(w: HeroesWords, g: Heroes, e: AmountEvent) -> Varied:
    return "", {"token": token_said(g, e.n)}


def stage_paid(w: HeroesWords, g: Heroes, e: ev.StagePaid) -> Varied:
    scenario = scenario_of(g)
    project = scenario.projects[e.project]
    name = text_of(scenario, "project", project.id)
    return "", {"project": name, "n": e.n, "most": len(project.stages)}


def happened(w: HeroesWords, g: Heroes, e: ev.Happened) -> Varied:
    return "", {"text": text_of(scenario_of(g), "event", str(e.n + 1))}


def weakened(w: HeroesWords, g: Heroes, e: ev.Weakened) -> Varied:
    return "", {"unit": w.cards.unit(e.kind)}


def treasure_rolled(w: HeroesWords, g: Heroes, e: ev.TreasureRolled) -> Varied:
    dice = both([face_said(g, e.die, face) for face in e.faces])
    return ("-resource" if e.die == RESOURCE else ""), {"dice": dice, "n": len(e.faces)}


def proclaimed(w: HeroesWords, g: Heroes, e: ev.Proclaimed) -> Varied:
    card = g.printed.proclamations[e.proclamation]
    return "", {"name": proclamation_name(card), "text": proclamation_text(card)}


def tile_revealed(w: HeroesWords, g: Heroes, e: ev.TileRevealed | ev.Unsealed) -> Varied:
    return "", {"tile": w.spot(g, e.spot)}


def tile_turned(w: HeroesWords, g: Heroes, e: ev.TileTurned) -> Varied:
    tile = w.spot(g, e.spot)
    return ("" if e.turns else "-not"), {"tile": tile, "n": e.turns * DEGREES}


def of_field(w: HeroesWords, g: Heroes, e: ev.FieldEvent) -> Varied:
    return "", {"hero": w.hero(g, e.hero), "field": w.field(g, e.field)}


def left_map(w: HeroesWords, g: Heroes, e: ev.LeftMap | ev.AiUnmasked) -> Varied:
    return "", {"hero": w.hero(g, e.hero)}


def got_movement(w: HeroesWords, g: Heroes, e: ev.GotMovement) -> Varied:
    return ("" if e.n >= 0 else "-fewer"), {"hero": w.hero(g, e.hero), "n": abs(e.n)}


def ai_aims(w: HeroesWords, g: Heroes, e: ev.AiAims) -> Varied:
    return f"-{AIMS[e.aim]}", {"hero": w.hero(g, e.hero), "field": w.field(g, e.field)}


def wandered(w: HeroesWords, g: Heroes, e: ev.Wandered) -> Varied:
    hero = w.hero(g, e.hero)
    return ("", {"hero": hero, "n": e.n}) if e.n > 0 else ("-back" if e.n < 0 else "-rests", {"hero": hero})


def ai_joined(w: HeroesWords, g: Heroes, e: ev.AiJoined) -> Varied:
    return "", {"hero": w.hero(g, e.hero), "unit": w.cards.troop(e.kind, e.face)}


def town_attacked(w: HeroesWords, g: Heroes, e: ev.TownAttacked) -> Varied:
    return "", {"field": w.field(g, e.field), "level": ROMAN[e.level]}


def gave_resources(w: HeroesWords, g: Heroes, e: ev.GaveResources) -> Varied:
    return "", {"other": w.seat(g, e.other), "what": amounts((e.gold, e.materials, e.valuables))}


def swap_offered(w: HeroesWords, g: Heroes, e: ev.SwapOffered) -> Varied:
    return "", {"other": w.seat(g, e.other), "card": w.cards.name(e.card)}


def swapped(w: HeroesWords, g: Heroes, e: ev.Swapped) -> Varied:
    return "", {"other": w.seat(g, e.other)}


VARIED: Final[dict[type[Event], Vary]] = {
    ev.RoundStarted: round_started,
    ev.RolledForStart: rolled_for_start,
    ev.Begins: begins,
    ev.IncomeMoved: income_moved,
    ev.CubeTaken: cube_taken,
    ev.TokenTaken: of_token,
    ev.TokenBrought: of_token,
    ev.TokenDropped: of_token,
    ev.TokenLost: of_token,
    ev.StagePaid: stage_paid,
    ev.Happened: happened,
    ev.Weakened: weakened,
    ev.TreasureRolled: treasure_rolled,
    ev.Proclaimed: proclaimed,
    ev.TileRevealed: tile_revealed,
    ev.Unsealed: tile_revealed,
    ev.TileTurned: tile_turned,
    ev.TileLaid: tournament.tile_laid,
    ev.TileSwung: tournament.tile_swung,
    ev.RolledForChoice: tournament.rolled_for_choice,
    ev.Walked: of_field,
    ev.Flew: of_field,
    ev.Peeked: peek.peeked,
    ev.PutUnder: peek.peeked,
    ev.PutOn: of_field,
    ev.Visited: of_field,
    ev.Flagged: of_field,
    ev.FightAnnounced: of_field,
    ev.LeftMap: left_map,
    ev.GotMovement: got_movement,
    ev.AiAims: ai_aims,
    ev.Wandered: wandered,
    ev.AiArrived: of_field,
    ev.AiUnmasked: left_map,
    ev.AiJoined: ai_joined,
    ev.TownAttacked: town_attacked,
    ev.GaveResources: gave_resources,
    ev.SwapOffered: swap_offered,
    ev.Swapped: swapped,
}


def is_plain(told: Sequence[Event], one: Event) -> bool:
    """Whether the line before has told it: who goes to a field visits it, unless there was a fight."""
    if not isinstance(one, ev.Visited):
        return False
    before = [event for event in told[-2:] if not isinstance(event, GuardsFled)]
    return bool(before) and (
        isinstance(walked := before[-1], ev.Walked | ev.Flew)
        and (walked.hero, walked.field) == (one.hero, one.field)
    )


# What of an event is to be shown beside its line, by the names of its fields
SHOWN: Final = (
    "field",
    "hero",
    "spot",
    "tile",
    "turns",
    "building",
    "kind",
    "proclamation",
    "project",
    "resource",
)
