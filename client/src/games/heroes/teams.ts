/* Who plays together. Allies have the same number in `sides`. */
import type { Adventure } from './types'

/** Seats that play together, each group in the order of the seats; everybody alone in a clash. */
export function sidesOf({ sides }: Pick<Adventure, 'sides'>): number[][] {
  const found = new Map<number, number[]>()
  sides.forEach((side, seat) => found.set(side, [...(found.get(side) ?? []), seat]))
  return [...found.values()]
}

/** The team of a seat, by number; null where there are none: in a clash, or where all play together. */
export function teamOf(adventure: Pick<Adventure, 'sides'>, seat: number): number | null {
  const sides = sidesOf(adventure)
  if (sides.length < 2 || sides.length === adventure.sides.length) return null
  const at = sides.findIndex((side) => side.includes(seat))
  return at < 0 ? null : at
}

/** Whether two seats are the same, or allies; a hero that nobody steers (-1) is nobody's ally. */
export function areTogether({ sides }: Pick<Adventure, 'sides'>, one: number, other: number): boolean {
  return one >= 0 && sides[one] === sides[other]
}
