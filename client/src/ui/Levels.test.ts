import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'

import Levels from './Levels.svelte'

describe('the levels of a bot', () => {
  let shown: ReturnType<typeof mount> | undefined
  afterEach(async () => {
    if (shown) await unmount(shown)
    shown = undefined
    document.body.replaceChildren()
  })

  function show(levels: string[], chosen: string, game = 'village') {
    const choose = vi.fn()
    shown = mount(Levels, { target: document.body, props: { game, levels, chosen, label: 'Level', choose } })
    flushSync()
    return { choose, buttons: [...document.querySelectorAll('button')] }
  }

  it('are offered by name, the chosen one with its sentence', () => {
    const { choose, buttons } = show(['novice', 'steady', 'sharp', 'master'], 'sharp')
    expect(buttons.map((button) => button.textContent)).toEqual(['Novice', 'Steady', 'Sharp', 'Master'])
    expect(buttons.map((button) => button.getAttribute('aria-pressed'))).toEqual(['false', 'false', 'true', 'false'])
    expect(document.querySelector('small')?.textContent).toBe('Looks ahead before it moves.')
    buttons[3]?.click()
    expect(choose).toHaveBeenCalledExactlyOnceWith('master')
  })

  it('mean what they mean in the game', () => {
    show(['novice', 'steady', 'sharp', 'master'], 'sharp', 'heroes')
    expect(document.querySelector('small')?.textContent).toBe('Looks ahead in every fight.')
  })

  it('are only those that a game has', () => {
    expect(show(['novice', 'steady'], 'steady').buttons).toHaveLength(2)
  })

  it('tell of one that is not offered any more', () => {
    const { buttons } = show(['novice', 'steady'], 'greedy')
    expect(buttons.every((button) => button.getAttribute('aria-pressed') === 'false')).toBe(true)
    expect(document.querySelector('small')?.textContent).toBe('Takes whatever looks best right now.')
  })
})
