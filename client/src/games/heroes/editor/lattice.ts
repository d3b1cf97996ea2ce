/* Where tiles may lie: the spots of the lattice beside those that lie already. Whether a map is sound, the server says. */
import type { Hex } from '../map/hexes'

export type Steps = readonly (readonly number[])[]

/** So many steps lie between the centres of tiles that touch. */
const TOUCHING = 3

export function stepsBetween(a: Hex, b: Hex): number {
  const [q, r] = [b.q - a.q, b.r - a.r]
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2
}

export const isFree = (spot: Hex, laid: readonly Hex[]): boolean => laid.every((tile) => stepsBetween(tile, spot) >= TOUCHING)

/** The free spots, each once, in the order in which tiles were laid; on an empty map the middle. */
export function spotsOf(laid: readonly Hex[], steps: Steps, farthest: number): Hex[] {
  if (!laid.length) return [{ q: 0, r: 0 }]
  const found = new Map<string, Hex>()
  for (const tile of laid) {
    for (const [dq = 0, dr = 0] of steps) {
      const spot = { q: tile.q + dq, r: tile.r + dr }
      const inside = Math.abs(spot.q) <= farthest && Math.abs(spot.r) <= farthest
      if (inside && isFree(spot, laid)) found.set(`${spot.q},${spot.r}`, spot)
    }
  }
  return [...found.values()]
}
