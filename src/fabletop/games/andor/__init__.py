"""The Legends of Andor: The Last Hope."""

from fabletop.games.andor import setup
from fabletop.games.andor.day import foes, free, lore, stops, sunrise, turn, walk
from fabletop.games.andor.fight import edges, invitation, rounds, victory
from fabletop.games.andor.load import FOLDER, content
from fabletop.games.andor.setup import game_from_data, new_game
from fabletop.games.andor.state.game import Andor
from fabletop.games.andor.story import choices, course, event_cards, gifts, legend, placing, script
from fabletop.kernel.match import Box
from fabletop.kernel.ruleset import ruleset_names

CHAPTERS = (
    setup,
    turn,
    walk,
    stops,
    free,
    lore,
    foes,
    sunrise,
    invitation,
    rounds,
    edges,
    victory,
    legend,
    script,
    course,
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
