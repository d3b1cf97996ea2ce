import { describe, expect, it } from 'vitest'

import { nextOf, wayTo } from './ways'

/** From 0 over 1 or 2; 5 lies behind 3, and 3 behind 1. */
const REACH = [{ hero: 0, fields: [3, 4, 5], before: [1, 2, 3] }]

describe('a way of several steps', () => {
  it('is followed back from its end', () => {
    expect(wayTo(REACH, 0, 5)).toEqual([1, 3, 5])
    expect(wayTo(REACH, 0, 4)).toEqual([2, 4])
  })

  it('is none where none is told', () => {
    expect(wayTo(REACH, 0, 1)).toEqual([])
    expect(wayTo(REACH, 0, 9)).toEqual([])
    expect(wayTo(REACH, 1, 5)).toEqual([])
    expect(wayTo([], 0, 5)).toEqual([])
  })

  const walk = { hero: 0, at: 1, rest: [3, 5] }

  it('is gone on with as long as it is as it was told', () => {
    expect(nextOf(walk, 1, [{ hero: 0, fields: [5], before: [3] }])).toBe(3)
    expect(nextOf({ hero: 0, at: 3, rest: [5] }, 3, [])).toBe(5)
  })

  it('ends where the hero was held up, or the way has changed', () => {
    expect(nextOf(walk, 0, REACH)).toBeNull()
    expect(nextOf(walk, 1, [])).toBeNull()
    expect(nextOf(walk, 1, [{ hero: 0, fields: [3, 4, 5], before: [6, 3, 4] }])).toBeNull()
    expect(nextOf({ ...walk, rest: [] }, 1, REACH)).toBeNull()
  })
})
