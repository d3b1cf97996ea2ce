/* Options in the order and company in which they are shown. */
import type { Decision, HintMessage, Option } from '../net/types'
import { onBoard } from './contract'

export interface Numbered {
  option: Option
  /** Its place in the decision, from 0: the number key is one more. */
  at: number
}

export interface Group {
  name: string
  options: Numbered[]
}

/** All options under their headings, each heading where it first appears. */
export function grouped(decision: Decision | null): Group[] {
  const groups = new Map<string, Numbered[]>()
  decision?.options.forEach((option, at) => {
    const group = groups.get(option.group)
    if (group) group.push({ option, at })
    else groups.set(option.group, [{ option, at }])
  })
  return [...groups].map(([name, options]) => ({ name, options }))
}

/** The options that have no place on the board. */
export function beside(decision: Decision | null, game: string): Numbered[] {
  if (!decision) return []
  return decision.options.map((option, at) => ({ option, at })).filter(({ option }) => !onBoard(decision.kind, option, game))
}

export interface WeighedOption extends Numbered {
  /** How many games of a hundred are won after it, more or less so many. */
  chance: number
  error: number
}

/** The options whose odds were told: the one that was advised, then the best first, by what is sure of them. */
export function weighed(hint: HintMessage, decision: Decision): WeighedOption[] {
  const places = new Map(decision.options.map(({ pick }, at) => [JSON.stringify(pick), at]))
  const found = hint.odds.flatMap(({ pick, chance, error }) => {
    const at = places.get(JSON.stringify(pick))
    const option = at === undefined ? undefined : decision.options[at]
    return option && at !== undefined ? [{ option, at, chance, error }] : []
  })
  const advised = JSON.stringify(hint.pick)
  const worth = ({ option, chance, error }: WeighedOption): number => (JSON.stringify(option.pick) === advised ? Infinity : chance - error)
  return found.sort((one, other) => (worth(one) > worth(other) ? -1 : 1))
}

/** Options that end something: they stand last and are never the bright button while others are open. */
export function isEnding(option: Option): boolean {
  return ['end_turn', 'no', 'sink', 'pass', 'end_day', 'nothing', 'decline', 'withdraw'].includes(option.verb) || option.pick === -1
}

/** Which option typed digits point at, from 0: 1 to 9 at once, longer numbers digit by digit. */
export function typed(before: string, digit: string, count: number): { digits: string; at: number | null } {
  for (const digits of [before + digit, digit]) {
    const number = Number(digits)
    if (number >= 1 && number <= count) return { digits, at: number - 1 }
  }
  return { digits: '', at: null }
}
