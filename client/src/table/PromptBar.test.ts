import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { asking, message, option, viewWith } from '../games/andor/fixture'
import { bannerOf } from '../games'
import { seatColour } from '../ui/seats'
import type { Decision } from '../net/types'
import PromptBar from './PromptBar.svelte'
import type { Advice } from './spoken'

describe('the prompt bar', () => {
  let bar: ReturnType<typeof mount> | undefined
  afterEach(async () => {
    if (bar) await unmount(bar)
    bar = undefined
    document.body.replaceChildren()
  })

  function show(hints: boolean, more: { advice?: Advice; considered?: number | null; asked?: boolean; hero?: string } = {}) {
    const ask = vi.fn()
    const hurry = vi.fn()
    const decision: Decision = { ...asking('turn', option('pass', 0), option('end_day', 0)), hints, asked: more.asked ?? true, about: more.hero ? { hero: more.hero } : {} }
    const now = message(viewWith(), decision)
    const props = { game: 'andor', now, me: 0, choose: vi.fn(), busy: false, thinking: null, considered: more.considered ?? null, plain: false, result: vi.fn(), advice: more.advice ?? null, ask, hurry }
    bar = mount(PromptBar, { target: document.body, props })
    flushSync()
    return { ask, hurry }
  }

  it('offers advice where the game has some to give, to whoever is asked', () => {
    const { ask } = show(true)
    const button = document.querySelector<HTMLButtonElement>('.ask')
    expect(button?.textContent).toContain('Hint')
    button?.click()
    expect(ask).toHaveBeenCalledOnce()
  })

  it.each([
    ['the game has none', false, true],
    ['another is asked', true, false],
  ])('offers none where %s', (_, hints, asked) => {
    show(hints, { asked })
    expect(document.querySelector('[aria-keyshortcuts="h"]')).toBeNull()
  })

  it('says what a good player would do, beside the option that it is about', () => {
    show(true, { advice: { why: 'Chada would end the day.', chances: 'wins about 64 %' }, considered: 1 })
    expect(document.querySelector('p')?.textContent).toContain('Chada would end the day.')
    expect(document.querySelector('.chances')?.textContent).toBe('wins about 64 %')
    expect(document.querySelector('.btn.p kbd')?.textContent).toBe('Enter')
    expect(document.querySelector('.ask')).toBeNull()
  })

  it.each([
    ['another is asked', false, true],
    ['we are asked', true, false],
  ])('lets bots hurry while %s: %s', (_, asked, there) => {
    const hurry = show(true, { asked }).hurry
    const button = document.querySelector<HTMLButtonElement>('[aria-keyshortcuts="Space"]')
    expect(button !== null).toBe(there)
    button?.click()
    expect(hurry).toHaveBeenCalledTimes(there ? 1 : 0)
  })

  it('bears the badge of the hero who is asked', () => {
    show(true, { hero: 'chada' })
    const colour = seatColour(bannerOf(0, 'chada'))
    expect(colour).not.toBe(seatColour(0))
    expect(document.querySelector<HTMLElement>('.who')?.style.background).toBe(`var(--${colour})`)
  })
})
