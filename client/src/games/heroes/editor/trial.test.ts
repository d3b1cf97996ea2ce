import { expect, it } from 'vitest'

import { oddSeats, percent } from './trial'

const seat = (low: number, high: number) => ({ wins: 0, low, high })

it('tells the seats that win more or less often than if all were alike', () => {
  expect(oddSeats({ even: 0.5, party: false, seats: [seat(0.51, 0.8), seat(0.2, 0.49)] })).toEqual([
    { seat: 0, more: true },
    { seat: 1, more: false },
  ])
})

it('tells none where luck alone may do as much', () => {
  expect(oddSeats({ even: 0.5, party: false, seats: [seat(0.5, 0.8), seat(0.2, 0.5)] })).toEqual([])
})

it('compares nobody in a party', () => {
  expect(oddSeats({ even: 1, party: true, seats: [seat(0.1, 0.4)] })).toEqual([])
})

it('speaks in whole numbers', () => {
  expect([percent(0), percent(0.125), percent(2 / 3), percent(1)]).toEqual([0, 13, 67, 100])
})
