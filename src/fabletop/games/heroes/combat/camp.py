"""The two sides of a combat, by who leads them."""

from __future__ import annotations

from typing import Any, Final

from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.state.hero import Troop, troops_from_data
from fabletop.games.heroes.state.players import Players
from fabletop.kernel.frame import NOBODY, Seat

# Who leads a side
HERO: Final = 0
ARMY: Final = 1  # units without the main hero: no cards [heroes.secondary_hero.100, heroes.capture.040]
GUARDS: Final = 2
AI_HERO: Final = 3


class Camp:
    """One side of a combat: who leads it and who decides for it."""

    def __init__(self, leader: int, seat: Seat, hero: int = NONE, reserve: tuple[Troop, ...] = ()) -> None:
        self.leader: Final = leader
        self.seat: Final = seat  # who decides for its units; NOBODY if the book does [heroes.ai_combat]
        self.hero: Final = hero  # the number of its hero; NONE without one
        self.reserve = reserve  # units that are no player's, still to be placed
        self.spells = 0  # cast in this combat round
        self.spell_limit = 1  # [heroes.combat_card.010]
        self.held = False  # may neither retreat nor surrender
        self.attack_waiting = 0  # attack cards of an AI hero that wait for an attack
        self.placed = 0
        self.skilled = False  # an army without a hero that may use abilities and specialties
        self.schooled = False  # guards with an AI deck

    @property
    def commander(self) -> Seat:
        """Whose cards it may use; NOBODY without a main hero, but for some in the earlier edition.
        [heroes.capture.040]"""
        return self.seat if self.leader == HERO or self.skilled else NOBODY

    @property
    def uses_cards(self) -> bool:
        return self.leader == HERO or self.skilled

    def clone(self) -> Camp:
        other = Camp(self.leader, self.seat, self.hero, self.reserve)
        other.spells = self.spells
        other.spell_limit = self.spell_limit
        other.held = self.held
        other.attack_waiting = self.attack_waiting
        other.placed = self.placed
        other.skilled = self.skilled
        other.schooled = self.schooled
        return other

    def to_data(self) -> list[Any]:
        return [
            self.leader,
            self.seat,
            self.spells,
            self.spell_limit,
            self.held,
            self.attack_waiting,
            self.placed,
            self.hero,
            [list(troop) for troop in self.reserve],
            self.skilled,
            self.schooled,
        ]


def camp_from_data(data: Any) -> Camp:
    leader, seat, spells, spell_limit, held, attack_waiting, placed, hero, reserve, *later = data
    camp = Camp(leader, Seat(seat), hero, troops_from_data(reserve))
    camp.spells, camp.spell_limit, camp.held = spells, spell_limit, held
    camp.attack_waiting, camp.placed = attack_waiting, placed
    camp.skilled = bool(later) and later[0]
    camp.schooled = len(later) > 1 and later[1]
    return camp


# -- who may lead one -------------------------------------------------------------------------------------


def led_by(g: Players, hero: int) -> Camp:
    """A hero with all that follows it: a player's with the player's units, an AI hero with its own.  Only a
    main hero's side may use cards. [heroes.secondary_hero.090, heroes.secondary_hero.100]"""
    one = g.heroes[hero]
    if one.seat == NOBODY:
        return Camp(AI_HERO, NOBODY, hero, one.army)
    return Camp(HERO if one.main else ARMY, one.seat, hero)


def army_of(g: Players, seat: Seat) -> Camp:
    """A player's units without any hero. [heroes.capture.040]"""
    camp = Camp(ARMY, seat)
    camp.skilled = g.rules.paid_army_plays
    return camp


def guards(units: tuple[Troop, ...], seat: Seat = NOBODY) -> Camp:
    """Neutral units, steered by a player or by the book. [heroes.combat_setup.120, heroes.ai_combat.020]"""
    return Camp(GUARDS, seat, NONE, units)
