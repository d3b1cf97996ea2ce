"""Legends that people bring along, looked at before a table is made of them."""

from __future__ import annotations

from fabletop.games.andor.load import NUMBERS, legend_in, mistakes_for
from fabletop.games.andor.words import CardWords
from fabletop.kernel.errors import BrokenFile
from fabletop.server.schemas import LegendMistake, LegendRead


def look_at(text: str) -> LegendRead:
    """What the checker says of a legend, for every number of heroes."""
    mistakes = mistakes_for(lambda heroes: legend_in(text, heroes))
    if mistakes:
        told = [mistake(wrong, heroes) for wrong, heroes in mistakes]
        return LegendRead(title="", story="", mistakes=told)
    legend = legend_in(text, NUMBERS[0])
    story = CardWords().story(legend)
    return LegendRead(title=legend.title, story=story[0] if story else "", mistakes=[])


def mistake(wrong: BrokenFile, heroes: list[int]) -> LegendMistake:
    line = wrong.place.removeprefix("line ")
    return LegendMistake(
        line=int(line) if line.isdecimal() else 0,
        text=wrong.what,
        heroes=[] if len(heroes) == len(NUMBERS) else heroes,
    )
