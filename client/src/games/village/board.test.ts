import { describe, expect, it } from 'vitest'

import { type Board, whyClosed } from './board'
import { card } from './fixture'

const CARDS = [card(0, 'goblin', 'monster', { blocks: true }), card(1, 'kobold', 'monster', { blocks: true })]

function board(front: number[], passed: number[]): Board {
  const monsters = front.map((card, uid) => ({ uid, card, owner: 1, life: 3, summoner: -1 }))
  return {
    view: { dragon: null, active: 0, players: [{ berserk: 0, front: monsters }], turn: { passed } },
    cards: CARDS,
    viewer: 0,
    mine: true,
    say: (key: string, given: Record<string, string> = {}) => [key, given.card].join(' '),
  } as unknown as Board
}

describe('why the market is closed', () => {
  it('names the monster in the way', () => {
    expect(whyClosed(board([0], []))).toBe(`closed-monster ${CARDS[0]?.name}`)
    expect(whyClosed(board([], []))).toBeNull()
  })

  it('is a monster that came after the others were sneaked past', () => {
    expect(whyClosed(board([0], [0]))).toBeNull()
    expect(whyClosed(board([0, 1], [0]))).toBe(`closed-monster ${CARDS[1]?.name}`)
  })
})
