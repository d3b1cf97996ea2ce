"""What is printed on the units, cards, hero boards and tiles of Heroes, as the browser gets it."""

from __future__ import annotations

from typing import Literal

from fabletop.games.records import Text
from fabletop.records import Record, SaidData

Faction = Literal["castle", "dungeon", "necropolis", "neutral", "structure"]
UnitType = Literal["ground", "flying", "ranged"]
PlaceKind = Literal["empty", "blocked", "visit", "revisit", "flag"]
Resource = Literal["gold", "materials", "valuables"]
TileKind = Literal["starting", "far", "near", "centre"]
BuildingKind = Literal[
    "city_hall",
    "citadel",
    "mage_guild",
    "bronze_dwelling",
    "silver_dwelling",
    "gold_dwelling",
    "special_1",
    "special_2",
]
Duration = Literal["now", "until_next", "next_income"]
Difficulty = Literal["easy", "normal", "hard", "impossible"]


class UnitPower(Record, frozen=True):
    """A special ability: when it works, what it is called, and what it means."""

    id: str
    trigger: str
    when: SaidData
    name: SaidData
    text: SaidData


class UnitFace(Record, frozen=True):
    """One side of a unit card, or a card that lies on a unit."""

    attack: int
    defence: int
    health: int
    initiative: int
    gold: int
    valuables: int
    powers: list[UnitPower]


class UnitCard(Record, frozen=True):
    """A unit; its faces are Few and, for the factions' units, Pack."""

    index: int
    id: str
    name: SaidData
    icon: str
    faction: Faction
    tier: str
    type: UnitType
    head: SaidData
    faces: list[UnitFace]
    source: SaidData
    own: bool


class CardUse(Record, frozen=True):
    text: SaidData
    timing: str
    expert: bool


class Card(Record, frozen=True):
    """A card of Might and Magic.  `power` is what each strength of a spell costs, `hero` whose specialty it
    is, and `cover` the numbers of a card that lies on a unit."""

    index: int
    id: str
    name: SaidData
    icon: str
    kind: str
    head: SaidData
    uses: list[CardUse]
    school: str | None
    level: str | None
    power: list[int]
    rarity: str | None
    faction: Faction | None
    hero: str | None
    cover: UnitFace | None
    source: SaidData
    own: bool


class Statistics(Record, frozen=True):
    """How many cards of each statistic a hero starts with."""

    attack: int
    defence: int
    power: int
    knowledge: int


class HeroBoard(Record, frozen=True):
    """A hero; `arrows` are the Magic Arrows of its starting deck, `ability` a card, and `specialties` the
    cards gained at levels 1, 4 and 6."""

    index: int
    id: str
    name: SaidData
    icon: str
    hero_class: SaidData
    kind: Literal["might", "magic"]
    faction: Faction
    specialty: SaidData
    statistics: Statistics
    arrows: int
    ability: int
    specialties: list[int]
    text: list[SaidData]
    source: SaidData
    own: bool


class AiCard(Record, frozen=True):
    """A card of the AI deck."""

    index: int
    id: str
    name: SaidData
    icon: str
    kind: str
    text: SaidData


class MapPlace(Record, frozen=True):
    """A kind of place on the map; `use` says how it is used."""

    index: int
    id: str
    name: SaidData
    icon: str
    kind: PlaceKind
    use: SaidData
    text: SaidData


class TileField(Record, frozen=True):
    """A field of a tile: its place by number, the level of its guard (0 without one), what a mine yields, how
    many dice a symbol lets roll, whose town it is, which edges are walls (clockwise from the upper right),
    and what is drawn there where that is more than its place."""

    place: int
    name: SaidData
    level: int
    resource: Resource | None
    dice: int
    faction: Faction | None
    closed: list[bool]
    art: str | None


class MapTile(Record, frozen=True):
    """A map tile as it lies with its number upright: its fields are the centre, then the ring clockwise from
    the upper right one.  `name` is what its kind is called, `ground` its terrain."""

    index: int
    id: str
    kind: TileKind
    name: SaidData
    terrain: str
    ground: SaidData
    faction: Faction | None
    fields: list[TileField]


class Price(Record, frozen=True):
    gold: int
    materials: int
    valuables: int


class Trade(Record, frozen=True):
    """A trade of the trading post; `index` is the number that an option names."""

    index: int
    gives: Price
    gets: Price


class TownBuilding(Record, frozen=True):
    """A building of a town board.  `requires` is the building, by number, that must stand before; `amount`
    the gold of a city hall or the price of a spell in a mage guild."""

    index: int
    id: str
    name: SaidData
    icon: str
    faction: Faction
    kind: BuildingKind
    price: Price
    requires: int | None
    amount: int
    text: SaidData


class Proclamation(Record, frozen=True):
    """A card of the astrologers, and how long it is in force."""

    index: int
    id: str
    name: SaidData
    icon: str
    lasts: Duration
    text: SaidData


class ScenarioTile(Record, frozen=True):
    """Where a tile lies when the game begins: its centre in axial coordinates, the kind that its back shows,
    whose starting tile it is (-1 of nobody), and which one it is and how turned where all can see it (-1)."""

    q: int
    r: int
    kind: TileKind
    seat: int
    tile: int
    turns: int


class ScenarioMap(Record, frozen=True):
    """The map for so many players."""

    players: int
    tiles: list[ScenarioTile]


class ScenarioEnding(Record, frozen=True):
    """What there is to win or lose by: at once, or at the end of a round.  `players` are the numbers of
    players with which it counts; with any if there are none."""

    text: SaidData
    at_once: bool
    players: list[int]


class ScenarioEvent(Record, frozen=True):
    """What happens in these rounds, at their start or end, or as soon as something is so; `effects` are what
    it does."""

    text: SaidData
    at: Literal["start", "end", "when"]
    rounds: list[int]
    players: list[int]
    effects: SaidData


class ScenarioPlace(Record, frozen=True):
    """What a place does in this scenario: for each visitor, for the first, for its owner at the end of each
    round, and what a visitor may have instead of what it gives elsewhere."""

    place: SaidData
    visit: SaidData | None
    first: SaidData | None
    held: SaidData | None
    instead: SaidData | None


class RivalUnit(Record, frozen=True):
    """A unit, and which side of its card is up."""

    kind: int
    face: int


class ScenarioRival(Record, frozen=True):
    """An AI hero of a scenario: the army it has before every fight, its cards of might, magic and skill, the
    spells it may cast, what it does on the map, from which round and with how many points a round, which are
    none if dice say it.  `level` is 0 where its defeat gives no experience; `waits` until something lets it
    arrive, `returns` to its town when it is beaten, which has walls with a `citadel`."""

    id: str
    name: SaidData
    faction: Faction
    level: int
    army: list[RivalUnit]
    deck: list[int]
    spells: list[int]
    skill: int
    plan: SaidData
    from_round: int
    points: int
    waits: bool
    returns: bool
    citadel: bool


class Chapter(Record, frozen=True):
    """Which chapter of which campaign a scenario is, who may play it, and what goes on to the `next`: so many
    cards, units and resources, and a reward."""

    campaign: str
    title: SaidData
    number: int
    heroes: list[str]
    next: str | None
    cards: int
    units: Literal["none", "all"]
    resources: Literal["none", "half", "all"]
    reward: SaidData | None


class Scenario(Record, frozen=True):
    """A scenario.  `goal` is a word for what it is about, `players` the numbers of people it can be played
    by, `teams` those of an alliance by their seats, and `repeated` whether two may lead the same faction;
    `minutes` is about how long it takes each of them, `units` and `buildings` are what each begins with,
    `limit` what is so when the last round is over, and `own` whether it is ours; `tokens` and `projects` are
    called so, by their numbers; `rules` are its special rules, and `tiles` those that are printed otherwise
    here; `rivals` are its AI heroes, and `chapter` is null for all that belong to no campaign.  A map nobody
    knows is drawn for its table: here it has no number (-1), no rounds (0), no minutes (0) and no map."""

    index: int
    id: str
    name: SaidData
    story: SaidData
    mode: str
    goal: str
    introductory: bool
    own: bool
    players: list[int]
    teams: list[list[int]]
    repeated: bool
    rounds: int
    minutes: int
    resources: Price
    income: Price
    units: SaidData
    buildings: SaidData
    victory: list[ScenarioEnding]
    defeat: list[ScenarioEnding]
    limit: SaidData
    events: list[ScenarioEvent]
    places: list[ScenarioPlace]
    tokens: list[SaidData]
    projects: list[SaidData]
    maps: list[ScenarioMap]
    rules: list[SaidData]
    tiles: list[MapTile]
    rivals: list[ScenarioRival]
    chapter: Chapter | None


class Guard(Record, frozen=True):
    """How many neutral units of each tier guard a field with a numeral."""

    level: int
    difficulty: Difficulty
    bronze: int
    silver: int
    gold: int
    azure: int


class HeroesCatalogue(Record, frozen=True):
    """Every unit, card, hero and AI card, what the map, the towns and the astrologers have, and the
    scenarios, in the order of their numbers.  `texts` are what the content of another day brings along."""

    game: str
    content: str
    units: list[UnitCard]
    cards: list[Card]
    heroes: list[HeroBoard]
    ai_cards: list[AiCard]
    places: list[MapPlace]
    tiles: list[MapTile]
    buildings: list[TownBuilding]
    proclamations: list[Proclamation]
    scenarios: list[Scenario]
    trades: list[Trade]
    guards: list[Guard]
    texts: list[Text]
