"""How units fight that nobody steers: whom they attack, and where they go. [heroes.ai_combat]"""

from __future__ import annotations

from fabletop.games.heroes import events as ev
from fabletop.games.heroes.combat.activation import carry_out, closest_spaces
from fabletop.games.heroes.combat.camp import AI_HERO
from fabletop.games.heroes.combat.reach import breakable, reach, targets
from fabletop.games.heroes.combat.rounds import is_decided
from fabletop.games.heroes.combat.state import ATTACKER, GATE, WALL
from fabletop.games.heroes.defs import NONE, RANGED
from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.frame import NOBODY, Act, Frame, Seat, act
from fabletop.kernel.step import chooser, step


def draw_guards(g: Heroes, counts: tuple[int, ...]) -> tuple[int, ...]:
    """The neutral units that guard a field, so many of each tier.
    [heroes.neutral.020, heroes.combat_setup.060]"""
    drawn: list[int] = []
    for tier, n in enumerate(counts, start=1):
        for _ in range(n):
            kind = g.draw_neutral_or_lower(tier)
            if kind != NONE:
                drawn.append(kind)
    g.unveil()
    g.emit(ev.GuardsDrawn(len(drawn)))
    return tuple(drawn)


def taste(g: Heroes, uid: int, foe: int) -> tuple[int, int, int]:
    """How little a unit likes to attack another: the least first.
    [heroes.ai_combat.030, heroes.ai_combat.040, heroes.ai_combat.050, heroes.ai_combat.060,
    heroes.ai_combat.070, heroes.ai_combat.080]"""
    c = g.fight
    mine, theirs = c.tier_of(uid), c.tier_of(foe)
    here, there = c.units[uid].space, c.units[foe].space
    far = c.board.distance(here, there) if here >= 0 and there >= 0 else 0
    ranged = c.type_of(uid) == RANGED
    if g.rules.targets_by_tier:
        step_away = mine - theirs if theirs <= mine else 10 + theirs
        melee_target = 1 if ranged and c.type_of(foe) != RANGED else 0
        if here < 0:  # the tower shoots at the weakest of equals
            far = c.health_of(foe) - c.units[foe].damage
        return melee_target, step_away, far
    if ranged:  # its own tier, any lower one, any other
        return (0 if theirs == mine else 1 if theirs < mine else 2), far, 0
    return far, theirs, 0


def within_reach(g: Heroes, uid: int) -> list[int]:
    """The enemies that a unit can attack in this activation, moving first if it must."""
    c = g.fight
    if c.type_of(uid) == RANGED:
        return targets(g, uid)
    spaces = {c.units[uid].space, *reach(g, uid)}
    side = c.units[uid].side
    return [
        foe for foe in c.fielded(1 - side) if any(near in spaces for near in c.board.near[c.units[foe].space])
    ]


def opponent(g: Heroes, f: Frame) -> tuple[Seat, ...]:
    """Where the book leaves it open the player decides. [heroes.ai_combat.080]"""
    (uid,) = f.args
    c = g.fight
    seat = c.camps[1 - c.units[uid].side].seat
    return (seat,)


@chooser("book_target", by=opponent)
def best_targets(g: Heroes, f: Frame) -> list[Act]:
    (uid,) = f.args
    foes = within_reach(g, uid)
    if not foes:
        return []
    best = min(taste(g, uid, foe) for foe in foes)
    return [act("attack", foe) for foe in foes if taste(g, uid, foe) == best]


@step("heroes.act_by_the_book")
def act_by_the_book(g: Heroes, f: Frame) -> None:
    """Attack if it can, else come closer. [heroes.combat_setup.140, heroes.combat_setup.150]"""
    (uid,) = f.args
    c = g.fight
    camp = c.camps[c.units[uid].side]
    if camp.leader == AI_HERO or camp.schooled:
        g.owe("heroes.ai_draws", NOBODY, uid)
    g.owe("heroes.fight_by_the_book", NOBODY, uid)


@step("heroes.fight_by_the_book")
def fight_by_the_book(g: Heroes, f: Frame) -> None:
    (uid,) = f.args
    c = g.fight
    if is_decided(g) or not c.units[uid].stands:
        return
    if within_reach(g, uid):
        g.then(attack_by_the_book, f)
    elif not break_in(g, uid):
        advance(g, uid)


@step(
    "heroes.attack_by_the_book",
    best_targets,
    rules=(
        "heroes.ai_combat.030",
        "heroes.ai_combat.040",
        "heroes.ai_combat.050",
        "heroes.ai_combat.060",
        "heroes.ai_combat.080",
        "heroes.ai_combat.100",
    ),
)
def attack_by_the_book(g: Heroes, f: Frame, attack: Act) -> None:
    """Step next to the target by the shortest way, and strike."""
    (uid,) = f.args
    c = g.fight
    if attack.id not in targets(g, uid):
        here, there = c.units[uid].space, c.units[attack.id].space
        spaces = [space for space in reach(g, uid) if c.board.are_adjacent(space, there)]
        carry_out(g, uid, act("move", nearest_of(g, here, spaces)))
    carry_out(g, uid, attack)


def nearest_of(g: Heroes, here: int, spaces: list[int]) -> int:
    """The nearest of some spaces, of equals the leftmost. [heroes.ai_combat.100]"""
    board = g.fight.board
    return min(spaces, key=lambda space: (board.distance(here, space), board.file(space), space))


def advance(g: Heroes, uid: int) -> None:
    """Use the whole movement to come closer. [heroes.combat_setup.150]"""
    if g.fight.type_of(uid) == RANGED and not g.rules.guards_ranged_advance:
        return
    spaces = closest_spaces(g, uid)
    if spaces:
        carry_out(g, uid, act("move", spaces[0]))


def break_in(g: Heroes, uid: int) -> bool:
    """A besieger that reaches nobody breaks the nearest wall; defenders never do. [heroes.ai_combat.100]"""
    c = g.fight
    if not c.siege or c.units[uid].side != ATTACKER or c.type_of(uid) == RANGED:
        return False
    here = c.units[uid].space
    spaces = [
        space
        for space in (here, *reach(g, uid))
        if any(c.walls[near] in (WALL, GATE) for near in c.board.near[space])
    ]
    if not spaces:
        return False
    space = nearest_of(g, here, spaces)
    if space != here:
        carry_out(g, uid, act("move", space))
    carry_out(g, uid, act("break", breakable(g, uid)[0]))
    return True
