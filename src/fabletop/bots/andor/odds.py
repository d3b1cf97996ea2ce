"""How a fight is likely to end: exact chances of the dice, round by round, remembered once worked out."""

from __future__ import annotations

from typing import Final

from fabletop.games.andor.defs import ARCHER, GREY, HELM, MAGE, SECOND_ABILITIES, WARRIOR, FoeDef
from fabletop.games.andor.fight import AMBRA, CAVE_STRENGTH, dice_in_fight, equal_dice, in_cave
from fabletop.games.andor.pieces import Hero
from fabletop.games.andor.state import Andor

Chances = tuple[tuple[int, float], ...]  # each value with its chance
MOST_ROUNDS: Final = 8

_ROLLS: Final[dict[tuple[str, int], Chances]] = {}
_SUMS: Final[dict[tuple[tuple[str, int], ...], Chances]] = {}
_ODDS: Final[dict[tuple[int, ...], Odds]] = {}


class Odds:
    """The chance to win, the willpower it costs each hero, and the rounds it takes."""

    def __init__(self, win: float, loss: float, rounds: float) -> None:
        self.win: Final = win
        self.loss: Final = loss
        self.rounds: Final = rounds


def roll_chances(how: str, dice: int) -> Chances:
    """What so many dice count: `best`, `equal` (with a helm, or a foe's), `last` (archer), `mage`, `grey`."""
    key = (how, dice)
    known = _ROLLS.get(key)
    if known is None:
        known = _ROLLS[key] = work_out(how, dice)
    return known


def work_out(how: str, dice: int) -> Chances:
    if how == "mage":
        return ((4, 1 / 3), (5, 1 / 3), (6, 1 / 3))
    if how == "last":
        return last_die(dice)
    faces = (4, 5, 6, 7, 8, 10) if how == "grey" else (1, 2, 3, 4, 5, 6)
    found: dict[int, float] = {}
    rolls: list[tuple[int, ...]] = [()]
    for _ in range(dice):
        rolls = [(*roll, face) for roll in rolls for face in faces]
    for roll in rolls:
        value = max(roll) if how == "best" else equal_dice(roll)
        found[value] = found.get(value, 0.0) + 1.0 / len(rolls)
    return tuple(sorted(found.items()))


def last_die(dice: int) -> Chances:
    """One die at a time, stopping as soon as it beats what is to be expected of the rest."""
    if dice <= 1:
        return tuple((face, 1 / 6) for face in range(1, 7))
    rest = last_die(dice - 1)
    expected = mean(rest)
    found: dict[int, float] = {}
    for face in range(1, 7):
        if face > expected:
            found[face] = found.get(face, 0.0) + 1 / 6
        else:
            for value, chance in rest:
                found[value] = found.get(value, 0.0) + chance / 6
    return tuple(sorted(found.items()))


def mean(chances: Chances) -> float:
    return sum(value * chance for value, chance in chances)


def style_of(g: Andor, hero: Hero) -> tuple[str, int]:
    """How a hero rolls."""
    dice = dice_in_fight(g, hero)
    if hero.kind == ARCHER:
        return ("last", dice)
    if hero.kind == MAGE:
        return ("mage", 1)
    return ("equal" if HELM in hero.bag else "best", dice)


def sum_chances(styles: tuple[tuple[str, int], ...]) -> Chances:
    """All heroes' dice together."""
    known = _SUMS.get(styles)
    if known is not None:
        return known
    found = {0: 1.0}
    for how, dice in styles:
        after: dict[int, float] = {}
        for value, chance in roll_chances(how, dice):
            for total, before in found.items():
                after[total + value] = after.get(total + value, 0.0) + before * chance
        found = after
    _SUMS[styles] = tuple(sorted(found.items()))
    return _SUMS[styles]


def fight_odds(
    g: Andor, party: list[Hero], foe_def: FoeDef, strength: int, willpower: int, hours: int
) -> Odds:
    """What becomes of a fight of these heroes with this foe, if each has so many hours for it."""
    rounds = min(hours, MOST_ROUNDS)
    if not party or rounds <= 0:
        return Odds(0.0, 0.0, 0.0)
    if foe_def.weak_to >= 0 and any(foe_def.weak_to in hero.bag for hero in party):
        strength = max(1, strength - foe_def.weakness)
    styles = tuple(sorted(style_of(g, hero) for hero in party))
    power = 0
    opening = 0
    for hero in party:
        power += hero.strength
        if in_cave(g, hero):
            power += CAVE_STRENGTH
        if hero.kind == WARRIOR and g.rules_on & SECOND_ABILITIES:
            if g.grade(2):
                power += AMBRA  # the white cube counts in every round
            else:
                opening = AMBRA
    weakest = min(hero.willpower for hero in party)
    key = (
        *(dice * 10 + len(how) for how, dice in styles),
        -1,
        power - strength,
        opening,
        weakest,
        foe_def.index,
        willpower,
        rounds,
    )
    known = _ODDS.get(key)
    if known is None:
        foe_dice = roll_chances("grey" if foe_def.die == GREY else "equal", min(foe_def.dice(willpower), 3))
        known = play_out(sum_chances(styles), foe_dice, power - strength, opening, willpower, weakest, rounds)
        _ODDS[key] = known
    return known


def play_out(
    heroes: Chances, foe: Chances, lead: int, opening: int, willpower: int, weakest: int, rounds: int
) -> Odds:
    """Round by round: what is left of the foe, and how much the weakest hero has lost."""
    margins: dict[int, float] = {}
    for ours, chance in heroes:
        for theirs, other in foe:
            margin = lead + ours - theirs
            margins[margin] = margins.get(margin, 0.0) + chance * other
    spread = sorted(margins.items())
    states: dict[int, float] = {willpower * 100: 1.0}  # willpower left * 100 + willpower lost
    win = 0.0
    loss = 0.0
    length = 0.0
    for number in range(rounds):
        bonus = opening if number == 0 else 0
        after: dict[int, float] = {}
        for state, before in states.items():
            left = state // 100
            lost = state % 100
            length += before
            for margin, chance in spread:
                lead_now = margin + bonus
                both = before * chance
                if lead_now >= left:
                    win += both
                    loss += both * lost
                elif lead_now > 0:
                    key = (left - lead_now) * 100 + lost
                    after[key] = after.get(key, 0.0) + both
                elif lost - lead_now >= weakest:
                    loss += both * weakest
                else:
                    key = left * 100 + lost - lead_now
                    after[key] = after.get(key, 0.0) + both
        states = after
        if not states:
            break
    for state, before in states.items():
        loss += before * (state % 100)
    return Odds(win, loss, length)
