import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { Decision, StateMessage } from '../../net/types'
import { beside } from '../../table/options'
import AndorBoard from './AndorBoard.svelte'
import { asking, CATALOGUE, hero, message, option, viewWith } from './fixture'

const TURN = asking(
  'turn',
  option('go', 202, { actor: 0, field: 202 }, { detail: { path: [201, 202], hours: 1, willpower: 0 } }),
  option('go', 203, { actor: 0, field: 203 }, { detail: { path: [201, 202, 203], hours: 2, willpower: 2 } }),
  option('pull', 203, { actor: 0, field: 203 }),
  option('fight', 7, { actor: 0, foe: 7 }),
  option('carry', 1, { actor: 0, whom: 1 }),
  option('pass', 0, { actor: 0 }),
  option('end_day', 0, { actor: 0 }),
  option('drop', 2, { actor: 0, item: 2 }),
  option('give', 2, { actor: 0, item: 2 }),
  option('spring', 1000, { actor: 1 }),
)
const WALK = asking('walk', option('stop', 0, {}, { label: 'Stop here' }), option('go', 203, { actor: 0, field: 203 }, { detail: { path: [202, 203], hours: 1, willpower: 0 } }), option('drop', 2, { actor: 0, item: 2 }))
const STARS = asking('star_shield', option('nothing', 0), option('symbol', 0, { symbol: 0 }), option('symbol', 1, { symbol: 1 }))
const WHOM = asking('chosen_hero', option('hero', 0, { whom: 0 }), option('hero', 1, { whom: 1 }))

describe('the mountain board', () => {
  let target: HTMLElement
  let board: ReturnType<typeof mount> | undefined

  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
    target = document.body.appendChild(document.createElement('main'))
  })
  afterEach(async () => {
    if (board) await unmount(board)
    board = undefined
    document.body.replaceChildren()
  })

  function show(told: StateMessage, considered: number | null = null) {
    const choose = vi.fn()
    board = mount(AndorBoard, { target, props: { state: told, catalogue: CATALOGUE, me: 0, choose, say: (key: string) => key, motion: false, speed: 1, considered } })
    flushSync()
    return choose
  }

  function press(node: Element | null | undefined): void {
    node?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    flushSync()
  }

  const view = (decision: Decision) =>
    viewWith({ heroes: [hero(0, { bag: [2], field: decision.kind === 'walk' ? 202 : 201 }), hero(1)], walker: decision.kind === 'walk' ? 0 : null })

  it.each([TURN, WALK, STARS, WHOM].map((question) => [question.kind, question] as const))('lets every answer to %s be given', (_, question) => {
    const choose = show(message(view(question), question))
    const count = document.querySelectorAll('[data-option]').length
    for (let at = 0; at < count; at++) {
      const thing = () => document.querySelectorAll('[data-option]')[at]
      press(thing())
      const items = document.querySelectorAll('[role="menuitem"]').length
      for (let item = 0; item < items; item++) {
        if (item > 0) press(thing())
        press(document.querySelectorAll('[role="menuitem"]')[item])
      }
    }
    const given = new Set(choose.mock.calls.map(([pick]) => JSON.stringify(pick)))
    for (const { option } of beside(question, 'andor')) given.add(JSON.stringify(option.pick))
    expect([...given].sort()).toEqual(question.options.map(({ pick }) => JSON.stringify(pick)).sort())
  })

  it('goes where it is clicked, and tells beforehand what that costs', () => {
    const choose = show(message(view(TURN), TURN))
    expect(target.querySelectorAll('.badge')).toHaveLength(2)
    expect(target.querySelector('.badge.dear')?.textContent).toContain('−2')
    press(target.querySelector('[data-field="202"]'))
    expect(choose).toHaveBeenCalledWith(['go', 202])
  })

  it('draws the way that is pointed at', () => {
    show(message(view(TURN), TURN), 1)
    expect(target.querySelector('polyline.way.under')?.getAttribute('points')).toBe('100,100 300,100 500,100')
  })

  it('foretells the sunrise when asked', () => {
    show(message(view(TURN), TURN))
    expect(target.querySelectorAll('.omen')).toHaveLength(0)
    press(target.querySelector('.day .tb'))
    expect(target.querySelectorAll('.omen')).toHaveLength(1)
  })

  it('shows nothing to pick to whoever is not asked', () => {
    show(message(view(TURN), { ...TURN, mine: false, asked: false, options: [] }))
    expect(document.querySelectorAll('[data-option]')).toHaveLength(0)
  })

  it('lights the free deeds of a seat while another is asked', () => {
    const free = { ...asking('turn', option('spring', 1000, { actor: 1 })), asked: false }
    const choose = show(message(view(TURN), free))
    press(target.querySelector('[data-piece="hero-1"]'))
    expect(choose).toHaveBeenCalledWith(['spring', 1000])
  })

  it('reads the first cards out before anybody has done anything', () => {
    show(message(view(TURN), TURN))
    expect(document.body.textContent).toContain('At the Foot of the Stair')
  })
})
