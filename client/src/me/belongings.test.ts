import { beforeEach, describe, expect, it } from 'vitest'

import { heldSeats, holdSeat, keep, kept } from '../net/kept'
import { belongings, dropLent, further, join } from './belongings'
import { machine, toBytes, toCode } from './passkeys'

beforeEach(() => localStorage.clear())

const seat = (token: string, since = 1) => ({ seat: 0, token, game: 'x', since })

describe('what goes along', () => {
  it('is joined, and nothing is lost by it', () => {
    holdSeat('here', seat('mine'))
    keep('lessons', { a: { picks: [1], at: 3, done: false }, b: { picks: [], at: 0, done: true } })
    keep('solved', { p: 500, q: 700 })
    join({
      seats: { there: seat('key') },
      lessons: { a: { picks: [], at: 1, done: true }, c: { picks: [2], at: 1, done: false } },
      solved: { p: 900, q: 600, r: 800 },
    })
    expect(belongings()).toEqual({
      seats: { here: 'mine', there: 'key' },
      author: '',
      made: [],
      lessons: { a: { picks: [1], at: 3, done: true }, b: { picks: [], at: 0, done: true }, c: { picks: [2], at: 1, done: false } },
      solved: { p: 500, q: 600, r: 800 },
    })
  })

  it('takes keys back that were lent, and no others', () => {
    holdSeat('here', seat('mine'))
    join({ seats: { there: seat('key') }, lessons: {}, solved: {} })
    dropLent()
    expect(Object.keys(heldSeats())).toEqual(['here'])
  })

  it('brings the latest seats where there are more than are asked for', () => {
    keep('seats', Object.fromEntries(Array.from({ length: 1001 }, (_, n) => [`t${n}`, seat('x', n)])))
    const { seats = {} } = belongings()
    expect(Object.keys(seats)).toHaveLength(1000)
    expect('t0' in seats).toBe(false)
    expect(Object.keys(kept('seats', {}))).toHaveLength(1001)
  })

  it('goes on where it has come further', () => {
    expect(further({ picks: [1], at: 1, done: true }, { picks: [1, 2], at: 2, done: false })).toEqual({ picks: [1, 2], at: 2, done: true })
  })
})

describe('passkeys', () => {
  it('speak in bytes and in base64url', () => {
    const bytes = new Uint8Array([251, 255, 0, 62, 63])
    expect(toCode(bytes.buffer)).toBe('-_8APj8')
    expect([...toBytes('-_8APj8')]).toEqual([...bytes])
  })

  it('are named after the machine', () => {
    expect(machine('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)')).toBe('iPhone')
    expect(machine('Mozilla/5.0 (Linux; Android 16)')).toBe('Android')
    expect(machine('curl')).toBe('')
  })
})
