import { describe, expect, it } from 'vitest'

import { bannersOf } from './banners'

const at = (...heroes: (string | null)[]) => [...bannersOf(heroes.map((hero, seat) => ({ seat, hero }))).values()]

describe('the banners of a table', () => {
  it('are those of the heroes, whoever leads them', () => {
    expect(at('mutare', 'catherine', 'sandro')).toEqual([1, 0, 2])
  })

  it('are never the same for two who lead one people', () => {
    expect(at('catherine', 'mutare', 'rion', 'alamar')).toEqual([0, 1, 3, 4])
  })

  it('are those of the seat until its hero is chosen', () => {
    expect(at(null, 'catherine')).toEqual([0, 0])
  })
})
