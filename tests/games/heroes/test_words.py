"""Everything that a player of Heroes reads: there in every language, and saying what is so."""

from __future__ import annotations

import random
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest

from fabletop import ledger
from fabletop.games.heroes import BOX, Heroes, content, events
from fabletop.games.heroes import words as say
from fabletop.games.heroes.combat.forecast import STANDS, Outcome
from fabletop.games.heroes.combat.pieces import Blow, Play
from fabletop.games.heroes.map import events as map_events
from fabletop.games.heroes.state.decks import SPELLS
from fabletop.games.heroes.telling import HeroesTeller
from fabletop.games.heroes.testing import HeroesTable, card
from fabletop.games.heroes.words.options import GROUP_ORDER, row
from fabletop.games.heroes.words.rules import RULES_OF_EVENT, RULES_OF_OPTION
from fabletop.games.words import waiting
from fabletop.kernel.decision import Decision
from fabletop.kernel.event import Event
from fabletop.kernel.frame import NOBODY, PASS, Act, Frame, Pick, Seat, act
from fabletop.kernel.match import Match, Setup
from fabletop.kernel.step import STEPS, Step
from fabletop.ledger import Language
from fabletop.said import Said
from fabletop.speech import LANGUAGES, Speech

LEAVING = ("surrender", "retreat", "withdraw")
KINDS_OF_GAME: list[tuple[int, dict[str, Any]]] = [
    (2, {"level": 5, "budget": 150, "artifacts": 8, "spells": 8}),
    (2, {"siege": True, "level": 6, "armies": "random"}),
    (1, {"mode": "guards", "armies": "random"}),
    (2, {"mode": "guards", "level": 5, "field": 5, "armies": "random"}),
    (1, {"mode": "ai", "difficulty": "hard", "level": 4, "armies": "random"}),
    (2, {"heroes": ["rion", "sandro"], "level": 7, "budget": 200, "armies": "random"}),
]


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """A text that is missing or cannot be completed is an error here."""
    monkeypatch.setattr(Speech, "strict", True)


def put(said: Said, language: Language = "en") -> str:
    """A message in words."""
    return Speech(language, say.TEXT).phrase(said)


# -- what is printed ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_printed_reads_in_full(language: Language) -> None:
    said = say.card_words()
    for printed in content().cards:
        text = said.text(printed.index)
        assert len(text) == len(printed.uses)
        head = [said.name(printed.index), said.head(printed.index), said.source(printed.id)]
        assert all(put(one, language) for one in (*head, *text))
    for unit in content().units:
        text = said.unit_text(unit.index)
        assert len(text) >= len(unit.faces)
        assert all(put(one, language) for one in (said.unit(unit.index), said.unit_head(unit.index), *text))
    for hero in content().heroes:
        text = said.hero_text(hero.index)
        assert len(text) == 4
        assert all(put(one, language) for one in (said.hero_head(hero.index), *text))
    for ai_card in content().ai_cards:
        assert put(said.ai_card(ai_card.index), language)
        assert put(said.ai_text(ai_card.index), language)


def test_a_unit_and_a_card_read_as_they_are_printed() -> None:
    said = say.card_words()
    griffins = content().unit_by_id["castle.griffins"]
    assert put(said.unit_text(griffins)[0]) == "Few: attack 2 · defence 0 · health 4 · initiative 6"
    assert put(said.troop(griffins, 1)) == "Griffins (Pack)"
    assert put(said.use(card("magic_arrow"), 1)) == "Give another spell +1 power."
    assert put(said.text(card("attack"))[1]).startswith("Expert effect · Instant: ")


# -- names -------------------------------------------------------------------------------------------------


def test_units_of_one_name_are_told_apart() -> None:
    said = say.HeroesWords()
    table = HeroesTable("catherine", "guards")
    griffins = table.unit(0, "castle.griffins", 5)
    assert put(said.unit(table.g, griffins)) == "Griffins"
    first = table.unit(1, "neutral.griffins", 13)
    assert put(said.unit(table.g, griffins)) == "Griffins (Catherine)"
    second = table.unit(1, "neutral.griffins", 14)
    assert put(said.unit(table.g, first)) == "Griffins 1 (Guards)"
    assert put(said.unit(table.g, second)) == "Griffins 2 (Guards)"


def test_spaces_go_by_file_and_rank() -> None:
    said, table = say.HeroesWords(), HeroesTable()
    assert [put(said.space(table.g, space)) for space in (0, 3, 9, 19)] == ["A1", "D1", "B3", "D5"]
    assert put(said.space(table.g, -1)) == "beside the board"


def test_nobody_is_the_enemy_that_plays_by_the_book() -> None:
    said = say.HeroesWords({0: "Maja"})
    assert put(said.seat(HeroesTable("catherine", "guards").g, NOBODY)) == "Guards"
    assert put(said.seat(HeroesTable("catherine", "ai").g, NOBODY)) == "The AI"
    assert put(said.number(0)) == "Maja"
    assert put(said.number(1)) == "Player 2"


# -- what happens ------------------------------------------------------------------------------------------


def event_classes() -> list[type[Event]]:
    bases = {base for kind in vars(events).values() if isinstance(kind, type) for base in kind.__mro__[1:]}
    kinds = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)]
    return [kind for kind in kinds if kind not in bases]


def clash() -> HeroesTable:
    """Griffins beside zombies, and a tower that looks on."""
    table = HeroesTable("catherine", "sandro", level=2)
    table.unit(0, "castle.griffins:pack", 9)
    table.unit(1, "necropolis.zombies", 13)
    table.siege(8)
    return table


def samples(kind: type[Event]) -> Iterator[Event]:
    for n in (-1, 0, 1, 2):
        given: dict[str, Any] = dict.fromkeys(kind.FIELDS, max(n, 0))
        given |= {"seat": 0, "card": 0, "uid": 0, "n": n, "use": n % 2, "target": 1, "cards": (0, 1)}
        given |= {"dice": (n % 2, -1), "keeps": n % 3 - 1, "back": n == 1, "victor": n % 2, "die": n}
        given |= {"ending": n + 2, "start": 0, "end": 4}
        yield kind(*(given[field] for field in kind.FIELDS))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", event_classes(), ids=lambda kind: kind.__name__)
def test_every_event_reads_as_a_sentence(kind: type[Event], language: Language) -> None:
    said, table = say.HeroesWords(), clash()
    for whole in samples(kind):
        for heard in (whole, whole.cut(Seat(0)), whole.cut(Seat(1)), whole.cut(NOBODY)):
            assert heard is not None
            assert put(say.event(said, table.g, heard), language)[-1] in ".!"


def test_a_blow_is_told_with_all_its_numbers_and_its_damage_once() -> None:
    said, table = say.HeroesWords(), HeroesTable("catherine", "sandro")
    griffins = table.unit(0, "castle.griffins:pack", 9)
    zombies = table.unit(1, "necropolis.zombies", 13, damage=1)
    table.dice(1).attacks(griffins, zombies)
    told = [put(one) for one in say.log(said, table.g, table.events)]
    assert told[-1] == (
        "Griffins attack Zombies. The die shows +1. "
        "Griffins hit Zombies: 3 attack, die +1, 2 defence: 2 damage. Zombies: defeated!"
    )


def test_damage_by_a_spell_is_told() -> None:
    said, table = say.HeroesWords(), clash()
    heard = [events.Cast(0, card("magic_arrow"), 0), events.Wounded(1, 2)]
    assert [put(one) for one in say.log(said, table.g, heard)] == [
        "Catherine casts Magic Arrow. Zombies: 2 damage."
    ]


def test_a_cut_event_gives_nothing_away() -> None:
    said, table = say.HeroesWords(), clash()
    drew = events.Drew(0, 2, (card("attack"), card("attack")))
    assert put(say.event(said, table.g, drew)) == "Catherine draws 2 × Attack."
    assert put(say.event(said, table.g, drew.cut(Seat(1)))) == "Catherine draws 2 cards."
    gained = events.CardGained(0, card("haste"))
    assert put(say.event(said, table.g, gained)) == "Catherine gains Haste."
    assert put(say.event(said, table.g, gained.cut(NOBODY))) == "Catherine gains a card."


def test_the_tower_is_one() -> None:
    said, table = say.HeroesWords(), clash()
    assert (
        put(say.event(said, table.g, events.AttackDeclared(2, 0, False))) == "Arrow Tower shoots at Griffins."
    )


# -- what is asked -----------------------------------------------------------------------------------------


ON_MAP = ("map", "turn", "towns", "scenario", "modes.clash", "modes.first_army")  # told of elsewhere


def is_of_combat(step: Step) -> bool:
    folder = step.body.__module__.split(".heroes.")[1]
    return not folder.startswith(ON_MAP)


def kinds() -> set[str]:
    heroes = [step for key, step in STEPS.items() if key.startswith("heroes.") and is_of_combat(step)]
    return {chooser.kind for step in heroes for chooser in step.choosers}


def test_every_question_has_its_rules() -> None:
    asking = [step for key, step in STEPS.items() if key.startswith("heroes.") and step.choosers]
    assert [step.key for step in asking if not step.rules] == []
    assert set(RULES_OF_EVENT) <= {
        *event_classes(),
        *(kind for kind in vars(map_events).values() if isinstance(kind, type)),
    }
    for ids in (*(step.rules for step in asking), *RULES_OF_OPTION.values(), *RULES_OF_EVENT.values()):
        assert all(ledger.find(id) for id in ids)


def frame_for(table: HeroesTable, key: str, kind: str) -> Frame:
    """A frame as the step would have it in the clash."""
    arrow, griffins = card("magic_arrow"), content().unit_by_id["castle.griffins"]
    carried = {
        **dict.fromkeys(("pay", "discard"), (arrow, 1)),
        **dict.fromkeys(("look", "search"), (SPELLS, 2, 0)),
        **dict.fromkeys(("die", "flee", "mend", "muster"), (0, 1)),
        "pay_any": (arrow,),
        "which_deck": (SPELLS, 2, 0, 0),
        "splash": (0, 5, 1),
    }
    args = (0, 0) if key == "heroes.blow_window" else carried.get(kind, (0,))
    picks: tuple[Pick, ...] = (act("deploy", griffins, 0),) if kind.endswith("_space") else ()
    return Frame(key, Seat(0), args, picks)


@pytest.mark.parametrize("kind", sorted(kinds()))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_question_is_asked(kind: str, language: Language) -> None:
    """The rare ones too, which random games may miss."""
    said, table = say.HeroesWords(), clash()
    g = table.g
    g.fight.blow = Blow(0, 1)
    g.play = Play(Seat(0), 0, card("magic_arrow"), 0)
    g.fight.origin = 5
    g.row = (0,)
    for step in STEPS.values():
        if step.key.startswith("heroes.") and any(chooser.kind == kind for chooser in step.choosers):
            g.decision = Decision((Seat(0),), kind, [act("unit", 0)], frame_for(table, step.key, kind))
            assert put(say.prompt(said, g, Seat(0)), language)
            assert "Catherine" in put(waiting(said, g, g.decision.seats), language)
            assert say.rules_behind(g.decision)
            assert put(say.option(said, g, g.decision, act("unit", 0)), language)


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        ("keep_one", "Keep Attack"),
        ("search", "Take Attack"),
        ("trade_in", "Remove Attack"),
        ("pay", "Discard Attack"),
    ],
)
def test_what_becomes_of_a_card_that_is_picked(kind: str, told: str) -> None:
    said, table = say.HeroesWords(), clash()
    d = Decision((Seat(0),), kind, [], Frame("", Seat(0)))
    assert put(say.option(said, table.g, d, act("card", card("attack")))).startswith(told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_to_pass_is_said_wherever_one_may(language: Language) -> None:
    said, g = say.HeroesWords(), clash().g
    g.fight.blow = Blow(0, 1)
    passable = ("die", "fatal", "deploy", "muster", "return", "power", "resist", "after_cast", "pay_any")
    for kind in (*passable, "exchange", "deploy_space"):
        d = Decision((Seat(0),), kind, [PASS], Frame("", Seat(0)))
        assert put(say.option(said, g, d, PASS), language)
    for key, args in (("heroes.window", (0,)), ("heroes.blow_window", (0, 0))):
        d = Decision((Seat(0),), "answer", [PASS], Frame(key, Seat(0), args))
        assert put(say.option(said, g, d, PASS), language)


def signature(g: Heroes, d: Decision, pick: Pick) -> tuple[object, ...]:
    verb = pick.verb if isinstance(pick, Act) else ""
    return d.kind, d.frame.key, verb, say.card_of(g, d, pick), say.troop_of(g, d, pick)


def random_game(number: int) -> Iterator[tuple[Heroes, list[Event]]]:
    """The game at each decision, and what happened before it."""
    luck = random.Random(number)
    seats, options = KINDS_OF_GAME[number % len(KINDS_OF_GAME)]
    ruleset = ("retail", "first")[number // len(KINDS_OF_GAME) % 2]
    match = Match(BOX, Setup("heroes", seats, number, ruleset, options))
    happened = match.take_events()
    while match.decision is not None:
        assert isinstance(match.game, Heroes)
        yield match.game, happened
        offered = match.decision.options
        staying = [one for one in offered if not isinstance(one, Act) or one.verb not in LEAVING]
        # rather anything than the last option, which often ends something, so that games are rich
        options_left = staying or list(offered)
        pick = options_left[luck.randrange(max(1, len(options_left) - (luck.random() < 0.8)))]
        happened = match.choose(pick)


def test_random_games_are_told_in_every_language() -> None:
    said = say.HeroesWords()
    seen: set[tuple[object, ...]] = set()
    for number in range(36):
        for g, happened in random_game(number):
            d = g.decision
            assert d is not None
            new = [pick for pick in d.options if signature(g, d, pick) not in seen]
            seen.update(signature(g, d, pick) for pick in new)
            log = say.log(said, g, happened)
            assert say.rules_behind(d)
            assert all(say.group(d, pick) in ("", *GROUP_ORDER) for pick in new)
            for language in LANGUAGES:
                assert all(put(paragraph, language) for paragraph in log)
                if new:
                    assert put(say.prompt(said, g, d.seat), language)
                    assert put(waiting(said, g, d.seats), language)
                for pick in new:
                    assert put(say.option(said, g, d, pick), language)
                    assert put(say.label(said, g, d, pick), language)
                    put(say.hint(said, g, d, pick), language)
    assert {one[0] for one in seen} >= {"act", "answer", "aim", "power", "deploy", "hero", "muster", "die"}
    assert {one[2] for one in seen} >= {"attack", "move", "play", "cast", "defend", "end", "break", "empower"}


# -- what it says ------------------------------------------------------------------------------------------


def test_a_prompt_names_the_unit_and_what_it_may_do() -> None:
    said = say.HeroesWords()
    table = HeroesTable()
    griffins = table.unit(0, "castle.griffins:pack", 9)
    table.unit(1, "necropolis.zombies", 13)
    table.acts(griffins)
    assert put(say.prompt(said, table.g)) == "Griffins: move up to 3 spaces, attack or defend."
    table.hand(1, "defence").pick("attack zombies")
    assert (
        put(say.prompt(said, table.g))
        == "Griffins (attack 3) against your Zombies (defence 1): play a card or let the die fall."
    )


def test_those_who_wait_are_told_nothing_of_a_hand() -> None:
    """Not even in what the message holds."""
    telling, told = HeroesTeller(), []
    for hand in ((), ("haste", "magic_arrow")):
        table = HeroesTable(level=3)
        griffins = table.unit(0, "castle.griffins:pack", 9)
        table.unit(1, "necropolis.zombies", 13)
        table.hand(0, *hand).acts(griffins)
        told.append([telling.decision(table.g, Seat(seat)) for seat in (0, 1, -1)])
    (own, *empty), (own_full, *full) = told
    assert empty == full
    assert own != own_full
    assert [put(one.prompt) for one in empty if one is not None] == ["Waiting for Catherine."] * 2


def test_an_attack_is_offered_with_its_odds() -> None:
    said = say.HeroesWords()
    table = HeroesTable()
    griffins = table.unit(0, "castle.griffins", 9)
    zombies = table.unit(1, "necropolis.zombies:pack", 13)
    table.acts(griffins)
    d = table.g.decision
    assert d is not None
    attack = act("attack", zombies)
    assert put(say.option(said, table.g, d, attack)) == "Attack Zombies with Griffins"
    assert put(say.label(said, table.g, d, attack)) == "Zombies"
    assert put(say.hint(said, table.g, d, attack)) == (
        "−1: no damage (1/3) · 0: no damage (1/3) · +1: 1 damage (1/3) · retaliation 1-3 damage"
    )
    assert put(say.hint(said, table.g, d, act("move", 14))) == "next to Zombies"


@pytest.mark.parametrize(
    ("die", "guard", "told"),
    [
        (1, False, "+1: 2 damage (1/3)"),
        (1, True, "+1, token +1: 2 damage (1/3)"),
        (None, True, "token +1: 2 damage (1/3)"),
        (None, False, "2 damage (1/3)"),
    ],
)
def test_a_result_is_told_with_what_the_dice_show(die: int | None, guard: bool, told: str) -> None:
    one = Outcome(die, guard, Fraction(1, 3), 2, STANDS)
    assert put(row(one)) == told
    assert all(put(row(one), language) for language in LANGUAGES)


def test_uses_of_one_card_have_labels_of_their_own() -> None:
    said = say.HeroesWords()
    table = HeroesTable(level=2)
    griffins = table.unit(0, "castle.griffins", 9)
    table.unit(1, "necropolis.zombies", 13)
    table.hand(0, "attack", "armor_of_wonder").acts(griffins).pick("attack zombies")
    d = table.g.decision
    assert d is not None
    labels = [put(say.label(said, table.g, d, pick)) for pick in d.options]
    assert labels == ["Attack", "Attack (expert)", "Armor of Wonder (1)", "Let the die fall"]
