"""Whom a card means, and where a script stands: who set it off, and who paid for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fabletop.games.andor.defs import (
    APPLE_NUT,
    NONE,
    STARWORT,
    Effect,
    Who,
)
from fabletop.games.andor.state.game import Andor
from fabletop.games.andor.state.pieces import Hero
from fabletop.kernel.frame import Frame


def effect_at(g: Andor, f: Frame) -> Effect:
    """The effect that a script has come to; what it owes carries the same four numbers, then its own."""
    script, _, _, place = f.args[:4]
    return g.legend.scripts[script][place]


def finder_of(f: Frame) -> int:
    """Who set a script off, or NONE."""
    return f.args[1]


def payer_of(f: Frame) -> int:
    """Who paid for a script, or NONE."""
    return f.args[2]


def heroes_meant(g: Andor, f: Frame, effect: Effect) -> list[int]:
    """The heroes whom an effect is for; those whom the table may choose are asked for instead."""
    return [] if effect.who is None else meant(g, f, effect.who)


def heroes_meant_or_all(g: Andor, f: Frame, effect: Effect) -> list[int]:
    """The same, and NONE where an effect names nobody and is for the whole table."""
    return [NONE] if effect.who is None else meant(g, f, effect.who)


def meant(g: Andor, f: Frame, who: Who) -> list[int]:
    """The heroes who go by a form of `who`."""
    if who.form in BY_SCRIPT:
        return [h for h in [BY_SCRIPT[who.form](g, f)] if h != NONE]
    if who.form in BY_HERO:
        fits = BY_HERO[who.form]
        return [h for h, hero in enumerate(g.heroes) if fits(g, f, hero, who)]
    raise ValueError(f"no heroes are called {who.form}")


# -- one hero, by where the script stands and how the party does -----------------------------------------


def finder(g: Andor, f: Frame) -> int:
    return finder_of(f)


def payer(g: Andor, f: Frame) -> int:
    return payer_of(f)


def lowest_rank(g: Andor, f: Frame) -> int:
    return min(range(len(g.heroes)), key=lambda h: rank(g, h))


def highest_rank(g: Andor, f: Frame) -> int:
    return max(range(len(g.heroes)), key=lambda h: rank(g, h))


def most_willpower(g: Andor, f: Frame) -> int:
    """A tie goes to the higher rank."""
    return max(range(len(g.heroes)), key=lambda h: (g.heroes[h].willpower, rank(g, h)))


def next_crest(g: Andor, f: Frame) -> int:
    return g.draw_crest()


def last_crest(g: Andor, f: Frame) -> int:
    return g.crest_drawn


BY_SCRIPT: Final[dict[str, Callable[[Andor, Frame], int]]] = {
    "finder": finder,
    "same": payer,
    "lowest_rank": lowest_rank,
    "highest_rank": highest_rank,
    "most_willpower": most_willpower,
    "crest": next_crest,
    "crest_drawn": last_crest,
}


# -- everybody of whom something is so --------------------------------------------------------------------


def is_anybody(g: Andor, f: Frame, hero: Hero, who: Who) -> bool:
    return True


def is_named(g: Andor, f: Frame, hero: Hero, who: Who) -> bool:
    return hero.kind in who.heroes


def is_weary(g: Andor, f: Frame, hero: Hero, who: Who) -> bool:
    return hero.willpower < who.n


def has_food(g: Andor, f: Frame, hero: Hero, who: Who) -> bool:
    return food_of(hero) >= who.n


def stands(g: Andor, f: Frame, hero: Hero, who: Who) -> bool:
    where = who.where
    if where == "base":
        return hero.field == g.base
    if where == "not_base":
        return hero.field != g.base
    if where == "here":
        return hero.field == here(g, f)
    if where == "chasm_edge":
        return g.board.chasm_edge[hero.field]
    if where == "terrain":
        return g.board.terrain[hero.field] in who.terrain
    return hero.field in who.area


BY_HERO: Final[dict[str, Callable[[Andor, Frame, Hero, Who], bool]]] = {
    "all": is_anybody,
    "group": is_anybody,
    "heroes": is_named,
    "standing": stands,
    "willpower_below": is_weary,
    "food_at_least": has_food,
}


# -- what they ask ----------------------------------------------------------------------------------------


def rank(g: Andor, h: int) -> int:
    """[andor.hero_ability.040]"""
    return g.legend.hero_defs[g.heroes[h].kind].rank


def food_of(hero: Hero) -> int:
    return hero.bag.count(APPLE_NUT) + hero.bag.count(STARWORT)


def here(g: Andor, f: Frame) -> int:
    """The field of the hero who set the card off; of the hero whose turn it is, if nobody did."""
    finder = finder_of(f)
    if finder == NONE:
        finder = max(g.turn, 0)
    return g.heroes[finder].field


def qualified(g: Andor, who: Who) -> list[int]:
    """The heroes among whom the table may choose."""
    return [
        h for h, hero in enumerate(g.heroes) if h not in g.chosen and who.least <= hero.strength <= who.most
    ]
