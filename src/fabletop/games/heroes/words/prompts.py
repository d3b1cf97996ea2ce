"""What is asked: who must do what, and why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fabletop.games.heroes.cards.registry import START
from fabletop.games.heroes.combat.blow import attack_of, defence_of, is_dieless
from fabletop.games.heroes.combat.reach import stride
from fabletop.games.heroes.combat.state import ATTACKER
from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.words.adventure import prompts as on_map
from fabletop.games.heroes.words.adventure.decks import deck_said
from fabletop.games.heroes.words.cards import signed
from fabletop.games.heroes.words.table import HeroesWords
from fabletop.games.words import Given
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import NOBODY, Act, Seat
from fabletop.said import Said, join, say

Asked = tuple[str, Given]  # a key without its beginning, and what goes into its placeholders
Ask = Callable[[HeroesWords, Heroes, Decision], Asked]


def prompt(w: HeroesWords, g: Heroes, viewer: Seat = NOBODY) -> Said:
    """What the seat that is asked must do; nothing if nobody is asked."""
    decision = g.decision
    if decision is None:
        return ""
    key, given = PROMPTS.get(decision.kind, plain)(w, g, decision)
    if decision.kind in ACTIVE:
        given["deeds"] = deeds(w, g, decision)
    return say(f"prompt-{key}", seat=w.seats(g, decision.seats), **given)


def plain(w: HeroesWords, g: Heroes, d: Decision) -> Asked:
    return d.kind.replace("_", "-"), {}


# -- the active unit --------------------------------------------------------------------------------------


def deeds(w: HeroesWords, g: Heroes, d: Decision) -> Said:
    """What is on offer, each kind once: move up to 3 spaces, attack, defend or play a card."""
    (uid,) = d.frame.args
    verbs = {option.verb for option in d.options if isinstance(option, Act)}
    said = [say(f"deed-{verb}", n=stride(g, uid)) for verb in DEEDS if verb in verbs]
    if verbs & {"play", "cast"}:
        said.append(say("deed-play"))
    if len(said) < 2 and "end" in verbs:
        said.append(say("deed-end"))
    return w.either(said)


ACTIVE: Final = ("act", "guard_act")  # decisions about what the active unit does
DEEDS: Final = ("move", "attack", "break", "defend")


def act(w: HeroesWords, g: Heroes, d: Decision) -> Asked:
    (uid,) = d.frame.args
    key = "guard-act" if d.kind == "guard_act" else "act"
    return key, {"unit": w.unit(g, uid)}


def mend(w: HeroesWords, g: Heroes, d: Decision) -> Asked:
    uid, n = d.frame.args
    return "mend", {"unit": w.unit(g, uid), "n": n}


def splash(w: HeroesWords, g: Heroes, d: Decision) -> Asked:
    uid, _, value = d.frame.args
    return "splash", {"unit": w.unit(g, uid), "n": value}


def flee(w: HeroesWords, g: Heroes, d: Decision) -> Asked:
    uid, dragons = d.frame.args
    return "flee", {"unit": w.unit(g, uid), "target": w.unit(g, dragons)}


def return_home(w: HeroesWords, g: Heroes, d: Decision) -> Asked:
    (uid,) = d.frame.args
    return "return", {"unit": w.unit(g, uid), "space": w.space(g, g.fight.origin)}


def next_unit(w: HeroesWords, g: Heroes, d: Decision) -> Asked:
    first = next(option.id for option in d.options if isinstance(option, Act))
    return "next-unit", {"n": g.fight.initiative_of(first)}


# -- an attack --------------------------------------------------------------------------------------------


def blow_given(w: HeroesWords, g: Heroes) -> Given:
    blow = g.fight.the_blow()
    return {
        "unit": w.unit(g, blow.attacker),
        "target": w.unit(g, blow.defender),
        "attack": attack_of(g, blow),
        "defence": defence_of(g, blow),
        "dice": join(", ", [signed(die) for die in blow.dice]),
        "n": blow.damage,
    }


def answer(w: HeroesWords, g: Heroes, d: Decision) -> Asked:
    """Cards may be played: as combat starts, between activations, or for or against an attack."""
    blow = g.fight.blow
    if d.frame.key != "heroes.blow_window" or blow is None:
        (moment,) = d.frame.args
        return ("answer-start" if moment == START else "answer-between"), {}
    side, _ = d.frame.args
    mine = g.fight.units[blow.attacker].side == side
    if blow.back:
        key = "answer-striking-back" if mine else "answer-struck-back"
    else:
        key = "answer-attacking" if mine else "answer-defending"
    rest = say("let-blow-fall" if is_dieless(g, blow) else "let-die-fall")
    return key, {**blow_given(w, g), "rest": rest}


def die(w: HeroesWords, g: Heroes, d: Decision) -> Asked:
    return "die", blow_given(w, g)


def fatal(w: HeroesWords, g: Heroes, d: Decision) -> Asked:
    return "fatal", blow_given(w, g)


# -- cards ------------------------------------------------------------------------------------------------


def by_card(w: HeroesWords, g: Heroes, d: Decision) -> Asked:
    """The frame says which card asks, and how often still."""
    card, n = d.frame.args
    return d.kind.replace("_", "-"), {"card": w.cards.name(card), "n": n}


def pay_any(w: HeroesWords, g: Heroes, d: Decision) -> Asked:
    (card,) = d.frame.args
    return "pay-any", {"card": w.cards.name(card), "n": len(g.the_play().paid)}


def power(w: HeroesWords, g: Heroes, d: Decision) -> Asked:
    begun = g.the_play()
    most = g.cards[begun.card].power[-1]
    return "power", {"card": w.cards.name(begun.card), "n": begun.power, "most": most}


def aim(w: HeroesWords, g: Heroes, d: Decision) -> Asked:
    """What is aimed at shows in the options."""
    begun = g.the_play()
    verb = next(option.verb for option in d.options if isinstance(option, Act))
    key = f"aim-{verb}"
    given: Given = {"card": w.cards.name(begun.card)}
    if verb == "unit" and begun.targets:
        key = "aim-next"
    elif verb == "space" and begun.targets and g.cards[begun.card].uses[begun.use].has("teleport"):
        key = "aim-where"
    if key in ("aim-where", "aim-boon"):
        given["unit"] = w.unit(g, begun.targets[0])
    return key, given


def spell(w: HeroesWords, g: Heroes, d: Decision) -> Asked:
    begun = g.the_play()
    key = d.kind.replace("_", "-")
    enemy = w.seat(g, begun.seat) if begun.side == NONE else w.side(g, begun.side)
    return key, {"card": w.cards.name(begun.card), "n": begun.power, "enemy": enemy}


def exchange(w: HeroesWords, g: Heroes, d: Decision) -> Asked:
    (n,) = d.frame.args
    return "exchange", {"n": n}


def keep_one(w: HeroesWords, g: Heroes, d: Decision) -> Asked:
    (before,) = d.frame.args
    return "keep-one", {"n": len(g.players[d.frame.seat].hand) - before - 1}


def search(w: HeroesWords, g: Heroes, d: Decision) -> Asked:
    number, _, _ = d.frame.args
    return d.kind, {"deck": deck_said(g, number)}


# -- before and after -------------------------------------------------------------------------------------


def muster(w: HeroesWords, g: Heroes, d: Decision) -> Asked:
    _, budget = d.frame.args
    return "muster", {"n": budget}


def deploy(w: HeroesWords, g: Heroes, d: Decision) -> Asked:
    (side,) = d.frame.args
    return "deploy", {"n": g.fight.camps[side].placed, "most": g.rules.fielded}


def place(w: HeroesWords, g: Heroes, d: Decision) -> Asked:
    """Where a unit that was just picked goes."""
    picked = d.frame.picks[0]
    if not isinstance(picked, Act):
        return plain(w, g, d)
    kind, face = picked.ids
    return d.kind.replace("_", "-"), {"unit": w.cards.troop(kind, face)}


def further_round(w: HeroesWords, g: Heroes, d: Decision) -> Asked:
    key = "further-round" if g.rules.rounds_cost_movement else "further-round-free"
    return key, {"n": g.fight.round, "movement": g.heroes[g.fight.camps[ATTACKER].hero].movement}


def book_target(w: HeroesWords, g: Heroes, d: Decision) -> Asked:
    (uid,) = d.frame.args
    enemy = w.side(g, g.fight.units[uid].side)
    return "book-target", {"unit": w.unit(g, uid), "enemy": enemy}


def place_guard_first(w: HeroesWords, g: Heroes, d: Decision) -> Asked:
    (side,) = d.frame.args
    return "place-guard-first", {"enemy": w.side(g, side)}


PROMPTS: Final[dict[str, Ask]] = {
    **on_map.PROMPTS,
    "act": act,
    "guard_act": act,
    "mend": mend,
    "splash": splash,
    "flee": flee,
    "return": return_home,
    "next_unit": next_unit,
    "answer": answer,
    "die": die,
    "fatal": fatal,
    "pay": by_card,
    "pay_any": pay_any,
    "power": power,
    "aim": aim,
    "resist": spell,
    "after_cast": spell,
    "exchange": exchange,
    "keep_one": keep_one,
    "discard": by_card,
    "look": search,
    "search": search,
    "muster": muster,
    "deploy": deploy,
    "deploy_space": place,
    "place_guard_space": place,
    "place_guard_first": place_guard_first,
    "further_round": further_round,
    "book_target": book_target,
}
