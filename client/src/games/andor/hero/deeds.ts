/* Where on a hero board a deed belongs: every deed has one place. No rules here. */
import type { Option } from '../../../net/types'
import type { Lights, Lit } from '../options'

export interface Deeds {
  /** With something that is carried, by item. */
  items: ReadonlyMap<number, Lit>
  /** With a spell book, by book. */
  books: ReadonlyMap<number, Lit>
  /** With something that lies on the field, by item. */
  lying: ReadonlyMap<number, Lit>
  /** With the archer's cauldron. */
  cauldron: Lit
  /** With the place itself: springs, tokens, the bridge. */
  place: Lit
  /** All else. */
  others: Lit
}

const AT_PLACE: ReadonlySet<string> = new Set(['spring', 'open', 'bridge'])
/** Deeds that are done with one thing alone, which is therefore not named. */
const TOOLS: Readonly<Record<string, readonly string[]>> = { falcon: ['falcon'], drink: ['half_waterskin', 'waterskin'] }

/** `idOf`: what a thing is called in the box. */
export function deedsOf(lights: Lights, hero: number, bag: readonly number[], idOf: (item: number) => string): Deeds {
  const items = new Map<number, Option[]>()
  const books = new Map<number, Option[]>()
  const lying = new Map<number, Option[]>()
  const cauldron: Option[] = []
  const place: Option[] = []
  const others: Option[] = []
  for (const option of lights.deeds.get(hero) ?? []) {
    const tools = TOOLS[option.verb]
    const item = tools ? tools.map((id) => bag.find((one) => idOf(one) === id)).find((one) => one !== undefined) : option.about.item
    if (option.verb === 'take' && typeof item === 'number') add(lying, item, option)
    else if (typeof item === 'number' && bag.includes(item)) add(items, item, option)
    else if (typeof option.about.book === 'number') add(books, option.about.book, option)
    else if (option.verb === 'brew') cauldron.push(option)
    else if (AT_PLACE.has(option.verb)) place.push(option)
    else others.push(option)
  }
  return { items, books, lying, cauldron, place, others }
}

function add(to: Map<number, Option[]>, key: number, option: Option): void {
  const known = to.get(key)
  if (known) known.push(option)
  else to.set(key, [option])
}

export interface Slots {
  head: readonly (number | null)[]
  large: readonly (number | null)[]
  small: readonly (number | null)[]
  /** Food and gems: any number. */
  free: readonly number[]
  /** Logs on the strength track. */
  track: readonly number[]
  /** Who walks along. */
  beside: readonly number[]
}

/** How many slots of a kind are printed on a hero board. */
const PRINTED = { head: 1, large: 1, small: 3 } as const

/** What a hero carries, each thing where it is kept; empty slots are null. */
export function slotsOf(bag: readonly number[], slotOf: (item: number) => string): Slots {
  const kept = (slot: string): number[] => bag.filter((item) => slotOf(item) === slot)
  const filled = (slot: keyof typeof PRINTED): (number | null)[] => {
    const items: (number | null)[] = kept(slot)
    while (items.length < PRINTED[slot]) items.push(null)
    return items
  }
  return { head: filled('head'), large: filled('large'), small: filled('small'), free: kept('free'), track: kept('track'), beside: kept('beside') }
}
