"""The archer's cauldron and the mage's books: what an hour with them brings, and the three spells."""

from __future__ import annotations

from typing import Final

from fabletop.games.andor import events as ev
from fabletop.games.andor.board.paths import is_creature
from fabletop.games.andor.day.foes import arrive, seek_hordes
from fabletop.games.andor.day.stops import deliver_from, scorch
from fabletop.games.andor.defs import (
    BREW,
    HALF_BREW,
    HEALING,
    KRAHDER,
    LAST_LETTER,
    LIGHT,
    NONE,
    SKELETON,
    STARWORT,
)
from fabletop.games.andor.state.acts import DONE, owe_movement, seat_of
from fabletop.games.andor.state.game import Andor
from fabletop.games.andor.state.pieces import AWAY, CLOSED, GONE, OPEN, Foe, Hero
from fabletop.games.andor.story.legend import check
from fabletop.kernel.frame import Act, Frame, act
from fabletop.kernel.step import chooser, step

# What one hour at the cauldron makes
FULL: Final = 0
HALF: Final = 1
TWO_HALVES: Final = 2


# -- brewing -------------------------------------------------------------------------------------------


def brews(g: Andor, hero: Hero) -> list[Act]:
    """[andor.potion.010, andor.potion.020, andor.potion.030, andor.potion.050, andor.difficulty.110]"""
    herbs = hero.bag.count(STARWORT)
    pieces = g.supply[BREW]  # [andor.difficulty.120]
    found: list[Act] = []
    if herbs == 0 or pieces == 0:
        return found
    if herbs >= (1 if g.grade(2) else 2):
        found.append(act("brew", FULL))
    if not g.grade(2):
        found.append(act("brew", HALF))
        if herbs >= 2 and pieces >= 2:
            found.append(act("brew", TWO_HALVES))
    return found


@step("andor.brew")
def brew(g: Andor, f: Frame) -> None:
    """One hour, however many starworts. [andor.potion.040]"""
    h, how = f.args
    g.spend_hour(h)
    make_brew(g, h, how)
    owe_movement(g)
    g.owe("andor.brew_on", f.seat, h)


def make_brew(g: Andor, h: int, how: int) -> None:
    """Starworts into brews. [andor.potion.020, andor.potion.030, andor.potion.050]"""
    for _ in range(2 if how != HALF and not g.grade(2) else 1):
        g.take_from_bag(h, STARWORT)
        g.to_supply(STARWORT, 1)
    made = BREW if how == FULL else HALF_BREW
    for _ in range(2 if how == TWO_HALVES else 1):
        g.to_supply(BREW, -1)
        g.emit(ev.Brewed(h, made))
        g.gain_item(h, made)


@chooser("brew_on")
def more_brews(g: Andor, f: Frame) -> list[Act]:
    (h,) = f.args
    found = brews(g, g.heroes[h])
    return [*found, DONE] if found else []


@step("andor.brew_on", more_brews, rules=("andor.potion.020", "andor.potion.040", "andor.potion.050"))
def brew_on(g: Andor, f: Frame, what: Act) -> None:
    """More starworts in the same hour."""
    (h,) = f.args
    if what is not DONE:
        make_brew(g, h, what.id)
        g.then(brew_on, f)


# -- studying ------------------------------------------------------------------------------------------


@step("andor.study")
def study(g: Andor, f: Frame) -> None:
    """An hour for each book turned. [andor.spell.020]"""
    h, book = f.args
    g.spend_hour(h)
    g.set_book(h, book, OPEN)
    g.emit(ev.Studied(h, book))
    owe_movement(g)
    g.owe("andor.study_on", f.seat, h)


@chooser("study_on")
def more_books(g: Andor, f: Frame) -> list[Act]:
    (h,) = f.args
    books = g.heroes[h].books
    closed = [act("study", book) for book in range(3) if books[book] == CLOSED]
    return [*closed, DONE] if closed and g.can_spend_hour(h) else []


@step("andor.study_on", more_books, rules=("andor.spell.020", "andor.spell.030"))
def study_on(g: Andor, f: Frame, what: Act) -> None:
    """Several books in one action."""
    (h,) = f.args
    if what is not DONE:
        g.then(study, f.carry(h, what.id))


# -- casting -------------------------------------------------------------------------------------------


def can_cast(g: Andor, hero: Hero, book: int) -> bool:
    """An open book, and something for it to do. [andor.spell.040, andor.spell.050]"""
    if hero.books[book] != OPEN:
        return False
    if book == LIGHT:
        return bool(light_targets(g, hero)) and bool(dark_fields(g, hero))
    if book == HEALING:
        return hero.field % 10 > 0
    return g.base != NONE


def cast(g: Andor, h: int, book: int) -> None:
    g.emit(ev.SpellCast(h, book))
    put_away(g, h, book)
    seat = seat_of(g, h)
    if book == LIGHT:
        g.owe("andor.light", seat, h)
    elif book == HEALING:
        g.owe("andor.heal", seat, h, g.heroes[h].field % 10)
    else:
        g.owe("andor.portal", seat, h)


def put_away(g: Andor, h: int, book: int) -> None:
    """Out of the game; with grade 2 on the legend track, where a die says.
    [andor.spell.060, andor.difficulty.080, andor.difficulty.100]"""
    if not g.grade(2):
        g.set_book(h, book, GONE)
        return
    letter = g.roll(6) - 1
    if letter <= g.narrator or letter > LAST_LETTER:
        g.set_book(h, book, GONE)
    else:
        g.set_book(h, book, AWAY)
        g.books_away = (*g.books_away, (letter, book))
    g.emit(ev.BookAway(h, book, letter))


def light_targets(g: Andor, hero: Hero) -> list[int]:
    """A creature or a krahder by uid; all skeletons together by the first of them.
    [andor.spell.070, andor.spell.080, andor.spell.090, andor.spell.110]"""
    found: list[int] = []
    skeletons = False
    for foe in g.foes:
        if foe.field != hero.field:
            continue
        kind = g.legend.foes[foe.kind].kind
        if is_creature(g, foe) or kind == KRAHDER:
            found.append(foe.uid)
        elif kind == SKELETON and not skeletons:
            skeletons = True
            found.append(foe.uid)
    return found


def dark_fields(g: Andor, hero: Hero) -> list[int]:
    """Adjacent fields without a creature, never over a jump line. [andor.spell.070, andor.spell.100]"""
    return [field for field in g.adjacent(hero.field) if not g.creature_on(field)]


@chooser("light_foe")
def lit_foe(g: Andor, f: Frame) -> list[Act]:
    (h,) = f.args
    return [act("foe", uid) for uid in light_targets(g, g.heroes[h])]


@chooser("light_field")
def lit_field(g: Andor, f: Frame) -> list[Act]:
    (h,) = f.args
    return [act("field", field) for field in dark_fields(g, g.heroes[h])]


@step(
    "andor.light",
    lit_foe,
    lit_field,
    rules=("andor.spell.070", "andor.spell.080", "andor.spell.090", "andor.spell.110", "andor.spell.100"),
)
def light(g: Andor, f: Frame, what: Act, where: Act) -> None:
    """Drive a foe off one's own field."""
    foe = g.foe(what.id)
    if foe is None:
        return
    for other in [o for o in g.foes if moves_along(g, o, foe)]:
        g.move_foe(other, where.id)
        arrive(g, other.uid)
    seek_hordes(g)


def moves_along(g: Andor, other: Foe, foe: Foe) -> bool:
    if other is foe:
        return True
    both = g.legend.foes[other.kind].kind == SKELETON and g.legend.foes[foe.kind].kind == SKELETON
    return both and other.field == foe.field


@chooser("heal_whom")
def any_hero(g: Andor, f: Frame) -> list[Act]:
    found = [act("hero", h) for h, hero in enumerate(g.heroes) if hero.willpower < hero.most]
    return [*found, DONE] if found else []


@chooser("heal_amount")
def any_amount(g: Andor, f: Frame) -> list[Act]:
    picked = f.picks[0]
    if not isinstance(picked, Act) or picked is DONE:
        return [DONE]
    _, points = f.args
    hero = g.heroes[picked.id]
    return [act("points", n) for n in range(1, min(points, hero.most - hero.willpower) + 1)]


@step("andor.heal", any_hero, any_amount, rules=("andor.spell.120", "andor.spell.130", "andor.spell.140"))
def heal(g: Andor, f: Frame, whom: Act, amount: Act) -> None:
    """Willpower for the group, as many points as the last digit of the field."""
    if whom is DONE:
        return
    h, points = f.args
    g.gain_willpower(whom.id, amount.id)
    if points > amount.id:
        g.then(heal, f.carry(h, points - amount.id))


@chooser("portal_with")
def passengers(g: Andor, f: Frame) -> list[Act]:
    """[andor.spell.160]"""
    (mage,) = f.args
    field = g.heroes[mage].field
    found = [
        act("hero", h)
        for h, hero in enumerate(g.heroes)
        if h != mage and hero.field == field and g.awake(hero)
    ]
    return [*found, DONE]


@step("andor.portal", passengers, rules=("andor.spell.150", "andor.spell.160", "andor.spell.170"))
def portal(g: Andor, f: Frame, whom: Act) -> None:
    """To the camp or the wagon, held or not."""
    (mage,) = f.args
    for h in [mage] if whom is DONE else [mage, whom.id]:
        g.put_hero(h, g.base)
        deliver_from(g, h)
        scorch(g, h)
    check(g)
