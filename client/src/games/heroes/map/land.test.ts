import { describe, expect, it } from 'vitest'

import { printedOf } from '../catalogue'
import { adventure, mapCatalogue } from './fixture'
import { bordersOf, landOf, letterOf, near, wallsOf } from './land'

const land = (turns = 0) => landOf(adventure(), printedOf(mapCatalogue), { spot: 1, turns })

describe('the land', () => {
  it('numbers fields seven to a tile, and knows nothing of what is face down', () => {
    expect(land().fields).toHaveLength(21)
    expect(land().fields[1]?.printed?.name).toBe('mine')
    expect(land().fields[14]?.printed).toBeNull()
  })

  it('turns what is printed, and never a field', () => {
    const names = (turns: number) => land(turns).fields.slice(8, 14).map(({ printed }) => printed?.name)
    expect(names(0)).toEqual(['empty', 'empty', 'empty', 'empty', 'mine', 'blocked'])
    expect(names(1)).toEqual(['blocked', 'empty', 'empty', 'empty', 'empty', 'mine'])
    const [before, after] = [land(0).fields[8], land(1).fields[8]]
    expect([after?.q, after?.r]).toEqual([before?.q, before?.r])
  })

  it('shows a guard until it is gone', () => {
    const told = adventure({ marks: [{ field: 1, cube: 0, yields: -1, unguarded: true, visitors: [] }] })
    expect(land().fields[1]?.guard).toBe(1)
    expect(landOf(told, printedOf(mapCatalogue)).fields[1]?.guard).toBe(0)
  })

  it('tells open borders from closed ones, as the tile is held', () => {
    const count = (turns: number) => bordersOf(land(turns), 1).filter(({ open }) => open).length
    expect(bordersOf(land(), 1).length).toBeGreaterThan(0)
    expect(new Set([0, 1, 2, 3, 4, 5].map(count)).size).toBeGreaterThan(1)
  })

  it('has each wall once', () => {
    const tile = land().tiles[0]
    expect(tile && wallsOf(tile)).toHaveLength(1)
  })

  it('finds who lies beside whom', () => {
    const right = land().fields[2]
    expect(right && near(land(), right, 4)?.number).toBe(0)
  })

  it('calls tiles by letters', () => {
    expect([0, 25, 26].map(letterOf)).toEqual(['A', 'Z', 'AA'])
  })
})
