import { describe, expect, it } from 'vitest'

import type { GameEvent, LogLine } from '../../net/types'
import type { AndorFight } from './catalogue'
import { follow, valueOf, type Duel } from './duel'
import { hero, viewWith } from './fixture'

const FIGHT: AndorFight = {
  foe: 7,
  dweller: null,
  kind: 0,
  starter: 0,
  round: 1,
  willpower: 5,
  strength: 2,
  fighters: [0, 1],
  staying: [],
  total: 0,
  rolled: [],
  roller: 0,
  dice: [2, 5],
  points: 5,
  counting: [1],
  how: 'best',
  parts: [
    { name: 'own', n: 3 },
    { name: 'white_cube', n: 2 },
  ],
  extra: 0,
  flipped: false,
  doubled: false,
  joined_dice: false,
  foe_dice: [],
  foe_counting: [],
  foe_value: 0,
  fury: 0,
}
const line = (event: string, text = event): LogLine => ({ said: text, seat: 0, about: {}, head: false, event, rules: [] })
const told = (events: GameEvent[], log: LogLine[] = [], fresh = false) => ({ events, log, fresh })
const BEGAN = { event: 'FightBegan', hero: 0, kind: 0, uid: 7 }
const ROUND = { event: 'RoundBegan', n: 1 }
const ROLLED = { event: 'DiceRolled', hero: 0, dice: [2, 5] }
const VALUE = { event: 'HeroValue', hero: 0, points: 5, strength: 5, dice: [2, 5], counting: [1], how: 'best', parts: [['own', 3], ['white_cube', 2]] }
const OTHER = { event: 'HeroValue', hero: 1, points: 8, strength: 1, dice: [4, 4], counting: [0, 1], how: 'equal', parts: [['own', 1]] }
const ANSWER = { event: 'FoeRolled', kind: 0, dice: [3, 3], points: 6, strength: 2, counting: [0, 1], less: 0 }
const ENDED = { event: 'RoundEnded', heroes: 19, foe: 8, left: 0 }

describe('a fight as it is told', () => {
  it('shows the dice of the one who rolls with what they count as things stand', () => {
    const duel = follow(null, told([BEGAN, { event: 'Joined', hero: 1 }, ROUND, ROLLED]), viewWith({ fight: FIGHT }))
    expect(duel?.fighters).toEqual([0, 1])
    expect(duel?.field).toBe(204)
    expect(duel?.rolls).toEqual([
      { hero: 0, dice: [2, 5], counting: [1], how: 'best', points: 5, parts: [{ name: 'own', n: 3 }, { name: 'white_cube', n: 2 }], done: false },
    ])
    expect(duel?.rolls.map(valueOf)).toEqual([10])
  })

  it('keeps all of a round that came at once, and what it did, until it is put away', () => {
    const log = [line('RoundBegan'), line('HeroValue'), line('RoundEnded', '19 against 8'), line('StrengthChanged'), line('FightEnded'), line('TurnBegan'), line('HeroMoved')]
    const events = [BEGAN, ROUND, ROLLED, VALUE, OTHER, ANSWER, ENDED, { event: 'FoeGone', kind: 0, uid: 7, field: 204 }, { event: 'FightEnded', n: 1 }]
    const after = viewWith({ foes: [] })
    const duel = follow(null, told(events, log), after)
    expect(duel).toMatchObject({ ended: true, won: true, field: 204, result: { heroes: 19, foe: 8, left: 0 } })
    expect(duel?.rolls.map(valueOf)).toEqual([10, 9])
    expect(duel?.answer).toMatchObject({ dice: [3, 3], counting: [0, 1] })
    expect(duel?.lines.map(({ event }) => event)).toEqual(['RoundEnded', 'StrengthChanged', 'FightEnded'])
    const later = follow(duel, told([], [line('HeroMoved')]), after)
    expect(later?.lines).toEqual(duel?.lines)
  })

  it('begins each round anew and adds what is told between the rounds', () => {
    const view = viewWith({ fight: { ...FIGHT, roller: null } })
    let duel: Duel | null = follow(null, told([BEGAN, ROUND, VALUE, ANSWER, { ...ENDED, left: 3 }], [line('RoundEnded')]), view)
    duel = follow(duel, told([], [line('WillpowerChanged')]), view)
    expect(duel?.lines.map(({ event }) => event)).toEqual(['RoundEnded', 'WillpowerChanged'])
    duel = follow(duel, told([{ event: 'RoundBegan', n: 2 }], [line('RoundBegan')]), viewWith({ fight: { ...FIGHT, round: 2, roller: null } }))
    expect(duel).toMatchObject({ round: 2, rolls: [], answer: null, result: null, lines: [] })
  })

  it('is picked up from the table by whoever comes in the middle', () => {
    const answered = { ...FIGHT, roller: null, total: 9, foe_dice: [4, 1], foe_counting: [0], foe_value: 6 }
    expect(follow(null, told([], [], true), viewWith({ fight: FIGHT }))?.rolls).toHaveLength(1)
    expect(follow(null, told([], [], true), viewWith({ fight: answered }))).toMatchObject({
      answer: { dice: [4, 1], counting: [0], points: 4, strength: 2 },
      result: { heroes: 9, foe: 6, left: 5 },
    })
  })

  it('shows whoever comes in the middle the dice of those who have rolled', () => {
    const { event: _, strength: __, ...other } = OTHER
    const rolled = [{ ...other, parts: [{ name: 'own', n: 1 }] }]
    const duel = follow(null, told([], [], true), viewWith({ fight: { ...FIGHT, total: 9, rolled } }))
    expect(duel?.rolls.map(({ hero, dice, done }) => ({ hero, dice, done }))).toEqual([
      { hero: 1, dice: [4, 4], done: true },
      { hero: 0, dice: [2, 5], done: false },
    ])
    expect(duel?.rolls.map(valueOf)).toEqual([9, 10])
  })

  it('tells what came of its last round, and makes way for a new day', () => {
    const view = viewWith({ foes: [] })
    const duel = follow(null, told([BEGAN, ROUND, VALUE, ANSWER, ENDED, { event: 'FightEnded', n: 1 }], [line('RoundEnded', 'beaten')]), view)
    expect(duel?.lines.map(({ said }) => said)).toEqual(['beaten'])
    expect(follow(duel, told([{ event: 'DayBegan', n: 2 }]), view)).toBeNull()
  })

  it('is forgotten when it is taken back, and knows a cave dweller', () => {
    const duel = follow(null, told([BEGAN]), viewWith({ fight: { ...FIGHT, round: 0, roller: null, dice: [] } }))
    expect(follow(duel, told([], [], true), viewWith())).toBeNull()
    expect(follow(duel, told([]), viewWith())).toBeNull()
    const held = viewWith({ heroes: [hero(0, { field: 205 })], fight: { ...FIGHT, foe: null, kind: null, dweller: 205 } })
    expect(follow(null, told([{ event: 'FightBegan', hero: 0, kind: -1, uid: -1 }]), held)).toMatchObject({ kind: null, foe: null, dweller: 205, field: 205 })
  })
})
