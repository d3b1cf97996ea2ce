import { describe, expect, it } from 'vitest'

import type { Card } from '../net/types'
import { badgeOf, briefOf, frameOf, handOrder, needOf, signed } from './kinds'

const blank: Card = {
  index: 0,
  id: 'coin',
  name: 'Coin',
  kind: 'treasure',
  head: '',
  brief: '+10 gold',
  text: [],
  sets: ['base'],
  price: 20,
  sells: undefined as never,
  cost: 0,
  attack: null,
  heavy: false,
  weapon_class: null,
  element: null,
  slot: null,
  defence: 0,
  type: null,
  life: 0,
  life_per_player: 0,
  taming: 0,
  parts: [],
  source: '',
  own: true,
}

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
