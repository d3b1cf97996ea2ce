/* Whose move it is at a table, and since when, in words. */
import type { SeatInfo } from '../net/types'
import { say, words } from '../text/say.svelte'
import { nameOf } from './names'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long something has lasted: the key of a text and the figure in it. */
export function lasted(seconds: number): [key: string, given: { n: number }] {
  if (seconds < MINUTE) return ['since-now', { n: 0 }]
  if (seconds < HOUR) return ['since-minutes', { n: Math.floor(seconds / MINUTE) }]
  if (seconds < DAY) return ['since-hours', { n: Math.floor(seconds / HOUR) }]
  return ['since-days', { n: Math.floor(seconds / DAY) }]
}

/** How much time is left. */
export function left(seconds: number): [key: string, given: { n: number }] {
  if (seconds < MINUTE) return ['due-now', { n: 0 }]
  if (seconds < HOUR) return ['due-minutes', { n: Math.floor(seconds / MINUTE) }]
  if (seconds < 2 * DAY) return ['due-hours', { n: Math.floor(seconds / HOUR) }]
  return ['due-days', { n: Math.floor(seconds / DAY) }]
}

/** Whether somebody should be warned: a quarter of the time is left, or less. */
export function isLate(since: number, due: number | null, now: number): boolean {
  return due !== null && due - now <= (due - since) / 4
}

export interface Turn {
  seats: readonly SeatInfo[]
  /** Seats that all wait for. */
  asked: readonly number[]
  me: number | null
}

/** Whether the table waits for this browser's guest, and no bot picks for them. */
export function asksMe({ seats, asked, me }: Turn): boolean {
  return me !== null && asked.includes(me) && seats.find(({ seat }) => seat === me)?.kind === 'person'
}

/** Whose move it is; empty where it is nobody's. */
export function whoseMove(turn: Turn): string {
  if (asksMe(turn)) return say('your-turn')
  const names = turn.seats.filter(({ seat }) => turn.asked.includes(seat)).map(nameOf)
  if (!names.length) return ''
  return names.length === 1 ? say('turn-of', { name: names[0] ?? '' }) : say('turn-of-many', { names: new Intl.ListFormat(words.language).format(names) })
}
