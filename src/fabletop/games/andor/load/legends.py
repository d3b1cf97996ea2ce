"""Reads a legend for a number of heroes: its cards, goals, triggers and words."""

from __future__ import annotations

import unicodedata
from pathlib import Path
from typing import Final

from fabletop import ledger
from fabletop.content.wary import compose_warily
from fabletop.games.andor.defs import (
    BASES,
    CAVE,
    CREATURE,
    FINAL,
    KRAHDER,
    LARGE_TOKEN,
    NONE,
    TOKENS,
    BoardDef,
    CardDef,
    EventDef,
    FaceDef,
    GoalDef,
    LegendDef,
    Trigger,
)
from fabletop.games.andor.load.boards import area_of, field_of, site_of
from fabletop.games.andor.load.box import MOST, Box
from fabletop.games.andor.load.checks import check
from fabletop.games.andor.load.effects import Effects
from fabletop.games.andor.load.entries import Entry, instead, is_id, quoted, read_entry
from fabletop.games.andor.load.reading import SETUP, Reading
from fabletop.games.andor.load.vocabulary import (
    CARD_KINDS,
    CARD_MAY,
    CARD_NEED,
    GOALS,
    LEGEND_MAY,
    LEGEND_NEED,
    TRIGGERS,
)

FOG_TOKENS: Final = 22  # [andor.component.180]
CAVE_TOKENS: Final = 12  # [andor.component.200]
LARGE_TOKENS: Final = 4  # [andor.component.310]
EVENT_CARDS: Final = 33  # [andor.component.080]
GAME: Final = "andor"
MOST_CARDS: Final = 99
MOST_GOALS: Final = 20
MOST_STORIES: Final = 9
LONGEST_LINE: Final = 80  # characters of a title, a name or an option
LONGEST_TEXT: Final = 2000
UNSEEN: Final = "\n\t\xad\u200c\u200d"  # ends of lines, tabs, soft hyphens and joiners belong to writing


class _Legend:
    """A legend while its file is read."""

    def __init__(self, entry: Entry, boards: dict[str, BoardDef], box: Box) -> None:
        self.entry: Final = entry
        self.given: Final = entry.keys(LEGEND_NEED, LEGEND_MAY, "a legend")
        self.goals: Final = self.given["goals"].items()
        self.cards: Final = [card.keys(CARD_NEED, CARD_MAY, "a card") for card in self.given["cards"].parts()]
        id = self.given["id"].id("a legend")
        if len(self.cards) > MOST_CARDS or len(self.goals) > MOST_GOALS:
            raise entry.wrong(f"a legend has at most {MOST_CARDS} cards and {MOST_GOALS} goals")
        self.card_ids: Final = tuple(self.card_id(card["id"], id) for card in self.cards)
        for place, card in enumerate(self.card_ids):
            if card in self.card_ids[:place]:
                raise self.cards[place]["id"].wrong(f"there are two cards {card!r}")
        number = self.given["number"].number(1, 999) if "number" in self.given else 0
        board = boards[list(boards)[self.given["board"].one_of(list(boards), "a board")]]
        self.legend: Final = LegendDef(number, id, entry.heroes, board)
        self.r: Final = Reading(self.legend, box, self.card_ids, [goal for goal, _ in self.goals])
        self.effects: Final = Effects(self.r)

    def card_id(self, entry: Entry, legend: str) -> str:
        id = entry.word()
        own = id.removeprefix(f"{legend}.")
        if own == id or not is_id(own):
            raise entry.wrong(
                f"the id of a card is that of the legend, a dot and a name: {legend}.a1, not {quoted(id)}"
            )
        return id

    def read(self) -> LegendDef:
        """Names first, then effects, then what they have to do with each other."""
        if "from" in self.given:
            self.given["from"].source()
        self.box()
        self.frame()
        self.legend.goals = tuple(self.goal(i, id, entry) for i, (id, entry) in enumerate(self.goals))
        scripts = [self.script_of(index) for index in range(len(self.cards))]
        self.legend.cards = tuple(self.card(index, script) for index, script in enumerate(scripts))
        self.legend.faces = tuple(self.r.faces)
        self.legend.scripts = tuple(self.r.scripts)
        self.legend.conditions = tuple(self.r.conditions)
        check(self.r, self.given, self.cards)
        self.legend.prepare()
        return self.legend

    # what is the same for all legends

    def box(self) -> None:
        legend, box = self.legend, self.r.box
        legend.hero_defs, legend.foes, legend.movement = box.heroes, box.foes, box.movement
        legend.equipment, legend.grey_faces = box.equipment, box.grey_faces
        legend.spring_willpower, legend.wagon_fields_a_day = box.spring_willpower, box.wagon_fields_a_day
        legend.springs, legend.crosses = box.pieces["spring"], box.pieces["red_cross"]
        events = box.open("events.yaml")
        keys = ("id", "kind", "does", "from")
        records = [event.keys(keys, ("storm", "first"), "an event") for event in events.parts()]
        self.r.events = [record["id"].word() for record in records]
        if len(set(self.r.events)) != EVENT_CARDS:
            raise events.wrong(f"there are {EVENT_CARDS} event cards, not {len(set(self.r.events))}")
        for entry in box.faces.parts():
            self.face(entry)
        for token, total in ((0, FOG_TOKENS), (CAVE, CAVE_TOKENS), (LARGE_TOKEN, LARGE_TOKENS)):
            count = sum(face.count for face in self.r.faces if face.token == token)
            if count != total:
                raise box.faces.wrong(f"there are {total} {TOKENS[token]} tokens, not {count}")
        legend.events = tuple(self.event(index, record) for index, record in enumerate(records))
        if sum(event.first for event in legend.events) != 1:
            raise events.wrong("one event card is the first one of legend 11")
        checklist = box.open("checklist.yaml").keys(("ledger", "golden_shields", "does", "from"))
        checklist["from"].source()
        legend.golden_shields = checklist["golden_shields"].number(1, MOST)
        legend.checklist_script = self.effects.script(checklist["does"])

    def face(self, entry: Entry) -> None:
        given = entry.keys(("id", "icon", "token", "count", "does", "from"), ("value",), "a token")
        given["from"].source()
        index, count = len(self.r.faces), given["count"].number(1, MOST)
        token = given["token"].one_of(TOKENS, "a token")
        value = given["value"].number(1, MOST) if "value" in given else 0
        script = self.effects.script(given["does"])
        self.r.faces.append(FaceDef(index, given["id"].word(), token, count, script, value))

    def event(self, index: int, given: dict[str, Entry]) -> EventDef:
        """[andor.component.080, andor.shield.020]"""
        given["from"].source()
        good = given["kind"].one_of(("good", "bad"), "a kind of event") == 0
        storm = "storm" in given and given["storm"].flag()
        if storm and good:
            raise given["storm"].wrong("the Shield of Storms stops only bad events")
        first = "first" in given and given["first"].flag()
        return EventDef(index, given["id"].word(), self.effects.script(given["does"]), storm, good, first)

    # the frame of a legend

    def frame(self) -> None:
        legend, given = self.legend, self.given
        legend.base_kind = given["base"].one_of(BASES, "a base")
        start = given["start"].keys(("heroes_at", "strength", "willpower"), what="the start")
        legend.start_field = field_of(legend.board, start["heroes_at"])
        legend.start_strength = start["strength"].number(1, 14)
        legend.start_willpower = start["willpower"].number(1, 20)
        legend.uses_checklist = given["uses_checklist"].flag()
        legend.stars = tuple(self.r.letter(part) for part in given["stars"].parts())
        legend.win_if = self.r.new_condition(given["win_if"])
        legend.fail_if = tuple(self.r.new_condition(part) for part in given["fail_if"].parts())
        self.setup(given["setup"])
        self.words()

    def setup(self, entry: Entry) -> None:
        """The common list, then that of the number of heroes."""
        given = entry.keys(("common",), ("2", "3", "4"), "the setup")
        parts = given["common"].parts()
        own = str(self.entry.heroes)
        if own in given:
            parts += given[own].parts()
        self.r.source = SETUP
        self.r.scripts.append(tuple(self.effects.effect(part) for part in parts))
        self.legend.setup_script = len(self.r.scripts) - 1

    # words that a legend brings along

    def say(self, key: str, entry: Entry, most: int = LONGEST_TEXT) -> None:
        """Words that are shown as they are: not without end, and nothing but what can be read; a title or a
        name is one line.  What is blank counts as left out."""
        said = entry.word().strip()
        if most == LONGEST_LINE:
            said = " ".join(said.split())
        if len(said) > most:
            raise entry.wrong(f"this has {len(said)} characters, and at most {most} fit here")
        if any(is_unreadable(character) for character in said):
            raise entry.wrong(
                "there are characters in this that cannot be read, or that turn the line around"
            )
        if any(character.isprintable() for character in said):
            self.legend.texts[key.replace("_", "-")] = said

    def words(self) -> None:
        """Title, story and endings, under the ids that the texts of the game have."""
        given, id = self.given, f"legend-{self.legend.id}"
        if "title" in given:
            self.say(id, given["title"], LONGEST_LINE)
        if "story" in given:
            parts = given["story"].parts()
            if len(parts) > MOST_STORIES:
                raise given["story"].wrong(f"a story has at most {MOST_STORIES} parts, not {len(parts)}")
            for number, part in enumerate(parts, start=1):
                self.say(f"{id}-story-{number}", part)
        if "epilogue" in given:
            epilogue = given["epilogue"].keys((), ("won", "lost"), "the epilogue")
            for word, text in epilogue.items():
                self.say(f"{id}-{word}", text)
        if "names" in given:
            board = self.legend.board
            known = {str(field) for field in range(board.first, board.last + 1) if board.neighbours[field]}
            for field, name in given["names"].items():
                if field not in known:
                    there = f"there is no field {quoted(field)} on {self.legend.board.id} to be named"
                    raise name.wrong(there)
                self.say(f"field-{field}", name, LONGEST_LINE)

    # goals

    def goal(self, index: int, id: str, entry: Entry) -> GoalDef:
        given = dict(entry.items())
        if not is_id(id):
            raise entry.wrong(f"the id of a goal is made of a-z, 0-9 and _, not {quoted(id)}")
        if "type" not in given:
            raise entry.wrong(f"the goal {id} needs a type: {', '.join(GOALS)}")
        type_ = list(GOALS)[given["type"].one_of(list(GOALS), "a type of goal")]
        entry.keys(("type", *GOALS[type_].split()), ("optional", "hidden", "text"), f"a goal {type_}")
        if "text" in given:
            self.say(f"goal-{self.legend.id}-{id}", given["text"])
        optional = "optional" in given and given["optional"].flag()
        hidden = "hidden" in given and given["hidden"].flag()
        count = 1
        for key in ("count", "log_value"):
            if key in given:
                count = given[key].number(1, MOST)
        what, ids = self.goal_what(type_, given), self.goal_ids(type_, given)
        return GoalDef(index, id, type_, what, count, ids, self.goal_fields(given), optional, hidden)

    def goal_what(self, type_: str, given: dict[str, Entry]) -> int:
        if "foe" in given:
            return self.r.foe(given["foe"], CREATURE, FINAL, KRAHDER)
        if "kind" in given:
            return self.r.foe(given["kind"], CREATURE, KRAHDER)
        if "site" in given:
            return site_of(self.legend.board, given["site"])
        if "carrying" in given:
            return self.r.item(given["carrying"])
        if type_ == "deliver":
            return self.r.item(given["what"], ("farmer", "radan"), "somebody who can be brought to the base")
        return self.r.item(given["what"]) if type_ == "find" else NONE

    def goal_ids(self, type_: str, given: dict[str, Entry]) -> tuple[int, ...]:
        if type_ == "turn_tokens":
            return tuple(self.r.face(part, LARGE_TOKEN) for part in given["tokens"].parts())
        if type_ == "deliver_set":
            return tuple(self.r.item(part) for part in given["what"].parts())
        return ()

    def goal_fields(self, given: dict[str, Entry]) -> tuple[int, ...]:
        board = self.legend.board
        if "field" in given:
            return (field_of(board, given["field"]),)
        if "fields" in given:
            return tuple(field_of(board, part) for part in given["fields"].parts())
        return area_of(board, given["area"]) if "area" in given else ()

    # cards

    def script_of(self, index: int) -> int:
        """The effects of a card; its options have words of their own."""
        self.r.source = index
        self.effects.option_ids.clear()
        script = self.effects.script(self.cards[index]["does"])
        for option, entry in self.effects.option_ids:
            given = dict(entry.items())
            if "text" in given:
                key = f"option-{self.card_ids[index].replace('.', '-')}-{option}".replace("_", "-")
                if key in self.legend.texts:
                    raise entry.wrong(f"two options of {self.card_ids[index]} have the id {option!r}")
                self.say(key, given["text"], LONGEST_LINE)
        return script

    def card(self, index: int, script: int) -> CardDef:
        given = self.cards[index]
        if "from" in given:
            given["from"].source()
        key = f"card-{self.card_ids[index].replace('.', '-')}"
        if "title" in given:
            self.say(key, given["title"], LONGEST_LINE)
        if "text" in given:
            self.say(f"{key}.text", given["text"])
        return CardDef(
            index,
            self.card_ids[index],
            CARD_KINDS[given["kind"].one_of(CARD_KINDS, "a kind of card")],
            self.r.letter(given["letter"]) if "letter" in given else NONE,
            self.triggers(given["trigger"]),
            self.r.condition(given["when"]) if "when" in given else None,
            script,
            tuple(self.rule(part) for part in given["teaches"].parts()) if "teaches" in given else (),
            given["armed"].flag() if "armed" in given else True,
        )

    def rule(self, entry: Entry) -> str:
        """A rule of the ledger, which the table will look up; the game's own legends are held to it by tests,
        since the ledger takes a while to read. [andor.overview.040]"""
        id = entry.word()
        if not self.legend.number and id not in ledger.load(GAME).rules:
            raise entry.wrong(f"there is no rule {quoted(id)} in the ledger of Andor")
        return id

    def triggers(self, entry: Entry) -> tuple[Trigger, ...]:
        word, value = entry.single("a trigger")
        if word == "any_of":
            return tuple(trigger for part in value.parts() for trigger in self.triggers(part))
        return (self.trigger(word, value),)

    def trigger(self, word: str, value: Entry) -> Trigger:
        """What sets a card off."""
        r, board = self.r, self.legend.board
        if word not in TRIGGERS:
            raise value.wrong(f"{quoted(word)} is not a trigger; {instead(word, TRIGGERS)}")
        if word == "setup":
            return Trigger(word, value.number(1, MOST))
        if word == "letter":
            return Trigger(word, r.letter(value))
        if word == "goal":
            return Trigger(word, r.goal(value))
        if word in ("read", "star_later"):
            return Trigger(word, r.card(value))
        if word in ("stops_at", "wagon_at"):
            return Trigger(word, field_of(board, value))
        if word == "turned":
            given = value.keys(("token", "face"), what=word)
            token = given["token"].one_of(TOKENS, "a token")
            return Trigger(word, token, r.face(given["face"], token))
        if word == "delivered":
            given = value.keys(("token", "count"), what=word)
            item = r.item(given["token"], ("farmer", "radan"), "somebody who can be brought to the base")
            return Trigger(word, item, given["count"].number(1, MOST))
        if word == "token_lost":
            return Trigger(word, r.item(value, ("farmer",), "a token that can be lost"))
        if word == "defeated":
            if value.word() == "krahder":
                return Trigger("defeated_krahder")
            return Trigger(word, r.foe(value, CREATURE, FINAL, KRAHDER))
        if word == "holds_all":
            return Trigger(word, ids=tuple(r.item(part) for part in value.parts()))
        if not value.flag():
            raise value.wrong("horde_formed is true, or left out")
        return Trigger(word)


def is_unreadable(character: str) -> bool:
    """Control characters, halves of characters, and marks that are not seen but turn or hide what is."""
    return unicodedata.category(character) in ("Cc", "Cf", "Cs", "Co") and character not in UNSEEN


def read_legend_file(path: Path, heroes: int, boards: dict[str, BoardDef], box: Box) -> LegendDef:
    """A legend of the game as it is played by so many heroes; a BrokenFile says what is wrong and where."""
    return _Legend(read_entry(path, heroes), boards, box).read()


def read_own_legend(name: str, text: str, heroes: int, boards: dict[str, BoardDef], box: Box) -> LegendDef:
    """The same for what somebody wrote, who may mean no good."""
    entry = Entry(name, compose_warily(name, text, "a legend"), heroes)
    if entry.is_map and "number" in (given := dict(entry.items())):
        raise given["number"].wrong("only the legends of the game have a number; leave it out")
    return _Legend(entry, boards, box).read()
