"""Reads what can happen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fabletop.content.entries import Entry
from fabletop.games.heroes.defs import AZURE, DIFFICULTIES, GOLD, NONE
from fabletop.games.heroes.map.printed import FLAG, RESOURCES, REVISIT
from fabletop.games.heroes.scenario import named
from fabletop.games.heroes.scenario.clauses import Effect
from fabletop.games.heroes.scenario.load.conditions import check_flags
from fabletop.games.heroes.scenario.load.reading import MOST, Given, Reading, mistake, unknown
from fabletop.games.heroes.scenario.load.vocabulary import EFFECTS
from fabletop.games.heroes.scenario.named import (
    ALL_AI,
    ALL_RIVALS,
    ASIDE,
    DICE,
    EACH_PLAYER,
    EACH_RIVAL,
    FIRST_IN_TURN,
    FULL,
    HEROES,
    INTO,
    LAST_IN_TURN,
    LAST_PLAYER,
    MAIN,
    MORALE,
    NOTHING,
    ONE_AI,
    ONE_SEAT,
    OTHERS,
    PARTY,
    PLAYER,
    PRICES,
    PRINTED,
    RESULTS,
    REVEALED,
    SEARCHED,
    TEAM,
    WHO,
    PlaceWord,
    Who,
)

MOST_EFFECTS: Final = 300
DEEPEST: Final = 6  # lists of effects in each other
FIELD_LEVELS: Final = 7
MOST_DICE: Final = 9
MOST_OPTIONS: Final = 20
# Who can be given something: those who are known one by one
RECEIVERS: Final = (
    *(PLAYER, EACH_PLAYER, EACH_RIVAL, ALL_RIVALS, TEAM, PARTY, LAST_PLAYER, FIRST_IN_TURN, LAST_IN_TURN),
    *(OTHERS, ONE_SEAT),
)
WHO_KEYS: Final = ("to", "from", "of", "on", "for")
VISITOR: Final = Who(PLAYER)
EVERYBODY: Final = Who(EACH_PLAYER)


class Effects:
    """Turns lists of effects into the scripts of a scenario."""

    def __init__(self, reading: Reading) -> None:
        self.r: Final = reading
        self.effects: Final[list[Effect]] = []
        self.scripts: Final[list[tuple[Effect, ...]]] = []
        self.depth = 0
        self.usual: Who = VISITOR  # who is meant where nobody is named
        self.count = 0

    def script(self, entry: Entry, usual: Who = VISITOR) -> int:
        """The index of a list of effects; those without a name in them are for `usual`."""
        before, self.usual = self.usual, usual
        self.depth += 1
        if self.depth > DEEPEST:
            raise mistake(entry, "deep-effects", n=DEEPEST)
        effects = tuple(self.effect(part) for part in entry.parts())
        if not effects:
            raise mistake(entry, "no-effects")
        self.depth -= 1
        self.usual = before
        self.scripts.append(effects)
        return len(self.scripts) - 1

    def effect(self, entry: Entry) -> Effect:
        word, value = entry.single("an effect")
        if word not in EFFECTS:
            raise unknown(value, "effect", word, named.EFFECTS)
        word = named.EFFECTS[named.EFFECTS.index(word)]  # one string for all, found at a glance
        self.count += 1
        if self.count > MOST_EFFECTS:
            raise mistake(value, "many-effects", n=MOST_EFFECTS)
        if word == "last_turns" and self.r.scenario.mode == named.ALLIANCE:
            raise mistake(value, "last-turns")
        says = EFFECTS[word]
        given = value.keys(says.need, says.may, f"the effect {word}")
        made = self.made(word, value, given)
        self.effects.append(made)
        return made

    def made(self, word: str, entry: Entry, given: Given) -> Effect:
        r = self.r
        who = self.who(word, given)
        scripts = self.inner(given)
        has_amounts = word in ("gain", "pay", "tribute")
        return Effect(
            len(self.effects),
            word,
            who,
            amounts=r.amounts(given, f"the effect {word}", entry) if has_amounts else NOTHING,
            n=self.n(word, given),
            kind=self.kind(word, given),
            dice=given["dice"].number(1, MOST_DICE) if "dice" in given else 0,
            keep=self.keep(given),
            times=given["times"].number(1, MOST_DICE) if "times" in given else 1,
            into=given["into"].one_of(INTO, "where cards can go") if "into" in given else 0,
            tiers=self.tiers(word, given),
            price=self.price(word, given),
            units=self.units(word, given),
            buildings=r.buildings(given["kinds"]) if "kinds" in given else (),
            places=self.places(word, given),
            ai=r.ai_hero(given["ai"], given["ai"].word()) if "ai" in given else NONE,
            until=given["until"].number(1, r.scenario.rounds) if "until" in given else 0,
            token=given["token"].one_of(r.tokens, "a token in `tokens`") if "token" in given else NONE,
            scripts=scripts,
            cards=self.cards(given),
        )

    def who(self, word: str, given: Given) -> Who:
        if word in ("tribute", "return_token", "unseal", "ambush"):
            return Who(FIRST_IN_TURN)  # it is for all, and happens once
        for key in WHO_KEYS:
            if key in given:
                who = self.r.who(given[key])
                ai = word == "unflag" and who.form in (ALL_AI, ONE_AI)
                if word != "end" and who.form not in RECEIVERS and not ai:
                    words = ", ".join(WHO[form] for form in RECEIVERS[:-1])
                    raise mistake(given[key], "who-is-meant", words=words)
                return who
        return self.usual

    def inner(self, given: Given) -> tuple[int, ...]:
        """Lists that stand in the effect: in them `player` is who chose, did not pay or was beaten."""
        if "one_of" in given:
            lists = given["one_of"].parts()
            if not 2 <= len(lists) <= MOST_OPTIONS:
                raise mistake(given["one_of"], "choices", n=MOST_OPTIONS)
            return tuple(self.script(part) for part in lists)
        return tuple(self.script(given[key]) for key in ("else", "lost", "unmoved") if key in given)

    def cards(self, given: Given) -> tuple[named.Counts, ...]:
        """Units by tier, for each difficulty."""
        if "guard" not in given:
            return ()
        told = given["guard"].keys(DIFFICULTIES, (), "a guard")
        return tuple(self.r.counts(told[word], word) for word in DIFFICULTIES)

    def n(self, word: str, given: Given) -> int:
        for key, least, most in (("n", 1, MOST), ("x", 1, 9), ("steps", 1, 7), ("level", 1, FIELD_LEVELS)):
            if key in given:
                return given[key].number(least, most)
        if "tile" in given:
            return self.r.spot_index(given["tile"])
        if "count" in given:
            return given["count"].number(1, MOST)
        return 1 if word == "unflag" else 0

    def kind(self, word: str, given: Given) -> int:
        kinds: tuple[tuple[str, Sequence[str], str], ...] = (
            ("die", DICE, "a die"),
            ("deck", SEARCHED, "a deck that is searched"),
            ("kind", MORALE, "a kind of morale"),
            ("resource", RESOURCES, "a resource"),
            ("tiles", REVEALED, "a way to reveal tiles"),
            ("result", RESULTS, "a way to end"),
            ("card", ASIDE, "a card that lies apart"),
        )
        for key, words, what in kinds:
            if key in given:
                return given[key].one_of(words, what)
        if "hero" in given:
            words = [word for word in HEROES if word not in ("secondary", "any")]
            return HEROES.index(words[given["hero"].one_of(words, "a hero who moves")])
        return MAIN

    def keep(self, given: Given) -> int:
        if "keep" not in given:
            return 0
        return given["keep"].number(1, given["dice"].number(1, MOST_DICE))

    def tiers(self, word: str, given: Given) -> tuple[int, ...]:
        if "tiers" not in given:
            return ()
        return self.r.tiers(given["tiers"], AZURE if word == "recruit_neutral" else GOLD)

    def price(self, word: str, given: Given) -> int:
        if "price" not in given:
            return 0
        prices = PRICES if word == "recruit_neutral" else PRICES[:FULL]
        return given["price"].one_of(prices, "a price")

    def units(self, word: str, given: Given) -> tuple[named.UnitWord, ...]:
        if "units" not in given:
            return ()
        return (
            self.r.named_units(given["units"])
            if word in ("ai_joins", "ai_army")
            else self.r.units(given["units"])
        )

    def places(self, word: str, given: Given) -> tuple[PlaceWord, ...]:
        key = "places" if "places" in given else "place"
        if key not in given:
            return ()
        places = self.r.places(given[key])
        if word == "unflag":
            check_flags(self.r, places, given[key])
        if word == "clear_cubes":
            self.check_cubes(places, given[key])
        return places

    def check_cubes(self, places: tuple[PlaceWord, ...], entry: Entry) -> None:
        kinds = {place.index: place.kind for place in self.r.box.places.values()}
        for place in places:
            towns = named.OWN_TOWN <= place.form <= named.AI_TOWN
            if towns or (place.form == PRINTED and kinds[place.place] in (FLAG, REVISIT)):
                name = self.r.place_name(place) or "a town"
                raise mistake(entry, "no-cube", place=name)
