import { describe, expect, it } from 'vitest'

import { scriptOf } from './effects'

describe('the script of what moves', () => {
  it('a blow: the card is played, the die rolls, the damage travels, the number rises', () => {
    const script = scriptOf(
      [
        { event: 'Played', seat: 0, card: 7 },
        { event: 'Rolled', seat: 0, n: 5 },
        { event: 'Hurt', seat: 1, n: 6 },
      ],
      null,
    )
    expect(script.beats.map((beat) => beat.kind)).toEqual(['fly', 'bolt', 'shake', 'float'])
    expect(script.rolls).toMatchObject([{ seat: 0, n: 5 }])
    const [fly, bolt, , float] = script.beats
    expect(bolt).toMatchObject({ from: ['hero-0'], to: ['hero-1'] })
    expect(float).toMatchObject({ text: '−6', tone: 'hurt' })
    expect(fly?.at).toBeLessThan(bolt?.at ?? 0)
  })

  it('a bought card leaves the space where it lay', () => {
    const script = scriptOf([{ event: 'Bought', seat: 1, card: 30, n: 40 }], { spaces: [3, 30, 8] })
    expect(script.beats[0]).toMatchObject({ from: ['space-2'], to: ['discard-1', 'hero-1'], card: 30 })
  })

  it('cards that others draw stay face down', () => {
    const script = scriptOf([{ event: 'Drew', seat: 2, n: 3, cards: [] }], null)
    expect(script.beats).toHaveLength(3)
    expect(script.beats.every((beat) => beat.card === null)).toBe(true)
  })

  it('never keeps the eye for long, and hurries when asked', () => {
    const many = Array.from({ length: 12 }, () => ({ event: 'Rolled', seat: 0, n: 3 }))
    expect(scriptOf(many, null).length).toBeLessThanOrEqual(2400)
    expect(scriptOf(many, null, 2).length).toBeLessThanOrEqual(1200)
  })

  it('tells whose a die is, for what, and what it struck first', () => {
    const told = (...events: { event: string; [field: string]: unknown }[]) => scriptOf(events, null).rolls[0]
    const rolled = { event: 'Rolled', seat: 0, n: 4, card: 7, plus: -1 }
    expect(told(rolled, { event: 'MonsterDied', seat: 0, card: 9, uid: 1, n: 0 }, { event: 'Hurt', seat: 1, n: 1 })).toMatchObject({
      seat: 0,
      card: 7,
      plus: -1,
      on: { seat: 0, card: 9 },
    })
    expect(told({ event: 'MonsterAttacked', seat: 1, card: 7, uid: 3, n: 0 }, rolled)?.on).toEqual({ seat: 1, card: -1 })
    expect(told({ event: 'Rolled', seat: 0, n: 2 })).toMatchObject({ card: -1, plus: 0, on: null })
  })

  it('passes over what it does not know', () => {
    expect(scriptOf([{ event: 'Shuffled', seat: 0 }], null).beats).toEqual([])
  })
})
