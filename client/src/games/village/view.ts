/* What a seat sees of a game of Village of Legends, laid out as the board shows it. */
import type { StateMessage } from '../../net/types'
import type * as told from './types'

export const NOBODY = -1
export const SLOTS = ['armour', 'shield', 'helmet', 'cloak', 'spell'] as const
export const FIRST_MAIN_SPACE = 6
export const LAST_SPACE = 10

export type { Dragon, Monster, Target, Turn, Worn } from './types'

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
  worn: told.Worn[]
  scabbards: Scabbard[]
  front: told.Monster[]
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
  dragon: told.Dragon | null
  loot: number[]
  foreseen: number | null
  turn: told.Turn
  attack: told.Attack | null
  loose: told.Monster[]
}

export function viewOf(state: Pick<StateMessage, 'view'>): VillageView {
  const seen = state.view as unknown as told.VillageView
  const { market } = seen
  return {
    ...seen,
    players: seen.players.map(playerOf),
    spaces: market.spaces.map((card, at) => spaceOf(market, at + 1, card)),
    mainDepth: market.decks[0] ?? 0,
    dragon: market.dragon,
    loot: market.loot,
    foreseen: market.foreseen,
  }
}

/** Whether the attack that is being made will hit this hero. */
export function isAimedAt(view: Pick<VillageView, 'attack'>, seat: number): boolean {
  return view.attack?.chain.some((target) => target.verb === 'hero' && target.seat === seat) ?? false
}

function playerOf(raw: told.Player, seat: number): Player {
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
    worn: raw.worn,
    scabbards: raw.scabbards.map(({ card, weapon }, place) => ({ place, card, weapon })),
    front: raw.front,
  }
}

function spaceOf({ decks, tamed, dragon }: told.Market, space: number, card: number): Space {
  const covered = dragon !== null && space > LAST_SPACE - dragon.parts
  return {
    space,
    card,
    depth: space < FIRST_MAIN_SPACE ? (decks[space] ?? 0) : null,
    tamed: tamed.includes(space),
    part: covered ? LAST_SPACE - space : null,
  }
}

/** Equal cards of a hand lie together; each keeps its own place. */
export function sortedHand(hand: readonly number[], order: (card: number) => number): number[] {
  return [...hand].sort((a, b) => order(a) - order(b) || a - b)
}
