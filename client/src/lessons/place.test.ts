import { describe, expect, it } from 'vitest'

import { arrow, beside, overlap } from './place'

const SCREEN = { width: 1366, height: 768 }
const CARD = { width: 384, height: 260 }
const at = (left: number, top: number, width = 100, height = 150) => ({ left, top, width, height })

describe('the coach', () => {
  it('never lies over what it points at, wherever that is', () => {
    for (let left = 0; left <= SCREEN.width - 100; left += 61) {
      for (let top = 0; top <= SCREEN.height - 150; top += 47) {
        const thing = at(left, top)
        const place = beside(thing, CARD, SCREEN, [thing])
        expect(overlap(place, thing)).toBe(0)
        expect(place.left).toBeGreaterThanOrEqual(0)
        expect(place.left + place.width).toBeLessThanOrEqual(SCREEN.width)
        expect(place.top + place.height).toBeLessThanOrEqual(SCREEN.height)
      }
    }
  })

  it('rather covers nothing that may be clicked', () => {
    const hand = [0, 1, 2, 3].map((card) => at(500 + card * 110, 600))
    const place = beside(hand[3] ?? null, CARD, SCREEN, hand)
    expect(hand.map((card) => overlap(place, card))).toEqual([0, 0, 0, 0])
  })

  it('stands in a corner where it points at nothing', () => {
    expect(beside(null, CARD, SCREEN, [])).toMatchObject({ left: 1366 - 384 - 12, top: 768 - 260 - 12 })
  })

  it('draws its arrow from edge to edge', () => {
    expect(arrow(at(0, 0), at(300, 0))).toMatch(/^M100 75 Q300 75 300 75$/)
  })
})
