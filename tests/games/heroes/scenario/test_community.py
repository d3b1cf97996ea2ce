"""The scenarios after the community's mission book: what each is played for, and what happens when."""

from __future__ import annotations

import pytest
from tests.games.heroes.scenario.test_files import COMMUNITY, scenario

from fabletop.games import BOXES
from fabletop.games.heroes.defs import BRONZE, FACTIONS, FEW, NEUTRAL, NONE, SILVER
from fabletop.games.heroes.load import content
from fabletop.games.heroes.map.printed import FAR, NEAR, STARTING
from fabletop.games.heroes.map.state import BLACK, NO_CUBE
from fabletop.games.heroes.scenario.tokens import lay_tokens
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.testing import AdventureTable
from fabletop.kernel import Setup
from fabletop.kernel.frame import Act, Seat
from fabletop.kernel.rng import first_state, mix, next_state

HEROES = ("catherine", "mutare", "sandro")


def new(id: str, seats: int = 2, seed: int = 1, difficulty: str = "normal") -> Heroes:
    options = {"mode": "clash", "scenario": id, "difficulty": difficulty, "heroes": list(HEROES[:seats])}
    setup = Setup(game="heroes", seats=seats, seed=seed, ruleset="retail", options=options)
    game = BOXES["heroes"].new(setup)
    assert isinstance(game, Heroes)
    game.advance()
    return game


def played_by_chance(g: Heroes, luck: int) -> Heroes:
    """Anything rather than to end the turn, picked by chance."""
    state = first_state(luck)
    while g.decision is not None:
        options = list(g.decision.options)
        if len(options) > 1 and g.decision.kind == "main":
            options.pop()
        state = next_state(state)
        g.choose(options[mix(state) % len(options)])
    return g


@pytest.mark.parametrize(("id", "seats"), [(id, seats) for id in COMMUNITY for seats in scenario(id).players])
def test_it_can_be_played_to_its_end(id: str, seats: int) -> None:
    g = played_by_chance(new(id, seats), luck=seats)
    assert g.over


TOWNS = ("S3", "S2", "S1")  # of the heroes above


def laid(id: str, seats: int = 2, round: int = 1, difficulty: str = "normal") -> AdventureTable:
    """The map of a scenario, all tiles face up as the box has them; everybody at home with one unit."""
    one = scenario(id)
    left = {
        FAR: [f"F{n}" for n in range(1, 10)],
        NEAR: ["N3", "N4", "N5", "N1", "N2", "N6"],
    }
    spots = one.layout(seats).spots
    names = [""] * len(spots)
    for at in sorted(range(len(spots)), key=lambda at: spots[at].must_hold == NONE):
        spot = spots[at]
        if spot.kind == STARTING:
            names[at] = TOWNS[spot.seat]
        elif spot.tile != NONE:
            names[at] = content().tiles[spot.tile].id
            if names[at] in left.get(spot.kind, []):
                left[spot.kind].remove(names[at])
        else:
            names[at] = left[spot.kind].pop(0)
    tiles = [f"{name} {spot.q} {spot.r}" for name, spot in zip(names, spots, strict=True)]
    table = AdventureTable(*HEROES[:seats], tiles=tiles, scenario=one, round=round, difficulty=difficulty)
    for seat in table.g.order:
        table.g.begin_with(seat, one.start.resources, one.start.income, one.start.buildings)
    lay_tokens(table.g)
    armies = ("castle.griffins", "dungeon.harpies", "necropolis.zombies")
    for seat in table.g.order:
        table.first_army(seat, armies[seat])
    return table


def starts_round(table: AdventureTable, round: int) -> AdventureTable:
    """What happens at the start of a round, with the first answer to each question."""
    table.in_round(round).can_end().start("heroes.events_of_round", -1)
    while is_asked(table.g):
        table.g.choose(table.asked().options[0])
    return table


def is_asked(g: Heroes) -> bool:
    return g.decision is not None


def movement(table: AdventureTable) -> list[int]:
    return [hero.movement for hero in table.g.heroes]


# -- Trial by Combat --------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3])
def test_trial_begins_as_its_book_says(seats: int) -> None:
    """A neutral unit of the own style beside the cheapest silver one, and obelisks next to the hill alone."""
    g = new("trial_by_combat", seats)
    while g.round == 0 and g.decision is not None:
        if g.decision.kind == "first_unit":
            styles = {g.units[act.id].id for act in g.decision.options if isinstance(act, Act)}
            faction = FACTIONS[g.players[g.decision.seats[0]].faction]
            own = {unit.id.partition(".")[2] for unit in g.units if unit.id.startswith(faction)}
            assert len(styles) > 1
            assert all(style.startswith("neutral.") and style.partition(".")[2] in own for style in styles)
        g.choose(g.decision.options[0])
    for player in g.players:
        (silver, face), (bronze, _) = player.army
        assert (g.units[silver].tier, face, g.units[bronze].faction) == (SILVER, FEW, NEUTRAL)
        assert bronze not in g.neutral[BRONZE]
    inner = {2: (2, 3), 3: (2, 3, 5)}[seats]
    for spot, tile in enumerate(g.land.tiles):
        if tile.kind == NEAR:
            assert g.printed.tiles[g.beneath[spot]].holds("obelisk") is (spot in inner)


def test_trial_ends_two_turns_after_the_first_flag() -> None:
    table = laid("trial_by_combat", round=4).flagged(1, "C1.C")
    table.g.turn_of = Seat(0)
    table.start("heroes.look_at_goals", 0)
    assert table.g.last_turn == (6, 0)
    table.flagged(0, "C1.C").in_round(6).can_end()
    table.start("heroes.turn", 0)
    while not table.g.over:
        table.pick("end_turn") if table.asked().kind == "main" else table.g.choose(table.asked().options[-1])
    assert table.g.winners == (0,)  # who holds it then


@pytest.mark.parametrize(("round", "winners"), [(8, ()), (9, (1,))])
def test_trial_ends_at_once_late(round: int, winners: tuple[int, ...]) -> None:
    table = laid("trial_by_combat", round=round).flagged(1, "C1.C").can_end()
    assert table.start("heroes.look_at_goals", 0).g.winners == winners


def test_nobody_wins_a_trial_without_the_hill() -> None:
    table = laid("trial_by_combat", round=10).can_end().start("heroes.round_ends", -1)
    assert table.g.over
    assert table.g.winners == ()


@pytest.mark.parametrize(("round", "more"), [(1, 1), (3, 0), (8, 1)])
def test_trial_gives_movement(round: int, more: int) -> None:
    assert movement(starts_round(laid("trial_by_combat"), round)) == [3 + more, 3 + more]


def test_trial_pays_the_costs() -> None:
    before = laid("trial_by_combat").treasury(0)
    assert starts_round(laid("trial_by_combat"), 2).treasury(0) == (before[0] + 10, *before[1:])


@pytest.mark.parametrize(("round", "cleared"), [(4, True), (5, False), (7, True)])
def test_trial_fills_mills_and_boxes(round: int, cleared: bool) -> None:
    table = laid("trial_by_combat").visited("N4.TL", "N3.BL", "N4.BL")
    starts_round(table, round)
    assert table.cube("N4.TL") == table.cube("N3.BL") == (NO_CUBE if cleared else BLACK)
    assert table.cube("N4.BL") == BLACK  # a tomb stays open


def test_the_hill_of_the_trial_has_a_spring_for_each() -> None:
    table = laid("trial_by_combat")
    field = table.field("C1.R")
    assert table.g.land.field(field).id == "magic_spring"
    assert table.g.is_for_each(field)
