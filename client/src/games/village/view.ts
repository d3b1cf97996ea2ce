/* What a seat sees of a game of Village of Legends, with names for what the server sends as short rows. */
import type { StateMessage } from '../../net/types'

export const NOBODY = -1
export const SLOTS = ['armour', 'shield', 'helmet', 'cloak', 'spell'] as const
export const FIRST_MAIN_SPACE = 6
export const LAST_SPACE = 10

type MonsterRow = [uid: number, card: number, owner: number, life: number, summoner: number]
type WornRow = [card: number, slot: number, left: number]
type ScabbardRow = [card: number, weapon: number, turn: number]
type DragonRow = [card: number, life: number, parts: number, fighters: number]
type AttackRow = [
  form: number,
  seat: number,
  card: number,
  bonus: number,
  element: number,
  poison: number,
  anyTarget: boolean,
  multi: boolean,
  uid: number,
  lifelink: boolean,
  chain: [verb: string, ...ids: number[]][],
]

export interface RawPlayer {
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
  worn: WornRow[]
  scabbards: ScabbardRow[]
  front: MonsterRow[]
}

export interface RawView {
  seat: number
  round: number
  active: number
  ring: number[]
  over: boolean
  winners: number[]
  players: RawPlayer[]
  market: {
    spaces: number[]
    decks: number[]
    supply: number[]
    removed: number[]
    tamed: number
    dragon: DragonRow | null
    loot: number[]
    sharers: number[]
    foreseen: number | null
    seers: number
  }
  turn: Turn
  attack: AttackRow | null
  loose: MonsterRow[]
}

export interface Turn {
  gold: number
  mind: number
  beers: number
  used: number
  sneaked: boolean
  weapons_closed: boolean
  next_weapon: number
  all_weapons: number
  discount: number
  taming: number
}

export interface Monster {
  uid: number
  card: number
  owner: number
  life: number
  summoner: number
}

export interface Worn {
  card: number
  slot: number
  left: number
}

export interface Scabbard {
  place: number
  card: number
  /** -1 while the sheath is empty. */
  weapon: number
}

export interface Player {
  seat: number
  hero: string | null
  alive: boolean
  life: number
  fullLife: number
  level: number
  experience: number
  /** Experience at which level two and three begin. */
  steps: number[]
  poison: number
  berserk: number
  mindDebt: number
  guard: number
  /** Null for everybody but the one who looks. */
  hand: number[] | null
  handSize: number
  deckSize: number
  discard: number[]
  played: number[]
  worn: Worn[]
  scabbards: Scabbard[]
  front: Monster[]
}

export interface Space {
  space: number
  /** -1 where nothing lies. */
  card: number
  /** Cards face down under it; null for the spaces that the main deck fills. */
  depth: number | null
  tamed: boolean
  /** Which card of an Overwhelm monster lies on it; null if none does. */
  part: number | null
}

export interface Dragon {
  card: number
  life: number
  parts: number
  fighters: number[]
}

export interface Attack {
  seat: number
  card: number
  uid: number
  /** What will be hit, in this order, as `verb id …`. */
  chain: string[]
}

export interface VillageView {
  seat: number
  round: number
  active: number
  ring: number[]
  over: boolean
  winners: number[]
  players: Player[]
  spaces: Space[]
  mainDepth: number
  dragon: Dragon | null
  loot: number[]
  foreseen: number | null
  turn: Turn
  attack: Attack | null
  loose: Monster[]
}

export function viewOf(state: Pick<StateMessage, 'view'>): VillageView {
  const raw = state.view as unknown as RawView
  const dragon = raw.market.dragon ? dragonOf(raw.market.dragon) : null
  return {
    seat: raw.seat,
    round: raw.round,
    active: raw.active,
    ring: raw.ring,
    over: raw.over,
    winners: raw.winners,
    players: raw.players.map(playerOf),
    spaces: raw.market.spaces.map((card, at) => spaceOf(raw, dragon, at + 1, card)),
    mainDepth: raw.market.decks[0] ?? 0,
    dragon,
    loot: raw.market.loot,
    foreseen: raw.market.foreseen,
    turn: raw.turn,
    attack: raw.attack ? attackOf(raw.attack) : null,
    loose: raw.loose.map(monsterOf),
  }
}

function playerOf(raw: RawPlayer, seat: number): Player {
  return {
    seat,
    hero: raw.hero,
    alive: raw.alive,
    life: raw.life,
    fullLife: raw.full_life,
    level: raw.level,
    experience: raw.experience,
    steps: raw.next_levels,
    poison: raw.poison,
    berserk: raw.berserk,
    mindDebt: raw.mind_debt,
    guard: raw.guard,
    hand: raw.hand,
    handSize: raw.hand_size,
    deckSize: raw.deck_size,
    discard: raw.discard,
    played: raw.played,
    worn: raw.worn.map(([card, slot, left]) => ({ card, slot, left })),
    scabbards: raw.scabbards.map(([card, weapon], place) => ({ place, card, weapon })),
    front: raw.front.map(monsterOf),
  }
}

function monsterOf([uid, card, owner, life, summoner]: MonsterRow): Monster {
  return { uid, card, owner, life, summoner }
}

function dragonOf([card, life, parts, fighters]: DragonRow): Dragon {
  return { card, life, parts, fighters: [0, 1, 2, 3, 4, 5].filter((seat) => fighters & (1 << seat)) }
}

function attackOf(row: AttackRow): Attack {
  const [, seat, card, , , , , , uid, , chain] = row
  return { seat, card, uid, chain: chain.map((aimed) => aimed.join(' ')) }
}

function spaceOf(raw: RawView, dragon: Dragon | null, space: number, card: number): Space {
  const covered = dragon !== null && space > LAST_SPACE - dragon.parts
  return {
    space,
    card,
    depth: space < FIRST_MAIN_SPACE ? (raw.market.decks[space] ?? 0) : null,
    tamed: (raw.market.tamed & (1 << space)) !== 0,
    part: covered ? LAST_SPACE - space : null,
  }
}

/** Equal cards of a hand lie together; each keeps its own place. */
export function sortedHand(hand: readonly number[], order: (card: number) => number): number[] {
  return [...hand].sort((a, b) => order(a) - order(b) || a - b)
}
