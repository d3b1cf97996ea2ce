import { describe, expect, it } from 'vitest'

import { option } from '../fixture'
import type { Forecast as Told } from '../types'
import { forecastOf, percent, range, signed } from './forecast'

const told = (more: Partial<Told>): Told => ({
  attack: 3,
  defence: 1,
  outcomes: [-1, 0, 1].map((die) => ({ die, guard: false, chance: { top: 1, bottom: 3 }, damage: 2 + die, fate: 'stands' })),
  back: null,
  burn: 0,
  again: false,
  ...more,
})
const foreseen = (more: Partial<Told> = {}) => forecastOf(option('attack', 2, {}, { detail: told(more) }))

describe('a forecast', () => {
  it('has a column for each result of the die', () => {
    expect(foreseen()?.columns.map(({ die, damage }) => [die, damage])).toEqual([
      [-1, 1],
      [0, 2],
      [1, 3],
    ])
    expect(percent(foreseen()?.columns[0]?.chance ?? 0)).toBe(33)
  })

  it('tells what a defence token would stop in the same column', () => {
    const outcomes: Told['outcomes'] = [
      { die: 0, guard: false, chance: { top: 2, bottom: 3 }, damage: 2, fate: 'falls' },
      { die: 0, guard: true, chance: { top: 1, bottom: 3 }, damage: 1, fate: 'stands' },
    ]
    expect(foreseen({ outcomes })?.columns).toEqual([
      { die: 0, chance: 1, damage: 2, fate: 'falls', guarded: { damage: 1, fate: 'stands' } },
    ])
  })

  it('says what is struck back', () => {
    const back = foreseen({ back: { low: 1, high: 3, chance: { top: 2, bottom: 3 } } })?.back
    expect(back && range(back)).toBe('1–3')
    expect(range({ low: 2, high: 2 })).toBe('2')
  })

  it('is missing where the server sends none', () => {
    expect(forecastOf(option('move', 3))).toBeNull()
    expect(forecastOf(null)).toBeNull()
  })

  it('writes the die with its sign', () => {
    expect([-1, 0, 1].map(signed)).toEqual(['−1', '0', '+1'])
  })
})
