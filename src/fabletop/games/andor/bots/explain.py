"""What a pick is for, also one that the planner would not have made: a look ahead may know better."""

from __future__ import annotations

from fabletop.games.andor.bots import reasons
from fabletop.games.andor.bots.act import advise
from fabletop.games.andor.bots.advice import Advice
from fabletop.games.andor.bots.judge import DEEDS, by_worth
from fabletop.games.andor.bots.plan import Plan, make_plan
from fabletop.games.andor.bots.strikes import is_skeleton
from fabletop.games.andor.bots.tasks import FIGHT
from fabletop.games.andor.bots.ways import way_to
from fabletop.games.andor.day.turn import END_DAY
from fabletop.games.andor.day.walk import STOP
from fabletop.games.andor.state.acts import hero_of
from fabletop.games.andor.state.game import Andor
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Act, Pick, Seat


def explain(g: Andor, seat: Seat, decision: Decision, pick: Pick) -> Advice:
    """The planner's own words for its own pick; of any other what it serves, as far as that can be told."""
    own = advise(g, seat, decision)
    if own.pick == pick or not isinstance(pick, Act):
        return own if own.pick == pick else Advice(pick, decision.kind)
    h = hero_of(decision.frame)
    if decision.kind not in DEEDS:
        return Advice(pick, decision.kind, reason=reasons.for_pick(g, h, decision.kind, pick, False))
    if pick is END_DAY:
        return Advice(pick, "end_day")
    if pick is STOP:
        return Advice(pick, "stop", g.heroes[h].field)
    plan = make_plan(g)
    foe = g.foe(pick.id) if pick.verb == "fight" else None
    if foe is not None:
        return Advice(pick, FIGHT, foe.field, foe.uid, reason=reasons.for_fight(g, plan.mind, h, foe))
    found = the_way(g, plan, h, decision, pick) if pick.verb == "go" else None
    return Advice(pick, pick.verb) if found is None else found


def the_way(g: Andor, plan: Plan, h: int, decision: Decision, pick: Act) -> Advice | None:
    """What lies at the end of a way: of all that could be meant, what is worth most to this hero."""
    options = [option for option in decision.options if isinstance(option, Act)]
    for task in by_worth(plan, h):
        if way_to(g, plan.mind, h, task, options) != pick:
            continue
        foe = g.foe(task.what) if task.purpose == FIGHT else None
        if foe is None or is_skeleton(g, foe):
            return Advice(pick, task.purpose, task.field, task.what)
        party = [h, *(other for other in plan.all_on_foe(foe.uid) if other != h)]
        why = reasons.for_way(plan.mind, party, foe, task.field)
        company = tuple([other for other in party if other != h])
        return Advice(pick, task.purpose, task.field, task.what, company, why)
    return None
