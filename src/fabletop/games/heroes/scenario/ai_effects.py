"""What scenarios do with heroes that nobody steers, and with guards that come to a town.
[heroes.event.030, heroes.ai_movement.070]"""

from __future__ import annotations

from fabletop.games.heroes.book.guards import draw_guards
from fabletop.games.heroes.cards.levels import gain_experience, symbols_for
from fabletop.games.heroes.combat.camp import army_of, guards, led_by
from fabletop.games.heroes.combat.deploy import open_combat
from fabletop.games.heroes.combat.ending import last_fight
from fabletop.games.heroes.combat.state import DEFENDER, VICTORY
from fabletop.games.heroes.defs import FEW, NONE, PACK
from fabletop.games.heroes.map import events as ev
from fabletop.games.heroes.map.clash import has_tower, has_walls
from fabletop.games.heroes.map.enter import announce
from fabletop.games.heroes.map.grid import distance
from fabletop.games.heroes.map.guards import steerer_for
from fabletop.games.heroes.map.home import be_beaten
from fabletop.games.heroes.map.standing import arrive
from fabletop.games.heroes.scenario.clauses import Effect
from fabletop.games.heroes.scenario.course import scenario_of
from fabletop.games.heroes.scenario.registry import effect
from fabletop.games.heroes.scenario.whom import fields_meant, owners_meant
from fabletop.games.heroes.state.ai import GONE, WAITING
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.state.hero import TOP_EXPERIENCE, Troop
from fabletop.games.heroes.state.realm import FIGHTS_LOST, GUARDS_BEATEN
from fabletop.kernel.frame import NOBODY, Frame, Seat
from fabletop.kernel.step import step

MOST_UNITS = 5  # in an army that nobody steers: as many as fight


# -- heroes -----------------------------------------------------------------------------------------------


@effect("ai_arrives")
def ai_arrives(g: Heroes, f: Frame, e: Effect) -> None:
    """A hero that waited enters at its place."""
    if g.ai[e.ai].fate == WAITING:
        arrive(g, e.ai)


@effect("ai_joins")
def ai_joins(g: Heroes, f: Frame, e: Effect) -> None:
    """Units join its army, wherever it is; a Few that is there already becomes a Pack.  There are five at
    most: the cheapest leaves. [heroes.campaign.100]"""
    one = g.ai[e.ai]
    if one.fate == GONE:
        return
    for word in e.units:
        army = joined(g, g.heroes[one.hero].army, (word.unit, word.side))
        g.lead(one.hero, army)
        g.emit(ev.AiJoined(g.heroes[one.hero].owner, one.hero, word.unit, dict(army).get(word.unit, FEW)))


def joined(g: Heroes, army: tuple[Troop, ...], troop: Troop) -> tuple[Troop, ...]:
    kind, _ = troop
    if any(other == kind for other, _ in army):
        return tuple([(other, PACK if other == kind else face) for other, face in army])
    army = (*army, troop)
    if len(army) > MOST_UNITS:
        cheapest = min(army, key=lambda one: price_of(g, one))
        army = tuple([one for one in army if one != cheapest])
    return army


def price_of(g: Heroes, troop: Troop) -> tuple[int, int]:
    """What it would cost to raise a unit, sides and all."""
    kind, face = troop
    sides = g.units[kind].faces[: face + 1]
    return sum([side.valuables for side in sides]), sum([side.gold for side in sides])


@effect("ai_army")
def ai_army(g: Heroes, f: Frame, e: Effect) -> None:
    """Its army is another from now on. [heroes.campaign.100]"""
    one = g.ai[e.ai]
    if one.fate != GONE:
        g.lead(one.hero, tuple([(word.unit, word.side) for word in e.units]))


@effect("ai_moves")
def ai_moves(g: Heroes, f: Frame, e: Effect) -> None:
    """More points in this round."""
    one = g.ai[e.ai]
    if g.heroes[one.hero].field != NONE:
        g.get_movement(one.hero, e.n)


def unflag_ai(g: Heroes, seat: Seat, e: Effect) -> None:
    """An AI hero loses the flags that are nearest to the player's town."""
    town = g.land.hexes[g.realm(seat).town]
    for owner in owners_meant(g, e.who, seat):
        fields = [field for field in fields_meant(g, e.places, seat) if g.marks[field].cube == owner]
        fields.sort(key=lambda field: distance(g.land.hexes[field], town))
        for field in fields[: e.n or 1]:
            g.lose_flag(field)


# -- an attack on a town ------------------------------------------------------------------------------------


@effect("attack_town")
def attack_town(g: Heroes, f: Frame, e: Effect) -> None:
    """Guards come to the starting town: the army defends it without payment, and with cards if the main hero
    is there.  A town that is lost already is not attacked."""
    town = g.realm(f.seat).town
    if g.is_enemy(f.seat, g.marks[town].cube):
        return
    g.emit(ev.TownAttacked(f.seat, town, e.n))
    announce(g, NOBODY, f.seat)
    g.owe("heroes.defend_town", f.seat, e.index)


@step("heroes.defend_town")
def defend_town(g: Heroes, f: Frame) -> None:
    """The fight has no limit of rounds, and nobody retreats; with a Citadel there are walls.
    [heroes.siege.020, heroes.siege.040]"""
    (number,) = f.args
    e = scenario_of(g).effects[number]
    main = g.players[f.seat].main
    town = g.realm(f.seat).town
    difficulty = g.printed.plan.difficulty
    drawn = draw_guards(g, e.cards[difficulty] if e.cards else g.printed.guards[e.n][difficulty])
    if not drawn:
        return
    at_home = g.heroes[main].field == town
    open_combat(
        g,
        guards(tuple([(kind, FEW) for kind in drawn]), steerer_for(g, f.seat)),
        led_by(g, main) if at_home else army_of(g, f.seat),
        "heroes.after_attack_on_town",
        number,
        f.seat,
        siege=has_walls(g, f.seat, town),
        tower=has_tower(g, f.seat, town),
        level=e.n,
        endless=True,
        in_town=True,
    )


@step("heroes.after_attack_on_town")
def after_attack(g: Heroes, f: Frame) -> None:
    """Held, it teaches the main hero as a field of that level does, or one symbol where the guards are named;
    lost, what the scenario says happens, and no flag is set."""
    number, defender = f.args
    seat = Seat(defender)
    e = scenario_of(g).effects[number]
    c = last_fight(g)
    if c.ending != VICTORY or c.victor == DEFENDER:
        g.count(seat, GUARDS_BEATEN, 1)
        to_the_top = c.azure and g.rules.azure_to_level_seven
        symbols = 1 if e.cards else symbols_for(g, seat, e.n)
        gain_experience(g, seat, TOP_EXPERIENCE if to_the_top else symbols)
        return
    if c.camps[DEFENDER].hero != NONE:
        be_beaten(g, c.camps[DEFENDER].hero)
    else:
        g.count(seat, FIGHTS_LOST, 1)
        if not g.players[seat].army:
            g.raise_first_army(seat)
    for script in e.scripts:
        g.owe("heroes.run_script", seat, script, NONE)
