"""Reads AI heroes. [heroes.campaign.010]"""

from __future__ import annotations

from typing import Final

from fabletop.content.entries import Entry
from fabletop.games.heroes.defs import DIFFICULTIES, FACTIONS, NEUTRAL, NONE, SPELL
from fabletop.games.heroes.map.printed import POSITIONS, STARTING
from fabletop.games.heroes.scenario.load.reading import HIGHEST_LEVEL, LONGEST_LINE, Given, Reading, mistake
from fabletop.games.heroes.scenario.load.vocabulary import AI_MAY, AI_NEED, MOVE_MAY
from fabletop.games.heroes.scenario.named import (
    AI_PLANS,
    AI_SKILLS,
    CLOAK,
    TO_GOAL,
    WANDER,
    WHEN_BEATEN,
    UnitWord,
)
from fabletop.games.heroes.scenario.printed import AiDef

MOST_UNITS: Final = 5  # in a fight [heroes.unit_cost.180]
MOST_AI_CARDS: Final = (12, 8, 8)  # might, magic and skill cards that an AI deck is drawn from
AI_DECK: Final = ("might", "magic", "skill")


def read_ai(r: Reading, index: int, entry: Entry) -> AiDef:
    """An AI hero: army, deck, where it stands and what it is up to."""
    given = entry.keys(AI_NEED, AI_MAY, "an AI hero")
    own = FACTIONS[:NEUTRAL]
    made = AiDef(index, r.ai[index], given["faction"].one_of(own, "a faction"))
    if "name" in given:
        r.say(given["name"], LONGEST_LINE, "ai", made.id)
    if "level" in given:
        made.level = given["level"].number(1, HIGHEST_LEVEL)
    made.army = read_army(r, given["army"])
    if "drawn" in given:
        drawn = given["drawn"].keys(DIFFICULTIES, (), "the units that are drawn")
        made.drawn = r.drawn(drawn, tuple(word.unit for word in made.army))
    made.deck = read_counts(given["deck"])
    made.spells, made.skill = read_deck(r, made.deck, given, "skill")
    if "covers" in given:
        made.covers = tuple(cover(r, part) for part in given["covers"].parts())
    if "truth" in given:
        truth = given["truth"].keys(("army", "deck"), (), "the truth of an AI hero")
        made.truth = read_army(r, truth["army"])
        made.truth_deck = read_counts(truth["deck"])
    at = given["at"].keys(("tile", "field"), (), "the place of an AI hero")
    made.spot = r.spot_index(at["tile"])
    made.position = at["field"].one_of(POSITIONS, "a field of a tile")
    read_moves(r, made, given["moves"])
    made.comes_home = given["when_beaten"].one_of(WHEN_BEATEN, "what becomes of it") == 1
    if "town" in given:
        made.town = r.spot_index(given["town"])
        if any(layout.spots[made.town].kind != STARTING for layout in r.scenario.layouts):
            raise mistake(given["town"], "ai-town")
    elif made.comes_home:
        raise mistake(given["when_beaten"], "no-home")
    made.citadel = "citadel" in given and given["citadel"].flag()
    made.waits = "waits" in given and given["waits"].flag()
    return made


def read_army(r: Reading, entry: Entry) -> tuple[UnitWord, ...]:
    army = r.named_units(entry)
    if not 1 <= len(army) <= MOST_UNITS:
        raise mistake(entry, "ai-army", n=MOST_UNITS)
    return army


def read_counts(entry: Entry) -> tuple[int, int, int]:
    """How many might, magic and skill cards a deck has."""
    deck = entry.keys((), AI_DECK, "an AI deck")
    might, magic, skill = (
        deck[word].number(0, most) if word in deck else 0
        for word, most in zip(AI_DECK, MOST_AI_CARDS, strict=True)
    )
    return might, magic, skill


def read_deck(
    r: Reading, deck: tuple[int, int, int], given: Given, ability: str
) -> tuple[tuple[int, ...], int]:
    """The spells that magic cards cast, and the ability that skill cards use, which has its key."""
    _, magic, skill = deck
    where = given.get("deck", given.get("skill", given[next(iter(given))]))
    spells: tuple[int, ...] = ()
    if "spells" in given:
        ids = [id for id, card in r.box.cards.items() if card.kind == SPELL]
        spells = tuple(
            r.box.cards[ids[part.one_of(ids, "a spell")]].index for part in given["spells"].parts()
        )
    card = NONE
    if ability in given:
        word = AI_SKILLS[given[ability].one_of(AI_SKILLS, "a skill of an AI hero")]
        card = r.box.cards[CLOAK if word == "cloak" else word].index
    if (skill > 0) != (card != NONE):
        raise mistake(where, "skill", word=ability)
    if magic > 0 and not spells:
        raise mistake(where, "magic")
    return spells, card


def cover(r: Reading, entry: Entry) -> int:
    """A card that lies on a unit."""
    ids = [id for id, card in r.box.cards.items() if card.cover is not None]
    return r.box.cards[ids[entry.one_of(ids, "a card that lies on a unit")]].index


def read_moves(r: Reading, made: AiDef, entry: Entry) -> None:
    if not entry.is_map:
        made.plan = entry.one_of(AI_PLANS, "a plan")
    else:
        given = entry.keys(("plan",), MOVE_MAY, "the moves of an AI hero")
        made.plan = given["plan"].one_of(AI_PLANS, "a plan")
        if "from_round" in given:
            made.from_round = given["from_round"].number(1, r.scenario.rounds)
        if made.plan == WANDER:
            made.points = 0  # unless told, nothing is added to the dice
        if "points" in given:
            made.points = given["points"].number(1, 9)
        if "goal" in given:
            made.goal = r.place(given["goal"])
    if (made.plan in (TO_GOAL, WANDER)) != (made.goal is not None):
        raise mistake(entry, "plan-goal")
