"""What the box holds is all there, and a broken content file is refused with its name and the place in it."""

from __future__ import annotations

import shutil
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from fabletop.games.heroes.cards.registry import ANY_TIME, BEFORE_GUARDS, BLOW, CASTING, ON_MAP, START, TURN
from fabletop.games.heroes.defs import (
    BRONZE,
    CASTLE,
    DUNGEON,
    EXPERT,
    FACTIONS,
    FLYING,
    INSTANT,
    KINDS,
    NECROPOLIS,
    NEUTRAL,
    NONE,
    POWERS,
    RARITIES,
    SCHOOLS,
    SPECIALTY,
    SPELL,
    TIERS,
    CardDef,
    Face,
    Powers,
    UnitDef,
    Use,
)
from fabletop.games.heroes.inventory import COMBAT, ON_THE_MAP, states, summary
from fabletop.games.heroes.load import FOLDER, Counts, RulesRecord, content, read_content, read_rules
from fabletop.games.heroes.rules import OPTIONAL, Rules
from fabletop.kernel.errors import BrokenFile
from fabletop.testing import rule

UNIT = """
- id: castle.a_unit
  faction: castle
  tier: bronze
  type: ground
  few: {attack: 1, defence: 0, health: 2, initiative: 3, gold: 1}
  pack: {attack: 2, defence: 0, health: 2, initiative: 3, gold: 1, powers: {tireless: 1}}
  from: {rest: original}
  icon: meeple
"""
CARD = """
- id: a_card
  kind: ability
  copies: 1
  uses:
    - {timing: instant, does: [{draw: 1}]}
  from: {rest: original}
  icon: meeple
"""
SPELL_CARD = """
- id: a_spell
  kind: spell
  school: air
  level: basic
  copies: 1
  power: [0, 1, 2]
  uses:
    - {timing: activation, does: [{paralyse: [1, 2, 3]}]}
  from: {rest: original}
  icon: meeple
"""
SPECIALTY_CARD = """
- id: a_specialty
  kind: specialty
  copies: 1
  cover: {attack: 1, defence: 1, health: 1, initiative: 1}
  covers: skeletons
  uses:
    - {timing: ongoing, does: [{cover: 1}]}
  from: {rest: original}
  icon: meeple
"""
HERO = """
- id: a_hero
  faction: castle
  kind: might
  statistics: {attack: 3, defence: 1, power: 1, knowledge: 1}
  arrows: 1
  ability: estates
  specialties: [her_1, her_4, her_6]
  from: {rest: original}
  icon: meeple
"""
AI_CARD = """
- id: an_ai_card
  kind: might
  word: attack
  strengths: {easy: 0, normal: 1, hard: 1, impossible: 2}
  returns: [hard]
  from: {rest: original}
  icon: meeple
"""


def unit(id: str) -> UnitDef:
    return content().units[content().unit_by_id[id]]


def card(id: str) -> CardDef:
    return content().cards[content().card_by_id[id]]


def told(use: Use) -> list[tuple[str, tuple[int, ...]]]:
    return [(effect.word, effect.amounts) for effect in use.does]


def figures(face: Face) -> tuple[int, ...]:
    return face.attack, face.defence, face.health, face.initiative, face.gold, face.valuables


def powers(face: Face) -> dict[str, int]:
    return {word: getattr(face.powers, word) for word in POWERS if getattr(face.powers, word)}


def fields(thing: object) -> list[str]:
    """The names of its fields, compiled or not."""
    return [name for name in dir(thing) if not name.startswith("_")]


def switches(rules: Rules) -> dict[str, object]:
    return {name: getattr(rules, name) for name in fields(rules)}


# -- what the box holds ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "designs", "copies"),
    [
        ("statistic", 4, 24),
        ("ability", 15, 30),
        ("spell", 21, 46),
        ("artifact", 32, 32),
        ("specialty", 18, 18),
    ],
)
@rule("heroes.overview.140", "heroes.overview.150", "heroes.overview.170", "heroes.overview.180")
def test_the_box_holds_so_many_cards(kind: str, designs: int, copies: int) -> None:
    found = [card for card in content().cards if KINDS[card.kind] == kind]
    assert (len(found), sum(card.copies for card in found)) == (designs, copies)


@rule("heroes.overview.130", "heroes.unit.010")
def test_each_faction_has_seven_units_with_two_faces() -> None:
    found = [unit for unit in content().units if unit.faction < NEUTRAL]
    assert Counter(FACTIONS[unit.faction] for unit in found) == {"castle": 7, "dungeon": 7, "necropolis": 7}
    assert all((len(unit.faces), unit.copies) == (2, 1) for unit in found)


@rule("heroes.overview.160", "heroes.neutral.010")
def test_there_are_41_neutral_units_with_one_face() -> None:
    found = [unit for unit in content().units if unit.faction == NEUTRAL]
    assert len(found) == 34
    assert all(len(unit.faces) == 1 for unit in found)
    tiers: Counter[str] = Counter()
    for unit in found:
        tiers[TIERS[unit.tier]] += unit.copies
    assert tiers == {"bronze": 14, "silver": 11, "gold": 12, "azure": 4}


def test_there_are_enough_guards_for_every_field() -> None:
    decks = [0, 0, 0, 0]
    for unit in content().units:
        if unit.faction == NEUTRAL:
            decks[unit.tier - BRONZE] += unit.copies
    for row in content().guards:
        assert all(n <= deck for counts in row for n, deck in zip(counts, decks, strict=True))


@rule("heroes.deck.010", "heroes.deck.020")
def test_starting_decks_have_nine_cards() -> None:
    for hero in content().heroes:
        assert sum(hero.statistics) == (5 if hero.magic else 6)
        assert hero.arrows == (2 if hero.magic else 1)
        assert sum(hero.statistics) + hero.arrows + 1 + 1 == 9


@rule("heroes.overview.070")
def test_each_faction_has_a_hero_of_might_and_one_of_magic() -> None:
    found = {(hero.faction, hero.magic) for hero in content().heroes}
    assert found == {(f, magic) for f in (CASTLE, DUNGEON, NECROPOLIS) for magic in (False, True)}
    assert len(content().heroes) == 6


def test_each_specialty_belongs_to_a_hero() -> None:
    for hero in content().heroes:
        found = [content().cards[index] for index in hero.specialties]
        assert [(card.hero, card.hero_level) for card in found] == [(hero.index, n) for n in (1, 4, 6)]
    assert all((card.hero != NONE) == (card.kind == SPECIALTY) for card in content().cards)


def test_statistic_cards_suffice_for_three_players() -> None:
    for index, id in enumerate(("attack", "defence", "power", "knowledge")):
        most = [
            max(hero.statistics[index] for hero in content().heroes if hero.faction == faction)
            for faction in (CASTLE, DUNGEON, NECROPOLIS)
        ]
        assert card(id).copies == sum(most)


def test_everything_printed_is_published_but_how_many_there_are_of_it() -> None:
    for id, source in content().sources.items():
        assert source.rest == "published", id
        assert set(source.inferred) <= {"copies", "timing", "tier"}, id


# -- samples -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("id", "face", "expected", "has"),
    [
        ("castle.halberdiers", 0, (2, 1, 2, 4, 2, 0), {}),
        ("castle.halberdiers", 1, (3, 1, 2, 5, 3, 0), {"brace": 1}),
        ("castle.griffins", 1, (3, 0, 4, 9, 6, 0), {"tireless": 1}),
        ("castle.archangels", 0, (6, 3, 8, 12, 20, 1), {"draws_at_start": 1}),
        ("castle.archangels", 1, (7, 3, 10, 18, 30, 2), {"guardian": 1}),
        ("dungeon.harpies", 0, (2, 0, 3, 6, 3, 0), {"returns": 1}),
        ("dungeon.harpies", 1, (3, 0, 3, 9, 5, 0), {"returns": 1, "unanswered": 1}),
        ("dungeon.medusas", 1, (4, 1, 4, 6, 12, 0), {"no_melee_penalty": 1, "petrifies": 1}),
        ("necropolis.zombies", 0, (2, 1, 3, 3, 3, 0), {"hardy": 1}),
        ("necropolis.zombies", 1, (2, 1, 3, 4, 4, 0), {"hardy": 2}),
        ("necropolis.vampires", 1, (5, 1, 4, 9, 12, 0), {"unanswered": 1, "drains": 2}),
        ("necropolis.dread_knights", 0, (5, 2, 7, 7, 12, 0), {"dread": 1}),
        ("neutral.rogues", 0, (2, 1, 3, 6, 5, 0), {"peeks": 1}),
        ("neutral.mummies", 0, (3, 1, 4, 5, 8, 0), {"dieless": 1, "withers": 1}),
        ("neutral.azure_dragons", 0, (8, 3, 10, 19, 45, 2), {"paralyses_on_minus": 1, "spellproof": 1}),
    ],
)
def test_a_unit_is_as_printed(id: str, face: int, expected: tuple[int, ...], has: dict[str, int]) -> None:
    assert figures(unit(id).faces[face]) == expected
    assert powers(unit(id).faces[face]) == has


def test_a_unit_answers_to_its_name() -> None:
    assert unit("castle.griffins").type == FLYING
    assert unit("dungeon.black_dragons").is_called("dragons")
    assert unit("neutral.azure_dragons").is_called("dragons")
    assert not unit("neutral.harpies").is_called("dragons")


@pytest.mark.parametrize(
    ("id", "expected"),
    [
        ("attack", [[("attack", (1,))], [("attack", (2,))]]),
        ("leadership", [[("morale", (1,))], [("draw", (2,)), ("morale", (1,))]]),
        ("magic_arrow", [[("damage", (1, 2, 3))], [("power", (1,))]]),
        ("bless", [[("bless", (0, 1, 2))], [("power", (1,))]]),
        ("ogres_club_of_havoc", [[("discard", (1,)), ("attack", (2,))], [("attack", (1,))]]),
        ("titans_cuirass", [[("discard", (1,)), ("power", (4,))], [("power", (2,))]]),
        ("rion_6", [[("heal_or_free", (2,)), ("draw", (2,)), ("discard_after", (1,))]]),
        ("alamar_6", [[("save", (2, 3))]]),
    ],
)
def test_a_card_does_what_it_says(id: str, expected: list[list[tuple[str, tuple[int, ...]]]]) -> None:
    assert [told(use) for use in card(id).uses] == expected


def test_every_spell_may_be_given_up_for_power() -> None:
    for spell in content().cards:
        if spell.kind == SPELL:
            last = spell.uses[-1]
            assert (last.timing, last.expert, told(last)) == (INSTANT, False, [("power", (1,))])
            assert len(spell.uses) == 2


def test_the_expert_side_is_the_second_one() -> None:
    for id in ("knowledge", "tactics", "resistance"):
        assert [use.expert for use in card(id).uses] == [False, True]


def test_what_else_is_printed_on_cards() -> None:
    assert SCHOOLS[card("magic_arrow").school] == "any"
    assert (card("chain_lightning").level, card("chain_lightning").power) == (EXPERT, (0, 2, 4))
    assert card("alamar_1").power == (1, 2, 4)
    assert RARITIES[card("angel_wings").rarity] == "relic"
    assert (card("necromancy").faction, card("wisdom").faction) == (NECROPOLIS, NONE)
    assert card("mutare_4").double_for == "dragons"
    legion, horde = card("sandro_6"), card("sandro_4")
    assert legion.cover is not None
    assert figures(legion.cover) == (4, 1, 2, 6, 0, 0)
    assert (legion.covers, legion.covers_few) == ("skeletons", True)
    assert (horde.covers, horde.covers_few) == ("zombies", False)


@pytest.mark.parametrize(
    ("id", "use", "windows", "asks"),
    [
        ("attack", 0, BLOW, BLOW),
        ("armor_of_wonder", 0, ANY_TIME | BLOW | ON_MAP, TURN | BLOW),
        ("ogres_club_of_havoc", 0, BLOW, BLOW),
        ("magic_arrow", 0, TURN, TURN),
        ("magic_arrow", 1, CASTING, CASTING),
        ("tactics", 0, START, START),
        ("tactics", 1, TURN, TURN),
        ("town_portal", 0, ON_MAP, ON_MAP),
        ("diplomacy", 1, BEFORE_GUARDS, BEFORE_GUARDS),
        ("endless_bag_of_gold", 1, ANY_TIME | ON_MAP, TURN),
    ],
)
def test_a_use_has_the_moments_of_its_words(id: str, use: int, windows: int, asks: int) -> None:
    found = card(id).uses[use]
    assert (found.windows, found.asks) == (windows, asks)


def test_a_hero_is_as_printed() -> None:
    alamar = content().heroes[content().hero_by_id["alamar"]]
    assert (alamar.faction, alamar.magic, alamar.statistics) == (DUNGEON, True, (0, 0, 3, 2))
    assert content().cards[alamar.ability].id == "wisdom"


def test_ai_cards_grow_with_the_difficulty() -> None:
    found = {card.id: card for card in content().ai_cards}
    assert len(found) == 8
    assert found["attack_a"].strengths == (0, 1, 1, 2)
    assert found["spell_b"].strengths == (0, 1, 2, 3)
    assert (found["skill_b"].strengths, found["skill_b"].returns) == ((1, 1, 1, 2), 0b0110)
    assert [card.kind for card in content().ai_cards] == ["might"] * 4 + ["magic"] * 2 + ["skill"] * 2
    for card in content().ai_cards:
        assert list(card.strengths) == sorted(card.strengths)


@pytest.mark.parametrize(
    ("level", "easy", "normal", "hard", "impossible"),
    [
        (0, (0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0)),
        (1, (1, 0, 0, 0), (1, 0, 0, 0), (2, 0, 0, 0), (3, 0, 0, 0)),
        (2, (2, 0, 0, 0), (2, 0, 0, 0), (3, 0, 0, 0), (2, 1, 0, 0)),
        (3, (1, 1, 0, 0), (2, 1, 0, 0), (1, 2, 0, 0), (0, 3, 0, 0)),
        (4, (2, 1, 0, 0), (1, 2, 0, 0), (0, 3, 0, 0), (0, 2, 1, 0)),
        (5, (2, 1, 1, 0), (1, 2, 1, 0), (0, 2, 2, 0), (0, 1, 3, 0)),
        (6, (2, 2, 1, 0), (1, 2, 2, 0), (0, 2, 3, 0), (0, 1, 4, 0)),
        (7, (0, 0, 0, 1), (0, 0, 0, 2), (0, 0, 1, 2), (0, 0, 2, 2)),
    ],
)
@rule(
    "heroes.difficulty.030",
    "heroes.difficulty.040",
    "heroes.difficulty.050",
    "heroes.difficulty.060",
    "heroes.difficulty.070",
    "heroes.difficulty.080",
    "heroes.difficulty.090",
)
def test_guards_of_a_field(
    level: int, easy: Counts, normal: Counts, hard: Counts, impossible: Counts
) -> None:
    assert content().guards[level] == (easy, normal, hard, impossible)
    assert len(content().guards) == 8


# -- which of it is played in combat -----------------------------------------------------------------------


def test_every_use_and_power_has_a_state() -> None:
    found = states(content())
    assert {state.state for state in found} == {COMBAT, ON_THE_MAP}
    lines = [str(state) for state in found]
    assert "leadership: expert instant draw 2, morale 1: combat" in lines
    assert "town_portal: map town_portal 0/1/2: map" in lines
    assert "castle.griffins: pack tireless 1: combat" in lines
    assert "neutral.peasants: few income_gold 3: map" in lines


def test_the_summary_counts_them() -> None:
    assert summary(content()) == (
        "165 card uses: 150 in combat, 15 on the map alone; 77 unit powers: 72 in combat, 5 on the map alone"
    )


# -- what is refused ---------------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the content to be bent."""
    shutil.copytree(FOLDER, tmp_path / "content")
    return tmp_path / "content"


def add(path: Path, record: str) -> int:
    """Append a record to a file; the line it starts on."""
    text = path.read_text(encoding="utf-8").rstrip("\n")
    path.write_text(f"{text}{record}", encoding="utf-8")
    return text.count("\n") + 2


def add_specialties(folder: Path) -> None:
    """Specialties for another hero."""
    for level in (1, 4, 6):
        add(folder / "cards" / "specialties.yaml", SPECIALTY_CARD.replace("a_specialty", f"her_{level}"))


def refusal(folder: Path, path: Path) -> BrokenFile:
    """What is said about the one file that is broken."""
    with pytest.raises(BrokenFile) as said:
        read_content(folder)
    assert said.value.path == str(path)
    return said.value


def test_every_power_is_a_field_of_powers() -> None:
    assert set(fields(Powers())) == set(POWERS)


def test_a_copy_of_the_content_reads_as_the_content(folder: Path) -> None:
    assert read_content(folder).fingerprint == content().fingerprint


def test_good_records_can_be_added(folder: Path) -> None:
    """So that what is refused below is refused for its one mistake."""
    add(folder / "units.yaml", UNIT)
    add(folder / "cards" / "abilities.yaml", CARD)
    add(folder / "cards" / "spells.yaml", SPELL_CARD)
    add(folder / "cards" / "specialties.yaml", SPECIALTY_CARD)
    add_specialties(folder)
    add(folder / "heroes.yaml", HERO)
    add(folder / "ai_cards.yaml", AI_CARD)
    read = read_content(folder)
    assert "castle.a_unit" in read.unit_by_id
    assert {"a_card", "a_spell", "a_specialty", "her_4"} <= set(read.card_by_id)
    assert "a_hero" in read.hero_by_id
    assert read.ai_cards[-1].id == "an_ai_card"
    assert read.fingerprint != content().fingerprint


@pytest.mark.parametrize(
    ("file", "good", "old", "new", "line", "what"),
    [
        # units
        ("units", UNIT, "tireless: 1", "sings: 1", 0, "'sings' is not a power; there are heals, saps,"),
        ("units", UNIT, "tireless: 1", "tireless: 0", 0, "tireless needs a number of at least 1, not 0"),
        ("units", UNIT, "tireless: 1", "tireless: true", 5, "Expected `int`, got `bool`"),
        ("units", UNIT, "type: ground", "type: ground\n  colour: red", 4, "unknown field `colour`"),
        ("units", UNIT, "type: ground", "type: wheeled", 0, "'wheeled' is not a type of unit; there are gro"),
        ("units", UNIT, "tier: bronze", "tier: tin", 0, "'tin' is not a tier; there are bronze, silver,"),
        ("units", UNIT, "tier: bronze", "tier: ''", 0, "'' is not a tier; there are bronze, silver,"),
        ("units", UNIT, "faction: castle", "faction: tower", 0, "'tower' is not a faction; there are cas"),
        ("units", UNIT, "faction: castle", "faction: dungeon", 0, "so its id starts with it"),
        ("units", UNIT, "health: 2", "health: 0", 0, "a unit needs health"),
        ("units", UNIT, "type: ground", "type: ground\n  copies: 0", 0, "castle.a_unit has no copies"),
        ("units", UNIT, "  pack: {attack: 2, defence: 0, health: 2, initiative: 3, gold: 1, powers: "
                        "{tireless: 1}}\n", "", 0, "castle.a_unit needs a pack"),
        # cards
        ("cards/abilities", CARD, "draw: 1", "dance: 1", 0, "'dance' is not a word for an effect; there are"),
        ("cards/abilities", CARD, "draw: 1", "draw: many", 4, "Expected `int | array`, got `str`"),
        ("cards/abilities", CARD, "draw: 1", "draw: [1, 2]", 0, "draw needs one number"),
        ("cards/abilities", CARD, "draw: 1", "discard: 1", 0, "there is no moment for this use"),
        ("cards/abilities", CARD, "kind: ability", "kind: hat", 0, "'hat' is not a kind of card; there are"),
        ("cards/abilities", CARD, "timing: instant", "timing: slow", 0, "'slow' is not a timing; there are"),
        ("cards/abilities", CARD, "timing: instant", "timing: map, place: here", 4, "unknown field `place`"),
        ("cards/abilities", CARD, "copies: 1", "copies: 0", 0, "a_card has no copies"),
        ("cards/abilities", CARD, "uses:\n    - {timing: instant, does: [{draw: 1}]}", "uses: []", 0,
         "a_card has no uses"),
        ("cards/abilities", CARD, "copies: 1", "copies: 1\n  power: [0]", 0, "power does not make stronger"),
        ("cards/abilities", CARD, "copies: 1", "copies: 1\n  school: air", 0, "a school and a level if it"),
        ("cards/abilities", CARD, "copies: 1", "copies: 1\n  rarity: relic", 0, "a_card needs a rarity if"),
        ("cards/abilities", CARD, "kind: ability", "kind: artifact", 0, "a_card needs a rarity if"),
        ("cards/abilities", CARD, "copies: 1", "copies: 1\n  faction: tower", 0, "'tower' is not a faction"),
        ("cards/spells", SPELL_CARD, "school: air", "school: love", 0, "'love' is not a school of magic"),
        ("cards/spells", SPELL_CARD, "  level: basic\n", "", 0, "a_spell needs a school and a level"),
        ("cards/spells", SPELL_CARD, "[0, 1, 2]", "[0, 1]", 0, "paralyse needs 2 numbers, one for each str"),
        ("cards/spells", SPELL_CARD, "[0, 1, 2]", "[0, 2, 1]", 0, "a_spell needs rising power"),
        ("cards/spells", SPELL_CARD, "[1, 2, 3]", "1", 0, "paralyse needs 3 numbers, one for each strength"),
        ("cards/spells", SPELL_CARD, "[1, 2, 3]", "[0, 1, 2]", 0, "paralyse needs tiers from 1 to 4"),
        ("cards/spells", SPELL_CARD, "  power: [0, 1, 2]\n  uses:\n    - {timing: activation, "
         "does: [{paralyse: [1, 2, 3]}]}", "  uses:\n    - {timing: activation, does: [{damage: 1}]}", 0,
         "a_spell is a spell without power"),
        ("cards/specialties", SPECIALTY_CARD, "covers: skeletons", "covers: tables", 0, "called 'tables'"),
        ("cards/specialties", SPECIALTY_CARD, "  covers: skeletons\n", "", 0, "the numbers of its cover and"),
        ("cards/specialties", SPECIALTY_CARD, "{cover: 1}", "{draw: 1}", 0, "needs the word cover"),
        ("cards/specialties", SPECIALTY_CARD, "copies: 1", "copies: 1\n  double_for: tables", 0,
         "there is no unit called 'tables'"),
        # AI cards
        ("ai_cards", AI_CARD, "kind: might", "kind: mighty", 0, "'mighty' is not a kind of AI card"),
        ("ai_cards", AI_CARD, "word: attack", "word: hug", 0, "'hug' is not a word of an AI card"),
        ("ai_cards", AI_CARD, "easy: 0, ", "", 0, "an_ai_card needs a strength for each of easy, normal,"),
        ("ai_cards", AI_CARD, "[hard]", "[expert]", 0, "'expert' is not a difficulty; there are easy,"),
        # the same id twice, also in different files
        ("units", UNIT, "castle.a_unit", "castle.griffins", 0, "there are two records 'castle.griffins'"),
        ("cards/abilities", CARD, "a_card", "archery", 0, "there are two records 'archery'"),
        ("cards/spells", SPELL_CARD, "a_spell", "archery", 0, "there are two records 'archery'"),
    ],
)  # fmt: skip
def test_a_broken_record_is_refused(
    folder: Path, file: str, good: str, old: str, new: str, line: int, what: str
) -> None:
    assert old in good
    path = folder / f"{file}.yaml"
    starts = add(path, good.replace(old, new, 1))
    said = refusal(folder, path)
    assert what in said.what
    assert said.place == f"line {starts + line}"


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ("faction: castle", "faction: neutral", "'neutral' is not a faction; there are castle, dungeon,"),
        ("kind: might", "kind: mind", "'mind' is not a kind of hero; there are might, magic"),
        ("arrows: 1", "arrows: 2", "a_hero starts with 10 cards, not with 9"),
        ("ability: estates", "ability: cooking", "there is no ability card 'cooking'"),
        ("ability: estates", "ability: haste", "there is no ability card 'haste'"),
        ("her_1, her_4, her_6", "her_1, her_4", "a_hero needs 3 specialties"),
        ("her_1", "rion_1", "rion_1 is a specialty of somebody already"),
        ("a_hero", "rion", "there are two records 'rion'"),
    ],
)
def test_a_broken_hero_is_refused(folder: Path, old: str, new: str, what: str) -> None:
    assert old in HERO
    add_specialties(folder)
    path = folder / "heroes.yaml"
    starts = add(path, HERO.replace(old, new, 1))
    said = refusal(folder, path)
    assert what in said.what
    assert said.place == f"line {starts}"


@pytest.mark.parametrize(
    ("old", "new", "line", "what"),
    [
        ("level: 2", "level: 3", 7, "level 2 is expected here, not 3"),
        ("easy: {bronze: 1}", "easy: {tin: 1}", 1, "'tin' is not a tier; there are bronze,"),
    ],
)
def test_a_broken_table_of_guards_is_refused(folder: Path, old: str, new: str, line: int, what: str) -> None:
    path = folder / "guards.yaml"
    text = path.read_text(encoding="utf-8")
    first = text[: text.index("- level: 1")].count("\n")
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    said = refusal(folder, path)
    assert what in said.what
    assert said.place == f"line {first + line}"


def test_a_table_of_guards_needs_all_levels(folder: Path) -> None:
    path = folder / "guards.yaml"
    text = path.read_text(encoding="utf-8")
    path.write_text(text[: text.index("- level: 7")], encoding="utf-8")
    assert refusal(folder, path).what == "7 levels are expected, not 6"


def test_a_missing_file_is_named(folder: Path) -> None:
    path = folder / "cards" / "artifacts.yaml"
    path.unlink()
    assert refusal(folder, path).what == "there is no such file"


# -- rulesets ----------------------------------------------------------------------------------------------


def test_a_ruleset_gives_every_switch_and_says_what_each_optional_rule_sets() -> None:
    named = set(fields(Rules())) | {f"optional_{name}" for name in OPTIONAL}
    assert set(RulesRecord.__struct_fields__) == named
    assert set(tomllib.loads((FOLDER / "rulesets" / "retail.toml").read_text(encoding="utf-8"))) == named


def test_a_ruleset_of_0_4_0_does_not_know_the_switches_that_came_later(folder: Path) -> None:
    path = folder / "rulesets" / "retail.toml"
    text = path.read_text(encoding="utf-8")
    path.write_text(text[: text.index("# what the optional rules below change")], encoding="utf-8")
    assert switches(read_rules("retail", read_content(folder).folder)) == switches(Rules())


def test_the_rules_without_a_ruleset_are_the_retail_rules() -> None:
    assert switches(Rules()) == switches(read_rules("retail"))


def test_what_differs_in_the_first_edition() -> None:
    first = read_rules("first")
    assert (first.width, first.depth, first.ground_move, first.defeat_gold) == (5, 6, 2, 7)
    assert (first.guards_front_rank, first.back_row_penalty_from_anywhere) == (1, False)
    given = tomllib.loads((FOLDER / "rulesets" / "first.toml").read_text(encoding="utf-8"))
    assert given.pop("parent") == "retail"
    given = {name: value for name, value in given.items() if not name.startswith("optional_")}
    assert given.items() == switches(first).items() - switches(read_rules("retail")).items()


@pytest.mark.parametrize(
    ("text", "file", "place", "what"),
    [
        ('parent = "retail"\nwidht = 6\n', "ours", "line 2", "unknown field `widht`"),
        ('parent = "retail"\n\nwidth = "six"\n', "ours", "line 3", "Expected `int`, got `str`"),
        ('parent = "retail"\ncan_defend = 1\n', "ours", "line 2", "Expected `bool`, got `int`"),
        ('parent = "tower"\n', "ours", "line 1", "there is no ruleset 'tower'; there are first, ours,"),
        ("width = 5\n", "ours", "", "missing required field `depth`"),
        (
            'parent = "retail"\noptional_no_bonus = {bonus = 1}\n',
            "ours",
            "line 2",
            "no switch bonus can be 1",
        ),
        (
            'parent = "retail"\noptional_no_bonus = {starting_bonus = 0}\n',
            *("ours", "line 2", "no switch starting_bonus can be 0"),
        ),
    ],
)
def test_a_broken_ruleset_is_refused(folder: Path, text: str, file: str, place: str, what: str) -> None:
    (folder / "rulesets" / "ours.toml").write_text(text, encoding="utf-8")
    said = refusal(folder, folder / "rulesets" / f"{file}.toml")
    assert what in said.what
    assert said.place == place


def test_a_missing_switch_is_missing_in_the_first_of_the_line(folder: Path) -> None:
    path = folder / "rulesets" / "retail.toml"
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    path.write_text("".join(line for line in lines if not line.startswith("fielded")), encoding="utf-8")
    with pytest.raises(BrokenFile) as said:
        read_rules("first", folder)
    assert (said.value.path, said.value.place) == (str(path), "")
    assert "missing required field `fielded`" in said.value.what
