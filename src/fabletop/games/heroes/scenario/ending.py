"""When the game is won, lost or simply over. [heroes.victory, heroes.elimination]"""

from __future__ import annotations

from fabletop.games.heroes.map import events as ev
from fabletop.games.heroes.modes.single_combat import finish
from fabletop.games.heroes.scenario.clauses import Ending
from fabletop.games.heroes.scenario.conditions import is_true
from fabletop.games.heroes.scenario.course import scenario_of
from fabletop.games.heroes.scenario.named import HOLDER_WINS, MOST_POINTS, MOST_WON, PARTY_WINS, RICHEST
from fabletop.games.heroes.scenario.score import standing
from fabletop.games.heroes.scenario.wealth import richest
from fabletop.games.heroes.scenario.whom import in_game, side_of, sides_in_game
from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.frame import Frame, Seat
from fabletop.kernel.step import step


def applies(g: Heroes, ending: Ending) -> bool:
    """Whether a condition counts with so many players."""
    return not ending.players or g.n in ending.players


def is_fulfilled(g: Heroes, endings: tuple[Ending, ...], seat: Seat, at_once: bool) -> bool:
    """Whether one of these conditions is true of a player."""
    for one in endings:
        counts = (one.at_once or not at_once) and not one.at_limit and applies(g, one)
        if counts and is_true(g, one.condition, seat):
            return True
    return False


def is_decided(g: Heroes, at_once: bool) -> bool:
    """Victory is looked at before defeat, and several may share it; the side that is left alone has won,
    unless it was alone from the beginning.  In a tournament what would be a victory only ends the game, and
    points decide.
    [heroes.victory.010, heroes.victory.050, heroes.victory.070, heroes.coop.010, heroes.alliance.070]"""
    victory = scenario_of(g).victory
    won = [seat for seat in in_game(g) if is_fulfilled(g, victory, seat, at_once)] or ahead_in_overtime(g)
    if won and g.printed.tournament:  # [heroes.tournament.180]
        g.emit(ev.PointsDecide())
        won = winners_at_limit(g)
    elif not won:
        sides = sides_in_game(g)
        left = [side for side in sides if not has_lost(g, side, at_once)]
        if len(left) == len(sides) and (len(left) > 1 or (left and is_one_side(g))):
            return False
        won = [seat for side in left for seat in side]
    win(g, won)
    return True


def is_one_side(g: Heroes) -> bool:
    """Whether nobody plays against anybody."""
    return len(set(g.printed.sides)) == 1


def has_lost(g: Heroes, side: list[Seat], at_once: bool) -> bool:
    """Whether a player, a team or a party has lost by what is true of one of it.
    [heroes.coop.050, heroes.alliance.030]"""
    if is_broken_up(g, side[0]):
        return True
    return any(is_fulfilled(g, scenario_of(g).defeat, seat, at_once) for seat in side)


def is_broken_up(g: Heroes, seat: Seat) -> bool:
    """Whether somebody is out without whom an ally does not win."""
    return scenario_of(g).rules.lose_when_eliminated and any(g.realm(one).out for one in side_of(g, seat))


def win(g: Heroes, seats: list[Seat]) -> None:
    """Together with their allies, those who are out included. [heroes.coop.010, heroes.alliance.030]"""
    sides = [g.printed.sides[seat] for seat in seats]
    victors = [seat for seat in g.order if g.printed.sides[seat] in sides]
    for seat in victors:
        g.emit(ev.Won(seat))
    if g.printed.party and not seats:
        g.emit(ev.PartyLost())
    finish(g, tuple(victors))


@step("heroes.look_at_goals")
def look_at_goals(g: Heroes, f: Frame) -> None:
    """After each action that is fully carried out: what counts at once. [heroes.victory.070]"""
    if not is_decided(g, at_once=True):
        g.owe("heroes.events_when", f.seat)


@step("heroes.look_at_end")
def look_at_end(g: Heroes, f: Frame) -> None:
    """After the last turn of a round: what counts at its end, and at last the limit.
    [heroes.victory.050, heroes.victory.070, heroes.round.080]"""
    if not is_decided(g, at_once=False) and g.round >= scenario_of(g).rounds and not goes_into_overtime(g):
        end_at_limit(g)


def goes_into_overtime(g: Heroes) -> bool:
    """Whether the won points are equal after the last round, and there are more rounds for that."""
    scenario = scenario_of(g)
    more = scenario.rounds + scenario.rules.sudden_death
    return g.round < more and is_shared(g, winners_at_limit(g))


def is_shared(g: Heroes, seats: list[Seat]) -> bool:
    """Whether they are not all of one side."""
    return len({g.printed.sides[seat] for seat in seats}) > 1


def ahead_in_overtime(g: Heroes) -> list[Seat]:
    """Who is ahead alone in the rounds after the last has won."""
    if g.round <= scenario_of(g).rounds:
        return []
    first = winners_at_limit(g)
    return [] if is_shared(g, first) else first


def end_at_limit(g: Heroes) -> None:
    """The last round, or the last turn, is over."""
    g.emit(ev.LimitReached())
    win(g, winners_at_limit(g))


@step("heroes.last_turn_ends")
def last_turn_ends(g: Heroes, f: Frame) -> None:
    """The turns that were left when somebody called the end are over."""
    if not is_decided(g, at_once=True):
        end_at_limit(g)


def winners_at_limit(g: Heroes) -> list[Seat]:
    """Nobody, everybody, who holds the place, who is richest, or who has most points.
    [heroes.victory.060]"""
    scenario = scenario_of(g)
    left = in_game(g)
    sides = sides_in_game(g)
    if scenario.at_limit == MOST_POINTS:
        best = max([standing(g, side) for side in sides])
        return [seat for side in sides if standing(g, side) == best for seat in side]
    if scenario.at_limit == MOST_WON:
        won = [sum([g.realm(seat).points for seat in side]) for side in sides]
        return [seat for side, n in zip(sides, won, strict=True) if n == max(won) for seat in side]
    if scenario.at_limit == RICHEST:
        return richest(g, sides)
    if scenario.at_limit == PARTY_WINS:
        return left
    if scenario.at_limit == HOLDER_WINS:
        return [seat for seat in left if any(is_true(g, one.condition, seat) for one in scenario.victory)]
    return []


@step("heroes.tribute_unpaid")
def tribute_unpaid(g: Heroes, f: Frame) -> None:
    """Who did not pay has lost, with the allies; where no rival did, the richest has won."""
    sides = sides_in_game(g)
    paid = [seat for side in sides if not any(seat in f.args for seat in side) for seat in side]
    win(g, paid if paid or g.printed.party else richest(g, sides))
