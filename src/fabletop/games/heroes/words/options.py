"""What may be picked: each option in full, in a few words, and the unit, space or card it is about."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Final

from fabletop.games.heroes.book.guards import nearest_of
from fabletop.games.heroes.cards.registry import START
from fabletop.games.heroes.combat.forecast import Answer, Forecast, Outcome, forecast, of_blow
from fabletop.games.heroes.combat.reach import adjacent_foes, reach, targets
from fabletop.games.heroes.combat.state import GATE
from fabletop.games.heroes.defs import FEW, NONE, PACK
from fabletop.games.heroes.modes.armies import worth
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.state.hero import Troop
from fabletop.games.heroes.words import towns
from fabletop.games.heroes.words.adventure import options as on_map
from fabletop.games.heroes.words.cards import signed
from fabletop.games.heroes.words.table import HeroesWords
from fabletop.games.words import DOT
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Act, Pick
from fabletop.said import Said, Say, join, say

# Under which heading each thing stands where unlike things are on offer, in the order of the headings.
GROUPS: Final = {
    "attack": "attack",
    "break": "attack",
    "move": "move",
    **on_map.GROUPS,
    "play": "card",
    "cast": "spell",
    "morale": "morale",
    "reroll": "die",
    "brace": "die",
    "guardian": "unit",
    "recruit": "recruit",
    "reinforce": "reinforce",
    "defend": "unit",
    "end": "unit",
    "surrender": "leave",
    "retreat": "leave",
}
GROUP_ORDER: Final = tuple(dict.fromkeys(GROUPS.values()))
GROUPED: Final = (  # decisions that have headings
    *("act", "guard_act", "answer", "die", "fatal", "muster"),
    *on_map.GROUPED,
)
USED: Final = ("play", "cast", "empower", *on_map.USED)  # acts that name one use of a card
MUSTERED: Final = ("deploy", "recruit", "reinforce")  # acts that name a unit of an army
PLACED: Final = ("deploy_space", "place_guard_space")  # decisions about the space of a unit picked before
REROLLS: Final = ("zero", "charge", "luck", "morale")
MORALE: Final = {0: "draw", 1: "exchange", 3: "remove"}


def group(d: Decision, pick: Pick) -> str:
    """The heading an option stands under; none where all options are alike."""
    return GROUPS.get(pick.verb, "") if isinstance(pick, Act) and d.kind in GROUPED else ""


def card_of(g: Heroes, d: Decision, pick: Pick) -> int:
    """The card that an option is about, or NONE."""
    if not isinstance(pick, Act):
        return NONE
    if pick.verb in USED or pick.verb in ("card", "brace", "smelt", "recall"):
        return pick.id
    if pick.verb == "top_of_pile":
        deck, _, _ = d.frame.args
        return g.piles[deck][-1]
    return pick.id if pick.verb in on_map.CARDS else NONE


def unit_of(g: Heroes, d: Decision, pick: Pick) -> int:
    """The unit on the board that an option is about, or NONE."""
    return pick.id if isinstance(pick, Act) and pick.verb in ("attack", "unit", "guardian") else NONE


def space_of(g: Heroes, d: Decision, pick: Pick) -> int:
    """The space that an option is about, or NONE."""
    return pick.id if isinstance(pick, Act) and pick.verb in ("move", "break", "space") else NONE


def troop_of(g: Heroes, d: Decision, pick: Pick) -> Troop | None:
    """The unit of an army that an option is about: its kind, and the face it has or is to have."""
    if d.kind in PLACED and d.frame.picks and isinstance(placed := d.frame.picks[0], Act):
        pick = placed
    if not isinstance(pick, Act) or pick.verb not in MUSTERED:
        return None
    if pick.verb == "deploy":
        kind, face = pick.ids
        return kind, face
    return pick.id, PACK if pick.verb == "reinforce" else FEW


def hero_of(g: Heroes, pick: Pick) -> int:
    """The hero that an option is about, or NONE."""
    return pick.id if isinstance(pick, Act) and pick.verb == "take_hero" else NONE


# -- in full ----------------------------------------------------------------------------------------------


def option(w: HeroesWords, g: Heroes, d: Decision, pick: Pick) -> Said:
    """An option as a whole."""
    if not isinstance(pick, Act):
        return say(pass_key(g, d))
    full = on_map.full_of(d, pick) or FULL.get(pick.verb)
    if full is not None:
        return full(w, g, d, pick)
    return say(f"option-{pick.verb}".replace("_", "-"))


def pass_key(g: Heroes, d: Decision) -> str:
    """To pass means something else each time."""
    if d.kind != "answer":
        return f"option-pass-{d.kind}".replace("_", "-")
    if d.frame.key == "heroes.blow_window":
        return "option-pass-blow"
    (moment,) = d.frame.args
    return "option-pass-start" if moment == START else "option-pass-between"


def attack(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    (uid,) = d.frame.args
    return say("option-attack", unit=w.unit(g, uid), target=w.unit(g, pick.id))


def wall(g: Heroes, space: int) -> str:
    return "gate" if g.fight.walls[space] == GATE else "wall"


def break_wall(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    return say(f"option-break-{wall(g, pick.id)}", space=w.space(g, pick.id))


def move(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    (uid,) = d.frame.args
    return say("option-move", unit=w.unit(g, uid), space=w.space(g, pick.id))


def by_unit(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    """Defend, and end the activation."""
    (uid,) = d.frame.args
    return say(f"option-{pick.verb}", unit=w.unit(g, uid))


def use(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    card, number = pick.ids
    verb = "play" if pick.verb in on_map.USED else pick.verb
    return say(f"option-{verb}", card=use_name(w, g, pick), text=w.cards.use(card, number))


def use_name(w: HeroesWords, g: Heroes, pick: Act) -> Said:
    """A card, and which use of it where there are several."""
    index, number = pick.ids
    card = g.cards[index]
    name = w.cards.name(card.index)
    if card.uses[number].expert:
        return say("name-expert", card=name)
    plain = [n for n, one in enumerate(card.uses) if not one.expert]
    if len(plain) > 1 and pick.verb == "play":
        return say("name-use", card=name, n=plain.index(number) + 1)
    return name


def morale(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    return say(f"option-morale-{MORALE[pick.id]}")


def reroll(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    return say(f"option-reroll-{REROLLS[pick.id]}")


def surrender(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    return say("option-surrender", n=g.rules.surrender_gold)


def guardian(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    return say("option-guardian", unit=w.unit(g, pick.id))


def unit(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    one = g.fight.units[pick.id]
    left = g.fight.health_of(pick.id) - one.damage
    return say("option-unit", unit=w.unit(g, pick.id), side=w.side(g, one.side), n=left)


def space(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    name = w.space(g, pick.id)
    if d.kind == "gate":
        return say("option-gate", space=name)
    there = g.fight.at[pick.id]
    if there != NONE:
        return say("option-space-unit", space=name, unit=w.unit(g, there))
    return say("option-space", space=name)


# What becomes of a card that is picked, where it is not discarded
CARD_PICKED: Final = {
    "trade_in": "option-remove",
    "search": "option-take",
    "keep_one": "option-keep",
    "aim": "option-card",
    "vortex_search": "option-take",
}


def card(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    """A card of the hand, the deck or the discard pile: what for, the question says."""
    if d.kind == "trade":
        return towns.removed(w, pick.id)
    key = CARD_PICKED.get(d.kind)
    return say(key or "option-discard", card=w.cards.name(pick.id))


def brace(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    return say("option-brace", card=w.cards.name(pick.id))


def boon(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    return say("option-boon-free" if pick.id else "option-boon-heal")


def mustered(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    if pick.verb == "deploy":
        kind, face = pick.ids
        return say("option-deploy", unit=w.cards.troop(kind, face))
    if d.kind in towns.SHOPS:
        return towns.bought(w, g, d, pick)
    name = w.cards.unit(pick.id)
    if d.kind == "grave_gift":
        return say("option-reinforce-free", unit=name)
    return say(f"option-{pick.verb}", unit=name, n=price(g, pick))


def price(g: Heroes, pick: Act) -> int:
    """What it costs to recruit or reinforce a unit, in gold."""
    return worth(g.units[pick.id], PACK if pick.verb == "reinforce" else FEW)


def take_hero(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    return say("option-take-hero", hero=w.cards.hero(pick.id))


def top_of_pile(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    return say("option-top-of-pile", card=w.cards.name(card_of(g, d, pick)))


def pay_for_round(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    return say("option-pay-for-round" if g.rules.rounds_cost_movement else "option-fight-on")


Full = Callable[[HeroesWords, Heroes, Decision, Act], Said]
FULL: Final[dict[str, Full]] = {
    "attack": attack,
    "break": break_wall,
    "move": move,
    "defend": by_unit,
    "end": by_unit,
    "play": use,
    "cast": use,
    "empower": use,
    **dict.fromkeys(on_map.USED, use),
    "morale": morale,
    "reroll": reroll,
    "surrender": surrender,
    "guardian": guardian,
    "unit": unit,
    "space": space,
    "card": card,
    "brace": brace,
    "boon": boon,
    "deploy": mustered,
    "recruit": mustered,
    "reinforce": mustered,
    "take_hero": take_hero,
    "top_of_pile": top_of_pile,
    "pay_for_round": pay_for_round,
    **towns.FULL,
}


# -- in a few words ---------------------------------------------------------------------------------------


def label(w: HeroesWords, g: Heroes, d: Decision, pick: Pick) -> Said:
    """An option on its button, under its heading where it has one."""
    if not isinstance(pick, Act):
        return option(w, g, d, pick)
    verb, id = pick.verb, pick.id
    short = on_map.label_of(d, pick)
    if short is not None:
        return short(w, g, d, pick)
    if verb in ("attack", "unit", "guardian"):
        return w.unit(g, id)
    if verb in ("move", "space"):
        return w.space(g, id)
    if verb == "break":
        return say(f"label-{wall(g, id)}", space=w.space(g, id))
    if verb in USED:
        return use_name(w, g, pick)
    if verb in ("card", "brace", "smelt", "recall"):
        return w.cards.name(id)
    if verb == "deploy":
        kind, face = pick.ids
        return w.cards.troop(kind, face)
    if verb in MUSTERED and d.kind in towns.SHOPS:
        return towns.bought_label(w, g, d, pick)
    if verb in towns.LABELS:
        return towns.LABELS[verb](w, g, d, pick)
    if verb in MUSTERED:
        return say("label-price", unit=w.cards.unit(id), n=price(g, pick))
    if verb in ("defend", "end", "surrender", "morale", "pay_for_round"):
        return say(f"label-{verb}".replace("_", "-") + (f"-{MORALE[id]}" if verb == "morale" else ""))
    return option(w, g, d, pick)


# -- what to know -----------------------------------------------------------------------------------------


def loses(g: Heroes, d: Decision, pick: Pick) -> bool:
    """Whether a turn would end though a hero can still go somewhere."""
    if not isinstance(pick, Act) or pick.verb != "end_turn":
        return False
    return any(isinstance(option, Act) and option.verb == "step" for option in d.options)


def hint(w: HeroesWords, g: Heroes, d: Decision, pick: Pick, foreseen: Forecast | None = None) -> Said:
    """What to know about an option before picking it; who has its forecast already may bring it."""
    foreseen = foreseen or forecast_of(g, d, pick)
    if foreseen is not None:
        return foretold(foreseen)
    if not isinstance(pick, Act):
        return ""
    verb, id = pick.verb, pick.id
    known = on_map.hint_of(d, pick)
    if known is not None:
        return known(w, g, d, pick)
    if verb in USED:
        used, number = pick.ids
        return w.cards.use(used, number)
    if verb == "move":
        (uid,) = d.frame.args
        return beside(w, g, uid, id)
    if verb == "build":
        return towns.build_hint(g, d, pick)
    if verb in ("card", "brace", "top_of_pile", "smelt", "recall"):
        return join(DOT, w.cards.text(card_of(g, d, pick)))
    if verb in ("unit", "guardian"):
        return condition(w, g, id)
    troop = troop_of(g, d, pick) if verb in MUSTERED else None
    if troop is not None:
        face = g.units[troop[0]].faces[troop[1]]
        return join(DOT, [w.cards.numbers(face), *(power.name for power in w.cards.powers(face))])
    if verb == "take_hero":
        return w.cards.hero_head(id)
    if verb in ("defend", "surrender", "retreat", "withdraw", "show_and_replace", "break"):
        return say(f"hint-{verb}".replace("_", "-"), n=g.rules.surrender_gold)
    return ""


def beside(w: HeroesWords, g: Heroes, uid: int, space: int) -> Said:
    """Which enemies stand next to a space."""
    foes = adjacent_foes(g, uid, space)
    return say("hint-beside", units=w.units(g, foes)) if foes else ""


def condition(w: HeroesWords, g: Heroes, uid: int) -> Said:
    """How a unit does."""
    one = g.fight.units[uid]
    whole = g.fight.health_of(uid)
    health = say("hint-health", n=whole - one.damage, whole=whole)
    return join(DOT, [w.side(g, one.side), health, w.space(g, one.space)])


def forecast_of(g: Heroes, d: Decision, pick: Pick) -> Forecast | None:
    """What an attack would come to, where an option makes it or lets it come."""
    blow = None if g.combat is None else g.combat.blow
    if isinstance(pick, Act):
        if pick.verb != "attack":
            return None
        (uid,) = d.frame.args
        return forecast(g, uid, pick.id, stand(g, uid, pick.id))
    if blow is None or (d.kind != "die" and d.frame.key != "heroes.blow_window"):
        return None
    return of_blow(g, blow)


def stand(g: Heroes, uid: int, target: int) -> int:
    """Where a unit attacks from: a unit that nobody steers steps next to its target first.
    [heroes.ai_combat.100]"""
    c = g.fight
    here = c.units[uid].space
    if here < 0 or target in targets(g, uid):
        return here
    spaces = [space for space in reach(g, uid) if c.board.are_adjacent(space, c.units[target].space)]
    return nearest_of(g, here, spaces)


def foretold(foreseen: Forecast) -> Said:
    """A forecast in a line: -1: no damage (1/3) · 0: 1 damage (1/3) · +1: 2 damage (1/3) ..."""
    first = foreseen.outcomes[0]
    if all((one.damage, one.fate) == (first.damage, first.fate) for one in foreseen.outcomes):
        said = [say(f"forecast-{first.fate}", n=first.damage)]
    else:
        said = [row(one) for one in foreseen.outcomes]
    if foreseen.again:
        said.append(say("forecast-again"))
    if foreseen.back is not None:
        said.append(struck_back(foreseen.back))
    if foreseen.burn:
        said.append(say("forecast-burn", n=foreseen.burn))
    return join(DOT, said)


def struck_back(back: Answer) -> Say:
    """The least and the most damage of the blow struck back, and how likely it is where it is not sure."""
    damage = join("-", dict.fromkeys((back.low, back.high)))
    if back.chance == 1:
        return say("forecast-back", n=damage)
    return say("forecast-back-maybe", n=damage, chance=fraction(back.chance))


def row(one: Outcome) -> Say:
    """One result: what the dice and the defence token show, what comes of it, and how likely it is."""
    text = say(f"forecast-{one.fate}", n=one.damage)
    chance = fraction(one.chance)
    if one.die is None and not one.guard:
        return say("forecast-chance", text=text, chance=chance)
    die: Said = signed(one.die) if one.die is not None else ""
    if one.guard:
        die = say("forecast-guard", die=die) if die else say("forecast-token")
    return say("forecast-row", die=die, text=text, chance=chance)


def fraction(chance: Fraction) -> str:
    return "1" if chance == 1 else f"{chance.numerator}/{chance.denominator}"
