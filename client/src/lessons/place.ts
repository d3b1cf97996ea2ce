/* Where the coach stands: beside what it points at, never over it, and over as little as can be of what may be clicked. */
import type { Box as Measured } from '../ui/screen'

type Box = Omit<Measured, 'bottom'>

export interface Size {
  width: number
  height: number
}

const GAP = 28
const EDGE = 12
/** Covering what is pointed at is worse than covering all the rest. */
const DEAR = 1000

export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return width > 0 && height > 0 ? width * height : 0
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value))

/** The place for a card of this size beside a box, among others that may be clicked too. */
export function beside(box: Box | null, card: Size, screen: Size, others: readonly Box[], top = EDGE): Box {
  const right = screen.width - card.width - EDGE
  const low = screen.height - card.height - EDGE
  const corners = [
    [right, low],
    [EDGE, low],
    [right, top],
    [EDGE, top],
  ]
  const middle = box ? box.left + box.width / 2 - card.width / 2 : right
  const centre = box ? box.top + box.height / 2 - card.height / 2 : low
  const near = box
    ? [
        [box.left + box.width + GAP, centre],
        [box.left - card.width - GAP, centre],
        [middle, box.top + box.height + GAP],
        [middle, box.top - card.height - GAP],
      ]
    : []
  const places = [...near, ...corners].map(
    ([x = 0, y = 0]): Box => ({ left: clamp(x, EDGE, Math.max(EDGE, right)), top: clamp(y, top, Math.max(top, low)), ...card }),
  )
  const cost = (place: Box): number => (box ? DEAR * overlap(place, box) : 0) + others.reduce((sum, other) => sum + overlap(place, other), 0)
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best))
}

/** A bent line from the card to the box: from the nearest edge of one to that of the other. */
export function arrow(card: Box, box: Box): string {
  const from = edgeTowards(card, box)
  const to = edgeTowards(box, card)
  const bend = Math.abs(to.x - from.x) > Math.abs(to.y - from.y) ? { x: to.x, y: from.y } : { x: from.x, y: to.y }
  return `M${from.x} ${from.y} Q${bend.x} ${bend.y} ${to.x} ${to.y}`
}

function edgeTowards(from: Box, to: Box): { x: number; y: number } {
  const middle = { x: to.left + to.width / 2, y: to.top + to.height / 2 }
  return { x: Math.round(clamp(middle.x, from.left, from.left + from.width)), y: Math.round(clamp(middle.y, from.top, from.top + from.height)) }
}
