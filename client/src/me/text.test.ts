import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'

import type { Language } from '../net/types'
import { SOURCES } from './words'

const keys = (language: Language) => new FluentResource(SOURCES[language]).body.map(({ id }) => id).sort()
const variables = (language: Language, key: string) =>
  [...new Set(JSON.stringify(new FluentResource(SOURCES[language]).body.find(({ id }) => id === key)).match(/"type":"var","name":"[a-z]+"/g))].sort()

describe('the words of the page of one’s own', () => {
  it.each(['es', 'sv'] as const)('are the same in %s, and take the same things', (language) => {
    expect(keys(language)).toEqual(keys('en'))
    for (const key of keys('en')) expect(variables(language, key), key).toEqual(variables('en', key))
  })

  it('cover everything that it says, and nothing else', () => {
    const folder = import.meta.dirname
    const files = readdirSync(folder, { encoding: 'utf8' }).filter((name) => /\.(svelte|ts)$/.test(name) && !name.includes('.test.'))
    const source = files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n')
    const said = [...source.matchAll(/(?<![.\w])say\('([a-z0-9-]+)'/g)].map((match) => match[1] ?? '')
    expect(said.filter((key) => !keys('en').includes(key))).toEqual([])
    expect(keys('en').filter((key) => !source.includes(`'${key}'`))).toEqual([])
  })
})
