/* The puzzles that somebody has solved, kept in this browser. */
import { keep, kept } from '../net/kept'
import type { PuzzleInfo } from '../net/types'

class Solved {
  /** When each was first solved, in milliseconds since 1970. */
  #at = $state.raw<Readonly<Record<string, number>>>(kept('solved', {}))

  has(id: string): boolean {
    return id in this.#at
  }

  add(id: string): void {
    // Another window may have solved some since this one was opened.
    this.#at = { [id]: Date.now(), ...this.#at, ...kept<Record<string, number>>('solved', {}) }
    keep('solved', this.#at)
  }

  /** Something was brought along from another browser. */
  look(): void {
    this.#at = kept('solved', {})
  }

  /** How many of these. */
  among(puzzles: readonly PuzzleInfo[]): number {
    return puzzles.filter(({ id }) => this.has(id)).length
  }
}

export const solved = new Solved()
