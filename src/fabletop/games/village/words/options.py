"""What may be picked: each option in full, in a few words, and the card it is about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fabletop.games.village.defs import NONE
from fabletop.games.village.market import price_now, sale_value, taming_bonus
from fabletop.games.village.state import Village
from fabletop.games.village.words.cards import signed
from fabletop.games.village.words.table import VillageWords, monster_of
from fabletop.games.words import DOT, Given
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import PASS, Act, Pick
from fabletop.said import Said, join, say

# Under which heading each thing that one may do in a turn stands, in the order of the headings.
GROUPS: Final = {
    "play": "play",
    "cast": "cast",
    "unsheathe_cast": "cast",
    "unsheathe": "unsheathe",
    "buy": "buy",
    "tame": "tame",
    "sabotage": "ability",
    "vision": "ability",
    "sneak": "ability",
    "summon": "ability",
    "sheathe": "sheathe",
    "sell": "sell",
    "end_turn": "turn",
}
GROUP_ORDER: Final = tuple(dict.fromkeys(GROUPS.values()))
HELD: Final = ("play", "cast", "sell", "sheathe")  # acts that name a card of the hand
SHEATHED: Final = ("unsheathe", "unsheathe_cast")
SPACES: Final = ("buy", "tame", "space")
USES: Final = ("play", "cast", *SHEATHED)  # what a hand can still do


def group(d: Decision, pick: Pick) -> str:
    """The heading an option stands under; none where all options are alike."""
    return GROUPS.get(pick.verb, "") if isinstance(pick, Act) and d.kind == "act" else ""


def card_of(g: Village, d: Decision, pick: Pick) -> int:
    """The card that an option is about, or NONE."""
    if isinstance(pick, int):
        return pick if d.kind in ("hand", "smelt", "loot") else NONE
    verb, id = pick.verb, pick.id
    if verb in HELD:
        return id
    if verb in SPACES:
        return g.spaces[id]
    if verb in SHEATHED:
        return g.players[d.seat].scabbards[id].weapon
    if verb == "monster":
        monster = monster_of(g, id)
        return NONE if monster is None else monster.card
    if verb == "worn":
        seat, slot = pick.ids
        return next((w.card for w in g.players[seat].worn if w.slot == slot), NONE)
    if verb == "dragon" and g.dragon is not None:
        return g.dragon.card
    return g.level(d.seat).summon if verb == "summon" else NONE


def hero_of(g: Village, pick: Pick) -> int:
    """The hero that an option is about, or NONE."""
    if isinstance(pick, int):
        return NONE
    if pick.verb == "take_hero":
        return pick.id
    return g.players[pick.id].hero if pick.verb == "hero" else NONE


# -- in full -------------------------------------------------------------------------------------------


def option(w: VillageWords, g: Village, d: Decision, pick: Pick) -> Said:
    """An option as a whole."""
    if isinstance(pick, int):
        return number_option(w, g, d, pick)
    key = f"option-{pick.verb}".replace("_", "-")
    card = card_of(g, d, pick)
    given: Given = {} if card == NONE else {"card": w.cards.name(card)}
    if pick.verb == "tame" and taming_bonus(g, d.seat) != 0:
        key = "option-tame-bonus"
        given["bonus"] = signed(taming_bonus(g, d.seat))
    if pick.verb == "owner":
        return owner_option(w, g, d, pick.id)
    if pick.verb in NUMBERS:
        given["n"] = NUMBERS[pick.verb](g, d, pick.id, card)
    given.update(whereabouts(w, g, d, pick))
    return say(key, **given)


def number_option(w: VillageWords, g: Village, d: Decision, pick: int) -> Said:
    """Options that are plain numbers: cards of the hand or the spoils, or points."""
    if d.kind == "lifelink_amount":
        return say("option-lifelink", n=pick)
    if pick == PASS:
        return say("option-pass")
    name = w.cards.name(pick)
    if d.kind == "hand":
        return say("option-remove" if d.frame.key == "village.remove_one" else "option-discard", card=name)
    return say(f"option-{d.kind}", card=name, n=g.cards[pick].price)


def owner_option(w: VillageWords, g: Village, d: Decision, owner: int) -> Said:
    front = g.players[d.frame.seat].front
    cards = w.cards.names(m.card for m in front if m.owner == owner and m.uid in g.waiting)
    if owner < 0:
        return say("option-owner-nobody", cards=cards)
    return say("option-owner", seat=w.seat(g, owner), cards=cards)


def whereabouts(w: VillageWords, g: Village, d: Decision, pick: Act) -> Given:
    """Whose something is, and what is left of it."""
    id = pick.id
    if pick.verb == "hero":
        name = w.called(g, id)
        return {"seat": say("seat-you", name=name) if id in d.seats and len(d.seats) == 1 else name}
    if pick.verb == "monster":
        monster = monster_of(g, id)
        return {"seat": w.seat(g, g.holder(id)), "life": 0 if monster is None else monster.life}
    if pick.verb == "worn":
        seat, slot = pick.ids
        left = next((worn.left for worn in g.players[seat].worn if worn.slot == slot), 0)
        return {"seat": w.seat(g, seat), "n": left}
    if pick.verb == "dragon":
        return {"life": 0 if g.dragon is None else g.dragon.life}
    return {"hero": w.cards.hero(id)} if pick.verb == "take_hero" else {}


NUMBERS: Final[dict[str, Callable[[Village, Decision, int, int], int]]] = {
    "cast": lambda g, d, id, card: g.cards[card].magic_cost,
    "unsheathe_cast": lambda g, d, id, card: g.cards[card].magic_cost,
    "sell": lambda g, d, id, card: sale_value(g, card),
    "buy": lambda g, d, id, card: price_now(g, card),
    "tame": lambda g, d, id, card: g.cards[card].taming,
    "summon": lambda g, d, id, card: g.level(d.seat).summon_cost,
    "sneak": lambda g, d, id, card: g.rules.sneaking_needs,
    "space": lambda g, d, id, card: id,
}


# -- in a few words ---------------------------------------------------------------------------------------


def label(w: VillageWords, g: Village, d: Decision, pick: Pick) -> Said:
    """An option under its heading: the name of its card where the heading says the rest."""
    if isinstance(pick, int) or group(d, pick) in ("", "ability", "turn"):
        return option(w, g, d, pick)
    card = card_of(g, d, pick)
    name = w.cards.name(card)
    held = g.players[d.seat].hand.count(card) if pick.verb in HELD else 1
    return say("option-held", card=name, n=held) if held > 1 else name


def hint(w: VillageWords, g: Village, d: Decision, pick: Pick) -> Said:
    """What to know about an option before picking it."""
    card = card_of(g, d, pick)
    if isinstance(pick, int):
        return w.cards.brief(card) if card != NONE else ""
    verb = pick.verb
    if verb == "take_hero":
        return w.cards.hero_brief(pick.id)
    if verb == "hero":
        return hero_hint(w, g, pick.id)
    if verb == "end_turn":
        return join(DOT, unspent(g, d))
    if verb == "sell":
        return say("brief-gold", n=NUMBERS[verb](g, d, pick.id, card))
    if verb == "buy":
        return join(DOT, [say("head-price", n=price_now(g, card)), w.cards.brief(card)])
    if verb in ("cast", "unsheathe_cast"):
        return magic_hint(w, g, card)
    return w.cards.brief(card) if card != NONE else ""


def verbs_on_offer(d: Decision) -> set[str]:
    return {option.verb for option in d.options if isinstance(option, Act)}


def can_spend(g: Village, d: Decision) -> bool:
    """Whether there is gold, and something to be had for it."""
    return g.gold > 0 and "buy" in verbs_on_offer(d)


def unspent(g: Village, d: Decision) -> list[Said]:
    """What is lost with the end of the turn though it could still be used: cards of the hand, and gold."""
    held = sum(
        g.players[d.seat].hand.count(option.id)
        for option in d.options
        if isinstance(option, Act) and option.verb == "play"
    )
    lost: list[Said] = [say("hint-cards-lost", n=held)] if held else []
    if can_spend(g, d):
        lost.append(say("hint-gold-lost", n=g.gold))
    return lost


def loses(g: Village, d: Decision, pick: Pick) -> bool:
    """Whether by ending the turn something of use goes to waste."""
    return isinstance(pick, Act) and pick.verb == "end_turn" and bool(unspent(g, d))


def magic_hint(w: VillageWords, g: Village, card: int) -> Said:
    printed = g.cards[card]
    element = w.cards.element(printed.magic_element)
    attack = say("brief-spell-attack", n=signed(printed.magic_attack), element=element)
    said: list[Said] = [say("brief-cost", n=printed.magic_cost), attack]
    if printed.magic_any_target:
        said.append(say("brief-magic-any-target"))
    return join(DOT, said)


def hero_hint(w: VillageWords, g: Village, seat: int) -> Said:
    """A hero's life, and what stands around it."""
    player = g.players[seat]
    if player.hero < 0:
        return ""
    said: list[Said] = [say("brief-life", n=player.life)]
    said.extend(join(" ", (w.cards.name(worn.card), worn.left)) for worn in player.worn)
    said.extend(join(" ", (w.cards.name(monster.card), monster.life)) for monster in player.front)
    return join(DOT, said)
