"""What is said of Andor: heroes, foes, cards and fields, prompts, options and the log, as messages.

said = AndorWords({0: "Maja"})
prompt(said, game, seat), [option(said, game, game.decision, pick) for pick in game.decision.options]
"""

from fabletop.games.andor.words.cards import TEXT, CardWords
from fabletop.games.andor.words.hindrances import hindrance
from fabletop.games.andor.words.hints import advice
from fabletop.games.andor.words.log import HEADS, event, log, told
from fabletop.games.andor.words.options import (
    book_of,
    group,
    hero_of,
    hint,
    item_of,
    label,
    loses,
    option,
    space_of,
    unit_of,
)
from fabletop.games.andor.words.prompts import hero_asked, prompt
from fabletop.games.andor.words.rules import rules_behind, rules_of_event, rules_of_option
from fabletop.games.andor.words.table import AndorWords

__all__ = [
    "HEADS",
    "TEXT",
    "AndorWords",
    "CardWords",
    "advice",
    "book_of",
    "event",
    "group",
    "hero_asked",
    "hero_of",
    "hindrance",
    "hint",
    "item_of",
    "label",
    "log",
    "loses",
    "option",
    "prompt",
    "rules_behind",
    "rules_of_event",
    "rules_of_option",
    "space_of",
    "told",
    "unit_of",
]
