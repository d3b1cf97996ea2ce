"""Village of Legends: buy weapons, spells and monsters in the market, and be the last hero standing."""

from fabletop.games.village import market, turn
from fabletop.games.village.cards import abilities, effects, play
from fabletop.games.village.defs import PLAYERS
from fabletop.games.village.fight import aim, defeat, monsters, overwhelm, strike
from fabletop.games.village.load import FOLDER, content
from fabletop.games.village.modes import setup
from fabletop.games.village.modes.setup import game_from_data, new_game
from fabletop.games.village.state.game import Village
from fabletop.kernel.match import Box
from fabletop.kernel.ruleset import ruleset_names

CHAPTERS = (setup, turn, play, aim, strike, effects, abilities, monsters, overwhelm, market, defeat)

BOX = Box(
    name="village",
    seats=PLAYERS,
    rulesets=lambda: ruleset_names(FOLDER / "rulesets"),
    content_hash=lambda: content().fingerprint,
    new=new_game,
    from_data=game_from_data,
)

__all__ = ["BOX", "CHAPTERS", "Village", "content"]
