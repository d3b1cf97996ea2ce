import { describe, expect, it } from 'vitest'

import { onBoard } from '../../table/contract'
import { beside } from '../../table/options'
import { asked } from '../../testing/pieces'
import { option, PASS, QUESTIONS, use, view } from './fixture'
import { adventure } from './map/fixture'
import { isAim, isAnswer, lightsOf, stageOf } from './options'
import { placeOf } from './places'
import type { HeroesView } from './view'

describe('the options of a combat', () => {
  it.each(QUESTIONS.map((question) => [question.kind, question] as const))('asked for %s are each lit once', (_, question) => {
    const lights = lightsOf(question)
    const maps = [lights.units, lights.spaces, lights.hand, lights.troops, lights.heroes]
    const lit = [...maps.flatMap((map) => [...map.values()].flat()), ...lights.found, ...lights.bar, ...(lights.pass ? [lights.pass] : [])]
    expect(new Set(lit).size).toBe(lit.length)
    expect(lit.length + lights.elsewhere.length).toBe(question.options.length)
    expect(beside(question, 'heroes').map(({ option }) => option)).toEqual(lights.elsewhere)
  })

  it('that the board does not know stand in the prompt', () => {
    expect(placeOf('act', option('dance', 3))).toBeNull()
    expect(onBoard('act', option('dance', 3), 'heroes')).toBe(false)
    expect(onBoard('act', option('attack', 3), 'heroes')).toBe(true)
  })

  it('light nothing for those who wait', () => {
    expect(lightsOf({ ...asked('act', option('attack', 2)), mine: false }).any).toBe(false)
    expect(lightsOf(null).any).toBe(false)
  })

  it('of one card lie on that card', () => {
    const { hand } = lightsOf(asked('act', use('play', 0), use('play', 0, 1), use('cast', 1)))
    expect([...hand].map(([card, lit]) => [card, lit.length])).toEqual([
      [0, 2],
      [1, 1],
    ])
  })

  it('that are aimed are told from those that are chosen', () => {
    expect(isAim(option('attack', 2), 'act')).toBe(true)
    expect(isAim(option('unit', 2), 'aim')).toBe(true)
    expect(isAim(option('unit', 2), 'next_unit')).toBe(false)
    expect(isAim(undefined, 'aim')).toBe(false)
  })
})

describe('a question', () => {
  it('in the middle of another deed can be passed quickly', () => {
    expect(isAnswer(asked('answer', PASS()))).toBe(true)
    expect(isAnswer({ ...asked('answer', PASS()), mine: false })).toBe(false)
    expect(isAnswer(asked('act', option('end', 0)))).toBe(false)
    expect(isAnswer(null)).toBe(false)
  })

  it.each([
    ['hero', 'hero'],
    ['muster', 'muster'],
    ['search', 'search'],
    ['deploy', 'combat'],
    ['act', 'combat'],
  ] as const)('of the kind %s is asked at the stage %s', (kind, stage) => {
    const question = QUESTIONS.find((one) => one.kind === kind) ?? null
    expect(stageOf(question, lightsOf(question), view())).toBe(stage)
  })

  it('is not known to those who wait, who see by the table how far it has come', () => {
    const waiting = { ...asked('waiting'), mine: false, asked: false }
    const stage = (more: Partial<HeroesView>) => stageOf(waiting, lightsOf(waiting), { ...view(), ...more })
    expect(stage({})).toBe('combat')
    expect(stage({ heroes: view().heroes.map((one) => ({ ...one, hero: null })) })).toBe('hero')
    const second = { ...view().heroes[0]!, main: false, hero: null }
    expect(stage({ heroes: [...view().heroes, second] })).toBe('combat')
    const { combat } = view()
    const empty = combat && { ...combat, round: 0, units: [] }
    expect(stage({ combat: empty })).toBe('search')
    expect(stage({ combat: empty, adventure: adventure() })).toBe('combat')
  })
})
