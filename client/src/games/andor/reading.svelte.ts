/* Which cards wait to be read, and which lies on top. */
import type { StateMessage } from '../../net/types'
import type { AndorCard, AndorEvent } from './catalogue'
import type { Seen } from './model'

/** A legend card or an event card. */
export type Tale = { what: 'card'; card: AndorCard } | { what: 'event'; event: AndorEvent }

export class Reading {
  /** Those that wait, as the numbers they have in the view. */
  private waiting = $state.raw<readonly { what: Tale['what']; n: number }[]>([])
  page = $state(0)
  private seen = -1

  /** New cards come after those that still wait; the first ones are for everybody who sits down at the start. */
  hear(told: Pick<StateMessage, 'seq' | 'events'>, view: Seen): void {
    if (told.seq === this.seen) return
    const first = this.seen < 0
    this.seen = told.seq
    if (first) {
      if (isOpening(view)) this.open(view.cards.map(({ index }) => ({ what: 'card', n: index })))
      return
    }
    const fresh = told.events.flatMap(({ event, n }): { what: Tale['what']; n: number }[] =>
      event === 'CardRead' ? [{ what: 'card', n: Number(n) }] : event === 'EventDrawn' ? [{ what: 'event', n: Number(n) }] : [],
    )
    const [next] = fresh
    if (!next) return
    const known = ({ what, n }: typeof next): boolean => this.waiting.some((one) => one.what === what && one.n === n)
    this.waiting = [...this.waiting, ...fresh.filter((one) => !known(one))]
    this.page = this.waiting.findIndex((one) => one.what === next.what && one.n === next.n)
  }

  /** What can be shown of them. */
  tales(view: Seen): Tale[] {
    return this.waiting.flatMap(({ what, n }): Tale[] => {
      if (what === 'event') {
        const event = view.events.find(({ index }) => index === n)
        return event ? [{ what, event }] : []
      }
      const card = view.cards.find(({ index }) => index === n)
      return card ? [{ what, card }] : []
    })
  }

  turn(by: number): void {
    this.page = Math.max(0, Math.min(this.page + by, this.waiting.length - 1))
  }

  close(): void {
    this.open([])
  }

  /** Read again, from the one named on. */
  again(what: Tale['what'], numbers: readonly number[], at: number): void {
    this.open(numbers.map((n) => ({ what, n })))
    this.page = Math.max(0, at)
  }

  private open(waiting: readonly { what: Tale['what']; n: number }[]): void {
    this.waiting = waiting
    this.page = 0
  }
}

/** Nobody has done anything yet: before the first day, cards may ask for something. */
function isOpening(view: Seen): boolean {
  if (view.day < 1) return true
  return view.day === 1 && view.heroes.every(({ hours, in_box }) => hours === 0 && !in_box)
}
