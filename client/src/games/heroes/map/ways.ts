/* Ways of several steps, as the server tells them: which field comes before which. No rules here. */
import type { Reach } from '../types'

/** The fields on the way of a hero to one farther than its next step, that one last; empty where none is told. */
export function wayTo(reach: readonly Reach[], hero: number, field: number): number[] {
  const told = reach.find((one) => one.hero === hero)
  const way: number[] = []
  let at = told?.fields.indexOf(field) ?? -1
  while (told && at >= 0) {
    way.unshift(told.fields[at] ?? -1)
    const before = told.before[at] ?? -1
    at = told.fields.indexOf(before)
    if (at < 0) way.unshift(before)
  }
  return way
}

/** A hero on its way: where it should stand by now, and where it still goes. */
export interface Walk {
  hero: number
  at: number
  rest: readonly number[]
}

/** The next field of a walk; null where something has come between, so that it ends here. */
export function nextOf({ hero, at, rest }: Walk, stands: number, reach: readonly Reach[]): number | null {
  const next = rest[0]
  if (stands !== at || next === undefined) return null
  if (rest.length === 1) return next
  const now = wayTo(reach, hero, rest[rest.length - 1] ?? -1)
  return now.length === rest.length ? (now[0] ?? null) : null
}
