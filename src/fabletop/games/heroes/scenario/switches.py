"""What is otherwise in a scenario than in others: places, guards, and the switches of its rules."""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.scenario.named import Counts, PlaceWord


class PlaceRule:
    """What a place does in this scenario; scripts are NONE where it says nothing."""

    def __init__(
        self, place: PlaceWord, once_per: int, visit: int, first: int, held: int, instead: int = NONE
    ) -> None:
        self.place: Final = place
        self.once_per: Final = once_per  # one of ONCE_PER
        self.visit: Final = visit  # after the guard is beaten
        self.first: Final = first  # for the first visitor only
        self.held: Final = held  # at the end of each round, for its owner
        self.instead: Final = instead  # what a visitor may have instead of what the place gives


class OwnGuard:
    """The guard of a place, instead of the one in the table."""

    def __init__(
        self, place: PlaceWord, cards: tuple[Counts, Counts, Counts, Counts], of: tuple[int, ...] = ()
    ) -> None:
        self.place: Final = place
        self.cards: Final = cards  # by difficulty
        self.of: Final = of  # the units of which they are drawn as the game begins; empty: of all, each time


class Carrier:
    """What is so for a hero who carries a token."""

    def __init__(
        self,
        token: int,
        sanctuary: bool,
        more_movement: bool = True,
        only_besieger: bool = False,
        spared: bool = False,
        leads: bool = False,
        out_of_reach: bool = False,
    ) -> None:
        self.token: Final = token
        self.sanctuary: Final = sanctuary  # a sanctuary protects
        self.more_movement: Final = more_movement  # it may gain points
        self.only_besieger: Final = only_besieger  # no other hero enters a town of an enemy
        self.spared: Final = spared  # its defeat costs no gold and no heart, and leaves it on the map
        self.leads: Final = leads  # a secondary hero may use cards in its fights
        self.out_of_reach: Final = out_of_reach  # nobody attacks it from the own starting town


class GuardDeck:
    """The AI deck that guards fight with."""

    def __init__(
        self, deck: tuple[int, int, int], spells: tuple[int, ...], skill: int, places: tuple[PlaceWord, ...]
    ) -> None:
        self.deck: Final = deck  # might, magic and skill cards
        self.spells: Final = spells
        self.skill: Final = skill  # the ability card that skill cards use; NONE
        self.places: Final = places  # where; empty: everywhere


class Garrison:
    """Units that hold a place together, a few of them at a time, until none is left."""

    def __init__(self, place: PlaceWord, cards: dict[int, tuple[Counts, Counts, Counts, Counts]]) -> None:
        self.place: Final = place
        self.cards: Final = cards  # by the number of players and the difficulty


class ScenarioRules:
    """The switches of a scenario.  Their names are those of its file."""

    def __init__(self) -> None:
        self.no_building: tuple[int, ...] = ()  # kinds of buildings
        self.no_secondary_heroes = False
        self.level_cap = 0  # 0: none
        self.no_fights_between_players = False
        self.no_retaking_flags = False
        self.no_entering_rival_start_tiles = 0  # until that round; 0: they may be entered
        self.income_every_round = False
        self.ignore_closed_edges = False
        self.no_skip: tuple[PlaceWord, ...] = ()
        self.no_retreat: tuple[PlaceWord, ...] = ()
        self.own_guard: tuple[OwnGuard, ...] = ()
        self.unguarded: tuple[PlaceWord, ...] = ()
        self.trading_post_recruits: tuple[int, ...] = ()  # tiers
        self.carrier: tuple[Carrier, ...] = ()
        self.gifts = 0  # one of GIFTS
        self.guards_by_ai = False
        self.lose_when_eliminated = False
        self.split_decks = False
        self.face_down_supply = False
        self.once_for_each: tuple[int, ...] = ()  # tiles
        self.no_gold_for_defeat = False
        self.fallen_return = False
        self.return_to: tuple[PlaceWord, ...] = ()
        self.encircled: tuple[PlaceWord, ...] = ()
        self.walk_past: tuple[PlaceWord, ...] = ()
        self.towns_stand = False
        self.sudden_death = 0  # rounds after the last
        self.doubled: tuple[PlaceWord, ...] = ()
        self.spoils = False
        self.resource_cards_aside = False
        self.free_defence = False
        self.swift_from_level = 0  # 0: nobody is
        self.recruit_beaten: tuple[PlaceWord, ...] = ()
        self.last_guard: tuple[PlaceWord, ...] = ()
        self.sealed: tuple[int, ...] = ()  # tiles of the layout
        self.guarded_for_each: tuple[PlaceWord, ...] = ()
        self.guard_deck: GuardDeck | None = None
        self.garrison: Garrison | None = None
