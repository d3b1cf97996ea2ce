"""What a seat sees of Heroes.  `scripts/types` writes the browser's types from these records.

Cards, unit cards, heroes, spaces and seats go by their numbers; -1 is none of them.  A face is 0 for Few and
1 for Pack, a side 0 for the attacker and 1 for the defender.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from fabletop.records import Brief, Record, SaidData

Leader = Literal["hero", "army", "guards", "ai"]
Ground = Literal["open", "wall", "gate", "rubble"]
Until = Literal["next attack", "end of combat"]


class Recruit(Record, frozen=True):
    """A unit in an army: its unit card, and the face that lies up."""

    kind: int
    face: int


# -- a combat ---------------------------------------------------------------------------------------------


class Camp(Record, frozen=True):
    """One side of a combat.  `seat` decides for it, and is -1 if the book does; `hero` is one of `heroes`.
    `spells` were cast in this round, `held` may neither retreat nor surrender, `attack_waiting` are attack
    cards of an AI hero, `placed` its units so far, and `reserve` units that are no player's and still to be
    placed."""

    leader: Leader
    seat: int
    hero: int
    spells: int
    spell_limit: int
    held: bool
    attack_waiting: int
    placed: int
    reserve: list[Recruit]


class Layer(Record, frozen=True):
    """What lies beneath a card that lies on a unit: a face, or another such card, and its damage."""

    face: int | None
    cover: int | None
    damage: int


class Unit(Record, frozen=True):
    """A unit of a combat with everything that is in force on it.  `face` is the one of its own card, and
    `cover` a card that lies upon it; `space` is -1 for the tower beside the board and -2 once a unit has
    fallen; `number` tells units of one name and side apart, and is 0 where there is only one.  Of the marks,
    `rose` has given its defence token back, `guarded` has called an attack off, and `inspired` attacks with
    more in this activation."""

    uid: int
    side: int
    kind: int
    face: int
    cover: int | None
    space: int
    attack: int
    defence: int
    health: int
    damage: int
    initiative: int
    number: int
    acted: bool
    retaliated: bool
    paralysed: bool
    defending: bool
    rose: bool
    guarded: bool
    inspired: bool
    beneath: list[Layer]


class Lasting(Record, frozen=True):
    """An effect in force: on a unit, or on all of a side where `uid` is -1.  `until` is the combat round at
    whose end it ends, or else what it waits for; `card` lies on the table for it, and goes back to the hand
    of `seat` if it `returns`."""

    word: str
    side: int
    uid: int
    n: int
    until: int | Until
    card: int
    seat: int
    returns: bool


class Blow(Record, frozen=True):
    """The attack that is on its way, with all that was added to it so far.  `back` is a blow struck back and
    `first` the first of its activation; `keeps` tells which of two dice counts, `die` what they come to (null
    before they are rolled, or where they count nothing), `times` how often; `braced` is whether a defence
    token may help, `charged` whether the reroll after a move was used."""

    attacker: int
    defender: int
    back: bool
    first: bool
    attack: int
    defence: int
    dieless: bool
    dice: list[int]
    keeps: Literal["lower", "all", "higher"]
    die: int | None
    ignored: bool
    times: int
    charged: bool
    braced: bool
    damage: int
    called_off: bool


class Play(Record, frozen=True):
    """A card on its way from hand: what was `paid` for it, `added` for its power and aimed at so far.  `free`
    does not count against the spell limit; `returns` is what goes back to hand; `stays` lies on the table;
    `follows` is the spell that it lets its player cast."""

    seat: int
    side: int
    card: int
    use: int
    power: int
    paid: list[int]
    added: list[int]
    targets: list[int]
    resisted: bool
    free: bool
    returns: Literal["nothing", "card", "all"]
    stays: bool
    follows: int


class LastActed(Record, frozen=True):
    """Which side acted last, and at which initiative: ties alternate."""

    side: int
    initiative: int


class Combat(Record, frozen=True):
    """A combat: the one that is on, else the last one, else the field that awaits the armies.

    A space is `rank * width + file`, ranks from the attacker's back row; `ground` tells what stands on each
    besides units.  `units` are all that ever stood here, by number; `order` those that still have to act;
    `active` acts now, from the space `origin`; `placing` is the unit in somebody's hand.  `level` is the
    difficulty of the field, or 0; `quiet` counts rounds in which nothing came of it."""

    state: Literal["awaited", "on", "over"]
    width: int
    depth: int
    round: int
    siege: bool
    level: int
    azure: bool
    camps: list[Camp]
    units: list[Unit]
    ground: list[Ground]
    lasting: list[Lasting]
    order: list[int]
    last_acted: LastActed | None
    active: int
    origin: int
    moved: bool
    attacked: bool
    spared: int
    blow: Blow | None
    play: Play | None
    placing: Recruit | None
    quiet: int
    stirred: bool
    ending: Literal["undecided", "victory", "surrender", "retreat", "broken off"]
    victor: int


# -- players and what all share ---------------------------------------------------------------------------


class Hero(Record, frozen=True):
    """A hero: whose (`seat` is -1 for an AI hero), `main` or secondary, and who it is once chosen.  `army` is
    what follows it; `field` is where it stands, -1 while it is not on the map; `flying` is set by a card.
    `ai` is which AI hero of the scenario it is, in the order of `adventure.ai`, and -1 for all others."""

    seat: int
    main: bool
    hero: str | None
    faction: str | None
    experience: int
    level: int
    movement: int
    army: list[Recruit]
    field: int
    flying: bool
    ai: int = -1


class Player(Record, frozen=True):
    """What a player has; `hero` is the main one, as a number of `heroes`.  `hand` is null for everybody but
    its owner; `crowns` are expert effects used in this round."""

    hero: int
    hand: list[int] | None
    hand_size: int
    hand_limit: int
    deck_size: int
    discard: list[int]
    crowns: int
    crowns_left: int
    morale: int
    hand_is_lost: bool
    gold: int
    materials: int
    valuables: int


class Deck(Record, frozen=True):
    """How many cards lie face down, and the discard pile, its top card last."""

    size: int
    pile: list[int]


class Decks(Record, frozen=True):
    """The decks that all share.  Where they are split, `spells` are the basic and `artifacts` the minor ones,
    and `split` holds expert spells, major artifacts and relics.  `removed` are cards out of the game,
    `ai_cards` how many are left for the AI hero, and `ai_spells_cast` the spells that it has cast."""

    abilities: Deck
    spells: Deck
    artifacts: Deck
    split: list[Deck]
    removed: list[int]
    bronze: Deck
    silver: Deck
    gold: Deck
    azure: Deck
    ai_cards: int
    ai_spells_cast: list[int]


# -- the map ----------------------------------------------------------------------------------------------


class Tile(Brief, frozen=True):
    """A tile at the table: its centre in axial coordinates, the kind that its back shows, and once it is face
    up which one it is and how often it was turned clockwise; -1 while it is face down."""

    q: int
    r: int
    kind: Literal["starting", "far", "near", "centre"]
    tile: int = -1
    turns: int = 0


class Marked(Brief, frozen=True):
    """A field that somebody has touched: whose cube lies there (-1 none, -2 a black one, -3 that of the first
    AI hero, -4 of the second and so on), the resource that a settlement yields (-1 none), whether its guard
    is gone, and the seats that have visited it.  Fields are numbered seven to a tile: the centre, then from
    the upper right clockwise, as the tile lies."""

    field: int
    cube: int = -1
    yields: int = -1
    unguarded: bool = False
    visitors: list[int] = msgspec.field(default_factory=list)


class ScoreLine(Record, frozen=True):
    """Points, and what for."""

    word: Literal[
        "holdings", "buildings", "artifacts", "level", "secondaries", "main_hero", "scenario", "won"
    ]
    n: int


class Account(Record, frozen=True):
    """What a player has come to when the game is over: points line by line, fights won against guards, main
    and secondary heroes, fights lost, and all the gold that was earned."""

    lines: list[ScoreLine]
    guards: int
    mains: int
    secondaries: int
    lost: int
    earned: int


class Realm(Record, frozen=True):
    """What a player has on the map and in town, by seat.  `buildings` are in the order of the town board;
    `built`, `peopled` and `booked` tell which tokens are turned; `income` is what the next one pays;
    `cubes` are seats whose cubes were taken; `lines` are the points line by line where points decide;
    `homeless` is the round that took the last home, or 0; `account` is null until the game is over."""

    town: int
    secondary: int
    buildings: list[bool]
    built: bool
    peopled: bool
    booked: bool
    income: list[int]
    cubes: list[int]
    points: int
    score: int
    lines: list[ScoreLine]
    supply: int
    homeless: int
    out: bool
    account: Account | None


class AiHero(Record, frozen=True):
    """A hero of the scenario that nobody steers: its number in `heroes`, its name, its plan, the
    first round in which it moves and its points; `level` is what it counts for, or 0; `deck` are the might,
    magic and skill cards with which it begins every fight and `spells` those that it knows.  `town` is its
    town or -1, `citadel` whether it has walls while it is at home, and `beaten` the seats that beat it."""

    hero: int
    name: SaidData
    plan: Literal["standard", "stay", "guard_tile", "hunt", "hunt_token", "grab", "to_goal", "wander"]
    from_round: int
    points: int
    level: int
    deck: list[int]
    spells: list[int]
    fate: Literal["waiting", "abroad", "away", "gone"]
    town: int
    citadel: bool
    beaten: list[int]


class Goal(Record, frozen=True):
    """What there is to win or lose by, and how far each seat is.  It
    counts at once, at the end of each round, or only `at_limit`, when the game ends."""

    text: SaidData
    wins: bool
    at_once: bool
    at_limit: bool
    have: list[int]
    need: int


class Reach(Record, frozen=True):
    """How far a hero can go beyond its next step: each of `fields` with the one `before` it on the shortest
    way there, on which nothing happens until its end."""

    hero: int
    fields: list[int]
    before: list[int]


class Adventure(Record, frozen=True):
    """The map and all that is played on it.  `turn` is whose turn it is, `week` the proclamation in force,
    `waning` the one before it where two are, and `windfall` what the next income is more or less; `turn`,
    `week` and `waning` are -1 where there is none.  `sides` tells who plays together: seats with the same
    number are allies.  `optional` are the optional rules that were agreed on.  `row` are the open tiles that
    the players of a tournament are still to lay, the next one first.  `reach` is told to the seat whose
    heroes may move just now."""

    scenario: str
    difficulty: Literal["easy", "normal", "hard", "impossible"]
    optional: list[str]
    round: int
    rounds: int
    order: list[int]
    sides: list[int]
    turn: int
    row: list[int]
    tiles: list[Tile]
    marks: list[Marked]
    realms: list[Realm]
    week: int
    waning: int
    windfall: list[int]
    astrologers: int
    goals: list[Goal]
    ai: list[AiHero]
    reach: list[Reach]


class HeroesView(Record, frozen=True):
    """The game as one seat knows it.  `combat` is null where nobody fights or is about to; `adventure` is
    null in a single combat; `budget` is what is left to muster an army with."""

    seat: int
    mode: str
    over: bool
    winners: list[int]
    players: list[Player]
    heroes: list[Hero]
    decks: Decks
    combat: Combat | None
    adventure: Adventure | None
    budget: int | None


# -- what an option tells ---------------------------------------------------------------------------------


class Chance(Record, frozen=True):
    """How likely something is: `top` of `bottom` cases."""

    top: int
    bottom: int


class Outcome(Record, frozen=True):
    """One result of an attack: what the dice come to (null without dice), whether a defence token helps, how
    likely that is, the damage, and what becomes of the target."""

    die: int | None
    guard: bool
    chance: Chance
    damage: int
    fate: Literal["stands", "flips", "falls"]


class StruckBack(Record, frozen=True):
    """The least and the most damage of the blow struck back, and how likely it comes to that."""

    low: int
    high: int
    chance: Chance


class Forecast(Record, frozen=True):
    """What an attack would come to.  `burn` is what a fire shield does to the attacker, and `again` whether
    the same attack is made once more.  Cards and rerolls to come are not counted in."""

    attack: int
    defence: int
    outcomes: list[Outcome]
    back: StruckBack | None
    burn: int
    again: bool


class Odds(Record, frozen=True):
    """About how likely the fight that a step leads to is won, in percent: an estimate, from what the seat
    that is asked may know."""

    win: int
