"""Reads the content folder into definitions, and refuses what does not add up."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from fabletop.content import From, read_records, shelf
from fabletop.content.icons import without_icons
from fabletop.content.switches import read_switches
from fabletop.games.heroes.cards import hand, lasting, on_map, player, spells, units, values
from fabletop.games.heroes.cards.registry import ON_MAP, TURN, WORDS
from fabletop.games.heroes.defs import (
    AZURE,
    BRONZE,
    DIFFICULTIES,
    FACTIONS,
    INSTANT,
    KINDS,
    LEVELS,
    MAP,
    NEUTRAL,
    NO_POWERS,
    NONE,
    POWERS,
    RARITIES,
    SCHOOLS,
    SPECIALTY,
    SPELL,
    STRUCTURE,
    TIERS,
    TIMINGS,
    TYPES,
    AiCardDef,
    CardDef,
    Effect,
    Face,
    HeroDef,
    Powers,
    UnitDef,
    Use,
    fields_of,
)
from fabletop.games.heroes.rules import Rules
from fabletop.kernel.errors import BrokenFile
from fabletop.kernel.ruleset import ruleset_names

VOCABULARY: Final = (values, hand, units, lasting, spells, player, on_map)  # where the words on cards stand
FOLDER: Final = Path(__file__).parent / "content"
UNIT_FILES: Final = ("units.yaml", "neutral_units.yaml", "structures.yaml")
CARD_FILES: Final = (
    "cards/statistics.yaml",
    "cards/abilities.yaml",
    "cards/spells.yaml",
    "cards/artifacts.yaml",
    "cards/specialties.yaml",
)
STARTING_DECK: Final = 9
SPECIALTY_LEVELS: Final = (1, 4, 6)  # [heroes.level.100, heroes.level.130, heroes.level.150]
FIELD_LEVELS: Final = 7
AI_KINDS: Final = ("might", "magic", "skill")
AI_WORDS: Final = ("attack", "defence_toughest", "defence_next", "spell", "skill")
HERO_KINDS: Final = ("might", "magic")

Counts = tuple[int, int, int, int]  # bronze, silver, gold and azure units


class FaceRecord(msgspec.Struct, forbid_unknown_fields=True):
    attack: int
    defence: int
    health: int
    initiative: int
    gold: int = 0
    valuables: int = 0
    powers: dict[str, int] = {}


class UnitRecord(msgspec.Struct, forbid_unknown_fields=True, rename={"source": "from"}):
    id: str
    icon: str
    faction: str
    tier: str
    type: str
    few: FaceRecord
    source: From
    pack: FaceRecord | None = None
    copies: int = 1


class UseRecord(msgspec.Struct, forbid_unknown_fields=True):
    timing: str
    does: list[dict[str, int | list[int]]]
    expert: bool = False


class Cover(msgspec.Struct, forbid_unknown_fields=True):
    attack: int
    defence: int
    health: int
    initiative: int


class CardRecord(msgspec.Struct, forbid_unknown_fields=True, rename={"source": "from"}):
    id: str
    icon: str
    kind: str
    copies: int
    uses: list[UseRecord]
    source: From
    faction: str | None = None
    school: str | None = None
    level: str | None = None
    power: list[int] = []
    rarity: str | None = None
    double_for: str = ""
    cover: Cover | None = None
    covers: str = ""
    covers_few: bool = False


class Statistics(msgspec.Struct, forbid_unknown_fields=True):
    attack: int
    defence: int
    power: int
    knowledge: int


class HeroRecord(msgspec.Struct, forbid_unknown_fields=True, rename={"source": "from"}):
    id: str
    icon: str
    faction: str
    kind: str
    statistics: Statistics
    arrows: int
    ability: str
    specialties: list[str]
    source: From


class AiCardRecord(msgspec.Struct, forbid_unknown_fields=True, rename={"source": "from"}):
    id: str
    icon: str
    kind: str
    word: str
    strengths: dict[str, int]
    source: From
    returns: list[str] = []


class GuardsRecord(msgspec.Struct, forbid_unknown_fields=True, rename={"source": "from"}):
    level: int
    easy: dict[str, int]
    normal: dict[str, int]
    hard: dict[str, int]
    impossible: dict[str, int]
    source: From


class Content:
    """Everything printed, in a fixed order: a unit, a card or a hero is its index here."""

    def __init__(
        self,
        units: tuple[UnitDef, ...],
        cards: tuple[CardDef, ...],
        heroes: tuple[HeroDef, ...],
        ai_cards: tuple[AiCardDef, ...],
        guards: tuple[tuple[Counts, ...], ...],
        fingerprint: str,
        sources: dict[str, From],
        icons: dict[str, str],
        folder: Path,
    ) -> None:
        self.units: Final = units
        self.cards: Final = cards
        self.heroes: Final = heroes
        self.ai_cards: Final = ai_cards
        self.guards: Final = guards  # by field level (nobody at 0) and difficulty
        self.fingerprint: Final = fingerprint
        self.sources: Final = sources
        self.icons: Final = icons  # of units, cards and heroes
        self.folder: Final = folder  # where its rulesets and words are
        self.unit_by_id: Final = {unit.id: unit.index for unit in units}
        self.card_by_id: Final = {card.id: card.index for card in cards}
        self.hero_by_id: Final = {hero.id: hero.index for hero in heroes}


R = TypeVar("R", UnitRecord, CardRecord, HeroRecord, AiCardRecord)


class _Reader:
    """Turns records into definitions; knows which record it is reading, to say so when it is wrong."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.path = folder
        self.line = 0
        self.fingerprint = hashlib.sha256()
        self.sources: dict[str, From] = {}
        self.icons: dict[str, str] = {}
        self.units: list[UnitDef] = []
        self.cards: dict[str, CardDef] = {}
        self.heroes: list[HeroDef] = []
        self.ai_cards: list[AiCardDef] = []

    def wrong(self, what: str) -> BrokenFile:
        return BrokenFile(self.path, f"line {self.line}", what)

    def open(self, name: str) -> None:
        """Go to a file; what is in it counts for the fingerprint."""
        self.path, self.line = self.folder / name, 1
        if self.path.is_file():
            self.fingerprint.update(without_icons(self.path))

    def records(self, name: str, type_: type[R]) -> Iterator[R]:
        """The records of a file, one after the other; their ids are new, their sources are kept."""
        self.open(name)
        for record, line in read_records(self.path, type_):
            self.line = line
            if record.id in self.sources:
                raise self.wrong(f"there are two records {record.id!r}")
            self.sources[record.id] = record.source
            self.icons[record.id] = record.icon
            yield record

    def one_of(self, word: str, words: tuple[str, ...], what: str) -> int:
        if word not in words:
            raise self.wrong(f"{word!r} is not a {what}; there are {', '.join(words)}")
        return words.index(word)

    def optional(self, word: str | None, words: tuple[str, ...], what: str) -> int:
        return NONE if word is None else self.one_of(word, words, what)

    def tier(self, word: str) -> int:
        return self.one_of(word, TIERS[BRONZE:], "tier") + BRONZE

    # units

    def powers(self, given: dict[str, int]) -> Powers:
        """The special abilities of a face.
        [heroes.unit.230]"""
        if not given:
            return NO_POWERS
        powers = Powers()
        for word, value in given.items():
            self.one_of(word, tuple(POWERS), "power")
            if value < 1:
                raise self.wrong(f"{word} needs a number of at least 1, not {value}")
            setattr(powers, word, value)
        return powers

    def face(self, r: FaceRecord) -> Face:
        if r.health < 1:
            raise self.wrong("a unit needs health")
        return Face(r.attack, r.defence, r.health, r.initiative, r.gold, r.valuables, self.powers(r.powers))

    def unit(self, r: UnitRecord) -> None:
        """A unit card; only the factions' units have a Pack.
        [heroes.unit.010]"""
        faction = self.one_of(r.faction, FACTIONS, "faction")
        if r.id.partition(".")[0] != r.faction:
            raise self.wrong(f"{r.id} is a unit of {r.faction}, so its id starts with it")
        if (faction in (NEUTRAL, STRUCTURE)) != (r.pack is None):
            raise self.wrong(f"{r.id} needs a pack if a faction has it, and none if it is neutral")
        if r.copies < 1:
            raise self.wrong(f"{r.id} has no copies")
        faces = [self.face(r.few)]
        if r.pack is not None:
            faces.append(self.face(r.pack))
        tier = self.tier(r.tier)
        kind = self.one_of(r.type, TYPES, "type of unit")
        self.units.append(UnitDef(len(self.units), r.id, faction, tier, kind, tuple(faces), r.copies))

    # cards

    def effects(self, given: list[dict[str, int | list[int]]], strengths: int) -> tuple[Effect, ...]:
        """What a use does, in order; with power, one number for each strength."""
        made = []
        for entry in given:
            for word, value in entry.items():
                self.one_of(word, tuple(WORDS), "word for an effect")
                amounts = tuple(value) if isinstance(value, list) else (value,)
                if strengths and (not isinstance(value, list) or len(amounts) != strengths):
                    raise self.wrong(f"{word} needs {strengths} numbers, one for each strength")
                if not strengths and isinstance(value, list):
                    raise self.wrong(f"{word} needs one number: the card has no power to choose by")
                if WORDS[word].tiers and not all(BRONZE <= n <= AZURE for n in amounts):
                    raise self.wrong(f"{word} needs tiers from {BRONZE} to {AZURE}")
                made.append(Effect(word, amounts))
        return tuple(made)

    def use(self, r: UseRecord, strengths: int) -> Use:
        timing = self.one_of(r.timing, TIMINGS, "timing")
        does = self.effects(r.does, strengths)
        use = make_use(timing, r.expert, does)
        if use.windows == 0:
            raise self.wrong("there is no moment for this use: it only says what else happens")
        return use

    def card(self, r: CardRecord) -> None:
        """A card of the decks of Might and Magic."""
        card = CardDef(len(self.cards), r.id, self.one_of(r.kind, KINDS, "kind of card"))
        if r.copies < 1:
            raise self.wrong(f"{r.id} has no copies")
        if not r.uses:
            raise self.wrong(f"{r.id} has no uses")
        card.copies = r.copies
        card.faction = self.optional(r.faction, FACTIONS, "faction")
        card.power = self.power(r, card.kind)
        card.uses = tuple(self.use(use, len(card.power)) for use in r.uses)
        self.spell(card, r)
        for use in card.uses:
            card.asks |= use.asks
        card.rarity = self.optional(r.rarity, RARITIES, "rarity")
        if (r.kind == "artifact") != (r.rarity is not None):
            raise self.wrong(f"{r.id} needs a rarity if it is an artifact, and none otherwise")
        card.double_for = self.named(r.double_for)
        self.cover(card, r)
        self.cards[r.id] = card

    def power(self, r: CardRecord, kind: int) -> tuple[int, ...]:
        """What each strength costs: the weakest first, each more than the one before.
        [heroes.spell.040, heroes.spell.050]"""
        if r.power and kind not in (SPELL, SPECIALTY):
            raise self.wrong(f"{r.id} is a {r.kind}, which power does not make stronger")
        if any(b <= a for a, b in zip(r.power, r.power[1:], strict=False)):
            raise self.wrong(f"{r.id} needs rising power, not {r.power}")
        return tuple(r.power)

    def spell(self, card: CardDef, r: CardRecord) -> None:
        """What only spells have; each may also be given up for 1 power.
        [heroes.spell.030, heroes.spell.080]"""
        is_spell = card.kind == SPELL
        if any(given != is_spell for given in (r.school is not None, r.level is not None)):
            raise self.wrong(f"{r.id} needs a school and a level if it is a spell, and none otherwise")
        if not is_spell:
            return
        if not r.power:
            raise self.wrong(f"{r.id} is a spell without power")
        card.school = self.optional(r.school, SCHOOLS, "school of magic")
        card.level = self.optional(r.level, LEVELS, "level of spell")
        card.uses = (*card.uses, make_use(INSTANT, False, (Effect("power", (1,)),)))

    def named(self, word: str) -> str:
        if word and not any(unit.is_called(word) for unit in self.units):
            raise self.wrong(f"there is no unit called {word!r}")
        return word

    def cover(self, card: CardDef, r: CardRecord) -> None:
        """A card that lies on a unit and replaces its numbers."""
        covers = any(use.has("cover") for use in card.uses)
        if any(given != covers for given in (r.cover is not None, bool(r.covers))) or r.covers_few > covers:
            raise self.wrong(f"{r.id} needs the word cover, the numbers of its cover and a unit, or none")
        if r.cover is not None:
            c = r.cover
            card.cover = Face(c.attack, c.defence, c.health, c.initiative, 0, 0, NO_POWERS)
        card.covers, card.covers_few = self.named(r.covers), r.covers_few

    # heroes

    def card_of(self, id: str, kind: str) -> CardDef:
        card = self.cards.get(id)
        if card is None or KINDS[card.kind] != kind:
            raise self.wrong(f"there is no {kind} card {id!r}")
        return card

    def hero(self, r: HeroRecord) -> None:
        """A hero board and the deck it starts with.
        [heroes.deck.010, heroes.hero.090]"""
        index = len(self.heroes)
        faction = self.one_of(r.faction, FACTIONS[:NEUTRAL], "faction")
        kind = self.one_of(r.kind, HERO_KINDS, "kind of hero")
        s = r.statistics
        statistics = (s.attack, s.defence, s.power, s.knowledge)
        if sum(statistics) + r.arrows + 2 != STARTING_DECK:
            deck = sum(statistics) + r.arrows + 2
            raise self.wrong(f"{r.id} starts with {deck} cards, not with {STARTING_DECK}")
        if len(r.specialties) != len(SPECIALTY_LEVELS):
            raise self.wrong(f"{r.id} needs {len(SPECIALTY_LEVELS)} specialties")
        for id, level in zip(r.specialties, SPECIALTY_LEVELS, strict=True):
            card = self.card_of(id, "specialty")
            if card.hero != NONE:
                raise self.wrong(f"{id} is a specialty of somebody already")
            card.hero, card.hero_level = index, level
        first, second, third = (self.cards[id].index for id in r.specialties)
        ability = self.card_of(r.ability, "ability").index
        magic = HERO_KINDS[kind] == "magic"
        self.heroes.append(
            HeroDef(index, r.id, faction, magic, statistics, r.arrows, ability, (first, second, third))
        )

    # the enemies' cards and guards

    def ai_card(self, r: AiCardRecord) -> None:
        """A card of the AI decks.
        [heroes.ai_combat.010]"""
        self.one_of(r.kind, AI_KINDS, "kind of AI card")
        self.one_of(r.word, AI_WORDS, "word of an AI card")
        if set(r.strengths) != set(DIFFICULTIES):
            raise self.wrong(f"{r.id} needs a strength for each of {', '.join(DIFFICULTIES)}")
        returns = 0
        for word in r.returns:
            returns |= 1 << self.one_of(word, DIFFICULTIES, "difficulty")
        easy, normal, hard, impossible = (r.strengths[word] for word in DIFFICULTIES)
        strengths = (easy, normal, hard, impossible)
        self.ai_cards.append(AiCardDef(len(self.ai_cards), r.id, r.kind, r.word, strengths, returns))

    def counts(self, given: dict[str, int]) -> Counts:
        for word in given:
            self.tier(word)
        bronze, silver, gold, azure = (given.get(word, 0) for word in TIERS[BRONZE:])
        return bronze, silver, gold, azure

    def guards(self, name: str) -> tuple[tuple[Counts, ...], ...]:
        """How many neutral units of each tier guard a field.
        [heroes.difficulty.030, heroes.difficulty.040, heroes.difficulty.050, heroes.difficulty.060,
        heroes.difficulty.070, heroes.difficulty.080, heroes.difficulty.090]"""
        self.open(name)
        rows = [tuple(self.counts({}) for _ in DIFFICULTIES)]
        for r, line in read_records(self.path, GuardsRecord):
            self.line = line
            if r.level != len(rows):
                raise self.wrong(f"level {len(rows)} is expected here, not {r.level}")
            rows.append(tuple(self.counts(g) for g in (r.easy, r.normal, r.hard, r.impossible)))
            self.sources[f"guards.{r.level}"] = r.source
        if len(rows) != FIELD_LEVELS + 1:
            raise self.wrong(f"{FIELD_LEVELS} levels are expected, not {len(rows) - 1}")
        return tuple(rows)


def make_use(timing: int, expert: bool, does: tuple[Effect, ...]) -> Use:
    """A use with its moments: those of its words, or those that its timing leaves of them.
    [heroes.card_timing.030, heroes.card_timing.040]"""
    windows = asks = 0
    for effect in does:
        may, asked = WORDS[effect.word].moments, WORDS[effect.word].asks
        if effect.word == "swap" and timing != INSTANT:
            may, asked = TURN, TURN
        windows |= may
        asks |= asked
    if timing == MAP:
        windows = asks = ON_MAP
    return Use(timing, expert, does, windows, asks)


def read_content(folder: Path = FOLDER) -> Content:
    """Read and check a content folder; a BrokenFile says what is wrong and where."""
    reader = _Reader(folder)
    for name in UNIT_FILES:
        for unit in reader.records(name, UnitRecord):
            reader.unit(unit)
    for name in CARD_FILES:
        for card in reader.records(name, CardRecord):
            reader.card(card)
    for hero in reader.records("heroes.yaml", HeroRecord):
        reader.hero(hero)
    for ai_card in reader.records("ai_cards.yaml", AiCardRecord):
        reader.ai_card(ai_card)
    guards = reader.guards("guards.yaml")
    for name in ruleset_names(folder / "rulesets"):
        read_rules(name, folder)
        reader.open(f"rulesets/{name}.toml")
    return Content(
        tuple(reader.units),
        tuple(reader.cards.values()),
        tuple(reader.heroes),
        tuple(reader.ai_cards),
        guards,
        reader.fingerprint.hexdigest(),
        reader.sources,
        reader.icons,
        folder,
    )


@cache
def content_of_today() -> Content:
    return read_content()


@lru_cache(shelf.CONTENTS_KEPT)
def kept_content(hash: str) -> Content:
    return shelf.read("heroes", hash, read_content)


def content(hash: str = "") -> Content:
    """The content that comes with the game, or that of another day from the shelf."""
    today = content_of_today()
    return today if hash in ("", today.fingerprint) else kept_content(hash)


SWITCHES: Final = fields_of(Rules())
# A ruleset, or the first of its line, must give every switch, and nothing else
RulesRecord: Final = msgspec.defstruct(
    "RulesRecord", [(name, type(getattr(Rules(), name))) for name in SWITCHES], forbid_unknown_fields=True
)


@cache
def read_rules(name: str, folder: Path = FOLDER) -> Rules:
    """The rules of a ruleset, with a BrokenFile for what is wrong in it."""
    record = read_switches(folder / "rulesets", name, RulesRecord)
    rules = Rules()
    for switch in SWITCHES:
        setattr(rules, switch, getattr(record, switch))
    return rules
