import { describe, expect, it } from 'vitest'

import { detailOf } from '../src/net/api'
import { commitment, keepsPromise } from '../src/net/fair'
import { seatFromHash } from '../src/net/kept'
import type { Decision, LogLine, Option, Replay, ReplayFrame } from '../src/net/types'
import { missing, nextTurn, runAt, seatsAt, turnsOf, withPage, type Pages } from '../src/pages/replay'
import { routeOf } from '../src/router.svelte'
import { append, LONGEST, rejoin } from '../src/table/log'
import { beside, grouped, isEnding, typed } from '../src/table/options'
import { asked, option as blank } from '../src/testing/pieces'

const option = (given: Partial<Option>): Option => blank(given.verb ?? '', 0, {}, given)
const decision = (kind: string, options: Option[]): Decision => asked(kind, ...options)

describe('options', () => {
  const turn = decision('act', [
    option({ verb: 'play', group: 'play', about: { card: 3 } }),
    option({ verb: 'buy', group: 'buy', about: { card: 4, space: 6 } }),
    option({ verb: 'play', group: 'play', about: { card: 5 } }),
    option({ verb: 'sneak', group: 'ability' }),
    option({ verb: 'end_turn', group: 'turn' }),
  ])

  it('stand under their headings, and keep the number by which they are picked', () => {
    expect(grouped(turn).map(({ name, options }) => [name, options.map(({ at }) => at)])).toEqual([
      ['play', [0, 2]],
      ['buy', [1]],
      ['ability', [3]],
      ['turn', [4]],
    ])
    expect(grouped(null)).toEqual([])
  })

  it('without a place on the board stand in the prompt', () => {
    expect(beside(turn, 'village').map(({ at }) => at)).toEqual([3, 4])
    expect(beside(null, 'village')).toEqual([])
  })

  it('that end something are known as such', () => {
    expect(isEnding(option({ verb: 'end_turn' }))).toBe(true)
    expect(isEnding(option({ pick: -1 }))).toBe(true)
    expect(isEnding(option({ verb: 'yes' }))).toBe(false)
  })

  it('are pointed at by typed digits', () => {
    expect(typed('', '3', 5)).toEqual({ digits: '3', at: 2 })
    expect(typed('1', '2', 14)).toEqual({ digits: '12', at: 11 })
    expect(typed('1', '2', 9)).toEqual({ digits: '2', at: 1 })
    expect(typed('', '0', 9)).toEqual({ digits: '', at: null })
    expect(typed('', '9', 5)).toEqual({ digits: '', at: null })
  })
})

describe('the chronicle', () => {
  const lines = (text: string): LogLine[] => [...text].map((one) => ({ said: [one], event: '', seat: 0, head: true, rules: [], about: {} }))
  const read = (log: LogLine[]): string => log.map(({ said }) => String(said)).join('')

  it('tells each line once after a new connection', () => {
    expect(read(rejoin(lines('abcd'), lines('cdef')))).toBe('abcdef')
    expect(read(rejoin(lines('abcd'), lines('bcd')))).toBe('abcd')
    expect(read(rejoin(lines('cd'), lines('abcdef')))).toBe('abcdef')
    expect(read(rejoin([], lines('ab')))).toBe('ab')
    expect(read(rejoin(lines('ab'), []))).toBe('ab')
    expect(read(rejoin(lines('ab'), lines('yz')))).toBe('abyz')
  })

  it('keeps no more than an evening', () => {
    expect(append(lines('a'.repeat(LONGEST)), lines('bc'))).toHaveLength(LONGEST)
  })
})

describe('the promise', () => {
  // What the server's kernel gives for the seed 12345.
  const PROMISE = 'cce9d3b4ea3f10a25cba713c9a27502988cbb753d8a6f6f3331d80d9924ff750'

  it('is worked out as the server does', async () => {
    expect(await commitment('12345')).toBe(PROMISE)
  })

  it('is kept by its own seed only', async () => {
    expect(await keepsPromise('12345', PROMISE)).toBe(true)
    expect(await keepsPromise('12346', PROMISE)).toBe(false)
  })
})

describe('addresses', () => {
  it.each([
    ['/', { page: 'lobby' }],
    ['/table/k3v9', { page: 'table', id: 'k3v9' }],
    ['/replay/k3v9', { page: 'replay', id: 'k3v9', at: 0 }],
    ['/story/k3v9', { page: 'story', id: 'k3v9' }],
    ['/replays', { page: 'replays' }],
    ['/rules', { page: 'rules', id: '', chapter: '', playing: '' }],
    ['/about', { page: 'about' }],
    ['/table', { page: 'lost' }],
    ['/nowhere', { page: 'lost' }],
  ])('%s', (path, route) => {
    expect(routeOf(path)).toEqual(route)
  })

  it('of a replay may name a frame', () => {
    const at = (search: string) => (routeOf('/replay/k3v9', search) as { at: number }).at
    expect(['?at=37', '?at=-2', '?at=x', '?at=4.7', ''].map(at)).toEqual([37, 0, 0, 4, 0])
  })

  it('of one rule', () => {
    expect(routeOf('/rules', '?id=village.sell.010')).toEqual({ page: 'rules', id: 'village.sell.010', chapter: '', playing: '' })
    expect(routeOf('/rules', '?chapter=andor.fog&playing=andor')).toEqual({ page: 'rules', id: '', chapter: 'andor.fog', playing: 'andor' })
  })

  it('carry a seat to another device', () => {
    expect(seatFromHash('#seat=1&token=ab%2Bc')).toEqual({ seat: 1, token: 'ab+c' })
    expect(seatFromHash('#seat=1')).toBeNull()
    expect(seatFromHash('')).toBeNull()
  })
})

describe('a refusal', () => {
  it('is told in the words of the server', () => {
    expect(detailOf({ reason: 'No.' })).toBe('No.')
    expect(detailOf({ detail: { reason: 'No.' } })).toBe('No.')
    expect(detailOf({ detail: [{ loc: [] }] })).toBe('')
    expect(detailOf(null)).toBe('')
  })
})

describe('a replay', () => {
  const frame = (round: number, active: number): ReplayFrame => ({ pick: null, view: { round, active }, printed: {}, texts: [], decision: null, events: [], log: [], over: false, winners: [] })
  const frames = [frame(1, 0), frame(1, 0), frame(1, 1), frame(1, 1), frame(2, 0)]
  const whole = { first: 0, frames }

  /** A page of a replay of 100 frames. */
  const page = (first: number, size = 10): Replay => ({
    summary: { id: 't', game: 'village', content: '', title: '', seats: [], round: 1, status: 'over', started: 0, winners: [], asked: [], since: 0, due: null, called: '', host: null },
    first,
    count: 100,
    frames: Array.from({ length: size }, (_, n) => frame(1, first + n)),
    seed: '1',
    promise: '',
  })
  const pages = (...firsts: number[]): Pages => new Map(firsts.map((first) => [first, page(first)]))

  it('shows the hero of that moment, by name, and else the one that was led', () => {
    const seats = ['elf', 'mage', null].map((hero, seat) => ({ seat, kind: 'bot', name: '', hero, here: true, bot: '', stand_in: false, late: false }))
    const led = (...players: unknown[]) => seatsAt({ summary: { seats } } as Replay, { view: { players } } as unknown as ReplayFrame).map(({ hero }) => hero)
    expect(led({ hero: 'druid' }, { hero: null }, { hero: 'thief' })).toEqual(['druid', 'mage', 'thief'])
    expect(led({ hero: 0 }, { hero: 1 }, {})).toEqual(['elf', 'mage', null])
  })

  it('knows where turns begin', () => {
    expect(turnsOf(frames)).toEqual([0, 2, 4])
    expect(turnsOf(frames, 50)).toEqual([52, 54])
  })

  it('goes from turn to turn', () => {
    expect(nextTurn(whole, 0, 1)).toEqual({ to: 2, found: true })
    expect(nextTurn(whole, 3, -1)).toEqual({ to: 2, found: true })
    expect(nextTurn(whole, 2, -1)).toEqual({ to: 0, found: true })
    expect(nextTurn(whole, 4, 1)).toEqual({ to: 5, found: false })
    expect(nextTurn({ first: 50, frames }, 51, -1)).toEqual({ to: 49, found: false })
  })

  it('puts pages together that follow each other', () => {
    const run = runAt(pages(0, 20, 30, 40), 35)
    expect(run.first).toBe(20)
    expect(run.frames).toHaveLength(30)
    expect(run.frames[35 - run.first]?.view.active).toBe(35)
    expect(runAt(pages(0), 35).frames).toEqual([])
  })

  it('asks for what is shown, then for what comes next, then for what came before', () => {
    expect(missing(pages(), 35, 1)).toBe(35)
    expect(missing(pages(0, 10), 35, 100)).toBe(35)
    expect(missing(pages(30), 35, 100)).toBe(40)
    expect(missing(pages(30, 40), 35, 100)).toBe(29)
    expect(missing(pages(0, 10, 20, 30, 40), 35, 100)).toBe(null)
    expect(missing(pages(40, 50, 60, 70, 80, 90), 95, 100)).toBe(null)
  })

  it('lets go of what is far away, and holds what is near', () => {
    let held: Pages = pages()
    for (let first = 0; first < 100; first += 10) held = withPage(held, page(first), first)
    expect([...held.keys()]).toEqual([20, 30, 40, 50, 60, 70, 80, 90])
    expect([...withPage(held, page(0), 0).keys()]).toEqual([20, 0])
    expect([...withPage(pages(80, 90), page(100, 1), 100).keys()]).toEqual([80, 90, 100])
  })
})
