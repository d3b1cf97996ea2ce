"""Reads the file of a scenario: names first, then what speaks of them."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from fabletop.content.entries import Entry, quoted
from fabletop.games.heroes.defs import DIFFICULTIES, FACTIONS, GOLD, NEUTRAL, NONE
from fabletop.games.heroes.map.printed import POSITIONS, RESOURCES, TileDef
from fabletop.games.heroes.scenario.clauses import Condition, Ending, TimedEvent, Trigger
from fabletop.games.heroes.scenario.ground import FieldSpot, ProjectDef, TokenDef
from fabletop.games.heroes.scenario.load.ai_heroes import read_ai
from fabletop.games.heroes.scenario.load.conditions import Conditions
from fabletop.games.heroes.scenario.load.effects import EVERYBODY, Effects
from fabletop.games.heroes.scenario.load.maps import Maps
from fabletop.games.heroes.scenario.load.reading import (
    HIGHEST_LEVEL,
    LONGEST_LINE,
    LONGEST_TEXT,
    MOST,
    Box,
    Given,
    Reading,
    mistake,
    place_said,
    unknown,
)
from fabletop.games.heroes.scenario.load.rules import read_rules
from fabletop.games.heroes.scenario.load.vocabulary import (
    AI_MAY,
    AI_NEED,
    CONFIDENCE,
    ENDING_MAY,
    EVENT_MAY,
    ORIGINS,
    PLACE_MAY,
    PROJECT_NEED,
    SCENARIO_MAY,
    SCENARIO_NEED,
    SOLO_MAY,
    SOLO_NEED,
    START_MAY,
    START_NEED,
    TOKEN_MAY,
    TOKEN_NEED,
)
from fabletop.games.heroes.scenario.named import (
    AFTER_LAST,
    ALL_LOSE,
    ALLIANCE,
    AT_LIMIT,
    BONUS,
    BY_DIFFICULTY,
    COOPERATIVE,
    EACH_ROUND,
    ENDING_TIMES,
    GOALS,
    HOLDER_WINS,
    KEPT_RESOURCES,
    KEPT_UNITS,
    LAST_ROUND,
    MODES,
    MOST_POINTS,
    ON_LOSS,
    ONCE_PER,
    OWN_BONUS,
    PARTY_LOSES,
    PARTY_WINS,
    POINT_WORDS,
    PRINTED,
    ROUND_END,
    ROUND_START,
    SOLO,
    SPOT,
    TOURNAMENT,
    TRIGGERS,
    WHEN,
)
from fabletop.games.heroes.scenario.printed import CarryDef, ScenarioDef, StartDef
from fabletop.games.heroes.scenario.switches import PlaceRule
from fabletop.games.heroes.towns.printed import DWELLING, INCOME_TRACK
from fabletop.games.words import key
from fabletop.said import say

MOST_PLAYERS: Final = 4
MOST_EVENTS: Final = 40
MOST_SEEN: Final = 9  # cards in a Search

E = TypeVar("E")
T = TypeVar("T")


class File:
    """A scenario while its file is read."""

    def __init__(self, entry: Entry, box: Box, own: bool = False) -> None:
        self.entry: Final = entry
        mode = "mode" in (given := dict(entry.items())) and given["mode"].one_of(MODES, "a mode")
        solo = mode == SOLO
        if not solo:
            for key in (*SOLO_NEED, *SOLO_MAY):
                if key in given:
                    raise mistake(given[key], "only-solo", word=key)
        self.given: Final = entry.keys(
            (*SCENARIO_NEED, *(SOLO_NEED if solo else ())),
            (*SCENARIO_MAY, *(SOLO_MAY if solo else ())),
            "a scenario",
        )
        given = self.given
        players = tuple(sorted(set(given["players"].numbers(1, MOST_PLAYERS))))
        if not players:
            raise mistake(given["players"], "no-players")
        rounds = given["rounds"].number(1, LAST_ROUND)
        self.scenario: Final = ScenarioDef(0, given["id"].id("a scenario"), int(mode), players, rounds)
        self.scenario.own = own
        self.r: Final = Reading(self.scenario, box)
        self.conditions: Final = Conditions(self.r)
        self.effects: Final = Effects(self.r)

    def read(self) -> ScenarioDef:
        """The scenario; what is wrong first is raised."""
        scenario = self.read_on()
        for wrong in self.r.noted.mistakes:
            raise wrong
        return scenario

    def read_on(self) -> ScenarioDef:
        """As much of the scenario as can be understood; what is wrong with the rest is noted."""
        scenario, noted, given = self.scenario, self.r.noted, self.given
        with noted:
            self.names()
        if noted.mistakes:  # all the rest speaks of what is named here
            return scenario
        with noted:
            self.frame()
        maps = self.maps()
        if maps is not None:
            with noted:
                scenario.spots = self.spots(maps)
            scenario.ai = self.each(self.parts("ai"), lambda i, part: read_ai(self.r, i, part))
        scenario.tokens = self.each(self.items("tokens"), lambda i, item: self.token(i, *item))
        scenario.projects = self.each(self.items("projects"), lambda i, item: self.project(i, *item))
        with noted:
            scenario.start = self.start(given["start"])
        scenario.places = self.each(self.items("places"), lambda _, item: self.place(*item))
        with noted:
            read_rules(self.r, self.parts("rules"))
        scenario.victory = self.each(self.parts("victory"), lambda i, e: self.ending("victory", i, e))
        scenario.defeat = self.each(self.parts("defeat"), lambda i, e: self.ending("defeat", i, e))
        with noted:
            if "worth" in given:
                scenario.worth = self.worth(given["worth"])
        scenario.points = self.each(self.parts("points"), lambda _, part: self.point(part))
        scenario.timed_events = self.each(self.parts("timed_events"), self.event)
        with noted:
            self.limit()
        with noted:
            if scenario.mode == SOLO:
                self.chapter()
        scenario.effects = tuple(self.effects.effects)
        scenario.scripts = tuple(self.effects.scripts)
        with noted:
            if maps is not None:
                self.check_on_map(maps)
        return scenario

    def each(self, found: Sequence[E], read: Callable[[int, E], T]) -> tuple[T, ...]:
        """One after the other, without those that cannot be read."""
        made = []
        for index, one in enumerate(found):
            with self.r.noted:
                made.append(read(index, one))
        return tuple(made)

    def parts(self, key: str) -> list[Entry]:
        with self.r.noted:
            return self.given[key].parts() if key in self.given else []
        return []

    def items(self, key: str) -> list[tuple[str, Entry]]:
        with self.r.noted:
            return self.given[key].items() if key in self.given else []
        return []

    # names and the frame

    def names(self) -> None:
        """What the scenario calls things itself."""
        self.r.spots = self.ids("spots")
        self.r.tokens = self.ids("tokens")
        self.r.projects = self.ids("projects")
        ai = [part.keys(AI_NEED, AI_MAY, "an AI hero")["id"] for part in self.parts("ai")]
        self.r.ai = [entry.id("an AI hero") for entry in ai]
        for place, entry in enumerate(ai):
            if self.r.ai[place] in self.r.ai[:place]:
                raise mistake(entry, "two-ai", word=self.r.ai[place])

    def ids(self, key: str) -> list[str]:
        found = []
        for id, entry in self.items(key):
            if re.fullmatch(r"[a-z][a-z0-9_]*", id) is None:
                raise mistake(entry, "name-in", word=key, shown=quoted(id))
            found.append(id)
        return found

    def frame(self) -> None:
        scenario, given = self.scenario, self.given
        scenario.goal = GOALS[given["goal"].one_of(GOALS, "a goal")]
        scenario.core_only = "core_only" not in given or given["core_only"].flag()
        scenario.introductory = "introductory" in given and given["introductory"].flag()
        if "origin" in given:
            scenario.community = given["origin"].one_of(ORIGINS, "where a scenario comes from") == 1
        if "confidence" in given:
            given["confidence"].one_of(CONFIDENCE, "how sure its facts are")
        if "from" in given:
            given["from"].source()
        if "name" in given:
            self.r.say(given["name"], LONGEST_LINE)
        if "story" in given:
            self.r.say(given["story"], LONGEST_TEXT, "story")
        self.factions()
        if scenario.mode == TOURNAMENT and scenario.players != (2,):
            raise mistake(given["players"], "tournament-two")
        if scenario.mode == TOURNAMENT and "ai" in given:
            raise mistake(given["ai"], "tournament-ai")
        if "teams" in given:
            self.teams(given["teams"])
        elif scenario.mode == ALLIANCE:
            raise mistake(self.entry, "missing-teams")

    def factions(self) -> None:
        """Any, some, or any and several times. [heroes.setup.030]"""
        scenario, own = self.scenario, FACTIONS[:NEUTRAL]
        scenario.factions = tuple(range(len(own)))
        if "factions" not in self.given:
            return
        entry = self.given["factions"]
        if entry.is_list:
            scenario.factions = tuple(part.one_of(own, "a faction") for part in entry.parts())
            if len(scenario.factions) < max(scenario.players):
                raise mistake(entry, "few-factions", n=max(scenario.players))
        else:
            scenario.repeated = entry.one_of(("any", "any_repeated"), "a choice of factions") == 1
        if max(scenario.players) > len(own) and not scenario.repeated:
            raise mistake(entry, "factions", n=len(own), players=max(scenario.players))

    def teams(self, entry: Entry) -> None:
        if self.scenario.mode != ALLIANCE:
            raise mistake(entry, "only-alliance")
        seats = max(self.scenario.players)
        self.scenario.teams = tuple(part.numbers(0, seats - 1) for part in entry.parts())
        if sorted(seat for team in self.scenario.teams for seat in team) != list(range(seats)):
            raise mistake(entry, "one-team", n=seats - 1)
        if [len(team) for team in self.scenario.teams] != [2, 2]:
            raise mistake(entry, "two-teams")

    # the map and what is on it

    def maps(self) -> Maps | None:
        """None where not even the tiles can be told."""
        with self.r.noted:
            straight = any(
                not part.is_map and part.word() == "ignore_closed_edges" for part in self.parts("rules")
            )
            maps = Maps(self.r, self.given["map"], self.given.get("seat_tiles"), straight)
            maps.read()
            return maps
        return None

    def spots(self, maps: Maps) -> tuple[FieldSpot, ...]:
        found = []
        for index, (id, entry) in enumerate(self.items("spots")):
            given = entry.keys(("tile",), ("field", "place"), "a spot")
            if ("field" in given) == ("place" in given):
                raise mistake(entry, "spot")
            tile, position, place = self.r.spot_index(given["tile"]), NONE, NONE
            if "field" in given:
                position = given["field"].one_of(POSITIONS, "a field of a tile")
            else:
                place = self.r.printed_place(given["place"]).index
                for laid in maps.laid.values():
                    self.check_spot(given["place"], laid[tile].tile, laid[tile].must_hold, place)
            found.append(FieldSpot(index, id, tile, position, place))
        return tuple(found)

    def check_spot(self, entry: Entry, tile: TileDef | None, must_hold: int, place: int) -> None:
        """The place of a spot is there for certain."""
        word = entry.word()
        if must_hold != place and (tile is None or not tile.holds(word)):
            raise mistake(entry, "spot-unsure", place=place_said(word))

    def check_on_map(self, maps: Maps) -> None:
        for place, entry in self.r.named:
            if not any(maps.may_hold(players, place) for players in maps.laid):
                raise mistake(entry, "nowhere", place=place_said(self.r.place_name(place)))

    def token(self, index: int, id: str, entry: Entry) -> TokenDef:
        given = entry.keys(TOKEN_NEED, TOKEN_MAY, "a token")
        if "name" in given:
            self.r.say(given["name"], LONGEST_LINE, "token", id)
        return TokenDef(
            index,
            id,
            self.r.place(given["at"]),
            given["one_per"].one_of(("game", "player"), "how many there are") == 1,
            given["carried_by"].one_of(("main", "any"), "somebody who carries it") == 0,
            given["movement"].number(-3, 3),
            given["on_loss"].one_of(ON_LOSS, "what a lost fight does to it"),
            "tires" in given and given["tires"].flag(),
        )

    def project(self, index: int, id: str, entry: Entry) -> ProjectDef:
        given = entry.keys(PROJECT_NEED, ("name",), "a project")
        if "name" in given:
            self.r.say(given["name"], LONGEST_LINE, "project", id)
        stages = tuple(self.r.all_amounts(part, "a stage") for part in given["stages"].parts())
        if not stages:
            raise mistake(given["stages"], "no-stages")
        per_round = given["per_round"].number(1, len(stages))
        return ProjectDef(index, id, self.r.place(given["where"]), per_round, stages)

    # the start

    def start(self, entry: Entry) -> StartDef:
        given = entry.keys(START_NEED, START_MAY, "the start")
        income, steps = self.income(given["income"])
        units = self.r.units(given["units"])
        if not units:
            raise mistake(given["units"], "no-units")
        buildings = self.r.buildings(given["buildings"])
        for tier in range(2, GOLD + 1):
            if DWELLING + tier in buildings and DWELLING + tier - 1 not in buildings:
                raise mistake(given["buildings"], "dwellings")
        bonus, script = self.bonus(given)
        return StartDef(
            self.r.all_amounts(given["resources"], "the resources"),
            income,
            steps,
            units,
            buildings,
            given["hero_level"].number(1, HIGHEST_LEVEL) if "hero_level" in given else 1,
            bonus,
            script,
            "secondary_hero" in given and given["secondary_hero"].flag(),
            given["guild_search"].number(2, MOST_SEEN) if "guild_search" in given else 0,
            given["level_search"].number(2, MOST_SEEN) if "level_search" in given else 0,
        )

    def income(self, entry: Entry) -> tuple[tuple[int, int, int], tuple[int, int, int]]:
        """Income and where it is on the track. [heroes.round.040]"""
        given = entry.keys(RESOURCES, (), "the income")
        for word, track in zip(RESOURCES, INCOME_TRACK, strict=True):
            if given[word].number(0, MOST) not in track:
                steps = ", ".join(map(str, track))
                resource = say(f"resource-{word}")
                raise mistake(given[word], "income", resource=resource, steps=steps, n=given[word].word())
        gold, materials, valuables = (given[word].number(0, MOST) for word in RESOURCES)
        on_gold, on_materials, on_valuables = INCOME_TRACK
        steps_ = (on_gold.index(gold), on_materials.index(materials), on_valuables.index(valuables))
        return (gold, materials, valuables), steps_

    def bonus(self, given: Given) -> tuple[int, int]:
        if "bonus" not in given:
            return BY_DIFFICULTY, NONE
        if given["bonus"].is_list:
            return OWN_BONUS, self.effects.script(given["bonus"])
        return given["bonus"].one_of(BONUS[:OWN_BONUS], "a bonus, or a list of effects"), NONE

    # places and rules

    def place(self, word: str, entry: Entry) -> PlaceRule:
        named = self.r.place(entry.key(word))
        if named.form not in (PRINTED, SPOT):
            raise mistake(entry, "place-rule", word=word)
        given = entry.keys((), PLACE_MAY, f"the place {word}")
        if "guard" in given:
            guard = self.r.guard(named, given["guard"].keys(DIFFICULTIES, (), "a guard"))
            self.scenario.rules.own_guard = (*self.scenario.rules.own_guard, guard)
        once = given["once_per"].one_of(ONCE_PER[1:], "how often") + 1 if "once_per" in given else 0
        visit, first, held, instead = (
            self.effects.script(given[key]) if key in given else NONE
            for key in ("do", "first", "held", "instead")
        )
        return PlaceRule(named, once, visit, first, held, instead)

    # the end

    def players(self, entry: Entry) -> tuple[int, ...]:
        players = entry.numbers(1, MOST_PLAYERS)
        for number, part in zip(players, entry.parts(), strict=True):
            if number not in self.scenario.players:
                raise mistake(part, "not-for", n=number)
        return players

    def ending(self, which: str, index: int, entry: Entry) -> Ending:
        given = entry.keys(("if",), ENDING_MAY, f"a {which}")
        if "text" in given:
            self.r.say(given["text"], LONGEST_TEXT, which, str(index + 1))
        when = given["when"].one_of(ENDING_TIMES, "a time to look") if "when" in given else EACH_ROUND
        players = self.players(given["for"]) if "for" in given else ()
        condition = self.conditions.read(given["if"])
        if when == AFTER_LAST and (which == "defeat" or self.given["at_limit"].word() != "holder_wins"):
            raise mistake(given["when"], "at-limit")
        return Ending(index, condition, when, players)

    def worth(self, entry: Entry) -> tuple[int, int, int]:
        """What materials and valuables are worth, in gold."""
        given = entry.keys(RESOURCES[1:], (), "the worth")
        return 1, given["materials"].number(1, MOST), given["valuables"].number(1, MOST)

    def point(self, entry: Entry) -> tuple[int, int]:
        given = entry.keys(("per", "n"), (), "points")
        return given["per"].one_of(POINT_WORDS, "something that gives points"), given["n"].number(1, MOST)

    def limit(self) -> None:
        scenario, entry = self.scenario, self.given["at_limit"]
        scenario.at_limit = entry.one_of(AT_LIMIT, "what happens at the end of the last round")
        party = scenario.mode in (COOPERATIVE, SOLO)
        if scenario.mode == TOURNAMENT and scenario.at_limit != MOST_POINTS:  # [heroes.tournament.180]
            raise mistake(entry, "tournament-points")
        if scenario.at_limit in (PARTY_LOSES, PARTY_WINS) and not party:
            raise mistake(entry, "no-party", mode=say(key("mode", MODES[scenario.mode])))
        if scenario.at_limit in (ALL_LOSE, PARTY_LOSES) and not scenario.victory:
            raise mistake(entry, "no-victory")
        if scenario.at_limit == HOLDER_WINS and not any(names_a_flag(e.condition) for e in scenario.victory):
            raise mistake(entry, "no-holder")

    def event(self, index: int, entry: Entry) -> TimedEvent:
        if index >= MOST_EVENTS:
            raise mistake(entry, "events", n=MOST_EVENTS)
        given = entry.keys(("at", "do"), EVENT_MAY, "a timed event")
        if "text" in given:
            self.r.say(given["text"], LONGEST_TEXT, "event", str(index + 1))
        trigger = self.trigger(given["at"])
        if "once" in given and trigger.kind != WHEN:
            raise mistake(given["once"], "once")
        each = "once" in given and given["once"].word() == "each"
        once = "once" not in given or (not each and given["once"].flag())
        players = self.players(given["players"]) if "players" in given else ()
        usual = self.r.who(given["for"]) if "for" in given else EVERYBODY
        return TimedEvent(index, trigger, self.effects.script(given["do"], usual), once, players, each)

    def trigger(self, entry: Entry) -> Trigger:
        word, value = entry.single("the time of an event")
        if word not in TRIGGERS:
            raise unknown(value, "time", word, TRIGGERS)
        last = self.scenario.rounds
        if word == "when":
            return Trigger(WHEN, condition=self.conditions.read(value))
        if word == "every":
            given = value.keys(("from", "step"), (), "every")
            first, step = given["from"].number(1, last), given["step"].number(1, last)
            return Trigger(ROUND_START, tuple(range(first, last + 1, step)))
        rounds = value.numbers(1, last)
        if not rounds or list(rounds) != sorted(set(rounds)):
            raise mistake(value, "rounds")
        return Trigger(ROUND_END if word == "round_end" else ROUND_START, rounds)

    # campaigns

    def chapter(self) -> None:
        scenario, given = self.scenario, self.given
        scenario.faction = given["faction"].one_of(FACTIONS[:NEUTRAL], "a faction")
        heroes = self.r.box.heroes
        ids = [id for id, hero in heroes.items() if hero.faction == scenario.faction]
        scenario.heroes = tuple(
            heroes[ids[part.one_of(ids, "a hero of the faction")]].index for part in given["heroes"].parts()
        )
        if not scenario.heroes:
            raise mistake(given["heroes"], "no-heroes")
        if "campaign" in given:
            title = given["campaign"].word()
            scenario.campaign = re.sub(r"[^a-z0-9]+", "_", title.lower()).strip("_")
            if scenario.campaign != title:
                scenario.texts[f"campaign-{scenario.campaign}".replace("_", "-")] = title
        if "order" in given:
            scenario.order = given["order"].number(1, MOST)
        for word in ("next", "carry", "reward"):
            if scenario.own and word in given:
                raise mistake(given[word], "next", word=word)
        if "next" in given:
            scenario.next = given["next"].id("a scenario")
        if "carry" in given:
            carry = given["carry"].keys(("cards", "units", "resources"), ("leave",), "carry")
            leave = self.r.named_units(carry["leave"]) if "leave" in carry else ()
            scenario.carry = CarryDef(
                carry["cards"].number(0, MOST),
                carry["units"].one_of(KEPT_UNITS, "what is kept of the army"),
                carry["resources"].one_of(KEPT_RESOURCES, "what is kept of the treasury"),
                tuple(word.unit for word in leave),
            )
        if "reward" in given:
            scenario.reward = self.effects.script(given["reward"])


def names_a_flag(condition: Condition) -> bool:
    return condition.word == "flags" or any(names_a_flag(part) for part in condition.parts)
