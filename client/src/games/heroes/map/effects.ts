/* From what happened on the map to what moves there: tiles that are turned up, and coins that come in. Pure and without a clock. */
import type { GameEvent } from '../../../net/types'
import type { Hex } from './hexes'
import type { Land } from './land'

export const RESOURCES = ['gold', 'materials', 'valuables'] as const
export type Resource = (typeof RESOURCES)[number]

/** A coin on its way from a field to the treasury. */
export interface Coin {
  at: number
  ms: number
  field: number
  resource: Resource
}

export interface Show {
  /** Tiles that are turned up. */
  flips: number[]
  coins: Coin[]
  length: number
}

/** A tile turns about its long axis: its back goes, then its face comes. */
export const FLIP = 420
const COIN = 560
const NEXT_COIN = 70
/** More would only be a cloud. */
const MOST_COINS = 6

/** Where the income of a seat comes from, by resource: its mines and settlements, and its town. */
export function sourcesOf(land: Land, seat: number, town: number): Record<Resource, number[]> {
  const found: Record<Resource, number[]> = { gold: [], materials: [], valuables: [] }
  for (const { number, mark, printed } of land.fields) {
    if (mark?.cube !== seat) continue
    const resource = printed?.resource ?? RESOURCES[mark.yields]
    if (resource) found[resource].push(number)
  }
  for (const resource of RESOURCES) if (town >= 0 && (resource === 'gold' || !found[resource].length)) found[resource].push(town)
  return found
}

/** What one message lets move, for who sits at a seat: income is what comes in between a round's beginning and its first turn. */
export function showOf(events: readonly GameEvent[], seat: number, sources: Readonly<Record<Resource, readonly number[]>>, speed = 1): Show {
  const pace = 1 / Math.max(speed, 0.1)
  const show: Show = { flips: [], coins: [], length: 0 }
  let beginning = false
  for (const event of events) {
    if (event.event === 'RoundStarted') beginning = true
    else if (event.event === 'TurnBegan') beginning = false
    else if (event.event === 'TileRevealed') show.flips.push(Number(event.spot))
    else if (event.event === 'GotResources' && beginning && event.seat === seat) show.coins.push(...coinsOf(event, sources, pace))
  }
  const last = Math.max(0, ...show.coins.map(({ at, ms }) => at + ms))
  show.length = Math.max(last, show.flips.length ? Math.round(FLIP * pace) : 0)
  return show
}

function coinsOf(event: GameEvent, sources: Readonly<Record<Resource, readonly number[]>>, pace: number): Coin[] {
  const coins: Coin[] = []
  for (const resource of RESOURCES) {
    const from = sources[resource]
    const n = from.length ? Math.min(MOST_COINS, Number(event[resource] ?? 0)) : 0
    for (let at = 0; at < n; at++) {
      coins.push({ at: Math.round(coins.length * NEXT_COIN * pace), ms: Math.round(COIN * pace), field: from[at % from.length] ?? -1, resource })
    }
  }
  return coins
}

/** Whether a tile lies at another that is being turned up: it trembles a little. */
export function isBeside(tile: Hex, others: readonly (Hex | undefined)[]): boolean {
  return others.some((other) => other !== undefined && Math.max(Math.abs(tile.q - other.q), Math.abs(tile.r - other.r), Math.abs(tile.q + tile.r - other.q - other.r)) === 3)
}
