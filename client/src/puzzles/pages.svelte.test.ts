import { flushSync, mount, tick, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { settings } from '../settings.svelte'
import { info, serve } from './fixture'
import PuzzlePage from './PuzzlePage.svelte'
import PuzzlesPage from './PuzzlesPage.svelte'
import PuzzlesToday from './PuzzlesToday.svelte'
import { solved } from './solved.svelte'

vi.hoisted(() => {
  globalThis.matchMedia = (() => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined })) as unknown as typeof matchMedia
  Element.prototype.scrollTo = () => undefined
})

const kept = (): string[] => Object.keys(JSON.parse((localStorage['fabletop.solved'] as string | undefined) ?? '{}') as object)

describe('puzzles', () => {
  let page: ReturnType<typeof mount> | undefined

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    settings.set('plain', true)
    settings.set('still', true)
  })
  afterEach(async () => {
    if (page) await unmount(page)
    page = undefined
    vi.useRealTimers()
    vi.unstubAllGlobals()
    document.body.replaceChildren()
  })

  const text = (part: string): string => document.querySelector(part)?.textContent?.replace(/\s+/g, ' ').trim() ?? ''
  const button = (name: string): HTMLButtonElement | undefined =>
    [...document.querySelectorAll<HTMLButtonElement>('button')].find((one) => (one.ariaLabel ?? one.getAttribute('aria-label') ?? one.textContent ?? '').includes(name))

  async function settle(ms = 0): Promise<void> {
    flushSync()
    await vi.advanceTimersByTimeAsync(ms)
    await tick()
  }

  async function open(id: string): Promise<void> {
    page = mount(PuzzlePage, { target: document.body, props: { id } })
    await vi.waitFor(() => expect(text('.prompt')).toContain('Your move'))
    await settle()
  }

  async function pick(name: string): Promise<void> {
    button(name)?.click()
    await settle()
  }

  it('are solved pick by pick, and the browser keeps that', async () => {
    const asks = serve([info('own'), info('b', { number: 2 })])
    await open('own')
    expect(text('.goal')).toContain('Fell the Dwarf.')
    await pick('The blade')
    expect(text('.prompt')).toContain('Your move')
    await pick('The blade')
    expect(asks.filter((one) => one.includes('/play')).at(-1)).toBe('/api/puzzles/own/play {"picks":[["blade",1],["blade",1]]}')
    expect(text('.prompt.solved')).toContain('No other way.')
    expect(document.querySelector('.prompt a')?.getAttribute('href')).toBe('/puzzle/b')
    expect(kept()).toContain('own')
  })

  it('tell why a pick was wrong, and lead back to the decision without asking anybody', async () => {
    const asks = serve([info('wrong')])
    await open('wrong')
    await pick('The blade')
    await pick('The beer')
    expect(text('.prompt.refuted')).toContain('The Dwarf is still there.')
    expect(kept()).not.toContain('wrong')
    const before = asks.length
    await pick('Back to the decision')
    expect(text('.prompt')).toContain('Your move')
    await pick('Take back')
    expect(button('Take back')?.disabled).toBe(true)
    expect(asks).toHaveLength(before)
    await pick('The blade')
    expect(asks.at(-1)).toBe('/api/puzzles/wrong/play {"picks":[["blade",1]]}')
  })

  it('are refuted frame by frame where things may move, and the arrows step through it', async () => {
    settings.set('still', false)
    serve([info('step')])
    await open('step')
    await pick('The beer')
    expect(text('.prompt p')).toBe('You drink.')
    await settle(900)
    expect(text('.prompt p')).toBe('The Dwarf laughs.')
    await settle(900)
    expect(text('.prompt p')).toBe('The Dwarf drinks too.')
    await settle(900)
    expect(text('.prompt.refuted p')).toBe('The Dwarf is still there.')
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }))
    await settle()
    expect(text('.prompt p')).toBe('The Dwarf laughs.')
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
    await settle()
    expect(text('.prompt.refuted p')).toBe('The Dwarf is still there.')
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    await settle()
    expect(text('.prompt')).toContain('Your move')
  })

  it('show their solution, which solves nothing', async () => {
    const asks = serve([info('shown')])
    await open('shown')
    await pick('Show the solution')
    expect(asks.at(-1)).toBe('/api/puzzles/shown/play {"picks":[],"give_up":true}')
    expect(text('.prompt.shown')).toContain('The blade, twice.')
    expect(button('Show the solution')?.disabled).toBe(true)
    await pick('Try it yourself')
    expect(text('.prompt')).toContain('Your move')
    expect(kept()).not.toContain('shown')
  })

  it('say so where there is no such puzzle', async () => {
    serve([])
    page = mount(PuzzlePage, { target: document.body, props: { id: 'a' } })
    await vi.waitFor(() => expect(document.body.textContent).toContain('There is no such puzzle.'))
  })

  it('are listed with those that were solved, and looked through', async () => {
    solved.add('a')
    serve([info('a', { goal: 'One.' }), info('b', { number: 2, grade: 4, goal: 'Two.' }), info('c', { game: 'andor', goal: 'Three.' })])
    page = mount(PuzzlesPage, { target: document.body })
    await vi.waitFor(() => expect(document.querySelectorAll('li b')[2]?.textContent).toBe('Three.'))
    expect(text('.lead .count')).toBe('1 of 3 solved')
    expect([...document.querySelectorAll('li a.done')].map((one) => one.getAttribute('href'))).toEqual(['/puzzle/a'])
    await pick('Not solved yet')
    await pick('Village of Legends')
    expect([...document.querySelectorAll('li a')].map((one) => one.getAttribute('href'))).toEqual(['/puzzle/b'])
    await pick('Fiendish')
    expect(text('.none')).toContain('None of this kind is left.')
    await pick('Show all')
    expect(document.querySelectorAll('li a')).toHaveLength(3)
  })

  it('of the day stand in the lobby with their goal, how hard they are, and whether they are solved', async () => {
    solved.add('a')
    serve([info('a')])
    page = mount(PuzzlesToday, { target: document.body })
    await vi.waitFor(() => expect(text('li b')).toBe('Fell the Dwarf.'))
    expect(text('li')).toContain('Village of Legends')
    expect(text('li .foot')).toBe('Fair solved')
    expect(document.querySelector('li a')?.getAttribute('href')).toBe('/puzzle/a')
  })

  it('take no room in the lobby where there are none', async () => {
    serve([], [])
    page = mount(PuzzlesToday, { target: document.body })
    await settle()
    expect(document.querySelector('section')).toBeNull()
  })
})
