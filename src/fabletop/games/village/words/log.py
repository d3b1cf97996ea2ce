"""What happened: one sentence for each event, and paragraphs that belong together."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from fabletop.games.village import events as ev
from fabletop.games.village.modes import SORCERERS
from fabletop.games.village.state import Village
from fabletop.games.village.words.cards import signed
from fabletop.games.village.words.table import VillageWords
from fabletop.games.words import Given, Vary, paragraphs, sentence
from fabletop.kernel.event import Event
from fabletop.said import Said

# Events that begin a new paragraph of the log, and those that the next one makes plain.
HEADS: Final = (
    ev.HeroTaken,
    ev.StartRolled,
    ev.TurnBegan,
    ev.Played,
    ev.Cast,
    ev.Bought,
    ev.Sold,
    ev.MonsterAttacked,
    ev.OverwhelmCame,
    ev.OverwhelmGrew,
    ev.OverwhelmDied,
    ev.Proliferated,
    ev.Won,
)
QUIET: Final = (ev.TurnEnded,)
SIGNED: Final = (ev.GotMind, ev.WeaponsSharpened, ev.NextWeaponSharpened, ev.TamingRaised)


def told(happened: Iterable[Event]) -> list[Event]:
    """Without what goes without saying."""
    return [one for one in happened if not isinstance(one, QUIET)]


def event(w: VillageWords, g: Village, happened: Event) -> Said:
    """One event as a sentence.  Cut it to the seat that reads it first: `event.cut(seat)`."""
    return sentence(w, g, happened, plain(w, g, happened), VARIED)


def log(w: VillageWords, g: Village, happened: Iterable[Event]) -> list[Said]:
    """What happened as paragraphs: each begins with what somebody did, the rest is what came of it."""
    return paragraphs([(isinstance(one, HEADS), event(w, g, one)) for one in told(happened)])


def plain(w: VillageWords, g: Village, happened: Event) -> Given:
    """What the fields of an event are called: seats and cards by name, numbers as they are."""
    given: Given = {}
    for field in type(happened).FIELDS:
        value = getattr(happened, field)
        if field == "seat":
            given["seat"] = w.seat(g, value)
        elif field == "card" and value >= 0:
            given["card"] = w.cards.name(value)
        elif field == "cards":
            given["cards"] = w.cards.names(value)
        elif field == "n":
            given["n"] = signed(value) if isinstance(happened, SIGNED) else value
    return given


# -- events that read differently from case to case -------------------------------------------------------


def hero_taken(w: VillageWords, g: Village, e: ev.HeroTaken) -> tuple[str, Given]:
    return "", {"seat": w.number(e.seat), "hero": w.cards.the_hero(e.n)}


def place_taken(w: VillageWords, g: Village, e: ev.PlaceTaken) -> tuple[str, Given]:
    return ("-sorcerer" if e.n in SORCERERS else ""), {}


def drew(w: VillageWords, g: Village, e: ev.Drew) -> tuple[str, Given]:
    return ("-cards" if e.cards else ""), {}


def rolled(w: VillageWords, g: Village, e: ev.Rolled) -> tuple[str, Given]:
    return ("-nobody" if e.seat < 0 else ""), {}


def missed(w: VillageWords, g: Village, e: ev.Missed) -> tuple[str, Given]:
    return ("-nobody" if e.seat < 0 else ""), {}


def monster_died(w: VillageWords, g: Village, e: ev.MonsterDied) -> tuple[str, Given]:
    return ("-killed", {"killer": w.seat(g, e.n)}) if e.n >= 0 else ("", {})


def sneaking_tried(w: VillageWords, g: Village, e: ev.SneakingTried) -> tuple[str, Given]:
    return ("-free" if e.n else ""), {}


def foresaw(w: VillageWords, g: Village, e: ev.Foresaw) -> tuple[str, Given]:
    return ("-card" if e.card >= 0 else ""), {}


VARIED: Final[dict[type[Event], Vary]] = {
    ev.HeroTaken: hero_taken,
    ev.PlaceTaken: place_taken,
    ev.Drew: drew,
    ev.Rolled: rolled,
    ev.Missed: missed,
    ev.MonsterDied: monster_died,
    ev.SneakingTried: sneaking_tried,
    ev.Foresaw: foresaw,
}
