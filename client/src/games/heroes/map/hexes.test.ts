import { describe, expect, it } from 'vitest'

import { CORNERS, EDGES, OFFSETS, RIM, SIZE, beside, edgeOf, extentOf, isClosed, joined, opposite, pointOf, rimPath, turned } from './hexes'

const close = (a: number, b: number) => expect(a).toBeCloseTo(b, 0)

describe('the lattice', () => {
  it('puts the ring of a tile clockwise from the upper right', () => {
    const ring = OFFSETS.slice(1).map(pointOf)
    const angles = ring.map(({ x, y }) => (Math.atan2(x, -y) * 180) / Math.PI).map((angle) => (angle + 360) % 360)
    expect(angles.map(Math.round)).toEqual([30, 90, 150, 210, 270, 330])
    for (const { x, y } of ring) close(Math.hypot(x, y), SIZE * Math.sqrt(3))
  })

  it('shares each edge with the neighbour across it', () => {
    const here = { q: 2, r: -1 }
    for (let edge = 0; edge < EDGES; edge++) {
      const there = beside(here, edge)
      const mine = edgeOf(pointOf(here), edge)
      const theirs = edgeOf(pointOf(there), opposite(edge))
      close(mine.from.x, theirs.to.x)
      close(mine.from.y, theirs.to.y)
      close(mine.to.x, theirs.from.x)
      close(mine.to.y, theirs.from.y)
    }
  })

  it('has eighteen outward edges around a tile, in one closed line', () => {
    expect(RIM).toHaveLength(18)
    expect(rimPath({ x: 0, y: 0 }).split('L')).toHaveLength(18)
  })

  it('has its first corner at the top', () => {
    close(CORNERS[0]?.x ?? 1, 0)
    close(CORNERS[0]?.y ?? 0, -SIZE)
  })

  it('takes up as much as its hexes, and a margin', () => {
    const one = extentOf([{ q: 0, r: 0 }], 0)
    close(one.width, SIZE * Math.sqrt(3))
    close(one.height, SIZE * 2)
    close(extentOf([{ q: 0, r: 0 }], 10).left, one.left - 10)
    const [near, far] = [extentOf([{ q: 0, r: 0 }], 0), extentOf([{ q: 4, r: -1 }], 0)]
    expect(joined(near, far)).toEqual(extentOf([{ q: 0, r: 0 }, { q: 4, r: -1 }], 0))
  })
})

describe('turning a tile', () => {
  it('leaves the centre and moves the ring clockwise', () => {
    expect(turned(0, 4)).toBe(0)
    expect(turned(1, 1)).toBe(2)
    expect(turned(6, 1)).toBe(1)
    expect(turned(1, -1)).toBe(6)
  })

  it('comes back: what lies somewhere was printed where turning back leads', () => {
    for (let position = 0; position < 7; position++)
      for (let turns = 0; turns < 6; turns++) expect(turned(turned(position, turns), -turns)).toBe(position)
  })

  it('turns walls along', () => {
    const closed = [true, false, false, false, false, false]
    for (let turns = 0; turns < 6; turns++) {
      expect(Array.from({ length: 6 }, (_, edge) => isClosed(closed, edge, turns)).indexOf(true)).toBe(turns)
    }
  })
})
