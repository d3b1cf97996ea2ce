"""What a hero does with hours that nothing presses for."""

from __future__ import annotations

from fabletop.games.andor.bots.advice import Advice
from fabletop.games.andor.bots.mind import Mind
from fabletop.games.andor.bots.tasks import EAT, Task
from fabletop.games.andor.bots.ways import way_to
from fabletop.games.andor.day.turn import END_DAY
from fabletop.games.andor.defs import APPLE_NUT, HEALING, LIGHT, NONE, PORTAL, SECOND_ABILITIES, STARWORT
from fabletop.games.andor.state.game import Andor
from fabletop.games.andor.state.pieces import Hero
from fabletop.kernel.frame import Act


def evening(g: Andor, mind: Mind, h: int, options: list[Act]) -> Advice:
    """Nothing presses: eat at the base, study or brew with the hours left, and end the day."""
    hero = g.heroes[h]
    hours = mind.hours(h)
    if mind.hungry and g.base != NONE and not mind.has_food(hero) and hero.field != g.base:
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


def spare_herbs(g: Andor, mind: Mind, hero: Hero) -> int:
    """Starworts that the hero need not eat tonight."""
    eats = mind.hungry and hero.field != g.base and APPLE_NUT not in hero.bag
    return hero.bag.count(STARWORT) - (1 if eats else 0)


def mind_the_night(g: Andor, mind: Mind, h: int) -> bool:
    """Whether a hero without food has come home and should not leave again today."""
    hero = g.heroes[h]
    return mind.hungry and hero.field == g.base and not mind.has_food(hero) and mind.hours(h) <= 3
