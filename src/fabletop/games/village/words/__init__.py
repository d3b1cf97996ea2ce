"""Village of Legends in words: cards, heroes, prompts, options and the log, in every language.

said = VillageWords("es")
prompt(said, game, seat), [option(said, game, pick) for pick in game.decision.options]
"""

from fabletop.games.village.market import price_now
from fabletop.games.village.words.cards import CardWords
from fabletop.games.village.words.log import HEADS, event, log, told
from fabletop.games.village.words.options import card_of, group, hero_of, hint, label, option
from fabletop.games.village.words.prompts import prompt, waiting
from fabletop.games.village.words.rules import rules_behind, rules_of_event, rules_of_option
from fabletop.games.village.words.table import VillageWords

__all__ = [
    "HEADS",
    "CardWords",
    "VillageWords",
    "card_of",
    "event",
    "group",
    "hero_of",
    "hint",
    "label",
    "log",
    "option",
    "price_now",
    "prompt",
    "rules_behind",
    "rules_of_event",
    "rules_of_option",
    "told",
    "waiting",
]
