"""What a hero does with hours that nothing presses for."""

from __future__ import annotations

from fabletop.games.andor.bots.advice import Advice
from fabletop.games.andor.bots.mind import NEVER, Mind
from fabletop.games.andor.bots.tasks import DRINK, EAT, Task
from fabletop.games.andor.bots.ways import way_to, ways_from
from fabletop.games.andor.day.turn import END_DAY
from fabletop.games.andor.defs import (
    APPLE_NUT,
    HEALING,
    LIGHT,
    NONE,
    PORTAL,
    SECOND_ABILITIES,
    SPRING,
    STARWORT,
)
from fabletop.games.andor.state.game import Andor
from fabletop.games.andor.state.pieces import Hero
from fabletop.kernel.frame import Act


def evening(g: Andor, mind: Mind, h: int, options: list[Act], task: Task | None = None) -> Advice:
    """Nothing presses: drink, eat at the base, study or brew with the hours left, and end the day."""
    hero = g.heroes[h]
    hours = mind.hours(h)
    spring = spring_to_visit(g, mind, h, options, where_to_sleep(g, mind, hero, task))
    if spring is not None:
        return Advice(spring, DRINK, spring.id)
    if needs_meal(g, mind, hero) and hero.field != g.base:
        option = way_to(g, mind, h, Task(EAT, g.base, 1.0), options)
        if option is not None and option.id == g.base:
            return Advice(option, EAT, g.base)
    if hours > 0 and g.rules_on & SECOND_ABILITIES:
        for book in (HEALING, PORTAL, LIGHT):
            for option in options:
                if option.verb == "study" and option.id == book:
                    return Advice(option, "study", NONE, book)
        if spare_herbs(g, mind, hero) >= (1 if g.grade(2) else 2):
            for option in options:
                if option.verb == "brew":
                    return Advice(option, "brew")
    return Advice(END_DAY, "end_day")


def needs_meal(g: Andor, mind: Mind, hero: Hero) -> bool:
    """Whether a hero goes hungry anywhere but at the base."""
    return mind.hungry and g.base != NONE and not mind.has_food(hero)


def where_to_sleep(g: Andor, mind: Mind, hero: Hero, task: Task | None) -> int:
    """The field where a hero should be at night: the base without food, if it can be reached, else where
    tomorrow's work is."""
    h = g.heroes.index(hero)
    if needs_meal(g, mind, hero) and mind.far(h, g.base) <= mind.hours(h):
        return g.base
    return NONE if task is None else task.field


def spring_to_visit(g: Andor, mind: Mind, h: int, options: list[Act], bed: int) -> Act | None:
    """The nearest open spring that a hero can use in full, with a way to the bed in the hours left.
    [andor.spring.010]"""
    hero = g.heroes[h]
    if hero.willpower + g.legend.spring_willpower > hero.most:
        return None
    to_bed = ways_from(g, hero, bed) if bed != NONE else {}
    nearest = mind.hours(h) + 1
    best: Act | None = None
    for option in options:
        if option.verb == "go" and has_spring(g, option.id):
            far = mind.far(h, option.id)
            back = to_bed.get(option.id, NEVER) if to_bed else 0
            if far < nearest and far + back <= mind.hours(h):
                nearest = far
                best = option
    return best


def has_spring(g: Andor, field: int) -> bool:
    token = g.token_on(field, SPRING)
    return token is not None and token.open


def spare_herbs(g: Andor, mind: Mind, hero: Hero) -> int:
    """Starworts that the hero need not eat tonight."""
    eats = mind.hungry and hero.field != g.base and APPLE_NUT not in hero.bag
    return hero.bag.count(STARWORT) - (1 if eats else 0)


def mind_the_night(g: Andor, mind: Mind, h: int) -> bool:
    """Whether a hero without food has come home and should not leave again today."""
    hero = g.heroes[h]
    return needs_meal(g, mind, hero) and hero.field == g.base and mind.hours(h) <= 3
