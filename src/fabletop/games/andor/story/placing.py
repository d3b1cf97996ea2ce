"""What cards and tokens do on the board: put pieces down, take them away, turn them up and move them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from fabletop.games.andor import events as ev
from fabletop.games.andor.board.paths import arrow_from, bars_wagon
from fabletop.games.andor.day.foes import (
    arrive,
    move_creature,
    move_krahder,
    move_skeletons,
    place_creature,
    place_skeleton,
    reveal_final_foe,
)
from fabletop.games.andor.defs import (
    CAVE,
    CREATURE,
    CROSS,
    FOG,
    GROWING,
    GUARDIAN,
    LARGE_TOKEN,
    NONE,
    RADAN,
    SKELETON,
    SPRING,
    STARWORT,
    Effect,
)
from fabletop.games.andor.state.acts import whole_party
from fabletop.games.andor.state.game import Andor
from fabletop.games.andor.state.pieces import Foe, Token
from fabletop.games.andor.story.legend import tokens_left
from fabletop.games.andor.story.whom import here
from fabletop.games.andor.story.word import word
from fabletop.kernel.frame import NOBODY, Act, Frame, act
from fabletop.kernel.step import chooser, step

# -- pieces put down and taken away -------------------------------------------------------------------


def fields_meant(g: Andor, f: Frame, effect: Effect) -> Sequence[int]:
    """The fields that a card names."""
    at = effect.at
    if at is None:
        return ()
    if at.form == "fields":
        return at.fields
    if at.form == "here":
        return (here(g, f),)
    if at.form == "base":
        return (g.base,) if g.base != NONE else ()
    if at.form == "die":
        return (at.fields[g.roll(6) - 1],)
    foe = g.find_foe(at.figure)
    return () if foe is None else (foe.field,)


@word("place_heroes", takes="at", at=fields_meant)
def place_heroes(g: Andor, f: Frame, effect: Effect, field: int) -> None:
    for h in range(len(g.heroes)):
        g.put_hero(h, field)


@word("place_creature", takes="kind at", may="marker", at=fields_meant)
def creature_comes(g: Andor, f: Frame, effect: Effect, field: int) -> None:
    place_creature(g, effect.what, field)


@word("place_skeleton", takes="at", at=fields_meant)
def skeleton_comes(g: Andor, f: Frame, effect: Effect, field: int) -> None:
    place_skeleton(g, field)


@word("reveal_final_foe", takes="foe at", at=fields_meant)
def final_foe_comes(g: Andor, f: Frame, effect: Effect, field: int) -> None:
    reveal_final_foe(g, effect.what, field)


@word("place_figure", takes="figure at", at=fields_meant)
def place_figure(g: Andor, f: Frame, effect: Effect, field: int) -> None:
    """The camp or the wagon, Radan, or a foe of whom there is one."""
    if effect.form == "base":
        g.place_base(effect.what, field)
    elif effect.form == "item":
        if tokens_left(g, RADAN) == 0:
            g.lay(field, RADAN)
            g.found_radan = field
    elif g.find_foe(effect.what) is None:
        g.add_foe(effect.what, field)


@word("place_token", takes="token at", may="facedown shuffle value only_if_none")
def place_token(g: Andor, f: Frame, effect: Effect) -> None:
    """A token, one of the large tokens, or something that a hero can take."""
    fields = fields_meant(g, f, effect)
    if effect.form == "item":
        for field in fields:
            place_item(g, field, effect.what, effect.flag)
    elif effect.form == "large":
        lay_large_tokens(g, effect, fields)
    else:
        LAY_TOKENS[effect.what](g, effect, fields)


def lay_large_tokens(g: Andor, effect: Effect, fields: Sequence[int]) -> None:
    """There is one of each."""
    for field in fields:
        if all((token.kind, token.face) != (LARGE_TOKEN, effect.what) for token in g.tokens):
            g.add_token(Token(LARGE_TOKEN, field, effect.what, not effect.flag))


def lay_fog(g: Andor, effect: Effect, fields: Sequence[int]) -> None:
    for field, face in zip(fields, shuffled_faces(g, FOG), strict=False):
        g.add_token(Token(FOG, field, face, False))


def lay_caves(g: Andor, effect: Effect, fields: Sequence[int]) -> None:
    if not g.cave_supply:
        g.fill_cave_supply(shuffled_faces(g, CAVE))
    for field in fields:
        refill_cave(g, field)


def lay_crosses(g: Andor, effect: Effect, fields: Sequence[int]) -> None:
    """Something lies hidden under them, or they lie open."""
    hidden = list(effect.ids)
    g.shuffle(hidden)
    for i, field in enumerate(fields[: pieces_left(g, CROSS, g.legend.crosses)]):
        g.add_token(Token(CROSS, field, hidden[i] if hidden else NONE, not hidden))


def lay_springs(g: Andor, effect: Effect, fields: Sequence[int]) -> None:
    for field in fields[: pieces_left(g, SPRING, g.legend.springs)]:
        g.add_token(Token(SPRING, field, NONE, True))


LAY_TOKENS: Final[dict[int, Callable[[Andor, Effect, Sequence[int]], None]]] = {
    FOG: lay_fog,
    CAVE: lay_caves,
    CROSS: lay_crosses,
    SPRING: lay_springs,
}


def pieces_left(g: Andor, kind: int, pieces: int) -> int:
    """How many tokens of a kind are not on the board, of so many in the box."""
    return max(0, pieces - sum(token.kind == kind for token in g.tokens))


def place_item(g: Andor, field: int, item: int, only_if_none: bool) -> None:
    """Articles come from the equipment board, the rest from the box."""
    if only_if_none and item in g.items_on(field):
        return
    piece = STARWORT if item == GROWING else item
    if g.supply[piece] > 0:
        g.to_supply(piece, -1)
    elif g.box[piece] > 0:
        g.take_from_box(piece)
    else:
        return
    g.lay(field, item)


def shuffled_faces(g: Andor, kind: int) -> list[int]:
    """The tokens of a kind that are still in the box."""
    faces = [face.index for face in g.legend.faces if face.token == kind for _ in range(face.count)]
    for gone in (*(token.face for token in g.tokens if token.kind == kind), *g.turned):
        if gone in faces:
            faces.remove(gone)
    g.shuffle(faces)
    return faces


def refill_cave(g: Andor, field: int) -> None:
    """A token from the supply, if there is one left. [andor.sunrise.040]"""
    face = g.draw_cave_token()
    if face != NONE:
        g.add_token(Token(CAVE, field, face, False))


@word("remove", may="token figure at")
def remove_piece(g: Andor, f: Frame, effect: Effect) -> None:
    """From these fields; from everywhere if none are named."""
    fields = fields_meant(g, f, effect)
    if effect.form == "item":
        remove_items(g, effect.what, fields)
    elif effect.form == "token":
        for token in g.tokens:
            if token.kind == effect.what and (not fields or token.field in fields):
                g.remove_token(token)
    else:
        for foe in g.foes:
            if foe.kind == effect.what and (not fields or foe.field in fields):
                g.remove_foe(foe, False)


def remove_items(g: Andor, item: int, fields: Sequence[int]) -> None:
    """Carried or lying there."""
    for h, hero in enumerate(g.heroes):
        while item in hero.bag and (not fields or hero.field in fields):
            g.take_from_bag(h, item)
            g.out_of_game(item)
            g.emit(ev.ItemUsed(h, item))
    for field, lies in g.lying:
        if lies == item and (not fields or field in fields):
            g.lift(field, item)
            g.out_of_game(item)
            g.emit(ev.ItemLost(item, field))


# -- tokens -------------------------------------------------------------------------------------------


@word("reveal_tokens", takes="token count")
def reveal_tokens(g: Andor, f: Frame, effect: Effect) -> None:
    for _ in range(effect.n):
        g.owe("andor.reveal_token", NOBODY, effect.what)


@chooser("reveal", by=whole_party)
def any_closed(g: Andor, f: Frame) -> list[Act]:
    (kind,) = f.args
    return [act("token", token.field) for token in g.tokens if token.kind == kind and not token.open]


@step("andor.reveal_token", any_closed, rules=("andor.telescope.030",))
def reveal_token(g: Andor, f: Frame, field: Act) -> None:
    """The table turns a token up; it is not activated."""
    (kind,) = f.args
    token = g.token_on(field.id, kind)
    if token is not None:
        g.turn_token(token, True)


@word("springs", takes="to")
def springs(g: Andor, f: Frame, effect: Effect) -> None:
    for token in g.tokens:
        if token.kind == SPRING and token.open != effect.flag:
            g.turn_token(token, effect.flag)


# -- foes ---------------------------------------------------------------------------------------------


@word("move_creature", takes="which steps")
def creature_moves(g: Andor, f: Frame, effect: Effect) -> None:
    """Guardians only if the card names them: nothing else moves them but movement tokens."""
    found = [
        foe
        for foe in g.foes
        if g.legend.foes[foe.kind].kind == CREATURE
        and (g.legend.foes[foe.kind].figure == effect.what or (effect.what == NONE and foe.kind != GUARDIAN))
    ]
    if not found:
        return
    foe = found[0] if effect.form == "lowest" else found[-1]
    if effect.form == "nearest_base":
        foe = min(found, key=lambda other: (steps_to_base(g, other), other.field))
    for _ in range(effect.n):
        moving = g.foe(foe.uid)
        if moving is not None and not g.finished:
            move_creature(g, moving)
    if effect.n < 0:
        move_back(g, foe, -effect.n)


def steps_to_base(g: Andor, foe: Foe) -> int:
    field = foe.field
    for steps in range(len(g.board.arrow)):
        if field == g.base:
            return steps
        if field == NONE:
            break
        field = arrow_from(g, field)
    return len(g.board.arrow)


def move_back(g: Andor, foe: Foe, steps: int) -> None:
    """Back against the arrows, the lowest number where several lead here, over free fields."""
    field = foe.field
    for _ in range(steps):
        before = [
            other for other in g.adjacent(field) if arrow_from(g, other) == field and not g.creature_on(other)
        ]
        if not before:
            break
        field = min(before)
    if field != foe.field:
        g.move_foe(foe, field)
        arrive(g, foe.uid)


@word("move_skeletons", takes="lone horde")
def skeletons_move(g: Andor, f: Frame, effect: Effect) -> None:
    move_skeletons(g, effect.ids[0], effect.ids[1])


@word("move_krahders", takes="steps")
def move_krahders(g: Andor, f: Frame, effect: Effect) -> None:
    for kind in range(len(g.legend.foes)):
        move_krahder(g, kind, effect.n)


@word("subdue_skeleton", takes="count")
def subdue_skeleton(g: Andor, f: Frame, effect: Effect) -> None:
    for _ in range(effect.n):
        g.owe("andor.subdue", NOBODY)


@chooser("subdue", by=whole_party)
def any_standing(g: Andor, f: Frame) -> list[Act]:
    return [
        act("foe", foe.uid) for foe in g.foes if g.legend.foes[foe.kind].kind == SKELETON and not foe.down
    ]


@step("andor.subdue", any_standing, rules=("andor.skeleton.040", "andor.sunrise.060"))
def subdue(g: Andor, f: Frame, skeleton: Act) -> None:
    foe = g.foe(skeleton.id)
    if foe is not None:
        g.lay_down(foe, True)


# -- the road and the rifts ---------------------------------------------------------------------------


@word("move_wagon", takes="steps")
def move_wagon(g: Andor, f: Frame, effect: Effect) -> None:
    """Along the road to where a goal wants it, stopping before a foe. [andor.dwarf_road.020]"""
    goals = [goal.fields[0] for goal in g.legend.goals if goal.type == "wagon_at"]
    field = g.base
    for _ in range(effect.n):
        if not goals or field == goals[0]:
            return
        here = g.board.road_place[field]
        there = g.board.road_place[goals[0]]
        after = g.board.road[here + 1] if there > here else g.board.road[here - 1]
        if after not in g.adjacent(field) or bars_wagon(g, after):
            return
        g.owe("andor.wagon", NOBODY, after)
        field = after


@word("bridge", takes="site laid")
def bridge(g: Andor, f: Frame, effect: Effect) -> None:
    if effect.flag:
        g.lay_bridge(effect.what)
    else:
        g.lift_bridge(effect.what)


@word("jump_line", takes="ends willpower")
def jump_line(g: Andor, f: Frame, effect: Effect) -> None:
    for i, line in enumerate(g.board.lines):
        if (line.a, line.b) == effect.ids or (line.b, line.a) == effect.ids:
            g.change_jump(i, effect.willpower)
