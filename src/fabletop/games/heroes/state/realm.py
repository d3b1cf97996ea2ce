"""What a player has on the map and in town; in a single combat it stays empty."""

from __future__ import annotations

from typing import Any, Final

from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.state.hero import Troop, troops_from_data
from fabletop.games.heroes.towns.printed import BUILDINGS

Resources = tuple[int, int, int]  # gold, materials, valuables
NOTHING: Final[Resources] = (0, 0, 0)
NOT_BUILT: Final[tuple[bool, ...]] = (False,) * len(BUILDINGS)
NOT_DONE: Final[frozenset[int]] = frozenset()

# What is counted for the end of the game
GUARDS_BEATEN: Final = 0
MAINS_BEATEN: Final = 1
SECONDARIES_BEATEN: Final = 2
FIGHTS_LOST: Final = 3
GOLD_EARNED: Final = 4
ARMIES_BEATEN: Final = 5  # of players without a hero
AI_BEATEN: Final = 6  # heroes that nobody steers
AMBUSHES_WON: Final = 7
TALLIES: Final = 8
NO_TALLY: Final[tuple[int, ...]] = (0,) * TALLIES


class Realm:
    """Towns, income, trophies and what was done already.  Clones share it until it is changed."""

    def __init__(self) -> None:
        self.town = NONE  # the field of the own faction's town
        self.secondary = NONE  # the number of the secondary hero
        self.away = False  # it was lost in this turn, and cannot be recruited before the next
        self.first_army: tuple[Troop, ...] = ()  # comes back when no unit is left [heroes.unit.120]
        self.supply: tuple[int, ...] = ()  # far tiles to add, the next one last [heroes.tile.090]
        # The town board
        self.buildings: tuple[bool, ...] = NOT_BUILT
        self.built = False  # the three tokens, whether turned in this round [heroes.town_action.050]
        self.peopled = False
        self.booked = False
        self.guild_round = 0  # the round in which the mage guild was built [heroes.mage_guild.070]
        self.income: Resources = NOTHING  # where the income cubes began
        self.steps: Resources = NOTHING  # steps on the track for good, beside those of flags
        # Trophies
        self.cubes: tuple[int, ...] = ()  # cubes taken, by the seats they were taken from
        self.points = 0  # of the scenario
        self.artifacts_removed = 0  # from a tournament, where they count [heroes.tournament.140]
        self.tally: tuple[int, ...] = NO_TALLY
        self.lost_to: tuple[int, ...] = ()  # to whom the main hero lost: seats, AI heroes, -1 for guards
        self.stages: tuple[int, ...] = ()  # paid for each project of the scenario
        self.staged = 0  # paid in this round
        self.fewer_cards = 0  # how much lower the hand limit is up to the end of the next own turn
        # What may be done once
        self.once: frozenset[int] = NOT_DONE  # done in this turn
        self.weekly: frozenset[int] = NOT_DONE  # done since the astrologers last spoke
        # The end
        self.homeless = 0  # the round in which the last town or settlement was lost; 0 while there is one
        self.out = False  # eliminated [heroes.elimination.010]

    def clone(self) -> Realm:
        other = Realm()
        other.town = self.town
        other.secondary = self.secondary
        other.away = self.away
        other.first_army = self.first_army
        other.supply = self.supply
        other.buildings = self.buildings
        other.built = self.built
        other.peopled = self.peopled
        other.booked = self.booked
        other.guild_round = self.guild_round
        other.income = self.income
        other.steps = self.steps
        other.cubes = self.cubes
        other.points = self.points
        other.artifacts_removed = self.artifacts_removed
        other.tally = self.tally
        other.lost_to = self.lost_to
        other.stages = self.stages
        other.staged = self.staged
        other.fewer_cards = self.fewer_cards
        other.once = self.once
        other.weekly = self.weekly
        other.homeless = self.homeless
        other.out = self.out
        return other

    def to_data(self) -> dict[str, Any]:
        data: dict[str, Any] = {name: getattr(self, name) for name in PLAIN}
        for name in ROWS:
            data[name] = list(getattr(self, name))
        for name in SETS:
            data[name] = sorted(getattr(self, name))
        data["first_army"] = [list(troop) for troop in self.first_army]
        return data


PLAIN: Final = (
    "town",
    "secondary",
    "away",
    "built",
    "peopled",
    "booked",
    "guild_round",
    "points",
    "artifacts_removed",
    "staged",
    "fewer_cards",
    "homeless",
    "out",
)
ROWS: Final = ("supply", "buildings", "income", "steps", "cubes", "tally", "lost_to", "stages")
SETS: Final = ("once", "weekly")


def realm_from_data(data: Any) -> Realm:
    realm = Realm()
    for name in PLAIN:
        if name in data:  # a game of another day may not know it
            setattr(realm, name, data[name])
    for name in ROWS:
        setattr(realm, name, tuple(data[name]))
    realm.tally = (*realm.tally, *((0,) * (TALLIES - len(realm.tally))))  # not all was counted at first
    for name in SETS:
        setattr(realm, name, frozenset(data[name]))
    realm.first_army = troops_from_data(data["first_army"])
    return realm
