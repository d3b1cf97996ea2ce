import { describe, expect, it } from 'vitest'

import { areTogether, sidesOf, teamOf } from './teams'

describe('who plays together', () => {
  it('is told by the numbers of the sides', () => {
    expect(sidesOf({ sides: [0, 1, 0, 1] })).toEqual([[0, 2], [1, 3]])
    expect(sidesOf({ sides: [0, 1, 2] })).toEqual([[0], [1], [2]])
    expect(sidesOf({ sides: [0, 0] })).toEqual([[0, 1]])
  })

  it('is oneself, and allies', () => {
    const all = [0, 1, 2, 3, -1]
    expect(all.map((seat) => areTogether({ sides: [0, 1, 0, 1] }, seat, 0))).toEqual([true, false, true, false, false])
    expect(all.slice(0, 3).map((seat) => areTogether({ sides: [0, 1, 2] }, seat, 1))).toEqual([false, true, false])
  })

  it('makes teams only where some are allies and some are not', () => {
    expect([0, 1, 2, 3].map((seat) => teamOf({ sides: [0, 1, 0, 1] }, seat))).toEqual([0, 1, 0, 1])
    expect(teamOf({ sides: [0, 1, 2] }, 0)).toBeNull()
    expect(teamOf({ sides: [0, 0, 0] }, 0)).toBeNull()
    expect(teamOf({ sides: [0, 1, 0, 1] }, -3)).toBeNull()
  })
})
