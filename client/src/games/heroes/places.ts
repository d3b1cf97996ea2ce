/* Where on the board an option lies. No rules here: only what the server's verbs are about. */
import type { Option } from '../../net/types'

export const PLACES = ['units', 'spaces', 'hand', 'troops', 'heroes', 'found', 'bar'] as const
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
  recruit: 'troops',
  reinforce: 'troops',
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
}

/** Questions whose cards do not lie in the hand: they are laid out to be looked at. */
const LAID_OUT = new Set(['search', 'aim'])

const PASS = -1

export function isPass(option: Option): boolean {
  return option.pick === PASS
}

/** Null for what has no place there: the prompt bar offers it as a button. */
export function placeOf(kind: string, option: Option): Place | null {
  if (isPass(option)) return 'bar'
  if (option.verb === 'card') return LAID_OUT.has(kind) ? 'found' : 'hand'
  return BY_VERB[option.verb] ?? null
}
