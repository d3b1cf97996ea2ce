"""What is said in towns reads in every language, and tells what is so."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fabletop.games.heroes import content
from fabletop.games.heroes import words as say
from fabletop.games.heroes.map import events as ev
from fabletop.games.heroes.scenario.named import CLASH
from fabletop.games.heroes.scenario.printed import ScenarioDef
from fabletop.games.heroes.testing import card
from fabletop.games.heroes.testing.adventure import AdventureTable
from fabletop.games.heroes.towns.reinforce import FREE, FULL, HALF
from fabletop.kernel.decision import Decision
from fabletop.kernel.event import Event
from fabletop.kernel.frame import Frame, Pick, Seat, act
from fabletop.ledger import Language
from fabletop.said import Said
from fabletop.speech import LANGUAGES, Speech

RED = Seat(0)
BOARS = content().unit_by_id["neutral.boars"]
RICH = {"gold": 90, "materials": 90, "valuables": 90}
ALL = ("citadel", "mage_guild", "bronze_dwelling", "silver_dwelling", "special_1", "special_2")


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Speech, "strict", True)


def put(said: Said, language: Language = "en") -> str:
    return Speech(language, say.TEXT).phrase(said)


def town(hero: str) -> AdventureTable:
    """Much to do: all of it can be paid for."""
    scenario = ScenarioDef(0, "trial", CLASH, (2, 3), 10)
    scenario.rules.trading_post_recruits = (1,)
    other = "mutare" if hero == "catherine" else "catherine"
    table = AdventureTable(hero, other, scenario=scenario).having(RED, **RICH).stands(RED, "F3.C")
    table.g.turn_of = RED
    table.hand(RED, "haste", "centaurs_axe").deck(RED, "slow", "attack").hand(1, "haste")
    specialty = table.g.printed.heroes[table.g.heroes[RED].who].specialties[0]
    table.g.players[RED].discard = [specialty]
    return table.town(RED, *ALL)


STEPS: tuple[tuple[str, str, tuple[int, ...]], ...] = (
    ("catherine", "heroes.people", (0,)),
    ("catherine", "heroes.people", (3,)),
    ("catherine", "heroes.make_room", ()),
    ("catherine", "heroes.city_hall", ()),
    ("mutare", "heroes.city_hall", ()),
    ("sandro", "heroes.city_hall", ()),
    ("catherine", "heroes.reinforce_one", (1, 3, HALF)),
    ("catherine", "heroes.reinforce_one", (1, 3, FREE)),
    ("catherine", "heroes.trade", (0,)),
    ("catherine", "heroes.buy_shown", (1, FULL, BOARS)),
    ("mutare", "heroes.turn_begins", ()),
    ("sandro", "heroes.turn_begins", ()),
    ("mutare", "heroes.vortex", ()),
    ("mutare", "heroes.vortex_search", ()),
    ("sandro", "heroes.cover", (1,)),
    ("sandro", "heroes.cover_before_fight", (1,)),
)


def questions() -> Iterator[AdventureTable]:
    for hero, key, args in STEPS:
        faction = ("castle", "dungeon", "necropolis")[["catherine", "mutare", "sandro"].index(hero)]
        units = [unit.id for unit in content().units if unit.id.startswith(f"{faction}.")][:3]
        yield town(hero).army(RED, *units).start(key, RED, *args)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_of_a_town_and_all_its_options_are_told(language: Language) -> None:
    said = say.HeroesWords()
    kinds = set()
    for table in questions():
        d = table.asked()
        kinds.add(d.kind)
        assert put(say.prompt(said, table.g, RED), language)
        assert say.rules_behind(d)
        for pick in d.options:
            assert put(say.option(said, table.g, d, pick), language)
            assert put(say.label(said, table.g, d, pick), language)
            put(say.hint(said, table.g, d, pick), language)
    assert len(kinds) == 11


VERBS = ("build", "recruit", "reinforce", "hire", "book", "smelt", "forge", "cover")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_deed_of_a_town_is_told(language: Language) -> None:
    said = say.HeroesWords()
    told = set()
    for hero in ("catherine", "mutare", "sandro"):
        table = town(hero).army(RED)
        for verb, option in deeds(table):
            told.add(verb)
            d = Decision((RED,), "main", [option], Frame("heroes.main", RED))
            assert put(say.option(said, table.g, d, option), language)
            assert put(say.label(said, table.g, d, option), language)
            put(say.hint(said, table.g, d, option), language)
            assert say.rules_of_option(d, option)
    assert told == {*VERBS} - {"reinforce"}


def deeds(table: AdventureTable) -> Iterator[tuple[str, Pick]]:
    table.turn(RED)
    for option in table.asked().options:
        if not isinstance(option, int) and option.verb in VERBS:
            yield option.verb, option


def read(table: AdventureTable, kind: str, key: str, args: tuple[int, ...], option: Pick) -> str:
    d = Decision((RED,), kind, [option], Frame(key, RED, args))
    return put(say.option(say.HeroesWords(), table.g, d, option))


def test_an_option_tells_its_price() -> None:
    table = town("catherine").army(RED, "castle.champions")
    champions = content().unit_by_id["castle.champions"]
    griffins = content().unit_by_id["castle.griffins"]
    reinforce, recruit = act("reinforce", champions), act("recruit", griffins)
    main = ("main", "heroes.main", ())
    assert read(table, *main, reinforce) == "Reinforce Champions to a Pack for 20 gold and 1 valuable"
    assert read(table, *main, recruit) == "Recruit Griffins (Few) for 4 gold"
    assert read(table, "people", "heroes.people", (3,), recruit) == "Recruit Griffins (Few) for 1 gold"
    half = read(table, "reinforce_one", "heroes.reinforce_one", (1, 3, HALF), reinforce)
    assert half == "Reinforce Champions to a Pack for 10 gold and 1 valuable"
    free = read(table, "reinforce_one", "heroes.reinforce_one", (1, 3, FREE), reinforce)
    assert free == "Reinforce Champions to a Pack, in your army"
    boars = act("recruit", BOARS)
    assert read(table, "buy_shown", "heroes.buy_shown", (1, HALF, BOARS), boars) == (
        "Recruit Boars (Few) for 2 gold"
    )
    assert read(table, "buy_shown", "heroes.buy_shown", (1, FREE, BOARS), boars) == (
        "Recruit Boars (Few), free of charge"
    )
    assert read(table, *main, act("build", 1)) == (
        "Build Citadel for 8 gold, 5 building materials and 1 valuable"
    )
    assert read(table, *main, act("book")) == "Buy a spell for 6 gold"
    assert read(table, *main, act("build", 7, seat=1)) == (
        "Build Mana Vortex for 6 gold, 3 building materials and 1 valuable"
    )
    assert read(table, "trade", "heroes.trade", (0,), act("trade", 0)) == "6 gold for 1 valuable"
    assert read(table, "trade", "heroes.trade", (0,), act("card", card("haste"))) == (
        "Remove Haste from the game for 1 gold"
    )
    hire = read(table, *main, act("hire", table.field("S3.C")))
    assert hire == "Recruit your secondary hero for 10 gold: Town, B0"


EVENTS: tuple[tuple[Event, str], ...] = (
    (ev.Paid(0, 12, 0, 1), "Catherine pays 12 gold and 1 valuable."),
    (ev.Built(0, 3), "Catherine builds Towers."),
    (ev.Hired(0, 2, 7), "A second hero enters the map for Catherine."),
    (ev.UnitShown(0, BOARS), "Boars offer Catherine their service."),
    (
        ev.UnitDismissed(0, content().unit_by_id["castle.griffins"], 1),
        "Griffins (Pack) leave the army of Catherine.",
    ),
    (ev.FoundNothing(0), "Catherine does not find the card."),
    (ev.CameUnseen(0), "Catherine attacks under Cover of Darkness."),
)


@pytest.mark.parametrize(("happened", "told"), EVENTS, ids=lambda one: type(one).__name__)
def test_what_happens_in_town_is_told(happened: Event, told: str) -> None:
    table = town("catherine")
    assert put(say.event(say.HeroesWords(), table.g, happened)) == told
    for language in LANGUAGES:
        assert put(say.event(say.HeroesWords(), table.g, happened), language)[-1] == "."
