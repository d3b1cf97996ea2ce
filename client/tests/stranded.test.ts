import { flushSync, mount, tick, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { OTHER_VERSION } from '../src/net/socket'

const REASON = ['refused-version', { made: '0.2.0', here: '0.9.0' }]
const lines: Line[] = []

class Line {
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number; reason: string }) => void) | null = null
  constructor() {
    lines.push(this)
  }
  close = (): void => undefined
  send = (): void => undefined
}

describe('a table that needs another version of the server', () => {
  let page: ReturnType<typeof mount> | undefined

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
    vi.stubGlobal('WebSocket', Line)
    lines.length = 0
  })
  afterEach(async () => {
    if (page) await unmount(page)
    page = undefined
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  function answer(status: number, body: object): void {
    vi.stubGlobal('fetch', () => Promise.resolve({ ok: status < 400, status, json: () => Promise.resolve(body) }))
  }

  async function settle(ms = 400): Promise<void> {
    flushSync()
    await vi.advanceTimersByTimeAsync(ms)
    await tick()
  }

  async function open(): Promise<void> {
    const { default: TablePage } = await import('../src/table/TablePage.svelte')
    page = mount(TablePage, { target: document.body, props: { id: 't' } })
    await settle()
  }

  it('is not called again, and says which version that is', async () => {
    answer(200, { game: 'village', content: '', cards: [], heroes: [], id: 't', seats: [], round: 0, status: 'running', started: 0 })
    await open()
    expect(lines).toHaveLength(1)
    lines[0]!.onmessage?.({ data: JSON.stringify({ type: 'refused', seq: 0, reason: REASON, rule: null }) })
    lines[0]!.onclose?.({ code: OTHER_VERSION, reason: '' })
    await settle(60_000)
    expect(lines).toHaveLength(1)
    await vi.waitFor(() => expect(document.body.textContent).toContain('Version 0.2.0 made this table'))
  })

  it('is not called at all if the server says so before', async () => {
    answer(409, { key: 'refused-version', reason: 'Version 0.2.0 made this table.' })
    await open()
    expect(lines).toEqual([])
    expect(document.body.textContent).toContain('Version 0.2.0 made this table.')
  })
})
