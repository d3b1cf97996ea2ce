import { expect, test } from 'vitest'

import type { SeatInfo } from '../net/types'
import { asksMe, isLate, lasted, left, whoseMove } from './turns'

const seat = (number: number, name: string, kind: SeatInfo['kind'] = 'person'): SeatInfo => ({ seat: number, kind, name, hero: null, here: true, bot: '', stand_in: false, late: false })
const seats = [seat(0, 'Maja'), seat(1, 'Iker'), seat(2, 'Aldis', 'bot')]

test('how long a table has waited is told in the largest unit that fits', () => {
  expect(lasted(-5)).toEqual(['since-now', { n: 0 }])
  expect(lasted(59)).toEqual(['since-now', { n: 0 }])
  expect(lasted(60)).toEqual(['since-minutes', { n: 1 }])
  expect(lasted(3599)).toEqual(['since-minutes', { n: 59 }])
  expect(lasted(3600)).toEqual(['since-hours', { n: 1 }])
  expect(lasted(86_399)).toEqual(['since-hours', { n: 23 }])
  expect(lasted(3 * 86_400)).toEqual(['since-days', { n: 3 }])
})

test('how much time is left, and when to warn', () => {
  expect(left(-3)).toEqual(['due-now', { n: 0 }])
  expect(left(3599)).toEqual(['due-minutes', { n: 59 }])
  expect(left(86_400)).toEqual(['due-hours', { n: 24 }])
  expect(left(259_200)).toEqual(['due-days', { n: 3 }])
  expect(isLate(0, null, 1e9)).toBe(false)
  expect(isLate(0, 86_400, 64_799)).toBe(false)
  expect(isLate(0, 86_400, 64_800)).toBe(true)
})

test('whose move it is', () => {
  expect(whoseMove({ seats, asked: [], me: 0 })).toBe('')
  expect(whoseMove({ seats, asked: [0], me: 0 })).toBe('Your move')
  expect(whoseMove({ seats, asked: [1], me: 0 })).toContain('Iker')
  expect(whoseMove({ seats, asked: [0, 1], me: 0 })).toBe('Your move')
  expect(whoseMove({ seats, asked: [0, 1], me: null })).toBe('Waiting for Maja and Iker')
})

test('nobody is asked whose seat a bot plays for them', () => {
  const handed = [seat(0, 'Maja', 'bot'), ...seats.slice(1)]
  expect(asksMe({ seats: handed, asked: [0], me: 0 })).toBe(false)
  expect(whoseMove({ seats: handed, asked: [0], me: 0 })).toContain('Maja')
})
