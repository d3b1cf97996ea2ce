import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { Decision, StateMessage } from '../../net/types'
import { beside } from '../../table/options'
import { asked } from '../../testing/pieces'
import { catalogue, combat, option, PASS, QUESTIONS, state, view } from './fixture'
import HeroesBoard from './HeroesBoard.svelte'

describe('the Heroes board', () => {
  let target: HTMLElement
  let board: ReturnType<typeof mount> | undefined

  beforeEach(() => {
    target = document.body.appendChild(document.createElement('main'))
    screen('none')
  })
  afterEach(async () => {
    if (board) await unmount(board)
    board = undefined
    document.body.replaceChildren()
    vi.unstubAllGlobals()
  })

  /** A screen of which only that much holds. */
  function screen(holds: string): void {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes(holds), addEventListener: vi.fn(), removeEventListener: vi.fn() }))
  }

  function show(told: StateMessage, me: number | null = 0, considered: number | null = null) {
    const choose = vi.fn()
    const props = { state: told, catalogue, me, choose, say: (key: string) => key, motion: false, speed: 1, considered }
    board = mount(HeroesBoard, { target, props })
    flushSync()
    return choose
  }

  /** Presses everything that can be pressed, and what opens then. */
  function pressAll(): void {
    for (const button of target.querySelectorAll<HTMLButtonElement>('[data-option]')) {
      button.click()
      flushSync()
      const items = button.parentElement?.querySelectorAll<HTMLButtonElement>('[role="menuitem"]').length ?? 0
      for (let at = 0; at < items; at++) {
        if (at > 0) {
          button.click()
          flushSync()
        }
        button.parentElement?.querySelectorAll<HTMLButtonElement>('[role="menuitem"]')[at]?.click()
        flushSync()
      }
    }
  }

  function stateFor(question: Decision): StateMessage {
    const fight = combat()
    if (question.kind === 'deploy_space') fight.placing = { kind: 0, face: 0 }
    if (/^place_guard(_first)?$/.test(question.kind)) fight.camps[1]?.reserve.push({ kind: 2, face: 0 }, { kind: 3, face: 0 })
    return state(question, { combat: fight, budget: question.kind === 'muster' ? 20 : null })
  }

  it.each(QUESTIONS.map((question) => [question.kind, question] as const))('lets every answer to %s be given', (_, question) => {
    const choose = show(stateFor(question))
    pressAll()
    const given = new Set(choose.mock.calls.map(([pick]) => JSON.stringify(pick)))
    for (const { option } of beside(question, 'heroes')) given.add(JSON.stringify(option.pick))
    expect([...given].sort()).toEqual(question.options.map(({ pick }) => JSON.stringify(pick)).sort())
  })

  describe('on a phone', () => {
    beforeEach(() => {
      const sheet = target.appendChild(document.createElement('div'))
      sheet.id = 'sheet'
      screen('620px) and (orientation: portrait)')
    })

    const ways = () => [...target.querySelectorAll<HTMLButtonElement>('[data-way]')]

    it.each(QUESTIONS.map((question) => [question.kind, question] as const))('lets every answer to %s be given', (_, question) => {
      const choose = show(stateFor(question))
      for (const button of target.querySelectorAll<HTMLButtonElement>('[data-option]')) {
        button.click()
        flushSync()
        for (let at = 0, n = ways().length; at < n; at++) {
          if (!ways().length) button.click()
          flushSync()
          ways()[at]?.click()
          flushSync()
        }
      }
      const given = new Set(choose.mock.calls.map(([pick]) => JSON.stringify(pick)))
      for (const { option } of beside(question, 'heroes')) given.add(JSON.stringify(option.pick))
      expect([...given].sort()).toEqual(question.options.map(({ pick }) => JSON.stringify(pick)).sort())
    })

    /** A finger: it touches, then the browser clicks. */
    function tap(thing: Element | null | undefined): void {
      thing?.dispatchEvent(Object.assign(new MouseEvent('pointerdown', { bubbles: true }), { pointerType: 'touch' }))
      thing?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
      flushSync()
    }

    it('foresees an attack under the thumb, and makes it once it is confirmed', () => {
      const outcomes = [{ die: 0, guard: false, chance: { top: 1, bottom: 1 }, damage: 2, fate: 'flips' }]
      const detail = { attack: 3, defence: 1, outcomes, back: null, burn: 0, again: false }
      const choose = show(state(asked('act', option('attack', 2, {}, { detail }), option('end', 0))))
      const foe = target.querySelector('[data-at="unit-2"] .thing')
      tap(foe)
      expect(target.querySelector('#sheet')?.textContent).toContain('attack 3')
      target.querySelector<HTMLButtonElement>('#sheet .out')?.click()
      flushSync()
      expect(ways()).toHaveLength(0)
      tap(foe)
      expect(choose).not.toHaveBeenCalled()
      ways()[0]?.click()
      expect(choose).toHaveBeenCalledExactlyOnceWith(['attack', 2])
    })

    it('reads a card before it is played, and moves at once', () => {
      const choose = show(state(asked('act', option('play', 0), option('move', 5))))
      tap(target.querySelector('.hand .pick.lit .thing'))
      expect(choose).not.toHaveBeenCalled()
      expect(ways()).toHaveLength(1)
      tap(target.querySelector('[data-at="space-5"] .thing'))
      expect(choose).toHaveBeenCalledExactlyOnceWith(['move', 5])
    })

    it('lays the board upright, the attacker below', () => {
      show(state(asked('act', option('move', 0))))
      const areas = [0, 19].map((space) => target.querySelector<HTMLElement>(`[data-at="space-${space}"]`)?.style.gridArea)
      expect(areas).toEqual(['5 / 1', '1 / 4'])
    })
  })

  const press = (name: string) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }))

  it.each([' ', 'Escape'])('passes an answer with the key “%s”', (name) => {
    const choose = show(state(asked('answer', option('play', 0), PASS())))
    press(name)
    expect(choose).toHaveBeenCalledExactlyOnceWith(-1)
  })

  it('does not pass what is no answer', () => {
    const choose = show(state(asked('act', option('end', 0), PASS())))
    press(' ')
    expect(choose).not.toHaveBeenCalled()
  })

  it('says what a unit is to those who do not see it', () => {
    show(state(asked('act', option('attack', 2))))
    expect(target.querySelector('[data-at="unit-2"] .sr')?.textContent).toContain('harpies')
    expect(target.querySelector('[data-at="unit-1"] .sr')?.textContent).toContain('paralysed')
  })

  it('lets units, spaces and cards that are not lit be asked why not, while one is asked', () => {
    show(state(asked('act', option('attack', 2))))
    const left = [...target.querySelectorAll('[data-left]')]
    expect(left.every((one) => one.getAttribute('aria-disabled') === 'true' && one.matches('button'))).toBe(true)
    const wanted = left.map((one) => one.getAttribute('data-left') ?? '')
    expect(wanted).not.toContain('attack unit=2')
    expect(wanted).toContain('unit unit=1')
    expect(wanted.some((one) => one.startsWith('break|move space='))).toBe(true)
    expect(wanted.some((one) => one.startsWith('play|cast card='))).toBe(true)
    expect(wanted).toContain('surrender')
  })

  it('has nothing to explain to those who wait', () => {
    show(state(null))
    expect(target.querySelectorAll('[data-left]')).toHaveLength(0)
  })

  it('shows those who look on no cards', () => {
    const players = view().players.map((player) => ({ ...player, hand: null }))
    show(state(null, { players }), null)
    expect(target.querySelectorAll('.hand .back')).toHaveLength(3)
    expect(target.querySelectorAll('[data-option]')).toHaveLength(0)
  })

  it('shows the preview in the column beside the board while a target is pointed at', () => {
    const column = document.body.appendChild(document.createElement('div'))
    column.id = 'weigh'
    const forecast = {
      attack: 3,
      defence: 1,
      outcomes: [{ die: 0, guard: false, chance: { top: 1, bottom: 1 }, damage: 2, fate: 'flips' }],
      back: null,
      burn: 0,
      again: false,
    }
    const choose = show(state(asked('act', option('attack', 2, {}, { detail: forecast }))))
    target.querySelector('[data-at="unit-2"] .pick')?.dispatchEvent(Object.assign(new MouseEvent('pointerenter'), { pointerType: 'mouse' }))
    flushSync()
    expect(column.textContent).toContain('attack 3')
    column.querySelector<HTMLButtonElement>('.go')?.click()
    expect(choose).toHaveBeenCalledWith(['attack', 2])
  })

  it('stands empty while nobody fights', () => {
    show(state(null, { combat: null }))
    expect(target.querySelectorAll('[data-at]')).toHaveLength(0)
  })

  it('works on the larger board of the earlier edition', () => {
    const large = { ...combat(), width: 5, depth: 6, ground: Array<'open'>(30).fill('open') }
    const choose = show(state(asked('act', option('move', 29)), { combat: large }))
    expect(target.querySelectorAll('[data-at^="space-"]')).toHaveLength(30)
    pressAll()
    expect(choose).toHaveBeenCalledWith(['move', 29])
  })
})
