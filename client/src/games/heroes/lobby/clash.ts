/* Who sits where in a clash, and who leads whom. */
import type { HeroName, SeatWish } from '../../../net/types'

export interface Chair {
  kind: 'me' | 'bot' | 'open'
  hero: string
}

/** Oneself and bots, as many as there are seats. */
export function chairsFor(n: number, before: readonly Chair[] = []): Chair[] {
  return Array.from({ length: n }, (_, at): Chair => before[at] ?? (at === 0 ? { kind: 'me', hero: 'choose' } : { kind: 'bot', hero: 'random' }))
}

/** Heroes that a seat may not take: somebody else has named one of the same people, or where a people may be led twice the hero itself. */
export function takenFor(chairs: readonly Chair[], seat: number, heroes: readonly HeroName[], repeated = false): Set<string> {
  if (repeated) return new Set(chairs.flatMap(({ hero }, at) => (at !== seat && heroes.some(({ id }) => id === hero) ? [hero] : [])))
  const people = new Set(chairs.flatMap(({ hero }, at) => (at === seat ? [] : heroes.filter(({ id }) => id === hero).map(({ set }) => set))))
  return new Set(heroes.filter(({ set }) => people.has(set)).map(({ id }) => id))
}

export function seatsOf(chairs: readonly Chair[], bot: string): SeatWish[] {
  return chairs.map(({ kind, hero }) => (kind === 'bot' ? { kind, bot, hero } : { kind, hero }))
}
