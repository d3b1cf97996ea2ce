"""Guards of a field: who flees, who fights, and where the hero is afterwards.
[heroes.quick_combat, neutral, retreat, defeat, combat_setup]"""

from __future__ import annotations

import pytest

from fabletop.games.heroes import events as combat_ev
from fabletop.games.heroes.combat.state import ATTACKER, DEFENDER
from fabletop.games.heroes.defs import BRONZE, SILVER
from fabletop.games.heroes.map import events as ev
from fabletop.games.heroes.map.guards import steerer_for
from fabletop.games.heroes.testing.adventure import AdventureTable
from fabletop.kernel.frame import Seat
from fabletop.testing import rule

RED, BLUE, GREEN = Seat(0), Seat(1), Seat(2)
STRONG = ("castle.archangels:pack", "castle.champions:pack")
MAP = ("F3 0 0", "F4 -2 3", "S3 -3 1", "S2 3 -1 3")


def before(where: str, **options: object) -> AdventureTable:
    """Red's hero, with two units, is about to enter a field of F3 from another."""
    table = AdventureTable(tiles=MAP, **options).visited("F3.TL", "F3.TR")  # type: ignore[arg-type]
    table.first_army(RED, "castle.griffins", "castle.marksmen").army(BLUE, "dungeon.harpies")
    table.army(RED, *STRONG).guard("neutral.peasants", "neutral.peasants")
    return table.stands(RED, where).hush()


# -- whether there is a fight ---------------------------------------------------------------------------


@rule("heroes.combat_setup.010", "heroes.movement.100", "heroes.tile.060")
def test_an_unvisited_field_with_a_numeral_is_fought_for() -> None:
    table = before("F3.TL").turn(RED).pick("step F3.C")
    assert [(one.seat, one.field) for one in table.happened(ev.FightAnnounced)] == [
        (RED, table.field("F3.C"))
    ]
    assert table.fights().c.level == 2


@rule("heroes.location.040", "heroes.tile.060", "heroes.location.060")
@pytest.mark.parametrize("where", ["F3.BL", "F3.R", "F3.TR", "F3.C"])
def test_nobody_guards_an_empty_field_one_without_a_numeral_or_one_that_was_visited(where: str) -> None:
    table = before("F3.TL").visited("F3.C").stands(RED, "F3.C" if where != "F3.C" else "F3.TL").turn(RED)
    table.pick(f"step {where}").asks(RED, "main")
    assert (table.where(RED), table.happened(ev.FightAnnounced)) == (where, [])


@rule("heroes.mine.110", "heroes.settlement.150", "heroes.mine.100")
def test_what_somebody_has_owned_is_not_guarded_again() -> None:
    table = before("F3.TL").flagged(BLUE, "F4.TL").stands(RED, "F4.L").turn(RED).pick("step F4.TL")
    assert table.happened(ev.FightAnnounced) == []
    table = before("F3.TL").stands(RED, "F4.L").turn(RED).pick("step F4.TL")
    assert len(table.happened(ev.FightAnnounced)) == 1, "nobody owned this one yet"


@rule("heroes.quick_combat.010", "heroes.quick_combat.020")
@pytest.mark.parametrize(("level", "flee"), [(1, False), (2, False), (3, True), (7, True)])
def test_guards_flee_from_a_higher_level(level: int, flee: bool) -> None:
    table = before("F3.TL").level(RED, level).turn(RED).pick("step F3.C")
    assert bool(table.happened(combat_ev.GuardsFled)) == flee
    assert bool(table.happened(ev.FightAnnounced)) != flee
    if flee:
        assert (table.cube("F3.C"), table.happened(combat_ev.GainedExperience)) == (-2, [])
        table.asks(RED, "may_search")


@rule("heroes.quick_combat.030", "heroes.quick_combat.010")
def test_half_a_level_does_not_count_and_guards_flee_from_a_secondary_hero_of_that_player_too() -> None:
    half = before("F3.TL").level(RED, 2, half=True).turn(RED).pick("step F3.C")
    assert half.happened(combat_ev.GuardsFled) == []
    table = before("F3.TL").level(RED, 3).stands(RED, "S3.C")
    table.second(RED, "F3.TL")
    table.turn(RED).pick("second step F3.C")
    assert len(table.happened(combat_ev.GuardsFled)) == 1


# -- the fight ------------------------------------------------------------------------------------------


@rule("heroes.town_action.030", "heroes.neutral.020")
def test_before_the_guards_are_drawn_there_is_time_for_the_town() -> None:
    table = before("F3.TL").town(RED, "bronze_dwelling").having(RED, gold=20).turn(RED)
    table.pick("step F3.C").asks(RED, "town_window")
    assert table.happened(combat_ev.GuardsDrawn) == []
    table.pick("recruit castle.halberdiers", "pass")
    assert len(table.happened(combat_ev.GuardsDrawn)) == 1
    table.asks(RED, "deploy")
    assert table.offers("deploy castle.halberdiers"), "what was bought in time fights"


@rule("heroes.neutral.020", "heroes.difficulty.020")
@pytest.mark.parametrize(("difficulty", "bronze", "silver"), [("easy", 2, 0), ("impossible", 2, 1)])
def test_guards_are_drawn_by_numeral_and_difficulty(difficulty: str, bronze: int, silver: int) -> None:
    table = before("F3.TL", difficulty=difficulty).turn(RED).pick("step F3.C").fights()
    tiers = [table.g.units[table.c.units[uid].kind].tier for uid in table.c.fielded(DEFENDER)]
    assert (tiers.count(BRONZE), tiers.count(SILVER)) == (bronze, silver)


@rule("heroes.neutral.080")
def test_of_a_tier_that_has_run_out_the_next_lower_one_comes_and_at_last_fewer() -> None:
    table = before("F3.TL", difficulty="impossible")
    table.g.neutral = [[], table.g.neutral[1][-2:], [], [], []]
    table.turn(RED).pick("step F3.C").fights()
    assert [table.g.units[table.c.units[uid].kind].tier for uid in table.c.fielded(DEFENDER)] == [1, 1]
    none = before("F3.TL")
    none.g.neutral = [[], [], [], [], []]
    none.turn(RED).pick("step F3.C").asks(RED, "may_search")
    assert none.happened(combat_ev.GainedExperience) == [], "nobody was there to be fought"


@rule("heroes.neutral.080")
def test_neutral_units_that_a_player_loses_go_to_their_piles() -> None:
    table = before("F3.TL").army(RED, "neutral.boars", *STRONG)
    boars = table.g.players[RED].army[0][0]
    tier = table.g.units[boars].tier
    table.turn(RED).pick("step F3.C").fights().falls(DEFENDER)
    assert table.units(RED)[0] == "neutral.boars", "it fell neither in the fight nor after it"
    assert boars not in table.g.neutral_piles[tier]
    fallen = before("F3.TL").army(RED, "neutral.boars", *STRONG).turn(RED).pick("step F3.C").fights()
    fallen.g.remove(next(uid for uid, unit in enumerate(fallen.c.units) if unit.kind == boars))
    fallen.falls(DEFENDER)
    assert boars in fallen.g.neutral_piles[tier]
    left = before("F3.TL").army(RED, "neutral.boars", *STRONG)
    left.g.eliminate(RED)
    assert left.g.neutral_piles[tier] == [boars]
    assert left.units(RED) == []


@rule("heroes.combat_setup.120")
def test_who_finished_a_turn_last_plays_the_guards() -> None:
    table = AdventureTable("catherine", "mutare", "sandro")
    assert [steerer_for(table.g, seat) for seat in (RED, BLUE, GREEN)] == [GREEN, RED, BLUE]
    table.turn(BLUE).pick("end_turn")
    assert [steerer_for(table.g, seat) for seat in (RED, GREEN)] == [BLUE, BLUE]
    table = before("F3.TL").turn(RED).pick("step F3.C").fights()
    assert table.c.camps[DEFENDER].seat == BLUE


@rule("heroes.elimination.030")
def test_a_player_who_is_out_still_plays_the_guards() -> None:
    table = AdventureTable("catherine", "mutare", "sandro").having(GREEN, out=1)
    assert steerer_for(table.g, RED) == GREEN


@rule("heroes.ai_combat.020")
def test_alone_the_guards_fight_by_the_book() -> None:
    assert steerer_for(AdventureTable("catherine").g, RED) == -1


# -- won ------------------------------------------------------------------------------------------------


@rule("heroes.location.030", "heroes.experience.110", "heroes.turn.090", "heroes.location.020")
def test_after_a_victory_experience_and_levels_come_before_the_visit() -> None:
    table = before("F3.TL").level(RED, 1, half=True).turn(RED).pick("step F3.C").fights().hush()
    table.falls(DEFENDER)
    assert [one.n for one in table.happened(combat_ev.GainedExperience)] == [2]
    assert [one.n for one in table.happened(combat_ev.ReachedLevel)] == [2]
    assert table.cube("F3.C") == -1, "not visited yet"
    table.asks(RED, "search")
    table.g.choose(table.asked().options[0])
    table.asks(RED, "may_search")
    assert table.cube("F3.C") == -2
    table.pick("pass").asks(RED, "main")
    assert (table.where(RED), table.hero(RED).movement) == ("F3.C", 2)
    assert table.offers("step F3.R"), "what is left of the movement may be used"


@rule("heroes.hero.080", "heroes.experience.010")
def test_experience_hangs_on_the_numeral() -> None:
    gained = []
    for level in (1, 2):
        table = before("F3.TL").level(RED, level).turn(RED).pick("step F3.C").fights().hush()
        gained.append([one.n for one in table.falls(DEFENDER).happened(combat_ev.GainedExperience)])
    assert gained == [[2], [1]]


@rule("heroes.experience.100")
def test_a_secondary_hero_that_beats_guards_teaches_nobody() -> None:
    table = before("S3.C")
    second = table.second(RED, "F3.TL")
    table.turn(RED).pick("second step F3.C").fights().falls(DEFENDER)
    assert table.happened(combat_ev.GainedExperience) == []
    assert (table.hero(RED).experience, table.g.heroes[second].experience) == (0, 0)
    table.asks(RED, "may_search")
    assert table.cube("F3.C") == -2


# -- not won --------------------------------------------------------------------------------------------


@rule("heroes.combat_round.060", "heroes.combat_round.070", "heroes.retreat.030", "heroes.retreat.010")
def test_who_does_not_go_on_goes_back_and_the_field_stays_as_it_was() -> None:
    table = before("F3.TL").turn(RED).pick("step F3.C").fights().rests_a_round()
    before_it = [len(pile) for pile in table.g.neutral_piles]
    table.pick("withdraw").asks(RED, "main")
    assert (table.where(RED), table.hero(RED).movement) == ("F3.TL", 2)
    assert (table.cube("F3.C"), table.units(RED)) == (-1, list(STRONG))
    assert table.g.is_guarded(table.field("F3.C"))
    assert [len(pile) for pile in table.g.neutral_piles] == [0, before_it[1] + 2, 0, 0, 0], "drawn anew"
    assert table.treasury(RED) == (0, 0, 0)


@rule("heroes.movement.030", "heroes.combat_round.040")
def test_a_further_round_costs_a_point_of_that_hero() -> None:
    table = before("F3.TL").turn(RED).pick("step F3.C").fights().rests_a_round()
    table.pick("pay_for_round")
    assert (table.hero(RED).movement, table.c.round) == (1, 2)
    table.rests_a_round().pick("pay_for_round")
    assert (table.hero(RED).movement, table.c.round) == (0, 3)
    second = before("S3.C")
    number = second.second(RED, "F3.TL")
    second.turn(RED).pick("second step F3.C").fights().rests_a_round().pick("pay_for_round")
    assert (second.hero(RED).movement, second.g.heroes[number].movement) == (3, 0)
    second.rests_a_round().asks(RED, "further_round", ["withdraw"])


@rule("heroes.movement.130")
def test_a_further_round_is_a_movement_action() -> None:
    table = before("F3.TL").having(RED, movement=9).turn(RED)
    table.g.heroes[RED] = table.g.heroes[RED].tired(38)
    table.pick("step F3.C").fights().rests_a_round().asks(RED, "further_round", ["pay_for_round", "withdraw"])
    table.pick("pay_for_round").rests_a_round().asks(RED, "further_round", ["withdraw"])


@rule("heroes.retreat.060")
def test_one_goes_back_to_the_last_field_visited_not_to_one_that_was_passed() -> None:
    table = before("F3.TR")
    table.second(RED, "F3.TL")
    table.turn(RED).pick("step F3.TL", "step F3.C").fights().rests_a_round().pick("withdraw")
    assert table.where(RED) == "F3.TR"
    assert table.happened(ev.Visited) == [], "and nothing is visited by going back"


@rule("heroes.retreat.070")
def test_with_units_at_home_fielded_ones_that_fall_are_a_retreat() -> None:
    table = before("F3.TL").first_army(RED, *[f"castle.{name}" for name in ARMY]).turn(RED)
    table.pick("step F3.C").fights().falls(ATTACKER)
    assert (table.where(RED), table.units(RED)) == ("F3.TL", ["castle.archangels"])
    assert table.cube("F3.C") == -1
    table.asks(RED, "main")


ARMY = ("griffins", "marksmen", "halberdiers", "zealots", "crusaders", "archangels")


@rule("heroes.retreat.070", "heroes.end_of_combat.030", "heroes.combat_round.020")
def test_against_azure_units_there_is_no_retreat() -> None:
    tiles = ("C1 0 0", "S3 -3 1", "S2 3 -1 3")
    table = AdventureTable(tiles=tiles).first_army(RED, *[f"castle.{name}" for name in ARMY])
    table.visited("C1.L").stands(RED, "C1.L").turn(RED).pick("step C1.C").fights()
    table.falls(ATTACKER)
    assert (table.where(RED), table.units(RED)) == ("S3.C", ["castle.archangels"]), "those at home are kept"
    table = AdventureTable(tiles=tiles).first_army(RED, *STRONG, "castle.crusaders:pack").visited("C1.L")
    table.stands(RED, "C1.L").turn(RED).pick("step C1.C").fights()
    table.rests_a_round()
    assert (table.c.round, table.hero(RED).movement) == (2, 2), "nor a price for the next round"


@rule("heroes.experience.050")
def test_a_victory_over_azure_units_leads_to_the_last_level_one_after_the_other() -> None:
    table = AdventureTable(tiles=("C1 0 0", "S3 -3 1", "S2 3 -1 3")).first_army(RED, "castle.archangels:pack")
    table.visited("C1.L").stands(RED, "C1.L").turn(RED).pick("step C1.C").fights().falls(DEFENDER)
    assert [one.n for one in table.happened(combat_ev.ReachedLevel)] == [2, 3, 4, 5, 6, 7]
    assert table.cube("C1.C") == -1
    for level in (2, 3, 5, 7):
        if level > 2:
            table.asks(RED, "look").pick("look")
        table.asks(RED, "search")
        table.g.choose(table.asked().options[0])
    assert table.cube("C1.C") == RED
    table.asks(RED, "main")


@rule("heroes.defeat.100", "heroes.unit.120", "heroes.turn.090")
def test_a_main_hero_beaten_by_guards_goes_home_and_keeps_all_but_its_units() -> None:
    table = before("F3.TL").having(RED, gold=9).turn(RED)
    table.pick("step F3.C").fights().falls(ATTACKER).asks(RED, "main")
    assert (table.where(RED), table.units(RED)) == ("S3.C", ["castle.griffins", "castle.marksmen"])
    assert (table.treasury(RED), table.g.players[RED].morale) == ((9, 0, 0), 0)
    assert (table.g.realm(BLUE).cubes, table.cube("F3.C")) == ((), -1)
    assert table.hero(RED).movement == 2, "and may go on from there"


@rule("heroes.defeat.100", "heroes.defeat.080")
def test_the_beaten_choose_among_their_places() -> None:
    table = before("F3.TL").flagged(RED, "F3.L").turn(RED)
    table.pick("step F3.C").fights().falls(ATTACKER)
    table.asks(RED, "refuge", ["field F3.L", "field S3.C"]).pick("field F3.L")
    assert table.where(RED) == "F3.L"


@rule("heroes.defeat.080", "heroes.movement.150")
def test_a_beaten_hero_goes_where_no_other_of_its_own_is_unless_there_is_nowhere_else() -> None:
    table = before("F3.TL").flagged(RED, "F3.L")
    table.second(RED, "S3.C")
    table.turn(RED).pick("step F3.C").fights().falls(ATTACKER).asks(RED, "main")
    assert table.where(RED) == "F3.L"
    table = before("F3.TL")
    second = table.second(RED, "S3.C")
    table.turn(RED).pick("step F3.C").fights().falls(ATTACKER).asks(RED, "main")
    assert (table.where(RED), table.field_name(table.g.heroes[second].field)) == ("S3.C", "S3.C")
    assert table.offers("second step S3.TR")


@rule("heroes.defeat.100", "heroes.secondary_hero.120", "heroes.secondary_hero.150")
def test_a_secondary_hero_beaten_by_guards_leaves_the_map() -> None:
    table = before("S3.C")
    second = table.second(RED, "F3.TL")
    table.turn(RED).pick("second step F3.C").fights().falls(ATTACKER).asks(RED, "main")
    assert table.g.heroes[second].field == -1
    assert [one.hero for one in table.happened(ev.LeftMap)] == [second]
    assert table.where(RED) == "S3.C"
    assert table.units(RED) == ["castle.griffins", "castle.marksmen"], "the first units are back"


# -- guards that come back ------------------------------------------------------------------------------


@rule("heroes.location.500", "heroes.combat_setup.010")
def test_without_its_black_cube_a_field_is_guarded_again() -> None:
    table = before("F3.TL").visited("F3.C")
    assert not table.g.is_guarded(table.field("F3.C"))
    table.g.take_cubes_off([table.field("F3.C")])
    assert table.g.is_guarded(table.field("F3.C"))
    table.turn(RED).pick("step F3.C")
    assert len(table.happened(ev.FightAnnounced)) == 1


@rule("heroes.location.500")
def test_who_beats_a_hero_on_a_field_that_is_guarded_again_faces_the_guards_too() -> None:
    table = before("F3.TL").level(RED, 2).stands(BLUE, "F3.C").army(BLUE, "dungeon.black_dragons:pack")
    table.turn(RED).pick("step F3.C").fights().falls(DEFENDER)
    assert (table.where(RED), table.where(BLUE)) == ("F3.C", "S2.C")
    assert len(table.happened(ev.FightAnnounced)) == 2
    assert table.fights().c.level == 2
    table.falls(DEFENDER)
    assert table.cube("F3.C") == -2
