import { flushSync, mount, tick, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { words } from '../src/text/say.svelte'

/** Every call that was made, and an answer that says in which language it was asked for. */
function answering(): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    const language = new URL(path, 'http://table').searchParams.get('language')
    const body = path.startsWith('/api/rules?')
      ? [{ id: 'village.sell.010', text: `rule in ${language}`, source: '', ambiguity: null }]
      : { game: 'village', language, content: '', cards: [], heroes: [], id: 't', seats: [], round: 0, status: 'open', started: 0 }
    return Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve(body) })
  })
  return asked
}

describe('a change of language', () => {
  let page: ReturnType<typeof mount> | undefined

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
    vi.stubGlobal(
      'WebSocket',
      class {
        static OPEN = 1
        readyState = 0
        addEventListener = () => undefined
        close = () => undefined
        send = () => undefined
      },
    )
  })
  afterEach(async () => {
    if (page) await unmount(page)
    page = undefined
    vi.useRealTimers()
    vi.unstubAllGlobals()
    await words.speak('en')
  })

  async function settle(): Promise<void> {
    flushSync()
    await vi.advanceTimersByTimeAsync(400)
    await tick()
  }

  it('asks for the rules again', async () => {
    const asked = answering()
    const { default: RulesPage } = await import('../src/pages/RulesPage.svelte')
    page = mount(RulesPage, { target: document.body, props: { id: 'heavy weapon', chapter: '', playing: '' } })
    await settle()
    expect(document.body.textContent).toContain('rule in en')
    await words.speak('sv')
    await settle()
    expect(asked.at(-1)).toContain('language=sv')
    expect(document.body.textContent).toContain('rule in sv')
  })

  it('asks the server nothing at a table, and every message is read in the new language', async () => {
    const asked = answering()
    const { default: TablePage } = await import('../src/table/TablePage.svelte')
    page = mount(TablePage, { target: document.body, props: { id: 't' } })
    await settle()
    await vi.waitFor(() => expect(words.phrase(['hero-dwarf'])).toBe('Dwarf'))
    const before = asked.filter((path) => path.includes('/catalogue'))
    expect(before).toEqual(['/api/games/village/catalogue'])
    const line = ['event-hurt', { seat: ['hero-dwarf'], n: 3 }] as const
    expect(words.phrase(line)).toBe('Dwarf loses 3 life points.')
    await words.speak('es')
    await settle()
    expect(asked.filter((path) => path.includes('/catalogue'))).toEqual(before)
    expect(words.phrase(line)).toBe('Enano pierde 3 puntos de vida.')
  })
})
