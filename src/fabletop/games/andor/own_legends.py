"""Legends that people bring along, looked at before a table is made of them."""

from __future__ import annotations

from fabletop.games.andor.load import NUMBERS, legend_in, mistakes_for
from fabletop.games.andor.words import TEXT, CardWords
from fabletop.games.registration import Mistake, OwnText
from fabletop.kernel.errors import BrokenFile
from fabletop.speech import Speech


def look_at(text: str) -> OwnText:
    """What the checker says of a legend, for every number of heroes."""
    mistakes = mistakes_for(lambda heroes: legend_in(text, heroes))
    if mistakes:
        return OwnText("", "", tuple(mistake(wrong, heroes) for wrong, heroes in mistakes))
    legend = legend_in(text, NUMBERS[0])
    story = CardWords().story(legend)
    return OwnText(legend.title, Speech("en", TEXT).phrase(story[0]) if story else "", ())


def mistake(wrong: BrokenFile, heroes: list[int]) -> Mistake:
    line = wrong.place.removeprefix("line ")
    everywhere = len(heroes) == len(NUMBERS)
    return Mistake(int(line) if line.isdecimal() else 0, wrong.what, () if everywhere else tuple(heroes))
