/* What stands on things that were seen: each comes over a line once, and is kept here. */
import type { Printed, StateMessage } from './types'

/** What was told before with what is new; a fresh state tells everything again. */
export function keep(before: Printed, told: Pick<StateMessage, 'printed' | 'fresh'>): Printed {
  const more = told.printed ?? {}
  if (told.fresh) return more
  if (!Object.keys(more).length) return before
  const lists = new Set([...Object.keys(before), ...Object.keys(more)])
  return Object.fromEntries([...lists].map((list) => [list, [...(before[list] ?? []), ...(more[list] ?? [])]]))
}
