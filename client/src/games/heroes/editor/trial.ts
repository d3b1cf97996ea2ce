/* What a trial by bots shows. */
import type { Trial } from '../types'

export const percent = (share: number): number => Math.round(share * 100)

/** Seats that win more or less often than if all were alike, as far as so many games can tell. */
export function oddSeats({ seats, even, party }: Pick<Trial, 'seats' | 'even' | 'party'>): { seat: number; more: boolean }[] {
  if (party) return []
  const all = seats.map(({ low, high }, seat) => ({ seat, more: low > even, less: high < even }))
  return all.filter(({ more, less }) => more || less).map(({ seat, more }) => ({ seat, more }))
}
