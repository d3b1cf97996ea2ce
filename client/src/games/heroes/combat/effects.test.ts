import { describe, expect, it } from 'vitest'

import type { GameEvent } from '../../../net/types'
import { scriptOf } from './effects'
import { combat } from '../fixture'

const { units, width: files } = combat()
const script = (events: GameEvent[], speed = 1) => scriptOf(events, { units, files }, speed)
const kinds = (events: GameEvent[]) => script(events).beats.map(({ kind }) => kind)

describe('what moves', () => {
  it('is a lunge at a neighbour and a missile from afar', () => {
    const blow = (uid: number, target: number): GameEvent[] => [
      { event: 'AttackDeclared', uid, target, back: false },
      { event: 'DiceRolled', uid, dice: [1], keeps: 0 },
      { event: 'BlowWorked', uid, target, attack: 2, die: 1, defence: 1, damage: 2 },
      { event: 'Wounded', uid: target, n: 2 },
    ]
    expect(kinds(blow(0, 2))).toEqual(['lunge', 'shake', 'float'])
    expect(kinds(blow(3, 0))).toEqual(['bolt', 'shake', 'float'])
    expect(kinds(blow(4, 0))).toContain('bolt')
  })

  it('goes from space to space, longer for a longer way', () => {
    const [near, far] = [4, 12].map((end) => script([{ event: 'Moved', uid: 0, start: 5, end }]).beats[0])
    expect(near).toMatchObject({ kind: 'move', from: ['space-5'], to: ['space-4'], at: 0 })
    expect(far?.ms).toBeGreaterThan(near?.ms ?? 0)
  })

  it('strikes from where a unit has moved to', () => {
    const { beats } = script([
      { event: 'Moved', uid: 0, start: 5, end: 16 },
      { event: 'BlowWorked', uid: 0, target: 3, attack: 2, die: 0, defence: 1, damage: 0 },
    ])
    expect(beats.map(({ kind }) => kind)).toEqual(['move', 'lunge', 'float'])
  })

  it('shows the fallen until they fall', () => {
    const ghost = script([{ event: 'Fell', uid: 2, n: 0 }]).beats[0]
    expect(ghost).toMatchObject({ kind: 'ghost', uid: 2, to: ['space-9'] })
  })

  it('keeps nobody waiting, and goes faster on demand', () => {
    const many = Array.from({ length: 40 }, (): GameEvent => ({ event: 'Wounded', uid: 0, n: 1 }))
    expect(script(many).length).toBeLessThanOrEqual(2800)
    expect(script(many, 2).length).toBeLessThanOrEqual(1400)
  })

  it('passes over what it does not know', () => {
    expect(kinds([{ event: 'Sneezed', seat: 0 }])).toEqual([])
  })
})
