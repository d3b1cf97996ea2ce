/* Those who win or lose together, as they are shown in a story. */
import type { SeatInfo, StorySide } from '../net/types'
import { say, words } from '../text/say.svelte'
import { bannersOf } from '../ui/banners'
import { nameOf } from '../ui/names'
import { seatColour } from '../ui/seats'

export interface Side {
  at: number
  seats: SeatInfo[]
  name: string
  /** Of the first who sits there. */
  colour: string
  banner: number
  /** How its line is drawn: nothing rests on colour alone. */
  dash: string
  mine: boolean
}

/** One's own line is whole; those of others are broken, each in its own way. */
const DASHES = ['9 6', '3 5', '14 5 3 5', '5 3', '16 8']

export function shownSides(sides: readonly StorySide[], seats: readonly SeatInfo[], me: number | null): Side[] {
  const banners = bannersOf(seats)
  const list = new Intl.ListFormat(words.language)
  const own = Math.max(0, sides.findIndex((side) => me !== null && side.seats.includes(me)))
  let others = 0
  return sides.map((side, at) => {
    const sitting = side.seats.flatMap((seat) => seats.find((one) => one.seat === seat) ?? [])
    const [first] = sitting
    const banner = banners.get(first?.seat ?? -1) ?? first?.seat ?? -1
    return {
      at,
      seats: sitting,
      name: sides.length === 1 && sitting.length > 1 ? say('story-party') : list.format(sitting.map((seat) => calledBy(seat, me))),
      colour: `var(--${seatColour(banner)})`,
      banner,
      dash: at === own ? '' : (DASHES[others++ % DASHES.length] ?? ''),
      mine: me !== null && side.seats.includes(me),
    }
  })
}

/** Whoever looks is told of as oneself. */
export function calledBy(seat: SeatInfo, me: number | null): string {
  return seat.seat === me ? say('you') : nameOf(seat)
}

/** How a chance has changed: with its sign, and a real minus. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`
}
