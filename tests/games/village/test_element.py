"""Elements: resistance and immunity."""

from __future__ import annotations

import pytest

from fabletop.games.village import content
from fabletop.games.village.defs import ELEMENTS, NONE, SPELL
from fabletop.games.village.testing import VillageTable, board, printed
from fabletop.testing import rule

pytestmark = pytest.mark.usefixtures("plain_cards")
HERO = board(life=35, mind=3)
MAGE = board(life=30, mind=5)

FIRE = ELEMENTS.index("fire")


@rule("village.element.010")
def test_every_spell_belongs_to_one_of_five_elements_and_each_has_some() -> None:
    found = {card.element for card in content().cards if card.kind == SPELL}
    assert NONE not in found
    assert {ELEMENTS[element] for element in found} == {"fire", "earth", "water", "air", "mind"}


@rule("village.element.010")
def test_magic_staffs_belong_to_elements_too() -> None:
    assert ELEMENTS[printed("staff_of_fire").magic_element] == "fire"
    assert ELEMENTS[printed("thunderstaff").magic_element] == "air"


@rule("village.element.020")
@pytest.mark.parametrize(
    ("spell", "die", "damage"),
    [("scorch", 1, 0), ("scorch", 2, 0), ("scorch", 3, 1), ("rock_throw", 3, 3), ("dagger", 3, 3)],
)
def test_a_heros_resistance_weakens_attacks_of_its_element_only(spell: str, die: int, damage: int) -> None:
    table = VillageTable(MAGE, board(life=35, resist={"fire": 2})).hand(0, spell).dice(die)
    table.acts(0).pick(f"play {spell}")
    assert table.life(1) == 35 - damage


@rule("village.element.020")
@pytest.mark.parametrize(
    ("spell", "die", "left"), [("ice_shard", 5, 1), ("ice_shard", 1, 4), ("rock_throw", 3, 1)]
)
def test_resistance_on_a_defence_card_weakens_the_attack_before_it_hits_the_card(
    spell: str, die: int, left: int
) -> None:
    """Lizard Armour: defence 4, 2 against water."""
    table = VillageTable(MAGE, HERO).hand(0, spell).wear(1, "lizard_armour").dice(die)
    table.acts(0).pick(f"play {spell}")
    assert table.player(1).worn[0].left == left


@rule("village.element.020")
def test_resistance_on_a_defence_card_counts_once_and_for_the_whole_attack() -> None:
    """6 mind damage, 2 resisted: 2 for the helmet, 1 for the cloak, 1 for the hero."""
    table = VillageTable(MAGE, HERO).hand(0, "drain_life").wear(1, "helmet", "scholars_cloak").dice(6)
    table.acts(0).pick("play drain_life", "worn 1 helmet")
    assert table.worn(1) == []
    assert table.life(1) == 35 - 1


@rule("village.element.020")
def test_a_monster_may_resist_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(printed("ogre"), "resist", tuple(2 if e == FIRE else 0 for e in range(len(ELEMENTS))))
    table = VillageTable(MAGE, HERO).hand(0, "scorch", "rock_throw").dice(3, 3)
    ogre = table.front(0, "ogre", owner=1)
    table.acts(0).pick("play scorch", "monster ogre")
    assert table.monster(ogre).life == 7 - 1
    table.pick("play rock_throw", "monster ogre")
    assert table.monster(ogre).life == 7 - 1 - 3


@rule("village.element.030")
def test_a_monster_immune_to_an_element_takes_nothing_of_it_and_lets_nothing_pass() -> None:
    """A stone golem is immune to mind and has armour 2 against the rest."""
    table = VillageTable(MAGE, HERO).hand(0, "drain_life", "fireball").dice(6, 6)
    golem = table.front(0, "stone_golem", owner=1, life=1)
    table.acts(0, mind=9).pick("play drain_life", "monster stone_golem")
    assert (table.monster(golem).life, table.life(1)) == (1, 35)
    table.pick("play fireball", "monster stone_golem")
    assert table.in_front(0) == []
    assert table.life(1) == 35 - (8 - 2 - 1)


@rule("village.element.030")
def test_a_dragon_immune_to_fire_laughs_at_it() -> None:
    table = VillageTable(MAGE, HERO).hand(0, "fireball", "rock_throw").dragon("red_dragon").dice(6, 5)
    assert table.g.dragon is not None
    full = table.g.dragon.life
    table.acts(0, mind=9).pick("play fireball", "dragon")
    assert (table.g.dragon.life, table.g.dragon.fighters) == (full, 0)
    table.pick("play rock_throw", "dragon")
    assert table.g.dragon.life == full - 5


@rule("village.element.030")
def test_an_immune_hero_takes_nothing() -> None:
    table = (
        VillageTable(MAGE, board(life=35, immune={"fire": True})).hand(0, "hellfire", "rock_throw").dice(6, 6)
    )
    table.acts(0, mind=9).pick("play hellfire")
    assert table.life(1) == 35
    table.pick("play rock_throw")
    assert table.life(1) == 35 - 6


@rule("village.element.030")
def test_immunity_on_a_defence_card_keeps_the_whole_attack_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(printed("shadow_cloak"), "immune", tuple(e == FIRE for e in range(len(ELEMENTS))))
    table = VillageTable(MAGE, HERO).hand(0, "hellfire").wear(1, "helmet", "shadow_cloak").dice(6)
    table.acts(0).pick("play hellfire", "worn 1 helmet")
    assert (table.worn(1), table.life(1)) == (["helmet", "shadow_cloak"], 35)
    assert table.player(1).worn[0].left == 2
