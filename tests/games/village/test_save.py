"""A game can be put away in the middle of anything."""

from __future__ import annotations

import json

from fabletop.games.village.state import village_from_data
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
