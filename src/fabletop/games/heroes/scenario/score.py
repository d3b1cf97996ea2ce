"""Points, where they decide. [heroes.victory.080]"""

from __future__ import annotations

from typing import Literal

from fabletop.games.heroes.defs import ARTIFACT, NONE
from fabletop.games.heroes.scenario.course import scenario_of
from fabletop.games.heroes.scenario.named import (
    ENEMY_TOWN_HELD,
    GRAIL_CARRIED,
    GRAIL_HOME,
    OBELISK_VISITED,
    STAGE_PAID,
    UTOPIA_HELD,
)
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.state.realm import MAINS_BEATEN, SECONDARIES_BEATEN
from fabletop.kernel.frame import Seat

# The usual table
PER_HOLDING = 1  # a mine or settlement
PER_BUILDING = 1
ARTIFACTS_PER_POINT = 2
PER_LEVEL = 1
PER_SECONDARY = 2
FOR_A_MAIN_HERO = 4  # once


Line = Literal["holdings", "buildings", "artifacts", "level", "secondaries", "main_hero", "scenario", "won"]


def score_lines(g: Heroes, seat: Seat) -> list[tuple[Line, int]]:
    """The points of a player, line by line."""
    realm = g.realm(seat)
    holdings = len(g.owned(seat, "mine")) + len(g.owned(seat, "settlement"))
    lines: list[tuple[Line, int]] = [
        ("holdings", PER_HOLDING * holdings),
        ("buildings", PER_BUILDING * sum(realm.buildings)),
        ("artifacts", artifacts_of(g, seat) // ARTIFACTS_PER_POINT),
        ("level", PER_LEVEL * g.level_of(seat)),
        ("secondaries", PER_SECONDARY * realm.tally[SECONDARIES_BEATEN]),
        ("main_hero", FOR_A_MAIN_HERO if realm.tally[MAINS_BEATEN] else 0),
    ]
    for word, n in scenario_of(g).points:
        lines.append(("scenario", n * times(g, seat, word)))
    lines.append(("won", realm.points))
    return lines


def artifacts_of(g: Heroes, seat: Seat) -> int:
    """The artifacts among a player's cards, and in a tournament those that were removed from the game.
    [heroes.tournament.140]"""
    player = g.players[seat]
    n = player.realm.artifacts_removed
    for pile in (player.deck, player.hand, player.discard):
        for card in pile:
            if g.cards[card].kind == ARTIFACT:
                n += 1
    return n


def times(g: Heroes, seat: Seat, word: int) -> int:
    """How often something that the scenario pays for is so."""
    if word == GRAIL_CARRIED:
        return sum(token.carrier != NONE and g.heroes[token.carrier].seat == seat for token in g.tokens)
    if word == GRAIL_HOME:
        return sum(token.brought and token.field == g.realm(seat).town for token in g.tokens)
    if word == STAGE_PAID:
        return sum(g.realm(seat).stages)
    if word == OBELISK_VISITED:
        return sum(seat in g.marks[field].visitors for field in g.land.find("obelisk"))
    if word == UTOPIA_HELD:
        return len(g.owned(seat, "dragon_utopia"))
    if word == ENEMY_TOWN_HELD:
        towns = [g.realm(other).town for other in g.order if g.is_enemy(seat, other)]
        return sum(town != NONE and g.marks[town].cube == seat for town in towns)
    raise ValueError(f"nothing is paid for {word}")


def score_of(g: Heroes, seat: Seat) -> int:
    return sum([n for _, n in score_lines(g, seat)])


def standing(g: Heroes, side: list[Seat]) -> tuple[int, int, int]:
    """By which players, or teams, are compared: points, then the level, then the treasury; what allies have
    is added up. [heroes.victory.060, heroes.alliance.120]"""
    points = level = riches = 0
    for seat in side:
        player = g.players[seat]
        points += score_of(g, seat)
        level += g.level_of(seat)
        riches += player.gold + 3 * player.valuables + player.materials
    return points, level, riches
