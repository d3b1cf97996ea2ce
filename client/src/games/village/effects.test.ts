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
    expect(fly?.at).toBeLessThan(script.rolls[0]?.at ?? 0)
    expect(bolt?.at).toBeGreaterThan(script.rolls[0]?.at ?? 0)
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

  it('passes over what it does not know', () => {
    expect(scriptOf([{ event: 'Shuffled', seat: 0 }], null).beats).toEqual([])
  })
})
