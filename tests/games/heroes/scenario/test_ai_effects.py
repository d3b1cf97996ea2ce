"""What scenarios say of heroes that nobody steers, and of attacks on towns. [heroes.event, ai_movement]"""

from __future__ import annotations

import pytest
from tests.games.heroes.scenario.told import table_of, told

from fabletop.games.heroes import events as happening
from fabletop.games.heroes.combat.camp import ARMY, GUARDS, HERO
from fabletop.games.heroes.combat.state import ATTACKER, DEFENDER
from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.map import events as ev
from fabletop.games.heroes.map.marks import NO_CUBE
from fabletop.games.heroes.scenario.conditions import is_true
from fabletop.games.heroes.scenario.ending import is_decided
from fabletop.games.heroes.scenario.whom import fields_meant
from fabletop.games.heroes.state.ai import ABROAD, GONE, WAITING
from fabletop.games.heroes.state.hero import AI_OWNER
from fabletop.games.heroes.state.realm import AI_BEATEN
from fabletop.games.heroes.telling import HeroesTeller
from fabletop.games.heroes.testing import AdventureTable, troop
from fabletop.kernel.frame import NOBODY, Seat
from fabletop.testing import rule

RIDER = AI_OWNER


def ai(id: str = "rider", more: str = "", field: str = "C") -> str:
    return (
        f"{{id: {id}, faction: necropolis, level: 3, army: ['necropolis.skeletons:few'], deck: {{might: 1}}, "
        f"at: {{tile: 0, field: {field}}}, moves: stay, when_beaten: removed{more}}}"
    )


def laid(
    said: str, *heroes: str, heroes_of_ai: str = "", mode: str = "cooperative", **more: str
) -> AdventureTable:
    """A table on which this happens in round 3."""
    events = f"[{{at: {{rounds: [3]}}, do: [{said}]}}]"
    table = table_of(*heroes, mode=mode, ai=f"[{heroes_of_ai or ai()}]", timed_events=events, **more)
    return table.in_round(3).can_end()


def happens(table: AdventureTable) -> AdventureTable:
    table.events.clear()
    return table.start("heroes.events_of_round", -1)


def holds(table: AdventureTable, said: str, seat: int = 0) -> bool:
    """Whether a condition is true, as a victory of the same scenario would have it."""
    scenario = told(
        mode="cooperative", ai=f"[{ai()}, {ai('second', field='BL')}]", victory=f"[{{if: {said}}}]"
    )
    return is_true(table.g, scenario.victory[0].condition, Seat(seat))


# -- heroes -------------------------------------------------------------------------------------------------


@rule("heroes.event.030")
def test_ai_arrives() -> None:
    table = laid("{ai_arrives: {ai: rider}}", heroes_of_ai=ai(more=", waits: true"))
    hero = table.g.ai[0].hero
    assert (table.g.ai[0].fate, table.g.heroes[hero].field) == (WAITING, NONE)
    happens(table)
    assert (table.g.ai[0].fate, table.field_name(table.g.heroes[hero].field)) == (ABROAD, "F3.C")
    assert sum(isinstance(one, ev.AiArrived) for one in table.events) == 1


@rule("heroes.ai_movement.140")
def test_who_arrives_where_somebody_stands_takes_the_next_field() -> None:
    table = laid("{ai_arrives: {ai: rider}}", heroes_of_ai=ai(more=", waits: true")).stands(0, "F3.C")
    happens(table)
    assert table.field_name(table.g.heroes[table.g.ai[0].hero].field) == "F3.TR"


@rule("heroes.campaign.100")
def test_ai_joins() -> None:
    table = laid("{ai_joins: {ai: rider, units: ['necropolis.zombies:pack', 'necropolis.skeletons:few']}}")
    happens(table)
    army = table.g.heroes[table.g.ai[0].hero].army
    assert army == (troop("necropolis.skeletons:pack"), troop("necropolis.zombies:pack"))


@rule("heroes.campaign.100")
def test_an_army_has_five_units_at_most_and_the_cheapest_leaves() -> None:
    names = ("zombies", "wraiths", "vampires", "liches")
    five = "[" + ", ".join(f"'necropolis.{name}:few'" for name in names) + "]"
    more = "['necropolis.dread_knights:few']"
    table = laid(f"{{ai_joins: {{ai: rider, units: {five}}}}}, {{ai_joins: {{ai: rider, units: {more}}}}}")
    happens(table)
    army = [table.g.units[kind].id for kind, _ in table.g.heroes[table.g.ai[0].hero].army]
    assert len(army) == 5
    assert "necropolis.skeletons" not in army
    assert "necropolis.dread_knights" in army


def test_nothing_joins_a_hero_that_is_gone() -> None:
    table = laid("{ai_joins: {ai: rider, units: ['necropolis.zombies:few']}}, {ai_moves: {ai: rider, n: 2}}")
    table.g.beat_ai(0, 0, GONE)
    happens(table)
    hero = table.g.heroes[table.g.ai[0].hero]
    assert hero.army == (troop("necropolis.skeletons"),)
    assert hero.movement == 3


@rule("heroes.event.030")
def test_ai_moves_once_however_many_play() -> None:
    table = laid("{ai_moves: {ai: rider, n: 2}}")
    happens(table)
    assert table.g.heroes[table.g.ai[0].hero].movement == 5


@rule("heroes.event.030")
def test_unflag_takes_the_flag_of_an_ai_hero_nearest_to_the_town() -> None:
    table = laid("{unflag: {place: mine, of: ai.rider, count: 1}}").flagged(RIDER, "S2.R", "S3.BL")
    happens(table)
    assert (table.cube("S3.BL"), table.cube("S2.R")) == (NO_CUBE, RIDER)


# -- attacks on towns ---------------------------------------------------------------------------------------


ATTACK = "{attack_town: {level: 2, on: each_player, lost: [{gain: {gold: 3}}]}}"


def attacked(at_home: bool = True, *buildings: str) -> AdventureTable:
    table = laid(ATTACK.replace("each_player", "seat.0"))
    if not at_home:
        table.stands(0, "F3.BL")
    table.town(0, *buildings).guard("neutral.rogues", "neutral.rogues")
    return happens(table).deploy_all()


@rule("heroes.event.070")
@rule("heroes.siege.020")
def test_guards_besiege_the_town_and_the_main_hero_plays_cards_if_it_is_there() -> None:
    table = attacked(True, "citadel")
    fight = table.g.fight
    assert (fight.camps[ATTACKER].leader, fight.camps[DEFENDER].leader) == (GUARDS, HERO)
    assert (fight.siege, fight.in_town, fight.endless, fight.level) == (True, True, True, 2)
    assert not table.may_surrender(0)
    table = attacked(False)
    fight = table.g.fight
    assert fight.camps[DEFENDER].leader == ARMY
    assert not fight.siege


@rule("heroes.event.070")
def test_a_town_that_holds_teaches_and_nothing_is_lost() -> None:
    table = attacked().wins(0)
    assert table.g.heroes[0].experience == 2
    assert table.g.players[0].gold == 0
    assert (table.cube("S3.C"), table.where(0)) == (0, "S3.C")


@rule("heroes.event.070")
def test_a_lost_town_keeps_its_flag_and_what_the_scenario_says_happens() -> None:
    table = attacked().wins(NOBODY)
    while table.g.decision is not None and table.g.decision.kind == "refuge":
        table.g.choose(table.g.decision.options[0])
    assert table.g.players[0].gold == 3
    assert table.cube("S3.C") == 0
    assert table.units(0) == ["castle.griffins"]
    assert table.g.heroes[0].experience == 0


@rule("heroes.event.070")
def test_every_player_is_attacked_in_turn() -> None:
    table = laid(ATTACK).guard(*["neutral.rogues"] * 4)
    happens(table).deploy_all()
    assert table.g.fight.camps[DEFENDER].seat == 0
    table.wins(0)
    while table.g.combat is None:
        table.g.choose(table.asked().options[0])
    assert table.g.fight.camps[DEFENDER].seat == 1


def test_a_fight_is_told_by_its_own_units_though_the_next_is_on() -> None:
    """So it is told to whoever comes back to the table, and to all where one fight leads to the next."""
    table = laid(ATTACK).guard("neutral.rogues", "neutral.rogues", "neutral.boars", "neutral.boars")
    happens(table).deploy_all().hush()
    table.g.emit(happening.Waited(0))
    then = HeroesTeller().lines(table.g, table.events)
    table.wins(0)
    while table.g.combat is None:
        table.g.choose(table.asked().options[0])
    assert HeroesTeller().lines(table.g, table.events)[: len(then)] == then
    assert HeroesTeller().lines(table.g, [happening.Waited(0)]) != then


# -- what can be true of them -------------------------------------------------------------------------------


def two(**more: str) -> AdventureTable:
    return laid("{gain: {gold: 1}}", heroes_of_ai=f"{ai()}, {ai('second', field='BL')}", **more)


@rule("heroes.victory.010")
def test_beaten_is_said_of_one_of_any_or_of_all_ai_heroes() -> None:
    table = two()
    for said in ("ai.rider", "any_ai", "all_ai"):
        assert not holds(table, f"{{beaten: {{who: {said}, by: party}}}}")
    table.g.beat_ai(0, 1, GONE)
    assert holds(table, "{beaten: {who: ai.rider, by: party}}")
    assert holds(table, "{beaten: {who: any_ai}}")
    assert not holds(table, "{beaten: {who: ai.second, by: party}}")
    assert not holds(table, "{beaten: {who: all_ai, by: party}}")
    table.g.beat_ai(1, 0, GONE)
    assert holds(table, "{beaten: {who: all_ai, by: party}}")


@rule("heroes.victory.010")
def test_flags_are_counted_for_ai_heroes_and_for_the_party_together() -> None:
    table = two().flagged(RIDER, "S3.BL").flagged(0, "S2.R").flagged(1, "F3.L")
    mines = "place: [mine, settlement]"
    assert holds(table, f"{{flags: {{{mines}, by: ai.rider, at_least: 1}}}}")
    assert not holds(table, f"{{flags: {{{mines}, by: ai.rider, at_least: 2}}}}")
    assert holds(table, f"{{flags: {{{mines}, by: party, at_least: 2}}}}")
    assert not holds(table, f"{{flags: {{{mines}, by: party, at_least: 3}}}}")


@rule("heroes.victory.010")
def test_a_town_is_captured_by_an_ai_hero_and_the_other_way_round() -> None:
    table = two()
    assert not holds(table, "{captured: {whose: party}}")
    table.flagged(1, "S3.C")
    assert not holds(table, "{captured: {whose: party}}")  # an ally holds it
    table.flagged(RIDER, "S3.C")
    assert holds(table, "{captured: {whose: party}}")
    assert holds(table, "{captured: {whose: any_player}}")


@rule("heroes.victory.010")
@pytest.mark.parametrize(("against", "n"), [("ai", 2), ("guards", 1), ("player", 0), ("any", 3)])
def test_lost_fights_are_told_apart(against: str, n: int) -> None:
    table = two()
    for winner in (RIDER, NONE, RIDER - 1):
        table.g.lose_to(Seat(0), winner)
    if n:
        assert holds(table, f"{{lost_fight: {{who: party, against: {against}, at_least: {n}}}}}")
    assert not holds(table, f"{{lost_fight: {{who: party, against: {against}, at_least: {n + 1}}}}}")


@rule("heroes.victory.010")
def test_fights_won_against_ai_heroes_count_for_themselves_and_among_all() -> None:
    table = two()
    table.g.count(Seat(1), AI_BEATEN, 2)
    assert holds(table, "{fights_won: {by: party, at_least: 2, against: ai}}")
    assert holds(table, "{fights_won: {by: party, at_least: 2}}")
    assert not holds(table, "{fights_won: {by: party, at_least: 1, against: guards}}")


@rule("heroes.victory.010")
def test_an_ai_hero_is_out_when_it_is_gone_and_stands_where_it_stands() -> None:
    table = two()
    assert holds(table, "{hero_at: {hero: any, place: artifact_symbol, by: ai.rider}}")
    assert not holds(table, "{eliminated: {who: ai.rider}}")
    table.g.beat_ai(0, 0, GONE)
    assert holds(table, "{eliminated: {who: ai.rider}}")
    assert not holds(table, "{hero_at: {hero: any, place: artifact_symbol, by: ai.rider}}")


@rule("heroes.victory.010")
def test_towns_of_ai_heroes_are_places() -> None:
    scenario = told(ai=f"[{ai(more=', town: 2')}]", places="{town: {do: [{gain: {gold: 1}}]}}")
    assert scenario.ai[0].town == 2
    table = table_of(
        "catherine",
        "sandro",
        ai=f"[{ai(more=', town: 2')}]",
        victory="[{if: {flags: {place: ai_town, by: player}}}]",
    )
    word = table.g.printed.plan.scenario
    assert word is not None
    assert fields_meant(table.g, word.victory[0].condition.places, Seat(0)) == [14]


@rule("heroes.event.030")
def test_an_event_that_comes_again_comes_each_time_that_an_ai_hero_is_beaten() -> None:
    events = "[{at: {when: {beaten: {who: ai.rider, by: party}}}, do: [{gain: {gold: 5}}], once: false}]"
    table = table_of(mode="cooperative", ai=f"[{ai()}]", timed_events=events).can_end()
    for n in (1, 2, 3):
        table.g.beat_ai(0, 0, ABROAD)
        table.start("heroes.look_at_goals", 0)
        table.start("heroes.look_at_goals", 0)
        assert table.g.players[0].gold == 5 * n


@rule("heroes.victory.050")
def test_a_condition_of_ai_heroes_ends_the_game() -> None:
    table = laid("{gain: {gold: 1}}", victory="[{if: {beaten: {who: ai.rider, by: party}}, when: at_once}]")
    assert not is_decided(table.g, at_once=True)
    table.g.beat_ai(0, 1, GONE)
    assert is_decided(table.g, at_once=True)
    assert table.g.winners == (0, 1)
