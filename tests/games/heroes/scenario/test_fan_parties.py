"""Stand United, The Ambushed Accord and Close to Enemies, after the community's mission book."""

from __future__ import annotations

import pytest
from tests.games.heroes.scenario.lands import (
    AI,
    TOWNS,
    answer_all,
    at_the_end,
    laid,
    looked_at,
    on_to_the_next_deed,
    outcome,
    starts_round,
    stout,
)
from tests.games.heroes.scenario.told import table_of

from fabletop.games.heroes.book.ai_hero import skill_of
from fabletop.games.heroes.combat.state import DEFENDER
from fabletop.games.heroes.defs import BRONZE, GOLD
from fabletop.games.heroes.map import events as ev
from fabletop.games.heroes.scenario.ambush import fit_to_meet
from fabletop.games.heroes.state.realm import AMBUSHES_WON, NO_TALLY, realm_from_data
from fabletop.games.heroes.testing import AdventureTable
from fabletop.kernel.frame import NOBODY, Seat
from fabletop.testing import rule

LAST_ROUNDS = {"stand_united": 9, "ambushed_accord": 14, "close_to_enemies": 7}


@pytest.mark.parametrize("id", LAST_ROUNDS)
def test_it_is_lost_after_the_last_round(id: str) -> None:
    last = LAST_ROUNDS[id]
    assert at_the_end(stout(laid(id)), last) == "lost"


# -- Stand United -----------------------------------------------------------------------------------------


def beats_dragons(table: AdventureTable, seat: int) -> str:
    """What comes of it; then the hero is at home again."""
    stout(table).stands(seat, "C1.BL").having(seat, movement=3).can_end()
    table.turn(seat).pick("step C1.C").fights().falls(1)
    so = outcome(on_to_the_next_deed(table))
    table.stands(seat, f"{TOWNS[seat]}.C")
    return so


@rule("heroes.combat_setup.010")
@pytest.mark.parametrize("seats", [2, 3])
def test_each_must_win_a_fight_with_the_dragons(seats: int) -> None:
    table = laid("stand_united", seats)
    assert looked_at(table) == "goes on"
    for seat in range(seats):
        assert beats_dragons(table, seat) == ("won" if seat == seats - 1 else "goes on")
    assert table.g.winners == table.g.order


def test_guards_that_each_must_beat_let_those_by_who_did() -> None:
    rules = "[{guarded_for_each: [dragon_utopia]}]"
    table = table_of(mode="cooperative", middle="C1", rules=rules)
    field = table.field("C1.C")
    table.g.flag(1, field)
    assert table.g.is_guarded(field, 0)
    assert not table.g.is_guarded(field, 1)
    assert not table.g.is_guarded(field)
    without = table_of(mode="cooperative", middle="C1").flagged(1, "C1.C")
    assert not without.g.is_guarded(field, 0)


def test_the_dragons_have_a_deck_and_others_have_none() -> None:
    table = stout(laid("stand_united")).stands(0, "C1.BL").can_end()
    table.turn(0).pick("step C1.C").fights()
    assert table.c.camps[DEFENDER].schooled
    assert table.g.cards[skill_of(table.g, DEFENDER)].id == "sorcery"
    table = stout(laid("stand_united")).stands(0, "N4.C").can_end()
    table.turn(0).pick("step N4.R").fights()
    assert not table.c.camps[DEFENDER].schooled


@pytest.mark.parametrize(("round", "more"), [(3, False), (4, True), (5, False), (6, True), (8, True)])
def test_something_is_sent_from_home(round: int, more: bool) -> None:
    table = laid("stand_united")
    before = [table.treasury(seat) for seat in (0, 1)]
    starts_round(table, round)
    assert [table.treasury(seat) != was for seat, was in enumerate(before)] == [more, more]


def test_nobody_has_a_secondary_hero() -> None:
    table = laid("stand_united").having(0, gold=20).stands(0, "S3.TR")
    assert not [deed for deed in table.deeds(0) if deed.startswith("hire")]


# -- The Ambushed Accord ----------------------------------------------------------------------------------


def ambushed(seats: int = 2, round: int = 4, difficulty: str = "normal") -> AdventureTable:
    table = stout(laid("ambushed_accord", seats, difficulty=difficulty)).in_round(round).can_end()
    return table.start("heroes.round_ends", NOBODY)


@rule("heroes.event.030")
@pytest.mark.parametrize(
    ("round", "units", "easy"), [(4, 5, 4), (7, 4, 3), (9, 3, 2), (11, 2, 1), (13, 3, 2), (5, 0, 0)]
)
def test_five_ambushes_are_laid(round: int, units: int, easy: int) -> None:
    assert [one.n for one in ambushed(2, round).happened(ev.Ambushed)] == [units][: units > 0]
    assert [one.n for one in ambushed(2, round, "easy").happened(ev.Ambushed)] == [easy][: easy > 0]


def test_one_with_fewest_wins_meets_them_and_is_heartened() -> None:
    table = ambushed(3)
    table.asks(0, "meet_ambush", ["seat 0", "seat 1", "seat 2"]).pick("seat 1")
    table.deploy_all()
    assert [table.g.units[unit.kind].tier for unit in table.c.units if unit.side == DEFENDER] == [BRONZE] * 5
    assert table.c.endless
    heart = table.g.players[1].morale
    table.wins(1)
    answer_all(table)
    assert table.g.realm(Seat(1)).tally[AMBUSHES_WON] == 1
    assert table.g.players[1].morale == heart + 1
    assert fit_to_meet(table.g, 0) == [0, 2]


def meets_them(table: AdventureTable) -> AdventureTable:
    """Up to the next fight, with the first answer to each question."""
    while table.g.combat is None:
        table.g.choose(table.asked().options[0])
    return table.deploy_all()


def test_who_loses_goes_home_and_another_meets_what_is_left() -> None:
    table = ambushed(2).pick("seat 0").deploy_all()
    fallen = table.c.fielded(DEFENDER)[:2]
    for uid in fallen:
        table.g.remove(uid)
    meets_them(table.wins(NOBODY))  # nobody else is left to go
    assert table.c.camps[0].seat == 1
    assert len(table.c.fielded(DEFENDER)) == 3
    assert sum(map(len, table.g.neutral_piles)) == 2  # those who fell; the others are not there twice
    assert table.where(0) == "S3.C"
    table.wins(1)
    assert outcome(answer_all(table)) == "goes on"


def test_the_treaty_is_lost_when_nobody_is_left_to_meet_them() -> None:
    table = ambushed(2).pick("seat 0").deploy_all().wins(NOBODY)
    assert outcome(table) == "goes on"
    meets_them(table).wins(NOBODY)
    assert outcome(answer_all(table)) == "lost"


def test_older_realms_have_won_no_ambush() -> None:
    data = laid("ambushed_accord").g.realm(Seat(0)).to_data()
    data["tally"] = data["tally"][:AMBUSHES_WON]
    assert realm_from_data(data).tally == NO_TALLY


def test_the_middle_is_sealed_until_all_have_paid() -> None:
    table = laid("ambushed_accord", hidden=("C1",))
    for seat in (0, 1):
        table.having(seat, gold=5, materials=3, valuables=1)
    looked_at(table.does(0, "stage 0"))
    assert 0 not in table.g.unsealed
    looked_at(table.does(1, "stage 0"))
    assert 0 in table.g.unsealed
    assert table.treasury(0) == table.treasury(1) == (0, 0, 0)


def test_each_must_beat_the_guard_of_the_middle() -> None:
    table = laid("ambushed_accord")
    table.g.flag(0, table.field("C1.C"))
    assert looked_at(table) == "goes on"
    table.g.flag(1, table.field("C1.C"))
    assert looked_at(table) == "won"


@pytest.mark.parametrize(("round", "asked"), [(1, False), (2, True), (3, False)])
def test_guilds_build_for_nothing(round: int, asked: bool) -> None:
    table = laid("ambushed_accord").in_round(round).can_end().start("heroes.events_of_round", NOBODY)
    assert (table.g.decision is not None and table.asked().kind == "build_by_event") is asked


@pytest.mark.parametrize(("round", "came"), [(1, False), (2, True), (3, False), (6, True)])
def test_one_is_heartened_after_a_week_of_the_astrologers(round: int, came: bool) -> None:
    table = laid("ambushed_accord").level(0, 4)
    at_the_end(table, round)
    assert [player.morale for player in table.g.players] == ([0, 1] if came else [0, 0])


# -- Close to Enemies -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_every_settlement_of_the_clans_must_be_taken(seats: int) -> None:
    table = laid("close_to_enemies", seats)
    fields = [at for at, one in enumerate(table.g.land.fields) if one is not None and one.id == "settlement"]
    assert len(fields) == seats
    for n, field in enumerate(fields):
        assert looked_at(table) == "goes on"
        table.flagged(n % seats, table.field_name(field))
    assert looked_at(table) == "won"


@pytest.mark.parametrize("seat", [0, 1])
def test_the_clans_win_with_any_town(seat: int) -> None:
    assert looked_at(laid("close_to_enemies").flagged(AI, f"{TOWNS[seat]}.C")) == "lost"


@pytest.mark.parametrize(
    ("round", "units"), [(1, []), (2, [2, 0]), (3, []), (4, [2, 1]), (5, []), (6, [2, 2]), (7, [])]
)
def test_three_waves_come_to_every_town(round: int, units: list[int]) -> None:
    table = stout(laid("close_to_enemies")).in_round(round).can_end()
    table.start("heroes.events_of_round", NOBODY)
    attacks = 0
    while table.g.decision is not None:
        if table.g.combat is None:
            table.g.choose(table.asked().options[0])
            continue
        table.deploy_all()
        tiers = [table.g.units[unit.kind].tier for unit in table.c.units if unit.side != DEFENDER]
        assert [tiers.count(BRONZE), tiers.count(BRONZE + 1)] == units
        before = table.g.main_hero(Seat(attacks)).experience
        table.wins(attacks)
        assert table.g.main_hero(Seat(attacks)).experience == before + 1
        attacks += 1
    assert attacks == (2 if units else 0)
    assert outcome(table) == "goes on"


@pytest.mark.parametrize("round", [2, 4, 6])
def test_a_town_that_does_not_hold_ends_it(round: int) -> None:
    table = stout(laid("close_to_enemies")).in_round(round).can_end()
    table.start("heroes.events_of_round", NOBODY)
    while table.g.combat is None:
        table.g.choose(table.asked().options[0])
    table.deploy_all().wins(NOBODY)
    assert outcome(answer_all(table)) == "lost"


@pytest.mark.parametrize(("round", "found"), [(3, 0), (4, 1), (5, 0), (6, 1)])
def test_the_fallen_leave_artifacts(round: int, found: int) -> None:
    table = laid("close_to_enemies").flagged(AI, "S3.C", "S2.C")  # nobody attacks what is lost
    before = len(table.in_hand(0))
    starts_round(table, round)
    assert len(table.in_hand(0)) == before + found


@pytest.mark.parametrize(("round", "asked"), [(3, True), (5, False)])
def test_a_shepherd_shows_a_tile(round: int, asked: bool) -> None:
    table = laid("close_to_enemies", hidden=("F4", "F5", "F6")).in_round(round).can_end()
    table.start("heroes.events_of_round", NOBODY)
    assert (table.g.decision is not None and table.asked().kind == "reveal_by_event") is asked


def test_the_clans_defend_their_settlements_with_a_deck() -> None:
    table = stout(laid("close_to_enemies")).stands(0, "F1.C").can_end()
    table.turn(0).pick("step F1.TL").fights()
    tiers = [table.g.units[unit.kind].tier for unit in table.c.units if unit.side == DEFENDER]
    assert sorted(tiers) == [GOLD - 1, *[GOLD] * 4]
    assert table.c.camps[DEFENDER].schooled
    table.falls(1)
    experience = table.g.main_hero(Seat(0)).experience
    on_to_the_next_deed(table)
    assert table.g.main_hero(Seat(0)).experience >= experience + 2
