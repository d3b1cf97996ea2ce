"""Whatever is wrong in a scenario is said with its line, and with what would be right."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.heroes.scenario.samples import CLASH, SOLO, changed, read, refused

from fabletop.games.heroes.own_scenarios import look_at
from fabletop.games.heroes.scenario.load.reading import TEXTS
from fabletop.kernel.errors import BrokenFile
from fabletop.speech import LANGUAGES, Speech

WIN = "- if: {captured: {whose: rival, by: player}}"
DO = "  do: [{clear_cubes: {places: [windmill]}}]"
RULE = "- {level_cap: 5}"
POOL = "  pool_per_player: {far: 1}"
FAR = "    - [F, -3, 1]"
GATE = "  gate: {tile: 1, field: TR}"
WHEN = "- at: {rounds: [4, 8]}"


def condition(said: str) -> tuple[str, str]:
    return WIN, f"- if: {said}"


def effect(said: str) -> tuple[str, str]:
    return DO, f"  do: [{said}]"


def test_the_samples_are_sound(tmp_path: Path) -> None:
    assert read(tmp_path, CLASH).id == "sample"
    assert read(tmp_path, SOLO).id == "chapter"


# What is there, what stands there instead, and what is said


FRAME = [
    ("mode: clash", "mode: brawl", "'brawl' is not a mode; there are clash, cooperative"),
    ("mode: clash", "mood: clash", "unknown key `mood` of a scenario; did you mean mode"),
    ("id: sample", "id: Sample!", "made of a-z, 0-9 and _"),
    ("players: [2, 3]", "players: [2, 7]", "a number from 1 to 4 is expected here, not '7'"),
    ("players: [2, 3]", "players: []", "somebody must play"),
    ("goal: capture", "goal: glory", "'glory' is not a goal; there are capture"),
    ("rounds: 10\n", "rounds: 17\n", "a number from 1 to 16 is expected here, not '17'"),
    ("factions: any", "factions: some", "'some' is not a choice of factions"),
    ("factions: any", "factions: [castle, dungeon]", "3 players need as many factions"),
    ("factions: any", "factions: [castle, dungeon, rampart]", "'rampart' is not a faction"),
    ("factions: any", "teams: [[0], [1]]", "only an alliance scenario has teams"),
    ("factions: any", "carry: {cards: 5}", "only a solo scenario has `carry`"),
    ("factions: any", "origin: heaven", "'heaven' is not where a scenario comes from"),
    ("factions: any", "confidence: high", "'high' is not how sure its facts are"),
    ("factions: any", f"name: {'x' * 81}", "this has 81 characters, and 1 to 80 fit here"),
    ("at_limit: most_points", "at_limit: party_wins", "are no party; use most_points or all_lose"),
    ("at_limit: most_points", "at_limit: holder_wins", "needs a `victory` with the condition flags"),
    ("at_limit: most_points", "at_limit: never", "'never' is not what happens at the end of the last"),
    ("points: [{per: stage_paid, n: 3}]", "points: [{per: beauty, n: 3}]", "something that gives points"),
    ("  for: [2]", "  for: [4]", "the scenario is not for 4 players"),
    ("  when: at_once", "  when: soon", "'soon' is not a time to look; there are at_once, round_end"),
    ("  when: at_once", "  when: at_limit", "only a victory with `at_limit: holder_wins`"),
    ("points: [{per: stage_paid, n: 3}]", "worth: {gold: 1}", "unknown key `gold` of the worth"),
    (WIN, "- of: 1", "unknown key `of` of a victory"),
]

MAP = [
    ("  lattice: b", "  lattice: c", "'c' is not a way to lay tiles; there are mixed, a, b"),
    (FAR, "    - [F, -2, 1]", "this tile lies over tile 0 at 0, 0: centres are at least 3"),
    (FAR, "    - [F, -3, 2]", "interlock by a, and the map by b: shift it, or use"),
    (FAR, "    - [F, -3, 0]", "share one edge only: shift it by a field, or add the rule"),
    ("    - [S, -5, 4]", "    - [S, -9, 9]", "cannot be reached from the first one: let them touch"),
    (FAR, "    - [F, -3]", "a tile is [what, q, r]"),
    (FAR, "    - [F, -3, far]", "a number from -60 to 60 is expected here, not 'far'"),
    (FAR, "    - [F, -3, 99]", "a number from -60 to 60 is expected here, not '99'"),
    (FAR, "    - [F12, -3, 1]", "the box has no tile 'F12'; did you mean"),
    (FAR, "    - [F3, -3, 1]", "F3 lies on the map already; the box has it once"),
    ("    2p:\n", "    4p:\n", "there is no layout '4p'; there are 2p, 3p"),
    ("face_up: {2p: [2]}", "face_up: {2p: [9]}", "a number from 0 to 4 is expected here, not '9'"),
    ("turned: {2p: {2: 4}}", "turned: {2p: {9: 4}}", "tiles are counted from 0 to 4"),
    ("turned: {2p: {2: 4}}", "turned: {2p: {1: 4}}", "only a tile with an id that lies face up is turned"),
    ("turned: {2p: {2: 4}}", "turned: {2p: {2: 6}}", "a number from 0 to 5 is expected here, not '6'"),
    ("pool_per_player: {far: 1}", "pool_per_player: {far: 3}", "3 far tiles on the map and 9 beside it are"),
    ("pool_per_player: {far: 1}", "pool_per_player: {near: 1}", "only far tiles are dealt to players"),
    ("pool_per_player: {far: 1}", "supply: {F: 2}", "only the players of a tournament lay tiles"),
    (POOL, "  pool_holds: castle", "'castle' is not a place"),
    (POOL, "  pool_holds: settlement\n  pool_per_player: {far: 2}", "must hold it, and only"),
    (POOL, "  changed: {Q1: {C: {level: 1}}}", "the box has no tile 'Q1'"),
    (POOL, "  changed: {C1: {X: {level: 1}}}", "'X' is no field of a tile; there are C, TR, R"),
    (POOL, "  changed: {C1: {C: {level: 8}}}", "a number from 0 to 7 is expected here, not '8'"),
    (POOL, "  changed: {C1: {C: {place: blocked}}}", "'blocked' is not a place"),
    (POOL, "  changed: {C1: {C: {place: mine}}}", "Mine is not printed elsewhere"),
    (POOL, "  must_lack: [{place: obelisk, at: {2p: [0]}}]", "this tile must hold Obelisk"),
    ("must_hold: [{place: obelisk,", "must_hold: [{place: oblisk,", "is not a place; did you mean obelisk?"),
    ("at: {2p: [0]}}]", "at: {2p: [0]}}, {place: mine, at: {2p: [0]}}]", "must hold another place already"),
    (GATE, "  gate: {tile: 5, field: TR}", "a number from 0 to 4"),
    (GATE, "  gate: {tile: 1, field: XX}", "'XX' is not a field of a tile"),
    (GATE, "  gate: {tile: 1}", "a tile, and either a field or a place"),
    (GATE, "  gate: {tile: 1, place: stables}", "may come without Stables"),
    (GATE, "  Gate: {tile: 1, field: TR}", "made of a-z, 0-9 and _"),
]

THINGS = [
    ("at: spot.gate", "at: spot.door", "there is no spot 'door' in `spots`; there are gate"),
    ("on_loss: dropped", "on_loss: dropped, tires: often", "true or false is expected"),
    ("carried_by: any", "carried_by: horse", "'horse' is not somebody who carries it"),
    ("on_loss: dropped", "on_loss: eaten", "'eaten' is not what a lost fight does to it"),
    ("one_per: game", "one_per: year", "'year' is not how many there are"),
    ("per_round: 1", "per_round: 3", "a number from 1 to 2 is expected here, not '3'"),
    ("stages: [{gold: 5}, {gold: 10, materials: 2}]", "stages: []", "a project has at least one stage"),
    ("stages: [{gold: 5}, ", "stages: [{}, ", "a stage needs gold, materials or valuables"),
    ("income: {gold: 15, ", "income: {gold: 12, ", "the income track of gold has 10, 15, 20"),
    ("materials: 2, valuables: 1}\n", "materials: 2, valuables: 8}\n", "the income track of valuables has 0"),
    ("materials: 2, valuables: 1}\n", "materials: 2}\n", "the key `valuables` of the income is missing"),
    ("[few_cheapest_bronze,", "[few_cheapest_iron,", "is no unit; did you mean few_cheapest"),
    (
        "[few_cheapest_bronze,",
        "['castle.griffins',",
        "needs its side: castle.griffins:few, castle.griffins:pack",
    ),
    ("[few_cheapest_bronze, pack_second_bronze]", "[]", "nobody begins without a unit"),
    ("[bronze_dwelling, citadel]", "[bronze_dwelling, mall]", "'mall' is not a building"),
    ("[bronze_dwelling, citadel]", "[silver_dwelling]", "dwellings are built in the order bronze"),
    ("[bronze_dwelling, citadel]", "[citadel, citadel]", "a building stands here twice"),
    ("  bonus: difficulty", "  bonus: lots", "'lots' is not a bonus, or a list of effects"),
    ("  bonus: difficulty", "  hero_level: 8", "a number from 1 to 7 is expected here, not '8'"),
    ("  obelisk: {once", "  own_town: {once", "`places` speaks of printed places and of spots"),
    ("  obelisk: {once", "  bakery: {once", "'bakery' is not a place"),
    ("once_per: faction", "once_per: week", "'week' is not how often; there are faction, game, visit"),
    ("do: [{experience", "guard: {easy: {gold: 1}}, do: [{experience", "key `normal` of a guard is missing"),
]

CONDITIONS = [
    (*condition("{difficulty: {at_least: gentle}}"), "'gentle' is not a difficulty; there are easy"),
    (*condition("{conquered: {whose: rival}}"), "'conquered' is not a condition"),
    (*condition("{captured: {by: player}}"), "the key `whose` of the condition captured is missing"),
    (*condition("{captured: {whose: rival, from: 3}}"), "unknown key `from` of the condition captured"),
    (*condition("{captured: {whose: foe}}"), "'foe' is nobody; there are player"),
    (*condition("{captured: {whose: seat.3}}"), "seats are seat.0 to seat.2"),
    (*condition("{captured: {whose: ai.rusk}}"), "there is no AI hero 'rusk' in `ai`; there are none"),
    (*condition("{captured: {whose: all_ai}}"), "all_ai means nobody: the scenario has no `ai`"),
    (*condition("{captured: {whose: enemy_team}}"), "only an alliance scenario has teams"),
    (*condition("{captured: {whose: party}}"), "are no party; use each_player or player"),
    (*condition("{flags: {place: windmill, by: player}}"), "nobody sets a flag on windmill; flags are set"),
    (*condition("{flags: {place: [], by: player}}"), "this names no place"),
    (*condition("{flags: {place: blocked, by: player}}"), "'blocked' is not a place"),
    (*condition("{flags: {place: dragon_utopia, by: player}}"), "Dragon Utopia is on no tile that can lie"),
    (*condition("{hero_at: {hero: main, place: ai_town, by: player}}"), "ai_town means no town"),
    (*condition("{hero_at: {hero: each, place: own_town, by: player}}"), "'each' is not a hero; there are"),
    (*condition("{token_at: {token: cap, place: own_town}}"), "'cap' is not a token in `tokens`"),
    (*condition("{project_done: {project: wall, by: player}}"), "'wall' is not a project in `projects`"),
    (*condition("{holds: {by: player}}"), "the condition holds needs gold, materials or valuables"),
    (*condition("{round: {at_least: 11}}"), "a number from 1 to 10 is expected here, not '11'"),
    (*condition("{level: {by: player, at_least: 8}}"), "a number from 1 to 7 is expected here"),
    (*condition("{lost_fight: {who: player, against: fate}}"), "'fate' is not somebody to fight"),
    (*condition("{all: []}"), "`all` needs a list of conditions"),
    (*condition("{all: [{round: {at_least: 2}}], any: []}"), "a condition has exactly one word"),
    (*condition("{not: " * 8 + "{round: {at_least: 2}}" + "}" * 8), "more than 8 deep"),
]

EFFECTS = [
    (*effect("{give: {gold: 5}}"), "'give' is not an effect"),
    (*effect("{take_aside: {card: rare}}"), "'rare' is not a card that lies apart"),
    (*effect("{pass_token: {token: horn}}"), "'horn' is not a token in `tokens`"),
    (*effect("{tribute: {materials: 2}}"), "unknown key `materials` of the effect tribute"),
    (*effect("{last_turns: {n: 2, until: 11}}"), "a number from 1 to 10 is expected here, not '11'"),
    (*effect("{gain: {silver: 5}}"), "unknown key `silver` of the effect gain"),
    (*effect("{gain: {to: player}}"), "the effect gain needs gold, materials or valuables"),
    (*effect("{gain: {gold: 5, to: any_player}}"), "an effect must know who is meant: player, each_player"),
    (*effect("{gain: {gold: 5, to: rival}}"), "an effect must know who is meant"),
    (*effect("{roll: {die: attack, dice: 1, keep: 1}}"), "'attack' is not a die"),
    (*effect("{roll: {die: treasure, dice: 1, keep: 2}}"), "a number from 1 to 1 is expected here, not '2'"),
    (*effect("{roll: {die: treasure, dice: 1}}"), "the key `keep` of the effect roll is missing"),
    (*effect("{search: {deck: astrologers, x: 2}}"), "'astrologers' is not a deck that is searched"),
    (*effect("{search: {deck: spell, x: 2, into: bin}}"), "'bin' is not where cards can go"),
    (*effect("{morale: {kind: mixed}}"), "'mixed' is not a kind of morale"),
    (*effect("{movement: {n: 1, hero: secondary}}"), "'secondary' is not a hero who moves"),
    (*effect("{reinforce: {tiers: [azure], price: free}}"), "'azure' is not a tier that can be had here"),
    (*effect("{reinforce: {tiers: [gold], price: printed}}"), "'printed' is not a price"),
    (*effect("{build: {kinds: [tavern], price: free}}"), "'tavern' is not a building"),
    (*effect("{income: {resource: wood, steps: 1}}"), "'wood' is not a resource"),
    (*effect("{reveal: {tiles: some}}"), "'some' is not a way to reveal tiles"),
    (*effect("{clear_cubes: {places: [mine]}}"), "no black cube lies on mine"),
    (*effect("{clear_cubes: {places: [own_town]}}"), "no black cube lies on a town"),
    (*effect("{unflag: {place: temple, of: each_player}}"), "nobody sets a flag on temple"),
    (*effect("{attack_town: {level: 8, on: each_player}}"), "a number from 1 to 7 is expected here"),
    (*effect("{ai_arrives: {ai: rusk}}"), "there is no AI hero 'rusk'"),
    (*effect("{end: {result: draw, for: player}}"), "'draw' is not a way to end"),
    (*effect("{choose: {one_of: [[{gain: {gold: 5}}]]}}"), "a choice is between 2 to 20 lists of effects"),
    (*effect("{choose: {one_of: [[{gain: {gold: 5}}], []]}}"), "this list of effects is empty"),
    (*effect("{join: {units: [five_dragons]}}"), "'five_dragons' is no unit"),
    (*effect("{pay: {gold: 5, else: [{lose: {}}]}}"), "'lose' is not an effect"),
]

EVENTS_AND_RULES = [
    (WHEN, "- at: {rounds: [4, 12]}", "a number from 1 to 10 is expected here, not '12'"),
    (WHEN, "- at: {rounds: [8, 4]}", "list the rounds, each once and in order"),
    (WHEN, "- at: {days: [4]}", "'days' is not a time; there are rounds, every"),
    (WHEN, "- at: {every: {from: 2}}", "the key `step` of every is missing"),
    (WHEN, "- once: true\n  at: {rounds: [4]}", "only an event with `when` happens once"),
    (WHEN, "- players: [1]\n  at: {rounds: [4]}", "the scenario is not for 1 players"),
    (RULE, "- {leval_cap: 5}", "'leval_cap' is not a rule; did you mean level_cap?"),
    (RULE, "- {sudden_death: 7}", "a number from 1 to 6 is expected here, not '7'"),
    (RULE, "- {swift_from_level: 1}", "a number from 2 to 7 is expected here, not '1'"),
    (RULE, "- {carrier: {token: cup, sanctuary: true, tall: true}}", "unknown key `tall` of the carrier"),
    (RULE, "- {walk_past: [spot.door]}", "there is no spot 'door'"),
    (RULE, "- {once_for_each: [C9]}", "'C9' is not a tile"),
    (RULE, "- level_cap", "the rule level_cap needs a value"),
    (RULE, "- {level_cap: 9}", "a number from 1 to 7 is expected here, not '9'"),
    (RULE, "- income_every_round", "the rule income_every_round stands here twice"),
    (RULE, "- {split_decks: false}", "the rule split_decks is true, or left out"),
    (RULE, "- {no_building: [bank]}", "'bank' is not a building"),
    (RULE, "- {no_skip: [volcano]}", "'volcano' is not a place"),
    (RULE, "- {gifts: never}", "'never' is not a way to give"),
    (RULE, "- {no_entering_rival_start_tiles: 12}", "a number from 2 to 11 is expected here, not '12'"),
    (RULE, "- {own_guard: {place: grail, easy: {gold: 1}}}", "the key `normal` of own_guard is missing"),
    ("token: cup, sanctuary", "token: wagon, sanctuary", "'wagon' is not a token in `tokens`"),
]


@pytest.mark.parametrize(
    ("old", "new", "what"), [*FRAME, *MAP, *THINGS, *CONDITIONS, *EFFECTS, *EVENTS_AND_RULES]
)
def test_a_mistake_is_refused_where_it_stands(tmp_path: Path, old: str, new: str, what: str) -> None:
    # of two tiles that are one the second is refused
    assert what in refused(tmp_path, CLASH, old, new, 1 if what.startswith("F3 lies") else 0)


ONE_GOLD = "easy: {gold: 1}, normal: {gold: 1}, hard: {gold: 1}, impossible: {gold: 1}"
SOLO_MISTAKES = [
    ("faction: castle\nheroes", "faction: rampart\nheroes", "'rampart' is not a faction"),
    ("[castle.catherine]", "[dungeon.mutare]", "'dungeon.mutare' is not a hero of the faction"),
    ("[castle.catherine]", "[]", "name at least one hero of the faction"),
    ("seat_tiles: {1p: [0]}", "seat_tiles: {1p: [1]}", "a seat has a starting tile"),
    ("  faction: necropolis", "  faction: neutral", "'neutral' is not a faction"),
    ("  level: 3", "  level: 9", "a number from 1 to 7"),
    ("'necropolis.skeletons:pack',", "few_cheapest_bronze,", "units of an AI hero are named one by one"),
    ("['necropolis.skeletons:pack', 'necropolis.zombies:few']", "[]", "an AI hero has one to 5 units"),
    ("might: 3, magic", "might: 13, magic", "a number from 0 to 12"),
    ("magic: 1, skill: 1}", "magic: 1}", "skill cards and `skill` go together"),
    ("[curse]", "[hex]", "'hex' is not a spell"),
    (
        "  deck: {might: 3, magic: 1, skill: 1}\n  spells: [curse]",
        "  deck: {magic: 1, skill: 1}",
        "need `spells`",
    ),
    ("skill: armorer", "skill: cooking", "'cooking' is not a skill of an AI hero"),
    ("{tile: 2, field: C}", "{tile: 7, field: C}", "a number from 0 to 2"),
    ("{plan: to_goal, goal: own_town,", "{plan: to_goal,", "need a `goal`, and no other plan"),
    ("{plan: to_goal, goal: own_town,", "{plan: wander,", "the plans to_goal and wander need a `goal`"),
    (
        "  skill: armorer",
        f"  drawn: {{{ONE_GOLD}}}\n  skill: armorer",
        "these neutral units have only 0 cards of this tier: gold",
    ),
    ("{plan: to_goal, goal", "{plan: dance, goal", "'dance' is not a plan"),
    ("from_round: 3", "from_round: 10", "a number from 1 to 9"),
    ("  when_beaten: home\n  town: 2", "  when_beaten: home", "it cannot come home without a `town`"),
    ("  town: 2", "  town: 1", "the number of a starting tile in the layout"),
    ("who: ai.rider", "who: ai.raider", "no AI hero 'raider' in `ai`; did you mean rider?"),
    ("who: ai.rider", "who: rival", "nobody has a rival in a solo scenario; use ai.<id>"),
    ("goal: own_town", "goal: enemy_town", "there is no enemy player here; use ai_town"),
    ("units: none", "units: some", "'some' is not what is kept of the army"),
    ("resources: half", "resources: most", "'most' is not what is kept of the treasury"),
    ("order: 1", "order: 0", "a number from 1 to 99"),
]


@pytest.mark.parametrize(("old", "new", "what"), SOLO_MISTAKES)
def test_a_mistake_in_a_chapter(tmp_path: Path, old: str, new: str, what: str) -> None:
    assert what in refused(tmp_path, SOLO, old, new)


DRAGONS = (
    "easy: {gold: 1}, normal: {gold: 1}, hard: {gold: 1}, impossible: {gold: 2}, "
    "units: ['neutral.black_dragons:few']"
)
GUARD = "easy: {gold: 1}, normal: {gold: 1}, hard: {gold: 1}, impossible: {gold: 6}"


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        (RULE, f"- {{own_guard: {{place: grail, {GUARD}}}}}", "a number from 0 to 5"),
        (RULE, f"- {{own_guard: {{place: grail, {DRAGONS}}}}}", "only 1 cards of this tier: gold"),
        (RULE, f"- {{own_guard: {{place: grail, {GUARD.replace('6', '0')}}}}}", "one to 5 cards"),
        (
            "do: [{experience",
            f"guard: {{{GUARD.replace('gold: 6', 'iron: 1')}}}, do: [{{experience",
            "unknown key `iron` of the guard at impossible",
        ),
    ],
)
def test_a_guard_has_one_to_five_cards(tmp_path: Path, old: str, new: str, what: str) -> None:
    assert what in refused(tmp_path, CLASH, old, new)


def without_marks(text: str) -> str:
    """The map with nothing but its tiles."""
    for line in ("face_up: {2p: [2]}", "turned: {2p: {2: 4}}", "pool_per_player: {far: 1}"):
        text = changed(text, f"  {line}\n", "")
    return text


@pytest.mark.parametrize(
    ("old", "new", "below", "what"),
    [
        ("    - [S, 5, -4]\n    3p", "    3p", -5, "has 1 starting tiles of players, and 2 play"),
        (
            "    - [C2, 0, 0]",
            "    - [C, 6, -2]\n    - [C, 0, 0]\n    - [C, 6, 3]",
            0,
            "3 center tiles on the map",
        ),
        ("    - [N, 0, 0]", "    - [F1, 0, 0]", 0, "F1 must hold Obelisk, and does not"),
    ],
)
def test_a_layout_that_the_box_cannot_lay(tmp_path: Path, old: str, new: str, below: int, what: str) -> None:
    assert what in refused(tmp_path, without_marks(CLASH), old, new, below)


def test_two_ai_heroes_have_two_names(tmp_path: Path) -> None:
    one = SOLO[SOLO.index("- id: rider") : SOLO.index("victory:")]
    assert "two AI heroes 'rider'" in refused(tmp_path, SOLO, one, one + one, one.count("\n"))


def test_somebody_can_win(tmp_path: Path) -> None:
    old = "victory:\n- if: {beaten: {who: ai.rider, by: party}}"
    assert "nobody can ever win: name a `victory`" in refused(tmp_path, SOLO, old, "victory: []", 1)


def test_a_solo_chapter_needs_its_hero(tmp_path: Path) -> None:
    with pytest.raises(BrokenFile, match="line 1: the key `heroes` of a scenario is missing"):
        read(tmp_path, changed(SOLO, "heroes: [castle.catherine]\n", ""))


def test_an_alliance_has_two_teams(tmp_path: Path) -> None:
    text = changed(CLASH, "mode: clash", "mode: alliance")
    with pytest.raises(BrokenFile, match="line 1: the key `teams` is missing"):
        read(tmp_path, text)
    for teams, what in (
        ("[[0], [1]]", "each of the seats 0 to 2"),
        ("[[0], [1], [2]]", "there are two teams of two"),
        ("[[0, 1], [2]]", "there are two teams of two"),
    ):
        with pytest.raises(BrokenFile, match=what):
            read(tmp_path, text + f"teams: {teams}\n")


def test_more_than_three_players_share_factions(tmp_path: Path) -> None:
    text = changed(CLASH, "players: [2, 3]", "players: [2, 3, 4]")
    with pytest.raises(BrokenFile, match="line 5: the box has 3 factions: 4 players need any_repeated"):
        read(tmp_path, text)


def test_a_layout_for_each_number_of_players(tmp_path: Path) -> None:
    text = CLASH[: CLASH.index("    3p:")] + CLASH[CLASH.index("  must_hold") :]
    with pytest.raises(BrokenFile, match="line 9: the layout 3p is missing"):
        read(tmp_path, text)


def test_only_so_many_tiles_carry_a_place(tmp_path: Path) -> None:
    """Three near tiles have an obelisk, and one of them lies on the map. [heroes.tile.080]"""
    near = "- [N3, 0, 0]\n    - [N, 1, 2]\n    - [N, -1, -2]\n    - [N, 4, 1]"
    text = changed(without_marks(CLASH), "- [N, 0, 0]", near)
    text = changed(text, "at: {2p: [0]}", "at: {2p: [0, 1, 2, 3]}")
    with pytest.raises(BrokenFile, match="line 14: only 2 near tiles that are left in the box hold Obelisk"):
        read(tmp_path, text)


def test_straight_tiles_need_open_edges(tmp_path: Path) -> None:
    text = changed(changed(CLASH, "- [F, -3, 1]", "- [F, -3, 0]"), "[S, -5, 4]", "[S, -6, 1]")
    with pytest.raises(BrokenFile, match="line 12: this tile and tile 0 lie straight beside each other"):
        read(tmp_path, text)
    assert read(tmp_path, changed(text, "- income_every_round", "- ignore_closed_edges"))


def test_effects_have_an_end(tmp_path: Path) -> None:
    deep = "{gain: {gold: 1}}"
    for _ in range(6):
        deep = f"{{pay: {{gold: 1, else: [{deep}]}}}}"
    assert "more than 6 deep" in refused(tmp_path, CLASH, *effect(deep))
    many = ", ".join(["{gain: {gold: 1}}"] * 301)
    assert "at most 300 effects" in refused(tmp_path, CLASH, *effect(many))


def test_only_so_many_tiles_lack_a_place(tmp_path: Path) -> None:
    """Two tiles of the middle are in the box, one of them without a grail; both tiles without a town are."""
    text = changed(CLASH, "- [F, 3, -1]", "- [C1, 3, -1]")
    lacks = "  must_lack: [{place: dragon_utopia, at: {3p: [1]}}]\n  face_up"
    with pytest.raises(BrokenFile, match="C1 must lack Dragon Utopia, and does not"):
        read(tmp_path, changed(text, "  face_up", lacks))
    text = changed(CLASH, "- [C2, 0, 0]", "- [C, 0, 0]")
    text = changed(text, "- [F, 3, -1]", "- [C, 3, -1]")
    lacks = "  must_lack: [{place: grail, at: {3p: [0, 1]}}]\n  face_up"
    with pytest.raises(BrokenFile, match="only 1 center tiles that are left in the box lack Grail"):
        read(tmp_path, changed(text, "  face_up", lacks))


# tournaments

CUP = f"""\
id: cup
mode: tournament
players: [2]
goal: points
rounds: 9
map:
  lattice: b
  layouts: {{center: [[C1, 0, 0]]}}
  supply: {{S: 2, N: 4, F: 4}}
{CLASH[CLASH.index("start:") : CLASH.index("victory:")]}
victory: []
at_limit: most_points
"""


@pytest.mark.parametrize(
    ("old", "new", "below", "said"),
    [
        ("players: [2]", "players: [2, 3]", 0, "a tournament is for two"),
        ("victory: []", "ai: []\nvictory: []", 0, "a tournament has no AI heroes"),
        ("at_limit: most_points", "at_limit: all_lose", 0, "points decide a tournament"),
        ("  lattice: b", "  lattice: b\n  face_up: {center: [0]}", 1, "lay and turn all tiles"),
        ("{S: 2, N: 4, F: 4}", "{N: 4, F: 4}", 0, "a starting tile for each player"),
        ("{S: 2, N: 4, F: 4}", "{S: 2, N: 4, C: 1}", 0, "no centre tile, as in {S: 2, N: 4, F: 4}"),
        ("[[C1, 0, 0]]", "[[N, 0, 0], [N, 3, -1]]", 1, "2 near tiles of the supply must hold an obelisk"),
    ],
)
def test_what_a_tournament_cannot_be(tmp_path: Path, old: str, new: str, below: int, said: str) -> None:
    assert said in refused(tmp_path, CUP, old, new, below)


@pytest.mark.parametrize(
    ("old", "new", "what"), [*FRAME, *MAP, *THINGS, *CONDITIONS, *EFFECTS, *EVENTS_AND_RULES]
)
def test_a_mistake_is_told_in_every_language(old: str, new: str, what: str) -> None:
    """Whoever makes a scenario in the browser reads the checker in the language that is spoken there."""
    mistakes = look_at(changed(CLASH, old, new)).mistakes
    assert mistakes
    for one in mistakes:
        assert one.said is not None, one.text
        told = [Speech(language, TEXTS).phrase(one.said) for language in LANGUAGES]
        assert len(set(told)) == len(LANGUAGES), told
        assert not any("mistake-" in text for text in told)


@pytest.mark.parametrize(
    "text", ["", "{" * 50, "a: &a 1", "a: *a", "a: !b 1", "[1", "x" * 65_537, "- 1", "a: 1\na: 2"]
)
def test_what_is_no_scenario_is_told_in_every_language(text: str) -> None:
    [one] = look_at(text).mistakes
    assert one.said is not None
    assert len({Speech(language, TEXTS).phrase(one.said) for language in LANGUAGES}) == len(LANGUAGES)
