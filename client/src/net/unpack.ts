/* A state comes over a line as what is new there: here it is made whole again. See docs/wire.md. */
import type { Change, Decision, DownMessage, LogLine, Option, Pick as Picked, SentDecision, SentLine, SentOption, SentState, StateMessage } from './types'

/** What the server says, as the table hears it. */
export type Heard = Exclude<DownMessage, SentState> | StateMessage

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
    return {
      ...(this.standing as Standing),
      type: 'state',
      seq: sent.seq,
      printed: sent.printed ?? {},
      texts: sent.texts ?? [],
      decision: sent.decision ? decisionOf(sent.decision, this.rules) : null,
      events: sent.events ?? [],
      log: (sent.log ?? []).map((line) => lineOf(line, this.rules)),
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

/** The word in a pick that says what is done: it comes first, or after the seat that alone may pick it. */
function verbOf(pick: Picked): string {
  return Array.isArray(pick) ? (pick.find((one): one is string => typeof one === 'string') ?? '') : ''
}

function optionOf({ pick, label, group, about, full, hint, detail, loses }: SentOption): Option {
  const verb = verbOf(pick)
  return {
    pick,
    verb,
    group: group ?? verb,
    label,
    about: about ?? {},
    ...(full != null && { full }),
    ...(hint !== undefined && { hint }),
    ...(detail !== undefined && { detail }),
    ...(loses && { loses }),
  }
}

function decisionOf(sent: SentDecision, rules: Rules): Decision {
  const { seats, kind } = sent
  const options = (sent.options ?? []).map(optionOf)
  const cited = [...new Set(options.map(({ verb }) => verb))].map((verb) => [verb, rules[`${kind}.${verb}`] ?? []] as const)
  return {
    seats,
    mine: sent.mine ?? false,
    asked: sent.asked ?? false,
    kind,
    prompt: sent.prompt,
    rules: rules[kind] ?? [],
    cited: Object.fromEntries(cited.filter(([, found]) => found.length)),
    options,
    about: sent.about ?? {},
    hints: sent.hints ?? false,
  }
}

function lineOf({ said, event, seat, head, about }: SentLine, rules: Rules): LogLine {
  return { said, event, seat, head: head ?? false, rules: rules[event] ?? [], about: about ?? {} }
}
