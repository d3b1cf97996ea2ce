"""What stands on cards, unit cards and hero boards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

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
from fabletop.games.heroes.load import FOLDER, Content, content
from fabletop.games.spoken import counted
from fabletop.ledger import Language
from fabletop.speech import Speech

DOT: Final = " · "
FACES: Final = ("few", "pack")


def key(what: str, id: str) -> str:
    return f"{what}-{id}".replace("_", "-").replace(".", "-")


def unit_key(id: str) -> str:
    """`unit-castle-griffins`; what stands beside the board has no faction in its key."""
    return key("unit", id.removeprefix("structure."))


def signed(n: int) -> str:
    """A number that is added to something: +2, 0, -1."""
    return f"{n:+d}" if n else "0"


class CardWords:
    """Everything printed, in one language."""

    def __init__(self, language: Language = "en", printed: Content | None = None) -> None:
        self.words: Final = Speech(language, FOLDER / "text")
        self.printed: Final = printed or content()

    def say(self, key: str, **given: str | int) -> str:
        return self.words.say(key, **given)

    # -- names ----------------------------------------------------------------------------------------

    def name(self, card: int) -> str:
        return self.say(key("card", self.printed.cards[card].id))

    def names(self, cards: Iterable[int]) -> str:
        """A list of cards, equal ones counted: 2 × Attack, Haste."""
        return counted([self.name(card) for card in cards])

    def unit(self, kind: int) -> str:
        return self.say(unit_key(self.printed.units[kind].id))

    def troop(self, kind: int, face: int) -> str:
        """A unit in an army: its name, and its side where it has two."""
        if len(self.printed.units[kind].faces) == 1:
            return self.unit(kind)
        return self.say("name-face", unit=self.unit(kind), face=self.face(face))

    def face(self, face: int) -> str:
        return self.say(key("face", FACES[face]))

    def hero(self, hero: int) -> str:
        return self.say(key("hero", self.printed.heroes[hero].id))

    def hero_class(self, hero: int) -> str:
        return self.say(key("hero", self.printed.heroes[hero].id) + ".class")

    def hero_specialty(self, hero: int) -> str:
        return self.say(key("hero", self.printed.heroes[hero].id) + ".specialty")

    def ai_card(self, card: int) -> str:
        return self.say(key("ai", self.printed.ai_cards[card].id))

    def ai_text(self, card: int) -> str:
        return self.say(key("ai", self.printed.ai_cards[card].id) + ".text")

    def tier(self, tier: int) -> str:
        return self.say(key("tier", TIERS[tier]))

    def type(self, type: int) -> str:
        return self.say(key("type", TYPES[type]))

    def faction(self, faction: int) -> str:
        return self.say(key("faction", FACTIONS[faction]))

    # -- cards ----------------------------------------------------------------------------------------

    def use(self, card: int, number: int) -> str:
        """What one use of a card does; a spell given up for power reads the same on all."""
        own = f"{key('card', self.printed.cards[card].id)}.use-{number + 1}"
        return self.say(own if self.words.has(own) else "use-as-power")

    def timing(self, card: int, number: int) -> str:
        return self.say(key("timing", TIMINGS[self.printed.cards[card].uses[number].timing]))

    def head(self, card: int) -> str:
        """What kind of card it is."""
        printed = self.printed.cards[card]
        said = [self.say(key("kind", KINDS[printed.kind]))]
        if printed.kind == SPELL:
            said.append(self.say(key("spell-level", LEVELS[printed.level])))
            said.append(self.say(key("school", SCHOOLS[printed.school])))
        if printed.rarity != NONE:
            said.append(self.say(key("rarity", RARITIES[printed.rarity])))
        if printed.faction != NONE:
            said.append(self.faction(printed.faction))
        return DOT.join(said)

    def text(self, card: int) -> list[str]:
        """Everything a card does, a line for each use."""
        lines = []
        for number, use in enumerate(self.printed.cards[card].uses):
            name = self.say("use-expert") + DOT if use.expert else ""
            lines.append(
                self.say("line-use", timing=name + self.timing(card, number), text=self.use(card, number))
            )
        return lines

    def source(self, id: str) -> str:
        """Where the figures of a card, unit or hero come from."""
        return self.say(f"from-{self.printed.sources[id].rest}")

    # -- units ----------------------------------------------------------------------------------------

    def unit_head(self, kind: int) -> str:
        unit = self.printed.units[kind]
        return DOT.join([self.faction(unit.faction), self.tier(unit.tier), self.type(unit.type)])

    def numbers(self, face: Face) -> str:
        return DOT.join(
            self.say("line-value", value=self.say(key("value", name)), n=n)
            for name, n in (
                ("attack", face.attack),
                ("defence", face.defence),
                ("health", face.health),
                ("initiative", face.initiative),
            )
        )

    def powers(self, face: Face) -> list[dict[str, str]]:
        """The special abilities of a side: id, trigger, name and what they mean."""
        found = []
        for word, trigger in POWERS.items():
            n = getattr(face.powers, word)
            if n:
                found.append(
                    {
                        "id": word,
                        "trigger": trigger,
                        "when": self.say(key("trigger", trigger)),
                        "name": self.say(key("power", word)),
                        "text": self.say(key("power", word) + ".text", n=n),
                    }
                )
        return found

    def unit_text(self, kind: int) -> list[str]:
        """A unit card, line by line: each side's numbers and what it can do."""
        unit = self.printed.units[kind]
        said = []
        for number, face in enumerate(unit.faces):
            numbers = self.numbers(face)
            if len(unit.faces) > 1:
                numbers = self.say("line-face", face=self.face(number), text=numbers)
            said.append(numbers)
            said.extend(
                self.say("line-power", name=power["name"], text=power["text"]) for power in self.powers(face)
            )
        return said

    # -- heroes ---------------------------------------------------------------------------------------

    def hero_head(self, hero: int) -> str:
        printed = self.printed.heroes[hero]
        return DOT.join([self.faction(printed.faction), self.hero_class(hero), self.hero_specialty(hero)])

    def hero_text(self, hero: int) -> list[str]:
        """A hero board: the starting deck, and the specialties to come."""
        printed = self.printed.heroes[hero]
        by_id = self.printed.card_by_id
        counted = zip(("attack", "defence", "power", "knowledge"), printed.statistics, strict=True)
        cards = [by_id[name] for name, n in counted for _ in range(n)]
        cards += [by_id["magic_arrow"]] * printed.arrows + [printed.ability, printed.specialties[0]]
        return [
            self.hero_head(hero),
            self.say("board-deck", cards=self.names(cards)),
            *(
                self.say("board-later", level=level, card=self.name(card))
                for level, card in zip((4, 6), printed.specialties[1:], strict=True)
            ),
        ]
