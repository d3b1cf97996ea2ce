import { describe, expect, it } from 'vitest'

import type { View } from '../net/types'
import { progressOf } from '.'

describe('how far a game is', () => {
  it('is told by its round, wherever the game keeps it', () => {
    expect(progressOf('village', { round: 4 } as unknown as View)).toEqual(['round', { n: 4 }])
    expect(progressOf('heroes', { adventure: { round: 3 } } as unknown as View)).toEqual(['round', { n: 3 }])
  })

  it('is nothing before the first, or where there are none', () => {
    expect(progressOf('heroes', { adventure: { round: 0 } } as unknown as View)).toBeNull()
    expect(progressOf('heroes', { adventure: null } as unknown as View)).toBeNull()
  })
})
