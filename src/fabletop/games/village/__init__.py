"""Village of Legends: buy weapons, spells and monsters in the market, and be the last hero standing."""

from fabletop.games.village import (
    abilities,
    attack,
    defeat,
    effects,
    market,
    monsters,
    overwhelm,
    play,
    setup,
    turn,
)
from fabletop.games.village.content_files import FOLDER, content
from fabletop.games.village.setup import game_from_data, new_game
from fabletop.games.village.state import Village
from fabletop.kernel.match import Box
from fabletop.kernel.ruleset import ruleset_names

CHAPTERS = (setup, turn, play, attack, effects, abilities, monsters, overwhelm, market, defeat)

BOX = Box(
    name="village",
    seats=range(2, 7),
    rulesets=lambda: ruleset_names(FOLDER / "rulesets"),
    content_hash=lambda: content().fingerprint,
    new=new_game,
    from_data=game_from_data,
)

__all__ = ["BOX", "CHAPTERS", "Village", "content"]
