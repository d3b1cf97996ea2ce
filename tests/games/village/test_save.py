"""A game can be put away in the middle of anything."""

from __future__ import annotations

import json

from fabletop.games.village.state import village_from_data
from fabletop.games.village.state.game import PLAIN, TUPLES
from fabletop.games.village.testing import VillageTable, board


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
    data = json.loads(json.dumps(g.to_data()))
    assert len({data[name] for name in PLAIN}) >= len(PLAIN) - 1, "two of them are true"
    assert g.clone().to_data() == data
    assert village_from_data(g.printed, data).to_data() == data
