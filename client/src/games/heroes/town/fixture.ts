/* A small town for tests: eight buildings in their order, and two trades. */
import type { Price, TownBuilding, Trade } from '../types'

const price = (gold: number, materials = 0, valuables = 0): Price => ({ gold, materials, valuables })

const building = (index: number, kind: TownBuilding['kind'], cost: Price, requires: number | null = null): TownBuilding => ({
  index,
  id: `castle.${kind}`,
  name: kind.replace('_', ' '),
  icon: 'castle',
  faction: 'castle',
  kind,
  price: cost,
  requires,
  amount: kind === 'mage_guild' ? 6 : 0,
  text: `what the ${kind} does`,
})

export const BUILDINGS: TownBuilding[] = [
  building(0, 'city_hall', price(10, 4)),
  building(1, 'citadel', price(8, 5, 1)),
  building(2, 'mage_guild', price(4, 2, 1)),
  building(3, 'bronze_dwelling', price(5, 3, 1)),
  building(4, 'silver_dwelling', price(8, 6, 3), 3),
  building(5, 'gold_dwelling', price(10, 9, 4), 4),
  building(6, 'special_1', price(8, 4)),
  building(7, 'special_2', price(4, 3), 3),
]

export const TRADES: Trade[] = [
  { index: 0, gives: price(6), gets: price(0, 0, 1) },
  { index: 1, gives: price(0, 1), gets: price(1) },
]
