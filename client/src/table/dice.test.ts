import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { Dice, reckoned, type Throw } from './dice.svelte'

const THROW: Throw = { who: 'Griffins', dice: [{ n: 1 }], sum: '3 + 1', total: '4', from: [], to: [] }

describe('dice first', () => {
  let dice: Dice
  let told: string[]
  let speed = 1
  const tell = (what: string) => () => told.push(what)

  beforeEach(() => {
    vi.useFakeTimers()
    speed = 1
    dice = new Dice(() => speed)
    told = []
  })
  afterEach(() => vi.useRealTimers())

  it('come to rest, show what they come to, and only then is told what they did', () => {
    dice.first([THROW], tell('a hit'))
    expect([dice.rolling, dice.settled, dice.quiet, told]).toEqual([true, 0, true, []])
    vi.advanceTimersByTime(860)
    expect([dice.rolling, dice.settled, dice.quiet, told]).toEqual([true, 1, true, []])
    vi.advanceTimersByTime(250)
    expect([dice.rolling, dice.quiet, told]).toEqual([false, true, ['a hit']])
    vi.advanceTimersByTime(600)
    expect(dice.quiet).toBe(false)
  })

  it('hold nothing up where none are rolled', () => {
    dice.first([], tell('a step'))
    expect([told, dice.rolling, dice.quiet]).toEqual([['a step'], false, false])
  })

  it('are skipped, and then everything stands at once', () => {
    dice.first([THROW, THROW], tell('a hit'))
    dice.skip()
    expect([told, dice.rolling, dice.quiet]).toEqual([['a hit'], false, false])
    vi.runAllTimers()
    expect(told).toEqual(['a hit'])
  })

  it('keep what comes after them waiting, in its order', () => {
    dice.first([THROW], tell('a hit'))
    dice.first([], tell('a step'))
    vi.advanceTimersByTime(1000)
    expect(told).toEqual([])
    vi.runAllTimers()
    expect(told).toEqual(['a hit', 'a step'])
  })

  it('let the chronicle catch up before they roll again', () => {
    dice.first([THROW], tell('a hit'))
    vi.advanceTimersByTime(1150)
    dice.first([THROW], tell('another'))
    expect(dice.quiet).toBe(false)
    vi.advanceTimersByTime(1)
    expect([dice.rolling, dice.quiet]).toEqual([true, true])
  })

  it('catch up where too much waits', () => {
    for (const n of [1, 2, 3, 4]) dice.first([THROW], tell(String(n)))
    dice.skip()
    vi.advanceTimersByTime(10)
    expect([told, dice.rolling]).toEqual([['1', '2', '3', '4'], false])
  })

  it('go at the speed that was chosen', () => {
    speed = 4
    dice.first([THROW], tell('a hit'))
    vi.advanceTimersByTime(280)
    expect(told).toEqual(['a hit'])
  })

  it('are told at once by who has gone on', () => {
    dice.first([THROW], tell('1'))
    dice.first([THROW], tell('2'))
    dice.finish()
    expect([told, dice.rolling, dice.quiet]).toEqual([['1', '2'], false, false])
  })

  it('are reckoned without what is nothing', () => {
    expect([reckoned(3, 1, -2), reckoned(3, 0, -1), reckoned(2)]).toEqual(['3 + 1 − 2', '3 − 1', '2'])
  })
})
