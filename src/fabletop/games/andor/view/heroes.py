"""The heroes as everybody sees them, and whose they are."""

from __future__ import annotations

from fabletop.games.andor.fight.value import white_cube
from fabletop.games.andor.state.game import Andor
from fabletop.games.andor.state.pieces import Hero
from fabletop.games.andor.state.questions import ALL_HOURS
from fabletop.games.andor.view.numbers import or_none
from fabletop.games.andor.view.records import AndorHero, AndorHour, AndorPlayer
from fabletop.said import say


def heroes_of_seats(g: Andor) -> list[list[int]]:
    """For each seat the heroes that it plays. [andor.setup.020]"""
    return [[h for h, hero in enumerate(g.heroes) if hero.seat == seat] for seat in range(g.n)]


def figure_of(g: Andor, h: int) -> str:
    """The name of a hero's figure, as it is chosen before the game. [andor.component.140]"""
    hero = g.heroes[h]
    return g.legend.hero_defs[hero.kind].figures[hero.figure].lower()


def view_of_players(g: Andor) -> list[AndorPlayer]:
    return [AndorPlayer(hero=figure_of(g, own[0]), heroes=own) for own in heroes_of_seats(g)]


def view_of_hero(g: Andor, h: int, hero: Hero) -> AndorHero:
    figure = figure_of(g, h)
    return AndorHero(
        index=h,
        kind=hero.kind,
        figure=figure,
        name=say(f"figure-{figure}"),
        seat=hero.seat,
        field=hero.field,
        strength=hero.strength,
        willpower=hero.willpower,
        most=hero.most,
        hours=hero.hours,
        last_hour=g.last_hour(h),
        dice=g.dice_of(hero),
        held=or_none(hero.held),
        white_cube=or_none(white_cube(g, hero)),
        in_box=hero.in_box,
        resting=hero.resting,
        carried=hero.carried,
        spoils=hero.spoils,
        free_hour=hero.free_hour,
        can_spend=g.can_spend_hour(h),
        bag=list(hero.bag),
        books=list(hero.books),
    )


def view_of_hours(g: Andor) -> list[AndorHour]:
    """The day track, at the prices in force for everybody."""
    return [AndorHour(hour, g.overtime_price(g.heroes[0], hour)) for hour in range(1, ALL_HOURS + 1)]
