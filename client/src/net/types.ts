/* What the server and the browser say to each other: docs/wire.md.
   Written by `scripts/types` from src/fabletop/server/schemas/: change that, not this. */

export type Language = 'en' | 'es' | 'sv'
export type SeatKind = 'person' | 'bot' | 'open'
export type TableStatus = 'open' | 'running' | 'over'

/** One choice as the server names it, such as ["play", 12] or 3. It is sent back untouched. */
export type Pick = unknown

/** What a seat sees; each game types it for itself. */
export type View = Record<string, unknown>

/** What stands on things that were seen, by the list that it belongs to; each game types it for itself. */
export type Printed = Record<string, ({ index: number } & Record<string, unknown>)[]>

export type GameEvent = { event: string } & Record<string, unknown>

/** One result of an attack: what the dice come to, whether a defence token helps, how likely that is (as a fraction of two numbers), the damage, and what becomes of the target. */
export interface Outcome {
  die: number | null
  guard: boolean
  chance: number[]
  damage: number
  fate: 'stands' | 'flips' | 'falls'
}

/** The least and the most damage of the blow struck back, and how likely it comes to that. */
export interface StruckBack {
  low: number
  high: number
  chance: number[]
}

/** What an attack would come to as things stand. */
export interface Forecast {
  attack: number
  defence: number
  outcomes: Outcome[]
  back: StruckBack | null
  burn: number
  again: boolean
}

/** A way over the board: the fields entered, the hours they take and the willpower that these cost. */
export interface AndorWay {
  path: number[]
  hours: number
  willpower: number
}

/** Something to pick. `full` is left out where the `label` says it all, and so is what a game does not have: `unit` and `space` of the board, `kind` and `face` of a unit in an army, and the `forecast` of an attack; in Andor the `actor` whose deed it is, and the hero (`whom`), `field`, `foe`, `item`, `book` and `way` that it is about. */
export interface Option {
  pick: Pick
  label: string
  hint: string
  group: string
  verb: string
  id: number
  card: number | null
  hero: string | null
  full?: string | null
  unit?: number | null
  space?: number | null
  kind?: number | null
  face?: number | null
  forecast?: Forecast | null
  actor?: number | null
  whom?: number | null
  field?: number | null
  foe?: number | null
  item?: number | null
  book?: number | null
  way?: AndorWay | null
}

/** What the table waits for. `mine`: there is something for this seat to pick; `asked`: the table waits for it. Whoever has free deeds may pick them while another is asked. `hero` is who is asked, where a seat plays several; `hints` says that advice may be asked for; `cited` are the rules about options, by their verbs, where they are other than those of the question. */
export interface Decision {
  seats: number[]
  mine: boolean
  asked: boolean
  kind: string
  prompt: string
  rules: string[]
  options: Option[]
  hero?: string | null
  hints?: boolean
  cited?: Record<string, string[]>
}

/** One sentence; `event` and `n` are what it tells and how much, for whoever puts several together. `hero` is whose doing it is, where a seat plays several. */
export interface LogLine {
  text: string
  seat: number
  card: number | null
  head: boolean
  rules?: string[]
  event?: string
  n?: number | null
  unit?: number | null
  hero?: string | null
}

/** A seat and who holds it; `bot` is the level of a computer player. */
export interface SeatInfo {
  seat: number
  kind: SeatKind
  name: string
  hero: string | null
  here: boolean
  bot?: string
}

/** How many own picks go back without asking, who asks for more, and who has agreed so far. */
export interface Undo {
  free: number
  asked_by: number | null
  agreed: number[]
  left?: number
}

/** What a seat knows now. `printed` is what stands on things that the table has seen since the message before, as more of the catalogue; `fresh` means that it and `log` take the place of all that was told. */
export interface StateMessage {
  type: 'state'
  seq: number
  view: View
  decision: Decision | null
  events: GameEvent[]
  log: LogLine[]
  seats: SeatInfo[]
  undo: Undo
  over: boolean
  winners: number[]
  promise: string
  seed: string | null
  pace: number
  status?: TableStatus
  seat?: number | null
  fresh?: boolean
  printed?: Printed
}

/** Something said at the table; `at` counts seconds since 1970. */
export interface ChatMessage {
  type: 'chat'
  seat: number | null
  name: string
  text: string
  at: string | number
}

export interface RefusedMessage {
  type: 'refused'
  seq: number
  reason: string
  rule: string | null
}

export interface ThinkingMessage {
  type: 'thinking'
  seat: number
}

/** What a good player would pick at `seq`, and why. */
export interface HintMessage {
  type: 'hint'
  seq: number
  pick: Pick
  text: string
}

export interface PickUp {
  type: 'pick'
  seq: number
  pick: Pick
}

export interface UndoUp {
  type: 'undo'
  seq: number
}

export interface AgreeUp {
  type: 'agree'
  seq: number
  yes: boolean
}

export interface ChatUp {
  type: 'chat'
  text: string
}

export interface LanguageUp {
  type: 'language'
  language: Language
}

export interface PaceUp {
  type: 'pace'
  ms: number
}

export interface HintUp {
  type: 'hint'
  seq: number
}

export interface Part {
  id: string
  name: string
}

export interface Card {
  index: number
  id: string
  name: string
  icon: string
  kind: string
  head: string
  brief: string
  text: string[]
  sets: string[]
  price: number | null
  sells: number
  cost: number
  attack: number | null
  heavy: boolean
  weapon_class: string | null
  element: string | null
  slot: string | null
  defence: number
  type: string | null
  life: number
  life_per_player: number
  taming: number
  blocks: boolean
  parts: Part[]
  source: string
  own: boolean
}

export interface Ability {
  name: string
  text: string
}

export interface HeroLevel {
  experience: number
  mind: number
  abilities: Ability[]
}

export interface Hero {
  index: number
  id: string
  name: string
  icon: string
  set: string
  life: number
  brief: string
  levels: HeroLevel[]
  source: string
  own: boolean
}

export interface Catalogue {
  game: string
  language: Language
  content: string
  cards: Card[]
  heroes: Hero[]
  words?: Record<string, string>
}

export interface UnitPower {
  id: string
  trigger: string
  when: string
  name: string
  text: string
}

export interface UnitFace {
  attack: number
  defence: number
  health: number
  initiative: number
  gold: number
  valuables: number
  powers: UnitPower[]
}

/** A unit card; its faces are Few and, for the factions' units, Pack. */
export interface HeroesUnit {
  index: number
  id: string
  name: string
  icon: string
  faction: string
  tier: string
  type: string
  head: string
  faces: UnitFace[]
  source: string
  own: boolean
}

export interface CardUse {
  text: string
  timing: string
  expert: boolean
}

export interface HeroesCard {
  index: number
  id: string
  name: string
  icon: string
  kind: string
  head: string
  uses: CardUse[]
  school: string | null
  level: string | null
  power: number[]
  rarity: string | null
  faction: string | null
  hero: string | null
  cover: UnitFace | null
  source: string
  own: boolean
}

/** A hero board; `statistics` counts attack, defence, power and knowledge cards of the starting deck. */
export interface HeroesHero {
  index: number
  id: string
  name: string
  icon: string
  hero_class: string
  kind: string
  faction: string
  specialty: string
  statistics: number[]
  arrows: number
  ability: number
  specialties: number[]
  text: string[]
  source: string
  own: boolean
}

export interface HeroesAiCard {
  index: number
  id: string
  name: string
  icon: string
  kind: string
  text: string
}

export interface HeroesCatalogue {
  game: string
  language: Language
  content: string
  units: HeroesUnit[]
  cards: HeroesCard[]
  heroes: HeroesHero[]
  ai_cards: HeroesAiCard[]
  words?: Record<string, string>
}

/** A field of the mountain board. `arrow` is where creatures go from it; null on the road, where they follow the road, and where they stay. `cave` counts for rules; `edge`: it lies on a rift. */
export interface AndorField {
  number: number
  x: number
  y: number
  terrain: string
  name: string
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
  name: string
  a: number
  b: number
}

export interface AndorArea {
  id: string
  name: string
  fields: number[]
}

/** A side of the board, to be drawn on a canvas of `width` and `height`; `road` is in order, `rifts` are lines, `stages` what each stage of the collapse takes, and `lists` name places such as `springs`. */
export interface AndorBoard {
  id: string
  name: string
  width: number
  height: number
  fields: AndorField[]
  lines: AndorLine[]
  sites: AndorSite[]
  rifts: number[][][]
  areas: AndorArea[]
  road: number[]
  stages: number[][]
  lists: Record<string, number[]>
}

export interface AndorFigure {
  id: string
  name: string
  text: string
}

/** A hero board: `dice` at 1 to 6, 7 to 13 and 14 to 20 willpower; his and her figure. */
export interface AndorHeroDef {
  index: number
  id: string
  icon: string
  name: string
  rank: number
  colour: string
  dice: number[]
  figures: AndorFigure[]
  abilities: string[]
}

/** Something to carry; `slot` is where it is kept: free, small, large, head, track or beside. */
export interface AndorItem {
  index: number
  id: string
  icon: string
  name: string
  text: string
  slot: string
}

/** Something printed that has a name and a text. */
export interface AndorPart {
  index: number
  id: string
  name: string
  text: string
}

/** What a legend of somebody's own calls a field. */
export interface AndorName {
  field: number
  name: string
}

export interface AndorLegend {
  number: number
  name: string
  text: string
  board: string
}

/** What is printed and known to all from the start. Cards, goals, events, faces, rules and kinds of foes come with `printed`, once the table has seen them. */
export interface AndorCatalogue {
  game: string
  language: Language
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
  cards: Card[]
  words: Record<string, string>
}

/** A hero on the table. `index` is the number at the table, `kind` the hero board, `dice` what the hero would roll now; `held` is the field of a cave dweller, and `books` are 0 none, 1 closed, 2 open, 3 gone, 4 away; `white_cube` is where the warrior's second cube stands. */
export interface AndorHero {
  index: number
  kind: number
  figure: string
  name: string
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

/** A kind of foe; `group` is creature, skeleton, krahder, final or hunter, `die` the colour of its dice, and `bands` are [from so much willpower, so many dice]. */
export interface AndorKind {
  index: number
  id: string
  icon: string
  name: string
  text: string
  group: string
  figure: number
  willpower: number
  die: string
  bands: number[][]
  reward_strength: number
  reward_willpower: number
  holds: boolean
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

/** The face of a token that has been seen; `value` is a cave dweller's number. */
export interface AndorFace {
  index: number
  id: string
  icon: string
  name: string
  text: string
  value: number
}

/** A legend card that has been read, in the order of reading on the legend track. */
export interface AndorCard {
  index: number
  id: string
  kind: string
  letter: string | null
  title: string
  text: string
  rules: string[]
}

export interface AndorGoal {
  index: number
  id: string
  text: string
  type: string
  optional: boolean
  count: number
  fields: number[]
}

/** An open goal: whether it is done, and how much of it. */
export interface AndorGoalNow {
  index: number
  done: boolean
  have: number
}

export interface AndorEvent {
  index: number
  id: string
  name: string
  text: string
  storm: boolean
  good: boolean
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
  goals?: number[]
}

/** What stands on things that the table has seen, by their numbers: it goes over a line once. */
export interface AndorPrinted {
  kinds?: AndorKind[]
  faces?: AndorFace[]
  events?: AndorEvent[]
  rules?: AndorPart[]
  cards?: AndorCard[]
  goals?: AndorGoal[]
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

/** What a hero has brought into the round: what the dice count, which of them do and why, and the strength piece by piece, as of the `roller` of a fight. */
export interface AndorRolled {
  hero: number
  points: number
  dice: number[]
  counting: number[]
  how: string
  parts: ((string | number)[])[]
}

/** The fight that is on. `foe` is the uid of a foe and null for a cave dweller, whose field is `dweller`; `total` is what the heroes have so far and `rolled` what makes it up; `dice` and `extra` are those of the `roller`, of whom `points` is what the dice count, `counting` the places of those that do, `how` why (best, last, equal, joined or doubled) and `parts` the strength as [name, number], such as own, white_cube, cave, axe, sword and lent. */
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
  parts: ((string | number)[])[]
  extra: number
  flipped: boolean
  doubled: boolean
  joined_dice: boolean
  foe_dice: number[]
  foe_counting: number[]
  foe_value: number
  fury: number
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

/** What everybody at the table knows: it is the same for all seats. Numbers of heroes, items, kinds, faces, events, rules, symbols and cards are those of the lists that name them, here, in the catalogue or in what is printed on things that were seen. `legend` is 0 for somebody's own. */
export interface AndorView {
  seat: number
  seats: number
  round: number
  players: AndorPlayer[]
  legend: number
  title: string
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
  ending: string
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

export interface HeroName {
  id: string
  set: string
}

/** A way to play a game, and for how many. */
export interface GameMode {
  name: string
  seats: number[]
}

/** Something that may be agreed on in `options` of a new table, in the `modes` where it means something: all of them if it names none. A choice is one of `choices`, a list some of them, a text one of them or somebody's own; `usual` is null where it depends on the option that it `follows`. */
export interface GameOption {
  name: string
  kind: 'choice' | 'number' | 'flag' | 'list' | 'text' | 'party'
  choices: (string | number)[]
  least: number
  most: number
  usual: string | number | boolean | (string | number)[] | null
  follows: string | null
  modes: string[]
}

/** What can be agreed on before a game; `rulesets` and `modes` have the usual one first. */
export interface GameInfo {
  name: string
  seats: number[]
  rulesets: string[]
  heroes: HeroName[]
  bots: string[]
  modes: GameMode[]
  options: GameOption[]
}

export interface Rule {
  id: string
  text: string
  source: string
  ambiguity: string | null
}

/** A table from outside; `round` is 0 until the first turn, and `winners` are seats. `title` is what somebody calls what they wrote themselves, and empty for all else. */
export interface TableSummary {
  id: string
  game: string
  title?: string
  seats: SeatInfo[]
  round: number
  status: TableStatus
  started: string | number | null
  winners?: number[]
}

/** What somebody wrote for a game, as it is in its file. */
export interface OwnText {
  text: string
}

/** What is wrong on a line, and with how many heroes; `line` is 0 where no line is at fault. */
export interface OwnMistake {
  line: number
  text: string
  heroes: number[]
}

/** What it is called and how its story begins, or what is wrong with it. */
export interface OwnRead {
  title: string
  story: string
  mistakes: OwnMistake[]
}

export interface SeatWish {
  kind: 'me' | 'open' | 'bot'
  hero?: string
  bot?: string
}

export interface NewTable {
  game: string
  ruleset?: string
  options?: Record<string, unknown>
  public?: boolean
  name?: string
  pace?: number
  language?: Language
  seats: SeatWish[]
}

export interface MadeTable {
  id: string
  seat: number | null
  token: string | null
  link: string
}

export interface SitDown {
  name?: string
}

export interface TakenSeat {
  seat: number
  token: string
}

export interface ReplayFrame {
  pick: Pick
  view: View
  log: LogLine[]
  events?: GameEvent[]
  decision?: Decision | null
  over?: boolean
  winners?: number[]
  printed?: Printed
}

export interface Replay {
  summary: TableSummary
  frames: ReplayFrame[]
  seed: string
  promise: string
}

/** The hash of the seed, from the start; the seed and whether it keeps the promise, at the end. */
export interface Fair {
  promise: string
  seed: string | null
  kept: boolean | null
}

/** The body of every answer that is a no. */
export interface Refused {
  reason: string
  rule: string | null
}

export type DownMessage = StateMessage | ChatMessage | RefusedMessage | ThinkingMessage | HintMessage

export type UpMessage = PickUp | UndoUp | AgreeUp | ChatUp | LanguageUp | PaceUp | HintUp
