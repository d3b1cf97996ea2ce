/* What is printed on units, cards and hero boards, as the catalogue tells it. */
import type { Catalogue } from '../../net/types'
import type { Recruit } from './view'

export type Tier = 'bronze' | 'silver' | 'gold' | 'azure'
export type Type = 'ground' | 'flying' | 'ranged'
export type Faction = 'castle' | 'dungeon' | 'necropolis' | 'neutral' | 'structure'

export interface Power {
  id: string
  name: string
  text: string
}

export interface Face {
  attack: number
  defence: number
  health: number
  initiative: number
  gold: number
  valuables: number
  powers: Power[]
}

export interface Troop {
  index: number
  id: string
  name: string
  icon: string
  faction: Faction
  tier: Tier
  type: Type
  faces: Face[]
  head?: string
}

export interface Use {
  text: string
  timing: string
  expert: boolean
}

export interface DeckCard {
  index: number
  id: string
  name: string
  icon: string
  kind: string
  uses: Use[]
  school?: string | null
  level?: string | null
  rarity?: string | null
  /** What each strength of a spell costs. */
  power?: number[]
  faction?: string | null
  /** Whose specialty it is. */
  hero?: string | null
  /** The numbers of a card that lies on a unit. */
  cover?: Face | null
  head?: string
  own?: boolean
  source?: string
}

export interface HeroBoard {
  index: number
  id: string
  name: string
  icon: string
  hero_class: string
  faction: Faction
  specialty: string
  /** Attack, defence, power and knowledge: how many such cards are in the first deck. */
  statistics: number[]
  /** Magic Arrows in the first deck. */
  arrows?: number
  /** The card of its ability. */
  ability?: number
  /** The cards gained at levels 1, 4 and 6. */
  specialties?: number[]
  text?: string[]
}

export interface Printed {
  units: readonly Troop[]
  cards: readonly DeckCard[]
  heroes: readonly HeroBoard[]
}

const STATISTICS = ['attack', 'defence', 'power', 'knowledge'] as const

export function printedOf(catalogue: Catalogue): Printed {
  const raw = catalogue as unknown as { units?: Troop[]; cards: DeckCard[]; heroes: (Omit<HeroBoard, 'statistics'> & { statistics?: unknown })[] }
  return {
    units: raw.units ?? [],
    cards: raw.cards,
    heroes: raw.heroes.map((hero, index) => ({ ...hero, index, statistics: statisticsOf(hero.statistics) })),
  }
}

/** Four numbers, whether they come in a row or by name. */
function statisticsOf(told: unknown): number[] {
  if (Array.isArray(told)) return told.map(Number)
  if (typeof told !== 'object' || told === null) return []
  const named = told as Record<string, unknown>
  return STATISTICS.map((name) => Number(named[name] ?? 0))
}

/** What is printed on a unit in somebody's army. */
export function troopOf(printed: Printed, [kind, face]: Recruit): { troop: Troop | undefined; pack: boolean; face: Face | undefined } {
  const troop = printed.units[kind]
  return { troop, pack: face === 1, face: troop?.faces[face] }
}
