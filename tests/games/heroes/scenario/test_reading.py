"""Every word of the vocabulary becomes the definition that the rules read."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.heroes.scenario.samples import CLASH, SOLO, changed, read

from fabletop.games.heroes.defs import BRONZE, FEW, NONE, PACK, SILVER, fields_of
from fabletop.games.heroes.load import content
from fabletop.games.heroes.map.printed import VISIT
from fabletop.games.heroes.scenario import named, registry
from fabletop.games.heroes.scenario.clauses import Condition, Effect
from fabletop.games.heroes.scenario.load import vocabulary
from fabletop.games.heroes.scenario.named import (
    EACH_PLAYER,
    NAMED,
    PLAYER,
    PRINTED,
    ROUND_END,
    ROUND_START,
    SPOT,
    WHEN,
    PlaceWord,
    Who,
)
from fabletop.games.heroes.scenario.printed import ScenarioDef
from fabletop.games.heroes.scenario.switches import ScenarioRules
from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.frame import Frame, Seat

WIN = "- if: {captured: {whose: rival, by: player}}"
DO = "  do: [{clear_cubes: {places: [windmill]}}]"
RULE = "- {level_cap: 5}"
SWITCHES = [word for word in fields_of(ScenarioRules()) if getattr(ScenarioRules(), word) is False]


def won_if(tmp_path: Path, said: str, text: str = CLASH) -> Condition:
    return read(tmp_path, changed(text, WIN, f"- if: {said}")).victory[0].condition


def does(tmp_path: Path, said: str, text: str = CLASH) -> tuple[ScenarioDef, Effect]:
    scenario = read(tmp_path, changed(text, DO, f"  do: [{said}]"))
    return scenario, scenario.scripts[scenario.timed_events[0].script][0]


def ruled(tmp_path: Path, said: str) -> ScenarioRules:
    return read(tmp_path, changed(CLASH, RULE, f"- {said}")).rules


def who(who: Who | None) -> tuple[str, int] | None:
    return None if who is None else (named.WHO[who.form], who.n)


def place(of: PlaceWord) -> tuple[int, str]:
    return of.form, next((one.id for one in content().places if one.index == of.place), "")


def test_the_vocabulary_knows_every_word() -> None:
    assert (*("all", "any", "not"), *vocabulary.CONDITIONS) == named.CONDITIONS
    assert tuple(vocabulary.EFFECTS) == named.EFFECTS
    assert tuple(vocabulary.RULES) == fields_of(ScenarioRules())


# conditions


@pytest.mark.parametrize(
    ("said", "whom", "by", "at_least"),
    [
        ("{captured: {whose: rival}}", ("rival", NONE), None, 1),
        (
            "{captured: {whose: all_rivals, by: player, at_least: 2}}",
            ("all_rivals", NONE),
            ("player", NONE),
            2,
        ),
        ("{beaten: {who: seat.1, by: player}}", ("seat", 1), ("player", NONE), 1),
        ("{eliminated: {who: any_player}}", ("any_player", NONE), None, 1),
        ("{cubes: {by: player, from: each_rival}}", ("each_rival", NONE), ("player", NONE), 1),
        ("{points: {by: last_player, at_least: 5}}", None, ("last_player", NONE), 5),
        ("{level: {by: all_players, at_least: 4}}", None, ("all_players", NONE), 4),
        ("{round: {at_least: 7}}", None, None, 7),
        ("{tiles_known: {at_least: 6}}", None, None, 6),
    ],
)
def test_who_and_how_many(
    tmp_path: Path, said: str, whom: tuple[str, int] | None, by: tuple[str, int] | None, at_least: int
) -> None:
    read_as = won_if(tmp_path, said)
    assert (who(read_as.who), who(read_as.by), read_as.at_least) == (whom, by, at_least)
    assert said.startswith(f"{{{read_as.word}:")


def test_conditions_in_conditions(tmp_path: Path) -> None:
    whole = won_if(
        tmp_path, "{all: [{any: [{round: {at_least: 2}}]}, {not: {level: {by: player, at_least: 3}}}]}"
    )
    assert [part.word for part in whole.parts] == ["any", "not"]
    assert [whole.parts[0].parts[0].word, whole.parts[1].parts[0].word] == ["round", "level"]


def test_where_something_must_be(tmp_path: Path) -> None:
    flags = won_if(tmp_path, "{flags: {place: [gold_mine, settlement], by: player, at_least: 3}}")
    assert [place(one) for one in flags.places] == [(PRINTED, "mine"), (PRINTED, "settlement")]
    assert [one.resource for one in flags.places] == [0, NONE]
    visited = won_if(tmp_path, "{visited: {place: visitable, by: player, at_least: 9}}")
    assert visited.places[0].form == named.VISITABLE
    hero = won_if(tmp_path, "{hero_at: {hero: any, place: spot.gate, by: player}}")
    assert (hero.hero, hero.places[0].form, hero.places[0].spot) == (named.ANY_HERO, SPOT, 0)
    town = won_if(tmp_path, "{hero_at: {hero: secondary, place: enemy_town, by: player}}")
    assert (town.hero, town.places[0].form) == (named.SECONDARY, named.ENEMY_TOWN)


def test_tokens_projects_fights_and_treasure(tmp_path: Path) -> None:
    assert won_if(tmp_path, "{token_at: {token: cup, place: own_town}}").at_least == 0  # all there are
    assert won_if(tmp_path, "{token_at: {token: cup, place: own_town, at_least: 1}}").token == 0
    assert won_if(tmp_path, "{token_lost: {token: cup}}").token == 0
    assert won_if(tmp_path, "{carries: {token: cup, by: player}}").token == 0
    assert won_if(tmp_path, "{project_done: {project: tower, by: player}}").project == 0
    fights = won_if(tmp_path, "{fights_won: {by: player, at_least: 5, against: guards}}")
    assert named.AGAINST[fights.against] == "guards"
    lost = won_if(tmp_path, "{lost_fight: {who: player, against: player, at_least: 3}}")
    assert (named.AGAINST[lost.against], lost.at_least) == ("player", 3)
    assert won_if(tmp_path, "{holds: {by: player, gold: 25, valuables: 2}}").amounts == (25, 0, 2)


def test_printed_places_are_told_apart() -> None:
    mine = next(one for one in content().places if one.id == "mine")
    mines = [field for tile in content().tiles for field in tile.fields if field.place is mine]
    gold = PlaceWord(PRINTED, mine.index, 0)
    assert {gold.is_printed_on(field) for field in mines if field.resource == 0} == {True}
    assert {gold.is_printed_on(field) for field in mines if field.resource} == {False}
    assert all(PlaceWord(PRINTED, mine.index).is_printed_on(field) for field in mines)
    fields = [field for tile in content().tiles for field in tile.fields]
    visitable = PlaceWord(named.VISITABLE)
    assert all(visitable.is_printed_on(field) == (field.kind == VISIT) for field in fields)
    assert not any(PlaceWord(named.OWN_TOWN).is_printed_on(field) for field in fields)


# effects


@pytest.mark.parametrize(
    ("said", "wanted"),
    [
        ("{gain: {gold: 5, materials: 2, valuables: 1}}", {"amounts": (5, 2, 1)}),
        ("{roll: {die: treasure, dice: 2, keep: 1}}", {"kind": 1, "dice": 2, "keep": 1}),
        ("{search: {deck: spell, x: 3}}", {"kind": 1, "n": 3, "times": 1, "into": 0}),
        ("{search: {deck: ability, x: 2, times: 2, into: deck}}", {"kind": 2, "n": 2, "times": 2, "into": 1}),
        ("{experience: {n: 2}}", {"n": 2}),
        ("{morale: {kind: negative}}", {"kind": 1}),
        ("{movement: {n: 1}}", {"n": 1, "kind": named.MAIN}),
        ("{movement: {n: 1, hero: each}}", {"n": 1, "kind": named.EACH_HERO}),
        ("{draw: {n: 3}}", {"n": 3}),
        ("{reinforce: {tiers: [bronze, silver], price: half}}", {"tiers": (BRONZE, SILVER), "price": 1}),
        ("{recruit_neutral: {tiers: [azure], price: printed}}", {"tiers": (4,), "price": named.FULL}),
        ("{build: {kinds: [citadel, mage_guild], price: free}}", {"buildings": (1, 2), "price": 0}),
        ("{income: {resource: valuables, steps: 2}}", {"kind": 2, "n": 2}),
        ("{reveal: {tiles: any_one}}", {"kind": 2}),
        ("{attack_town: {level: 3, on: each_player}}", {"n": 3, "scripts": ()}),
        ("{points: {n: 4}}", {"n": 4}),
        ("{end: {result: lose, for: player}}", {"kind": 1}),
        ("{unflag: {place: mine, of: each_player}}", {"n": 1}),
        ("{unflag: {place: mine, of: each_player, count: 2}}", {"n": 2}),
    ],
)
def test_what_an_effect_says(tmp_path: Path, said: str, wanted: dict[str, object]) -> None:
    _, effect = does(tmp_path, said)
    assert {key: getattr(effect, key) for key in wanted} == wanted
    assert said.startswith(f"{{{effect.word}:")


def test_units_that_join(tmp_path: Path) -> None:
    _, joins = does(tmp_path, "{join: {units: ['castle.griffins:pack', few_dearest_silver]}}")
    griffins, dearest = joins.units
    assert (griffins.form, griffins.side, griffins.unit) == (
        NAMED,
        PACK,
        content().unit_by_id["castle.griffins"],
    )
    assert (dearest.form, dearest.side, dearest.tier, dearest.unit) == (named.DEAREST, FEW, SILVER, NONE)


def test_effects_in_effects_are_for_who_chose_or_did_not_pay(tmp_path: Path) -> None:
    said = (
        "{choose: {one_of: [[{gain: {gold: 5}}, {draw: {n: 1}}], [{experience: {n: 1}}]], to: each_player}}"
    )
    scenario, choose = does(tmp_path, said)
    assert choose.who.form == EACH_PLAYER
    inner = [scenario.scripts[number] for number in choose.scripts]
    assert [[one.word for one in script] for script in inner] == [["gain", "draw"], ["experience"]]
    assert {one.who.form for script in inner for one in script} == {PLAYER}
    scenario, pay = does(
        tmp_path, "{pay: {gold: 4, from: each_player, else: [{unflag: {place: mine, of: player}}]}}"
    )
    assert (pay.amounts, scenario.scripts[pay.scripts[0]][0].word) == ((4, 0, 0), "unflag")


def test_who_is_meant_where_nobody_is_named(tmp_path: Path) -> None:
    """The visitor of a place; everybody, or whom it is for, in a timed event."""
    scenario = read(tmp_path, CLASH)
    assert scenario.scripts[scenario.places[0].visit][0].who.form == PLAYER
    assert does(tmp_path, "{gain: {gold: 5}}")[1].who.form == EACH_PLAYER
    _, effect = does(
        tmp_path, "{gain: {gold: 5}}", changed(CLASH, "- at: {rounds", "- for: last_player\n  at: {rounds")
    )
    assert effect.who.form == named.LAST_PLAYER


# events


@pytest.mark.parametrize(
    ("said", "kind", "rounds"),
    [
        ("{rounds: [4, 8]}", ROUND_START, (4, 8)),
        ("{every: {from: 3, step: 3}}", ROUND_START, (3, 6, 9)),
        ("{round_end: [10]}", ROUND_END, (10,)),
        ("{when: {round: {at_least: 2}}}", WHEN, ()),
    ],
)
def test_when_an_event_happens(tmp_path: Path, said: str, kind: int, rounds: tuple[int, ...]) -> None:
    event = read(tmp_path, changed(CLASH, "- at: {rounds: [4, 8]}", f"- at: {said}")).timed_events[0]
    assert (event.trigger.kind, event.trigger.rounds, event.once) == (kind, rounds, True)
    assert (event.trigger.condition is not None) == (kind == WHEN)


def test_an_event_may_come_back(tmp_path: Path) -> None:
    at = "- once: false\n  players: [3]\n  at: {when: {beaten: {who: rival, by: player}}}"
    event = read(tmp_path, changed(CLASH, "- at: {rounds: [4, 8]}", at)).timed_events[0]
    assert (event.once, event.players) == (False, (3,))


# the rest of a scenario


def test_the_map(tmp_path: Path) -> None:
    two = read(tmp_path, CLASH).layout(2)
    near, _, fixed, west, east = two.spots
    obelisk = next(one.index for one in content().places if one.id == "obelisk")
    assert (near.must_hold, near.tile, near.face_up) == (obelisk, NONE, False)
    assert (fixed.tile, fixed.face_up, fixed.turns) == (content().tile_by_id["F3"], True, 4)
    assert ((west.q, west.r, west.seat), (east.q, east.r, east.seat)) == ((-5, 4, 0), (5, -4, 1))
    assert west.face_up
    assert east.face_up


def test_the_start_and_what_is_played_for(tmp_path: Path) -> None:
    scenario = read(tmp_path, CLASH)
    start = scenario.start
    assert (start.resources, start.income, start.income_steps) == ((15, 4, 2), (15, 2, 1), (1, 1, 1))
    assert [(unit.form, unit.side, unit.tier) for unit in start.units] == [
        (named.CHEAPEST, FEW, BRONZE),
        (named.SECOND, PACK, BRONZE),
    ]
    assert (start.buildings, start.bonus, start.hero_level) == ((3, 1), named.BY_DIFFICULTY, 1)
    assert [(one.at_once, one.players) for one in scenario.victory] == [(True, (2,)), (False, ())]
    assert scenario.points == ((named.STAGE_PAID, 3),)
    token, project = scenario.tokens[0], scenario.projects[0]
    assert (token.at.spot, token.per_player, token.main_only, token.movement) == (0, False, False, -1)
    assert (project.stages, project.per_round) == (((5, 0, 0), (10, 2, 0)), 1)
    assert named.ONCE_PER[scenario.places[0].once_per] == "faction"
    assert (scenario.places[0].first, scenario.places[0].held) == (NONE, NONE)


def test_rules(tmp_path: Path) -> None:
    rules = read(tmp_path, CLASH).rules
    assert (rules.income_every_round, rules.level_cap, rules.no_secondary_heroes) == (True, 5, False)
    assert (rules.carrier[0].token, rules.carrier[0].sanctuary) == (0, True)
    assert ruled(tmp_path, "{no_building: [gold_dwelling]}").no_building == (5,)
    assert ruled(tmp_path, "{no_entering_rival_start_tiles: 6}").no_entering_rival_start_tiles == 6
    assert ruled(tmp_path, "{trading_post_recruits: [bronze]}").trading_post_recruits == (BRONZE,)
    assert named.GIFTS[ruled(tmp_path, "{gifts: adjacent}").gifts] == "adjacent"
    for word in ("no_skip", "no_retreat", "unguarded"):
        assert [place(one) for one in getattr(ruled(tmp_path, f"{{{word}: [grail]}}"), word)] == [
            (PRINTED, "grail")
        ]
    cards = "easy: {bronze: 1}, normal: {silver: 2}, hard: {gold: 3}, impossible: {azure: 1}"
    guard = ruled(tmp_path, f"{{own_guard: {{place: grail, {cards}}}}}").own_guard[0]
    assert guard.cards == ((1, 0, 0, 0), (0, 2, 0, 0), (0, 0, 3, 0), (0, 0, 0, 1))
    text = changed(CLASH, "obelisk: {once", f"obelisk: {{guard: {{{cards}}}, once")
    assert place(read(tmp_path, text).rules.own_guard[0].place) == (PRINTED, "obelisk")


@pytest.mark.parametrize("word", SWITCHES)
def test_switches(tmp_path: Path, word: str) -> None:
    text = changed(CLASH, "- income_every_round\n", "")
    assert getattr(read(tmp_path, changed(text, RULE, f"- {word}")).rules, word) is True


def test_a_chapter(tmp_path: Path) -> None:
    chapter = read(tmp_path, SOLO)
    assert (chapter.faction, chapter.order, chapter.campaign) == (0, 1, "the_long_road")
    assert chapter.texts == {"campaign-the-long-road": "The Long Road"}
    assert chapter.heroes == (content().hero_by_id["catherine"],)
    rider = chapter.ai[0]
    assert (rider.deck, rider.level, rider.plan, rider.from_round, rider.points) == ((3, 1, 1), 3, 6, 3, 2)
    assert rider.spells == (content().card_by_id["curse"],)
    assert rider.skill == content().card_by_id["armorer"]
    assert (rider.spot, rider.position, rider.town, rider.comes_home) == (2, 0, 2, True)
    assert rider.goal is not None
    assert rider.goal.form == named.OWN_TOWN
    assert chapter.start.bonus == named.OWN_BONUS
    assert chapter.scripts[chapter.start.bonus_script][0].amounts == (6, 0, 0)
    assert chapter.carry is not None
    assert (chapter.carry.cards, chapter.carry.resources) == (5, 1)
    assert chapter.scripts[chapter.reward][0].word == "join"
    assert [spot.seat for spot in chapter.layout(1).spots] == [0, NONE, NONE]


def test_a_scenario_may_bring_its_words(tmp_path: Path) -> None:
    text = changed(CLASH, "factions: any", "name: A Name\nstory: A story.")
    text = changed(text, "  when: at_once", "  when: at_once\n  text: Win.")
    text = changed(text, "- at: {rounds", "- text: It rains.\n  at: {rounds")
    assert read(tmp_path, text).texts == {
        "scenario-sample": "A Name",
        "scenario-sample-story": "A story.",
        "scenario-sample-victory-1": "Win.",
        "scenario-sample-event-1": "It rains.",
    }


def test_a_tournament_has_a_middle_for_all(tmp_path: Path) -> None:
    start = CLASH.index("  layouts:")
    text = CLASH[:start] + "  layouts: {center: [[C1, 0, 0]]}\n  supply: {S: 2, N: 4, F: 4}\n"
    text += CLASH[CLASH.index("start:\n") : CLASH.index("points:")]
    text = changed(text, "players: [2, 3]", "players: [2]").replace("mode: clash", "mode: tournament")
    scenario = read(tmp_path, text)
    assert (scenario.supply, len(scenario.layout(2).spots)) == ((2, 4, 4, 0), 1)


# who carries words out


def test_a_word_is_claimed_once_and_must_exist(monkeypatch: pytest.MonkeyPatch) -> None:
    for known in (registry.LOOKS, registry.DEEDS):  # whoever claimed it gets it back
        monkeypatch.delitem(known, "points", raising=False)

    def look(g: Heroes, said: Condition, seat: Seat) -> bool:
        return True

    def deed(g: Heroes, f: Frame, said: Effect) -> None:
        return None

    assert registry.condition("points")(look) is look
    assert registry.effect("points")(deed) is deed
    with pytest.raises(ValueError, match="two functions claim the condition points"):
        registry.condition("points")(look)
    with pytest.raises(ValueError, match="two functions claim the effect points"):
        registry.effect("points")(deed)
    with pytest.raises(ValueError, match="no scenario can say dance"):
        registry.condition("dance")(look)
    with pytest.raises(ValueError, match="no scenario can say dance"):
        registry.effect("dance")(deed)
