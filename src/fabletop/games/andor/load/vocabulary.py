"""The words that legends are written with.  docs/legends.md says what each of them does."""

from __future__ import annotations

from typing import Final

# legends, cards and options: the keys they need, and those they may have
LEGEND_NEED: Final = (
    *("id", "board", "base", "uses_checklist", "start", "stars"),
    *("goals", "win_if", "fail_if", "setup", "cards"),
)
LEGEND_MAY: Final = ("number", "from", "title", "story", "epilogue", "names")
CARD_NEED: Final = ("id", "kind", "trigger", "does")
CARD_MAY: Final = ("letter", "when", "teaches", "armed", "from", "title", "text")
CARD_KINDS: Final = ("setup", "story", "rule", "goal", "letter", "place", "foe", "end")

# heroes
WHO_WORDS: Final = (
    *("all", "group", "finder", "same", "lowest_rank", "highest_rank", "crest", "crest_drawn"),
)
WHO_KEYS: Final = ("chosen", "heroes", "standing", "willpower_below", "food_at_least", "most")
STANDING: Final = ("terrain", "area", "at", "not_at", "chasm_edge")

TRIGGERS: Final = (
    *("setup", "letter", "star_later", "goal", "read", "stops_at", "turned", "delivered"),
    *("token_lost", "defeated", "wagon_at", "horde_formed", "holds_all", "any_of"),
)
CONDITIONS: Final = (
    *("goals_done", "goal_open", "hero_in_play", "narrator_at", "no_free_shield"),
    *("figure_at", "tokens_left_below", "hero_in_area_when"),
)

# for each type of goal the keys it needs
GOALS: Final = {
    "turn_tokens": "tokens count",
    "defeat": "foe",
    "deliver": "what count",
    "deliver_set": "what",
    "find": "what",
    "visit": "fields",
    "visit_with": "fields carrying",
    "build_bridge": "site log_value",
    "lay_bridge": "site",
    "wagon_at": "field",
    "clear": "kind area",
    "all_outside": "area",
}

# what some of the named rules need to be told
RULE_NEEDS: Final = {
    "road_blocked": "foe",
    "bridge_carried": "site",
    "late_hours_dearer": "amount",
    "creatures_stronger": "amount",
    "no_overtime_for": "who",
}
SHIELDS: Final = ("storm", "fire", "star", "brotherhood")
WEAPONS: Final = ("iron_gauntlet", "knife", "axe", "sword_hilt", "sword_blade")
PICKS: Final = ("lowest", "highest", "nearest_base")
MARCHES: Final = ("sunrise", "narrator_step")
