"""Whatever file of a content a number stands in, a match has it from the content of its own day."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
from tests.content.other_day import change, other_day

from fabletop.content import shelf
from fabletop.games import BOXES, GAMES
from fabletop.games.heroes.book.guards import draw_guards
from fabletop.kernel import Match, Setup
from fabletop.said import Join, Say
from fabletop.server.tellers import teller

EXAMPLE = (Path(__file__).parents[2] / "docs" / "examples" / "the-lost-ram.yaml").read_text("utf-8")


class Number(NamedTuple):
    """A number in a file of content, today and on another day, and where a match has it."""

    game: str
    file: str
    text: str  # what stands in the file, the number left out
    now: int
    then: int
    read: Callable[[Match, Any], Any]
    options: dict[str, Any]


def given(match: Match, key: str) -> Any:
    """The number that a message of a match's catalogue is given."""
    printed = teller(match.setup.game, content=match.setup.content).catalogue()
    return next(said.args["n"] for said in messages([printed]) if said.key == key)


def messages(found: Iterable[Any]) -> Iterator[Say]:
    """All messages in records, lists and other messages."""
    for one in found:
        if isinstance(one, Say):
            yield one
            yield from messages(one.args.values())
        elif isinstance(one, Join):
            yield from messages(one.parts)
        elif isinstance(one, msgspec.Struct):
            yield from messages(getattr(one, name) for name in one.__struct_fields__)
        elif isinstance(one, list):
            yield from messages(one)


TWO = {"heroes": ["catherine", "sandro"]}
GUARDS = {"mode": "guards", "heroes": ["catherine"], "level": 1, "field": 1, "difficulty": "normal"}
FEW = "few: {{attack: 2, defence: 1, health: {n}"
LINE = "ends: [207, 233], willpower: {n},"
GREY = "boards/grey_mountains.yaml"
NUMBERS = [
    Number("village", "rulesets/standard.toml", "hand = {n} ", 5, 7, lambda m, g: g.rules.hand, {}),
    Number(
        "village",
        "rulesets/standard.toml",
        "scroll_mind = {n}",
        2,
        3,
        lambda m, g: given(m, "effect-scroll"),
        {},
    ),
    Number(
        "village", "cards/weapons.yaml", "attack: {n}\n  start: 2", -2, 4, lambda m, g: g.cards[0].attack, {}
    ),
    Number(
        "village", "cards/weapons.yaml", "start: {n}\n", 2, 3, lambda m, g: g.players[0].deck.count(0), {}
    ),
    Number("heroes", "rulesets/retail.toml", "width = {n} ", 4, 6, lambda m, g: g.rules.width, TWO),
    Number("heroes", "units.yaml", FEW, 2, 9, lambda m, g: g.units[0].faces[0].health, TWO),
    Number(
        "heroes",
        "ai_cards.yaml",
        "{{easy: 0, normal: {n}, hard: 1,",
        1,
        2,
        lambda m, g: g.printed.ai_cards[0].strengths[1],
        TWO,
    ),
    Number(
        "heroes",
        "guards.yaml",
        "normal: {{bronze: {n}}}",
        1,
        3,
        lambda m, g: len(draw_guards(g, g.printed.guards[1][1])),
        GUARDS,
    ),
    Number(
        "heroes",
        "cards/statistics.yaml",
        "copies: {n}\n  uses:\n    - {{timing: instant, does: [{{attack: 1}}]}}",
        5,
        4,
        lambda m, g: next(card.copies for card in g.cards if card.id == "attack"),
        TWO,
    ),
    Number(
        "andor", "foes.yaml", "figures: 6\n  strength: {n}", 2, 5, lambda m, g: g.legend.foes[0].strength, {}
    ),
    Number("andor", "heroes.yaml", "dice: [{n}, 3, 4]", 2, 1, lambda m, g: g.legend.hero_defs[0].dice[0], {}),
    Number("andor", "checklist.yaml", "{{2: {n}, 3: 2, 4: 1}}", 3, 4, lambda m, g: g.shield_count, {}),
    Number("andor", GREY, LINE, 8, 3, lambda m, g: g.jump_values[0], {}),
    Number("andor", GREY, LINE, 8, 3, lambda m, g: g.jump_values[0], {"legend": EXAMPLE}),
]


@pytest.mark.parametrize("number", NUMBERS, ids=lambda number: f"{number.game}-{number.file}")
def test_every_file_of_a_content_counts(number: Number, tmp_path: Path) -> None:
    was, becomes = (number.text.format(n=n) for n in (number.now, number.then))
    other = other_day(number.game, tmp_path, partial(change, file=number.file, was=was, becomes=becomes))
    shelf.add(number.game, other.hash, other.packed)
    for content, expected in ((other.hash, number.then), ("", number.now), (other.hash, number.then)):
        setup = Setup(number.game, 2, 3, GAMES[number.game].usual, number.options, content)
        match = Match(BOXES[number.game], setup)
        again = match.box.from_data(setup, match.game.to_data())
        for game in (match.game, match.game.clone(), again):
            assert number.read(match, game) == expected
