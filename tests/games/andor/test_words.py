"""Everything that a player of Andor reads: there in every language, and saying what is so."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fabletop import ledger
from fabletop.games.andor import BOX, Andor, events
from fabletop.games.andor import words as say
from fabletop.games.andor.defs import CAVE, FOG, NONE, SPRING, LegendDef
from fabletop.games.andor.load import content, legend_for, read_legend
from fabletop.games.andor.setup import begin, figures
from fabletop.games.andor.state.pieces import OPEN, Fight
from fabletop.games.andor.testing import AndorTable, item, set_up
from fabletop.games.andor.words.log import QUIET
from fabletop.games.andor.words.options import GROUP_ORDER
from fabletop.games.andor.words.rules import RULES_OF_EVENT, RULES_OF_OPTION
from fabletop.games.words import waiting
from fabletop.kernel.decision import Decision
from fabletop.kernel.event import Event
from fabletop.kernel.frame import NOBODY, Act, Frame, Pick, Seat, act
from fabletop.kernel.match import Match, Setup
from fabletop.kernel.step import STEPS, Step
from fabletop.ledger import Language
from fabletop.speech import LANGUAGES, Speech

RAM = Path(__file__).parents[3] / "docs" / "examples" / "the-lost-ram.yaml"
WORDS = say.AndorWords()
DEEDS = ("fight", "dweller", "on", "study", "brew", "carry", "bridge", "pull", "invite", "symbol", "stop")


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """A text that is missing or cannot be completed is an error here."""
    monkeypatch.setattr(Speech, "strict", True)


def a_table() -> AndorTable:
    """A warrior and a mage beside a cave with a dweller, a wargor and two skeletons about."""
    table = AndorTable("thorn", "eara", legend=13)
    table.hero("thorn", field=205, bag=("apple_nut", "storm_shield", "hood"))
    table.hero("eara", field=205)
    table.book("eara", "light", OPEN).base(203, "wagon").token("cave", 211, "cave_dweller_6", open=True)
    table.token("fog", 205, "agren").token("spring", 229)
    table.foe("wargor", 205)
    table.foe("skeleton", 206)
    table.foe("skeleton", 206, down=True)
    return table


# -- names -------------------------------------------------------------------------------------------------


def test_fields_go_by_number_and_name() -> None:
    g = a_table().g
    english, spanish, swedish = (Speech(language, say.TEXT) for language in LANGUAGES)
    assert english.phrase(WORDS.field(g, 204)) == "field 204"
    assert english.phrase(WORDS.field(g, 203)) == "field 203, Cairn Bend"
    assert spanish.phrase(WORDS.field(g, 204)) == "casilla 204"
    assert swedish.phrase(WORDS.field(g, 204)) == "fält 204"


def test_foes_of_one_kind_on_one_field_are_told_apart() -> None:
    said, table = Speech("en", say.TEXT), a_table()
    wargor, first, second = (foe.uid for foe in table.g.foes)
    named = [said.phrase(WORDS.foe(table.g, uid)) for uid in (wargor, first, second)]
    assert named == ["Wargor", "Skeleton 1", "Skeleton 2"]
    assert [said.phrase(one) for one in WORDS.seen_on(table.g, 206)] == ["Skeleton, Skeleton (subdued)"]


def test_players_go_by_their_hero_and_by_name_if_they_play_several() -> None:
    said, named = Speech("en", say.TEXT), say.AndorWords({0: "Maja"})
    apart = AndorTable("thorn", "chada")
    assert [said.phrase(named.seat(apart.g, seat)) for seat in (0, 1)] == ["Thorn", "Chada"]
    alone = AndorTable("thorn", "chada", seats=1)
    assert named.seat(alone.g, 0) == "Maja"
    assert said.phrase(WORDS.seat(alone.g, 0)) == "Player 1"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_printed_reads_in_full(language: Language) -> None:
    cards, said = say.CardWords(), Speech(language, say.TEXT).phrase
    for number in content().legends:
        legend = legend_for(number, 4)
        assert said(cards.legend(legend))
        assert all(said(part) for part in cards.story(legend))
        assert said(cards.ending(legend, True)) != said(cards.ending(legend, False))
        for card in legend.cards:
            assert said(cards.card(legend, card))
            assert said(cards.card_text(legend, card))
        for event in legend.events:
            told = (event.id, cards.event(event), cards.event_text(event))
            assert cards.speaker(legend, event.script) == told
            assert said(told[1])
            assert said(told[2])
        for goal in legend.goals:
            assert said(cards.goal(legend, goal))
        for foe in legend.foes:
            assert said(cards.foe(foe))
            assert said(cards.foes(foe))
            assert said(cards.dice(foe, 2))
        for token in legend.movement:
            assert len(said(cards.movement(token))) < len(said(cards.movement(token, below=True)))


# -- legends with words of their own -----------------------------------------------------------------------


def own_legend() -> LegendDef:
    return read_legend(RAM, 2)


def test_a_legend_may_bring_its_own_words() -> None:
    said, cards = Speech("sv", say.TEXT), WORDS.cards
    legend = own_legend()
    known = figures()
    g = begin(legend, (known["thorn"], known["chada"]), 1, 0, 1)
    assert cards.legend(legend) == "The Lost Ram"
    assert said.phrase(WORDS.field(g, 216)) == "fält 216, The Bell Rock"
    assert cards.card(legend, legend.cards[0]) == legend.texts["card-lost-ram-a1"]
    assert len(cards.story(legend)) == 2
    assert cards.ending(legend, True) == legend.texts["legend-lost-ram-won"]
    assert cards.goal(legend, legend.goals[0]) == legend.texts["goal-lost-ram-herders"]
    choices = [
        cards.option(legend, script, place, number)
        for script, effects in enumerate(legend.scripts)
        for place, effect in enumerate(effects)
        for number in range(len(effect.options))
    ]
    assert legend.texts["option-lost-ram-ram-lead"] in choices


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_legend_may_have_no_words_at_all(language: Language) -> None:
    said = Speech(language, say.TEXT)
    legend = own_legend()
    legend.texts.clear()
    known = figures()
    g = begin(legend, (known["thorn"], known["chada"]), 1, 0, 1)
    assert said.phrase(WORDS.cards.legend(legend))
    assert WORDS.cards.story(legend) == []
    for happened in (events.CardRead(0), events.GoalOpened(0), events.LegendEnded(1), events.LegendEnded(0)):
        assert said.phrase(say.event(WORDS, g, happened))


# -- what happens ------------------------------------------------------------------------------------------


def event_classes() -> list[type[Event]]:
    kinds = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)]
    bases = {base for kind in kinds for base in kind.__mro__[1:]} - {events.ItemLost}
    return [kind for kind in kinds if kind not in bases]


def samples(g: Andor, kind: type[Event]) -> Iterator[Event]:
    script, choice = next(
        (script, place)
        for script, effects in enumerate(g.legend.scripts)
        for place, effect in enumerate(effects)
        if effect.options
    )
    tokens = issubclass(kind, events.TokenEvent)
    for n in (0, 1):
        given: dict[str, Any] = {"hero": n, "other": 1, "field": 203 + n, "origin": 204, "uid": n}
        given |= {
            "kind": (FOG, SPRING)[n] if tokens else n,
            "face": n - 1,
            "item": n,
            "n": n,
            "by": 2 * n - 1,
        }
        given |= {"line": 0, "dice": (3, 4), "points": 4, "strength": 3, "heroes": 5 + 4 * n, "foe": 7}
        given |= {"left": 3, "letter": n, "script": script, "choice": choice, "option": n, "rooster": n == 1}
        given |= {"counting": (1,), "how": "best", "parts": (("own", 3),), "less": 0, "place": n + 1}
        if kind is events.FieldsFell:
            given["n"] = 1
        yield kind(*(given[field] for field in kind.FIELDS))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", event_classes(), ids=lambda kind: kind.__name__)
def test_every_event_reads_as_a_sentence(kind: type[Event], language: Language) -> None:
    legend = 17 if kind is events.FieldsFell else 13
    said, g = Speech(language, say.TEXT), AndorTable("thorn", "chada", legend=legend).g
    for happened in samples(g, kind):
        text = said.phrase(say.event(WORDS, g, happened))
        assert text[-1] in ".!?”»"
        assert "{" not in text


def test_only_what_goes_without_saying_is_silent() -> None:
    assert (events.HeroStopped,) == QUIET
    assert say.told([events.HeroStopped(0, 204), events.HourSpent(0, 0, 3)]) == []
    assert say.told([events.TokenPlaced(FOG, 205, NONE)]) == []
    assert len(say.told([events.HourSpent(0, 2, 8)])) == 1


def test_a_way_is_told_as_one_and_so_is_its_overtime() -> None:
    said, g = Speech("en", say.TEXT), a_table().g
    happened = [
        events.HourSpent(0, 0, 7),
        events.HeroMoved(0, 205, 204),
        events.HeroMoved(1, 205, 204),
        events.HourSpent(0, 2, 8),
        events.HeroMoved(0, 204, 203),
        events.HeroMoved(1, 204, 203),
        events.HourSpent(0, 2, 9),
        events.HeroMoved(0, 203, 202),
        events.HeroStopped(0, 202),
    ]
    assert [said.phrase(one) for one in say.log(WORDS, g, happened)] == [
        "Thorn goes from 205 to field 202. Eara goes from 205 to field 203, Cairn Bend. "
        "Thorn pays 4 willpower for overtime (hour 9)."
    ]


def test_a_token_is_told_once() -> None:
    agren = next(face.index for face in a_table().g.legend.faces if face.token == FOG and face.id == "agren")
    turned, gone = events.TokenTurned(FOG, 205, agren), events.TokenGone(FOG, 205, agren)
    assert say.told([turned, gone]) == [turned]
    assert say.told([gone]) == [gone]


def test_symbols_at_which_nothing_happens_are_not_told() -> None:
    wargors, moved = events.SunriseSymbol(1), events.FoeMoved(0, 0, 205, 204)
    narrator = events.NarratorMoved(3)
    happened = [wargors, moved, events.SunriseSymbol(2), events.SunriseSymbol(10), narrator]
    assert say.told(happened) == [wargors, moved, narrator]


def test_a_fight_is_told_with_all_its_numbers() -> None:
    said = Speech("en", say.TEXT)
    table = AndorTable("thorn", "chada").without("second_abilities")
    table.hero("thorn", field=205, strength=3, willpower=9).hero("chada", field=230)
    wargor = table.foe("wargor", 205)
    table.dice(4, 3, 3, 2, 6).turn("thorn").pick(f"fight wargor#{wargor}")
    assert [said.phrase(one) for one in say.log(WORDS, table.g, table.events)][:2] == [
        "Thorn attacks Wargor!",
        "Combat round 1. Thorn rolls 4, 3, 3. Thorn: 4 + 3 strength = 7. "
        "Wargor rolls 2, 6: 6 + 2 strength = 8. 7 against 8: the round costs every fighter 1 willpower. "
        "Thorn loses 1 willpower (now 8).",
    ]


# -- what is asked -----------------------------------------------------------------------------------------


def asking() -> list[Step]:
    """The steps that ask somebody something."""
    return [step for key, step in STEPS.items() if key.startswith("andor.") and step.choosers]


def kinds() -> set[str]:
    return {chooser.kind for step in asking() for chooser in step.choosers}


def test_every_question_has_its_rules() -> None:
    assert set(RULES_OF_EVENT) <= set(event_classes())
    behind = [step.rules for step in asking()]
    assert all(behind)
    for ids in (*behind, *RULES_OF_OPTION.values(), *RULES_OF_EVENT.values()):
        assert all(ledger.find(id) for id in ids)


def frame_for(g: Andor, key: str, kind: str) -> Frame:
    """A frame as the step would have it."""
    hard = next(event.script for event in g.legend.events if event.id == "hard_bargain")
    stone = next(event.script for event in g.legend.events if event.id == "old_whetstone")
    carried: dict[str, tuple[int, ...]] = {
        "chosen_hero": (stone, NONE, NONE, 0),
        "option": (hard, 0, NONE, 0),
        "payer": (hard, NONE, NONE, 0, 0),
        "pay_point": (hard, NONE, NONE, 0, 0, 3),
        "hood": (0, 211),
        "help_bridge": (0, 1, 0),
        **dict.fromkeys(("twist", "agree", "exchange"), (0, 1)),
        **dict.fromkeys(("who_opens",), (0, NONE)),
        **dict.fromkeys(("ward_blow", "heal_whom", "heal_amount", "give_to"), (0, 0)),
        **dict.fromkeys(("dropped_article", "article", "stop_event", "keep_event"), (0, 0)),
    }
    picks: tuple[Pick, ...] = ()
    if kind == "light_field":
        picks = (act("foe", 0),)
    elif kind == "heal_amount":
        picks = (act("hero", 1),)
    return Frame(key, Seat(0), carried.get(kind, (0,)), picks)


ANSWERS = {
    "turn": [act("go", 204), act("pass"), act("end_day"), act("fight", 0), act("drink"), act("bridge", 0, 1)],
    "walk": [act("stop"), act("go", 204), act("use", 0, 6), act("banish", 0, 10), act("falcon", 0)],
    "invite": [act("begin"), act("invite", 1)],
    "join": [act("join"), act("decline")],
    "agree": [act("yes"), act("no")],
    "help_bridge": [act("yes"), act("no")],
    "shoot_again": [act("again"), act("keep")],
    "twist": [act("nothing"), act("flip", 0)],
    "edge": [
        *(act("done"), act("brew"), act("knife", 0), act("gauntlet"), act("weapon", item("axe"))),
        *(act("weapon", item("sword_hilt")), act("lend", 1)),
    ],
    "ward_blow": [act("nothing"), act("ward", 10)],
    "ward_fire": [act("nothing"), act("ward", 10)],
    "stay": [act("on"), act("withdraw"), act("cast", 1, 0)],
    "reward": [act("strength"), act("willpower")],
    "bury": [act("field_200"), act("sunrise_box")],
    "article": [act("item", 0), act("nothing")],
    "shield": [act("item", 10)],
    "food": [act("item", 0), act("item", 1)],
    "lost_food": [act("item", 0)],
    "dropped_article": [act("item", 6)],
    "option": [act("option", 0), act("option", 1)],
    "stop_event": [act("stop"), act("nothing")],
    "keep_event": [act("discard"), act("nothing")],
    "hood": [act("enter"), act("nothing")],
    "reveal": [act("token", 205)],
    "subdue": [act("foe", 1), act("foe", 2)],
    "light_foe": [act("foe", 0)],
    "light_field": [act("field", 204)],
    "heal_whom": [act("hero", 0), act("done")],
    "heal_amount": [act("points", 1), act("points", 2), act("done")],
    "star_shield": [act("nothing"), act("symbol", 1)],
    "exchange": [act("send", 0), act("fetch", 0), act("done")],
    "study_on": [act("study", 1), act("done")],
    "give_to": [act("hero", 1), act("done")],
    "falcon_to": [act("hero", 1), act("done")],
    "portal_with": [act("hero", 0), act("done")],
}


@pytest.mark.parametrize("kind", sorted(kinds()))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_question_is_asked_and_answered(kind: str, language: Language) -> None:
    """The rare ones too, which random games may miss."""
    said, g = Speech(language, say.TEXT), a_table().g
    g.fight = Fight(0, NONE, 0, 0)
    g.fight.dice = (3, 4)
    g.fight.fighters = (0,)
    g.peeked = (0,)
    answers = ANSWERS.get(kind, [act("hero", 0), act("hero", 1)])
    for step in STEPS.values():
        if step.key.startswith("andor.") and any(chooser.kind == kind for chooser in step.choosers):
            g.decision = d = Decision((Seat(0),), kind, answers, frame_for(g, step.key, kind))
            prompt = said.phrase(say.prompt(WORDS, g, Seat(0)))
            assert prompt[-1] in ".?!"
            assert "Thorn" in said.phrase(waiting(WORDS, g, d.seats))
            assert say.rules_behind(d)
            labels = [said.phrase(say.label(WORDS, g, d, pick)) for pick in d.options]
            assert all(labels)
            assert len(set(labels)) == len(labels)
            for pick in d.options:
                assert said.phrase(say.option(WORDS, g, d, pick)) == said.phrase(say.label(WORDS, g, d, pick))
                said.phrase(say.hint(WORDS, g, d, pick))


def random_game(number: int, most: int = 400) -> Iterator[tuple[Andor, list[Event]]]:
    """The game at each decision, and what happened before it."""
    luck = random.Random(number)
    legend = content().legends[number % 7]
    names = luck.sample(["mairen", "bait", "liphardus", "pasco"], 2 + number % 3)
    grades = [] if legend == 11 else [[], [1], [2], [1, 2]][number % 4]
    options = {"legend": legend, "heroes": names, "grades": grades}
    match = Match(BOX, Setup("andor", 1 + number % 2, number, "standard", options))
    happened = match.take_events()
    while match.decision is not None and len(match.picks) < most:
        assert isinstance(match.game, Andor)
        yield match.game, happened
        happened = match.choose(lively(match.decision, luck))
    assert isinstance(match.game, Andor)
    yield match.game, happened


def lively(d: Decision, luck: random.Random) -> Pick:
    """Rather a deed than a walk, and a free action now and then, so that games are rich."""
    free = [pick for pick in d.options if say.group(d, pick) == "free"]
    others = [pick for pick in d.options if say.group(d, pick) != "free"]
    deeds = [pick for pick in others if isinstance(pick, Act) and pick.verb in DEEDS]
    if free and luck.random() < 0.15:
        return luck.choice(free)
    return luck.choice(deeds if deeds and luck.random() < 0.5 else others)


def test_random_games_are_told_in_every_language() -> None:
    everything = [Speech(language, say.TEXT) for language in LANGUAGES]
    seen: set[tuple[str, str]] = set()
    for number in range(21):
        for g, happened in random_game(number):
            d = g.decision
            for said in everything:
                log = [said.phrase(line) for line in say.log(WORDS, g, happened)]
                assert all(line and "{" not in line for line in log)
            if d is None:
                continue
            verbs = {(d.kind, pick.verb if isinstance(pick, Act) else "") for pick in d.options}
            whole = not verbs <= seen or number % 7 == len(seen) % 7
            seen |= verbs
            for said in everything if whole else everything[:1]:
                asked = said.phrase(say.prompt(WORDS, g, d.seat))
                assert asked
                if d.kind not in ("light_field", "heal_amount") and (h := say.hero_asked(d)) != NONE:
                    assert said.phrase(WORDS.hero(g, h)) in asked
                assert said.phrase(waiting(WORDS, g, d.seats))
                labels = [said.phrase(say.label(WORDS, g, d, pick)) for pick in d.options]
                assert all(labels)
                assert len(set(labels)) == len(labels), (d.kind, said.language)
            for pick in d.options if whole else ():
                for said in everything:
                    said.phrase(say.hint(WORDS, g, d, pick))
                assert say.group(d, pick) in ("", *GROUP_ORDER)
                say.rules_of_option(d, pick)
    assert {kind for kind, _ in seen} >= {"turn", "walk", "invite", "stay", "shoot_again", "twist", "food"}
    assert {verb for _, verb in seen} >= {"go", "fight", "take", "drop", "give", "carry", "study", "pass"}


# -- what it says ------------------------------------------------------------------------------------------


def test_a_prompt_names_the_hero_the_hours_and_what_overtime_costs() -> None:
    said = Speech("en", say.TEXT)
    table = AndorTable("thorn", "chada").hero("thorn", field=204, hours=5).hero("chada", field=230)
    table.turn("thorn")
    assert said.phrase(say.prompt(WORDS, table.g)) == (
        "Thorn on field 204 (2 hours left · 3 overtime hours for 2 willpower each): "
        "move, pass or end the day?"
    )
    table.hero("thorn", willpower=3).turn("thorn")
    assert "1 overtime hour for 2 willpower)" in said.phrase(say.prompt(WORDS, table.g))


def test_a_way_is_offered_with_its_price_and_what_waits_there() -> None:
    said = Speech("en", say.TEXT)
    table = AndorTable("thorn", "chada").hero("thorn", field=204, hours=6).hero("chada", field=203)
    table.foe("skeleton", 205)
    table.token("fog", 216, "agren").lay("apple_nut", 216)
    table.turn("thorn")
    d = table.g.decision
    assert d is not None
    assert said.phrase(say.label(WORDS, table.g, d, act("go", 203))) == "Go to field 203, Cairn Bend (1 hour)"
    assert (
        said.phrase(say.label(WORDS, table.g, d, act("go", 202))) == "Go to field 202 (2 hours, 2 willpower)"
    )
    assert said.phrase(say.hint(WORDS, table.g, d, act("go", 203))) == "Chada"
    assert said.phrase(say.hint(WORDS, table.g, d, act("go", 205))) == "Skeleton · holds whoever enters"
    assert said.phrase(say.hint(WORDS, table.g, d, act("go", 216))) == "Fog token · Apple-nut"
    assert say.group(d, act("go", 203)) == "move"


def test_a_foe_is_offered_with_its_numbers_and_its_reward() -> None:
    said = Speech("en", say.TEXT)
    table = AndorTable("thorn", "chada").hero("thorn", field=205).hero("chada", field=205)
    wargor = table.foe("wargor", 205)
    table.turn("thorn")
    d = table.g.decision
    assert d is not None
    fight = act("fight", wargor)
    assert (
        said.phrase(say.label(WORDS, table.g, d, fight))
        == "Fight Wargor on field 205, Three Lanterns (1 hour a round)"
    )
    assert said.phrase(say.hint(WORDS, table.g, d, fight)).startswith(
        "strength 2 · willpower 5 · 2 red dice · reward: "
    )
    assert say.unit_of(table.g, d, fight) == wargor
    assert say.space_of(table.g, d, fight) == 205
    table.pick(f"fight wargor#{wargor}")
    assert said.phrase(say.prompt(WORDS, table.g)) == (
        "Thorn fights against Wargor (strength 2 · willpower 5 · 2 red dice). "
        "Thorn: invite somebody or begin?"
    )


def test_free_actions_name_the_hero_and_come_under_their_own_heading() -> None:
    said = Speech("en", say.TEXT)
    table = AndorTable("thorn", "chada").all_at(204).hero("chada", bag=("apple_nut",))
    table.turn("thorn")
    d = table.g.decision
    assert d is not None
    drop = act("drop", 1, item("apple_nut"), seat=1)
    assert drop in d.options
    assert said.phrase(say.label(WORDS, table.g, d, drop)) == "Chada: leave Apple-nut here"
    assert say.group(d, drop) == "free" == GROUP_ORDER[-1]
    assert say.hero_of(table.g, drop) == 1
    assert say.item_of(table.g, d, drop) == item("apple_nut")


def test_what_a_cave_hides_is_not_given_away() -> None:
    table = AndorTable("thorn", "chada").hero("thorn", field=211).token("cave", 211, "gem")
    for language in LANGUAGES:
        said = Speech(language, say.TEXT)
        assert said.phrase(WORDS.token(table.g, CAVE, 211)) == said.phrase(WORDS.cards.token(CAVE))


def test_nobody_is_asked_once_a_legend_is_over() -> None:
    said, table = Speech("en", say.TEXT), a_table()
    table.g.decision = None
    assert said.phrase(say.prompt(WORDS, table.g, NOBODY)) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_must_name_a_hero_is_told_what_for(language: Language) -> None:
    """Also where the set-up asks, which has no card to read. [andor.legend.040]"""
    words = Speech(language, say.TEXT)
    g = set_up(17, "thorn", "chada")
    asked = words.phrase(say.prompt(WORDS, g, Seat(0)))
    assert words.say("a-shield") in asked
    assert "  " not in asked
    table = AndorTable("thorn", "chada").draw_event("old_whetstone").asks(0, "chosen_hero")
    assert words.say("amount-strength", n=1) in words.phrase(say.prompt(WORDS, table.g, Seat(0)))
    table = AndorTable("thorn", "chada").hero("thorn", strength=3).hero("chada", strength=3)
    table.draw_event("weary_arms").asks(0, "chosen_hero")
    assert words.phrase(say.prompt(WORDS, table.g, Seat(0))).endswith("?")
