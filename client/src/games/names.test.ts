import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { GAMES } from '.'

const SOURCES = join(import.meta.dirname, '..')
/** A game that is called by a word of the table is named where the word stands in quotes, in a path or with a
    capital; among texts, where a key begins with it. */
const WORDS = new Set(['heroes'])

function named(game: string, file: string): RegExp {
  if (WORDS.has(game) && file.endsWith('.ftl')) return new RegExp(`^(${game}-|(game|guide)-${game}\\b)|\\b${game}\\.`)
  const capital = game.charAt(0).toUpperCase() + game.slice(1)
  return WORDS.has(game) ? new RegExp(`(?<!class=)['"\`]${game}['"\`]|games/${game}|\\b${capital}`) : new RegExp(game, 'i')
}

it('stands in its folder: nothing else names a game', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(ts|svelte|css|ftl)$/.test(file) && !file.includes('.test.') && !file.startsWith('games/'))
  expect(files.length).toBeGreaterThan(50)
  const found = files.flatMap((file) => {
    const lines = readFileSync(join(SOURCES, file), 'utf8').split('\n')
    return lines.flatMap((line, at) => GAMES.filter(({ name }) => named(name, file).test(line)).map(({ name }) => `${file}:${at + 1} names ${name}`))
  })
  expect(found).toEqual([])
})
