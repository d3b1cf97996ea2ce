"""A broken legend, board or box is refused with the file, the line and what would be right."""

# ruff: noqa: E501 (the tables of mistakes read better with one to a line)

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from fabletop.games.andor.load import FOLDER, read_content, read_legend
from fabletop.games.andor.load.boards import read_board
from fabletop.kernel.errors import BrokenFile

EXAMPLE = Path(__file__).parents[4] / "docs" / "examples" / "the-lost-ram.yaml"

# what is changed in the example, on which line the mistake is found, and what is said
MISTAKES = [
    # keys and words
    ("stars: [C, F]\n", "", "id: lost_ram", "the key `stars` of a legend is missing"),
    ("base: camp", "bases: camp", "bases: camp", "unknown key `bases` of a legend; did you mean base"),
    ("base: camp", "base: tent", "base: tent", "'tent' is not a base; there are camp, wagon"),
    ("board: grey_mountains", "board: moor", "board: moor", "'moor' is not a board"),
    ("    kind: setup\n", "    kind: start\n", "kind: start", "'start' is not a kind of card"),
    ("reveal_tokens:", "reveal_token:", "reveal_token:", "'reveal_token' is not an effect; did you mean reveal_tokens"),
    ("count: 2}\n      - gain", "cuont: 2}\n      - gain", "cuont: 2}", "unknown key `cuont` of the effect reveal_tokens"),
    ("{token: fog, count: 2}", "{token: fog}", "{token: fog}", "the key `count` of the effect reveal_tokens is missing"),
    ("{token: fog, count: 2}", "{token: fog, count: two}", "count: two", "a number from 1 to 99 is expected here, not 'two'"),
    ("{token: fog, count: 2}", "{token: smoke, count: 2}", "smoke", "'smoke' is not a token that lies face down"),
    ("trigger: {stops_at: 216}", "trigger: {stop_at: 216}", "stop_at", "'stop_at' is not a trigger; did you mean stops_at"),
    ("{no_free_shield: true}", "{no_shield: true}", "no_shield", "'no_shield' is not a condition"),
    ("type: deliver", "type: bring", "type: bring", "'bring' is not a type of goal"),
    ("what: farmer, count: 2", "what: farmer", "what: farmer", "the key `count` of a goal deliver is missing"),
    ("{who: finder, willpower: 1}\n\n  - id: lost_ram.ram", "{who: nobody, willpower: 1}\n\n  - id: lost_ram.ram", "nobody", "'nobody' is not a way to name heroes"),
    ("{standing: {at: base}}", "{standing: {near: base}}", "near", "'near' is not a way to stand"),
    ("by: finder", "by: anybody", "by: anybody", "'anybody' is not somebody who can choose"),
    ("uses_checklist: true", "uses_checklist: maybe", "maybe", "true or false is expected here, not 'maybe'"),
    ("      - apply_setup: {}\n", "      - {apply_setup: {}, draw_event: {count: 1}}\n", "apply_setup: {}", "an effect has exactly one word"),
    ("does:\n      - goal: {id: herders}", "does: {goal: {id: herders}}", "does: {goal", "a list is expected here"),
    ("letter: A\n    title: No Bell", "letter: A\n    letter: B\n    title: No Bell", "letter: B", "`letter` stands here twice"),
    ("steps: -2", "steps: far", "steps: far", "a number from -99 to 99"),
    ("end: {result: lost}", "end: {result: over}", "over", "'over' is not a result; there are lost, won"),
    # ids
    ("id: lost_ram\n", "id: Lost Ram\n", "id: Lost Ram", "the id of a legend is made of a-z"),
    ("- id: lost_ram.a1", "- id: a1", "id: a1", "the id of a card is that of the legend, a dot and a name"),
    ("- id: lost_ram.a2", "- id: lost_ram.a1", "id: lost_ram.a1", "there are two cards 'lost_ram.a1'"),
    ("{id: lead, text", "{id: tie, text", "options:", "each option needs an id of its own"),
    ("kind: wargor, at: 214}", "kind: warg, at: 214}", "kind: warg,", "'warg' is not a foe that can stand here; did you mean wargor"),
    ("marker: pack_mother", "marker: raid_captain", "marker: raid_captain", "'raid_captain' is not a marked wargor; there are pack_mother"),
    ("kind: wargor, marker: pack_mother", "kind: pack_mother", "kind: pack_mother", "write `kind: wargor, marker: pack_mother`"),
    ("foe: pack_mother", "foe: hunting_shadow", "foe: hunting_shadow", "is not a foe that can stand here"),
    ("token: farmer, at", "token: sheep, at", "token: sheep", "'sheep' is not a token or article"),
    ("goal: {id: wolf}", "goal: {id: wolves}", "id: wolves", "'wolves' is not a goal of this legend; there are herders, wolf"),
    ("goals_done: [herders, wolf]", "goals_done: [herders, ram]", "goals_done", "'ram' is not a goal of this legend"),
    ("{rule: caves}", "{rule: holes}", "holes", "'holes' is not a named rule"),
    ("{rule: caves}", "{rule: road_blocked}", "road_blocked", "the rule road_blocked needs `foe`"),
    ("{rule: caves}", "{rule: caves, amount: 2}", "amount: 2", "the rule caves has no `amount`"),
    ("face: ram}", "face: goat}", "face: goat", "no such token shows 'goat'; there are ram, bones"),
    # fields
    ("at: [220, 224]", "at: [220, 324]", "324", "field 324 is not on the board grey_mountains, which has the fields 201 to 285"),
    ("stops_at: 216", "stops_at: 200", "stops_at: 200", "field 200 is not on the board"),
    ("heroes_at: 203", "heroes_at: 301", "heroes_at: 301", "field 301 is not on the board"),
    ("names: {216:", "names: {99:", "names: {99:", "there is no field '99' on grey_mountains"),
    ("at: 203}\n    - place_heroes", "at: 231}\n    - place_heroes", "at: 231}", "creatures cannot find the camp on 231: it must stand on the road"),
    ("    - place_figure: {figure: camp, at: 203}\n", "", "base: camp", "an effect `place_figure: {figure: camp, at: ..}` is needed"),
    # the whole legend
    ("      - apply_setup: {}\n", "      - draw_event: {count: 1}\n", "cards:", "one setup card needs the effect `apply_setup: {}`"),
    ("- goal: {id: herders}", "- goal: {id: herders}\n      - apply_setup: {}", "~2", "apply_setup stands here a second time"),
    ("trigger: {setup: 2}", "trigger: {setup: 1}", "~2", "lost_ram.a1 is number 1 of the setup already"),
    ("stars: [C, F]", "stars: [C, F, H]", "stars:", "H has a star, but no card has the trigger `letter: H`"),
    ("stars: [C, F]", "stars: [C]", "trigger: {letter: F}", "lost_ram.f is read on F, where no star lies: add F to `stars`"),
    ("stars: [C, F]", "stars: [B, C, D, E, F, G, H]", "stars:", "there are only 6 stars, and the legend needs 7"),
    ("stars: [C, F]", "stars: [C, F, N]", "stars:", "N needs no star"),
    ("stars: [C, F]", "stars: [C, F, F]", "stars:", "a letter has one star at most"),
    ("trigger: {letter: C}", "trigger: {letter: A}", "trigger: {letter: A}", "use the trigger `setup`"),
    ("trigger: {letter: C}", "trigger: {letter: Z}", "trigger: {letter: Z}", "'Z' is not a letter of the legend track"),
    ("  - {narrator_at: N}\n", "", "fail_if:", "`fail_if` needs `{narrator_at: N}`"),
    ("trigger: {goal: herders}", "trigger: {read: lost_ram.f}", "trigger: {read", "nobody reads lost_ram.home: lost_ram.f needs the effect `read: {card: lost_ram.home}`"),
    ("- draw_event: {count: 1}", "- read: {card: lost_ram.home}", "- read:", "lost_ram.home needs the trigger `read: lost_ram.c`"),
    ("- draw_event: {count: 1}", "- read: {card: lost_ram.x}", "- read:", "'lost_ram.x' is not a card of this legend"),
    ("trigger: {goal: herders}", "trigger: {star_later: lost_ram.f}", "trigger: {star", "`star_later: {card: lost_ram.home, letters: ..}`"),
    ("- draw_event: {count: 1}", "- arm: {card: lost_ram.home}", "- arm:", "lost_ram.home is live from the start; it needs `armed: false`"),
    ("    kind: end\n", "    kind: end\n    armed: false\n", "armed: false", "lost_ram.n never becomes live"),
    ("      - goal: {id: wolf}\n", "", "wolf: {type", "the goal wolf is never opened"),
    ("foe: pack_mother, text", "foe: pack_mother, optional: true, text", "wolf: {type", "the goal wolf is optional, but win_if names it"),
    ("foe: pack_mother", "foe: nomion", "foe: nomion", "the goal wolf cannot be reached: no effect places nomion"),
    ("trigger: {stops_at: 216}", "trigger: {defeated: nomion}", "defeated: nomion", "lost_ram.rock waits for nomion to be defeated, which no effect places"),
    ("trigger: {stops_at: 216}", "trigger: {defeated: krahder}", "defeated: krahder", "waits for a krahder to be defeated"),
    ("trigger: {stops_at: 216}", "trigger: {horde_formed: true}", "horde_formed", "waits for a horde, and no effect places skeletons"),
    ("trigger: {stops_at: 216}", "trigger: {wagon_at: 233}", "wagon_at", "needs the wagon as the base"),
    ("trigger: {stops_at: 216}", "trigger: {delivered: {token: radan, count: 1}}", "delivered", "needs a goal of the type deliver for radan"),
    ("trigger: {stops_at: 216}", "trigger: {holds_all: [axe, knife]}", "holds_all", "lost_ram.rock waits for axe, which no effect places"),
    ("who: {standing: {at: base}}, willpower: 2", "who: all, gem: random, article: helm", "gem: random", "gain names willpower, strength, or one of"),
    ("- draw_event: {count: 1}", "- lose: {who: finder, willpower: 1}", "- lose:", "no hero sets this off, but a letter or the setup: `finder` means nobody"),
    ("- draw_event: {count: 1}", "- place_skeleton: {at: here}", "at: here", "`here` means nobody"),
    ("- place_heroes: {at: 203}", "- place_heroes: {at: here}", "at: here", "no hero sets this off, but the setup"),
    ("at: [220, 224]", "at: [220, 220, 220, 224, 224, 224, 224]", "setup:", "the setup places 7 of farmer, and there are 6"),
    ("shuffle: [ram, bones]", "shuffle: [ram]", "shuffle", "2 crosses hide 2 faces, not 1"),
    ("{id: lead, text: Lead it home, does: [{golden_shields: {by: 1}}]}", "{id: lead, cost: {who: finder, willpower: 1, strength: 1}, does: []}", "{id: lead", "a cost is either willpower or strength"),
    ("result: lost", "result: lost, why: snow", "why: snow", "unknown key `why` of the effect end"),
    ("board: grey_mountains", "board: [", "", "YAML: "),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "where", "what"), MISTAKES, ids=lambda word: str(word)[:40].strip())
def test_a_mistake_is_shown_with_its_line(tmp_path: Path, old: str, new: str, where: str, what: str) -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "mine.yaml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BrokenFile) as wrong:
        read_legend(path, 2)
    assert what in wrong.value.what
    assert wrong.value.path == str(path)
    lines = path.read_text(encoding="utf-8").splitlines()
    place = int(wrong.value.place.removeprefix("line ")) - 1
    expected = new.splitlines()[-1] if where == "~2" else where
    assert expected.strip() in lines[place]


def test_what_is_no_legend_at_all_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    with pytest.raises(BrokenFile, match="there is no such file"):
        read_legend(path, 2)
    path.write_text("", encoding="utf-8")
    with pytest.raises(BrokenFile, match="the file is empty"):
        read_legend(path, 2)
    path.write_text("- a list\n", encoding="utf-8")
    with pytest.raises(BrokenFile, match="a mapping is expected here"):
        read_legend(path, 2)
    with pytest.raises(ValueError, match="5 heroes cannot play"):
        read_legend(EXAMPLE, 5)


# -- the other files ---------------------------------------------------------------------------------------

BOARD_MISTAKES = [
    ("neighbours: [202, 229]", "neighbours: [202, 229, 285]", "201 names 285 as a neighbour, but 285 does not"),
    ("neighbours: [202, 229]", "neighbours: [202, 229, 301]", "there is no field 301 on grey_mountains"),
    ("terrain: snow, arrow: 217, neighbours: [209, 217]", "terrain: snow, arrow: 285, neighbours: [209, 217]", "the arrow of 208 leads to 285, no neighbour"),
    ("terrain: snow, arrow: 210,", "terrain: snow, arrow: 217,", ""),
    ("terrain: rock, arrow: 218,", "terrain: rock, arrow: 208,", "go round in a circle"),
    ("terrain: snow, arrow: 210, ", "terrain: snow, ", "only a board without a road has a field without an arrow"),
    ("terrain: road, neighbours: [202, 229]", "terrain: road, arrow: 202, neighbours: [202, 229]", "201 is on the road and needs no arrow"),
    ("{ends: [207, 233]", "{ends: [207, 206]", "206 and 207 are neighbours and need no jump line"),
    ("{ends: [207, 233]", "{ends: [207]", "two different fields are expected here"),
    ("between: [207, 233]", "between: [207, 234]", "the road goes from 207 to 233, which are not neighbours"),
    ("    201, 202, 203,", "    202, 201, 203,", "the road goes from 201 to 203"),
    ("caves: [211,", "caves: [212,", "caves are the fields of terrain cave"),
    ("skeleton_return: [218, ", "skeleton_return: [", "skeleton_return needs a field for each side of the red die"),
    ("terrain: snow, arrow: 217", "terrain: sand, arrow: 217", "'sand' is not a terrain"),
    ("herb_fields: [220,", "herb_fields: [252,", "a field of herb_fields stands there twice"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "what"), BOARD_MISTAKES)
def test_a_board_that_cannot_be_walked_is_refused(tmp_path: Path, old: str, new: str, what: str) -> None:
    text = (FOLDER / "boards" / "grey_mountains.yaml").read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "grey_mountains.yaml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    if not what:
        read_board(path)  # another way for creatures, but a way
        return
    with pytest.raises(BrokenFile) as wrong:
        read_board(path)
    assert what in wrong.value.what
    assert wrong.value.place.startswith("line ")


BOX_MISTAKES = [
    ("articles.yaml", "pieces: 7", "pieces: 8", "the equipment board has 24 pieces, not 25"),
    ("articles.yaml", "slot: head", "slot: small", "helm goes into the slot head"),
    ("articles.yaml", "uses: 2, ", "", "waterskin can be used 2 times"),
    ("heroes.yaml", "rank: 36", "rank: 90", "the ranks rise from hero to hero"),
    ("heroes.yaml", "- id: dwarf", "- id: gnome", "the heroes are warrior, dwarf, mage, archer, in this order"),
    ("heroes.yaml", "rest: original", "rest: guessed", "there are published, inferred, original"),
    ("foes.yaml", "figures: 8", "figures: 9", "there are 23 figures of creatures, not 24"),
    ("foes.yaml", "- id: troll", "- id: giant", "troll is expected here, not 'giant'"),
    ("foes.yaml", "  marked_hero: dwarf\n", "", "a krahder has a marked hero"),
    ("tokens.yaml", "  - {id: m8,", "  # {id: m8,", "there are 8 movement tokens, not 7"),
    ("tokens.yaml", "  - {id: ring,", "  # {id: ring,", "the piece ring is missing"),
    ("rules.yaml", "- {id: caves,", "- {id: holes,", "the named rules are"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "old", "new", "what"), BOX_MISTAKES)
def test_a_box_that_does_not_add_up_is_refused(
    tmp_path: Path, file: str, old: str, new: str, what: str
) -> None:
    folder = tmp_path / "content"
    shutil.copytree(FOLDER, folder)
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BrokenFile) as wrong:
        read_content(folder)
    assert what in wrong.value.what
    assert wrong.value.path == str(folder / file)
