"""What the scenario in play says about the map. [heroes.event, heroes.victory]"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.map.land import middle_of, spot_of
from fabletop.games.heroes.map.marks import NO_CUBE
from fabletop.games.heroes.map.printed import CENTRE, FIELDS, STARTING, turned
from fabletop.games.heroes.map.state import Mapped
from fabletop.games.heroes.scenario.clauses import Condition
from fabletop.games.heroes.scenario.ground import FieldSpot
from fabletop.games.heroes.scenario.named import SPOT, PlaceWord
from fabletop.games.heroes.scenario.printed import ScenarioDef
from fabletop.games.heroes.scenario.switches import Carrier
from fabletop.games.heroes.state.hero import AI_OWNER
from fabletop.kernel.frame import Seat

NAMES_KEPT: Final = 4096  # of places in scenarios: there may be any number that people wrote

SALLY: Final = 5  # of a garrison who fight at a time


def scenario_of(g: Mapped) -> ScenarioDef:
    """The scenario in play."""
    scenario = g.printed.plan.scenario
    if scenario is None:
        raise ValueError("a single combat has no scenario")
    return scenario


@lru_cache(NAMES_KEPT)
def names_place(scenario: ScenarioDef, place: int) -> bool:
    """Whether a scenario says anything of a place: what it does, or that somebody wins or loses by it."""
    if any(rule.place.place == place for rule in scenario.places):
        return True
    return any(names(ending.condition, place) for ending in (*scenario.victory, *scenario.defeat))


def names(condition: Condition, place: int) -> bool:
    if any(word.place == place for word in condition.places):
        return True
    return any(names(part, place) for part in condition.parts)


def field_of_spot(g: Mapped, spot: FieldSpot) -> int:
    """A field that the scenario names; NONE while its tile is face down."""
    tile = g.land.tiles[spot.spot]
    if not tile.face_up:
        return NONE
    if spot.position != NONE:
        return middle_of(spot.spot) - CENTRE + turned(spot.position, tile.turns)
    for field in range(spot.spot * FIELDS, (spot.spot + 1) * FIELDS):
        if g.land.field(field).place.index == spot.place:
            return field
    return NONE


def is_named(g: Mapped, words: tuple[PlaceWord, ...], field: int) -> bool:
    """Whether one of these words means a field, for what is printed there or as a spot."""
    printed = g.land.field(field)
    for word in words:
        if word.form == SPOT and field == field_of_spot(g, scenario_of(g).spots[word.spot]):
            return True
        if word.is_printed_on(printed):
            return True
    return False


def is_forbidden(g: Mapped, seat: int, field: int) -> bool:
    """Whether heroes of a player, or an AI hero, may not enter a field yet."""
    if is_sealed(g, spot_of(field)):
        return True
    until = scenario_of(g).rules.no_entering_rival_start_tiles
    if g.round >= until:
        return False
    spot = spot_of(field)
    if g.land.tiles[spot].kind != STARTING or spot == spot_of(town_of(g, seat)):
        return False
    return not g.printed.allied or all(
        spot != spot_of(town_of(g, other)) for other in g.order if not g.is_enemy(Seat(seat), other)
    )


def is_sealed(g: Mapped, spot: int) -> bool:
    """Whether nobody may enter or turn up a tile yet."""
    return spot in scenario_of(g).rules.sealed and spot not in g.unsealed


def town_of(g: Mapped, owner: int) -> int:
    """The town of a player's, or of an AI hero's, own faction; NONE."""
    if owner >= 0:
        return g.realm(Seat(owner)).town
    town = scenario_of(g).ai[AI_OWNER - owner].town
    return NONE if town == NONE else middle_of(town)


def is_shut_out(g: Mapped, number: int, field: int) -> bool:
    """Whether a hero may not enter a town of an enemy, because only who carries something may."""
    for rule in scenario_of(g).rules.carrier:
        if rule.only_besieger and g.land.field(field).id == "town":
            carries = any(token.kind == rule.token and token.carrier == number for token in g.tokens)
            if g.is_enemy(Seat(g.heroes[number].owner), g.marks[field].cube) and not carries:
                return True
    return False


def carrier_rules(g: Mapped, number: int) -> list[Carrier]:
    """What is so for a hero because of what it carries."""
    rules = scenario_of(g).rules.carrier
    carried = [token.kind for token in g.tokens if token.carrier == number] if rules else []
    return [rule for rule in rules if rule.token in carried]


def is_spared(g: Mapped, number: int) -> bool:
    """Whether the defeat of a hero costs no gold and no heart, and leaves it on the map."""
    return any(rule.spared for rule in carrier_rules(g, number))


def is_out_of_reach(g: Mapped, number: int, field: int) -> bool:
    """Whether a hero in its own starting town may not attack who carries something on a field."""
    hero = g.heroes[number]
    if hero.seat < 0 or hero.field != town_of(g, hero.seat) or not scenario_of(g).rules.carrier:
        return False
    for other, enemy in enumerate(g.heroes):
        if enemy.field != field or not g.is_enemy(hero.seat, enemy.owner):
            continue
        if any(rule.out_of_reach for rule in carrier_rules(g, other)):
            return True
    return False


def is_encircled(g: Mapped, field: int) -> bool:
    """Whether the guards of a field stand in the corners of the board."""
    return is_named(g, scenario_of(g).rules.encircled, field)


def is_sheltered(g: Mapped, number: int) -> bool:
    """Whether a sanctuary protects a hero."""
    carried = [token.kind for token in g.tokens if token.carrier == number]
    return not any(rule.token in carried and not rule.sanctuary for rule in scenario_of(g).rules.carrier)


def is_unguarded(g: Mapped, field: int) -> bool:
    """Whether the scenario has nobody guard a field."""
    return is_named(g, scenario_of(g).rules.unguarded, field)


def has_no_way_back(g: Mapped, field: int) -> bool:
    """Whether a fight here goes on to its end."""
    return is_named(g, scenario_of(g).rules.no_retreat, field) or is_last_stand(g, field)


def guards_of(g: Mapped, field: int) -> tuple[int, ...]:
    """How many neutral units of each tier guard a field, by the scenario or by the table.
    [heroes.neutral.020]"""
    printed = g.land.field(field)
    difficulty = g.printed.plan.difficulty
    if is_garrison(g, field):
        return strongest(garrison_left(g))
    for own in scenario_of(g).rules.own_guard:
        if is_named(g, (own.place,), field):
            return own.cards[difficulty]
    bronze, silver, gold, azure = g.printed.guards[printed.level][difficulty]
    return bronze, silver, gold + is_last_stand(g, field), azure


def guard_apart(g: Mapped, field: int) -> int:
    """Which guard of the scenario's own, drawn as the game began, a field has; NONE."""
    for at, own in enumerate(scenario_of(g).rules.own_guard):
        if own.of and is_named(g, (own.place,), field):
            return at
    return NONE


def is_garrison(g: Mapped, field: int) -> bool:
    garrison = scenario_of(g).rules.garrison
    return garrison is not None and is_named(g, (garrison.place,), field)


def garrison_left(g: Mapped) -> tuple[int, ...]:
    """How many of the garrison have not fallen yet, by tier."""
    garrison = scenario_of(g).rules.garrison
    if garrison is None:
        return (0, 0, 0, 0)
    at_first = garrison.cards[len(g.players)][g.printed.plan.difficulty]
    return tuple([n - gone for n, gone in zip(at_first, g.fallen, strict=True)])


def strongest(left: tuple[int, ...]) -> tuple[int, ...]:
    """The worst that can come of a garrison at a time."""
    room = SALLY
    found = [0] * len(left)
    for tier in range(len(left) - 1, -1, -1):
        found[tier] = min(room, left[tier])
        room -= found[tier]
    return tuple(found)


def is_last_stand(g: Mapped, field: int) -> bool:
    """Whether a field is the last of its kind that nobody has taken, on a map without face-down tiles."""
    words = scenario_of(g).rules.last_guard
    if not words or not is_named(g, words, field) or not all(tile.face_up for tile in g.land.tiles):
        return False
    return not any(
        g.marks[other].cube == NO_CUBE and is_named(g, words, other)
        for other in range(len(g.marks))
        if other != field
    )


def must_fight(g: Mapped, field: int) -> bool:
    """Whether the guards of a field neither flee nor let themselves be talked round."""
    return is_named(g, scenario_of(g).rules.no_skip, field) or is_last_stand(g, field)
