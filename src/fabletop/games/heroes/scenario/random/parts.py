"""What a drawn scenario may be played for, and what may happen in it, in the words of scenario files."""

from __future__ import annotations

from typing import Any, Final

Said = dict[str, Any]

# How large a land is: rounds, and the rings around its middle
SIZES: Final = {"small": (8, "FF"), "middling": (12, "NFF"), "large": (16, "NNFF")}

# Tiles that are alike: whoever has one of them on the own side, everybody has
FAR_TILES: Final = {
    "settlement": ("F1", "F2", "F3"),
    "gold": ("F4", "F5", "F6"),
    "valuables": ("F7", "F8", "F9"),
}
NEAR_TILES: Final = (("N4", "N5", "N6"), ("N1", "N2", "N3"))  # of gold, of valuables
OBELISK_TILES: Final = ("N4", "N5", "N3")  # the first two with the same mine

STARTS: Final = (
    {"resources": {"gold": 12, "materials": 3, "valuables": 1}, "income": (10, 2, 0)},
    {"resources": {"gold": 15, "materials": 3, "valuables": 1}, "income": (15, 2, 1)},
    {"resources": {"gold": 20, "materials": 5, "valuables": 2}, "income": (10, 2, 1)},
    {"resources": {"gold": 10, "materials": 6, "valuables": 2}, "income": (15, 0, 1)},
)
ARMIES: Final = (
    ["few_cheapest_bronze", "few_dearest_bronze"],
    ["few_cheapest_bronze", "few_second_bronze"],
    ["pack_chosen_bronze", "few_chosen_bronze"],
    ["few_cheapest_bronze", "few_cheapest_silver"],
)
TOWNS: Final = (
    ["bronze_dwelling"],
    ["bronze_dwelling", "citadel"],
    ["bronze_dwelling", "mage_guild"],
    ["bronze_dwelling", "city_hall"],
)
OBELISKS: Final[tuple[list[Said], ...]] = (
    [{"experience": {"n": 1}}],
    [{"roll": {"die": "treasure", "dice": 1, "keep": 1}}],
    [{"search": {"deck": "spell", "x": 2}}],
    [{"morale": {"kind": "positive"}}],
)

# What may happen at the start of a round, under the id of its sentence
EVENTS: Final[dict[str, list[Said]]] = {
    "mills": [{"clear_cubes": {"places": ["water_wheel", "windmill", "mystical_garden"]}}],
    "winds": [{"movement": {"n": 1, "hero": "each", "to": "each_player"}}],
    "ships": [{"roll": {"die": "resource", "dice": 2, "keep": 1, "to": "each_player"}}],
    "masons": [
        {
            "build": {
                "kinds": ["citadel", "city_hall", "mage_guild", "silver_dwelling"],
                "price": "half",
                "to": "each_player",
            }
        }
    ],
    "hirelings": [{"recruit_neutral": {"tiers": ["bronze", "silver"], "price": "half", "to": "each_player"}}],
    "drill": [{"reinforce": {"tiers": ["bronze", "silver"], "price": "half", "to": "each_player"}}],
    "books": [{"search": {"deck": "spell", "x": 2, "to": "each_player"}}],
    "smiths": [{"search": {"deck": "artifact", "x": 2, "to": "each_player"}}],
    "feast": [{"morale": {"kind": "positive", "to": "each_player"}}],
    "toll": [{"pay": {"gold": 3, "from": "each_player", "else": [{"morale": {"kind": "negative"}}]}}],
}
FIRST_EVENT: Final = 2  # the round before which nothing happens
EVENTS_APART: Final = 4  # rounds between an event and its return

GRAIL: Final[Said] = {
    "at": "grail",
    "one_per": "game",
    "carried_by": "any",
    "movement": 0,
    "on_loss": "to_winner",
    "tires": True,
}
UTOPIA_GUARD: Final[Said] = {
    "own_guard": {
        "place": "dragon_utopia",
        "easy": {"azure": 1},
        "normal": {"azure": 1, "silver": 1},
        "hard": {"azure": 1, "gold": 1},
        "impossible": {"azure": 2},
    }
}
PARTY_RULES: Final[list[Any]] = ["no_fights_between_players", "no_retaking_flags", {"gifts": "adjacent"}]


class Aim:
    """What a land is played for: its word for those who look for one, what lies in the middle, the sizes it
    is for, and what the file says of it."""

    def __init__(
        self, id: str, goal: str, middles: tuple[str, ...], sizes: tuple[str, ...], **said: Any
    ) -> None:
        self.id: Final = id
        self.goal: Final = goal
        self.middles: Final = middles
        self.sizes: Final = sizes
        self.said: Final = said


ALL_SIZES: Final = ("small", "middling", "large")
CLASH_AIMS: Final = (
    Aim("wealth", "points", ("N",), ("small",), victory=[], at_limit="most_points"),
    Aim(
        "wealth",
        "points",
        ("C1",),
        ("middling", "large"),
        victory=[],
        at_limit="most_points",
        points=[{"per": "utopia_held", "n": 2}],
    ),
    Aim(
        "hill",
        "hold",
        ("C1",),
        ALL_SIZES,
        victory=[{"if": {"points": {"by": "player", "at_least": 4}}, "when": "round_end"}],
        at_limit="most_won",
        places={"dragon_utopia": {"held": [{"points": {"n": 1}}]}},
        rules=[{"unguarded": ["dragon_utopia"]}],
    ),
    Aim(
        "grail",
        "grail",
        ("C2",),
        ALL_SIZES,
        tokens={"grail": GRAIL},
        victory=[
            {"if": {"token_at": {"token": "grail", "place": "own_town", "by": "player"}}, "when": "at_once"}
        ],
        at_limit="most_points",
        points=[{"per": "grail_carried", "n": 3}],
        rules=[{"no_skip": ["grail"]}],
    ),
    Aim(
        "conquest",
        "capture",
        ("C1", "C2"),
        ("small", "middling"),
        victory=[{"if": {"captured": {"whose": "each_rival", "by": "player"}}, "when": "at_once"}],
        at_limit="most_points",
        points=[{"per": "enemy_town_held", "n": 3}],
    ),
    Aim(
        "stones",
        "race",
        ("C1", "C2"),
        ("middling", "large"),
        victory=[],  # as many as there are seats: see `draw.py`
        at_limit="most_points",
        points=[{"per": "obelisk_visited", "n": 2}],
    ),
)
PARTY_AIMS: Final = (
    Aim(
        "dragons",
        "slay",
        ("C1",),
        ("middling", "large"),
        victory=[{"if": {"flags": {"place": "dragon_utopia", "by": "party"}}, "when": "at_once"}],
        at_limit="party_loses",
        rules=[UTOPIA_GUARD, {"no_skip": ["dragon_utopia"]}, *PARTY_RULES],
    ),
    Aim(
        "cup",
        "grail",
        ("C2",),
        ("middling", "large"),
        tokens={"grail": {**GRAIL, "on_loss": "dropped"}},
        victory=[
            {"if": {"token_at": {"token": "grail", "place": "own_town", "by": "party"}}, "when": "at_once"}
        ],
        at_limit="party_loses",
        rules=[{"no_skip": ["grail"]}, *PARTY_RULES],
    ),
    Aim(
        "harvest",
        "gather",
        ("N",),
        ("small",),
        victory=[
            {
                "if": {"flags": {"place": ["mine", "settlement"], "by": "party", "at_least": "all"}},
                "when": "at_once",
            }
        ],
        at_limit="party_loses",
        rules=PARTY_RULES,
    ),
    Aim(
        "siege",
        "survive",
        ("N", "C1", "C2"),
        ("small", "middling"),
        victory=[],
        defeat=[{"if": {"captured": {"whose": "any_player"}}, "when": "at_once"}],
        at_limit="party_wins",
        rules=["lose_when_eliminated", *PARTY_RULES],
    ),
)
SIEGES: Final = (2, 3, 5)  # the levels of guards that come to every town, the last ones at the very end
