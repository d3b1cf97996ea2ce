/* Who stands where and who may strike whom: a picture of the seating, drawn from the ring of the view.
   The server alone says what may be picked; this only explains it. */
import type { VillageView } from './view'

export type Bond = 'self' | 'ally' | 'enemy' | 'neighbour'

export interface Relation {
  bond: Bond
  /** Whether weapons of the one who looks reach this hero, once no monster is in the way. */
  weapons: boolean
  spells: boolean
  /** With six players: one of the two whose fall decides the game. */
  sorcerer: boolean
}

type Table = Pick<VillageView, 'ring' | 'players'>

const SORCERERS = [1, 4]
const FACING = [5, 4, 3, 2, 1, 0]

export function relation(table: Table, from: number, to: number): Relation {
  const sorcerer = table.ring.length === 6 && SORCERERS.includes(table.ring.indexOf(to))
  const alive = table.players[to]?.alive ?? false
  return {
    bond: bond(table, from, to),
    weapons: alive && weaponTargets(table, from).includes(to),
    spells: alive && spellTargets(table, from).includes(to),
    sorcerer,
  }
}

/** Everybody else, clockwise from the left. */
export function others({ ring }: Pick<Table, 'ring'>, seat: number): number[] {
  const at = ring.indexOf(seat)
  return [...ring.slice(at + 1), ...ring.slice(0, Math.max(at, 0))]
}

/** With six players: the other line as it faces one's own, and one's own from left to right. */
export function lines({ ring }: Pick<Table, 'ring'>, seat: number): { far: number[]; near: number[] } | null {
  if (ring.length !== 6) return null
  const mine = Math.floor(ring.indexOf(seat) / 3)
  const near = ring.slice(mine * 3, mine * 3 + 3)
  const far = ring.slice((1 - mine) * 3, (1 - mine) * 3 + 3).reverse()
  return { far, near }
}

function bond(table: Table, from: number, to: number): Bond {
  if (from === to) return 'self'
  const { ring } = table
  if (ring.length === 5) return opponents(table, from, false).includes(to) ? 'enemy' : 'neighbour'
  return team(ring, from) === team(ring, to) ? 'ally' : 'enemy'
}

function team(ring: readonly number[], seat: number): number {
  const at = ring.indexOf(seat)
  if (ring.length === 4) return at % 2
  if (ring.length === 6) return Math.floor(at / 3)
  return at
}

function living(table: Table, seats: readonly number[]): number[] {
  return seats.filter((seat) => table.players[seat]?.alive)
}

function opponents(table: Table, seat: number, standing = true): number[] {
  const { ring } = table
  const around = others(table, seat)
  const found =
    ring.length === 5
      ? [2, 3].map((step) => ring[(ring.indexOf(seat) + step) % 5] ?? seat)
      : around.filter((one) => team(ring, one) !== team(ring, seat))
  return standing ? living(table, found) : found
}

function weaponTargets(table: Table, seat: number): number[] {
  const { ring } = table
  const around = living(table, others(table, seat))
  if (ring.length === 2 || ring.length === 5) return around
  if (ring.length === 3) return around.slice(0, 1)
  const foes = opponents(table, seat)
  const alone = !around.some((one) => team(ring, one) === team(ring, seat))
  if (alone) return foes
  return ring.length === 4 ? foes.slice(0, 1) : acrossTheField(table, seat)
}

function acrossTheField(table: Table, seat: number): number[] {
  const { ring } = table
  const at = ring.indexOf(seat)
  const sorcerer = ring[at < 3 ? 4 : 1] ?? seat
  const fronts = (at < 3 ? [3, 5] : [0, 2]).map((place) => ring[place] ?? seat)
  if (SORCERERS.includes(at)) {
    const standing = living(table, fronts)
    return standing.length === 2 ? standing : [...standing, sorcerer]
  }
  const facing = ring[FACING[at] ?? 0] ?? seat
  return living(table, [facing]).length ? [facing] : [sorcerer]
}

function spellTargets(table: Table, seat: number): number[] {
  return table.ring.length >= 5 ? living(table, others(table, seat)) : opponents(table, seat)
}
