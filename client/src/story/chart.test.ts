import { describe, expect, it } from 'vitest'

import type { StoryPoint, Turning } from '../net/types'
import { apart, areaOf, byFrame, evenly, heightOf, lineOf, numbered, pointAt, spotAt, spotsOf, ticksOf, xOfFrame, type Plot } from './chart'

const PLOT: Plot = { left: 40, right: 240, top: 10, bottom: 110 }
const points: StoryPoint[] = [
  { frame: 0, round: 0, chances: [50, 50] },
  { frame: 10, round: 1, chances: [60, 40] },
  { frame: 40, round: 2, chances: [20, 80] },
  { frame: 50, round: 3, chances: [0, 100] },
]
const turning = (frame: number): Turning => ({ frame, round: 0, side: 0, change: 1, title: '', text: '', better: null, gain: 0 })

describe('the chart of chances', () => {
  it('has a hundred at the top, nothing at the bottom, and nothing beyond', () => {
    expect([0, 25, 100, 120, -3].map((chance) => heightOf(chance, PLOT))).toEqual([110, 85, 10, 10, 110])
  })

  it('gives every round the same width, and in a replay every frame', () => {
    expect(evenly(points, PLOT).map(Math.round)).toEqual([40, 107, 173, 240])
    expect(byFrame(points, PLOT, 50)).toEqual([40, 80, 200, 240])
    expect(xOfFrame(25, PLOT, 50)).toBe(140)
    expect(evenly(points.slice(0, 1), PLOT)).toEqual([40])
  })

  it('draws a line through the points of a side, and the ground below', () => {
    const spots = spotsOf(points, 1, byFrame(points, PLOT, 50), PLOT)
    expect(lineOf(spots)).toBe('M40 60L80 70L200 30L240 10')
    expect(areaOf(spots, PLOT)).toBe('M40 60L80 70L200 30L240 10L240 110L40 110Z')
    expect([lineOf([]), areaOf([], PLOT)]).toEqual(['', ''])
  })

  it('tells of a frame what was known then, and nothing of what comes', () => {
    expect([0, 9, 10, 39, 50, 60].map((frame) => pointAt(points, frame)?.round)).toEqual([0, 0, 1, 1, 3, 3])
    expect(pointAt([], 4)).toBeNull()
    expect(pointAt(points.slice(1), 4)).toBeNull()
  })

  it('has a turning point on the line, between the rounds around it', () => {
    const spots = spotsOf(points, 0, evenly(points, { ...PLOT, right: 340 }), PLOT)
    expect(spotAt(points, 25, spots)).toEqual({ x: 190, y: 70 })
    expect(spotAt(points, 0, spots)).toEqual({ x: 40, y: 60 })
    expect(spotAt(points, 50, spots)).toEqual({ x: 340, y: 110 })
    expect(spotAt(points, 99, spots)).toEqual({ x: 340, y: 110 })
    expect(spotAt([], 5, [])).toBeNull()
  })

  it('moves numbers aside that would lie on each other, and never out of the chart', () => {
    const at = (...xs: number[]) => apart(xs.map((x) => ({ x, y: 5 })), 30, PLOT).map(({ x }) => x)
    expect(at(50, 60, 200)).toEqual([50, 80, 200])
    expect(at(60, 50)).toEqual([80, 50])
    expect(at(230, 235, 240)).toEqual([180, 210, 240])
    expect(at()).toEqual([])
  })

  it('numbers the turning points as they came', () => {
    expect(numbered([turning(30), turning(4), turning(9)]).map(({ n, frame }) => [n, frame])).toEqual([[1, 4], [2, 9], [3, 30]])
  })

  it('names the start, the end, and as many rounds between as have room', () => {
    const named = (least: number) => ticksOf(points, evenly(points, PLOT), least).map(({ round, last }) => round ?? (last ? 'end' : 'start'))
    expect(named(30)).toEqual(['start', 1, 2, 'end'])
    expect(named(80)).toEqual(['start', 'end'])
    expect(named(67)).toEqual(['start', 'end'])
    const turns = [0, 1, 1, 2, 2, 2, 3].map((round, at) => ({ frame: at, round, chances: [50] }))
    expect(ticksOf(turns, turns.map(({ frame }) => frame * 40), 30).map(({ round }) => round)).toEqual([null, 1, 2, null])
    expect(ticksOf([], [], 30)).toEqual([])
    expect(ticksOf(points.slice(0, 1), [40], 30)).toHaveLength(1)
  })
})
