/* Who has sat down at a table since this browser last looked at it. */
import type { SeatInfo } from '../net/types'

export interface Notice {
  icon: string
  text: string
  href?: string
}

/** The seats that nobody held. */
export const freeSeats = (seats: readonly SeatInfo[]): number[] => seats.filter(({ kind }) => kind === 'open').map(({ seat }) => seat)

/** Those who sit where nobody did before; nothing is known of a table that was never looked at. */
export function arrived(before: readonly number[] | undefined, seats: readonly SeatInfo[], me: number | null): SeatInfo[] {
  return seats.filter(({ seat, kind }) => kind === 'person' && seat !== me && before?.includes(seat))
}
