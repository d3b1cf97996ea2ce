"""What the astrologers proclaim: all nineteen cards, and how long each lasts. [heroes.event]"""

from __future__ import annotations

import pytest

from fabletop.games.heroes.combat.state import DEFENDER
from fabletop.games.heroes.defs import BRONZE
from fabletop.games.heroes.map import events as ev
from fabletop.games.heroes.map.marks import Token
from fabletop.games.heroes.scenario.ground import TokenDef
from fabletop.games.heroes.scenario.named import CLASH, PlaceWord
from fabletop.games.heroes.scenario.printed import ScenarioDef
from fabletop.games.heroes.testing.adventure import AdventureTable
from fabletop.games.heroes.turn.income import next_income_of
from fabletop.kernel.frame import Seat
from fabletop.testing import rule

RED, BLUE = Seat(0), Seat(1)
MANY = ("power", "knowledge", "power", "knowledge", "power", "knowledge")


def stars(table: AdventureTable, *names: str) -> AdventureTable:
    """What the astrologers proclaim next, one after the other."""
    by_id = {card.id: card.index for card in table.g.printed.proclamations}
    table.g.proclamations = [by_id[name] for name in reversed(names)]
    return table


def heed(table: AdventureTable, *names: str) -> AdventureTable:
    """An astrologers round begins with this."""
    table.g.round += table.g.round % 2
    table.g.week = -1
    stars(table, *names).start("heroes.proclaim", -1)
    return table


def week(name: str, *heroes: str) -> AdventureTable:
    """A card that lasts is in force since this round."""
    table = heed(AdventureTable(*heroes, round=4), name)
    table.at_rest()
    return table.hush()


def rounds_on(table: AdventureTable) -> AdventureTable:
    """The next round begins, without what it begins with."""
    table.g.begin_map_round()
    return table


# -- the deck -------------------------------------------------------------------------------------------


@rule("heroes.round.060", "heroes.event.010", "heroes.setup.250", "heroes.overview.210")
def test_one_card_is_drawn_and_told_and_the_pile_is_shuffled_when_all_were_drawn() -> None:
    table = AdventureTable(round=4)
    table.g.shuffle_proclamations()
    assert sorted(table.g.proclamations) == list(range(19))
    top = table.g.proclamations[-1]
    table.g.draw_proclamation()
    assert [one.proclamation for one in table.happened(ev.Proclaimed)] == [top]
    assert (len(table.g.proclamations), table.g.proclaimed) == (18, [top])
    for _ in range(18):
        table.g.draw_proclamation()
    assert table.g.proclamations == []
    table.g.draw_proclamation()
    assert (len(table.g.proclamations), len(table.g.proclaimed)) == (18, 1)


@rule("heroes.event.010")
def test_dead_silence() -> None:
    table = AdventureTable(round=4)
    before = table.g.to_data()["players"]
    heed(table, "dead_silence").at_rest()
    assert (table.g.to_data()["players"], table.g.week) == (before, -1)


# -- at once --------------------------------------------------------------------------------------------


@rule("heroes.event.010")
def test_annoying_lizard_shuffles_artifacts_and_spells_away_for_as_many_cards() -> None:
    table = AdventureTable(round=4).hand(RED, "attack", "haste", "angel_wings").deck(RED, *MANY)
    table.hand(BLUE, "defence").deck(BLUE, *MANY)
    heed(table, "annoying_lizard").at_rest()
    assert (len(table.in_hand(RED)), table.in_hand(RED)[0]) == (3, "attack")
    assert sorted(table.in_hand(RED) + table.in_deck(RED)) == sorted(
        ("attack", "haste", "angel_wings", *MANY)
    )
    assert table.in_discard(RED) == []
    assert table.in_hand(BLUE) == ["defence"], "statistics stay"


@rule("heroes.event.010", "heroes.morale.130")
def test_fancy_pixie_heartens_everybody_but_the_dead() -> None:
    table = heed(AdventureTable("catherine", "mutare", "sandro", round=4), "fancy_pixie")
    table.at_rest()
    assert [player.morale for player in table.g.players] == [1, 1, 0]


@rule("heroes.event.010", "heroes.morale.020", "heroes.morale.030")
def test_who_has_a_token_may_use_it_before_the_pixie_comes() -> None:
    table = AdventureTable(round=4).having(BLUE, morale=1).deck(BLUE, *MANY)
    heed(table, "fancy_pixie").asks(BLUE, "second_heart").pick("morale 0").at_rest()
    assert ([player.morale for player in table.g.players], table.in_hand(BLUE)) == ([1, 1], ["power"])


@rule("heroes.event.010")
def test_fluffy_rabbit_lets_everybody_roll_a_treasure_die() -> None:
    table = heed(AdventureTable(round=4).dice(1, 5, 2), "fluffy_rabbit")
    table.at_rest()
    assert (table.hero(RED).experience, table.treasury(BLUE)) == (1, (6, 0, 0))


@rule("heroes.event.010")
def test_white_raven_lets_everybody_roll_a_resource_die() -> None:
    table = heed(AdventureTable(round=4).dice(1, 6), "white_raven")
    table.at_rest()
    assert (table.treasury(RED), table.treasury(BLUE)) == ((3, 0, 0), (0, 0, 2))


@rule("heroes.event.010", "heroes.location.500")
def test_friendly_beaver_takes_the_black_cubes_off_but_no_flag_and_no_grail() -> None:
    table = AdventureTable(tiles=("F3 0 0", "C2 3 -1", "S3 -3 1", "S2 6 -2 3"), round=4)
    table.visited("F3.TL", "F3.C", "C2.C").flagged(RED, "F3.L")
    assert table.g.land.field(table.field("C2.C")).id == "grail"
    heed(table, "friendly_beaver").at_rest()
    assert [table.cube(name) for name in ("F3.TL", "F3.C", "C2.C", "F3.L")] == [-1, -1, -2, RED]
    assert [sorted(one.fields) for one in table.happened(ev.CubesTakenOff)] == [
        sorted([table.field("F3.TL"), table.field("F3.C")])
    ]


@rule("heroes.event.010")
def test_in_the_first_astrologers_round_another_comes_for_the_beaver() -> None:
    table = AdventureTable(round=2).visited("F3.TL").dice(1, 1)
    heed(table, "friendly_beaver", "white_raven").at_rest()
    assert (table.cube("F3.TL"), table.treasury(RED)) == (-2, (3, 0, 0))
    assert len(table.g.proclaimed) == 2


@rule("heroes.event.050", "heroes.event.010", "heroes.resource.160")
def test_isras_friends_reinforce_one_unit_for_half_without_a_citadel() -> None:
    table = AdventureTable(round=4).army(RED, "castle.archangels", "castle.griffins").army(BLUE)
    table.having(RED, gold=30, valuables=9)
    angels = table.g.units[table.g.players[RED].army[0][0]].faces[1]
    heed(table, "isras_friends").asks(RED, "reinforce_one")
    assert table.options() == ["reinforce castle.archangels", "reinforce castle.griffins", "pass"]
    table.pick("reinforce castle.archangels").at_rest()
    assert table.units(RED) == ["castle.archangels:pack", "castle.griffins"]
    assert table.treasury(RED) == (30 - (angels.gold + 1) // 2, 0, 9 - (angels.valuables + 1) // 2)
    assert not table.g.realm(RED).peopled


@rule("heroes.event.010")
def test_terrible_plague_takes_a_pack_of_the_owners_choice() -> None:
    table = AdventureTable(round=4).army(
        RED, "castle.archangels:pack", "castle.griffins:pack", "castle.zealots"
    )
    table.army(BLUE, "dungeon.harpies")
    heed(table, "terrible_plague").asks(RED, "plague")
    assert len(table.options()) == 2
    griffins = table.g.players[RED].army[1][0]
    table.pick(f"weaken {griffins}").at_rest()
    assert table.units(RED) == ["castle.archangels:pack", "castle.griffins", "castle.zealots"]
    assert table.units(BLUE) == ["dungeon.harpies"], "a few are not fewer"


# -- the next income ------------------------------------------------------------------------------------


@rule("heroes.event.010", "heroes.event.020", "heroes.round.110")
@pytest.mark.parametrize(
    ("name", "income"),
    [
        ("gold_dragon", (20, 0, 1)),
        ("wild_debauchery", (10, 0, 1)),
        ("merry_leprechaun", (15, 0, 2)),
        ("greedy_dragon", (15, 0, 0)),
    ],
)
def test_cards_for_the_next_resource_round(name: str, income: tuple[int, int, int]) -> None:
    table = AdventureTable(round=4)
    table.g.own_realm(RED).income = (15, 0, 1)
    heed(table, name).at_rest()
    assert (next_income_of(table.g, RED), table.treasury(RED)) == (income, (0, 0, 0))
    rounds_on(table).start("heroes.pay_income", -1).at_rest()
    assert table.treasury(RED) == income
    assert next_income_of(table.g, RED) == (15, 0, 1), "once"


# -- this round and the next ----------------------------------------------------------------------------


@rule("heroes.event.010", "heroes.event.020", "heroes.movement.120")
@pytest.mark.parametrize(("name", "points"), [("battalions_stallion", [4, 3]), ("magic_tortoise", [2, 1])])
def test_heroes_are_faster_or_slower_in_this_round_and_the_next(name: str, points: list[int]) -> None:
    table = AdventureTable(round=4)
    second = table.second(BLUE, "S2.TL")
    heed(table, name).at_rest()

    def all_points() -> list[int]:
        return [table.hero(RED).movement, table.g.heroes[second].movement]

    assert all_points() == points
    assert [table.g.points_of(table.g.heroes[number]) for number in (RED, second)] == points, "hired ones too"
    rounds_on(table)
    assert all_points() == points
    rounds_on(table)
    assert all_points() == [3, 2]


@rule("heroes.event.040")
def test_no_hero_falls_below_one_point_by_the_tortoise() -> None:
    """A secondary hero that carries something has a single point as it is."""
    scenario = ScenarioDef(0, "trial", CLASH, (2, 3), 10)
    scenario.tokens = (TokenDef(0, "cup", PlaceWord(0), False, False, -1, 0),)
    table = AdventureTable(round=4, scenario=scenario)
    second = table.second(RED, "S3.TR")
    table.g.tokens = [Token(0, RED, carrier=second)]
    table.g.heroes[second] = table.g.heroes[second].moved(table.g.points_of(table.g.heroes[second]))
    assert table.g.heroes[second].movement == 1
    heed(table, "magic_tortoise").at_rest()
    assert table.g.heroes[second].movement == 1
    rounds_on(table)
    assert (table.g.heroes[second].movement, table.hero(RED).movement) == (1, 2)


@rule("heroes.event.010", "heroes.turn.040")
def test_profuse_growth_makes_hands_larger() -> None:
    table = week("profuse_growth").deck(RED, *MANY).start("heroes.turn", RED).pick("draw_up")
    assert len(table.in_hand(RED)) == 5
    rounds_on(table)
    assert table.g.hand_limit(RED) == 5
    assert rounds_on(table).g.hand_limit(RED) == 4


@rule("heroes.event.010", "heroes.event.020")
def test_swift_weasel_rolls_one_die_again_in_each_turn() -> None:
    def roll() -> list[str]:
        table.dice(1, 2).start("heroes.roll_dice", RED, 0, 1, 1)
        options = table.options()
        if table.asked().kind == "take_die":
            table.pick("reroll_die 0")
        return options

    table = week("swift_weasel").start("heroes.turn", RED).pick("keep")
    assert roll() == ["die 0", "reroll_die 0"]
    table.g.given = ()
    table.dice(1).start("heroes.roll_dice", RED, 0, 1, 1).asks(RED, "main")
    table.pick("end_turn")
    rounds_on(table).start("heroes.turn", RED).pick("keep")
    assert roll() == ["die 0", "reroll_die 0"], "in the next turn again"
    table.pick("end_turn")
    rounds_on(table).dice(1).start("heroes.roll_dice", RED, 0, 1, 1).at_rest()


@rule("heroes.event.010", "heroes.neutral.070")
@pytest.mark.parametrize("swaps", [True, False])
def test_groovy_satyr_swaps_one_guard_for_another_of_its_tier(swaps: bool) -> None:
    table = week("groovy_satyr").visited("F3.TL").stands(RED, "F3.TL")
    table.army(RED, "castle.archangels:pack").guard("neutral.boars", "neutral.rogues", "neutral.peasants")
    boars, rogues, peasants = (
        table.g.neutral[BRONZE][-1],
        table.g.neutral[BRONZE][-2],
        table.g.neutral[BRONZE][-3],
    )
    table.turn(RED).pick("step F3.C").asks(RED, "swap_guard", [f"swap {boars}", f"swap {rogues}", "pass"])
    table.pick(f"swap {boars}" if swaps else "pass")
    drawn = [kind for kind, _ in table.g.fight.camps[DEFENDER].reserve]
    assert drawn == ([peasants, rogues] if swaps else [boars, rogues])
    assert table.g.neutral_piles[BRONZE] == ([boars] if swaps else [])


@rule("heroes.event.010")
def test_without_the_satyr_nobody_is_asked() -> None:
    table = AdventureTable(round=4).visited("F3.TL").stands(RED, "F3.TL").army(RED, "castle.archangels:pack")
    table.turn(RED).pick("step F3.C")
    assert table.asked().kind != "swap_guard"


# -- spells ---------------------------------------------------------------------------------------------


@rule("heroes.event.010", "heroes.event.020")
def test_crazy_wizard_gives_the_first_spell_of_the_fortnight_back() -> None:
    table = week("crazy_wizard").hand(RED, "town_portal").stands(RED, "F3.BL")
    table.turn(RED).pick("cast town_portal").asks(RED, "main")
    assert (table.where(RED), table.in_hand(RED)) == ("S3.C", ["town_portal"])
    table.stands(RED, "F3.BL").pick("end_turn")
    rounds_on(table).turn(RED).pick("cast town_portal")
    assert (table.in_hand(RED), table.in_discard(RED)) == ([], ["town_portal"]), "not the second"
    table.stands(RED, "F3.BL").hand(RED, "town_portal").pick("end_turn")
    heed(rounds_on(table), "crazy_wizard").turn(RED).pick("cast town_portal")
    assert table.in_hand(RED) == ["town_portal"], "a new fortnight"


@rule("heroes.event.010")
def test_crazy_wizard_counts_for_each_player_and_in_fights() -> None:
    table = week("crazy_wizard").visited("F3.TL").stands(RED, "F3.TL").level(RED, 2)
    table.army(RED, "castle.archangels:pack").guard("neutral.peasants", "neutral.peasants")
    table.hand(RED, "magic_arrow").turn(RED).pick("step F3.C").fights()
    while not table.offers("cast magic_arrow"):
        table._idle()
    table.pick("cast magic_arrow")
    while table.asked().kind in ("aim", "power"):
        table.g.choose(table.asked().options[0])
    assert table.in_hand(RED) == ["magic_arrow"]
    assert table.g.realm(BLUE).weekly == frozenset()


@rule("heroes.event.010", "heroes.spell.060")
def test_grim_warlock_makes_the_first_spell_of_each_own_turn_stronger() -> None:
    """A Town Portal of power 2 gives a movement point: one card of power is enough for it now."""
    table = week("grim_warlock").hand(RED, "town_portal", "power").stands(RED, "F3.BL")
    table.start("heroes.turn", RED).pick("keep", "cast town_portal", "empower power").asks(RED, "main")
    assert (table.where(RED), table.hero(RED).movement) == ("S3.C", 4)
    table.pick("end_turn")
    rounds_on(table).hand(RED, "town_portal", "power", "town_portal", "power").stands(RED, "F3.BL")
    table.start("heroes.turn", RED).pick("keep", "cast town_portal", "empower power", "pass")
    assert table.hero(RED).movement == 4, "in the next turn again"
    table.stands(RED, "F3.BL").turn(RED).pick("cast town_portal", "empower power")
    assert (table.where(RED), table.hero(RED).movement) == ("S3.C", 4), "but only the first"


@rule("heroes.event.010")
def test_grim_warlock_does_not_help_in_the_turn_of_another() -> None:
    table = week("grim_warlock").stands(BLUE, "F3.BL").hand(BLUE, "town_portal", "power")
    table.g.turn_of = RED
    table.start("heroes.main", BLUE).pick("cast town_portal", "empower power")
    assert table.hero(BLUE).movement == 3


@rule("heroes.event.010")
@pytest.mark.parametrize(("name", "offered"), [("grim_warlock", True), ("dead_silence", False)])
def test_a_spell_that_is_too_weak_alone_is_on_offer_for_the_warlocks_sake(name: str, offered: bool) -> None:
    """Blind without power stops a bronze unit at most; here the enemy is silver."""
    table = heed(AdventureTable(round=4), name).visited("F3.TL").stands(RED, "F3.TL")
    table.army(RED, "castle.archangels:pack", "castle.champions:pack").guard("neutral.mummies")
    table.hand(RED, "blind").turn(RED).pick("step F3.L").fights()
    for uid in table.c.fielded(DEFENDER):
        if table.c.tier_of(uid) == BRONZE:
            table.g.remove(uid)
    while table.asked().kind != "act":
        table._idle()
    table.pick("end").asks(RED, "act")
    assert table.offers("cast blind") == offered
