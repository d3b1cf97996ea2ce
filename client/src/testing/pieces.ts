/* Options and questions for tests: blank but for what a test is about. */
import type { Decision, Option, StateMessage } from '../net/types'

/** An option as the server names it: `verb` and a number, or a plain number, and what it is about. */
export function option(verb: string, id: number, about: Record<string, number> = {}, more: Partial<Option> = {}): Option {
  const pick = verb === '' ? id : [verb, id]
  return { pick, label: `${verb} ${id}`, hint: '', group: '', verb, about: { id, ...about }, ...more }
}

export function asked(kind: string, ...options: Option[]): Decision {
  return { seats: [0], mine: true, asked: true, kind, prompt: '', rules: [], cited: {}, options, about: {}, hints: false }
}

/** What a table tells beside the game. */
export const TABLE: Omit<StateMessage, 'view' | 'seats' | 'decision'> = {
  type: 'state',
  seq: 1,
  printed: {},
  texts: [],
  events: [],
  log: [],
  undo: { free: 0, left: 0, asked_by: null, agreed: [] },
  over: false,
  winners: [],
  promise: '',
  seed: null,
  pace: 0,
  thinking: { ms: 0, own: 0 },
  odds: { agreed: [], open: false },
  since: 0,
  due: null,
  deadline: { seconds: 0, wished: null, asked_by: null, agreed: [] },
  called: '',
  host: null,
  status: 'running',
  seat: 0,
  fresh: false,
}
