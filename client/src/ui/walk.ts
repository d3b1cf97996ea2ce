/* Arrow keys walk from one lit thing to the next in that direction. */
export type Way = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'

export interface Spot {
  x: number
  y: number
}

export function isWay(key: string): key is Way {
  return key === 'ArrowLeft' || key === 'ArrowRight' || key === 'ArrowUp' || key === 'ArrowDown'
}

/** Cards of a fan lie a little higher or lower than each other: that is not yet up or down. */
const LEAST = 30

/** Which of the spots lies nearest that way; -1 if none does. */
export function nextSpot(spots: readonly Spot[], from: Spot, way: Way): number {
  let best = -1
  let least = Infinity
  spots.forEach((spot, at) => {
    const along = ahead(spot, from, way)
    if (along < LEAST) return
    const aside = way === 'ArrowLeft' || way === 'ArrowRight' ? Math.abs(spot.y - from.y) : Math.abs(spot.x - from.x)
    const far = along + aside * 2
    if (far < least) {
      least = far
      best = at
    }
  })
  return best
}

function ahead(spot: Spot, from: Spot, way: Way): number {
  if (way === 'ArrowLeft') return from.x - spot.x
  if (way === 'ArrowRight') return spot.x - from.x
  return way === 'ArrowUp' ? from.y - spot.y : spot.y - from.y
}
