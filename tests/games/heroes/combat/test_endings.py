"""How a combat ends and what comes of it.
[heroes.end_of_combat, retreat, surrender, defeat, unit, neutral, siege]"""

from typing import Any

import pytest

from fabletop.games.heroes import events as ev
from fabletop.games.heroes.combat.camp import ARMY, Camp
from fabletop.games.heroes.combat.state import ATTACKER, DEFENDER, RETREAT, SURRENDER, VICTORY
from fabletop.games.heroes.defs import AZURE, BRONZE, SILVER
from fabletop.games.heroes.state.hero import Troop
from fabletop.games.heroes.testing import HeroesTable, printed_unit, troop
from fabletop.kernel.frame import NOBODY, Seat
from fabletop.testing import rule

EDITIONS = pytest.mark.parametrize("ruleset", ["retail", "first"])


def standoff(defender: str = "mutare", gold: int = 20, **options: Any) -> tuple[HeroesTable, int]:
    """Two units far apart; the first to act is the attacker's."""
    table = HeroesTable("catherine", defender, **options)
    last = table.c.board.spaces - 1
    griffins = table.unit(0, "castle.griffins:pack", 0)  # 9
    enemy = "neutral.boars" if defender in ("guards", "steered") else "dungeon.troglodytes"
    table.unit(1, enemy, last)
    table.having(0, gold=gold).having(1, gold=gold, movement=2)
    return table, griffins


def opens(table: HeroesTable) -> HeroesTable:
    table.c.round = 0
    return table.start("heroes.open", NOBODY)


def army(table: HeroesTable, side: int) -> list[Troop]:
    return sorted(table.g.players[side].army)


def troops(*names: str) -> list[Troop]:
    return sorted(troop(name) for name in names)


def purses(table: HeroesTable) -> tuple[int, int]:
    return table.g.players[0].gold, table.g.players[1].gold


# -- surrender ------------------------------------------------------------------------------------------


@EDITIONS
@rule("heroes.surrender.020", "heroes.surrender.040", "heroes.end_of_combat.020")
def test_a_hero_who_surrenders_pays_the_enemy_and_keeps_every_unit(ruleset: str) -> None:
    table, griffins = standoff(ruleset=ruleset, level=3)
    table.c.units[griffins] = table.c.units[griffins].hurt(3)
    table.army(0, "castle.marksmen").hand(0, "attack").deck(0, "power").discard(0, "defence")
    opens(table).pick("surrender").rests()
    assert (table.c.ending, table.c.victor, table.g.winners) == (SURRENDER, DEFENDER, (1,))
    assert [event.n for event in table.happened(ev.Surrendered)] == [10]
    assert purses(table) == (10, 30)
    assert army(table, 0) == troops("castle.griffins:pack", "castle.marksmen")
    assert army(table, 1) == troops("dungeon.troglodytes")
    assert [player.morale for player in table.g.players] == [0, 0]  # it is no defeat
    assert [hero.experience for hero in table.g.heroes] == [4, 4]
    assert (table.in_hand(0), table.in_deck(0), table.in_discard(0)) == (["attack"], ["power"], ["defence"])
    assert table.happened(ev.PaidForDefeat) == []


@rule("heroes.surrender.020")
def test_the_defender_may_surrender_to_the_attacker() -> None:
    table, _ = standoff()
    opens(table).pick("end").asks(1, "act").pick("surrender").rests()
    assert (table.c.victor, table.g.winners, purses(table)) == (ATTACKER, (0,), (30, 10))


@EDITIONS
@rule("heroes.surrender.010")
def test_only_before_the_active_unit_moves_or_attacks(ruleset: str) -> None:
    table, griffins = standoff(ruleset=ruleset)
    table.unit(1, "dungeon.troglodytes", 2)
    opens(table)
    assert table.offers("surrender")
    table.pick("move 1").asks(0, "act")
    assert not table.offers("surrender")
    table.pick("end")
    while table.c.active != griffins:  # whenever a unit is activated: in the next round too
        table.pick("end" if table.offers("end") else table.options()[0])
    assert table.offers("surrender")


@rule("heroes.surrender.010")
def test_not_after_a_ranged_unit_has_shot() -> None:
    table = HeroesTable("catherine", "mutare").having(0, gold=10)
    marksmen = table.unit(0, "castle.marksmen", 4)
    table.unit(1, "dungeon.black_dragons", 19)
    assert table.acts(marksmen).offers("surrender")
    table.pick("attack black_dragons")
    assert table.offers("move 0")
    assert not table.offers("surrender")


@EDITIONS
@rule("heroes.surrender.050")
@pytest.mark.parametrize(("gold", "may"), [(0, False), (9, False), (10, True), (11, True)])
def test_it_takes_ten_gold(ruleset: str, gold: int, may: bool) -> None:
    table, _ = standoff(gold=gold, ruleset=ruleset)
    assert opens(table).offers("surrender") == may


@EDITIONS
@rule("heroes.end_of_combat.020")
@pytest.mark.parametrize("defender", ["guards", "steered", "ai"])
def test_nobody_surrenders_to_guards_or_an_ai_hero(ruleset: str, defender: str) -> None:
    table, _ = standoff(defender, ruleset=ruleset)
    assert not opens(table).offers("surrender")


@rule("heroes.siege.040")
def test_in_the_first_edition_a_town_may_be_given_up() -> None:
    for ruleset, may in (("retail", False), ("first", True)):
        table, _ = standoff(ruleset=ruleset)
        table.siege(gate=9 if ruleset == "retail" else 17)
        opens(table).pick("end").asks(1, "act")
        assert (table.offers("surrender"), table.offers("retreat")) == (may, may)
    table, _ = standoff(retreat_from_anybody=True)
    table.siege(gate=9)
    assert opens(table).offers("retreat")  # the besieger goes when it likes
    assert not table.pick("end").asks(1, "act").offers("retreat")


# -- retreat --------------------------------------------------------------------------------------------


@rule("heroes.end_of_combat.030")
@pytest.mark.parametrize("defender", ["mutare", "guards", "ai"])
def test_in_retail_nobody_retreats_in_the_middle_of_a_round(defender: str) -> None:
    table, _ = standoff(defender)
    assert not opens(table).offers("retreat")


@rule("heroes.end_of_combat.030", "heroes.retreat.020")
def test_a_hero_retreats_from_guards_at_the_end_of_a_round_and_keeps_the_units() -> None:
    table, griffins = standoff("guards")
    table.c.units[griffins] = table.c.units[griffins].hurt(2)
    table.army(0, "castle.marksmen").having(0, movement=3)
    opens(table).pick("end").asks(0, "further_round", ["pay_for_round", "withdraw"]).pick("withdraw").rests()
    assert (table.c.ending, table.c.victor, table.g.winners) == (RETREAT, DEFENDER, ())
    assert army(table, 0) == troops("castle.griffins:pack", "castle.marksmen")
    assert (table.g.players[0].gold, table.g.players[0].morale) == (20, 0)


@rule("heroes.end_of_combat.030")
def test_in_retail_azure_guards_are_not_escaped() -> None:
    table = HeroesTable("catherine", "guards").having(0, movement=9)
    table.unit(0, "castle.archangels:pack", 0)
    table.unit(1, "neutral.crystal_dragons", 19)
    opens(table)
    for _ in range(2):
        assert not table.offers("retreat")
        table.pick("end").asks(0, "act")  # and on it goes


@rule("heroes.end_of_combat.030", "heroes.retreat.020", "heroes.retreat.040")
@pytest.mark.parametrize("defender", ["mutare", "guards", "ai", "azure"])
def test_in_the_first_edition_one_flees_from_anybody_and_loses_every_unit(defender: str) -> None:
    table, griffins = standoff("guards" if defender == "azure" else defender, ruleset="first")
    if defender == "azure":
        table.unit(1, "neutral.crystal_dragons", 28)
        table.g.remove(1)
    table.unit(0, "castle.champions", 4)
    table.army(0, "castle.marksmen")
    table.hand(0, "attack", "power").deck(0, "defence").discard(0, "knowledge")
    opens(table)
    while table.c.active != griffins:
        table.pick("end")
    table.pick("retreat").rests()
    assert (table.c.ending, table.c.victor) == (RETREAT, DEFENDER)
    assert army(table, 0) == []
    assert table.in_hand(0) == ["attack", "power"]
    assert (table.in_deck(0), table.in_discard(0)) == (["defence"], ["knowledge"])
    assert (table.g.players[0].gold, table.hero(0).experience) == (20, 0)
    assert table.happened(ev.PaidForDefeat) == []


@rule("heroes.retreat.020")
def test_in_the_first_edition_a_fight_not_continued_costs_no_units() -> None:
    table, _ = standoff("guards", ruleset="first")
    opens(table).pick("end", "withdraw").rests()
    assert army(table, 0) == troops("castle.griffins:pack")


@rule("heroes.retreat.050")
def test_in_the_first_edition_only_before_a_unit_does_anything() -> None:
    table, _ = standoff(ruleset="first")
    table.unit(1, "dungeon.troglodytes:pack", 2)
    assert opens(table).offers("retreat")
    assert not table.pick("move 1").asks(0, "act").offers("retreat")
    table.pick("end").asks(1, "act")
    assert table.offers("retreat")  # each before the own units


# -- defeat ---------------------------------------------------------------------------------------------


def beaten(defender: str = "mutare", **options: Any) -> HeroesTable:
    """Champions next to the last unit of the defender."""
    table = HeroesTable("catherine", defender, **options)
    table.unit(0, "castle.champions:pack", 6)
    table.unit(1, "dungeon.troglodytes", 7)
    return table


def strikes(table: HeroesTable) -> HeroesTable:
    opens(table).dice(0).pick("attack troglodytes")
    table.rests()
    assert (table.c.ending, table.c.victor) == (VICTORY, ATTACKER)
    return table


@rule("heroes.defeat.010")
@pytest.mark.parametrize(
    ("ruleset", "gold", "paid"),
    [
        *(("retail", 20, 5), ("retail", 5, 5), ("retail", 3, 3), ("retail", 0, 0)),
        *(("first", 20, 7), ("first", 7, 7), ("first", 6, 6), ("first", 0, 0)),
    ],
)
def test_a_defeated_hero_pays_the_victor(ruleset: str, gold: int, paid: int) -> None:
    table = beaten(ruleset=ruleset).having(0, gold=1).having(1, gold=gold)
    strikes(table)
    assert purses(table) == (1 + paid, gold - paid)
    told = [(event.seat, event.n) for event in table.happened(ev.PaidForDefeat)]
    assert told == ([(1, paid)] if paid else [])


@rule("heroes.defeat.020", "heroes.morale.080", "heroes.morale.090", "heroes.morale.100")
@pytest.mark.parametrize(("before", "after", "lost"), [(1, 0, False), (0, -1, False), (-1, -1, True)])
def test_a_defeated_hero_loses_heart(before: int, after: int, lost: bool) -> None:
    table = beaten().hand(1, "defence", "power", "attack").having(1, morale=before)
    opens(table).dice(0).pick("attack troglodytes", "pass")
    assert (table.g.players[1].morale, table.g.players[1].hand_is_lost) == (after, lost)
    assert table.in_hand(1) == ["defence", "power", "attack"]  # a hand is lost at the end of the turn
    assert [event.n for event in table.happened(ev.GotMorale)] == [-1]
    assert (table.g.players[0].morale, table.g.players[0].hand_is_lost) == (0, False)


@rule("heroes.defeat.020", "heroes.morale.090")
@pytest.mark.parametrize(("before", "cards"), [(0, 1), (1, 3)])
def test_in_the_first_edition_it_costs_two_cards_or_the_token(before: int, cards: int) -> None:
    table = beaten(ruleset="first").hand(1, "power", "knowledge", "attack").having(1, morale=before)
    strikes(table)
    assert table.g.players[1].morale == 0
    assert (len(table.in_hand(1)), len(table.in_discard(1))) == (cards, 3 - cards)
    assert not table.g.players[1].hand_is_lost


@rule("heroes.defeat.020", "heroes.morale.130")
def test_the_undead_mind_a_defeat_in_the_first_edition_alone() -> None:
    for ruleset, cards in (("retail", 3), ("first", 1)):
        table = HeroesTable("catherine", "sandro", ruleset=ruleset).hand(1, "power", "knowledge", "attack")
        table.unit(0, "castle.champions:pack", 6)
        table.unit(1, "necropolis.skeletons", 7)
        opens(table).dice(0).pick("attack skeletons").rests()
        assert (table.g.players[1].morale, len(table.in_hand(1))) == (0, cards)


@EDITIONS
@rule("heroes.defeat.040")
def test_a_defeated_hero_keeps_its_level(ruleset: str) -> None:
    table = beaten(ruleset=ruleset).having(1, experience=7)
    strikes(table)
    assert table.hero(1).experience == 7
    assert table.hero(1).level == 4


@EDITIONS
@rule("heroes.defeat.060")
def test_guards_take_the_units_and_nothing_else(ruleset: str) -> None:
    """Where the books are silent: no player has won, so nothing is paid and nobody loses heart."""
    table = HeroesTable("catherine", "guards", ruleset=ruleset)
    table.unit(0, "castle.halberdiers", 6, damage=1)
    table.unit(1, "neutral.champions", 7)
    table.having(0, gold=9, morale=1, experience=3).hand(0, "power", "knowledge")
    opens(table).rests()
    assert (table.c.ending, table.c.victor, table.g.winners) == (VICTORY, DEFENDER, ())
    player = table.g.players[0]
    assert (player.gold, player.morale, table.hero(0).experience, player.army) == (9, 1, 3, ())
    assert table.in_hand(0) == ["power", "knowledge"]


def test_a_hero_beaten_by_an_ai_hero_pays_nobody() -> None:
    table = HeroesTable("catherine", "ai").having(0, gold=9)
    table.unit(0, "castle.halberdiers", 6, damage=1)
    table.unit(1, "dungeon.black_dragons:pack", 7)
    opens(table).rests()
    assert (table.c.victor, table.g.winners) == (DEFENDER, ())
    assert (table.g.players[0].gold, table.g.players[0].morale) == (9, 0)


# -- the units afterwards -------------------------------------------------------------------------------


@rule("heroes.unit.080", "heroes.unit.180", "heroes.unit.190", "heroes.unit.070")
def test_survivors_go_home_unhurt_and_the_fallen_do_not() -> None:
    table = beaten()
    hurt = table.unit(0, "castle.archangels:pack", 0, damage=9)
    cut = table.unit(0, "castle.griffins:pack", 1)
    fallen = table.unit(0, "castle.marksmen", 2)
    table.army(0, "castle.zealots")
    table.g.wound(cut, 5)
    table.g.wound(fallen, 2)
    opens(table).pick("end")  # the Archangels come first
    table.dice(0).pick("attack troglodytes").rests()
    home = ["castle.archangels:pack", "castle.champions:pack", "castle.griffins", "castle.zealots"]
    assert army(table, 0) == troops(*home)
    assert army(table, 1) == []
    assert table.damage(hurt) == 9  # as it was on the board

    again = HeroesTable("catherine", "mutare").army(0, "castle.griffins")
    again.g.players[0].army = table.g.players[0].army
    again.start("heroes.deploy", 0, 0)
    assert again.options() == [f"deploy {name}" for name in deployed(again)]
    again.pick("deploy castle.archangels:pack", "space 0")
    assert (again.damage(0), again.is_pack(0)) == (0, True)


def deployed(table: HeroesTable) -> list[str]:
    names = []
    for kind, face in table.g.players[0].army:
        names.append(table.g.units[kind].id + (":pack" if face else ""))
    return names


@rule("heroes.unit.080")
def test_neutral_units_in_an_army_go_home_too() -> None:
    table = beaten()
    table.unit(0, "neutral.boars", 0)
    table.c.camps[0] = Camp(ARMY, Seat(0))
    strikes(table)
    assert army(table, 0) == troops("castle.champions:pack", "neutral.boars")


@EDITIONS
@rule("heroes.neutral.070")
@pytest.mark.parametrize("defender", ["guards", "steered"])
def test_guards_left_undefeated_are_discarded_by_tier(ruleset: str, defender: str) -> None:
    table = HeroesTable("catherine", defender, ruleset=ruleset)
    last = table.c.board.spaces - 1
    table.unit(0, "castle.archangels:pack", 0)
    table.unit(1, "neutral.zombies", last, damage=2)
    table.unit(1, "neutral.mummies", last - 1)
    opens(table).pick("end")
    while table.asked().kind != "further_round":
        table.g.choose(table.asked().options[0])
    table.pick("withdraw").rests()
    piles = table.g.neutral_piles
    assert piles[BRONZE] == [printed_unit("neutral.zombies").index]
    assert piles[SILVER] == [printed_unit("neutral.mummies").index]
    assert table.g.players[1].army == ()


@rule("heroes.neutral.060")
def test_azure_guards_that_win_are_discarded_without_their_damage() -> None:
    table = HeroesTable("catherine", "guards", ruleset="first")
    table.unit(0, "castle.halberdiers", 6, damage=1)
    table.unit(1, "neutral.crystal_dragons", 7, damage=4)
    opens(table).rests()
    assert table.c.victor == DEFENDER
    assert table.g.neutral_piles[AZURE] == [printed_unit("neutral.crystal_dragons").index]
    table.g.neutral[AZURE] = table.g.neutral_piles[AZURE].copy()
    table.c.camps[1].reserve = ((table.g.neutral[AZURE][0], 0),)
    table.g.enter_combat(table.c)
    table.start("heroes.place_by_the_book", NOBODY, 1)
    assert table.c.units[-1].damage == 0
