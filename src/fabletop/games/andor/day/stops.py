"""What a hero meets by staying on a field: fire, tokens, and the base where others wait."""

from __future__ import annotations

from typing import Final

from fabletop.games.andor.defs import (
    CAVE,
    CROSS,
    FARMER,
    FIRE,
    FOG,
    HOOD,
    LARGE_TOKEN,
    NONE,
    RADAN,
    STORM_SHIELD,
)
from fabletop.games.andor.state.acts import NOTHING, seat_of
from fabletop.games.andor.state.game import Andor
from fabletop.games.andor.state.pieces import BURNT, LOOKING, Hero, Token
from fabletop.games.andor.story.legend import check, note, owe_script
from fabletop.kernel.frame import Act, Frame, Seat, act
from fabletop.kernel.step import chooser, step

TURNED_BY_STOPPING: Final = (FOG, CAVE, CROSS, LARGE_TOKEN)


# -- the camp or the wagon -----------------------------------------------------------------------------


def deliver_from(g: Andor, h: int) -> None:
    """Who walks along stays at the camp or wagon on arrival."""
    hero = g.heroes[h]
    if hero.field != g.base:
        return
    for item in (FARMER, RADAN):
        while item in hero.bag and wanted(g, item):
            g.take_from_bag(h, item)
            deliver(g, item, h)


def wanted(g: Andor, item: int) -> bool:
    """Whether a goal asks for such a piece at the base."""
    for goal in g.legend.goals:
        if goal.type == "deliver" and goal.what == item:
            return True
        if goal.type == "deliver_set" and item in goal.ids:
            return bool(g.open_goals >> goal.index & 1) and g.delivered[item] == 0
    return False


def deliver(g: Andor, item: int, h: int) -> None:
    note(g, "delivered", item, g.count_delivery(item), h)
    check(g)


# -- fire and tokens -----------------------------------------------------------------------------------


def has_closed(g: Andor, field: int) -> bool:
    for token in g.tokens_on(field):
        if may_activate(g, token):
            return True
    return False


def may_activate(g: Andor, token: Token) -> bool:
    """Fog, caves, crosses and large tokens wait for a hero to stop; a dweller that holds somebody does not.
    [andor.cave_dweller.050]"""
    if token.kind not in TURNED_BY_STOPPING or token.face == NONE:
        return False
    if token.kind == CAVE:
        for hero in g.heroes:
            if hero.held == token.field:
                return False
    return True


def scorch(g: Andor, h: int) -> None:
    """A hero stays on a field that burns, and does not only cross it; one side of a shield can ward it off.
    [andor.fire_token.020, andor.fire_token.040, andor.shield.060]"""
    hero = g.heroes[h]
    if hero.most == BURNT or g.token_on(hero.field, FIRE) is None:
        return
    if shields_of(hero):
        g.owe("andor.ward_fire", seat_of(g, h), h)
    else:
        g.burn(h)


def shields_of(hero: Hero) -> list[int]:
    return [item for item in hero.bag if STORM_SHIELD <= item < STORM_SHIELD + 8]


@chooser("ward_fire", ask=True)
def ward_or_burn(g: Andor, f: Frame) -> list[Act]:
    (h,) = f.args
    return [*(act("ward", item) for item in shields_of(g.heroes[h])), NOTHING]


@step(
    "andor.ward_fire",
    ward_or_burn,
    rules=("andor.fire_token.020", "andor.fire_token.030", "andor.shield.060", "andor.shield.070"),
)
def ward_fire(g: Andor, f: Frame, answer: Act) -> None:
    (h,) = f.args
    if answer is NOTHING:
        g.burn(h)
    else:
        g.use_up(h, answer.id)


def openers(g: Andor, f: Frame) -> tuple[Seat, ...]:
    _, companion = f.args
    return (f.seat,) if companion == NONE else tuple(sorted({f.seat, seat_of(g, companion)}))


@chooser("who_opens", by=openers)
def either(g: Andor, f: Frame) -> list[Act]:
    """Of two who arrive together either may turn the token up."""
    return [act("hero", h) for h in f.args if h != NONE]


@step(
    "andor.who_opens",
    either,
    rules=(
        "andor.fog.010",
        "andor.fog.020",
        "andor.cave.010",
        "andor.cave.020",
        "andor.free_action.040",
        "andor.free_action.050",
    ),
)
def who_opens(g: Andor, f: Frame, hero: Act) -> None:
    h = hero.id
    for token in g.tokens:
        if token.field == g.heroes[h].field and may_activate(g, token):
            activate(g, h, token)


def activate(g: Andor, h: int, token: Token) -> None:
    """Turn a token up and carry out its face. [andor.fog.020, andor.cave.020]"""
    if not token.open:
        token = g.turn_token(token, True)
    if token.kind == CAVE and HOOD in g.heroes[h].bag and not has_looked(g, h):
        g.owe("andor.hood", seat_of(g, h), h, token.field)
    else:
        face_up(g, h, token)


def has_looked(g: Andor, h: int) -> bool:
    """Under the hood, and left the cave as it was: to open it again at once is to go in.
    [andor.free_action.120]"""
    return (h, LOOKING) in g.called_off


@chooser("hood")
def in_or_out(g: Andor, f: Frame) -> list[Act]:
    return [act("enter"), NOTHING]


@step("andor.hood", in_or_out, rules=("andor.cave.020",))
def hood(g: Andor, f: Frame, answer: Act) -> None:
    """Under the hood a hero looks into a cave and may leave it as it was."""
    h, field = f.args
    token = g.token_on(field, CAVE)
    if token is None:
        return
    if answer is NOTHING:
        g.turn_token(token, False)
        g.call_off(h, LOOKING)
    else:
        face_up(g, h, token)


def face_up(g: Andor, h: int, token: Token) -> None:
    g.go_on()
    face = g.legend.faces[token.face]
    if not face.value:  # a dweller stays [andor.cave_dweller.010]
        g.remove_token(token)
    g.turned = (*g.turned, token.face)
    if face.script != NONE:
        owe_script(g, face.script, h)
    note(g, "turned", token.kind, token.face, h)
    check(g)
