import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import type { SentState, StateMessage } from '../src/net/types'
import { changed, Unpacker } from '../src/net/unpack'

/** What Python packs: tests/server/test_packing.py. */
const PACKED = join(import.meta.dirname, '../../tests/packed.json')

describe('what comes over a line', () => {
  it('makes the whole state again, as Python meant it', () => {
    const told = JSON.parse(readFileSync(PACKED, 'utf8')) as { sent: SentState; whole: StateMessage }[]
    const unpacker = new Unpacker()
    expect(told.length).toBeGreaterThan(4)
    for (const { sent, whole } of told) expect(unpacker.state(sent)).toEqual(whole)
  })

  it('leaves alone what did not change', () => {
    const before = { view: { players: [{ gold: 1 }, { gold: 2 }], decks: { size: 3 } } }
    const after = changed(before, { view: { players: { 1: { gold: 5 } } } }) as typeof before
    expect(after).toEqual({ view: { players: [{ gold: 1 }, { gold: 5 }], decks: { size: 3 } } })
    expect(after.view.decks).toBe(before.view.decks)
    expect(after.view.players[0]).toBe(before.view.players[0])
    expect(before.view.players[1]).toEqual({ gold: 2 })
  })
})
