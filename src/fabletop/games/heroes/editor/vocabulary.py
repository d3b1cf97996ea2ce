"""The words of scenarios with what follows each of them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from fabletop.content.wary import MOST_BYTES
from fabletop.games.heroes.defs import AZURE, BRONZE, FACTIONS, GOLD, NEUTRAL, SPELL, TIERS
from fabletop.games.heroes.editor.records import Bounds, ModeWord, Slot, SlotKind, Switch, Vocabulary, Word
from fabletop.games.heroes.load import content
from fabletop.games.heroes.map.grid import INTERLOCK_A, INTERLOCK_B
from fabletop.games.heroes.map.printed import BLOCKED, EMPTY, FLAG, POSITIONS, RESOURCES, REVISIT
from fabletop.games.heroes.options import ADVENTURES, ALLIANCE, COOPERATIVE, SOLO, TOURNAMENT
from fabletop.games.heroes.scenario import printed as p
from fabletop.games.heroes.scenario.load.ai_heroes import MOST_UNITS
from fabletop.games.heroes.scenario.load.effects import FIELD_LEVELS, MOST_DICE, RECEIVERS
from fabletop.games.heroes.scenario.load.file import MOST_EVENTS, MOST_SEEN
from fabletop.games.heroes.scenario.load.maps import FARTHEST, MOST_TILES
from fabletop.games.heroes.scenario.load.reading import HIGHEST_LEVEL, LONGEST_LINE, LONGEST_TEXT, MOST, TOWNS
from fabletop.games.heroes.scenario.load.vocabulary import CONDITIONS, EFFECTS, RULES, UNITS, Says
from fabletop.games.heroes.scenario.printed import ScenarioRules
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
        rules=[Switch(word, stands_alone(word)) for word in RULES],
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


def stands_alone(rule: str) -> bool:
    return isinstance(getattr(ScenarioRules(), rule), bool)


# -- what follows a word ------------------------------------------------------------------------------------


def choice(*words: str, kind: SlotKind = "word") -> Callable[[str, bool], Slot]:
    return lambda key, needed: Slot(key, kind, needed, list(words), 0, 0)


def number(least: int, most: int) -> Callable[[str, bool], Slot]:
    return lambda key, needed: Slot(key, "number", needed, [], least, most)


def own(kind: SlotKind) -> Callable[[str, bool], Slot]:
    return lambda key, needed: Slot(key, kind, needed, [], 0, 0)


ANYBODY: Final = choice(*p.WHO[: p.ONE_AI], kind="who")
SOMEBODY: Final = choice(*(p.WHO[form] for form in RECEIVERS if form < p.ONE_AI), kind="who")
AMOUNTS: Final = {word: number(0, MOST) for word in RESOURCES}
OF_CONDITIONS: Final[dict[str, Callable[[str, bool], Slot]]] = {
    **dict.fromkeys(("whose", "who", "from", "by"), ANYBODY),
    **AMOUNTS,
    "at_least": number(1, MOST),
    "token": own("token"),
    "project": own("project"),
    "hero": choice(*p.HEROES[: p.ANY_HERO + 1]),
    "against": choice(*p.AGAINST),
}
OF_EFFECTS: Final[dict[str, Callable[[str, bool], Slot]]] = {
    **dict.fromkeys(("to", "from", "of", "on", "for"), SOMEBODY),
    **AMOUNTS,
    **dict.fromkeys(("else", "lost", "unmoved"), own("effects")),
    "one_of": own("choices"),
    "die": choice(*p.DICE),
    **dict.fromkeys(("dice", "keep", "times"), number(1, MOST_DICE)),
    "deck": choice(*p.SEARCHED),
    "x": number(1, MOST_SEEN),
    "into": choice(*p.INTO),
    "n": number(1, MOST),
    "kind": choice(*p.MORALE),
    "hero": choice(*(word for word in p.HEROES if word not in ("secondary", "any"))),
    "units": own("units"),
    "kinds": choice(*BUILDINGS, kind="words"),
    "resource": choice(*RESOURCES),
    "steps": number(1, 7),
    "tiles": choice(*p.REVEALED),
    "count": number(1, MOST),
    "level": number(1, FIELD_LEVELS),
    "ai": own("ai"),
    "result": choice(*p.RESULTS),
    "until": number(1, p.LAST_ROUND),
    "card": choice(*p.ASIDE),
    "token": own("token"),
    "tile": number(0, MOST_TILES - 1),
}


def condition_slots(word: str, says: Says) -> list[Slot]:
    found = []
    for key in (*says.need, *says.may):
        needed = key in says.need
        if key == "place":
            found.append(Slot(key, "places", needed, places_for(word), 0, 0))
        elif key == "at_least" and word in ("round", "level"):
            found.append(number(1, p.LAST_ROUND if word == "round" else HIGHEST_LEVEL)(key, needed))
        else:
            found.append(OF_CONDITIONS.get(key, own("other"))(key, needed))
    return found


def effect_slots(word: str, says: Says) -> list[Slot]:
    found = []
    for key in (*says.need, *says.may):
        needed = key in says.need
        if key in ("place", "places"):
            found.append(Slot(key, "places", needed, places_for(word), 0, 0))
        elif key == "tiers":
            most = AZURE if word == "recruit_neutral" else GOLD
            found.append(choice(*TIERS[BRONZE : most + 1], kind="words")(key, needed))
        elif key == "price":
            prices = p.PRICES if word == "recruit_neutral" else p.PRICES[: p.FULL]
            found.append(choice(*prices)(key, needed))
        else:
            found.append(OF_EFFECTS.get(key, own("other"))(key, needed))
    return found


def places_for(word: str) -> list[str]:
    """Where a flag can be set, where a black cube can lie, or any place."""
    printed = [place for place in content().places if place.kind not in (EMPTY, BLOCKED)]
    if word in ("flags", "unflag"):
        return [*(place.id for place in printed if place.kind == FLAG), "gold_mine"]
    if word == "clear_cubes":
        return ["visitable", *(place.id for place in printed if place.kind not in (FLAG, REVISIT))]
    return [*(place.id for place in printed), "gold_mine", "visitable", *TOWNS]
