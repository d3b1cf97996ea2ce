import { describe, expect, it } from 'vitest'

import type { GameEvent } from '../../../net/types'
import { PRINTED, hero, message, viewWith } from '../fixture'
import { modelOf, placed } from '../model'
import { spotOf, walkOf, waysOf } from './ways'

const moved = (index: number, origin: number, field: number): GameEvent => ({ event: 'HeroMoved', hero: index, origin, field })
const foe = (uid: number, origin: number, field: number): GameEvent => ({ event: 'FoeMoved', kind: 0, uid, origin, field })

describe('the ways of figures', () => {
  it('are told field by field, for each figure by itself', () => {
    const ways = waysOf([moved(0, 201, 202), moved(1, 201, 202), moved(0, 202, 204), moved(1, 202, 204), foe(7, 204, 203), { event: 'HeroStopped', hero: 0, field: 204 }])
    expect([...ways]).toEqual([
      ['hero-0', [201, 202, 204]],
      ['hero-1', [201, 202, 204]],
      ['foe-7', [204, 203]],
    ])
  })

  it('begin anew where a figure was put elsewhere, and are none for one that is placed', () => {
    expect([...waysOf([foe(7, 201, 202), foe(7, 205, 204)])]).toEqual([['foe-7', [205, 204]]])
    expect([...waysOf([moved(0, 201, 202), { event: 'HeroPlaced', hero: 0, field: 205 }])]).toEqual([])
  })

  it('take the wagon along from where it stood', () => {
    expect([...waysOf([{ event: 'WagonMoved', n: 202 }, { event: 'WagonMoved', n: 204 }], 201)]).toEqual([['base', [201, 202, 204]]])
  })
})

describe('a walk', () => {
  const { fields, view } = modelOf(message(viewWith({ heroes: [hero(0, { field: 203 })], base: null, foes: [] }), null), PRINTED)
  const [stands] = placed({ view, fields })

  it('leads from the old spot over every field to the new one', () => {
    if (!stands) throw new Error('nobody stands there')
    const walk = walkOf([201, 202, 204, 203], 'translate(90px, 98px) scale(0.86)', stands, fields, 0, 1)
    expect(walk.frames.map(({ transform }) => transform)).toEqual([
      'translate(90px, 98px) scale(0.86)',
      'translate(300px, 100px) scale(1)',
      'translate(300px, 300px) scale(1)',
      spotOf(stands),
    ])
    expect(walk).toMatchObject({ duration: 420, delay: 0 })
  })

  it('is quick: a long one is no slower than a short one, and twice as fast at twice the speed', () => {
    if (!stands) throw new Error('nobody stands there')
    const long = [201, 202, 201, 202, 201, 202, 201, 202, 204, 203]
    expect(walkOf(long, undefined, stands, fields, 2, 1)).toMatchObject({ duration: 900, delay: 120 })
    expect(walkOf(long, undefined, stands, fields, 2, 2)).toMatchObject({ duration: 450, delay: 60 })
  })
})
