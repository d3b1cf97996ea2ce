import { describe, expect, it } from 'vitest'

import type { Option } from '../../net/types'
import { onBoard } from '../../table/contract'
import { beside } from '../../table/options'
import { asked, option as blank } from '../../testing/pieces'
import { isAim, lightsOf, wornAt } from './options'

const SPACES = { buy: 'space', tame: 'space', space: 'space' }
const MEANT: Readonly<Record<string, string>> = { ...SPACES, unsheathe: 'scabbard', hero: 'seat', monster: 'monster', owner: 'owner', take_hero: 'hero' }

/** As the server tells it: the card that an option is about, and whatever else its number means. */
function option(verb: string, id: number, card: number | null = null): Option {
  const about: Record<string, number> = verb === 'worn' ? { seat: 2, slot: id } : {}
  if (card !== null) about.card = card
  if (id >= 0 && MEANT[verb]) about[MEANT[verb]] = id
  return blank(verb, id, about)
}

describe('what is chosen on the board', () => {
  it.each(['play', 'cast', 'sell', 'sheathe', 'unsheathe', 'unsheathe_cast', 'buy', 'tame', 'space', 'hero'])(
    '%s is',
    (verb) => expect(onBoard('act', option(verb, 3, 3), 'village')).toBe(true),
  )
  it.each(['monster', 'worn', 'dragon', 'take_hero', 'owner'])('%s is', (verb) =>
    expect(onBoard('target', option(verb, 1), 'village')).toBe(true),
  )
  it.each(['end_turn', 'yes', 'no', 'keep', 'sink', 'sabotage', 'sneak', 'summon', 'vision', 'random_hero'])(
    '%s is not',
    (verb) => expect(onBoard('act', option(verb, -1), 'village')).toBe(false),
  )
  it('a card by its number is, an amount or a pass is not', () => {
    expect(onBoard('smelt', option('', 67, 67), 'village')).toBe(true)
    expect(onBoard('loot', option('', 67, 67), 'village')).toBe(true)
    expect(onBoard('lifelink_amount', option('', 2, null), 'village')).toBe(false)
    expect(onBoard('hand', option('', -1, null), 'village')).toBe(false)
  })
  it('monsters that belong to nobody are called in the prompt', () => {
    expect(onBoard('owner', option('owner', -1), 'village')).toBe(false)
  })
  it('is never offered twice: what is lit has no button, and what is not lit has one', () => {
    const verbs = ['play', 'buy', 'unsheathe', 'hero', 'monster', 'worn', 'dragon', 'owner', 'take_hero', 'end_turn', 'yes', '']
    for (const kind of ['act', 'hand', 'smelt', 'loot', 'owner', 'target', 'lifelink_amount', 'hero']) {
      for (const verb of verbs) {
        for (const [id, card] of [[3, 3], [2, null], [-1, null]] as const) {
          const decision = asked(kind, option(verb, id, card))
          expect(beside(decision, 'village')).toHaveLength(lightsOf(decision).elsewhere.length)
        }
      }
    }
  })
})

describe('lights', () => {
  it('a card that can be played and sold is played by a click', () => {
    const lit = lightsOf(asked('act', option('sell', 18, 18), option('cast', 18, 18), option('play', 18, 18))).hand.get(18)
    expect(lit?.main?.verb).toBe('play')
    expect(lit?.others.map((one) => one.verb)).toEqual(['cast', 'sell'])
  })

  it('no click parts with a card that can only be sold', () => {
    const lit = lightsOf(asked('act', option('sell', 9, 9), option('end_turn', -1))).hand.get(9)
    expect(lit?.main).toBeNull()
    expect(lit?.others).toHaveLength(1)
  })

  it('finds each thing where it lies', () => {
    const lights = lightsOf(
      asked(
        'target',
        option('hero', 2),
        option('monster', 14, 146),
        option('worn', 1, 52),
        option('worn', 3, 53),
        option('dragon', -1, 167),
        option('owner', 1),
      ),
    )
    expect([...lights.heroes.keys()]).toEqual([2])
    expect([...lights.monsters.keys()]).toEqual([14])
    expect([...lights.worn.keys()]).toEqual([wornAt(2, 1), wornAt(2, 3)])
    expect(lights.dragon?.main?.verb).toBe('dragon')
    expect([...lights.owners.keys()]).toEqual([1])
    expect(lights.elsewhere).toEqual([])
  })

  it('tells the spoils from the hand by the kind of the question', () => {
    expect([...lightsOf(asked('loot', option('', 7, 7), option('', -1))).loot.keys()]).toEqual([7])
    expect([...lightsOf(asked('hand', option('', 7, 7))).hand.keys()]).toEqual([7])
  })

  it('leaves the rest to the prompt', () => {
    const lights = lightsOf(asked('act', option('buy', 6, 30), option('vision', -1), option('end_turn', -1)))
    expect([...lights.spaces.keys()]).toEqual([6])
    expect(lights.elsewhere.map((one) => one.verb)).toEqual(['vision', 'end_turn'])
    expect(lights.any).toBe(true)
  })

  it('lights nothing for others', () => {
    expect(lightsOf({ ...asked('act', option('play', 1, 1)), mine: false }).any).toBe(false)
    expect(lightsOf(null).any).toBe(false)
  })

  it('knows when one aims', () => {
    expect(isAim(asked('target'))).toBe(true)
    expect(isAim(asked('act'))).toBe(false)
  })
})
