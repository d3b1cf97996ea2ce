import { describe, expect, it } from 'vitest'

import { bytesOf, pushPossible, samePublicKey, seatKeys } from './possible'

const around = { secure: true, worker: true, push: true, apple: false, denied: false }

describe('whether a browser can be told', () => {
  it('needs a safe line, a worker and push', () => {
    expect(pushPossible(around)).toBe('yes')
    expect(pushPossible({ ...around, secure: false })).toBe('insecure')
    expect(pushPossible({ ...around, push: false })).toBe('no')
    expect(pushPossible({ ...around, worker: false })).toBe('no')
  })

  it('says what helps on an iPhone', () => {
    expect(pushPossible({ ...around, push: false, apple: true })).toBe('install')
    expect(pushPossible({ ...around, apple: true })).toBe('yes')
  })
})

describe('what the server is told', () => {
  it('are the newest seats, and not too many', () => {
    const held = Object.fromEntries(Array.from({ length: 70 }, (_, n) => [`t${n}`, { seat: 0, token: `k${n}`, game: 'village', since: n }]))
    const keys = seatKeys(held)
    expect(keys).toHaveLength(60)
    expect(keys[0]).toEqual({ table: 't69', token: 'k69' })
    expect(keys.at(-1)?.table).toBe('t10')
  })

  it('is known by a key in the alphabet of addresses', () => {
    expect([...bytesOf('-_8')]).toEqual([251, 255])
    expect(samePublicKey(bytesOf('-_8').buffer, bytesOf('-_8'))).toBe(true)
    expect(samePublicKey(bytesOf('-_8').buffer, bytesOf('-_9A'))).toBe(false)
    expect(samePublicKey(null, bytesOf('-_8'))).toBe(false)
  })
})
