import { describe, expect, it } from 'vitest'

import type { SeatInfo } from '../net/types'
import { likeIt } from './like'

const seats = [0, 1].map((seat): SeatInfo => ({ seat, kind: seat ? 'bot' : 'person', name: '', hero: null, here: true, bot: '', stand_in: false, late: false }))

describe('a table like that of a lesson', () => {
  it('has its heroes, and a novice for everybody else', () => {
    expect(likeIt({ seat: 0, seats, ruleset: 'standard', options: { heroes: ['paladin', 'dwarf'], level: 2 } })).toEqual({
      seats: [
        { kind: 'me', hero: 'paladin' },
        { kind: 'bot', bot: 'novice', hero: 'dwarf' },
      ],
      ruleset: 'standard',
      options: { level: 2 },
    })
  })

  it('keeps heroes that no seat has for itself', () => {
    const one = seats.slice(0, 1)
    const options = { heroes: ['dwarf', 'archer'], legend: 11 }
    expect(likeIt({ seat: 0, seats: one, ruleset: '', options })).toEqual({ seats: [{ kind: 'me' }], ruleset: '', options })
  })
})
