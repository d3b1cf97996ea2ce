"""Wandering Dragons: an army that goes as the dice say, and two decks of dragons."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.heroes.scenario.lands import (
    answer_all,
    at_the_end,
    fell,
    laid,
    looked_at,
    on_to_the_next_deed,
    outcome,
    starts_round,
    stout,
)

from fabletop.games.heroes import words as say
from fabletop.games.heroes.book.plans import A_HERO, A_HOLDING, A_TOWN
from fabletop.games.heroes.book.wander import prey
from fabletop.games.heroes.book.ways import Way
from fabletop.games.heroes.combat.state import DEFENDER
from fabletop.games.heroes.defs import AZURE, GOLD, NONE
from fabletop.games.heroes.map import events as ev
from fabletop.games.heroes.map.marks import BLACK, NO_CUBE
from fabletop.games.heroes.map.printed import BLOCKED
from fabletop.games.heroes.map.standing import come_to_light
from fabletop.games.heroes.modes.setup import game_from_data, new_game
from fabletop.games.heroes.state.ai import ABROAD, GONE
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.state.hero import AI_OWNER
from fabletop.games.heroes.testing import AdventureTable
from fabletop.games.heroes.view import imagine
from fabletop.kernel.frame import NOBODY, Seat
from fabletop.kernel.match import Setup
from fabletop.ledger import Language
from fabletop.speech import Speech
from fabletop.testing import rule

DRAGONS = ("azure_dragons", "black_dragons", "crystal_dragons", "ghost_dragons")


def wild(*hidden: str, at: str = "", round: int = 1, difficulty: str = "normal") -> AdventureTable:
    """The heroes are at home; the dragons sit in the middle, or somewhere else."""
    table = stout(laid("wandering_dragons", hidden=hidden, round=round, difficulty=difficulty)).can_end()
    if at:
        table.g.put_on(beasts(table), table.field(at))
    return table.hush()


def beasts(table: AdventureTable) -> int:
    return table.g.ai[0].hero


def where(table: AdventureTable) -> str:
    field = table.g.heroes[beasts(table)].field
    return "nowhere" if field == NONE else table.field_name(field)


def wanders(table: AdventureTable, *dice: int) -> AdventureTable:
    """At the end of the round, with these attack dice, until somebody is asked."""
    return table.attack_dice(*dice).start("heroes.ai_turn", NOBODY, 0)


def tiers(table: AdventureTable, kinds: list[int]) -> Counter[int]:
    assert all(table.g.units[kind].id.removeprefix("neutral.") in DRAGONS for kind in kinds)
    return Counter(table.g.units[kind].tier for kind in kinds)


# -- two decks of dragons ---------------------------------------------------------------------------------


@rule("heroes.event.030")
@pytest.mark.parametrize(
    ("difficulty", "at_home", "abroad"),
    [
        ("easy", {AZURE: 2}, {GOLD: 2}),
        ("normal", {AZURE: 2, GOLD: 1}, {AZURE: 1, GOLD: 1}),
        ("hard", {AZURE: 3}, {AZURE: 1, GOLD: 2}),
        ("impossible", {AZURE: 3, GOLD: 1}, {AZURE: 1, GOLD: 1}),
    ],
)
def test_both_decks_are_dealt_before_anything_else(
    difficulty: str, at_home: dict[int, int], abroad: dict[int, int]
) -> None:
    table = wild(difficulty=difficulty)
    (apart,) = table.g.apart
    army = [kind for kind, _ in table.g.heroes[beasts(table)].army]
    assert tiers(table, list(apart)) == at_home
    assert tiers(table, army) == abroad
    dealt = Counter([*apart, *army, *(kind for deck in table.g.neutral for kind in deck)])
    neutral = [unit for unit in table.g.units if unit.id.startswith("neutral.")]
    assert dealt == {unit.index: unit.copies for unit in neutral}  # no card is there twice, and none is gone


def at_the_gate() -> AdventureTable:
    return wild(at="N4.C").stands(0, "C1.BL").having(0, movement=3)


def test_the_dragons_of_the_utopia_are_those_that_lie_apart() -> None:
    table = at_the_gate()
    (apart,) = table.g.apart
    table.turn(0).pick("step C1.C").fights()
    assert sorted(unit.kind for unit in table.c.units if unit.side == DEFENDER) == sorted(apart)
    assert table.g.apart == ((),)
    table.falls(1)
    on_to_the_next_deed(table)
    assert table.cube("C1.C") == 0
    assert table.g.apart == ((),)
    assert sorted([*table.g.neutral_piles[GOLD], *table.g.neutral_piles[AZURE]]) == sorted(apart)


def test_they_are_there_again_after_a_defeat() -> None:
    table = at_the_gate()
    (apart,) = table.g.apart
    table.turn(0).pick("step C1.C").fights().falls(0)
    on_to_the_next_deed(table)
    assert sorted(table.g.apart[0]) == sorted(apart)
    assert not any(kind in pile for pile in table.g.neutral_piles for kind in apart)
    table.stands(0, "C1.BL").having(0, movement=3)
    stout(table).turn(0).pick("step C1.C").fights()
    assert sorted(unit.kind for unit in table.c.units if unit.side == DEFENDER) == sorted(apart)


def cards_of(g: Heroes) -> Counter[int]:
    return Counter([*g.apart[0], *g.neutral[GOLD], *g.neutral[AZURE]])


def test_a_seat_does_not_know_which_dragons_they_are() -> None:
    table = wild()
    dealt = set()
    for luck in range(30):
        other = imagine(table.g, Seat(0), luck)
        (apart,) = other.apart
        assert tiers(table, list(apart)) == {AZURE: 2, GOLD: 1}
        assert cards_of(other) == cards_of(table.g)
        dealt.add(tuple(sorted(apart)))
    assert len(dealt) > 1


def test_what_lies_apart_is_kept() -> None:
    setup = Setup(
        "heroes",
        2,
        1,
        "retail",
        {"mode": "cooperative", "scenario": "wandering_dragons", "heroes": ["random"] * 2},
    )
    g = new_game(setup)
    g.advance()
    kept = g.to_data()
    assert len(g.apart[0]) == 3
    assert game_from_data(setup, kept).apart == g.clone().apart == g.apart
    del kept["apart"]  # a game of another day
    assert game_from_data(setup, kept).apart == ()


# -- as the dice say --------------------------------------------------------------------------------------


@rule("heroes.ai_movement.160")
@pytest.mark.parametrize(
    ("dice", "n", "to"),
    [((0, 0), 1, "C1.BR"), ((1, 0), 2, "N5.L"), ((1, 1), 3, "N1.R"), ((-1, 0), 0, "C1.C")],
)
def test_they_go_so_many_fields_to_the_nearest(dice: tuple[int, int], n: int, to: str) -> None:
    table = wanders(wild().stands(0, "N1.BR"), *dice)
    assert [one.n for one in table.happened(ev.Wandered)] == [n]
    assert where(table) == to
    assert [one.aim for one in table.happened(ev.AiAims)] == ([A_HERO] if n else [])
    table.at_rest()


def test_with_less_than_nothing_they_go_a_field_back() -> None:
    assert where(wanders(wild(at="N1.C"), -1, -1)) in ("N1.TR", "N1.TL")
    assert where(wanders(wild(at="C1.L"), -1, -1)) == "C1.C"
    assert where(wanders(wild("C1", at="C1.L"), -1, -1)) == "C1.C"  # it is the seal that they go back to
    assert where(wanders(wild(), -1, -1)) == "C1.C"  # they are at home


def test_they_turn_up_no_tile() -> None:
    table = wild("C1", "N1")
    assert where(wanders(table.stands(0, "F2.TL"), 1, 1)) == "N1.R"
    assert [tile.face_up for tile in table.g.land.tiles].count(False) == 2
    table.at_rest()


def test_they_fly_over_blocked_fields_and_end_on_none() -> None:
    assert where(wanders(wild().stands(0, "N5.TR"), 0, 0)) == "C1.BR"  # C1.R would be the first way
    table = wanders(wild().stands(0, "N5.TR"), 1, 0)
    assert [table.field_name(one.field) for one in table.happened(ev.Walked)] == ["C1.R", "N5.TL"]
    assert table.g.land.field(table.field("C1.R")).kind == BLOCKED


def test_walls_keep_them_out() -> None:
    """The town at the upper end turns its back on them: its hero is nearer, but out of reach."""
    table = wanders(wild(at="F1.TL"), 0, 0)
    assert [table.field_name(one.field) for one in table.happened(ev.AiAims)] == ["S2.C"]


@rule("heroes.ai_movement.160")
def test_heroes_come_before_towns_and_towns_before_settlements() -> None:
    table = wild().stands(0, "N1.C").flagged(0, "F1.TL")
    hero, town, settlement = (table.field(name) for name in ("N1.C", "S2.C", "F1.TL"))
    table.stands(1, "N1.C")

    def ways(**far: int) -> dict[int, Way]:
        named = {"hero": hero, "town": town, "settlement": settlement}
        return {named[word]: Way(n, 0, 0, 0, named[word], NONE) for word, n in far.items()}

    assert prey(table.g, beasts(table), ways(hero=3, town=3, settlement=3)) in (
        (A_HERO, hero),
        (A_HERO, town),
    )
    table.stands(1, "N1.C")
    assert prey(table.g, beasts(table), ways(hero=3, town=3, settlement=3)) == (A_HERO, hero)
    assert prey(table.g, beasts(table), ways(hero=4, town=3, settlement=3)) == (A_TOWN, town)
    assert prey(table.g, beasts(table), ways(hero=4, town=4, settlement=3)) == (A_HOLDING, settlement)
    assert prey(table.g, beasts(table), {}) == (A_HERO, NONE)


@pytest.mark.parametrize(("die", "to"), [(1, "N4.C"), (2, "N5.C")])
def test_a_die_decides_between_equals(die: int, to: str) -> None:
    table = wild().stands(0, "N4.C").stands(1, "N5.C").dice(2, 2, die)
    table.start("heroes.ai_turn", NOBODY, 0)
    assert [table.field_name(one.field) for one in table.happened(ev.AiAims)] == [to]


@pytest.mark.parametrize(("field", "stay"), [("C1.TL", True), ("C1.R", False)])
def test_who_finds_them_finds_them_where_they_are(field: str, stay: bool) -> None:
    table = wild("C1", at=field)
    table.g.uncover(Seat(0), 0)
    come_to_light(table.g, 0)
    assert (where(table) == field) is stay
    assert table.g.land.field(table.g.heroes[beasts(table)].field).kind != BLOCKED


def test_the_astrologers_do_not_speak_to_dragons() -> None:
    table = wild()
    card = next(one for one in table.g.printed.proclamations if one.word == "movement")
    table.g.proclamations.append(card.index)
    table.in_round(2).start("heroes.proclaim", NOBODY)
    assert table.happened(ev.Proclaimed)
    assert table.g.heroes[beasts(table)].movement == 1
    assert table.g.points_of(table.g.heroes[beasts(table)]) == 1


# -- what they do -----------------------------------------------------------------------------------------


def meets_hero(round: int = 1) -> AdventureTable:
    table = wanders(wild(round=round).stands(0, "C1.L").having(0, gold=20), 0, 0)
    while table.g.combat is None:
        table.g.choose(table.asked().options[0])
    return table.deploy_all()


@rule("heroes.ai_movement.170")
def test_nobody_gets_away_from_their_attack() -> None:
    table = meets_hero()
    assert table.c.camps[DEFENDER].held
    assert not table.may_surrender(0)
    army = table.g.heroes[beasts(table)].army
    table.wins(NOBODY)
    answer_all(table)
    assert (where(table), table.where(0)) == ("C1.L", "S3.C")
    assert table.g.heroes[beasts(table)].army == army
    assert table.g.marks[table.field("C1.L")].cube == NO_CUBE  # they visit nothing


def test_who_beats_them_is_heartened_and_their_cards_are_put_away() -> None:
    table = meets_hero()
    army = [kind for kind, _ in table.g.heroes[beasts(table)].army]
    table.wins(0)
    answer_all(table)
    assert table.g.ai[0].fate == GONE
    assert [player.morale for player in table.g.players] == [1, 0]
    assert sorted([*table.g.neutral_piles[GOLD], *table.g.neutral_piles[AZURE]]) == sorted(army)
    assert table.g.main_hero(Seat(0)).experience == 0
    assert outcome(table) == "goes on"
    wanders(table, 1, 1).at_rest()  # nobody comes any more


def test_heroes_may_attack_them_first() -> None:
    table = wild(at="N4.C").stands(0, "N4.R").having(0, movement=3)
    table.turn(0).pick("step N4.C").fights()
    assert not table.c.camps[0].held
    table.falls(1)
    on_to_the_next_deed(table)
    assert table.g.ai[0].fate == GONE


@rule("heroes.ai_movement.170")
@pytest.mark.parametrize("pays", [False, True])
def test_a_town_that_falls_is_nobodys(pays: bool) -> None:
    table = wild(at="S2.TL").stands(1, "N5.C").having(1, gold=8)
    wanders(table, 0, 0)
    while table.asked().kind != "pay_for_defence":
        table.g.choose(table.asked().options[-1])
    table.pick("pay_for_defence" if pays else "yield")
    if pays:
        assert table.deploy_all().c.camps[DEFENDER].held
        table.wins(NOBODY)
    answer_all(table)
    assert table.cube("S2.C") == NO_CUBE
    assert where(table) == "S2.C"
    assert table.g.realm(Seat(1)).homeless == 1
    table.g.put_on(beasts(table), table.field("C1.C"))
    table.stands(1, "S2.R").having(1, movement=1).turn(1).pick("step S2.C")
    assert table.cube("S2.C") == 1  # whoever comes home has a home again


def test_a_town_that_holds_is_rid_of_them() -> None:
    table = wild(at="S2.TL").stands(1, "N5.C").having(1, gold=8)
    wanders(table, 0, 0)
    while table.asked().kind != "pay_for_defence":
        table.g.choose(table.asked().options[-1])
    table.pick("pay_for_defence").deploy_all().wins(1)
    answer_all(table)
    assert table.cube("S2.C") == 1
    assert (table.g.ai[0].fate, table.g.players[1].morale) == (GONE, 1)


def test_a_settlement_without_a_hero_is_nobodys_at_once() -> None:
    table = wild(at="F2.R").flagged(1, "F2.TR").having(1, gold=20).stands(0, "N4.C").stands(1, "N4.TR")
    wanders(table, 0, 0).at_rest()
    assert (where(table), table.cube("F2.TR")) == ("F2.TR", NO_CUBE)
    assert table.treasury(1)[0] == 20


def test_a_settlement_with_a_hero_is_fought_for() -> None:
    table = wild(at="F2.R").flagged(1, "F2.TR").stands(1, "F2.TR")
    wanders(table, 0, 0)
    while table.g.combat is None:
        table.g.choose(table.asked().options[0])
    table.deploy_all().wins(1)
    answer_all(table)
    assert (table.cube("F2.TR"), table.where(1)) == (1, "F2.TR")


# -- the scenario -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", ["dragons", "utopia"])
def test_both_must_be_done(first: str) -> None:
    table = wild()
    fell(table) if first == "dragons" else table.flagged(1, "C1.C")
    assert looked_at(table) == "goes on"
    fell(table) if first != "dragons" else table.flagged(1, "C1.C")
    assert looked_at(table) == "won"
    assert table.g.winners == (0, 1)


def test_the_land_is_theirs_after_the_tenth_round() -> None:
    assert at_the_end(wild(), 9) == "goes on"
    assert at_the_end(wild(), 10) == "lost"


@pytest.mark.parametrize(("round", "more"), [(3, 0), (4, 1), (5, 0), (8, 1)])
def test_rain_fills_the_wheels_and_lifts_the_dragons(round: int, more: int) -> None:
    table = wild().visited("N4.TL", "F1.TR", "C1.BL")
    starts_round(table, round)
    cubes = [table.cube(name) for name in ("N4.TL", "F1.TR", "C1.BL")]
    assert cubes == ([NO_CUBE, NO_CUBE, BLACK] if more else [BLACK] * 3)
    wanders(table, 0, 0)
    assert [one.n for one in table.happened(ev.Wandered)] == [1 + more]
    assert table.g.ai[0].fate == ABROAD


def test_an_obelisk_gives_what_both_dice_show() -> None:
    table = wild(at="C1.C").stands(0, "N4.R").having(0, movement=3, gold=0).dice(1, 1)
    table.turn(0).pick("step N4.C")
    assert table.treasury(0)[0] == 3
    assert table.g.main_hero(Seat(0)).experience == 1


# -- in words ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "sleeps", "flies", "turns", "hunts"),
    [
        (
            "en",
            "The wandering brood sleeps through the evening.",
            "The wandering brood flies 2 fields.",
            "The wandering brood turns back.",
            "The wandering brood hunts the hero on",
        ),
        (
            "es",
            "La bandada errante duerme toda la tarde.",
            "La bandada errante vuela 2 zonas.",
            "La bandada errante da media vuelta.",
            "La bandada errante persigue al héroe de",
        ),
        (
            "sv",
            "Den strövande drakflocken sover bort kvällen.",
            "Den strövande drakflocken flyger 2 fält.",
            "Den strövande drakflocken vänder om.",
            "Den strövande drakflocken jagar hjälten på",
        ),
    ],
)
def test_they_are_spoken_of_as_one(
    language: Language, sleeps: str, flies: str, turns: str, hunts: str
) -> None:
    table = wild()
    hero, said = beasts(table), say.HeroesWords()

    def put(event: ev.Wandered | ev.AiAims) -> str:
        return Speech(language, say.TEXT).phrase(say.event(said, table.g, event))

    assert [put(ev.Wandered(AI_OWNER, hero, n)) for n in (0, 2, -1)] == [sleeps, flies, turns]
    assert put(ev.AiAims(AI_OWNER, hero, A_HERO, table.field("N1.C"), ())).startswith(hunts)
