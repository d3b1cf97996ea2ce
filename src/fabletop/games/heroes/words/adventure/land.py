"""What is to be known of a field or a tile before one goes there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fabletop.games.heroes.defs import NONE, TIERS
from fabletop.games.heroes.map.enter import belongs_to_enemy, enemy_on
from fabletop.games.heroes.map.grid import distance
from fabletop.games.heroes.map.land import Land, spot_of
from fabletop.games.heroes.map.printed import BLOCKED, FLAG, TURNS
from fabletop.games.heroes.map.visit import has_effect
from fabletop.games.heroes.scenario.course import guards_of, is_unguarded, must_fight
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.words.places import place_text
from fabletop.games.heroes.words.table import HeroesWords, letter_of
from fabletop.games.words import both
from fabletop.kernel.frame import Seat
from fabletop.said import Said, say

ROMAN: Final = ("", "I", "II", "III", "IV", "V", "VI", "VII")


def what_waits(w: HeroesWords, g: Heroes, seat: Seat, field: int) -> list[Said]:
    """Who is in the way, and what the place has for this player."""
    found: list[Said] = []
    enemy = enemy_on(g, seat, field)
    if enemy != NONE:
        found.append(say("hint-enemy-hero", hero=w.hero(g, enemy)))
    elif belongs_to_enemy(g, seat, field):
        found.append(say("hint-enemy-place", seat=w.seat(g, g.marks[field].cube)))
    elif g.is_guarded(field, seat) and not is_unguarded(g, field):
        found.append(guard(w, g, seat, field))
    printed = g.land.field(field)
    if has_effect(g, seat, field):
        found.append(place_text(printed.place))
    elif printed.kind == FLAG:
        found.append(say("hint-own-flag"))
    else:
        found.append(say("hint-nothing"))
    return found


def guard(w: HeroesWords, g: Heroes, seat: Seat, field: int) -> Said:
    """The numeral of a guard, the neutral units that will be drawn, and whether they run away."""
    level = g.land.field(field).level
    cards = neutral_units(guards_of(g, field))
    flees = g.level_of(seat) > level and not must_fight(g, field)
    return say("hint-guard-flees" if flees else "hint-guard", level=ROMAN[level], cards=cards)


def neutral_units(counts: tuple[int, ...]) -> Said:
    """So many units of each tier: 2 × bronze and 1 × silver."""
    return both(
        [
            say("list-counted", n=n, name=say(f"tier-{TIERS[tier]}"))
            for tier, n in enumerate(counts, start=1)
            if n
        ]
    )


def beside(land: Land, q: int, r: int) -> list[str]:
    """The tiles next to a place where one may be added, by their letters."""
    return [
        letter_of(spot) for spot, tile in enumerate(land.tiles) if distance((q, r), (tile.q, tile.r)) == 3
    ]


def joined(land: Land, spot: int, turns: int) -> list[str]:
    """The face-up tiles that a tile would be joined with, turned so often, by their letters."""
    turned = land.turned_up(spot, land.tiles[spot].tile, turns)
    return [letter_of(other) for other in turned.joined(spot)]


def opens(land: Land, spot: int, turns: int) -> list[str]:
    """The face-down tiles towards which a tile would have an open edge, turned so often, by their letters."""
    turned = land.turned_up(spot, land.tiles[spot].tile, turns)
    found: list[str] = []
    for field in turned.ring(spot):
        printed = turned.field(field)
        for edge, other in enumerate(turned.near[field]):
            if other == NONE or turned.tiles[spot_of(other)].face_up or printed.kind == BLOCKED:
                continue
            closed = turned.walls and printed.closed[(edge - turns) % TURNS]
            if not closed and letter_of(spot_of(other)) not in found:
                found.append(letter_of(spot_of(other)))
    return sorted(found)


def listed(letters: Sequence[str]) -> Said:
    return both(list(letters))


def spot_in_question(g: Heroes, kind: str, seat: Seat, args: tuple[int, ...]) -> int:
    """The tile that a question is about, or NONE."""
    if kind in ("turn_tile", "swing_tile"):
        return args[0]
    return spot_of(g.realm(seat).town) if kind == "turn_start_tile" else NONE
