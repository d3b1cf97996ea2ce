/* What the table frame gives to a game's board, and which options the board shows. */
import { gameOf } from '../games'
import type { Catalogue, LeftOut, Option, Pick as Picked, StateMessage } from '../net/types'

/** Looks a text up in the chosen language; reading it inside a component follows a change of language. */
export type Say = (key: string, given?: Record<string, string | number>) => string

export interface BoardProps extends Record<string, unknown> {
  state: StateMessage
  catalogue: Catalogue
  /** The seat of the person at this screen; null for those who look on, and in replays. */
  me: number | null
  choose: (pick: Picked) => void
  say: Say
  /** False when nothing may move. */
  motion: boolean
  /** 1 is the usual speed, 2 twice as fast. */
  speed: number
  /** The option that the keyboard points at, as its place in `state.decision.options`: draw it as selected. */
  considered?: number | null
  /** What is not on offer and why, once `askLeft` has asked for it. */
  left?: readonly LeftOut[]
  askLeft?: () => void
  /** A game that is told again: one may go back, and on in leaps. */
  replay?: boolean
}

/** The part of it that a game needs beside the chronicle. */
export type BesideProps = Pick<BoardProps, 'state' | 'catalogue' | 'me' | 'motion' | 'speed'>

/** The part of it that a game needs to tell of its table in words. */
export type PlainProps = Pick<BoardProps, 'state' | 'catalogue' | 'me' | 'say'>

/** The part of it that a game needs to tell how it has ended. */
export type EndedProps = Pick<BoardProps, 'state' | 'me'>

/** Whether the board of a game lights an option up; all others are buttons in the prompt bar. */
export function onBoard(kind: string, option: Option, game: string): boolean {
  return (gameOf(game)?.placeOf(kind, option) ?? null) !== null
}
