"""How to take away what keeps a hero of Andor from something, one hindrance at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fabletop.games.andor.day.free import is_pier
from fabletop.games.andor.day.lore import dark_fields, light_targets
from fabletop.games.andor.defs import (
    BREW,
    HALF_WATERSKIN,
    HUNTER,
    NONE,
    ROOM,
    SLOTS,
    STARWORT,
    WARRIOR,
    WATERSKIN,
)
from fabletop.games.andor.hindrances import Hindrance
from fabletop.games.andor.state.acts import hero_of
from fabletop.games.andor.state.game import Andor
from fabletop.games.andor.state.pieces import OPEN, Foe, Hero, Token
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Act

Remedy = Callable[[Andor, Decision, Act, Hindrance], None]


def asked(g: Andor, decision: Decision) -> Hero:
    return g.heroes[hero_of(decision.frame)]


def meant(g: Andor, decision: Decision, pick: Act) -> Hero:
    """The hero whose deed it is."""
    own = ("take", "drop", "spring", "open", "cast", "carry", "invite")
    return g.heroes[pick.id if pick.verb in own else hero_of(decision.frame)]


def give_hours(g: Andor, decision: Decision, pick: Act, why: Hindrance) -> None:
    assert why.have >= why.need
    g.heroes[why.hero].hours = 0


def give_willpower(g: Andor, decision: Decision, pick: Act, why: Hindrance) -> None:
    assert why.have < why.need
    hero = g.heroes[why.hero] if why.hero >= 0 else asked(g, decision)
    hero.willpower += why.need - why.have


def wake(g: Andor, decision: Decision, pick: Act, why: Hindrance) -> None:
    hero = g.heroes[why.hero]
    assert hero.in_box or hero.resting
    hero.in_box = hero.resting = False


def set_free(g: Andor, decision: Decision, pick: Act, why: Hindrance) -> None:
    hero = g.heroes[why.hero] if why.hero >= 0 else meant(g, decision, pick)
    if pick.verb == "carry" and why.hero < 0:
        hero = asked(g, decision)
    assert hero.held >= 0
    hero.held = -1


def remove_foes(g: Andor, decision: Decision, pick: Act, why: Hindrance) -> None:
    field = why.field if why.field >= 0 else asked(g, decision).field
    assert any(foe.field == field and foe.kind == why.foe and g.holds(foe) for foe in g.foes)
    g.foes = type(g.foes)(foe for foe in g.foes if foe.field != field or not g.holds(foe))


def stay_behind(g: Andor, decision: Decision, pick: Act, why: Hindrance) -> None:
    """Farther than the hours lead: from a neighbour it is near enough."""
    assert why.need > why.have
    far = g.ground_of_foes(True).far(pick.id)
    asked(g, decision).field = next(field for field, steps in far.items() if steps == 1)


def carry_anew(g: Andor, decision: Decision, pick: Act, why: Hindrance) -> None:
    hero = asked(g, decision)
    assert hero.kind == WARRIOR
    assert hero.carried
    hero.carried = False


def bring_hero(g: Andor, decision: Decision, pick: Act, why: Hindrance) -> None:
    hero = g.heroes[why.hero]
    assert hero.field == why.field
    if g.fight is None:
        hero.field = asked(g, decision).field
    else:
        foe = g.foe(g.fight.uid)
        hero.field = g.fight.dweller if foe is None else foe.field


def forget_refusal(g: Andor, decision: Decision, pick: Act, why: Hindrance) -> None:
    assert g.called_off
    g.called_off = ()


def ask_again(g: Andor, decision: Decision, pick: Act, why: Hindrance) -> None:
    assert g.fight is not None
    assert why.hero in g.fight.asked
    g.fight.asked = ()


def raise_foe(g: Andor, decision: Decision, pick: Act, why: Hindrance) -> None:
    foe = g.foe(pick.id)
    assert foe is not None
    assert foe.down
    g.foes = type(g.foes)(Foe(one.uid, one.kind, one.field, False) if one is foe else one for one in g.foes)


def bring_foe(g: Andor, decision: Decision, pick: Act, why: Hindrance) -> None:
    foe = g.foe(pick.id)
    assert foe is not None
    assert foe.field == why.field != asked(g, decision).field
    asked(g, decision).field = foe.field


def restock(g: Andor, decision: Decision, pick: Act, why: Hindrance) -> None:
    assert g.supply[BREW] == 0
    g.supply = tuple(3 if item == BREW else n for item, n in enumerate(g.supply))


def give_herb(g: Andor, decision: Decision, pick: Act, why: Hindrance) -> None:
    hero = asked(g, decision)
    assert STARWORT not in hero.bag
    hero.bag = tuple(sorted((*hero.bag, STARWORT, STARWORT)))


def let_it_be(g: Andor, decision: Decision, pick: Act, why: Hindrance) -> None:
    assert g.let_go
    g.let_go = ()


def give_strength(g: Andor, decision: Decision, pick: Act, why: Hindrance) -> None:
    hero = meant(g, decision, pick)
    assert hero.strength == why.have < why.need
    hero.strength = why.need


def empty_bag(g: Andor, decision: Decision, pick: Act, why: Hindrance) -> None:
    assert why.have >= why.need
    assert why.need in ROOM or why.key == "farmers"
    hero = meant(g, decision, pick)
    like = [held for held in hero.bag if SLOTS[held] == SLOTS[pick.ids[1]]]
    bag = list(hero.bag)
    bag.remove(min(like, key=lambda held: held in (WATERSKIN, HALF_WATERSKIN)))
    hero.bag = tuple(bag)


def fill_spring(g: Andor, decision: Decision, pick: Act, why: Hindrance) -> None:
    field = meant(g, decision, pick).field
    g.tokens = tuple(
        Token(one.kind, one.field, one.face, True) if one.field == field else one for one in g.tokens
    )


def thirst(g: Andor, decision: Decision, pick: Act, why: Hindrance) -> None:
    hero = meant(g, decision, pick)
    assert hero.willpower == why.have >= why.need
    hero.willpower = 1


def stop_here(g: Andor, decision: Decision, pick: Act, why: Hindrance) -> None:
    assert pick.id in (g.walker, g.walk_with)
    g.walker = g.walk_with = -1


def open_book(g: Andor, decision: Decision, pick: Act, why: Hindrance) -> None:
    hero = meant(g, decision, pick)
    books = list(hero.books)
    assert books[pick.ids[1]] != OPEN
    books[pick.ids[1]] = OPEN
    hero.books = (books[0], books[1], books[2])


def go_where_it_heals(g: Andor, decision: Decision, pick: Act, why: Hindrance) -> None:
    hero = meant(g, decision, pick)
    assert hero.field % 10 == 0
    hero.field += 1


REMEDIES: Final[dict[str, Remedy]] = {
    "hours": give_hours,
    "overtime": give_willpower,
    "resting": wake,
    "day-ended": wake,
    "dweller": set_free,
    "dweller-other": set_free,
    "held": remove_foes,
    "stopped": remove_foes,
    "jump": give_willpower,
    "far": stay_behind,
    "carried": carry_anew,
    "elsewhere": bring_hero,
    "declined": forget_refusal,
    "refused": ask_again,
    "down": raise_foe,
    "foe-far": bring_foe,
    "shot-far": bring_foe,
    "no-brews": restock,
    "no-herbs": give_herb,
    "let-go": let_it_be,
    "heavy": give_strength,
    "farmers": empty_bag,
    "no-room": empty_bag,
    "spring-empty": fill_spring,
    "willpower-full": thirst,
    "passing": stop_here,
    "passing-token": stop_here,
    "book-gone": open_book,
    "book-away": open_book,
    "heal-nothing": go_where_it_heals,
}


def is_fallen(g: Andor, decision: Decision, pick: Act, why: Hindrance) -> bool:
    return pick.id in g.fallen_fields()


def has_no_way(g: Andor, decision: Decision, pick: Act, why: Hindrance) -> bool:
    return pick.id not in g.ground_of_foes(True).far(asked(g, decision).field)


def is_walking(g: Andor, decision: Decision, pick: Act, why: Hindrance) -> bool:
    return decision.kind == "walk"


def is_hunter(g: Andor, decision: Decision, pick: Act, why: Hindrance) -> bool:
    foe = g.foe(pick.id)
    return foe is not None and g.legend.foes[foe.kind].kind == HUNTER


def is_log_at_pier(g: Andor, decision: Decision, pick: Act, why: Hindrance) -> bool:
    return is_pier(g, meant(g, decision, pick).field)


def has_no_light(g: Andor, decision: Decision, pick: Act, why: Hindrance) -> bool:
    hero = meant(g, decision, pick)
    return not light_targets(g, hero) if why.key == "light-nobody" else not dark_fields(g, hero)


def has_no_base(g: Andor, decision: Decision, pick: Act, why: Hindrance) -> bool:
    return g.base == NONE


def holds_somebody_tired(g: Andor, decision: Decision, pick: Act, why: Hindrance) -> bool:
    return g.heroes[why.hero].held == pick.id and not g.can_spend_hour(why.hero)


# Nothing that could be changed at the table: the board, the legend, or what this question is about
FINAL: Final[dict[str, Callable[[Andor, Decision, Act, Hindrance], bool]]] = {
    "fallen": is_fallen,
    "no-way": has_no_way,
    "walking": is_walking,
    "hunter": is_hunter,
    "pier": is_log_at_pier,
    "light-nobody": has_no_light,
    "light-nowhere": has_no_light,
    "no-base": has_no_base,
    "held-rests": holds_somebody_tired,
}
