"""Reads units, cards, heroes, the cards of the AI and the guards into definitions."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fabletop.content import read_records
from fabletop.games.heroes.cards import hand, lasting, on_map, player, spells, units, values
from fabletop.games.heroes.cards.registry import MAP_MOMENTS, ON_MAP, TURN, WORDS
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
)
from fabletop.games.heroes.load.reading import Reader
from fabletop.games.heroes.load.records import (
    AiCardRecord,
    CardRecord,
    FaceRecord,
    GuardsRecord,
    HeroRecord,
    UnitRecord,
    UseRecord,
)

VOCABULARY: Final = (values, hand, units, lasting, spells, player, on_map)  # where the words on cards stand
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


class BoxReader(Reader):
    """Turns the records of units, cards, heroes and guards into definitions."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.units: list[UnitDef] = []
        self.cards: dict[str, CardDef] = {}
        self.heroes: list[HeroDef] = []
        self.ai_cards: list[AiCardDef] = []

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
            card.windows |= use.windows
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
        windows = asks = windows & MAP_MOMENTS or ON_MAP
    return Use(timing, expert, does, windows, asks)


def read_box(reader: BoxReader) -> tuple[tuple[Counts, ...], ...]:
    """Read what is not of the map into the reader; the table of guards."""
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
    return reader.guards("guards.yaml")
