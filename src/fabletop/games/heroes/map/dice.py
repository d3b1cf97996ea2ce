"""Treasure and resource dice: rolling them, rolling them again, and taking what they show.
[heroes.resource, heroes.location.280, heroes.location.290]"""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.cards.hearts import may_spend_heart
from fabletop.games.heroes.cards.levels import TO_HAND, gain_experience
from fabletop.games.heroes.cards.split import search_for
from fabletop.games.heroes.map import events as ev
from fabletop.games.heroes.map.once import RESOURCE_LUCK, TREASURE_LUCK, WEASEL
from fabletop.games.heroes.rules import Rules
from fabletop.games.heroes.state.decks import ARTIFACTS
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.state.players import REROLL
from fabletop.games.heroes.state.realm import Resources
from fabletop.kernel.frame import Act, Frame, Seat, act
from fabletop.kernel.step import chooser, step

RESOURCE: Final = 0
TREASURE: Final = 1
FACES: Final = 6

# What the faces of a resource die give [heroes.resource.090]
RESOURCE_FACES: Final = ((3, 0, 0), (6, 0, 0), (0, 2, 0), (0, 4, 0), (0, 0, 1), (0, 0, 2))
# And those of a treasure die [heroes.resource.130]
EXPERIENCE: Final = (0, 1)
ARTIFACT: Final = (2, 3)
ONE_DIE: Final = 4
TWO_DICE: Final = 5

# What lets a player roll a die again
BY_MORALE: Final = 0
BY_LUCK: Final = 1
BY_WEASEL: Final = 2


def roll_dice(g: Heroes, seat: Seat, die: int, dice: int, keep: int) -> None:
    """Roll so many dice; so many of them count, as the player picks."""
    faces = tuple([g.roll(FACES) - 1 for _ in range(dice)])
    g.emit(ev.TreasureRolled(seat, die, faces))
    g.owe("heroes.take_die", seat, die, keep, *faces)


def rerolls(g: Heroes, seat: Seat, die: int) -> list[int]:
    """What a player can roll a die again with. [heroes.morale.060]"""
    if not g.rules.rerolls_allowed:
        return []
    found: list[int] = []
    if may_spend_heart(g, seat):
        found.append(BY_MORALE)
    if (TREASURE_LUCK if die == TREASURE else RESOURCE_LUCK) in g.realm(seat).once:
        found.append(BY_LUCK)
    if g.week_is("reroll") and WEASEL not in g.realm(seat).once:
        found.append(BY_WEASEL)
    return found


@chooser("take_die")
def dice_to_take(g: Heroes, f: Frame) -> list[Act]:
    """One of the dice, or one to be rolled again."""
    die, _, *faces = f.args
    options = [act("die", face) for face in dict.fromkeys(faces)]
    for source in rerolls(g, f.seat, die):
        options.extend([act("reroll_die", face, source) for face in dict.fromkeys(faces)])
    return options


@step(
    "heroes.take_die", dice_to_take, rules=("heroes.resource.090", "heroes.resource.130", "heroes.morale.060")
)
def take_die(g: Heroes, f: Frame, choice: Act) -> None:
    """Take one after the other, as many as count."""
    die, keep, *faces = f.args
    faces.remove(choice.id)
    if choice.verb == "die":
        g.owe("heroes.resolve_die", f.seat, die, choice.id)
        if keep > 1 and faces:
            g.then(take_die, f.carry(die, keep - 1, *faces))
    else:
        _, source = choice.ids
        spend_reroll(g, f.seat, die, source)
        again = g.roll(FACES) - 1
        g.emit(ev.TreasureRolled(f.seat, die, (again,)))
        g.then(take_die, f.carry(die, keep, again, *faces))


def spend_reroll(g: Heroes, seat: Seat, die: int, source: int) -> None:
    if source == BY_MORALE:
        g.spend_morale(seat, REROLL)
    elif source == BY_LUCK:
        g.use_up(seat, TREASURE_LUCK if die == TREASURE else RESOURCE_LUCK)
    else:
        g.use_once(seat, WEASEL)


def goods_of(rules: Rules, face: int) -> Resources:
    """What a face of a resource die gives; by an optional rule never more than one.
    [heroes.resource.090, heroes.option.030]"""
    gold, materials, valuables = RESOURCE_FACES[face]
    if rules.dice_give_one:
        return min(gold, 1), min(materials, 1), min(valuables, 1)
    return gold, materials, valuables


def dice_of(rules: Rules, face: int) -> int:
    """How many resource dice a face of a treasure die lets one roll.
    [heroes.resource.130, heroes.option.030]"""
    return 2 if face == TWO_DICE and not rules.two_dice_are_one else 1


@step("heroes.resolve_die")
def resolve_die(g: Heroes, f: Frame) -> None:
    """[heroes.resource.090, heroes.resource.130]"""
    die, face = f.args
    if die == RESOURCE:
        g.get_resources(f.seat, *goods_of(g.rules, face))
    elif face in EXPERIENCE:
        gain_experience(g, f.seat, 1)
    elif face in ARTIFACT:
        search_for(g, f.seat, ARTIFACTS, 2, TO_HAND)
    else:
        roll_dice(g, f.seat, RESOURCE, dice_of(g.rules, face), 1)
