"""What the tests of this game share."""

from __future__ import annotations

import pytest

from fabletop.games.village.testing import printed

# attack
WEAPONS = {
    "staff": -2,
    "knife": -1,
    "dagger": 0,
    "hammer": 0,
    "short_bow": 0,
    "sword": 1,
    "hand_axe": 1,
    "silver_sword": 1,
    "long_sword": 2,
    "crossbow": 2,
    "war_hammer": 3,
    "two_handed_sword": 4,
    "halberd": 4,
    "battle_axe": 5,
}
# defence
DEFENCES = {
    "scholars_cloak": 1,
    "helmet": 2,
    "magic_cloak": 2,
    "death_mask": 2,
    "wooden_shield": 3,
    "shadow_cloak": 3,
    "lizard_armour": 4,
    "stone_wall": 5,
    "tower_shield": 6,
}
# cost and attack
SPELLS = {
    "flame_dart": (1, -1),
    "rock_throw": (2, 0),
    "scorch": (2, 0),
    "ice_shard": (2, 0),
    "wind_blade": (2, 1),
    "drain_life": (3, 0),
    "lightning_bolt": (3, 1),
    "fireball": (3, 2),
    "earthquake": (4, 0),
    "hellfire": (5, 4),
}
# life, attack and price
MONSTERS = {
    "mini_skeleton": (2, -1, 20),
    "giant_rat": (2, -1, 20),
    "goblin": (3, -1, 20),
    "kobold": (3, 0, 20),
    "wolf": (4, 0, 40),
    "treasure_goblin": (4, 0, 40),
    "giant_turtle": (4, 0, 40),
    "ghost": (5, 1, 40),
    "orc": (5, 0, 40),
    "zombie": (6, -1, 40),
    "shield_orc": (6, 0, 40),
    "gargoyle": (6, 0, 60),
    "ogre": (7, 1, 60),
    "stone_golem": (8, 2, 100),
}


@pytest.fixture
def plain_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Round numbers on the cards that tests reckon with, whatever the balance of the game is today."""
    for id, attack in WEAPONS.items():
        monkeypatch.setattr(printed(id), "attack", attack)
    for id, defence in DEFENCES.items():
        monkeypatch.setattr(printed(id), "defence", defence)
    for id, (cost, attack) in SPELLS.items():
        monkeypatch.setattr(printed(id), "cost", cost)
        monkeypatch.setattr(printed(id), "attack", attack)
    for id, (life, attack, price) in MONSTERS.items():
        monkeypatch.setattr(printed(id), "life", life)
        monkeypatch.setattr(printed(id), "attack", attack)
        monkeypatch.setattr(printed(id), "price", price)
