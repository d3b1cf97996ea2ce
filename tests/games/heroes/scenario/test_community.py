"""The scenarios after the community's mission book: what each is played for, and what happens when."""

from __future__ import annotations

import pytest
from tests.games.heroes.scenario.lands import HEROES, TOWNS, laid, starts_round
from tests.games.heroes.scenario.test_files import COMMUNITY, scenario

from fabletop.games import BOXES
from fabletop.games.heroes.defs import BRONZE, FACTIONS, FEW, NEUTRAL, NONE, SILVER
from fabletop.games.heroes.load import content
from fabletop.games.heroes.map.marks import BLACK, NO_CUBE, Mark, Token
from fabletop.games.heroes.map.printed import NEAR
from fabletop.games.heroes.state.decks import ABILITIES, ARTIFACTS, SPELLS
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.testing import AdventureTable
from fabletop.games.heroes.turn.income import income_of
from fabletop.kernel import Setup
from fabletop.kernel.frame import Act, Seat
from fabletop.kernel.rng import first_state, mix, next_state


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


C2 = next(tile.index for tile in content().tiles if tile.id == "C2")


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


# -- Gold Rush --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("round", "tribute"), [(3, 0), (4, 15), (8, 35), (12, 0), (13, 60)])
def test_gold_rush_asks_for_tributes_and_fills_the_mills(round: int, tribute: int) -> None:
    table = laid("gold_rush").visited("N4.TL", "N1.TR")
    for seat in (0, 1):
        table.having(seat, gold=90, materials=0, valuables=0)
    starts_round(table, round)
    assert (table.treasury(0), table.treasury(1)) == ((90 - tribute, 0, 0), (90 - tribute, 0, 0))
    assert table.cube("N4.TL") == table.cube("N1.TR") == (NO_CUBE if tribute else BLACK)


@pytest.mark.parametrize(("round", "owed"), [(1, 110), (4, 95), (8, 60), (13, 0)])
def test_gold_rush_is_won_with_the_grail_and_enough_for_all_tributes(round: int, owed: int) -> None:
    for gold, carrier, winners in ((owed, 0, (0,)), (owed - 1, 0, ()), (owed, NONE, ())):
        if gold < 0 or (round == 13 and not winners):
            continue
        table = laid("gold_rush", round=round).can_end()
        table.having(0, gold=gold - gold % 4, valuables=gold % 4 // 4, materials=gold % 4 // 2)
        table.having(1, gold=0)
        if gold % 2:
            table.having(0, gold=gold - gold % 4 + 1)
        table.g.change_token(0, Token(0, 0, carrier=carrier))
        assert table.start("heroes.look_at_end", -1).g.winners == winners


def test_gold_rush_goes_to_the_richer_in_the_end() -> None:
    table = laid("gold_rush", round=13).having(0, gold=10, materials=0, valuables=0).can_end()
    table.having(1, gold=0, materials=2, valuables=2).start("heroes.look_at_end", -1)
    assert table.g.winners == (1,)


def test_the_utopia_of_gold_rush_is_a_settlement_that_counts_twice() -> None:
    """Its guards are a level lower and cannot be skipped; the first owner takes five cards, others two."""
    table = laid("gold_rush")
    middle = table.field("C1.C")
    assert [table.g.land.field(middle + at).level for at in (0, 3, 5, 6)] == [6, 0, 5, 5]
    table.start("heroes.put_aside", -1)
    for seat, cards, claimed in ((0, 5, False), (1, 2, True)):
        hand = len(table.g.players[seat].hand)
        table.g.marks[middle] = Mark(claimed=claimed)
        table.stands(1 - seat, TOWNS[1 - seat] + ".C").stands(seat, "C1.C").start("heroes.visit", seat, seat)
        table.pick("yields 0")
        while is_asked(table.g):
            table.g.choose(table.asked().options[0])
        assert len(table.g.players[seat].hand) == hand + cards
        assert income_of(table.g, Seat(seat))[0] == 20


def test_a_beaten_hero_pays_gold_in_gold_rush_each_time() -> None:
    """Or an artifact: nothing comes on top of it."""
    table = laid("gold_rush").having(0, gold=0).having(1, gold=12)
    for gold in (5, 10):
        table.stands(0, "N3.L").stands(1, "N3.C").first_army(1, "dungeon.harpies").having(0, movement=3)
        table.g.decision = None
        table.g.stack.clear()
        table.turn(0).pick("step N3.C").fights().falls(1)
        assert table.treasury(0)[0] == gold


# -- Secret Bomb Stash ------------------------------------------------------------------------------------


def test_the_stash_begins_with_one_search_each() -> None:
    """Of four spells, four abilities and four artifacts; and an obelisk on each near tile."""
    g = new("secret_bomb_stash")
    looks: list[tuple[int, ...]] = []
    while g.round == 0 and g.decision is not None:
        if g.decision.kind == "look":
            looks.append(g.decision.frame.args[:2])
        g.choose(g.decision.options[0])
    assert sorted(looks) == sorted([(deck, 4) for deck in (ABILITIES, SPELLS, ARTIFACTS)] * 2)
    assert [g.level_of(Seat(seat)) for seat in (0, 1)] == [3, 3]
    assert all(g.printed.tiles[tile].holds("obelisk") for tile in g.beneath if tile != NONE and tile != C2)


def test_the_stash_is_won_by_three_deliveries() -> None:
    table = laid("secret_bomb_stash").can_end().having(0, gold=0).having(1, gold=0)
    for times in (1, 2, 3):
        table.g.change_token(0, Token(0, 0, carrier=0))
        table.g.decision = None
        table.g.stack[:] = table.g.stack[:1]
        table.stands(0, "S2.TL").stands(1, "S2.BR").having(0, movement=2).turn(0).pick("step S2.C")
        assert table.g.realm(Seat(0)).points == times
        assert table.cube("S2.C") == 1
    assert table.g.winners == (0,)


def test_in_every_second_round_of_the_stash_all_run_but_the_carrier() -> None:
    for round, more in ((2, 1), (3, 0)):
        table = laid("secret_bomb_stash")
        table.g.change_token(0, Token(0, 0, carrier=0))
        assert movement(starts_round(table, round)) == [3, 3 + more]


def test_the_carrier_of_the_stash_is_spared_leads_and_is_out_of_reach() -> None:
    (carrier,) = scenario("secret_bomb_stash").rules.carrier
    assert (carrier.more_movement, carrier.only_besieger) == (False, True)
    assert (carrier.spared, carrier.leads, carrier.out_of_reach) == (True, True, True)


# -- Chain Link -------------------------------------------------------------------------------------------


def test_chain_link_is_won_by_the_town_or_not_at_all() -> None:
    table = laid("chain_link").flagged(0, "S2.C").can_end().start("heroes.look_at_goals", 0)
    assert table.g.winners == (0,)
    assert laid("chain_link", round=12).can_end().start("heroes.round_ends", -1).g.winners == ()


def test_chain_link_has_its_obelisks_and_settlements_where_they_belong() -> None:
    g = new("chain_link")
    while g.round == 0 and g.decision is not None:
        g.choose(g.decision.options[0])
    held = {spot: g.printed.tiles[tile] for spot, tile in enumerate(g.beneath) if tile != NONE}
    assert [spot for spot, tile in held.items() if tile.holds("obelisk")] == [2, 3]
    assert [spot for spot, tile in held.items() if tile.holds("settlement")] == [5, 8]


@pytest.mark.parametrize(
    ("round", "second", "goods"), [(1, 0, 1), (2, 1, 0), (3, 0, 1), (6, 1, 0), (10, 1, 0)]
)
def test_chain_link_helps_the_second_player_and_pays_in_resource_rounds(
    round: int, second: int, goods: int
) -> None:
    before = laid("chain_link").treasury(0)
    table = starts_round(laid("chain_link"), round)
    assert movement(table) == [3, 3 + second]
    assert table.treasury(0) == table.treasury(1) == (*before[:2], before[2] + goods)


# -- the dragons ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", ["arcane_artillery", "force_of_will"])
def test_the_first_flag_on_the_utopia_wins(id: str) -> None:
    assert laid(id).flagged(1, "C1.C").can_end().start("heroes.look_at_goals", 0).g.winners == (1,)
    last = scenario(id).rounds
    assert laid(id, round=last).can_end().start("heroes.round_ends", -1).g.winners == ()


def test_the_hunt_is_won_by_the_main_hero_alone() -> None:
    table = laid("the_hunt").flagged(0, "C1.C").can_end()
    assert table.start("heroes.look_at_goals", 0).g.winners == ()
    assert table.stands(0, "C1.C").can_end().start("heroes.look_at_goals", 0).g.winners == (0,)


def test_artillery_evens_out_who_begins() -> None:
    """Negative morale, or a card less for those whom it does not touch, and a step for the second."""
    table = starts_round(laid("arcane_artillery"), 1)
    assert [player.morale for player in table.g.players] == [-1, 0]
    assert movement(table) == [3, 4]
    table = laid("arcane_artillery")
    limit = table.g.hand_limit(Seat(0))
    table.g.players[0].faction = FACTIONS.index("necropolis")
    assert starts_round(table, 1).g.hand_limit(Seat(0)) == limit - 1


def test_artillery_deals_settlements_and_lays_an_obelisk_on_each_near_tile() -> None:
    g = new("arcane_artillery")
    while g.round == 0 and g.decision is not None:
        g.choose(g.decision.options[0])
    for player in g.players:
        assert [g.printed.tiles[tile].holds("settlement") for tile in player.realm.supply] == [True]
    near = [tile for tile in g.beneath if tile != NONE and g.printed.tiles[tile].kind == NEAR]
    assert [g.printed.tiles[tile].holds("obelisk") for tile in near] == [True] * 4
    for luck in range(3):
        other = g.imagine(Seat(0), luck)
        assert all(other.printed.tiles[tile].holds("settlement") for tile in other.players[1].realm.supply)


@pytest.mark.parametrize(
    ("id", "rounds", "kept"),
    [
        ("arcane_artillery", [6], ""),
        ("force_of_will", [4, 8], "N4.BL"),
        ("the_hunt", [4, 8, 12], "N4.BL"),
    ],
)
def test_mills_are_filled_in_their_rounds(id: str, rounds: list[int], kept: str) -> None:
    for round in range(2, 13):
        table = starts_round(laid(id).visited("N4.TL", "N4.BL"), round)
        assert table.cube("N4.TL") == (NO_CUBE if round in rounds else BLACK)
        assert table.cube("N4.BL") == (BLACK if kept or round not in rounds else NO_CUBE)


@pytest.mark.parametrize(("seats", "round", "more"), [(2, 5, 1), (2, 9, 1), (2, 6, 0), (3, 5, 0)])
def test_the_second_of_two_gets_on_in_force_of_will(seats: int, round: int, more: int) -> None:
    assert movement(starts_round(laid("force_of_will", seats), round))[1] == 3 + more
