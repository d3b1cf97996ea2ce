"""What is asked: which hero must do what, and why.

One person may play several heroes: so a prompt names the hero.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fabletop.games.andor.day.stops import may_activate
from fabletop.games.andor.defs import CAVE, NONE, Effect, Option
from fabletop.games.andor.fight.value import dice_in_fight, points_of, strength_in_fight
from fabletop.games.andor.state.acts import hero_of
from fabletop.games.andor.state.game import Andor
from fabletop.games.andor.state.pieces import BURNT, Fight
from fabletop.games.andor.story.choices import option_of
from fabletop.games.andor.story.whom import effect_at, finder_of
from fabletop.games.andor.words.table import AndorWords, either
from fabletop.games.words import Given, both
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import NOBODY, Act, Seat
from fabletop.said import Said, join, say

Asked = tuple[str, Given]  # a key without its beginning, and what goes into its placeholders
Ask = Callable[[AndorWords, Andor, Decision], Asked]


def prompt(w: AndorWords, g: Andor, viewer: Seat = NOBODY) -> Said:
    """What must be done, and by whom; nothing if nobody is asked."""
    decision = g.decision
    if decision is None:
        return ""
    key, given = PROMPTS.get(decision.kind, by_hero)(w, g, decision)
    return say(f"prompt-{key}", **given)


# Questions to several heroes: all of them, those who fought, or those who stand there.
TOGETHER: Final = frozenset(
    ("who_opens", "reward", "share", "spoils", "chosen_hero")
    + ("option", "payer", "pay_point", "reveal", "subdue")
)


# Questions whose frames carry something else before the hero who answers.
SECOND: Final = frozenset(("agree", "help_bridge", "stop_event"))


def hero_asked(d: Decision) -> int:
    """The number of the hero who must answer; NONE where several answer together."""
    f = d.frame
    if f.key == "andor.choose_option":
        return finder_of(f)
    if d.kind in TOGETHER:
        return NONE
    return f.args[1] if d.kind in SECOND else hero_of(f)


def by_hero(w: AndorWords, g: Andor, d: Decision) -> Asked:
    """The frame says which hero is asked."""
    return d.kind.replace("_", "-"), {"hero": w.hero(g, hero_of(d.frame))}


# -- the turn ----------------------------------------------------------------------------------------------

DEEDS: Final = {
    "go": "go",
    "pull": "pull",
    "carry": "carry",
    "fight": "fight",
    "dweller": "fight",
    "study": "study",
    "brew": "brew",
    "bridge": "bridge",
    "pass": "pass",
    "end_day": "end-day",
}


def turn(w: AndorWords, g: Andor, d: Decision) -> Asked:
    """What is on offer, each kind once: move, fight, pass or end the day."""
    (h,) = d.frame.args
    verbs = {option.verb for option in d.options if isinstance(option, Act)}
    deeds = dict.fromkeys(deed for verb, deed in DEEDS.items() if verb in verbs)
    said = either([say(f"deed-{deed}") for deed in deeds])
    key = "turn-held" if g.is_held(g.heroes[h]) else "turn"
    return key, {
        "hero": w.hero(g, h),
        "field": w.field(g, g.heroes[h].field),
        "hours": w.hours(g, h),
        "deeds": said,
    }


def walk(w: AndorWords, g: Andor, d: Decision) -> Asked:
    (h,) = d.frame.args
    given: Given = {"hero": w.hero(g, h), "field": w.field(g, g.heroes[h].field), "hours": w.hours(g, h)}
    return ("walk-held" if g.is_held(g.heroes[h]) else "walk"), given


def agree(w: AndorWords, g: Andor, d: Decision) -> Asked:
    h, other = d.frame.args
    return "agree", {"hero": w.hero(g, h), "other": w.hero(g, other)}


def help_bridge(w: AndorWords, g: Andor, d: Decision) -> Asked:
    h, other, _ = d.frame.args
    given: Given = {"hero": w.hero(g, h), "other": w.hero(g, other)}
    return "help-bridge", {**given, "cost": w.cost(g, other, 1)}


# -- where a hero stops --------------------------------------------------------------------------------------


def who_opens(w: AndorWords, g: Andor, d: Decision) -> Asked:
    field = g.heroes[hero_of(d.frame)].field
    tokens = [
        w.token(g, token.kind, field) for token in g.tokens if token.field == field and may_activate(g, token)
    ]
    return "who-opens", {"tokens": both(tokens), "field": w.field(g, field)}


def hood(w: AndorWords, g: Andor, d: Decision) -> Asked:
    h, field = d.frame.args
    token = g.token_on(field, CAVE)
    given: Given = {"hero": w.hero(g, h), "face": "", "text": ""}
    if token is not None:
        face = g.legend.faces[token.face]
        given |= {"face": w.cards.face(face), "text": w.cards.face_text(face)}
    return "hood", given


def ward_fire(w: AndorWords, g: Andor, d: Decision) -> Asked:
    return "ward-fire", {"hero": w.hero(g, hero_of(d.frame)), "n": BURNT}


# -- fights --------------------------------------------------------------------------------------------------


def fight_of(g: Andor) -> Fight:
    return g.fight or Fight(NONE, NONE, NONE, 0)


def numbers(w: AndorWords, g: Andor) -> Said:
    """What the enemy of the fight is worth."""
    fight = fight_of(g)
    foe = g.foe(fight.uid)
    return w.foe_numbers(g, foe) if foe is not None else say("value-dweller", n=fight.strength)


def invite(w: AndorWords, g: Andor, d: Decision) -> Asked:
    (h,) = d.frame.args
    fighters = fight_of(g).fighters or (h,)
    given: Given = {"hero": w.hero(g, h), "fighters": w.heroes(g, fighters), "n": len(fighters)}
    return "invite", {**given, "foe": w.enemy(g), "numbers": numbers(w, g)}


def joining(w: AndorWords, g: Andor, d: Decision) -> Asked:
    (h,) = d.frame.args
    given: Given = {"hero": w.hero(g, h), "other": w.hero(g, fight_of(g).starter), "foe": w.enemy(g)}
    return "join", {**given, "numbers": numbers(w, g), "cost": w.cost(g, h, 1)}


def rolled(g: Andor) -> Said:
    return join(", ", fight_of(g).dice)


def shoot_again(w: AndorWords, g: Andor, d: Decision) -> Asked:
    (h,) = d.frame.args
    dice = fight_of(g).dice
    left = dice_in_fight(g, g.heroes[h]) - len(dice)
    return "shoot-again", {
        "hero": w.hero(g, h),
        "dice": rolled(g),
        "last": dice[-1] if dice else 0,
        "n": left,
    }


def twist(w: AndorWords, g: Andor, d: Decision) -> Asked:
    hero, other = d.frame.args
    key = "twist-own" if hero == other else "twist"
    return key, {"hero": w.hero(g, hero), "other": w.hero(g, other), "dice": rolled(g)}


def edge(w: AndorWords, g: Andor, d: Decision) -> Asked:
    (h,) = d.frame.args
    fight, hero = fight_of(g), g.heroes[h]
    points = points_of(hero, fight) if fight.dice else 0
    strength = strength_in_fight(g, fight, hero) + fight.extra
    given: Given = {"hero": w.hero(g, h), "dice": rolled(g), "points": points, "strength": strength}
    return "edge", {**given, "sum": points + strength}


def ward_blow(w: AndorWords, g: Andor, d: Decision) -> Asked:
    h, loss = d.frame.args
    return "ward-blow", {"hero": w.hero(g, h), "n": loss, "own": g.heroes[h].willpower}


def stay(w: AndorWords, g: Andor, d: Decision) -> Asked:
    (h,) = d.frame.args
    fight = fight_of(g)
    given: Given = {"hero": w.hero(g, h), "n": fight.round, "own": g.heroes[h].willpower, "foe": w.enemy(g)}
    given |= {"cost": w.cost(g, h, 1), "left": fight.willpower}
    return ("stay" if fight.dweller == NONE else "stay-dweller"), given


def reward(w: AndorWords, g: Andor, d: Decision) -> Asked:
    (kind,) = d.frame.args
    foe = g.legend.foes[kind]
    given: Given = {"foe": w.cards.foe(foe), "fighters": w.heroes(g, fight_of(g).fighters)}
    return "reward", {**given, "strength": foe.reward_strength, "willpower": foe.reward_willpower}


def share(w: AndorWords, g: Andor, d: Decision) -> Asked:
    (is_strength,) = d.frame.args
    return ("share-strength" if is_strength else "share-willpower"), {}


def plain(w: AndorWords, g: Andor, d: Decision) -> Asked:
    return d.kind.replace("_", "-"), {}


# -- spells and items ----------------------------------------------------------------------------------------


def study_on(w: AndorWords, g: Andor, d: Decision) -> Asked:
    (h,) = d.frame.args
    return "study-on", {"hero": w.hero(g, h), "cost": w.cost(g, h, 1)}


def brew_on(w: AndorWords, g: Andor, d: Decision) -> Asked:
    return "brew-on", {"hero": w.hero(g, hero_of(d.frame))}


def light_foe(w: AndorWords, g: Andor, d: Decision) -> Asked:
    (h,) = d.frame.args
    return "light-foe", {"hero": w.hero(g, h), "field": w.field(g, g.heroes[h].field)}


def light_field(w: AndorWords, g: Andor, d: Decision) -> Asked:
    picked = d.frame.picks[0] if d.frame.picks else NONE
    uid = picked.id if isinstance(picked, Act) else NONE
    return "light-field", {"foe": w.foe(g, uid)}


def heal_whom(w: AndorWords, g: Andor, d: Decision) -> Asked:
    h, points = d.frame.args
    return "heal-whom", {"hero": w.hero(g, h), "n": points}


def heal_amount(w: AndorWords, g: Andor, d: Decision) -> Asked:
    h, points = d.frame.args
    picked = d.frame.picks[0] if d.frame.picks else NONE
    other = picked.id if isinstance(picked, Act) else h
    return "heal-amount", {"other": w.hero(g, other), "own": g.heroes[other].willpower, "n": points}


def portal_with(w: AndorWords, g: Andor, d: Decision) -> Asked:
    return "portal-with", {"hero": w.hero(g, hero_of(d.frame)), "base": w.base(g)}


def give_to(w: AndorWords, g: Andor, d: Decision) -> Asked:
    h, item = d.frame.args
    return "give-to", {"hero": w.hero(g, h), "item": w.cards.item(item)}


def exchange(w: AndorWords, g: Andor, d: Decision) -> Asked:
    h, other = d.frame.args
    return "exchange", {"hero": w.hero(g, h), "other": w.hero(g, other)}


def dropped_article(w: AndorWords, g: Andor, d: Decision) -> Asked:
    """Left on the field, or out of the game."""
    h, stays_here = d.frame.args
    return ("dropped-article" if stays_here else "lost-article"), {"hero": w.hero(g, h)}


# -- cards ---------------------------------------------------------------------------------------------------


def chosen_hero(w: AndorWords, g: Andor, d: Decision) -> Asked:
    _, name, text = w.cards.speaker(g.legend, d.frame.args[0])
    said = say("card-says", card=name, text=text) if text else say("card-alone", card=name)
    gift = gift_of(w, effect_at(g, d.frame))
    return ("chosen-hero-gets", {"said": said, "gift": gift}) if gift else ("chosen-hero", {"said": said})


def gift_of(w: AndorWords, effect: Effect) -> Said:
    """What a card gives: 2 willpower, an axe; nothing where it does not give."""
    if effect.word != "gain":
        return ""
    gifts: list[Said] = [say("amount-strength", n=effect.strength)] if effect.strength else []
    gifts += [say("amount-willpower", n=effect.willpower)] if effect.willpower else []
    if effect.form == "item":
        gifts.append(w.cards.item(effect.what))
    elif effect.form in ("gem", "shield"):
        gifts.append(say(f"a-{effect.form}"))
    return both(gifts)


def option(w: AndorWords, g: Andor, d: Decision) -> Asked:
    _, name, text = w.cards.speaker(g.legend, d.frame.args[0])
    h = hero_asked(d)
    if h != NONE:
        return "option-own", {"hero": w.hero(g, h), "card": name, "text": text}
    return "option", {"card": name, "text": text}


def price(w: AndorWords, option: Option) -> Said:
    """What an answer costs: 3 willpower, 1 strength."""
    said = [say("amount-willpower", n=option.willpower)] if option.willpower else []
    said += [say("amount-strength", n=option.strength)] if option.strength else []
    return both(said)


def option_name(w: AndorWords, g: Andor, d: Decision) -> Said:
    script, _, _, place, number = d.frame.args[:5]
    return w.cards.option(g.legend, script, place, number)


def payer(w: AndorWords, g: Andor, d: Decision) -> Asked:
    return "payer", {"option": option_name(w, g, d), "price": price(w, option_of(g, d.frame))}


def pay_point(w: AndorWords, g: Andor, d: Decision) -> Asked:
    return "pay-point", {"option": option_name(w, g, d), "n": d.frame.args[-1]}


def stop_event(w: AndorWords, g: Andor, d: Decision) -> Asked:
    number, bearer = d.frame.args
    event = g.legend.events[number]
    given: Given = {"hero": w.hero(g, bearer), "event": w.cards.event(event)}
    return "stop-event", {**given, "text": w.cards.event_text(event)}


def keep_event(w: AndorWords, g: Andor, d: Decision) -> Asked:
    h, number = d.frame.args
    event = g.legend.events[number]
    given: Given = {"hero": w.hero(g, h), "event": w.cards.event(event)}
    return "keep-event", {**given, "text": w.cards.event_text(event)}


def reveal(w: AndorWords, g: Andor, d: Decision) -> Asked:
    (kind,) = d.frame.args
    return "reveal", {"token": w.cards.token(kind)}


PROMPTS: Final[dict[str, Ask]] = {
    "turn": turn,
    "walk": walk,
    "agree": agree,
    "help_bridge": help_bridge,
    "who_opens": who_opens,
    "hood": hood,
    "ward_fire": ward_fire,
    "invite": invite,
    "join": joining,
    "shoot_again": shoot_again,
    "twist": twist,
    "edge": edge,
    "ward_blow": ward_blow,
    "stay": stay,
    "reward": reward,
    "share": share,
    "spoils": plain,
    "study_on": study_on,
    "brew_on": brew_on,
    "light_foe": light_foe,
    "light_field": light_field,
    "heal_whom": heal_whom,
    "heal_amount": heal_amount,
    "portal_with": portal_with,
    "give_to": give_to,
    "exchange": exchange,
    "dropped_article": dropped_article,
    "chosen_hero": chosen_hero,
    "option": option,
    "payer": payer,
    "pay_point": pay_point,
    "stop_event": stop_event,
    "keep_event": keep_event,
    "reveal": reveal,
    "subdue": plain,
}
