/* What the server tells of the game: docs/wire.md.
   Written by `scripts/types` from src/fabletop/games/heroes/view/records.py and src/fabletop/games/heroes/catalogue/records.py and src/fabletop/games/heroes/editor/records.py: change that, not this. */
import type { Said, Text } from '../../net/types'

/** A unit in an army: its unit card, and the face that lies up. */
export interface Recruit {
  kind: number
  face: number
}

/** One side of a combat. `seat` decides for it, and is -1 if the book does; `hero` is one of `heroes`. `spells` were cast in this round, `held` may neither retreat nor surrender, `attack_waiting` are attack cards of an AI hero, `placed` its units so far, and `reserve` units that are no player's and still to be placed. */
export interface Camp {
  leader: 'hero' | 'army' | 'guards' | 'ai'
  seat: number
  hero: number
  spells: number
  spell_limit: number
  held: boolean
  attack_waiting: number
  placed: number
  reserve: Recruit[]
}

/** What lies beneath a card that lies on a unit: a face, or another such card, and its damage. */
export interface Layer {
  face: number | null
  cover: number | null
  damage: number
}

/** A unit of a combat with everything that is in force on it. `face` is the one of its own card, and `cover` a card that lies upon it; `space` is -1 for the tower beside the board and -2 once a unit has fallen; `number` tells units of one name and side apart, and is 0 where there is only one. Of the marks, `rose` has given its defence token back, `guarded` has called an attack off, and `inspired` attacks with more in this activation. */
export interface Unit {
  uid: number
  side: number
  kind: number
  face: number
  cover: number | null
  space: number
  attack: number
  defence: number
  health: number
  damage: number
  initiative: number
  number: number
  acted: boolean
  retaliated: boolean
  paralysed: boolean
  defending: boolean
  rose: boolean
  guarded: boolean
  inspired: boolean
  beneath: Layer[]
}

/** An effect in force: on a unit, or on all of a side where `uid` is -1. `until` is the combat round at whose end it ends, or else what it waits for; `card` lies on the table for it, and goes back to the hand of `seat` if it `returns`. */
export interface Lasting {
  word: string
  side: number
  uid: number
  n: number
  until: number | 'next attack' | 'end of combat'
  card: number
  seat: number
  returns: boolean
}

/** The attack that is on its way, with all that was added to it so far. `back` is a blow struck back and `first` the first of its activation; `keeps` tells which of two dice counts, `die` what they come to (null before they are rolled, or where they count nothing), `times` how often; `braced` is whether a defence token may help, `charged` whether the reroll after a move was used. */
export interface Blow {
  attacker: number
  defender: number
  back: boolean
  first: boolean
  attack: number
  defence: number
  dieless: boolean
  dice: number[]
  keeps: 'lower' | 'all' | 'higher'
  die: number | null
  ignored: boolean
  times: number
  charged: boolean
  braced: boolean
  damage: number
  called_off: boolean
}

/** A card on its way from hand: what was `paid` for it, `added` for its power and aimed at so far. `free` does not count against the spell limit; `returns` is what goes back to hand; `stays` lies on the table; `follows` is the spell that it lets its player cast. */
export interface Play {
  seat: number
  side: number
  card: number
  use: number
  power: number
  paid: number[]
  added: number[]
  targets: number[]
  resisted: boolean
  free: boolean
  returns: 'nothing' | 'card' | 'all'
  stays: boolean
  follows: number
}

/** Which side acted last, and at which initiative: ties alternate. */
export interface LastActed {
  side: number
  initiative: number
}

/** A combat: the one that is on, else the last one, else the field that awaits the armies. A space is `rank * width + file`, ranks from the attacker's back row; `ground` tells what stands on each besides units. `units` are all that ever stood here, by number; `order` those that still have to act; `active` acts now, from the space `origin`; `placing` is the unit in somebody's hand. `level` is the difficulty of the field, or 0; `quiet` counts rounds in which nothing came of it. */
export interface Combat {
  state: 'awaited' | 'on' | 'over'
  width: number
  depth: number
  round: number
  siege: boolean
  level: number
  azure: boolean
  camps: Camp[]
  units: Unit[]
  ground: ('open' | 'wall' | 'gate' | 'rubble')[]
  lasting: Lasting[]
  order: number[]
  last_acted: LastActed | null
  active: number
  origin: number
  moved: boolean
  attacked: boolean
  spared: number
  blow: Blow | null
  play: Play | null
  placing: Recruit | null
  quiet: number
  stirred: boolean
  ending: 'undecided' | 'victory' | 'surrender' | 'retreat' | 'broken off'
  victor: number
}

/** A hero: whose (`seat` is -1 for an AI hero), `main` or secondary, and who it is once chosen. `army` is what follows it; `field` is where it stands, -1 while it is not on the map; `flying` is set by a card. `ai` is which AI hero of the scenario it is, in the order of `adventure.ai`, and -1 for all others. */
export interface Hero {
  seat: number
  main: boolean
  hero: string | null
  faction: string | null
  experience: number
  level: number
  movement: number
  army: Recruit[]
  field: number
  flying: boolean
  ai: number
}

/** What a player has; `hero` is the main one, as a number of `heroes`. `hand` is null for everybody but its owner; `crowns` are expert effects used in this round. */
export interface Player {
  hero: number
  hand: number[] | null
  hand_size: number
  hand_limit: number
  deck_size: number
  discard: number[]
  crowns: number
  crowns_left: number
  morale: number
  hand_is_lost: boolean
  gold: number
  materials: number
  valuables: number
}

/** How many cards lie face down, and the discard pile, its top card last. */
export interface Deck {
  size: number
  pile: number[]
}

/** The decks that all share. Where they are split, `spells` are the basic and `artifacts` the minor ones, and `split` holds expert spells, major artifacts and relics. `removed` are cards out of the game, `ai_cards` how many are left for the AI hero, and `ai_spells_cast` the spells that it has cast. */
export interface Decks {
  abilities: Deck
  spells: Deck
  artifacts: Deck
  split: Deck[]
  removed: number[]
  bronze: Deck
  silver: Deck
  gold: Deck
  azure: Deck
  ai_cards: number
  ai_spells_cast: number[]
}

/** A tile at the table: its centre in axial coordinates, the kind that its back shows, and once it is face up which one it is and how often it was turned clockwise; -1 while it is face down. */
export interface Tile {
  q: number
  r: number
  kind: 'starting' | 'far' | 'near' | 'centre'
  tile?: number
  turns?: number
}

/** A field that somebody has touched: whose cube lies there (-1 none, -2 a black one, -3 that of the first AI hero, -4 of the second and so on), the resource that a settlement yields (-1 none), whether its guard is gone, and the seats that have visited it. Fields are numbered seven to a tile: the centre, then from the upper right clockwise, as the tile lies. */
export interface Marked {
  field: number
  cube?: number
  yields?: number
  unguarded?: boolean
  visitors?: number[]
}

/** Points, and what for. */
export interface ScoreLine {
  word: 'holdings' | 'buildings' | 'artifacts' | 'level' | 'secondaries' | 'main_hero' | 'scenario' | 'won'
  n: number
}

/** What a player has come to when the game is over: points line by line, fights won against guards, main and secondary heroes, fights lost, and all the gold that was earned. */
export interface Account {
  lines: ScoreLine[]
  guards: number
  mains: number
  secondaries: number
  lost: number
  earned: number
}

/** What a player has on the map and in town, by seat. `buildings` are in the order of the town board; `built`, `peopled` and `booked` tell which tokens are turned; `income` is what the next one pays; `cubes` are seats whose cubes were taken; `lines` are the points line by line where points decide; `homeless` is the round that took the last home, or 0; `account` is null until the game is over. */
export interface Realm {
  town: number
  secondary: number
  buildings: boolean[]
  built: boolean
  peopled: boolean
  booked: boolean
  income: number[]
  cubes: number[]
  points: number
  score: number
  lines: ScoreLine[]
  supply: number
  homeless: number
  out: boolean
  account: Account | null
}

/** A hero of the scenario that nobody steers: its number in `heroes`, its name, its plan, the first round in which it moves and its points; `level` is what it counts for, or 0; `deck` are the might, magic and skill cards with which it begins every fight and `spells` those that it knows. `town` is its town or -1, `citadel` whether it has walls while it is at home, and `beaten` the seats that beat it. */
export interface AiHero {
  hero: number
  name: Said
  plan: 'standard' | 'stay' | 'guard_tile' | 'hunt' | 'hunt_token' | 'grab' | 'to_goal' | 'wander'
  from_round: number
  points: number
  level: number
  deck: number[]
  spells: number[]
  fate: 'waiting' | 'abroad' | 'away' | 'gone'
  town: number
  citadel: boolean
  beaten: number[]
}

/** What there is to win or lose by, and how far each seat is. It counts at once, at the end of each round, or only `at_limit`, when the game ends. */
export interface Goal {
  text: Said
  wins: boolean
  at_once: boolean
  at_limit: boolean
  have: number[]
  need: number
}

/** How far a hero can go beyond its next step: each of `fields` with the one `before` it on the shortest way there, on which nothing happens until its end. */
export interface Reach {
  hero: number
  fields: number[]
  before: number[]
}

/** The map and all that is played on it. `turn` is whose turn it is, `week` the proclamation in force, `waning` the one before it where two are, and `windfall` what the next income is more or less; `turn`, `week` and `waning` are -1 where there is none. `sides` tells who plays together: seats with the same number are allies. `optional` are the optional rules that were agreed on. `row` are the open tiles that the players of a tournament are still to lay, the next one first. `reach` is told to the seat whose heroes may move just now. */
export interface Adventure {
  scenario: string
  difficulty: 'easy' | 'normal' | 'hard' | 'impossible'
  optional: string[]
  round: number
  rounds: number
  order: number[]
  sides: number[]
  turn: number
  row: number[]
  tiles: Tile[]
  marks: Marked[]
  realms: Realm[]
  week: number
  waning: number
  windfall: number[]
  astrologers: number
  goals: Goal[]
  ai: AiHero[]
  reach: Reach[]
}

/** The game as one seat knows it. `combat` is null where nobody fights or is about to; `adventure` is null in a single combat; `budget` is what is left to muster an army with. */
export interface HeroesView {
  seat: number
  mode: string
  over: boolean
  winners: number[]
  players: Player[]
  heroes: Hero[]
  decks: Decks
  combat: Combat | null
  adventure: Adventure | null
  budget: number | null
}

/** How likely something is: `top` of `bottom` cases. */
export interface Chance {
  top: number
  bottom: number
}

/** One result of an attack: what the dice come to (null without dice), whether a defence token helps, how likely that is, the damage, and what becomes of the target. */
export interface Outcome {
  die: number | null
  guard: boolean
  chance: Chance
  damage: number
  fate: 'stands' | 'flips' | 'falls'
}

/** The least and the most damage of the blow struck back, and how likely it comes to that. */
export interface StruckBack {
  low: number
  high: number
  chance: Chance
}

/** What an attack would come to. `burn` is what a fire shield does to the attacker, and `again` whether the same attack is made once more. Cards and rerolls to come are not counted in. */
export interface Forecast {
  attack: number
  defence: number
  outcomes: Outcome[]
  back: StruckBack | null
  burn: number
  again: boolean
}

/** About how likely the fight that a step leads to is won, in percent: an estimate, from what the seat that is asked may know. */
export interface Odds {
  win: number
}

/** A special ability: when it works, what it is called, and what it means. */
export interface UnitPower {
  id: string
  trigger: string
  when: Said
  name: Said
  text: Said
}

/** One side of a unit card, or a card that lies on a unit. */
export interface UnitFace {
  attack: number
  defence: number
  health: number
  initiative: number
  gold: number
  valuables: number
  powers: UnitPower[]
}

/** A unit; its faces are Few and, for the factions' units, Pack. */
export interface UnitCard {
  index: number
  id: string
  name: Said
  icon: string
  faction: 'castle' | 'dungeon' | 'necropolis' | 'neutral' | 'structure'
  tier: string
  type: 'ground' | 'flying' | 'ranged'
  head: Said
  faces: UnitFace[]
  source: Said
  own: boolean
}

export interface CardUse {
  text: Said
  timing: string
  expert: boolean
}

/** A card of Might and Magic. `power` is what each strength of a spell costs, `hero` whose specialty it is, and `cover` the numbers of a card that lies on a unit. */
export interface Card {
  index: number
  id: string
  name: Said
  icon: string
  kind: string
  head: Said
  uses: CardUse[]
  school: string | null
  level: string | null
  power: number[]
  rarity: string | null
  faction: 'castle' | 'dungeon' | 'necropolis' | 'neutral' | 'structure' | null
  hero: string | null
  cover: UnitFace | null
  source: Said
  own: boolean
}

/** How many cards of each statistic a hero starts with. */
export interface Statistics {
  attack: number
  defence: number
  power: number
  knowledge: number
}

/** A hero; `arrows` are the Magic Arrows of its starting deck, `ability` a card, and `specialties` the cards gained at levels 1, 4 and 6. */
export interface HeroBoard {
  index: number
  id: string
  name: Said
  icon: string
  hero_class: Said
  kind: 'might' | 'magic'
  faction: 'castle' | 'dungeon' | 'necropolis' | 'neutral' | 'structure'
  specialty: Said
  statistics: Statistics
  arrows: number
  ability: number
  specialties: number[]
  text: Said[]
  source: Said
  own: boolean
}

/** A card of the AI deck. */
export interface AiCard {
  index: number
  id: string
  name: Said
  icon: string
  kind: string
  text: Said
}

/** A kind of place on the map; `use` says how it is used. */
export interface MapPlace {
  index: number
  id: string
  name: Said
  icon: string
  kind: 'empty' | 'blocked' | 'visit' | 'revisit' | 'flag'
  use: Said
  text: Said
}

/** A field of a tile: its place by number, the level of its guard (0 without one), what a mine yields, how many dice a symbol lets roll, whose town it is, which edges are walls (clockwise from the upper right), and what is drawn there where that is more than its place. */
export interface TileField {
  place: number
  name: Said
  level: number
  resource: 'gold' | 'materials' | 'valuables' | null
  dice: number
  faction: 'castle' | 'dungeon' | 'necropolis' | 'neutral' | 'structure' | null
  closed: boolean[]
  art: string | null
}

/** A map tile as it lies with its number upright: its fields are the centre, then the ring clockwise from the upper right one. `name` is what its kind is called, `ground` its terrain. */
export interface MapTile {
  index: number
  id: string
  kind: 'starting' | 'far' | 'near' | 'centre'
  name: Said
  terrain: string
  ground: Said
  faction: 'castle' | 'dungeon' | 'necropolis' | 'neutral' | 'structure' | null
  fields: TileField[]
}

export interface Price {
  gold: number
  materials: number
  valuables: number
}

/** A trade of the trading post; `index` is the number that an option names. */
export interface Trade {
  index: number
  gives: Price
  gets: Price
}

/** A building of a town board. `requires` is the building, by number, that must stand before; `amount` the gold of a city hall or the price of a spell in a mage guild. */
export interface TownBuilding {
  index: number
  id: string
  name: Said
  icon: string
  faction: 'castle' | 'dungeon' | 'necropolis' | 'neutral' | 'structure'
  kind: 'city_hall' | 'citadel' | 'mage_guild' | 'bronze_dwelling' | 'silver_dwelling' | 'gold_dwelling' | 'special_1' | 'special_2'
  price: Price
  requires: number | null
  amount: number
  text: Said
}

/** A card of the astrologers, and how long it is in force. */
export interface Proclamation {
  index: number
  id: string
  name: Said
  icon: string
  lasts: 'now' | 'until_next' | 'next_income'
  text: Said
}

/** Where a tile lies when the game begins: its centre in axial coordinates, the kind that its back shows, whose starting tile it is (-1 of nobody), and which one it is and how turned where all can see it (-1). */
export interface ScenarioTile {
  q: number
  r: number
  kind: 'starting' | 'far' | 'near' | 'centre'
  seat: number
  tile: number
  turns: number
}

/** The map for so many players. */
export interface ScenarioMap {
  players: number
  tiles: ScenarioTile[]
}

/** What there is to win or lose by: at once, or at the end of a round. `players` are the numbers of players with which it counts; with any if there are none. */
export interface ScenarioEnding {
  text: Said
  at_once: boolean
  players: number[]
}

/** What happens in these rounds, at their start or end, or as soon as something is so; `effects` are what it does. */
export interface ScenarioEvent {
  text: Said
  at: 'start' | 'end' | 'when'
  rounds: number[]
  players: number[]
  effects: Said
}

/** What a place does in this scenario: for each visitor, for the first, for its owner at the end of each round, and what a visitor may have instead of what it gives elsewhere. */
export interface ScenarioPlace {
  place: Said
  visit: Said | null
  first: Said | null
  held: Said | null
  instead: Said | null
}

/** A unit, and which side of its card is up. */
export interface RivalUnit {
  kind: number
  face: number
}

/** An AI hero of a scenario: the army it has before every fight, its cards of might, magic and skill, the spells it may cast, what it does on the map, from which round and with how many points a round, which are none if dice say it. `level` is 0 where its defeat gives no experience; `waits` until something lets it arrive, `returns` to its town when it is beaten, which has walls with a `citadel`. */
export interface ScenarioRival {
  id: string
  name: Said
  faction: 'castle' | 'dungeon' | 'necropolis' | 'neutral' | 'structure'
  level: number
  army: RivalUnit[]
  deck: number[]
  spells: number[]
  skill: number
  plan: Said
  from_round: number
  points: number
  waits: boolean
  returns: boolean
  citadel: boolean
}

/** Which chapter of which campaign a scenario is, who may play it, and what goes on to the `next`: so many cards, units and resources, and a reward. */
export interface Chapter {
  campaign: string
  title: Said
  number: number
  heroes: string[]
  next: string | null
  cards: number
  units: 'none' | 'all'
  resources: 'none' | 'half' | 'all'
  reward: Said | null
}

/** A scenario. `goal` is a word for what it is about, `players` the numbers of people it can be played by, `teams` those of an alliance by their seats, and `repeated` whether two may lead the same faction; `minutes` is about how long it takes each of them, `units` and `buildings` are what each begins with, `limit` what is so when the last round is over, and `own` whether it is ours; `tokens` and `projects` are called so, by their numbers; `rules` are its special rules, and `tiles` those that are printed otherwise here; `rivals` are its AI heroes, and `chapter` is null for all that belong to no campaign. A map nobody knows is drawn for its table: here it has no number (-1), no rounds (0), no minutes (0) and no map. */
export interface Scenario {
  index: number
  id: string
  name: Said
  story: Said
  mode: string
  goal: string
  introductory: boolean
  own: boolean
  players: number[]
  teams: number[][]
  repeated: boolean
  rounds: number
  minutes: number
  resources: Price
  income: Price
  units: Said
  buildings: Said
  victory: ScenarioEnding[]
  defeat: ScenarioEnding[]
  limit: Said
  events: ScenarioEvent[]
  places: ScenarioPlace[]
  tokens: Said[]
  projects: Said[]
  maps: ScenarioMap[]
  rules: Said[]
  tiles: MapTile[]
  rivals: ScenarioRival[]
  chapter: Chapter | null
}

/** How many neutral units of each tier guard a field with a numeral. */
export interface Guard {
  level: number
  difficulty: 'easy' | 'normal' | 'hard' | 'impossible'
  bronze: number
  silver: number
  gold: number
  azure: number
}

/** Every unit, card, hero and AI card, what the map, the towns and the astrologers have, and the scenarios, in the order of their numbers. `texts` are what the content of another day brings along. */
export interface HeroesCatalogue {
  game: string
  content: string
  units: UnitCard[]
  cards: Card[]
  heroes: HeroBoard[]
  ai_cards: AiCard[]
  places: MapPlace[]
  tiles: MapTile[]
  buildings: TownBuilding[]
  proclamations: Proclamation[]
  scenarios: Scenario[]
  trades: Trade[]
  guards: Guard[]
  texts: Text[]
}

/** What follows a word under a key. A word is one of `choices`, words are some of them, and a number lies between `least` and `most` or is one of `choices` too; `effects` is a list of effects, `choices` several such lists, and a token, a project or an AI hero is one of the scenario's own. A flag that is not told is `least`, a `line` has `most` characters, `stages` are prices, `counts` are units by tier, `most` together, a `guard` has counts for each difficulty, and a `garrison` a guard for each number of players. A `tile` goes by its number on the map, and `players` are some of the numbers of players. */
export interface Slot {
  key: string
  kind: 'who' | 'places' | 'number' | 'word' | 'words' | 'units' | 'effects' | 'choices' | 'token' | 'project' | 'ai' | 'place' | 'flag' | 'line' | 'stages' | 'counts' | 'guard' | 'garrison' | 'tile' | 'tiles' | 'players' | 'other'
  needed: boolean
  choices: string[]
  least: number
  most: number
}

/** A condition or an effect with all that may follow it. */
export interface Word {
  id: string
  slots: Slot[]
}

/** A special rule. `alone`: it stands for itself and takes no value; `bare`: its value is that of its only slot, without a key; `many`: it may stand there several times; `first`: a value to begin with, where the least would make little sense. */
export interface Switch {
  id: string
  alone: boolean
  bare: boolean
  many: boolean
  slots: Slot[]
  first: unknown
}

/** A mode that can be played, for how many, and what may be so in it after the last round. `needs` and `needs_on_map` are what a scenario of this mode says besides, as it usually does; `layout` is the name of its only map, and empty where there is one for each number of players. */
export interface ModeWord {
  id: string
  players: number[]
  limits: string[]
  layout: string
  needs: Record<string, unknown>
  needs_on_map: Record<string, unknown>
}

/** How much of something fits into a scenario. */
export interface Bounds {
  rounds: number
  tiles: number
  farthest: number
  events: number
  line: number
  text: number
  level: number
  army: number
  bytes: number
}

/** Everything that a scenario can be made of. `logic` are conditions that hold others; `parts` are all else that has a form, such as a token or the start, with what stands in it; `named_units` go by their names, `tracks` are the steps of income, and `blank` is a sound scenario to begin with. */
export interface Vocabulary {
  modes: ModeWord[]
  goals: string[]
  lattices: string[]
  steps: Record<string, number[][]>
  logic: string[]
  conditions: Word[]
  effects: Word[]
  rules: Switch[]
  parts: Record<string, Slot[]>
  triggers: string[]
  times: string[]
  people: string[]
  units: string[]
  named_units: string[]
  buildings: string[]
  places: string[]
  held: string[]
  tracks: Record<string, number[]>
  factions: string[]
  heroes: Record<string, string[]>
  difficulties: string[]
  tiers: string[]
  fields: string[]
  plans: string[]
  fates: string[]
  skills: string[]
  spells: string[]
  bounds: Bounds
  blank: unknown
}

/** A scenario of the game as a document to go on with, in the words of one language. */
export interface Copied {
  document: unknown
}

/** A layout of another editor as a scenario, and what of it is not in there. */
export interface Brought {
  document: unknown
  notes: Said[]
}

/** The map of a scenario as the text of another editor, and what that cannot say. */
export interface TakenOut {
  text: string
  notes: Said[]
}

/** How often a seat has won, and between which shares of all games it does, 95 times in 100. */
export interface SeatTried {
  wins: number
  low: number
  high: number
}

/** What bots have made of a scenario so far. `games` were played to their end of those that were `asked` for; `even` is the share of each seat if all were alike, and a party has one seat for all. Of the games `nobody` won some, `limit` ended with the last round, `unfinished` took too long and `broken` stopped with an error. Rounds are those of the shortest, the middle and the longest one. `over`: nothing follows. */
export interface Trial {
  bot: string
  asked: number
  games: number
  party: boolean
  even: number
  seats: SeatTried[]
  nobody: number
  limit: number
  unfinished: number
  broken: number
  shortest: number
  middle: number
  longest: number
  over: boolean
}
