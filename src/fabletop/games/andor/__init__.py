"""The Legends of Andor: The Last Hope."""

from fabletop.games.andor import (
    choices,
    effects,
    event_cards,
    fight,
    foes,
    free,
    gifts,
    legend,
    lore,
    placing,
    setup,
    stops,
    sunrise,
    turn,
    walk,
)
from fabletop.games.andor.content_files import FOLDER, content
from fabletop.games.andor.setup import game_from_data, new_game
from fabletop.games.andor.state import Andor
from fabletop.kernel.match import Box
from fabletop.kernel.ruleset import ruleset_names

CHAPTERS = (
    setup,
    turn,
    walk,
    stops,
    free,
    fight,
    lore,
    foes,
    sunrise,
    legend,
    effects,
    gifts,
    placing,
    choices,
    event_cards,
)

BOX = Box(
    name="andor",
    seats=range(1, 5),
    rulesets=lambda: ruleset_names(FOLDER / "rulesets"),
    content_hash=lambda: content().fingerprint,
    new=new_game,
    from_data=game_from_data,
)

__all__ = ["BOX", "CHAPTERS", "Andor", "content"]
