/* What is left out: a thing on a board that is not lit says in `data-left` what one would do with it, such as `buy space=7`. */
import type { LeftOut } from '../net/types'

export interface Wanted {
  verbs: string[]
  about: Readonly<Record<string, number>>
}

/** Reads `buy|tame space=7 card=3`: one of these verbs, and all of these numbers. */
export function wanted(text: string): Wanted {
  const [verbs = '', ...parts] = text.split(' ').filter(Boolean)
  return { verbs: verbs.split('|'), about: Object.fromEntries(parts.map((part) => [part.split('=')[0] ?? '', Number(part.split('=')[1])])) }
}

/** Why what a `data-left` says is not on offer; null if nothing is known of it. */
export function leftFor(text: string, left: readonly LeftOut[]): LeftOut | null {
  return reasonFor(wanted(text), left)
}

/** Why that is not on offer; null if nothing is known of it. */
export function reasonFor({ verbs, about }: Wanted, left: readonly LeftOut[]): LeftOut | null {
  return left.find((one) => verbs.includes(one.verb) && Object.entries(about).every(([key, number]) => one.about[key] === number)) ?? null
}
