import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { heldSeats, holdSeat } from '../../../net/kept'
import type { PlayedChapter } from '../../../net/types'
import { catalogue as printed } from '../fixture'
import type { HeroesCatalogue } from '../types'
import Campaigns from './Campaigns.svelte'
import { played, ROAD } from './fixture'
import GoOn from './GoOn.svelte'

// The settings look at the screen as soon as they are loaded.
vi.hoisted(() => {
  globalThis.matchMedia = () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }) as unknown as MediaQueryList
})

const catalogue: HeroesCatalogue = { ...(printed as HeroesCatalogue), scenarios: ROAD }
const button = (words: string) => [...document.querySelectorAll('button')].find(({ textContent }) => textContent.includes(words))

/** What the server would say, by the path that is asked for; and all that was sent to it. */
let answers: Record<string, unknown> = {}
let sent: { path: string; body: unknown }[] = []
let shown: ReturnType<typeof mount> | undefined

beforeEach(() => {
  sent = []
  vi.stubGlobal('scrollTo', vi.fn())
  vi.stubGlobal('fetch', (path: string, asked?: { body?: string }) => {
    if (asked?.body) sent.push({ path, body: JSON.parse(asked.body) })
    const key = asked?.body ? `POST ${path}` : path.split('?')[0]
    const found = answers[key ?? '']
    return Promise.resolve(found instanceof Response ? found : Response.json(found ?? []))
  })
})

afterEach(async () => {
  if (shown) await unmount(shown)
  shown = undefined
  document.body.replaceChildren()
  localStorage.clear()
  vi.unstubAllGlobals()
})

async function show(page: typeof Campaigns | typeof GoOn, table = ''): Promise<void> {
  shown = mount(page, { target: document.body, props: { catalogue, table } })
  await vi.waitFor(() => expect(document.querySelector('article, .foot, .none')).not.toBeNull())
}

function known(...tables: PlayedChapter[]): void {
  for (const { table, started } of tables) holdSeat(table, { seat: 0, token: `key of ${table}`, game: 'heroes', since: started })
  answers = { '/api/chapters': tables }
}

describe('the page of the campaigns', () => {
  it('shows what is open and what is locked, and who opposes one', async () => {
    known()
    await show(Campaigns)
    expect([...document.querySelectorAll('li .state')].map(({ textContent }) => textContent.trim())).toEqual(['Open', 'Locked', 'Locked'])
    const about = document.querySelector('article')
    for (const words of ['A story of the road.', 'Beat the rider.', 'The Grey Rider', '4 cards · 2 spells', 'Marches on the nearest town.', 'From round 3, 2 movement points a round']) expect(about?.textContent).toContain(words)
    expect(about?.textContent).toContain('Reward: Crusaders join your army.')
  })

  it('begins the first chapter with the hero and at the difficulty chosen', async () => {
    known()
    answers['POST /api/tables'] = { id: 'new', seat: 0, token: 'secret', link: '/table/new' }
    await show(Campaigns)
    button('hero-rion')?.click()
    button('difficulty-hard')?.click()
    flushSync()
    button('Begin the chapter')?.click()
    await vi.waitFor(() => expect(location.pathname).toBe('/table/new'))
    expect(sent[0]?.body).toMatchObject({ seats: [{ kind: 'me', hero: 'rion' }], options: { mode: 'solo', scenario: 'road_1', difficulty: 'hard' } })
    expect(heldSeats().new?.token).toBe('secret')
  })

  it('says why a chapter is locked', async () => {
    known()
    await show(Campaigns)
    button('Chapter 3 of the road')?.click()
    flushSync()
    expect(document.querySelector('footer')?.textContent).toContain('Win “Chapter 2 of the road” first')
    expect(document.querySelectorAll('footer button')).toHaveLength(0)
  })

  it('tries a lost chapter again from its own table, with the key of its seat', async () => {
    const lost = played('road_2', { carried: true })
    known(played('road_1', { won: true }), lost)
    answers[`POST /api/tables/${lost.table}/again`] = { id: 'once-more', seat: 0, token: 'secret', link: '' }
    await show(Campaigns)
    button('Again with the same cards')?.click()
    await vi.waitFor(() => expect(location.pathname).toBe('/table/once-more'))
    expect(sent).toEqual([{ path: `/api/tables/${lost.table}/again`, body: { token: `key of ${lost.table}`, options: { difficulty: 'normal' } } }])
  })

  it('shows the words of the server where it says no', async () => {
    known()
    answers['POST /api/tables'] = Response.json({ reason: 'You have made many tables.', rule: null }, { status: 429 })
    await show(Campaigns)
    button('Begin the chapter')?.click()
    await vi.waitFor(() => expect(document.querySelector('footer [role=alert]')?.textContent).toBe('You have made many tables.'))
  })
})

describe('what goes on to the next chapter', () => {
  const [first, second] = catalogue.cards
  const many = { chapter: 'road_2', along: [second?.id, second?.id], cards: Array<string>(7).fill(first?.id ?? ''), most: 5, units: [], resources: [4, 0, 1] }

  async function lay(kept: unknown): Promise<HTMLButtonElement[]> {
    const won = played('road_1', { won: true, agreed: { difficulty: 'easy' } })
    known(won)
    answers[`/api/tables/${won.table}/next`] = kept
    answers[`POST /api/tables/${won.table}/next`] = { id: 'second', seat: 0, token: 'secret', link: '' }
    await show(GoOn, won.table)
    return [...document.querySelectorAll<HTMLButtonElement>('.thing')]
  }

  it('is at most five cards of choice: then no other can be taken until one is put back', async () => {
    const cards = await lay(many)
    expect(cards).toHaveLength(7)
    for (const card of cards.slice(0, 5)) {
      card.click()
      flushSync()
    }
    expect(cards.map(({ ariaPressed }) => ariaPressed)).toEqual([...Array<string>(5).fill('true'), 'false', 'false'])
    expect(cards[5]?.disabled).toBe(true)
    expect(document.querySelector('[role=status]')?.textContent).toContain('that is all you may take')
    cards[0]?.click()
    flushSync()
    expect(cards[5]?.disabled).toBe(false)
    button('Begin chapter 2')?.click()
    await vi.waitFor(() => expect(location.pathname).toBe('/table/second'))
    expect(sent[0]?.body).toEqual({ token: expect.stringContaining('key of') as string, cards: Array<string>(4).fill(first?.id ?? ''), options: { difficulty: 'easy' } })
  })

  it('tells what comes by itself', async () => {
    await lay(many)
    const bring = document.querySelector('.bring')?.textContent ?? ''
    expect(bring).toContain('×2')
    expect(bring).toContain('Reward: Crusaders join your army.')
    expect(document.querySelectorAll('.bring li')).toHaveLength(3)
  })

  it('is refused in the words of the server', async () => {
    await lay(Response.json({ reason: 'Only a chapter that was won leads to the next.', rule: null }, { status: 409 }))
    expect(document.querySelector('[role=alert]')?.textContent).toContain('Only a chapter that was won')
    expect(button('Begin chapter')).toBeUndefined()
  })
})
