"""The Queen's Gambit, three chapters after the community's mission book: a mask, a sealed town and a race."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.heroes.scenario.lands import (
    AI,
    answer_all,
    army_of,
    at_the_end,
    fell,
    laid,
    looked_at,
    on_to_the_next_deed,
    outcome,
    place_of,
    starts_round,
    stout,
)
from tests.games.heroes.scenario.samples import CLASH, changed, read, refused
from tests.games.heroes.scenario.test_files import scenario
from tests.games.heroes.scenario.told import table_of

from fabletop.games.heroes.book.ai_hero import put_on_cloak
from fabletop.games.heroes.book.guards import act_by_the_book
from fabletop.games.heroes.combat.camp import camp_from_data
from fabletop.games.heroes.combat.state import DEFENDER
from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.load import content
from fabletop.games.heroes.map import events as ev
from fabletop.games.heroes.map.marks import Token
from fabletop.games.heroes.map.printed import FAR, NEAR
from fabletop.games.heroes.modes.campaign import next_chapter
from fabletop.games.heroes.modes.setup import game_from_data, new_game
from fabletop.games.heroes.state.decks import SPELLS
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.testing import AdventureTable
from fabletop.kernel.frame import NOBODY, Frame, Seat
from fabletop.kernel.match import Setup
from fabletop.testing import rule

CHAPTERS = ("greek_gift", "sicilian_dragon", "two_knights")
LAST_ROUNDS = {"greek_gift": 8, "sicilian_dragon": 11, "two_knights": 8}


def begun(id: str, seed: int = 1, **more: object) -> Heroes:
    options = {"mode": "solo", "scenario": id, "heroes": ["catherine"], **more}
    g = new_game(Setup("heroes", 1, seed, "retail", options))
    g.advance()
    while g.round == 0:
        assert g.decision is not None
        g.choose(g.decision.options[0])
    return g


# -- all of them ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", CHAPTERS)
def test_the_enemy_must_be_beaten_before_the_last_round_is_over(id: str) -> None:
    assert looked_at(laid(id)) == "goes on"
    assert looked_at(fell(laid(id))) == "won"
    assert at_the_end(laid(id), LAST_ROUNDS[id] - 1) == "goes on"
    assert at_the_end(laid(id), LAST_ROUNDS[id]) == "lost"


@pytest.mark.parametrize("id", CHAPTERS)
def test_a_single_lost_fight_is_one_too_many(id: str) -> None:
    table = laid(id)
    table.g.own_realm(Seat(0)).lost_to = (NOBODY,)
    assert looked_at(table) == "lost"


@pytest.mark.parametrize(("id", "came"), [("greek_gift", []), ("sicilian_dragon", []), ("two_knights", [1])])
def test_events_come_in_their_rounds_and_in_no_others(id: str, came: list[int]) -> None:
    table = laid(id)
    rounds = range(1, LAST_ROUNDS[id] + 1)
    assert [round for round in rounds if starts_round(table.hush(), round).happened(ev.Happened)] == came


@rule("heroes.campaign.130")
@pytest.mark.parametrize("id", CHAPTERS[:2])
def test_the_army_goes_on_but_the_archangels_do_not(id: str) -> None:
    table = fell(laid(id)).first_army(0, "castle.griffins:pack", "castle.archangels")
    table.having(0, gold=7, materials=3, valuables=2)
    assert looked_at(table) == "won"
    options = next_chapter(table.g, [])
    assert options["scenario"] == CHAPTERS[CHAPTERS.index(id) + 1]
    assert options["carried"]["units"] == ["castle.griffins:pack"]
    assert options["carried"]["resources"] == [7, 3, 2]
    g = begun(id=options["scenario"], carried=options["carried"])
    assert "castle.griffins" in [g.units[kind].id for kind, _ in g.players[0].army]
    more = 10 if options["scenario"] == "two_knights" else 0
    assert g.players[0].gold == 7 + more


# -- tiles drawn from some --------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(1, 9))
def test_the_tiles_are_drawn_from_those_of_the_chapter(seed: int) -> None:
    for id, far, near in (
        ("greek_gift", {"F3", "F6", "F9"}, {"N3", "N6"}),
        ("sicilian_dragon", {"F1", "F2", "F4", "F5", "F7", "F8"}, {"N1", "N2", "N4", "N5"}),
        ("two_knights", {"F1", "F2", "F4", "F5", "F7", "F8"}, {"N1", "N2", "N4", "N5"}),
    ):
        g = begun(id, seed)
        drawn: dict[int, set[str]] = {FAR: set(), NEAR: set()}
        for spot, tile in enumerate(g.land.tiles):
            if tile.kind in drawn:
                number = tile.tile if tile.face_up else g.beneath[spot]
                drawn[tile.kind].add(g.printed.tiles[number].id)
        assert drawn[FAR] <= far
        assert drawn[NEAR] == near


FIRST = "  must_hold: [{place: obelisk, at: {2p: [0]}}]\n"


@pytest.mark.parametrize(
    ("drawn", "why"),
    [
        ("{tiles: [F1, F2], at: {2p: [1], 3p: [1, 2, 3]}}", "3 tiles are drawn from 2"),
        ("{tiles: [F1, F3], at: {2p: [1]}}", "F3 is spoken for already"),
        ("{tiles: [N1], at: {2p: [1]}}", "from tiles of their kind"),
        ("{tiles: [F1], at: {2p: [2]}}", "face-down tiles without an id"),
        ("{tiles: [N1], at: {2p: [0]}}", "something is said of this tile already"),
    ],
)
def test_what_cannot_be_drawn_is_refused(tmp_path: Path, drawn: str, why: str) -> None:
    assert why in refused(tmp_path, CLASH, FIRST, f"{FIRST}  drawn_from: [{drawn}]\n", below=1)


def test_what_is_drawn_for_some_is_not_left_for_others(tmp_path: Path) -> None:
    """Three near tiles have an obelisk."""
    text = changed(CLASH, "[N, 0, 0]", "[N, 0, 0]\n    - [N, 2, -3]")
    text = changed(text, FIRST, f"{FIRST}  drawn_from: [{{tiles: [N4, N5], at: {{2p: [1]}}}}]\n")
    text = text.replace("2p: [2]", "2p: [3]").replace("2p: {2: 4}", "2p: {3: 4}")
    spots = read(tmp_path, text).layout(2).spots
    assert [content().tiles[tile].id for tile in spots[1].among] == ["N4", "N5"]
    assert spots[0].among == ()


# -- Greek Gift -------------------------------------------------------------------------------------------


def test_guests_join_in_the_settlement_that_nobody_guards() -> None:
    table = laid("greek_gift").stands(0, "F3.C").can_end()
    looked_at(table)
    assert "castle.archangels" not in table.units(0)
    table.can_end().turn(0).pick("step F3.L")
    on_to_the_next_deed(table)
    assert table.g.combat is None
    assert "castle.archangels" in table.units(0)


def test_the_quiet_host_drops_its_mask_before_the_fight() -> None:
    table = stout(laid("greek_gift"))
    assert place_of(table) == "N3.C"
    seen = ["necropolis.skeletons:pack", "necropolis.zombies:pack", "necropolis.dread_knights"]
    assert army_of(table) == [*seen, "necropolis.ghost_dragons"]
    table.stands(0, "N3.R").can_end().turn(0).pick("step N3.C").fights()
    true = ["necropolis.skeletons:pack", "necropolis.zombies:pack", "neutral.zombies", "neutral.skeletons"]
    assert army_of(table) == true
    assert len(table.happened(ev.AiUnmasked)) == 1
    assert table.g.ai_deck == []
    cards = {table.g.cards[table.c.units[uid].face - 2].id for uid in covered(table)}
    assert cards == {"sandro_4", "sandro_6"}
    table.falls(1)
    assert outcome(on_to_the_next_deed(table)) == "won"


def covered(table: AdventureTable) -> list[int]:
    """The units of the enemy on which a card lies."""
    return [uid for uid in table.c.fielded(DEFENDER) if table.c.units[uid].beneath]


def test_nobody_learns_more_than_four_levels_or_builds_the_third_dwelling() -> None:
    rules = scenario("greek_gift").rules
    assert rules.level_cap == 4
    table = laid("greek_gift").town(0, "bronze_dwelling", "silver_dwelling")
    table.having(0, gold=50, materials=20, valuables=9)
    assert "build gold_dwelling" not in table.deeds(0)


# -- Sicilian Dragon --------------------------------------------------------------------------------------


def camp() -> AdventureTable:
    return laid("sicilian_dragon")


def test_nothing_is_built_in_the_camp() -> None:
    table = camp().having(0, gold=50, materials=20, valuables=9)
    assert not [deed for deed in table.deeds(0) if deed.startswith("build")]


def at_seal() -> AdventureTable:
    """Before the sealed town, on the tile beside it."""
    table = camp()
    beside = next(
        table.field_name(field)
        for field in range(len(table.g.marks))
        if any(other // 7 == 9 for other in table.g.land.ways(field)) and field // 7 == 8
    )
    return table.stands(0, beside)


def test_the_town_is_sealed_until_two_stones_were_read() -> None:
    table = at_seal()
    steps = [deed for deed in table.deeds(0) if deed.startswith("step S1")]
    assert steps == []
    table.g.unseal(9)
    assert [deed for deed in table.deeds(0) if deed.startswith("step S1")]
    data = table.g.to_data()
    assert data["unsealed"] == [9]


def test_a_sealed_tile_is_not_turned_up() -> None:
    table = table_of(
        map="{lattice: b, layouts: {2p: [[F, 0, 0], [S, -3, 1], [S, 3, -1]], "
        "3p: [[F, 0, 0], [S, -3, 1], [S, 3, -1], [S, -1, -2]]}}",
        rules="[{sealed: [0]}]",
        timed_events="[{at: {rounds: [3]}, do: [{reveal: {tiles: all, to: first_in_turn}}]}]",
    )
    table.lay("?F3 0 0", "S3 -3 1", "S2 3 -1")
    table.stands(0, "S3.TR")
    assert not [deed for deed in table.deeds(0) if deed.startswith("reveal")]
    assert table.in_round(3).start("heroes.events_of_round", NOBODY).g.decision is None
    table.g.unseal(0)
    assert table.start("heroes.events_of_round", NOBODY).g.decision is not None


@pytest.mark.parametrize("goes", [True, False])
def test_two_stones_bring_the_archangels_and_the_way(goes: bool) -> None:
    table = camp()
    stones = [field for field, one in enumerate(table.g.land.fields) if one and one.id == "obelisk"]
    table.g.flag(0, stones[0])
    looked_at(table)
    assert "castle.archangels" not in table.units(0)
    table.g.flag(0, stones[1])
    looked_at(table)
    table.asks(0, "go_to", ["field S1.TR", "pass"]).pick("field S1.TR" if goes else "pass")
    assert "castle.archangels" in table.units(0)
    assert table.where(0) == ("S1.TR" if goes else "S3.C")
    assert len(table.happened(ev.Unsealed)) == 1


def test_later_any_stone_leads_to_the_town_for_a_point() -> None:
    table = camp()
    name = next(
        table.field_name(at) for at, one in enumerate(table.g.land.fields) if one and one.id == "obelisk"
    )
    table.g.flag(0, table.field(name))
    table.stands(0, name).having(0, movement=2).can_end()
    table.g.unseal(9)
    table.turn(0).pick("revisit")
    table.asks(0, "go_to").pick("field S1.TR")
    assert table.where(0) == "S1.TR"
    assert table.g.heroes[0].movement == 1


def test_before_that_a_stone_leads_nowhere() -> None:
    table = camp()
    name = next(
        table.field_name(at) for at, one in enumerate(table.g.land.fields) if one and one.id == "obelisk"
    )
    table.g.flag(0, table.field(name))
    table.stands(0, name).having(0, movement=2).can_end().turn(0).pick("revisit")
    assert table.asked().kind == "main"
    assert table.where(0) == name


@pytest.mark.parametrize("choice", [0, 1])
def test_the_cup_sells_at_a_trading_post(choice: int) -> None:
    table = camp().having(0, gold=0)
    post = next(at for at, one in enumerate(table.g.land.fields) if one and one.id == "trading_post")
    table.g.change_token(0, Token(0, 0, post, brought=True))
    looked_at(table)
    table.asks(0, "choose_effects")
    table.g.choose(table.asked().options[choice])
    answer_all(table)
    assert table.treasury(0)[0] == (30 if choice == 0 else 0)
    assert len(table.in_hand(0)) == (0 if choice == 0 else 2)


def test_the_jailer_has_walls_and_a_cloak() -> None:
    table = stout(camp())
    table.g.unseal(9)
    table.stands(0, "S1.TR").can_end().turn(0).pick("step S1.C")
    table.fights()
    assert (table.c.siege, table.c.tower) == (True, True)
    assert len(table.g.ai_deck) >= 6
    before = len(covered(table))
    put_on_cloak(table.g, DEFENDER)
    put_on_cloak(table.g, DEFENDER)
    put_on_cloak(table.g, DEFENDER)
    assert len(covered(table)) == before + 2  # the zombies by one card, the skeletons by the other


@rule("heroes.campaign.020")
def test_guards_fight_with_an_ai_deck() -> None:
    table = stout(camp()).stands(0, "N4.C").can_end()
    table.turn(0).pick("step N4.R").fights()
    camp_of_guards = table.c.camps[DEFENDER]
    assert camp_of_guards.schooled
    assert camp_from_data(camp_of_guards.to_data()).schooled
    assert camp_of_guards.clone().schooled
    guard = table.c.fielded(DEFENDER)[0]
    act_by_the_book.body(table.g, Frame("heroes.act_by_the_book", NOBODY, (guard,)))
    assert "heroes.ai_draws" in [owed.key for owed in table.g.owed]


def test_guards_have_none_elsewhere() -> None:
    table = stout(laid("two_knights")).stands(0, "N4.C").can_end()
    table.turn(0).pick("step N4.R").fights()
    assert not table.c.camps[DEFENDER].schooled
    act_by_the_book.body(table.g, Frame("heroes.act_by_the_book", NOBODY, (table.c.fielded(DEFENDER)[0],)))
    assert "heroes.ai_draws" not in [owed.key for owed in table.g.owed]


def test_a_guard_deck_may_be_for_some_places_and_have_spells() -> None:
    rules = "[{guard_deck: {magic: 2, spells: [curse, bless], places: [settlement]}}]"
    for where, schooled in (("F3.L", True), ("F3.C", False)):
        table = table_of(mode="cooperative", rules=rules).stands(0, "F3.BL" if where == "F3.C" else "F3.C")
        if where == "F3.L":
            table.visited("F3.C")
        stout(table).can_end().turn(0).pick(f"step {where}").fights()
        assert table.c.camps[DEFENDER].schooled is schooled
        assert (len(table.g.ai_spells) > 0) is schooled
        curse = table.g.printed.card_by_id["curse"]
        assert table.g.decks[SPELLS].count(curse) == content().cards[curse].copies - 1


# -- Two Knights Defence ----------------------------------------------------------------------------------


def test_champions_ride_in_first() -> None:
    assert "castle.champions" in starts_round(laid("two_knights"), 1).units(0)


def test_the_marshal_goes_for_the_dragons() -> None:
    table = laid("two_knights")
    table.can_end().start("heroes.ai_turn", NOBODY, 0)
    answer_all(table)
    aims = [one for one in table.happened(ev.AiAims) if table.g.land.fields[one.field] is not None]
    goals = [table.g.land.field(one.field).id for one in aims]
    assert goals[-1] in ("dragon_utopia", "mine", "settlement")
    for field, one in enumerate(table.g.land.fields):
        if one is not None and one.id in ("mine", "settlement"):
            table.g.flag(table.g.ai[0].hero, field)
    table.hush().having(0, movement=3)
    number = table.g.ai[0].hero
    table.g.heroes[number] = table.g.heroes[number].moved(3)
    table.can_end().start("heroes.ai_turn", NOBODY, 0)
    answer_all(table)
    (aim,) = table.happened(ev.AiAims)
    assert table.g.land.field(aim.field).id == "dragon_utopia"


@pytest.mark.parametrize("owner", [AI, 0])
def test_who_is_first_has_dragons(owner: int) -> None:
    table = laid("two_knights")
    before = army_of(table)
    if owner == AI:
        looked_at(table.flagged(AI, "C1.C"))
        assert army_of(table) == [*before[:3], "necropolis.dread_knights", "necropolis.ghost_dragons:pack"]
    else:
        stout(table).stands(0, "C1.BL").can_end().turn(0).pick("step C1.C").fights().falls(1)
        on_to_the_next_deed(table)
        azure = [one for one in table.units(0) if one.startswith("neutral.")]
        assert len(azure) == 1
        assert army_of(table) == before


# -- saves ------------------------------------------------------------------------------------------------


def test_a_broken_seal_is_kept() -> None:
    setup = Setup(
        "heroes", 1, 1, "retail", {"mode": "solo", "scenario": "sicilian_dragon", "heroes": ["catherine"]}
    )
    g = new_game(setup)
    g.advance()
    g.unseal(9)
    kept = g.to_data()
    assert game_from_data(setup, kept).unsealed == frozenset([9])
    del kept["unsealed"]  # a game of another day
    assert game_from_data(setup, kept).unsealed == frozenset()
    assert g.clone().unsealed == frozenset([9])
    assert NONE not in g.unsealed
