"""Two teams have their turns alternately. [heroes.alliance]"""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.scenario.whom import in_game
from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.frame import NOBODY, Act, Frame, Seat, act
from fabletop.kernel.step import chooser, step

TEAMS: Final = 2


def owe_turns_of_teams(g: Heroes) -> None:
    """Each team says at its first turn of a round who of it goes first, when it has seen what came before.
    [heroes.alliance.040, heroes.alliance.090]"""
    for place in range(len(g.order)):
        if place < TEAMS:
            g.owe("heroes.who_goes_first", NOBODY, place)
        g.owe("heroes.turn_in_place", NOBODY, place)


def team_at(g: Heroes, f: Frame) -> tuple[Seat, ...]:
    """Those of the team at a place in the order of turns who are still in the game."""
    (place,) = f.args
    return tuple([seat for seat in in_game(g) if not g.is_enemy(g.order[place], seat)])


@chooser("who_goes_first", by=team_at)
def players_of_team(g: Heroes, f: Frame) -> list[Act]:
    return [act("goes_first", seat) for seat in sorted(team_at(g, f))]


@step("heroes.who_goes_first", players_of_team, rules=("heroes.alliance.040", "heroes.alliance.090"))
def who_goes_first(g: Heroes, f: Frame, first: Act) -> None:
    g.go_first(Seat(first.id))


@step("heroes.turn_in_place")
def turn_in_place(g: Heroes, f: Frame) -> None:
    """By now the order of this round is known as far as here."""
    (place,) = f.args
    g.owe("heroes.turn", g.order[place])
