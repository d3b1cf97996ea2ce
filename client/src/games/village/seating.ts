/* The table seen from above: where each seat lies, and which way weapons and spells go. */
import { lines, others, relation } from './relations'
import type { VillageView } from './view'

export interface Chair {
  seat: number
  /** In hundredths of the picture. */
  x: number
  y: number
}

export interface Reach {
  to: number
  how: 'weapons' | 'spells'
  x1: number
  y1: number
  x2: number
  y2: number
}

type Table = Pick<VillageView, 'ring' | 'players'>

const RADIUS = 36
/** How far from the middle of a seat an arrow begins and ends. */
const CLEAR = 15

/** The viewer sits at the bottom, the others clockwise from the left; of six players two lines face each other. */
export function chairs(table: Table, viewer: number): Chair[] {
  const two = lines(table, viewer)
  if (two) {
    const row = (seats: readonly number[], y: number) => seats.map((seat, at) => ({ seat, x: 18 + at * 32, y }))
    return [...row(two.far, 22), ...row(two.near, 78)]
  }
  const around = [viewer, ...others(table, viewer)]
  return around.map((seat, at) => {
    const turn = Math.PI / 2 + (2 * Math.PI * at) / around.length
    return { seat, x: Math.round(50 + RADIUS * Math.cos(turn)), y: Math.round(50 + RADIUS * Math.sin(turn)) }
  })
}

/** An arrow to everybody whom this seat may strike, and to those whom only its spells reach. */
export function reaches(table: Table, placed: readonly Chair[], from: number): Reach[] {
  const here = placed.find((chair) => chair.seat === from)
  if (!here || !table.players[from]?.alive) return []
  return placed.flatMap((there) => {
    if (there.seat === from) return []
    const { weapons, spells } = relation(table, from, there.seat)
    if (!weapons && !spells) return []
    const far = Math.hypot(there.x - here.x, there.y - here.y) || 1
    const [dx, dy] = [((there.x - here.x) / far) * CLEAR, ((there.y - here.y) / far) * CLEAR]
    const how = weapons ? 'weapons' : 'spells'
    return [{ to: there.seat, how, x1: here.x + dx, y1: here.y + dy, x2: there.x - dx, y2: there.y - dy }]
  })
}
