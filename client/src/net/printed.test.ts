import { describe, expect, it } from 'vitest'

import { keep } from './printed'

const card = (index: number) => ({ index, title: `card ${index}` })

describe('what is printed', () => {
  it('is kept, and new things join it', () => {
    const first = keep({}, { printed: { cards: [card(0)] }, fresh: true })
    const nothing = keep(first, { printed: {}, fresh: false })
    expect(nothing).toBe(first)
    const more = keep(nothing, { printed: { cards: [card(4)], rules: [{ index: 1 }] }, fresh: false })
    expect(more).toEqual({ cards: [card(0), card(4)], rules: [{ index: 1 }] })
  })

  it('is told anew by a fresh state, as in another language', () => {
    const before = keep({}, { printed: { cards: [card(0), card(1)] }, fresh: true })
    const again = { cards: [{ index: 0, title: 'kort 0' }] }
    expect(keep(before, { printed: again, fresh: true })).toEqual(again)
  })
})
