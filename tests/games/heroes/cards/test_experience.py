"""What a hero learns from a combat, and fights that are won without one. [heroes.experience, quick_combat]"""

from typing import Any

import pytest

from fabletop.games.heroes import BOX
from fabletop.games.heroes import events as ev
from fabletop.games.heroes.combat.camp import ARMY, Camp
from fabletop.games.heroes.modes.setup import new_game
from fabletop.games.heroes.state.decks import ABILITIES
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.testing import HeroesTable, card
from fabletop.kernel.frame import NOBODY, Seat
from fabletop.kernel.match import Setup
from fabletop.testing import rule

EDITIONS = pytest.mark.parametrize("ruleset", ["retail", "first"])


def facing(defender: str, **options: Any) -> HeroesTable:
    """Champions that will defeat their only enemy, and abilities to learn."""
    table = HeroesTable("catherine", defender, **options)
    table.unit(0, "castle.champions:pack", 6)
    enemy = "neutral.peasants" if defender in ("guards", "steered") else "dungeon.troglodytes"
    table.unit(1, enemy, 7)
    table.g.decks[ABILITIES] = [card(id) for id in ("archery", "luck", "offense", "armorer", "sorcery")]
    return table


def wins(table: HeroesTable) -> HeroesTable:
    """The Champions strike, and there is no enemy left."""
    name = table.g.units[table.c.units[-1].kind].name
    table.start("heroes.open", NOBODY).dice(0).pick(f"attack {name}")
    table.rests()
    assert table.g.over
    assert table.g.winners == (0,)
    return table


def experience(table: HeroesTable, seat: int = 0) -> int:
    return table.hero(seat).experience


# 3 and a half levels are 5 symbols.
COMPARED = [
    # before, rival's level, symbols gained: retail, first edition
    (4, 1, 0, 0),
    (4, 2, 0, 0),
    (4, 3, 1, 1),
    (4, 4, 2, 2),
    (4, 5, 2, 2),
    (5, 2, 0, 0),
    (5, 3, 1, 1),
    (5, 4, 2, 1),  # within half a level
    (5, 5, 2, 2),
    (0, 1, 1, 1),
]


@EDITIONS
@rule("heroes.experience.010", "heroes.experience.020", "heroes.experience.030", "heroes.experience.040")
@pytest.mark.parametrize(("before", "field", "retail", "first"), COMPARED)
def test_guards_teach_by_the_difficulty_of_their_field(
    ruleset: str, before: int, field: int, retail: int, first: int
) -> None:
    table = facing("guards", ruleset=ruleset).having(0, experience=before)
    table.c.level = field
    wins(table)
    assert experience(table) - before == (retail if ruleset == "retail" else first)


@EDITIONS
@rule("heroes.experience.010", "heroes.experience.080", "heroes.experience.020", "heroes.experience.030")
@pytest.mark.parametrize(("before", "rival", "retail", "first"), COMPARED)
def test_a_main_hero_teaches_another_by_its_level(
    ruleset: str, before: int, rival: int, retail: int, first: int
) -> None:
    table = facing("mutare", ruleset=ruleset).having(0, experience=before)
    table.having(1, experience=2 * (rival - 1))
    wins(table)
    assert experience(table) - before == (retail if ruleset == "retail" else first)
    assert experience(table, 1) == 2 * (rival - 1)  # who is beaten learns nothing


@rule("heroes.experience.080")
def test_the_defender_learns_from_a_victory_as_well() -> None:
    table = HeroesTable("catherine", "mutare", level=2)
    table.unit(0, "castle.halberdiers", 6)
    table.unit(1, "dungeon.black_dragons:pack", 7)
    table.start("heroes.open", NOBODY).dice(0).pick("attack halberdiers").rests()
    assert table.g.winners == (1,)
    assert (experience(table, 0), experience(table, 1)) == (2, 3)


@rule("heroes.experience.010")
def test_an_ai_hero_is_an_enemy_hero() -> None:
    table = facing("ai").having(1, experience=2)
    wins(table)
    assert experience(table) == 2


@rule("heroes.experience.040")
def test_the_example_of_the_first_edition() -> None:
    """A hero of level 3 beats an encounter of level V and is level 4."""
    table = facing("guards", ruleset="first", level=3)
    table.c.level = 5
    wins(table)
    assert table.hero(0).level == 4


@rule("heroes.experience.050")
@pytest.mark.parametrize("before", [0, 8, 9, 12])
def test_azure_guards_raise_a_hero_to_level_7(before: int) -> None:
    """The book's example is a hero of level 5 (8 symbols): two levels at once."""
    table = HeroesTable("catherine", "guards").having(0, experience=before)
    table.c.level = 7
    table.unit(0, "castle.archangels:pack", 6)
    dragons = table.unit(1, "neutral.azure_dragons", 7)
    table.c.units[dragons] = table.c.units[dragons].hurt(table.c.health_of(dragons) - 1)
    table.start("heroes.open", NOBODY).dice(1)
    while not table.g.over:
        table.pick("attack azure_dragons" if table.offers("attack azure_dragons") else "end")
    table.rests()
    assert table.g.winners == (0,)
    assert (experience(table), table.hero(0).level) == (12, 7)


@rule("heroes.experience.050")
@pytest.mark.parametrize(("before", "after"), [(8, 12), (9, 12), (10, 12), (12, 12), (2, 12)])
def test_in_the_first_edition_by_the_difference_of_levels(before: int, after: int) -> None:
    table = facing("guards", ruleset="first").having(0, experience=before)
    table.c.level = 7
    table.unit(1, "neutral.azure_dragons", 29)
    table.c.azure = True
    table.g.remove(1)
    table.g.remove(2)
    table.start("heroes.next_unit", NOBODY).rests()
    assert experience(table) == after


@rule("heroes.experience.060", "heroes.experience.070", "heroes.defeat.010")
def test_units_without_their_main_hero_teach_nothing() -> None:
    table = facing("mutare").having(1, experience=12, gold=9, morale=1)
    table.c.camps[1] = Camp(ARMY, Seat(1))
    wins(table)
    assert experience(table) == 0
    assert (table.g.players[1].gold, table.g.players[1].morale) == (9, 1)  # no main hero was defeated


@rule("heroes.hero.060")
def test_units_without_their_main_hero_learn_nothing() -> None:
    table = facing("mutare").having(1, experience=12)
    table.c.camps[0] = Camp(ARMY, Seat(0))
    wins(table)
    assert experience(table) == 0


@rule("heroes.hero.050")
def test_units_without_their_main_hero_fight_without_cards() -> None:
    table = facing("mutare").hand(0, "attack", "magic_arrow", "power").deck(0, "defence")
    table.c.camps[0] = Camp(ARMY, Seat(0))
    table.start("heroes.open", NOBODY).asks(0, "act")
    assert not [name for name in table.options() if name.split(" ")[0] in ("play", "cast")]
    assert table.offers("defend")  # else they fight like others
    assert table.offers("end")
    table.dice(0).pick("attack troglodytes").rests()
    assert table.in_hand(0) == ["attack", "magic_arrow", "power"]


@rule("heroes.experience.010")
def test_nobody_learns_from_a_fight_in_which_both_sides_fall() -> None:
    table = facing("mutare").having(0, gold=9).having(1, gold=9)
    table.g.remove(0)
    table.g.remove(1)
    table.start("heroes.next_unit", NOBODY).rests()
    assert (table.g.over, table.g.winners) == (True, ())
    assert (experience(table, 0), experience(table, 1)) == (0, 0)
    assert [(player.gold, player.morale) for player in table.g.players] == [(9, 0), (9, 0)]


@rule("heroes.experience.010")
@pytest.mark.parametrize("way", ["withdraw", "surrender"])
def test_only_a_defeat_teaches(way: str) -> None:
    table = facing("guards" if way == "withdraw" else "mutare").having(0, gold=10).having(1, gold=10)
    table.c.level = 7
    table.g.move(0, 0)
    table.g.move(1, 19)
    table.start("heroes.open", NOBODY).pick(*(["end", "withdraw"] if way == "withdraw" else ["surrender"]))
    table.rests()
    assert table.g.over
    assert (experience(table, 0), experience(table, 1)) == (0, 0)


def test_a_new_level_is_told_but_asks_for_nothing_when_the_game_is_over() -> None:
    table = facing("guards")
    table.c.level = 3
    wins(table)
    assert table.g.decision is None
    assert [event.n for event in table.happened(ev.GainedExperience)] == [2]
    assert [event.n for event in table.happened(ev.ReachedLevel)] == [2]
    assert table.g.view(Seat(0)).heroes[0].level == 2
    assert len(table.g.decks[ABILITIES]) == 5


# -- quick combat ---------------------------------------------------------------------------------------


def guard_fight(ruleset: str, level: int, field: int, half: bool = False) -> HeroesTable:
    """From the agreement to the first choice of the fight itself."""
    options = {
        "mode": "guards",
        "heroes": ["catherine"],
        "armies": [["castle.griffins", "castle.marksmen"]],
        "level": level,
        "field": field,
        "artifacts": 0,
        "spells": 0,
    }
    game = new_game(Setup("heroes", 1, 5, ruleset, options))
    table = at_table(game)
    table.having(0, experience=table.hero(0).experience + int(half))
    table.g.advance()
    while table.g.decision is not None and table.g.decision.kind in ("look", "search"):
        table.g.choose(table.g.decision.options[0])
    return table


def at_table(game: Heroes) -> HeroesTable:
    table = HeroesTable()
    table.g = game
    table.g.events = table.events
    return table


@EDITIONS
@rule("heroes.quick_combat.010", "heroes.quick_combat.020")
@pytest.mark.parametrize(("level", "field"), [(2, 1), (3, 1), (7, 6)])
def test_guards_flee_from_a_hero_above_them(ruleset: str, level: int, field: int) -> None:
    table = guard_fight(ruleset, level, field)
    table.at_rest()
    assert table.g.over
    assert table.g.winners == (0,)
    assert [(event.seat, event.n) for event in table.happened(ev.GuardsFled)] == [(0, field)]
    assert table.happened(ev.CombatBegan) == []
    assert experience(table) == 2 * (level - 1)
    assert all(not pile for pile in table.g.neutral_piles)


@EDITIONS
@rule("heroes.quick_combat.010")
@pytest.mark.parametrize(("level", "field"), [(1, 1), (3, 3), (3, 4), (7, 7)])
def test_guards_at_or_above_the_level_of_the_hero_fight(ruleset: str, level: int, field: int) -> None:
    table = guard_fight(ruleset, level, field)
    assert not table.g.over
    table.asks(0, "deploy")
    assert len(table.happened(ev.CombatBegan)) == 1


@rule("heroes.quick_combat.030")
def test_half_a_level_frightens_nobody() -> None:
    """Where the books are silent: only whole levels of the main hero count."""
    guard_fight("retail", 3, 3, half=True).asks(0, "deploy")
    guard_fight("first", 3, 3, half=True).asks(0, "deploy")
    assert guard_fight("retail", 4, 3, half=True).g.over


def test_the_box_knows_both_editions() -> None:
    assert {"retail", "first"} <= set(BOX.rulesets())
