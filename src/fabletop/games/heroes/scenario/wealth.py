"""What goods are worth in a scenario, and the tributes that are paid with them."""

from __future__ import annotations

from fabletop.games.heroes.scenario.course import scenario_of
from fabletop.games.heroes.scenario.named import ROUND_START
from fabletop.games.heroes.scenario.whom import in_game
from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.frame import NOBODY, Act, Frame, Seat, act
from fabletop.kernel.step import chooser, step


def wealth_of(g: Heroes, seat: Seat) -> int:
    """A treasury in gold."""
    player = g.players[seat]
    _, materials, valuables = scenario_of(g).worth
    return player.gold + materials * player.materials + valuables * player.valuables


def tributes_to_come(g: Heroes) -> int:
    """In rounds after this one."""
    scenario = scenario_of(g)
    owed = 0
    for event in scenario.timed_events:
        if event.trigger.kind == ROUND_START and (not event.players or g.n in event.players):
            rounds = sum(round > g.round for round in event.trigger.rounds)
            owed += rounds * sum(e.amounts[0] for e in scenario.scripts[event.script] if e.word == "tribute")
    return owed


def ask_tribute(g: Heroes, n: int) -> None:
    """All pay, in the order of turns; who cannot has lost, and if nobody can, all but the richest have."""
    for seat in in_game(g):
        if wealth_of(g, seat) >= n:
            g.owe("heroes.pay_tribute", seat, n)
    poor = [seat for seat in in_game(g) if wealth_of(g, seat) < n]
    if poor:
        g.owe("heroes.tribute_unpaid", NOBODY, *poor)


def richest(g: Heroes, sides: list[list[Seat]]) -> list[Seat]:
    """Those of the sides that have most."""
    riches = [sum([wealth_of(g, seat) for seat in side]) for side in sides]
    return [seat for side, n in zip(sides, riches, strict=True) if n == max(riches) for seat in side]


@chooser("tribute_valuables")
def valuables_to_pay(g: Heroes, f: Frame) -> list[Act]:
    """So many that the rest can be paid, and none in vain."""
    (n,) = f.args
    _, materials, valuables = scenario_of(g).worth
    player = g.players[f.seat]
    return [
        act("valuables", k)
        for k in range(min(player.valuables, -(-n // valuables)) + 1)
        if player.gold + materials * player.materials >= n - valuables * k
    ]


@chooser("tribute_materials")
def materials_to_pay(g: Heroes, f: Frame) -> list[Act]:
    (n,) = f.args
    _, materials, valuables = scenario_of(g).worth
    chosen = f.picks[0]
    left = max(0, n - valuables * chosen.id) if isinstance(chosen, Act) else n
    player = g.players[f.seat]
    return [
        act("materials", k)
        for k in range(min(player.materials, -(-left // materials)) + 1)
        if player.gold >= left - materials * k
    ]


@step("heroes.pay_tribute", valuables_to_pay, materials_to_pay, rules=("heroes.event.030",))
def pay_tribute(g: Heroes, f: Frame, valuables: Act, materials: Act) -> None:
    """In goods first, as the player says, and the rest in gold; nothing is given back."""
    (n,) = f.args
    _, of_materials, of_valuables = scenario_of(g).worth
    gold = max(0, n - of_valuables * valuables.id - of_materials * materials.id)
    g.pay(f.seat, (gold, materials.id, valuables.id))
