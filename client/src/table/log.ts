/* The chronicle: lines come in pieces, and after a reconnection some of them come again. */
import type { LogLine } from '../net/types'

/** Enough for an evening; older lines are in the replay. */
export const LONGEST = 400

const same = (a: LogLine | undefined, b: LogLine | undefined): boolean =>
  a !== undefined && b !== undefined && a.text === b.text && a.seat === b.seat && a.card === b.card

export function append(told: readonly LogLine[], more: readonly LogLine[]): LogLine[] {
  return [...told, ...more].slice(-LONGEST)
}

/** Joins what was told before with the last few lines that a new connection brings, each line once. */
export function rejoin(told: readonly LogLine[], last: readonly LogLine[]): LogLine[] {
  if (!told.length) return [...last]
  if (!last.length) return [...told]
  for (let k = Math.min(told.length, last.length); k > 0; k--) {
    const from = told.length - k
    if (last.slice(0, k).every((line, n) => same(line, told[from + n]))) return append(told, last.slice(k))
  }
  for (let at = 0; at + told.length <= last.length; at++) {
    if (told.every((line, n) => same(line, last[at + n]))) return [...last]
  }
  return append(told, last)
}
