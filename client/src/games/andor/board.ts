/* What all parts of the mountain board share. */
import { getContext, setContext } from 'svelte'

import type { GameEvent, Option, SeatInfo } from '../../net/types'
import type { Say } from '../../table/contract'
import type { Model } from './model'
import type { Lights, Lit } from './options'

export interface Board {
  readonly model: Model
  readonly lights: Lights
  /** What is being asked, or nothing. */
  readonly kind: string
  readonly seats: readonly SeatInfo[]
  /** Whether this screen is asked for the deeds of a hero, or whom to invite: then what cannot be done says why. */
  readonly asked: boolean
  /** The seat at this screen; null for those who look on. */
  readonly me: number | null
  /** The hero whose board is shown. */
  readonly shown: number
  /** Whether the sunrise is foretold on the board, and of which symbol: null for all that move. */
  readonly foreseeing: boolean
  readonly foreseen: number | null
  /** What the keyboard points at. */
  readonly considered: Option | null
  /** The option under the pointer or the focus. */
  readonly pointed: Option | null
  readonly say: Say
  readonly motion: boolean
  /** 1 is the usual speed, 2 twice as fast. */
  readonly speed: number
  /** The number of the message, and what has happened since the one before. */
  readonly seq: number
  readonly events: readonly GameEvent[]
  point(option: Option | null): void
  show(hero: number): void
  foresee(on: boolean, symbol?: number | null): void
  choose(option: Option): void
  /** One option is chosen at once; several are offered in a small menu beside `at`. */
  offer(options: Lit, at: Element, title?: string): void
}

const KEY = Symbol('andor')

export function shareBoard(board: Board): Board {
  return setContext(KEY, board)
}

export function useBoard(): Board {
  return getContext<Board>(KEY)
}
