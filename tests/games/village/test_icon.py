"""What the icons on cards and hero boards stand for."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fabletop.games.village import content
from fabletop.games.village import events as ev
from fabletop.games.village.defs import MONSTER, CardDef, HeroDef
from fabletop.games.village.testing import VillageTable, amount, board, card, printed
from fabletop.testing import rule

PLAIN = board(mind=9)

PLAYED_MONSTERS = [one for one in content().cards if one.kind == MONSTER and one.for_sale]


@rule("village.icon.010")
@pytest.mark.parametrize(
    "id", ["sword", "battle_axe", "rock_throw", "healing_rain", "healing_potion", "chest"]
)
def test_a_die_on_a_card_is_one_roll_of_one_die(id: str) -> None:
    table = VillageTable(PLAIN, PLAIN).set(0, life=10).hand(0, id).dice(3, 5, 5).acts(0)
    table.pick(f"play {id}")
    assert [rolled.n for rolled in table.happened(ev.Rolled)] == [3]
    assert table.g.given == (5, 5)


@rule("village.icon.010")
def test_each_monster_rolls_one_die() -> None:
    table = VillageTable(PLAIN, PLAIN).dice(1, 6, 5)
    table.front(0, "orc", owner=1)
    table.front(0, "orc", owner=1)
    table.turn(0)
    assert [rolled.n for rolled in table.happened(ev.Rolled)] == [1, 6]
    assert table.g.given == (5,)


def sneaking(table: VillageTable) -> None:
    table.front(0, "goblin", owner=1)
    table.acts(0).pick("sneak")


def bitten_by(monster: str) -> Callable[[VillageTable], None]:
    def bitten(table: VillageTable) -> None:
        table.front(0, monster, owner=1)
        table.turn(0)

    return bitten


ROLLS: dict[str, Callable[[VillageTable], object]] = {
    "weapon": lambda table: table.hand(0, "sword").acts(0).pick("play sword"),
    "spell": lambda table: table.hand(0, "rock_throw").acts(0).pick("play rock_throw"),
    "healing": lambda table: table.hand(0, "healing_rain").acts(0).pick("play healing_rain"),
    "chest": lambda table: table.hand(0, "chest").acts(0).pick("play chest"),
    "taming": lambda table: table.space(6, "warg").acts(0, gold=200).pick("tame 6"),
    "sneaking": sneaking,
    "berserk": lambda table: table.hand(0, "light_ale").acts(0).pick("play light_ale"),
    "monster": bitten_by("orc"),
    "imp": bitten_by("imp"),
}


@rule("village.icon.010")
@pytest.mark.parametrize("what", ROLLS)
def test_a_die_has_six_faces_whatever_it_is_rolled_for(what: str) -> None:
    faces: set[int] = set()
    for seed in range(100):
        table = VillageTable(board(mind=9, sneaking=True, berserk_beers=1), PLAIN, seed=seed)
        ROLLS[what](table)
        faces.add(table.happened(ev.Rolled)[0].n)
    assert faces == {1, 2, 3, 4, 5, 6}


@rule("village.icon.020")
def test_the_gold_icon_is_the_gold_a_treasure_gives() -> None:
    table = VillageTable(PLAIN, PLAIN).hand(0, "coin", "nugget").acts(0).pick("play coin")
    assert table.g.gold == 10
    table.pick("play nugget")
    assert table.g.gold == 10 + 30


@rule("village.icon.030")
@pytest.mark.parametrize("weapon", ["staff", "dagger", "sword", "long_sword", "rock_throw", "fireball"])
def test_the_attack_icon_is_added_to_the_die_of_weapons_and_spells(weapon: str) -> None:
    table = VillageTable(PLAIN, PLAIN).hand(0, weapon).dice(4).acts(0).pick(f"play {weapon}")
    assert table.life(1) == 40 - (4 + printed(weapon).attack)


@rule("village.icon.030")
@pytest.mark.parametrize("monster", ["goblin", "orc", "minotaur"])
def test_the_attack_icon_is_added_to_the_die_of_monsters(monster: str) -> None:
    table = VillageTable(PLAIN, PLAIN).dice(4)
    table.front(0, monster, owner=1)
    table.turn(0)
    assert table.life(0) == 40 - (4 + printed(monster).attack)


@rule("village.icon.030")
def test_attack_icons_differ() -> None:
    """Otherwise the two tests above would prove little."""
    assert len({printed(one).attack for one in ("staff", "sword", "battle_axe")}) == 3
    assert len({printed(one).attack for one in ("goblin", "minotaur")}) == 2


@rule("village.icon.040")
def test_the_anvil_marks_a_heavy_weapon() -> None:
    """It strikes through a defence card and ends the use of weapons; one without it does neither."""
    table = VillageTable(PLAIN, PLAIN).hand(0, "battle_axe", "sword").wear(1, "helmet").dice(5)
    table.acts(0).pick("play battle_axe")
    assert table.life(1) == 40 - (5 + printed("battle_axe").attack - printed("helmet").defence)
    assert not table.offers("play sword")
    table = VillageTable(PLAIN, PLAIN).hand(0, "battle_axe", "sword").wear(1, "helmet").dice(5)
    table.acts(0).pick("play sword")
    assert table.life(1) == 40
    assert table.offers("play battle_axe")


@rule("village.icon.050")
def test_the_life_icon_is_life_given_or_taken() -> None:
    given, taken = amount("troll_blood", "heal"), amount("fury_draught", "self_damage")
    table = VillageTable(PLAIN, PLAIN).set(0, life=20).hand(0, "troll_blood", "fury_draught").acts(0)
    table.pick("play troll_blood")
    assert table.life(0) == 20 + given
    table.pick("play fury_draught")
    assert table.life(0) == 20 + given - taken
    assert table.life(1) == 40


@rule("village.icon.060")
def test_the_intelligence_icon_of_a_card_is_what_it_gives() -> None:
    cards = ("mana_potion", "scroll_of_wisdom", "light_ale")
    table = VillageTable(PLAIN, PLAIN).hand(0, *cards).acts(0)
    mind = 9
    for id in cards:
        table.pick(f"play {id}")
        mind += amount(id, "mind")
        assert table.g.mind == mind


@rule("village.icon.060")
@pytest.mark.parametrize("hero", content().heroes, ids=lambda hero: hero.id)
def test_the_intelligence_icon_of_a_hero_is_there_at_the_start_of_each_turn(hero: HeroDef) -> None:
    for level, printed_there in enumerate(hero.levels, start=1):
        table = VillageTable(hero.id, PLAIN).set(0, level=level).turn(0)
        assert table.g.mind == printed_there.mind
        table.g.mind = -7
        table.pick("end_turn", "end_turn").asks(0, "act")
        assert table.g.mind == printed_there.mind


@rule("village.icon.070")
def test_the_intelligence_price_of_a_spell_is_needed_and_paid() -> None:
    price = printed("fireball").cost
    assert price > 0
    table = VillageTable(PLAIN, PLAIN).hand(0, "fireball").acts(0, mind=price - 1)
    assert not table.offers("play fireball")
    table = VillageTable(PLAIN, PLAIN).hand(0, "fireball", "fireball").dice(1).acts(0, mind=price)
    table.pick("play fireball")
    assert table.g.mind == 0
    assert not table.offers("play fireball")


@rule("village.icon.070")
def test_the_intelligence_price_of_an_ability_is_needed_and_paid() -> None:
    summoner = board(summon=card("mini_skeleton"), summon_cost=2)
    assert not VillageTable(summoner, PLAIN).acts(0, mind=1).offers("summon")
    table = VillageTable(summoner, PLAIN).acts(0, mind=2).pick("summon")
    assert table.g.mind == 0
    assert table.in_front(1) == ["mini_skeleton"]


@rule("village.icon.080")
@pytest.mark.parametrize("monster", PLAYED_MONSTERS, ids=lambda monster: monster.id)
def test_a_monster_enters_play_with_its_printed_life(monster: CardDef) -> None:
    table = VillageTable(PLAIN, PLAIN).hand(0, monster.id).acts(0).pick(f"play {monster.id}", "hero 1")
    (placed,) = table.player(1).front
    assert placed.life == monster.life > 0


@rule("village.icon.090")
@pytest.mark.parametrize("armour", [0, 1, 2])
def test_the_defence_icon_lessens_damage_to_a_hero(armour: int) -> None:
    table = VillageTable(PLAIN, board(armour=armour)).hand(0, "sword").dice(4).acts(0).pick("play sword")
    assert table.life(1) == 40 - (4 + printed("sword").attack - armour)


@rule("village.icon.090")
def test_the_defence_icon_lessens_damage_to_a_monster() -> None:
    assert printed("ogre").armour == 0
    assert printed("stone_golem").armour > 0
    for monster in ("ogre", "stone_golem"):
        table = VillageTable(PLAIN, PLAIN).hand(0, "sword").dice(3)
        uid = table.front(0, monster, owner=1)
        table.acts(0).pick("play sword")
        lost = 3 + printed("sword").attack - printed(monster).armour
        assert table.monster(uid).life == printed(monster).life - lost


@rule("village.icon.090")
def test_damage_is_never_lessened_below_nothing() -> None:
    table = VillageTable(PLAIN, board(armour=9)).hand(0, "sword").set(1, life=30).dice(1)
    table.acts(0).pick("play sword")
    assert table.life(1) == 30
