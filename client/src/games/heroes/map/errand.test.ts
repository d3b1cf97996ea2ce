import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { errandOf, restOf } from './errand'
import { ErrandShow } from './errand.svelte'

const AIMS = { event: 'AiAims', seat: -3, hero: 2, aim: 2, field: 9, way: [7, 8, 9] }
const walks = (field: number, seat = -3, hero = 2) => ({ event: 'Walked', seat, hero, field })
const FLAGS = { event: 'Flagged', seat: -3, hero: 2, field: 8 }
const REVEALS = { event: 'TileRevealed', seat: -3, spot: 4, tile: 1 }

describe('the turn of an AI hero', () => {
  it('is told in the order in which it happens, and its way before its first step', () => {
    const errand = errandOf([{ event: 'TurnBegan', seat: 0 }, AIMS, walks(7), walks(8), FLAGS, REVEALS])
    expect(errand?.moments.map(({ what }) => what)).toEqual(['aims', 'walks', 'walks', 'marks', 'reveals'])
    const times = errand?.moments.map(({ at }) => at) ?? []
    expect(times[0]).toBe(0)
    expect(times).toEqual([...times].sort((a, b) => a - b))
    expect(times[1]).toBeGreaterThan(1000)
    expect(errand?.length).toBeGreaterThan(times[4] ?? 0)
  })

  it('is nothing that players do', () => {
    expect(errandOf([walks(7, 0, 0), { ...FLAGS, seat: 0 }, { ...REVEALS, seat: 1 }, { event: 'RoundStarted', n: 3 }])).toBeNull()
    expect(errandOf([walks(7, 0, 0), AIMS])?.moments).toHaveLength(1)
  })

  it('goes faster where all does', () => {
    expect(errandOf([AIMS, walks(7)], 2)?.length).toBeCloseTo((errandOf([AIMS, walks(7)])?.length ?? 0) / 2, -1)
  })

  it('has a way that grows shorter, and none once it went elsewhere', () => {
    expect(restOf([7, 8, 9], 7)).toEqual([8, 9])
    expect(restOf([7, 8, 9], 9)).toEqual([])
    expect(restOf([7, 8, 9], 3)).toEqual([])
  })
})

describe('while it is shown', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const errand = errandOf([AIMS, walks(7), walks(8), FLAGS, REVEALS])
  const before = { heroes: [0, 1, 6], cubes: new Map([[8, 0]]) }

  function begin() {
    const [show, reveal] = [new ErrandShow(), vi.fn()]
    show.remember(4, before)
    show.remember(5, { heroes: [0, 1, 8], cubes: new Map([[8, -3]]) })
    show.remember(5, { heroes: [0, 1, 8], cubes: new Map([[8, -3]]) })
    if (errand) show.begin(errand, ['It marches on.'], reveal)
    return { show, reveal }
  }

  it('the hero stands where it stood, and flags and tiles are as they were, until it comes there', () => {
    const { show, reveal } = begin()
    expect(show.now).toEqual({ hero: 2, way: [7, 8, 9], said: 'It marches on.' })
    expect([show.fieldOf(2, 8), show.fieldOf(0, 5)]).toEqual([6, 5])
    expect([show.cubeOf(8, -3), show.cubeOf(9, 1)]).toEqual([0, 1])
    expect([...show.covered]).toEqual([4])
    vi.advanceTimersByTime(errand?.moments[1]?.at ?? 0)
    expect([show.fieldOf(2, 8), show.now?.way]).toEqual([7, [8, 9]])
    vi.advanceTimersByTime((errand?.moments[3]?.at ?? 0) - (errand?.moments[1]?.at ?? 0))
    expect(show.cubeOf(8, -3)).toBe(-3)
    expect(reveal).not.toHaveBeenCalled()
    vi.advanceTimersByTime((errand?.moments[4]?.at ?? 0) - (errand?.moments[3]?.at ?? 0))
    expect(reveal).toHaveBeenCalledExactlyOnceWith(4)
    expect(show.covered.size).toBe(0)
    vi.advanceTimersByTime(errand?.length ?? 0)
    expect(show.on).toBe(false)
  })

  it('whoever has seen enough sees at once how it ends', () => {
    const { show, reveal } = begin()
    show.end()
    expect([show.on, show.fieldOf(2, 8), show.cubeOf(8, -3), show.covered.size]).toEqual([false, 8, -3, 0])
    vi.advanceTimersByTime(errand?.length ?? 0)
    expect(show.on).toBe(false)
    expect(reveal).not.toHaveBeenCalled()
  })
})
