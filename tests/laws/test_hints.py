"""The laws of hints: one at every decision, with a reason in every language, and by nothing hidden."""

from __future__ import annotations

import pytest
from hypothesis import given
from tests.bots.thought import thinking_little
from tests.laws.games import KITS, LENGTHS, LUCK, Script, examples, scripts

from fabletop.bots import bot_pick, make_bot
from fabletop.bots.driver import cut
from fabletop.counsel import TEXT
from fabletop.games import BOXES, GAMES
from fabletop.kernel import Match, Setup
from fabletop.kernel.frame import pick_from_data, pick_to_data
from fabletop.kernel.rng import mix
from fabletop.server.table.thoughts import suggest
from fabletop.speech import LANGUAGES, Speech

POSITIONS = 4  # of one game
DECISIONS = 24  # of a game that is walked through
EVERY = 11  # of the decisions after those; in between bots play on
FAR = 130


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """A text that is missing or cannot be completed is an error here."""
    monkeypatch.setattr(Speech, "strict", True)


@examples(10)
@given(scripts(), LENGTHS, LUCK)
def test_a_reason_hangs_on_nothing_that_the_seat_cannot_see(script: Script, length: int, luck: int) -> None:
    """The same hint in the true game and in any that was imagined from it."""
    game = script.after(length)
    for number in range(POSITIONS):
        decision = game.decision
        if decision is None:
            return
        seat = decision.seat
        with thinking_little(game):
            found = suggest(script.setup, game.to_data(), {}, seat, number)
            for other in range(2):
                imagined = game.imagine(seat, mix(luck + other))
                assert suggest(script.setup, imagined.to_data(), {}, seat, number) == found
            game.choose_as(seat, bot_pick(make_bot("novice"), game, seat, mix(luck + number)))


PLAYED = (("village", 2), ("village", 4), ("heroes", 1), ("heroes", 2), ("heroes", 4), ("andor", 2))
WALKED = [
    Setup(name, seats, 11, GAMES[name].usual, options)
    for name, seats in (
        ("village", 2),
        ("village", 4),
        ("heroes", 1),
        ("heroes", 2),
        ("heroes", 4),
        ("andor", 2),
    )
    for options in KITS[name].modes(seats)
]


@pytest.mark.parametrize(
    "setup", WALKED, ids=lambda one: f"{one.game}-{one.seats}-{one.options.get('mode', '')}"
)
def test_there_is_a_hint_at_every_decision(setup: Setup) -> None:
    """Bots play, and whoever is asked is told a pick on offer and why, in every language."""
    match = Match(BOXES[setup.game], setup)
    speeches = [Speech(language, TEXT, GAMES[setup.game].texts) for language in LANGUAGES]
    with thinking_little(match.game, 4):
        for number in range(FAR):
            decision = match.decision
            if decision is None:
                return
            seat = decision.seat
            if decision.forced or (number > DECISIONS and number % EVERY):
                match.choose(bot_pick(make_bot("steady"), match.game, seat, number))
                continue
            found = suggest(setup, match.game.to_data(), {}, seat, number)
            assert found is not None, decision.kind
            assert found.pick in [pick_to_data(option) for option in cut(decision, seat).options]
            for speech in speeches:
                assert speech.phrase(found.said)
            match.choose(pick_from_data(found.pick))
