"""Whom a card means, and where a script stands: who set it off, and who paid for it."""

from __future__ import annotations

from fabletop.games.andor import events as ev
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
    form = who.form
    heroes = g.heroes
    everybody = list(range(len(heroes)))
    if form == "all" or form == "group":
        return everybody
    if form == "finder":
        return [finder_of(f)] if finder_of(f) != NONE else []
    if form == "same":
        return [payer_of(f)] if payer_of(f) != NONE else []
    if form == "lowest_rank":
        return [min(everybody, key=lambda h: rank(g, h))]
    if form == "highest_rank":
        return [max(everybody, key=lambda h: rank(g, h))]
    if form == "crest":
        return [draw_crest(g)]
    if form == "crest_drawn":
        return [g.crest_drawn] if g.crest_drawn != NONE else []
    if form == "heroes":
        return [h for h in everybody if heroes[h].kind in who.heroes]
    if form == "standing":
        return [h for h in everybody if stands(g, f, heroes[h], who)]
    if form == "willpower_below":
        return [h for h in everybody if heroes[h].willpower < who.n]
    if form == "food_at_least":
        return [h for h in everybody if food_of(heroes[h]) >= who.n]
    if form == "most_willpower":
        return [max(everybody, key=lambda h: (heroes[h].willpower, rank(g, h)))]
    raise ValueError(f"no heroes are called {form}")


def rank(g: Andor, h: int) -> int:
    """[andor.hero_ability.040]"""
    return g.legend.hero_defs[g.heroes[h].kind].rank


def food_of(hero: Hero) -> int:
    return hero.bag.count(APPLE_NUT) + hero.bag.count(STARWORT)


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


def here(g: Andor, f: Frame) -> int:
    """The field of the hero who set the card off; of the hero whose turn it is, if nobody did."""
    finder = finder_of(f)
    if finder == NONE:
        finder = max(g.turn, 0)
    return g.heroes[finder].field


def draw_crest(g: Andor) -> int:
    """[andor.setup.090]"""
    if not g.crests:
        pile = list(range(len(g.heroes)))
        g.shuffle(pile)
        g.crests = tuple(pile)
    h = g.crests[-1]
    g.crests = g.crests[:-1]
    g.crest_drawn = h
    g.unveil()
    g.emit(ev.CrestDrawn(h))
    return h


def qualified(g: Andor, who: Who) -> list[int]:
    """The heroes among whom the table may choose."""
    return [
        h for h, hero in enumerate(g.heroes) if h not in g.chosen and who.least <= hero.strength <= who.most
    ]
