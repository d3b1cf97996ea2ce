"""What each place does for who visits it. [heroes.location]"""

from __future__ import annotations

import pytest

from fabletop.games.heroes import events as combat_ev
from fabletop.games.heroes.map import events as ev
from fabletop.games.heroes.map.dice import ARTIFACT, EXPERIENCE, ONE_DIE, RESOURCE, TREASURE, TWO_DICE
from fabletop.games.heroes.map.printed import EMPTY, REVISIT, VISIT
from fabletop.games.heroes.state.decks import ABILITIES, ARTIFACTS, SPELLS
from fabletop.games.heroes.testing.adventure import AdventureTable
from fabletop.games.heroes.testing.combat import card
from fabletop.kernel.frame import Seat
from fabletop.testing import rule

RED, BLUE = Seat(0), Seat(1)
# A map with every place that is visited somewhere on it
WIDE = tuple(
    f"{id} {4 * at} {-2 * at}" for at, id in enumerate(("F1", "F2", "F3", "F5", "F7", "F8", "F9", "N1", "N2"))
)
REST = tuple(
    f"{id} {4 * at} {-2 * at}" for at, id in enumerate(("N3", "N4", "N6", "C1", "C2", "F4", "S3", "S2"), 9)
)
BLACK = -2
NOBODYS = -1


def world(hero: str = "catherine") -> AdventureTable:
    """Red has seen so much that all guards flee."""
    return AdventureTable(hero, "mutare", tiles=(*WIDE, *REST)).level(RED, 6, half=True)


def comes(table: AdventureTable, where: str, hero: int = RED) -> AdventureTable:
    """A hero walks onto a field."""
    table.g.walk(hero, table.field(where))
    return table.start("heroes.enter", RED, hero)


def found(table: AdventureTable, deck: int) -> list[str]:
    return [table.g.cards[number].id for number in table.g.top_of(deck, 2)]


VISITED = [
    *("F1.TR", "F2.L", "F2.R", "F3.TL", "F3.TR", "F3.C", "F5.C", "F5.TR", "F7.TL", "F7.C", "F8.L", "F9.R"),
    *("N1.L", "N1.C", "N2.L", "N2.C", "N3.BL", "S3.L", "S3.R"),
]


@rule("heroes.location.060", "heroes.location.020", "heroes.location.010")
@pytest.mark.parametrize("where", VISITED)
def test_a_place_is_visited_once_by_anybody_and_taken_or_not_it_has_a_black_cube(where: str) -> None:
    table = world().stands(BLUE, "S2.C")
    assert table.g.land.field(table.field(where)).kind == VISIT
    comes(table, where)
    while table.g.decision is not None:
        table.g.choose(table.asked().options[-1])
    assert table.cube(where) == BLACK
    assert [(one.seat, one.hero, one.field) for one in table.happened(ev.Visited)] == [
        (RED, RED, table.field(where))
    ]
    before = table.g.to_data()["players"]
    table.stands(RED, "S3.C")
    for seat in (BLUE, RED):
        hero = table.g.players[seat].main
        table.g.walk(hero, table.field(where))
        table.start("heroes.enter", seat, hero).at_rest()
        table.g.put_on(hero, table.g.realm(seat).town)
    assert table.g.to_data()["players"] == before, "empty for everybody from now on"


@rule("heroes.location.040")
def test_an_empty_field_has_no_effect() -> None:
    table = world()
    assert table.g.land.field(table.field("F1.C")).kind == EMPTY
    before = table.g.to_data()["players"]
    comes(table, "F1.C").at_rest()
    assert (table.g.to_data()["players"], table.cube("F1.C")) == (before, NOBODYS)


@rule("heroes.location.090", "heroes.location.210", "heroes.location.460", "heroes.movement.120")
def test_stables_give_a_point_to_the_hero_that_comes_every_time() -> None:
    table = world()
    second = table.second(RED, "F1.C", movement=1)
    assert table.g.land.field(table.field("F1.BR")).kind == REVISIT
    comes(table, "F1.BR", second).at_rest()
    assert (table.hero(RED).movement, table.g.heroes[second].movement) == (3, 2)
    table.g.put_on(second, table.field("F1.C"))
    comes(table, "F1.BR", second).at_rest()
    assert (table.g.heroes[second].movement, table.cube("F1.BR")) == (3, NOBODYS)


# -- at once --------------------------------------------------------------------------------------------


@rule("heroes.location.110", "heroes.location.130", "heroes.location.390", "heroes.resource.010")
@pytest.mark.parametrize(("where", "treasury"), [("F3.TL", (3, 0, 0)), ("F1.TR", (0, 0, 1))])
def test_the_water_wheel_and_the_windmill(where: str, treasury: tuple[int, int, int]) -> None:
    table = comes(world(), where)
    table.at_rest()
    assert table.treasury(RED) == treasury


@rule("heroes.location.120")
@pytest.mark.parametrize(("pick", "treasury"), [("gain 2", (2, 0, 0)), ("gain 0", (0, 0, 1))])
def test_the_mystical_garden_gives_gold_or_a_valuable(pick: str, treasury: tuple[int, int, int]) -> None:
    table = comes(world(), "F5.TR").asks(RED, "garden", ["gain 2", "gain 0"])
    table.pick(pick).at_rest()
    assert table.treasury(RED) == treasury


@rule("heroes.location.140", "heroes.experience.090", "heroes.hero.080", "heroes.secondary_hero.060")
def test_the_learning_stone_teaches_the_main_hero_whoever_came() -> None:
    table = comes(world().level(RED, 1), "F3.TR")
    table.at_rest()
    assert table.hero(RED).experience == 1
    table = world().level(RED, 1)
    second = table.second(RED, "F1.C")
    comes(table, "F3.TR", second).at_rest()
    assert (table.hero(RED).experience, table.g.heroes[second].experience) == (1, 0)


@rule("heroes.location.180", "heroes.location.410", "heroes.hero.080")
@pytest.mark.parametrize(
    ("pick", "left"), [("pay_valuables 3", (10, 0, 0)), ("pay_gold 10", (0, 0, 3)), ("pass", (10, 0, 3))]
)
def test_the_tree_of_knowledge_sells_a_level(pick: str, left: tuple[int, int, int]) -> None:
    table = world().level(RED, 3).having(RED, gold=10, valuables=3)
    comes(table, "N1.L").asks(RED, "tree", ["pay_valuables 3", "pay_gold 10", "pass"]).pick(pick).at_rest()
    assert table.treasury(RED) == left
    assert table.hero(RED).experience == (4 if pick == "pass" else 6)


@rule("heroes.location.180", "heroes.location.410")
def test_the_tree_asks_nobody_who_cannot_pay_or_has_nothing_to_learn() -> None:
    poor = comes(world().level(RED, 3).having(RED, gold=9, valuables=2), "N1.L")
    poor.at_rest()
    assert (poor.hero(RED).experience, poor.cube("N1.L")) == (4, BLACK)
    rich = world().level(RED, 3).having(RED, gold=10)
    comes(rich, "N1.L").asks(RED, "tree", ["pay_gold 10", "pass"])
    done = comes(world().level(RED, 7).having(RED, gold=10, valuables=3), "N1.L")
    done.at_rest()
    assert done.treasury(RED) == (10, 0, 3)


@rule("heroes.location.220", "heroes.location.450")
def test_a_temple_heartens() -> None:
    table = comes(world(), "F8.L")
    table.at_rest()
    assert table.g.players[RED].morale == 1


@rule("heroes.location.260", "heroes.location.460")
def test_the_fountain_of_youth_heartens_and_lets_the_hero_go_on() -> None:
    table = world()
    second = table.second(RED, "F1.C", movement=0)
    comes(table, "F9.R", second).at_rest()
    assert (table.g.players[RED].morale, table.g.heroes[second].movement, table.hero(RED).movement) == (
        1,
        1,
        3,
    )


# -- searches -------------------------------------------------------------------------------------------


@rule("heroes.location.150", "heroes.location.440", "heroes.spell.010")
def test_the_shrine_of_gesture_lets_search_the_spells() -> None:
    table = comes(world(), "F7.C").asks(RED, "may_search", [f"search_deck {SPELLS}", "pass"])
    spells = found(table, SPELLS)
    table.pick(f"search_deck {SPELLS}").asks(RED, "search", [f"card {one}" for one in spells])
    table.pick(f"card {spells[1]}").at_rest()
    assert (table.in_hand(RED), table.g.piles[SPELLS]) == ([spells[1]], [card(spells[0])])
    declined = comes(world(), "F7.C").pick("pass")
    declined.at_rest()
    assert declined.in_hand(RED) == []


@rule("heroes.location.160", "heroes.location.410")
def test_the_shrine_of_incantation_takes_three_gold_for_it() -> None:
    table = comes(world().having(RED, gold=4), "F2.L").pick(f"search_deck {SPELLS}").asks(RED, "search")
    table.g.choose(table.asked().options[0])
    table.at_rest()
    assert (table.treasury(RED), len(table.in_hand(RED))) == ((1, 0, 0), 1)
    poor = comes(world().having(RED, gold=2), "F2.L")
    poor.at_rest()
    assert (poor.treasury(RED), poor.cube("F2.L")) == ((2, 0, 0), BLACK)


@rule("heroes.location.270", "heroes.artifact.040", "heroes.location.440", "heroes.secondary_hero.080")
def test_an_artifact_symbol_lets_search_the_artifacts_and_a_secondary_hero_brings_them_to_hand() -> None:
    table = world()
    second = table.second(RED, "F1.C")
    artifacts = found(table, ARTIFACTS)
    comes(table, "F3.C", second).pick(f"search_deck {ARTIFACTS}", f"card {artifacts[0]}").at_rest()
    assert table.in_hand(RED) == [artifacts[0]]


@rule("heroes.spell.120")
def test_spells_that_a_secondary_hero_finds_go_to_hand() -> None:
    table = world()
    second = table.second(RED, "F1.C")
    spells = found(table, SPELLS)
    comes(table, "F7.C", second).pick(f"search_deck {SPELLS}", f"card {spells[0]}").at_rest()
    assert table.in_hand(RED) == [spells[0]]


@rule("heroes.location.240", "heroes.location.250", "heroes.location.420", "heroes.location.450")
def test_the_warriors_tomb_gives_two_artifacts_and_a_bad_conscience() -> None:
    table = comes(world().hand(RED, "attack"), "N2.L").asks(RED, "tomb", ["open_tomb", "pass"])
    table.pick("open_tomb").asks(RED, "search")
    assert table.g.players[RED].morale == 0, "hearts sink afterwards"
    table.g.choose(table.asked().options[0])
    table.asks(RED, "look").pick("look")
    table.g.choose(table.asked().options[0])
    table.at_rest()
    assert len(table.in_hand(RED)) == 3
    assert (table.g.players[RED].morale, table.g.players[RED].hand_is_lost) == (-1, True)


@rule("heroes.location.240")
def test_the_tomb_may_stay_closed() -> None:
    table = comes(world(), "N2.L").pick("pass")
    table.at_rest()
    assert (table.in_hand(RED), table.g.players[RED].morale, table.cube("N2.L")) == ([], 0, BLACK)


@rule("heroes.location.240", "heroes.morale.130")
def test_the_dead_open_it_with_a_light_heart() -> None:
    table = comes(world("sandro"), "N2.L").pick("open_tomb")
    table.g.choose(table.asked().options[0])
    table.pick("look")
    table.g.choose(table.asked().options[0])
    table.at_rest()
    assert (table.g.players[RED].morale, table.g.players[RED].hand_is_lost) == (0, False)


@rule("heroes.location.230")
def test_the_magic_spring_gives_one_of_the_top_three_back() -> None:
    table = world().discard(RED, "attack", "defence", "power", "knowledge")
    comes(table, "F2.R").asks(RED, "spring", ["card defence", "card power", "card knowledge", "pass"])
    table.pick("card power").asks(RED, "put_back", ["card defence", "card knowledge"])
    table.pick("card knowledge").at_rest()
    assert table.in_hand(RED) == ["power"]
    assert table.in_discard(RED) == ["attack", "knowledge", "defence"], "the rest in any order"


@rule("heroes.location.230")
def test_the_spring_may_be_left_and_has_what_there_is() -> None:
    table = comes(world().discard(RED, "attack", "defence"), "F2.R")
    table.asks(RED, "spring", ["card attack", "card defence", "pass"]).pick("card attack").at_rest()
    assert (table.in_hand(RED), table.in_discard(RED)) == (["attack"], ["defence"])
    left = comes(world().discard(RED, "attack"), "F2.R").pick("pass")
    left.at_rest()
    assert left.in_discard(RED) == ["attack"]
    dry = comes(world(), "F2.R")
    dry.at_rest()
    assert dry.cube("F2.R") == BLACK


@rule("heroes.location.190", "heroes.location.490")
def test_the_witch_removes_an_ability_from_hand_even_the_starting_one() -> None:
    """Catherine begins with Leadership."""
    table = world().hand(RED, "leadership", "attack")
    comes(table, "N2.C").asks(RED, "witch")
    (remove, see, decline) = table.asked().options
    assert [table.name_of(one) for one in (see, decline)] == ["see_ability", "pass"]
    table.g.choose(remove)
    table.at_rest()
    assert (table.in_hand(RED), card("leadership") in table.g.removed) == (["attack"], True)


@rule("heroes.location.190")
@pytest.mark.parametrize("keep", [True, False])
def test_the_witch_shows_an_ability_to_take_or_to_leave(keep: bool) -> None:
    table = world()
    top = found(table, ABILITIES)[0]
    comes(table, "N2.C").pick("see_ability").asks(RED, "witch_card")
    table.g.choose(table.asked().options[0 if keep else 1])
    table.at_rest()
    assert table.in_hand(RED) == ([top] if keep else [])
    assert table.g.piles[ABILITIES] == ([] if keep else [card(top)])


@rule("heroes.location.190")
def test_the_witch_may_be_left_alone() -> None:
    table = comes(world().hand(RED, "leadership"), "N2.C").pick("pass")
    table.at_rest()
    assert (table.in_hand(RED), table.g.removed) == (["leadership"], ())


# -- dice -----------------------------------------------------------------------------------------------


@rule("heroes.location.290", "heroes.resource.030")
def test_a_resource_symbol_rolls_the_dice_shown_and_gives_one() -> None:
    table = comes(world().dice(2), "S3.R")
    table.at_rest()
    assert table.treasury(RED) == (6, 0, 0)


@rule("heroes.location.280", "heroes.location.430")
def test_a_treasure_symbol_rolls_the_dice_shown_and_one_counts() -> None:
    table = world().level(RED, 3).dice(1, 3)
    comes(table, "F7.TL").asks(RED, "take_die", ["die 0", "die 2"]).pick("die 0").at_rest()
    assert (table.hero(RED).experience, table.in_hand(RED)) == (5, [])
    one = world().level(RED, 3).dice(1)
    comes(one, "S3.L").at_rest()
    assert one.hero(RED).experience == 5, "a single die leaves no choice"


@rule("heroes.location.520")
@pytest.mark.parametrize("kind", [TREASURE, RESOURCE])
def test_pandoras_box_has_two_dice_of_the_kind_chosen(kind: int) -> None:
    table = comes(world().level(RED, 5).dice(1, 4), "N3.BL")
    table.asks(RED, "pandoras_box", [f"roll_two {TREASURE}", f"roll_two {RESOURCE}"]).pick(f"roll_two {kind}")
    assert [(one.die, one.faces) for one in table.happened(ev.TreasureRolled)] == [(kind, (0, 3))]
    table.asks(RED, "take_die", ["die 0", "die 3"]).pick("die 0").at_rest()
    if kind == RESOURCE:
        assert table.treasury(RED) == (3, 0, 0)
    else:
        assert table.hero(RED).experience == 9


@rule(
    "heroes.resource.040",
    "heroes.resource.050",
    "heroes.resource.060",
    "heroes.resource.070",
    "heroes.resource.080",
    "heroes.resource.090",
    "heroes.resource.100",
)
def test_the_six_faces_of_a_resource_die() -> None:
    found = []
    for face in range(1, 7):
        table = comes(world().dice(face), "S3.R")
        table.at_rest()
        found.append(table.treasury(RED))
    assert sorted(found) == sorted([(3, 0, 0), (6, 0, 0), (0, 2, 0), (0, 4, 0), (0, 0, 1), (0, 0, 2)])


@rule("heroes.resource.150", "heroes.overview.120")
def test_the_six_faces_of_a_treasure_die() -> None:
    assert sorted((*EXPERIENCE, *ARTIFACT, ONE_DIE, TWO_DICE)) == list(range(6))


def treasure(face: int, *more: int) -> AdventureTable:
    return comes(world().level(RED, 3).dice(face + 1, *more), "S3.L")


@rule("heroes.resource.130", "heroes.experience.090", "heroes.hero.080")
@pytest.mark.parametrize("face", EXPERIENCE)
def test_experience_of_a_treasure_die_goes_to_the_main_hero(face: int) -> None:
    table = treasure(face)
    table.at_rest()
    assert table.hero(RED).experience == 5
    table = world().level(RED, 3).dice(face + 1)
    second = table.second(RED, "F1.C")
    comes(table, "S3.L", second).at_rest()
    assert table.hero(RED).experience == 5


@rule("heroes.resource.140", "heroes.artifact.040")
@pytest.mark.parametrize("face", ARTIFACT)
def test_artifact_of_a_treasure_die(face: int) -> None:
    table = treasure(face).asks(RED, "search")
    options = [f"card {one}" for one in found(table, ARTIFACTS)]
    assert table.options() == options
    table.pick(options[0]).at_rest()
    assert len(table.in_hand(RED)) == 1


@rule("heroes.resource.110")
def test_a_resource_die_of_a_treasure_die() -> None:
    table = treasure(ONE_DIE, 4)
    table.at_rest()
    assert table.treasury(RED) == (0, 4, 0)


@rule("heroes.resource.120")
def test_two_resource_dice_of_a_treasure_die_of_which_one_is_taken() -> None:
    table = treasure(TWO_DICE, 1, 3).asks(RED, "take_die", ["die 0", "die 2"])
    table.pick("die 2").at_rest()
    assert table.treasury(RED) == (0, 2, 0)


@rule("heroes.morale.060")
def test_morale_rolls_one_die_again() -> None:
    table = world().having(RED, morale=1).dice(1, 1, 6)
    comes(table, "F7.TL").asks(RED, "take_die", ["die 0", "reroll_die 0"]).pick("reroll_die 0")
    table.asks(RED, "take_die", ["die 5", "die 0"])
    assert table.g.players[RED].morale == 0, "the token is gone"
    resource = world().having(RED, morale=1).dice(1, 6)
    comes(resource, "S3.R").asks(RED, "take_die", ["die 0", "reroll_die 0"]).pick("reroll_die 0").at_rest()
    assert resource.treasury(RED) == (0, 0, 2)
    low = world().having(RED, morale=-1).dice(1)
    comes(low, "S3.R").at_rest()


# -- the observatory ------------------------------------------------------------------------------------


@rule("heroes.location.170", "heroes.location.470")
def test_the_observatory_turns_up_any_tile_beside_its_own_for_nothing() -> None:
    tiles = ("F5 0 0", "?N1 3 -1", "?N2 -3 1", "?N3 6 -2", "S3 -2 3", "S2 2 -3")
    table = AdventureTable(tiles=tiles).stands(RED, "F5.L").turn(RED).pick("step F5.C")
    table.asks(RED, "observe", ["reveal N1", "reveal N2"]).pick("reveal N1").asks(RED, "turn_tile")
    table.g.choose(table.asked().options[0])
    table.asks(RED, "main")
    assert (table.hero(RED).movement, table.g.land.tiles[1].face_up) == (2, True)


@rule("heroes.location.170")
def test_the_observatory_may_add_a_tile_and_has_its_cube_where_nothing_is_to_be_seen() -> None:
    tiles = ("F5 0 0", "S3 -2 3", "S2 2 -3")
    table = AdventureTable(tiles=tiles).supply(RED, "F7").stands(RED, "F5.L").turn(RED).pick("step F5.C")
    table.asks(RED, "observe")
    assert all(option.startswith("add") for option in table.options())
    table.g.choose(table.asked().options[0])
    table.asks(RED, "turn_tile")
    assert (table.hero(RED).movement, len(table.g.realm(RED).supply)) == (2, 0)
    blind = AdventureTable(tiles=tiles).stands(RED, "F5.L").turn(RED).pick("step F5.C").asks(RED, "main")
    assert blind.cube("F5.C") == BLACK


# -- morale ---------------------------------------------------------------------------------------------


@rule("heroes.morale.020", "heroes.morale.030")
@pytest.mark.parametrize("where", ["F8.L", "F9.R"])
def test_before_a_second_token_the_first_may_be_used(where: str) -> None:
    table = world().having(RED, morale=1).deck(RED, "attack").hand(RED, "power")
    comes(table, where).asks(RED, "second_heart", ["morale 0", "morale 1", "pass"]).pick("morale 0").at_rest()
    assert (table.in_hand(RED), table.g.players[RED].morale) == (["power", "attack"], 1)
    kept = comes(world().having(RED, morale=1), where).pick("pass")
    kept.at_rest()
    assert kept.g.players[RED].morale == 1
    assert kept.happened(combat_ev.SpentMorale) == []
