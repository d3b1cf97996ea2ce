"""Reads the content folder into definitions, and refuses what does not add up."""

from __future__ import annotations

import hashlib
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

import msgspec

from fabletop.content import From, read_records, shelf
from fabletop.content.icons import without_icons
from fabletop.content.switches import read_switches
from fabletop.games.village.cards.word import MINI_CARDS, NUMBER_OR_ALL, WORDS
from fabletop.games.village.defs import (
    ALL,
    CLASSES,
    ELEMENTS,
    KINDS,
    MONSTER,
    NONE,
    SETS,
    SLOTS,
    TYPES,
    CardDef,
    Effect,
    HeroDef,
    Level,
    Part,
)
from fabletop.games.village.records import (
    CardRecord,
    HeroRecord,
    LevelRecord,
    PartRecord,
    Rules,
    Summoning,
)
from fabletop.kernel.errors import BrokenFile
from fabletop.kernel.ruleset import ruleset_names

FOLDER: Final = Path(__file__).parent / "content"
FILES: Final = (
    "weapons",
    "items",
    "defences",
    "treasures",
    "spells",
    "scrolls",
    "beers",
    "potions",
    "monsters",
    "minis",
)


class Content:
    """Everything printed, in a fixed order: a card is its index here."""

    def __init__(
        self,
        cards: tuple[CardDef, ...],
        heroes: tuple[HeroDef, ...],
        fingerprint: str,
        sources: dict[str, From],
        icons: dict[str, str],
        folder: Path,
    ) -> None:
        self.cards: Final = cards
        self.heroes: Final = heroes
        self.fingerprint: Final = fingerprint
        self.sources: Final = sources
        self.icons: Final = icons  # of cards and heroes
        self.folder: Final = folder  # where its rulesets and words are
        self.card_by_id: Final = {card.id: card.index for card in cards}
        self.hero_by_id: Final = {hero.id: hero.index for hero in heroes}


class _Reader:
    """Turns records into definitions; knows which record it is reading, to say so when it is wrong."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.index: dict[str, int] = {}
        self.minis: set[str] = set()
        self.path = folder
        self.line = 0

    def wrong(self, what: str) -> BrokenFile:
        return BrokenFile(self.path, f"line {self.line}", what)

    def one_of(self, word: str | None, words: tuple[str, ...], what: str) -> int:
        if word is None:
            return NONE
        if word not in words:
            raise self.wrong(f"{word!r} is not a {what}; there are {', '.join(words)}")
        return words.index(word)

    def table(self, given: dict[str, int], words: tuple[str, ...], what: str) -> tuple[int, ...]:
        for word in given:
            self.one_of(word, words, what)
        return tuple(given.get(word, 0) for word in words)

    def flags(self, given: list[str], words: tuple[str, ...], what: str) -> tuple[bool, ...]:
        for word in given:
            self.one_of(word, words, what)
        return tuple(word in given for word in words)

    def card(self, id: str | None) -> int:
        if id is None:
            return NONE
        if id not in self.index:
            raise self.wrong(f"there is no card {id!r}")
        return self.index[id]

    def mini(self, id: str | None) -> int:
        if id in self.index and id not in self.minis:
            raise self.wrong(f"{id} is not a mini card")
        return self.card(id)

    def effects(self, given: list[dict[str, Any]]) -> tuple[Effect, ...]:
        made = []
        for entry in given:
            for word, value in entry.items():
                made.append(self.effect(word, value))
        return tuple(made)

    def effect(self, name: str, value: Any) -> Effect:
        """A word that stands in the registry, with what it takes."""
        if name not in WORDS:
            raise self.wrong(f"{name!r} is not an effect; there are {', '.join(WORDS)}")
        takes = WORDS[name].takes
        if takes == MINI_CARDS:
            try:
                asked = msgspec.convert(value, Summoning)
            except msgspec.ValidationError as wrong:
                raise self.wrong(f"{name}: {wrong}") from wrong
            return Effect(name, asked.n, self.mini(asked.card))
        if takes == NUMBER_OR_ALL and value == "all":
            return Effect(name, ALL, NONE)
        if isinstance(value, int) and not isinstance(value, bool):
            return Effect(name, value, NONE)
        raise self.wrong(f"{name} needs a {takes}, not {value!r}")

    def part(self, r: PartRecord) -> Part:
        summon = self.mini(r.summon.card) if r.summon else NONE
        element = self.one_of(r.element, ELEMENTS, "element")
        return Part(
            r.id, r.attack, element, r.armour, r.discard, r.mind_loss, summon, r.summon.n if r.summon else 0
        )

    def make_card(self, r: CardRecord) -> CardDef:
        """A card as its record prints it.
        [village.card.030, village.card.050, village.defence.010, village.element.010,
        village.overview.050]"""
        kind = self.one_of(r.kind, KINDS, "kind of card")
        card = CardDef(self.index[r.id], r.id, kind)
        for set_ in r.copies:
            self.one_of(set_, SETS, "set")
        if not (r.copies or r.start or r.supply):
            raise self.wrong(f"{r.id} has no copies")
        card.price = NONE if r.price is None else r.price
        card.sells = r.sells
        if r.sells and r.price is None:
            raise self.wrong(f"{r.id} sells, but has no price")
        card.start, card.copies, card.supply = r.start, r.copies, r.supply
        card.does, card.then = self.effects(r.does), self.effects(r.then)
        card.once = r.once
        card.needs_market = any(WORDS[e.word].needs_market for e in (*card.does, *card.then))
        card.taming_in_hand = r.taming_in_hand
        card.attacks, card.attack = r.attack is not None, r.attack or 0
        if kind == KINDS.index("weapon") and not (card.attacks and r.weapon_class):
            raise self.wrong(f"{r.id} is a weapon without attack or class")
        card.weapon_class = self.one_of(r.weapon_class, CLASSES, "weapon class")
        card.heavy = r.heavy
        card.element = self.one_of(r.element, ELEMENTS, "element")
        card.cost = r.cost
        card.multi, card.any_target, card.poison = r.multi, r.any_target, r.poison
        card.versus = self.table(r.versus, TYPES, "type of monster")
        card.breaks = self.one_of(r.break_defence, SLOTS, "slot")
        if r.magic:
            card.magic = True
            card.magic_cost, card.magic_attack = r.magic.cost, r.magic.attack
            card.magic_element = self.one_of(r.magic.element, ELEMENTS, "element")
            card.magic_any_target = r.magic.any_target
        card.slot = self.one_of(r.slot, SLOTS, "slot")
        card.defence, card.thorns, card.mind_each_turn = r.defence, r.thorns, r.mind_each_turn
        if (card.slot == NONE) != (r.defence == 0):
            raise self.wrong(f"{r.id} needs both a slot and a defence, or neither")
        card.resist = self.table(r.resist, ELEMENTS, "element")
        card.immune = self.flags(r.immune, ELEMENTS, "element")
        if r.type is not None:
            self.make_monster(card, r)
        elif kind >= MONSTER:
            raise self.wrong(f"{r.id} is a monster without a type")
        self.check_effects(card)
        return card

    def check_effects(self, card: CardDef) -> None:
        """Effects that nothing would carry out are a mistake."""
        kind = KINDS[card.kind]
        if card.does and kind in ("weapon", "defence", "sheath", "monster", "mini"):
            raise self.wrong(f"{card.id} is a {kind}: what else it does stands under `then`")
        if card.then and kind in ("defence", "sheath", "monster", "mini"):
            raise self.wrong(f"{card.id} is a {kind}, which has no `then`")
        if card.slot != NONE and (card.does or card.then):
            raise self.wrong(f"{card.id} is put on as a defence, so it has no other effects")

    def make_monster(self, card: CardDef, r: CardRecord) -> None:
        """What only monsters have.
        [village.poison.020]"""
        card.type = self.one_of(r.type, TYPES, "type of monster")
        card.life, card.life_per_player = r.life, r.life_per_player
        if (r.life > 0) == (r.life_per_player > 0):
            raise self.wrong(f"{r.id} needs life or life_per_player")
        if r.price is None:
            raise self.wrong(f"{r.id} needs a price: it is its experience too")
        card.mind_attacks, card.mind_attack = r.mind_attack is not None, r.mind_attack or 0
        has = r.abilities
        card.armour, card.heal, card.poison = has.armour, has.heal, has.poison
        card.proliferate, card.taming = has.proliferate, has.taming
        if has.summon:
            card.summon, card.summon_n = self.mini(has.summon.card), has.summon.n
        card.defensive, card.fleeting, card.hopping = has.defensive, has.fleeting, has.hopping
        card.overwhelm, card.sneak_attack, card.spectral = has.overwhelm, has.sneak_attack, has.spectral
        card.blocks = not (has.defensive or has.fleeting or has.spectral)
        card.discard = r.discard
        card.gives_gold, card.gives_heal = r.gives.gold, r.gives.heal
        card.for_sale = r.for_sale
        card.mini = self.mini(r.proliferates_as)
        if has.proliferate and card.mini == NONE:
            raise self.wrong(f"{r.id} proliferates, but not said as which mini card")
        if r.same_as is not None:
            card.family = self.card(r.same_as)
        card.parts = tuple(self.part(p) for p in r.parts)
        if has.overwhelm != bool(card.parts):
            raise self.wrong(f"{r.id} needs both Overwhelm and parts, or neither")

    def make_hero(self, index: int, r: HeroRecord) -> HeroDef:
        """A hero board, level by level.
        [village.experience.050]"""
        self.one_of(r.set, SETS, "set")
        if len(r.levels) != 3 or r.levels[0].experience != 0:
            raise self.wrong(f"{r.id} needs three levels, the first at 0 experience")
        levels = []
        known = LevelRecord(0)
        names = (*CLASSES, "spells", *ELEMENTS)
        for one in r.levels:
            known = _built_on(known, one)
            self.table(known.attack, names, "weapon class or element")
            level = Level(r.mind if known.mind is None else known.mind)
            level.armour, level.heal, level.cards = known.armour or 0, known.heal or 0, known.cards or 0
            level.taming, level.poison = known.taming or 0, known.poison or 0
            if known.berserk:
                level.berserk_beers, level.berserk_attack = known.berserk.beers, known.berserk.attack
            level.with_class = tuple(known.attack.get(word, 0) for word in CLASSES)
            level.with_spells = known.attack.get("spells", 0)
            level.with_element = tuple(known.attack.get(word, 0) for word in ELEMENTS)
            level.against = self.table(known.against, TYPES, "type of monster")
            level.resist = self.table(known.resist, ELEMENTS, "element")
            level.immune = self.flags(known.immune, ELEMENTS, "element")
            level.poison_immune, level.devotion = known.poison_immune, known.devotion
            level.lifelink, level.sabotage = known.lifelink, known.sabotage
            level.sneaking, level.swordmaster = known.sneaking, known.swordmaster
            level.vision = known.vision
            if known.summon:
                level.summon, level.summon_cost = self.mini(known.summon.card), known.summon.cost
            level.has_acts = level.sabotage or level.sneaking or level.vision or level.summon != NONE
            levels.append(level)
        return HeroDef(
            index, r.id, r.set, r.life, tuple(levels), tuple(level.experience for level in r.levels)
        )


def _built_on(before: LevelRecord, now: LevelRecord) -> LevelRecord:
    """A level with everything of the earlier ones; a figure that returns replaces the earlier one."""
    both: dict[str, Any] = {}
    for name in LevelRecord.__struct_fields__:
        old, new = getattr(before, name), getattr(now, name)
        if isinstance(new, dict):
            both[name] = {**old, **new}
        elif isinstance(new, list):
            both[name] = [*old, *new]
        else:
            both[name] = new if new not in (None, False) else old
    return LevelRecord(**both)


def read_content(folder: Path = FOLDER) -> Content:
    """Read and check a content folder; a BrokenFile says what is wrong and where."""
    reader = _Reader(folder)
    records = []
    fingerprint = hashlib.sha256()
    for name in FILES:
        path = folder / "cards" / f"{name}.yaml"
        for record, line in read_records(path, CardRecord):
            if record.id in reader.index:
                raise BrokenFile(path, f"line {line}", f"there are two cards {record.id!r}")
            reader.index[record.id] = len(reader.index)
            if record.kind == "mini":
                reader.minis.add(record.id)
            records.append((record, path, line))
        fingerprint.update(without_icons(path))
    cards = []
    sources, icons = {}, {}
    for record, path, line in records:
        reader.path, reader.line = path, line
        cards.append(reader.make_card(record))
        sources[record.id], icons[record.id] = record.source, record.icon
    reader.path = folder / "heroes.yaml"
    heroes: list[HeroDef] = []
    for hero, line in read_records(reader.path, HeroRecord):
        reader.line = line
        if any(other.id == hero.id for other in heroes):
            raise reader.wrong(f"there are two heroes {hero.id!r}")
        heroes.append(reader.make_hero(len(heroes), hero))
        sources[hero.id], icons[hero.id] = hero.source, hero.icon
    fingerprint.update(without_icons(reader.path))
    for name in ruleset_names(folder / "rulesets"):
        read_rules(name, folder)
        fingerprint.update((folder / "rulesets" / f"{name}.toml").read_bytes())
    return Content(tuple(cards), tuple(heroes), fingerprint.hexdigest(), sources, icons, folder)


@cache
def content_of_today() -> Content:
    return read_content()


@lru_cache(shelf.CONTENTS_KEPT)
def kept_content(hash: str) -> Content:
    return shelf.read("village", hash, read_content)


def content(hash: str = "") -> Content:
    """The content that comes with the game, or that of another day from the shelf."""
    today = content_of_today()
    return today if hash in ("", today.fingerprint) else kept_content(hash)


@cache
def read_rules(name: str, folder: Path = FOLDER) -> Rules:
    """The rules of a ruleset, with a BrokenFile for what is wrong in it."""
    return read_switches(folder / "rulesets", name, Rules)
