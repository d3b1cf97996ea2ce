/* What the server tells of the game: docs/wire.md.
   Written by `scripts/types` from src/fabletop/games/village/view/records.py and src/fabletop/games/village/catalogue/records.py: change that, not this. */
import type { Said } from '../../net/types'

/** A monster in front of a hero: whose it is, what is left of it, and who summoned it. */
export interface Monster {
  uid: number
  card: number
  owner: number
  life: number
  summoner: number
}

/** A defence card in front of a hero, and what is left of its defence in this turn. */
export interface Worn {
  card: number
  slot: number
  left: number
}

/** A Sheath, the weapon on it (-1 while it is empty), and the turn in which it was put there. */
export interface Scabbard {
  card: number
  weapon: number
  turn: number
}

/** A hero board and the cards around it. `hand` is null for everybody but its owner; `unseen` are all cards of a player that lie where the one who looks cannot see them. */
export interface Player {
  hero: string | null
  alive: boolean
  life: number
  full_life: number
  level: number
  experience: number
  next_levels: number[]
  poison: number
  berserk: number
  mind_debt: number
  guard: number
  turns: number
  hand: number[] | null
  hand_size: number
  deck_size: number
  unseen: number[]
  discard: number[]
  played: number[]
  worn: Worn[]
  scabbards: Scabbard[]
  front: Monster[]
}

/** An Overwhelm monster: how many of its cards lie in the market, and the seats that have wounded it. */
export interface Dragon {
  card: number
  life: number
  parts: number
  fighters: number[]
}

/** The face-up cards of spaces 1 to 10, how many lie in each deck, and what was taken out of the game. `tamed` are spaces, `sharers` and `seers` seats; `foreseen` is the next spell, for those who saw it. */
export interface Market {
  spaces: number[]
  decks: number[]
  supply: number[]
  removed: number[]
  tamed: number[]
  dragon: Dragon | null
  loot: number[]
  sharers: number[]
  foreseen: number | null
  seers: number[]
}

/** What the one at turn has to spend, and what holds for the rest of the turn. `passed` are the monsters sneaked past, by their uid. */
export interface Turn {
  gold: number
  mind: number
  beers: number
  used: ('sabotage' | 'sneaking' | 'summon' | 'vision' | 'lifelink')[]
  passed: number[]
  weapons_closed: boolean
  next_weapon: number
  all_weapons: number
  discount: number
  taming: number
}

/** What an attack is aimed at: a hero by seat, a defence by seat and slot, a monster by its uid, or the dragon. */
export interface Target {
  verb: string
  seat: number | null
  slot: number | null
  uid: number | null
}

/** An attack being made: how, by whom or by which monster (`uid`), with what card, and at what, in the order chosen before the roll. */
export interface Attack {
  form: 'arm' | 'heavy_arm' | 'magic' | 'claw'
  seat: number
  card: number
  bonus: number
  element: number
  poison: number
  any_target: boolean
  multi: boolean
  uid: number
  lifelink: boolean
  chain: Target[]
}

/** The table as one seat knows it. `ring` is the seats in the order of sitting. */
export interface VillageView {
  seat: number
  round: number
  active: number
  ring: number[]
  over: boolean
  winners: number[]
  players: Player[]
  market: Market
  turn: Turn
  attack: Attack | null
  loose: Monster[]
}

/** One special card of an Overwhelm monster. */
export interface Part {
  id: string
  name: Said
}

/** `head` is its kind and price, `brief` one short line, `text` the full card, `blocks` whether it bars the market to whom it stands before, and `own` whether its numbers are ours. */
export interface Card {
  index: number
  id: string
  name: Said
  icon: string
  kind: string
  head: Said
  brief: Said
  text: Said[]
  sets: string[]
  price: number | null
  sells: boolean
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
  source: Said
  own: boolean
}

export interface Ability {
  name: Said
  text: Said
}

export interface HeroLevel {
  experience: number
  mind: number
  abilities: Ability[]
}

/** A hero board; each level names what it adds. */
export interface Hero {
  index: number
  id: string
  name: Said
  icon: string
  set: string
  life: number
  brief: Said
  levels: HeroLevel[]
  source: Said
  own: boolean
}

/** Every card and hero, in the order of their numbers. */
export interface VillageCatalogue {
  game: string
  content: string
  cards: Card[]
  heroes: Hero[]
}
