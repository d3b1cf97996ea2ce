// @vitest-environment node
import { createRequire } from 'node:module'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

// @ts-expect-error: a script without types
import { old, rounded, wanted } from '../../scripts/icons.mjs'
import { pathOf, register } from '../icons/registry'
import { GAMES } from '.'

const drawn = import.meta.glob<Record<string, string>>('./*/icons/drawn.ts', { eager: true, import: 'ICONS' })
const signs = import.meta.glob<Record<string, Record<string, string>>>('./*/icons/signs.ts', { eager: true })

describe('the icons', () => {
  it('are those that the content names today', () => {
    expect(wanted().missing).toEqual([])
    expect(old(), 'older than the content: npm run icons').toEqual([])
  })

  it('lose no number by being rounded', () => {
    const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as { icons: Record<string, { body: string }> }
    const numbers = (path: string) => [...path.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(([number]) => Number(number))
    const bent = Object.entries(icons).filter(([, { body }]) => {
      const before = numbers(body)
      const after = numbers(rounded(body) as string)
      return after.length !== before.length || before.some((number, at) => Math.abs(number - (after[at] ?? NaN)) > 0.005001)
    })
    expect(bent.map(([name]) => name)).toEqual([])
  })

  it.each(Object.keys(signs))('of %s are all drawn', (file) => {
    const own = drawn[file.replace('signs', 'drawn')] ?? {}
    register(own)
    const named = Object.values(signs[file] ?? {}).flatMap((table) => (typeof table === 'object' ? Object.values(table) : []))
    expect(named.filter((name) => !own[name])).toEqual([])
  })

  it('that a board names by itself are drawn too', () => {
    const folder = import.meta.dirname
    const named = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.svelte'))
      .flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(/(?:<Icon name="|pathOf\(')([a-z0-9-]+)/g)].map((match) => match[1] ?? ''))
    expect([...new Set(named)].filter((name) => pathOf(name) === '')).toEqual([])
  })
})

describe('a hero', () => {
  it('has a sign that the lobby can draw, and no two games have the same', () => {
    const heroes = GAMES.flatMap((game) => Object.entries(game.heroes))
    expect(new Set(heroes.map(([hero]) => hero)).size).toBe(heroes.length)
    expect(heroes.filter(([, { icon }]) => pathOf(icon) === '')).toEqual([])
  })
})

describe('a game', () => {
  it.each(GAMES.map((game) => [game.name, game] as const))('%s is a folder of its own name, and brings its icon', (name, game) => {
    expect(existsSync(join(import.meta.dirname, name))).toBe(true)
    for (const icon of [game.icon, game.play.icon, game.arrange.icon]) expect(pathOf(icon)).not.toBe('')
  })
})
