"""What is said of Village of Legends: cards, heroes, prompts, options and the log, as messages.

said = VillageWords({0: "Maja"})
prompt(said, game, seat), [option(said, game, game.decision, pick) for pick in game.decision.options]
"""

from pathlib import Path
from typing import Final

from fabletop.games.village.words.cards import CardWords, card_words
from fabletop.games.village.words.hindrances import hindrance
from fabletop.games.village.words.hints import reason
from fabletop.games.village.words.log import HEADS, event, log, told
from fabletop.games.village.words.options import (
    card_of,
    group,
    hero_of,
    hint,
    label,
    loses,
    option,
)
from fabletop.games.village.words.prompts import prompt
from fabletop.games.village.words.rules import rules_behind, rules_of_event, rules_of_option
from fabletop.games.village.words.table import VillageWords

TEXT: Final = Path(__file__).parent.parent / "content" / "text"  # where the messages are put into words

__all__ = [
    "HEADS",
    "TEXT",
    "CardWords",
    "VillageWords",
    "card_of",
    "card_words",
    "event",
    "group",
    "hero_of",
    "hindrance",
    "hint",
    "label",
    "log",
    "loses",
    "option",
    "prompt",
    "reason",
    "rules_behind",
    "rules_of_event",
    "rules_of_option",
    "told",
]
