/* Finding one's way in a replay, which comes page by page. */
import { keep } from '../net/printed'
import type { Printed, Replay, ReplayFrame, SeatInfo, StateMessage } from '../net/types'
import { retold, unanswered, withHeroes } from '../table/retold'

/** Pages by the number of their first frame. */
export type Pages = ReadonlyMap<number, Replay>

/** Frames in a row, from number `first` on. */
export interface Run {
  first: number
  frames: readonly ReplayFrame[]
}

/** So many pages before the one that is shown are held for the chronicle, and one after it. */
export const BEFORE = 5

/** The frames that are here without a gap around a frame; none if that one is not here. */
export function runAt(pages: Pages, at: number): Run {
  const here = pageAt(pages, at)
  if (!here) return { first: at, frames: [] }
  const run = [here]
  for (let one = pageAt(pages, here.first - 1); one; one = pageAt(pages, one.first - 1)) run.unshift(one)
  for (let one = pageAt(pages, here.first + here.frames.length); one; one = pageAt(pages, one.first + one.frames.length)) run.push(one)
  return { first: run[0]?.first ?? at, frames: run.flatMap(({ frames }) => frames) }
}

export function pageAt(pages: Pages, at: number): Replay | undefined {
  for (const page of pages.values()) if (page.first <= at && at < page.first + page.frames.length) return page
  return undefined
}

/** The next frame to ask for: first what is shown, then what comes next, then what came before; null if all are here. */
export function missing(pages: Pages, at: number, count: number): number | null {
  const here = pageAt(pages, at)
  if (!here) return at
  const after = here.first + here.frames.length
  if (after < count && !pageAt(pages, after)) return after
  let first = here.first
  for (let n = 0; n < BEFORE && first > 0; n++) {
    const before = pageAt(pages, first - 1)
    if (!before) return first - 1
    first = before.first
  }
  return null
}

/** The pages with one more, without those that are far from what is shown. */
export function withPage(pages: Pages, page: Replay, at: number): Pages {
  const all = [...pages.values(), page]
  const size = Math.max(...all.map(({ frames }) => frames.length))
  const near = ({ first }: Replay): boolean => first <= at + 2 * size && first >= at - (BEFORE + 2) * size
  return new Map(all.filter((one) => one === page || near(one)).map((one) => [one.first, one]))
}

/** The frames at which somebody's turn begins; of the first that is here one cannot tell, unless it is the start. */
export function turnsOf(frames: readonly ReplayFrame[], first = 0): number[] {
  const key = (frame: ReplayFrame): string => `${String(frame.view.round)} ${String(frame.view.active ?? frame.view.turn)}`
  return frames.flatMap((frame, n) => {
    const before = frames[n - 1]
    const begins = before === undefined ? first === 0 : key(before) !== key(frame)
    return begins ? [first + n] : []
  })
}

/** The next beginning of a turn in one direction, and otherwise the end of what is here, to look on from there. */
export function nextTurn(run: Run, at: number, direction: 1 | -1): { to: number; found: boolean } {
  const turns = turnsOf(run.frames, run.first)
  const to = direction === 1 ? turns.find((n) => n > at) : turns.findLast((n) => n < at)
  if (to !== undefined) return { to, found: true }
  return { to: direction === 1 ? run.first + run.frames.length : run.first - 1, found: false }
}

/** What stands on things that were seen up to the end of a page. */
export function printedOn(page: Replay | undefined): Printed {
  return (page?.frames ?? []).reduce<Printed>((before, told) => keep(before, { ...told, fresh: false }), {})
}

/** Who sat there, with the heroes that they had at that frame. */
export function seatsAt(replay: Replay, frame: ReplayFrame | undefined): SeatInfo[] {
  return withHeroes(replay.summary.seats, frame?.view)
}

/** A frame as whoever looks on would have been told of it. */
export function stateAt(replay: Replay, frame: ReplayFrame, at: number, printed: Printed): StateMessage {
  const { promise, seed } = replay
  const decision = unanswered(frame.decision)
  return retold(frame, { seq: at, printed, decision, seats: seatsAt(replay, frame), over: at === replay.count - 1, promise, seed, status: 'over' })
}
