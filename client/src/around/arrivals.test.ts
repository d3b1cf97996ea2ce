import { expect, test } from 'vitest'

import type { SeatInfo } from '../net/types'
import { arrived, freeSeats } from './arrivals'

const seat = (number: number, kind: SeatInfo['kind']): SeatInfo => ({ seat: number, kind, name: `P${number}`, hero: null, here: true, bot: '', stand_in: false, late: false })

test('whoever sits where nobody did has arrived', () => {
  const before = freeSeats([seat(0, 'person'), seat(1, 'open'), seat(2, 'open'), seat(3, 'bot')])
  expect(before).toEqual([1, 2])
  const now = [seat(0, 'person'), seat(1, 'open'), seat(2, 'person'), seat(3, 'bot')]
  expect(arrived(before, now, 0).map(({ name }) => name)).toEqual(['P2'])
  expect(arrived(before, now, 2)).toEqual([])
  expect(arrived(freeSeats(now), now, 0)).toEqual([])
})

test('nothing is told of a table that was never looked at', () => {
  expect(arrived(undefined, [seat(0, 'person'), seat(1, 'person')], 0)).toEqual([])
})
