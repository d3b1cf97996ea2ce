"""What may follow a condition or an effect, key by key, as a form can ask for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fabletop.games.heroes.defs import AZURE, BRONZE, DIFFICULTIES, GOLD, TIERS
from fabletop.games.heroes.editor.records import Slot, SlotKind
from fabletop.games.heroes.load import content
from fabletop.games.heroes.map.printed import BLOCKED, EMPTY, FLAG, RESOURCES, REVISIT, PlaceDef
from fabletop.games.heroes.scenario import named as p
from fabletop.games.heroes.scenario.load.effects import FIELD_LEVELS, MOST_DICE, RECEIVERS
from fabletop.games.heroes.scenario.load.file import MOST_SEEN
from fabletop.games.heroes.scenario.load.reading import HIGHEST_LEVEL, LARGEST_GUARD, MOST, TOWNS
from fabletop.games.heroes.scenario.load.vocabulary import Says
from fabletop.games.heroes.towns.printed import BUILDINGS

Made = Callable[[str, bool], Slot]  # of a key, and whether it is needed


def choice(*words: str, kind: SlotKind = "word") -> Made:
    return lambda key, needed: Slot(key, kind, needed, list(words), 0, 0)


def number(least: int, most: int) -> Made:
    return lambda key, needed: Slot(key, "number", needed, [], least, most)


def own(kind: SlotKind, most: int = 0) -> Made:
    return lambda key, needed: Slot(key, kind, needed, [], 0, most)


ANYBODY: Final = choice(*p.WHO[: p.ONE_AI], kind="who")
SOMEBODY: Final = choice(*(p.WHO[form] for form in RECEIVERS if form < p.ONE_AI), kind="who")
AMOUNTS: Final = {word: number(0, MOST) for word in RESOURCES}
OF_CONDITIONS: Final[dict[str, Made]] = {
    **dict.fromkeys(("whose", "who", "from", "by"), ANYBODY),
    **AMOUNTS,
    "at_least": number(1, MOST),
    "token": own("token"),
    "project": own("project"),
    "hero": choice(*p.HEROES[: p.ANY_HERO + 1]),
    "against": choice(*p.AGAINST),
}
OF_EFFECTS: Final[dict[str, Made]] = {
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
    "tile": own("tile"),
    "guard": own("guard", LARGEST_GUARD),
}


def condition_slots(word: str, says: Says) -> list[Slot]:
    found = []
    for key in (*says.need, *says.may):
        needed = key in says.need
        if key == "place":
            found.append(Slot(key, "places", needed, places_for(word), 0, 0))
        elif key == "at_least" and word in ("round", "level"):
            found.append(number(1, p.LAST_ROUND if word == "round" else HIGHEST_LEVEL)(key, needed))
        elif key == "at_least" and word == "difficulty":
            found.append(choice(*DIFFICULTIES)(key, needed))
        elif key == "at_least" and word == "flags":
            found.append(Slot(key, "number", needed, ["all"], 1, MOST))
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


def printed_places() -> list[PlaceDef]:
    """Places on which something can be done."""
    return [place for place in content().places if place.kind not in (EMPTY, BLOCKED)]


def places_for(word: str = "") -> list[str]:
    """Where a flag can be set, where a black cube can lie, or any place."""
    printed = printed_places()
    if word in ("flags", "unflag"):
        return [*(place.id for place in printed if place.kind == FLAG), "gold_mine"]
    if word == "clear_cubes":
        return ["visitable", *(place.id for place in printed if place.kind not in (FLAG, REVISIT))]
    return [*(place.id for place in printed), "gold_mine", "visitable", *TOWNS]
