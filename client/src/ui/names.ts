/* What the people and bots at a table are called. */
import type { Catalogue, SeatInfo } from '../net/types'
import { say } from '../text/say.svelte'

/** A person by name; a bot by its hero where that is known, for a bot's own name says little. */
export function nameOf(seat: SeatInfo | undefined, catalogue: Catalogue | null = null): string {
  if (!seat) return ''
  if (seat.kind === 'open') return say('seat-free')
  if (seat.kind === 'bot') return heroOf(seat, catalogue) || say('seat-kind-bot')
  return seat.name || say('seat-number', { n: seat.seat + 1 })
}

export function heroOf(seat: SeatInfo, catalogue: Catalogue | null): string {
  return catalogue?.heroes.find(({ id }) => id === seat.hero)?.name ?? ''
}
