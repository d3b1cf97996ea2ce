"""The cooperative scenarios: what a party wins and loses by, what happens when, and the last round."""

from __future__ import annotations

import pytest
from tests.games.heroes.scenario.lands import (
    HEROES,
    TOWNS,
    answer_all,
    army_of,
    at_the_end,
    fell,
    laid,
    looked_at,
    on_to_the_next_deed,
    outcome,
    place_of,
    puts,
    starts_round,
    stout,
)
from tests.games.heroes.scenario.test_files import TOGETHER, scenario

from fabletop.games.heroes.map import events as ev
from fabletop.games.heroes.map.marks import BLACK, NO_CUBE, Token
from fabletop.games.heroes.modes.setup import new_game
from fabletop.games.heroes.state.hero import AI_OWNER
from fabletop.games.heroes.testing import AdventureTable
from fabletop.kernel.frame import NOBODY, Seat
from fabletop.kernel.match import Setup

PARTIES = [1, 2, 3]
LAST_ROUNDS = {"before_the_flood": 10, "caravan": 11, "emberwatch": 10, "wyrm": 10}
SOONER = {
    "wyrm": {2: 7, 3: 6},  # it wakes, by the number of those who walk over its roof
    "before_the_flood": {1: 8, 2: 9, 3: 8},  # the water comes
}


@pytest.mark.parametrize("seats", PARTIES)
@pytest.mark.parametrize("id", TOGETHER)
def test_after_the_last_round_only_the_watch_has_won(id: str, seats: int) -> None:
    """Its last guards must be beaten first: see below."""
    last = SOONER.get(id, {}).get(seats, LAST_ROUNDS[id])
    assert scenario(id).rounds == LAST_ROUNDS[id]
    assert at_the_end(laid(id, seats), last - 1) == "goes on"
    if id != "emberwatch":
        assert at_the_end(laid(id, seats), last) == "lost"


# -- Before the Flood -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", PARTIES)
def test_every_ark_must_be_full(seats: int) -> None:
    """The last one gets its last stage: 18 gold, 5 materials and 2 valuables."""
    table = laid("before_the_flood", seats).having(0, gold=18, materials=5, valuables=2)
    for seat in table.g.order:
        table.g.own_realm(seat).stages = (3,) if seat else (2,)
    assert looked_at(table) == "goes on"
    table.can_end().turn(0).pick("stage 0")
    assert outcome(table) == "won"
    assert table.treasury(0) == (0, 0, 0)
    assert table.g.winners == table.g.order


def test_no_ark_sails_without_one_of_the_party() -> None:
    table = laid("before_the_flood", 3)
    table.g.eliminate(Seat(2))
    assert looked_at(table) == "lost"


@pytest.mark.parametrize(("round", "cleared"), [(3, False), (4, True), (5, False), (6, False), (7, True)])
def test_the_mills_and_gardens_work_again_when_the_streams_are_high(round: int, cleared: bool) -> None:
    full = ("F1.TR", "F3.TL", "F5.TR")  # a windmill, a water wheel and a garden
    table = laid("before_the_flood").visited(*full, "F3.TR")
    starts_round(table, round)
    assert [table.cube(name) for name in full] == [NO_CUBE if cleared else BLACK] * 3
    assert table.cube("F3.TR") == BLACK  # a learning stone


@pytest.mark.parametrize(("round", "paid"), [(5, False), (6, True), (7, False)])
def test_the_dykes_cost_each_of_the_party_gold_or_a_mine(round: int, paid: bool) -> None:
    table = laid("before_the_flood").having(0, gold=4).having(1, gold=3)
    table.flagged(0, "S3.BL").flagged(1, "S2.R", "F4.TL", "F1.TL")
    starts_round(table, round)
    assert [table.treasury(seat)[0] for seat in (0, 1)] == ([0, 3] if paid else [4, 3])
    assert table.cube("S3.BL") == 0
    left = [table.cube(name) for name in ("S2.R", "F4.TL")]
    assert left.count(NO_CUBE) == paid
    assert table.cube("F1.TL") == 1  # a settlement


# -- Caravan to Saint Orrin -------------------------------------------------------------------------------


def loaded(seats: int = 2, carrier: int = 0, where: str = "N1.BR") -> AdventureTable:
    """The hero of one seat stands there with its caravan; those of the others have arrived."""
    table = laid("caravan", seats).stands(carrier, where).visited("N1.BR", "N1.C")
    for seat in table.g.order:
        if seat != carrier:
            table.g.change_token(seat, Token(0, seat, table.field("N1.R"), brought=True))
    table.g.change_token(carrier, Token(0, carrier, carrier=carrier))
    return table.hush()


@pytest.mark.parametrize("seats", PARTIES)
def test_everybody_sets_out_with_a_caravan_which_is_slow(seats: int) -> None:
    """Nobody has to leave the own town and come back to load it."""
    agreed = {"mode": "cooperative", "scenario": "caravan", "heroes": list(HEROES[:seats])}
    g = new_game(Setup("heroes", seats, 1, "retail", agreed))
    g.advance()
    while g.round == 0:
        assert g.decision is not None
        g.choose(g.decision.options[0])
    assert [(token.seat, token.carrier) for token in g.tokens] == [(seat, seat) for seat in g.order]
    assert [g.heroes[seat].movement for seat in g.order] == [2] * seats


@pytest.mark.parametrize("seats", PARTIES)
def test_every_caravan_must_reach_the_abbey(seats: int) -> None:
    table = loaded(seats)
    assert looked_at(table) == "goes on"
    table.can_end().turn(0).pick("step N1.R")
    assert outcome(table) == "won"
    assert table.g.winners == table.g.order


@pytest.mark.parametrize("carrier", [0, 1])
def test_the_harvest_is_lost_with_one_caravan(carrier: int) -> None:
    table = starts_round(stout(loaded(2, carrier, "N3.TL")), 5)
    assert outcome(table) == "goes on"
    puts(table, "N3.L").can_end().start("heroes.ai_turn", NOBODY, 0).fights().falls(1)
    assert outcome(on_to_the_next_deed(table)) == "lost"


@pytest.mark.parametrize(("round", "where"), [(4, "nowhere"), (5, "N3.C"), (6, "nowhere")])
def test_the_reaver_comes_out_of_the_dust(round: int, where: str) -> None:
    assert place_of(starts_round(laid("caravan"), round)) == where


def test_the_reavers_purse_is_shared_by_all_whoever_beat_him() -> None:
    table = laid("caravan", 3)
    for seat in table.g.order:
        table.having(seat, gold=0)
    looked_at(table)
    assert [table.treasury(seat)[0] for seat in (0, 1, 2)] == [0, 0, 0]
    for _ in range(2):
        looked_at(fell(table, winner=1))
        assert [table.treasury(seat)[0] for seat in (0, 1, 2)] == [5, 5, 5]
    assert [player.morale for player in table.g.players] == [1, 1, 0]  # the dead have none


@pytest.mark.parametrize(("round", "more"), [(7, []), (8, ["dungeon.medusas"]), (9, [])])
def test_a_medusa_joins_the_reaver(round: int, more: list[str]) -> None:
    table = laid("caravan")
    before = army_of(table)
    assert army_of(starts_round(table, round)) == [*before, *more]


# -- Emberwatch -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1])
def test_the_watch_is_lost_with_any_town(seat: int) -> None:
    table = laid("emberwatch")
    assert looked_at(table) == "goes on"
    assert looked_at(table.flagged(AI_OWNER, f"{TOWNS[seat]}.C")) == "lost"


def test_the_watch_is_lost_with_any_watchman() -> None:
    table = laid("emberwatch")
    table.g.eliminate(Seat(1))
    assert looked_at(table) == "lost"


def attacked(seats: int, round: int) -> AdventureTable:
    table = stout(laid("emberwatch", seats)).in_round(round).can_end()
    return table.start("heroes.round_ends", NOBODY)


@pytest.mark.parametrize("seats", PARTIES)
@pytest.mark.parametrize(("round", "level", "so"), [(4, 3, "goes on"), (7, 5, "goes on"), (10, 7, "won")])
def test_guards_come_to_every_town_three_times_and_the_last_ones_end_the_watch(
    seats: int, round: int, level: int, so: str
) -> None:
    table = attacked(seats, round)
    for seat in table.g.order:
        assert outcome(table) == "goes on"
        while table.g.combat is None:
            table.g.choose(table.asked().options[0])
        table.deploy_all().wins(seat)
    answer_all(table)
    assert [(one.seat, one.level) for one in table.happened(ev.TownAttacked)] == [
        (seat, level) for seat in range(seats)
    ]
    assert outcome(table) == so


@pytest.mark.parametrize("round", [4, 7, 10])
def test_the_watch_is_over_when_one_town_does_not_hold(round: int) -> None:
    table = attacked(2, round).deploy_all().wins(0)
    while table.g.combat is None:
        table.g.choose(table.asked().options[0])
    table.deploy_all().wins(NOBODY)
    assert outcome(answer_all(table)) == "lost"


def test_no_guards_come_in_other_rounds() -> None:
    table = laid("emberwatch")
    for round in (1, 2, 3, 5, 6, 8, 9):
        assert at_the_end(table, round) == "goes on"
        assert table.happened(ev.TownAttacked) == []


@pytest.mark.parametrize("round", [5, 8])
def test_masons_build_for_everybody_at_half_the_price(round: int) -> None:
    table = laid("emberwatch")
    for seat in table.g.order:
        table.having(seat, gold=20, materials=12, valuables=6)
    table.in_round(round).can_end().start("heroes.events_of_round", NOBODY)
    offered = [f"build {name}" for name in ("citadel", "city_hall", "mage_guild", "silver_dwelling")]
    table.asks(0, "build_by_event", [*offered, "pass"]).pick("build citadel")
    table.asks(1, "build_by_event", [*offered, "pass"]).pick("build silver_dwelling")
    assert table.treasury(0) == (20 - 4, 12 - 3, 6 - 1)
    assert table.treasury(1) == (20 - 4, 12 - 3, 6 - 2)


@pytest.mark.parametrize("round", [4, 6, 7, 9])
def test_masons_rest_in_other_rounds(round: int) -> None:
    table = laid("emberwatch").in_round(round).can_end().start("heroes.events_of_round", NOBODY)
    assert table.g.decision is None


# -- The Wyrm beneath Karrow ------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", PARTIES)
def test_the_wyrm_is_slain_for_all_by_whoever_beats_its_guards(seats: int) -> None:
    table = stout(laid("wyrm", seats)).stands(seats - 1, "C1.BL").can_end()
    assert looked_at(table) == "goes on"
    table.can_end().turn(seats - 1).pick("step C1.C").fights().falls(1)
    assert outcome(on_to_the_next_deed(table)) == "won"
    assert table.g.winners == table.g.order


@pytest.mark.parametrize(("round", "lost"), [(4, 0), (5, 1), (6, 0), (8, 0), (9, 1)])
def test_nobody_goes_down_the_pit_when_the_wyrm_hunts(round: int, lost: int) -> None:
    mines = (("S3.BL",), ("S2.R", "N4.R"))
    table = laid("wyrm").flagged(0, *mines[0], "F3.L").flagged(1, *mines[1])
    starts_round(table, round)
    assert [[table.cube(name) for name in own].count(NO_CUBE) for own in mines] == [lost, lost]
    assert table.cube("F3.L") == 0  # a settlement is no pit


def test_dragon_hunters_come_to_everybody_for_their_price() -> None:
    table = laid("wyrm").guard(*["neutral.vampires", "neutral.trolls"] * 2)
    for seat in table.g.order:
        table.having(seat, gold=20)
    table.in_round(6).can_end().start("heroes.events_of_round", NOBODY)
    offered = ["recruit neutral.vampires", "recruit neutral.trolls", "pass"]
    for buyer, name, price in ((0, "neutral.vampires", 9), (1, "neutral.trolls", 13)):
        table.asks(buyer, "buy_shown", offered).pick(f"recruit {name}")
        assert table.treasury(buyer)[0] == 20 - price
        assert name in table.units(buyer)


@pytest.mark.parametrize("round", [5, 7])
def test_dragon_hunters_come_once(round: int) -> None:
    table = laid("wyrm").in_round(round).can_end().start("heroes.events_of_round", NOBODY)
    assert table.g.decision is None
