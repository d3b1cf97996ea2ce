"""What stands on cards, tokens, boards and hero boards."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from fabletop.content import shelf
from fabletop.games.andor.defs import (
    BASES,
    BOOKS,
    DICE,
    HEROES,
    ITEMS,
    NAMED_RULES,
    SYMBOLS,
    TOKENS,
    CardDef,
    EventDef,
    FaceDef,
    FoeDef,
    GoalDef,
    HeroDef,
    LegendDef,
    MovementDef,
)
from fabletop.games.andor.load import FOLDER
from fabletop.games.words import counted, key
from fabletop.said import Said, say
from fabletop.speech import Speech

TEXT: Final = FOLDER / "text"  # where the messages are put into words
KEYS_KEPT: Final = 8192  # of which is known whether they have a text
STORIES: Final = 9  # as many parts as a story may have


def legend_key(legend: LegendDef) -> str:
    """The legends of the game go by their numbers, those of other people by their ids."""
    return f"legend-{legend.number}" if legend.number else key("legend", legend.id)


def goal_key(legend: LegendDef, goal: GoalDef) -> str:
    return key("goal", f"{legend.id}-{goal.id}")


@lru_cache(KEYS_KEPT)
def has(key: str, content: str = "") -> bool:
    """Whether the game has a text of this key, or brought one along; every language has the same ones."""
    return Speech("en", TEXT, brought=shelf.texts_of("andor", content)).has(key)


class CardWords:
    """Everything printed.  What a legend brings along in its own words comes first, and is said as it was
    written."""

    def __init__(self, content: str = "") -> None:
        self.content: Final = content

    def own(self, legend: LegendDef, key: str) -> Said:
        """What a legend calls something, or what the game does; nothing if neither has a word for it."""
        if key in legend.texts:
            return legend.texts[key]
        return say(key) if has(key, self.content) else ""

    # -- pieces ---------------------------------------------------------------------------------------

    def item(self, item: int) -> Said:
        return say(key("item", ITEMS[item]))

    def item_text(self, item: int) -> Said:
        return say(key("item", ITEMS[item]) + ".text")

    def items(self, items: Iterable[int]) -> Said:
        """A list of items, equal ones counted: 2 × Apple-nut, Helm."""
        return counted([self.item(item) for item in items])

    def foe(self, foe: FoeDef) -> Said:
        return say(key("foe", foe.id))

    def foes(self, foe: FoeDef) -> Said:
        return say(key("foe", foe.id) + ".many")

    def foe_text(self, foe: FoeDef) -> Said:
        return say(key("foe", foe.id) + ".text")

    def dice(self, foe: FoeDef, n: int) -> Said:
        """How many dice of which colour: 2 red dice."""
        return say(f"dice-{DICE[foe.die]}", n=n)

    def hero(self, kind: int) -> Said:
        return say(key("hero", HEROES[kind]))

    def ability(self, kind: int, number: int, grade: bool = False) -> Said:
        """The first or second ability; the second reads otherwise with grade 2."""
        return say(key("hero", HEROES[kind]) + (".grade-2" if grade else f".ability-{number}"))

    def figure(self, hero: HeroDef, side: int) -> Said:
        return say(key("figure", hero.figures[side].lower()))

    def figure_text(self, hero: HeroDef, side: int) -> Said:
        return say(key("figure", hero.figures[side].lower()) + ".text")

    def book(self, book: int) -> Said:
        return say(key("book", BOOKS[book]))

    def book_text(self, book: int) -> Said:
        return say(key("book", BOOKS[book]) + ".text")

    def token(self, kind: int) -> Said:
        return say(key("token", TOKENS[kind]))

    def token_text(self, kind: int) -> Said:
        return say(key("token", TOKENS[kind]) + ".text")

    def face(self, face: FaceDef) -> Said:
        """What a token shows; crosses of other people's legends hide what only they have a word for."""
        name = key("face", face.id)
        return say(name) if has(name, self.content) else face.id.replace("_", " ")

    def face_text(self, face: FaceDef) -> Said:
        text = key("face", face.id) + ".text"
        return say(text) if has(text, self.content) else ""

    def base(self, kind: int) -> Said:
        return say(key("base", BASES[kind]))

    def base_text(self, kind: int) -> Said:
        return say(key("base", BASES[kind]) + ".text")

    def symbol(self, symbol: int) -> Said:
        return say(key("symbol", SYMBOLS[symbol]))

    def symbol_text(self, symbol: int) -> Said:
        return say(key("symbol", SYMBOLS[symbol]) + ".text")

    def rule(self, rule: int) -> Said:
        return say(key("rule", NAMED_RULES[rule]))

    def rule_text(self, rule: int) -> Said:
        return say(key("rule", NAMED_RULES[rule]) + ".text")

    def movement(self, token: MovementDef, below: bool = False) -> Said:
        """What a movement token tells to move, with what stands below its line where that counts."""
        above = say(key("movement", token.id))
        if not below:
            return above
        return say("movement-both", above=above, below=say(key("movement", token.id) + ".below"))

    # -- the board ------------------------------------------------------------------------------------

    def field_name(self, legend: LegendDef, field: int) -> Said:
        """The name of a field; few have one."""
        return self.own(legend, f"field-{field}")

    def site(self, legend: LegendDef, site: int) -> Said:
        return say(key("site", legend.board.sites[site].id))

    def terrain(self, legend: LegendDef, field: int) -> Said:
        terrain = legend.board.terrain[field]
        return say(key("terrain", terrain)) if terrain else ""

    # -- legends --------------------------------------------------------------------------------------

    def legend(self, legend: LegendDef) -> Said:
        return self.own(legend, legend_key(legend)) or say("legend-untitled")

    def story(self, legend: LegendDef) -> list[Said]:
        """What is told of a legend before it begins."""
        name = legend_key(legend)
        parts = [self.own(legend, f"{name}-story-{n}") for n in range(1, STORIES + 1)]
        return [part for part in parts if part]

    def ending(self, legend: LegendDef, won: bool) -> Said:
        return self.own(legend, legend_key(legend) + ("-won" if won else "-lost"))

    def card(self, legend: LegendDef, card: CardDef) -> Said:
        return self.own(legend, key("card", card.id)) or say(f"card-kind-{card.kind}")

    def card_text(self, legend: LegendDef, card: CardDef) -> Said:
        return self.own(legend, key("card", card.id) + ".text")

    def event(self, event: EventDef) -> Said:
        return say(key("event", event.id))

    def event_text(self, event: EventDef) -> Said:
        return say(key("event", event.id) + ".text")

    def goal(self, legend: LegendDef, goal: GoalDef) -> Said:
        return self.own(legend, goal_key(legend, goal)) or say("goal-unnamed", n=goal.index + 1)

    # -- scripts: which card or token says something ----------------------------------------------------

    def speaker(self, legend: LegendDef, script: int) -> tuple[str, Said, Said]:
        """The id, name and text of the card or token that a script stands on."""
        owners = {script, *holders(legend, script)}
        for card in legend.cards:
            if card.script in owners:
                return card.id, self.card(legend, card), self.card_text(legend, card)
        for event in legend.events:
            if event.script in owners:
                return event.id, self.event(event), self.event_text(event)
        for face in legend.faces:
            if face.script in owners:
                return face.id, self.face(face), self.face_text(face)
        return "", self.legend(legend), ""

    def option(self, legend: LegendDef, script: int, place: int, number: int) -> Said:
        """One answer to a choice of a card."""
        id = self.speaker(legend, script)[0]
        option = legend.scripts[script][place].options[number]
        return self.own(legend, key("option", f"{id}-{option.id}")) or say("option-unnamed", n=number + 1)


def option_keys(legend: LegendDef) -> list[str]:
    """The keys of every answer to a choice of a card."""
    owners = [(card.script, card.id) for card in legend.cards]
    owners += [(event.script, event.id) for event in legend.events]
    owners += [(face.script, face.id) for face in legend.faces]
    found = []
    for script, effects in enumerate(legend.scripts):
        options = [option.id for effect in effects for option in effect.options]
        above = {script, *holders(legend, script)} if options else set()
        found += [key("option", f"{id}-{option}") for own, id in owners if own in above for option in options]
    return found


def holders(legend: LegendDef, script: int) -> set[int]:
    """The scripts in which another one stands: as an option, or in a table of the die."""
    found: set[int] = set()
    wanted = {script}
    while wanted:
        above = {
            number
            for number, effects in enumerate(legend.scripts)
            for effect in effects
            if any(option.script in wanted for option in effect.options)
            or (effect.word == "roll" and not wanted.isdisjoint(effect.ids))
        }
        wanted = above - found
        found |= above
    return found
