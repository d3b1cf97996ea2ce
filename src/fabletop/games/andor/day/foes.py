"""How foes come on the board and move: creatures at sunrise, skeletons and riders by movement tokens."""

from __future__ import annotations

from fabletop.games.andor import events as ev
from fabletop.games.andor.board.paths import (
    FAR,
    arrow_from,
    distances,
    free_field_from,
    is_creature,
    luring_gem,
    way_towards,
)
from fabletop.games.andor.day.stops import scorch
from fabletop.games.andor.defs import (
    BELOW_THE_LINE,
    COLLAPSE,
    CREATURE,
    FARMER,
    FINAL,
    GEM_2,
    GEM_6,
    GUARDIAN,
    HUNTER,
    KRAHDER,
    KRAHDERS_PAUSE,
    NONE,
    RADAN,
    SKELETON,
    SKELETON_FOE,
    MovementDef,
)
from fabletop.games.andor.state.game import Andor
from fabletop.games.andor.state.pieces import Foe
from fabletop.games.andor.story.legend import BY_NARRATOR, check, note
from fabletop.kernel.frame import Frame
from fabletop.kernel.step import step

SIGHT = 3  # [andor.skeleton_move.080]
GUARDIAN_BLOW = 2
SHADOW_STEPS = 2
SHADOW_BLOW = 3


# -- coming on the board -------------------------------------------------------------------------------


def place_creature(g: Andor, kind: int, field: int) -> None:
    """A new creature: further along the arrow if the field is taken; a gem there leaves the game.
    [andor.creature.040, andor.gem.070]"""
    if g.figures_left(kind) <= 0:
        return
    field = free_field_from(g, field)
    if field == NONE:
        return
    take_gems(g, field)
    arrive(g, g.add_foe(kind, field))


def place_skeleton(g: Andor, field: int) -> None:
    """[andor.setup.100, andor.horde.010]"""
    if g.figures_left(SKELETON_FOE) <= 0:
        return
    arrive(g, g.add_foe(SKELETON_FOE, field))
    seek_hordes(g)


def reveal_final_foe(g: Andor, kind: int, field: int) -> None:
    """The last foe takes its field, and a creature there moves on along the arrow.  There is one of it."""
    if g.find_foe(kind) is not None:
        return
    push_on(g, field)
    g.add_foe(kind, field)
    check(g)


def push_on(g: Andor, field: int) -> None:
    """A creature that stands there goes on along the arrow."""
    for foe in g.foes:
        if foe.field == field and is_creature(g, foe):
            target = arrow_from(g, field)
            if target != NONE:
                target = free_field_from(g, target)
            if target != NONE:
                g.move_foe(foe, target)
                arrive(g, foe.uid)
            return


def take_gems(g: Andor, field: int) -> None:
    for item in g.items_on(field):
        if GEM_2 <= item <= GEM_6:
            take_gem(g, field, item)


def take_gem(g: Andor, field: int, gem: int) -> None:
    """It leaves the game. [andor.gem.030, andor.gem.070]"""
    g.lift(field, gem)
    g.out_of_game(gem)
    g.emit(ev.GemTaken(gem, field))


def arrive(g: Andor, uid: int) -> None:
    """A foe has come to a field: the base, farmers and Radan."""
    foe = g.foe(uid)
    if foe is None:
        return
    kind = g.legend.foes[foe.kind].kind
    if foe.field == g.base and kind != FINAL and kind != HUNTER:
        g.to_shield(foe)
        check(g)
        return
    if FARMER in g.items_on(foe.field) and not hero_on(g, foe.field):
        while FARMER in g.items_on(foe.field):
            lose_farmer(g, foe.field)
    if RADAN in g.items_on(foe.field) and not hero_on(g, foe.field):
        drag_radan(g, foe.field)
    check(g)


def lose_farmer(g: Andor, field: int) -> None:
    g.lift(field, FARMER)
    g.out_of_game(FARMER)
    g.emit(ev.ItemLost(FARMER, field))
    note(g, "token_lost", FARMER)


def drag_radan(g: Andor, field: int) -> None:
    """Radan, alone, is dragged a field back towards where he was found."""
    if g.found_radan == NONE:
        return
    way = way_towards(g, field, g.found_radan, 1, False)
    if way:
        g.lift(field, RADAN)
        g.lay(way[0], RADAN)


def hero_on(g: Andor, field: int) -> bool:
    return any(hero.field == field for hero in g.heroes)


# -- creatures at sunrise ------------------------------------------------------------------------------


def move_creatures(g: Andor, figure: int) -> None:
    """Every creature of a kind once, the lowest field first.
    [andor.creature_move.010, andor.creature_move.040]"""
    for uid in [foe.uid for foe in g.foes if g.legend.foes[foe.kind].figure == figure]:
        foe = g.foe(uid)
        if foe is not None and g.legend.foes[foe.kind].kind == CREATURE and not g.finished:
            move_creature(g, foe)


def move_creature(g: Andor, foe: Foe) -> None:
    """After a gem or along the arrow, never over a jump line; it turns nothing up and starts no fight.
    [andor.creature_move.020, andor.gem.020, andor.creature.010, andor.creature.020, andor.jump_line.060]"""
    lure, gem = luring_gem(g, foe)
    target = arrow_from(g, foe.field) if gem == NONE else lure
    field = NONE if target == NONE else free_field_from(g, target)
    if gem != NONE:
        take_gem(g, lure, gem)
    if field != NONE and field != foe.field:
        g.move_foe(foe, field)
        arrive(g, foe.uid)


@step("andor.march")
def march(g: Andor, f: Frame) -> None:
    (when,) = f.args
    march_on(g, when)


def march_on(g: Andor, when: int) -> None:
    """Marching foes take the next field of their way: with the narrator, or at sunrise with the trolls."""
    for script, place in g.marches:
        effect = g.legend.scripts[script][place]
        if (effect.form == "narrator_step") != (when == BY_NARRATOR) or g.finished:
            continue
        foe = g.find_foe(effect.what)
        if foe is None or foe.field not in effect.ids:
            continue
        after = effect.ids[effect.ids.index(foe.field) + 1 :]
        if after:
            push_on(g, after[0])
            g.move_foe(foe, after[0])
            arrive(g, foe.uid)


# -- movement tokens -----------------------------------------------------------------------------------


@step("andor.movement_token")
def draw_movement_token(g: Andor, f: Frame) -> None:
    """A hero has passed the fourth hour. [andor.skeleton_move.010, andor.skeleton_move.020]"""
    (h,) = f.args
    follow_movement(g, g.legend.movement[g.draw_movement(h)])
    for rule in g.until_token:
        g.drop_rule(rule)
    g.until_token = ()
    if g.has_rule(COLLAPSE):
        collapse(g)


def follow_movement(g: Andor, token: MovementDef) -> None:
    move_skeletons(g, token.lone, token.horde)
    if g.has_rule(BELOW_THE_LINE):  # [andor.skeleton_move.050]
        if not g.has_rule(KRAHDERS_PAUSE):
            for kind, steps in enumerate(token.riders):
                if steps:
                    move_krahder(g, kind, steps)
        move_guardians(g, token.guardians)


def move_skeletons(g: Andor, lone: int, horde: int) -> None:
    """Lone skeletons and hordes towards heroes, the lowest field first.
    [andor.skeleton_move.110, andor.horde.020]"""
    groups: dict[int, list[int]] = {}
    for foe in g.foes:
        if g.legend.foes[foe.kind].kind == SKELETON and not foe.down:
            groups.setdefault(foe.field, []).append(foe.uid)
    for field in sorted(groups):
        uids = groups[field]
        steps = lone if len(uids) == 1 else horde
        if steps > 0:
            move_group(g, uids, field, steps)
    seek_hordes(g)


def move_group(g: Andor, uids: list[int], field: int, steps: int) -> None:
    """Towards the nearest hero in sight, of equal ones to the lowest number, over jump lines and past gems.
    [andor.skeleton.020, andor.skeleton_move.100, andor.gem.080]
    [andor.skeleton_move.080, andor.skeleton_move.090, andor.skeleton_move.120, andor.skeleton_move.130]"""
    target = nearest_hero(g, field, SIGHT, NONE)
    if target == NONE:
        return
    for other in way_towards(g, field, target, steps, True):
        for uid in uids:
            foe = g.foe(uid)
            if foe is not None:
                g.move_foe(foe, other)
        if other == g.base:
            break
    for uid in uids:
        if not g.finished:
            arrive(g, uid)


def nearest_hero(g: Andor, field: int, sight: int, marked: int) -> int:
    """The field of the nearest hero; a tie goes to a marked hero, then to the lowest number."""
    far = g.ground_of_foes(True).far(field)
    best = NONE
    for hero in g.heroes:
        d = far.get(hero.field, FAR)
        if d > sight or d == FAR:
            continue
        if best == NONE or d < far[best] or (d == far[best] and (best_is_worse(g, best, hero.field, marked))):
            best = hero.field
    return best


def best_is_worse(g: Andor, best: int, field: int, marked: int) -> bool:
    if marked != NONE:
        for hero in g.heroes:
            if hero.kind == marked:
                if hero.field == best:
                    return False
                if hero.field == field:
                    return True
    return field < best


def move_krahder(g: Andor, kind: int, steps: int) -> None:
    """Over any distance and any jump line. [andor.jump_line.070, andor.skeleton_move.070]"""
    foe = g.find_foe(kind)
    if foe is None or g.legend.foes[kind].kind != KRAHDER or g.finished:
        return
    target = nearest_hero(g, foe.field, FAR, g.legend.foes[kind].marked_hero)
    if target == NONE:
        return
    for field in way_towards(g, foe.field, target, steps, True):
        found = g.foe(foe.uid)
        if found is not None:
            g.move_foe(found, field)
        if field == g.base:
            break
    arrive(g, foe.uid)


def move_guardians(g: Andor, steps: int) -> None:
    """Guardians stay in the forge and strike heroes whom they reach."""
    forge = g.board.areas.get("forge", ())
    if steps <= 0:
        return
    for uid in [foe.uid for foe in g.foes if foe.kind == GUARDIAN]:
        moved = False
        for _ in range(steps):
            foe = g.foe(uid)
            if foe is None or g.finished:
                return
            field = guardian_step(g, foe, forge)
            if field != NONE:
                g.move_foe(foe, field)
                moved = True
        foe = g.foe(uid)
        if foe is not None and moved:
            for h, hero in enumerate(g.heroes):
                if hero.field == foe.field:
                    g.wound(h, GUARDIAN_BLOW)
            arrive(g, uid)


def guardian_step(g: Andor, foe: Foe, forge: tuple[int, ...]) -> int:
    """The next field in the forge towards the nearest hero there; NONE to stay."""
    best = NONE
    shortest = FAR
    for hero in g.heroes:
        if hero.field in forge and hero.field != foe.field:
            far = distances(g, hero.field, FAR, False)
            for other in g.adjacent(foe.field):
                nearer = far.get(other, FAR)
                if other in forge and not g.creature_on(other) and nearer < min(shortest, far[foe.field]):
                    shortest = nearer
                    best = other
        elif hero.field == foe.field:
            return NONE
    return best


def seek_hordes(g: Andor) -> None:
    """[andor.horde.010]"""
    if g.horde_seen:
        return
    last = NONE
    for foe in g.foes:
        if g.legend.foes[foe.kind].kind == SKELETON:
            if foe.field == last:
                g.horde_seen = True
                note(g, "horde_formed", NONE)
                return
            last = foe.field


# -- the hunting shadow and the collapse -----------------------------------------------------------------


def hunt(g: Andor) -> None:
    """The shadow goes for the nearest hero and strikes on its field."""
    for foe in g.foes:
        if g.legend.foes[foe.kind].kind == HUNTER:
            target = nearest_hero(g, foe.field, FAR, NONE)
            if target != NONE:
                way = way_towards(g, foe.field, target, SHADOW_STEPS, True)
                if way:
                    g.move_foe(foe, way[-1])
                    arrive(g, foe.uid)
            found = g.foe(foe.uid)
            if found is not None:
                for h, hero in enumerate(g.heroes):
                    if hero.field == found.field:
                        g.wound(h, SHADOW_BLOW)
            return


def collapse(g: Andor) -> None:
    """The next stage falls: heroes there are thrown to what is left, everything else is gone."""
    stages = g.board.stages
    if g.collapsed >= len(stages):
        return
    gone = stages[g.collapsed]
    g.fall()
    check(g)
    if g.finished:
        return
    for foe in g.foes:
        if foe.field in gone:
            g.remove_foe(foe, True)
    for token in g.tokens:
        if token.field in gone:
            g.remove_token(token)
    for field, item in g.lying:
        if field in gone and item == FARMER:
            lose_farmer(g, field)
        elif field in gone:
            g.lift(field, item)
            g.out_of_game(item)
            g.emit(ev.ItemLost(item, field))
    for h, hero in enumerate(g.heroes):
        if hero.field in gone:
            g.put_hero(h, left_standing(g, hero.field))
            g.wound(h, 3)
            scorch(g, h)
    check(g)


def left_standing(g: Andor, field: int) -> int:
    """The nearest field of the fortress that has not fallen, over the ground as it was."""
    fallen = g.fallen_fields()
    seen = {field}
    edge = [field]
    while edge:
        nearer: list[int] = []
        for here in edge:
            for other in g.board.neighbours[here]:
                if other not in seen:
                    if other not in fallen:
                        return other
                    seen.add(other)
                    nearer.append(other)
        edge = nearer
    return field
