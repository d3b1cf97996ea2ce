"""An alliance from the box to its rounds: four seats, factions twice, whose turn it is. [heroes.alliance]"""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.heroes.scenario.told import table_of

from fabletop.games.heroes.defs import FACTIONS
from fabletop.games.heroes.load import content
from fabletop.games.heroes.map import events as ev
from fabletop.games.heroes.modes.setup import game_from_data, new_game
from fabletop.games.heroes.rules import OPTIONAL
from fabletop.games.heroes.state.decks import SPELLS
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.turn.main import END_TURN
from fabletop.kernel.errors import BadSetup
from fabletop.kernel.frame import PASS, Seat, act
from fabletop.kernel.match import Setup
from fabletop.testing import rule

KNIGHTS = ["catherine", "rion", "mutare", "alamar"]  # Castle against Dungeon would be 0, 2 and 1, 3


def setup(heroes: list[str] | None = None, seats: int = 4, ruleset: str = "retail", **agreed: Any) -> Setup:
    options = {"mode": "alliance", "scenario": "four_banners", "heroes": heroes or KNIGHTS, **agreed}
    return Setup("heroes", seats, 1, ruleset, options)


def begun(heroes: list[str] | None = None, ruleset: str = "retail", **agreed: Any) -> Heroes:
    """Up to the first round, with the first answer to each question."""
    g = new_game(setup(heroes, ruleset=ruleset, **agreed))
    g.events = []
    g.advance()
    while g.round == 0:
        assert g.decision is not None
        g.choose(g.decision.options[0])
    return g


# -- who plays ----------------------------------------------------------------------------------------------


@rule("heroes.alliance.010")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_an_alliance_is_for_four(seats: int) -> None:
    with pytest.raises(BadSetup, match="alliance is for 4 players"):
        new_game(setup(["random"] * seats, seats))


@rule("heroes.alliance.010")
def test_and_nothing_else_is() -> None:
    for mode, scenario in (("clash", "brave_new_world"), ("cooperative", "wyrm")):
        with pytest.raises(BadSetup, match="players, not 4"):
            new_game(setup(["random"] * 4, mode=mode, scenario=scenario))
    with pytest.raises(BadSetup, match="wyrm is cooperative, not alliance"):
        new_game(setup(scenario="wyrm"))


# -- factions twice -----------------------------------------------------------------------------------------


@rule("heroes.alliance.060")
@pytest.mark.parametrize("ruleset", ["retail", "first"])
def test_two_seats_may_have_a_faction_but_not_a_hero(ruleset: str) -> None:
    g = begun(ruleset=ruleset)
    assert [FACTIONS[player.faction] for player in g.players] == ["castle", "castle", "dungeon", "dungeon"]
    with pytest.raises(BadSetup, match="only one side has rion") as refused:
        new_game(setup(["rion", "catherine", "rion", "mutare"]))
    assert refused.value.rule == "heroes.alliance.060"


@rule("heroes.alliance.060")
def test_heroes_that_are_chosen_or_drawn_are_all_different() -> None:
    g = begun(["choose", "random", "choose", "random"])
    assert len({hero.who for hero in g.heroes}) == 4
    g = new_game(setup(["choose"] * 4))
    g.advance()
    for left in (6, 5, 4, 3):
        assert g.decision is not None
        assert g.decision.kind == "hero"
        assert len(g.decision.options) == left + 1  # or any of them
        g.choose(g.decision.options[0])


@rule("heroes.alliance.060")
def test_each_has_a_tile_a_board_units_and_a_deck_of_its_own() -> None:
    g = begun()
    castle = next(tile.index for tile in content().tiles if tile.id == "S3")
    assert [tile.tile for tile in g.land.tiles].count(castle) == 2
    assert len({g.realm(seat).town for seat in g.order}) == 4
    assert g.players[0].army == g.players[1].army  # both have the same cards
    assert all(len(player.deck) + len(player.hand) >= 9 for player in g.players)
    g.build(Seat(0), 1)
    assert (g.has(Seat(0), 1), g.has(Seat(1), 1)) == (True, False)


@rule("heroes.alliance.060")
def test_the_arrows_that_four_begin_with_may_be_more_than_the_box_has() -> None:
    """Two each of Rion, Alamar and Sandro, and one of Catherine."""
    g = begun(["rion", "alamar", "sandro", "catherine"])
    arrow = g.printed.magic_arrow
    own = [(player.deck + player.hand).count(arrow) for player in g.players]
    assert own == [2, 2, 2, 1]
    assert arrow not in g.decks[SPELLS] + g.piles[SPELLS]


@rule("heroes.alliance.060")
def test_a_faction_that_is_had_twice_means_the_seat() -> None:
    """Each may go to an obelisk once, and cubes are those of a seat."""
    places = "{obelisk: {once_per: faction, do: [{gain: {gold: 5}}]}}"
    table = table_of(mode="alliance", middle="N3", places=places)
    obelisk = table.g.land.find("obelisk")[0]
    beside = table.field_name(table.g.land.ways(obelisk)[0])
    for seat in (0, 2):  # both of Castle
        table.stands(seat, beside).visited(beside).flagged(1, table.field_name(obelisk))
        table.turn(seat).pick(f"step {table.field_name(obelisk)}")
        assert table.treasury(seat)[0] == 5
        table.stands(seat, "S3.TR" if seat == 0 else "S3b.TR")
    table.g.take_trophy(Seat(1), Seat(0))
    assert table.g.realm(Seat(1)).cubes == (0,)


@rule("heroes.alliance.060")
def test_the_lieutenant_of_such_a_seat_has_no_name() -> None:
    table = table_of(mode="alliance")
    numbers = [table.second(0, "S3.TR"), table.second(2, "S3b.TR")]
    assert [table.g.heroes[number].who for number in numbers] == [-1, -1]


# -- turns --------------------------------------------------------------------------------------------------


def turns_of_round(g: Heroes, *first: int) -> list[int]:
    """Whose turns a round has when these go first, up to the next round."""
    assert g.events is not None
    g.events.clear()
    now = g.round
    while g.round == now and not g.over:
        assert g.decision is not None
        options = g.decision.options
        if g.decision.kind == "who_goes_first":
            wanted = [act("goes_first", one) for one in first]
            g.choose(next((one for one in options if one in wanted), options[0]))
        elif END_TURN in options:
            g.choose(END_TURN)
        else:
            g.choose(PASS if PASS in options else options[-1])
    return [event.seat for event in g.events if isinstance(event, ev.TurnBegan)]


@rule("heroes.alliance.040")
@rule("heroes.alliance.090")
@pytest.mark.parametrize("ruleset", ["retail", "first"])
def test_teams_take_turns_and_that_of_the_first_player_begins(ruleset: str) -> None:
    g = begun(ruleset=ruleset)
    first = g.order[0]
    began = next(event.seat for event in g.events or [] if isinstance(event, ev.Begins))
    assert began == first
    assert g.decision is not None
    assert (g.decision.kind, set(g.decision.seats)) == ("who_goes_first", {first, (first + 2) % 4})
    for _ in range(2):
        turns = turns_of_round(g)
        assert sorted(turns) == [0, 1, 2, 3]
        sides = [g.printed.sides[seat] for seat in turns]
        assert sides == [first % 2, 1 - first % 2] * 2


@rule("heroes.alliance.040")
@pytest.mark.parametrize(
    ("teams", "first", "order"),
    [
        ("[[0, 2], [1, 3]]", 0, (0, 1, 2, 3)),
        ("[[0, 2], [1, 3]]", 3, (3, 0, 1, 2)),
        ("[[0, 1], [2, 3]]", 0, (0, 2, 1, 3)),
        ("[[0, 1], [2, 3]]", 1, (1, 2, 0, 3)),
        ("[[3, 0], [1, 2]]", 2, (2, 3, 1, 0)),
    ],
)
def test_teams_take_turns_however_they_sit(teams: str, first: int, order: tuple[int, ...]) -> None:
    table = table_of(mode="alliance", teams=teams)
    table.g.take_turns_from(Seat(first))
    assert table.g.order == order


@rule("heroes.alliance.090")
def test_each_round_a_team_says_anew_who_goes_first() -> None:
    g = begun()
    one, two, one_ally, two_ally = g.order
    assert turns_of_round(g, one_ally, two) == [one_ally, two, one, two_ally]
    assert turns_of_round(g, one, two_ally) == [one, two_ally, one_ally, two]
    assert [event.seat for event in g.events or [] if isinstance(event, ev.GoesFirst)] == [one, two_ally]


@rule("heroes.alliance.090")
def test_the_other_team_chooses_when_it_has_seen_the_first_turn() -> None:
    g = begun()
    asked: list[tuple[int, ...]] = []
    while len(asked) < 2:
        assert g.decision is not None
        if g.decision.kind == "who_goes_first":
            asked.append(tuple(sorted(g.decision.seats)))
            ended = [event.seat for event in g.events or [] if isinstance(event, ev.TurnEnded)]
            assert ended == list(g.order[: len(asked) - 1])
            g.choose(g.decision.options[0])
        else:
            g.choose(END_TURN if END_TURN in g.decision.options else g.decision.options[-1])
    assert {*asked} == {(0, 2), (1, 3)}


@rule("heroes.alliance.070")
@rule("heroes.alliance.090")
def test_who_is_left_of_a_team_is_not_asked() -> None:
    g = begun()
    one, two, one_ally, two_ally = g.order
    g.eliminate(two)
    assert turns_of_round(g) in ([one, one_ally, two_ally], [one, two_ally, one_ally])
    assert two_ally in [event.seat for event in g.events or [] if isinstance(event, ev.GoesFirst)]


def test_a_round_is_resumed_from_its_data_between_two_teams() -> None:
    g = begun()
    g.choose(act("goes_first", g.order[2]))
    again = game_from_data(setup(), g.to_data())
    assert (again.order, again.movers) == (g.order, g.movers)
    assert again.to_data() == g.to_data()


# -- editions and optional rules ----------------------------------------------------------------------------


@pytest.mark.parametrize("ruleset", ["retail", "first"])
def test_the_optional_rules_are_played_by_teams_too(ruleset: str) -> None:
    g = begun(ruleset=ruleset, optional=[name for name in OPTIONAL if name != "no_astrologers"])
    assert all(len(g.heroes_of(seat)) == 2 for seat in g.order)  # one of these rules
    assert len(turns_of_round(g)) == 4
