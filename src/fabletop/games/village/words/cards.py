"""What stands on a card and on a hero board, put together from one line for each thing printed there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any, Final

from fabletop.content import shelf
from fabletop.games.village.defs import (
    ALL,
    CLASSES,
    ELEMENTS,
    KINDS,
    MINI,
    MONSTER,
    NONE,
    SCROLL,
    SHEATH,
    SLOTS,
    TYPES,
    WEAPON,
    CardDef,
    Effect,
    HeroDef,
    Level,
    Part,
)
from fabletop.games.village.load import Content, content, read_rules
from fabletop.games.words import DOT, counted, key
from fabletop.said import Said, Say, join, say

SIGNED_EFFECTS: Final = ("mind", "heal_die", "chest", "next_weapon", "all_weapons", "taming")
PLAIN_ABILITIES: Final = ("defensive", "fleeting", "hopping", "overwhelm", "sneak_attack", "spectral")
COUNTED_ABILITIES: Final = ("armour", "heal", "poison", "proliferate", "taming")
HERO_FLAGS: Final = (
    "devotion",
    "lifelink",
    "sabotage",
    "sneaking",
    "swordmaster",
    "vision",
    "poison_immune",
)
# Abilities of heroes that have a shorter name where there is little room
SHORT_ABILITIES: Final = ("hero-ability-attack-with", "hero-ability-against")


def line(key: str, **given: Said) -> Say:
    """One line of a text."""
    return say(key.replace("_", "-"), **given)


def signed(n: int) -> str:
    """A number that is added to something: +2, +0, −1."""
    return f"{n:+d}".replace("-", "−")


class CardWords:
    """The cards and heroes of the game.  What is said of a card is always the same: it is made once."""

    def __init__(self, printed: Content | None = None) -> None:
        self.printed: Final = printed or content()
        self.rules: Final = read_rules("standard", self.printed.folder)
        self.scroll_mind: Final = self.rules.scroll_mind
        self._names: Final = [say(key("card", card.id)) for card in self.printed.cards]
        self._heroes: Final = [say(key("hero", hero.id)) for hero in self.printed.heroes]
        self._briefs: Final[dict[int, Said]] = {}

    # -- names ----------------------------------------------------------------------------------------

    def name(self, card: int) -> Say:
        return self._names[card]

    def hero(self, hero: int) -> Say:
        """As a heading or an address has it: Elf, Elfo, Alv."""
        return self._heroes[hero]

    def the_hero(self, hero: int) -> Say:
        """As a sentence has it: Elf, el Elfo, Alven."""
        return say(f"{self._heroes[hero].key}.the")

    def part(self, card: CardDef, part: Part) -> Say:
        return say(key("card", f"{card.id}-{part.id}"))

    def names(self, cards: Iterable[int]) -> Said:
        """A list of cards, equal ones counted: 3 × Coin, Staff."""
        return counted([self.name(card) for card in cards])

    # -- cards ----------------------------------------------------------------------------------------

    def head(self, card: int) -> Said:
        """What kind of card it is and what it costs."""
        c = self.printed.cards[card]
        said: list[Said] = [say(key("kind", KINDS[c.kind]))]
        for number, names, what in (
            (c.weapon_class, CLASSES, "class"),
            (c.element, ELEMENTS, "element"),
            (c.slot, SLOTS, "slot"),
            (c.type, TYPES, "type"),
        ):
            if number != NONE:
                said.append(say(key(what, names[number])))
        if c.heavy:
            said.append(say("head-heavy"))
        if c.kind in (MONSTER, MINI):
            said.append(say("head-experience", n=c.price))
        if c.price > 0 and c.for_sale and c.kind != MINI:
            said.append(say("head-price", n=c.price))
        if c.sells:
            said.append(say("head-sells", n=c.price // self.rules.sale_divisor))
        return join(DOT, said)

    def text(self, card: int) -> list[Said]:
        """Everything a card does, line by line."""
        c = self.printed.cards[card]
        said: list[Said] = [self._full(one) for one in self.lines(c)]
        for part in c.parts:
            lines = join(" ", [self._full(one) for one in self._part_lines(part)])
            said.append(say("ability-line", name=self.part(c, part), text=lines))
        return said

    def brief(self, card: int) -> Said:
        """The same in a few words."""
        if card not in self._briefs:
            lines = self.lines(self.printed.cards[card])
            self._briefs[card] = join(DOT, [self._brief(one) for one in lines])
        return self._briefs[card]

    def source(self, id: str) -> Say:
        """Where the figures of a card or hero come from."""
        return say(f"from-{self.printed.sources[id].rest}")

    def lines(self, c: CardDef) -> Iterator[Say]:
        if c.kind in (MONSTER, MINI):
            yield from self._monster_lines(c)
            return
        if c.cost > 0:
            yield line("effect-cost", n=c.cost)
        if c.kind == SCROLL:
            yield line("effect-scroll", n=self.scroll_mind)
        if c.kind == SHEATH:
            yield line("effect-sheath")
        if c.attacks:
            yield from self._attack_lines(c)
        if c.slot != NONE:
            yield from self._defence_lines(c)
        for effect in (*c.does, *c.then):
            yield self._effect_line(effect)
        if c.taming_in_hand:
            yield line("effect-taming-in-hand", n=signed(c.taming_in_hand))
        if c.once:
            yield line("effect-once")

    def _attack_lines(self, c: CardDef) -> Iterator[Say]:
        if c.kind == WEAPON:
            yield line("effect-heavy-attack" if c.heavy else "effect-attack", n=signed(c.attack))
        else:
            yield line("effect-spell-attack", n=signed(c.attack), element=self.element(c.element))
        if c.multi:
            yield line("effect-multi")
        if c.any_target:
            yield line("effect-any-target")
        if c.poison:
            yield line("effect-poison", n=c.poison)
        for type_, n in enumerate(c.versus):
            if n:
                yield line("effect-versus", type=say(key("type", TYPES[type_])), n=signed(n))
        if c.breaks != NONE:
            yield line("effect-break-defence", slot=say(key("slot", SLOTS[c.breaks])))
        if c.magic:
            element = self.element(c.magic_element)
            yield line("effect-magic-use", cost=c.magic_cost, element=element, n=signed(c.magic_attack))
        if c.magic_any_target:
            yield line("effect-magic-any-target")

    def _defence_lines(self, c: CardDef) -> Iterator[Say]:
        yield line("effect-defence", n=c.defence, slot=say(key("slot", SLOTS[c.slot])))
        if c.thorns:
            yield line("effect-thorns", n=c.thorns)
        if c.mind_each_turn:
            yield line("effect-mind-each-turn", n=c.mind_each_turn)
        yield from self._shields("effect", c.resist, c.immune)

    def _effect_line(self, effect: Effect) -> Say:
        if effect.word == "cure" and effect.n == ALL:
            return line("effect-cure-all")
        if effect.card != NONE:
            return line(f"effect-{effect.word}", n=effect.n, card=self.name(effect.card))
        n = signed(effect.n) if effect.word in SIGNED_EFFECTS else effect.n
        return line(f"effect-{effect.word}", n=n)

    def _monster_lines(self, c: CardDef) -> Iterator[Say]:
        if c.life_per_player:
            yield line("monster-life-per-player", n=c.life_per_player)
        else:
            yield line("monster-life", n=c.life)
        if c.mind_attacks:
            yield line("monster-mind-attack", n=signed(c.mind_attack))
        elif c.attacks and not c.defensive:
            yield line("monster-attack", n=signed(c.attack))
        elif not c.parts:
            yield line("monster-no-attack")
        if c.discard:
            yield line("monster-discard", n=c.discard)
        if c.gives_gold:
            yield line("monster-gives-gold", n=c.gives_gold)
        if c.gives_heal:
            yield line("monster-gives-heal", n=c.gives_heal)
        for word in COUNTED_ABILITIES:
            if getattr(c, word):
                yield line(f"ability-{word}", n=getattr(c, word))
        if c.summon != NONE:
            yield line("ability-summon", card=self.name(c.summon), n=c.summon_n)
        for word in PLAIN_ABILITIES:
            if getattr(c, word):
                yield line(f"ability-{word}")
        yield from self._shields("monster", c.resist, c.immune)
        if not c.for_sale:
            yield line("monster-not-for-sale")

    def _part_lines(self, part: Part) -> Iterator[Say]:
        if part.attacks and part.element != NONE:
            element = self.element(part.element)
            yield line("part-element-attack", n=signed(part.attack), element=element)
        elif part.attacks:
            yield line("part-attack", n=signed(part.attack))
        if part.armour:
            yield line("part-armour", n=part.armour)
        if part.discard:
            yield line("part-discard", n=part.discard)
        if part.mind_loss:
            yield line("part-mind-loss", n=part.mind_loss)
        if part.summon_n:
            yield line("part-summon", card=self.name(part.summon), n=part.summon_n)

    def _shields(self, what: str, resist: tuple[int, ...], immune: tuple[bool, ...]) -> Iterator[Say]:
        for element, n in enumerate(resist):
            if n:
                yield line(f"{what}-resist", element=self.element(element), n=n)
        for element, yes in enumerate(immune):
            if yes:
                yield line(f"{what}-immune", element=self.element(element))

    def element(self, element: int) -> Say:
        return say(key("element", ELEMENTS[element]))

    # -- heroes ---------------------------------------------------------------------------------------

    def hero_text(self, hero: int) -> list[Said]:
        """The whole board: what each level adds."""
        board = self.printed.heroes[hero]
        said: list[Said] = [say("hero-life", n=board.life)]
        for number in range(len(board.levels)):
            said.append(say("hero-level", level=number + 1, experience=board.experience[number]))
            said.extend(self._full(one) for one in self.level_lines(board, number))
        return said

    def hero_brief(self, hero: int) -> Said:
        board = self.printed.heroes[hero]
        abilities = [self._brief(one) for one in self.level_lines(board, 0)]
        return join(DOT, [say("brief-life", n=board.life), *abilities])

    def level_lines(self, board: HeroDef, number: int) -> Iterator[Say]:
        """What a level has that the one before it had not."""
        now = board.levels[number]
        before = board.levels[number - 1] if number else Level(NONE)
        if now.mind != before.mind:
            yield line("hero-ability-mind", n=now.mind)
        for word in ("armour", "heal", "cards"):
            if getattr(now, word) != getattr(before, word):
                yield line(f"hero-ability-{word}", n=getattr(now, word))
        if now.taming != before.taming:
            yield line("hero-ability-taming", n=signed(now.taming))
        yield from self._power_lines(now, before)
        if (now.berserk_beers, now.berserk_attack) != (before.berserk_beers, before.berserk_attack):
            yield line("hero-ability-berserk", beers=now.berserk_beers, n=signed(now.berserk_attack))
        if now.poison != before.poison:
            yield line("hero-ability-poison-weapons", n=now.poison)
        if now.summon != before.summon:
            yield line("hero-ability-summon", card=self.name(now.summon), cost=now.summon_cost)
        for word in HERO_FLAGS:
            if getattr(now, word) != getattr(before, word):
                yield line(f"hero-ability-{word}")
        resist = tuple(_fresh(now.resist, before.resist))
        immune = tuple(bool(one) for one in _fresh(now.immune, before.immune))
        yield from self._shields("hero-ability", resist, immune)

    def _power_lines(self, now: Level, before: Level) -> Iterator[Say]:
        for number, n in enumerate(_fresh(now.with_class, before.with_class)):
            if n:
                yield line("hero-ability-attack-with", **{"class": self._class(number)}, n=signed(n))
        if now.with_spells != before.with_spells:
            yield line("hero-ability-attack-with-spells", n=signed(now.with_spells))
        for number, n in enumerate(_fresh(now.with_element, before.with_element)):
            if n:
                yield line("hero-ability-attack-with-element", element=self.element(number), n=signed(n))
        for number, n in enumerate(_fresh(now.against, before.against)):
            if n:
                yield line("hero-ability-against", type=say(key("type", TYPES[number])), n=signed(n))

    def _class(self, number: int) -> Say:
        return say(key("class", CLASSES[number]))

    # -- one line ---------------------------------------------------------------------------------------

    def _full(self, one: Say) -> Say:
        """A line in full; an ability with its name before it."""
        return say("ability-line", name=one, text=text_of(one)) if is_ability(one) else one

    def _brief(self, one: Say) -> Say:
        """A line in a few words; an ability by its name."""
        if one.key in SHORT_ABILITIES:
            return say(one.key.replace("hero-ability-", "brief-hero-"), **one.args)
        return one if is_ability(one) else say(f"brief-{one.key.partition('-')[2]}", **one.args)


def is_ability(one: Say) -> bool:
    """Abilities have a name, and a text that says what it means; other lines are their own text."""
    return one.key.startswith(("ability-", "hero-ability-"))


def text_of(ability: Say) -> Say:
    """What an ability means."""
    return say(f"{ability.key}.text", **ability.args)


@lru_cache(shelf.CONTENTS_KEPT)
def card_words(hash: str = "") -> CardWords:
    """Those of the cards that everybody plays with, or played with on another day."""
    return CardWords(content(hash))


def _fresh(now: tuple[Any, ...], before: tuple[Any, ...]) -> list[int]:
    """The entries of a table that have changed; the others as nothing."""
    return [int(new) if new != old else 0 for new, old in zip(now, before, strict=True)]
