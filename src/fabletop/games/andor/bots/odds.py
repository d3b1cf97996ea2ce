"""How a fight is likely to end: exact chances of the dice, round by round, remembered once worked out."""

from __future__ import annotations

from typing import Final

from fabletop.games.andor.defs import (
    ARCHER,
    AXE,
    BREW,
    BROTHERHOOD_SHIELD,
    GREY,
    HALF_BREW,
    HALF_BROTHERHOOD_SHIELD,
    HELM,
    IRON_GAUNTLET,
    KNIFE,
    MAGE,
    SECOND_ABILITIES,
    SWORD_BLADE,
    SWORD_HILT,
    WARRIOR,
    FoeDef,
)
from fabletop.games.andor.fight.value import (
    AMBRA,
    CAVE_DICE,
    CAVE_STRENGTH,
    WEAPON_STRENGTH,
    equal_dice,
    is_home,
    lasting_strength,
)
from fabletop.games.andor.state.game import Andor
from fabletop.games.andor.state.pieces import Fight, Hero

Chances = tuple[tuple[int, float], ...]  # each value with its chance
Styles = tuple[tuple[str, int], ...]  # how each hero rolls, and how many dice
MOST_ROUNDS: Final = 8
MOST_KNOWN: Final = 100_000  # fights remembered
LOST: Final = 10  # bits of a state of a fight that say what each hero has lost
ALL_LOST: Final = (1 << LOST) - 1

# What things add to a round on average, as the bot uses them
BREW_POINTS: Final = 5
GAUNTLET_POINTS: Final = 3
KNIFE_POINTS: Final = 1

_ROLLS: Final[dict[tuple[str, int], Chances]] = {}
_SUMS: Final[dict[Styles, Chances]] = {}
_MARGINS: Final[dict[tuple[Styles, str, int], Margins]] = {}
_ODDS: Final[dict[tuple[int, ...], Odds]] = {}


class Odds:
    """The chance to win, the willpower it costs each hero, and the rounds it takes."""

    def __init__(self, win: float, loss: float, rounds: float) -> None:
        self.win: Final = win
        self.loss: Final = loss
        self.rounds: Final = rounds


class Fighter:
    """A hero as the dice see one: how he rolls, what he adds, and what each hour to come costs him."""

    def __init__(
        self,
        how: str,
        dice: tuple[int, int, int],
        strength: int,
        willpower: int,
        prices: tuple[int, ...],
        cube: int,
        fury: int,
    ) -> None:
        self.how: Final = how
        self.dice: Final = dice  # at 1-6, 7-13 and 14-20 willpower
        self.strength: Final = strength
        self.willpower: Final = willpower
        self.prices: Final = prices  # of the rounds that he can fight, in willpower
        self.cube: Final = cube  # what the white cube adds in the first round to come,
        self.fury: Final = fury  # and how much more in each further one [andor.difficulty.050]

    def dice_at(self, willpower: int) -> int:
        return self.dice[2 if willpower >= 14 else 1 if willpower >= 7 else 0]

    def cube_in(self, number: int) -> int:
        if self.fury:
            return self.cube + number * self.fury
        return self.cube if number == 0 else 0

    def key(self) -> tuple[int, ...]:
        """The same for fighters who fight alike."""
        return (
            HOW.index(self.how),
            *self.dice,
            self.strength,
            self.willpower,
            self.cube,
            self.fury,
            *self.prices,
            -1,
        )


# -- dice ----------------------------------------------------------------------------------------------

HOW: Final = ("best", "equal", "last", "mage", "grey")


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


def sum_chances(styles: Styles) -> Chances:
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


class Margins:
    """By how much the heroes' dice beat those of the foe: the lowest margin, and the chances from it on."""

    def __init__(self, found: dict[int, float]) -> None:
        self.low: Final = min(found)
        self.chances: Final = [found.get(margin, 0.0) for margin in range(self.low, max(found) + 1)]
        self.from_here: Final = [0.0]  # by place: how likely it and all after it are together,
        for chance in reversed(self.chances):
            self.from_here.insert(0, self.from_here[0] + chance)
        self.below: Final = [0.0]  # and all before it,
        self.weight_below: Final = [0.0]  # and what the places before it add to the mean
        for place, chance in enumerate(self.chances):
            self.below.append(self.below[place] + chance)
            self.weight_below.append(self.weight_below[place] + chance * place)

    def place(self, margin: int) -> int:
        """The place of a margin that is counted from the lowest, or the nearest there is."""
        return max(0, min(margin, len(self.chances)))


def margin_chances(styles: Styles, how: str, dice: int) -> Margins:
    """By how much the heroes' dice beat those of the foe."""
    key = (styles, how, dice)
    known = _MARGINS.get(key)
    if known is None:
        found: dict[int, float] = {}
        for ours, chance in sum_chances(styles):
            for theirs, other in roll_chances(how, dice):
                found[ours - theirs] = found.get(ours - theirs, 0.0) + chance * other
        known = _MARGINS[key] = Margins(found)
    return known


# -- heroes --------------------------------------------------------------------------------------------


def fighter(
    g: Andor, hero: Hero, field: int, hours: int, walk: int = 0, fight: Fight | None = None
) -> Fighter:
    """A hero in a fight about a field, with so many hours for it after a way of so many.

    The archer stands where he likes; all others will stand on the field, which is what counts for the dwarf.
    """
    prices = [g.overtime_price(hero, hero.hours + walk + n + 1) for n in range(hours)]
    willpower = hero.willpower
    for n in range(walk):
        willpower -= g.overtime_price(hero, hero.hours + n + 1)
    home = is_home(g, hero.kind, field)
    strength = hero.strength + (CAVE_STRENGTH if home else 0)
    done = 0
    if fight is not None:
        strength += lasting_strength(fight, g.heroes.index(hero))
        done = fight.round
    cube = 0
    fury = 0
    if hero.kind == WARRIOR and g.rules_on & SECOND_ABILITIES:
        if g.grade(2):
            cube = AMBRA + done
            fury = 1
        elif done == 0:
            cube = AMBRA
    if hero.kind == ARCHER:
        how = "last"
    elif hero.kind == MAGE:
        how = "mage"
    else:
        how = "equal" if HELM in hero.bag else "best"
    dice = (CAVE_DICE, CAVE_DICE, CAVE_DICE) if home else g.legend.hero_defs[hero.kind].dice
    return Fighter(how, dice, strength, max(1, willpower), tuple(prices), cube, fury)


def rested(g: Andor, hero: Hero, field: int, hours: int) -> Fighter:
    """The same on a fresh day: hours at no price."""
    fresh = fighter(g, hero, field, 0)
    return Fighter(
        fresh.how, fresh.dice, fresh.strength, hero.willpower, (0,) * hours, fresh.cube, fresh.fury
    )


def extras(g: Andor, party: list[Hero], rounds: int) -> list[int]:
    """What brews, weapons and lent strength add to each round, spent from the first one on.
    [andor.ancient_weapon.010, andor.difficulty.020]"""
    found = [0] * rounds
    lasts = g.grade(1)
    for hero in party:
        for item in hero.bag:
            if item == AXE or (item == SWORD_HILT and SWORD_BLADE in hero.bag):
                add(found, WEAPON_STRENGTH[item], rounds if lasts else 1)
            elif item == IRON_GAUNTLET and hero.kind != ARCHER:
                add(found, GAUNTLET_POINTS, rounds if lasts else 1)
            elif item == KNIFE:
                add(found, KNIFE_POINTS, rounds if lasts else 1)
            elif item in (BREW, HALF_BREW):
                add(found, BREW_POINTS, 2 if item == BREW else 1)
            elif item in (BROTHERHOOD_SHIELD, HALF_BROTHERHOOD_SHIELD):
                absent = [other.strength for other in g.heroes if other not in party]
                if absent:
                    add(found, max(absent), 2 if item == BROTHERHOOD_SHIELD else 1)
    return found


def add(found: list[int], points: int, times: int) -> None:
    """So many points in each of the first rounds."""
    for number in range(min(times, len(found))):
        found[number] += points


# -- fights --------------------------------------------------------------------------------------------


def fight_odds(
    foe_def: FoeDef, strength: int, willpower: int, party: list[Fighter], extra: list[int]
) -> Odds:
    """What becomes of a fight of these heroes with a foe of so much strength and willpower."""
    rounds = min(max((len(one.prices) for one in party), default=0), MOST_ROUNDS)
    if rounds <= 0:
        return Odds(0.0, 0.0, 0.0)
    party = sorted(party, key=lambda one: one.key())
    key: tuple[int, ...] = (*foe_key(foe_def), strength, willpower, rounds, *extra, -2)
    for one in party:
        key = (*key, *one.key())
    known = _ODDS.get(key)
    if known is None:
        known = play_out(foe_def, strength, willpower, party, extra, rounds)
        remember(key, known)
    return known


def foe_key(foe_def: FoeDef) -> tuple[int, ...]:
    """The same for foes that roll alike: in a legend of somebody's own, a number may be of another foe."""
    key: tuple[int, ...] = (foe_def.die,)
    for band in foe_def.bands:
        key = (*key, band.least, band.count)
    return (*key, -3)


def remember(key: tuple[int, ...], odds: Odds) -> None:
    """A table that runs for weeks must not grow: the memory starts anew when it is full."""
    if len(_ODDS) >= MOST_KNOWN:
        _ODDS.clear()
    _ODDS[key] = odds


def play_out(
    foe_def: FoeDef, strength: int, willpower: int, party: list[Fighter], extra: list[int], rounds: int
) -> Odds:
    """Round by round: what is left of the foe, and what each hero has lost."""
    states = {
        willpower << LOST: 1.0
    }  # how likely it is that the foe has so much left, and heroes lost so much
    foe_how = "grey" if foe_def.die == GREY else "equal"
    win = 0.0
    loss = 0.0
    length = 0.0
    for number in range(rounds):
        bonus = extra[number] if number < len(extra) else 0
        most = most_to_lose(party, number + 1) if number + 1 < rounds else 0
        sides: dict[int, tuple[Styles, int]] = {}
        margins: dict[int, Margins] = {}
        after: dict[int, float] = {}
        for state, before in states.items():
            left = state >> LOST
            lost = state & ALL_LOST
            side = sides.get(lost)
            if side is None:
                side = sides[lost] = those_who_stand(party, number, lost)
            styles, power = side
            if not styles:  # not even one round can be paid for
                continue
            length += before
            dice = min(foe_def.dice(left), 3)
            rolls = margins.get(lost << 2 | dice)
            if rolls is None:
                rolls = margins[lost << 2 | dice] = margin_chances(styles, foe_how, dice)
            base = power + bonus - strength + rolls.low  # by which the heroes lead with the worst roll
            won_from = rolls.place(left - base)
            ahead_from = rolls.place(1 - base)  # below it heroes lose willpower
            fallen = rolls.place(lost - base - most + 1)  # and below this so much that nobody goes on
            win += before * rolls.from_here[won_from]
            loss += before * lost * rolls.from_here[won_from]
            if lost >= most:
                loss += before * lost * (rolls.below[won_from] - rolls.below[ahead_from])
                fallen = ahead_from
                won_from = ahead_from
            fallen = min(fallen, ahead_from)
            loss += before * ((lost - base) * rolls.below[fallen] - rolls.weight_below[fallen])
            for place in range(fallen, won_from):
                lead = base + place
                key = (left - lead) << LOST | lost if lead > 0 else left << LOST | (lost - lead)
                after[key] = after.get(key, 0.0) + before * rolls.chances[place]
        states = after
        if not states:
            break
    return Odds(win, min(loss, 20.0), length)


def most_to_lose(party: list[Fighter], number: int) -> int:
    """So much lost, and nobody is left who can pay for this round."""
    most = 0
    for one in party:
        if number < len(one.prices):
            most = max(most, one.willpower - sum(one.prices[: number + 1]))
    return most


def those_who_stand(party: list[Fighter], number: int, lost: int) -> tuple[Styles, int]:
    """How the heroes roll who can pay for this round, and their strength."""
    styles: list[tuple[str, int]] = []
    power = 0
    for one in party:
        if number >= len(one.prices):
            continue
        willpower = one.willpower - lost - sum(one.prices[: number + 1])
        if willpower > 0:
            styles.append((one.how, one.dice_at(willpower)))
            power += one.strength + one.cube_in(number)
    return tuple(sorted(styles)), power
