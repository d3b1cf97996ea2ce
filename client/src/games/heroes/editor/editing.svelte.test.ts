import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { OwnRead } from '../../../net/types'
import type { Printed } from '../catalogue'
import type { Vocabulary } from '../types'
import type { Document } from './document'
import { Editing } from './editing.svelte'
import * as shelf from './shelf'

const asked = vi.hoisted(() => ({ texts: [] as string[], answer: null as unknown }))
vi.mock('../../../net/api', () => ({
  ApiError: class extends Error {},
  api: {
    lookAtScenario: (text: string) => {
      asked.texts.push(text)
      return Promise.resolve(asked.answer)
    },
  },
}))

const SOUND = { title: 'x', story: '', mistakes: [], document: null, told: null } as unknown as OwnRead
const WORDS = { steps: { b: [[1, 2], [-2, 3], [-3, 1], [-1, -2], [2, -3], [3, -1]] }, bounds: { farthest: 60 } } as unknown as Vocabulary
const TILES = [
  { id: 'F1', kind: 'far', index: 0 },
  { id: 'F2', kind: 'far', index: 1 },
  { id: 'F3', kind: 'far', index: 2 },
  { id: 'N1', kind: 'near', index: 3 },
]
const printed = { tiles: TILES, places: [] } as unknown as Printed

const start = (): Document => ({ id: 'x', players: [2], map: { lattice: 'b', layouts: { '2p': [['N', 0, 0], ['S', -2, 3]] } } })
const made = (): Editing => new Editing('key', WORDS, () => printed, () => (key) => key, start())

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
  asked.texts.length = 0
  asked.answer = SOUND
})

describe('undoing', () => {
  it('goes back to the beginning, and forth again', () => {
    const editing = made()
    editing.take({ tile: 'F' })
    editing.layAt(3, -1)
    editing.set(['rounds'], 7)
    expect(editing.undos).toBe(2)
    editing.undo()
    editing.undo()
    expect(editing.document).toEqual(start())
    editing.redo()
    editing.redo()
    expect([editing.tiles.length, editing.document.rounds, editing.redos]).toEqual([3, 7, 0])
  })

  it('takes what is typed in one field back at once, and each click by itself', () => {
    const editing = made()
    for (const name of ['T', 'Tw', 'Two']) editing.set(['name'], name)
    editing.set(['story'], 'S')
    expect(editing.undos).toBe(2)
    editing.undo()
    editing.undo()
    expect(editing.document.name).toBeUndefined()
  })

  it('forgets what was undone when something else is done', () => {
    const editing = made()
    editing.set(['rounds'], 7)
    editing.undo()
    editing.set(['rounds'], 8)
    editing.redo()
    expect(editing.document.rounds).toBe(8)
  })
})

describe('keeping', () => {
  it('keeps every change at once, so that a reload finds it', () => {
    const editing = made()
    editing.set(['name'], 'Two Rivers')
    expect(shelf.find('key')?.document.name).toBe('Two Rivers')
    expect(editing.kept).toBe(true)
  })

  it('says so where the browser keeps nothing', () => {
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    expect(made().kept).toBe(false)
    refuse.mockRestore()
  })
})

describe('the box', () => {
  it('has so many tiles left of a kind, and each tile once', () => {
    const editing = made()
    expect([editing.left('F'), editing.left('F1'), editing.left('N'), editing.left('S')]).toEqual([3, 1, 0, 1])
    editing.take({ tile: 'F1' })
    editing.layAt(3, -1)
    expect([editing.left('F'), editing.left('F1'), editing.left('F2')]).toEqual([2, 0, 1])
    expect(editing.hand).toBeNull()
    editing.set(['map', 'pool_per_player'], { far: 1 })
    expect([editing.left('F'), editing.left('F2')]).toEqual([0, 0])
  })

  it('a tile is moved with its spot free for itself', () => {
    const editing = made()
    editing.take({ move: 1 })
    expect(editing.spots).toContainEqual({ q: -2, r: 3 })
    editing.layAt(3, -1)
    expect(editing.tiles[1]).toEqual(['S', 3, -1])
  })
})

describe('the checker', () => {
  it('is asked once, a while after the last change, and the latest answer counts', async () => {
    const editing = made()
    await vi.advanceTimersByTimeAsync(0)
    expect([asked.texts.length, editing.playable]).toEqual([1, true])
    for (let rounds = 3; rounds < 9; rounds++) editing.set(['rounds'], rounds)
    expect(editing.playable).toBe(false)
    await vi.advanceTimersByTimeAsync(299)
    expect(asked.texts).toHaveLength(1)
    asked.answer = { ...SOUND, mistakes: [{ grave: true }] }
    await vi.advanceTimersByTimeAsync(1)
    expect(asked.texts[1]).toContain('rounds: 8')
    expect(editing.playable).toBe(false)
  })
})
