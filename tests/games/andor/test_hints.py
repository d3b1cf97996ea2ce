"""Advice in words: what a good player would do, and what for, in every language."""

from __future__ import annotations

import pytest

from fabletop.games.andor import words as say
from fabletop.games.andor.bots import advise, reasons
from fabletop.games.andor.defs import CAVE, NONE
from fabletop.games.andor.testing import AndorTable, item
from fabletop.games.andor.words.hints import AT_ONCE, DEEDS, ON_THE_WAY
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import NOBODY, Frame, act
from fabletop.ledger import Language
from fabletop.speech import LANGUAGES, Speech

WORDS = say.AndorWords()


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """A text that is missing or cannot be completed is an error here."""
    monkeypatch.setattr(Speech, "strict", True)


def a_table() -> AndorTable:
    table = AndorTable("thorn", "chada", "kram", seats=1)
    table.hero("thorn", field=205, strength=5, willpower=12)
    table.base(203, "wagon").token("cave", 211, "cave_dweller_6", open=True)
    return table


def a_turn(*verbs: str) -> Decision:
    return Decision((), "turn", [act(verb) for verb in verbs], Frame("andor.turn", NOBODY, (1,)))


def test_a_way_to_a_fight_names_the_foe_and_the_company() -> None:
    table = a_table()
    wargor = table.foe("wargor", 206)
    given = (table.g, a_turn("go"), act("go", 206), "fight", 206, wargor)
    assert Speech("en", say.TEXT).phrase(say.advice(WORDS, *given, (0, 2))) == (
        "Chada would go to field 206 to fight Wargor together with Thorn and Kram."
    )
    assert (
        Speech("es", say.TEXT).phrase(say.advice(WORDS, *given))
        == "Chada iría a la casilla 206 para combatir contra Wargor."
    )
    assert (
        Speech("sv", say.TEXT).phrase(say.advice(WORDS, *given))
        == "Chada skulle gå till fält 206 för att strida mot Wargor."
    )


def test_a_goal_that_is_too_far_for_today_is_named_too() -> None:
    table = a_table()
    said = Speech("en", say.TEXT).phrase(
        say.advice(WORDS, table.g, a_turn("go"), act("go", 204), "fetch", 229, item("waterskin"))
    )
    assert said == (
        "Chada would go to field 204 to fetch: Waterskin. That is on the way to field 229 (Hare Spring)."
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("purpose", sorted(ON_THE_WAY))
def test_every_purpose_of_a_way_is_told(purpose: str, language: Language) -> None:
    table = a_table()
    what = {"fight": table.foe("wargor", 220), "open": CAVE, "fetch": 0, "bring": NONE}.get(purpose, NONE)
    for to in (220, 221):
        said = Speech(language, say.TEXT).phrase(
            say.advice(WORDS, table.g, a_turn("go"), act("go", to), purpose, 220, what, (0,))
        )
        assert said.endswith(".")
        assert "Chada" in said
        assert str(to) in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("purpose", sorted(AT_ONCE))
def test_what_is_done_on_the_spot_is_told(purpose: str, language: Language) -> None:
    verb = {"wait": "pass"}.get(purpose, purpose)
    said = Speech(language, say.TEXT).phrase(
        say.advice(WORDS, a_table().g, a_turn(verb), act(verb, 206), purpose, 206)
    )
    assert "Chada" in said
    assert said.endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fight_on_the_spot_and_everything_else_are_told(language: Language) -> None:
    table = a_table()
    words = Speech(language, say.TEXT)
    wargor = table.foe("wargor", 205)
    assert "Wargor" in words.phrase(
        say.advice(WORDS, table.g, a_turn("fight"), act("fight", wargor), "fight", 205, wargor)
    )
    assert "6" in words.phrase(
        say.advice(WORDS, table.g, a_turn("dweller"), act("dweller", 211), "fight", 211)
    )
    table.turn("thorn")
    decision = table.g.decision
    assert decision is not None
    found = advise(table.g, decision.seats[0], decision)
    told = words.phrase(
        say.advice(WORDS, table.g, decision, found.pick, found.purpose, found.field, found.what)
    )
    assert "Thorn" in told or words.phrase(say.option(WORDS, table.g, decision, found.pick)) in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("verb", sorted(DEEDS))
def test_a_free_action_is_told_of_whoever_would_do_it(verb: str, language: Language) -> None:
    table = a_table()
    pick = act(verb, 2, 1 if verb == "cast" else item("waterskin"), seat=0)
    said = Speech(language, say.TEXT).phrase(say.advice(WORDS, table.g, a_turn(verb), pick, verb))
    assert "Kram" in said
    assert said.endswith(".")


REASONS = sorted(
    value for name, value in vars(reasons).items() if name.isupper() and isinstance(value, str) and value
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", REASONS)
def test_every_reason_is_told_after_the_deed(reason: str, language: Language) -> None:
    table = a_table()
    words = Speech(language, say.TEXT)
    given = (WORDS, table.g, a_turn("end_day"), act("end_day"), "end_day", NONE, NONE, ())
    plain = words.phrase(say.advice(*given))
    said = words.phrase(say.advice(*given, reason, 73))
    assert said.startswith(plain + " ")
    assert said.endswith(".")
    assert len(said) > len(plain) + 8
