import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'

import type { HintMessage } from '../net/types'
import { asked, option } from '../testing/pieces'
import { weighed } from './options'
import Weighed from './Weighed.svelte'

const decision = asked('act', option('buy', 3), option('play', 0), option('end', 0))
const hint = (...odds: [string, number, number, number?][]): HintMessage => ({
  type: 'hint',
  seq: 1,
  pick: ['play', 0],
  text: '',
  stake: 'game',
  odds: odds.map(([verb, id, chance, error = 4]) => ({ pick: [verb, id], chance, error })),
})

describe('the odds of options', () => {
  let shown: ReturnType<typeof mount> | undefined
  afterEach(async () => {
    if (shown) await unmount(shown)
    shown = undefined
    document.body.replaceChildren()
  })

  it('are told in the order of what is sure, what was advised before all', () => {
    const found = weighed(hint(['end', 0, 60, 30], ['buy', 3, 51], ['play', 0, 44]), decision)
    expect(found.map(({ chance }) => chance)).toEqual([44, 51, 60])
  })

  it('are told of those that are on offer, the best first', () => {
    const found = weighed(hint(['buy', 3, 51], ['play', 0, 64], ['buy', 9, 99]), decision)
    expect(found.map(({ at, chance }) => [at, chance])).toEqual([
      [1, 64],
      [0, 51],
    ])
  })

  it('are listed with their figures, and lead to the option', () => {
    const point = vi.fn()
    shown = mount(Weighed, { target: document.body, props: { hint: hint(['buy', 3, 51], ['play', 0, 64]), decision, considered: 1, point, close: vi.fn() } })
    flushSync()
    const rows = [...document.querySelectorAll<HTMLButtonElement>('li button')]
    expect(rows.map((row) => row.querySelector('b')?.textContent)).toEqual(['64 %', '51 %'])
    expect(rows[0]?.textContent).toContain('± 4')
    expect(rows[0]?.getAttribute('aria-pressed')).toBe('true')
    rows[1]?.click()
    expect(point).toHaveBeenCalledExactlyOnceWith(0)
  })

  it('are no chances where a fight alone is at stake', () => {
    shown = mount(Weighed, { target: document.body, props: { hint: { ...hint(['buy', 3, 51], ['play', 0, 64]), stake: 'fight' }, decision, considered: null, point: vi.fn(), close: vi.fn() } })
    flushSync()
    expect(document.querySelector('h2')?.textContent).toBe('What the fight is worth')
    expect(document.querySelector('li b')?.textContent).toBe('64')
  })

  it('are no list where there is nothing to compare', () => {
    shown = mount(Weighed, { target: document.body, props: { hint: hint(['play', 0, 64]), decision, considered: null, point: vi.fn(), close: vi.fn() } })
    flushSync()
    expect(document.querySelector('section')).toBeNull()
  })
})
