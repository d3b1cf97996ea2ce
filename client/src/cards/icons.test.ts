import { describe, expect, it } from 'vitest'

import { ICONS as DRAWN } from '../icons/cards'
import { ICONS, SIGNS } from './icons'

describe('icons', () => {
  it('draws every card, hero and sign', () => {
    const missing = [...Object.values(ICONS), ...Object.values(SIGNS)].filter((name) => !DRAWN[name])
    expect(missing).toEqual([])
  })

  it('ships nothing that is not used', () => {
    const used = new Set<string>([...Object.values(ICONS), ...Object.values(SIGNS)])
    expect(Object.keys(DRAWN).filter((name) => !used.has(name))).toEqual([])
  })

  it('knows 196 cards and 13 heroes', () => {
    expect(Object.keys(ICONS)).toHaveLength(196 + 13)
  })
})
