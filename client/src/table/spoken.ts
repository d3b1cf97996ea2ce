/* Options in words, and the rules about them. */
import type { Decision, Option } from '../net/types'
import { phrase } from '../text/say.svelte'

/** An option in a few words. */
export function labelOf(option: Option): string {
  return phrase(option.label)
}

/** What it is to pick an option; a short label may say all of it. */
export function fullOf(option: Option): string {
  return phrase(option.full ?? option.label)
}

/** What to know about an option before picking it. */
export function hintOf(option: Option): string {
  return phrase(option.hint)
}

/** An option in words, for whoever does not see the board. */
export function spoken(option: Option): string {
  const full = fullOf(option)
  const hint = hintOf(option)
  return hint && !full.includes(hint) ? `${full}: ${hint}` : full
}

/** The rules about an option, or about the question where it has none of its own. */
export function rulesOf(decision: Decision | null, option: Option | null): string[] {
  const own = option ? decision?.cited?.[option.verb] : undefined
  return own?.length ? own : (decision?.rules ?? [])
}
