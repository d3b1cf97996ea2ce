/* Options in words, and the rules about them. */
import type { Decision, Option } from '../net/types'

/** What it is to pick an option; a short label may say all of it. */
export function fullOf(option: Option): string {
  return option.full ?? option.label
}

/** An option in words, for whoever does not see the board. */
export function spoken(option: Option): string {
  const full = fullOf(option)
  return option.hint && !full.includes(option.hint) ? `${full}: ${option.hint}` : full
}

/** The rules about an option, or about the question where it has none of its own. */
export function rulesOf(decision: Decision | null, option: Option | null): string[] {
  const own = option ? decision?.cited?.[option.verb] : undefined
  return own?.length ? own : (decision?.rules ?? [])
}
