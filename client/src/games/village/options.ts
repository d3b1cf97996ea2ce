/* From the options of a decision to what lights up on the board. No rules here: only where a thing lies. */
import type { Decision, Option } from '../../net/types'
import { NOBODY } from './view'

const HAND = new Set(['play', 'cast', 'sell', 'sheathe'])
const SPACES = new Set(['buy', 'tame', 'space'])
const SCABBARDS = new Set(['unsheathe', 'unsheathe_cast'])
const PIECES = new Set(['hero', 'monster', 'worn', 'dragon', 'take_hero'])
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
  /** By seat * 8 + slot. */
  worn: Map<number, Lit>
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

/** Whether an option is chosen on the board; the prompt bar offers the rest as buttons. */
export function onBoard(option: Option): boolean {
  const { verb } = option
  if (verb === '') return option.card !== null && option.card >= 0
  if (verb === 'owner') return option.id !== NOBODY
  return HAND.has(verb) || SPACES.has(verb) || SCABBARDS.has(verb) || PIECES.has(verb)
}

export function lightsOf(decision: Decision | null): Lights {
  const found = {
    hand: new Map<number, Option[]>(),
    spaces: new Map<number, Option[]>(),
    heroes: new Map<number, Option[]>(),
    monsters: new Map<number, Option[]>(),
    worn: new Map<number, Option[]>(),
    dragon: new Map<number, Option[]>(),
    owners: new Map<number, Option[]>(),
    scabbards: new Map<number, Option[]>(),
    loot: new Map<number, Option[]>(),
    takeable: new Map<number, Option[]>(),
  }
  const elsewhere: Option[] = []
  const options = decision?.mine ? decision.options : []
  for (const option of options) {
    const place = onBoard(option) ? placeOf(option, decision?.kind ?? '') : null
    if (place === null) elsewhere.push(option)
    else add(found[place], option)
  }
  return {
    hand: lit(found.hand),
    spaces: lit(found.spaces),
    heroes: lit(found.heroes),
    monsters: lit(found.monsters),
    worn: lit(found.worn),
    dragon: [...lit(found.dragon).values()][0] ?? null,
    owners: lit(found.owners),
    scabbards: lit(found.scabbards),
    loot: lit(found.loot),
    takeable: lit(found.takeable),
    elsewhere,
    any: options.length > elsewhere.length,
  }
}

type Place = Exclude<keyof Lights, 'elsewhere' | 'any'>

function placeOf(option: Option, kind: string): Place | null {
  const { verb } = option
  if (verb === '') return kind === 'loot' ? 'loot' : 'hand'
  if (HAND.has(verb)) return 'hand'
  if (SPACES.has(verb)) return 'spaces'
  if (SCABBARDS.has(verb)) return 'scabbards'
  if (verb === 'hero') return 'heroes'
  if (verb === 'monster') return 'monsters'
  if (verb === 'worn') return 'worn'
  if (verb === 'dragon') return 'dragon'
  if (verb === 'owner') return 'owners'
  if (verb === 'take_hero') return 'takeable'
  return null
}

function add(to: Map<number, Option[]>, option: Option): void {
  const key = option.verb === '' ? (option.card ?? option.id) : option.id
  const there = to.get(key)
  if (there) there.push(option)
  else to.set(key, [option])
}

function lit(found: Map<number, Option[]>): Map<number, Lit> {
  const all = new Map<number, Lit>()
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
