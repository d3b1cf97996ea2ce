"""Everything that is said on the map: there in every language, and saying what is so."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from tests.games.heroes.scenario.lands import laid
from tests.games.heroes.scenario.told import START, table_of

from fabletop import ledger
from fabletop.games.heroes import BOX, Heroes, content
from fabletop.games.heroes import words as say
from fabletop.games.heroes.defs import DIFFICULTIES
from fabletop.games.heroes.events import GuardsFled
from fabletop.games.heroes.map import events as ev
from fabletop.games.heroes.modes.ai_heroes import enlist
from fabletop.games.heroes.modes.clash import give_bonus
from fabletop.games.heroes.outline import outline
from fabletop.games.heroes.scenario.clauses import Effect
from fabletop.games.heroes.scenario.course import scenario_of
from fabletop.games.heroes.scenario.named import CLASH, Who
from fabletop.games.heroes.scenario.printed import ScenarioDef
from fabletop.games.heroes.state.decks import ARTIFACTS, SPELLS
from fabletop.games.heroes.state.hero import AI_OWNER
from fabletop.games.heroes.telling import HeroesTeller
from fabletop.games.heroes.testing.adventure import AdventureTable
from fabletop.games.heroes.words.adventure.effects import effect_said, script_said
from fabletop.games.heroes.words.adventure.rules import RULES_OF_EVENT, RULES_OF_OPTION
from fabletop.games.heroes.words.options import GROUP_ORDER
from fabletop.games.heroes.words.table import at, letter_of
from fabletop.games.telling import tell
from fabletop.games.words import waiting
from fabletop.kernel.decision import Decision
from fabletop.kernel.event import Event
from fabletop.kernel.frame import NOBODY, PASS, Act, Frame, Pick, Seat, act
from fabletop.kernel.match import Match, Setup
from fabletop.kernel.step import STEPS, Step
from fabletop.ledger import Language
from fabletop.said import Said
from fabletop.said import say as message
from fabletop.speech import LANGUAGES, Speech

RED, BLUE = Seat(0), Seat(1)
OF_TOWNS = (
    *("Paid", "Built", "Hired", "UnitShown", "UnitDismissed", "FoundNothing", "Covered", "CameUnseen"),
)
CLASHES = [scenario for scenario in content().scenarios if scenario.mode == CLASH]


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """A text that is missing or cannot be completed is an error here."""
    monkeypatch.setattr(Speech, "strict", True)


def put(said: Said, language: Language = "en") -> str:
    return Speech(language, say.TEXT).phrase(said)


def by_id(id: str) -> ScenarioDef:
    return next(scenario for scenario in CLASHES if scenario.id == id)


def table(**given: Any) -> AdventureTable:
    """Catherine on F3, Mutare in town, and a secondary hero of Catherine's."""
    laid = AdventureTable("catherine", "mutare", **given).stands(RED, "F3.C").hand(RED, "attack")
    laid.second(RED, "F3.L")
    return laid


# -- names ----------------------------------------------------------------------------------------------


def test_fields_go_by_the_letter_of_their_tile_and_a_number() -> None:
    assert [letter_of(spot) for spot in (0, 25, 26, 27, 52)] == ["A", "Z", "AA", "AB", "BA"]
    assert [at(field) for field in (0, 6, 7, 24)] == ["A0", "A6", "B0", "D3"]


def test_a_field_is_called_after_its_place_and_a_tile_after_its_kind() -> None:
    said, t = say.HeroesWords(), table(tiles=("S3 -3 1", "F3 0 0", "?N1 3 -1", "S2 6 -2"))
    assert put(said.field(t.g, t.field("S3.C"))) == "Town (A0)"
    assert put(said.field(t.g, t.field("N1.C"))) == "C0"
    assert put(said.spot(t.g, 2)) == "near tile C"


def test_a_secondary_hero_has_no_name_of_its_own() -> None:
    said, t = say.HeroesWords(), table()
    main, second = t.g.heroes_of(RED)
    assert put(said.hero(t.g, main)) == "Catherine"
    assert put(said.hero(t.g, second)) == "Catherine's secondary hero"


# -- what happens ---------------------------------------------------------------------------------------


def event_classes() -> list[type[Event]]:
    kinds = [kind for kind in vars(ev).values() if isinstance(kind, type) and issubclass(kind, Event)]
    own = [kind for kind in kinds if kind.__module__ == ev.__name__]
    bases = {base for kind in own for base in kind.__mro__[1:]}
    return [kind for kind in own if kind not in bases and kind.__name__ not in OF_TOWNS]


def samples(kind: type[Event]) -> Iterator[Event]:
    for n in (-1, 0, 1, 2):
        given: dict[str, Any] = dict.fromkeys(kind.FIELDS, max(n, 0))
        given |= {
            "seat": 0,
            "hero": max(n, 0),
            "n": n,
            "loser": 1,
            "faces": (0, 4, 5)[: max(n, 1)],
            "fields": tuple(range(max(n, 0))),
            "way": tuple(range(max(n, 0))),
            "die": n % 2,
            "attack": n == 1,
        }
        if kind in (ev.TokenTaken, ev.TokenBrought, ev.TokenDropped, ev.TokenLost, ev.Happened):
            given["n"] = 0
        if kind is ev.StagePaid:
            given["project"] = 0
        if issubclass(kind, ev.PeekEvent):
            given["n"] = max(n, 0)  # there is no deck before the first
        given["other"] = 1
        if kind in (ev.AiAims, ev.AiArrived, ev.AiJoined):
            given |= {"seat": AI_OWNER, "hero": 3, "face": max(n, 0) % 2}
        yield kind(*(given[field] for field in kind.FIELDS))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", event_classes(), ids=lambda kind: kind.__name__)
def test_every_event_of_the_map_reads_as_a_sentence(kind: type[Event], language: Language) -> None:
    said = say.HeroesWords()
    if kind in (ev.AiAims, ev.AiArrived, ev.AiJoined):
        scenario = content().scenarios[content().scenario_by_id["caravan"]]
    else:
        scenario = by_id("beacon_wager" if kind is ev.StagePaid else "salt_crown")
    t = table(scenario=scenario)
    enlist(t.g)
    for happened in samples(kind):
        assert put(say.event(said, t.g, happened), language)[-1] in ".!"
    assert all(ledger.find(id) for id in say.rules_of_event(kind))


def test_who_goes_to_a_place_visits_it_and_that_is_said_once() -> None:
    said, t = say.HeroesWords(), table()
    field = t.field("F3.R")
    heard = [ev.TurnBegan(0), ev.Walked(0, 0, field), ev.Visited(0, 0, field), ev.TurnEnded(0)]
    told = [put(one) for one in say.log(said, t.g, heard)]
    place = put(said.field(t.g, field))
    assert told == ["The turn of Catherine begins.", f"Catherine goes to {place}."]
    (fled,) = say.log(said, t.g, [ev.Walked(0, 0, field), GuardsFled(0, 1), ev.Visited(0, 0, field)])
    assert (
        put(fled)
        == f"Catherine goes to {place}. The guards of the field of difficulty 1 flee from Catherine!"
    )
    after_a_fight = [ev.Walked(0, 0, field), ev.FightAnnounced(0, 0, field), ev.Visited(0, 0, field)]
    (paragraph,) = say.log(said, t.g, after_a_fight)
    assert put(paragraph).endswith(f"Catherine visits {place}.")


def test_what_is_paid_for_stands_in_one_paragraph_with_its_price() -> None:
    said, t = say.HeroesWords(), table()
    citadel = t.g.building(RED, 1).index
    heard = [ev.TurnBegan(0), ev.Paid(0, 8, 5, 1), ev.Built(0, citadel)]
    assert [put(one) for one in say.log(said, t.g, heard)] == [
        "The turn of Catherine begins.",
        "Catherine pays 8 gold, 5 building materials and 1 valuable. Catherine builds Citadel.",
    ]


def test_a_line_says_what_it_is_about() -> None:
    t = table()
    walked = ev.Walked(0, 0, t.field("F3.R"))
    (line,) = HeroesTeller().lines(t.g, [walked])
    assert line.about == {"hero": 0, "field": t.field("F3.R")}
    assert line.head
    assert line.rules == list(RULES_OF_EVENT[ev.Walked])
    (line,) = HeroesTeller().lines(t.g, [ev.TileTurned(0, 2, 3)])
    assert line.about == {"spot": 2, "turns": 3}


# -- what is asked --------------------------------------------------------------------------------------


def folder_of(step: Step) -> str:
    """Where a step stands: map, turn, modes.clash and so on."""
    parts = step.body.__module__.split(".heroes.")[1].split(".")
    return parts[0] if parts[0] != "modes" else ".".join(parts[:2])


def asking() -> list[tuple[str, str]]:
    """Steps of the map that ask, and what."""
    folders = ("map", "turn", "scenario", "modes.clash", "modes.first_army")
    found = [step for key, step in STEPS.items() if key.startswith("heroes.") and folder_of(step) in folders]
    return [(step.key, chooser.kind) for step in found for chooser in step.choosers]


# The numbers that these frames carry; others carry none, or any one will do
CARRIED: dict[str, tuple[tuple[int, ...], ...]] = {
    "turn_tile": ((0,),),
    "take_die": ((0, 1, 3), (0, 1, 3, 4), (1, 1, 0, 2), (1, 2, 4, 5)),
    "may_search": ((ARTIFACTS, 0), (SPELLS, 3)),
    "settle": ((0, 0), (0, 1)),
    "give_up": ((0, 2),),
    "refuge": ((0, 3),),
    "swap_guard": ((0, 20),),
    "unflag": ((0, -1, 1), (0, -1, 2)),
    "reveal_by_event": ((0, -1),),
    "choose_effects": ((0, -1),),
    "build_by_event": ((0, 1),),
    "peek": ((0, 1), (1, 2), (2, 0), (3, 0)),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "kind"), asking())
def test_every_question_of_the_map_is_asked(key: str, kind: str, language: Language) -> None:
    """The rare ones too, which random games may miss; and to pass is said wherever it might be offered."""
    said, g = say.HeroesWords(), table().g
    for args in CARRIED.get(kind, ((0,), (1,), (2,))):
        frame = Frame(key, RED, args)
        g.decision = Decision((RED,), kind, [act("end_turn")], frame)
        assert put(say.prompt(said, g, RED), language)[-1] in ".?"
        assert "Catherine" in put(waiting(said, g, g.decision.seats), language)
        assert say.rules_behind(g.decision)
        assert HeroesTeller().decision(g, RED) is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_to_pass_is_said_wherever_one_may(language: Language) -> None:
    said, g = say.HeroesWords(), table().g
    passable = ("town_window", "tree", "may_search", "tomb", "spring", "witch", "skip_fight", "after_victory")
    for kind in (*passable, "late_steps", "swap_guard", "build_by_event"):
        d = Decision((RED,), kind, [PASS], Frame("", RED, (0, 1)))
        assert put(say.option(said, g, d, PASS), language)


def test_who_has_announced_a_fight_is_named_to_both() -> None:
    said, t = say.HeroesWords(), table()
    t.g.stack.append(Frame("heroes.fight_hero", RED, (0, 1)))
    for seat, told in ((RED, "Catherine is about to fight for"), (BLUE, "Catherine attacks")):
        t.g.decision = Decision((seat,), "town_window", [PASS], Frame("heroes.town_window", seat))
        assert put(say.prompt(said, t.g, seat)).startswith(told)


CHOICE = "{choose: {one_of: [[{gain: {gold: 6}}], [{gain: {valuables: 2}}]]}}"


def why_asked(t: AdventureTable, language: Language = "en") -> str:
    return put(say.prompt(say.HeroesWords(), t.g, RED), language).translate({0x2068: None, 0x2069: None})


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "The first ships from home bring what you asked for. What do you choose?"),
        ("es", "Los primeros barcos de casa traen lo que pediste. ¿Qué eliges?"),
        ("sv", "De första skeppen hemifrån har med sig det du bad om. Vad väljer du?"),
    ],
)
def test_a_choice_names_the_event_that_brings_it(language: Language, told: str) -> None:
    t = table(scenario=by_id("brave_new_world")).in_round(3).can_end().start("heroes.events_of_round", NOBODY)
    t.asks(RED, "choose_effects")
    assert why_asked(t, language) == told


@pytest.mark.parametrize(
    ("language", "told", "here"),
    [
        ("en", "Water Wheel (A6): what do you choose?", "Water Wheel (A6): what do you get here?"),
        ("es", "Molino de agua (A6): ¿qué eliges?", "Molino de agua (A6): ¿qué consigues aquí?"),
        ("sv", "Vattenhjul (A6): vad väljer du?", "Vattenhjul (A6): vad får du här?"),
    ],
)
def test_a_choice_names_the_place_that_was_visited(language: Language, told: str, here: str) -> None:
    """Before it, whether one wants what the place gives in this scenario instead of the usual."""
    t = table_of(middle="F3", places=f"{{water_wheel: {{instead: [{CHOICE}]}}}}")
    t.stands(RED, "F3.TR").turn(RED).pick("step F3.TL").asks(RED, "choose_gift")
    assert why_asked(t, language) == here
    t.pick(next(one for one in t.options() if one.startswith("script")))
    t.asks(RED, "choose_effects")
    assert why_asked(t, language) == told


@pytest.mark.parametrize(
    ("language", "lost", "built", "shown"),
    [
        (
            "en",
            "The wyrm hunts; nobody goes down the pit that day. Which of your flags do you lose?",
            "Masons work by torchlight. What do you build?",
            "Water Wheel (A6): Which tile do you reveal?",
        ),
        (
            "es",
            "La sierpe sale de caza; ese día nadie baja a la mina. ¿Cuál de tus banderas pierdes?",
            "Los albañiles trabajan a la luz de las antorchas. ¿Qué construyes?",
            "Molino de agua (A6): ¿Qué loseta descubres?",
        ),
        (
            "sv",
            "Lindormen jagar; den dagen går ingen ner i gruvan. Vilken av dina flaggor förlorar du?",
            "Murarna arbetar i fackelsken. Vad bygger du?",
            "Vattenhjul (A6): Vilken bricka upptäcker du?",
        ),
    ],
)
def test_what_is_lost_built_or_revealed_by_an_event_or_a_place_says_so(
    language: Language, lost: str, built: str, shown: str
) -> None:
    t = laid("wyrm", 2).in_round(5).can_end().flagged(RED, "S3.BL", "S2.R")
    t.start("heroes.events_of_round", NOBODY).asks(RED, "unflag")
    assert why_asked(t, language) == lost
    t = laid("emberwatch", 2).in_round(5).can_end()
    t.having(RED, gold=20, materials=12, valuables=6).start("heroes.events_of_round", NOBODY)
    t.asks(RED, "build_by_event")
    assert why_asked(t, language) == built
    t = table_of(middle="F3", places="{water_wheel: {instead: [{reveal: {tiles: any_one}}]}}")
    t.lay("F3 0 0", "S3 -3 1", "S2 3 -1", "?F1 -2 3", "?F2 6 -2")
    t.stands(RED, "F3.TR").turn(RED).pick("step F3.TL")
    t.pick(next(one for one in t.options() if one.startswith("script"))).asks(RED, "reveal_by_event")
    assert why_asked(t, language) == shown


def test_a_choice_of_a_place_that_is_held_or_of_the_bonus_says_so() -> None:
    """The choice may stand within another effect."""
    within = f"{{pay: {{gold: 99, else: [{CHOICE}]}}}}"
    t = table_of(middle="F3", places=f"{{settlement: {{held: [{within}]}}}}").flagged(RED, "F3.L").can_end()
    t.start("heroes.events_of_end", NOBODY).asks(RED, "choose_effects")
    assert why_asked(t) == "Settlement: what do you choose?"
    bonus = START.replace("units:", f"bonus: [{CHOICE}], units:")
    t = table_of(start=bonus)
    give_bonus(t.g, scenario_of(t.g).start)
    t.g.advance()
    t.asks(RED, "choose_effects")
    assert why_asked(t) == "Which starting bonus do you choose?"


# -- what may be picked ---------------------------------------------------------------------------------


def offered(t: AdventureTable, name: str) -> tuple[Decision, Pick]:
    d = t.asked()
    return d, next(pick for pick in d.options if t.name_of(pick) == name)


def test_a_step_says_who_goes_where_past_whom_and_for_how_much() -> None:
    """The settlement of F3 has guards: what is drawn for them is told, and that they flee from a hero of a
    higher level."""
    said = say.HeroesWords()
    t = AdventureTable("catherine", "mutare").stands(RED, "F3.C").turn(RED)
    d, pick = offered(t, "step F3.L")
    assert put(say.option(said, t.g, d, pick)) == "Catherine goes to Settlement (A5)"
    assert put(say.label(said, t.g, d, pick)) == "Settlement (A5)"
    told = put(say.hint(said, t.g, d, pick)).split(" · ")
    assert told[0] == "Guard III: 2 × bronze and 1 × silver"
    assert told[1].startswith("Choose lasting income")
    assert told[2] == "1 of 3 movement points"
    assert HeroesTeller().about(t.g, d, pick) == {"hero": 0, "field": t.field("F3.L")}
    assert say.group(d, pick) == "go"
    t.level(RED, 4)
    assert put(say.hint(said, t.g, d, pick)).startswith("Guard III flees from you · ")
    t.flagged(BLUE, "F3.L")
    assert put(say.hint(said, t.g, d, pick)).startswith("It belongs to Mutare, whose army may defend it · ")
    t.flagged(RED, "F3.L")
    assert put(say.hint(said, t.g, d, pick)) == "It is yours already · 1 of 3 movement points"


def test_headings_come_in_the_order_in_which_one_thinks_of_them() -> None:
    """On the map ways before the town before cards; in a combat attacks before cards, as ever."""
    assert GROUP_ORDER[:6] == ("attack", "move", "go", "explore", "build", "recruit")
    assert GROUP_ORDER.index("town") < GROUP_ORDER.index("card") < GROUP_ORDER.index("spell")
    assert GROUP_ORDER[-1] == "leave"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_heading_is_said(language: Language) -> None:
    assert all(put(message(f"group-{one}"), language) for one in GROUP_ORDER)


def test_the_secondary_hero_is_named_where_it_acts() -> None:
    said, t = say.HeroesWords(), table().turn(RED)
    d = t.asked()
    second = t.g.realm(RED).secondary
    pick = next(one for one in d.options if isinstance(one, Act) and one.verb == "step" and one.id == second)
    assert put(say.label(said, t.g, d, pick)).startswith("Secondary hero: ")


def test_adding_a_tile_says_beside_which_and_where() -> None:
    said = say.HeroesWords()
    t = AdventureTable("catherine", "mutare", tiles=("S3 0 0", "F3 3 -1", "S2 5 -4")).supply(RED, "F4", "F5")
    t.stands(RED, "F3.TL").turn(RED)
    d = t.asked()
    added = [one for one in d.options if isinstance(one, Act) and one.verb == "add"]
    assert added
    _, q, r = added[0].ids
    assert HeroesTeller().about(t.g, d, added[0]) == {"hero": 0, "q": q, "r": r}
    assert put(say.label(said, t.g, d, added[0])).startswith("New far tile beside ")
    assert put(say.hint(said, t.g, d, added[0])) == "2 tiles in your supply · 1 of 3 movement points"


def test_a_turned_tile_says_which_tiles_it_joins() -> None:
    said = say.HeroesWords()
    t = AdventureTable("catherine", "mutare", tiles=("S3 -3 1", "F3 0 0", "S2 3 -1"))
    t.start("heroes.turn_tile", RED, 1)
    d = t.asked()
    hints = [put(say.hint(said, t.g, d, pick)) for pick in d.options]
    assert all(hint.startswith("joins ") for hint in hints)
    assert HeroesTeller().about(t.g, d, d.options[0]) == {"turns": d.options[0].id, "spot": 1}  # type: ignore[union-attr]
    asked = HeroesTeller().decision(t.g, RED)
    assert asked is not None
    assert asked.about == {"spot": 1}


def test_a_starting_tile_says_towards_which_tiles_it_is_open() -> None:
    """S3 is walled off on one side, and blocked on another."""
    said = say.HeroesWords()
    t = AdventureTable("catherine", "mutare", tiles=("S3 0 0", "?N1 3 -1", "?F3 1 2", "S2 -2 3"))
    t.start("heroes.turn_start_tile", RED)
    d = t.asked()
    assert [put(say.hint(said, t.g, d, pick)) for pick in d.options] == [
        "open towards B",
        "open towards B and C",
        "open towards B and C",
        "joins D · open towards B and C",
        "open towards C",
        "joins D",
    ]


def test_every_word_of_a_scenario_can_be_said() -> None:
    """Effects that no clash offers to choose, too."""
    cards = say.card_words()
    for language in LANGUAGES:
        for scenario in content().scenarios:
            for script in range(len(scenario.scripts)):
                assert put(script_said(cards, scenario, script), language)
    moved = Effect(0, "movement", Who(0), n=2, kind=4)
    assert put(effect_said(cards, CLASHES[0], moved)) == "Each of your heroes gains 2 movement points"


def test_the_rules_behind_options_stand_in_the_ledger() -> None:
    for ids in (*RULES_OF_OPTION.values(), *RULES_OF_EVENT.values()):
        assert all(ledger.find(id) for id in ids)


# -- whole games ----------------------------------------------------------------------------------------


def random_clash(number: int) -> Iterator[tuple[Heroes, list[Event]]]:
    """A whole game at each decision, and what happened before it."""
    luck = random.Random(number)
    scenario = CLASHES[number % len(CLASHES)]
    seats = scenario.players[number % len(scenario.players)]
    heroes = [("random", "choose")[number % 2]] * seats
    options: dict[str, Any] = {
        "mode": "clash",
        "scenario": scenario.id,
        "difficulty": DIFFICULTIES[number % 4],
    }
    options["heroes"] = heroes
    match = Match(BOX, Setup("heroes", seats, number, "retail", options))
    happened = match.take_events()
    while match.decision is not None:
        assert isinstance(match.game, Heroes)
        yield match.game, happened
        # rather anything than to end a turn, which would let little happen
        offered = list(match.decision.options)
        going_on = [one for one in offered if not isinstance(one, Act) or one.verb != "end_turn"]
        happened = match.choose(luck.choice(going_on if going_on and luck.random() < 0.7 else offered))
    yield match.game, happened  # type: ignore[misc]


def signature(g: Heroes, d: Decision, pick: Pick) -> tuple[object, ...]:
    verb = pick.verb if isinstance(pick, Act) else ""
    return d.kind, d.frame.key, verb, say.card_of(g, d, pick), say.troop_of(g, d, pick)


def test_whole_clash_games_are_told_in_every_language() -> None:
    teller = HeroesTeller()
    said = teller.words
    seen: set[tuple[object, ...]] = set()
    for number in range(12):
        for g, happened in random_clash(number):
            d = g.decision
            log = [put(one, language) for one in say.log(said, g, happened) for language in LANGUAGES]
            assert all(log)
            assert outline(g).round == g.round
            if d is None:
                assert tell(teller, g, NOBODY, happened).over
                continue
            new = [pick for pick in d.options if signature(g, d, pick) not in seen]
            seen.update(signature(g, d, pick) for pick in new)
            assert say.rules_behind(d)
            for pick in new:
                assert say.group(d, pick) in ("", *GROUP_ORDER)
                teller.about(g, d, pick)
                for language in LANGUAGES:
                    assert put(say.prompt(said, g, d.seat), language)
                    assert put(say.option(said, g, d, pick), language)
                    assert put(say.label(said, g, d, pick), language)
                    put(say.hint(said, g, d, pick), language)
    assert {one[0] for one in seen} >= {"main", "refresh", "turn_tile", "take_die", "town_window"}
    assert {one[2] for one in seen} >= {"step", "reveal", "add", "revisit", "end_turn", "turn", "die"}
