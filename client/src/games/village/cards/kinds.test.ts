import { describe, expect, it } from 'vitest'

import { card } from '../fixture'
import { badgeOf, bound, briefOf, frameOf, handOrder, needOf, signed } from './kinds'

const blank = card(0, 'coin', 'treasure', { brief: '+10 gold' })

describe('the look of a card', () => {
  it('takes the colour of its kind, and a spell that of its element', () => {
    expect(frameOf({ kind: 'treasure', element: null })).toBe('gold')
    expect(frameOf({ kind: 'spell', element: 'air' })).toBe('air')
    expect(frameOf({ kind: 'mini', element: null })).toBe('monster')
  })

  it('shows what a defence stops and how long a monster lives', () => {
    expect(badgeOf({ ...blank, defence: 5 })?.value).toBe('5')
    expect(badgeOf({ ...blank, life: 7 })?.value).toBe('7')
    expect(badgeOf(blank)).toBeNull()
  })

  it('does not say twice what gem and badge say', () => {
    expect(briefOf({ ...blank, kind: 'spell', cost: 3, brief: 'for 3 intelligence · fire attack +2' })).toBe('fire attack +2')
    expect(briefOf({ ...blank, kind: 'monster', life: 4, brief: 'life 4 · attack +0' })).toBe('attack +0')
    expect(briefOf(blank)).toBe('+10 gold')
  })

  it('breaks between parts, and never between a word and its number', () => {
    expect(bound('+1 life · int −1 · remove 1 from hand')).toBe('+1\u00a0life\u00a0· int\u00a0−1\u00a0· remove\u00a01 from hand')
    expect(bound('draw 1')).toBe('draw\u00a01')
    expect(bound('die +3, ×10 gold')).toBe('die\u00a0+3, ×10 gold')
  })

  it('says what a scroll asks for', () => {
    expect(needOf({ ...blank, kind: 'scroll', brief: 'needs 2 intelligence · draw 2' })).toBe('needs 2 intelligence')
    expect(needOf(blank)).toBe('')
  })

  it('writes a true minus', () => {
    expect(signed(-2)).toBe('−2')
    expect(signed(0)).toBe('+0')
  })

  it('puts weapons first and gold last', () => {
    expect(handOrder({ ...blank, kind: 'weapon' })).toBeLessThan(handOrder(blank))
  })
})
