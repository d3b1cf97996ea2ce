/* Puzzles in the order and company in which they are shown. */
import { GAMES } from '../games'
import type { PuzzleInfo } from '../net/types'

export const GRADES = [1, 2, 3, 4, 5] as const

/** What is looked for: those of one game, of one grade, not solved yet; each may be left open. */
export interface Wanted {
  game: string
  grade: number
  open: boolean
}

export interface Graded {
  grade: number
  puzzles: PuzzleInfo[]
}

export interface OfGame {
  game: string
  puzzles: PuzzleInfo[]
  grades: Graded[]
}

/** From easy to hard, and within a grade by number. */
export function inOrder(puzzles: readonly PuzzleInfo[]): PuzzleInfo[] {
  return [...puzzles].sort((one, other) => one.grade - other.grade || one.number - other.number)
}

/** Those that are looked for. */
export function found(puzzles: readonly PuzzleInfo[], { game, grade, open }: Wanted, isSolved: (id: string) => boolean): PuzzleInfo[] {
  return puzzles.filter((one) => (!game || one.game === game) && (!grade || one.grade === grade) && !(open && isSolved(one.id)))
}

/** By game as the lobby has them, then by grade. */
export function byGame(puzzles: readonly PuzzleInfo[]): OfGame[] {
  return GAMES.flatMap(({ name: game }) => {
    const own = inOrder(puzzles.filter((one) => one.game === game))
    const grades = GRADES.map((grade) => ({ grade, puzzles: own.filter((one) => one.grade === grade) }))
    return own.length ? [{ game, puzzles: own, grades: grades.filter((one) => one.puzzles.length) }] : []
  })
}

/** What to solve after a puzzle: the next of its game that is open, from there on and then from the first; else one of
    another game; where all are solved, the next in order. Null where there is no other. */
export function nextAfter(puzzles: readonly PuzzleInfo[], id: string, isSolved: (id: string) => boolean): PuzzleInfo | null {
  const here = puzzles.find((one) => one.id === id)
  const own = inOrder(puzzles.filter(({ game }) => game === here?.game))
  const at = own.findIndex((one) => one.id === id)
  const round = [...own.slice(at + 1), ...own.slice(0, Math.max(0, at))]
  const others = byGame(puzzles.filter(({ game }) => game !== here?.game)).flatMap((one) => one.puzzles)
  return [...round, ...others].find((one) => !isSolved(one.id)) ?? round[0] ?? others[0] ?? null
}
