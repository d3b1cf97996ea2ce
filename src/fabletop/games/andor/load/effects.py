"""Reads the effects of cards, events and tokens.  docs/legends.md says what each word does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fabletop.games.andor.defs import (
    BASES,
    CREATURE,
    CROSS,
    DICE,
    FINAL,
    FOES,
    GREY,
    GROWING,
    ITEMS,
    KRAHDER,
    LARGE_TOKEN,
    LAST_LETTER,
    NAMED_RULES,
    NONE,
    PIECES,
    RADAN,
    SKELETON_FOE,
    STARWORT,
    SYMBOLS,
    TOKENS,
    UNTIL,
    Effect,
    FaceDef,
    Option,
)
from fabletop.games.andor.load.boards import HIGHEST_WILLPOWER, site_of
from fabletop.games.andor.load.box import MOST
from fabletop.games.andor.load.entries import Entry, instead, quoted
from fabletop.games.andor.load.reading import CARRIED, Link, Reading
from fabletop.games.andor.load.vocabulary import MARCHES, PICKS, RULE_NEEDS, SHIELDS, WEAPONS
from fabletop.games.andor.story.word import WORDS

Given = dict[str, Entry]

MOST_EFFECTS: Final = 300  # of a legend; each is carried out once at most
MOST_EVENTS: Final = 9  # event cards drawn at once
MOST_OPTIONS: Final = 20
SIMPLE_TOKENS: Final = ("fog", "cave", "spring", "red_cross")
PLACED_ITEMS: Final = (*(item for item in CARRIED if not item.startswith("log_")), "log", "farmer")


class Effects:
    """Turns lists of effects into scripts of a legend."""

    def __init__(self, reading: Reading) -> None:
        self.r: Final = reading
        self.here: Entry  # the effect that is read just now
        self.own = 0  # effects of the legend itself
        self.option_ids: Final[list[tuple[str, Entry]]] = []  # of the card that is read, with their words
        self.makers: Final[dict[str, Callable[[Given], Effect]]] = {
            word: getattr(self, word) for word in WORDS
        }

    def script(self, entry: Entry) -> int:
        """The index of a list of effects; an empty list is a script too."""
        effects = tuple(self.effect(part) for part in entry.parts())
        self.r.scripts.append(effects)
        return len(self.r.scripts) - 1

    def effect(self, entry: Entry) -> Effect:
        word, value = entry.single("an effect")
        if word not in WORDS:
            raise value.wrong(f"{quoted(word)} is not an effect; {instead(word, list(WORDS))}")
        if self.r.source != NONE:
            self.own += 1
            if self.own > MOST_EFFECTS:
                raise value.wrong(f"a legend has at most {MOST_EFFECTS} effects")
        given = value.keys(WORDS[word].takes, WORDS[word].may, f"the effect {word}")
        self.here = value
        return self.makers[word](given)

    # small values

    def count(self, given: Given, key: str, other: int = 0, least: int = 1) -> int:
        return given[key].number(least, MOST) if key in given else other

    def flag(self, given: Given, key: str) -> bool:
        return key in given and given[key].flag()

    def symbols(self, given: Given, key: str) -> tuple[int, ...]:
        if key not in given:
            return ()
        return tuple(part.one_of(SYMBOLS, "a symbol of the sunrise box") for part in given[key].parts())

    # pieces on the board

    def apply_setup(self, given: Given) -> Effect:
        self.r.setups.append(Link(self.r.source, self.r.source, self.here))
        return Effect("apply_setup")

    def place_heroes(self, given: Given) -> Effect:
        return Effect("place_heroes", at=self.r.at(given["at"]))

    def place_creature(self, given: Given) -> Effect:
        foes = self.r.box.foes
        kind = self.r.foe(given["kind"], CREATURE)
        if foes[kind].figure != kind:
            what = f"kind: {FOES[foes[kind].figure]}, marker: {FOES[kind]}"
            raise given["kind"].wrong(f"{FOES[kind]} is a marked creature: write `{what}`")
        if "marker" in given:
            marked = [foe.id for foe in foes if foe.figure == kind and foe.index != kind]
            kind = FOES.index(marked[given["marker"].one_of(marked, f"a marked {FOES[kind]}")])
        self.r.foes.add(kind)
        return Effect("place_creature", at=self.r.at(given["at"]), what=kind)

    def place_skeleton(self, given: Given) -> Effect:
        self.r.foes.add(SKELETON_FOE)
        return Effect("place_skeleton", at=self.r.at(given["at"]))

    def place_figure(self, given: Given) -> Effect:
        """The camp or wagon, Radan, a krahder, or the shadow that hunts. [andor.component.170]"""
        riders = [foe.id for foe in self.r.box.foes if foe.kind == KRAHDER]
        words = (*BASES, "radan", "shadow", *riders)
        word = words[given["figure"].one_of(words, "a figure to place like this")]
        at = self.r.at(given["at"])
        if word in BASES:
            what = BASES.index(word)
            self.r.bases.add(what)
            if at.form != "fields" or len(at.fields) != 1:
                raise given["at"].wrong(f"the {word} stands on one field, which has a number")
            self.r.base_fields.append(Link(self.r.source, at.fields[0], given["at"]))
            return Effect("place_figure", at=at, form="base", what=what)
        if word == "radan":
            self.r.items.add(RADAN)
            return Effect("place_figure", at=at, form="item", what=RADAN)
        foe = FOES.index("hunting_shadow" if word == "shadow" else word)
        self.r.foes.add(foe)
        return Effect("place_figure", at=at, form="foe", what=foe)

    def place_token(self, given: Given) -> Effect:
        """A token, one of the large tokens, or something that a hero can take."""
        large = [face.id for face in self.r.faces if face.token == LARGE_TOKEN]
        words = (*SIMPLE_TOKENS, *large, *PLACED_ITEMS)
        word = words[given["token"].one_of(words, "a token or article")]
        at, down = self.r.at(given["at"]), self.flag(given, "facedown")
        if ("value" in given) != (word == "log"):
            raise given["token"].wrong("a log needs a `value` from 1 to 3, and nothing else has one")
        if "shuffle" in given and word != "red_cross":
            raise given["shuffle"].wrong("only red crosses hide something that is shuffled")
        if word in SIMPLE_TOKENS:
            ids = self.crosses(given["shuffle"], len(at.fields)) if "shuffle" in given else ()
            return Effect("place_token", at=at, form="token", what=TOKENS.index(word), flag=down, ids=ids)
        if word in large:
            face = self.r.face(given["token"], LARGE_TOKEN)
            return Effect("place_token", at=at, form="large", what=face, flag=down)
        if word == "log":
            word = f"log_{given['value'].number(1, 3)}"
        item = ITEMS.index(word)
        self.r.items.add(item)
        if item == STARWORT:
            item = GROWING
        only = self.flag(given, "only_if_none")
        return Effect("place_token", at=at, form="item", what=item, flag=only)

    def crosses(self, entry: Entry, tokens: int) -> tuple[int, ...]:
        """What lies under the red crosses; a card says what each of it does."""
        words = entry.words()
        if len(words) != tokens:
            raise entry.wrong(f"{tokens} crosses hide {tokens} faces, not {len(words)}")
        faces = {face.id: face.index for face in self.r.faces if face.token == CROSS}
        for word in dict.fromkeys(words):
            if word not in faces:
                faces[word] = len(self.r.faces)
                self.r.faces.append(FaceDef(faces[word], word, CROSS, words.count(word), NONE, 0))
        return tuple(faces[word] for word in words)

    def remove(self, given: Given) -> Effect:
        if ("token" in given) == ("figure" in given):
            raise self.here.wrong("remove names either a token or a figure")
        at = self.r.at(given["at"]) if "at" in given else None
        if "figure" in given:
            return Effect("remove", at=at, form="foe", what=self.r.foe(given["figure"]))
        words = (*SIMPLE_TOKENS, *CARRIED, "farmer", "radan")
        word = words[given["token"].one_of(words, "a token or article")]
        if word in SIMPLE_TOKENS:
            return Effect("remove", at=at, form="token", what=TOKENS.index(word))
        return Effect("remove", at=at, form="item", what=ITEMS.index(word))

    def reveal_final_foe(self, given: Given) -> Effect:
        foe = self.r.foe(given["foe"], FINAL)
        self.r.foes.add(foe)
        return Effect("reveal_final_foe", at=self.r.at(given["at"]), what=foe)

    # decks and tokens

    def equipment_board(self, given: Given) -> Effect:
        articles = self.r.box.kinds["article"]
        fill = given["fill"]
        if not fill.is_list:
            fill.one_of(("all",), "a way to fill the equipment board")
            return Effect("equipment_board", ids=tuple(articles))
        words = [ITEMS[item] for item in articles]
        return Effect(
            "equipment_board", ids=tuple(self.r.item(part, words, "an article") for part in fill.parts())
        )

    def event(self, given: Given, key: str) -> int:
        return given[key].one_of(self.r.events, "an event card") if key in given else NONE

    def event_deck(self, given: Given) -> Effect:
        if not given["shuffle"].flag():
            raise given["shuffle"].wrong("the event cards are always shuffled: true")
        return Effect("event_deck", what=self.event(given, "top"), n=self.event(given, "without"))

    def draw_event(self, given: Given) -> Effect:
        return Effect("draw_event", n=given["count"].number(1, MOST_EVENTS))

    def peek_event(self, given: Given) -> Effect:
        may = self.flag(given, "may_discard")
        return Effect("peek_event", who=self.r.who(given["who"]), n=self.count(given, "count"), flag=may)

    def reveal_tokens(self, given: Given) -> Effect:
        token = TOKENS.index(
            SIMPLE_TOKENS[given["token"].one_of(SIMPLE_TOKENS, "a token that lies face down")]
        )
        return Effect("reveal_tokens", what=token, n=self.count(given, "count"))

    # heroes

    def gain(self, given: Given) -> Effect:
        who, n = self.r.who(given["who"]), self.count(given, "count", 1)
        willpower, strength = self.count(given, "willpower"), self.count(given, "strength")
        form, item = "", NONE
        things = [key for key in ("article", "weapon", "shield", "gem") if key in given]
        if len(things) > 1 or not (things or willpower or strength):
            raise given["who"].wrong(
                "gain names willpower, strength, or one of article, weapon, shield and gem"
            )
        if things:
            form, item = self.thing(given[things[0]], things[0])
        kept = self.flag(given, "kept")
        if kept and self.r.source != NONE:
            raise given["kept"].wrong("only a token of the box can be kept as the article itself")
        return Effect("gain", who, None, item, n, willpower, strength, flag=kept, form=form)

    def thing(self, entry: Entry, kind: str) -> tuple[str, int]:
        """What a hero gets: its form and the item."""
        if kind == "gem":
            entry.one_of(("random",), "a way to get a gem")
            return "gem", NONE
        if kind == "shield":
            word = (*SHIELDS, "any")[entry.one_of((*SHIELDS, "any"), "a shield")]
            return ("shield", NONE) if word == "any" else ("item", ITEMS.index(f"{word}_shield"))
        if kind == "weapon":
            item = self.r.item(entry, WEAPONS, "an ancient weapon")
        else:
            words = [ITEMS[item] for item in (*self.r.box.kinds["article"], *self.r.box.kinds["treasure"])]
            item = self.r.item(entry, words, "an article")
        self.r.items.add(item)
        return "item", item

    def lose(self, given: Given) -> Effect:
        who = self.r.who(given["who"])
        willpower, strength = self.count(given, "willpower"), self.count(given, "strength")
        if "article" in given:
            given["article"].one_of(("small_of_choice",), "an article to lose")
            return Effect("lose", who, form="small", n=1, flag=self.flag(given, "dropped"))
        if "dropped" in given:
            raise given["dropped"].wrong("only an article can be dropped")
        if "food" in given:
            return Effect("lose", who, form="food", n=self.count(given, "food"))
        if not (willpower or strength):
            raise given["who"].wrong("lose names willpower, strength, article or food")
        return Effect("lose", who, willpower=willpower, strength=strength)

    def set_willpower(self, given: Given) -> Effect:
        ways = ("up", "down", "exact")
        how = ways[given["how"].one_of(ways, "a way to set willpower")]
        to = given["to"].number(1, HIGHEST_WILLPOWER)
        return Effect("set_willpower", self.r.who(given["who"]), n=to, form=how)

    def agren(self, given: Given) -> Effect:
        return Effect("agren", self.r.who(given["who"]))

    def cave_dweller(self, given: Given) -> Effect:
        return Effect("cave_dweller", n=self.count(given, "value"))

    # foes, wagon and ways

    def springs(self, given: Given) -> Effect:
        return Effect("springs", flag=given["to"].one_of(("empty", "full"), "a side of a spring") == 1)

    def move_creature(self, given: Given) -> Effect:
        which = given["which"].keys(("kind", "pick"), what="which")
        words = ("any", *(foe.id for foe in self.r.box.foes if foe.kind == CREATURE))
        word = words[which["kind"].one_of(words, "a kind of creature")]
        pick = PICKS[which["pick"].one_of(PICKS, "a way to pick a creature")]
        what = NONE if word == "any" else FOES.index(word)
        return Effect("move_creature", what=what, n=given["steps"].number(-MOST, MOST), form=pick)

    def move_skeletons(self, given: Given) -> Effect:
        ids = (self.count(given, "lone", least=0), self.count(given, "horde", least=0))
        return Effect("move_skeletons", ids=ids)

    def move_krahders(self, given: Given) -> Effect:
        return Effect("move_krahders", n=self.count(given, "steps"))

    def subdue_skeleton(self, given: Given) -> Effect:
        return Effect("subdue_skeleton", n=self.count(given, "count"))

    def move_wagon(self, given: Given) -> Effect:
        return Effect("move_wagon", n=self.count(given, "steps"))

    def bridge(self, given: Given) -> Effect:
        return Effect("bridge", what=site_of(self.r.board, given["site"]), flag=given["laid"].flag())

    def jump_line(self, given: Given) -> Effect:
        ends = tuple(sorted(self.r.field(part) for part in given["ends"].parts()))
        if ends not in [(line.a, line.b) for line in self.r.board.lines]:
            raise given["ends"].wrong("there is no jump line between these fields")
        return Effect("jump_line", ids=ends, willpower=given["willpower"].number(0, HIGHEST_WILLPOWER))

    def march(self, given: Given) -> Effect:
        route = tuple(self.r.field(part) for part in given["route"].parts())
        every = MARCHES[given["every"].one_of(MARCHES, "a time to march")]
        return Effect("march", what=self.r.foe(given["figure"], FINAL), ids=route, form=every)

    def strengthen(self, given: Given) -> Effect:
        strength = given["strength"].number(-MOST, MOST)
        return Effect("strengthen", what=self.r.foe(given["foe"]), strength=strength)

    # the course of the legend

    def golden_shields(self, given: Given) -> Effect:
        return Effect("golden_shields", n=given["by"].number(-MOST, MOST))

    def sunrise(self, given: Given) -> Effect:
        return Effect("sunrise", ids=self.symbols(given, "enable"), others=self.symbols(given, "disable"))

    def skip_symbol(self, given: Given) -> Effect:
        return Effect("skip_symbol", what=given["symbol"].one_of(SYMBOLS, "a symbol of the sunrise box"))

    def overtime_piece(self, given: Given) -> Effect:
        return Effect("overtime_piece", what=given["side"].one_of(PIECES, "a side of the overtime piece"))

    def narrator(self, given: Given) -> Effect:
        return Effect("narrator", n=given["steps"].number(1, LAST_LETTER))

    def link(self, links: list[Link], entry: Entry) -> int:
        card = self.r.card(entry)
        links.append(Link(self.r.source, card, entry))
        return card

    def star_later(self, given: Given) -> Effect:
        letters = given["letters"].number(1, LAST_LETTER)
        return Effect("star_later", what=self.link(self.r.later, given["card"]), n=letters)

    def read(self, given: Given) -> Effect:
        return Effect("read", what=self.link(self.r.reads, given["card"]))

    def arm(self, given: Given) -> Effect:
        return Effect("arm", what=self.link(self.r.arms, given["card"]))

    def add_rule(self, given: Given) -> Effect:
        """A rule of rules.yaml, for good or for a while. [andor.legend.040]"""
        rule = given["rule"].one_of(NAMED_RULES, "a named rule")
        need = RULE_NEEDS.get(NAMED_RULES[rule], "")
        for key in ("foe", "site", "amount", "who"):
            if (key in given) != (key == need):
                verb = "needs" if key == need else "has no"
                raise given["rule"].wrong(f"the rule {NAMED_RULES[rule]} {verb} `{key}`")
        until = given["until"].one_of(UNTIL[1:], "an end of a rule") + 1 if "until" in given else 0
        others: tuple[int, ...] = ()
        if need == "foe":
            others = (self.r.foe(given["foe"]),)
        elif need == "site":
            others = (site_of(self.r.board, given["site"]),)
        who = self.r.who(given["who"]) if "who" in given else None
        amount = self.count(given, "amount")
        return Effect("add_rule", who, what=rule, n=until, strength=amount, others=others)

    def drop_rule(self, given: Given) -> Effect:
        return Effect("drop_rule", what=given["rule"].one_of(NAMED_RULES, "a named rule"))

    def goal(self, given: Given) -> Effect:
        goal = self.r.goal(given["id"])
        self.r.opened.add(goal)
        return Effect("goal", what=goal)

    def fail_if(self, given: Given) -> Effect:
        return Effect("fail_if", what=self.r.new_condition(given["condition"]))

    def win_if(self, given: Given) -> Effect:
        return Effect("win_if", what=self.r.new_condition(given["condition"]))

    def choice(self, given: Given) -> Effect:
        ways = ("group", "finder")
        by = ways[given["by"].one_of(ways, "somebody who can choose")]
        if by == "finder":
            self.r.finders.append(Link(self.r.source, NONE, given["by"]))
        options = tuple(self.option(entry) for entry in given["options"].parts())
        if not 2 <= len(options) <= MOST_OPTIONS:
            raise given["options"].wrong(
                f"a choice needs at least two options, and has at most {MOST_OPTIONS}"
            )
        if len({option.id for option in options}) != len(options):
            raise given["options"].wrong("each option needs an id of its own")
        if all(option.payer is not None for option in options):
            raise given["options"].wrong("one option must be free, for those who cannot pay")
        return Effect("choice", options=options, form=by)

    def option(self, entry: Entry) -> Option:
        given = entry.keys(("id", "does"), ("cost", "text"), "an option")
        id = given["id"].id("an option")
        self.option_ids.append((id, entry))
        payer, willpower, strength = None, 0, 0
        if "cost" in given:
            cost = given["cost"].keys(("who",), ("willpower", "strength"), "a cost")
            payer = self.r.who(cost["who"])
            willpower, strength = self.count(cost, "willpower"), self.count(cost, "strength")
            if bool(willpower) == bool(strength):
                raise given["cost"].wrong("a cost is either willpower or strength")
        return Option(id, self.script(given["does"]), payer, willpower, strength)

    def roll(self, given: Given) -> Effect:
        die = given["die"].one_of(DICE, "a die")
        faces = self.r.box.grey_faces if die == GREY else range(1, 7)
        table = given["table"].keys([str(face) for face in faces], what="the table")
        return Effect("roll", what=die, ids=tuple(self.script(table[str(face)]) for face in faces))

    def end(self, given: Given) -> Effect:
        return Effect("end", flag=given["result"].one_of(("lost", "won"), "a result") == 1)
