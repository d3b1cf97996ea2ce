/* What the table frame gives to a game's board, and which options the board shows. */
import type { Catalogue, Option, Pick, StateMessage } from '../net/types'

/** Looks a text up in the chosen language; reading it inside a component follows a change of language. */
export type Say = (key: string, given?: Record<string, string | number>) => string

export interface BoardProps {
  state: StateMessage
  catalogue: Catalogue
  /** The seat of the person at this screen; null for those who look on, and in replays. */
  me: number | null
  choose: (pick: Pick) => void
  say: Say
  /** False when nothing may move. */
  motion: boolean
  /** 1 is the usual speed, 2 twice as fast. */
  speed: number
  /** The option that the keyboard points at, as its place in `state.decision.options`: draw it as selected. */
  considered?: number | null
}

/** Verbs whose options are things that lie on the board. */
const BOARD_VERBS: ReadonlySet<string> = new Set([
  'play',
  'cast',
  'sell',
  'sheathe',
  'unsheathe',
  'unsheathe_cast',
  'buy',
  'tame',
  'space',
  'hero',
  'monster',
  'worn',
  'dragon',
  'take_hero',
])

/** Kinds of decision whose plain numbers are cards of one's own hand. */
const HAND_KINDS: ReadonlySet<string> = new Set(['hand', 'smelt'])

/** Whether the board lights an option up; all others are buttons in the prompt bar. */
export function onBoard(kind: string, option: Option): boolean {
  if (option.verb) return BOARD_VERBS.has(option.verb)
  return option.card !== null && HAND_KINDS.has(kind)
}
