"""The words of scenarios with what follows each of them."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from fabletop.content.wary import MOST_BYTES
from fabletop.games.heroes.defs import BRONZE, DIFFICULTIES, FACTIONS, NEUTRAL, SPELL, TIERS
from fabletop.games.heroes.editor.parts import parts, switches
from fabletop.games.heroes.editor.records import Bounds, ModeWord, Vocabulary, Word
from fabletop.games.heroes.editor.slots import condition_slots, effect_slots
from fabletop.games.heroes.load import content
from fabletop.games.heroes.map.grid import INTERLOCK_A, INTERLOCK_B
from fabletop.games.heroes.map.printed import BLOCKED, EMPTY, POSITIONS, RESOURCES
from fabletop.games.heroes.options import ADVENTURES, ALLIANCE, COOPERATIVE, SOLO, TOURNAMENT
from fabletop.games.heroes.scenario import named as p
from fabletop.games.heroes.scenario.load.ai_heroes import MOST_UNITS
from fabletop.games.heroes.scenario.load.file import MOST_EVENTS
from fabletop.games.heroes.scenario.load.maps import FARTHEST, MOST_TILES
from fabletop.games.heroes.scenario.load.reading import HIGHEST_LEVEL, LONGEST_LINE, LONGEST_TEXT, TOWNS
from fabletop.games.heroes.scenario.load.vocabulary import CONDITIONS, EFFECTS, UNITS
from fabletop.games.heroes.towns.printed import BUILDINGS, INCOME_TRACK
from fabletop.games.registration import Mode

LOGIC: Final = ("all", "any", "not")
BLANK: Final[dict[str, Any]] = {
    "id": "my_map",
    "mode": "clash",
    "players": [2],
    "goal": "capture",
    "factions": "any",
    "rounds": 10,
    "map": {
        "lattice": "b",
        "layouts": {"2p": [["N", 0, 0], ["F", -3, 1], ["F", 3, -1], ["S", -5, 4], ["S", 5, -4]]},
    },
    "start": {
        "resources": {"gold": 15, "materials": 4, "valuables": 2},
        "income": {"gold": 15, "materials": 2, "valuables": 1},
        "units": ["few_cheapest_bronze", "few_second_bronze"],
        "buildings": ["bronze_dwelling"],
        "bonus": "difficulty",
    },
    "victory": [{"if": {"captured": {"whose": "rival", "by": "player"}}, "when": "at_once"}],
    "at_limit": "most_points",
}


@cache
def words() -> Vocabulary:
    box = content()
    printed = [place for place in box.places if place.kind not in (EMPTY, BLOCKED)]
    return Vocabulary(
        modes=[mode_word(mode) for mode in ADVENTURES],
        goals=list(p.GOALS),
        lattices=list(p.LATTICES),
        steps={
            "a": [list(step) for step in INTERLOCK_A],
            "b": [list(step) for step in INTERLOCK_B],
            "mixed": [list(step) for step in (*INTERLOCK_A, *INTERLOCK_B)],
        },
        logic=list(LOGIC),
        conditions=[Word(word, condition_slots(word, says)) for word, says in CONDITIONS.items()],
        effects=[Word(word, effect_slots(word, says)) for word, says in EFFECTS.items()],
        rules=switches(),
        parts=parts(),
        triggers=list(p.TRIGGERS),
        times=list(p.ENDING_TIMES),
        people=list(p.WHO[: p.ONE_AI]),
        units=[word for word in UNITS if word != "carried_army"],
        named_units=[
            f"{unit.id}:{side}"
            for unit in box.units
            for side in (("few", "pack") if unit.faction < NEUTRAL else ("few",))
            if unit.id in box.box.units
        ],
        buildings=list(BUILDINGS),
        places=[*(place.id for place in printed), "gold_mine", "visitable", *TOWNS],
        held=[place.id for place in printed],
        tracks={word: list(track) for word, track in zip(RESOURCES, INCOME_TRACK, strict=True)},
        factions=list(FACTIONS[:NEUTRAL]),
        heroes={
            faction: [f"{faction}.{hero.id}" for hero in box.heroes if hero.faction == index]
            for index, faction in enumerate(FACTIONS[:NEUTRAL])
        },
        difficulties=list(DIFFICULTIES),
        tiers=list(TIERS[BRONZE:]),
        fields=list(POSITIONS),
        plans=list(p.AI_PLANS),
        fates=list(p.WHEN_BEATEN),
        skills=list(p.AI_SKILLS),
        spells=[card.id for card in box.cards if card.kind == SPELL],
        bounds=Bounds(
            rounds=p.LAST_ROUND,
            tiles=MOST_TILES,
            farthest=FARTHEST,
            events=MOST_EVENTS,
            line=LONGEST_LINE,
            text=LONGEST_TEXT,
            level=HIGHEST_LEVEL,
            army=MOST_UNITS,
            bytes=MOST_BYTES,
        ),
        blank=BLANK,
    )


def mode_word(mode: Mode) -> ModeWord:
    needs: dict[str, Any] = {}
    if mode.name == ALLIANCE:
        needs = {"teams": [[0, 2], [1, 3]], "factions": "any_repeated"}
    elif mode.name == SOLO:
        hero = content().heroes[0]
        faction = FACTIONS[hero.faction]
        needs = {"faction": faction, "heroes": [f"{faction}.{hero.id}"]}
    lays = mode.name == TOURNAMENT
    return ModeWord(
        id=mode.name,
        players=list(mode.seats),
        limits=limits_of(mode.name),
        layout="center" if lays else "",
        needs=needs,
        needs_on_map={"supply": {"S": 2, "N": 4, "F": 4}} if lays else {},
    )


def limits_of(mode: str) -> list[str]:
    """What may be so after the last round: only a party wins and loses as one."""
    party = ("party_loses", "party_wins")
    return [word for word in p.AT_LIMIT if mode in (COOPERATIVE, SOLO) or word not in party]
