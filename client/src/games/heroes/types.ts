/* What the server tells of the game: docs/wire.md.
   Written by `scripts/types` from src/fabletop/server/schemas/heroes.py: change that, not this. */
import type { Language } from '../../net/types'

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
