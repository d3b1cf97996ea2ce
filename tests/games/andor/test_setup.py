"""How a legend begins: what is agreed, the checklist, the cards, and the equipment board. [andor.setup]"""

import shutil
from pathlib import Path

import pytest

from fabletop import ledger
from fabletop.games.andor import BOX
from fabletop.games.andor import events as ev
from fabletop.games.andor.defs import (
    ARCHER,
    CAVE,
    DWARF,
    FOES,
    FOG,
    GROWING,
    ITEMS,
    LOG_1,
    LOG_3,
    MAGE,
    SPRING,
    STARWORT,
    TOKENS,
    WARRIOR,
)
from fabletop.games.andor.load import FOLDER, legend_for
from fabletop.games.andor.load.content import read_content
from fabletop.games.andor.setup import begin, figures, new_game, usual_heroes
from fabletop.games.andor.state.game import Andor
from fabletop.games.andor.state.pieces import CLOSED, NO_BOOK
from fabletop.games.andor.testing import AndorTable, set_up
from fabletop.kernel.errors import BadSetup, BrokenFile
from fabletop.kernel.frame import Seat
from fabletop.kernel.match import Setup
from fabletop.ledger import Language
from fabletop.speech import bundle, find
from fabletop.testing import rule

FOUR = ("thorn", "chada", "kram", "eara")
ARTICLES = ("apple_nut", "starwort", "waterskin", "witchs_brew", "telescope", "helm", "hood", "falcon")


def first_moment(legend: int, *heroes: str, seed: int = 1) -> Andor:
    """Before anything is laid out."""
    known = figures()
    return begin(legend_for(legend, len(heroes)), tuple(known[name] for name in heroes), 1, 0, seed)


def at_first_turn(legend: int, *heroes: str) -> Andor:
    """With every choice of the set-up made."""
    g = set_up(legend, *heroes)
    while g.decision is not None and g.decision.kind != "turn":
        g.choose(g.decision.options[0])
    return g


@rule("andor.component.230", "andor.component.250", "andor.component.400")
def test_shields_weapons_crown_logs_and_farmers_wait_in_the_box_and_no_article_does() -> None:
    g = first_moment(12, "thorn", "chada")
    box = {ITEMS[item]: n for item, n in enumerate(g.box) if n}
    singles = (
        "storm_shield",
        "fire_shield",
        "star_shield",
        "brotherhood_shield",
        "iron_gauntlet",
        "knife",
        "axe",
    )
    assert {id: box[id] for id in (*singles, "sword_hilt", "sword_blade", "crown")} == dict.fromkeys(
        (*singles, "sword_hilt", "sword_blade", "crown"), 1
    )
    assert (box["log_1"], box["log_2"], box["log_3"], box["farmer"]) == (1, 2, 1, 6)
    assert not set(ARTICLES) & set(box)


@rule("andor.setup.090", "andor.component.300", "andor.component.290")
def test_gems_movement_tokens_and_crests_lie_shuffled() -> None:
    games = [first_moment(12, *FOUR, seed=seed) for seed in range(8)]
    for name, all_of_them in (
        ("gems", [ITEMS.index(gem) for gem in ("gem_2", "gem_3", "gem_4", "gem_6")]),
        ("movement_deck", list(range(8))),
        ("crests", list(range(4))),
    ):
        orders = {getattr(g, name) for g in games}
        assert len(orders) > 3, name
        assert all(sorted(order) == all_of_them for order in orders), name


def fields_with(g: Andor, kind: int) -> tuple[int, ...]:
    return tuple(token.field for token in g.tokens if token.kind == kind)


def pieces_of(g: Andor, item: int) -> int:
    """On the equipment board, on fields and in bags."""
    lying = sum(other == item or (item == STARWORT and other == GROWING) for _, other in g.lying)
    return g.supply[item] + lying + sum(hero.bag.count(item) for hero in g.heroes)


# -- what is agreed ----------------------------------------------------------------------------------------


@rule("andor.overview.030")
def test_the_first_legend_is_11_and_needs_nothing_of_the_supplement() -> None:
    g = new_game(Setup("andor", 2, 1))
    assert g.legend.number == 11
    g.advance()
    assert (fields_with(g, FOG), fields_with(g, CAVE)) == ((), ())
    table = AndorTable("eara", "chada", legend=11)
    table.g.rules_on = g.rules_on
    table.hero("chada", bag=("starwort",)).turn("eara")
    assert not table.offers("study light")


@rule("andor.setup.020")
def test_each_person_has_the_hero_of_the_board_that_was_picked() -> None:
    g = new_game(Setup("andor", 3, 1, options={"heroes": ["bait", "pasco", "mairen"]}))
    assert [(hero.kind, hero.figure, hero.seat) for hero in g.heroes] == [
        (DWARF, 1, 0),
        (ARCHER, 0, 1),
        (WARRIOR, 1, 2),
    ]


@rule("andor.setup.020")
@pytest.mark.parametrize(
    ("seats", "heroes", "what"),
    [
        (2, ["thorn", "mairen"], "there is only one warrior in the box"),
        (3, ["thorn", "chada"], "3 people need 3 heroes, not 2"),
        (2, ["thorn", "nobody"], "there is no hero 'nobody'; there are thorn, mairen"),
        (2, ["thorn", 3], "there is no hero '3'"),
        (2, ["thorn"], "heroes are a list of 2 to 4 names"),
        (2, ["thorn", "chada", "kram", "eara", "pasco"], "heroes are a list of 2 to 4 names"),
        (2, "bait", "heroes are a list of 2 to 4 names"),
    ],
)
def test_a_hero_board_is_for_one_and_everybody_has_one(seats: int, heroes: object, what: str) -> None:
    with pytest.raises(BadSetup, match=what):
        BOX.new(Setup("andor", seats, 1, options={"heroes": heroes}))


@pytest.mark.parametrize(("seats", "good"), [(0, False), (1, True), (2, True), (4, True), (5, False)])
def test_a_legend_is_for_one_to_four_people(seats: int, good: bool) -> None:
    if good:
        assert BOX.new(Setup("andor", seats, 1)).seats == seats
    else:
        with pytest.raises(BadSetup, match=f"for 1 to 4 people, not {seats}"):
            BOX.new(Setup("andor", seats, 1))


def test_one_person_may_play_several_heroes_in_turn() -> None:
    g = new_game(Setup("andor", 2, 1, options={"heroes": ["thorn", "chada", "kram"]}))
    assert [hero.seat for hero in g.heroes] == [0, 1, 0]


# -- the checklist -----------------------------------------------------------------------------------------


@rule("andor.setup.010", "andor.legend.010")
@pytest.mark.parametrize("legend", range(12, 17))
def test_the_checklist_is_carried_out_before_legends_12_to_16(legend: int) -> None:
    g = set_up(legend)
    assert fields_with(g, FOG) == g.board.lists["fog_places"]
    assert fields_with(g, CAVE) == g.board.lists["caves"]
    assert fields_with(g, SPRING) == g.board.lists["springs"]
    assert len(g.event_deck) == 32  # without the one that starts legend 11


@rule("andor.setup.010")
@pytest.mark.parametrize("legend", [11, 17])
def test_legends_11_and_17_lay_out_only_what_their_own_cards_say(legend: int) -> None:
    events = set_up(legend).events
    assert events is not None
    assert isinstance(events[0], ev.CardRead)


@rule("andor.setup.030")
def test_time_discs_lie_in_the_sunrise_box_until_the_first_day() -> None:
    g = set_up(17)  # it asks for something during the set-up
    assert g.decision is not None
    assert g.decision.kind != "turn"
    assert (g.day, [hero.in_box for hero in g.heroes]) == (0, [True, True])
    g = at_first_turn(17)
    assert (g.day, [hero.in_box for hero in g.heroes]) == (1, [False, False])


@rule("andor.setup.030")
@pytest.mark.parametrize(
    ("heroes", "first"), [(FOUR, 0), (("chada", "eara", "kram"), 2), (("chada", "eara"), 1)]
)
def test_the_lowest_rank_begins_the_first_day(heroes: tuple[str, ...], first: int) -> None:
    assert at_first_turn(12, *heroes).turn == first


@rule("andor.setup.040", "andor.setup.050")
def test_every_hero_starts_with_1_strength_and_7_willpower() -> None:
    g = set_up(12, *FOUR)
    assert [(hero.strength, hero.willpower) for hero in g.heroes] == [(1, 7)] * 4


@rule("andor.setup.060")
def test_the_white_cube_of_the_warrior_starts_on_3() -> None:
    table = AndorTable(*FOUR).all_at(205)
    table.foe("wargor", 205)
    table.turn("thorn").pick("fight wargor").pick("begin")
    first = table.happened(ev.HeroValue)[0]
    assert (table.strength("thorn"), first.hero, first.strength) == (1, 0, 3)


@rule("andor.setup.070")
def test_only_the_archer_has_a_cauldron() -> None:
    table = AndorTable(*FOUR)
    for name in FOUR:
        table.hero(name, bag=("starwort", "starwort"))
    table.turn("thorn")
    brewers: list[str] = []
    for name in FOUR:
        if any(option.startswith("brew") for option in table.options()):
            brewers.append(name)
        table.pick("pass")
    assert brewers == ["chada"]


@rule("andor.setup.080")
def test_the_mage_starts_with_three_closed_books() -> None:
    g = set_up(12, *FOUR)
    books = {hero.kind: hero.books for hero in g.heroes}
    assert books[MAGE] == (CLOSED,) * 3
    assert {books[kind] for kind in (WARRIOR, ARCHER, DWARF)} == {(NO_BOOK,) * 3}


@rule("andor.setup.090")
def test_the_crests_of_those_who_play_lie_face_down() -> None:
    piles = [set_up(12, "thorn", "chada", "eara", seed=seed) for seed in range(20)]
    assert all(sorted(g.crests) == [0, 1, 2] for g in piles)
    assert len({g.crests for g in piles}) > 1
    assert {g.view(Seat(0)).crests for g in piles} == {3}


@rule("andor.setup.100")
@pytest.mark.parametrize("legend", range(11, 18))
def test_all_figures_stand_beside_the_board_at_first(legend: int) -> None:
    g = first_moment(legend, "thorn", "chada")
    assert g.foes == ()
    kinds = [FOES.index(id) for id in ("wargor", "mountain_skral", "troll", "guardian_troll", "skeleton")]
    assert [g.figures_left(kind) for kind in kinds] == [6, 8, 4, 5, 6]


# -- the cards ---------------------------------------------------------------------------------------------


@rule("andor.legend.010")
@pytest.mark.parametrize("legend", range(12, 18))
def test_a_legend_reads_its_own_cards_and_has_golden_shields(legend: int) -> None:
    g = at_first_turn(legend, *FOUR)
    assert g.cards_read
    assert all(card.id.startswith(f"l{legend}.") for card in g.legend.cards)
    assert g.shield_count == 1  # of the card, for four heroes


@rule("andor.legend.020")
def test_the_checklist_comes_before_the_first_card() -> None:
    g = set_up(12)
    assert g.events is not None
    told: list[str] = []
    for event in g.events:
        if isinstance(event, ev.TokenPlaced):
            told.append(TOKENS[event.kind])
        elif isinstance(event, ev.CardRead):
            told.append(g.legend.cards[event.n].id)
        elif isinstance(event, ev.DayBegan):
            told.append("day")
    in_order = list(dict.fromkeys(told))
    assert in_order == ["fog", "cave", "spring", *(f"l12.a{n}" for n in range(1, 8)), "day"]


@rule("andor.legend.030")
@pytest.mark.parametrize(("legend", "logs"), [(12, []), (13, ["log_1", "log_2", "log_2", "log_3"])])
def test_what_a_legend_needs_besides_comes_with_its_card(legend: int, logs: list[str]) -> None:
    g = set_up(legend)
    assert sorted(ITEMS[item] for _, item in g.lying if LOG_1 <= item <= LOG_3) == logs


@rule("andor.overview.040")
@pytest.mark.parametrize("legend", range(11, 18))
def test_cards_point_to_rules_that_can_be_looked_up(legend: int) -> None:
    for id in {id for card in legend_for(legend, 4).cards for id in card.teaches}:
        assert ledger.find(id).game == "andor"
    assert any(card.teaches for card in legend_for(legend, 4).cards)


@rule("andor.overview.040")
def test_where_a_card_differs_from_the_rules_the_card_is_right() -> None:
    g = at_first_turn(17, "thorn", "chada")
    table = AndorTable("thorn", "chada", legend=17)
    table.g.piece = g.piece
    table.hero("thorn", field=301, hours=7, willpower=9).turn("thorn").pick("pass")
    assert table.willpower("thorn") == 5  # 4 for the hour, not 2 as in andor.overtime.020


# -- the equipment board -----------------------------------------------------------------------------------


@rule("andor.equipment.010")
@pytest.mark.parametrize("legend", range(12, 18))
def test_all_24_articles_are_laid_out_from_legend_12_on(legend: int) -> None:
    g = at_first_turn(legend)
    counts = {id: pieces_of(g, ITEMS.index(id)) for id in ARTICLES}
    assert counts == {
        "apple_nut": 7, "starwort": 6, "waterskin": 3, "witchs_brew": 3, "telescope": 1, "helm": 2,
        "hood": 1, "falcon": 1,
    }  # fmt: skip
    assert sum(g.supply) > 12  # most of it on the board itself


@rule("andor.equipment.010")
def test_the_card_of_legend_11_lays_out_apple_nuts_alone() -> None:
    g = set_up(11)
    assert {ITEMS[item]: n for item, n in enumerate(g.supply) if n} == {"apple_nut": 7}


@rule("andor.equipment.020")
@pytest.mark.parametrize("language", ["en", "es", "sv"])
def test_every_article_of_the_equipment_board_is_explained(language: Language) -> None:
    speaker = bundle(language, (FOLDER / "text",))
    for id in ARTICLES:
        found = find([speaker], f"item-{id.replace('_', '-')}.text")
        assert found is not None, id
        said, wrong = speaker.format_pattern(found[1], {})
        assert len(str(said).split()) > 5
        assert wrong == []


# -- who rides out unless others are chosen ----------------------------------------------------------------


@pytest.mark.parametrize(("seats", "heroes"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_the_usual_heroes_ride_out_where_nobody_chose(seats: int, heroes: int) -> None:
    g = new_game(Setup("andor", seats, 1))
    known = figures()
    assert [(hero.kind, hero.figure) for hero in g.heroes] == [known[name] for name in usual_heroes(heroes)]


def test_a_match_of_a_content_that_names_no_party_has_the_heroes_of_its_day(tmp_path: Path) -> None:
    folder = tmp_path / "content"
    shutil.copytree(FOLDER, folder)
    (folder / "party.yaml").unlink()
    assert read_content(folder).usual_heroes == ("thorn", "chada", "kram", "eara")


@pytest.mark.parametrize(
    "usual", ["[thorn, kram]", "[thorn, mairen, kram, eara]", "[thorn, kram, chada, olaf]"]
)
def test_the_usual_party_has_one_figure_of_each_hero(usual: str, tmp_path: Path) -> None:
    folder = tmp_path / "content"
    shutil.copytree(FOLDER, folder)
    (folder / "party.yaml").write_text(f"usual: {usual}\nfrom: {{rest: original}}\n", encoding="utf-8")
    with pytest.raises(BrokenFile, match="one figure of each hero"):
        read_content(folder)
