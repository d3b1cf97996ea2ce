"""What one game and all its clones share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabletop.games.heroes.combat.board import Board, board_of
from fabletop.games.heroes.defs import (
    ABILITY,
    ARTIFACT,
    NEUTRAL,
    NONE,
    SPELL,
    AiCardDef,
    CardDef,
    HeroDef,
    UnitDef,
)
from fabletop.games.heroes.map.printed import PlaceDef, TileDef
from fabletop.games.heroes.rules import Rules
from fabletop.games.heroes.scenario.named import ALLIANCE, COOPERATIVE, SOLO, TOURNAMENT
from fabletop.games.heroes.scenario.printed import ScenarioDef
from fabletop.games.heroes.towns.printed import BuildingDef
from fabletop.games.heroes.turn.printed import ProclamationDef
from fabletop.kernel.frame import Act, act

if TYPE_CHECKING:
    from fabletop.games.heroes.load import Content  # which reads by the words of the rules

BOXES_KEPT: Final = 256  # as they were opened, the latest


class Carried:
    """What a player of a campaign has kept from the chapter before. [heroes.campaign.130]"""

    def __init__(
        self, cards: tuple[int, ...], units: tuple[tuple[int, int], ...], resources: tuple[int, int, int]
    ) -> None:
        self.cards: Final = cards  # of one's choice, beside the statistic cards and the first specialty
        self.units: Final = units
        self.resources: Final = resources  # gold, materials, valuables, beside those of the chapter


class Plan:
    """What a game is about, as agreed before it begins."""

    def __init__(self) -> None:
        self.mode = "duel"  # duel, guards or ai, or one of those on the map
        self.siege = False
        self.quick_start = False  # cards and places are chosen for the players, who may change the places
        self.field = 1  # the difficulty of the guarded field
        self.difficulty = 1
        self.skill = NONE  # the card that an AI hero knows
        self.ai_deck = (4, 3, 1)  # might, magic and skill cards of an AI hero
        self.optional: tuple[str, ...] = ()  # the optional rules [heroes.option]
        self.split_decks = False  # agreed on for a tournament [heroes.tournament.160]
        self.scenario: ScenarioDef | None = None  # what is played on the map; None in a single combat
        self.carried: Carried | None = None  # from the chapter before


class Printed:
    """What one game and all its clones share: the rules in force and everything printed."""

    def __init__(
        self, rules: Rules, content: Content, seats: int, plan: Plan, lent: tuple[UnitDef, ...] = ()
    ) -> None:
        self.rules: Final = rules
        self.board: Final[Board] = board_of(rules.width, rules.depth)
        self.units: Final[tuple[UnitDef, ...]] = content.units + lent  # those that are lent are in no box
        self.of_faction: Final = tuple(
            [tuple([unit for unit in self.units if unit.faction == faction]) for faction in range(NEUTRAL)]
        )
        self.cards: Final[tuple[CardDef, ...]] = content.cards
        self.heroes: Final[tuple[HeroDef, ...]] = content.heroes
        self.ai_cards: Final[tuple[AiCardDef, ...]] = content.ai_cards
        self.guards: Final[tuple[tuple[tuple[int, ...], ...], ...]] = content.guards  # by level, difficulty
        self.places: Final[tuple[PlaceDef, ...]] = content.places
        self.tiles: Final[tuple[TileDef, ...]] = tiles_of(content.tiles, plan.scenario)
        self.buildings: Final[tuple[tuple[BuildingDef, ...], ...]] = content.buildings  # by faction, kind
        self.proclamations: Final[tuple[ProclamationDef, ...]] = content.proclamations
        self.tower: Final[int] = content.unit_by_id["structure.arrow_tower"]
        self.magic_arrow: Final[int] = content.card_by_id["magic_arrow"]
        self.necromancy: Final[int] = content.card_by_id["necromancy"]
        self.seats: Final = seats
        self.plan: Final = plan
        scenario = plan.scenario
        self.party: Final[bool] = scenario is not None and scenario.mode in (COOPERATIVE, SOLO)
        self.allied: Final[bool] = scenario is not None and scenario.mode == ALLIANCE
        self.sides: Final[tuple[int, ...]] = sides_of(seats, scenario)  # by seat, equal for allies
        self.split_decks: Final[bool] = plan.split_decks or (
            scenario is not None and scenario.rules.split_decks
        )
        self.tournament: Final[bool] = scenario is not None and scenario.mode == TOURNAMENT
        self.peace: Final[bool] = self.party or (
            scenario is not None and scenario.rules.no_fights_between_players
        )
        self.shared_flags: Final[bool] = self.party or (
            scenario is not None and scenario.rules.no_retaking_flags
        )
        self.plays: Final = tuple([ways_to_play(card) for card in self.cards])  # by card and use
        self.card_by_id: Final = {card.id: card.index for card in self.cards}
        self.common: Final = {
            kind: frozenset(card.index for card in self.cards if card.kind == kind)
            for kind in (ABILITY, SPELL, ARTIFACT)
        }

    def alike(self, gained: int) -> frozenset[int]:
        """What somebody may have gained, for those who did not see which: from a common deck any card."""
        return self.common.get(self.cards[gained].kind) or frozenset((gained,))


def ways_to_play(card: CardDef) -> tuple[Act, ...]:
    """The option of each use of a card; what a spell is for is cast. [heroes.spell.080]"""
    return tuple(
        [
            act("cast" if card.kind == SPELL and use == 0 else "play", card.index, use)
            for use in range(len(card.uses))
        ]
    )


def sides_of(seats: int, scenario: ScenarioDef | None) -> tuple[int, ...]:
    """Who plays together: all, the players of a team, or nobody. [heroes.alliance.030, heroes.coop.010]"""
    if scenario is None or scenario.mode not in (ALLIANCE, COOPERATIVE, SOLO):
        return tuple(range(seats))
    if scenario.mode != ALLIANCE:
        return (0,) * seats
    return tuple([int(seat in scenario.teams[1]) for seat in range(seats)])


def tiles_of(tiles: tuple[TileDef, ...], scenario: ScenarioDef | None) -> tuple[TileDef, ...]:
    """The tiles of the box, with what the scenario changes on them."""
    if scenario is None or not scenario.changed:
        return tiles
    changed = {tile.index: tile for tile in scenario.changed}
    return tuple([changed.get(tile.index, tile) for tile in tiles])
