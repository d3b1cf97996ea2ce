"""How to take away what keeps a player of Heroes from something, one hindrance at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fabletop.games.heroes.cards.registry import MAP_MOMENTS, ON_MAP, TURN
from fabletop.games.heroes.cards.targets import is_useful, power_within_reach
from fabletop.games.heroes.combat.pieces import ACTED, PARALYSED, ROSE
from fabletop.games.heroes.combat.reach import adjacent_foes
from fabletop.games.heroes.defs import FEW, NONE
from fabletop.games.heroes.hindrances import Hindrance
from fabletop.games.heroes.hindrances.cards import MAP_ONES, MOMENTS
from fabletop.games.heroes.hindrances.hindered import moment_of
from fabletop.games.heroes.map.printed import BLOCKED
from fabletop.games.heroes.map.walk import has_friend, is_closed_to, is_empty_for, is_taken_sanctuary
from fabletop.games.heroes.scenario.course import is_sealed, scenario_of
from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Act, Pick, act

Remedy = Callable[[Heroes, Decision, Act, Hindrance], None]
Truth = Callable[[Heroes, Decision, Act, Hindrance], bool]

RICH: Final = 99


def is_on_offer(pick: Act, options: list[Pick]) -> bool:
    """A hero on wings lands where another steps."""
    return pick in options or (pick.verb == "step" and act("land", *pick.ids) in options)


# -- towns ------------------------------------------------------------------------------------------------


def pay(g: Heroes, d: Decision, pick: Act, why: Hindrance) -> None:
    """Give exactly what is missing."""
    player = g.players[d.seat]
    purse = (player.gold, player.materials, player.valuables)
    assert why.purse == purse
    assert any(has < n for has, n in zip(purse, why.price, strict=True))
    more = [max(has, n) for has, n in zip(purse, why.price, strict=True)]
    player.gold, player.materials, player.valuables = more


def turn_back_build(g: Heroes, d: Decision, pick: Act, why: Hindrance) -> None:
    assert g.realm(d.seat).built
    g.own_realm(d.seat).built = False


def turn_back_people(g: Heroes, d: Decision, pick: Act, why: Hindrance) -> None:
    assert g.realm(d.seat).peopled
    g.own_realm(d.seat).peopled = False


def turn_back_book(g: Heroes, d: Decision, pick: Act, why: Hindrance) -> None:
    assert g.realm(d.seat).booked
    g.own_realm(d.seat).booked = False


def put_up(g: Heroes, d: Decision, pick: Act, why: Hindrance) -> None:
    realm = g.own_realm(d.seat)
    assert not realm.buildings[why.building]
    realm.buildings = tuple(stands or kind == why.building for kind, stands in enumerate(realm.buildings))


def raise_few(g: Heroes, d: Decision, pick: Act, why: Hindrance) -> None:
    assert all(kind != pick.id for kind, _ in g.players[d.seat].army)
    g.players[d.seat].army = (*g.players[d.seat].army, (pick.id, FEW))


def dismiss_all(g: Heroes, d: Decision, pick: Act, why: Hindrance) -> None:
    for player in g.players:
        player.army = tuple(troop for troop in player.army if troop[0] != why.kind)


def lose_second(g: Heroes, d: Decision, pick: Act, why: Hindrance) -> None:
    number = g.realm(d.seat).secondary
    assert g.heroes[number].field != NONE
    g.heroes[number] = g.heroes[number].at(NONE)


def call_back(g: Heroes, d: Decision, pick: Act, why: Hindrance) -> None:
    assert g.realm(d.seat).away
    g.own_realm(d.seat).away = False


def clear_post(g: Heroes, d: Decision, pick: Act, why: Hindrance) -> None:
    number = g.hero_on(pick.id)
    assert number != NONE
    g.heroes[number] = g.heroes[number].at(NONE)


def age_guild(g: Heroes, d: Decision, pick: Act, why: Hindrance) -> None:
    assert g.realm(d.seat).guild_round == g.round
    g.own_realm(d.seat).guild_round = 0


# -- the map ----------------------------------------------------------------------------------------------


def give_points(g: Heroes, d: Decision, pick: Act, why: Hindrance) -> None:
    hero = g.heroes[pick.id]
    assert hero.movement == max(why.have, 0)
    g.heroes[pick.id] = hero.moved(max(1, why.need))


def come_near(g: Heroes, d: Decision, pick: Act, why: Hindrance) -> None:
    """One step away from the field."""
    number, field = pick.ids
    assert 1 < why.need <= why.have
    beside = next(other for other in range(len(g.land.fields)) if field in g.land.ways(other))
    g.heroes[number] = g.heroes[number].at(beside).settled()


def part(g: Heroes, d: Decision, pick: Act, why: Hindrance) -> None:
    """The other hero goes away."""
    number = pick.id
    field = g.heroes[number].field if pick.verb != "step" else pick.ids[1]
    assert has_friend(g, number, field) or is_taken_sanctuary(g, number, field)
    for other, hero in enumerate(g.heroes):
        if other != number and hero.field == field:
            g.heroes[other] = hero.at(NONE)


def stop_there(g: Heroes, d: Decision, pick: Act, why: Hindrance) -> None:
    assert g.heroes[why.hero].is_passing
    for number in g.heroes_of(d.seat):
        g.heroes[number] = g.heroes[number].settled()


def is_blocked(g: Heroes, d: Decision, pick: Act, why: Hindrance) -> bool:
    return g.land.field(pick.ids[1]).kind == BLOCKED


def is_walled(g: Heroes, d: Decision, pick: Act, why: Hindrance) -> bool:
    number, field = pick.ids
    here = g.heroes[number].field
    return field in g.land.near[here] and field not in g.land.ways(here)


def has_no_way(g: Heroes, d: Decision, pick: Act, why: Hindrance) -> bool:
    number, field = pick.ids
    seen = {g.heroes[number].field}
    edge = list(seen)
    while edge:
        edge = [other for one in edge for other in g.land.ways(one) if other not in seen]
        seen.update(edge)
    return field not in seen


def by_scenario(g: Heroes, d: Decision, pick: Act, why: Hindrance) -> bool:
    rules = scenario_of(g).rules
    if pick.verb == "build":
        return pick.id in rules.no_building
    if pick.verb == "hire":
        return rules.no_secondary_heroes
    return is_sealed(g, pick.ids[1]) if pick.verb == "reveal" else is_closed_to(g, *pick.ids)


def is_done_with(g: Heroes, d: Decision, pick: Act, why: Hindrance) -> bool:
    empty = is_empty_for(g, d.seat, g.heroes[pick.id].field)
    return empty if why.key in ("visited", "flagged") else not empty or why.key == "idle"


def is_far_tile(g: Heroes, d: Decision, pick: Act, why: Hindrance) -> bool:
    number, spot = pick.ids
    return spot not in g.land.hidden(g.heroes[number].field)


# -- cards ------------------------------------------------------------------------------------------------


def moment(d: Decision) -> int:
    return {"main": ON_MAP, "act": TURN}.get(d.kind) or moment_of(d)


def is_for_another_moment(g: Heroes, d: Decision, pick: Act, why: Hindrance) -> bool:
    """It is said for which moment it is, and that is not now."""
    card, number = pick.ids
    use = g.cards[card].uses[number]
    bits = {key: bits for bits, key, _ in (*MOMENTS, *MAP_ONES)}
    if why.key == "only-combat":
        return not use.windows & MAP_MOMENTS and g.combat is None
    if why.key == "only-map":
        return g.combat is not None and not use.windows & ~MAP_MOMENTS
    if why.key == "blow" and use.windows & moment(d):
        return useless(g, d, pick, why)  # a bonus for an attack would be lost
    return bool(use.windows & bits[why.key]) and not use.windows & moment(d)


def useless(g: Heroes, d: Decision, pick: Act, why: Hindrance) -> bool:
    card, number = pick.ids
    printed = g.cards[card]
    side = NONE if g.combat is None else g.fight.side_of(d.seat)
    power = power_within_reach(g, d.seat, printed) if printed.power else 0
    return not is_useful(g, d.seat, side, printed, printed.uses[number], moment(d), power)


def is_of_others(g: Heroes, d: Decision, pick: Act, why: Hindrance) -> bool:
    return g.cards[pick.id].faction == why.faction != g.players[d.seat].faction


def allow_spells(g: Heroes, d: Decision, pick: Act, why: Hindrance) -> None:
    camp = g.fight.camps[g.fight.side_of(d.seat)]
    assert camp.spells == why.have >= why.need == camp.spell_limit
    camp.spells = 0


def teach(g: Heroes, d: Decision, pick: Act, why: Hindrance) -> None:
    number = g.players[d.seat].main
    assert g.heroes[number].level == why.have < why.need
    g.heroes[number] = g.heroes[number].taught(2 * (why.need - 1))


def give_crowns(g: Heroes, d: Decision, pick: Act, why: Hindrance) -> None:
    assert g.players[d.seat].crowns == why.have >= why.need
    g.players[d.seat].crowns = 0


def give_cards(g: Heroes, d: Decision, pick: Act, why: Hindrance) -> None:
    hand = g.players[d.seat].hand
    assert len(hand) - 1 == why.have < why.need
    hand.extend([pick.id] * (why.need - why.have))


def begin_anew(g: Heroes, d: Decision, pick: Act, why: Hindrance) -> None:
    """The unit has done nothing yet."""
    assert g.fight.attacked or g.fight.moved
    g.fight.attacked = g.fight.moved = False


def has_no_cards(g: Heroes, d: Decision, pick: Act, why: Hindrance) -> bool:
    side = g.fight.side_of(d.seat)
    return side == NONE or g.fight.camps[side].skilled


def defends_only(g: Heroes, d: Decision, pick: Act, why: Hindrance) -> bool:
    card, number = pick.ids
    return g.rules.enemy_turn_defends_only and not g.cards[card].uses[number].defends


def answers_attack(g: Heroes, d: Decision, pick: Act, why: Hindrance) -> bool:
    return not g.rules.spells_answer and (d.kind == "answer" or g.fight.moved or g.fight.attacked)


# -- combat -----------------------------------------------------------------------------------------------


def put_beside(g: Heroes, d: Decision, pick: Act, why: Hindrance) -> None:
    """The active unit stands right beside what it is to attack, break or reach."""
    c = g.fight
    (uid,) = d.frame.args
    at = c.units[pick.id].space if pick.verb == "attack" else pick.id
    unit = c.units[uid]
    assert at == NONE or at not in c.board.near[unit.space] or pick.verb == "move"
    free = next((space for space in c.board.near[at] if c.is_free(space, unit.side)), NONE)
    if free == NONE:  # there is no room beside it: everybody makes some
        free = c.board.near[at][0]
        other = c.at[free]
        if other != NONE:
            c.units[other] = c.units[other].at(unit.space)
        c.at[unit.space] = other
        c.walls[free] = 0
    else:
        c.at[unit.space] = NONE
    c.at[free] = uid
    c.units[uid] = unit.at(free)


def send_away(g: Heroes, uid: int) -> None:
    """To the first free space that is not beside the active unit."""
    c = g.fight
    beside = c.board.near[c.units[c.active].space] if c.units[c.active].space >= 0 else ()
    free = [space for space in range(c.board.spaces) if c.is_free(space, c.units[uid].side)]
    to = next(space for space in free if space not in beside)
    c.at[c.units[uid].space] = NONE
    c.at[to] = uid
    c.units[uid] = c.units[uid].at(to)


def drive_off(g: Heroes, d: Decision, pick: Act, why: Hindrance) -> None:
    """No enemy is left beside the unit."""
    c = g.fight
    (uid,) = d.frame.args
    near = adjacent_foes(g, uid, c.units[uid].space)
    assert why.unit in near
    assert pick.id not in near
    for other in near:
        send_away(g, other)


def make_room(g: Heroes, d: Decision, pick: Act, why: Hindrance) -> None:
    c = g.fight
    (uid,) = d.frame.args
    assert not c.is_free(pick.id, c.units[uid].side)
    other = c.at[pick.id]
    if other != NONE:
        send_away(g, other)
    c.walls[pick.id] = 0


def take_mark(g: Heroes, d: Decision, pick: Act, why: Hindrance) -> None:
    c = g.fight
    (uid,) = d.frame.args
    assert c.is_marked(uid, ROSE)
    c.units[uid] = c.units[uid].marked(c.units[uid].marks & ~ROSE)


def release(g: Heroes, d: Decision, pick: Act, why: Hindrance) -> None:
    camp = g.fight.camps[g.fight.led_by(d.seat)]
    assert camp.held
    camp.held = False


def waits(g: Heroes, d: Decision, pick: Act, why: Hindrance) -> bool:
    c = g.fight
    unit = c.units[pick.id]
    if why.key == "acted":
        return bool(unit.marks & ACTED)
    if why.key == "paralysed":
        return c.is_marked(pick.id, PARALYSED)
    if why.key == "slower":
        return c.initiative_of(pick.id) == why.have < why.need == c.initiative_of(why.unit)
    if why.key == "next":
        return why.unit == c.active and c.initiative_of(pick.id) > c.initiative_of(c.active)
    return c.initiative_of(pick.id) == c.initiative_of(c.active)


def as_it_is(g: Heroes, d: Decision, pick: Act, why: Hindrance) -> bool:
    """What the side is, and where: nothing of it changes in a fight."""
    c = g.fight
    if why.key == "no-player":
        return c.camps[1 - c.led_by(d.seat)].leader != 0
    if why.key == "ranged-wall":
        return c.type_of(why.unit) == 2
    if why.key == "no-refuge":
        return not g.refuges(c.camps[c.led_by(d.seat)].hero, g.heroes[c.camps[c.led_by(d.seat)].hero].field)
    return why.key in ("no-hero", "holds-town", "attacked-by-guards", "tower", "tower-safe", "off-board")


def is_buying(g: Heroes, d: Decision, pick: Act, why: Hindrance) -> bool:
    return d.kind == "people"


def always(g: Heroes, d: Decision, pick: Act, why: Hindrance) -> bool:
    return True


REMEDIES: Final[dict[str, Remedy]] = {
    "price": pay,
    "built": turn_back_build,
    "peopled": turn_back_people,
    "booked": turn_back_book,
    "building": put_up,
    "few-first": raise_few,
    "taken": dismiss_all,
    "hero-there": lose_second,
    "hero-away": call_back,
    "post-taken": clear_post,
    "guild-new": age_guild,
    "no-movement": give_points,
    "far": give_points,
    "steps": come_near,
    "friend": part,
    "part-first": part,
    "sanctuary": part,
    "passing": stop_there,
    "spell-limit": allow_spells,
    "level": teach,
    "crowns": give_crowns,
    "discards": give_cards,
    "attacked": begin_anew,
    "struck": begin_anew,
    "struck-first": begin_anew,
    "struck-defend": begin_anew,
    "ranged-moved": begin_anew,
    "moved": begin_anew,
    "begun": begin_anew,
    "not-adjacent": put_beside,
    "wall-far": put_beside,
    "space-far": put_beside,
    "way-blocked": put_beside,
    "ranged-close": drive_off,
    "occupied": make_room,
    "rose": take_mark,
    "kept": release,
}
# What can only be seen to be so: the map, the scenario, what a card is for, what this question is about
FINAL: Final[dict[str, Truth]] = {
    "scenario": by_scenario,
    "blocked": is_blocked,
    "wall": is_walled,
    "no-way": has_no_way,
    "idle": is_done_with,
    "by-moving": is_done_with,
    "visited": is_done_with,
    "flagged": is_done_with,
    "tile-far": is_far_tile,
    "known": lambda g, d, pick, why: g.rules.explores_the_unknown,
    "tired": lambda g, d, pick, why: g.heroes[pick.id].deeds >= why.need,
    "attacked-builds": lambda g, d, pick, why: d.kind == "town_window" and not g.rules.builds_when_attacked,
    "buying": is_buying,
    "not-both": is_buying,
    "own-turn": lambda g, d, pick, why: g.turn_of != d.seat,
    "no-home": lambda g, d, pick, why: not g.homes(d.seat),
    "no-spells": always,
    "traded": lambda g, d, pick, why: bool(d.frame.args[0]),
    "keeps": always,
    "faction": is_of_others,
    "no-commander": has_no_cards,
    "defence-only": defends_only,
    "spell-late": answers_attack,
    "power": useless,
    "no-target": useless,
    "no-effect": useless,
    **dict.fromkeys(("acted", "paralysed", "tied", "next", "slower"), waits),
    **dict.fromkeys(("no-player", "no-hero", "holds-town", "no-refuge"), as_it_is),
    **dict.fromkeys(("attacked-by-guards", "tower", "tower-safe", "off-board", "ranged-wall"), as_it_is),
    **dict.fromkeys(("only-map", "only-combat"), is_for_another_moment),
    **dict.fromkeys((key for _, key, _ in (*MOMENTS, *MAP_ONES)), is_for_another_moment),
}
