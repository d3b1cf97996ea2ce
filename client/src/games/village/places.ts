/* Where on the board an option lies. No rules here: only what the server's verbs are about. */
import type { Option } from '../../net/types'

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
  const { verb, about } = option
  if (verb === '') return about.card !== undefined ? (BY_KIND[kind] ?? null) : null
  if (verb === 'owner' && about.owner === undefined) return null
  return BY_VERB[verb] ?? null
}
