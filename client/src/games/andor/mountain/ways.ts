/* The ways that figures were told to go: the events of a message, one for each field. No rules here. */
import type { GameEvent } from '../../../net/types'
import type { Placed, Point } from '../model'

/** Milliseconds from a field to the next, and of a whole walk at most. */
const STEP = 140
const LONGEST = 900
/** Between the starts of two figures. */
const APART = 60

/** By the key of a figure: the fields it went over, with the one where it stood. */
export function waysOf(events: readonly GameEvent[], base: number | null = null): Map<string, number[]> {
  const ways = new Map<string, number[]>()
  const go = (key: string, origin: number, field: number): void => {
    const way = ways.get(key)
    if (way?.at(-1) === origin) way.push(field)
    else ways.set(key, [origin, field])
  }
  let stood = base
  for (const event of events) {
    if (event.event === 'HeroMoved') go(`hero-${Number(event.hero)}`, Number(event.origin), Number(event.field))
    else if (event.event === 'FoeMoved') go(`foe-${Number(event.uid)}`, Number(event.origin), Number(event.field))
    else if (event.event === 'HeroPlaced') ways.delete(`hero-${Number(event.hero)}`)
    else if (event.event === 'WagonMoved') {
      if (stood !== null) go('base', stood, Number(event.n))
      stood = Number(event.n)
    }
  }
  return ways
}

export interface Walk {
  /** Where it is at the start, at every field, and at the end. */
  frames: { transform: string }[]
  duration: number
  delay: number
}

export const spotOf = ({ x, y, scale }: Pick<Placed, 'x' | 'y' | 'scale'>): string => `translate(${x}px, ${y}px) scale(${scale})`

/** How a figure gets from the spot where it stood over the fields of its way to its new one; `order` is its turn. */
export function walkOf(way: readonly number[], from: string | undefined, to: Placed, fields: ReadonlyMap<number, Point>, order: number, speed: number): Walk {
  const over = way.flatMap((field) => {
    const { x, y } = fields.get(field) ?? {}
    return x === undefined || y === undefined ? [] : [spotOf({ x, y, scale: to.scale })]
  })
  const start = from ?? over[0] ?? spotOf(to)
  const spots = [start, ...over.slice(1, -1), spotOf(to)]
  return {
    frames: spots.map((transform) => ({ transform })),
    duration: Math.min(LONGEST, STEP * (spots.length - 1)) / speed,
    delay: (order * APART) / speed,
  }
}
