import { describe, expect, it } from 'vitest'

import { printedOf } from '../catalogue'
import { option, PASS } from '../fixture'
import { mapCatalogue, onMap } from '../map/fixture'
import type { Price, Realm } from '../types'
import { viewOf } from '../view'
import type { Option } from '../../../net/types'
import { countOf, isOfTown, missingOf, noteOf, priceOf, townOf, type Town } from './town'

const price = (gold: number, materials = 0, valuables = 0): Price => ({ gold, materials, valuables })

function town(options: Option[] = [], realm: Partial<Realm> = {}, purse: Partial<Price> = {}): Town {
  const view = viewOf(onMap(null))
  const players = view.players.map((player) => ({ ...player, ...purse }))
  const adventure = view.adventure && { ...view.adventure, realms: view.adventure.realms.map((one) => ({ ...one, ...realm })) }
  const found = townOf({ ...view, players, adventure }, 0, printedOf(mapCatalogue), options)
  if (!found) throw new Error('there is no town')
  return found
}

const standing = (...kinds: number[]): Partial<Realm> => ({ buildings: Array.from({ length: 8 }, (_, at) => kinds.includes(at)) })
const lot = (one: Town, kind: string) => one.lots.find(({ building }) => building.kind === kind)

describe('a town', () => {
  it('offers what the options say, and nothing else', () => {
    const build = option('build', 1, { building: 1 })
    const found = town([build], {}, price(99, 99, 99))
    expect(found.lots.filter((one) => one.option).map(({ building }) => building.kind)).toEqual(['citadel'])
    expect(lot(found, 'city_hall')?.stands).toBe(true)
    expect(lot(found, 'mage_guild')?.left).toBe('build building=2')
  })

  it('asks the rules why something is not to be had, and works nothing out itself', () => {
    const units = town().dwellings.flatMap(({ troops }) => troops.flatMap(({ sides }) => sides.map(({ left }) => left)))
    expect(units).toContain('recruit kind=0')
    expect(units).toContain('reinforce kind=0')
  })

  it('counts what is lacking by resource', () => {
    expect(missingOf(price(8, 6, 3), price(9, 4, 1))).toEqual(price(0, 2, 2))
    expect(lot(town([], standing(3), price(9, 4, 1)), 'silver_dwelling')?.missing).toEqual(price(0, 2, 2))
  })

  it('takes the price that an option names before the one that is printed', () => {
    expect(priceOf(option('recruit', 0, { gold: 1 }), price(3))).toEqual(price(1))
    expect(priceOf(option('recruit', 0, { gold: 0 }), price(3))).toEqual(price(0))
    expect(priceOf(option('build', 0), price(3, 1))).toEqual(price(3, 1))
  })

  it('knows both faces of every unit, and what the army has', () => {
    const options = [option('reinforce', 0, { kind: 0, face: 1 })]
    const [bronze, silver] = town(options, standing(1, 3)).dwellings
    const halberdiers = bronze?.troops.find(({ troop }) => troop.id === 'castle.halberdiers')
    expect(halberdiers?.sides.map(({ owned, option: one }) => [owned, one?.verb])).toEqual([[true, undefined], [false, 'reinforce']])
    const griffins = bronze?.troops.find(({ troop }) => troop.id === 'castle.griffins')
    expect(griffins?.sides.map(({ owned, past }) => [owned, past])).toEqual([[false, true], [true, false]])
    expect(silver?.stands).toBe(false)
  })

  it('sorts the rest, and counts it for the tabs', () => {
    const options = [option('hire', 7, { field: 7 }), option('book', 0), option('forge', 0), option('build', 1, { building: 1 }), PASS()]
    const found = town(options)
    expect(found.others.map(({ verb }) => verb)).toEqual(['forge'])
    expect(found.pass?.pick).toBe(-1)
    expect(countOf(found)).toEqual({ build: 1, people: 1, spells: 2 })
    expect(options.filter(isOfTown)).toHaveLength(4)
  })

  it.each([
    ['main', true, 0, 'town-within'],
    ['main', true, 3, 'town-within'],
    ['waiting', true, 0, 'town-within'],
    ['refresh', true, 0, 'town-later'],
    ['turn_tile', true, 0, 'town-later'],
    ['refresh', true, 1, 'town-within'],
    ['main', false, 0, null],
  ] as const)('says of %s (own: %s, on offer: %d) no more than is true', (kind, own, n, note) => {
    expect(noteOf(kind, own, n)).toBe(note)
  })
})
