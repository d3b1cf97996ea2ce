"""Each effect of a scenario, for whom it is meant. [heroes.event.030]"""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.heroes.scenario.told import table_of

from fabletop.games.heroes.map.marks import NO_CUBE
from fabletop.games.heroes.scenario.named import EFFECTS
from fabletop.games.heroes.testing import AdventureTable, troop
from fabletop.games.heroes.turn.income import income_of
from fabletop.kernel.frame import Frame, Seat
from fabletop.testing import rule

THREE = ("catherine", "mutare", "sandro")
TESTED = [
    *("gain", "pay", "choose", "roll", "search", "experience", "morale", "movement", "draw", "reinforce"),
    *("join", "recruit_neutral", "build", "income", "clear_cubes", "reveal", "unflag", "points", "end"),
    *("last_turns", "remove_card", "fewer_cards"),
    *("tribute", "take_aside"),  # in test_wealth.py
    *("repeat_visit", "fall_to_level"),  # in test_emerald_island.py
    *("unseal", "go_to"),  # in test_queens_gambit.py
    *("send_home", "return_token", "move_between", "pass_token"),  # in test_carrying.py
]
# see test_ai_effects.py, test_queens_gambit.py and test_fan_parties.py
OF_AI_HEROES = ["attack_town", "ai_arrives", "ai_joins", "ai_moves", "ai_army", "ambush"]


def test_there_is_a_test_for_every_word() -> None:
    assert sorted([*TESTED, *OF_AI_HEROES]) == sorted(EFFECTS)


def laid(said: str, *heroes: str, middle: str = "F3", **more: str) -> AdventureTable:
    """A table on which this happens in round 3."""
    table = table_of(*heroes, middle=middle, timed_events=f"[{{at: {{rounds: [3]}}, do: [{said}]}}]", **more)
    return table.in_round(3).can_end()


def happens(table: AdventureTable) -> AdventureTable:
    return table.start("heroes.events_of_round", -1)


@rule("heroes.event.030")
def test_gain() -> None:
    table = happens(laid("{gain: {gold: 3, materials: 2, valuables: 1}}"))
    assert (table.treasury(0), table.treasury(1)) == ((3, 2, 1), (3, 2, 1))


@pytest.mark.parametrize(
    ("whom", "gold"),
    [
        ("each_player", [1, 1, 1]),
        ("first_in_turn", [1, 0, 0]),
        ("last_in_turn", [0, 0, 1]),
        ("last_player", [0, 1, 0]),
        ("seat.2", [0, 0, 1]),
    ],
)
def test_whom_it_is_for(whom: str, gold: list[int]) -> None:
    table = laid(f"{{gain: {{gold: 1, to: {whom}}}}}", *THREE).level(0, 3).level(2, 2)
    happens(table)
    assert [player.gold for player in table.g.players] == gold


def test_pay_or_else() -> None:
    table = laid("{pay: {gold: 5, from: each_player, else: [{morale: {kind: negative}}]}}")
    happens(table.having(0, gold=7).having(1, gold=4))
    assert [player.gold for player in table.g.players] == [2, 4]
    assert [player.morale for player in table.g.players] == [0, -1]


def test_choose_one_of() -> None:
    table = happens(
        laid("{choose: {one_of: [[{gain: {gold: 5}}], [{gain: {valuables: 1}}]], to: each_player}}")
    )
    table.asks(0, "choose_effects")
    table.g.choose(table.asked().options[1])
    table.asks(1, "choose_effects")
    table.g.choose(table.asked().options[0])
    assert (table.treasury(0), table.treasury(1)) == ((0, 0, 1), (5, 0, 0))


def test_roll_and_keep() -> None:
    table = laid("{roll: {die: resource, dice: 2, keep: 1, to: first_in_turn}}").dice(1, 2)
    happens(table)
    assert table.asked().seats[0] == 0
    table.g.choose(table.asked().options[0])
    assert sum(table.treasury(0)) > 0
    assert table.treasury(1) == (0, 0, 0)


@pytest.mark.parametrize(("into", "hand", "deck"), [("hand", 2, 0), ("deck", 0, 2)])
def test_search(into: str, hand: int, deck: int) -> None:
    table = laid(f"{{search: {{deck: spell, x: 2, times: 2, into: {into}, to: first_in_turn}}}}")
    happens(table)
    while table.g.decision is not None:
        table.g.choose(table.asked().options[0])
    assert (len(table.in_hand(0)), len(table.in_deck(0))) == (hand, deck)


def test_experience() -> None:
    table = happens(laid("{experience: {n: 1}}"))
    assert [table.g.main_hero(Seat(seat)).experience for seat in (0, 1)] == [1, 1]


@pytest.mark.parametrize(("kind", "morale"), [("positive", 1), ("negative", -1)])
def test_morale(kind: str, morale: int) -> None:
    table = happens(laid(f"{{morale: {{kind: {kind}}}}}"))
    assert [player.morale for player in table.g.players] == [morale, morale]


@pytest.mark.parametrize(("hero", "points"), [("main", [4, 2]), ("each", [4, 3]), ("chosen", [3, 3])])
def test_movement(hero: str, points: list[int]) -> None:
    table = laid(f"{{movement: {{n: 1, hero: {hero}, to: first_in_turn}}}}")
    number = table.second(0, "F3.BL")
    happens(table)
    if hero == "chosen":
        table.asks(0, "choose_mover").pick(f"hero {number}")
    assert [table.g.heroes[one].movement for one in (0, number)] == points


def test_draw() -> None:
    table = laid("{draw: {n: 2, to: first_in_turn}}").deck(0, "attack", "defence", "power")
    assert happens(table).in_hand(0) == ["attack", "defence"]


@pytest.mark.parametrize("price", ["free", "half"])
def test_reinforce_within_the_tiers(price: str) -> None:
    table = laid(f"{{reinforce: {{tiers: [bronze, silver], price: {price}, to: first_in_turn}}}}")
    table.army(0, "castle.griffins", "castle.champions").having(0, gold=20)
    happens(table).asks(0, "reinforce_one", ["reinforce castle.griffins", "pass"])
    table.pick("reinforce castle.griffins")
    printed = table.g.units[troop("castle.griffins")[0]].faces[1].gold
    assert table.units(0) == ["castle.griffins:pack", "castle.champions"]
    assert table.g.players[0].gold == 20 - (0 if price == "free" else (printed + 1) // 2)


# -- units that join --------------------------------------------------------------------------------------


def test_join_and_a_few_that_is_there_becomes_a_pack() -> None:
    table = laid("{join: {units: ['castle.griffins:few', 'castle.marksmen:pack'], to: first_in_turn}}")
    assert happens(table).units(0) == ["castle.griffins:pack", "castle.marksmen:pack"]


def test_join_by_the_price_within_a_tier() -> None:
    table = laid("{join: {units: [few_cheapest_bronze, few_dearest_silver]}}").army(0).army(1)
    happens(table)
    assert table.units(0) == ["castle.halberdiers", "castle.zealots"]
    assert table.units(1) == ["dungeon.troglodytes", "dungeon.minotaurs"]


def test_join_by_choice_and_never_twice_the_same() -> None:
    table = laid("{join: {units: [few_chosen_bronze, pack_chosen_bronze], to: first_in_turn}}")
    table.army(0, "castle.crusaders")
    happens(table)
    choices = ["recruit castle.halberdiers", "recruit castle.marksmen", "recruit castle.griffins"]
    table.asks(0, "join_unit", choices).pick("recruit castle.marksmen")
    table.asks(0, "join_unit", [choices[0], choices[2]]).pick("recruit castle.griffins")
    assert table.units(0) == ["castle.crusaders", "castle.marksmen", "castle.griffins:pack"]


def test_join_by_choice_may_double_what_was_there_before() -> None:
    table = laid("{join: {units: [few_chosen_bronze], to: first_in_turn}}")
    happens(table).pick("recruit castle.griffins")
    assert table.units(0) == ["castle.griffins:pack"]


@rule("heroes.setup.230")
def test_two_chosen_first_units_differ() -> None:
    start = (
        "{resources: {gold: 1}, income: {gold: 10, materials: 0, valuables: 0}, "
        "units: [pack_chosen_bronze, few_chosen_bronze], buildings: []}"
    )
    table = table_of(start=start).army(0)
    table.start("heroes.first_army", 0, 0)
    choices = ["recruit castle.halberdiers", "recruit castle.marksmen", "recruit castle.griffins"]
    table.asks(0, "first_unit", choices).pick("recruit castle.marksmen")
    table.asks(0, "first_unit", [choices[0], choices[2]]).pick("recruit castle.griffins")
    assert table.units(0) == ["castle.marksmen:pack", "castle.griffins"]
    assert table.g.realm(Seat(0)).first_army == table.g.players[0].army


# -- towns ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("price", ["printed", "half", "free"])
def test_recruit_neutral(price: str) -> None:
    table = laid(f"{{recruit_neutral: {{tiers: [bronze, silver], price: {price}, to: first_in_turn}}}}")
    table.having(0, gold=30, valuables=5)
    happens(table).asks(0, "buy_shown")
    assert len(table.options()) == 3
    shown = table.asked().options[0]
    printed = table.g.units[shown.id].faces[0].gold  # type: ignore[union-attr]
    table.g.choose(shown)
    assert table.g.players[0].gold == 30 - {"printed": printed, "half": (printed + 1) // 2, "free": 0}[price]
    assert len(table.units(0)) == 2
    assert sum(len(pile) for pile in table.g.neutral_piles) == 1  # the other one


@rule("heroes.town.060")
@pytest.mark.parametrize("price", ["free", "half"])
def test_build_without_the_token(price: str) -> None:
    table = laid(
        f"{{build: {{kinds: [bronze_dwelling, silver_dwelling], price: {price}, to: first_in_turn}}}}"
    )
    table.having(0, gold=50, materials=20, valuables=5, built=1)
    happens(table).asks(0, "build_by_event", ["build bronze_dwelling", "pass"])  # silver comes after it
    table.pick("build bronze_dwelling")
    assert table.g.realm(Seat(0)).buildings.count(True) == 1
    assert (table.treasury(0) == (50, 20, 5)) == (price == "free")


def test_income_for_good() -> None:
    table = happens(laid("{income: {resource: materials, steps: 2, to: first_in_turn}}"))
    assert (income_of(table.g, Seat(0)), income_of(table.g, Seat(1))) == ((10, 4, 0), (10, 0, 0))


# -- the map ----------------------------------------------------------------------------------------------


@rule("heroes.location.500")
def test_clear_cubes_of_these_places_alone() -> None:
    table = laid("{clear_cubes: {places: [water_wheel]}}").visited("F3.TL", "F3.TR")
    happens(table)
    assert (table.cube("F3.TL"), table.cube("F3.TR")) == (NO_CUBE, -2)


@pytest.mark.parametrize(
    ("tiles", "offered", "turned"), [("all", 2, 2), ("any_one", 2, 1), ("adjacent", 1, 1)]
)
def test_reveal(tiles: str, offered: int, turned: int) -> None:
    table = laid(f"{{reveal: {{tiles: {tiles}, to: first_in_turn}}}}")
    table.lay("F3 0 0", "S3 -3 1", "S2 3 -1", "?F1 -2 3", "?F2 6 -2").stands(0, "F3.C").stands(1, "S2.C")
    happens(table)
    if offered > 1:
        assert len(table.asks(0, "reveal_by_event").options()) == offered
    while table.g.decision is not None:
        table.g.choose(table.asked().options[0])
    assert sum(tile.face_up for tile in table.g.land.tiles) == 3 + turned


def test_unflag_of_ones_own_choice() -> None:
    table = laid("{unflag: {place: [mine, settlement], of: each_player, count: 1}}")
    table.flagged(0, "S3.BL", "F3.L").flagged(1, "S2.R")
    happens(table).asks(0, "unflag", ["field F3.L", "field S3.BL"]).pick("field F3.L")
    assert (table.cube("F3.L"), table.cube("S3.BL"), table.cube("S2.R")) == (NO_CUBE, 0, NO_CUBE)
    table.stands(0, "F3.BL").turn(0).pick("step F3.L", "yields 0")  # no guard, and nothing at once
    assert table.treasury(0) == (0, 0, 0)


@rule("heroes.elimination.010")
def test_unflag_of_the_last_place_begins_the_count() -> None:
    table = laid("{unflag: {place: [settlement], of: first_in_turn}}").flagged(0, "F3.L").flagged(1, "S3.C")
    happens(table)
    assert table.g.realm(Seat(0)).homeless == 3


# -- points and the end -----------------------------------------------------------------------------------


def test_points() -> None:
    table = happens(laid("{points: {n: 2, to: last_in_turn}}"))
    assert [table.g.realm(Seat(seat)).points for seat in (0, 1)] == [0, 2]


@pytest.mark.parametrize(("result", "winners"), [("win", (0,)), ("lose", (1, 2))])
def test_end(result: str, winners: tuple[int, ...]) -> None:
    table = happens(laid(f"{{end: {{result: {result}, for: first_in_turn}}}}", *THREE))
    assert table.g.over
    assert sorted(table.g.winners) == list(winners)


# -- the last turns ---------------------------------------------------------------------------------------

FLAGGED = "[{if: {flags: {place: settlement, by: player}}, when: at_limit}]"


def called(said: str, round: int) -> AdventureTable:
    """It is the turn of the second player, who holds the settlement, and that calls the end."""
    event = f"[{{at: {{when: {{flags: {{place: settlement, by: any_player}}}}}}, do: [{said}]}}]"
    table = table_of(timed_events=event, victory=FLAGGED, at_limit="holder_wins", rules="[]")
    table.flagged(1, "F3.L").in_round(round).can_end()
    table.g.stack.append(Frame("heroes.new_round", Seat(-1)))
    table.g.turn_of = Seat(1)
    return table.start("heroes.look_at_goals", 1)


def turns_until_the_end(table: AdventureTable) -> list[tuple[int, int]]:
    """The turns that are still played, by round and seat, in which nobody does anything."""
    played: list[tuple[int, int]] = []
    while not table.g.over and table.g.round < 12:
        if table.asked().kind == "main":
            played.append((table.g.round, int(table.g.turn_of)))
            table.pick("end_turn")
        else:
            table.g.choose(table.asked().options[-1])
    return played


def test_last_turns() -> None:
    """Each has two more after this one: the last is that of who called the end, two rounds later."""
    table = called("{last_turns: {n: 2}}", round=3)
    assert table.g.last_turn == (5, 1)
    assert turns_until_the_end(table) == [(4, 0), (4, 1), (5, 0), (5, 1)]
    assert table.g.winners == (1,)


def test_who_holds_it_then_wins() -> None:
    table = called("{last_turns: {n: 1}}", round=3).flagged(0, "F3.L")
    assert turns_until_the_end(table) == [(4, 0), (4, 1)]
    assert table.g.winners == (0,)


def test_last_turns_are_called_once_and_kept() -> None:
    table = called("{last_turns: {n: 2}}", round=3)
    table.g.happened = frozenset()
    table.in_round(4).start("heroes.look_at_goals", 0)
    assert table.g.last_turn == (5, 1)
    assert table.g.clone().last_turn == (5, 1)
    data = table.g.map_to_data()
    assert last_turn_in(data) == (5, 1)
    del data["last_turn"]  # of a game of another day
    assert last_turn_in(data) is None


def last_turn_in(data: dict[str, Any]) -> tuple[int, int] | None:
    g = called("{last_turns: {n: 1}}", round=3).g
    g.map_from_data(data)
    return g.last_turn


@pytest.mark.parametrize(("round", "over"), [(8, False), (9, True)])
def test_there_are_none_from_a_round_on(round: int, over: bool) -> None:
    table = called("{last_turns: {n: 2, until: 9}}", round=round)
    assert table.g.over is over
    assert table.g.winners == ((1,) if over else ())


# -- cards of the hand --------------------------------------------------------------------------------------


def test_remove_card() -> None:
    """One of the hand leaves the game, or none; nobody is asked whose hand is empty."""
    for choice, left in (("remove", []), ("pass", ["luck"])):
        table = laid("{remove_card: {to: first_in_turn}}").hand(0, "luck")
        happens(table).asks(0, "remove_card")
        table.pick(next(one for one in table.options() if one.startswith(choice)))
        assert table.in_hand(0) == left
        assert len(table.g.removed) == 1 - len(left)
    assert happens(laid("{remove_card: {}}")).g.over


def test_fewer_cards() -> None:
    """Up to the end of the next own turn."""
    table = laid("{fewer_cards: {n: 2, to: first_in_turn}}")
    before = [table.g.hand_limit(Seat(seat)) for seat in (0, 1)]
    happens(table)
    assert [table.g.hand_limit(Seat(seat)) for seat in (0, 1)] == [before[0] - 2, before[1]]
    table.g.end_turn(Seat(1))
    assert table.g.hand_limit(Seat(0)) == before[0] - 2
    table.g.end_turn(Seat(0))
    assert table.g.hand_limit(Seat(0)) == before[0]


def test_morale_that_does_not_touch_somebody() -> None:
    said = "{morale: {kind: negative, unmoved: [{fewer_cards: {n: 1}}]}}"
    table = laid(said, "sandro", "mutare")
    before = [table.g.hand_limit(Seat(seat)) for seat in (0, 1)]
    happens(table)
    assert [player.morale for player in table.g.players] == [0, -1]
    assert [table.g.hand_limit(Seat(seat)) for seat in (0, 1)] == [before[0] - 1, before[1]]
