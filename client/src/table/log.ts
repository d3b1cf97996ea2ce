/* The chronicle: lines come in pieces, and after a reconnection some of them come again. */
import type { LogLine, Said } from '../net/types'

/** Enough for an evening; older lines are in the replay. */
export const LONGEST = 400

const same = (a: LogLine | undefined, b: LogLine | undefined): boolean =>
  a !== undefined && b !== undefined && a.seat === b.seat && JSON.stringify(a.said) === JSON.stringify(b.said)

export function append(told: readonly LogLine[], more: readonly LogLine[]): LogLine[] {
  return [...told, ...more].slice(-LONGEST)
}

/** Joins what was told before with the last few lines that a new connection brings, each line once. */
export function rejoin(told: readonly LogLine[], last: readonly LogLine[]): LogLine[] {
  if (!told.length) return [...last]
  if (!last.length) return [...told]
  for (let k = Math.min(told.length, last.length); k > 0; k--) {
    const from = told.length - k
    if (last.slice(0, k).every((line, n) => same(line, told[from + n]))) return append(told, last.slice(k))
  }
  for (let at = 0; at + told.length <= last.length; at++) {
    if (told.every((line, n) => same(line, last[at + n]))) return [...last]
  }
  return append(told, last)
}

/** What is told, in short where the game has a short way: cards are named, not read out once more. */
export function briefly(said: Said, brief: Readonly<Record<string, string>>): Said {
  if (typeof said !== 'object' || 'of' in said) return said
  const [key, args = {}] = said
  const short = brief[key]
  return short ? [short, args] : said
}

/** What stands in one line of the chronicle: a sentence, or all the money that somebody laid down in a row. */
export interface Row {
  line: LogLine
  /** The cards and what they are worth together; null for a single sentence. */
  coins: { cards: number[]; gold: number } | null
  /** The place in the log where it ends. */
  end: number
  /** The rules behind a whole entry, at its first line; none at those below it. */
  rules: string[]
}

const isCoin = (line: LogLine | undefined, gold: LogLine | undefined): boolean =>
  line?.event === 'Played' && line.about.card !== undefined && gold?.event === 'GotGold' && gold.seat === line.seat

export function rowsOf(log: readonly LogLine[]): Row[] {
  const rows: Row[] = []
  for (let at = 0; at < log.length; at++) {
    const line = log[at]
    const gold = log[at + 1]
    if (!line) continue
    if (!gold || !isCoin(line, gold)) {
      rows.push({ line, coins: null, end: at, rules: line.rules })
      continue
    }
    const last = rows.at(-1)
    const [card, n] = [Number(line.about.card), Number(gold.about.n ?? 0)]
    at++
    if (last?.coins && last.line.seat === line.seat) {
      last.coins.cards.push(card)
      last.coins.gold += n
      last.end = at
    } else {
      rows.push({ line, coins: { cards: [card], gold: n }, end: at, rules: [...line.rules, ...gold.rules] })
    }
  }
  return gathered(rows)
}

/** An entry is a line with all that came of it: its rules stand in one place, each once. */
function gathered(rows: readonly Row[]): Row[] {
  const entries: Row[] = []
  let head: Row | undefined
  for (const row of rows) {
    if (!head || row.line.head) {
      head = { ...row, rules: [...new Set(row.rules)] }
      entries.push(head)
    } else {
      head.rules = [...new Set([...head.rules, ...row.rules])]
      entries.push({ ...row, rules: [] })
    }
  }
  return entries
}
