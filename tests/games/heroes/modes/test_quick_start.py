"""A quick start: cards and places are chosen, and whoever likes changes the places. [heroes.combat_setup]"""

from typing import Any

import pytest

from fabletop.games.heroes import BOX
from fabletop.games.heroes import events as ev
from fabletop.games.heroes.bots import instinct
from fabletop.games.heroes.cards.levels import GOODS, is_of_use
from fabletop.games.heroes.modes.setup import new_game
from fabletop.games.heroes.state.decks import ABILITIES
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.testing import HeroesTable, card, troop
from fabletop.kernel.frame import NOBODY, Seat
from fabletop.kernel.match import Setup
from fabletop.testing import rule

EDITIONS = pytest.mark.parametrize("ruleset", ["retail", "first"])
CASTLE = ("castle.marksmen", "castle.halberdiers:pack", "castle.champions", "castle.griffins")


def ready(*army: str, ruleset: str = "retail") -> HeroesTable:
    """Two armies that come to the board by themselves."""
    table = HeroesTable(ruleset=ruleset).army(0, *(army or CASTLE)).army(1, "necropolis.zombies")
    table.g.printed.plan.quick_start = True
    return table.start("heroes.begin_combat", NOBODY)


def places(table: HeroesTable, side: int = 0) -> dict[str, int]:
    return {table.g.units[unit.kind].name: unit.space for unit in table.c.units if unit.side == side}


def duel(seed: int = 3, ruleset: str = "retail", mode: str = "duel", seats: int = 2, **more: Any) -> Heroes:
    options = {"mode": mode, "heroes": ["random"] * (1 if mode == "guards" else 2), "armies": "random"}
    return new_game(Setup("heroes", seats, seed, ruleset, options | {"quick_start": True} | more))


@rule("heroes.combat_setup.050", "heroes.combat_setup.160", "heroes.combat_setup.170")
def test_units_stand_in_their_two_rows_shooters_behind_and_one_question_is_asked() -> None:
    table = ready()
    table.asks(0, "ready", ["begin_fight", "change_places"])
    assert places(table) == {"champions": 5, "griffins": 6, "halberdiers": 4, "marksmen": 1}
    assert table.g.players[0].army == ()
    assert places(table, 1) == {}  # the defender comes to the board after the attacker

    table.pick("begin_fight").asks(1, "ready", ["begin_fight", "change_places"])
    assert places(table, 1) == {"zombies": 13}
    table.pick("begin_fight")
    assert table.asked().kind == "act"
    assert [camp.placed for camp in table.c.camps] == [4, 1]


@rule("heroes.combat_setup.050", "heroes.unit.050")
def test_the_five_mightiest_fight_and_the_others_stay_at_home() -> None:
    names = ["halberdiers", "marksmen", "griffins", "crusaders", "zealots", "champions"]
    table = ready(*(f"castle.{name}" for name in names))
    assert len(places(table)) == 5
    assert table.g.players[0].army == (troop("castle.marksmen"),)


@rule("heroes.combat_setup.050", "heroes.combat_setup.160", "heroes.combat_setup.170")
@pytest.mark.parametrize("side", [0, 1])
def test_who_would_change_places_places_every_unit(side: int) -> None:
    table = ready()
    if side:
        table.pick("begin_fight")
    before = places(table, 1 - side)
    table.pick("change_places")

    assert places(table, side) == {}
    assert places(table, 1 - side) == before
    assert len(table.happened(ev.TookBack)) == 1
    if side:
        table.asks(1, "deploy_space").pick("space 19")
        assert places(table, 1) == {"zombies": 19}
        return
    assert sorted(table.g.players[0].army) == sorted(troop(name) for name in CASTLE)
    table.pick("deploy castle.griffins", "space 0", "deploy castle.halberdiers:pack", "space 5", "pass")
    assert places(table) == {"griffins": 0, "halberdiers": 5}
    assert sorted(table.g.players[0].army) == sorted([troop("castle.marksmen"), troop("castle.champions")])
    table.asks(1, "ready").pick("begin_fight")
    assert table.asked().kind == "act"


@rule("heroes.combat_setup.050", "heroes.combat_setup.160", "heroes.combat_setup.170")
@EDITIONS
@pytest.mark.parametrize("seed", range(4))
def test_nothing_else_is_asked_before_a_duel(ruleset: str, seed: int) -> None:
    g = duel(seed, ruleset)
    asked = []
    while (decision := g.advance()) is not None and g.combat is not None and g.fight.round == 0:
        asked.append((decision.seat, decision.kind))
        if decision.kind == "answer":
            break
        g.choose(decision.options[0])
    assert asked[:2] == [(0, "ready"), (1, "ready")]
    assert {kind for _, kind in asked[2:]} <= {"answer"}


@rule("heroes.combat_setup.050")
def test_without_it_all_is_asked_as_ever() -> None:
    g = duel(quick_start=False)
    decision = g.advance()
    assert decision is not None
    assert decision.kind == "look"


@rule("heroes.combat_setup.050")
@pytest.mark.parametrize(("mode", "seats"), [("guards", 1), ("ai", 1)])
def test_other_single_fights_begin_as_quickly(mode: str, seats: int) -> None:
    decision = duel(mode=mode, seats=seats).advance()
    assert decision is not None
    assert (decision.seat, decision.kind) == (0, "ready")


@rule("heroes.deck.040", "heroes.ability_card.050")
def test_the_card_that_is_kept_is_of_use_in_a_fight() -> None:
    table = HeroesTable("catherine")
    for useless in ("necromancy", "wisdom", "estates"):  # another faction's, for the map, gold
        table.g.decks[ABILITIES] = [card("offense"), card(useless)]
        table.start("heroes.find", 0, ABILITIES, 2, 1)
        assert table.g.players[0].deck.pop() == card("offense")
        assert table.g.piles[ABILITIES].pop() == card(useless)
    table.g.decks[ABILITIES] = [card("wisdom"), card("estates")]
    table.start("heroes.find", 0, ABILITIES, 2, 1)
    assert table.in_deck(0) == ["estates"]  # of two that are of none, the first
    table.g.decks[ABILITIES], table.g.piles[ABILITIES] = [], []
    table.start("heroes.find", 0, ABILITIES, 2, 1).at_rest()
    assert not is_of_use(table.g, Seat(0), card("estates"))
    assert "gold" in GOODS


@rule("heroes.combat_setup.050")
def test_bots_are_content_with_their_places() -> None:
    table = ready()
    decision = table.g.decision
    assert decision is not None
    assert table.name_of(instinct(table.g, Seat(0), decision, 1)) == "begin_fight"


def test_a_game_in_the_middle_of_it_can_be_kept() -> None:
    setup = Setup(
        "heroes",
        2,
        3,
        "retail",
        {"mode": "duel", "heroes": ["random"] * 2, "armies": "random", "quick_start": True},
    )
    g = BOX.new(setup)
    decision = g.advance()
    assert decision is not None
    g.choose(decision.options[1])
    again = BOX.from_data(setup, g.to_data())
    assert again.to_data() == g.to_data()
    assert again.view(Seat(0)) == g.view(Seat(0))
