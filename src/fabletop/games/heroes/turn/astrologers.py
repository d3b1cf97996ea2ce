"""What the astrologers proclaim. [heroes.event.010, heroes.round.060]"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fabletop.games.heroes.cards.hearts import hearten
from fabletop.games.heroes.defs import ARTIFACT, BRONZE, GOLD, NONE, PACK, SPELL
from fabletop.games.heroes.map.dice import RESOURCE, TREASURE, roll_dice
from fabletop.games.heroes.map.marks import BLACK
from fabletop.games.heroes.map.state import changed_by_stars
from fabletop.games.heroes.scenario.course import scenario_of
from fabletop.games.heroes.scenario.named import WANDER
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.towns.reinforce import HALF, reinforce_one
from fabletop.games.heroes.turn.printed import NEXT_INCOME, UNTIL_NEXT, ProclamationDef
from fabletop.kernel.frame import Act, Frame, Seat, act
from fabletop.kernel.step import chooser, step

# What a proclamation does at once, for each player in the order of turns
Deed = Callable[[Heroes, Seat, ProclamationDef], None]
PROCLAMATIONS: Final[dict[str, Deed]] = {}
FIRST_ASTROLOGERS: Final = 2  # the first round in which they speak


def is_resource_round(g: Heroes) -> bool:
    """[heroes.round.020]"""
    return g.round % 2 == 1


def proclamation(word: str) -> Callable[[Deed], Deed]:
    """Register what a word of the astrologers does for a player."""

    def register(deed: Deed) -> Deed:
        if word in PROCLAMATIONS:
            raise ValueError(f"two deeds claim the proclamation {word}")
        PROCLAMATIONS[word] = deed
        return deed

    return register


@step("heroes.proclaim")
def proclaim(g: Heroes, f: Frame) -> None:
    """One card is drawn, told and carried out, in the order of turns where everybody does something.
    [heroes.round.060, heroes.event.010]"""
    card = g.draw_proclamation()
    if card.word == "clear_cubes":
        if g.round == FIRST_ASTROLOGERS:
            g.then(proclaim, f)
        else:
            clear_cubes(g)
        return
    if card.lasts == NEXT_INCOME:
        gold = card.amount if card.word == "income_gold" else 0
        if is_resource_round(g):
            g.change_later_income(gold, card.amount - gold)
        else:
            g.change_next_income(gold, card.amount - gold)
        return
    if card.lasts == UNTIL_NEXT:
        g.be_in_force(card.index)
    if card.word == "movement":
        for ai, one in enumerate(g.ai):
            if scenario_of(g).ai[ai].plan != WANDER:
                change_points(g, one.hero, card.amount)
    if not g.rules.paid_on_own_turn:
        for seat in g.order:
            if not g.realm(seat).out:
                obey(g, seat, card)


def obey(g: Heroes, seat: Seat, card: ProclamationDef) -> None:
    if card.word in PROCLAMATIONS:
        PROCLAMATIONS[card.word](g, seat, card)


@step("heroes.heed")
def heed(g: Heroes, f: Frame) -> None:
    """In the earlier edition each player on the own turn: what was drawn as the round began.
    [heroes.turn.060]"""
    obey(g, f.seat, g.printed.proclamations[g.proclaimed[-1]])


@step("heroes.fresh_fields")
def fresh_fields(g: Heroes, f: Frame) -> None:
    """By an optional rule, at the start of some rounds. [heroes.option.100]"""
    clear_cubes(g)


def clear_cubes(g: Heroes) -> None:
    """Black cubes leave the map; a grail that was taken stays away. [heroes.location.500]"""
    g.take_cubes_off(
        [
            field
            for field, mark in enumerate(g.marks)
            if mark.cube == BLACK and g.land.field(field).id != "grail"
        ]
    )


@proclamation("movement")
def movement(g: Heroes, seat: Seat, card: ProclamationDef) -> None:
    """Every hero is faster, or slower, in this round already, AI heroes too; none falls below one point.
    [heroes.event.040]"""
    for number in g.heroes_of(seat):
        change_points(g, number, card.amount)


def change_points(g: Heroes, number: int, n: int) -> None:
    if g.heroes[number].field != NONE:
        g.get_movement(number, changed_by_stars(g.heroes[number].movement, n))


@proclamation("morale")
def morale(g: Heroes, seat: Seat, card: ProclamationDef) -> None:
    hearten(g, seat)


@proclamation("treasure_die")
def treasure_die(g: Heroes, seat: Seat, card: ProclamationDef) -> None:
    g.owe("heroes.roll_dice", seat, TREASURE, 1, 1)


@proclamation("resource_die")
def resource_die(g: Heroes, seat: Seat, card: ProclamationDef) -> None:
    g.owe("heroes.roll_dice", seat, RESOURCE, 1, 1)


@step("heroes.roll_dice")
def roll_later(g: Heroes, f: Frame) -> None:
    """When it is this player's time."""
    die, dice, keep = f.args
    roll_dice(g, f.seat, die, dice, keep)


@proclamation("renew_hands")
def renew_hands(g: Heroes, seat: Seat, card: ProclamationDef) -> None:
    """Artifacts and spells go from hand into the deck, and as many cards are drawn."""
    away = [number for number in g.players[seat].hand if g.cards[number].kind in (ARTIFACT, SPELL)]
    if away:
        g.shuffle_into_deck(seat, away)
        g.draw(seat, len(away))


@proclamation("reinforce")
def reinforce(g: Heroes, seat: Seat, card: ProclamationDef) -> None:
    """[heroes.event.050]"""
    reinforce_one(g, seat, BRONZE, GOLD, HALF)


@proclamation("plague")
def plague(g: Heroes, seat: Seat, card: ProclamationDef) -> None:
    g.owe("heroes.plague", seat)


@chooser("plague")
def packs(g: Heroes, f: Frame) -> list[Act]:
    return [act("weaken", kind) for kind, face in sorted(g.players[f.seat].army) if face == PACK]


@step("heroes.plague", packs, rules=("heroes.event.010",))
def fall_ill(g: Heroes, f: Frame, unit: Act) -> None:
    """A Pack of the owner's choice becomes Few."""
    g.weaken_at_home(f.seat, unit.id)
