import { describe, expect, it } from 'vitest'

import { combat, state, view } from './fixture'
import { distance, mainHero, neighbours, placeOnBoard, placeUpright, sidesOf, stepsTo, viewOf } from './view'

describe('a view of a combat', () => {
  it('knows who leads each side, and what that player has', () => {
    const sides = sidesOf(viewOf(state(null)))
    expect(sides.map(({ leader, led, player, spellsLeft }) => [leader, led?.hero, player?.gold, spellsLeft])).toEqual([
      ['hero', 'catherine', 10, 1],
      ['hero', 'mutare', 10, 1],
    ])
  })

  it('tells guards and AI heroes from players', () => {
    const [own] = combat().camps
    const against = (more: object) => sidesOf({ ...view(), combat: { ...combat(), camps: [own, { ...own, ...more }] } as never })[1]
    expect(against({ leader: 'guards', seat: -1, hero: -1 })).toMatchObject({ led: null, player: null })
    expect(against({ leader: 'guards', seat: 1, hero: -1 })).toMatchObject({ led: null, player: null })
    expect(against({ leader: 'ai', seat: -1, hero: 1 })).toMatchObject({ led: { hero: 'mutare' }, player: null })
  })

  it('has no sides while nobody fights', () => {
    expect(sidesOf({ ...view(), combat: null })).toEqual([])
  })

  it('knows the army of a seat', () => {
    expect(mainHero(view(), 0)?.army).toHaveLength(2)
    expect(mainHero(view(), 3)).toBeUndefined()
  })
})

describe('the board', () => {
  it('lies with the attacker to the left', () => {
    expect(placeOnBoard(0, 4)).toEqual({ column: 1, row: 1 })
    expect(placeOnBoard(19, 4)).toEqual({ column: 5, row: 4 })
    expect(placeOnBoard(29, 5)).toEqual({ column: 6, row: 5 })
    expect(placeUpright(0, 4, 5)).toEqual({ column: 1, row: 5 })
    expect(placeUpright(19, 4, 5)).toEqual({ column: 4, row: 1 })
    expect(placeUpright(7, 5, 6)).toEqual({ column: 3, row: 5 })
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
