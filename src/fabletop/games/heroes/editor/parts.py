"""What else has a form: tokens, projects, places and all the parts of a scenario, and rules with a value."""

from __future__ import annotations

from typing import Any, Final

from fabletop.games.heroes.defs import BRONZE, DIFFICULTIES, FACTIONS, GOLD, NEUTRAL, SPELL, TIERS
from fabletop.games.heroes.editor.records import Slot, SlotKind, Switch
from fabletop.games.heroes.editor.slots import SOMEBODY, choice, number, own, places_for, printed_places
from fabletop.games.heroes.load import content
from fabletop.games.heroes.map.printed import POSITIONS
from fabletop.games.heroes.scenario import named as p
from fabletop.games.heroes.scenario.load.ai_heroes import AI_DECK, MOST_AI_CARDS
from fabletop.games.heroes.scenario.load.file import MOST_SEEN
from fabletop.games.heroes.scenario.load.maps import FIELD_LEVELS
from fabletop.games.heroes.scenario.load.reading import HIGHEST_LEVEL, LARGEST_GUARD, LONGEST_LINE, MOST
from fabletop.games.heroes.scenario.load.rules import CARRIER_MAY, LARGEST_GARRISON
from fabletop.games.heroes.scenario.load.vocabulary import KIND_LETTERS, MANY_RULES, RULES
from fabletop.games.heroes.scenario.switches import ScenarioRules
from fabletop.games.heroes.towns.printed import BUILDINGS

MOST_POINTS: Final = 9  # of movement, of an AI hero
FIRST: Final[dict[str, Any]] = {
    "level_cap": 5,
    "no_entering_rival_start_tiles": 4,
    "sudden_death": 2,
    "swift_from_level": 4,
    "guard_deck": {"might": 4},
}


def flag(key: str, *, needed: bool = False, usual: bool = False) -> Slot:
    return Slot(key, "flag", needed, [], int(usual), 1)


def place(key: str, needed: bool = True) -> Slot:
    """One place, of any kind."""
    return Slot(key, "place", needed, places_for(), 0, 0)


def printed_place(key: str, needed: bool = False) -> Slot:
    """One that is printed on tiles."""
    return Slot(key, "place", needed, [one.id for one in printed_places()], 0, 0)


def places(key: str, needed: bool = True) -> Slot:
    return Slot(key, "places", needed, places_for(), 0, 0)


def parts() -> dict[str, list[Slot]]:
    """The parts of a scenario by what they are called; what the forms of the map, of people and of goals know
    by themselves is not among them."""
    line = own("line", LONGEST_LINE)
    effects = own("effects")
    return {
        "token": [
            line("name", False),
            place("at"),
            choice("game", "player")("one_per", True),
            choice("main", "any")("carried_by", True),
            number(-3, 3)("movement", True),
            choice(*p.ON_LOSS)("on_loss", True),
            flag("tires"),
        ],
        "project": [
            line("name", False),
            place("where"),
            own("stages", MOST)("stages", True),
            number(1, MOST)("per_round", True),
        ],
        "spot": [
            own("tile")("tile", True),
            choice(*POSITIONS)("field", False),
            printed_place("place"),
        ],
        "place": [
            choice(*p.ONCE_PER[1:])("once_per", False),
            *(effects(key, False) for key in ("do", "first", "held", "instead")),
            own("guard", LARGEST_GUARD)("guard", False),
        ],
        "point": [choice(*p.POINT_WORDS)("per", True), number(1, MOST)("n", True)],
        "worth": [number(1, MOST)(key, True) for key in ("materials", "valuables")],
        "start": [
            number(1, HIGHEST_LEVEL)("hero_level", False),
            flag("secondary_hero"),
            number(2, MOST_SEEN)("guild_search", False),
            number(2, MOST_SEEN)("level_search", False),
        ],
        "ending": [own("players")("for", False)],
        "event": [SOMEBODY("for", False), own("players")("players", False)],
        "ai": [
            own("tile")("town", False),
            flag("citadel"),
            flag("waits"),
            own("guard", LARGEST_GUARD)("drawn", False),
            choice(*(card.id for card in content().cards if card.cover is not None), kind="words")(
                "covers", False
            ),
        ],
        "moves": [number(1, p.LAST_ROUND)("from_round", False), number(1, MOST_POINTS)("points", False)],
        "map": [printed_place("pool_holds")],
        "supply": [number(0, MOST)(letter, False) for letter in KIND_LETTERS],
        "changed": [printed_place("place"), number(0, FIELD_LEVELS)("level", False)],
        "chapter": [
            choice(*FACTIONS[:NEUTRAL])("faction", True),
            line("campaign", False),
            number(1, MOST)("order", False),
        ],
    }


# -- rules --------------------------------------------------------------------------------------------------


def switches() -> list[Switch]:
    valued = valued_rules()
    found = []
    for word in RULES:
        alone = isinstance(getattr(ScenarioRules(), word), bool)
        slots = [] if alone else valued.get(word, [places("places")])
        bare = len(slots) == 1
        found.append(Switch(word, alone, bare, word in MANY_RULES, slots, FIRST.get(word)))
    return found


def valued_rules() -> dict[str, list[Slot]]:
    """What follows a rule; all that are not here name places."""
    tiers = TIERS[BRONZE : GOLD + 1]
    deck: list[Slot] = [number(0, most)(key, False) for key, most in zip(AI_DECK, MOST_AI_CARDS, strict=True)]
    counts = own("counts", LARGEST_GUARD)
    spells = [card.id for card in content().cards if card.kind == SPELL]
    return {
        "no_building": [words("kinds", *BUILDINGS)],
        "level_cap": [number(1, HIGHEST_LEVEL)("level", True)],
        "no_entering_rival_start_tiles": [number(2, p.LAST_ROUND + 1)("from_round", True)],
        "own_guard": [
            place("place"),
            *(counts(key, True) for key in DIFFICULTIES),
            own("units")("units", False),
        ],
        "trading_post_recruits": [words("tiers", *tiers)],
        "carrier": [
            own("token")("token", True),
            flag("sanctuary", needed=True, usual=True),
            flag("more_movement", usual=True),
            *(flag(word) for word in CARRIER_MAY),
        ],
        "gifts": [choice(*p.GIFTS[1:])("gifts", True)],
        "once_for_each": [words("tile_ids", *(tile.id for tile in content().tiles))],
        "sudden_death": [number(1, p.LAST_ROUND - 1)("rounds", True)],
        "swift_from_level": [number(2, HIGHEST_LEVEL)("level", True)],
        "sealed": [own("tiles")("tile_numbers", True)],
        "guard_deck": [
            *deck,
            words("spells", *spells, needed=False),
            choice(*p.AI_SKILLS)("ability", False),
            places("places", needed=False),
        ],
        "garrison": [place("place"), own("garrison", LARGEST_GARRISON)("players", True)],
    }


def words(key: str, *choices: str, needed: bool = True) -> Slot:
    kind: SlotKind = "words"
    return choice(*choices, kind=kind)(key, needed)
