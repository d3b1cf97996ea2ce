import { expect, it } from 'vitest'

import { isFree, spotsOf, stepsBetween, type Steps } from './lattice'

const B: Steps = [[1, 2], [-2, 3], [-3, 1], [-1, -2], [2, -3], [3, -1]]

it('an empty map has its middle', () => {
  expect(spotsOf([], B, 60)).toEqual([{ q: 0, r: 0 }])
})

it('a tile has six spots around it, each just touching', () => {
  const found = spotsOf([{ q: 0, r: 0 }], B, 60)
  expect(found).toHaveLength(6)
  expect(found.every((spot) => stepsBetween(spot, { q: 0, r: 0 }) === 3)).toBe(true)
})

it('spots between two tiles are offered once, and none lies over a tile', () => {
  const laid = [{ q: 0, r: 0 }, { q: 3, r: -1 }]
  const found = spotsOf(laid, B, 60)
  expect(found).toHaveLength(8)
  expect(found.every((spot) => isFree(spot, laid))).toBe(true)
})

it('on a mixed lattice spots that would overlap a tile fall away', () => {
  const mixed: Steps = [...B, [2, 1], [-1, 3], [-3, 2], [-2, -1], [1, -3], [3, -2]]
  const laid = [{ q: 0, r: 0 }, { q: 3, r: -1 }]
  expect(spotsOf(laid, mixed, 60)).not.toContainEqual({ q: 3, r: -2 })
  expect(spotsOf(laid, mixed, 60).every((spot) => isFree(spot, laid))).toBe(true)
})

it('nothing is offered beyond the farthest field', () => {
  expect(spotsOf([{ q: 60, r: 0 }], B, 60).every(({ q }) => q <= 60)).toBe(true)
})
