"""Free actions: what any hero may do at any time, also in the turn of another, until one's own day has ended.

An act of a hero carries the hero's number first, then the item, book or kind of token that it is about.
[andor.free_action.010, andor.free_action.020, andor.free_action.030]
"""

from __future__ import annotations

from typing import Final

from fabletop.games.andor import events as ev
from fabletop.games.andor.day.lore import can_cast, cast
from fabletop.games.andor.day.stops import deliver, may_activate, scorch, wanted
from fabletop.games.andor.defs import (
    BRIDGE_BUILDING,
    CAVE,
    FALCON,
    FIRE,
    FIRE_SHIELD,
    FREE,
    GEM_2,
    GEM_6,
    GROWING,
    HEROES,
    HUNTER,
    ITEM_COUNT,
    LOG_1,
    LOG_3,
    MAGE,
    NONE,
    SECOND_ABILITIES,
    SLOTS,
    SMALL,
    SPRING,
    STARWORT,
    STORM_SHIELD,
    TELESCOPE,
)
from fabletop.games.andor.state.acts import DONE, seat_of
from fabletop.games.andor.state.game import Andor
from fabletop.games.andor.state.pieces import HANDING_OVER, OPEN, Hero, Token
from fabletop.games.andor.story.legend import check
from fabletop.kernel.frame import Act, Frame, act
from fabletop.kernel.step import chooser, step

FREE_VERBS: Final = frozenset(("spring", "take", "drop", "give", "use", "cast", "open", "banish", "falcon"))


Shelf = tuple[tuple[tuple[Act, ...], ...], ...]


def acts_with_items(verb: str) -> Shelf:
    """The acts of every seat, hero and item.  Such acts are listed in nearly every decision, and to look one
    up by its place costs a fifth of that by its name."""
    every = range(len(HEROES))  # one of each is in the box
    return tuple(
        tuple(tuple(act(verb, h, item, seat=seat) for item in range(ITEM_COUNT)) for h in every)
        for seat in every
    )


TAKE: Final = acts_with_items("take")
DROP: Final = acts_with_items("drop")
GIVE: Final = acts_with_items("give")


def is_free(what: Act) -> bool:
    return what.verb in FREE_VERBS


def free_actions(g: Andor) -> list[Act]:
    """Everything that heroes may do now at no cost, each act for the seat that plays the hero."""
    options: list[Act] = []
    tokens = g.fields_with_tokens()
    things = g.fields_with_things()
    for h, hero in enumerate(g.heroes):
        if hero.in_box or hero.resting:
            continue
        if hero.field in tokens:
            add_of_tokens(g, options, h, hero)
        if hero.field in things:
            for item in g.items_on(hero.field):
                if may_take(g, h, hero, item):
                    options.append(TAKE[hero.seat][h][item])
        if hero.bag:
            add_of_bag(g, options, h, hero)
        if hero.kind == MAGE and g.rules_on & SECOND_ABILITIES and OPEN in hero.books:
            for book in range(3):
                if can_cast(g, hero, book):
                    options.append(act("cast", h, book, seat=hero.seat))
    return options


def add_of_tokens(g: Andor, options: list[Act], h: int, hero: Hero) -> None:
    """Springs and tokens that wait, for who stands there.
    [andor.free_action.040, andor.free_action.050, andor.free_action.060, andor.free_action.070]"""
    if not stands(g, h):
        return
    for token in g.tokens_on(hero.field):
        if token.kind == SPRING:
            if token.open and hero.willpower < hero.most:
                options.append(act("spring", h, seat=hero.seat))
        elif hero.held == NONE and may_activate(g, token):
            options.append(act("open", h, token.kind, seat=hero.seat))


def stands(g: Andor, h: int) -> bool:
    """Not in the middle of a move, one's own or that of a warrior. [andor.telescope.010]"""
    return h != g.walker and h != g.walk_with


def may_take(g: Andor, h: int, hero: Hero, item: int) -> bool:
    """Logs on a pier stay where they are built in, and what one has just laid down stays there for a while.
    [andor.log.010, andor.free_action.110]"""
    if g.has_let_go(h, item):
        return False
    if LOG_1 <= item <= LOG_3 and g.rules_on & BRIDGE_BUILDING and is_pier(g, hero.field):
        return False
    return g.room_for(hero, STARWORT if item == GROWING else item)


def is_pier(g: Andor, field: int) -> bool:
    return any(field in (site.a, site.b) for site in g.board.sites)


def add_of_bag(g: Andor, options: list[Act], h: int, hero: Hero) -> None:
    """Dropping, giving and using. [andor.free_action.070, andor.free_action.080, andor.free_action.100]"""
    seat = hero.seat
    standing = stands(g, h)
    drop, give = DROP[seat][h], GIVE[seat][h]
    company = has_company(g, hero)
    last = NONE
    for item in hero.bag:
        if item == last:
            continue
        last = item
        if standing or not GEM_2 <= item <= GEM_6:  # [andor.gem.010]
            options.append(drop[item])
        if company and takers(g, h, item):
            options.append(give[item])
        if item == TELESCOPE:
            if standing and far_tokens(g, hero):
                options.append(act("use", h, item, seat=seat))
        elif item == FALCON:
            if not g.sent and flights(g, h):
                options.append(act("falcon", h, seat=seat))
        elif STORM_SHIELD <= item < STORM_SHIELD + 8:
            if standing and item // 2 == FIRE_SHIELD // 2 and g.token_on(hero.field, FIRE) is None:
                options.append(act("use", h, item, seat=seat))
            if any(foe.field == hero.field and g.legend.foes[foe.kind].kind == HUNTER for foe in g.foes):
                options.append(act("banish", h, item, seat=seat))


def has_company(g: Andor, hero: Hero) -> bool:
    for other in g.heroes:
        if other.field == hero.field and other is not hero and not other.in_box and not other.resting:
            return True
    return False


def takers(g: Andor, h: int, item: int) -> list[int]:
    """Who stands there and can take it. [andor.free_action.080]"""
    hero = g.heroes[h]
    return [
        i
        for i, other in enumerate(g.heroes)
        if i != h and other.field == hero.field and g.awake(other) and may_get(g, i, item)
    ]


def may_get(g: Andor, h: int, item: int) -> bool:
    """Whether there is room for it, and it is not what the hero has just given away.
    [andor.free_action.110]"""
    return not g.has_let_go(h, item) and g.room_for(g.heroes[h], item)


def far_tokens(g: Andor, hero: Hero) -> list[Token]:
    """What a telescope shows: closed tokens next door, over jump lines too, but no caves.
    [andor.telescope.020, andor.telescope.040]"""
    near = {*g.adjacent(hero.field), *far_sides(g, hero.field)}
    return [
        token
        for field in sorted(near)
        for token in g.tokens_on(field)
        if not token.open and token.kind != CAVE and token.kind != SPRING
    ]


def far_sides(g: Andor, field: int) -> list[int]:
    """The other ends of jump lines, whether or not anybody may jump yet."""
    return [
        line.b if line.a == field else line.a for line in (g.board.lines[i] for i in g.board.jumps[field])
    ]


# -- carrying them out ---------------------------------------------------------------------------------


def do_free(g: Andor, what: Act) -> None:
    h = what.id
    verb = what.verb
    if verb == "spring":
        drink_spring(g, h)
    elif verb == "open":
        g.owe("andor.who_opens", seat_of(g, h), h, NONE)
    elif verb == "falcon":
        g.owe("andor.falcon", seat_of(g, h), h)
    elif verb == "cast":
        _, book = what.ids
        cast(g, h, book)
    else:
        _, item = what.ids
        with_item(g, verb, h, item)


def with_item(g: Andor, verb: str, h: int, item: int) -> None:
    if verb == "take":
        take(g, h, item)
    elif verb == "drop":
        leave(g, h, item)
    elif verb == "give":
        g.owe("andor.give", seat_of(g, h), h, item)
    elif verb == "banish":
        banish(g, h, item)
    elif item == TELESCOPE:
        look_far(g, h)
    else:
        set_fire(g, h, item)


def drink_spring(g: Andor, h: int) -> None:
    """[andor.spring.010]"""
    token = g.token_on(g.heroes[h].field, SPRING)
    if token is not None:
        g.drink_spring(h, token)
        g.gain_willpower(h, g.legend.spring_willpower)


def take(g: Andor, h: int, item: int) -> None:
    """[andor.free_action.090, andor.herb.020]"""
    field = g.heroes[h].field
    g.lift(field, item)
    g.emit(ev.ItemTaken(h, item, field))
    g.put_in_bag(h, STARWORT if item == GROWING else item)
    check(g)


def leave(g: Andor, h: int, item: int) -> None:
    """On the field; at the camp or wagon it may be what a goal waits for."""
    hero = g.heroes[h]
    if hero.field == g.base and wanted(g, item):
        g.take_from_bag(h, item)
        g.emit(ev.ItemDropped(h, item, hero.field))
        deliver(g, item, h)
    else:
        g.drop(h, item)
        g.let_go_of(h, item)
        check(g)


@chooser("give_to", ask=True)
def any_taker(g: Andor, f: Frame) -> list[Act]:
    h, item = f.args
    return or_call_off(g, h, [act("hero", other) for other in takers(g, h, item)])


def or_call_off(g: Andor, h: int, whom: list[Act]) -> list[Act]:
    """To hand nothing over after all; who has just done so does it now. [andor.free_action.120]"""
    return whom if (h, HANDING_OVER) in g.called_off else [*whom, DONE]


@step("andor.give", any_taker, rules=("andor.free_action.080",))
def give(g: Andor, f: Frame, whom: Act) -> None:
    h, item = f.args
    if whom is DONE:
        g.call_off(h, HANDING_OVER)
    else:
        hand_over(g, h, item, whom.id)


def hand_over(g: Andor, h: int, item: int, other: int) -> None:
    g.take_from_bag(h, item)
    g.put_in_bag(other, item)
    g.let_go_of(h, item)
    g.emit(ev.ItemGiven(h, item, other))
    check(g)


def look_far(g: Andor, h: int) -> None:
    """[andor.telescope.020, andor.telescope.030]"""
    g.go_on()
    g.emit(ev.ItemUsed(h, TELESCOPE))
    for token in far_tokens(g, g.heroes[h]):
        g.turn_token(token, True)


def set_fire(g: Andor, h: int, item: int) -> None:
    """[andor.shield.040, andor.shield.070, andor.fire_token.010]"""
    field = g.heroes[h].field
    g.use_up(h, item)
    g.add_token(Token(FIRE, field, NONE, True))
    for i, hero in enumerate(g.heroes):
        if hero.field == field:
            scorch(g, i)


def banish(g: Andor, h: int, item: int) -> None:
    """One side of a shield sends the shadow away."""
    for foe in g.foes:
        if foe.field == g.heroes[h].field and g.legend.foes[foe.kind].kind == HUNTER:
            g.use_up(h, item)
            g.remove_foe(foe, False)
            return


# -- the falcon ----------------------------------------------------------------------------------------


def light_items(hero: Hero) -> list[int]:
    """What a falcon can carry: small articles, food and gems."""
    return [item for item in sorted(set(hero.bag)) if SLOTS[item] == SMALL or SLOTS[item] == FREE]


def flights(g: Andor, h: int) -> list[int]:
    """Heroes elsewhere with whom something could be exchanged. [andor.equipment.030]"""
    laden = bool(light_items(g.heroes[h]))
    return [
        i for i, other in enumerate(g.heroes) if i != h and g.awake(other) and (laden or light_items(other))
    ]


@chooser("falcon_to", ask=True)
def any_far_hero(g: Andor, f: Frame) -> list[Act]:
    (h,) = f.args
    return or_call_off(g, h, [act("hero", other) for other in flights(g, h)])


@step("andor.falcon", any_far_hero, rules=("andor.equipment.030",))
def falcon(g: Andor, f: Frame, whom: Act) -> None:
    """Once a day the bearer and another hero exchange what they like."""
    (h,) = f.args
    if whom is DONE:
        g.call_off(h, HANDING_OVER)
        return
    g.go_on()
    g.sent = True
    g.emit(ev.ItemUsed(h, FALCON))
    g.owe("andor.exchange", f.seat, h, whom.id)


@chooser("exchange", ask=True)
def any_exchange(g: Andor, f: Frame) -> list[Act]:
    h, other = f.args
    one, two = g.heroes[h], g.heroes[other]
    there = [act("send", item) for item in light_items(one) if may_get(g, other, item)]
    back = [act("fetch", item) for item in light_items(two) if may_get(g, h, item)]
    return [*there, *back, DONE]


@step("andor.exchange", any_exchange, rules=("andor.equipment.030",))
def exchange(g: Andor, f: Frame, what: Act) -> None:
    if what is DONE:
        return
    h, other = f.args
    if what.verb == "send":
        hand_over(g, h, what.id, other)
    else:
        hand_over(g, other, what.id, h)
    g.then(exchange, f)
