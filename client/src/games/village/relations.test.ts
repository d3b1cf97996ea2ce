import { describe, expect, it } from 'vitest'

import { lines, others, relation } from './relations'
import { chairs, reaches } from './seating'
import type { Player } from './view'

function table(ring: number[], fallen: number[] = []) {
  const players = ring.map((_, seat) => ({ seat, alive: !fallen.includes(seat) }) as Player)
  return { ring, players }
}

function targets(ring: number[], seat: number, fallen: number[] = []): number[] {
  const at = table(ring, fallen)
  return ring.filter((one) => relation(at, seat, one).weapons).sort()
}

describe('who may strike whom', () => {
  it('two: each other', () => expect(targets([0, 1], 0)).toEqual([1]))
  it('three: the left neighbour with weapons, both with spells', () => {
    expect(targets([0, 1, 2], 0)).toEqual([1])
    expect(relation(table([0, 1, 2]), 0, 2)).toMatchObject({ bond: 'enemy', weapons: false, spells: true })
    expect(targets([0, 1, 2], 0, [1])).toEqual([2])
  })
  it('four: the partner sits across, the left opponent is the target', () => {
    expect(relation(table([0, 1, 2, 3]), 0, 2)).toMatchObject({ bond: 'ally', weapons: false, spells: false })
    expect(targets([0, 1, 2, 3], 0)).toEqual([1])
    expect(targets([0, 1, 2, 3], 0, [2])).toEqual([1, 3])
  })
  it('five: weapons reach all, enemies are the two across', () => {
    expect(targets([0, 1, 2, 3, 4], 0)).toEqual([1, 2, 3, 4])
    expect(relation(table([0, 1, 2, 3, 4]), 0, 1).bond).toBe('neighbour')
    expect(relation(table([0, 1, 2, 3, 4]), 0, 2).bond).toBe('enemy')
  })
  it('six: front against front, the sorcerer behind a broken line', () => {
    const ring = [0, 1, 2, 3, 4, 5]
    expect(targets(ring, 0)).toEqual([5])
    expect(targets(ring, 1)).toEqual([3, 5])
    expect(targets(ring, 0, [5])).toEqual([4])
    expect(targets(ring, 1, [5])).toEqual([3, 4])
    expect(relation(table(ring), 0, 4).sorcerer).toBe(true)
  })
})

describe('where they sit', () => {
  it('clockwise from the left', () => expect(others({ ring: [2, 0, 1] }, 0)).toEqual([1, 2]))
  it('six in two lines that face each other', () => {
    expect(lines({ ring: [0, 1, 2, 3, 4, 5] }, 0)).toEqual({ far: [5, 4, 3], near: [0, 1, 2] })
    expect(lines({ ring: [0, 1, 2, 3, 4, 5] }, 4)).toEqual({ far: [2, 1, 0], near: [3, 4, 5] })
    expect(lines({ ring: [0, 1, 2] }, 0)).toBeNull()
  })
})

describe('the picture of the table', () => {
  const six = table([0, 1, 2, 3, 4, 5])
  it('has everybody in it once, the viewer at the bottom', () => {
    for (const ring of [[0, 1, 2], [2, 0, 3, 1], [0, 1, 2, 3, 4]]) {
      const placed = chairs(table(ring), 0)
      expect(placed.map(({ seat }) => seat).sort()).toEqual([...ring].sort())
      expect(Math.max(...placed.map(({ y }) => y))).toBe(placed[0]?.y)
    }
    expect(chairs(six, 4).filter(({ y }) => y > 50).map(({ seat }) => seat)).toEqual([3, 4, 5])
  })
  it('puts the left neighbour to the left', () => {
    const [, left, right] = chairs(table([0, 1, 2]), 0)
    expect(left).toMatchObject({ seat: 1 })
    expect(left?.x).toBeLessThan(right?.x ?? 0)
  })
  it('draws an arrow for each reach, and none from the fallen', () => {
    const arrows = reaches(six, chairs(six, 0), 0)
    expect(arrows.filter(({ how }) => how === 'weapons').map(({ to }) => to)).toEqual([5])
    expect(arrows).toHaveLength(5)
    const fallen = table([0, 1, 2], [0])
    expect(reaches(fallen, chairs(fallen, 0), 0)).toEqual([])
  })
})
