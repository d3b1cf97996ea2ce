"""What a scenario has happen, effect by effect."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fabletop.games.heroes.defs import DIFFICULTIES, NONE, TIERS
from fabletop.games.heroes.map.printed import RESOURCES
from fabletop.games.heroes.scenario.clauses import Effect
from fabletop.games.heroes.scenario.named import (
    ALL_AI,
    ASIDE,
    CARRIED,
    DICE,
    HEROES,
    INTO,
    MORALE,
    NAMED,
    ONE_AI,
    PLACE_WORDS,
    PRICES,
    PRINTED,
    RESULTS,
    REVEALED,
    SEARCHED,
    SPOT,
    UNIT_WORDS,
    PlaceWord,
    UnitWord,
)
from fabletop.games.heroes.scenario.printed import ScenarioDef
from fabletop.games.heroes.scenario.texts import text_of
from fabletop.games.heroes.towns.printed import BUILDINGS
from fabletop.games.heroes.words.adventure.land import ROMAN
from fabletop.games.heroes.words.cards import CardWords, signed
from fabletop.games.heroes.words.places import amounts, place_name
from fabletop.games.words import DOT, both, key, listed
from fabletop.said import Said, Say, join, say

DECKS: Final = {"artifact": "artifacts", "spell": "spells", "ability": "abilities"}


def script_said(cards: CardWords, scenario: ScenarioDef, script: int) -> Said:
    """A list of effects: Gain 6 gold · Search (2) the artifacts."""
    return join(DOT, [effect_said(cards, scenario, one) for one in scenario.scripts[script]])


def effect_said(cards: CardWords, scenario: ScenarioDef, e: Effect) -> Said:
    return SAID[e.word](cards, scenario, e)


def word_said(e: Effect, ending: str = "", **given: Said | int) -> Say:
    return say(f"effect-{e.word}{ending}".replace("_", "-"), **given)


# -- what they are about ----------------------------------------------------------------------------------


def tiers(e: Effect) -> Said:
    return listed("list-or", [say(f"tier-{TIERS[tier]}") for tier in e.tiers])


def price(e: Effect) -> Say:
    return say(f"price-{PRICES[e.price]}")


def places(cards: CardWords, scenario: ScenarioDef, words: tuple[PlaceWord, ...]) -> Said:
    return both([place(cards, scenario, word) for word in words])


def place(cards: CardWords, scenario: ScenarioDef, word: PlaceWord) -> Said:
    """A kind of place; a spot by what is printed there, where that is known."""
    if word.form == PRINTED:
        return place_name(cards.printed.places[word.place])
    if word.form == SPOT:
        spot = scenario.spots[word.spot]
        tile = scenario.layouts[0].spots[spot.spot].tile
        if tile != NONE and spot.position != NONE:
            here = [one for one in scenario.changed if one.index == tile] or [cards.printed.tiles[tile]]
            printed = here[0].fields[spot.position]
            return say("place-on-tile", place=place_name(printed.place), tile=here[0].id)
    return say(key("place-word", PLACE_WORDS[word.form]))


def unit(cards: CardWords, word: UnitWord) -> Said:
    if word.form == NAMED:
        return cards.troop(word.unit, word.side)
    if word.form == CARRIED:
        return say("unit-word-carried")
    tier = say(f"tier-{TIERS[word.tier]}")
    return say(
        "name-face", unit=say(f"unit-word-{UNIT_WORDS[word.form]}", tier=tier), face=cards.face(word.side)
    )


# -- word by word -----------------------------------------------------------------------------------------


def plain(cards: CardWords, scenario: ScenarioDef, e: Effect) -> Said:
    return word_said(e)


def counted(cards: CardWords, scenario: ScenarioDef, e: Effect) -> Said:
    return word_said(e, n=e.n)


def gain(cards: CardWords, scenario: ScenarioDef, e: Effect) -> Said:
    return word_said(e, what=amounts(e.amounts))


def pay(cards: CardWords, scenario: ScenarioDef, e: Effect) -> Said:
    """And what happens to who cannot."""
    what = amounts(e.amounts)
    if not e.scripts:
        return word_said(e, what=what)
    return word_said(e, "-or", what=what, text=script_said(cards, scenario, e.scripts[0]))


def choose(cards: CardWords, scenario: ScenarioDef, e: Effect) -> Said:
    return listed("list-or", [script_said(cards, scenario, script) for script in e.scripts])


def roll(cards: CardWords, scenario: ScenarioDef, e: Effect) -> Said:
    return word_said(e, f"-{DICE[e.kind]}", n=e.dice, keep=e.keep)


def search(cards: CardWords, scenario: ScenarioDef, e: Effect) -> Said:
    ending = "-into-deck" if INTO[e.into] == "deck" else ""
    return word_said(e, ending, x=e.n, n=e.times, deck=say(f"deck-{DECKS[SEARCHED[e.kind]]}"))


def morale(cards: CardWords, scenario: ScenarioDef, e: Effect) -> Said:
    said = word_said(e, f"-{MORALE[e.kind]}")
    if not e.scripts:
        return said
    return word_said(e, "-or", morale=said, text=script_said(cards, scenario, e.scripts[0]))


def movement(cards: CardWords, scenario: ScenarioDef, e: Effect) -> Said:
    return word_said(e, f"-{HEROES[e.kind]}", n=e.n)


def by_tiers(cards: CardWords, scenario: ScenarioDef, e: Effect) -> Said:
    return word_said(e, tiers=tiers(e), price=price(e))


def joining(cards: CardWords, scenario: ScenarioDef, e: Effect) -> Said:
    return word_said(e, units=both([unit(cards, word) for word in e.units]))


def build(cards: CardWords, scenario: ScenarioDef, e: Effect) -> Said:
    names = [say(key("building-kind", BUILDINGS[kind])) for kind in e.buildings]
    return word_said(e, buildings=listed("list-or", names), price=price(e))


def income(cards: CardWords, scenario: ScenarioDef, e: Effect) -> Said:
    return word_said(e, resource=say(f"resource-{RESOURCES[e.kind]}"), n=signed(e.n))


def clear_cubes(cards: CardWords, scenario: ScenarioDef, e: Effect) -> Said:
    return word_said(e, places=places(cards, scenario, e.places))


def reveal(cards: CardWords, scenario: ScenarioDef, e: Effect) -> Said:
    return word_said(e, f"-{REVEALED[e.kind]}")


def attack_town(cards: CardWords, scenario: ScenarioDef, e: Effect) -> Said:
    return word_said(e, n=e.n) if not e.cards else word_said(e, "-by", guards=guards_said(e.cards))


def ambush(cards: CardWords, scenario: ScenarioDef, e: Effect) -> Said:
    return word_said(e, guards=guards_said(e.cards))


def guards_said(by_difficulty: tuple[tuple[int, ...], ...]) -> Said:
    """Easy: 1 bronze, 2 silver · Normal: …"""
    found: list[Said] = []
    for word, counts in zip(DIFFICULTIES, by_difficulty, strict=True):
        named: list[Said] = [
            say("special-guard-cards", n=str(n), tier=say(f"tier-{TIERS[tier]}"))
            for tier, n in enumerate(counts, start=1)
            if n
        ]
        found.append(say("special-guard", difficulty=say(key("difficulty", word)), cards=both(named)))
    return join(DOT, found)


def of_ai(cards: CardWords, scenario: ScenarioDef, e: Effect) -> Said:
    """Which hero it is about, and what joins it or how far it goes."""
    hero = ai_name(scenario, e.ai)
    if e.word in ("ai_joins", "ai_army"):
        return word_said(e, hero=hero, units=both([unit(cards, word) for word in e.units]))
    return word_said(e, hero=hero, n=e.n) if e.word == "ai_moves" else word_said(e, hero=hero)


def ai_name(scenario: ScenarioDef, ai: int) -> Said:
    return text_of(scenario, "ai", scenario.ai[ai].id)


def unflag(cards: CardWords, scenario: ScenarioDef, e: Effect) -> Said:
    if e.who.form in (ALL_AI, ONE_AI):
        heroes = range(len(scenario.ai)) if e.who.form == ALL_AI else [e.who.n]
        hero = both([ai_name(scenario, ai) for ai in heroes])
        return word_said(e, "-ai", hero=hero, n=e.n or 1, places=places(cards, scenario, e.places))
    return word_said(e, n=e.n or 1, places=places(cards, scenario, e.places))


def end(cards: CardWords, scenario: ScenarioDef, e: Effect) -> Said:
    return word_said(e, f"-{RESULTS[e.kind]}")


def last_turns(cards: CardWords, scenario: ScenarioDef, e: Effect) -> Said:
    if not e.until:
        return word_said(e, n=e.n)
    return word_said(e, "-until", n=e.n, round=e.until)


def tribute(cards: CardWords, scenario: ScenarioDef, e: Effect) -> Said:
    _, materials, valuables = scenario.worth
    return word_said(e, what=amounts(e.amounts), materials=materials, valuables=valuables)


def take_aside(cards: CardWords, scenario: ScenarioDef, e: Effect) -> Said:
    return word_said(e, f"-{ASIDE[e.kind]}")


def at_places(cards: CardWords, scenario: ScenarioDef, e: Effect) -> Said:
    return word_said(e, places=places(cards, scenario, e.places))


def to_level(cards: CardWords, scenario: ScenarioDef, e: Effect) -> Said:
    return word_said(e, level=ROMAN[e.n])


def of_token(cards: CardWords, scenario: ScenarioDef, e: Effect) -> Said:
    return word_said(e, token=text_of(scenario, "token", scenario.tokens[e.token].id))


SAID: Final[dict[str, Callable[[CardWords, ScenarioDef, Effect], Said]]] = {
    "gain": gain,
    "pay": pay,
    "choose": choose,
    "roll": roll,
    "search": search,
    "experience": counted,
    "morale": morale,
    "movement": movement,
    "draw": counted,
    "reinforce": by_tiers,
    "join": joining,
    "recruit_neutral": by_tiers,
    "build": build,
    "income": income,
    "clear_cubes": clear_cubes,
    "reveal": reveal,
    "unflag": unflag,
    "attack_town": attack_town,
    "ambush": ambush,
    "ai_arrives": of_ai,
    "ai_joins": of_ai,
    "ai_moves": of_ai,
    "ai_army": of_ai,
    "unseal": plain,
    "go_to": at_places,
    "points": counted,
    "end": end,
    "last_turns": last_turns,
    "tribute": tribute,
    "remove_card": plain,
    "fewer_cards": counted,
    "repeat_visit": plain,
    "fall_to_level": to_level,
    "take_aside": take_aside,
    "send_home": at_places,
    "return_token": of_token,
    "move_between": at_places,
    "pass_token": of_token,
}
