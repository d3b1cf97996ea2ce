"""Things that players build in stages."""

from __future__ import annotations

from fabletop.games.heroes.scenario.course import scenario_of
from fabletop.games.heroes.scenario.whom import is_meant
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.turn.deeds import deed
from fabletop.kernel.frame import Act, Seat, act


def stages_on_offer(g: Heroes, seat: Seat) -> list[Act]:
    """The next stage, while a hero of the player stands there, so often in a round, if it can be paid."""
    found: list[Act] = []
    realm = g.realm(seat)
    for project in scenario_of(g).projects:
        done = realm.stages[project.index]
        if done >= len(project.stages) or realm.staged >= project.per_round:
            continue
        there = any(is_meant(g, project.where, g.heroes[hero].field, seat) for hero in g.heroes_of(seat))
        if there and g.can_pay(seat, project.stages[done]):
            found.append(act("stage", project.index))
    return found


@deed("stage", stages_on_offer)
def pay_stage(g: Heroes, seat: Seat, what: Act) -> None:
    project = scenario_of(g).projects[what.id]
    g.pay(seat, project.stages[g.realm(seat).stages[what.id]])
    g.pay_stage(seat, what.id)
