"""A game can be put away in the middle of anything."""

from __future__ import annotations

import json

import pytest

from fabletop.games.village.modes.setup import new_game
from fabletop.games.village.state import village_from_data
from fabletop.games.village.state.game import PLAIN, TUPLES
from fabletop.games.village.state.pieces import Attack, Dragon, Scabbard, Worn
from fabletop.games.village.testing import VillageTable, board
from fabletop.kernel.frame import act
from fabletop.kernel.match import Setup
from fabletop.kernel.rng import ANEW, ONE_STREAM


def test_an_attack_that_is_being_aimed_is_kept_target_by_target() -> None:
    """Through a monster to its owner's defence cards: every kind of target is put away once."""
    table = (
        VillageTable(board(mind=9), board())
        .hand(0, "fireball")
        .wear(1, "helmet", "wooden_shield", "magic_cloak")
    )
    table.front(0, "goblin", owner=1)
    table.front(0, "giant_rat", owner=1)
    table.acts(0).pick("play fireball")
    for target in ("monster goblin", "hero 1", "worn 1 shield"):
        table.pick(target)
        data = json.loads(json.dumps(table.g.to_data()))
        again = village_from_data(table.g.printed, data)
        assert again.attack is not None
        assert table.g.attack is not None
        assert again.attack.chain == table.g.attack.chain
        assert again.to_data() == table.g.to_data()
        assert str(again.advance()) == str(table.g.decision)


def test_a_clone_and_a_save_forget_nothing_however_rare() -> None:
    """Every field of the game and of a player has a value of its own."""
    g = VillageTable.plain().g
    for place, name in enumerate((*PLAIN, *TUPLES), start=2):
        value = getattr(g, name)
        setattr(g, name, (place,) if isinstance(value, tuple) else True if isinstance(value, bool) else place)
    for place, name in enumerate(g.players[0].to_data(), start=2):
        if type(getattr(g.players[0], name)) is int:
            setattr(g.players[0], name, place)
    goblin, orc = g.bring_monster(0, 5, 1), g.bring_monster(1, 6, 0, summoner=3)
    g.loose = (goblin.with_life(2), orc)
    g.dragon = Dragon(7, 8, 2, 3)
    g.players[1].worn = (Worn(4, 1, 2),)
    g.players[1].scabbards = (Scabbard(5, 6, 7),)
    g.attack = Attack(1, 0, 3, 4, 2, 5, True, True, 6, True, (act("hero", 1), act("worn", 1, 2)))
    data = json.loads(json.dumps(g.to_data()))
    assert None not in (data["dragon"], data["attack"])
    assert len({data[name] for name in PLAIN}) >= len(PLAIN) - 1, "two of them are true"
    assert g.clone().to_data() == data
    assert village_from_data(g.printed, data).to_data() == data


@pytest.mark.parametrize("luck", [ANEW, ONE_STREAM])
def test_a_game_goes_by_the_luck_that_its_match_began_with(luck: int) -> None:
    g = new_game(Setup("village", 2, 7, options={"heroes": ["elf", "mage"]}, luck=luck))
    assert g.luck == luck
    assert village_from_data(g.printed, g.to_data()).luck == luck
