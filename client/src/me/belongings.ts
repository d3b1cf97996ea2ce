/* What this browser keeps of its guest, and how it is joined to what a person has elsewhere: nothing is lost by it. */
import type { Progress } from '../lessons/learned.svelte'
import { heldSeats, keep, kept, madeTables, type HeldSeat } from '../net/kept'
import type { Belongings, Carried } from '../net/types'

type Lessons = Record<string, Progress>
type Solved = Record<string, number>

/** As it is sent; the server asks for no more than a thousand seats, the latest. */
const MOST = 1000

export function belongings(): Belongings {
  const seats = Object.entries(heldSeats()).sort(([, a], [, b]) => b.since - a.since)
  return {
    seats: Object.fromEntries(seats.slice(0, MOST).map(([table, { token }]) => [table, token])),
    author: kept('author', ''),
    made: Object.values(madeTables()).sort((a, b) => b.since - a.since).slice(0, MOST).map(({ token }) => token),
    lessons: kept<Lessons>('lessons', {}),
    solved: kept<Solved>('solved', {}),
  }
}

/** The further of two; once done, a lesson stays so. */
export function further(here: Progress | undefined, there: Progress): Progress {
  if (!here) return there
  return { ...(there.at > here.at ? there : here), done: here.done || there.done }
}

/** Keep what somebody has elsewhere beside what is here. */
export function join({ seats, lessons, solved }: Pick<Carried, 'seats' | 'lessons' | 'solved'>): void {
  const lent: Record<string, HeldSeat> = Object.fromEntries(Object.entries(seats).map(([table, seat]) => [table, { ...seat, lent: true }]))
  if (Object.keys(lent).length) keep('seats', { ...heldSeats(), ...lent })
  const learnt = kept<Lessons>('lessons', {})
  keep('lessons', { ...learnt, ...Object.fromEntries(Object.entries(lessons).map(([id, there]) => [id, further(learnt[id], there)])) })
  const known = kept<Solved>('solved', {})
  keep('solved', { ...known, ...Object.fromEntries(Object.entries(solved).map(([id, at]) => [id, Math.min(at, known[id] ?? at)])) })
}

/** Keys that were lent open nothing any more. */
export function dropLent(): void {
  keep('seats', Object.fromEntries(Object.entries(heldSeats()).filter(([, { lent }]) => !lent)))
}
