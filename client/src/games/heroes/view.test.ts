import { describe, expect, it } from 'vitest'

import { state } from './fixture'
import { distance, neighbours, placeOnBoard, stepsTo, viewOf } from './view'

describe('a view of a combat', () => {
  const seen = viewOf(state(null))

  it('names what lies on each unit', () => {
    expect(seen.units[1]).toMatchObject({ pack: true, damage: 2, paralysed: true, acted: false, cover: null })
    expect(seen.units[2]).toMatchObject({ pack: false, acted: true, retaliated: true })
    expect(seen.units[3]?.defending).toBe(true)
  })

  it('knows who leads each side', () => {
    expect(seen.sides.map(({ leader, player }) => [leader, player?.hero])).toEqual([
      ['hero', 'catherine'],
      ['hero', 'mutare'],
    ])
  })

  it('tells guards and AI heroes from players', () => {
    const { combat, ...rest } = state(null).view as { combat: { camps: unknown[] } }
    const led = (leader: number) =>
      viewOf({ view: { ...rest, combat: { ...combat, camps: [combat.camps[0], [leader, -1, 0, 1, false, 0, 0]] } } }).sides[1]
    expect(led(2)).toMatchObject({ leader: 'guards', player: null })
    expect(led(3)?.player?.hero).toBe('mutare')
  })

  it('keeps the face beneath a card that lies on a unit', () => {
    const told = state(null)
    const combat = told.view.combat as { units: unknown[] }
    combat.units[1] = [1, 0, 1, 2 + 5, 6, 0, 0, [[1, 2]]]
    expect(viewOf(told).units[1]).toMatchObject({ pack: true, cover: 5 })
  })

  it('reads walls, gates and rubble', () => {
    expect(seen.ground.slice(8, 12)).toEqual(['wall', 'rubble', 'gate', 'wall'])
  })
})

describe('the board', () => {
  it('lies with the attacker to the left', () => {
    expect(placeOnBoard(0, 4)).toEqual({ column: 1, row: 1 })
    expect(placeOnBoard(19, 4)).toEqual({ column: 5, row: 4 })
    expect(placeOnBoard(29, 5)).toEqual({ column: 6, row: 5 })
  })

  it('has no diagonals', () => {
    expect(neighbours(5, 4, 5)).toEqual([1, 4, 6, 9])
    expect(neighbours(0, 4, 5)).toEqual([1, 4])
    expect(distance(0, 5, 4)).toBe(2)
  })

  it('counts steps around what is in the way, and across it for those who fly', () => {
    expect([...stepsTo(0, new Set([1, 2, 6]), 4, 5)]).toEqual([
      [1, 1],
      [2, 2],
      [6, 3],
    ])
    expect(stepsTo(0, new Set([8]), 4, 5).get(8)).toBe(2)
    expect(stepsTo(-1, new Set([8]), 4, 5).size).toBe(0)
  })
})
