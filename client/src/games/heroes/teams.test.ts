import { describe, expect, it } from 'vitest'

import { sidesOf, teamOf } from './teams'

describe('who plays together', () => {
  it('is told by the numbers of the sides', () => {
    expect(sidesOf({ sides: [0, 1, 0, 1] })).toEqual([[0, 2], [1, 3]])
    expect(sidesOf({ sides: [0, 1, 2] })).toEqual([[0], [1], [2]])
    expect(sidesOf({ sides: [0, 0] })).toEqual([[0, 1]])
  })

  it('makes teams only where some are allies and some are not', () => {
    expect([0, 1, 2, 3].map((seat) => teamOf({ sides: [0, 1, 0, 1] }, seat))).toEqual([0, 1, 0, 1])
    expect(teamOf({ sides: [0, 1, 2] }, 0)).toBeNull()
    expect(teamOf({ sides: [0, 0, 0] }, 0)).toBeNull()
    expect(teamOf({ sides: [0, 1, 0, 1] }, -3)).toBeNull()
  })
})
