import { flushSync, mount, tick, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { CATALOGUE, hero, message, viewWith } from '../games/andor/fixture'
import { ROAD } from '../games/heroes/campaign/fixture'
import { catalogue as printed } from '../games/heroes/fixture'
import { onMap } from '../games/heroes/map/fixture'
import type { Catalogue, StateMessage, Story } from '../net/types'
import { TABLE } from '../testing/pieces'
import { words } from '../text/say.svelte'
import { SEATS, STORY } from './fixture'

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }))
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe = () => undefined
    unobserve = () => undefined
    disconnect = () => undefined
  },
)
const { default: Ending } = await import('./Ending.svelte')

const VILLAGE: Catalogue = { game: 'village', content: '', texts: [], cards: [], heroes: [] }
const BLANK: Story = { ...STORY, status: 'none', progress: 0, points: [], turnings: [], lines: [], statistics: [] }

describe('the end of a game', () => {
  let page: ReturnType<typeof mount> | undefined
  let asked: string[] = []
  let answers: Story[] = []

  beforeEach(() => {
    vi.useFakeTimers()
    asked = []
    answers = [BLANK]
    vi.stubGlobal('fetch', (path: string, given: { method?: string }) => {
      asked.push(`${given.method ?? 'GET'} ${path}`)
      const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? BLANK
      return Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve(answer) })
    })
  })
  afterEach(async () => {
    if (page) await unmount(page)
    page = undefined
    document.body.replaceChildren()
    vi.useRealTimers()
    await words.speak('en')
  })

  function village(winners: number[]): StateMessage {
    const players = [{ level: 3, experience: 200, alive: true, life: 12, full_life: 40 }, { level: 2, experience: 90, alive: false, life: 0, full_life: 35 }]
    return { ...TABLE, view: { round: 9, players }, decision: null, seats: SEATS, over: true, status: 'over', winners, seed: '5', promise: 'p' }
  }

  async function show(now: StateMessage, me: number | null, catalogue: Catalogue = VILLAGE): Promise<void> {
    page = mount(Ending, { target: document.body, props: { now, catalogue, me, id: 'x', table: vi.fn() } })
    await settle(0)
  }

  async function settle(ms: number): Promise<void> {
    flushSync()
    await vi.advanceTimersByTimeAsync(ms)
    await tick()
    flushSync()
  }

  const text = (selector: string): string => document.querySelector(selector)?.textContent.replace(/\s+/g, ' ').trim() ?? ''
  const texts = (selector: string): string[] => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim())
  const deeds = (): string[] => [...document.querySelectorAll('.deeds :is(a, button)')].map((one) => `${one.textContent.trim()} ${one.getAttribute('href') ?? ''}`.trim())

  it.each([
    [0, [0], 'Victory · round 9', 'The village sings of you tonight'],
    [1, [0], 'Defeat · round 9', 'The village sings of Maja, not of you'],
    [null, [0], 'The game is over · round 9', 'The village sings of Maja tonight'],
    [0, [], 'Defeat · round 9', 'No one is left to raise a mug'],
  ])('is told to seat %s from where it sits, with %s as winners', async (me, winners, verdict, headline) => {
    await show(village(winners), me)
    expect([text('.caption p'), text('h1')]).toEqual([verdict, headline])
    expect(document.querySelector('.picture')?.classList.contains('dusk')).toBe(me !== null && !winners.includes(me as never))
  })

  it('stands before its story is worked out, and asks for that once', async () => {
    answers = [BLANK, { ...BLANK, status: 'waiting' }, { ...BLANK, status: 'working', progress: 42 }, STORY]
    await show(village([0]), 0)
    expect(texts('.standing b')).toEqual(['You', 'Brannoc'])
    expect(texts('.standing small')).toEqual(['', 'level 3, 200 experience · 12 of 40 life', '', 'level 2, 90 experience · fallen'])
    expect(text('.waiting')).toContain('Other games are looked back on first')
    await settle(1000)
    expect(text('.waiting')).toContain('42 %')
    expect(document.querySelector('progress')?.value).toBe(42)
    await settle(1000)
    expect(document.querySelector('.waiting')).toBeNull()
    expect(document.querySelector('.chart')).not.toBeNull()
    await settle(5000)
    expect(asked).toEqual(['GET /api/stories/x', 'POST /api/stories/x', 'GET /api/stories/x', 'GET /api/stories/x'])
  })

  it('tells its three lines, its turning points and who did how much', async () => {
    answers = [STORY]
    await show(village([0]), 0)
    expect(texts('.went li')).toEqual(STORY.sides[0]?.lines)
    expect(texts('.turnings h3')).toEqual(['1. A dear shield −15', '2. Caught in the open +22'])
    expect(text('.turnings .better')).toBe('Better: buy the sword (+9)')
    expect([...document.querySelectorAll('.turnings a')].map((one) => one.getAttribute('href'))).toEqual(['/replay/x?at=33', '/replay/x?at=60'])
    expect(texts('.bars dt')).toEqual(['Damage dealt', 'Gold earned'])
    expect(texts('.bars dd')).toEqual(['You:40', 'Brannoc:20', 'You:90', 'Brannoc:120'])
    expect([...document.querySelectorAll<HTMLElement>('.bars i')].map((one) => one.style.width)).toEqual(['100%', '50%', '75%', '100%'])
  })

  it.each([
    [0, 'You won.'],
    [1, 'You lost.'],
    [null, 'Maja won.'],
  ])('tells seat %s how it ended from where it sits', async (me, last) => {
    answers = [STORY]
    await show(village([0]), me)
    expect(texts('.went li').at(-1)).toBe(last)
  })

  it('is told as ever where an earlier version told no side', async () => {
    answers = [{ ...STORY, sides: [{ seats: [0], lines: [] }, { seats: [1], lines: [] }] }]
    await show(village([0]), 0)
    expect(texts('.went li')).toEqual(STORY.lines)
  })

  it.each([
    [0, 'The village sings of your side tonight'],
    [1, 'The village sings of Maja and Brannoc; your side has lost'],
    [null, 'The village sings of Maja and Brannoc tonight'],
  ])('is won and lost by sides, as seat %s reads it', async (me, headline) => {
    const winners = me === 1 ? [0, 2] : [0, 1]
    const seats = me === 1 ? [...SEATS, { ...SEATS[1], seat: 2 } as (typeof SEATS)[number]] : SEATS
    await show({ ...village(winners), seats }, me)
    expect(text('h1')).toBe(headline)
  })

  it.each([
    [[0], 'The mountains will tell of you'],
    [[0, 1], 'You won it together: the mountains will tell of this day'],
  ])('is won together in Andor by %s', async (winners, headline) => {
    await show({ ...message(viewWith({ heroes: [hero(0, {}), hero(1, {})] }), null), seats: SEATS, over: true, status: 'over', winners }, 0, CATALOGUE)
    expect(text('h1')).toBe(headline)
  })

  it('tells no gain where a better pick is worth nothing that could be measured', async () => {
    answers = [{ ...STORY, turnings: STORY.turnings.map((one) => ({ ...one, gain: 0 })) }]
    await show(village([0]), 0)
    expect(text('.turnings .better')).toBe('Better: buy the sword')
  })

  it('puts whoever looks to the left', async () => {
    answers = [STORY]
    await show(village([0]), 1)
    expect(texts('.standing li .who b')).toEqual(['You', 'Maja'])
    expect(texts('.bars dd').slice(0, 2)).toEqual(['You:20', 'Maja:40'])
    expect(texts('.turnings h3')).toEqual(['1. A dear shield +15', '2. Caught in the open −22'])
  })

  it('has the same numbers in a table, and a way to the replay at each of them', async () => {
    answers = [STORY]
    await show(village([0]), 0)
    const rows = [...document.querySelectorAll('.chart tr')].map((row) => [...row.children].map(({ textContent }) => textContent).join(' '))
    expect(rows).toEqual([' You Brannoc', 'At the start 50 % 50 %', 'Round 1 55 % 45 %', 'Round 2 38 % 62 %', 'Round 3 71 % 29 %', 'At the end 100 % 0 %'])
    const points = [...document.querySelectorAll<HTMLAnchorElement>('.points .point')]
    expect(points.map((one) => one.getAttribute('href'))).toEqual([0, 20, 41, 66, 80].map((frame) => `/replay/x?at=${frame}`))
    expect(points[2]?.getAttribute('aria-label')).toBe('Round 2: You 38 % · Brannoc 62 %')
    expect(points.map((one) => one.tabIndex)).toEqual([0, -1, -1, -1, -1])
    points[0]?.focus()
    points[0]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }))
    flushSync()
    expect(document.activeElement).toBe(points[1])
    expect(text('.tip')).toBe('Round 1: You 55 % · Brannoc 45 %')
    points[1]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true, cancelable: true }))
    flushSync()
    expect(document.activeElement).toBe(points[4])
  })

  it('tells sides apart by more than their colour', async () => {
    answers = [STORY]
    await show(village([0]), 1)
    expect([...document.querySelectorAll('.drawn .line')].map((one) => one.getAttribute('stroke-dasharray'))).toEqual(['9 6', null])
    expect([...document.querySelectorAll('.legend line')].map((one) => one.getAttribute('stroke-dasharray'))).toEqual(['9 6', ''])
  })

  it('of more than two sides counts them up in a table', async () => {
    const three = { ...STORY, sides: [{ seats: [0], lines: [] }, { seats: [1], lines: [] }, { seats: [2], lines: [] }], points: STORY.points.map((one) => ({ ...one, chances: [20, 30, 50] })), statistics: [{ id: 'gold', label: 'Gold earned', values: [9, 12, 3] }] }
    answers = [three]
    const now = village([1])
    await show({ ...now, seats: [...SEATS, { ...SEATS[1]!, seat: 2, name: 'Corvina', hero: 'mage' }] }, 0)
    expect(texts('.wide tr')).toEqual([' You Brannoc Corvina'.trim(), 'Gold earned9123'])
    expect(text('.wide .most')).toBe('12')
    expect(text('.turnings h3')).toBe('1. A dear shield Brannoc+15')
  })

  it('says so when it cannot be looked back on', async () => {
    answers = [{ ...BLANK, status: 'impossible' }]
    await show(village([0]), 0)
    expect(text('.waiting')).toBe('This game can no longer be looked back on.')
    expect(asked).toEqual(['GET /api/stories/x'])
  })

  it('leads on: a rematch for those who played, a game of their own for those who looked on', async () => {
    await show(village([0]), 0)
    expect(deeds()).toEqual(['Rematch, seats swapped', 'Watch the replay /replay/x', 'Share this story', 'Show the table', 'To the lobby /'])
    if (page) await unmount(page)
    await show(village([0]), null)
    expect(deeds()[0]).toBe('Play again')
  })

  describe('of a chapter', () => {
    async function chapter(id: string, winners: number[]): Promise<string[]> {
      const told = onMap(null)
      const now = { ...told, view: { ...told.view, adventure: { ...(told.view.adventure as object), scenario: id } }, seats: SEATS.slice(0, 1), over: true, winners }
      await show(now, 0, { ...printed, scenarios: ROAD } as Catalogue)
      return deeds().filter((one) => !/^(Share|Show)/.test(one))
    }

    it('that was won leads to the next', async () => {
      expect(await chapter('road_1', [0])).toEqual(['Next chapter /campaign/heroes/x', 'Play again', 'Watch the replay /replay/x', 'Campaigns /campaign/heroes'])
    })

    it('that is the last leads back to the campaigns', async () => {
      expect(await chapter('road_3', [0])).toEqual(['Play again', 'Watch the replay /replay/x', 'Campaigns /campaign/heroes'])
    })

    it('that was lost is another try', async () => {
      expect(await chapter('road_2', [])).toEqual(['Try again', 'Watch the replay /replay/x', 'Campaigns /campaign/heroes'])
      expect(text('.caption p')).toContain('This chapter is lost')
    })

    it('is not what any other game is', async () => {
      expect(await chapter('harrowmere', [0])).toEqual(['Play again', 'Watch the replay /replay/x', 'To the lobby /'])
    })
  })

  describe('of those who play together', () => {
    async function legend(winners: number[], story: Story = { ...STORY, sides: [{ seats: [0, 1], lines: [] }], points: STORY.points.map((one) => ({ ...one, chances: [one.chances[0] ?? 0] })) }): Promise<void> {
      answers = [story]
      const heroes = [hero(0), hero(1, { seat: 1 }), hero(2, { figure: 'kram', name: 'Kram', kind: 1 })]
      const players = [{ hero: 'thorn', heroes: [0, 2] }, { hero: 'chada', heroes: [1] }]
      const view = viewWith({ heroes, players, seats: 2, over: true, won: winners.length > 0 })
      const now = { ...message(view, null), printed: { endings: [{ index: 0, text: 'Night falls.' }] }, seats: SEATS, over: true, winners }
      await show(now, 0, CATALOGUE)
    }

    it('names every hero of a seat, each with an emblem', async () => {
      await legend([0, 1])
      const rows = [...document.querySelectorAll('.standing li')]
      expect(rows.map((row) => row.querySelector('.who small')?.textContent)).toEqual(['Thorn and Kram', 'Chada'])
      expect(rows.map((row) => row.querySelectorAll('.em').length)).toEqual([2, 1])
    })

    it('tells the last word of the story, and that it is lost', async () => {
      await legend([])
      expect(text('h1')).toBe('The legend is lost')
      expect(text('.last')).toBe('Night falls.')
    })

    it('has one line for all of them', async () => {
      await legend([0, 1])
      expect(document.querySelectorAll('.drawn .line')).toHaveLength(1)
      expect(text('.legend span')).toBe('The party')
      expect(texts('.wide tr')).toEqual(['Damage dealt40', 'Gold earned90'])
      expect(deeds()[0]).toBe('Play again')
    })
  })
})
