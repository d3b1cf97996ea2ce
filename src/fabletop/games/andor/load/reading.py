"""A legend while it is read: the ids that its cards may name, and what they say about heroes, fields and
conditions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fabletop.games.andor.defs import (
    FOES,
    HEROES,
    ITEMS,
    LETTERS,
    NONE,
    At,
    Condition,
    Effect,
    FaceDef,
    LegendDef,
    Who,
)
from fabletop.games.andor.load.boards import TERRAIN, area_of, field_of
from fabletop.games.andor.load.box import MOST, Box
from fabletop.games.andor.load.entries import Entry, instead, quoted
from fabletop.games.andor.load.vocabulary import CONDITIONS, STANDING, WHO_KEYS, WHO_WORDS

HALVES: Final = tuple(item for item in ITEMS if item.startswith("half_"))
CARRIED: Final = tuple(
    item for item in ITEMS if item not in HALVES and item not in ("radan", "growing_starwort", "farmer")
)
MOST_FIELDS: Final = 30
SETUP: Final = -2  # the setup of the legend, where a card is expected


class Link:
    """Where a card names another in an effect, or a field, or the hero who set it off."""

    def __init__(self, source: int, number: int, entry: Entry) -> None:
        self.source: Final = source  # SETUP, or NONE for an event or a token of the box
        self.number: Final = number  # of what is named
        self.entry: Final = entry


class Reading:
    """A legend while it is read."""

    def __init__(self, legend: LegendDef, box: Box, cards: Sequence[str], goals: Sequence[str]) -> None:
        self.legend: Final = legend
        self.board: Final = legend.board
        self.box: Final = box
        self.cards: Final = cards
        self.goals: Final = goals
        self.events: Sequence[str] = ()
        self.faces: Final[list[FaceDef]] = []
        self.scripts: Final[list[tuple[Effect, ...]]] = []
        self.conditions: Final[list[Condition]] = []
        self.source = NONE  # the card that is read just now
        # what effects name, for the checks at the end
        self.reads: Final[list[Link]] = []
        self.arms: Final[list[Link]] = []
        self.later: Final[list[Link]] = []
        self.setups: Final[list[Link]] = []
        self.finders: Final[list[Link]] = []  # where the hero is meant who set a card off
        self.opened: Final[set[int]] = set()
        self.foes: Final[set[int]] = set()  # that some effect puts on the board
        self.items: Final[set[int]] = set()
        self.bases: Final[set[int]] = set()
        self.base_fields: Final[list[Link]] = []  # where the camp or wagon is put

    # names

    def card(self, entry: Entry) -> int:
        return entry.one_of(self.cards, "a card of this legend")

    def goal(self, entry: Entry) -> int:
        return entry.one_of(self.goals, "a goal of this legend")

    def foe(self, entry: Entry, *classes: int) -> int:
        """A kind of foe, of one of the classes if any are named."""
        words = [foe.id for foe in self.box.foes if not classes or foe.kind in classes]
        return FOES.index(words[entry.one_of(words, "a foe that can stand here" if classes else "a foe")])

    def item(self, entry: Entry, words: Sequence[str] = CARRIED, what: str = "an item") -> int:
        return ITEMS.index(words[entry.one_of(words, what)])

    def face(self, entry: Entry, token: int) -> int:
        faces = {face.id: face.index for face in self.faces if face.token == token}
        word = entry.word()
        if word not in faces:
            raise entry.wrong(f"no such token shows {quoted(word)}; {instead(word, list(faces))}")
        return faces[word]

    def field(self, entry: Entry) -> int:
        return field_of(self.board, entry)

    def letter(self, entry: Entry) -> int:
        return entry.one_of(LETTERS, "a letter of the legend track")

    # heroes

    def who(self, entry: Entry) -> Who:
        """Which heroes are meant."""
        if not entry.is_map:
            form = WHO_WORDS[entry.one_of(WHO_WORDS, "a way to name heroes")]
            if form == "finder":
                self.finders.append(Link(self.source, NONE, entry))
            return Who(form)
        given = dict(entry.items())
        word = next((word for word in WHO_KEYS if word in given), "")
        if not word:
            first = next(iter(given), "")
            raise entry.wrong(f"{quoted(first)} is not a way to name heroes; {instead(first, WHO_KEYS)}")
        if word == "chosen":
            entry.keys(("chosen",), ("strength_at_most", "strength_at_least"), "heroes")
            least = given["strength_at_least"].number(1, MOST) if "strength_at_least" in given else 0
            most = given["strength_at_most"].number(1, MOST) if "strength_at_most" in given else MOST
            return Who("chosen", given[word].number(1, 4), least, most)
        if word == "most":
            entry.keys(("most", "tie"), (), "heroes")
            given["most"].one_of(("willpower",), "something to have most of")
            given["tie"].one_of(("highest_rank",), "a way to settle a tie")
            return Who("most_willpower")
        entry.keys((word,), (), "heroes")
        if word == "heroes":
            return Who(word, heroes=tuple(part.one_of(HEROES, "a hero") for part in given[word].parts()))
        if word == "standing":
            return self.standing(given[word])
        return Who(word, given[word].number(1, MOST))

    def standing(self, entry: Entry) -> Who:
        word, value = entry.single("`standing`")
        if word == "terrain":
            return Who(
                "standing",
                where="terrain",
                terrain=tuple(TERRAIN[part.one_of(TERRAIN, "a terrain")] for part in value.parts()),
            )
        if word == "area":
            return Who("standing", where="area", area=area_of(self.board, value))
        if word == "at":
            return Who("standing", where=("base", "here")[value.one_of(("base", "here"), "a place")])
        if word == "not_at":
            value.one_of(("base",), "a place to be away from")
            return Who("standing", where="not_base")
        if word == "chasm_edge" and value.flag():
            return Who("standing", where="chasm_edge")
        raise value.wrong(f"{quoted(word)} is not a way to stand; {instead(word, STANDING)}")

    # fields

    def at(self, entry: Entry) -> At:
        """Which fields are meant."""
        if entry.is_list:
            parts = entry.parts()
            if len(parts) > MOST_FIELDS:
                raise entry.wrong(f"at most {MOST_FIELDS} fields are named at once, not {len(parts)}")
            return At("fields", tuple(self.field(part) for part in parts))
        if entry.is_number:
            return At("fields", (self.field(entry),))
        if not entry.is_map:
            form = ("here", "base")[entry.one_of(("here", "base"), "a field")]
            if form == "here":
                self.finders.append(Link(self.source, NONE, entry))
            return At(form)
        given = entry.keys((), ("list", "die", "figure"), "fields")
        if "figure" in given:
            entry.keys(("figure",), (), "fields")
            return At("figure", figure=self.foe(given["figure"]))
        entry.keys(("list",), ("die",), "fields")
        fields = self.board.lists[self.list_of(given["list"])]
        if "die" not in given:
            return At("fields", fields)
        given["die"].one_of(("red",), "a die that points at fields")
        if len(fields) != 6:
            raise given["list"].wrong("a die needs a list of six fields; skeleton_return is one")
        return At("die", fields)

    def list_of(self, entry: Entry) -> str:
        lists = list(self.board.lists)
        return lists[entry.one_of(lists, "a list of fields on the board")]

    # conditions

    def condition(self, entry: Entry) -> Condition:
        word, value = entry.single("a condition")
        if word not in CONDITIONS:
            raise value.wrong(f"{quoted(word)} is not a condition; {instead(word, CONDITIONS)}")
        if word == "goals_done":
            if not value.parts():
                raise value.wrong("this names no goal")
            return Condition(word, ids=tuple(self.goal(part) for part in value.parts()))
        if word == "goal_open":
            return Condition(word, self.goal(value))
        if word == "hero_in_play":
            return Condition(word, value.one_of(HEROES, "a hero"))
        if word == "narrator_at":
            return Condition(word, self.letter(value))
        if word == "no_free_shield":
            if not value.flag():
                raise value.wrong("no_free_shield is true, or left out")
            return Condition(word)
        if word == "figure_at":
            given = value.keys(("figure", "field"), what=word)
            where = given["field"]
            return Condition(
                word, self.foe(given["figure"]), self.field(where) if where.is_number else self._base(where)
            )
        if word == "tokens_left_below":
            given = value.keys(("token", "goal"), what=word)
            return Condition(
                word,
                self.item(given["token"], ("farmer",), "a token that can be lost"),
                self.goal(given["goal"]),
            )
        given = value.keys(("area", "collapse_stage"), what=word)
        stage = given["collapse_stage"].number(1, max(1, len(self.board.stages)))
        return Condition(word, stage, fields=area_of(self.board, given["area"]))

    def _base(self, entry: Entry) -> int:
        entry.one_of(("base",), "a field")
        return NONE

    def new_condition(self, entry: Entry) -> int:
        """The index of a condition of winning or losing."""
        self.conditions.append(self.condition(entry))
        return len(self.conditions) - 1
