"""What happened: one sentence for each event, and paragraphs that belong together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from fabletop.games.heroes import events as ev
from fabletop.games.heroes.combat.state import BROKEN_OFF, DEFENDER, RETREAT, SURRENDER
from fabletop.games.heroes.defs import NONE, PACK
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.view import scene
from fabletop.games.heroes.words import towns
from fabletop.games.heroes.words.adventure import log as on_map
from fabletop.games.heroes.words.cards import signed
from fabletop.games.heroes.words.table import HeroesWords
from fabletop.games.words import Given, Vary, both, paragraphs, sentence
from fabletop.kernel.event import Event
from fabletop.said import Said, join, say

# Events that begin a new paragraph of the log, and those that the next one makes plain.
HEADS: Final[tuple[type[Event], ...]] = (
    *on_map.HEADS,
    ev.HeroTaken,
    ev.GuardsDrawn,
    ev.CombatBegan,
    ev.RoundBegan,
    ev.Activated,
    ev.Played,
    ev.Cast,
    ev.AttackDeclared,
    ev.PaidForRound,
    ev.Surrendered,
    ev.Retreated,
    ev.CombatEnded,
    *towns.HEADS,
)
QUIET: Final[tuple[type[Event], ...]] = (ev.TowerFell, *on_map.QUIET)


def told(happened: Iterable[Event]) -> list[Event]:
    """Without what goes without saying: the damage of a blow stands in the line of the blow, and who goes
    to a place visits it."""
    kept: list[Event] = []
    blow: ev.BlowWorked | None = None
    for one in happened:
        if isinstance(one, QUIET) or on_map.is_plain(kept, one):
            continue
        if isinstance(one, ev.BlowWorked):
            blow = one
        elif isinstance(one, ev.Wounded) and blow is not None:
            said = (blow.target, blow.damage)
            blow = None
            if said == (one.uid, one.n):
                continue
        kept.append(one)
    return kept


def event(w: HeroesWords, g: Heroes, happened: Event) -> Said:
    """One event as a sentence.  Cut it to the seat that reads it first: `event.cut(seat)`."""
    return sentence(w, g, happened, plain(w, g, happened), VARIED)


def log(w: HeroesWords, g: Heroes, happened: Iterable[Event]) -> list[Said]:
    """What happened as paragraphs: each begins with what somebody did, the rest is what came of it."""
    return paragraphs(
        [(isinstance(one, HEADS), event(w, then, one)) for then, one in remembered(g, told(happened))]
    )


def remembered(g: Heroes, happened: Sequence[Event]) -> list[tuple[Heroes, Event]]:
    """Each event with the game to tell it by: what happened in a combat that another one has followed is told
    by the game as that one left it."""
    then, found = g, []
    for one in reversed(happened):
        if isinstance(one, ev.CombatEnded) and one.fought not in (None, scene(then)):
            then = g.clone()
            if then.combat is not None:
                then.leave_combat()
            then.fought = one.fought
        found.append((then, one))
    return found[::-1]


def plain(w: HeroesWords, g: Heroes, happened: Event) -> Given:
    """What the fields of an event are called: seats, cards, units and spaces by name, numbers as they are."""
    given: Given = {}
    for field in type(happened).FIELDS:
        value = getattr(happened, field)
        if field == "seat":
            given["seat"] = w.seat(g, value)
        elif field == "card" and value >= 0 and not isinstance(happened, ev.AiDrew):
            given["card"] = w.cards.name(value)
        elif field == "cards":
            given["cards"] = w.cards.names(value)
        elif field == "uid" and value >= 0:
            given["unit"] = w.unit(g, value)
        elif field == "target":
            given["target"] = w.unit(g, value)
        elif field in ("start", "end", "space"):
            given[field] = w.space(g, value)
        elif field in ("n", "attack", "defence", "damage", "gold", "materials", "valuables"):
            given[field] = value
        elif field == "die":
            given["die"] = signed(value)
    return given


def is_tower(g: Heroes, uid: int) -> bool:
    return scene(g).units[uid].kind == g.printed.tower


# -- events that read differently from case to case -------------------------------------------------------


def hero_taken(w: HeroesWords, g: Heroes, e: ev.HeroTaken) -> tuple[str, Given]:
    return "", {"seat": w.number(e.seat) if e.seat >= 0 else say("side-ai"), "hero": w.cards.hero(e.n)}


def unit_mustered(w: HeroesWords, g: Heroes, e: ev.UnitMustered) -> tuple[str, Given]:
    return ("-pack" if e.face == PACK else ""), {"unit": w.cards.unit(e.kind)}


def card_gained(w: HeroesWords, g: Heroes, e: ev.CardGained) -> tuple[str, Given]:
    return ("" if e.card < 0 else "-card"), {}


def drew(w: HeroesWords, g: Heroes, e: ev.Drew) -> tuple[str, Given]:
    return ("-cards" if e.cards else ""), {}


def used(w: HeroesWords, g: Heroes, e: ev.UseEvent) -> tuple[str, Given]:
    return ("-expert" if g.cards[e.card].uses[e.use].expert else ""), {}


def aimed(w: HeroesWords, g: Heroes, e: ev.Aimed) -> tuple[str, Given]:
    return ("-space" if e.uid < 0 else ""), {}


def got_morale(w: HeroesWords, g: Heroes, e: ev.GotMorale) -> tuple[str, Given]:
    return ("" if e.n > 0 else "-negative"), {}


def spent_morale(w: HeroesWords, g: Heroes, e: ev.SpentMorale) -> tuple[str, Given]:
    return ("-draw", "-exchange", "-reroll", "-remove", "-search")[e.n], {}


def got_resources(w: HeroesWords, g: Heroes, e: ev.GotResources) -> tuple[str, Given]:
    named = (("gold", e.gold), ("materials", e.materials), ("valuables", e.valuables))
    return "", {"what": both([say(f"amount-{name}", n=n) for name, n in named if n] or ["0"])}


def at_space(w: HeroesWords, g: Heroes, e: ev.UnitEvent) -> tuple[str, Given]:
    return "", {"space": w.space(g, e.n)}


def walls_rose(w: HeroesWords, g: Heroes, e: ev.WallsRose) -> tuple[str, Given]:
    return "", {"space": w.space(g, e.n)}


def combat_began(w: HeroesWords, g: Heroes, e: ev.CombatBegan) -> tuple[str, Given]:
    return "", {"enemy": w.side(g, DEFENDER)}


def activated(w: HeroesWords, g: Heroes, e: ev.Activated) -> tuple[str, Given]:
    return "", {"side": w.side(g, scene(g).units[e.uid].side)}


def attack_declared(w: HeroesWords, g: Heroes, e: ev.AttackDeclared) -> tuple[str, Given]:
    if is_tower(g, e.uid):
        return "-tower", {}
    return ("-back" if e.back else ""), {}


def blow_worked(w: HeroesWords, g: Heroes, e: ev.BlowWorked) -> tuple[str, Given]:
    return "", {"n": e.damage}


def dice_rolled(w: HeroesWords, g: Heroes, e: ev.DiceRolled) -> tuple[str, Given]:
    dice = join(", ", [signed(die) for die in e.dice])
    return {-1: "-lower", 1: "-higher"}.get(e.keeps, ""), {"dice": dice}


def die_shown(w: HeroesWords, g: Heroes, e: ev.UnitEvent) -> tuple[str, Given]:
    return ("" if e.uid >= 0 else "-nobody"), {"die": signed(e.n)}


def ai_drew(w: HeroesWords, g: Heroes, e: ev.AiDrew) -> tuple[str, Given]:
    return "", {"card": w.cards.ai_card(e.card), "enemy": w.nobody(g)}


def combat_ended(w: HeroesWords, g: Heroes, e: ev.CombatEnded) -> tuple[str, Given]:
    if e.ending == BROKEN_OFF:
        return "-broken-off", {}
    if e.victor == NONE:
        return "-nobody", {}
    victor = {"seat": w.side(g, e.victor), "enemy": w.side(g, 1 - e.victor)}
    return {SURRENDER: "-surrender", RETREAT: "-retreat"}.get(e.ending, ""), {**victor}


VARIED: Final[dict[type[Event], Vary]] = {
    **on_map.VARIED,
    ev.HeroTaken: hero_taken,
    ev.UnitMustered: unit_mustered,
    ev.CardGained: card_gained,
    ev.Drew: drew,
    ev.Played: used,
    ev.Cast: used,
    ev.Aimed: aimed,
    ev.GotMorale: got_morale,
    ev.SpentMorale: spent_morale,
    ev.GotResources: got_resources,
    ev.Deployed: at_space,
    ev.WallBroken: at_space,
    ev.WallsRose: walls_rose,
    ev.CombatBegan: combat_began,
    ev.Activated: activated,
    ev.AttackDeclared: attack_declared,
    ev.BlowWorked: blow_worked,
    ev.DiceRolled: dice_rolled,
    ev.Rerolled: die_shown,
    ev.GuardRolled: die_shown,
    ev.AbilityRolled: die_shown,
    ev.AiDrew: ai_drew,
    ev.CombatEnded: combat_ended,
    **towns.VARIED,
}
