import { describe, expect, it } from 'vitest'

import type { LeftOut } from '../net/types'
import { reasonFor, wanted } from './why'

const left: LeftOut[] = [
  { verb: 'buy', about: { space: 7, card: 3 }, why: 'too dear', rule: 'village.buy.030' },
  { verb: 'play', about: { card: 3 }, why: 'closed', rule: 'village.monster.030' },
]

describe('why something is not on offer', () => {
  it('is found by what one would do with it', () => {
    expect(reasonFor(wanted('buy space=7'), left)?.why).toBe('too dear')
    expect(reasonFor(wanted('play card=3'), left)?.why).toBe('closed')
    expect(reasonFor(wanted('buy|tame space=7'), left)?.why).toBe('too dear')
  })

  it('is unknown of anything else', () => {
    expect(reasonFor(wanted('buy space=8'), left)).toBeNull()
    expect(reasonFor(wanted('sell card=3'), left)).toBeNull()
  })
})
