"""What is said of Heroes: units, cards, heroes, prompts, options and the log, as messages.

said = HeroesWords({0: "Maja"})
prompt(said, game, seat), [option(said, game, game.decision, pick) for pick in game.decision.options]
"""

from typing import Final

from fabletop.games.heroes.load import FOLDER
from fabletop.games.heroes.words.cards import CardWords, card_words
from fabletop.games.heroes.words.hindrances import hindrance
from fabletop.games.heroes.words.hints import reason
from fabletop.games.heroes.words.log import HEADS, event, log, remembered, told
from fabletop.games.heroes.words.options import (
    USED,
    card_of,
    forecast_of,
    group,
    hero_of,
    hint,
    label,
    loses,
    option,
    space_of,
    troop_of,
    unit_of,
)
from fabletop.games.heroes.words.prompts import prompt
from fabletop.games.heroes.words.rules import rules_behind, rules_of_event, rules_of_option
from fabletop.games.heroes.words.table import HeroesWords

TEXT: Final = FOLDER / "text"  # where the messages are put into words

__all__ = [
    "HEADS",
    "TEXT",
    "USED",
    "CardWords",
    "HeroesWords",
    "card_of",
    "card_words",
    "event",
    "forecast_of",
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
    "remembered",
    "rules_behind",
    "rules_of_event",
    "rules_of_option",
    "space_of",
    "told",
    "troop_of",
    "unit_of",
]
