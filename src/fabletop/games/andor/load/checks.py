"""Whether the cards of a legend can all be read, its goals be reached and its foes be met."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

from fabletop.games.andor.defs import (
    BASES,
    CREATURE,
    CROSS,
    FARMER,
    FOES,
    ITEMS,
    KRAHDER,
    LAST_LETTER,
    LETTERS,
    NO_ARROW,
    NONE,
    SKELETON_FOE,
    WAGON,
    CardDef,
    GoalDef,
    Trigger,
)
from fabletop.games.andor.load.entries import Entry
from fabletop.games.andor.load.reading import Link, Reading

MOST_STARS: Final = 6  # [andor.component.320]
NOBODYS: Final = ("setup", "letter", "star_later")  # triggers that no hero sets off

Given = dict[str, Entry]


def check(r: Reading, given: Given, cards: list[Given]) -> None:
    """Everything that only shows when the whole legend is known."""
    triggers = list(every_trigger(r, cards))
    check_base(r, given)
    check_setup(r, given, triggers)
    check_supply(r, given)
    check_stars(r, given, triggers)
    check_end(r, given)
    check_links(r, triggers, r.reads, "read")
    check_links(r, triggers, r.later, "star_later")
    check_armed(r, cards)
    check_finders(r)
    for goal, (_, entry) in zip(r.legend.goals, given["goals"].items(), strict=True):
        check_goal(r, goal, entry)
    for card, trigger, entry in triggers:
        check_trigger(r, card, trigger, entry)


def every_trigger(r: Reading, cards: list[Given]) -> Iterator[tuple[CardDef, Trigger, Entry]]:
    for card, entries in zip(r.legend.cards, cards, strict=True):
        for trigger in card.triggers:
            yield card, trigger, entries["trigger"]


def check_base(r: Reading, given: Given) -> None:
    """The base stands where creatures can come to: on the road, or where the arrows end."""
    base, board = BASES[r.legend.base_kind], r.legend.board
    if r.bases != {r.legend.base_kind}:
        what = f"`place_figure: {{figure: {base}, at: ..}}`"
        raise given["base"].wrong(
            f"the base is the {base}: an effect {what} is needed, and none for another base"
        )
    for link in r.base_fields:
        if board.road_place[link.number] == NONE and board.arrow[link.number] != NO_ARROW:
            where = "on the road" if board.road else "where all arrows end"
            raise link.entry.wrong(
                f"creatures cannot find the {base} on {link.number}: it must stand {where}"
            )


def check_setup(r: Reading, given: Given, triggers: list[tuple[CardDef, Trigger, Entry]]) -> None:
    """Exactly one card of the setup lays the legend out. [andor.legend.020]"""
    orders: dict[int, CardDef] = {}
    for card, trigger, entry in triggers:
        if trigger.kind == "setup":
            if trigger.n in orders:
                raise entry.wrong(f"{orders[trigger.n].id} is number {trigger.n} of the setup already")
            orders[trigger.n] = card
    if not r.setups:
        raise given["cards"].wrong("one setup card needs the effect `apply_setup: {}`, and there is none")
    if len(r.setups) > 1:
        raise r.setups[1].entry.wrong("apply_setup stands here a second time; the legend is laid out once")
    if r.setups[0].source not in [card.index for card in orders.values()]:
        raise r.setups[0].entry.wrong("apply_setup belongs on a card with the trigger `setup`")


def check_supply(r: Reading, given: Given) -> None:
    """The setup asks for no more pieces than the box has."""
    items: Counter[int] = Counter()
    crosses = 0
    for effect in r.scripts[r.legend.setup_script]:
        if effect.word == "place_token" and effect.at is not None:
            if effect.form == "item":
                items[effect.what] += len(effect.at.fields)
            elif effect.what == CROSS and effect.form == "token":
                crosses += len(effect.at.fields)
    for item, count in items.items():
        pieces = r.box.equipment[item] if item < len(r.box.equipment) else 0
        if count > pieces and not ITEMS[item].startswith("growing"):
            raise given["setup"].wrong(f"the setup places {count} of {ITEMS[item]}, and there are {pieces}")
    if crosses > r.box.pieces["red_cross"]:
        raise given["setup"].wrong(
            f"the setup places {crosses} red crosses, and there are {r.box.pieces['red_cross']}"
        )


def check_stars(r: Reading, given: Given, triggers: list[tuple[CardDef, Trigger, Entry]]) -> None:
    """A star lies on each letter with a card, except A and N. [andor.narrator.030, andor.component.320]"""
    stars = r.legend.stars
    if len(set(stars)) != len(stars):
        raise given["stars"].wrong("a letter has one star at most")
    later = sum(trigger.kind == "star_later" for _, trigger, _ in triggers)
    if len(stars) + later > MOST_STARS:
        for_later = f" and {later} for later" if later else ""
        raise given["stars"].wrong(
            f"there are only {MOST_STARS} stars, and the legend needs {len(stars)}{for_later}"
        )
    letters = set()
    for card, trigger, entry in triggers:
        if trigger.kind == "letter":
            letters.add(trigger.n)
            letter = LETTERS[trigger.n]
            if trigger.n == 0:
                raise entry.wrong("the narrator starts on A and never arrives there; use the trigger `setup`")
            if trigger.n not in stars and trigger.n != LAST_LETTER:
                raise entry.wrong(
                    f"{card.id} is read on {letter}, where no star lies: add {letter} to `stars`"
                )
    for star in stars:
        if star in (0, LAST_LETTER):
            raise given["stars"].wrong(f"{LETTERS[star]} needs no star")
        if star not in letters:
            raise given["stars"].wrong(
                f"{LETTERS[star]} has a star, but no card has the trigger `letter: {LETTERS[star]}`"
            )


def check_end(r: Reading, given: Given) -> None:
    """The legend is lost when the narrator reaches N. [andor.narrator.040]"""
    for index in r.legend.fail_if:
        condition = r.legend.conditions[index]
        if condition.kind == "narrator_at" and condition.n == LAST_LETTER:
            return
    raise given["fail_if"].wrong("`fail_if` needs `{narrator_at: N}`: the legend track ends there")


def check_links(
    r: Reading, triggers: list[tuple[CardDef, Trigger, Entry]], links: list[Link], word: str
) -> None:
    """An effect and a trigger name each other: the card that reads and the one that is read."""
    cards = r.legend.cards
    for link in links:
        if link.source < 0:
            raise link.entry.wrong(f"only a card can have the effect {word}")
        target, source = cards[link.number], cards[link.source]
        if not any(trigger.kind == word and trigger.n == link.source for trigger in target.triggers):
            raise link.entry.wrong(f"{target.id} needs the trigger `{word}: {source.id}` to be set off by it")
    said = {(link.source, link.number) for link in links}
    for card, trigger, entry in triggers:
        if trigger.kind == word and (trigger.n, card.index) not in said:
            effect = f"`{word}: {{card: {card.id}{', letters: ..' if word == 'star_later' else ''}}}`"
            raise entry.wrong(f"nobody reads {card.id}: {cards[trigger.n].id} needs the effect {effect}")


def check_armed(r: Reading, cards: list[Given]) -> None:
    armed = {link.number for link in r.arms}
    for link in r.arms:
        card = r.legend.cards[link.number]
        if card.armed:
            raise link.entry.wrong(f"{card.id} is live from the start; it needs `armed: false`")
    for card, entries in zip(r.legend.cards, cards, strict=True):
        if not card.armed and card.index not in armed:
            effect = f"`arm: {{card: {card.id}}}`"
            raise entries["armed"].wrong(f"{card.id} never becomes live: no card has the effect {effect}")


def check_finders(r: Reading) -> None:
    """`finder` and `here` mean the hero who set the card off, so there must be one."""
    for link in r.finders:
        if link.source == NONE:
            continue
        triggers = r.legend.cards[link.source].triggers if link.source >= 0 else ()
        if all(trigger.kind in NOBODYS for trigger in triggers):
            what = "a letter or the setup" if triggers else "the setup"
            raise link.entry.wrong(f"no hero sets this off, but {what}: `{link.entry.word()}` means nobody")


def check_goal(r: Reading, goal: GoalDef, entry: Entry) -> None:
    """A goal is opened, can be reached, and is optional or needed for the victory."""
    if goal.index not in r.opened:
        raise entry.wrong(f"the goal {goal.id} is never opened: no card has `goal: {{id: {goal.id}}}`")
    if goal.optional and goal.index in r.legend.conditions[r.legend.win_if].ids:
        raise entry.wrong(f"the goal {goal.id} is optional, but win_if names it")
    if goal.type in ("defeat", "clear") and goal.what not in r.foes:
        raise entry.wrong(f"the goal {goal.id} cannot be reached: no effect places {FOES[goal.what]}")
    if goal.type in ("deliver", "find", "visit_with") and not can_be_had(r, goal.what):
        raise entry.wrong(f"the goal {goal.id} cannot be reached: no effect places {ITEMS[goal.what]}")
    if goal.type == "wagon_at" and not wagon_can_be_at(r, goal.fields[0]):
        raise entry.wrong("the goal needs the wagon as the base, and a field of the road")
    if goal.type == "turn_tokens" and goal.count > len(goal.ids):
        raise entry.wrong(f"the goal {goal.id} asks for {goal.count} of {len(goal.ids)} tokens")


def can_be_had(r: Reading, item: int) -> bool:
    return item in r.items or item in r.box.kinds["article"]


def wagon_can_be_at(r: Reading, field: int) -> bool:
    return r.legend.base_kind == WAGON and r.board.road_place[field] != NONE


def check_trigger(r: Reading, card: CardDef, trigger: Trigger, entry: Entry) -> None:
    """A trigger that can never happen is a mistake."""
    missing = WHAT_IS_MISSING.get(trigger.kind)
    said = "" if missing is None else missing(r, trigger)
    if said:
        raise entry.wrong(f"{card.id} {said}")


def no_such_foe(r: Reading, trigger: Trigger) -> str:
    """Unmarked creatures come by event cards and tokens too; all others are placed by effects."""
    foe = r.box.foes[trigger.n]
    comes_anyway = foe.kind == CREATURE and foe.figure == foe.index
    if foe.index in r.foes or comes_anyway:
        return ""
    return f"waits for {foe.id} to be defeated, which no effect places"


def no_krahder(r: Reading, trigger: Trigger) -> str:
    if any(r.box.foes[foe].kind == KRAHDER for foe in r.foes):
        return ""
    return "waits for a krahder to be defeated, and no effect places one"


def no_horde(r: Reading, trigger: Trigger) -> str:
    return "" if SKELETON_FOE in r.foes else "waits for a horde, and no effect places skeletons"


def no_farmer(r: Reading, trigger: Trigger) -> str:
    return "" if FARMER in r.items else "waits for a farmer to be lost, and no effect places one"


def no_delivery(r: Reading, trigger: Trigger) -> str:
    if any(goal.type == "deliver" and goal.what == trigger.n for goal in r.legend.goals):
        return ""
    return f"needs a goal of the type deliver for {ITEMS[trigger.n]}"


def no_wagon(r: Reading, trigger: Trigger) -> str:
    return "" if wagon_can_be_at(r, trigger.n) else "needs the wagon as the base, and a field of the road"


def no_such_item(r: Reading, trigger: Trigger) -> str:
    for item in trigger.ids:
        if not can_be_had(r, item):
            return f"waits for {ITEMS[item]}, which no effect places"
    return ""


# What keeps a card from ever being set off, by the kind of its trigger
WHAT_IS_MISSING: Final[dict[str, Callable[[Reading, Trigger], str]]] = {
    "defeated": no_such_foe,
    "defeated_krahder": no_krahder,
    "horde_formed": no_horde,
    "token_lost": no_farmer,
    "delivered": no_delivery,
    "wagon_at": no_wagon,
    "holds_all": no_such_item,
}
