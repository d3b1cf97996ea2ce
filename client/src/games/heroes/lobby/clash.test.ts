import { describe, expect, it } from 'vitest'

import { chairsFor, seatsOf, takenFor } from './clash'

const HEROES = [
  { id: 'catherine', set: 'castle' },
  { id: 'rion', set: 'castle' },
  { id: 'mutare', set: 'dungeon' },
]

describe('the seats of a clash', () => {
  it('are oneself and bots, and stay as they were when their number changes', () => {
    expect(chairsFor(2).map(({ kind }) => kind)).toEqual(['me', 'bot'])
    const kept = chairsFor(3, [{ kind: 'me', hero: 'rion' }, { kind: 'open', hero: 'choose' }])
    expect(kept.map(({ kind, hero }) => [kind, hero])).toEqual([['me', 'rion'], ['open', 'choose'], ['bot', 'random']])
    expect(chairsFor(2, kept)).toHaveLength(2)
  })

  it('may not share a people', () => {
    const chairs = [{ kind: 'me', hero: 'catherine' }, { kind: 'bot', hero: 'random' }] as const
    expect([...takenFor(chairs, 1, HEROES)]).toEqual(['catherine', 'rion'])
    expect(takenFor(chairs, 0, HEROES).size).toBe(0)
  })

  it('may share a people, but not a hero, where the scenario lets them', () => {
    const chairs = [{ kind: 'me', hero: 'catherine' }, { kind: 'bot', hero: 'random' }] as const
    expect([...takenFor(chairs, 1, HEROES, true)]).toEqual(['catherine'])
  })

  it('name a bot only where one sits', () => {
    expect(seatsOf(chairsFor(2), 'greedy')).toEqual([{ kind: 'me', hero: 'choose' }, { kind: 'bot', bot: 'greedy', hero: 'random' }])
  })
})
