import { describe, expect, it } from 'vitest'

import { tableSize, within } from './size'

describe('the table in a picture', () => {
  it('is that of a desk on every wide screen', () => {
    expect(tableSize({ width: 1920, height: 1080 })).toEqual(tableSize({ width: 1366, height: 768 }))
  })

  it('is as wide as a narrow window, and no higher', () => {
    expect(tableSize({ width: 390, height: 844 })).toEqual({ width: 390, height: 683 })
    expect(tableSize({ width: 844, height: 390 })).toEqual({ width: 844, height: 390 })
  })
})

describe('what is lit', () => {
  const stage = { left: 100, top: 50, width: 620, height: 345 }

  it('is found however small the stage is shown', () => {
    expect(within({ left: 200, top: 100, width: 20, height: 10 }, stage, 1240)).toEqual({ left: 200, top: 100, width: 40, height: 20 })
  })

  it('is nowhere if it was scrolled away or takes no room', () => {
    expect(within({ left: 200, top: 500, width: 20, height: 10 }, stage, 1240)).toBeNull()
    expect(within({ left: 0, top: 0, width: 0, height: 0 }, stage, 1240)).toBeNull()
  })
})
