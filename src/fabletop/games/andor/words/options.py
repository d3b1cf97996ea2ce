"""What may be picked: each option in a few words, what to know about it, and what it is about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fabletop.games.andor.day.free import FREE_VERBS, far_tokens
from fabletop.games.andor.day.stops import may_activate, wanted
from fabletop.games.andor.day.walk import pulls
from fabletop.games.andor.defs import (
    AXE,
    BREW,
    BROTHERHOOD_SHIELD,
    CAVE,
    HALF_BREW,
    IRON_GAUNTLET,
    KNIFE,
    NONE,
    TELESCOPE,
)
from fabletop.games.andor.fight.value import dice_in_fight, strength_in_fight
from fabletop.games.andor.state.acts import hero_of as hero_at
from fabletop.games.andor.state.game import Andor
from fabletop.games.andor.state.pieces import Fight, Hero
from fabletop.games.andor.state.questions import HOURS
from fabletop.games.andor.story.event_cards import shield_side
from fabletop.games.andor.story.whom import effect_at
from fabletop.games.andor.words.prompts import price
from fabletop.games.andor.words.table import AndorWords, either
from fabletop.games.words import DOT, both
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Act, Pick
from fabletop.said import Said, join, say

# Under which heading each thing stands where unlike things are on offer, in the order of the headings.
GROUPS: Final = {
    "stop": "move",
    "go": "move",
    "pull": "move",
    "carry": "move",
    "drink": "move",
    "on": "fight",
    "withdraw": "fight",
    "fight": "fight",
    "dweller": "fight",
    "study": "hour",
    "brew": "hour",
    "bridge": "hour",
    "pass": "hour",
    "end_day": "day",
    **dict.fromkeys(sorted(FREE_VERBS), "free"),
}
GROUP_ORDER: Final = tuple(dict.fromkeys(GROUPS.values()))
GROUPED: Final = ("turn", "walk", "stay")  # decisions that have headings

HEROES: Final = ("hero", "carry", "invite", "lend")  # acts that name a hero
OF_ITEM: Final = ("item", "ward", "send", "fetch", "weapon")
OF_BAG: Final = ("take", "drop", "give", "use", "banish")  # free acts that name an item
# Acts that mean something else in each decision
BY_KIND: Final = ("nothing", "done", "yes", "no", "hero", "item")


def group(d: Decision, pick: Pick) -> str:
    """The heading an option stands under; none where all options are alike."""
    return GROUPS.get(pick.verb, "") if isinstance(pick, Act) and d.kind in GROUPED else ""


# -- what an option is about ---------------------------------------------------------------------------------


def hero_of(g: Andor, pick: Pick) -> int:
    """The hero, by number at the table, that an option names or that a free action belongs to; or NONE."""
    if not isinstance(pick, Act):
        return NONE
    if pick.verb == "bridge":
        _, other = pick.ids
        return other
    return pick.id if pick.verb in HEROES or pick.verb in FREE_VERBS else NONE


def unit_of(g: Andor, d: Decision, pick: Pick) -> int:
    """The foe, by its uid, that an option is about, or NONE."""
    return pick.id if isinstance(pick, Act) and pick.verb in ("fight", "foe") else NONE


def space_of(g: Andor, d: Decision, pick: Pick) -> int:
    """The field that an option is about, or NONE."""
    if not isinstance(pick, Act):
        return NONE
    if pick.verb in ("go", "pull", "field", "token", "dweller"):
        return pick.id
    if pick.verb in ("fight", "foe"):
        foe = g.foe(pick.id)
        return NONE if foe is None else foe.field
    return NONE


def item_of(g: Andor, d: Decision, pick: Pick) -> int:
    """The item that an option is about, or NONE."""
    if not isinstance(pick, Act):
        return NONE
    if pick.verb in OF_BAG:
        _, item = pick.ids
        return item
    if pick.verb in OF_ITEM:
        return pick.id
    return {"knife": KNIFE, "gauntlet": IRON_GAUNTLET}.get(pick.verb, NONE)


def book_of(g: Andor, d: Decision, pick: Pick) -> int:
    """The spell book that an option is about, or NONE."""
    if not isinstance(pick, Act):
        return NONE
    if pick.verb == "cast":
        _, book = pick.ids
        return book
    return pick.id if pick.verb == "study" else NONE


# -- in words ------------------------------------------------------------------------------------------------


def option(w: AndorWords, g: Andor, d: Decision, pick: Pick) -> Said:
    """An option as a whole: the same as on its button, which leaves nothing out."""
    return label(w, g, d, pick)


def label(w: AndorWords, g: Andor, d: Decision, pick: Pick) -> Said:
    """An option on its button."""
    if not isinstance(pick, Act):
        return pick
    words = LABELS.get(pick.verb)
    if words is not None:
        return words(w, g, d, pick)
    verb = f"{d.kind}-{pick.verb}" if pick.verb in BY_KIND else pick.verb
    return say(f"option-{verb}".replace("_", "-"))


def go(w: AndorWords, g: Andor, d: Decision, pick: Act) -> Said:
    return say("option-go", field=w.field(g, pick.id), cost=cost_of_way(w, g, d, pick.id))


def cost_of_way(w: AndorWords, g: Andor, d: Decision, field: int) -> Said:
    """Fields for which somebody has drunk cost no hour."""
    (h,) = d.frame.args
    steps = len(w.reach(g, d, h).path(field))
    return w.cost(g, h, max(0, steps - (g.walk_free if g.walker == h else 0)))


def pull(w: AndorWords, g: Andor, d: Decision, pick: Act) -> Said:
    (h,) = d.frame.args
    steps = next((len(way) for way in pulls(g, h) if way[-1] == pick.id), 1)
    free = g.walk_free if g.walker == h else 0
    return say("option-pull", field=w.field(g, pick.id), cost=w.cost(g, h, max(0, steps - free)))


def carry(w: AndorWords, g: Andor, d: Decision, pick: Act) -> Said:
    return say("option-carry", other=w.hero(g, pick.id))


def fight(w: AndorWords, g: Andor, d: Decision, pick: Act) -> Said:
    field = space_of(g, d, pick)
    return say("option-fight", foe=w.foe(g, pick.id), field=w.field(g, field), cost=round_cost(w, g, d))


def dweller(w: AndorWords, g: Andor, d: Decision, pick: Act) -> Said:
    return say("option-dweller", n=dweller_value(g, pick.id), cost=round_cost(w, g, d))


def dweller_value(g: Andor, field: int) -> int:
    token = g.token_on(field, CAVE)
    return 0 if token is None or token.face == NONE else g.legend.faces[token.face].value


def round_cost(w: AndorWords, g: Andor, d: Decision) -> Said:
    return w.cost(g, hero_at(d.frame), 1)


def for_an_hour(w: AndorWords, g: Andor, d: Decision, pick: Act) -> Said:
    """Pass, and fight on."""
    return say(f"option-{pick.verb}", cost=round_cost(w, g, d))


def study(w: AndorWords, g: Andor, d: Decision, pick: Act) -> Said:
    return say("option-study", book=w.cards.book(pick.id), cost=round_cost(w, g, d))


def brew(w: AndorWords, g: Andor, d: Decision, pick: Act) -> Said:
    """To brew, in a turn; in a fight to drink."""
    if d.kind == "edge":
        return say("option-drink-brew")
    hours = 0 if d.kind == "brew_on" else 1
    cost = w.cost(g, hero_at(d.frame), hours)
    return say(f"option-brew-{('full', 'half', 'two')[pick.id]}", cost=cost)


def bridge(w: AndorWords, g: Andor, d: Decision, pick: Act) -> Said:
    site, other = pick.ids
    named = w.cards.site(g.legend, site)
    return say("option-bridge", other=w.hero(g, other), site=named, cost=round_cost(w, g, d))


def stop(w: AndorWords, g: Andor, d: Decision, pick: Act) -> Said:
    """To end a move, or to stop an event card."""
    return say("option-stop-event" if d.kind == "stop_event" else "option-stop")


def of_bag(w: AndorWords, g: Andor, d: Decision, pick: Act) -> Said:
    """Free actions with an item; a delivery at the camp or wagon is more than leaving something."""
    h, item = pick.ids
    verb = pick.verb
    if verb == "drop" and g.heroes[h].field == g.base and wanted(g, item):
        verb = "deliver"
    return say(f"option-{verb}", hero=w.hero(g, h), item=w.cards.item(item))


def of_hero(w: AndorWords, g: Andor, d: Decision, pick: Act) -> Said:
    """Free actions of a hero."""
    return say(f"option-{pick.verb}", hero=w.hero(g, pick.id))


def open_token(w: AndorWords, g: Andor, d: Decision, pick: Act) -> Said:
    h, kind = pick.ids
    token = w.token(g, kind, g.heroes[h].field)
    return say("option-open", hero=w.hero(g, h), token=token)


def cast(w: AndorWords, g: Andor, d: Decision, pick: Act) -> Said:
    h, book = pick.ids
    return say("option-cast", hero=w.hero(g, h), book=w.cards.book(book))


def named(w: AndorWords, g: Andor, d: Decision, pick: Act) -> Said:
    """A hero: what for, the question says."""
    return w.hero(g, pick.id)


def item(w: AndorWords, g: Andor, d: Decision, pick: Act) -> Said:
    return w.cards.item(pick.id)


def with_hero(w: AndorWords, g: Andor, d: Decision, pick: Act) -> Said:
    return say(f"option-{pick.verb}", other=w.hero(g, pick.id))


def with_item(w: AndorWords, g: Andor, d: Decision, pick: Act) -> Said:
    return say(f"option-{pick.verb}", item=w.cards.item(pick.id))


def exchanged(w: AndorWords, g: Andor, d: Decision, pick: Act) -> Said:
    h, other = d.frame.args
    giver, taker = (h, other) if pick.verb == "send" else (other, h)
    return say("option-hand-over", hero=w.hero(g, giver), other=w.hero(g, taker), item=w.cards.item(pick.id))


def die(w: AndorWords, g: Andor, d: Decision, pick: Act) -> Said:
    """A die to be turned or rolled again."""
    shown = die_shown(g, pick.id)
    return say(f"option-{pick.verb}", n=shown, other=7 - shown)


def die_shown(g: Andor, number: int) -> int:
    return 0 if g.fight is None or number >= len(g.fight.dice) else g.fight.dice[number]


def weapon(w: AndorWords, g: Andor, d: Decision, pick: Act) -> Said:
    return say("option-axe" if pick.id == AXE else "option-sword")


def lend(w: AndorWords, g: Andor, d: Decision, pick: Act) -> Said:
    return say("option-lend", other=w.hero(g, pick.id), n=g.heroes[pick.id].strength)


def reward(w: AndorWords, g: Andor, d: Decision, pick: Act) -> Said:
    (kind,) = d.frame.args
    foe = g.legend.foes[kind]
    points = foe.reward_strength if pick.verb == "strength" else foe.reward_willpower
    return say(f"amount-{pick.verb}", n=points)


def answer(w: AndorWords, g: Andor, d: Decision, pick: Act) -> Said:
    script, _, _, place = d.frame.args
    return w.cards.option(g.legend, script, place, pick.id)


def token(w: AndorWords, g: Andor, d: Decision, pick: Act) -> Said:
    return w.field(g, pick.id)


def foe(w: AndorWords, g: Andor, d: Decision, pick: Act) -> Said:
    return say("option-foe", foe=w.foe(g, pick.id), field=w.field(g, space_of(g, d, pick)))


def field(w: AndorWords, g: Andor, d: Decision, pick: Act) -> Said:
    return w.field(g, pick.id)


def points(w: AndorWords, g: Andor, d: Decision, pick: Act) -> Said:
    return say("amount-willpower", n=pick.id)


def symbol(w: AndorWords, g: Andor, d: Decision, pick: Act) -> Said:
    return w.cards.symbol(pick.id)


Words = Callable[[AndorWords, Andor, Decision, Act], Said]
LABELS: Final[dict[str, Words]] = {
    "go": go,
    "pull": pull,
    "carry": carry,
    "fight": fight,
    "dweller": dweller,
    "pass": for_an_hour,
    "on": for_an_hour,
    "study": study,
    "brew": brew,
    "bridge": bridge,
    "stop": stop,
    **dict.fromkeys(OF_BAG, of_bag),
    "spring": of_hero,
    "falcon": of_hero,
    "open": open_token,
    "cast": cast,
    "hero": named,
    "item": item,
    "invite": with_hero,
    "ward": with_item,
    "send": exchanged,
    "fetch": exchanged,
    "knife": die,
    "flip": die,
    "weapon": weapon,
    "lend": lend,
    "strength": reward,
    "willpower": reward,
    "option": answer,
    "token": token,
    "foe": foe,
    "field": field,
    "points": points,
    "symbol": symbol,
}


# -- what to know --------------------------------------------------------------------------------------------


def hint(w: AndorWords, g: Andor, d: Decision, pick: Pick) -> Said:
    """What to know about an option before picking it."""
    if not isinstance(pick, Act):
        return ""
    verb, id = pick.verb, pick.id
    words = HINTS.get(verb)
    if words is not None:
        return words(w, g, d, pick)
    thing = item_of(g, d, pick)
    if thing != NONE:
        return w.cards.item_text(thing)
    book = book_of(g, d, pick)
    if book != NONE:
        return w.cards.book_text(book)
    if verb in ("hero", "invite"):
        return condition(w, g, id)
    return say(f"hint-{verb}".replace("_", "-")) if verb in PLAIN_HINTS else ""


PLAIN_HINTS: Final = ("pass", "field_200", "sunrise_box", "gauntlet", "drink", "withdraw", "falcon")


def way(w: AndorWords, g: Andor, d: Decision, pick: Act) -> Said:
    """What waits on a field; where a foe holds heroes, the way ends."""
    seen = w.seen_on(g, pick.id)
    if g.held_by_foe(pick.id):
        seen.append(say("hint-holds"))
    return join(DOT, seen)


def about_foe(w: AndorWords, g: Andor, d: Decision, pick: Act) -> Said:
    """What a foe is worth, and what beating it brings."""
    foe = g.foe(pick.id)
    if foe is None:
        return ""
    foe_def = g.def_of(foe)
    said = [w.foe_numbers(g, foe)]
    rewards = [say("amount-strength", n=foe_def.reward_strength)] if foe_def.reward_strength else []
    rewards += [say("amount-willpower", n=foe_def.reward_willpower)] if foe_def.reward_willpower else []
    if rewards:
        said.append(say("hint-reward", rewards=either(rewards)))
    return join(DOT, said)


def about_dweller(w: AndorWords, g: Andor, d: Decision, pick: Act) -> Said:
    return say("hint-dweller", n=dweller_value(g, pick.id))


def condition(w: AndorWords, g: Andor, h: int) -> Said:
    """How a hero does: strength 3 · willpower 9 · 3 dice · field 204."""
    hero = g.heroes[h]
    return join(
        DOT,
        [
            say("value-strength", n=hero.strength),
            say("value-willpower", n=hero.willpower),
            say("value-dice", n=g.dice_of(hero)),
            w.field(g, hero.field),
        ],
    )


def about_carrying(w: AndorWords, g: Andor, d: Decision, pick: Act) -> Said:
    return say("hint-carry", other=w.hero(g, pick.id))


def about_day(w: AndorWords, g: Andor, d: Decision, pick: Act) -> Said:
    """What ending the day loses, and who begins the next one."""
    left = max(0, HOURS - g.heroes[hero_at(d.frame)].hours)
    said = [say("hint-hours-lost", n=left)] if left else []
    if g.rooster == NONE:
        said.append(say("hint-rooster", hero=w.hero(g, hero_at(d.frame))))
    return join(DOT, said)


def loses(g: Andor, d: Decision, pick: Pick) -> bool:
    """Whether a hero would end the day with hours to spare, and could still go or fight."""
    if not isinstance(pick, Act) or pick.verb != "end_day" or g.heroes[hero_at(d.frame)].hours >= HOURS:
        return False
    return any(isinstance(option, Act) and option.verb in ("go", "pull", "fight") for option in d.options)


def about_spring(w: AndorWords, g: Andor, d: Decision, pick: Act) -> Said:
    return say("hint-spring", n=g.legend.spring_willpower)


def about_brew(w: AndorWords, g: Andor, d: Decision, pick: Act) -> Said:
    if d.kind == "edge":
        return w.cards.item_text(half_or_whole(g.heroes[hero_at(d.frame)]))
    herbs = 2 if pick.id != 1 and not g.grade(2) else 1
    return say("hint-brew", n=herbs)


def half_or_whole(hero: Hero) -> int:
    return HALF_BREW if HALF_BREW in hero.bag else BREW


def about_stop(w: AndorWords, g: Andor, d: Decision, pick: Act) -> Said:
    """What a hero who stops here turns up."""
    if d.kind == "stop_event":
        return ""
    field = g.heroes[hero_at(d.frame)].field
    tokens = [w.token(g, one.kind, field) for one in g.tokens if one.field == field and may_activate(g, one)]
    return say("hint-turns-up", tokens=both(tokens)) if tokens and g.walked else ""


def about_token(w: AndorWords, g: Andor, d: Decision, pick: Act) -> Said:
    """What is known of a token that a hero may activate."""
    h, kind = pick.ids
    token = g.token_on(g.heroes[h].field, kind)
    if token is not None and token.open and token.face != NONE:
        return w.cards.face_text(g.legend.faces[token.face])
    return w.cards.token_text(kind)


def about_use(w: AndorWords, g: Andor, d: Decision, pick: Act) -> Said:
    """A telescope shows tokens on certain fields; what else is used says so itself."""
    h, item = pick.ids
    tokens = far_tokens(g, g.heroes[h])
    if item == TELESCOPE and tokens:
        return say("hint-telescope", fields=w.fields([token.field for token in tokens]))
    return w.cards.item_text(item)


def about_lending(w: AndorWords, g: Andor, d: Decision, pick: Act) -> Said:
    return w.cards.item_text(shield_side(g.heroes[hero_at(d.frame)], BROTHERHOOD_SHIELD))


def about_answer(w: AndorWords, g: Andor, d: Decision, pick: Act) -> Said:
    """What an answer costs."""
    answer = effect_at(g, d.frame).options[pick.id]
    said = price(w, answer)
    if not said:
        return ""
    together = answer.payer is not None and answer.payer.form == "group"
    return say("hint-costs-together" if together else "hint-costs", price=said)


def about_symbol(w: AndorWords, g: Andor, d: Decision, pick: Act) -> Said:
    return w.cards.symbol_text(pick.id)


def about_field(w: AndorWords, g: Andor, d: Decision, pick: Act) -> Said:
    return join(DOT, w.seen_on(g, pick.id))


def about_on(w: AndorWords, g: Andor, d: Decision, pick: Act) -> Said:
    """The strength and dice of who fights on."""
    fight, hero = g.fight, g.heroes[hero_at(d.frame)]
    strength = hero.strength if fight is None else strength_in_next_round(g, fight, hero)
    return join(DOT, [say("value-strength", n=strength), say("value-dice", n=dice_in_fight(g, hero))])


def strength_in_next_round(g: Andor, fight: Fight, hero: Hero) -> int:
    """The first round, in which the warrior is stronger, is over."""
    coming = fight.clone()
    coming.round += 1
    return strength_in_fight(g, coming, hero)


HINTS: Final[dict[str, Words]] = {
    "go": way,
    "pull": way,
    "fight": about_foe,
    "foe": about_foe,
    "dweller": about_dweller,
    "carry": about_carrying,
    "end_day": about_day,
    "brew": about_brew,
    "spring": about_spring,
    "stop": about_stop,
    "open": about_token,
    "use": about_use,
    "lend": about_lending,
    "option": about_answer,
    "symbol": about_symbol,
    "field": about_field,
    "token": about_field,
    "on": about_on,
}
