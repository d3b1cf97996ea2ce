"""Free actions that are worth it at once."""

from __future__ import annotations

from fabletop.games.andor.bots.mind import Mind
from fabletop.games.andor.bots.strikes import held_by
from fabletop.games.andor.day.free import is_free
from fabletop.games.andor.day.stops import wanted
from fabletop.games.andor.defs import (
    APPLE_NUT,
    ARCHER,
    FALCON,
    FARMER,
    GEM_2,
    GEM_6,
    GROWING,
    HEALING,
    HELM,
    HOOD,
    LIGHT,
    LOG_1,
    LOG_3,
    MAGE,
    RADAN,
    STARWORT,
    TELESCOPE,
)
from fabletop.games.andor.state.game import Andor
from fabletop.games.andor.state.pieces import Hero
from fabletop.kernel.frame import Act


def worthwhile(g: Andor, mind: Mind, options: list[Act]) -> Act | None:
    """A free action that is worth it at once, if there is one."""
    for option in options:
        if is_free(option) and is_worth_it(g, mind, option):
            return option
    return None


def is_worth_it(g: Andor, mind: Mind, option: Act) -> bool:
    hero = g.heroes[option.id]
    verb = option.verb
    if verb == "spring":
        return hero.willpower + g.legend.spring_willpower <= hero.most
    if verb in ("open", "falcon"):
        return verb == "open"
    _, item = option.ids  # or a book
    if verb == "take":
        return wants(g, mind, hero, item)
    if verb == "drop":
        if LOG_1 <= item <= LOG_3:
            return any(
                goal.type == "build_bridge"
                and hero.field in (g.board.sites[goal.what].a, g.board.sites[goal.what].b)
                for goal in g.legend.goals
            )
        return item not in (FARMER, RADAN) and hero.field == g.base and wanted(g, item)
    if verb == "cast":
        return worth_casting(g, hero, item)
    if verb == "use":
        return item == TELESCOPE
    return verb == "banish"


def wants(g: Andor, mind: Mind, hero: Hero, item: int) -> bool:
    """Whether something that lies here should be picked up."""
    if item in (GROWING, STARWORT, APPLE_NUT):
        have = hero.bag.count(APPLE_NUT) + hero.bag.count(STARWORT)
        if item == GROWING and g.lying.count((hero.field, GROWING)) < 2:
            return mind.hungry and have == 0  # leave one to grow
        most = 4 if hero.kind == ARCHER and item != APPLE_NUT else 2
        return (mind.hungry or wanted(g, STARWORT)) and have < most
    if item in (FARMER, RADAN):
        return hero.field != g.base
    if LOG_1 <= item <= LOG_3:
        return True
    if item == FALCON:
        return any(goal.what == FALCON and g.open_goals >> goal.index & 1 for goal in g.legend.goals)
    if GEM_2 <= item <= GEM_6 or item in (TELESCOPE, HOOD):
        return False
    return not (item == HELM and hero.kind in (ARCHER, MAGE))


def worth_casting(g: Andor, mage: Hero, book: int) -> bool:
    if book == HEALING:
        points = mage.field % 10
        missing = sum(max(0, 12 - hero.willpower) for hero in g.heroes if hero.most > 3)
        comes_back = g.grade(2) and g.narrator < 4  # [andor.difficulty.080]
        return points >= (4 if comes_back else 5) and missing >= points
    return book == LIGHT and held_by(g, g.heroes.index(mage)) is not None
