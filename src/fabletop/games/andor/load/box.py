"""Reads what lies in the box whatever the legend: heroes, foes, articles, tokens, dice and named rules."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fabletop.games.andor.defs import (
    CLASSES,
    CREATURE,
    DICE,
    FOES,
    GREY,
    HEROES,
    ITEM_COUNT,
    ITEMS,
    KRAHDER,
    NAMED_RULES,
    NONE,
    SLOTS,
    Band,
    FoeDef,
    HeroDef,
    MovementDef,
)
from fabletop.games.andor.load.entries import Entry, read_entry

SLOT_WORDS: Final = ("free", "small", "large", "head", "track", "beside")
KINDS: Final = ("article", "shield", "weapon", "gem", "log", "treasure", "farmer")
EQUIPMENT_PIECES: Final = 24  # [andor.component.220]
MOVEMENT_TOKENS: Final = 8  # [andor.component.290]
CREATURE_FIGURES: Final = 23  # [andor.component.150]
PIECES_OF_THE_BOX: Final = (
    *("spring", "fire", "star", "red_cross", "star_shield_marker", "bridge", "ring"),
    *("hero_crest", "overtime_piece", "cauldron", "spell_book"),
)
MOST: Final = 99

FOE_NEED: Final = ("id", "icon", "class", "figures", "strength", "willpower", "dice", "from")
FOE_MAY: Final = ("figure", "reward", "holds_heroes", "marked_hero", "weak_to", "weakness")


class Box:
    """Everything but boards, events and legends, for a number of heroes."""

    def __init__(self, folder: Path, heroes: int) -> None:
        self.folder: Final = folder
        self.number: Final = heroes
        self.icons: Final[dict[str, str]] = {}  # by what it is and its id: `foe.troll`
        self.heroes: Final = self.read_heroes()
        self.kinds: Final[dict[str, list[int]]] = {kind: [] for kind in KINDS}  # items of each kind
        self.equipment: Final = self.read_articles()
        self.foes: Final = self.read_foes()
        tokens = self.open("tokens.yaml").keys(("faces", "movement", "pieces", "dice"), what="tokens.yaml")
        self.faces: Final = tokens["faces"]
        for face in self.faces.parts():
            self.draw("face", dict(face.items()))
        self.movement: Final = self.read_movement(tokens["movement"])
        self.spring_willpower = 0
        self.pieces: Final = self.read_pieces(tokens["pieces"])
        self.dice: Final[dict[str, int]] = {}
        self.grey_faces: Final = self.read_dice(tokens["dice"])
        self.wagon_fields_a_day: Final = self.read_rules()

    def open(self, name: str) -> Entry:
        return read_entry(self.folder / name, self.number, keep=True)

    def draw(self, what: str, given: dict[str, Entry]) -> None:
        """Keep the picture of something; of a thing with several states, that of each."""
        id, icon = given["id"].word(), given["icon"]
        icons = {state: one.word() for state, one in icon.items()} if icon.is_map else {id: icon.word()}
        for state, name in icons.items():
            self.icons[f"{what}.{state}"] = name

    def read_heroes(self) -> tuple[HeroDef, ...]:
        """In the order of their ranks. [andor.hero_ability.040]"""
        entry = self.open("heroes.yaml")
        heroes = []
        for hero in entry.parts():
            given = hero.keys(("id", "icon", "rank", "colour", "dice", "figures", "from"), what="a hero")
            given["from"].source()
            self.draw("hero", given)
            low, mid, high = _three(given["dice"])
            names = given["figures"].words()
            if len(names) != 2:
                raise given["figures"].wrong("a hero has two figures, his and hers")
            rank = given["rank"].number(1, MOST)
            id, colour = given["id"].word(), given["colour"].word()
            heroes.append(HeroDef(id, rank, colour, (low, mid, high), (names[0], names[1])))
        if tuple(hero.id for hero in heroes) != HEROES:
            raise entry.wrong(f"the heroes are {', '.join(HEROES)}, in this order")
        ranks = [hero.rank for hero in heroes]
        if ranks != sorted(set(ranks)):
            raise entry.wrong(f"the ranks rise from hero to hero, not {ranks}")
        return tuple(heroes)

    def read_articles(self) -> tuple[int, ...]:
        """How many pieces there are of each item. [andor.component.220]"""
        entry = self.open("articles.yaml")
        pieces = [0] * ITEM_COUNT
        for article in entry.parts():
            given = article.keys(
                ("id", "icon", "kind", "slot", "pieces", "from"), ("uses",), what="an article"
            )
            given["from"].source()
            self.draw("item", given)
            item = given["id"].one_of(ITEMS, "an item")
            if pieces[item]:
                raise article.wrong(f"{ITEMS[item]} stands here twice")
            if given["slot"].one_of(SLOT_WORDS, "a slot") != SLOTS[item]:
                raise given["slot"].wrong(f"{ITEMS[item]} goes into the slot {SLOT_WORDS[SLOTS[item]]}")
            has_half = item + 1 < ITEM_COUNT and ITEMS[item + 1].startswith("half_")
            uses = given["uses"].number(1, 2) if "uses" in given else 1
            if has_half:
                self.icons.setdefault(f"item.{ITEMS[item + 1]}", self.icons[f"item.{ITEMS[item]}"])
            if has_half != (uses == 2):
                raise article.wrong(f"{ITEMS[item]} can be used {2 if has_half else 1} times")
            pieces[item] = given["pieces"].number(1, MOST)
            self.kinds[KINDS[given["kind"].one_of(KINDS, "a kind of article")]].append(item)
        if undrawn := [id for id in ITEMS if f"item.{id}" not in self.icons]:
            raise entry.wrong(f"{undrawn[0]} has no icon")
        laid_out = sum(pieces[item] for item in self.kinds["article"])
        if laid_out != EQUIPMENT_PIECES:
            raise entry.wrong(f"the equipment board has {EQUIPMENT_PIECES} pieces, not {laid_out}")
        return tuple(pieces)

    def read_foes(self) -> tuple[FoeDef, ...]:
        entry = self.open("foes.yaml")
        foes: list[FoeDef] = []
        for foe in entry.parts():
            if len(foes) == len(FOES):
                raise foe.wrong(f"there are only {len(FOES)} foes")
            foes.append(self.foe(foe, len(foes)))
        if len(foes) != len(FOES):
            raise entry.wrong(f"{FOES[len(foes)]} is missing")
        figures = sum(foe.figures for foe in foes if foe.kind == CREATURE and foe.figure == foe.index)
        if figures != CREATURE_FIGURES:
            raise entry.wrong(f"there are {CREATURE_FIGURES} figures of creatures, not {figures}")
        return tuple(foes)

    def foe(self, entry: Entry, index: int) -> FoeDef:
        given = entry.keys(FOE_NEED, FOE_MAY, what="a foe")
        given["from"].source()
        self.draw("foe", given)
        if given["id"].word() != FOES[index]:
            raise given["id"].wrong(f"{FOES[index]} is expected here, not {given['id'].word()!r}")
        kind = given["class"].one_of(CLASSES, "a class of foe")
        dice = given["dice"].keys(("colour", "from_willpower"), what="dice")
        if not all(least.isdigit() for least, _ in dice["from_willpower"].items()):
            raise dice["from_willpower"].wrong("`from_willpower` has numbers on both sides: {7: 3, 1: 2}")
        bands = [Band(int(least), count.number(1, 4)) for least, count in dice["from_willpower"].items()]
        reward = given["reward"].keys((), ("strength", "willpower")) if "reward" in given else {}
        marked = given["marked_hero"].one_of(HEROES, "a hero") if "marked_hero" in given else NONE
        if (marked != NONE) != (kind == KRAHDER):
            raise entry.wrong("a krahder has a marked hero, and nobody else has one")
        return FoeDef(
            index,
            FOES[index],
            kind,
            given["figure"].one_of(FOES, "a foe") if "figure" in given else index,
            given["figures"].number(1, MOST),
            given["strength"].number(0, MOST),
            given["willpower"].number(0, MOST),
            dice["colour"].one_of(DICE, "a die"),
            tuple(sorted(bands, key=lambda band: -band.least)),
            reward["strength"].number(1, MOST) if "strength" in reward else 0,
            reward["willpower"].number(1, MOST) if "willpower" in reward else 0,
            "holds_heroes" in given and given["holds_heroes"].flag(),
            marked,
            given["weak_to"].one_of(ITEMS, "an item") if "weak_to" in given else NONE,
            given["weakness"].number(1, MOST) if "weakness" in given else 0,
        )

    def read_movement(self, entry: Entry) -> tuple[MovementDef, ...]:
        """[andor.skeleton_move.010, andor.skeleton_move.050]"""
        riders = {foe.id: foe.index for foe in self.foes if foe.kind == KRAHDER}
        tokens = []
        for token in entry.parts():
            given = token.keys(("id", "from"), ("lone", "horde", "below"), what="a movement token")
            given["from"].source()
            below = given["below"].keys((), (*riders, "guardians")) if "below" in given else {}
            steps = [0] * len(FOES)
            for id, index in riders.items():
                steps[index] = below[id].number(1, MOST) if id in below else 0
            tokens.append(
                MovementDef(
                    given["id"].word(),
                    given["lone"].number(1, MOST) if "lone" in given else 0,
                    given["horde"].number(1, MOST) if "horde" in given else 0,
                    tuple(steps),
                    below["guardians"].number(1, MOST) if "guardians" in below else 0,
                )
            )
        if len(tokens) != MOVEMENT_TOKENS:
            raise entry.wrong(f"there are {MOVEMENT_TOKENS} movement tokens, not {len(tokens)}")
        return tuple(tokens)

    def read_pieces(self, entry: Entry) -> dict[str, int]:
        """How many there are of the pieces that need no record of their own."""
        pieces = {}
        for piece in entry.parts():
            given = piece.keys(("id", "count", "from"), ("willpower",), what="a piece")
            given["from"].source()
            given["id"].one_of(PIECES_OF_THE_BOX, "a piece")
            pieces[given["id"].word()] = given["count"].number(1, MOST)
            if "willpower" in given:
                self.spring_willpower = given["willpower"].number(1, MOST)
        for id in PIECES_OF_THE_BOX:
            if id not in pieces:
                raise entry.wrong(f"the piece {id} is missing")
        return pieces

    def read_dice(self, entry: Entry) -> tuple[int, ...]:
        """The faces of the grey die; red and white dice show 1 to 6. [andor.component.090]"""
        faces: dict[int, tuple[int, ...]] = {}
        for die in entry.parts():
            given = die.keys(("id", "count", "faces", "from"), what="a die")
            given["from"].source()
            faces[given["id"].one_of(DICE, "a die")] = given["faces"].numbers(1, MOST)
            self.dice[given["id"].word()] = given["count"].number(1, MOST)
        if sorted(faces) != list(range(len(DICE))) or any(len(six) != 6 for six in faces.values()):
            raise entry.wrong(f"there are the dice {', '.join(DICE)}, with six faces each")
        return faces[GREY]

    def read_rules(self) -> int:
        """The named rules stand in their order; that of the wagon says how far it goes in a day."""
        entry = self.open("rules.yaml")
        names, limit = [], 0
        for rule in entry.parts():
            given = rule.keys(("id", "ledger", "from"), ("fields_a_day",), what="a named rule")
            given["from"].source()
            given["ledger"].words()
            names.append(given["id"].word())
            if "fields_a_day" in given:
                limit = given["fields_a_day"].number(1, MOST)
        if tuple(names) != NAMED_RULES:
            raise entry.wrong(f"the named rules are {', '.join(NAMED_RULES)}, in this order")
        return limit


def _three(entry: Entry) -> tuple[int, int, int]:
    numbers = entry.numbers(1, 5)
    if len(numbers) != 3:
        raise entry.wrong("three numbers are expected: at 1-6, 7-13 and 14-20 willpower")
    return numbers[0], numbers[1], numbers[2]
