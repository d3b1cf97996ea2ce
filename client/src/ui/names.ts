/* What the people and bots at a table are called. */
import type { Catalogue, SeatInfo } from '../net/types'
import { say } from '../text/say.svelte'

/** Whoever sits there, by name; the hero is told beside it. */
export function nameOf(seat: SeatInfo | undefined): string {
  if (!seat) return ''
  if (seat.kind === 'open') return say('seat-free')
  return seat.name || say('seat-number', { n: seat.seat + 1 })
}

/** A hero, or a hero board with the figures that can stand for it. */
interface Named {
  id: string
  name: string
  figures?: readonly { id: string; name: string }[]
}

export function heroOf(seat: SeatInfo, catalogue: Catalogue | null): string {
  const heroes: readonly Named[] = catalogue?.heroes ?? []
  const found = heroes.find(({ id }) => id === seat.hero) ?? heroes.flatMap(({ figures = [] }) => figures).find(({ id }) => id === seat.hero)
  return found?.name ?? ''
}
