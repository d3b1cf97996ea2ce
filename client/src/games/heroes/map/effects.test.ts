import { describe, expect, it } from 'vitest'

import { printedOf } from '../catalogue'
import { isBeside, showOf, sourcesOf } from './effects'
import { adventure, mapCatalogue } from './fixture'
import { landOf } from './land'

const SOURCES = { gold: [7, 8], materials: [9], valuables: [] }
const ROUND = { event: 'RoundStarted', n: 3 }
const PAID = { event: 'GotResources', seat: 0, gold: 15, materials: 2, valuables: 1 }

describe('what moves on the map', () => {
  it('lets income come from where it is made, a few coins for all of it', () => {
    const { coins, length } = showOf([ROUND, PAID], 0, SOURCES)
    expect(coins.map(({ resource, field }) => `${resource} ${field}`)).toEqual([
      ...['gold 7', 'gold 8', 'gold 7', 'gold 8', 'gold 7', 'gold 8'],
      ...['materials 9', 'materials 9'],
    ])
    expect(coins[1]?.at).toBeGreaterThan(coins[0]?.at ?? 0)
    expect(length).toBe((coins[7]?.at ?? 0) + (coins[7]?.ms ?? 0))
  })

  it('goes faster where all does', () => {
    expect(showOf([ROUND, PAID], 0, SOURCES, 2).length).toBeCloseTo(showOf([ROUND, PAID], 0, SOURCES).length / 2, -1)
  })

  it('knows income from what is found, and ours from others’', () => {
    expect(showOf([PAID], 0, SOURCES).coins).toEqual([])
    expect(showOf([ROUND, { event: 'TurnBegan', seat: 0 }, PAID], 0, SOURCES).coins).toEqual([])
    expect(showOf([ROUND, PAID], 1, SOURCES).coins).toEqual([])
  })

  it('turns tiles up', () => {
    const show = showOf([{ event: 'TileRevealed', seat: 1, spot: 2, tile: 4 }], 0, SOURCES)
    expect(show.flips).toEqual([2])
    expect(show.length).toBeGreaterThan(0)
    expect(showOf([], 0, SOURCES)).toEqual({ flips: [], coins: [], length: 0 })
  })

  it('lets the tiles beside it tremble', () => {
    expect(isBeside({ q: 0, r: 0 }, [{ q: 3, r: -1 }])).toBe(true)
    expect(isBeside({ q: 0, r: 0 }, [{ q: 5, r: -4 }, { q: 0, r: 0 }, undefined])).toBe(false)
    expect(isBeside({ q: 0, r: 0 }, [])).toBe(false)
  })

  it('finds mines and settlements of a seat, and its town for the rest', () => {
    const marks = [
      { field: 0, cube: 0 },
      { field: 1, cube: 0 },
      { field: 8, cube: 0, yields: 1 },
      { field: 12, cube: 1 },
    ]
    const land = landOf(adventure({ marks }), printedOf(mapCatalogue))
    expect(sourcesOf(land, 0, 0)).toEqual({ gold: [1, 0], materials: [8], valuables: [0] })
    expect(sourcesOf(land, 1, -1)).toEqual({ gold: [12], materials: [], valuables: [] })
  })
})
