/* What stands in a town and what may be bought there. Prices and needs are printed; whether something may be done, only the options say. */
import type { Option } from '../../../net/types'
import type { Printed, TownBuilding, Troop } from '../catalogue'
import type { HeroesView, Player, Price, Realm } from '../types'
import { mainHero, PACK } from '../view'

export const RESOURCES = ['gold', 'materials', 'valuables'] as const
export type Resource = (typeof RESOURCES)[number]

export const TIERS = ['bronze', 'silver', 'gold'] as const
export type Tier = (typeof TIERS)[number]

export interface Offer {
  option: Option | null
  price: Price
  /** What the treasury lacks for it. */
  missing: Price
  /** What one would do to have it: see `table/why.ts`. */
  left: string
}

export interface Lot extends Offer {
  building: TownBuilding
  stands: boolean
}

export interface Side extends Offer {
  face: number
  owned: boolean
  /** The army has the better one. */
  past: boolean
}

export interface Quarters {
  troop: Troop
  /** The face that is in the army, or -1. */
  has: number
  sides: readonly Side[]
}

export interface Dwelling {
  tier: Tier
  building: TownBuilding | null
  stands: boolean
  troops: readonly Quarters[]
}

export interface Town {
  faction: string
  realm: Realm
  player: Player
  lots: readonly Lot[]
  dwellings: readonly Dwelling[]
  guild: Lot | undefined
  hire: readonly Option[]
  book: Option | undefined
  /** Deeds of single buildings and cards that make a purchase cheaper. */
  others: readonly Option[]
  pass: Option | undefined
}

/** Deeds that have a place of their own in the panel. */
const PLACED = new Set(['build', 'recruit', 'reinforce', 'hire', 'book'])
const OTHERS = new Set(['discount', 'wise_book', 'trade', 'smelt', 'forge', 'cover'])

/** Whether an option is one of those that a town shows. */
export function isOfTown({ verb }: Pick<Option, 'verb'>): boolean {
  return PLACED.has(verb) || OTHERS.has(verb)
}

export function missingOf(price: Price, purse: Price): Price {
  const lack = (name: Resource) => Math.max(0, price[name] - purse[name])
  return { gold: lack('gold'), materials: lack('materials'), valuables: lack('valuables') }
}

/** What an option costs, where it says so itself: cards and weeks change what is printed. */
export function priceOf({ about }: Option, printed: Price): Price {
  const told = RESOURCES.some((name) => about[name] !== undefined)
  return told ? { gold: about.gold ?? 0, materials: about.materials ?? 0, valuables: about.valuables ?? 0 } : printed
}

function offer(option: Option | undefined, printed: Price, purse: Price, left: string): Offer {
  const price = option ? priceOf(option, printed) : printed
  const missing = option ? missingOf(price, price) : missingOf(price, purse)
  return { option: option ?? null, price, missing, left }
}

export function townOf(view: HeroesView, seat: number, printed: Printed, options: readonly Option[]): Town | null {
  const realm = view.adventure?.realms[seat]
  const player = view.players[seat]
  const faction = mainHero(view, seat)?.faction
  if (!realm || !player || !faction) return null
  const board = printed.buildings.filter((building) => building.faction === faction)
  const stands = (building: TownBuilding | undefined) => building !== undefined && (realm.buildings[board.indexOf(building)] ?? false)
  const lots = board.map((building): Lot => {
    const option = options.find(({ verb, about }) => verb === 'build' && about.building === building.index)
    return { building, stands: stands(building), ...offer(option, building.price, player, `build building=${building.index}`) }
  })
  const lot = (kind: string) => lots.find(({ building }) => building.kind === kind)
  const army = mainHero(view, seat)?.army ?? []

  const quarters = (troop: Troop): Quarters => {
    const has = army.find(({ kind }) => kind === troop.index)?.face ?? -1
    const sides = troop.faces.map((printedFace, face): Side => {
      const verb = face === PACK ? 'reinforce' : 'recruit'
      const option = options.find((one) => one.verb === verb && one.about.kind === troop.index)
      const price = { gold: printedFace.gold, materials: 0, valuables: printedFace.valuables }
      return { face, owned: has === face, past: has > face, ...offer(option, price, player, `${verb} kind=${troop.index}`) }
    })
    return { troop, has, sides }
  }

  const dwellings = TIERS.map((tier): Dwelling => {
    const home = lot(`${tier}_dwelling`)
    const open = home?.stands ?? false
    const troops = printed.units.filter((troop) => troop.faction === faction && troop.tier === tier)
    return { tier, building: home?.building ?? null, stands: open, troops: troops.map(quarters) }
  })

  /** Units of a captured town have no place on the own board. */
  const isForeign = ({ verb, about }: Option) => (verb === 'recruit' || verb === 'reinforce') && printed.units[about.kind ?? -1]?.faction !== faction

  return {
    faction,
    realm,
    player,
    lots,
    dwellings,
    guild: lot('mage_guild'),
    hire: options.filter(({ verb }) => verb === 'hire'),
    book: options.find(({ verb }) => verb === 'book'),
    others: options.filter((option) => OTHERS.has(option.verb) || isForeign(option)),
    pass: options.find(({ pick }) => pick === -1),
  }
}

/** Units whose faces may be bought now, and buildings: what the badges of the tabs count. */
export function countOf(town: Town): { build: number; people: number; spells: number } {
  const people = town.dwellings.flatMap(({ troops }) => troops.flatMap(({ sides }) => sides.filter(({ option }) => option)))
  return {
    build: town.lots.filter(({ option }) => option).length,
    people: people.length + town.hire.length,
    spells: (town.book ? 1 : 0) + town.others.length,
  }
}

/** What is asked while one may act in town, and where nobody asks: another's turn has room for town deeds too. */
const OPEN = new Set(['main', 'town_window', 'people', 'waiting', ''])

/** What stands under the name of a town: how much is to be had in one's own, or that something else comes first. */
export function noteOf(kind: string, own: boolean, n: number): 'town-within' | 'town-later' | null {
  if (!own) return null
  return n > 0 || OPEN.has(kind) ? 'town-within' : 'town-later'
}
