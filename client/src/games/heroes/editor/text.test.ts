import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'

import type { Language } from '../../../net/types'
import { SOURCES } from './words'

const keys = (language: Language) => new FluentResource(SOURCES[language]).body.map(({ id }) => id).sort()
const variables = (language: Language, key: string) =>
  [...new Set(JSON.stringify(new FluentResource(SOURCES[language]).body.find(({ id }) => id === key)).match(/"type":"var","name":"[a-z]+"/g))].sort()

describe('the words of the scenario editor', () => {
  it.each(['es', 'sv'] as const)('are the same in %s, and take the same things', (language) => {
    expect(keys(language)).toEqual(keys('en'))
    for (const key of keys('en')) expect(variables(language, key), key).toEqual(variables('en', key))
  })

  it('stand there once', () => {
    expect(new Set(keys('en')).size).toBe(keys('en').length)
  })

  it('cover everything that it says', () => {
    const known = new Set(keys('en'))
    const folder = import.meta.dirname
    const said = readdirSync(folder, { encoding: 'utf8' })
      .filter((name) => /\.(svelte|ts)$/.test(name) && !name.includes('.test.'))
      .flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(/\bsay\('([a-z0-9-]+)'/g)].map((match) => match[1] ?? ''))
    expect(said.filter((key) => !known.has(key))).toEqual([])
  })
})
