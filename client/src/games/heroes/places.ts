/* Where on the board an option lies. No rules here: only what the server's verbs are about. */
import type { Option } from '../../net/types'
import { panelOf } from './map/panels/kinds'

export const PLACES = ['units', 'spaces', 'hand', 'troops', 'heroes', 'found', 'bar', 'fields', 'tiles', 'spots', 'turns', 'town', 'allies', 'panel'] as const
export type Place = (typeof PLACES)[number]

const BY_VERB: Readonly<Record<string, Place>> = {
  attack: 'units',
  unit: 'units',
  guardian: 'units',
  break: 'spaces',
  move: 'spaces',
  space: 'spaces',
  play: 'hand',
  cast: 'hand',
  empower: 'hand',
  brace: 'hand',
  deploy: 'troops',
  take_hero: 'heroes',
  random_hero: 'heroes',
  look: 'found',
  top_of_pile: 'found',
  show_and_replace: 'found',
  defend: 'bar',
  end: 'bar',
  surrender: 'bar',
  retreat: 'bar',
  morale: 'bar',
  reroll: 'bar',
  boon: 'bar',
  pay_for_round: 'bar',
  withdraw: 'bar',
  revisit: 'bar',
  peek: 'bar',
  reveal: 'tiles',
  add: 'spots',
  lay: 'spots',
  swing: 'tiles',
  search_again: 'found',
  turn: 'turns',
  give: 'allies',
  offer_swap: 'allies',
}

/** Deeds that name a field of the map. */
const ON_FIELDS = new Set(['step', 'land', 'late_step', 'portal', 'field', 'revisit', 'unflag'])

/** Deeds of the town, and the questions in which its panel shows them. */
const IN_TOWN = new Set(['build', 'recruit', 'reinforce', 'hire', 'discount', 'book', 'wise_book', 'trade', 'smelt', 'forge', 'cover'])
const TOWN_OPEN = new Set(['main', 'waiting', 'town_window', 'people'])

/** Questions that are passed where one buys. */
const SHOPS = new Set(['town_window', 'people'])

/** Questions whose cards do not lie in the hand: they are laid out to be looked at. */
const LAID_OUT = new Set(['search', 'aim', 'vortex_search', 'spring', 'put_back', 'witch_card'])

const PASS = -1

export function isPass(option: Option): boolean {
  return option.pick === PASS
}

/** Null for what has no place there: the prompt bar offers it as a button. */
export function placeOf(kind: string, option: Option): Place | null {
  if (panelOf(kind) || (isPass(option) && SHOPS.has(kind))) return 'panel'
  if (kind === 'mulligan') return null
  if (isPass(option)) return 'bar'
  if (option.verb === 'card') return LAID_OUT.has(kind) ? 'found' : 'hand'
  if (ON_FIELDS.has(option.verb) && option.about.field !== undefined) return 'fields'
  if (IN_TOWN.has(option.verb)) return kind === 'muster' ? 'troops' : TOWN_OPEN.has(kind) ? 'town' : null
  return BY_VERB[option.verb] ?? null
}
