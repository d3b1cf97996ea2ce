"""What stands on cards, tokens, boards and hero boards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

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
from fabletop.games.spoken import counted
from fabletop.ledger import Language
from fabletop.speech import Speech

DOT: Final = " · "
STORIES: Final = 9  # as many parts as a story may have


def key(what: str, id: str) -> str:
    return f"{what}-{id}".replace("_", "-").replace(".", "-")


def legend_key(legend: LegendDef) -> str:
    """The legends of the game go by their numbers, those of other people by their ids."""
    return f"legend-{legend.number}" if legend.number else key("legend", legend.id)


def goal_key(legend: LegendDef, goal: GoalDef) -> str:
    return key("goal", f"{legend.id}-{goal.id}")


class CardWords:
    """Everything printed, in one language.  What a legend brings along in its own words comes first."""

    def __init__(self, language: Language = "en") -> None:
        self.words: Final = Speech(language, FOLDER / "text")

    def say(self, key: str, **given: str | int) -> str:
        return self.words.say(key, **given)

    def own(self, legend: LegendDef, key: str) -> str:
        """What a legend calls something, or what the game does; nothing if neither has a word for it."""
        if key in legend.texts:
            return legend.texts[key]
        return self.say(key) if self.words.has(key) else ""

    # -- pieces ---------------------------------------------------------------------------------------

    def item(self, item: int) -> str:
        return self.say(key("item", ITEMS[item]))

    def item_text(self, item: int) -> str:
        return self.say(key("item", ITEMS[item]) + ".text")

    def items(self, items: Iterable[int]) -> str:
        """A list of items, equal ones counted: 2 × Apple-nut, Helm."""
        return counted([self.item(item) for item in items])

    def foe(self, foe: FoeDef) -> str:
        return self.say(key("foe", foe.id))

    def foes(self, foe: FoeDef) -> str:
        return self.say(key("foe", foe.id) + ".many")

    def foe_text(self, foe: FoeDef) -> str:
        return self.say(key("foe", foe.id) + ".text")

    def dice(self, foe: FoeDef, n: int) -> str:
        """How many dice of which colour: 2 red dice."""
        return self.say(f"dice-{DICE[foe.die]}", n=n)

    def hero(self, kind: int) -> str:
        return self.say(key("hero", HEROES[kind]))

    def ability(self, kind: int, number: int, grade: bool = False) -> str:
        """The first or second ability; the second reads otherwise with grade 2."""
        return self.say(key("hero", HEROES[kind]) + (".grade-2" if grade else f".ability-{number}"))

    def figure(self, hero: HeroDef, side: int) -> str:
        return self.say(key("figure", hero.figures[side].lower()))

    def figure_text(self, hero: HeroDef, side: int) -> str:
        return self.say(key("figure", hero.figures[side].lower()) + ".text")

    def book(self, book: int) -> str:
        return self.say(key("book", BOOKS[book]))

    def book_text(self, book: int) -> str:
        return self.say(key("book", BOOKS[book]) + ".text")

    def token(self, kind: int) -> str:
        return self.say(key("token", TOKENS[kind]))

    def token_text(self, kind: int) -> str:
        return self.say(key("token", TOKENS[kind]) + ".text")

    def face(self, face: FaceDef) -> str:
        """What a token shows; crosses of other people's legends hide what only they have a word for."""
        name = key("face", face.id)
        return self.say(name) if self.words.has(name) else face.id.replace("_", " ")

    def face_text(self, face: FaceDef) -> str:
        text = key("face", face.id) + ".text"
        return self.say(text) if self.words.has(text) else ""

    def base(self, kind: int) -> str:
        return self.say(key("base", BASES[kind]))

    def base_text(self, kind: int) -> str:
        return self.say(key("base", BASES[kind]) + ".text")

    def symbol(self, symbol: int) -> str:
        return self.say(key("symbol", SYMBOLS[symbol]))

    def symbol_text(self, symbol: int) -> str:
        return self.say(key("symbol", SYMBOLS[symbol]) + ".text")

    def rule(self, rule: int) -> str:
        return self.say(key("rule", NAMED_RULES[rule]))

    def rule_text(self, rule: int) -> str:
        return self.say(key("rule", NAMED_RULES[rule]) + ".text")

    def movement(self, token: MovementDef, below: bool = False) -> str:
        """What a movement token tells to move, with what stands below its line where that counts."""
        above = self.say(key("movement", token.id))
        if not below:
            return above
        return self.say("movement-both", above=above, below=self.say(key("movement", token.id) + ".below"))

    # -- the board ------------------------------------------------------------------------------------

    def field_name(self, legend: LegendDef, field: int) -> str:
        """The name of a field; few have one."""
        return self.own(legend, f"field-{field}")

    def site(self, legend: LegendDef, site: int) -> str:
        return self.say(key("site", legend.board.sites[site].id))

    def terrain(self, legend: LegendDef, field: int) -> str:
        terrain = legend.board.terrain[field]
        return self.say(key("terrain", terrain)) if terrain else ""

    # -- legends --------------------------------------------------------------------------------------

    def legend(self, legend: LegendDef) -> str:
        return self.own(legend, legend_key(legend)) or self.say("legend-untitled")

    def story(self, legend: LegendDef) -> list[str]:
        """What is told of a legend before it begins."""
        name = legend_key(legend)
        parts = [self.own(legend, f"{name}.story-{n}") for n in range(1, STORIES + 1)]
        return [part for part in parts if part]

    def ending(self, legend: LegendDef, won: bool) -> str:
        return self.own(legend, legend_key(legend) + (".won" if won else ".lost"))

    def card(self, legend: LegendDef, card: CardDef) -> str:
        return self.own(legend, key("card", card.id)) or self.say(f"card-kind-{card.kind}")

    def card_text(self, legend: LegendDef, card: CardDef) -> str:
        return self.own(legend, key("card", card.id) + ".text")

    def event(self, event: EventDef) -> str:
        return self.say(key("event", event.id))

    def event_text(self, event: EventDef) -> str:
        return self.say(key("event", event.id) + ".text")

    def goal(self, legend: LegendDef, goal: GoalDef) -> str:
        return self.own(legend, goal_key(legend, goal)) or self.say("goal-unnamed", n=goal.index + 1)

    # -- scripts: which card or token says something ----------------------------------------------------

    def speaker(self, legend: LegendDef, script: int) -> tuple[str, str, str]:
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

    def option(self, legend: LegendDef, script: int, place: int, number: int) -> str:
        """One answer to a choice of a card."""
        id = self.speaker(legend, script)[0]
        option = legend.scripts[script][place].options[number]
        return self.own(legend, key("option", f"{id}-{option.id}")) or self.say(
            "option-unnamed", n=number + 1
        )


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
