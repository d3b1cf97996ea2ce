"""Every hero, at every level, can do what the hero board says and nothing else.

The boards are read from heroes.yaml; each ability is measured by playing, at the level where it is printed
and at those where it is not.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import yaml

from fabletop.games.village import content
from fabletop.games.village import events as ev
from fabletop.games.village.defs import CLASSES, ELEMENTS, NONE, SPELL, TYPES, WEAPON, CardDef
from fabletop.games.village.load import FOLDER
from fabletop.games.village.testing import VillageTable, board, printed
from fabletop.testing import rule

BOARDS: list[dict[str, Any]] = yaml.safe_load((FOLDER / "heroes.yaml").read_text(encoding="utf-8"))
NAMES = [hero["id"] for hero in BOARDS]
ATTACKS = [card for card in content().cards if card.attacks and not card.multi]
SAMPLE_WEAPONS = list({(c.weapon_class, c.heavy): c for c in ATTACKS if c.kind == WEAPON}.values())
SAMPLE_SPELLS = list({c.element: c for c in ATTACKS if c.kind == SPELL}.values())
SAMPLE_MONSTERS = list({c.type: c for c in content().cards if c.type != NONE}.values())


def board_of(id: str) -> dict[str, Any]:
    return next(hero for hero in BOARDS if hero["id"] == id)


def abilities(id: str, level: int) -> dict[str, Any]:
    """All that a board grants at a level: what returns replaces what was there before."""
    known: dict[str, Any] = {"mind": board_of(id)["mind"]}
    for one in board_of(id)["levels"][:level]:
        for word, value in one.items():
            grows = word in ("attack", "against", "resist")
            known[word] = {**known.get(word, {}), **value} if grows else value
    return known


def hero_at(id: str, level: int, poor: int = 0) -> VillageTable:
    """A hero with exactly the experience of a level, or a little less, before an opponent with many lives."""
    table = VillageTable(id, board(life=300))
    return table.start(
        "village.experience", 0, n=board_of(id)["levels"][level - 1]["experience"] - poor
    ).hush()


def plays(table: VillageTable, id: str, *targets: str) -> VillageTable:
    """Play a card with a die of 6, without Lifelink."""
    table.dice(6).pick(f"play {id}", *targets)
    if table.asked().kind == "lifelink":
        table.pick("no")
    return table


def more_with(table: VillageTable, card: CardDef) -> int:
    """How much harder than printed a weapon or spell hits."""
    plays(table.hand(0, card.id).acts(0, mind=20), card.id)
    return 300 - table.life(1) - (6 + card.attack)


# -- how each ability shows --------------------------------------------------------------------------------


def mind(table: VillageTable) -> int:
    return table.turn(0).g.mind


def armour(table: VillageTable) -> int:
    full = table.life(0)
    plays(table.hand(1, "dagger").acts(1), "dagger")
    return 6 + printed("dagger").attack - (full - table.life(0))


def heal(table: VillageTable) -> int:
    return table.set(0, life=10).turn(0).life(0) - 10


def cards(table: VillageTable) -> int:
    return len(table.acts(0).pick("end_turn").hand_of(0)) - 5


def taming(table: VillageTable) -> int:
    table.space(6, "bear").dice(1, 1).acts(0).pick("tame 6")
    return next(event.n for event in table.events if isinstance(event, ev.Tamed | ev.TamingFailed)) - 1


def poison(table: VillageTable) -> int:
    return plays(table.hand(0, "dagger").acts(0), "dagger").player(1).poison


def poison_immune(table: VillageTable) -> bool:
    table.set(0, poison=2).turn(0)
    return sum(event.n for event in table.happened(ev.PoisonBit)) == 0


def berserk(table: VillageTable) -> dict[str, int] | None:
    table.hand(0, *["light_ale"] * 5, "dagger", "dagger").acts(0)
    calm = 300 - plays(table, "dagger").life(1)
    for beers in range(1, 6):
        table.dice(3).pick("play light_ale")
        if table.player(0).berserk:
            table.g.given = ()
            return {"beers": beers, "attack": 300 - calm - plays(table, "dagger").life(1) - calm}
        table.g.given = ()
    return None


def devotion(table: VillageTable) -> bool:
    table.front(1, "goblin", owner=0)
    table.dice(6).turn(1)
    return 300 - table.life(1) - (6 + printed("goblin").attack) == 1


def lifelink(table: VillageTable) -> bool:
    return table.hand(0, "dagger").acts(0, mind=3).pick("play dagger").asked().kind == "lifelink"


def sabotage(table: VillageTable) -> bool:
    return table.space(6, "dagger").acts(0).offers("sabotage")


def sneaking(table: VillageTable) -> bool:
    table.front(0, "goblin", owner=1)
    return table.acts(0).offers("sneak")


def swordmaster(table: VillageTable) -> bool:
    return plays(table.hand(0, "battle_axe", "dagger").acts(0), "battle_axe").offers("play dagger")


def vision(table: VillageTable) -> bool:
    return table.stock("spell", "gust").acts(0).offers("vision")


def summon(table: VillageTable) -> dict[str, Any] | None:
    if not table.acts(0, mind=20).offers("summon"):
        return None
    table.pick("summon")
    return {"card": table.in_front(1)[0], "cost": 20 - table.g.mind}


MEASURES: dict[str, tuple[Callable[[VillageTable], Any], Any]] = {
    "mind": (mind, 0),
    "armour": (armour, 0),
    "heal": (heal, 0),
    "cards": (cards, 0),
    "taming": (taming, 0),
    "poison": (poison, 0),
    "poison_immune": (poison_immune, False),
    "berserk": (berserk, None),
    "devotion": (devotion, False),
    "lifelink": (lifelink, False),
    "sabotage": (sabotage, False),
    "sneaking": (sneaking, False),
    "swordmaster": (swordmaster, False),
    "vision": (vision, False),
    "summon": (summon, None),
}
each_level = pytest.mark.parametrize("level", [1, 2, 3])
each_hero = pytest.mark.parametrize("id", NAMES)


@rule("village.experience.050")
def test_there_are_13_heroes_and_every_ability_on_their_boards_is_measured_here() -> None:
    assert len(set(NAMES)) == 13
    assert [hero.id for hero in content().heroes] == NAMES
    words = {word for id in NAMES for word in abilities(id, 3)}
    assert words <= {*MEASURES, "experience", "attack", "against", "resist"}


@each_hero
def test_a_hero_starts_with_the_life_points_of_the_board(id: str) -> None:
    assert VillageTable(id, board()).life(0) == board_of(id)["life"]


@rule("village.experience.030")
@each_hero
@each_level
def test_a_level_is_gained_at_its_experience_and_not_before(id: str, level: int) -> None:
    assert hero_at(id, level).level(0) == level
    if level > 1:
        assert hero_at(id, level, poor=1).level(0) == level - 1


@rule("village.experience.030", "village.experience.050")
@each_hero
@each_level
@pytest.mark.parametrize("word", MEASURES)
def test_a_hero_has_the_abilities_of_the_level_and_no_others(id: str, level: int, word: str) -> None:
    measure, none = MEASURES[word]
    assert measure(hero_at(id, level)) == abilities(id, level).get(word, none)


@rule("village.experience.050", "village.hero_ability.030")
@each_hero
@each_level
def test_a_hero_hits_harder_or_weaker_with_weapons_as_the_board_says(id: str, level: int) -> None:
    bonus = abilities(id, level).get("attack", {})
    for weapon in SAMPLE_WEAPONS:
        expected = bonus.get(CLASSES[weapon.weapon_class], 0) + (bonus.get("heavy", 0) if weapon.heavy else 0)
        assert more_with(hero_at(id, level), weapon) == expected, weapon.id


@rule("village.experience.050", "village.hero_ability.030")
@each_hero
@each_level
def test_a_hero_casts_harder_spells_as_the_board_says(id: str, level: int) -> None:
    bonus = abilities(id, level).get("attack", {})
    for spell in SAMPLE_SPELLS:
        expected = bonus.get("spells", 0) + bonus.get(ELEMENTS[spell.element], 0)
        assert more_with(hero_at(id, level), spell) == expected, spell.id


@rule("village.experience.050", "village.element.020")
@each_hero
@each_level
def test_a_hero_resists_elements_as_the_board_says(id: str, level: int) -> None:
    known = abilities(id, level)
    for spell in SAMPLE_SPELLS:
        table = hero_at(id, level)
        full = table.life(0)
        plays(table.hand(1, spell.id).acts(1, mind=20), spell.id)
        kept_off = known.get("armour", 0) + known.get("resist", {}).get(ELEMENTS[spell.element], 0)
        assert full - table.life(0) == 6 + spell.attack - kept_off, spell.id


@rule("village.experience.050", "village.hero_ability.040")
@each_hero
@each_level
def test_a_hero_hits_monsters_harder_as_the_board_says(id: str, level: int) -> None:
    known = abilities(id, level)
    usual = 6 + printed("dagger").attack + known.get("attack", {}).get("knife", 0)
    for monster in SAMPLE_MONSTERS:
        expected = usual - monster.armour + known.get("against", {}).get(TYPES[monster.type], 0)
        assert life_lost_by(monster, hero_at(id, level)) == expected, monster.id


def life_lost_by(monster: CardDef, table: VillageTable) -> int:
    """What a dagger takes from a monster, wherever monsters of its kind stand."""
    table.hand(0, "dagger")
    if monster.overwhelm:
        plays(table.dragon(monster.id, life=50).acts(0), "dagger", "dragon")
        assert table.g.dragon is not None
        return 50 - table.g.dragon.life
    prey = table.front(1 if monster.defensive else 0, monster.id, owner=1, life=50)
    plays(table.acts(0), "dagger")
    return 50 - table.monster(prey).life
