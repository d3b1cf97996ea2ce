"""What is asked: who must do what, and why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fabletop.games.village.defs import NONE
from fabletop.games.village.state import SPELL_DECK, Village
from fabletop.games.village.state.pieces import CLAW
from fabletop.games.village.words.options import USES, can_spend, verbs_on_offer
from fabletop.games.village.words.table import VillageWords, monster_of
from fabletop.games.words import Given, both
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import NOBODY, Seat
from fabletop.said import Said, say

Asked = tuple[str, Given]  # a key, and what goes into its placeholders
Ask = Callable[[VillageWords, Village, Decision], Asked]


def prompt(w: VillageWords, g: Village, viewer: Seat = NOBODY) -> Said:
    """What the table waits for, as this viewer may know it; nothing if nobody is asked."""
    decision = g.decision
    if decision is None:
        return ""
    ask = PROMPTS.get(decision.kind, plain)
    if decision.kind == "vision" and viewer in decision.seats:
        ask = vision
    key, given = ask(w, g, decision)
    return say(key, seat=both([w.called(g, seat) for seat in decision.seats]), **given)


def plain(w: VillageWords, g: Village, d: Decision) -> Asked:
    return f"prompt-{d.kind}".replace("_", "-"), {}


def act(w: VillageWords, g: Village, d: Decision) -> Asked:
    """What matters in a turn: cards that can still be played, gold that can still be spent, or nothing."""
    verbs = verbs_on_offer(d) - {"end_turn"}
    plays, buys = not verbs.isdisjoint(USES), can_spend(g, d)
    given: Given = {"gold": g.gold}
    if plays:
        return ("prompt-act-both", given) if buys else ("prompt-act-play", {})
    if buys:
        return "prompt-act-buy", given
    return ("prompt-act" if verbs else "prompt-act-end"), {}


def by_card(w: VillageWords, g: Village, d: Decision) -> Asked:
    """The frame says which card asks."""
    return f"prompt-{d.kind}", {"card": w.cards.name(d.frame.args[0])}


def by_step(w: VillageWords, g: Village, d: Decision) -> Asked:
    """The same kind of thing is picked for several reasons: the step tells which."""
    return "prompt-" + d.frame.key.removeprefix("village.").replace("_", "-"), {"card": source(w, g, d)}


def source(w: VillageWords, g: Village, d: Decision) -> Said:
    """The card that a decision is about; steps that move monsters name them by number."""
    if d.frame.key in ("village.send_monster", "village.relocate"):
        (uid,) = d.frame.args
        monster = monster_of(g, uid)
        return say("seat-nobody") if monster is None else w.cards.name(monster.card)
    return w.cards.name(d.frame.args[0])


def target(w: VillageWords, g: Village, d: Decision) -> Asked:
    a = g.attack
    if a is None:
        return "prompt-target", {"card": ""}
    given: Given = {"card": w.cards.name(a.card)}
    heroes = [aimed.id for aimed in a.chain if aimed.verb == "hero"]
    if heroes:
        given["prey"] = w.seat(g, heroes[-1])
    if a.form == CLAW:
        return ("prompt-target-claw" if a.seat >= 0 else "prompt-target-prey"), given
    if heroes:
        return "prompt-target-screen", given
    return ("prompt-target-next" if a.chain else "prompt-target"), given


def lifelink(w: VillageWords, g: Village, d: Decision) -> Asked:
    return "prompt-lifelink", {"card": "" if g.attack is None else w.cards.name(g.attack.card)}


def lifelink_amount(w: VillageWords, g: Village, d: Decision) -> Asked:
    (dealt,) = d.frame.args
    return "prompt-lifelink-amount", {"n": dealt}


def monster_summons(w: VillageWords, g: Village, d: Decision) -> Asked:
    (uid,) = d.frame.args
    monster = monster_of(g, uid)
    card = 0 if monster is None else monster.card
    return "prompt-monster-summons", {
        "card": w.cards.name(card),
        "mini": w.cards.name(g.cards[card].summon),
        "prey": w.seat(g, d.frame.seat),
    }


def space(w: VillageWords, g: Village, d: Decision) -> Asked:
    """A card asks, or the hero's own Sabotage, which has no card."""
    (card,) = d.frame.args
    if card == NONE:
        return "prompt-space", {}
    return "prompt-space-card", {"card": w.cards.name(card)}


def flank(w: VillageWords, g: Village, d: Decision) -> Asked:
    _, sorcerer = d.frame.args
    return "prompt-flank", {"sorcerer": w.seat(g, sorcerer)}


def vision(w: VillageWords, g: Village, d: Decision) -> Asked:
    """Only the seer learns the card. [village.vision.010]"""
    return "prompt-vision-card", {"card": w.cards.name(g.stock[SPELL_DECK][-1])}


PROMPTS: Final[dict[str, Ask]] = {
    "act": act,
    "target": target,
    "lifelink": lifelink,
    "lifelink_amount": lifelink_amount,
    "monster_summons": monster_summons,
    "place": by_step,
    "hand": by_step,
    "monster": by_card,
    "heal": by_card,
    "smelt": by_card,
    "opponent": by_card,
    "space": space,
    "flank": flank,
}
