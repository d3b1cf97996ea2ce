/* From the options of a decision to what lights up on the board. No rules here: only where a thing lies. */
import type { Decision, Option } from '../../net/types'
import { PLACES, placeOf, type Place } from './places'
import { NOBODY } from './view'

/** What a click on a card does, if it can do several things: the first of these on offer. */
const FIRST = ['play', 'cast', 'buy', 'unsheathe', 'unsheathe_cast', 'tame', 'sheathe', 'sell']

/** Never done by a mere click: parting with a card is asked for in words. */
const CAREFUL = new Set(['sell', 'sheathe'])

/** What may be done with one thing on the board: a click does the main act, a small menu offers the others. */
export interface Lit {
  /** Null if all that can be done is in the menu. */
  main: Option | null
  others: Option[]
}

export interface Lights {
  hand: Map<number, Lit>
  spaces: Map<number, Lit>
  heroes: Map<number, Lit>
  monsters: Map<number, Lit>
  /** By seat and slot: see `wornAt`. */
  worn: Map<string, Lit>
  dragon: Lit | null
  /** By the owner's seat; -1 is nobody. */
  owners: Map<number, Lit>
  scabbards: Map<number, Lit>
  loot: Map<number, Lit>
  /** By the number of the hero. */
  takeable: Map<number, Lit>
  /** What has no place on the board. */
  elsewhere: Option[]
  any: boolean
}

export function lightsOf(decision: Decision | null): Lights {
  const found = {} as Record<Exclude<Place, 'worn'>, Map<number, Option[]>>
  for (const place of PLACES) if (place !== 'worn') found[place] = new Map()
  const worn = new Map<string, Option[]>()
  const elsewhere: Option[] = []
  const options = decision?.mine ? decision.options : []
  for (const option of options) {
    const place = placeOf(decision?.kind ?? '', option)
    if (place === null) elsewhere.push(option)
    else if (place === 'worn') add(worn, wornAt(option.about.seat, option.about.slot), option)
    else add(found[place], option.about[KEYS[place]] ?? NOBODY, option)
  }
  return {
    hand: lit(found.hand),
    spaces: lit(found.spaces),
    heroes: lit(found.heroes),
    monsters: lit(found.monsters),
    worn: lit(worn),
    dragon: [...lit(found.dragon).values()][0] ?? null,
    owners: lit(found.owners),
    scabbards: lit(found.scabbards),
    loot: lit(found.loot),
    takeable: lit(found.takeable),
    elsewhere,
    any: options.length > elsewhere.length,
  }
}

/** What the things that lie in a place go by. */
const KEYS: Readonly<Record<Exclude<Place, 'worn'>, string>> = {
  hand: 'card',
  spaces: 'space',
  heroes: 'seat',
  monsters: 'monster',
  dragon: 'card',
  owners: 'owner',
  scabbards: 'scabbard',
  loot: 'card',
  takeable: 'hero',
}

/** What a defence goes by: whose it is, and where it is worn. */
export function wornAt(seat: number | undefined, slot: number | undefined): string {
  return `${seat} ${slot}`
}

function add<Key>(to: Map<Key, Option[]>, key: Key, option: Option): void {
  const there = to.get(key)
  if (there) there.push(option)
  else to.set(key, [option])
}

function lit<Key>(found: Map<Key, Option[]>): Map<Key, Lit> {
  const all = new Map<Key, Lit>()
  for (const [key, options] of found) {
    const sorted = [...options].sort((a, b) => rank(a) - rank(b))
    const main = sorted.find((option) => !CAREFUL.has(option.verb)) ?? null
    all.set(key, { main, others: sorted.filter((option) => option !== main) })
  }
  return all
}

function rank(option: Option): number {
  const at = FIRST.indexOf(option.verb)
  return at < 0 ? FIRST.length : at
}

/** What is aimed at, rather than merely chosen: it carries vermilion brackets instead of gold. */
export function isAim(decision: Decision | null): boolean {
  return decision?.kind === 'target' || decision?.kind === 'opponent'
}
