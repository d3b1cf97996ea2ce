import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import type { GameInfo, GameOption } from '../../../net/types'
import { GOAL_SIGNS } from '../icons/signs'
import { words } from '../../../text/say.svelte'
import type { Scenario } from '../types'
import { cardsOf, FIGHT, tabsOf, takenFor, toggled } from './chosen'

const HEROES = [
  { id: 'catherine', set: 'castle' },
  { id: 'rion', set: 'castle' },
  { id: 'mutare', set: 'dungeon' },
]

describe('what is offered', () => {
  const game = {
    modes: [
      { name: 'clash', seats: [2], minutes: 0 },
      { name: 'relay', seats: [2], minutes: 0 },
      { name: 'duel', seats: [2], minutes: 10 },
    ],
    options: [{ name: 'scenario', modes: ['clash', 'relay'] }],
  } as unknown as GameInfo
  const scenario = (id: string, mode: string) => ({ id, mode, name: id, players: [2], rounds: 9, goal: 'race', chapter: null }) as unknown as Scenario
  const tabs = (...scenarios: Scenario[]) => tabsOf(game, scenarios).map(({ id }) => id)

  it('has a tab for each mode that the catalogue has a scenario of, and one for single fights', () => {
    expect(tabs(scenario('ford', 'clash'))).toEqual(['clash', FIGHT])
    expect(tabs(scenario('ford', 'clash'), scenario('torch', 'relay'))).toEqual(['clash', 'relay', FIGHT])
  })

  it('has a tab for what was written here, as soon as there is something', () => {
    const mine = scenario('own.bridge', 'relay')
    expect(tabs(scenario('ford', 'clash'), mine)).toEqual(['clash', FIGHT, 'own'])
    expect(cardsOf(game, [mine]).map(({ id, tab }) => [id, tab])).toEqual([['own.bridge', 'own'], ['duel', FIGHT]])
  })
})

describe('two seats', () => {
  it('may not share a people', () => {
    const chairs = [{ hero: 'catherine' }, { hero: 'random' }]
    expect([...takenFor(chairs, 1, HEROES)]).toEqual(['catherine', 'rion'])
    expect(takenFor(chairs, 0, HEROES).size).toBe(0)
  })

  it('may share a people, but not a hero, where the scenario lets them', () => {
    expect([...takenFor([{ hero: 'catherine' }, { hero: 'random' }], 1, HEROES, true)]).toEqual(['catherine'])
  })
})

describe('an optional rule', () => {
  const option = { apart: [['more', 'none']] } as unknown as GameOption

  it('is added and left out', () => {
    expect(toggled(option, [], 'rich')).toEqual(['rich'])
    expect(toggled(option, ['rich', 'more'], 'rich')).toEqual(['more'])
  })

  it('takes the place of the one it cannot go with', () => {
    expect(toggled(option, ['more', 'rich'], 'none')).toEqual(['rich', 'none'])
  })
})

describe('what a scenario is about', () => {
  it('has a sign and a word, whichever it is', () => {
    const folder = join(import.meta.dirname, '../../../../../src/fabletop/games/heroes/content/scenarios')
    const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'))
    const goals = files.flatMap((name) => readFileSync(join(folder, name), 'utf8').match(/^goal: (\w+)/m)?.[1] ?? [])
    expect(goals.length).toBeGreaterThan(20)
    expect(goals.filter((goal) => !GOAL_SIGNS[goal] || words.maybe(`heroes-goal-${goal}`) === null)).toEqual([])
  })
})
