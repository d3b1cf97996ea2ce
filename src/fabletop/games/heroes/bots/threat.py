"""What comes to the own town, and when: guards whom the scenario sends, and heroes that nobody steers."""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.book.ways import ways_from
from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.scenario.clauses import Effect, TimedEvent
from fabletop.games.heroes.scenario.course import scenario_of
from fabletop.games.heroes.scenario.named import GUARD_TILE, ROUND_END, ROUND_START, STAY
from fabletop.games.heroes.scenario.whom import seats_meant
from fabletop.games.heroes.state.ai import ABROAD
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.strength import beats_guards, chance_against, likely, tier_strength
from fabletop.kernel.frame import Seat

SOON: Final = 3  # rounds ahead in which somebody who comes is reckoned with
AT_ONCE: Final = 1  # rounds before an attack in which everything is spent on the army
ENOUGH: Final = 0.9  # how likely the town is held by an army that needs no more
ALONE: Final = 1.2  # what an army lacks that fights without its hero


class Threat:
    """Somebody who comes to the own town: after so many more rounds (0 is the end of this one), and how
    likely the town is held then with the main hero in it and without."""

    def __init__(self, rounds: int, held: float, held_alone: float, hero: int = NONE) -> None:
        self.rounds: Final = rounds
        self.held: Final = held
        self.held_alone: Final = held_alone
        self.hero: Final = hero  # NONE for guards


def threats_to(g: Heroes, seat: Seat) -> list[Threat]:
    """The next first."""
    if g.is_enemy(seat, g.marks[g.realm(seat).town].cube):
        return []
    found = [*attacks_to_come(g, seat), *heroes_on_the_way(g, seat)]
    found.sort(key=lambda one: one.rounds)
    return found


def needs_units(g: Heroes, seat: Seat) -> bool:
    """Whether somebody comes now against whom the army is too weak."""
    return any(threat.rounds <= AT_ONCE and threat.held < ENOUGH for threat in threats_to(g, seat))


def is_pressed(g: Heroes, seat: Seat) -> bool:
    """Whether somebody comes, now or soon, against whom the army is too weak."""
    return any(threat.held < ENOUGH for threat in threats_to(g, seat))


def attacks_to_come(g: Heroes, seat: Seat) -> list[Threat]:
    """Guards whom the scenario sends to the town, or after somebody of the party, wherever that is."""
    found: list[Threat] = []
    scenario = scenario_of(g)
    for event in scenario.timed_events:
        rounds = rounds_until(g, event)
        if rounds == NONE:
            continue
        for effect in scenario.scripts[event.script]:
            if effect.word == "ambush" or (
                effect.word == "attack_town" and seat in seats_meant(g, effect.who, seat)
            ):
                found.append(by_guards(g, seat, effect, rounds))
    return found


def rounds_until(g: Heroes, event: TimedEvent) -> int:
    """Rounds until an event that comes soon.  What happens at the start of a round comes at the end of the
    one before, as nobody acts between."""
    if event.players and g.n not in event.players:
        return NONE
    if event.trigger.kind not in (ROUND_START, ROUND_END):
        return NONE
    early = 1 if event.trigger.kind == ROUND_START else 0
    rounds = [n - early - g.round for n in event.trigger.rounds if 0 <= n - early - g.round <= SOON]
    return min(rounds, default=NONE)


def by_guards(g: Heroes, seat: Seat, effect: Effect, rounds: int) -> Threat:
    """To an ambush the hero need not come home."""
    difficulty = g.printed.plan.difficulty
    guards = effect.cards[difficulty] if effect.cards else g.printed.guards[effect.n][difficulty]
    z = beats_guards(g, g.players[seat].army, guards, effect.n, tier_strength(g))
    return Threat(rounds, likely(z), 1.0 if effect.word == "ambush" else likely(z - ALONE))


def heroes_on_the_way(g: Heroes, seat: Seat) -> list[Threat]:
    """AI heroes whose plan may lead them to the town of a player, by the shortest way."""
    found: list[Threat] = []
    town = g.realm(seat).town
    for number, one in enumerate(g.ai):
        plan = scenario_of(g).ai[number]
        if one.fate != ABROAD or plan.plan in (STAY, GUARD_TILE):
            continue
        way = ways_from(g, one.hero).get(town)
        if way is None:
            continue
        waits = max(0, plan.from_round - g.round)
        rounds = waits + max(0, -(-way.points // max(1, plan.points)) - 1)
        if rounds <= SOON:
            owner = g.heroes[one.hero].owner
            held = 1.0 - chance_against(g, owner, True, seat, True, town)
            alone = 1.0 - chance_against(g, owner, True, seat, False, town)
            found.append(Threat(rounds, held, alone, one.hero))
    return found
