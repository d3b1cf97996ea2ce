"""What can be true in a scenario, what can happen, and when. [heroes.event.030, heroes.victory.010]"""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.scenario.named import (
    AFTER_LAST,
    AT_ONCE,
    FREE,
    MAIN,
    NOTHING,
    Amounts,
    Counts,
    PlaceWord,
    UnitWord,
    Who,
)


class Condition:
    """Something that is true or not, and what it is made of.  Its word says which of these count."""

    def __init__(
        self,
        word: str,
        parts: tuple[Condition, ...] = (),
        who: Who | None = None,
        by: Who | None = None,
        places: tuple[PlaceWord, ...] = (),
        at_least: int = 1,
        token: int = NONE,
        project: int = NONE,
        against: int = 0,
        hero: int = MAIN,
        amounts: Amounts = NOTHING,
    ) -> None:
        self.word: Final = word
        self.parts: Final = parts  # of all, any and not
        self.who: Final = who  # whose town, who was beaten, whose cubes
        self.by: Final = by  # who did it or has it; None: anybody
        self.places: Final = places  # one of these
        self.at_least: Final = at_least  # 0: all there are
        self.token: Final = token
        self.project: Final = project
        self.against: Final = against  # one of AGAINST
        self.hero: Final = hero  # MAIN, SECONDARY or ANY_HERO
        self.amounts: Final = amounts


class Effect:
    """Something that happens.  Its word says which of these count.

    A list of effects is a script; effects that hold others name them by the numbers of their scripts.
    """

    def __init__(
        self,
        index: int,
        word: str,
        who: Who,
        amounts: Amounts = NOTHING,
        n: int = 0,
        kind: int = 0,
        dice: int = 0,
        keep: int = 0,
        times: int = 1,
        into: int = 0,
        tiers: tuple[int, ...] = (),
        price: int = FREE,
        units: tuple[UnitWord, ...] = (),
        buildings: tuple[int, ...] = (),
        places: tuple[PlaceWord, ...] = (),
        ai: int = NONE,
        scripts: tuple[int, ...] = (),
        until: int = 0,
        token: int = NONE,
        cards: tuple[Counts, ...] = (),
    ) -> None:
        self.index: Final = index  # in the effects of the scenario
        self.word: Final = word
        self.who: Final = who  # who gets, pays, loses or defends
        self.amounts: Final = amounts
        self.n: Final = (
            n  # how many or how much: symbols, cards seen, steps, flags, points, the level of guards
        )
        self.kind: Final = kind  # of DICE, SEARCHED, MORALE, HEROES, RESOURCES, REVEALED or RESULTS
        self.dice: Final = dice
        self.keep: Final = keep
        self.times: Final = times
        self.into: Final = into  # HAND or DECK, as in INTO
        self.tiers: Final = tiers
        self.price: Final = price  # FREE, HALF or FULL
        self.units: Final = units
        self.buildings: Final = buildings  # kinds of buildings
        self.places: Final = places
        self.ai: Final = ai
        self.scripts: Final = (
            scripts  # to choose from, or the one that follows if it was not paid or was lost
        )
        self.until: Final = until  # a round; 0: none
        self.token: Final = token
        self.cards: Final = cards  # units by tier, for each difficulty; empty: by the level

    def moved(self, effects: int, scripts: int) -> Effect:
        """The same in a scenario where so many effects and scripts stand before it."""
        return Effect(
            self.index + effects,
            self.word,
            self.who,
            self.amounts,
            self.n,
            self.kind,
            self.dice,
            self.keep,
            self.times,
            self.into,
            self.tiers,
            self.price,
            self.units,
            self.buildings,
            self.places,
            self.ai,
            tuple([script + scripts for script in self.scripts]),
            self.until,
            self.token,
            self.cards,
        )


class Trigger:
    """When a timed event happens."""

    def __init__(self, kind: int, rounds: tuple[int, ...] = (), condition: Condition | None = None) -> None:
        self.kind: Final = kind  # ROUND_START, WHEN or ROUND_END
        self.rounds: Final = rounds
        self.condition: Final = condition  # of WHEN


class TimedEvent:
    """Something that happens in a round, or as soon as something is true. [heroes.event.030]"""

    def __init__(
        self,
        index: int,
        trigger: Trigger,
        script: int,
        once: bool,
        players: tuple[int, ...],
        once_each: bool = False,
    ) -> None:
        self.index: Final = index
        self.trigger: Final = trigger
        self.script: Final = script
        self.once: Final = once  # a condition sets it off the first time only
        self.once_each: Final = once_each  # the first time for each player
        self.players: Final = players  # with so many players; empty: with any


class Ending:
    """A condition of winning or losing. [heroes.victory.010]"""

    def __init__(self, index: int, condition: Condition, when: int, players: tuple[int, ...]) -> None:
        self.index: Final = index
        self.condition: Final = condition
        self.at_once: Final = when == AT_ONCE
        self.at_limit: Final = when == AFTER_LAST  # only then
        self.players: Final = players  # with so many players; empty: with any
