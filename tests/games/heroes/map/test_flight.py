"""Angel Wings over the map, and Town Portal home. [heroes.movement.120, heroes.location.510]"""

from __future__ import annotations

from fabletop.games.heroes.map import events as ev
from fabletop.games.heroes.map.state import Token
from fabletop.games.heroes.scenario.printed import CLASH, PlaceWord, ScenarioDef, TokenDef
from fabletop.games.heroes.testing.adventure import AdventureTable
from fabletop.kernel.frame import Seat
from fabletop.testing import rule

RED, BLUE = Seat(0), Seat(1)
MAP = ("F3 0 0", "?F4 -2 3", "S3 -3 1", "S2 3 -1 3")


def flyer(where: str, *heroes: str, movement: int = 3) -> AdventureTable:
    table = AdventureTable(*heroes, tiles=MAP).stands(RED, where).hand(RED, "angel_wings")
    table.army(RED, "castle.archangels:pack").army(BLUE, "dungeon.black_dragons:pack")
    return table.having(RED, movement=movement).turn(RED).pick("play angel_wings").hush()


def steps(table: AdventureTable) -> list[str]:
    return [one for one in table.options() if one.startswith("step")]


@rule("heroes.movement.120")
def test_wings_give_a_point_and_carry_over_walls_guards_and_mountains() -> None:
    table = flyer("S3.R")
    assert table.hero(RED).movement == 4
    table.pick("step F3.L")
    assert (table.where(RED), table.happened(ev.FightAnnounced)) == ("F3.L", []), "over a wall, above a guard"
    table.pick("step F3.C").pick("step F3.BR")
    assert not table.offers("land"), "nobody lands on a mountain"
    table.pick("step F3.R").pick("land").asks(RED, "main")
    assert (table.where(RED), table.hero(RED).movement) == ("F3.R", 1), "the stables are visited"
    assert table.happened(ev.FightAnnounced) == []


@rule("heroes.movement.120", "heroes.combat_setup.010")
def test_where_the_hero_lands_it_has_entered() -> None:
    table = flyer("S3.R").pick("step F3.L")
    assert not table.offers("end_turn"), "it must come down first"
    table.pick("land")
    assert len(table.happened(ev.FightAnnounced)) == 1


@rule("heroes.movement.120")
def test_it_never_flies_where_it_could_not_come_down() -> None:
    table = flyer("F3.C", movement=0)
    assert "step F3.BR" not in steps(table), "one point to a mountain, and none to leave it"
    assert "step F3.L" in steps(table)
    assert not [one for one in steps(flyer("S3.BR")) if "F4" in one], "nor over what is face down"


@rule("heroes.movement.120", "heroes.movement.150", "heroes.location.310")
def test_it_crosses_heroes_but_does_not_land_on_its_own() -> None:
    table = flyer("S3.TR")
    table.second(RED, "F3.L")
    table.g.choose(table.find("step S3.R"))
    table.pick("step F3.L")
    assert not table.offers("land")
    table.pick("step F3.C", "land")
    assert len(table.happened(ev.FightAnnounced)) == 1


@rule("heroes.movement.120", "heroes.movement.100")
def test_it_lands_on_an_enemy_to_fight() -> None:
    table = AdventureTable(tiles=MAP).stands(RED, "F3.TL").stands(BLUE, "F3.TR").visited("F3.TL", "F3.TR")
    table.army(RED, "castle.archangels:pack").army(BLUE, "dungeon.black_dragons:pack")
    table.hand(RED, "angel_wings").turn(RED).pick("play angel_wings", "step F3.TR").hush()
    assert table.offers("step F3.R"), "or flies on"
    table.pick("land")
    assert len(table.happened(ev.FightAnnounced)) == 1


@rule("heroes.retreat.060")
def test_a_flyer_goes_back_to_where_it_started() -> None:
    table = flyer("S3.R").pick("step F3.L", "step F3.C", "land").fights().rests_a_round().pick("withdraw")
    assert table.where(RED) == "S3.R"


@rule("heroes.movement.120", "heroes.movement.090")
def test_wings_are_gone_with_the_turn() -> None:
    table = flyer("S3.R").pick("end_turn").having(RED, movement=3).turn(RED)
    assert not table.offers("step F3.L")


@rule("heroes.card_timing.080", "heroes.hero.020")
def test_either_hero_may_fly_or_go_home() -> None:
    table = AdventureTable(tiles=MAP).hand(RED, "angel_wings", "town_portal")
    second = table.second(RED, "S3.R")
    table.turn(RED).pick("play angel_wings").asks(RED, "choose_flyer")
    assert len(table.options()) == 2
    table.g.choose(table.asked().options[1])
    assert (table.g.heroes[second].flying, table.hero(RED).flying) == (True, False)
    table.pick("second step F3.L", "second step F3.BL", "second land")
    assert table.g.heroes[second].field == table.field("F3.BL")


@rule("heroes.location.510")
def test_wings_and_portals_leave_behind_what_a_hero_carries() -> None:
    for card, verb in (("angel_wings", "play"), ("town_portal", "cast")):
        scenario = ScenarioDef(0, "trial", CLASH, (2, 3), 10)
        scenario.tokens = (TokenDef(0, "cup", PlaceWord(0), False, False, -1, 0),)
        table = AdventureTable(tiles=MAP, scenario=scenario).stands(RED, "F3.BL").hand(RED, card)
        table.g.tokens = [Token(0, RED, carrier=RED)]
        table.turn(RED).pick(f"{verb} {card}")
        (token,) = table.g.tokens
        assert (token.carrier, token.field) == (-1, table.field("F3.BL")), card
        assert len(table.happened(ev.TokenDropped)) == 1
