"""What happened: one sentence for each event, and paragraphs that belong together."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from fabletop.games.andor import events as ev
from fabletop.games.andor.defs import ARCHER, BELOW_THE_LINE, FIRE, LETTERS, NONE, SPRING
from fabletop.games.andor.state.game import Andor
from fabletop.games.andor.words.table import AndorWords
from fabletop.games.words import Given, Vary, paragraphs, sentence
from fabletop.kernel.event import Event
from fabletop.said import Said, join

# Events that begin a new paragraph of the log, and those that others make plain.
HEADS: Final = (
    ev.DayBegan,
    ev.TurnBegan,
    ev.SunriseSymbol,
    ev.SymbolSkipped,
    ev.CardRead,
    ev.EventDrawn,
    ev.GoalOpened,
    ev.GoalDone,
    ev.NarratorMoved,
    ev.MovementDrawn,
    ev.FieldsFell,
    ev.FightBegan,
    ev.RoundBegan,
    ev.FightEnded,
    ev.LegendEnded,
)
QUIET: Final = (ev.HeroStopped,)
AFTER_SYMBOL: Final = (ev.SunriseSymbol, ev.SymbolSkipped, ev.NarratorMoved, ev.DayBegan)


def told(happened: Iterable[Event]) -> list[Event]:
    """Without what goes without saying; a way of several fields is told as one, and so is its overtime."""
    kept: list[Event] = []
    for one in happened:
        if isinstance(one, QUIET) or is_plain(one, kept):
            continue
        if isinstance(one, ev.HeroMoved | ev.FoeMoved | ev.HourSpent) and goes_on(kept, one):
            continue
        if isinstance(one, AFTER_SYMBOL) and kept and isinstance(kept[-1], ev.SunriseSymbol):
            kept.pop()  # a symbol at which nothing happened, or that of the narrator
        kept.append(one)
    return kept


def is_plain(one: Event, kept: list[Event]) -> bool:
    """What nobody needs to hear: an hour of the day, a closed token, a token that goes as it is turned up."""
    if isinstance(one, ev.HourSpent):
        return one.by == 0
    if isinstance(one, ev.TokenPlaced):
        return one.face == NONE and one.kind != FIRE
    if isinstance(one, ev.TokenGone):
        return any(
            isinstance(other, ev.TokenTurned) and (other.kind, other.field) == (one.kind, one.field)
            for other in kept
        )
    return False


def goes_on(kept: list[Event], one: ev.HeroMoved | ev.FoeMoved | ev.HourSpent) -> bool:
    """Whether this was added to the way that the same figure has just gone, or to its overtime."""
    for place in range(len(kept) - 1, -1, -1):
        other = kept[place]
        if not isinstance(other, ev.HeroMoved | ev.FoeMoved | ev.HourSpent):
            return False
        longer = joined(other, one)
        if longer is not None:
            kept[place] = longer
            return True
    return False


def joined(first: Event, then: Event) -> Event | None:
    """Two steps of one figure as one, or two of its overtime hours."""
    if isinstance(first, ev.HeroMoved) and isinstance(then, ev.HeroMoved):
        if (first.hero, first.field) == (then.hero, then.origin):
            return ev.HeroMoved(then.hero, first.origin, then.field)
    elif isinstance(first, ev.FoeMoved) and isinstance(then, ev.FoeMoved):
        if (first.uid, first.field) == (then.uid, then.origin):
            return ev.FoeMoved(then.kind, then.uid, first.origin, then.field)
    elif isinstance(first, ev.HourSpent) and isinstance(then, ev.HourSpent) and first.hero == then.hero:
        return ev.HourSpent(then.hero, first.by + then.by, then.n)
    return None


def event(w: AndorWords, g: Andor, happened: Event) -> Said:
    """One event as a sentence.  Nothing in it is hidden from anybody."""
    return sentence(w, g, happened, plain(w, g, happened), VARIED)


def log(w: AndorWords, g: Andor, happened: Iterable[Event]) -> list[Said]:
    """What happened as paragraphs: each begins with what somebody did, the rest is what came of it."""
    return paragraphs([(isinstance(one, HEADS), event(w, g, one)) for one in told(happened)])


def plain(w: AndorWords, g: Andor, happened: Event) -> Given:
    """What the fields of an event are called: heroes, foes, items and fields by name, numbers as they are."""
    given: Given = {}
    kind = type(happened)
    for name in kind.FIELDS:
        value = getattr(happened, name)
        if name in ("hero", "other"):
            given[name] = w.hero(g, value)
        elif name == "item":
            given[name] = w.cards.item(value)
        elif name == "field":
            given[name] = w.field(g, value)
        elif name == "origin":
            given[name] = value
        elif name == "kind" and value != NONE and not issubclass(kind, ev.TokenEvent | ev.BasePlaced):
            given["foe"] = w.kind(g, value)
        elif name == "dice":
            given[name] = join(", ", value)
        elif name in ("n", "by", "points", "strength", "left", "place"):
            given[name] = value
    return given


# -- events that read differently from case to case ----------------------------------------------------------

Varied = tuple[str, Given]  # how the key ends, and what else goes into it


def changed(w: AndorWords, g: Andor, e: ev.HeroChange) -> Varied:
    return ("-gain" if e.by > 0 else "-loss"), {"by": abs(e.by)}


def day_ended(w: AndorWords, g: Andor, e: ev.DayEnded) -> Varied:
    return ("-rooster" if e.rooster else ""), {}


def symbol(w: AndorWords, g: Andor, e: ev.Plain) -> Varied:
    return "", {"symbol": w.cards.symbol(e.n)}


def wagon_moved(w: AndorWords, g: Andor, e: ev.WagonMoved) -> Varied:
    return "", {"field": w.field(g, e.n)}


def base_placed(w: AndorWords, g: Andor, e: ev.BasePlaced) -> Varied:
    return "", {"base": w.cards.base(e.kind)}


def bridge(w: AndorWords, g: Andor, e: ev.Plain) -> Varied:
    return "", {"site": w.cards.site(g.legend, e.n)}


def jump_changed(w: AndorWords, g: Andor, e: ev.JumpChanged) -> Varied:
    line = g.board.lines[e.line]
    return "", {"a": line.a, "b": line.b}


def fields_fell(w: AndorWords, g: Andor, e: ev.FieldsFell) -> Varied:
    return "", {"fields": w.fields(g.board.stages[e.n - 1])}


def delivered(w: AndorWords, g: Andor, e: ev.Delivered) -> Varied:
    return "", {"base": w.base(g)}


def book(w: AndorWords, g: Andor, e: ev.HeroAmount) -> Varied:
    return "", {"book": w.cards.book(e.n)}


def book_away(w: AndorWords, g: Andor, e: ev.BookAway) -> Varied:
    return "", {"book": w.cards.book(e.n), "letter": LETTERS[e.letter]}


def token(w: AndorWords, g: Andor, e: ev.TokenEvent) -> Varied:
    given: Given = {"token": w.cards.token(e.kind)}
    if isinstance(e, ev.TokenHidden) or e.face == NONE:
        turned = e.kind == SPRING and isinstance(e, ev.TokenTurned | ev.TokenHidden)
        return ("-spring" if turned else ""), given
    face = g.legend.faces[e.face]
    return "-face", {**given, "face": w.cards.face(face), "text": w.cards.face_text(face)}


def strengthened(w: AndorWords, g: Andor, e: ev.FoeStrengthened) -> Varied:
    return ("" if e.n > 0 else "-weaker"), {"n": abs(e.n)}


def movement_drawn(w: AndorWords, g: Andor, e: ev.MovementDrawn) -> Varied:
    return "", {"token": w.cards.movement(g.legend.movement[e.n], g.has_rule(BELOW_THE_LINE))}


def fight_began(w: AndorWords, g: Andor, e: ev.FightBegan) -> Varied:
    return ("-dweller" if e.kind == NONE else ""), {}


def dice_rolled(w: AndorWords, g: Andor, e: ev.HeroDice) -> Varied:
    """The archer throws one die after the other, and the last one counts."""
    archer = g.heroes[e.hero].kind == ARCHER and len(e.dice) > 1
    return ("-again" if archer else ""), {"last": e.dice[-1]}


def hero_value(w: AndorWords, g: Andor, e: ev.HeroValue) -> Varied:
    return "", {"sum": e.points + e.strength}


def foe_rolled(w: AndorWords, g: Andor, e: ev.FoeRolled) -> Varied:
    return "", {"sum": e.points + e.strength}


def round_ended(w: AndorWords, g: Andor, e: ev.RoundEnded) -> Varied:
    """A cave dweller has no willpower: it loses or nothing happens."""
    lead = e.heroes - e.foe
    ending = "-draw" if lead == 0 else ("-won" if lead > 0 else "-lost") + ("" if e.left else "-whole")
    return ending, {"heroes": e.heroes, "enemy": e.foe, "n": abs(lead)}


def fight_ended(w: AndorWords, g: Andor, e: ev.FightEnded) -> Varied:
    return ("-won" if e.n else ""), {}


def card_read(w: AndorWords, g: Andor, e: ev.CardRead) -> Varied:
    card = g.legend.cards[e.n]
    text = w.cards.card_text(g.legend, card)
    return ("" if text else "-untold"), {"card": w.cards.card(g.legend, card), "text": text}


def event_card(w: AndorWords, g: Andor, e: ev.Plain | ev.EventPeeked | ev.EventStopped) -> Varied:
    event = g.legend.events[e.n]
    return "", {"event": w.cards.event(event), "text": w.cards.event_text(event)}


def option_taken(w: AndorWords, g: Andor, e: ev.OptionTaken) -> Varied:
    return "", {"option": w.cards.option(g.legend, e.script, e.choice, e.option)}


def goal(w: AndorWords, g: Andor, e: ev.Plain) -> Varied:
    return "", {"goal": w.cards.goal(g.legend, g.legend.goals[e.n])}


def narrator_moved(w: AndorWords, g: Andor, e: ev.NarratorMoved) -> Varied:
    return "", {"letter": LETTERS[e.n]}


def rule(w: AndorWords, g: Andor, e: ev.Plain) -> Varied:
    return "", {"rule": w.cards.rule(e.n)}


def piece_laid(w: AndorWords, g: Andor, e: ev.PieceLaid) -> Varied:
    return ("-gone", "-4", "-1")[e.n], {}


def legend_ended(w: AndorWords, g: Andor, e: ev.LegendEnded) -> Varied:
    text = w.cards.ending(g.legend, e.n == 1)
    return ("-won" if e.n else "-lost") + ("" if text else "-untold"), {"text": text}


VARIED: Final[dict[type[Event], Vary]] = {
    ev.WillpowerChanged: changed,
    ev.StrengthChanged: changed,
    ev.DayEnded: day_ended,
    ev.SunriseSymbol: symbol,
    ev.SymbolSkipped: symbol,
    ev.WagonMoved: wagon_moved,
    ev.BasePlaced: base_placed,
    ev.BridgeLaid: bridge,
    ev.BridgeLifted: bridge,
    ev.JumpChanged: jump_changed,
    ev.FieldsFell: fields_fell,
    ev.Delivered: delivered,
    ev.Studied: book,
    ev.SpellCast: book,
    ev.BookReturned: book,
    ev.BookAway: book_away,
    ev.TokenPlaced: token,
    ev.TokenTurned: token,
    ev.TokenHidden: token,
    ev.TokenGone: token,
    ev.FoeStrengthened: strengthened,
    ev.MovementDrawn: movement_drawn,
    ev.FightBegan: fight_began,
    ev.DiceRolled: dice_rolled,
    ev.HeroValue: hero_value,
    ev.FoeRolled: foe_rolled,
    ev.RoundEnded: round_ended,
    ev.FightEnded: fight_ended,
    ev.CardRead: card_read,
    ev.EventDrawn: event_card,
    ev.EventStopped: event_card,
    ev.EventPeeked: event_card,
    ev.EventDiscarded: event_card,
    ev.OptionTaken: option_taken,
    ev.GoalOpened: goal,
    ev.GoalDone: goal,
    ev.NarratorMoved: narrator_moved,
    ev.RuleAdded: rule,
    ev.RuleDropped: rule,
    ev.PieceLaid: piece_laid,
    ev.LegendEnded: legend_ended,
}
