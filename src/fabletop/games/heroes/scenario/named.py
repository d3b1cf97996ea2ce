"""Who is meant, where and which.

The words of a scenario file become numbers here, in the order of the tuples below; conditions and effects
keep their word, under which `registry.py` finds what it means.
"""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.map.printed import VISIT, FieldDef

Amounts = tuple[int, int, int]  # gold, materials, valuables
Counts = tuple[int, int, int, int]  # bronze, silver, gold and azure units
NOTHING: Final = (0, 0, 0)
LAST_ROUND: Final = 16  # the round track ends here

MODES: Final = ("clash", "cooperative", "alliance", "solo", "tournament")
CLASH: Final = 0
COOPERATIVE: Final = 1
ALLIANCE: Final = 2
SOLO: Final = 3
TOURNAMENT: Final = 4
WITH_OBELISK: Final = 2  # so many near tiles that the players of a tournament lay, or all if they are fewer

# What a scenario is about, for those who look for one
GOALS: Final = (
    *("capture", "grail", "hold", "build", "race", "survive", "slay", "escort", "gather", "points"),
)

# Who is meant
WHO: Final = (
    *("player", "each_player", "any_player", "all_players", "rival", "each_rival", "all_rivals"),
    *("team", "enemy_team", "party", "all_ai", "any_ai", "last_player", "first_in_turn", "last_in_turn"),
    *("others", "ai", "seat"),
)
PLAYER: Final = 0  # who is looked at; for an effect the visitor, the owner or who chose
EACH_PLAYER: Final = 1
ANY_PLAYER: Final = 2
ALL_PLAYERS: Final = 3
RIVAL: Final = 4
EACH_RIVAL: Final = 5
ALL_RIVALS: Final = 6
TEAM: Final = 7
ENEMY_TEAM: Final = 8
PARTY: Final = 9
ALL_AI: Final = 10
ANY_AI: Final = 11
LAST_PLAYER: Final = 12  # who has fewest points just now
FIRST_IN_TURN: Final = 13
LAST_IN_TURN: Final = 14
OTHERS: Final = 15  # each player but the one who is looked at
ONE_AI: Final = 16  # ai.<id>
ONE_SEAT: Final = 17  # seat.<n>

# How a place is named
PLACE_WORDS: Final = ("printed", "visitable", "own_town", "enemy_town", "ai_town", "spot")
PRINTED: Final = 0  # every place of this kind on the map
VISITABLE: Final = 1  # every place that is visited once
OWN_TOWN: Final = 2  # the starting town, while no enemy flag stands on it
ENEMY_TOWN: Final = 3
AI_TOWN: Final = 4
SPOT: Final = 5  # a field that the scenario names

# Which unit is meant: one by its name, or one of a tier of the player's own faction
UNIT_WORDS: Final = ("named", "cheapest", "second", "dearest", "chosen", "carried", "neutral")
NAMED: Final = 0
CHEAPEST: Final = 1
SECOND: Final = 2
DEAREST: Final = 3
CHOSEN: Final = 4
CARRIED: Final = 5  # the army that was kept from the chapter before
NEUTRAL_CHOSEN: Final = 6  # a neutral unit of the same name as one of the own faction

# What can be true, and what can happen
CONDITIONS: Final = (
    *("all", "any", "not", "captured", "flags", "beaten", "lost_fight", "eliminated", "cubes", "token_at"),
    *("token_lost", "carries", "visited", "hero_at", "fights_won", "holds", "points", "project_done"),
    *("level", "round", "tiles_known", "tributes_covered", "difficulty"),
)
EFFECTS: Final = (
    *("gain", "pay", "choose", "roll", "search", "experience", "morale", "movement", "draw", "reinforce"),
    *("join", "recruit_neutral", "build", "income", "clear_cubes", "reveal", "unflag", "attack_town"),
    *("ai_arrives", "ai_joins", "ai_moves", "points", "end", "last_turns"),
    *("tribute", "take_aside", "send_home", "return_token", "move_between", "pass_token"),
    *("remove_card", "fewer_cards", "repeat_visit", "fall_to_level"),
    *("ai_army", "unseal", "go_to", "ambush"),
)

# When a timed event happens
TRIGGERS: Final = ("rounds", "every", "when", "round_end")
ROUND_START: Final = 0  # `rounds` and `every`, which becomes a list of rounds
WHEN: Final = 2
ROUND_END: Final = 3

AT_LIMIT: Final = (
    *("all_lose", "party_loses", "party_wins", "most_points", "holder_wins", "richest", "most_won"),
)
ALL_LOSE: Final = 0
PARTY_LOSES: Final = 1
PARTY_WINS: Final = 2
MOST_POINTS: Final = 3
HOLDER_WINS: Final = 4
RICHEST: Final = 5  # by what goods are worth in the scenario
MOST_WON: Final = 6  # points that were won by effects, and no others

# When a condition of winning or losing is looked at
ENDING_TIMES: Final = ("at_once", "round_end", "at_limit")
AT_ONCE: Final = 0
EACH_ROUND: Final = 1
AFTER_LAST: Final = 2

# What gives points beside the usual table
POINT_WORDS: Final = (
    *("grail_carried", "grail_home", "stage_paid", "obelisk_visited", "utopia_held", "enemy_town_held"),
)
GRAIL_CARRIED: Final = 0
GRAIL_HOME: Final = 1
STAGE_PAID: Final = 2
OBELISK_VISITED: Final = 3
UTOPIA_HELD: Final = 4
ENEMY_TOWN_HELD: Final = 5

# The other words, by the number that a condition, an effect or a rule keeps of them
AGAINST: Final = ("any", "guards", "ai", "player")
HEROES: Final = ("main", "secondary", "any", "chosen", "each", "visitor")
MAIN: Final = 0
SECONDARY: Final = 1
ANY_HERO: Final = 2
CHOSEN_HERO: Final = 3
EACH_HERO: Final = 4
VISITOR: Final = 5  # who came to the place
DICE: Final = ("resource", "treasure")
SEARCHED: Final = ("artifact", "spell", "ability")
ASIDE: Final = ("any", "minor", "major", "relic", "ability")  # of the cards that lie apart
INTO: Final = ("hand", "deck")
MORALE: Final = ("positive", "negative")
PRICES: Final = ("free", "half", "printed")
FREE: Final = 0
HALF: Final = 1
FULL: Final = 2
REVEALED: Final = ("all", "adjacent", "any_one")
RESULTS: Final = ("win", "lose")
ONCE_PER: Final = ("", "faction", "game", "visit")  # empty: as the place itself says
ONCE_PER_FACTION: Final = 1
ONCE_PER_GAME: Final = 2
ONCE_PER_VISIT: Final = 3
ON_LOSS: Final = ("dropped", "destroyed", "to_winner")
GIFTS: Final = ("", "at_trading_post", "adjacent", "any_time")
BONUS: Final = ("difficulty", "none", "effects")
BY_DIFFICULTY: Final = 0
NO_BONUS: Final = 1
OWN_BONUS: Final = 2
KEPT_UNITS: Final = ("none", "all")
KEPT_RESOURCES: Final = ("none", "half", "all")

# What an AI hero does [heroes.ai_movement.070]
AI_PLANS: Final = ("standard", "stay", "guard_tile", "hunt", "hunt_token", "grab", "to_goal", "wander")
STANDARD: Final = 0
STAY: Final = 1
GUARD_TILE: Final = 2
HUNT: Final = 3
HUNT_TOKEN: Final = 4
GRAB: Final = 5
TO_GOAL: Final = 6
WANDER: Final = 7  # as the dice say [heroes.ai_movement.160]
WHEN_BEATEN: Final = ("removed", "home")
AI_SKILLS: Final = ("offense", "armorer", "archery", "cloak", "sorcery")
CLOAK: Final = "sandro_4"  # the card of the skill cloak, and the next one of the same hero

# On which lattice the tiles of a map lie; `map/land.py` has both
LATTICES: Final = ("mixed", "a", "b")
MIXED: Final = 0


class Who:
    """Somebody, named by a word."""

    def __init__(self, form: int, n: int = NONE) -> None:
        self.form: Final = form  # one of WHO
        self.n: Final = n  # which AI hero or seat; NONE for all other words


class PlaceWord:
    """Fields of the map, named by a word."""

    def __init__(self, form: int, place: int = NONE, resource: int = NONE, spot: int = NONE) -> None:
        self.form: Final = form  # one of PLACE_WORDS
        self.place: Final = place  # the index of the PlaceDef; NONE unless it is printed
        self.resource: Final = resource  # of a mine, where only some are meant; else NONE
        self.spot: Final = spot  # the index of the spot; NONE for all other words

    def is_printed_on(self, field: FieldDef) -> bool:
        """Whether a field is meant for what is printed on it; towns of somebody and spots never are."""
        if self.form == VISITABLE:
            return field.kind == VISIT
        if self.form != PRINTED or field.place.index != self.place:
            return False
        return self.resource in (NONE, field.resource)


class UnitWord:
    """A side of a unit card, named itself or by its price within a tier."""

    def __init__(self, form: int, side: int, tier: int = 0, unit: int = NONE) -> None:
        self.form: Final = form  # one of UNIT_WORDS
        self.side: Final = side  # FEW or PACK
        self.tier: Final = tier
        self.unit: Final = unit  # the index of the unit, where it is named; else NONE
