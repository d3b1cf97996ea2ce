"""What a scenario says, frozen and shared by all games and their clones. [heroes.setup.010]

The words of a scenario file become numbers here, in the order of the tuples below; conditions and effects
keep their word, under which `registry.py` finds what it means.
"""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.map.printed import VISIT, FieldDef, TileDef
from fabletop.said import Said

Amounts = tuple[int, int, int]  # gold, materials, valuables
Counts = tuple[int, int, int, int]  # bronze, silver, gold and azure units
NOTHING: Final = (0, 0, 0)
LAST_ROUND: Final = 16  # the round track ends here

MODES: Final = ("clash", "cooperative", "alliance", "solo", "tournament")
CLASH: Final = 0
COOPERATIVE: Final = 1
ALLIANCE: Final = 2
SOLO: Final = 3
TOURNAMENT: Final = 4
WITH_OBELISK: Final = 2  # so many near tiles that the players of a tournament lay, or all if they are fewer

# What a scenario is about, for those who look for one
GOALS: Final = (
    *("capture", "grail", "hold", "build", "race", "survive", "slay", "escort", "gather", "points"),
)

# Who is meant
WHO: Final = (
    *("player", "each_player", "any_player", "all_players", "rival", "each_rival", "all_rivals"),
    *("team", "enemy_team", "party", "all_ai", "any_ai", "last_player", "first_in_turn", "last_in_turn"),
    *("ai", "seat"),
)
PLAYER: Final = 0  # who is looked at; for an effect the visitor, the owner or who chose
EACH_PLAYER: Final = 1
ANY_PLAYER: Final = 2
ALL_PLAYERS: Final = 3
RIVAL: Final = 4
EACH_RIVAL: Final = 5
ALL_RIVALS: Final = 6
TEAM: Final = 7
ENEMY_TEAM: Final = 8
PARTY: Final = 9
ALL_AI: Final = 10
ANY_AI: Final = 11
LAST_PLAYER: Final = 12  # who has fewest points just now
FIRST_IN_TURN: Final = 13
LAST_IN_TURN: Final = 14
ONE_AI: Final = 15  # ai.<id>
ONE_SEAT: Final = 16  # seat.<n>

# How a place is named
PLACE_WORDS: Final = ("printed", "visitable", "own_town", "enemy_town", "ai_town", "spot")
PRINTED: Final = 0  # every place of this kind on the map
VISITABLE: Final = 1  # every place that is visited once
OWN_TOWN: Final = 2  # the starting town, while no enemy flag stands on it
ENEMY_TOWN: Final = 3
AI_TOWN: Final = 4
SPOT: Final = 5  # a field that the scenario names

# Which unit is meant: one by its name, or one of a tier of the player's own faction
UNIT_WORDS: Final = ("named", "cheapest", "second", "dearest", "chosen", "carried", "neutral")
NAMED: Final = 0
CHEAPEST: Final = 1
SECOND: Final = 2
DEAREST: Final = 3
CHOSEN: Final = 4
CARRIED: Final = 5  # the army that was kept from the chapter before
NEUTRAL_CHOSEN: Final = 6  # a neutral unit of the same name as one of the own faction

# What can be true, and what can happen
CONDITIONS: Final = (
    *("all", "any", "not", "captured", "flags", "beaten", "lost_fight", "eliminated", "cubes", "token_at"),
    *("token_lost", "carries", "visited", "hero_at", "fights_won", "holds", "points", "project_done"),
    *("level", "round", "tiles_known", "tributes_covered"),
)
EFFECTS: Final = (
    *("gain", "pay", "choose", "roll", "search", "experience", "morale", "movement", "draw", "reinforce"),
    *("join", "recruit_neutral", "build", "income", "clear_cubes", "reveal", "unflag", "attack_town"),
    *("ai_arrives", "ai_joins", "ai_moves", "points", "end", "last_turns"),
    *("tribute", "take_aside", "send_home", "return_token", "move_between", "pass_token"),
    *("remove_card", "fewer_cards", "repeat_visit", "fall_to_level"),
    *("ai_army", "unseal", "go_to", "ambush"),
)

# When a timed event happens
TRIGGERS: Final = ("rounds", "every", "when", "round_end")
ROUND_START: Final = 0  # `rounds` and `every`, which becomes a list of rounds
WHEN: Final = 2
ROUND_END: Final = 3

AT_LIMIT: Final = (
    *("all_lose", "party_loses", "party_wins", "most_points", "holder_wins", "richest", "most_won"),
)
ALL_LOSE: Final = 0
PARTY_LOSES: Final = 1
PARTY_WINS: Final = 2
MOST_POINTS: Final = 3
HOLDER_WINS: Final = 4
RICHEST: Final = 5  # by what goods are worth in the scenario
MOST_WON: Final = 6  # points that were won by effects, and no others

# When a condition of winning or losing is looked at
ENDING_TIMES: Final = ("at_once", "round_end", "at_limit")
AT_ONCE: Final = 0
EACH_ROUND: Final = 1
AFTER_LAST: Final = 2

# What gives points beside the usual table
POINT_WORDS: Final = (
    *("grail_carried", "grail_home", "stage_paid", "obelisk_visited", "utopia_held", "enemy_town_held"),
)
GRAIL_CARRIED: Final = 0
GRAIL_HOME: Final = 1
STAGE_PAID: Final = 2
OBELISK_VISITED: Final = 3
UTOPIA_HELD: Final = 4
ENEMY_TOWN_HELD: Final = 5

# The other words, by the number that a condition, an effect or a rule keeps of them
AGAINST: Final = ("any", "guards", "ai", "player")
HEROES: Final = ("main", "secondary", "any", "chosen", "each", "visitor")
MAIN: Final = 0
SECONDARY: Final = 1
ANY_HERO: Final = 2
CHOSEN_HERO: Final = 3
EACH_HERO: Final = 4
VISITOR: Final = 5  # who came to the place
DICE: Final = ("resource", "treasure")
SEARCHED: Final = ("artifact", "spell", "ability")
ASIDE: Final = ("any", "minor", "major", "relic", "ability")  # of the cards that lie apart
INTO: Final = ("hand", "deck")
MORALE: Final = ("positive", "negative")
PRICES: Final = ("free", "half", "printed")
FREE: Final = 0
HALF: Final = 1
FULL: Final = 2
REVEALED: Final = ("all", "adjacent", "any_one")
RESULTS: Final = ("win", "lose")
ONCE_PER: Final = ("", "faction", "game", "visit")  # empty: as the place itself says
ONCE_PER_FACTION: Final = 1
ONCE_PER_GAME: Final = 2
ONCE_PER_VISIT: Final = 3
ON_LOSS: Final = ("dropped", "destroyed", "to_winner")
GIFTS: Final = ("", "at_trading_post", "adjacent", "any_time")
BONUS: Final = ("difficulty", "none", "effects")
BY_DIFFICULTY: Final = 0
NO_BONUS: Final = 1
OWN_BONUS: Final = 2
KEPT_UNITS: Final = ("none", "all")
KEPT_RESOURCES: Final = ("none", "half", "all")

# What an AI hero does [heroes.ai_movement.070]
AI_PLANS: Final = ("standard", "stay", "guard_tile", "hunt", "hunt_token", "grab", "to_goal", "wander")
STANDARD: Final = 0
STAY: Final = 1
GUARD_TILE: Final = 2
HUNT: Final = 3
HUNT_TOKEN: Final = 4
GRAB: Final = 5
TO_GOAL: Final = 6
WANDER: Final = 7  # as the dice say [heroes.ai_movement.160]
WHEN_BEATEN: Final = ("removed", "home")
AI_SKILLS: Final = ("offense", "armorer", "archery", "cloak", "sorcery")
CLOAK: Final = "sandro_4"  # the card of the skill cloak, and the next one of the same hero

# On which lattice the tiles of a map lie; `map/land.py` has both
LATTICES: Final = ("mixed", "a", "b")
MIXED: Final = 0


class Who:
    """Somebody, named by a word."""

    def __init__(self, form: int, n: int = NONE) -> None:
        self.form: Final = form  # one of WHO
        self.n: Final = n  # which AI hero or seat; NONE for all other words


class PlaceWord:
    """Fields of the map, named by a word."""

    def __init__(self, form: int, place: int = NONE, resource: int = NONE, spot: int = NONE) -> None:
        self.form: Final = form  # one of PLACE_WORDS
        self.place: Final = place  # the index of the PlaceDef; NONE unless it is printed
        self.resource: Final = resource  # of a mine, where only some are meant; else NONE
        self.spot: Final = spot  # the index of the spot; NONE for all other words

    def is_printed_on(self, field: FieldDef) -> bool:
        """Whether a field is meant for what is printed on it; towns of somebody and spots never are."""
        if self.form == VISITABLE:
            return field.kind == VISIT
        if self.form != PRINTED or field.place.index != self.place:
            return False
        return self.resource in (NONE, field.resource)


class UnitWord:
    """A side of a unit card, named itself or by its price within a tier."""

    def __init__(self, form: int, side: int, tier: int = 0, unit: int = NONE) -> None:
        self.form: Final = form  # one of UNIT_WORDS
        self.side: Final = side  # FEW or PACK
        self.tier: Final = tier
        self.unit: Final = unit  # the index of the unit, where it is named; else NONE


class Condition:
    """Something that is true or not, and what it is made of.  Its word says which of these count."""

    def __init__(
        self,
        word: str,
        parts: tuple[Condition, ...] = (),
        who: Who | None = None,
        by: Who | None = None,
        places: tuple[PlaceWord, ...] = (),
        at_least: int = 1,
        token: int = NONE,
        project: int = NONE,
        against: int = 0,
        hero: int = MAIN,
        amounts: Amounts = NOTHING,
    ) -> None:
        self.word: Final = word
        self.parts: Final = parts  # of all, any and not
        self.who: Final = who  # whose town, who was beaten, whose cubes
        self.by: Final = by  # who did it or has it; None: anybody
        self.places: Final = places  # one of these
        self.at_least: Final = at_least  # 0: all there are
        self.token: Final = token
        self.project: Final = project
        self.against: Final = against  # one of AGAINST
        self.hero: Final = hero  # MAIN, SECONDARY or ANY_HERO
        self.amounts: Final = amounts


class Effect:
    """Something that happens.  Its word says which of these count.

    A list of effects is a script; effects that hold others name them by the numbers of their scripts.
    """

    def __init__(
        self,
        index: int,
        word: str,
        who: Who,
        amounts: Amounts = NOTHING,
        n: int = 0,
        kind: int = 0,
        dice: int = 0,
        keep: int = 0,
        times: int = 1,
        into: int = 0,
        tiers: tuple[int, ...] = (),
        price: int = FREE,
        units: tuple[UnitWord, ...] = (),
        buildings: tuple[int, ...] = (),
        places: tuple[PlaceWord, ...] = (),
        ai: int = NONE,
        scripts: tuple[int, ...] = (),
        until: int = 0,
        token: int = NONE,
        cards: tuple[Counts, ...] = (),
    ) -> None:
        self.index: Final = index  # in the effects of the scenario
        self.word: Final = word
        self.who: Final = who  # who gets, pays, loses or defends
        self.amounts: Final = amounts
        self.n: Final = (
            n  # how many or how much: symbols, cards seen, steps, flags, points, the level of guards
        )
        self.kind: Final = kind  # of DICE, SEARCHED, MORALE, HEROES, RESOURCES, REVEALED or RESULTS
        self.dice: Final = dice
        self.keep: Final = keep
        self.times: Final = times
        self.into: Final = into  # HAND or DECK, as in INTO
        self.tiers: Final = tiers
        self.price: Final = price  # FREE, HALF or FULL
        self.units: Final = units
        self.buildings: Final = buildings  # kinds of buildings
        self.places: Final = places
        self.ai: Final = ai
        self.scripts: Final = (
            scripts  # to choose from, or the one that follows if it was not paid or was lost
        )
        self.until: Final = until  # a round; 0: none
        self.token: Final = token
        self.cards: Final = cards  # units by tier, for each difficulty; empty: by the level

    def moved(self, effects: int, scripts: int) -> Effect:
        """The same in a scenario where so many effects and scripts stand before it."""
        return Effect(
            self.index + effects,
            self.word,
            self.who,
            self.amounts,
            self.n,
            self.kind,
            self.dice,
            self.keep,
            self.times,
            self.into,
            self.tiers,
            self.price,
            self.units,
            self.buildings,
            self.places,
            self.ai,
            tuple([script + scripts for script in self.scripts]),
            self.until,
            self.token,
            self.cards,
        )


class Trigger:
    """When a timed event happens."""

    def __init__(self, kind: int, rounds: tuple[int, ...] = (), condition: Condition | None = None) -> None:
        self.kind: Final = kind  # ROUND_START, WHEN or ROUND_END
        self.rounds: Final = rounds
        self.condition: Final = condition  # of WHEN


class TimedEvent:
    """Something that happens in a round, or as soon as something is true. [heroes.event.030]"""

    def __init__(
        self,
        index: int,
        trigger: Trigger,
        script: int,
        once: bool,
        players: tuple[int, ...],
        once_each: bool = False,
    ) -> None:
        self.index: Final = index
        self.trigger: Final = trigger
        self.script: Final = script
        self.once: Final = once  # a condition sets it off the first time only
        self.once_each: Final = once_each  # the first time for each player
        self.players: Final = players  # with so many players; empty: with any


class Ending:
    """A condition of winning or losing. [heroes.victory.010]"""

    def __init__(self, index: int, condition: Condition, when: int, players: tuple[int, ...]) -> None:
        self.index: Final = index
        self.condition: Final = condition
        self.at_once: Final = when == AT_ONCE
        self.at_limit: Final = when == AFTER_LAST  # only then
        self.players: Final = players  # with so many players; empty: with any


class TileSpot:
    """Where a tile lies when the game begins, by its centre."""

    def __init__(
        self,
        kind: int,
        tile: int,
        q: int,
        r: int,
        seat: int = NONE,
        face_up: bool = False,
        turns: int = 0,
        must_hold: int = NONE,
        must_lack: int = NONE,
        among: tuple[int, ...] = (),
    ) -> None:
        self.kind: Final = kind  # STARTING, FAR, NEAR or CENTRAL
        self.tile: Final = tile  # the index of the tile, or NONE where it is drawn
        self.q: Final = q
        self.r: Final = r
        self.seat: Final = seat  # whose starting tile it is, counted in the order of the layout; else NONE
        self.face_up: Final = face_up
        self.turns: Final = turns  # clockwise
        self.must_hold: Final = must_hold  # the index of a place; NONE: any tile will do
        self.must_lack: Final = must_lack  # the same for what it may not hold
        self.among: Final = among  # the tiles of which it is one; empty: any of its kind


class Layout:
    """The map for a number of players. [heroes.setup.070]"""

    def __init__(self, players: int, lattice: int, spots: tuple[TileSpot, ...]) -> None:
        self.players: Final = players
        self.lattice: Final = lattice  # MIXED: new tiles may lie at any interlock, else at this one only
        self.spots: Final = spots  # other fields of the scenario count these from 0


class FieldSpot:
    """A field that a scenario gives a name, on a tile of the layout."""

    def __init__(self, index: int, id: str, spot: int, position: int, place: int) -> None:
        self.index: Final = index
        self.id: Final = id
        self.spot: Final = spot  # which tile of the layout
        self.position: Final = position  # as printed, before the tile is turned; NONE: where the place is
        self.place: Final = place  # NONE where the position says it


class TokenDef:
    """Something to be carried over the map."""

    def __init__(
        self,
        index: int,
        id: str,
        at: PlaceWord,
        per_player: bool,
        main_only: bool,
        movement: int,
        on_loss: int,
        tires: bool = False,
    ) -> None:
        self.index: Final = index
        self.id: Final = id
        self.at: Final = at
        self.per_player: Final = per_player  # or one for the game
        self.main_only: Final = main_only  # only a main hero can carry it
        self.movement: Final = movement  # added while it is carried
        self.on_loss: Final = on_loss  # one of ON_LOSS
        self.tires: Final = tires  # who takes it has no movement left


class ProjectDef:
    """Something that players build in stages."""

    def __init__(
        self, index: int, id: str, where: PlaceWord, per_round: int, stages: tuple[Amounts, ...]
    ) -> None:
        self.index: Final = index
        self.id: Final = id
        self.where: Final = where
        self.per_round: Final = per_round
        self.stages: Final = stages  # the price of each


class StartDef:
    """What each player begins with. [heroes.setup.080 to heroes.setup.120, heroes.setup.230]"""

    def __init__(
        self,
        resources: Amounts,
        income: Amounts,
        income_steps: tuple[int, int, int],
        units: tuple[UnitWord, ...],
        buildings: tuple[int, ...],
        hero_level: int = 1,
        bonus: int = BY_DIFFICULTY,
        bonus_script: int = NONE,
        secondary_hero: bool = False,
        guild_search: int = 0,
        level_search: int = 0,
    ) -> None:
        self.resources: Final = resources
        self.income: Final = income
        self.income_steps: Final = income_steps  # where that is on the track, for each resource
        self.units: Final = units
        self.buildings: Final = buildings  # kinds of buildings
        self.hero_level: Final = hero_level
        self.bonus: Final = bonus  # one of BONUS
        self.bonus_script: Final = bonus_script  # of OWN_BONUS
        self.secondary_hero: Final = secondary_hero
        self.guild_search: Final = guild_search  # one Search of so many, instead of those of the mage guild
        self.level_search: Final = level_search  # the same for the abilities of the first levels


class AiDef:
    """An AI hero. [heroes.campaign.010]"""

    def __init__(self, index: int, id: str, faction: int) -> None:
        self.index: Final = index
        self.id: Final = id
        self.faction: Final = faction
        self.level = 0  # for experience; 0: its defeat gives none
        self.army: tuple[UnitWord, ...] = ()
        self.drawn: tuple[Counts, Counts, Counts, Counts] | None = None  # so many of these, by difficulty
        self.deck = (0, 0, 0)  # might, magic and skill cards
        self.spells: tuple[int, ...] = ()  # cards
        self.skill = NONE  # the ability card that its skill cards use
        self.spot = 0  # the tile of the layout where it begins
        self.position = 0
        self.plan = STANDARD
        self.from_round = 1
        self.points = 3  # of movement; of WANDER: what is added to the dice
        self.goal: PlaceWord | None = None  # of TO_GOAL, and to where WANDER goes back
        self.comes_home = False  # when it is beaten; or it is removed
        self.town = NONE  # its starting tile in the layout
        self.citadel = False
        self.waits = False  # until it arrives by an effect
        self.covers: tuple[int, ...] = ()  # cards that lie on its units as a fight begins
        self.truth: tuple[UnitWord, ...] = ()  # its army from its first fight on; empty: as before
        self.truth_deck = (0, 0, 0)


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
        self, token: int, sanctuary: bool, more_movement: bool = True, only_besieger: bool = False
    ) -> None:
        self.token: Final = token
        self.sanctuary: Final = sanctuary  # a sanctuary protects
        self.more_movement: Final = more_movement  # it may gain points
        self.only_besieger: Final = only_besieger  # no other hero enters a town of an enemy


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


class CarryDef:
    """What goes on to the next chapter of a campaign."""

    def __init__(self, cards: int, units: int, resources: int, leave: tuple[int, ...] = ()) -> None:
        self.cards: Final = cards
        self.units: Final = units  # one of KEPT_UNITS
        self.resources: Final = resources  # one of KEPT_RESOURCES
        self.leave: Final = leave  # units that go their own way


class ScenarioDef:
    """A scenario, as its file says it."""

    def __init__(self, index: int, id: str, mode: int, players: tuple[int, ...], rounds: int) -> None:
        self.index = index  # among the scenarios of the content
        self.id: Final = id
        self.mode: Final = mode
        self.players: Final = players  # numbers of people it can be played by
        self.rounds: Final = rounds
        self.core_only = True  # the base box is enough
        self.introductory = False  # the one to begin with
        self.community = False  # after a scenario of the community; else our own
        self.own = False  # somebody wrote it for themselves, and brought its words along
        self.goal = ""  # one of GOALS
        self.factions: tuple[int, ...] = ()  # that may be chosen
        self.repeated = False  # two seats may have the same faction
        self.teams: tuple[tuple[int, ...], ...] = ()  # seats
        self.layouts: tuple[Layout, ...] = ()  # in the order of `players`
        self.pool = (0, 0, 0, 0)  # tiles dealt to each player, by kind
        self.pool_holds = NONE  # the place that each of these tiles has; NONE: any will do
        self.supply = (0, 0, 0, 0)  # tiles that the players lay before a tournament, by kind
        self.changed: tuple[TileDef, ...] = ()  # tiles that are printed otherwise here
        self.spots: tuple[FieldSpot, ...] = ()
        self.tokens: tuple[TokenDef, ...] = ()
        self.projects: tuple[ProjectDef, ...] = ()
        self.start = StartDef(NOTHING, NOTHING, NOTHING, (), ())
        self.ai: tuple[AiDef, ...] = ()
        self.victory: tuple[Ending, ...] = ()
        self.defeat: tuple[Ending, ...] = ()
        self.at_limit = ALL_LOSE
        self.worth: Amounts = (1, 1, 3)  # of each resource, in gold
        self.points: tuple[tuple[int, int], ...] = ()  # a number of POINT_WORDS, and how many points each
        self.places: tuple[PlaceRule, ...] = ()
        self.timed_events: tuple[TimedEvent, ...] = ()
        self.rules = ScenarioRules()
        # campaigns
        self.faction = NONE
        self.heroes: tuple[int, ...] = ()  # the first one unless another is chosen
        self.campaign = ""
        self.order = 0
        self.next = ""  # the id of the next chapter
        self.carry: CarryDef | None = None
        self.reward = NONE  # a script, at the start of the next chapter
        self.welcome = NONE  # the reward of the chapter before, as a script of this one
        # every effect, and the lists they stand in
        self.effects: tuple[Effect, ...] = ()
        self.scripts: tuple[tuple[Effect, ...], ...] = ()
        # what the file itself says, by the id of the message
        self.texts: dict[str, Said] = {}
        self.land = 0  # the number of a map nobody knows, from which it was drawn; 0 for all others

    @property
    def called(self) -> str:
        """Its id where scenarios are told apart; nobody's own is ever taken for one of the game."""
        return f"own.{self.id}" if self.own else self.id

    def layout(self, players: int) -> Layout:
        """The map for so many players; a tournament has one middle for all."""
        for layout in self.layouts:
            if layout.players in (players, 0):
                return layout
        raise ValueError(f"{self.id} is not for {players}")
