"""The laws of what is left out: never what is on offer, told in every language, and by nothing hidden."""

from __future__ import annotations

import pytest
from hypothesis import given
from tests.laws.games import LENGTHS, LUCK, Script, examples, scripts

from fabletop import ledger
from fabletop.games import GAMES
from fabletop.games.records import LeftOut
from fabletop.kernel.game import Game
from fabletop.kernel.rng import mix
from fabletop.server.tellers import teller
from fabletop.speech import LANGUAGES, Speech


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """A text that is missing or cannot be completed is an error here."""
    monkeypatch.setattr(Speech, "strict", True)


def left_out(script: Script, game: Game) -> list[LeftOut]:
    decision = game.decision
    return [] if decision is None else teller(script.setup.game).left_out(game, decision.seat)


@examples(60)
@given(scripts(), LENGTHS)
def test_nothing_is_on_offer_and_left_out(script: Script, length: int) -> None:
    game = script.after(length)
    decision = game.decision
    if decision is not None:
        told = teller(script.setup.game).decision(game, decision.seat)
        assert told is not None
        offered = [(option.verb, option.about) for option in told.options]
        left = [(one.verb, one.about) for one in left_out(script, game)]
        assert [one for one in left if one in offered] == []
        assert [one for number, one in enumerate(left) if one in left[:number]] == []


@examples(40)
@given(scripts(), LENGTHS, LUCK)
def test_a_reason_hangs_on_nothing_that_the_seat_cannot_see(script: Script, length: int, luck: int) -> None:
    game = script.after(length)
    if game.decision is not None:
        imagined = game.imagine(game.decision.seat, mix(luck))
        assert left_out(script, imagined) == left_out(script, game)


@examples(60)
@given(scripts(), LENGTHS)
def test_a_reason_is_said_in_every_language_and_cites_a_rule(script: Script, length: int) -> None:
    game = script.after(length)
    for one in left_out(script, game):
        assert ledger.holds(one.rule)
        for language in LANGUAGES:
            assert Speech(language, GAMES[script.setup.game].texts).phrase(one.why).strip()


@examples(20)
@given(scripts(), LENGTHS)
def test_who_is_not_asked_is_told_nothing(script: Script, length: int) -> None:
    game = script.after(length)
    for seat in range(script.setup.seats):
        if game.decision is None or seat not in game.decision.seats:
            assert teller(script.setup.game).left_out(game, seat) == []  # type: ignore[arg-type]
