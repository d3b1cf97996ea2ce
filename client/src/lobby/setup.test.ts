import { describe, expect, it } from 'vitest'

import { chairOf, chairsFor, seatFor, roughly, seatsOf, sitAt, span } from './setup'

const kinds = (chairs: readonly { kind: string }[]) => chairs.map(({ kind }) => kind)

describe('the chairs of a new table', () => {
  it('are mine and those of others, and stay as they were when their number changes', () => {
    expect(kinds(chairsFor(2, 'bot'))).toEqual(['me', 'bot'])
    const kept = chairsFor(3, 'bot', [{ ...chairOf('me'), hero: 'rion' }, chairOf('open')])
    expect(kept.map(({ kind, hero }) => [kind, hero])).toEqual([['me', 'rion'], ['open', 'choose'], ['bot', 'random']])
    expect(chairsFor(2, 'bot', kept)).toHaveLength(2)
  })

  it('always have one for me', () => {
    expect(kinds(chairsFor(1, 'open', [chairOf('open'), chairOf('me')]))).toEqual(['me'])
  })

  it('change hands, and keep a hero that was named', () => {
    const named = [chairOf('me'), { ...chairOf('bot'), hero: 'mutare' }]
    expect(seatFor(named, 1, 'open')[1]).toEqual({ kind: 'open', hero: 'mutare', bot: '' })
    expect(seatFor([chairOf('me'), chairOf('bot')], 1, 'open')[1]?.hero).toBe('choose')
  })

  it('can be swapped with mine', () => {
    expect(kinds(sitAt([chairOf('me'), chairOf('open'), chairOf('bot')], 2))).toEqual(['bot', 'open', 'me'])
  })

  it('name a bot only where one sits: the usual one, unless another was asked for', () => {
    const chairs = [chairOf('me'), chairOf('bot'), { ...chairOf('bot'), bot: 'random' }]
    expect(seatsOf(chairs, 'greedy')).toEqual([
      { kind: 'me', hero: 'choose' },
      { kind: 'bot', bot: 'greedy', hero: 'random' },
      { kind: 'bot', bot: 'random', hero: 'random' },
    ])
  })
})

describe('minutes', () => {
  it('are told roughly', () => {
    expect([roughly(36), roughly(2), roughly(88)]).toEqual([35, 5, 90])
  })
})

describe('numbers of players', () => {
  it('are told in brief', () => {
    expect([span([2]), span([1, 2, 3]), span([2, 4])]).toEqual(['2', '1–3', '2, 4'])
  })
})
