"""Why something cannot be done now that one might expect to do: what the choosers of a turn, a walk and an
invitation leave out.

Nothing here is asked for while a legend is played; `tests/laws/test_why_not.py` holds it to the choosers:
whatever is left out has one reason, and where that is taken away, the thing is on offer or has another.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from fabletop.games.andor.board.paths import reach_of
from fabletop.games.andor.day.free import is_pier, may_take, stands
from fabletop.games.andor.day.lore import FULL, HALF, brews, can_cast, dark_fields, light_targets
from fabletop.games.andor.day.stops import may_activate
from fabletop.games.andor.day.turn import dweller_to_fight, fellows, has_dweller, in_range
from fabletop.games.andor.day.walk import hours_left
from fabletop.games.andor.defs import (
    ARCHER,
    BREW,
    BRIDGE_BUILDING,
    FARMER,
    GROWING,
    HEALING,
    HUNTER,
    LIGHT,
    LOG_1,
    LOG_3,
    MAGE,
    NONE,
    ROOM,
    SECOND_ABILITIES,
    SLOTS,
    SPRING,
    STARWORT,
    TRACK,
    WARRIOR,
)
from fabletop.games.andor.fight.invitation import fight_on, may_join
from fabletop.games.andor.state.acts import hero_of
from fabletop.games.andor.state.game import Andor
from fabletop.games.andor.state.pieces import AWAY, CLOSED, OPEN, Foe, Hero
from fabletop.games.andor.state.questions import FARMERS_A_HERO
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Act, Seat, act

PASS_HOUR: Final = act("pass")


class Hindrance(NamedTuple):
    """What is in the way, the rule behind it, how much would be needed and is there; and the hero, the kind
    of foe, the item or the field that it names."""

    key: str
    rule: str
    need: int = NONE
    have: int = NONE
    hero: int = NONE
    foe: int = NONE
    item: int = NONE
    field: int = NONE


Left = Iterator[tuple[Act, Hindrance]]


def hindered(g: Andor, seat: Seat, decision: Decision) -> Left:
    """Everything left out of a question to a seat, each with its first reason."""
    if decision.kind == "turn" or decision.kind == "walk":
        h = hero_of(decision.frame)
        walking = decision.kind == "walk"
        yield from walks(g, h, walking)
        yield from fights(g, h, walking)
        yield from hours_spent(g, h, walking)
        for own, hero in enumerate(g.heroes):
            if hero.seat == seat:
                yield from free_deeds(g, own, hero)
    elif decision.kind == "invite":
        yield from invitations(g, hero_of(decision.frame))


# -- hours ------------------------------------------------------------------------------------------------


def why_no_hour(g: Andor, h: int) -> Hindrance | None:
    """Why a hero cannot spend another hour today; None if it can.
    [andor.free_action.030, andor.food.060, andor.overtime.010, andor.overtime.030]"""
    if g.can_spend_hour(h):
        return None
    hero = g.heroes[h]
    if hero.in_box or hero.resting:
        return why_asleep(h, hero)
    hour = hero.hours + 1
    if hour > g.last_hour(h):
        return Hindrance("hours", "andor.overtime.010", g.last_hour(h), hero.hours, hero=h)
    price = g.overtime_price(hero, hour)
    return Hindrance("overtime", "andor.overtime.030", price + 1, hero.willpower, hero=h)


def why_asleep(h: int, hero: Hero) -> Hindrance:
    """[andor.free_action.030, andor.food.060]"""
    if hero.resting:
        return Hindrance("resting", "andor.food.060", hero=h)
    return Hindrance("day-ended", "andor.free_action.030", hero=h)


# -- walking ----------------------------------------------------------------------------------------------


def walks(g: Andor, h: int, walking: bool) -> Left:
    """Fields to which a hero cannot go, and fellows whom a warrior cannot carry."""
    hero = g.heroes[h]
    tired = None if walking and g.walk_free else why_no_hour(g, h)
    held = why_held(g, hero)
    general = held if held is not None else tired
    reached = set() if general is not None else set(reach_of(g, h).order)
    for field, near in enumerate(g.ground_of_foes(True).near):
        if (near or g.board.neighbours[field]) and field != hero.field and field not in reached:
            yield act("go", field), general or why_out_of_reach(g, h, field)
    if hero.kind == WARRIOR and not walking:
        found = fellows(g, h) if general is None and not hero.carried else []
        for other in range(len(g.heroes)):
            if other != h and other not in found:
                yield act("carry", other), general or why_not_carried(g, hero, other)


def why_held(g: Andor, hero: Hero) -> Hindrance | None:
    """[andor.cave_dweller.040, andor.move.060]"""
    if hero.held != NONE:
        return Hindrance("dweller", "andor.cave_dweller.040")
    for foe in g.foes:
        if foe.field == hero.field and g.holds(foe):
            return Hindrance("held", "andor.move.060", foe=foe.kind)
    return None


def why_out_of_reach(g: Andor, h: int, field: int) -> Hindrance:
    """Of a field that the hours left do not lead to: it has fallen, a foe stops the hero on the way, a jump
    takes more willpower, it is too far, or no way leads there at all.
    [andor.move.050, andor.jump_line.010, andor.jump_line.030, andor.hour.020, andor.legend.040]"""
    hero = g.heroes[h]
    if g.collapsed and field in g.fallen_fields():
        return Hindrance("fallen", "andor.legend.040")
    hours = hours_left(g, h) + g.walk_free
    near = g.ground(hero.willpower).far(hero.field).get(field, NONE)
    stops = tuple(sorted({foe.field for foe in g.foes if g.holds(foe) and foe.field != hero.field}))
    if 0 < near <= hours:
        between = g.ground(hero.willpower).far_between(hero.field, stops).get(field, NONE)
        if not 0 < between <= hours:
            first = first_stop(g, hero, field, stops)
            kind = next(foe.kind for foe in g.foes if foe.field == first and g.holds(foe))
            return Hindrance("stopped", "andor.move.050", foe=kind, field=first)
    for on_the_way in (stops, ()):
        for value in sorted(set(g.jump_values)):
            if 0 < g.ground(value).far_between(hero.field, on_the_way).get(field, NONE) <= hours:
                have = hero.willpower if hero.willpower < value else least_willpower(g, hero, hours)
                return Hindrance("jump", "andor.jump_line.030", value, have)
    far = g.ground_of_foes(True).far(hero.field).get(field, NONE)
    if far == NONE:
        return Hindrance("no-way", "andor.jump_line.010")
    return Hindrance("far", "andor.hour.020", near if near != NONE else far, hours)


def first_stop(g: Andor, hero: Hero, field: int, stops: tuple[int, ...]) -> int:
    """The first field with a foe that holds heroes, on the shortest way to another."""
    ground = g.ground(hero.willpower)
    far = ground.far(field)
    here = hero.field
    while here not in stops:
        here = next(other for other in ground.near[here] if far.get(other, NONE) == far[here] - 1)
    return here


def least_willpower(g: Andor, hero: Hero, hours: int) -> int:
    """What a hero has left for the last of so many fields: overtime on the way may take what a jump needs.
    [andor.jump_line.040]"""
    paid = range(1, max(0, hours - g.walk_free))
    return hero.willpower - sum(g.overtime_price(hero, hero.hours + n) for n in paid)


def why_not_carried(g: Andor, hero: Hero, other: int) -> Hindrance:
    """[andor.hero_ability.110, andor.free_action.120]"""
    fellow = g.heroes[other]
    if hero.carried:
        return Hindrance("carried", "andor.hero_ability.110")
    if not g.awake(fellow):
        return why_asleep(other, fellow)
    if fellow.field != hero.field:
        return Hindrance("elsewhere", "andor.hero_ability.110", hero=other, field=fellow.field)
    if fellow.held != NONE:
        return Hindrance("dweller-other", "andor.cave_dweller.040", hero=other)
    return Hindrance("declined", "andor.free_action.120", hero=other)


# -- fighting ---------------------------------------------------------------------------------------------


def fights(g: Andor, h: int, walking: bool) -> Left:
    """Foes whom a hero cannot attack. [andor.turn.020]"""
    hero = g.heroes[h]
    moving = Hindrance("walking", "andor.turn.020") if walking else None
    general = moving or why_no_hour(g, h)
    for foe in g.foes:
        if not in_range(g, hero, foe):
            yield act("fight", foe.uid), why_not_fight(g, hero, foe)
        elif general is not None:
            yield act("fight", foe.uid), general
    if has_dweller(g, hero.field):
        if general is not None:
            yield act("dweller", hero.field), general
        elif not dweller_to_fight(g, hero):
            yield act("dweller", hero.field), why_not_freed(g, hero.field)


def why_not_fight(g: Andor, hero: Hero, foe: Foe) -> Hindrance:
    """[andor.skeleton.040, andor.legend.040, andor.fight.010, andor.fight.020]"""
    if foe.down:
        return Hindrance("down", "andor.skeleton.040", foe=foe.kind)
    if g.legend.foes[foe.kind].kind == HUNTER:
        return Hindrance("hunter", "andor.legend.040", foe=foe.kind)
    if hero.kind == ARCHER:
        return Hindrance("shot-far", "andor.fight.020", foe=foe.kind, field=foe.field)
    return Hindrance("foe-far", "andor.fight.010", foe=foe.kind, field=foe.field)


def why_not_freed(g: Andor, field: int) -> Hindrance:
    """Who is held must take part, and cannot. [andor.cave_dweller.070]"""
    held = next(h for h, hero in enumerate(g.heroes) if hero.held == field and not g.can_spend_hour(h))
    return Hindrance("held-rests", "andor.cave_dweller.070", hero=held)


def invitations(g: Andor, starter: int) -> Left:
    """Heroes who cannot be asked to help in a fight. [andor.group_fight.010]"""
    fight = fight_on(g)
    for h in range(len(g.heroes)):
        if h != starter and h not in fight.fighters and not may_join(g, fight, h):
            yield act("invite", h), why_not_invited(g, h)


def why_not_invited(g: Andor, h: int) -> Hindrance:
    if h in fight_on(g).asked:
        return Hindrance("refused", "andor.group_fight.020", hero=h)
    tired = why_no_hour(g, h)
    if tired is not None:
        return tired
    field = g.heroes[h].field
    return Hindrance("elsewhere", "andor.group_fight.010", hero=h, field=field)


# -- other deeds that take an hour ------------------------------------------------------------------------


def hours_spent(g: Andor, h: int, walking: bool) -> Left:
    """Books to study, the cauldron, and to pass."""
    hero = g.heroes[h]
    moving = Hindrance("walking", "andor.turn.020") if walking else None
    general = moving or why_no_hour(g, h)
    if general is not None and not walking:
        yield PASS_HOUR, general
    if not g.rules_on & SECOND_ABILITIES:
        return
    if hero.kind == MAGE and general is not None:
        for book in range(3):
            if hero.books[book] == CLOSED:
                yield act("study", book), general
    elif hero.kind == ARCHER and (general is not None or not brews(g, hero)):
        yield act("brew", FULL if g.grade(2) else HALF), general or why_no_brew(g, hero)


def why_no_brew(g: Andor, hero: Hero) -> Hindrance:
    """[andor.potion.030, andor.difficulty.120, andor.difficulty.110]"""
    if g.supply[BREW] == 0:
        return Hindrance("no-brews", "andor.difficulty.120", item=BREW)
    rule = "andor.difficulty.110" if g.grade(2) else "andor.potion.030"
    return Hindrance("no-herbs", rule, item=STARWORT)


# -- free actions -----------------------------------------------------------------------------------------


def free_deeds(g: Andor, h: int, hero: Hero) -> Left:
    """What one of the player's heroes cannot do with its things, its books and the place."""
    seat = hero.seat
    asleep = None if g.awake(hero) else why_asleep(h, hero)
    for item in g.items_on(hero.field):
        if asleep is not None or not may_take(g, h, hero, item):
            yield act("take", h, item, seat=seat), asleep or why_not_taken(g, h, hero, item)
    if asleep is not None:
        for item in dict.fromkeys(hero.bag):
            yield act("drop", h, item, seat=seat), asleep
    yield from places(g, h, hero, asleep)
    if hero.kind == MAGE and g.rules_on & SECOND_ABILITIES:
        for book in range(3):
            if hero.books[book] >= OPEN and (asleep is not None or not can_cast(g, hero, book)):
                yield act("cast", h, book, seat=seat), asleep or why_not_cast(g, hero, book)


def why_not_taken(g: Andor, h: int, hero: Hero, item: int) -> Hindrance:
    """[andor.free_action.110, andor.log.010, andor.log.030, andor.equipment.040]"""
    if g.has_let_go(h, item):
        return Hindrance("let-go", "andor.free_action.110", item=item)
    if LOG_1 <= item <= LOG_3 and g.rules_on & BRIDGE_BUILDING and is_pier(g, hero.field):
        return Hindrance("pier", "andor.log.010", item=item)
    kept = STARWORT if item == GROWING else item
    slot = SLOTS[kept]
    if slot == TRACK:
        need = g.log_load(hero) + item - LOG_1 + 2
        return Hindrance("heavy", "andor.log.030", need, hero.strength)
    if kept == FARMER:
        return Hindrance("farmers", "andor.equipment.040", FARMERS_A_HERO, FARMERS_A_HERO)
    return Hindrance("no-room", "andor.equipment.040", ROOM[slot], ROOM[slot], item=kept)


def places(g: Andor, h: int, hero: Hero, asleep: Hindrance | None) -> Left:
    """Springs, and tokens that wait for somebody to stop. [andor.spring.010, andor.fog.010]"""
    seat = hero.seat
    standing = stands(g, h)
    passing = None if standing else Hindrance("passing", "andor.spring.010")
    waiting = NONE
    for token in g.tokens_on(hero.field):
        if token.kind == SPRING:
            if not (asleep is None and standing and token.open and hero.willpower < hero.most):
                yield act("spring", h, seat=seat), asleep or passing or why_no_drink(token.open, hero)
        elif may_activate(g, token):
            waiting = token.kind
    if waiting != NONE and (asleep is not None or not standing or hero.held != NONE):
        held = Hindrance("dweller", "andor.cave_dweller.040")
        passing = None if standing else Hindrance("passing-token", "andor.fog.010")
        yield act("open", h, waiting, seat=seat), asleep or passing or held


def why_no_drink(full: bool, hero: Hero) -> Hindrance:
    """[andor.spring.020, andor.spring.010]"""
    if not full:
        return Hindrance("spring-empty", "andor.spring.020")
    return Hindrance("willpower-full", "andor.spring.010", hero.most, hero.willpower)


def why_not_cast(g: Andor, hero: Hero, book: int) -> Hindrance:
    """[andor.spell.060, andor.difficulty.080, andor.spell.070, andor.spell.120, andor.spell.150]"""
    if hero.books[book] != OPEN:
        if hero.books[book] == AWAY:
            return Hindrance("book-away", "andor.difficulty.090")
        return Hindrance("book-gone", "andor.spell.060")
    if book == LIGHT:
        if not light_targets(g, hero):
            return Hindrance("light-nobody", "andor.spell.070")
        assert not dark_fields(g, hero)
        return Hindrance("light-nowhere", "andor.spell.070")
    if book == HEALING:
        return Hindrance("heal-nothing", "andor.spell.120", field=hero.field)
    return Hindrance("no-base", "andor.spell.150")
