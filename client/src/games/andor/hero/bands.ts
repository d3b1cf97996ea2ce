/* The bands of the willpower track: with more of it more dice are rolled. */

export const WILLPOWERS = 20
/** Where the second and the third band of dice begin. */
export const BANDS: readonly number[] = [7, 14]

export function bandOf(willpower: number): number {
  return BANDS.filter((from) => willpower >= from).length
}

/** From where to where a band goes, such as `7–13`. */
export function rangeOf(willpower: number): string {
  const band = bandOf(willpower)
  return `${band ? BANDS[band - 1] : 1}–${(BANDS[band] ?? WILLPOWERS + 1) - 1}`
}
