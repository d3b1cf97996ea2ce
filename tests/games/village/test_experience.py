"""Experience and levels."""

from __future__ import annotations

import pytest

from fabletop.games.village import content
from fabletop.games.village import events as ev
from fabletop.games.village.testing import VillageTable, board, printed, rising, rules_with
from fabletop.testing import rule

pytestmark = pytest.mark.usefixtures("plain_cards")
HERO = board(life=35)
CLIMBER = rising((0, 80, 200), board(mind=5), board(mind=6, swordmaster=True), board(mind=6, armour=2))


@rule("village.experience.010")
@pytest.mark.parametrize("id", ["goblin", "wolf", "ogre", "troll", "stone_golem", "mini_skeleton"])
def test_who_kills_a_monster_gains_its_price_in_experience(id: str) -> None:
    table = VillageTable(HERO, HERO).hand(0, "dagger").dice(6)
    table.front(0, id, owner=1, life=1)
    table.acts(0).pick("play dagger")
    assert table.in_front(0) == []
    assert table.player(0).experience == printed(id).price > 0
    assert table.player(1).experience == 0


@rule("village.experience.010")
def test_a_wound_alone_gains_nothing() -> None:
    table = VillageTable(HERO, HERO).hand(0, "dagger").dice(2)
    table.front(0, "goblin", owner=1)
    table.acts(0).pick("play dagger")
    assert table.player(0).experience == 0
    assert table.happened(ev.GotExperience) == []


@rule("village.experience.010")
def test_each_monster_of_one_attack_counts() -> None:
    table = VillageTable(HERO, HERO).hand(0, "sword").dice(6)
    table.front(0, "goblin", owner=1)
    table.front(0, "wolf", owner=1)
    table.acts(0).pick("play sword", "monster goblin")
    assert table.player(0).experience == 20 + 40


@rule("village.experience.020")
def test_the_token_moves_in_steps_and_the_rest_is_kept() -> None:
    """With steps of 50 a level at 80 opens at 100; 25, 24 and 1 make one step."""
    table = VillageTable(CLIMBER, HERO, rules=rules_with(experience_step=50)).set(0, experience=50)
    table.start("village.experience", 0, n=25)
    assert (table.player(0).experience, table.level(0)) == (75, 1)
    table.start("village.experience", 0, n=24)
    assert (table.player(0).experience, table.level(0)) == (99, 1), "past 80, but short of the next step"
    table.start("village.experience", 0, n=1)
    assert (table.player(0).experience, table.level(0)) == (100, 2)


@rule("village.experience.020")
def test_the_steps_of_the_book_are_20_points() -> None:
    table = VillageTable(CLIMBER, HERO)
    assert table.g.rules.experience_step == 20
    for hero in content().heroes:
        assert [spot % 20 for spot in hero.experience] == [0, 0, 0], "levels begin on spaces of the track"


@rule("village.experience.030")
@pytest.mark.parametrize(
    ("before", "gain", "level"),
    [(60, 19, 1), (60, 20, 2), (60, 21, 2), (60, 139, 2), (60, 140, 3), (0, 500, 3)],
)
def test_a_level_opens_when_the_token_reaches_or_passes_its_space(before: int, gain: int, level: int) -> None:
    """The coloured spaces of this board are 80 and 200."""
    table = VillageTable(CLIMBER, HERO).set(0, experience=before).start("village.experience", 0, n=gain)
    assert table.level(0) == level
    assert [event.n for event in table.happened(ev.RoseToLevel)] == list(range(2, level + 1))


@rule("village.experience.030")
def test_abilities_are_unlocked_in_the_middle_of_a_turn() -> None:
    """A hero becomes a Swordmaster with the very blow of a heavy weapon, and may go on."""
    table = VillageTable(CLIMBER, HERO).hand(0, "battle_axe", "dagger").set(0, experience=60).dice(1, 2)
    table.front(0, "goblin", owner=1)
    table.acts(0).pick("play battle_axe")
    assert table.level(0) == 2
    table.pick("play dagger")
    assert table.life(1) == 35 - 3 - 2


@rule("village.experience.030")
def test_new_intelligence_can_be_spent_at_once() -> None:
    table = VillageTable(CLIMBER, HERO).hand(0, "wind_blade").set(0, experience=60).dice(6)
    table.front(0, "goblin", owner=1)
    table.acts(0).pick("play wind_blade", "monster goblin")
    assert table.level(0) == 2
    assert table.g.mind == 5 - 2 + 1


@rule("village.experience.030")
def test_levelling_in_the_turn_of_another_leaves_that_players_intelligence_alone() -> None:
    table = VillageTable(CLIMBER, HERO).acts(1)
    table.start("village.experience", 0, n=80)
    assert table.level(0) == 2
    assert table.g.mind == 3


@rule("village.experience.030")
def test_a_swordmaster_made_in_the_turn_of_another_frees_only_the_own_weapons() -> None:
    table = VillageTable(CLIMBER, HERO).hand(1, "dagger").acts(1, weapons_closed=1)
    table.start("village.experience", 0, n=80)
    assert table.g.level(0).swordmaster
    assert table.g.weapons_closed


@rule("village.experience.030")
def test_a_level_without_more_intelligence_gives_none() -> None:
    climber = rising((0, 20, 40), board(mind=3), board(mind=3), board(mind=3))
    table = VillageTable(climber, HERO).acts(0)
    table.start("village.experience", 0, n=20)
    assert table.level(0) == 2
    assert table.happened(ev.GotMind) == []


@rule("village.experience.040")
@pytest.mark.parametrize("id", [hero.id for hero in content().heroes])
def test_the_first_coloured_space_is_level_2_and_the_second_level_3(id: str) -> None:
    table = VillageTable(id, HERO)
    start, yellow, blue = content().heroes[content().hero_by_id[id]].experience
    assert start == 0 < yellow < blue
    levels = []
    for gain in (0, yellow - 20, 20, blue - yellow - 20, 20, 1000):
        table.start("village.experience", 0, n=gain)
        levels.append(table.level(0))
    assert levels == [1, 1, 2, 2, 3, 3]


@rule("village.experience.050")
def test_no_two_hero_boards_are_alike() -> None:
    """Bonuses and weaknesses included; what each of them does stands in test_heroes."""
    boards = set()
    for hero in content().heroes:
        best = hero.levels[2]
        boards.add(
            (best.with_class, best.with_spells, best.against, best.mind, best.armour, best.heal, best.cards)
        )
    assert len(boards) == len(content().heroes) == 13
    assert any(min(hero.levels[0].with_class) < 0 for hero in content().heroes), "there are weaknesses"
