/* What an attack would come to, as the server works it out and sends along with the option. */
import type { Option } from '../../../net/types'
import type { Chance, Forecast as Told, Odds, Outcome } from '../types'

export type Fate = Outcome['fate']

/** One result of the dice: what it does, and what it does if the defence token helps. */
export interface Column {
  /** Null if no die counts. */
  die: number | null
  /** From 0 to 1. */
  chance: number
  damage: number
  fate: Fate
  guarded: { damage: number; fate: Fate } | null
}

export interface Forecast {
  attack: number
  defence: number
  columns: Column[]
  back: { low: number; high: number; chance: number } | null
  burn: number
  again: boolean
}

export function forecastOf(option: Option | null | undefined): Forecast | null {
  const told = option?.detail as Told | Odds | null | undefined
  if (!told || !('outcomes' in told)) return null
  return {
    attack: told.attack,
    defence: told.defence,
    columns: columnsOf(told),
    back: told.back && { low: told.back.low, high: told.back.high, chance: share(told.back.chance) },
    burn: told.burn,
    again: told.again,
  }
}

function columnsOf({ outcomes }: Told): Column[] {
  const columns = new Map<number | null, Column>()
  for (const { die, guard, chance, damage, fate } of outcomes) {
    const column = columns.get(die)
    if (!column) columns.set(die, { die, chance: share(chance), damage, fate, guarded: guard ? { damage, fate } : null })
    else {
      column.chance += share(chance)
      if (guard) column.guarded = { damage, fate }
      else Object.assign(column, { damage, fate })
    }
  }
  return [...columns.values()]
}

function share({ top, bottom }: Chance): number {
  return top / bottom
}

export function range({ low, high }: { low: number; high: number }): string {
  return low === high ? String(low) : `${low}–${high}`
}

export function signed(n: number): string {
  return n < 0 ? `−${-n}` : n > 0 ? `+${n}` : '0'
}

/** In hundredths, rounded. */
export function percent(chance: number): number {
  return Math.round(chance * 100)
}
