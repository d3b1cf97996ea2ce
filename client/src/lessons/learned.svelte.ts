/* The lessons that somebody has begun and done, kept in this browser: the picks made so far, to be taken up again. */
import { keep, kept } from '../net/kept'
import type { Pick } from '../net/types'

export interface Progress {
  picks: Pick[]
  /** How many steps of how many are behind one. */
  at: number
  done: boolean
}

class Learned {
  #of = $state.raw<Readonly<Record<string, Progress>>>(kept('lessons', {}))

  of(id: string): Progress | null {
    return this.#of[id] ?? null
  }

  /** Something was brought along from another browser. */
  look(): void {
    this.#of = kept('lessons', {})
  }

  /** Once done, a lesson stays so, however often it is begun again. */
  note(id: string, picks: Pick[], at: number, done: boolean): void {
    const before = kept<Record<string, Progress>>('lessons', {}) // another window may have gone on since
    this.#of = { ...before, [id]: { picks: done ? [] : picks, at, done: done || (before[id]?.done ?? false) } }
    keep('lessons', this.#of)
  }
}

export const learned = new Learned()
