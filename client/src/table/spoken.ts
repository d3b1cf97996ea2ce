/* Options in words, and the rules about them. */
import type { Decision, HintMessage, Option, Said } from '../net/types'
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

/** What is still to be told beside the whole of an option: its hint, unless that is said already. */
export function moreOf(option: Option): string {
  const hint = hintOf(option)
  return fullOf(option).includes(hint) ? '' : hint
}

/** An option in words, for whoever does not see the board. */
export function spoken(option: Option): string {
  return [fullOf(option), moreOf(option)].filter(Boolean).join(': ')
}

/** The rules about an option, or about the question where it has none of its own. */
export function rulesOf(decision: Decision | null, option: Option | null): string[] {
  const own = option ? decision?.cited?.[option.verb] : undefined
  return own?.length ? own : (decision?.rules ?? [])
}

/** What is said, without a text that can be read elsewhere. */
export function without(said: Said, text: string): Said {
  if (!text) return said
  if (phrase(said) === text) return ''
  if (typeof said !== 'object') return said
  if ('of' in said) return { ...said, of: said.of.map((one) => without(one, text)) }
  const [key, args = {}] = said
  return [key, Object.fromEntries(Object.entries(args).map(([name, one]) => [name, without(one, text)]))]
}

/** Advice in words: what to pick and why, and how often that wins where somebody looked ahead. */
export interface Advice {
  why: string
  chances: string
}

export function adviceOf({ text }: HintMessage): Advice {
  if (typeof text !== 'object' || !('of' in text)) return { why: phrase(text), chances: '' }
  const [why = '', ...rest] = text.join === DOT ? text.of : [text]
  return { why: phrase(why), chances: rest.map(phrase).join(DOT) }
}

const DOT = ' · '
