import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { words } from '../text/say.svelte'
import { info } from './fixture'
import { byGame, found, nextAfter } from './lists'

const A = info('a', { number: 1, grade: 1 })
const B = info('b', { number: 2, grade: 1 })
const C = info('c', { number: 3, grade: 4 })
const D = info('d', { game: 'andor', number: 1, grade: 2 })
const ALL = [C, D, B, A]
const ids = (puzzles: { id: string }[]): string => puzzles.map(({ id }) => id).join('')

describe('the list of puzzles', () => {
  it('goes by game as the lobby does, and from easy to hard', () => {
    expect(byGame(ALL).map(({ game, grades }) => [game, ...grades.map((one) => `${one.grade}${ids(one.puzzles)}`)])).toEqual([
      ['village', '1ab', '4c'],
      ['andor', '2d'],
    ])
  })

  it.each([
    [{ game: '', grade: 0, open: false }, 'abcd'],
    [{ game: 'village', grade: 0, open: false }, 'abc'],
    [{ game: '', grade: 4, open: false }, 'c'],
    [{ game: 'village', grade: 1, open: true }, 'b'],
    [{ game: 'andor', grade: 1, open: false }, ''],
  ])('shows what is looked for: %o', (wanted, shown) => {
    expect([...ids(found(ALL, wanted, (id) => id === 'a'))].sort().join('')).toBe(shown)
  })

  it.each([
    ['the next one of the game', 'a', '', 'b'],
    ['past those that are solved', 'a', 'b', 'c'],
    ['round to the first', 'c', '', 'a'],
    ['to another game when this one is done', 'c', 'ab', 'd'],
    ['in order when all are solved', 'b', 'abcd', 'c'],
  ])('leads on %s', (_, from, solved, to) => {
    expect(nextAfter(ALL, from, (id) => solved.includes(id))?.id).toBe(to)
  })

  it.each(['village', 'heroes', 'andor'])('has a goal of %s without names for the lobby', (game) => {
    const told = readFileSync(join(import.meta.dirname, `../../../src/fabletop/games/${game}/content/text/en/play.ftl`), 'utf8')
    const goals = [...told.matchAll(/^(puzzle-[a-z-]+) =/gm)].map(([, key]) => key!)
    expect(goals.length).toBeGreaterThan(0)
    expect(goals.filter((key) => words.maybe(`${game}-${key}`) === null)).toEqual([])
  })

  it('leads nowhere from the only one', () => {
    expect(nextAfter([A], 'a', () => false)).toBeNull()
  })
})
