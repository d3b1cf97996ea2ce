/* What the people and bots at a table are called. */
import type { Catalogue, SeatInfo } from '../net/types'
import { say } from '../text/say.svelte'

/** Whoever sits there, by name; the hero is told beside it. */
export function nameOf(seat: SeatInfo | undefined): string {
  if (!seat) return ''
  if (seat.kind === 'open') return say('seat-free')
  return seat.name || say('seat-number', { n: seat.seat + 1 })
}

export function heroOf(seat: SeatInfo, catalogue: Catalogue | null): string {
  return catalogue?.heroes.find(({ id }) => id === seat.hero)?.name ?? ''
}
