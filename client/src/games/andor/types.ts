/* What the server tells of the game: docs/wire.md.
   Written by `scripts/types` from src/fabletop/games/andor/view/records.py and src/fabletop/games/andor/catalogue/records.py: change that, not this. */
import type { Said, Text } from '../../net/types'

/** What a legend of somebody's own calls a field. */
export interface AndorName {
  field: number
  name: string
}

/** A seat: the figure it goes by, and the numbers of the heroes that it plays. */
export interface AndorPlayer {
  hero: string
  heroes: number[]
}

/** An hour of the day track: its number and the willpower that it costs. */
export interface AndorHour {
  hour: number
  price: number
}

/** A hero on the table. `index` is the number at the table, `kind` the hero board, `dice` what the hero would roll now; `held` is the field of a cave dweller, and `books` are 0 none, 1 closed, 2 open, 3 gone, 4 away; `white_cube` is where the warrior's second cube stands. */
export interface AndorHero {
  index: number
  kind: number
  figure: string
  name: Said
  seat: number
  field: number
  strength: number
  willpower: number
  most: number
  hours: number
  last_hour: number
  dice: number
  held: number | null
  white_cube: number | null
  in_box: boolean
  resting: boolean
  carried: boolean
  spoils: boolean
  free_hour: boolean
  can_spend: boolean
  bag: number[]
  books: number[]
}

/** A figure of the other side with its values as they are now. */
export interface AndorFoe {
  uid: number
  kind: number
  field: number
  down: boolean
  strength: number
  willpower: number
  dice: number
}

/** How strong a kind of foe is for these heroes as things stand, and how many figures of it are left. */
export interface AndorKindNow {
  index: number
  strength: number
  left: number
}

/** A token on a field; `face` is known only of an open one. Of a spring, `open` says that it is full. */
export interface AndorToken {
  kind: number
  field: number
  face: number | null
  open: boolean
}

export interface AndorThing {
  field: number
  item: number
}

/** An open goal: whether it is done, and how much of it. */
export interface AndorGoalNow {
  index: number
  done: boolean
  have: number
}

/** One way to lose the legend, as far as the table knows of it. `kind` is narrator_at (the letter `n`, `left` steps away), no_free_shield (`left` are free), figure_at (a kind of `foe` on `field`, null for the camp or wagon), tokens_left_below (`left` more of an `item` may be lost), hero_in_area_when (somebody in `area` at stage `n` of the collapse, `left` stages away) or goals_done (`goals`). */
export interface AndorLoss {
  kind: string
  n?: number | null
  left?: number | null
  foe?: number | null
  field?: number | null
  item?: number | null
  area?: string | null
  goals?: number[] | null
}

/** What a foe will do at sunrise as things stand: by which symbol, from where to where; `end` is shield or overrun if it enters the camp or wagon. */
export interface AndorMove {
  symbol: number
  kind: number
  uid: number
  origin: number
  field: number
  end: string
}

/** Where strength comes from, such as own, white_cube, cave, axe, sword and lent. */
export interface AndorStrength {
  name: string
  n: number
}

/** What a hero has brought into the round: what the dice count, which of them do and why, and the strength piece by piece, as of the `roller` of a fight. */
export interface AndorRolled {
  hero: number
  points: number
  dice: number[]
  counting: number[]
  how: string
  parts: AndorStrength[]
}

/** The fight that is on. `foe` is the uid of a foe and null for a cave dweller, whose field is `dweller`; `total` is what the heroes have so far and `rolled` what makes it up; `dice` and `extra` are those of the `roller`, of whom `points` is what the dice count, `counting` the places of those that do, `how` why (best, last, equal, joined or doubled) and `parts` the strength piece by piece. */
export interface AndorFight {
  foe: number | null
  dweller: number | null
  kind: number | null
  starter: number
  round: number
  willpower: number
  strength: number
  fighters: number[]
  staying: number[]
  total: number
  rolled: AndorRolled[]
  roller: number | null
  dice: number[]
  points: number
  counting: number[]
  how: string
  parts: AndorStrength[]
  extra: number
  flipped: boolean
  doubled: boolean
  joined_dice: boolean
  foe_dice: number[]
  foe_counting: number[]
  foe_value: number
  fury: number
}

/** What everybody at the table knows: it is the same for all seats. Numbers of heroes, items, kinds, faces, events, rules, symbols and cards are those of the lists that name them, here, in the catalogue or in what is printed on things that were seen. `legend` is 0 for somebody's own. */
export interface AndorView {
  seat: number
  seats: number
  round: number
  players: AndorPlayer[]
  legend: number
  title: Said
  names: AndorName[]
  board: string
  grades: number[]
  day: number
  turn: number | null
  first: number
  rooster: number | null
  over: boolean
  won: boolean
  winners: number[]
  heroes: AndorHero[]
  foes: AndorFoe[]
  kinds: AndorKindNow[]
  tokens: AndorToken[]
  lying: AndorThing[]
  supply: number[]
  hours: AndorHour[]
  event_deck: number
  event_pile: number[]
  peeked: number[]
  cave_supply: number
  movement_deck: number
  movement_left: number[]
  crests: number
  gems: number
  fallen: number[]
  shielded: number[]
  shields: number
  boxed_skeletons: number
  base: number | null
  base_kind: number
  wagon_today: number
  wagon_most: number
  bridges: number[]
  collapsed: number[]
  jumps_open: boolean
  jump_values: number[]
  narrator: number
  stars: number[]
  rules: number[]
  piece: number
  symbols: number[]
  skipped: number[]
  cards: number[]
  goals: AndorGoalNow[]
  losses: AndorLoss[]
  delivered: number[]
  walker: number | null
  walk_with: number | null
  fight: AndorFight | null
  forecast: AndorMove[]
}

/** A way over the board: the fields entered, the hours they take and the willpower that these cost. */
export interface AndorWay {
  path: number[]
  hours: number
  willpower: number
}

/** A place on the canvas. */
export interface AndorPoint {
  x: number
  y: number
}

/** A field of the mountain board. `arrow` is where creatures go from it; null on the road, where they follow the road, and where they stay. `cave` counts for rules; `edge`: it lies on a rift. */
export interface AndorField {
  number: number
  x: number
  y: number
  terrain: string
  name: Said
  neighbours: number[]
  arrow: number | null
  road: boolean
  cave: boolean
  edge: boolean
}

/** A jump line over a rift, and the willpower printed on it. */
export interface AndorLine {
  a: number
  b: number
  willpower: number
}

/** Where the bridge can lie. */
export interface AndorSite {
  id: string
  name: Said
  a: number
  b: number
}

export interface AndorArea {
  id: string
  name: Said
  fields: number[]
}

/** A side of the board, to be drawn on a canvas of `width` and `height`; `road` is in order, `rifts` are lines, `stages` what each stage of the collapse takes, and `lists` name places such as `springs`. */
export interface AndorBoard {
  id: string
  name: Said
  width: number
  height: number
  fields: AndorField[]
  lines: AndorLine[]
  sites: AndorSite[]
  rifts: AndorPoint[][]
  areas: AndorArea[]
  road: number[]
  stages: number[][]
  lists: Record<string, number[]>
}

export interface AndorFigure {
  id: string
  name: Said
  text: Said
}

/** A hero board: `dice` at 1 to 6, 7 to 13 and 14 to 20 willpower; his and her figure. */
export interface AndorHeroDef {
  index: number
  id: string
  icon: string
  name: Said
  rank: number
  colour: string
  dice: number[]
  figures: AndorFigure[]
  abilities: Said[]
}

/** Something to carry; `slot` is where it is kept: free, small, large, head, track or beside. */
export interface AndorItem {
  index: number
  id: string
  icon: string
  name: Said
  text: Said
  slot: string
}

/** Something printed that has a name and a text. */
export interface AndorPart {
  index: number
  id: string
  name: Said
  text: Said
}

export interface AndorLegend {
  number: number
  name: Said
  text: Said
  board: string
}

/** What is printed and known to all from the start. Cards, goals, events, faces, rules and kinds of foes come with `printed`, once the table has seen them. `texts` are what the content of another day brings along, but for such as come to be seen. */
export interface AndorCatalogue {
  game: string
  content: string
  boards: AndorBoard[]
  heroes: AndorHeroDef[]
  items: AndorItem[]
  tokens: AndorPart[]
  symbols: AndorPart[]
  books: AndorPart[]
  movement: AndorPart[]
  bases: AndorPart[]
  legends: AndorLegend[]
  cards: AndorPart[]
  texts: Text[]
}

/** From so much willpower on, so many dice. */
export interface AndorBand {
  least: number
  count: number
}

/** A kind of foe; `group` is creature, skeleton, krahder, final or hunter, `die` the colour of its dice, and `bands` say how many of them it rolls. */
export interface AndorKind {
  index: number
  id: string
  icon: string
  name: Said
  text: Said
  group: string
  figure: number
  willpower: number
  die: string
  bands: AndorBand[]
  reward_strength: number
  reward_willpower: number
  holds: boolean
}

/** The face of a token that has been seen; `value` is a cave dweller's number. */
export interface AndorFace {
  index: number
  id: string
  icon: string
  name: Said
  text: Said
  value: number
}

/** A legend card that has been read, in the order of reading on the legend track. */
export interface AndorCard {
  index: number
  id: string
  kind: string
  letter: string | null
  title: Said
  text: Said
  rules: string[]
}

export interface AndorGoal {
  index: number
  id: string
  text: Said
  type: string
  optional: boolean
  count: number
  fields: number[]
}

export interface AndorEvent {
  index: number
  id: string
  name: Said
  text: Said
  storm: boolean
  good: boolean
}

/** The closing words of a legend that is over; 1 is a victory. */
export interface AndorEnding {
  index: number
  text: Said
}

/** What stands on things that the table has seen, by their numbers: it goes over a line once. */
export interface AndorPrinted {
  kinds?: AndorKind[]
  faces?: AndorFace[]
  events?: AndorEvent[]
  rules?: AndorPart[]
  cards?: AndorCard[]
  goals?: AndorGoal[]
  endings?: AndorEnding[]
}
