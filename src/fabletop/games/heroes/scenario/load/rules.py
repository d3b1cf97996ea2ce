"""Reads the switches of a scenario."""

from __future__ import annotations

from collections.abc import Sequence

from fabletop.content.entries import Entry
from fabletop.games.heroes.defs import DIFFICULTIES, GOLD
from fabletop.games.heroes.scenario.load.ai_heroes import AI_DECK, MOST_AI_CARDS, read_deck
from fabletop.games.heroes.scenario.load.reading import HIGHEST_LEVEL, Reading, mistake, unknown
from fabletop.games.heroes.scenario.load.vocabulary import MANY_RULES, RULES
from fabletop.games.heroes.scenario.named import GIFTS, LAST_ROUND
from fabletop.games.heroes.scenario.switches import Carrier, Garrison, GuardDeck, OwnGuard, ScenarioRules

LARGEST_GARRISON = 20
CARRIER_MAY = ("only_besieger", "spared", "leads", "out_of_reach")


def read_rules(r: Reading, entries: Sequence[Entry]) -> None:
    """The switches of a scenario, each once."""
    seen: set[str] = set()
    for entry in entries:
        word, value = entry.single("a rule") if entry.is_map else (entry.word(), None)
        where = entry if value is None else value
        if word not in RULES:
            raise unknown(where, "rule", word, list(RULES))
        if word in seen and word not in MANY_RULES:
            raise mistake(where, "rule-twice", word=word)
        seen.add(word)
        read_rule(r, r.scenario.rules, word, where, value)


def read_rule(r: Reading, rules: ScenarioRules, word: str, where: Entry, value: Entry | None) -> None:
    """A switch, alone or with its value."""
    switch = isinstance(getattr(rules, word), bool)
    if switch:
        if value is not None and not value.flag():
            raise mistake(where, "rule-true", word=word)
        setattr(rules, word, True)
        return
    if value is None:
        raise mistake(where, "rule-value", word=word)
    if word == "no_building":
        rules.no_building = r.buildings(value)
    elif word == "level_cap":
        rules.level_cap = value.number(1, HIGHEST_LEVEL)
    elif word == "no_entering_rival_start_tiles":
        rules.no_entering_rival_start_tiles = value.number(2, r.scenario.rounds + 1)
    elif word == "once_for_each":
        rules.once_for_each = r.tiles(value)
    elif word == "trading_post_recruits":
        rules.trading_post_recruits = r.tiers(value, GOLD)
    elif word == "gifts":
        rules.gifts = value.one_of(GIFTS[1:], "a way to give") + 1
    elif word == "own_guard":
        rules.own_guard = (*rules.own_guard, own_guard(r, value))
    elif word == "carrier":
        rules.carrier = (*rules.carrier, carrier(r, value))
    elif word == "swift_from_level":
        rules.swift_from_level = value.number(2, HIGHEST_LEVEL)
    elif word == "sealed":
        rules.sealed = tuple(r.spot_index(part) for part in value.parts())
    elif word == "guard_deck":
        rules.guard_deck = guard_deck(r, value)
    elif word == "garrison":
        rules.garrison = garrison(r, value)
    elif word == "sudden_death":
        rules.sudden_death = value.number(1, LAST_ROUND - r.scenario.rounds)
    else:
        setattr(rules, word, r.places(value))  # no_skip, no_retreat and others that name places


def carrier(r: Reading, entry: Entry) -> Carrier:
    given = entry.keys(("token", "sanctuary"), ("more_movement", *CARRIER_MAY), "the carrier")
    only_besieger, spared, leads, out_of_reach = (
        word in given and given[word].flag() for word in CARRIER_MAY
    )
    return Carrier(
        given["token"].one_of(r.tokens, "a token in `tokens`"),
        given["sanctuary"].flag(),
        "more_movement" not in given or given["more_movement"].flag(),
        only_besieger,
        spared,
        leads,
        out_of_reach,
    )


def guard_deck(r: Reading, entry: Entry) -> GuardDeck:
    given = entry.keys((), (*AI_DECK, "spells", "ability", "places"), "guard_deck")
    might, magic, skill = (
        given[word].number(0, most) if word in given else 0
        for word, most in zip(AI_DECK, MOST_AI_CARDS, strict=True)
    )
    if not might + magic + skill:
        raise mistake(entry, "no-deck")
    deck = (might, magic, skill)
    spells, ability = read_deck(r, deck, given, "ability")
    return GuardDeck(deck, spells, ability, r.places(given["places"]) if "places" in given else ())


def garrison(r: Reading, entry: Entry) -> Garrison:
    words = [f"{players}p" for players in r.scenario.players]
    given = entry.keys(("place", *words), (), "a garrison")
    found = {}
    for players, word in zip(r.scenario.players, words, strict=True):
        told = given[word].keys(DIFFICULTIES, (), "a garrison")
        easy, normal, hard, impossible = (
            r.counts(told[difficulty], difficulty, LARGEST_GARRISON) for difficulty in DIFFICULTIES
        )
        found[players] = (easy, normal, hard, impossible)
    return Garrison(r.place(given["place"]), found)


def own_guard(r: Reading, entry: Entry) -> OwnGuard:
    given = entry.keys(("place", *DIFFICULTIES), ("units",), "own_guard")
    return r.guard(r.place(given["place"]), given)
