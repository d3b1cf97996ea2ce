/* What the server and the browser say to each other: docs/wire.md.
   Written by `scripts/types` from src/fabletop/server/schemas.py: change that, not this. */

export type Language = 'en' | 'es' | 'sv'
export type SeatKind = 'person' | 'bot' | 'open'
export type TableStatus = 'open' | 'running' | 'over'

/** One choice as the server names it, such as ["play", 12] or 3. It is sent back untouched. */
export type Pick = unknown

/** What a seat sees; each game types it for itself. */
export type View = Record<string, unknown>

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

/** Something to pick. What a game does not have is left out: `unit` and `space` of the board, `kind` and `face` of a unit in an army, and the `forecast` of an attack. */
export interface Option {
  pick: Pick
  label: string
  full: string
  hint: string
  group: string
  verb: string
  id: number
  card: number | null
  hero: string | null
  rules: string[]
  unit?: number | null
  space?: number | null
  kind?: number | null
  face?: number | null
  forecast?: Forecast | null
}

export interface Decision {
  seats: number[]
  mine: boolean
  kind: string
  prompt: string
  rules: string[]
  options: Option[]
}

/** One sentence; `event` and `n` are what it tells and how much, for whoever puts several together. */
export interface LogLine {
  text: string
  seat: number
  card: number | null
  head: boolean
  rules?: string[]
  event?: string
  n?: number | null
  unit?: number | null
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

/** What a seat knows now. `fresh` means that `log` takes the place of all that was told before. */
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

export interface Part {
  id: string
  name: string
}

export interface Card {
  index: number
  id: string
  name: string
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

export interface HeroName {
  id: string
  set: string
}

/** A way to play a game, and for how many. */
export interface GameMode {
  name: string
  seats: number[]
}

/** Something that may be agreed on in `options` of a new table, in the `modes` where it means something; `usual` is null where it depends on other options. */
export interface GameOption {
  name: string
  kind: 'choice' | 'number' | 'flag'
  choices: string[]
  least: number
  most: number
  usual: string | number | boolean | null
  modes: string[]
}

export interface GameInfo {
  name: string
  seats: number[]
  rulesets: string[]
  sets: string[]
  heroes: HeroName[]
  dragons: string[]
  bots: string[]
  modes?: GameMode[]
  options?: GameOption[]
}

export interface Rule {
  id: string
  text: string
  source: string
  ambiguity: string | null
}

/** A table from outside; `round` is 0 until the first turn, and `winners` are seats. */
export interface TableSummary {
  id: string
  game: string
  seats: SeatInfo[]
  round: number
  status: TableStatus
  started: string | number | null
  winners?: number[]
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

export type DownMessage = StateMessage | ChatMessage | RefusedMessage | ThinkingMessage

export type UpMessage = PickUp | UndoUp | AgreeUp | ChatUp | LanguageUp | PaceUp
