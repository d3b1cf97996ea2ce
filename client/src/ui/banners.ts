/* Whose colours are shown at a table. Two who lead the same people cannot both bear its colours. */
import { getContext, setContext } from 'svelte'

import { bannerOf, heroSign } from '../games'

interface Sitting {
  seat: number
  hero?: string | null
}
/** The seat whose colours and shape are shown for a seat and a hero. */
type Banner = (seat: number, hero: string | null | undefined) => number

/** The first banner that no people bears. */
const SPARE = 3
const KEY = Symbol('banners')

/** The banner of each seat: that of its hero, and for the second of a people one of its own. */
export function bannersOf(seats: readonly Sitting[]): ReadonlyMap<number, number> {
  const found = new Map<number, number>()
  const borne = new Set<number>()
  const known = new Set(seats.flatMap(({ hero }) => heroSign(hero)?.banner ?? []))
  for (const { seat, hero } of seats) {
    const own = heroSign(hero)?.banner
    let banner = own ?? seat
    if (own !== undefined && borne.has(own)) {
      banner = SPARE
      while (known.has(banner)) banner += 1
      known.add(banner)
    }
    if (own !== undefined) borne.add(own)
    found.set(seat, banner)
  }
  return found
}

/** Everything within shows the banners of those who sit here. */
export function shareBanners(seats: () => readonly Sitting[]): void {
  setContext<Banner>(KEY, (seat, hero) => {
    const here = seats()
    const own = here.find((one) => one.seat === seat)
    return own?.hero && own.hero === hero ? (bannersOf(here).get(seat) ?? seat) : bannerOf(seat, hero)
  })
}

export function useBanners(): Banner {
  return getContext<Banner | undefined>(KEY) ?? bannerOf
}
