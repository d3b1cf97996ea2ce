"""The switches of a scenario: what each of them changes in play."""

from __future__ import annotations

import pytest
from tests.games.heroes.scenario.told import table_of, told

from fabletop.games.heroes.combat.state import combat_from_data
from fabletop.games.heroes.map.marks import NO_CUBE, Mark, Token
from fabletop.games.heroes.modes.agreed import check_scenario
from fabletop.games.heroes.scenario.load.vocabulary import RULES
from fabletop.games.heroes.testing import AdventureTable
from fabletop.games.heroes.turn.income import income_of
from fabletop.games.heroes.turn.rounds import pays_income
from fabletop.kernel.errors import BadSetup
from fabletop.kernel.frame import Act, Frame, Seat
from fabletop.testing import rule

TESTED = [
    *("no_building", "no_secondary_heroes", "level_cap", "no_entering_rival_start_tiles"),
    *("income_every_round", "ignore_closed_edges", "no_skip", "no_retreat", "own_guard", "unguarded"),
    *("trading_post_recruits", "carrier", "face_down_supply", "once_for_each", "no_gold_for_defeat"),
    *("fallen_return", "return_to", "encircled", "walk_past", "sudden_death", "doubled", "spoils"),
    *("free_defence", "swift_from_level", "recruit_beaten"),
    "last_guard",  # in test_emerald_island.py
    "guarded_for_each",  # in test_fan_parties.py
    "garrison",  # in test_titans_stronghold.py
    *("sealed", "guard_deck"),  # in test_queens_gambit.py
    "towns_stand",  # in test_carrying.py
    "split_decks",  # in modes/test_split_decks.py
    "resource_cards_aside",  # in test_wealth.py
]
# see test_party.py
OF_PARTIES = [
    *("no_fights_between_players", "no_retaking_flags", "gifts", "guards_by_ai", "lose_when_eliminated")
]


def test_there_is_a_test_for_every_word() -> None:
    assert sorted([*TESTED, *OF_PARTIES]) == sorted(RULES)


def test_no_building() -> None:
    table = table_of(rules="[{no_building: [citadel]}]").having(0, gold=90, materials=30, valuables=9)
    built = [deed for deed in table.deeds(0) if deed.startswith("build")]
    assert built
    assert "build citadel" not in built
    assert "build citadel" in table_of().having(0, gold=90, materials=30, valuables=9).deeds(0)


def test_no_secondary_heroes() -> None:
    for rules, offered in (("[]", True), ("[no_secondary_heroes]", False)):
        table = table_of(rules=rules).having(0, gold=10).stands(0, "S3.TR")
        assert ("hire S3.C" in table.deeds(0)) is offered


@pytest.mark.parametrize(("cap", "experience"), [(2, 2), (3, 4)])
def test_level_cap(cap: int, experience: int) -> None:
    table = table_of(
        rules=f"[{{level_cap: {cap}}}]", timed_events="[{at: {rounds: [3]}, do: [{experience: {n: 6}}]}]"
    )
    table.in_round(3).start("heroes.events_of_round", -1)
    while table.g.decision is not None:
        table.g.choose(table.asked().options[0])
    assert table.g.main_hero(Seat(0)).experience == experience
    assert table.g.level_of(Seat(0)) == cap


@pytest.mark.parametrize(("round", "may"), [(3, False), (4, True)])
def test_no_entering_rival_start_tiles(round: int, may: bool) -> None:
    rules = "[{no_entering_rival_start_tiles: 4}, ignore_closed_edges]"
    table = table_of(rules=rules).in_round(round).stands(0, "F3.R").turn(0)
    into = [option for option in table.options() if option.startswith("step S2")]
    assert bool(into) is may
    own = table_of(rules=rules).in_round(round).stands(0, "F3.L").turn(0)
    assert any(option.startswith("step S3") for option in own.options())


@pytest.mark.parametrize(("round", "usual"), [(2, False), (3, True), (4, False)])
def test_income_every_round(round: int, usual: bool) -> None:
    assert pays_income(table_of().in_round(round).g) is usual
    assert pays_income(table_of(rules="[income_every_round]").in_round(round).g)


def test_ignore_closed_edges() -> None:
    def ways(rules: str) -> int:
        table = table_of(rules=rules)
        return sum(len(table.g.land.ways(table.field(name))) for name in ("S3.TR", "S3.R", "S3.BR", "S2.L"))

    assert ways("[ignore_closed_edges]") > ways("[]")


def guarded(rules: str, level: int = 1) -> AdventureTable:
    """Catherine before the ore mine of level I beside her town."""
    table = table_of(rules=rules).first_army(0, "castle.champions:pack", "castle.archangels:pack")
    return table.level(0, level).turn(0)


@pytest.mark.parametrize(("rules", "fought"), [("[]", False), ("[{no_skip: [mine]}]", True)])
def test_no_skip(rules: str, fought: bool) -> None:
    table = guarded(rules, level=3).pick("step S3.BL").deploy_all()
    assert (table.g.combat is not None) is fought


@pytest.mark.parametrize(("rules", "endless"), [("[]", False), ("[{no_retreat: [mine]}]", True)])
def test_no_retreat(rules: str, endless: bool) -> None:
    table = guarded(rules).pick("step S3.BL").deploy_all()
    assert table.g.fight.endless is endless


@rule("heroes.neutral.020")
def test_own_guard() -> None:
    cards = ", ".join(f"{one}: {{silver: 2, gold: 1}}" for one in ("easy", "normal", "hard", "impossible"))
    table = guarded(f"[{{own_guard: {{place: mine, {cards}}}}}]").pick("step S3.BL").deploy_all()
    tiers = sorted(table.g.units[unit.kind].tier for unit in table.g.fight.units if unit.side == 1)
    assert tiers == [2, 2, 3]
    assert table.g.fight.level == 1  # the field keeps its numeral


def test_unguarded() -> None:
    table = guarded("[{unguarded: [mine]}]").pick("step S3.BL")
    assert table.cube("S3.BL") == 0


def test_trading_post_recruits() -> None:
    table = table_of(middle="F1", rules="[{trading_post_recruits: [bronze, silver]}]")
    table.having(0, gold=60, valuables=9).stands(0, "F1.C").turn(0)
    table.pick("step F1.BL", "show_units").asks(0, "buy_shown")
    while len(table.asked().options) > 1 and table.asked().kind == "buy_shown":
        table.g.choose(table.asked().options[0])
        if table.g.decision is None or table.asked().kind != "buy_shown":
            break
    assert len(table.units(0)) == 3  # any of them


@pytest.mark.parametrize("sheltered", [True, False])
def test_carrier(sheltered: bool) -> None:
    cup = "{cup: {at: windmill, one_per: game, carried_by: any, movement: 0, on_loss: dropped}}"
    rules = f"[{{carrier: {{token: cup, sanctuary: {str(sheltered).lower()}}}}}]"
    table = table_of(middle="N1", tokens=cup, rules=rules).stands(1, "N1.R").stands(0, "N1.TR")
    table.g.change_token(0, Token(0, 1, carrier=1))
    table.having(0, movement=1).turn(0)
    assert ("step N1.R" in table.options()) is not sheltered


def test_face_down_supply_is_so_anyway() -> None:
    """What lies in a supply is seen when its place is chosen, in every scenario."""
    check_scenario(told(rules="[face_down_supply]"), "clash", 2)


@rule("heroes.location.060")
def test_once_for_each() -> None:
    """Each player visits a place of these tiles once, others leave a black cube everywhere else."""
    table = table_of(rules="[{once_for_each: [F3]}]")
    for seat, beside in ((0, "F3.TR"), (1, "F3.TR")):
        other = 1 - seat
        table.stands(other, f"S{3 - other}.C").stands(seat, beside).having(seat, movement=3).turn(seat)
        table.pick("step F3.TL")  # the water wheel
        assert table.treasury(seat) == (3, 0, 0)
        table.pick("step F3.TR", "step F3.TL")
        assert table.treasury(seat) == (3, 0, 0)
        assert table.cube("F3.TL") == seat
        table.pick("end_turn")
    usual = table_of().stands(0, "F3.TR").turn(0).pick("step F3.TL", "end_turn")
    usual.stands(0, "S3.C").stands(1, "F3.TR").turn(1).pick("step F3.TL")
    assert usual.treasury(1) == (0, 0, 0)


def met(rules: str) -> AdventureTable:
    """Catherine, with a Pack, has met Mutare, and both have 9 gold."""
    table = table_of(middle="N3", rules=rules).stands(0, "N3.L").stands(1, "N3.C")
    table.first_army(0, "castle.griffins:pack", "castle.marksmen").having(0, gold=9).having(1, gold=9)
    return table.turn(0).pick("step N3.C").fights()


@rule("heroes.defeat.010")
@pytest.mark.parametrize(("rules", "gold"), [("[]", 5), ("[no_gold_for_defeat]", 0)])
def test_no_gold_for_defeat(rules: str, gold: int) -> None:
    table = met(rules).falls(1)
    assert (table.treasury(0)[0], table.treasury(1)[0]) == (9 + gold, 9 - gold)


def test_fallen_return() -> None:
    """One unit that fell, or a Pack that was cut down, or neither."""
    for choice, army in (
        ("regain", ["castle.griffins", "castle.marksmen"]),
        ("regain_pack", ["castle.griffins:pack"]),
        ("pass", ["castle.griffins"]),
    ):
        table = met("[fallen_return]")
        griffins, marksmen = table.c.fielded(0)
        table.g.wound(griffins, table.c.health_of(griffins))
        table.g.remove(marksmen)
        table.falls(1, *()).asks(0, "fallen")
        assert [option.split()[0] for option in table.options()] == ["regain_pack", "regain", "pass"]
        table.pick(next(option for option in table.options() if option.split()[0] == choice))
        assert sorted(table.units(0)) == army


def test_nobody_returns_unless_the_scenario_says_so_or_somebody_fell() -> None:
    table = met("[]")
    table.g.remove(table.c.fielded(0)[1])
    assert table.falls(1).asked().kind != "fallen"
    assert met("[fallen_return]").falls(1).asked().kind != "fallen"


def test_fallen_return_after_guards_of_the_highest_level() -> None:
    for level, asked in ((7, True), (6, False)):
        table = guarded("[fallen_return]")
        table.pick("step S3.BL").fights()
        table.c.level = level
        table.g.remove(table.c.fielded(0)[0])
        table.falls(1)
        kinds = []
        while table.g.decision is not None and table.asked().kind != "main":
            kinds.append(table.asked().kind)
            table.g.choose(table.asked().options[-1])
        assert ("fallen" in kinds) is asked


@rule("heroes.defeat.030")
def test_return_to() -> None:
    """A beaten main hero may go to an obelisk that its player has flagged, even if a rival did so later."""
    for rules, fields in (("[]", ["field S2.C"]), ("[{return_to: [obelisk]}]", ["field S2.C", "field N3.C"])):
        table = table_of(middle="N3", rules=rules).stands(0, "S3.C").stands(1, "S3.BR")
        table.g.marks[table.field("N3.C")] = Mark(0, True, visitors=(1, 0))
        table.turn(0).pick("step S3.BR").fights().falls(1)
        if len(fields) > 1:
            table.asks(1, "refuge", fields).pick("field N3.C")
        assert table.where(1) == ("N3.C" if len(fields) > 1 else "S2.C")


@rule("heroes.combat_setup.050")
def test_encircled() -> None:
    """Up to four units in the middle row, and each guard in a corner."""
    cards = ", ".join(f"{one}: {{bronze: 4}}" for one in ("easy", "normal", "hard", "impossible"))
    table = table_of(rules=f"[{{encircled: [mine]}}, {{own_guard: {{place: mine, {cards}}}}}]")
    army = ("castle.griffins", "castle.marksmen", "castle.halberdiers", "castle.crusaders", "castle.zealots")
    table.first_army(0, *army).turn(0).pick("step S3.BL")
    while table.asked().kind != "deploy":
        table.g.choose(table.asked().options[-1])
    table.g.choose(table.asked().options[0])
    assert table.options() == ["space 8", "space 9", "space 10", "space 11"]
    table.fights()
    c = table.c
    assert sorted(c.units[uid].space for uid in c.fielded(0)) == [8, 9, 10, 11]
    assert sorted(c.units[uid].space for uid in c.fielded(1)) == [0, 3, 16, 19]
    assert c.clone().encircled
    assert combat_from_data(table.g.printed, c.to_data()).encircled


def test_walk_past() -> None:
    """Who passes by must go on, and visits nothing; who fights does as everywhere."""
    table = guarded("[{walk_past: [mine]}]").pick("step S3.BL").asks(0, "pass_by", ["fight", "pass_by"])
    table.pick("pass_by")
    assert table.g.combat is None
    assert all(option.startswith("step") for option in table.options())
    assert table.cube("S3.BL") == NO_CUBE
    fought = guarded("[{walk_past: [mine]}]").pick("step S3.BL", "fight").deploy_all()
    assert fought.g.combat is not None
    tired = table_of(rules="[{walk_past: [mine]}]").having(0, movement=1).turn(0).pick("step S3.BL")
    assert tired.asked().kind != "pass_by"  # nobody stays among guards


@pytest.mark.parametrize(
    ("round", "points", "winners", "over"),
    [
        (10, (1, 0), (0,), True),
        (10, (1, 1), (), False),
        (12, (1, 1), (0, 1), True),
        (11, (1, 2), (1,), True),
    ],
)
def test_sudden_death(round: int, points: tuple[int, int], winners: tuple[int, ...], over: bool) -> None:
    table = table_of(rules="[{sudden_death: 2}]", at_limit="most_won", victory="[]").in_round(round).can_end()
    for seat, n in enumerate(points):
        table.g.win_points(Seat(seat), n)
    table.g.stack.append(Frame("heroes.turn", Seat(0)))
    table.start("heroes.look_at_end", -1)
    assert (table.g.winners, table.g.over) == (winners, over)


def test_who_gets_ahead_after_the_last_round_wins_at_once() -> None:
    for round, winners in ((10, ()), (11, (0,))):
        table = (
            table_of(rules="[{sudden_death: 2}]", at_limit="most_won", victory="[]").in_round(round).can_end()
        )
        table.g.win_points(Seat(0), 1)
        table.start("heroes.look_at_goals", 0)
        assert table.g.winners == winners


@rule("heroes.settlement.020")
def test_doubled() -> None:
    """Twice the income and twice the pay of the first owner, or two units."""
    for rules, times in (("[]", 1), ("[{doubled: [settlement]}]", 2)):
        table = table_of(rules=rules)
        table.start("heroes.settle", 0, table.field("F3.L"), 1)
        table.g.flag(0, table.field("F3.L"))
        table.pick("yields 2")
        assert table.treasury(0) == (0, 0, times)
        assert income_of(table.g, Seat(0)) == (10, 0, times)
        army = table_of(rules=rules).first_army(0, "castle.griffins", "castle.marksmen", "castle.halberdiers")
        army.start("heroes.settle", 0, army.field("F3.L"), 1).pick("reinforces")
        while army.g.decision is not None:
            army.g.choose(army.asked().options[0])
        assert sum(one.endswith(":pack") for one in army.units(0)) == times


@rule("heroes.defeat.010")
def test_spoils() -> None:
    """The gold, or an artifact that the loser has used; other cards are not to be had."""
    for choice, gold, hand in (("take_gold", 5, []), ("card", 0, ["legs_of_legion"])):
        table = met("[spoils]").discard(1, "legs_of_legion", "luck").falls(1).asks(0, "spoils")
        assert len(table.options()) == 2
        table.pick(
            next(one for one in table.options() if one.startswith(choice) or "legion" in one)
            if hand
            else choice
        )
        assert (table.treasury(0)[0], table.treasury(1)[0]) == (9 + gold, 9 - gold)
        assert table.in_hand(0) == hand
        assert table.in_discard(1) == ["luck"] if hand else ["legs_of_legion", "luck"]
        assert table.g.players[1].morale == -1


def test_spoils_without_artifacts_are_gold() -> None:
    assert met("[spoils]").discard(1, "luck").falls(1).treasury(0)[0] == 14


@rule("heroes.capture.020")
def test_free_defence() -> None:
    """The army defends for nothing, with the cards of its player."""
    for rules, options in (("[]", []), ("[free_defence]", ["fight", "yield"])):
        table = table_of(rules=rules).stands(0, "S2.TL").stands(1, "F3.C").having(1, gold=0).hand(1, "luck")
        table.turn(0).pick("step S2.C")
        while table.g.decision is not None and table.asked().kind == "town_window":
            table.g.choose(table.asked().options[-1])
        if options:
            table.asks(1, "pay_for_defence", options).pick("fight").fights()
            assert table.c.camps[1].uses_cards
            assert not table.may_surrender(1)
            assert table.treasury(1) == (0, 0, 0)
            table.falls(0)
            assert table.cube("S2.C") == 1
        else:
            assert table.cube("S2.C") == 0


def test_swift_from_level() -> None:
    for level, points in ((4, [3, 2]), (5, [4, 3])):
        table = table_of(rules="[{swift_from_level: 5}]").level(0, level)
        table.second(0, "S3.C")
        assert [table.g.points_of(table.g.heroes[number]) for number in table.g.heroes_of(Seat(0))] == points
        assert table.g.points_of(table.g.heroes[1]) == 3


def test_recruit_beaten() -> None:
    for rules, asked in (("[]", False), ("[{recruit_beaten: [mine]}]", True)):
        table = guarded(rules).guard("neutral.griffins").pick("step S3.BL").fights().falls(1)
        kinds = []
        while table.g.decision is not None and table.asked().kind not in ("main", "recruit_beaten"):
            kinds.append(table.asked().kind)
            table.g.choose(table.asked().options[-1])
        assert (table.asked().kind == "recruit_beaten") is asked
        if asked:
            kind = table.asked().options[0]
            assert isinstance(kind, Act)
            pile = table.g.neutral_piles[table.g.units[kind.id].tier]
            table.g.choose(kind)
            assert (kind.id, 0) in table.g.players[0].army
            assert len(table.g.neutral_piles[table.g.units[kind.id].tier]) == len(pile) - 1


# -- the map -----------------------------------------------------------------------------------------------


def test_a_field_may_show_another_place() -> None:
    """What is blocked elsewhere is a spring that can be entered; a level is changed too, walls are not."""
    scenario = told("C1", map=CHANGED)
    (tile,) = scenario.changed
    assert [(field.id, field.level) for field in tile.fields[:3]] == [
        ("settlement", 6),
        ("fountain_of_youth", 0),
        ("magic_spring", 0),
    ]
    table = AdventureTable(tiles=("C1 0 0", "S3 -3 1", "S2 3 -1"), scenario=scenario)
    spring = table.field("C1.R")
    assert table.g.land.field(spring).id == "magic_spring"
    assert spring in table.g.land.ways(table.field("C1.C"))


CHANGED = """
  lattice: b
  layouts: {2p: [[C1, 0, 0], [S, -3, 1], [S, 3, -1]], 3p: [[C1, 0, 0], [S, -3, 1], [S, 3, -1], [S, -1, -2]]}
  changed: {C1: {C: {place: settlement, level: 6}, R: {place: magic_spring}}}"""


# -- the mode ----------------------------------------------------------------------------------------------


@rule("heroes.setup.010")
def test_a_scenario_is_played_in_its_own_mode() -> None:
    with pytest.raises(BadSetup, match="told is clash, not cooperative"):
        check_scenario(told(), "cooperative", 2)


@rule("heroes.setup.070")
def test_a_scenario_is_for_so_many_players() -> None:
    with pytest.raises(BadSetup, match="told is for 2 or 3 players, not 4"):
        check_scenario(told(), "clash", 4)
