/* Finding one's way in a replay. */
import type { ReplayFrame } from '../net/types'

/** The frames at which somebody's turn begins. */
export function turnsOf(frames: readonly ReplayFrame[]): number[] {
  const key = (frame: ReplayFrame): string => `${String(frame.view.round)} ${String(frame.view.active ?? frame.view.turn)}`
  return frames.flatMap((frame, n) => {
    const before = frames[n - 1]
    return before === undefined || key(before) !== key(frame) ? [n] : []
  })
}

/** The next beginning of a turn in one direction; the ends of the replay count as such. */
export function nextTurn(turns: readonly number[], at: number, direction: 1 | -1): number {
  if (direction === 1) return turns.find((n) => n > at) ?? Number.MAX_SAFE_INTEGER
  return turns.findLast((n) => n < at) ?? 0
}
