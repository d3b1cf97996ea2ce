"""What a scenario says, frozen and shared by all games and their clones. [heroes.setup.010]

`named.py` has its words, `clauses.py` conditions, effects and events, `ground.py` the map, and `switches.py`
the rules; what each player begins with, AI heroes and the whole of it are here.
"""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.map.printed import TileDef
from fabletop.games.heroes.scenario.clauses import Effect, Ending, TimedEvent
from fabletop.games.heroes.scenario.ground import FieldSpot, Layout, ProjectDef, TokenDef
from fabletop.games.heroes.scenario.named import (
    ALL_LOSE,
    BY_DIFFICULTY,
    NOTHING,
    STANDARD,
    Amounts,
    Counts,
    PlaceWord,
    UnitWord,
)
from fabletop.games.heroes.scenario.switches import PlaceRule, ScenarioRules
from fabletop.said import Said


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
