/* Where on the board an option lies. No rules here: only what the server's verbs are about. */
import type { Option } from '../../net/types'

export const PLACES = ['fields', 'foes', 'deeds', 'symbols'] as const
export type Place = (typeof PLACES)[number]

const BY_VERB: Readonly<Record<string, Place>> = {
  go: 'fields',
  pull: 'fields',
  dweller: 'fields',
  field: 'fields',
  token: 'fields',
  fight: 'foes',
  foe: 'foes',
  symbol: 'symbols',
  // what costs no hour: at the hero's board
  spring: 'deeds',
  take: 'deeds',
  drop: 'deeds',
  give: 'deeds',
  use: 'deeds',
  cast: 'deeds',
  open: 'deeds',
  banish: 'deeds',
  falcon: 'deeds',
}

/** Deeds of a turn that belong to the hero who does them, and not to a place on the board. */
const OF_A_TURN = new Set(['drink', 'study', 'brew', 'carry', 'bridge'])

/** Null for what has no place there: the prompt bar offers it as a button. */
export function placeOf(kind: string, option: Option): Place | null {
  if ((kind === 'turn' || kind === 'walk') && OF_A_TURN.has(option.verb)) return 'deeds'
  return BY_VERB[option.verb] ?? null
}
