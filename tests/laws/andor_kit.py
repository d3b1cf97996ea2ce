"""What the laws need to know of Andor."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from hypothesis import strategies as st

from fabletop.games.andor.day.stops import wanted
from fabletop.games.andor.defs import (
    CAVE,
    CREATURE,
    FOG,
    GEM_2,
    GEM_6,
    GROWING,
    ITEMS,
    MAGE,
    NONE,
    RADAN,
    STARWORT,
    STORM_SHIELD,
    SWORD_BLADE,
)
from fabletop.games.andor.load import content
from fabletop.games.andor.options import FEWEST_HEROES, FIRST_LEGEND, MOST_HEROES
from fabletop.games.andor.state.game import Andor
from fabletop.games.andor.state.pieces import OPEN
from fabletop.games.andor.story.legend import SCRIPT
from fabletop.kernel import Act, Pick, Seat

EXAMPLE: Final = (Path(__file__).parents[2] / "docs" / "examples" / "the-lost-ram.yaml").read_text("utf-8")

UNSEEN: Final = ("rng", "given", "event_deck", "movement_deck", "crests", "gems", "cave_supply", "tokens")
TELL_EVENTS: Final = ("EventDrawn", "EventPeeked", "EventDiscarded", "EventStopped")

# How much a busy hand likes an act; random play would end the day before anything has happened
LIKED: Final = {
    verb: number
    for number, verbs in (
        (0, "end_day pass drop decline no withdraw"),
        (1, "give falcon done"),
        (4, "carry stop use cast spring"),
        (8, "study brew open take banish"),
        (12, "dweller pull bridge"),
    )
    for verb in verbs.split()
}


@st.composite
def options(draw: st.DrawFn, seats: int) -> dict[str, Any]:
    """Every legend, one of somebody's own too, with 2 to 4 heroes of either figure, in any grade."""
    legend = draw(st.sampled_from([*content().legends, EXAMPLE]))
    number = draw(st.integers(max(seats, FEWEST_HEROES), MOST_HEROES))
    heroes = draw(st.permutations(content().heroes))[:number]
    grades = draw(st.sampled_from([[], [1], [2], [1, 2]])) if legend != FIRST_LEGEND else []
    return {
        "legend": legend,
        "heroes": [draw(st.sampled_from(hero.figures)).lower() for hero in heroes],
        "grades": grades,
    }


def modes(seats: int) -> list[dict[str, Any]]:
    """Every legend with every number of heroes, by turns in all grades."""
    names = [hero.figures[seats % 2].lower() for hero in content().heroes]
    return [
        {
            "legend": legend,
            "heroes": [names[(legend + i) % MOST_HEROES] for i in range(number)],
            "grades": [] if legend == FIRST_LEGEND else [[], [1], [2], [1, 2]][(legend + number) % 4],
        }
        for legend in content().legends
        for number in range(max(seats, FEWEST_HEROES), MOST_HEROES + 1)
    ]


def busy(g: Andor, offered: Sequence[Pick]) -> Sequence[Pick]:
    """The options as a busy hand sees them, those that it likes several times."""
    found: list[Pick] = []
    places = worth_a_walk(g)
    for option in offered:
        if isinstance(option, Act):
            found += [option] * liking(g, option, places)
    return found or offered


def liking(g: Andor, option: Act, places: dict[int, int]) -> int:
    """The last foes rather than others, whose defeat moves the narrator, and fields where something is."""
    if option.verb == "go":
        return places.get(option.id, 1)
    if option.verb == "fight":
        foe = g.foe(option.id)
        return 3 if foe is not None and g.def_of(foe).kind == CREATURE else 40
    return LIKED.get(option.verb, 2)


def worth_a_walk(g: Andor) -> dict[int, int]:
    """Where something stands or lies, a card or a goal waits, or what the hero brings is wanted."""
    fields = dict.fromkeys((token.field for token in g.tokens), 6)
    fields.update((field, 6) for field, _ in g.lying)
    for card in g.legend.cards:
        if not g.cards_read >> card.index & 1:
            fields.update((trigger.n, 10) for trigger in card.triggers if trigger.kind == "stops_at")
    for goal in g.legend.goals:
        if g.open_goals & ~g.done_goals & 1 << goal.index:
            fields.update(dict.fromkeys(goal.fields, 20))
            if goal.type in ("build_bridge", "lay_bridge"):
                fields.update({g.board.sites[goal.what].a: 20, g.board.sites[goal.what].b: 20})
    fields.update((foe.field, 20) for foe in g.foes if g.def_of(foe).kind != CREATURE)
    if any(wanted(g, item) for item in g.heroes[max(g.turn, 0)].bag):
        fields[g.base] = 60
    return fields


def turn(g: Andor) -> object:
    return g.day, g.turn, [hero.hours for hero in g.heroes]


def progress(g: Andor) -> object:
    """Hours and days; what is used up, gathered, opened or delivered, and how far a fight is.  Where things
    lie or who carries them is none: that can be undone."""
    things = sorted([item for _, item in g.lying] + [item for hero in g.heroes for item in hero.bag])
    tokens = [(token.kind, token.field, token.open) for token in g.tokens if token.kind != CAVE]
    done = [(hero.hours, hero.in_box, hero.books, hero.carried, hero.held) for hero in g.heroes]
    fight = None if g.fight is None else (g.fight.round, g.fight.roller, g.fight.asked, g.fight.staying)
    return g.day, g.turn, g.sent, things, g.turned, tokens, done, fight, g.cards_read, g.fallen


def lull(g: Andor) -> int:
    """A hero takes each thing up at most once, and lets go of it at most once after that: then something else
    must happen first.  To give is two picks, one for either hero.  Every hero calls three things off, two
    picks each; and a script or a roll asks about every hero once."""
    heroes = len(g.heroes)
    return 2 * heroes * count_loose(g) + 6 * heroes + 4 * heroes


def count_loose(g: Andor) -> int:
    return len(g.lying) + sum(len(hero.bag) for hero in g.heroes)


def stir(g: Andor) -> None:
    """Strong heroes with shields and weapons, weak foes at the end, and a base that holds out."""
    box = list(g.box)
    for h, hero in enumerate(g.heroes):
        hero.strength = 8 + 2 * h
        hero.willpower = 20
        for item in range(STORM_SHIELD, SWORD_BLADE + 1):
            if item % len(g.heroes) == h and box[item] and g.room_for(hero, item):
                box[item] -= 1
                g.put_in_bag(h, item)
        if hero.kind == MAGE:
            hero.books = (OPEN, OPEN, OPEN)
    g.box = tuple(box)
    g.shield_count += 10
    g.stronger_foes = tuple(0 if foe.kind == CREATURE else -20 for foe in g.legend.foes)


# -- nothing is lost -----------------------------------------------------------------------------------


def count_cards(g: Andor) -> Counter[str]:
    """Every event card, movement token, token, piece and figure, wherever it is."""
    counted = Counter(f"event {g.legend.events[event].id}" for event in (*g.event_deck, *g.event_pile))
    drawn = set(range(len(g.legend.movement))) - set(g.movement_deck)  # back when the last is drawn
    counted += Counter(f"movement {token}" for token in (*g.movement_deck, *drawn))
    counted += Counter({ITEMS[item]: number for item, number in count_items(g).items()})
    counted += count_faces(g)
    for foe in g.legend.foes:
        if foe.figure == foe.index:
            counted[f"figure {foe.id}"] = foe.figures - min(0, g.figures_left(foe.index))
    return counted


def count_items(g: Andor) -> Counter[int]:
    """Every piece: beside the board, with heroes, on fields, brought to the base, or out of the game."""
    counted: Counter[int] = Counter()
    for numbers in (g.supply, g.box, g.delivered, g.lost):
        counted.update(dict(enumerate(numbers)))
    counted.subtract(range(GEM_2, GEM_6 + 1))  # all gems lie in a pile of their own
    counted.update(g.gems)
    for hero in g.heroes:
        counted.update(whole(item) for item in hero.bag)
    counted.update(whole(item) for _, item in g.lying)
    counted[RADAN] += 1 if g.found_radan == NONE else 0
    for item, given in count_kept(g).items():
        counted[item] -= given
    return counted


def whole(item: int) -> int:
    """The piece that an item is half of, or that grows."""
    if item == GROWING:
        return STARWORT
    if ITEMS[item].startswith("half_"):
        return item - 1
    return item


def count_kept(g: Andor) -> Counter[int]:
    """The tokens that heroes have kept as articles."""
    kept: Counter[int] = Counter()
    scripts = [frame.args for frame in g.stack if frame.key == SCRIPT]
    waiting = [script for script, _, _, place in scripts if place == 0]
    for face in g.turned:
        script = g.legend.faces[face].script
        if script in waiting:
            waiting.remove(script)
        elif script != NONE:
            kept.update(effect.what for effect in g.legend.scripts[script] if effect.flag and effect.form)
    return kept


def count_faces(g: Andor) -> Counter[str]:
    """The fog and cave tokens: on fields, in the supply, turned up and gone, or never laid out."""
    seen = Counter(token.face for token in g.tokens if token.kind in (FOG, CAVE))
    seen.update(g.cave_supply)
    for face in sorted(g.turned):
        if not g.legend.faces[face].value or not seen[face]:  # a dweller stays, and may hold several in turn
            seen[face] += 1
    caves = any(seen[printed.index] for printed in g.legend.faces if printed.token == CAVE)
    counted: Counter[str] = Counter()
    for printed in g.legend.faces:
        if printed.token in (FOG, CAVE):
            number = seen[printed.index]
            if printed.token == FOG or not caves or g.collapsed:  # some are not in the game
                number = max(number, printed.count)
            counted[f"token {printed.token} {printed.id}"] = number
    return counted


# -- what may be seen ----------------------------------------------------------------------------------


def cards_named(event: dict[str, Any]) -> set[tuple[str, int, int]]:
    """Event cards, movement tokens, and the faces of tokens with their fields."""
    name = event["event"]
    if name in TELL_EVENTS:
        return {("event", event["n"], NONE)}
    if name == "MovementDrawn":
        return {("movement", event["n"], NONE)}
    if name in ("TokenPlaced", "TokenTurned", "TokenHidden") and event["face"] != NONE:
        return {("token", event["field"], event["face"])}
    return set()


def cards_seen(g: Andor, seat: Seat) -> set[tuple[str, int, int]]:
    """Everybody sees the same: what lies open, and what is no longer in a deck."""
    view = g.view(seat)
    seen = {("event", event, NONE) for event in (*view.event_pile, *view.peeked)}
    drawn = set(range(len(g.legend.movement))) - set(view.movement_left)
    seen |= {("movement", token, NONE) for token in drawn}
    return seen | {
        ("token", one.field, NONE if one.face is None else one.face) for one in view.tokens if one.open
    }


def cards_shown(g: Andor, seat: Seat) -> list[object]:
    """The same, the crest that was drawn last, and the gems that were found."""
    return [cards_seen(g, seat), g.crest_drawn, sorted(g.crests), *(list(hero.bag) for hero in g.heroes)]


def public(data: dict[str, Any]) -> Any:
    """A saved game without what lies face down; of that, what there is but not where."""
    shown = {name: value for name, value in data.items() if name not in UNSEEN}
    faces = sorted([token[2] for token in data["tokens"]] + data["cave_supply"])
    tokens = [[*token[:2], token[2] if token[3] else NONE, token[3]] for token in data["tokens"]]
    top = data["event_deck"][len(data["event_deck"]) - len(data["peeked"]) :]
    return shown, [sorted(data[name]) for name in UNSEEN[2:6]], faces, tokens, top
