import { describe, expect, it } from 'vitest'

import type { LogLine } from '../net/types'
import { gameOf } from '../games'
import { briefly, rowsOf } from './log'

const line = (event: string, seat: number, more: Partial<LogLine> = {}): LogLine => ({
  said: event,
  seat,
  about: {},
  head: event === 'Played',
  event,
  rules: [`village.${event.toLowerCase()}.010`],
  ...more,
})
const coin = (seat: number, card: number, n: number): LogLine[] => [line('Played', seat, { about: { card } }), line('GotGold', seat, { about: { n } })]

describe('rows of the chronicle', () => {
  it('put the coins of one seat in a row together', () => {
    const [first, second, ...more] = rowsOf([...coin(0, 1, 10), ...coin(0, 1, 10), ...coin(0, 2, 30), line('Bought', 0)])
    expect(first?.coins).toEqual({ cards: [1, 1, 2], gold: 50 })
    expect(first?.end).toBe(5)
    expect(first?.rules).toEqual(['village.played.010', 'village.gotgold.010', 'village.bought.010'])
    expect(second).toMatchObject({ coins: null, end: 6, line: { event: 'Bought' } })
    expect(more).toEqual([])
  })

  it('keep seats and everything else apart', () => {
    const log = [...coin(0, 1, 10), ...coin(1, 1, 10), line('Played', 1, { about: { card: 3 } }), line('Rolled', 1), line('GotGold', 1, { about: { n: 60 } })]
    expect(rowsOf(log).map(({ coins, line: { event } }) => coins?.gold ?? event)).toEqual([10, 10, 'Played', 'Rolled', 'GotGold'])
    expect(rowsOf([])).toEqual([])
  })

  it('have their rules in one place for each entry', () => {
    const log = [line('Rolled', 1), line('Played', 0), line('Rolled', 0), line('Hurt', 1), line('Rolled', 0), line('Played', 1)]
    expect(rowsOf(log).map(({ rules }) => rules)).toEqual([
      ['village.rolled.010'],
      ['village.played.010', 'village.rolled.010', 'village.hurt.010'],
      [],
      [],
      [],
      ['village.played.010'],
    ])
  })
})

it('names a card that the board lays open instead of reading it out', () => {
  const brief = gameOf('andor')?.brief ?? {}
  expect(briefly(['event-event-drawn', { event: 'Storm', text: 'It blows.' }], brief)).toEqual(['story-andor-drawn', { event: 'Storm', text: 'It blows.' }])
  for (const said of ['It blows.', ['event-freed'], { join: ' ', of: ['a'] }] as const) expect(briefly(said, brief)).toBe(said)
})
