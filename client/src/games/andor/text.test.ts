import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'

import { ICONS } from '../../icons/andor'
import { pathOf, register } from '../../icons/registry'
import type { Language } from '../../net/types'
import { BOOKS, FACES, FOES, GROUND, HEROES, ITEMS, SIGNS, SYMBOLS, TOKENS } from './icons'
import { SOURCES } from './words'

const keys = (language: Language) => new FluentResource(SOURCES[language]).body.map(({ id }) => id).sort()
const variables = (language: Language, key: string) =>
  [...new Set(JSON.stringify(new FluentResource(SOURCES[language]).body.find(({ id }) => id === key)).match(/"type":"var","name":"[a-z]+"/g))].sort()

describe('the words of the mountain board', () => {
  it.each(['es', 'sv'] as const)('are the same in %s, and take the same things', (language) => {
    expect(keys(language)).toEqual(keys('en'))
    for (const key of keys('en')) expect(variables(language, key), key).toEqual(variables('en', key))
  })

  it('cover everything that the board says, and nothing else', () => {
    const folder = import.meta.dirname
    const said = readdirSync(folder)
      .filter((name) => /\.(svelte|ts)$/.test(name) && !name.includes('.test.'))
      .flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(/\bsay\('([a-z0-9-]+)'/g)].map((match) => match[1] ?? ''))
    expect([...new Set(said)].sort()).toEqual(keys('en'))
  })
})

describe('the pictures of the mountain board', () => {
  it('are all there', () => {
    register(ICONS)
    const named = [HEROES, FOES, ITEMS, TOKENS, FACES, SYMBOLS, BOOKS, GROUND, SIGNS].flatMap((set) => Object.values(set))
    expect(named.filter((name) => pathOf(name) === '')).toEqual([])
  })
})
