/* What stands in a part of a scenario, key by key: how a form of it begins, and what it asks for. */
import type { Slot } from '../types'
import { playersOf, type Document, type Entry, type Value } from './document'
import type { Editing } from './editing.svelte'

const GAIN: Entry = { gain: { gold: 5 } }

/** The things of a kind that the scenario has itself: tokens, projects, spots. */
export const ownOf = (document: Document, key: string): Entry => {
  const found = document[key]
  return typeof found === 'object' && found !== null && !Array.isArray(found) ? found : {}
}

export const listOf = (value: Value | undefined): Entry[] => (Array.isArray(value) ? value : []) as Entry[]

/** A place that is on every map, as each starting tile has one. */
const sure = ({ choices }: Slot): string => choices.find((one) => one === 'mine') ?? choices[0] ?? ''

/** What stands there first, so that a form begins with something sound. */
export function usual(slot: Slot, { document, words, chosen }: Pick<Editing, 'document' | 'words' | 'chosen'>): Value {
  switch (slot.kind) {
    case 'number':
      return slot.least < 0 ? 0 : Math.max(1, slot.least)
    case 'flag':
      return slot.least === 1
    case 'place':
      return sure(slot)
    case 'places':
      return [sure(slot)]
    case 'words':
      return [slot.choices[0] ?? '']
    case 'units':
      return [words.units[0] ?? '']
    case 'effects':
      return [GAIN]
    case 'choices':
      return [[GAIN], [{ gain: { materials: 2 } }]]
    case 'ai':
      return String(listOf(document.ai)[0]?.id ?? '')
    case 'token':
    case 'project':
      return Object.keys(ownOf(document, `${slot.kind}s`))[0] ?? ''
    case 'stages':
      return [{ gold: 5 }]
    case 'counts':
      return { [words.tiers[0] ?? 'bronze']: 1 }
    case 'guard':
      return Object.fromEntries(words.difficulties.map((one) => [one, { [words.tiers[0] ?? 'bronze']: 1 }]))
    case 'tile':
      return chosen ?? 0
    case 'tiles':
      return [chosen ?? 0]
    default:
      return slot.choices[0] ?? ''
  }
}

/** What is needed at least, and some gold where some resource must be named. */
export function blank(slots: readonly Slot[], editing: Pick<Editing, 'document' | 'words' | 'chosen'>): Entry {
  const needed = expanded(slots, editing.document).filter((slot) => slot.needed)
  const entry = Object.fromEntries(needed.map((slot) => [slot.key, usual(slot, editing)]))
  return slots.some((slot) => slot.key === 'gold' && !slot.needed) ? { ...entry, gold: 5 } : entry
}

/** A garrison is a guard for each number of players. */
export function expanded(slots: readonly Slot[], document: Document): Slot[] {
  return slots.flatMap((slot) => (slot.kind === 'garrison' ? playersOf(document).map((n): Slot => ({ ...slot, key: `${n}p`, kind: 'guard' })) : [slot]))
}

/** The same with another value under a key, or without it. */
export function withKey(entry: Entry, key: string, value: Value | undefined): Entry {
  const { [key]: _, ...rest } = entry
  return value === undefined ? rest : { ...entry, [key]: value }
}

/** An id that no other of them has. */
export function freshId(taken: readonly string[], start: string): string {
  let n = 1
  while (taken.includes(`${start}_${n}`)) n++
  return `${start}_${n}`
}
