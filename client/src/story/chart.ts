/* Where things stand in the chart of chances: points, lines, numbers and words below. */
import type { StoryPoint, Turning } from '../net/types'

/** The part of a drawing in which the lines run. */
export interface Plot {
  left: number
  right: number
  top: number
  bottom: number
}

export interface Spot {
  x: number
  y: number
}

export interface Tick {
  x: number
  /** What stands there: the number of a round, or null for the first and the last point. */
  round: number | null
  last: boolean
}

/** Evenly, one step for each point: rounds are of different length. */
export function evenly(points: readonly StoryPoint[], plot: Plot): number[] {
  const step = (plot.right - plot.left) / Math.max(1, points.length - 1)
  return points.map((_, at) => plot.left + step * at)
}

/** By the frame, as the slider of a replay runs. */
export function byFrame(points: readonly StoryPoint[], plot: Plot, last: number): number[] {
  return points.map(({ frame }) => xOfFrame(frame, plot, last))
}

export function xOfFrame(frame: number, plot: Plot, last: number): number {
  return plot.left + ((plot.right - plot.left) * Math.min(frame, last)) / Math.max(1, last)
}

/** Nothing is at the bottom, 100 at the top. */
export function heightOf(chance: number, plot: Plot): number {
  return plot.bottom - ((plot.bottom - plot.top) * Math.min(100, Math.max(0, chance))) / 100
}

/** The points of one side. */
export function spotsOf(points: readonly StoryPoint[], side: number, xs: readonly number[], plot: Plot): Spot[] {
  return points.map(({ chances }, at) => ({ x: xs[at] ?? plot.left, y: heightOf(chances[side] ?? 0, plot) }))
}

const told = (n: number): string => String(Math.round(n * 10) / 10)

export function lineOf(spots: readonly Spot[]): string {
  return spots.map(({ x, y }, at) => `${at ? 'L' : 'M'}${told(x)} ${told(y)}`).join('')
}

/** The ground below a line. */
export function areaOf(spots: readonly Spot[], plot: Plot): string {
  const [first] = spots
  const last = spots.at(-1)
  return first && last ? `${lineOf(spots)}L${told(last.x)} ${told(plot.bottom)}L${told(first.x)} ${told(plot.bottom)}Z` : ''
}

/** The last point that is not after a frame: more was not known then. */
export function pointAt(points: readonly StoryPoint[], frame: number): StoryPoint | null {
  return points.findLast((one) => one.frame <= frame) ?? null
}

/** Where a frame is on the line of a side: between the points around it. */
export function spotAt(points: readonly StoryPoint[], frame: number, spots: readonly Spot[]): Spot | null {
  const after = points.findIndex((one) => one.frame >= frame)
  if (after < 0) return spots.at(-1) ?? null
  const [a, b] = [spots[Math.max(0, after - 1)], spots[after]]
  const [from, to] = [points[Math.max(0, after - 1)]?.frame ?? 0, points[after]?.frame ?? 0]
  if (!a || !b) return null
  const part = to > from ? (frame - from) / (to - from) : 1
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part }
}

/** Numbers on a line, moved aside where they would lie on each other. */
export function apart(spots: readonly Spot[], least: number, plot: Plot): Spot[] {
  const order = spots.map((_, at) => at).sort((a, b) => (spots[a]?.x ?? 0) - (spots[b]?.x ?? 0))
  const xs = order.map((at) => spots[at]?.x ?? 0)
  for (let n = 1; n < xs.length; n++) xs[n] = Math.max(xs[n] ?? 0, (xs[n - 1] ?? 0) + least)
  for (let n = xs.length - 1, most = plot.right; n >= 0; n--, most -= least) xs[n] = Math.min(xs[n] ?? 0, most)
  const moved = [...spots]
  order.forEach((at, n) => (moved[at] = { x: xs[n] ?? 0, y: spots[at]?.y ?? 0 }))
  return moved
}

/** The turning points in the order of the game, each with the number that stands on line, story and card. */
export function numbered(turnings: readonly Turning[]): (Turning & { n: number })[] {
  return [...turnings].sort((a, b) => a.frame - b.frame).map((one, at) => ({ ...one, n: at + 1 }))
}

/** Words below the points, as many as have room: the first, the last, and rounds where they begin. */
export function ticksOf(points: readonly StoryPoint[], xs: readonly number[], least: number): Tick[] {
  const last = points.length - 1
  if (last < 0) return []
  const ticks: Tick[] = [{ x: xs[0] ?? 0, round: null, last: false }]
  for (let at = 1; at < last; at++) {
    const x = xs[at] ?? 0
    if (points[at]?.round === points[at - 1]?.round) continue
    if (x - (ticks.at(-1)?.x ?? 0) >= least && (xs[last] ?? 0) - x >= least) ticks.push({ x, round: points[at]?.round ?? 0, last: false })
  }
  if (last > 0) ticks.push({ x: xs[last] ?? 0, round: null, last: true })
  return ticks
}
