import type { ScoreLine } from './types'

/** Every line that brings somebody points, once. */
export function wordsIn(sheets: readonly (readonly ScoreLine[])[]): string[] {
  return [...new Set(sheets.flatMap((lines) => lines.map(({ word }) => word)))]
}

/** What the lines with this word come to. */
export function pointsFor(lines: readonly ScoreLine[], word: string): number {
  return lines.filter((line) => line.word === word).reduce((sum, { n }) => sum + n, 0)
}
