/* A state comes over a line as what is new there, and in few words: here it is made whole again. See docs/wire.md. */
import type { Change, Decision, DownMessage, LogLine, Option, Packed, Pick as Picked, Said, SentDecision, SentLine, SentOption, SentState, StateMessage } from './types'

/** What the server says, as the table hears it. */
export type Heard = Exclude<DownMessage, SentState> | StateMessage

type Words = readonly (readonly string[])[]
type Rules = Readonly<Record<string, string[]>>
type Standing = Pick<StateMessage, 'view' | 'promise' | 'seats' | 'undo' | 'pace' | 'thinking' | 'odds' | 'since' | 'due' | 'deadline' | 'called' | 'host' | 'status' | 'seat'>

/** What went over one line so far. */
export class Unpacker {
  private standing: unknown = null
  private rules: Rules = {}
  private told: number | null = null

  /** The whole state; null where it builds on one that never came. */
  state(sent: SentState): StateMessage | null {
    if (sent.after != null && sent.after !== this.told) return null
    this.told = sent.told
    this.standing = changed(this.standing, sent.changes)
    this.rules = { ...(sent.fresh ? {} : this.rules), ...sent.rules }
    const words = sent.words ?? []
    return {
      ...(this.standing as Standing),
      type: 'state',
      seq: sent.seq,
      printed: sent.printed ?? {},
      texts: sent.texts ?? [],
      decision: sent.decision ? decisionOf(sent.decision, words, this.rules) : null,
      events: sent.events ?? [],
      log: (sent.log ?? []).map((line) => lineOf(line, words, this.rules)),
      over: sent.over ?? false,
      winners: sent.winners ?? [],
      seed: sent.seed ?? null,
      fresh: sent.fresh ?? false,
    }
  }
}

const isObject = (one: unknown): one is Record<string, unknown> => typeof one === 'object' && one !== null

/** What stands there after a change. What did not change stays the very same. */
export function changed(before: unknown, change: Change): unknown {
  if (Array.isArray(change)) return change[0]
  if (!isObject(change)) return change
  if (Array.isArray(before)) {
    const after: unknown[] = [...(before as unknown[])]
    for (const [at, inside] of Object.entries(change)) after[Number(at)] = changed(after[Number(at)], inside)
    return after
  }
  const after = { ...(before as Record<string, unknown>) }
  for (const [name, inside] of Object.entries(change)) {
    if (Array.isArray(inside) && inside.length === 0) delete after[name]
    else after[name] = changed(after[name], inside)
  }
  return after
}

/** A message by its words: a key and the names of what goes into it, or what stands between things said in a row. */
export function saidOf(packed: Packed, words: Words): Said {
  if (typeof packed !== 'object') return packed
  const [number, ...parts] = packed
  const [key = '', ...names] = words[Number(number)] ?? []
  const of = parts.map((part) => saidOf(part, words))
  if (key === '') return { join: names[0] ?? '', of }
  return names.length ? [key, Object.fromEntries(names.map((name, at) => [name, of[at] ?? '']))] : [key]
}

/** The word in a pick that says what is done: it comes first, or after the seat that alone may pick it. */
function verbOf(pick: Picked): string {
  return Array.isArray(pick) ? (pick.find((one): one is string => typeof one === 'string') ?? '') : ''
}

function optionOf({ pick, label, group, about, full, hint, detail, loses }: SentOption, words: Words): Option {
  const verb = verbOf(pick)
  return {
    pick,
    verb,
    group: group ?? verb,
    label: saidOf(label, words),
    about: about ?? {},
    ...(full != null && { full: saidOf(full, words) }),
    ...(hint !== undefined && { hint: saidOf(hint, words) }),
    ...(detail !== undefined && { detail }),
    ...(loses && { loses }),
  }
}

function decisionOf(sent: SentDecision, words: Words, rules: Rules): Decision {
  const { seats, kind } = sent
  const options = (sent.options ?? []).map((option) => optionOf(option, words))
  const cited = [...new Set(options.map(({ verb }) => verb))].map((verb) => [verb, rules[`${kind}.${verb}`] ?? []] as const)
  return {
    seats,
    mine: sent.mine ?? false,
    asked: sent.asked ?? false,
    kind,
    prompt: saidOf(sent.prompt, words),
    rules: rules[kind] ?? [],
    cited: Object.fromEntries(cited.filter(([, found]) => found.length)),
    options,
    about: sent.about ?? {},
    hints: sent.hints ?? false,
  }
}

function lineOf({ said, event, seat, head, about }: SentLine, words: Words, rules: Rules): LogLine {
  return { said: saidOf(said, words), event, seat, head: head ?? false, rules: rules[event] ?? [], about: about ?? {} }
}
