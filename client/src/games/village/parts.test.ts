import { describe, expect, it } from 'vitest'

import { arc } from './ring'
import { isAimedAt, sortedHand, viewOf } from './view'
import { nextSpot } from '../../ui/walk'
import { SOURCES, wordsOf } from './words'

describe('the experience ring', () => {
  it('is empty at first, with its steps ahead', () => {
    const ring = arc(0, [100, 200])
    expect(ring.gone).toBe(0)
    expect(ring.dots.map((dot) => dot.reached)).toEqual([false, false])
  })
  it('reaches a step and is never more than full', () => {
    expect(arc(100, [100, 200]).dots[0]?.reached).toBe(true)
    expect(arc(9000, [100, 200]).gone).toBe(arc(9000, [100, 200]).length)
  })
})

describe('walking by arrow keys', () => {
  const spots = [
    { x: 0, y: 0 },
    { x: 100, y: 4 },
    { x: 60, y: 200 },
  ]
  it('goes to the nearest that way', () => {
    expect(nextSpot(spots, { x: 0, y: 0 }, 'ArrowRight')).toBe(1)
    expect(nextSpot(spots, { x: 0, y: 0 }, 'ArrowDown')).toBe(2)
    expect(nextSpot(spots, { x: 0, y: 0 }, 'ArrowLeft')).toBe(-1)
  })
})

describe('words', () => {
  const keys = (source: string) => source.match(/^[a-z-]+(?= =)/gm)?.sort()
  it('are the same in all languages', () => {
    expect(keys(SOURCES.es)).toEqual(keys(SOURCES.en))
    expect(keys(SOURCES.sv)).toEqual(keys(SOURCES.en))
  })
  it('speak the language asked for', () => {
    expect(wordsOf('sv')('market')).toBe('Byns marknad')
    expect(wordsOf('en')('berserk-n', { n: 1 })).toBe('berserk, 1 turn left')
    expect(wordsOf('en')('no-such-key')).toBe('no-such-key')
  })
})

describe('the view', () => {
  const raw = {
    seat: 0,
    round: 3,
    active: 0,
    ring: [0],
    over: false,
    winners: [],
    players: [
      {
        hero: 'elf',
        full_life: 35,
        next_levels: [100, 200],
        worn: [{ card: 52, slot: 0, left: 3 }],
        scabbards: [{ card: 48, weapon: -1, turn: 0 }],
        front: [{ uid: 9, card: 146, owner: 1, life: 4, summoner: -1 }],
      },
    ],
    market: {
      spaces: [1, 2, 3, 4, 5, 6, 7, 8, 9, -1],
      decks: [40, 9, 8, 7, 6, 5],
      tamed: [7],
      dragon: { card: 167, life: 20, parts: 3, fighters: [0, 2] },
      loot: [],
      foreseen: null,
    },
    turn: {},
    attack: {
      seat: 0,
      card: 7,
      chain: [
        { verb: 'hero', seat: 1, slot: null, uid: null },
        { verb: 'worn', seat: 0, slot: 3, uid: null },
      ],
    },
    loose: [],
  }
  const view = viewOf({ view: raw })

  it('gives things the places in which they lie', () => {
    expect(view.players[0]).toMatchObject({
      worn: [{ card: 52, slot: 0, left: 3 }],
      front: [{ uid: 9, card: 146, owner: 1, life: 4 }],
      scabbards: [{ place: 0, weapon: -1 }],
    })
    expect([0, 1].map((seat) => isAimedAt(view, seat))).toEqual([false, true])
  })
  it('lets a dragon of three parts cover the last three spaces', () => {
    expect(view.spaces.filter((space) => space.part !== null).map((space) => space.space)).toEqual([8, 9, 10])
    expect(view.dragon?.fighters).toEqual([0, 2])
  })
  it('knows the decks below and what is tamed', () => {
    expect(view.spaces[0]).toMatchObject({ space: 1, depth: 9, tamed: false })
    expect(view.spaces[6]).toMatchObject({ space: 7, depth: null, tamed: true })
    expect(view.mainDepth).toBe(40)
  })
  it('sorts a hand by kind', () => {
    expect(sortedHand([5, 3, 4], (card) => (card === 4 ? 0 : 1))).toEqual([4, 3, 5])
  })
})
