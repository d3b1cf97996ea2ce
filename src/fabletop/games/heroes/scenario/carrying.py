"""Effects on things that are carried, and on those who carry them. [heroes.event.030]"""

from __future__ import annotations

from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.map.marks import Token
from fabletop.games.heroes.scenario.clauses import Effect
from fabletop.games.heroes.scenario.course import is_forbidden, scenario_of
from fabletop.games.heroes.scenario.registry import effect
from fabletop.games.heroes.scenario.tokens import carried_by, come_to, may_carry
from fabletop.games.heroes.scenario.whom import fields_meant, is_meant
from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.frame import PASS, Act, Frame, Pick, act
from fabletop.kernel.step import chooser, step


@effect("send_home")
def send_home(g: Heroes, f: Frame, e: Effect) -> None:
    """Heroes of the player that stand there go to their own town, or beside nobody if another is there."""
    town = g.realm(f.seat).town
    for number in g.heroes_of(f.seat):
        if any(is_meant(g, word, g.heroes[number].field, f.seat) for word in e.places):
            g.put_on(number, town)


@effect("return_token")
def return_token(g: Heroes, f: Frame, e: Effect) -> None:
    """It lies where it began; who stands there has it at once."""
    for at, token in enumerate(g.tokens):
        if token.kind == e.token:
            g.change_token(at, Token(token.kind))
    place = scenario_of(g).tokens[e.token].at
    for number, hero in enumerate(g.heroes):
        if hero.seat >= 0 and hero.field != NONE and is_meant(g, place, hero.field, hero.seat):
            come_to(g, hero.seat, number, hero.field)


# -- from place to place ------------------------------------------------------------------------------------


@effect("move_between")
def move_between(g: Heroes, f: Frame, e: Effect) -> None:
    g.owe("heroes.move_between", f.seat, *f.args)


@chooser("move_between")
def other_places(g: Heroes, f: Frame) -> list[Pick]:
    """Others of the kind that the player has flagged some time, and where nobody stands."""
    number, hero = f.args
    if hero == NONE:
        return []
    found: list[Pick] = [
        act("field", field)
        for field in fields_meant(g, scenario_of(g).effects[number].places, f.seat)
        if f.seat in g.marks[field].visitors and g.hero_on(field) == NONE
    ]
    return [*found, PASS] if found else []


@step("heroes.move_between", other_places, rules=("heroes.event.030",))
def go_there(g: Heroes, f: Frame, field: Pick) -> None:
    """Nothing is visited there."""
    _, hero = f.args
    if isinstance(field, Act):
        g.put_on(hero, field.id)


@effect("go_to")
def go_to(g: Heroes, f: Frame, e: Effect) -> None:
    g.owe("heroes.go_to", f.seat, *f.args)


@chooser("go_to")
def open_fields(g: Heroes, f: Frame) -> list[Pick]:
    """Fields of that name that a hero may enter, and where nobody stands."""
    number, _ = f.args
    found: list[Pick] = [
        act("field", field)
        for field in fields_meant(g, scenario_of(g).effects[number].places, f.seat)
        if g.hero_on(field) == NONE and not is_forbidden(g, f.seat, field)
    ]
    return [*found, PASS] if found else []


@step("heroes.go_to", open_fields, rules=("heroes.event.030",))
def arrive_there(g: Heroes, f: Frame, field: Pick) -> None:
    """Nothing is visited there."""
    _, hero = f.args
    if isinstance(field, Act):
        g.put_on(hero if hero != NONE else g.players[f.seat].main, field.id)


@effect("pass_token")
def pass_token(g: Heroes, f: Frame, e: Effect) -> None:
    g.owe("heroes.pass_token", f.seat, *f.args)


@chooser("pass_token")
def other_heroes(g: Heroes, f: Frame) -> list[Pick]:
    """Those who may carry what the visitor carries, if it carries that."""
    number, hero = f.args
    at = carried_by(g, hero) if hero != NONE else NONE
    if at == NONE or g.tokens[at].kind != scenario_of(g).effects[number].token:
        return []
    found: list[Pick] = [
        act("hero", other)
        for other in g.heroes_of(f.seat)
        if other != hero and carried_by(g, other) == NONE and may_carry(g, other, g.tokens[at].kind)
    ]
    return [*found, PASS] if found else []


@step("heroes.pass_token", other_heroes, rules=("heroes.event.030",))
def give_token(g: Heroes, f: Frame, other: Pick) -> None:
    _, hero = f.args
    if isinstance(other, Act):
        at = carried_by(g, hero)
        g.hand_token(at, f.seat, other.id)
