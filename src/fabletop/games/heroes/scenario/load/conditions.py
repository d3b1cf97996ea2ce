"""Reads what can be true."""

from __future__ import annotations

from typing import Final

from fabletop.content.entries import Entry
from fabletop.games.heroes.defs import DIFFICULTIES, NONE
from fabletop.games.heroes.map.printed import FLAG
from fabletop.games.heroes.scenario import named
from fabletop.games.heroes.scenario.clauses import Condition
from fabletop.games.heroes.scenario.load.reading import HIGHEST_LEVEL, MOST, Given, Reading, mistake, unknown
from fabletop.games.heroes.scenario.load.vocabulary import CONDITIONS
from fabletop.games.heroes.scenario.named import (
    AGAINST,
    ANY_HERO,
    HEROES,
    LAST_ROUND,
    MAIN,
    NOTHING,
    PRINTED,
    PlaceWord,
    Who,
)

DEEPEST: Final = 8  # conditions in each other


class Conditions:
    """Turns what a file says into conditions."""

    def __init__(self, reading: Reading) -> None:
        self.r: Final = reading

    def read(self, entry: Entry, depth: int = 1) -> Condition:
        word, value = entry.single("a condition")
        if word not in named.CONDITIONS:
            raise unknown(value, "condition", word, named.CONDITIONS)
        word = named.CONDITIONS[named.CONDITIONS.index(word)]  # one string for all, found at a glance
        if depth > DEEPEST:
            raise mistake(value, "deep-conditions", n=DEEPEST)
        if word == "not":
            return Condition(word, (self.read(value, depth + 1),))
        if word in ("all", "any"):
            parts = tuple(self.read(part, depth + 1) for part in value.parts())
            if not parts:
                raise mistake(value, "no-conditions", word=word)
            return Condition(word, parts)
        says = CONDITIONS[word]
        return self.made(word, value, value.keys(says.need, says.may, f"the condition {word}"))

    def made(self, word: str, entry: Entry, given: Given) -> Condition:
        r = self.r
        return Condition(
            word,
            who=self.who(given, "whose", "who", "from"),
            by=self.who(given, "by"),
            places=self.places(word, given),
            at_least=self.at_least(word, given),
            token=given["token"].one_of(r.tokens, "a token in `tokens`") if "token" in given else NONE,
            project=(
                given["project"].one_of(r.projects, "a project in `projects`") if "project" in given else NONE
            ),
            against=given["against"].one_of(AGAINST, "somebody to fight") if "against" in given else 0,
            hero=given["hero"].one_of(HEROES[: ANY_HERO + 1], "a hero") if "hero" in given else MAIN,
            amounts=r.amounts(given, "the condition holds", entry) if word == "holds" else NOTHING,
        )

    def who(self, given: Given, *keys: str) -> Who | None:
        for key in keys:
            if key in given:
                return self.r.who(given[key])
        return None

    def at_least(self, word: str, given: Given) -> int:
        """Once, unless told; all tokens, unless told."""
        if "at_least" not in given:
            return 0 if word == "token_at" else 1
        if word == "flags" and given["at_least"].word() == "all":
            return 0
        if word == "difficulty":
            return given["at_least"].one_of(DIFFICULTIES, "a difficulty")
        most = {"round": self.r.scenario.rounds, "level": HIGHEST_LEVEL}.get(word, MOST)
        return given["at_least"].number(1, min(most, LAST_ROUND) if word == "round" else most)

    def places(self, word: str, given: Given) -> tuple[PlaceWord, ...]:
        if "place" not in given:
            return ()
        places = self.r.places(given["place"])
        if word == "flags":
            check_flags(self.r, places, given["place"])
        return places


def check_flags(r: Reading, places: tuple[PlaceWord, ...], entry: Entry) -> None:
    """A flag is set on some places only."""
    flagged = [id for id, place in r.box.places.items() if place.kind == FLAG]
    for place in places:
        if place.form == PRINTED and r.place_name(place) not in flagged:
            names = ", ".join(flagged)
            raise mistake(entry, "no-flag", place=r.place_name(place), places=names)
