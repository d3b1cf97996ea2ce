import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import type { GameOption } from '../../../net/types'
import { GOAL_SIGNS } from '../icons/signs'
import { words } from '../../../text/say.svelte'
import { takenFor, toggled } from './chosen'

const HEROES = [
  { id: 'catherine', set: 'castle' },
  { id: 'rion', set: 'castle' },
  { id: 'mutare', set: 'dungeon' },
]

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
