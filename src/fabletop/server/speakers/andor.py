"""The Legends of Andor, told over the wire.

Everybody at the table knows the same, and nobody knows what has not been read, drawn or turned up: the texts
of cards, goals, events, faces, rules and foes are told from the moment on when they are seen, each once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from fabletop.bots.driver import cut
from fabletop.games.andor import Andor
from fabletop.games.andor import words as andor_words
from fabletop.games.andor.board.ground import Reach
from fabletop.games.andor.board.paths import reach_of
from fabletop.games.andor.bots import advise
from fabletop.games.andor.day.forecast import foresee
from fabletop.games.andor.day.free import is_free
from fabletop.games.andor.day.walk import pulls
from fabletop.games.andor.defs import (
    BASES,
    BOOKS,
    CLASSES,
    COLLAPSE,
    DICE,
    ITEMS,
    JUMP_LINES,
    LETTERS,
    NAMED_RULES,
    NONE,
    SKELETON_FOE,
    SLOTS,
    SYMBOL_COUNT,
    SYMBOLS,
    TOKENS,
    BoardDef,
    Condition,
    FoeDef,
    GoalDef,
    HeroDef,
)
from fabletop.games.andor.fight.value import (
    counting_dice,
    equal_places,
    how_they_count,
    points_of,
    strength_parts,
    white_cube,
)
from fabletop.games.andor.load import FOLDER, content, legend_for
from fabletop.games.andor.options import FEWEST_HEROES
from fabletop.games.andor.state.acts import hero_of
from fabletop.games.andor.state.pieces import Fight, Foe, Hero, Rolled
from fabletop.games.andor.state.questions import ALL_HOURS
from fabletop.games.andor.story.legend import logs_at, tokens_left
from fabletop.games.andor.view import figure_of, stars_ahead
from fabletop.games.telling import Seen
from fabletop.kernel.decision import Decision
from fabletop.kernel.event import Event
from fabletop.kernel.frame import NOBODY, Act, Pick, Seat
from fabletop.kernel.game import Game
from fabletop.ledger import Language
from fabletop.server.speakers.speaker import GameSpeaker, or_none
from fabletop.speech import Speech

SLOT_NAMES: Final = ("free", "small", "large", "head", "track", "beside")
ITEM_IN_DEED: Final = frozenset(("take", "drop", "give", "use", "banish"))
OWN_DEEDS: Final = frozenset(("turn", "walk"))  # questions to one hero, whose number the frame carries
ABOUT: Final = {  # what the number of an act means
    **dict.fromkeys(("go", "pull", "dweller", "field", "token"), "field"),
    **dict.fromkeys(("fight", "foe"), "foe"),
    **dict.fromkeys(("hero", "carry", "invite", "lend"), "whom"),
    **dict.fromkeys(("item", "send", "fetch", "ward", "weapon"), "item"),
    "study": "book",
}


def key(what: str, id: str) -> str:
    return f"{what}-{id}".replace("_", "-").replace(".", "-")


class AndorSpeaker(GameSpeaker[Andor, andor_words.AndorWords]):
    advises = True

    def __init__(self, language: Language, names: Mapping[int, str]) -> None:
        super().__init__(Andor, andor_words, andor_words.AndorWords(language, names))
        self.texts: Final = Speech(language, FOLDER / "text")
        self._reach: tuple[Decision, Reach] | None = None  # of the decision whose options are being told

    def say(self, key: str) -> str:
        return self.texts.say(key)

    def maybe(self, key: str) -> str:
        """A text that not everything has."""
        return self.texts.say(key) if self.texts.has(key) else ""

    def part(self, index: int, what: str, id: str) -> dict[str, Any]:
        name = key(what, id)
        return {"index": index, "id": id, "name": self.say(name), "text": self.maybe(f"{name}.text")}

    def hero_asked(self, game: Game) -> str | None:
        """The hero who must answer; where several must, the one whose turn it is, or the first of them."""
        g = self.own(game)
        if g.decision is None or not g.decision.seats:
            return None
        seats = g.decision.seats
        first = (andor_words.hero_asked(g.decision), g.turn)
        asked = [h for h in (*first, *range(len(g.heroes))) if h != NONE and g.heroes[h].seat in seats]
        return figure_of(g, asked[0])

    # -- options ----------------------------------------------------------------------------------------

    def option(self, game: Game, decision: Decision, pick: Pick) -> dict[str, Any]:
        g = self.own(game)
        hint = andor_words.hint(self.words, g, decision, pick)
        told = self.plain_option(g, decision, pick, hint, None)
        if not isinstance(pick, Act):
            return told
        about: dict[str, Any] = {}
        if decision.kind in OWN_DEEDS:
            about["actor"] = hero_of(decision.frame)
        if is_free(pick):
            about["actor"] = pick.id
            if pick.verb in ITEM_IN_DEED:
                _, about["item"] = pick.ids
            elif pick.verb == "cast":
                _, about["book"] = pick.ids
        elif pick.verb in ABOUT:
            about[ABOUT[pick.verb]] = pick.id
        if pick.verb == "go":
            about["way"] = self.way(g, hero_of(decision.frame), self.reach(g, decision).path(pick.id))
        elif pick.verb == "pull":
            ways = [way for way in pulls(g, hero_of(decision.frame)) if way[-1] == pick.id]
            about["way"] = self.way(g, hero_of(decision.frame), ways[0]) if ways else None
        return told | about

    def advise(self, imagined: Game, seat: Seat) -> tuple[Pick, str] | None:
        """What the bots' planner would do, and what for."""
        g = self.own(imagined)
        if g.decision is None:
            return None
        decision = cut(g.decision, seat)
        if len(decision.options) == 1:
            return decision.options[0], andor_words.advice(self.words, g, decision, decision.options[0])
        found = advise(g, seat, decision)
        about = (found.purpose, found.field, found.what, found.company, *found.reason)
        return found.pick, andor_words.advice(self.words, g, decision, found.pick, *about)

    def reach(self, g: Andor, decision: Decision) -> Reach:
        """Worked out once for all the options of a decision."""
        if self._reach is None or self._reach[0] is not decision:
            self._reach = (decision, reach_of(g, hero_of(decision.frame)))
        return self._reach[1]

    def way(self, g: Andor, h: int, path: tuple[int, ...]) -> dict[str, Any]:
        hero = g.heroes[h]
        hours = max(0, len(path) - g.walk_free)
        willpower = sum(g.overtime_price(hero, hero.hours + n) for n in range(1, hours + 1))
        return {"path": [hero.field, *path], "hours": hours, "willpower": willpower}

    def bearings(self, g: Andor) -> tuple[Any, ...]:
        return (g.legend, tuple([(hero.kind, hero.figure, hero.seat) for hero in g.heroes]))

    def new_line(self, g: Andor, event: Event) -> dict[str, Any]:
        h = getattr(event, "hero", NONE)
        return {
            **super().new_line(g, event),
            "seat": g.heroes[h].seat if h != NONE else NOBODY,
            "card": None,
            "unit": or_none(getattr(event, "uid", NONE)),
            "hero": figure_of(g, h) if h != NONE else None,
        }

    # -- what is known ----------------------------------------------------------------------------------

    def view(self, game: Game, seat: Seat) -> dict[str, Any]:
        g = self.own(game)
        seen = g.view(seat)
        cards = self.words.cards
        ending = cards.ending(g.legend, g.won) if g.finished else ""
        symbols = range(SYMBOL_COUNT)
        told = {name: seen[name] for name in PASSED_ON}
        told |= {name: or_none(seen[name]) for name in MAYBE}
        return told | {
            "title": cards.legend(g.legend),
            "names": names_told(g),
            "board": g.board.id,
            "ending": ending,
            "heroes": [self.hero(g, h, hero) for h, hero in enumerate(g.heroes)],
            "foes": [foe_told(g, foe) for foe in g.foes],
            "kinds": [kind_now(g, foe) for foe in g.legend.foes if is_known(g, foe)],
            "tokens": [
                {"kind": kind, "field": field, "face": or_none(face), "open": bool(is_open)}
                for kind, field, face, is_open in seen["tokens"]
            ],
            "lying": [{"field": field, "item": item} for field, item in g.lying],
            "hours": hours_told(g),
            "wagon_most": g.legend.wagon_fields_a_day,
            "bridges": [i for i in range(len(g.board.sites)) if g.bridges >> i & 1],
            "collapsed": list(g.fallen_fields()),
            "jumps_open": g.has_rule(JUMP_LINES),
            "stars": stars_ahead(g),
            "rules": rules_on(g),
            "symbols": [n for n in symbols if g.enabled >> n & 1],
            "skipped": [n for n in symbols if g.skipped >> n & 1],
            "cards": seen["cards_read"],
            "goals": [goal_now(g, g.legend.goals[one["goal"]], one["done"]) for one in seen["goals"]],
            "losses": [known for n in g.fails if (known := loss(g, g.legend.conditions[n])) is not None],
            "fight": None if g.fight is None else fight_told(g, g.fight),
            "forecast": [vars_of(move) for move in foresee(g)],
        }

    def seen(self, game: Game) -> frozenset[Seen]:
        g = self.own(game)
        numbers = {
            "kinds": [foe.index for foe in g.legend.foes if is_known(g, foe)],
            "faces": [token.face for token in g.tokens if token.open and token.face != NONE],
            "events": {*g.event_pile, *g.peeked},
            "rules": rules_on(g),
            "cards": [card.index for card in g.legend.cards if g.cards_read >> card.index & 1],
            "goals": [goal.index for goal in g.legend.goals if g.open_goals >> goal.index & 1],
        }
        return frozenset((name, n) for name, found in numbers.items() for n in found)

    def printed(self, game: Game, seen: Iterable[Seen]) -> dict[str, list[dict[str, Any]]]:
        g = self.own(game)
        words: dict[str, Callable[[Andor, int], dict[str, Any]]] = {
            "kinds": self.kind_told,
            "faces": self.face,
            "events": self.event,
            "rules": self.rule,
            "cards": self.card,
            "goals": self.goal,
        }
        told: dict[str, list[dict[str, Any]]] = {}
        for name, n in sorted(seen):
            told.setdefault(name, []).append(words[name](g, n))
        return told

    def hero(self, g: Andor, h: int, hero: Hero) -> dict[str, Any]:
        figure = figure_of(g, h)
        return {
            "index": h,
            "figure": figure,
            "name": self.say(f"figure-{figure}"),
            "last_hour": g.last_hour(h),
            "dice": g.dice_of(hero),
            "held": or_none(hero.held),
            "white_cube": or_none(white_cube(g, hero)),
            "can_spend": g.can_spend_hour(h),
            **{name: getattr(hero, name) for name in HERO_PLAIN},
            "bag": list(hero.bag),
            "books": list(hero.books),
        }

    def kind_told(self, g: Andor, n: int) -> dict[str, Any]:
        foe = g.legend.foes[n]
        name = key("foe", foe.id)
        return {
            "index": foe.index,
            "id": foe.id,
            "icon": content().icons[f"foe.{foe.id}"],
            "name": self.say(name),
            "text": self.maybe(f"{name}.text"),
            "group": CLASSES[foe.kind],
            "figure": foe.figure,
            "willpower": foe.willpower,
            "die": DICE[foe.die],
            "bands": [[band.least, band.count] for band in foe.bands],
            "reward_strength": foe.reward_strength,
            "reward_willpower": foe.reward_willpower,
            "holds": foe.holds,
        }

    def rule(self, g: Andor, n: int) -> dict[str, Any]:
        return self.part(n, "rule", NAMED_RULES[n])

    def face(self, g: Andor, face: int) -> dict[str, Any]:
        seen = g.legend.faces[face]
        cards = self.words.cards
        return {
            "index": face,
            "id": seen.id,
            "icon": icon_of_face(seen.id),
            "name": cards.face(seen),
            "text": cards.face_text(seen),
            "value": seen.value,
        }

    def event(self, g: Andor, n: int) -> dict[str, Any]:
        drawn = g.legend.events[n]
        return {**self.part(n, "event", drawn.id), "storm": drawn.storm, "good": drawn.good}

    def card(self, g: Andor, n: int) -> dict[str, Any]:
        card = g.legend.cards[n]
        return {
            "index": n,
            "id": card.id,
            "kind": card.kind,
            "letter": LETTERS[card.letter] if card.letter != NONE else None,
            "title": self.words.cards.card(g.legend, card),
            "text": self.words.cards.card_text(g.legend, card),
            "rules": list(card.teaches),
        }

    def goal(self, g: Andor, n: int) -> dict[str, Any]:
        goal = g.legend.goals[n]
        return {
            "index": goal.index,
            "id": goal.id,
            "text": self.words.cards.goal(g.legend, goal),
            "type": goal.type,
            "optional": goal.optional,
            "count": goal.count,
            "fields": list(goal.fields),
        }

    # -- what is printed ------------------------------------------------------------------------------

    def catalogue(self) -> dict[str, Any]:
        printed = content()
        legends = [legend_for(number, FEWEST_HEROES) for number in printed.legends]
        return {
            "boards": [self.board(board) for board in printed.boards.values()],
            "heroes": [self.hero_board(index, hero) for index, hero in enumerate(printed.heroes)],
            "items": [
                {
                    **self.part(index, "item", id),
                    "icon": printed.icons[f"item.{id}"],
                    "slot": SLOT_NAMES[SLOTS[index]],
                }
                for index, id in enumerate(ITEMS)
            ],
            "tokens": [self.part(index, "token", id) for index, id in enumerate(TOKENS)],
            "symbols": [self.part(index, "symbol", id) for index, id in enumerate(SYMBOLS)],
            "books": [self.part(index, "book", id) for index, id in enumerate(BOOKS)],
            "movement": [self.movement(index, token.id) for index, token in enumerate(legends[0].movement)],
            "bases": [self.part(index, "base", id) for index, id in enumerate(BASES)],
            "legends": [
                {
                    "number": legend.number,
                    "name": self.say(f"legend-{legend.number}"),
                    "text": self.maybe(f"legend-{legend.number}.story-1"),
                    "board": legend.board.id,
                }
                for legend in legends
            ],
            "cards": [],
            "words": {},
        }

    def movement(self, index: int, id: str) -> dict[str, Any]:
        """What stands above the line of a movement token, and below it."""
        name = key("movement", id)
        return {"index": index, "id": id, "name": self.say(name), "text": self.maybe(f"{name}.below")}

    def board(self, board: BoardDef) -> dict[str, Any]:
        on_road = set(board.road)
        return {
            "id": board.id,
            "name": self.say(key("board", board.id)),
            "width": board.width,
            "height": board.height,
            "fields": [
                {
                    "number": n,
                    "x": x,
                    "y": y,
                    "terrain": board.terrain[n],
                    "name": self.maybe(f"field-{n}"),
                    "neighbours": list(board.neighbours[n]),
                    "arrow": board.arrow[n] if board.arrow[n] >= 0 else None,
                    "road": n in on_road,
                    "cave": board.is_cave[n],
                    "edge": board.chasm_edge[n],
                }
                for n, (x, y) in sorted(board.xy.items())
            ],
            "lines": [{"a": line.a, "b": line.b, "willpower": line.willpower} for line in board.lines],
            "sites": [
                {"id": site.id, "name": self.maybe(key("site", site.id)), "a": site.a, "b": site.b}
                for site in board.sites
            ],
            "rifts": [[list(point) for point in rift] for rift in board.rifts],
            "areas": [
                {
                    "id": id,
                    "name": self.maybe(key("region", f"{board.id}-{id}")),
                    "fields": list(fields),
                }
                for id, fields in board.areas.items()
            ],
            "road": list(board.road),
            "stages": [list(stage) for stage in board.stages],
            "lists": {name: list(fields) for name, fields in board.lists.items()},
        }

    def hero_board(self, index: int, hero: HeroDef) -> dict[str, Any]:
        name = key("hero", hero.id)
        figures = [figure.lower() for figure in hero.figures]
        return {
            "index": index,
            "id": hero.id,
            "icon": content().icons[f"hero.{hero.id}"],
            "name": self.say(name),
            "rank": hero.rank,
            "colour": hero.colour,
            "dice": list(hero.dice),
            "figures": [
                {"id": id, "name": self.say(f"figure-{id}"), "text": self.maybe(f"figure-{id}.text")}
                for id in figures
            ],
            "abilities": [self.maybe(f"{name}.ability-{n}") for n in (1, 2)],
        }


# What is told as the game shows it, and what is told with null where the game says that there is none
PASSED_ON: Final = (
    *("seat", "seats", "round", "players", "legend", "grades", "day", "first", "over", "won", "winners"),
    *("supply", "event_deck", "event_pile", "peeked", "cave_supply", "movement_deck", "movement_left"),
    *("crests", "gems", "fallen", "shielded", "shields", "boxed_skeletons", "base_kind", "wagon_today"),
    *("jump_values", "narrator", "piece", "delivered"),
)
MAYBE: Final = ("turn", "rooster", "base", "walker", "walk_with")
HERO_PLAIN: Final = (
    *("kind", "seat", "field", "strength", "willpower", "most", "hours"),
    *("in_box", "resting", "carried", "spoils", "free_hour"),
)
FIGHT_PLAIN: Final = (
    *("starter", "round", "willpower", "strength", "total", "extra", "foe_value", "fury"),
    *("flipped", "doubled", "joined_dice"),
)


def icon_of_face(id: str) -> str:
    """What lies under a red cross is mostly a thing; what is not has no picture of its own."""
    icons = content().icons
    return icons.get(f"face.{id}", icons.get(f"item.{id}", ""))


def names_told(g: Andor) -> list[dict[str, Any]]:
    """What a legend of somebody's own calls fields."""
    return [
        {"field": int(name.removeprefix("field-")), "name": said}
        for name, said in g.legend.texts.items()
        if name.startswith("field-")
    ]


def is_known(g: Andor, foe: FoeDef) -> bool:
    """The figures on the creature display, and whoever has been on the board."""
    return foe.index <= SKELETON_FOE or foe.index in {
        *(other.kind for other in g.foes),
        *g.fallen,
        *g.shielded,
        *g.defeated,
        *([] if g.fight is None else [g.fight.kind]),
    }


def kind_now(g: Andor, foe: FoeDef) -> dict[str, Any]:
    strength = g.strength_of(Foe(NONE, foe.index, NONE, False))
    return {"index": foe.index, "strength": strength, "left": g.figures_left(foe.index)}


def rules_on(g: Andor) -> list[int]:
    return [n for n in range(len(NAMED_RULES)) if g.rules_on >> n & 1]


def goal_now(g: Andor, goal: GoalDef, done: bool) -> dict[str, Any]:
    return {"index": goal.index, "done": done, "have": goal.count if done else have_for(g, goal)}


def foe_told(g: Andor, foe: Foe) -> dict[str, Any]:
    willpower = g.willpower_of(foe)
    return {
        "uid": foe.uid,
        "kind": foe.kind,
        "field": foe.field,
        "down": foe.down,
        "strength": g.strength_of(foe),
        "willpower": willpower,
        "dice": g.def_of(foe).dice(willpower),
    }


def hours_told(g: Andor) -> list[dict[str, Any]]:
    """The day track, at the prices in force for everybody."""
    return [{"hour": hour, "price": g.overtime_price(g.heroes[0], hour)} for hour in range(1, ALL_HOURS + 1)]


def fight_told(g: Andor, fight: Fight) -> dict[str, Any]:
    roller = None if fight.roller == NONE or not fight.dice else g.heroes[fight.roller]
    rolled: dict[str, Any] = {"points": 0, "counting": [], "how": "", "parts": []}
    if roller is not None:
        rolled = {
            "points": points_of(roller, fight),
            "counting": list(counting_dice(roller, fight)),
            "how": how_they_count(roller, fight),
            "parts": [list(part) for part in strength_parts(g, fight, fight.roller)],
        }
    return {
        **rolled,
        "rolled": [rolled_told(one) for one in fight.rolled],
        "foe_counting": list(equal_places(fight.foe_dice)),
        "foe": or_none(fight.uid),
        "dweller": or_none(fight.dweller),
        "kind": or_none(fight.kind),
        "roller": or_none(fight.roller),
        **{name: getattr(fight, name) for name in FIGHT_PLAIN},
        **{name: list(getattr(fight, name)) for name in ("fighters", "staying", "dice", "foe_dice")},
    }


def rolled_told(one: Rolled) -> dict[str, Any]:
    return {
        **{name: getattr(one, name) for name in ("hero", "points", "how")},
        **{name: list(getattr(one, name)) for name in ("dice", "counting")},
        "parts": [list(part) for part in one.parts],
    }


def loss(g: Andor, condition: Condition) -> dict[str, Any] | None:
    """A way to lose in which everything has been seen; None for what the table cannot know yet."""
    kind, n = condition.kind, condition.n
    if kind == "narrator_at":
        return {"kind": kind, "n": n, "left": max(0, n - g.narrator)}
    if kind == "no_free_shield" and g.base != NONE:
        return {"kind": kind, "left": max(0, g.shield_count - len(g.shielded))}
    if kind == "figure_at" and is_known(g, g.legend.foes[n]):
        return {"kind": kind, "foe": n, "field": or_none(condition.m)}
    if kind == "tokens_left_below" and g.open_goals >> condition.m & 1:
        return {
            "kind": kind,
            "item": n,
            "left": max(0, tokens_left(g, n) - g.legend.goals[condition.m].count),
        }
    if kind == "hero_in_area_when" and g.has_rule(COLLAPSE):
        area = next(id for id, fields in g.board.areas.items() if fields == condition.fields)
        return {"kind": kind, "area": area, "n": n, "left": max(0, n - g.collapsed)}
    if kind == "goals_done" and g.open_goals & condition.bits == condition.bits:
        return {"kind": kind, "goals": list(condition.ids)}
    return None


def have_for(g: Andor, goal: GoalDef) -> int:
    """How much of a goal is done, where it can be counted."""
    if goal.type == "turn_tokens":
        return sum(1 for face in goal.ids if face in g.turned)
    if goal.type == "deliver":
        return g.delivered[goal.what]
    if goal.type == "deliver_set":
        return sum(1 for item in goal.ids if g.delivered[item])
    return logs_at(g, goal.what) if goal.type == "build_bridge" else 0


def vars_of(move: Any) -> dict[str, Any]:
    return {name: getattr(move, name) for name in ("symbol", "kind", "uid", "origin", "field", "end")}
