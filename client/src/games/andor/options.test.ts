import { describe, expect, it } from 'vitest'

import { asking, option } from './fixture'
import { deedsBeside, deedsWith, lightsOf } from './options'
import { placeOf } from './places'

describe('what lights up', () => {
  const turn = asking(
    'turn',
    option('go', 202, { actor: 0, field: 202 }, { detail: { path: [201, 202], hours: 1, willpower: 0 } }),
    option('pull', 202, { actor: 0, field: 202 }),
    option('fight', 7, { actor: 0, foe: 7 }),
    option('carry', 1, { actor: 0, whom: 1 }),
    option('pass', 0, { actor: 0 }),
    option('end_day', 0, { actor: 0 }),
    option('drop', 1002, { actor: 1, item: 2 }),
    option('take', 1, { actor: 1, item: 0 }),
    option('spring', 1000, { actor: 1 }),
  )
  const lights = lightsOf(turn)

  it('are fields, foes, and the deeds of each hero', () => {
    expect(lights.fields.get(202)?.map(({ verb }) => verb)).toEqual(['go', 'pull'])
    expect(lights.foes.get(7)?.map(({ verb }) => verb)).toEqual(['fight'])
    expect(lights.deeds.get(0)?.map(({ verb }) => verb)).toEqual(['carry'])
    expect(lights.deeds.get(1)?.map(({ verb }) => verb)).toEqual(['drop', 'take', 'spring'])
    expect(lights.elsewhere.map(({ verb }) => verb)).toEqual(['pass', 'end_day'])
  })

  it('are told apart by what a hero carries', () => {
    expect(deedsWith(lights, 1, 2).map(({ verb }) => verb)).toEqual(['drop'])
    expect(deedsBeside(lights, 1).map(({ verb }) => verb)).toEqual(['take', 'spring'])
  })

  it('are heroes whom an answer names, and the prompt bar names them too', () => {
    const { heroes, elsewhere } = lightsOf(asking('chosen_hero', option('hero', 1, { whom: 1 })))
    expect([...heroes.keys()]).toEqual([1])
    expect(elsewhere).toHaveLength(1)
  })

  it('end a walk where the hero stands', () => {
    const { stop } = lightsOf(asking('walk', option('stop', 0), option('go', 203, { field: 203 })))
    expect(stop?.verb).toBe('stop')
  })

  it('is nothing while there is nothing to pick', () => {
    expect(lightsOf(null).any).toBe(false)
    expect(lightsOf({ ...turn, mine: false }).fields.size).toBe(0)
  })
})

describe('places', () => {
  it('take deeds of a turn to the hero, and leave answers in a fight to the prompt bar', () => {
    expect(placeOf('turn', option('brew', 1))).toBe('deeds')
    expect(placeOf('edge', option('brew', 0))).toBeNull()
    expect(placeOf('stay', option('spring', 0))).toBe('deeds')
    expect(placeOf('star_shield', option('symbol', 3))).toBe('symbols')
    expect(placeOf('turn', option('pass', 0))).toBeNull()
  })
})
