import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { StateMessage } from '../../../net/types'
import { asked, option } from '../../../testing/pieces'
import HeroesBoard from '../HeroesBoard.svelte'
import type { Adventure, Hero, Reach } from '../types'
import { mapCatalogue, onMap } from './fixture'

const STEP = option('step', 1, { hero: 0, field: 1 })
const END = option('end_turn', 0)

describe('a walk', () => {
  let target: HTMLElement

  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }))
    vi.stubGlobal('ResizeObserver', class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    })
    target = document.body.appendChild(document.createElement('main'))
  })
  afterEach(() => {
    document.body.replaceChildren()
    vi.unstubAllGlobals()
  })

  it('is gone by one click, step by step, until something happens', async () => {
    const reach = [{ hero: 0, fields: [2, 3], before: [1, 2] }]
    const told = onMap(asked('main', STEP, END))
    const [before, choose] = [told.view.adventure as Adventure, vi.fn()]
    const state = (seq: number, at: number, question: StateMessage['decision'], more: Reach[]): StateMessage => ({
      ...told,
      seq,
      decision: question,
      view: { ...told.view, heroes: (told.view.heroes as Hero[]).map((hero, number) => (number ? hero : { ...hero, field: at })), adventure: { ...before, reach: more } },
    })
    const props = $state({ state: state(5, 0, told.decision, reach), catalogue: mapCatalogue, me: 0, choose, say: (key: string) => key, motion: false, speed: 1 })
    const board = mount(HeroesBoard, { target, props })
    flushSync()
    target.querySelector('[data-field="3"] [data-option]')?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
    flushSync()
    expect(choose).toHaveBeenLastCalledWith(STEP.pick)
    const onward = option('step', 2, { hero: 0, field: 2 })
    props.state = state(6, 1, asked('main', onward, END), [{ hero: 0, fields: [3], before: [2] }])
    flushSync()
    expect(choose).toHaveBeenLastCalledWith(onward.pick)
    props.state = state(7, 2, asked('visit_place', option('keep', 0)), [])
    flushSync()
    props.state = state(8, 2, asked('main', option('step', 3, { hero: 0, field: 3 }), END), [])
    flushSync()
    expect(choose).toHaveBeenCalledTimes(2)
    await unmount(board)
  })
})
