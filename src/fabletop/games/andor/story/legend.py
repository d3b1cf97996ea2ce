"""How a legend is told: which cards are read when, which goals are open and done, and when it ends.

What a card does is its script; `effects` carries scripts out.
"""

from __future__ import annotations

from typing import Final

from fabletop.games.andor import events as ev
from fabletop.games.andor.defs import (
    LAST_LETTER,
    LOG_1,
    LOG_3,
    NONE,
    WAGON,
    Condition,
    GoalDef,
    Trigger,
)
from fabletop.games.andor.state.game import Andor
from fabletop.games.andor.state.pieces import OPEN, Hero
from fabletop.kernel.frame import NOBODY, Frame
from fabletop.kernel.step import step

SCRIPT: Final = "andor.script"

# Which foes march
AT_SUNRISE: Final = 0
BY_NARRATOR: Final = 1


def owe_script(g: Andor, script: int, finder: int, payer: int = NONE) -> None:
    """A script from its beginning.  Its frame carries which script it is, who set it off, who paid for it,
    and the place of the effect that comes next."""
    g.owe(SCRIPT, NOBODY, script, finder, payer, 0)


# -- cards ---------------------------------------------------------------------------------------------


def note(g: Andor, kind: str, n: int, m: int = NONE, finder: int = NONE) -> None:
    """Something has happened that cards may wait for. [andor.legend.040, andor.narrator.030]"""
    for i in g.legend.by_trigger.get(kind, ()):
        card = g.legend.cards[i]
        for trigger in card.triggers:
            if trigger.kind == kind and fits(trigger, n, m) and may_read(g, i):
                read_card(g, i, finder)


def fits(trigger: Trigger, n: int, m: int) -> bool:
    return (trigger.n in (NONE, n)) and (trigger.m in (NONE, m))


def may_read(g: Andor, card: int) -> bool:
    """Live, not read yet, and its condition holds."""
    if not g.cards_live >> card & 1 or g.cards_read >> card & 1:
        return False
    when = g.legend.cards[card].when
    return when is None or holds(g, when)


def read_card(g: Andor, card: int, finder: int) -> None:
    """The card is read out; its script comes next."""
    g.mark_read(card)
    script = g.legend.cards[card].script
    if g.legend.scripts[script]:
        owe_script(g, script, finder)


@step("andor.card")
def card_in_turn(g: Andor, f: Frame) -> None:
    """A card whose turn has come: during the set-up, one after the other. [andor.legend.020]"""
    (card,) = f.args
    if may_read(g, card):
        read_card(g, card, NONE)


# -- conditions ----------------------------------------------------------------------------------------


def holds(g: Andor, condition: Condition) -> bool:
    kind = condition.kind
    if kind == "narrator_at":
        return g.narrator >= condition.n
    if kind == "no_free_shield":
        return g.overrun  # [andor.golden_shield.030]
    if kind == "goals_done":
        return g.done_goals & condition.bits == condition.bits
    if kind == "goal_open":
        return bool(g.open_goals >> condition.n & 1) and not g.done_goals >> condition.n & 1
    if kind == "hero_in_play":
        return any(hero.kind == condition.n for hero in g.heroes)
    if kind == "figure_at":
        return stands_at(g, condition.n, g.base if condition.m == NONE else condition.m)
    if kind == "tokens_left_below":
        return g.lost[condition.n] > 0 and tokens_left(g, condition.n) < g.legend.goals[condition.m].count
    if kind == "hero_in_area_when":
        return g.collapsed >= condition.n and any(hero.field in condition.fields for hero in g.heroes)
    raise ValueError(f"no condition is called {kind}")


def stands_at(g: Andor, kind: int, field: int) -> bool:
    for foe in g.foes:
        if foe.kind == kind and foe.field == field:
            return True
    return False


def tokens_left(g: Andor, item: int) -> int:
    """Pieces of a kind that lie somewhere, walk along with a hero or have been delivered."""
    lying = sum(1 for _, other in g.lying if other == item)
    return lying + sum(hero.bag.count(item) for hero in g.heroes) + g.delivered[item]


# -- goals and the end ---------------------------------------------------------------------------------


def check(g: Andor) -> None:
    """After every change: is the legend lost, is a goal reached, is it won? [andor.legend.050]"""
    if g.finished:
        return
    conditions = g.legend.conditions
    for condition in g.fails:
        if holds(g, conditions[condition]):
            g.finish(False)
            return
    check_goals(g)


def check_goals(g: Andor) -> None:
    if g.finished:
        return
    legend = g.legend
    waiting = g.open_goals & ~g.done_goals
    if waiting:
        for goal in legend.goals:
            if waiting >> goal.index & 1 and reached(g, goal):
                complete(g, goal)
    for i, items in legend.for_holders:
        if may_read(g, i):
            for h, hero in enumerate(g.heroes):
                if hero.bag and items[0] in hero.bag and has_all(hero, items) and may_read(g, i):
                    read_card(g, i, h)
    if holds(g, legend.conditions[g.win_if]):
        g.finish(True)


def has_all(hero: Hero, items: tuple[int, ...]) -> bool:
    return all(item in hero.bag for item in items)


def reached(g: Andor, goal: GoalDef) -> bool:
    """Whether a goal's condition holds now.  Visits are noticed when a hero stops."""
    kind = goal.type
    if kind == "turn_tokens":
        return sum(1 for face in goal.ids if face in g.turned) >= goal.count
    if kind == "defeat":
        return goal.what in g.defeated
    if kind == "deliver":
        return g.delivered[goal.what] >= goal.count
    if kind == "deliver_set":
        return all(g.delivered[item] > 0 for item in goal.ids)
    if kind == "find":
        return is_carried(g, goal.what)
    if kind == "build_bridge":
        return logs_at(g, goal.what) >= goal.count
    if kind == "lay_bridge":
        return bool(g.bridges >> goal.what & 1)
    if kind == "wagon_at":
        return g.base_kind == WAGON and g.base in goal.fields
    if kind == "clear":
        return not any(foe.kind == goal.what and foe.field in goal.fields for foe in g.foes)
    if kind == "all_outside":
        return not any(hero.field in goal.fields for hero in g.heroes)
    return False


def is_carried(g: Andor, item: int) -> bool:
    for hero in g.heroes:
        if item in hero.bag:
            return True
    return False


def logs_at(g: Andor, site: int) -> int:
    """The value of the logs on the piers of a site."""
    piers = (g.board.sites[site].a, g.board.sites[site].b)
    return sum(item - LOG_1 + 1 for field, item in g.lying if LOG_1 <= item <= LOG_3 and field in piers)


def visit(g: Andor, h: int) -> None:
    """A hero has stopped: goals that ask for that."""
    hero = g.heroes[h]
    for goal in g.legend.goals:
        if not g.open_goals >> goal.index & 1 or g.done_goals >> goal.index & 1:
            continue
        if hero.field not in goal.fields:
            continue
        if goal.type == "visit" or (goal.type == "visit_with" and goal.what in hero.bag):
            complete(g, goal)


def complete(g: Andor, goal: GoalDef) -> None:
    g.reach_goal(goal.index)
    if goal.type == "build_bridge":
        site = g.board.sites[goal.what]
        for field, item in g.lying:
            if LOG_1 <= item <= LOG_3 and field in (site.a, site.b):
                g.lift(field, item)
                g.out_of_game(item)
    note(g, "goal", goal.index, NONE, g.turn)


def open_goal(g: Andor, goal: int) -> None:
    g.set_goal(goal)
    check(g)


# -- the narrator --------------------------------------------------------------------------------------


@step("andor.narrator")
def move_narrator(g: Andor, f: Frame) -> None:
    """One letter on: strides, returning books, stars, and the end at N.
    [andor.narrator.010, andor.narrator.020, andor.narrator.040]"""
    if g.narrator >= LAST_LETTER:
        return
    g.step_narrator()
    if g.marches:
        g.owe("andor.march", NOBODY, BY_NARRATOR)
    return_books(g)
    note(g, "letter", g.narrator)
    for letter, card in g.later:
        if letter == g.narrator and may_read(g, card):
            read_card(g, card, NONE)
    check(g)


def return_books(g: Andor) -> None:
    """[andor.difficulty.090]"""
    for letter, book in g.books_away:
        if letter == g.narrator:
            for h, hero in enumerate(g.heroes):
                if hero.books[0]:
                    g.set_book(h, book, OPEN)
                    g.emit(ev.BookReturned(h, book))
    g.books_away = tuple((letter, book) for letter, book in g.books_away if letter != g.narrator)
