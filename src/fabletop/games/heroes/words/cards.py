"""What stands on cards, unit cards and hero boards."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from fabletop.content import shelf
from fabletop.games.heroes.cards.registry import is_for_the_map
from fabletop.games.heroes.defs import (
    FACTIONS,
    KINDS,
    LEVELS,
    NONE,
    POWERS,
    RARITIES,
    SCHOOLS,
    SPELL,
    TIERS,
    TIMINGS,
    TYPES,
    Face,
)
from fabletop.games.heroes.load import Content, content
from fabletop.games.words import DOT, counted, key
from fabletop.said import Said, Say, join, say

FACES: Final = ("few", "pack")


def unit_key(id: str) -> str:
    """`unit-castle-griffins`; what stands beside the board has no faction in its key."""
    return key("unit", id.removeprefix("structure."))


def signed(n: int) -> str:
    """A number that is added to something: +2, 0, -1."""
    return f"{n:+d}".replace("-", "−") if n else "0"


class Power(NamedTuple):
    """A special ability: when it works, what it is called, and what it means."""

    id: str
    trigger: str
    when: Say
    name: Say
    text: Say


class CardWords:
    """Everything printed.  What is said of it is always the same."""

    def __init__(self, printed: Content | None = None) -> None:
        self.printed: Final = printed or content()
        self._names: Final = [say(key("card", card.id)) for card in self.printed.cards]
        self._units: Final = [say(unit_key(unit.id)) for unit in self.printed.units]
        self._heroes: Final = [say(key("hero", hero.id)) for hero in self.printed.heroes]

    # -- names ----------------------------------------------------------------------------------------

    def name(self, card: int) -> Say:
        return self._names[card]

    def names(self, cards: Iterable[int]) -> Said:
        """A list of cards, equal ones counted: 2 × Attack, Haste."""
        return counted([self.name(card) for card in cards])

    def unit(self, kind: int) -> Say:
        return self._units[kind]

    def troop(self, kind: int, face: int) -> Say:
        """A unit in an army: its name, and its side where it has two."""
        if len(self.printed.units[kind].faces) == 1:
            return self.unit(kind)
        return say("name-face", unit=self.unit(kind), face=self.face(face, kind))

    def face(self, face: int, kind: int | None = None) -> Say:
        """A side of a unit card, in the gender of the unit where it is known."""
        name = key("face", FACES[face])
        return say(name) if kind is None else say(name, unit=self.unit(kind))

    def hero(self, hero: int) -> Say:
        return self._heroes[hero]

    def hero_class(self, hero: int) -> Say:
        return say(key("hero", self.printed.heroes[hero].id) + ".class")

    def hero_specialty(self, hero: int) -> Say:
        return say(key("hero", self.printed.heroes[hero].id) + ".specialty")

    def ai_card(self, card: int) -> Say:
        return say(key("ai", self.printed.ai_cards[card].id))

    def ai_text(self, card: int) -> Say:
        return say(key("ai", self.printed.ai_cards[card].id) + ".text")

    def tier(self, tier: int) -> Say:
        return say(key("tier", TIERS[tier]))

    def type(self, type: int) -> Say:
        return say(key("type", TYPES[type]))

    def faction(self, faction: int) -> Say:
        return say(key("faction", FACTIONS[faction]))

    # -- cards ----------------------------------------------------------------------------------------

    def use(self, card: int, number: int) -> Say:
        """What one use of a card does; a spell given up for power reads the same on all."""
        printed = self.printed.cards[card]
        if printed.kind == SPELL and number == len(printed.uses) - 1:
            return say("use-as-power")
        return say(f"{self._names[card].key}.use-{number + 1}")

    def timing(self, card: int, number: int) -> Say:
        return say(key("timing", TIMINGS[self.printed.cards[card].uses[number].timing]))

    def head(self, card: int) -> Said:
        """What kind of card it is, and whether it does nothing where there is no map."""
        printed = self.printed.cards[card]
        said: list[Said] = [say(key("kind", KINDS[printed.kind]))]
        if printed.kind == SPELL:
            said.append(say(key("spell-level", LEVELS[printed.level])))
            said.append(say(key("school", SCHOOLS[printed.school])))
        if printed.rarity != NONE:
            said.append(say(key("rarity", RARITIES[printed.rarity])))
        if printed.faction != NONE:
            said.append(self.faction(printed.faction))
        if all(is_for_the_map(use) for use in printed.uses):
            said.append(say("card-for-the-map"))
        return join(DOT, said)

    def text(self, card: int) -> list[Said]:
        """Everything a card does, a line for each use."""
        lines: list[Said] = []
        for number, use in enumerate(self.printed.cards[card].uses):
            timing: Said = self.timing(card, number)
            if use.expert:
                timing = join(DOT, (say("use-expert"), timing))
            lines.append(say("line-use", timing=timing, text=self.use(card, number)))
        return lines

    def source(self, id: str) -> Say:
        """Where the figures of a card, unit or hero come from."""
        return say(f"from-{self.printed.sources[id].rest}")

    # -- units ----------------------------------------------------------------------------------------

    def unit_head(self, kind: int) -> Said:
        unit = self.printed.units[kind]
        return join(DOT, [self.faction(unit.faction), self.tier(unit.tier), self.type(unit.type)])

    def numbers(self, face: Face) -> Said:
        values = {
            "attack": face.attack,
            "defence": face.defence,
            "health": face.health,
            "initiative": face.initiative,
        }
        lines = [say("line-value", value=say(key("value", name)), n=n) for name, n in values.items()]
        return join(DOT, lines)

    def powers(self, face: Face) -> list[Power]:
        """The special abilities of a side."""
        return [
            Power(
                id=word,
                trigger=trigger,
                when=say(key("trigger", trigger)),
                name=say(key("power", word)),
                text=say(key("power", word) + ".text", n=n),
            )
            for word, trigger in POWERS.items()
            if (n := getattr(face.powers, word))
        ]

    def unit_text(self, kind: int) -> list[Said]:
        """A unit card, line by line: each side's numbers and what it can do."""
        unit = self.printed.units[kind]
        said: list[Said] = []
        for number, face in enumerate(unit.faces):
            numbers = self.numbers(face)
            if len(unit.faces) > 1:
                numbers = say("line-face", face=self.face(number), text=numbers)
            said.append(numbers)
            powers = self.powers(face)
            said.extend(say("line-power", name=power.name, text=power.text) for power in powers)
        return said

    # -- heroes ---------------------------------------------------------------------------------------

    def hero_head(self, hero: int) -> Said:
        printed = self.printed.heroes[hero]
        return join(DOT, [self.faction(printed.faction), self.hero_class(hero), self.hero_specialty(hero)])

    def hero_text(self, hero: int) -> list[Said]:
        """A hero board: the starting deck, and the specialties to come."""
        printed = self.printed.heroes[hero]
        by_id = self.printed.card_by_id
        statistics = zip(("attack", "defence", "power", "knowledge"), printed.statistics, strict=True)
        cards = [by_id[name] for name, n in statistics for _ in range(n)]
        cards += [by_id["magic_arrow"]] * printed.arrows + [printed.ability, printed.specialties[0]]
        return [
            self.hero_head(hero),
            say("board-deck", cards=self.names(cards)),
            *(
                say("board-later", level=level, card=self.name(card))
                for level, card in zip((4, 6), printed.specialties[1:], strict=True)
            ),
        ]


@lru_cache(shelf.CONTENTS_KEPT)
def card_words(hash: str = "") -> CardWords:
    """Those of what everybody plays with, or played with on another day."""
    return CardWords(content(hash))
