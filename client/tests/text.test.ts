import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'

import { bundleOf, LANGUAGES } from '../src/text/say.svelte'

const SOURCE = join(import.meta.dirname, '../src')
const GAMES = join(SOURCE, 'games')
const PLACES = [join(SOURCE, 'text'), ...readdirSync(GAMES, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => join(GAMES, name, 'text/outside'))]
const read = (language: string): string => PLACES.map((place) => readFileSync(join(place, `${language}.ftl`), 'utf8')).join('\n')
const keys = (source: string): string[] => new FluentResource(source).body.map(({ id }) => id)
const variables = (source: string, key: string): string[] => {
  const pattern = new FluentResource(source).body.find(({ id }) => id === key)
  return [...new Set([...JSON.stringify(pattern).matchAll(/"type":"var","name":"([a-z]+)"/g)].map(([, name]) => name!))].sort()
}

/** What has words of its own is tried beside them. */
const APART = ['games', 'cards', 'icons', 'text', 'me']

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return APART.includes(entry.name) ? [] : files(path)
    return /\.(svelte|ts)$/.test(entry.name) ? [path] : []
  })
}

describe('the words of the client', () => {
  const english = read('en')

  it.each(LANGUAGES)('are all there in %s, each once', (language) => {
    const found = keys(read(language))
    expect(new Set(found).size).toBe(found.length)
    expect([...found].sort()).toEqual([...keys(english)].sort())
  })

  it.each(LANGUAGES)('take the same things in %s and can all be said', (language) => {
    const source = read(language)
    const bundle = bundleOf(language, source)
    for (const key of keys(english)) {
      expect(variables(source, key), key).toEqual(variables(english, key))
      const errors: Error[] = []
      const value = bundle.getMessage(key)?.value
      expect(value, key).toBeTruthy()
      bundle.formatPattern(value!, Object.fromEntries(variables(english, key).map((name) => [name, 2])), errors)
      expect(errors, key).toEqual([])
    }
  })

  it('cover everything that the pages say', () => {
    const known = new Set(keys(english))
    const said = files(SOURCE).flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/\bsay\('([a-z0-9-]+)'/g)].map((match) => match[1]!),
    )
    expect(said.filter((key) => !known.has(key))).toEqual([])
    expect(said.length).toBeGreaterThan(100)
  })
})
