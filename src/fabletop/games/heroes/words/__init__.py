"""Heroes in words: units, cards, heroes, prompts, options and the log, in every language.

said = HeroesWords("es")
prompt(said, game, seat), [option(said, game, game.decision, pick) for pick in game.decision.options]
"""

from fabletop.games.heroes.words.cards import CardWords
from fabletop.games.heroes.words.log import HEADS, event, log, told
from fabletop.games.heroes.words.options import (
    card_of,
    forecast_of,
    group,
    hero_of,
    hint,
    label,
    option,
    space_of,
    troop_of,
    unit_of,
)
from fabletop.games.heroes.words.prompts import prompt, waiting
from fabletop.games.heroes.words.rules import rules_behind, rules_of_event, rules_of_option
from fabletop.games.heroes.words.table import HeroesWords

__all__ = [
    "HEADS",
    "CardWords",
    "HeroesWords",
    "card_of",
    "event",
    "forecast_of",
    "group",
    "hero_of",
    "hint",
    "label",
    "log",
    "option",
    "prompt",
    "rules_behind",
    "rules_of_event",
    "rules_of_option",
    "space_of",
    "told",
    "troop_of",
    "unit_of",
    "waiting",
]
