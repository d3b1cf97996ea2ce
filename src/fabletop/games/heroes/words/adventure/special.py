"""The special rules of a scenario, for those who choose it: one sentence for each switch."""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.defs import NONE, TIERS
from fabletop.games.heroes.map.printed import TileDef
from fabletop.games.heroes.scenario.load.vocabulary import RULES
from fabletop.games.heroes.scenario.named import TOURNAMENT
from fabletop.games.heroes.scenario.printed import AiDef, ScenarioDef
from fabletop.games.heroes.scenario.switches import Carrier, OwnGuard, PlaceRule
from fabletop.games.heroes.scenario.texts import text_of
from fabletop.games.heroes.towns.printed import BUILDINGS
from fabletop.games.heroes.words.adventure.effects import guards_said, place, places, script_said
from fabletop.games.heroes.words.adventure.land import ROMAN
from fabletop.games.heroes.words.adventure.tournament import how_it_is_played
from fabletop.games.heroes.words.cards import CardWords
from fabletop.games.heroes.words.places import field_name
from fabletop.games.words import both, key, listed
from fabletop.said import Said, Say, say

OF_PLACES: Final = (
    *("no_skip", "no_retreat", "unguarded", "return_to", "encircled", "walk_past", "doubled"),
    *("recruit_beaten", "last_guard", "guarded_for_each"),
)


def special_rules(cards: CardWords, scenario: ScenarioDef) -> list[Said]:
    """What tiles show otherwise, what places do, then the switches in the order of the vocabulary."""
    found: list[Said] = how_it_is_played(scenario) if scenario.mode == TOURNAMENT else []
    found.extend([tile_said(cards, tile) for tile in scenario.changed])
    for rule in scenario.places:
        found.extend(place_said(cards, scenario, rule))
    found.extend([drawn_said(cards, scenario, ai) for ai in scenario.ai if ai.drawn is not None])
    for word in RULES:
        if getattr(scenario.rules, word):
            found.extend(rule_said(cards, scenario, word))
    return found


def sentence(word: str, ending: str = "", **given: Said | int) -> Say:
    return say(key("special-rule", word) + ending, **given)


def rule_said(cards: CardWords, scenario: ScenarioDef, word: str) -> list[Said]:
    rules = scenario.rules
    if word in OF_PLACES:
        return [sentence(word, places=places(cards, scenario, getattr(rules, word)))]
    if word == "no_building":
        names = [say(key("building-kind", BUILDINGS[kind])) for kind in rules.no_building]
        return [sentence(word, buildings=both(names))]
    if word in ("level_cap", "swift_from_level"):
        return [sentence(word, n=ROMAN[getattr(rules, word)])]
    if word == "no_entering_rival_start_tiles":
        until = rules.no_entering_rival_start_tiles
        return [sentence(word, "-ever") if until > scenario.rounds else sentence(word, n=until)]
    if word == "trading_post_recruits":
        tiers = [say(f"tier-{TIERS[tier]}") for tier in rules.trading_post_recruits]
        return [sentence(word, tiers=listed("list-or", tiers))]
    if word == "own_guard":
        return [own_guard_said(cards, scenario, own) for own in rules.own_guard]
    if word == "carrier":
        return [said for one in rules.carrier for said in carrier_said(scenario, one)]
    if word == "sudden_death":
        return [sentence(word, n=rules.sudden_death)]
    if word == "sealed":
        return [sentence(word, n=len(rules.sealed))]
    if word == "guard_deck" and rules.guard_deck is not None:
        if not rules.guard_deck.places:
            return [sentence(word, n=sum(rules.guard_deck.deck))]
        named = places(cards, scenario, rules.guard_deck.places)
        return [sentence(word, "-at", n=sum(rules.guard_deck.deck), places=named)]
    if word == "garrison" and rules.garrison is not None:
        where = place(cards, scenario, rules.garrison.place)
        return [
            sentence(word, place=where, n=players, guards=guards_said(held))
            for players, held in rules.garrison.cards.items()
        ]
    if word == "once_for_each":
        return [sentence(word, tiles=both([cards.printed.tiles[tile].id for tile in rules.once_for_each]))]
    return [sentence(word)]


def own_guard_said(cards: CardWords, scenario: ScenarioDef, own: OwnGuard) -> Said:
    where, counts = place(cards, scenario, own.place), guards_said(own.cards)
    if not own.of:
        return sentence("own_guard", place=where, guards=counts)
    return sentence("own_guard", "-of", place=where, units=units_said(cards, own.of), guards=counts)


def drawn_said(cards: CardWords, scenario: ScenarioDef, ai: AiDef) -> Said:
    """How many follow an AI hero whose army is drawn."""
    kinds = units_said(cards, tuple([word.unit for word in ai.army]))
    hero = text_of(scenario, "ai", ai.id)
    return say("special-drawn", hero=hero, units=kinds, guards=guards_said(ai.drawn or ()))


def units_said(cards: CardWords, kinds: tuple[int, ...]) -> Said:
    return both([cards.unit(kind) for kind in kinds])


def place_said(cards: CardWords, scenario: ScenarioDef, rule: PlaceRule) -> list[Said]:
    scripts = {"visit": rule.visit, "first": rule.first, "held": rule.held, "instead": rule.instead}
    return [
        say(
            f"special-place-{word}",
            place=place(cards, scenario, rule.place),
            text=script_said(cards, scenario, script),
        )
        for word, script in scripts.items()
        if script != NONE
    ]


def carrier_said(scenario: ScenarioDef, carrier: Carrier) -> list[Said]:
    token = text_of(scenario, "token", scenario.tokens[carrier.token].id)
    found: list[Said] = []
    if not carrier.sanctuary:
        found.append(sentence("carrier", token=token))
    if not carrier.more_movement:
        found.append(sentence("carrier", "-slow", token=token))
    if carrier.only_besieger:
        found.append(sentence("carrier", "-besieges", token=token))
    if carrier.spared:
        found.append(sentence("carrier", "-spared", token=token))
    if carrier.leads:
        found.append(sentence("carrier", "-leads", token=token))
    if carrier.out_of_reach:
        found.append(sentence("carrier", "-out-of-reach", token=token))
    return found


def tile_said(cards: CardWords, tile: TileDef) -> Said:
    """The fields that are otherwise here, each with its guard."""
    named: list[Said] = []
    for field, usual in zip(tile.fields, cards.printed.tiles[tile.index].fields, strict=True):
        if field is not usual:
            name = field_name(field)
            named.append(
                say("special-field", place=name, level=ROMAN[field.level])
                if field.level
                else say("special-field-open", place=name)
            )
    return say("special-tile", tile=tile.id, places=both(named))
