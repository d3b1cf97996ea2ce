"""Options of going over the map and of seeing more of it."""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.map.printed import FAR, TILE_KINDS, TURNS
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.words.adventure.land import (
    beside,
    joined,
    listed,
    opens,
    spot_in_question,
    what_waits,
)
from fabletop.games.heroes.words.places import field_name, place_text
from fabletop.games.heroes.words.table import HeroesWords
from fabletop.games.words import DOT
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Act
from fabletop.said import Said, Say, join, say

DEGREES: Final = 360 // TURNS


def going(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    """A step, a landing, a way home: which hero goes where."""
    number, field = pick.ids
    verb = "portal-home" if pick.verb == "portal" else pick.verb.replace("_", "-")
    return say(f"option-{verb}", hero=w.hero(g, number), field=w.field(g, field))


def going_label(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    number, field = pick.ids
    return of_second(w, g, number, w.field(g, field))


def of_second(w: HeroesWords, g: Heroes, number: int, text: Said) -> Said:
    """The secondary hero is named where it acts, the main hero is not."""
    return text if g.heroes[number].main else say("label-second", text=text)


def going_hint(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    """Who is in the way, what is there, and what the way costs."""
    number, field = pick.ids
    return join(DOT, [*what_waits(w, g, g.heroes[number].seat, field), points(g, number)])


def points(g: Heroes, number: int) -> Say:
    return say("hint-point", n=g.heroes[number].movement)


def free_hint(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    """Nothing is visited there, and nothing is paid."""
    return say("hint-late-step")


def revisit(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    return say("option-revisit", hero=w.hero(g, pick.id), field=w.field(g, g.heroes[pick.id].field))


def revisit_label(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    place = field_name(g.land.field(g.heroes[pick.id].field))
    return of_second(w, g, pick.id, say("label-revisit", place=place))


def revisit_hint(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    printed = g.land.field(g.heroes[pick.id].field)
    return join(DOT, [place_text(printed.place), points(g, pick.id)])


def reveal(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    _, spot = pick.ids
    return say("option-reveal", tile=w.spot(g, spot))


def reveal_label(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    number, spot = pick.ids
    return of_second(w, g, number, w.spot(g, spot))


def add(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    return say("option-add", tiles=tiles_beside(g, pick))


def add_label(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    kind = say(f"tile-{TILE_KINDS[FAR]}")
    return of_second(w, g, pick.id, say("label-add", tile=kind, tiles=tiles_beside(g, pick)))


def tiles_beside(g: Heroes, pick: Act) -> Said:
    _, q, r = pick.ids
    return listed(beside(g.land, q, r))


def explore_hint(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    """What it costs: nothing, where a place or a card lets one see."""
    found: list[Said] = []
    if pick.verb == "add":
        found.append(say("hint-supply", n=len(g.realm(g.heroes[pick.id].seat).supply)))
    if d.kind == "main":
        found.append(points(g, pick.id))
    return join(DOT, found)


def turn(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    return say("option-turn", n=pick.id * DEGREES) if pick.id else say("option-turn-not")


def turn_label(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    return f"{pick.id * DEGREES}°"


def turn_hint(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    """Which tiles are joined this way, and towards which there is a way out."""
    spot = spot_in_question(g, d.kind, d.frame.seat, d.frame.args)
    tiles, hidden = joined(g.land, spot, pick.id), opens(g.land, spot, pick.id)
    found: list[Said] = [say("hint-joins", tiles=listed(tiles))] if tiles else []
    if hidden:
        found.append(say("hint-opens", tiles=listed(hidden)))
    return join(DOT, found) if found else say("hint-joins-none")


def end_turn_hint(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    left = sum(g.heroes[number].movement for number in g.heroes_of(d.frame.seat))
    return say("hint-end-turn", n=left) if left else ""
