/* Where on the board an option lies. No rules here: only what the server's verbs are about. */
import type { Option } from '../../net/types'
import { NOBODY } from './view'

export const PLACES = [
  ...(['hand', 'spaces', 'heroes', 'monsters', 'worn'] as const),
  ...(['dragon', 'owners', 'scabbards', 'loot', 'takeable'] as const),
]
export type Place = (typeof PLACES)[number]

const BY_VERB: Readonly<Record<string, Place>> = {
  play: 'hand',
  cast: 'hand',
  sell: 'hand',
  sheathe: 'hand',
  buy: 'spaces',
  tame: 'spaces',
  space: 'spaces',
  unsheathe: 'scabbards',
  unsheathe_cast: 'scabbards',
  hero: 'heroes',
  monster: 'monsters',
  worn: 'worn',
  dragon: 'dragon',
  owner: 'owners',
  take_hero: 'takeable',
}

/** Kinds of question whose plain numbers are cards. */
const BY_KIND: Readonly<Record<string, Place>> = { hand: 'hand', smelt: 'hand', loot: 'loot' }

/** Null for what has no place there: the prompt bar offers it as a button. */
export function placeOf(kind: string, option: Option): Place | null {
  const { verb, card, id } = option
  if (verb === '') return card !== null && card >= 0 ? (BY_KIND[kind] ?? null) : null
  if (verb === 'owner' && id === NOBODY) return null
  return BY_VERB[verb] ?? null
}
