"""The laws of what is left out: never what is on offer, for reasons that are true, in every language, and by
nothing hidden."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple

import pytest
from hypothesis import given
from tests.laws.games import LENGTHS, LUCK, Script, examples, scripts
from tests.laws.remedies import andor as in_andor
from tests.laws.remedies import heroes as in_heroes
from tests.laws.remedies import village as in_village

from fabletop import ledger
from fabletop.games import GAMES
from fabletop.games.andor.hindrances import hindered as hindered_in_andor
from fabletop.games.heroes.hindrances import hindered as hindered_in_heroes
from fabletop.games.records import LeftOut
from fabletop.games.village.hindrances import hindered as hindered_in_village
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Act, Seat
from fabletop.kernel.game import Game
from fabletop.kernel.rng import mix
from fabletop.server.tellers import teller
from fabletop.speech import LANGUAGES, Speech


class Kit(NamedTuple):
    """What a game leaves out, how each hindrance is taken away, and what can only be seen to be so."""

    hindered: Callable[[Any, Seat, Decision], Iterable[tuple[Act, Any]]]
    remedies: dict[str, Any]
    final: dict[str, Any]


def of_village(g: Any, seat: Seat, decision: Decision) -> Iterable[tuple[Act, Any]]:
    return hindered_in_village(g, seat) if decision.kind == "act" else ()


KITS: Final = {
    "andor": Kit(hindered_in_andor, in_andor.REMEDIES, in_andor.FINAL),
    "heroes": Kit(hindered_in_heroes, in_heroes.REMEDIES, in_heroes.FINAL),
    "village": Kit(of_village, in_village.REMEDIES, in_village.FINAL),
}
MOST_REMEDIES: Final = 12


def asked_now(game: Game, decision: Decision) -> Decision:
    """The same question, as it would be asked with the table as it lies."""
    options = list(decision.chooser.options(game, decision.frame))
    return Decision(decision.seats, decision.kind, options, decision.frame)


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


@examples(120)
@given(scripts(), LENGTHS)
def test_a_reason_is_true(script: Script, length: int) -> None:
    """Whoever takes away what is in the way, one thing after the other, may do it; and whatever is still left
    out on the way there has a reason.  One thing of each kind is tried in each game."""
    check_reasons(script.setup.game, script.after(length))


def check_reasons(name: str, game: Game) -> None:
    decision = game.decision
    if decision is None or decision.forced:
        return
    kit = KITS[name]
    first = {(pick.verb, why.key): pick for pick, why in kit.hindered(game, decision.seat, decision)}
    for (verb, key), pick in first.items():
        tried = game.clone()
        told: list[Any] = []
        for _ in range(MOST_REMEDIES):
            now = asked_now(tried, decision)
            if in_heroes.is_on_offer(pick, list(now.options)):
                break
            left = dict(kit.hindered(tried, decision.seat, now))
            assert pick in left, f"{pick} is neither on offer nor left out after {told}"
            why = left[pick]
            told.append(why)
            if why.key in kit.final:
                assert kit.final[why.key](tried, decision, pick, why), told
                break
            kit.remedies[why.key](tried, decision, pick, why)
        else:
            pytest.fail(f"{pick} is not on offer after {told} ({verb}, {key})")


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
