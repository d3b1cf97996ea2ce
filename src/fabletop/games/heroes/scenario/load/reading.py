"""A scenario while it is read: the names it may use, and what it says about people, places and units."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from pathlib import Path
from types import TracebackType
from typing import Final

from fabletop.content.entries import Entry, nearest, quoted, some_of
from fabletop.games.heroes.defs import (
    BRONZE,
    DIFFICULTIES,
    FACTIONS,
    FEW,
    NEUTRAL,
    PACK,
    STRUCTURE,
    TIERS,
    CardDef,
    HeroDef,
    UnitDef,
)
from fabletop.games.heroes.map.printed import BLOCKED, EMPTY, RESOURCES, PlaceDef, TileDef
from fabletop.games.heroes.scenario.load.vocabulary import UNITS
from fabletop.games.heroes.scenario.named import (
    AI_TOWN,
    ALLIANCE,
    COOPERATIVE,
    ENEMY_TOWN,
    MODES,
    NAMED,
    ONE_AI,
    ONE_SEAT,
    OWN_TOWN,
    PRINTED,
    SOLO,
    SPOT,
    VISITABLE,
    WHO,
    Amounts,
    Counts,
    PlaceWord,
    UnitWord,
    Who,
)
from fabletop.games.heroes.scenario.printed import ScenarioDef
from fabletop.games.heroes.scenario.switches import OwnGuard
from fabletop.games.heroes.scenario.texts import key_of
from fabletop.games.heroes.towns.printed import BUILDINGS
from fabletop.games.words import key
from fabletop.kernel.errors import BrokenFile
from fabletop.said import Said, say
from fabletop.speech import Speech

Given = dict[str, Entry]

MOST: Final = 99
LARGEST_GUARD: Final = 5
HIGHEST_LEVEL: Final = 7
LONGEST_LINE: Final = 80
LONGEST_TEXT: Final = 2000
TEXTS: Final = Path(__file__).parents[2] / "content" / "text"
TOWNS: Final = {"own_town": OWN_TOWN, "enemy_town": ENEMY_TOWN, "ai_town": AI_TOWN}
RIVALS: Final = ("rival", "each_rival", "all_rivals")
TEAMS: Final = ("team", "enemy_team")
AI_HEROES: Final = ("all_ai", "any_ai")


class Box:
    """What lies in the box, as far as scenarios speak of it."""

    def __init__(
        self,
        tiles: Sequence[TileDef],
        units: Sequence[UnitDef],
        cards: Sequence[CardDef],
        heroes: Sequence[HeroDef],
    ) -> None:
        self.tiles: Final = {tile.id: tile for tile in tiles}
        self.units: Final = {unit.id: unit for unit in units if unit.faction != STRUCTURE}
        self.cards: Final = {card.id: card for card in cards}
        self.heroes: Final = {f"{FACTIONS[hero.faction]}.{hero.id}": hero for hero in heroes}
        self.places: Final[dict[str, PlaceDef]] = {
            field.id: field.place for tile in tiles for field in tile.fields
        }


class Noted:
    """Goes on after a mistake, which is kept: whoever mends a file wants to know of all of them."""

    def __init__(self) -> None:
        self.mistakes: Final[list[BrokenFile]] = []

    def __enter__(self) -> None: ...

    def __exit__(
        self, kind: type[BaseException] | None, wrong: BaseException | None, trace: TracebackType | None
    ) -> bool:
        if isinstance(wrong, BrokenFile):
            self.mistakes.append(wrong)
        return isinstance(wrong, BrokenFile)


def mistake(entry: Entry, which: str, /, **given: Said) -> BrokenFile:
    """What is wrong, from the language files: these are the mistakes that one makes in the editor too."""
    said = say(key("mistake", which), **given)
    return entry.wrong(Speech("en", TEXTS).phrase(said), said)


def unknown(entry: Entry, kind: str, word: str, words: Collection[str]) -> BrokenFile:
    """A word that nothing goes by, and what could have been meant."""
    near = nearest(word, words)
    if near:
        meant = say("mistake-near", words=" / ".join(near))
    elif words:
        meant = say("mistake-there-are", words=some_of(words))
    else:
        meant = say("mistake-there-are-none")
    return mistake(entry, f"no-such-{kind}", word=quoted(word), meant=meant)


def place_said(id: str) -> Said:
    return say(key("place", id))


class Reading:
    """A scenario while it is read."""

    def __init__(self, scenario: ScenarioDef, box: Box) -> None:
        self.scenario: Final = scenario
        self.box: Final = box
        # names that stand further down in the file, known before anything speaks of them
        self.spots: Sequence[str] = ()
        self.tokens: Sequence[str] = ()
        self.projects: Sequence[str] = ()
        self.ai: Sequence[str] = ()
        self.noted: Final = Noted()
        self.named: Final[list[tuple[PlaceWord, Entry]]] = []  # places that must be on the map

    # people

    def who(self, entry: Entry) -> Who:
        word = entry.word()
        start, dot, rest = word.partition(".")
        if dot and start == "ai":
            return Who(ONE_AI, self.ai_hero(entry, rest))
        if dot and start == "seat":
            seats = max(self.scenario.players)
            if not rest.isdecimal() or int(rest) >= seats:
                raise mistake(entry, "seats-are", n=seats - 1)
            return Who(ONE_SEAT, int(rest))
        words = WHO[:ONE_AI]
        if word not in words:
            raise unknown(entry, "who", word, [*words, "ai.<id>", "seat.<n>"])
        self.check_who(word, entry)
        return Who(words.index(word))

    def check_who(self, word: str, entry: Entry) -> None:
        """Some people are there in some modes only."""
        mode = self.scenario.mode
        if word in RIVALS and mode in (COOPERATIVE, SOLO):
            raise mistake(entry, "no-rival", mode=MODES[mode])
        if word in TEAMS and mode != ALLIANCE:
            raise mistake(entry, "no-teams", mode=MODES[mode])
        if word == "party" and mode not in (COOPERATIVE, SOLO):
            raise mistake(entry, "no-party-here", mode=MODES[mode])
        if word in AI_HEROES and not self.ai:
            raise mistake(entry, "no-ai", who=word)

    def ai_hero(self, entry: Entry, id: str) -> int:
        if id not in self.ai:
            raise unknown(entry, "ai", id, self.ai)
        return self.ai.index(id)

    # places

    def place(self, entry: Entry) -> PlaceWord:
        word = entry.word()
        if word.startswith("spot."):
            id = word.removeprefix("spot.")
            if id not in self.spots:
                raise unknown(entry, "spot", id, self.spots)
            return PlaceWord(SPOT, spot=self.spots.index(id))
        if word in TOWNS:
            return self.town(word, entry)
        if word == "visitable":
            return PlaceWord(VISITABLE)
        if word == "gold_mine":
            return self.printed(PlaceWord(PRINTED, self.box.places["mine"].index, 0), entry)
        return self.printed(PlaceWord(PRINTED, self.printed_place(entry).index), entry)

    def town(self, word: str, entry: Entry) -> PlaceWord:
        if word == "enemy_town" and self.scenario.mode in (COOPERATIVE, SOLO):
            raise mistake(entry, "no-enemy-town")
        if word == "ai_town" and not self.ai:
            raise mistake(entry, "no-ai-town")
        return PlaceWord(TOWNS[word])

    def printed(self, place: PlaceWord, entry: Entry) -> PlaceWord:
        self.named.append((place, entry))
        return place

    def printed_place(self, entry: Entry) -> PlaceDef:
        """A place as it is printed on tiles; nobody does anything on a blocked or an empty field."""
        words = [id for id, place in self.box.places.items() if place.kind not in (EMPTY, BLOCKED)]
        others = ["gold_mine", "visitable", *TOWNS, "spot.<id>"]
        word = entry.word()
        if word not in words:
            raise unknown(entry, "place", word, [*words, *others])
        return self.box.places[word]

    def places(self, entry: Entry) -> tuple[PlaceWord, ...]:
        """One place, or a list of them."""
        parts = entry.parts() if entry.is_list else [entry]
        if not parts:
            raise mistake(entry, "no-place")
        return tuple(self.place(part) for part in parts)

    def place_name(self, place: PlaceWord) -> str:
        return next((id for id, known in self.box.places.items() if known.index == place.place), "")

    def spot_index(self, entry: Entry) -> int:
        """A tile of the layout by its number, which it has in every layout."""
        tiles = [len(layout.spots) for layout in self.scenario.layouts]
        return entry.number(0, min(tiles, default=MOST) - 1)  # there is none yet while the map is wrong

    def tiles(self, entry: Entry) -> tuple[int, ...]:
        """Tiles by their ids."""
        ids = list(self.box.tiles)
        return tuple(self.box.tiles[ids[part.one_of(ids, "a tile")]].index for part in entry.parts())

    # units, buildings and resources

    def unit(self, entry: Entry) -> UnitWord:
        word = entry.word()
        if word in UNITS:
            return UNITS[word]
        id, _, side = word.partition(":")
        if id not in self.box.units:
            words = [*UNITS, *(f"{id}:few" for id in self.box.units)]
            raise unknown(entry, "unit", word, words)
        unit = self.box.units[id]
        sides = ("few", "pack") if unit.faction != NEUTRAL else ("few",)
        if side not in sides:
            raise mistake(entry, "unit-side", word=id, words=", ".join(f"{id}:{side}" for side in sides))
        return UnitWord(NAMED, (FEW, PACK)[sides.index(side)], unit.tier, unit.index)

    def units(self, entry: Entry) -> tuple[UnitWord, ...]:
        return tuple(self.unit(part) for part in entry.parts())

    def named_units(self, entry: Entry) -> tuple[UnitWord, ...]:
        """Units of an AI hero, who has no faction to choose them from."""
        units = self.units(entry)
        for unit, part in zip(units, entry.parts(), strict=True):
            if unit.form != NAMED:
                raise mistake(part, "named-units")
        return units

    def buildings(self, entry: Entry) -> tuple[int, ...]:
        kinds = tuple(part.one_of(BUILDINGS, "a building") for part in entry.parts())
        if len(set(kinds)) != len(kinds):
            raise mistake(entry, "building-twice")
        return kinds

    def tiers(self, entry: Entry, most: int) -> tuple[int, ...]:
        words = TIERS[BRONZE : most + 1]
        return tuple(BRONZE + part.one_of(words, "a tier that can be had here") for part in entry.parts())

    def amounts(self, given: Given, what: str, entry: Entry) -> Amounts:
        """Gold, materials and valuables; at least one of them must be named."""
        if not any(word in given for word in RESOURCES):
            raise mistake(entry, "no-amounts", what=what)
        gold, materials, valuables = (
            given[word].number(0, MOST) if word in given else 0 for word in RESOURCES
        )
        return gold, materials, valuables

    def all_amounts(self, entry: Entry, what: str) -> Amounts:
        return self.amounts(entry.keys((), RESOURCES, what), what, entry)

    # guards

    def guard(self, place: PlaceWord, given: Given) -> OwnGuard:
        if "units" in given:
            kinds = tuple(unit.unit for unit in self.named_units(given["units"]))
            return OwnGuard(place, self.drawn(given, kinds), kinds)
        return OwnGuard(place, self.by_difficulty(given))

    def by_difficulty(self, given: Given) -> tuple[Counts, Counts, Counts, Counts]:
        easy, normal, hard, impossible = (self.counts(given[word], word) for word in DIFFICULTIES)
        return easy, normal, hard, impossible

    def drawn(self, given: Given, kinds: tuple[int, ...]) -> tuple[Counts, Counts, Counts, Counts]:
        """So many neutral units of some kinds: the box must have them."""
        counts = self.by_difficulty(given)
        units = [unit for unit in self.box.units.values() if unit.index in kinds]
        for word, told in zip(DIFFICULTIES, counts, strict=True):
            for tier, n in enumerate(told, start=BRONZE):
                there = sum(u.copies for u in units if u.faction == NEUTRAL and u.tier == tier)
                if n > there:
                    raise mistake(given[word], "few-drawn", n=there, tier=say(f"tier-{TIERS[tier]}"))
        return counts

    def counts(self, entry: Entry, what: str, most: int = LARGEST_GUARD) -> Counts:
        tiers = TIERS[BRONZE:]
        given = entry.keys((), tiers, f"the guard at {what}")
        bronze, silver, gold, azure = (given[tier].number(0, most) if tier in given else 0 for tier in tiers)
        if not 1 <= bronze + silver + gold + azure <= most:
            raise mistake(entry, "guard-cards", n=most)
        return bronze, silver, gold, azure

    # texts

    def say(self, entry: Entry, most: int, *part: str) -> None:
        """Words that a file brings along, one line of them, under the id of the message."""
        if entry.is_map:
            given = entry.keys(("message",), (), "words")
            self.scenario.texts[key_of(self.scenario, *part)] = say(given["message"].word())
            return
        said = " ".join(entry.word().split())
        if not 1 <= len(said) <= most:
            raise mistake(entry, "long", n=len(said), most=most)
        self.scenario.texts[key_of(self.scenario, *part)] = said
