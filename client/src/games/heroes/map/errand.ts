/* The turn of an AI hero, moment by moment: what it goes for, each step, each mark and each tile. Pure and without a clock. */
import type { GameEvent } from '../../../net/types'
import { AI_OWNER } from './land'

export type Moment =
  /** It sets out: where it stands and how it would go on from there; `line` counts such moments. */
  | { at: number; what: 'aims'; hero: number; way: readonly number[]; line: number }
  | { at: number; what: 'walks'; hero: number; field: number }
  | { at: number; what: 'marks'; field: number }
  | { at: number; what: 'reveals'; spot: number }

type Untimed = Moment extends infer One ? (One extends Moment ? Omit<One, 'at'> : never) : never

export interface Errand {
  moments: readonly Moment[]
  length: number
}

/** How long each is shown, in ms: its way is to be seen before it goes. */
const TIMES = { aims: 1300, walks: 380, marks: 420, reveals: 480 } as const
/** After the last one. */
const REST = 500

/** What AI heroes do in one message; null where they do nothing. */
export function errandOf(events: readonly GameEvent[], speed = 1): Errand | null {
  const pace = 1 / Math.max(speed, 0.1)
  const moments: Moment[] = []
  let at = 0
  let line = 0
  const add = (moment: Untimed): void => {
    moments.push({ ...moment, at: Math.round(at) })
    at += TIMES[moment.what] * pace
  }
  for (const event of events) {
    if (Number(event.seat ?? 0) > AI_OWNER) continue
    const [hero, field] = [Number(event.hero), Number(event.field)]
    if (event.event === 'AiAims') add({ what: 'aims', hero, way: (event.way as number[] | undefined) ?? [], line: line++ })
    else if (event.event === 'Walked') add({ what: 'walks', hero, field })
    else if (event.event === 'Flagged' || event.event === 'Visited') add({ what: 'marks', field })
    else if (event.event === 'TileRevealed') add({ what: 'reveals', spot: Number(event.spot) })
  }
  return moments.some(({ what }) => what === 'aims' || what === 'walks') ? { moments, length: Math.round(at + REST * pace) } : null
}

/** What is left of a way after a step; nothing where it went elsewhere. */
export function restOf(way: readonly number[], field: number): readonly number[] {
  const at = way.indexOf(field)
  return at < 0 ? [] : way.slice(at + 1)
}
