import { describe, expect, it } from 'vitest'

import type { Catalogue, GameEvent, StateMessage } from '../net/types'
import type { Throwing } from '../table/dice.svelte'
import { TABLE } from '../testing/pieces'
import { CATALOGUE, message, viewWith } from './andor/fixture'
import * as andor from './andor/throws'
import * as heroesTable from './heroes/fixture'
import * as heroes from './heroes/throws'
import { card, hero } from './village/fixture'
import * as village from './village/throws'

const shown = (game: Throwing, events: GameEvent[], before: Pick<StateMessage, 'view' | 'printed'>, catalogue: Catalogue) =>
  game.throwsOf({ events }, before, catalogue).map(({ who, dice, sum, total }) => ({ who, dice: dice.map(({ n }) => n), sum, total }))

describe('the dice of Village', () => {
  const catalogue: Catalogue = { game: 'village', content: '', texts: [], cards: [card(0, 'sword', 'weapon')], heroes: [hero(0, 'paladin'), hero(1, 'dwarf')] }
  const before = { ...TABLE, view: { players: [{ hero: 'paladin' }, { hero: 'dwarf' }] } } as unknown as StateMessage

  it('come to their sum with what is added, and fall on whom they strike', () => {
    const events = [
      { event: 'Rolled', seat: 0, n: 4, card: 0, plus: -2 },
      { event: 'Hurt', seat: 1, n: 2 },
    ]
    expect(shown(village, events, before, catalogue)).toEqual([{ who: 'sword', dice: [4], sum: '4 − 2', total: '2' }])
    expect(village.throwsOf({ events }, before, catalogue)[0]).toMatchObject({ from: ['hero-0'], to: ['hero-1'] })
  })

  it('stand alone where nothing is added', () => {
    expect(shown(village, [{ event: 'Rolled', seat: 1, n: 3, card: -1, plus: 0 }], before, catalogue)).toEqual([{ who: 'dwarf', dice: [3], sum: '', total: '' }])
  })
})

describe('dice for who begins', () => {
  const catalogue: Catalogue = { game: 'village', content: '', texts: [], cards: [], heroes: [hero(0, 'paladin'), hero(1, 'dwarf')] }

  it('are two of everybody in Village, who may have taken their hero just before', () => {
    const before = { ...TABLE, view: { players: [{ hero: 'paladin' }, { hero: null }] } } as unknown as StateMessage
    const events = [
      { event: 'HeroTaken', seat: 1, n: 1 },
      { event: 'StartRolled', seat: 0, n: 7, first: 3 },
      { event: 'StartRolled', seat: 1, n: 12, first: 6 },
    ]
    expect(shown(village, events, before, catalogue)).toEqual([
      { who: 'paladin', dice: [3, 4], sum: '3 + 4', total: '7' },
      { who: 'dwarf', dice: [6, 6], sum: '6 + 6', total: '12' },
    ])
  })

  it('are attack dice in Heroes, again for those who tie; not what the choice of heroes was rolled for', () => {
    const events = [
      { event: 'RolledForStart', seat: 0, n: 4, attack: false },
      { event: 'RolledForStart', seat: 0, n: 1, attack: true },
      { event: 'RolledForStart', seat: 1, n: 1, attack: true },
      { event: 'RolledForStart', seat: 0, n: -1, attack: true },
      { event: 'RolledForStart', seat: 1, n: 0, attack: true },
    ]
    const throws = shown(heroes, events, heroesTable.state(null), heroesTable.catalogue)
    expect(throws.map(({ dice }) => dice)).toEqual([[1], [1], [-1], [0]])
    expect(throws.every(({ who }) => who !== '')).toBe(true)
  })
})

describe('the dice of Heroes', () => {
  const before = heroesTable.state(null)
  const roll = { event: 'DiceRolled', uid: 0, dice: [1], keeps: 0 }

  it('come to the damage of their blow, and the blow that is struck back has its own', () => {
    const events: GameEvent[] = [
      { event: 'AttackDeclared', uid: 0, target: 2, back: false },
      roll,
      { event: 'BlowWorked', uid: 0, target: 2, attack: 3, die: 1, defence: 1, damage: 3 },
      { event: 'AttackDeclared', uid: 2, target: 0, back: true },
      { event: 'DiceRolled', uid: 2, dice: [-1, 0], keeps: 1 },
    ]
    const throws = shown(heroes, events, before, heroesTable.catalogue)
    expect(throws.map(({ dice, sum, total }) => [dice, sum, total])).toEqual([[[1], '3 + 1 − 1', '3'], [[-1, 0], '', '']])
    expect(heroes.throwsOf({ events }, before, heroesTable.catalogue)[1]?.dice.map(({ counts }) => counts)).toEqual([false, true])
  })

  it('show what is on the faces of treasure', () => {
    const [thrown] = heroes.throwsOf({ events: [{ event: 'TreasureRolled', seat: 0, die: 0, faces: [1, 4] }] }, before, heroesTable.catalogue)
    expect(thrown?.dice.map(({ icon }) => icon)).toEqual(['two-coins', 'gems'])
  })

  it('are none where nothing is rolled', () => {
    expect(shown(heroes, [{ event: 'Wounded', uid: 0, n: 1 }], before, heroesTable.catalogue)).toEqual([])
  })
})

describe('the dice of Andor', () => {
  const before = message(viewWith({}), null)

  it('count with the strength, and those of an archer lie until the next one falls', () => {
    const shot = (dice: number[]): GameEvent => ({ event: 'DiceRolled', hero: 1, dice })
    const throws = andor.throwsOf({ events: [shot([2]), shot([2, 5]), { event: 'HeroValue', hero: 1, points: 5, strength: 3, dice: [2, 5], counting: [1], how: 'last', parts: [] }] }, before, CATALOGUE)
    expect(throws).toHaveLength(1)
    expect(throws[0]).toMatchObject({ sum: '5 + 3', total: '8', dice: [{ n: 2, counts: false, lies: true }, { n: 5, counts: true, lies: false }] })
  })

  it('are the foe’s too', () => {
    const foe = { event: 'FoeRolled', kind: 0, dice: [3, 3], points: 6, strength: 2, counting: [0, 1], less: 0 }
    expect(shown(andor, [foe], before, CATALOGUE).map(({ dice, total }) => [dice, total])).toEqual([[[3, 3], '8']])
  })
})
