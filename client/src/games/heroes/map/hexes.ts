/* The lattice of the map: pointy hexes in axial coordinates, seven to a tile.

   q grows to the right, r to the lower right. Positions on a tile, and the edges of a hex, go clockwise from the upper right;
   position 0 is the centre. A tile that is turned moves what is printed, never a field. */

export interface Hex {
  q: number
  r: number
}

export interface Point {
  x: number
  y: number
}

/** From the centre of a hex to a corner. */
export const SIZE = 44
export const FIELDS = 7
export const EDGES = 6

const WIDTH = SIZE * Math.sqrt(3)

/** Where the fields of a tile lie from its centre, by position. */
export const OFFSETS: readonly Hex[] = [
  { q: 0, r: 0 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
]

export function pointOf({ q, r }: Hex): Point {
  return { x: WIDTH * (q + r / 2), y: SIZE * 1.5 * r }
}

/** The corners of a hex around the origin, clockwise from the top: edge n runs from corner n to the next. */
export const CORNERS: readonly Point[] = Array.from({ length: EDGES }, (_, n) => {
  const angle = ((n * 60 - 90) * Math.PI) / 180
  return { x: SIZE * Math.cos(angle), y: SIZE * Math.sin(angle) }
})

const round = (n: number): number => Math.round(n * 10) / 10

/** A hex around a point as the points of a polygon, smaller by `inset`. */
export function polygon({ x, y }: Point, inset = 0): string {
  const by = (SIZE - inset) / SIZE
  return CORNERS.map((corner) => `${round(x + corner.x * by)},${round(y + corner.y * by)}`).join(' ')
}

export interface Segment {
  from: Point
  to: Point
}

/** One edge of a hex around a point; `inset` draws it inside. */
export function edgeOf({ x, y }: Point, edge: number, inset = 0): Segment {
  const by = (SIZE - inset) / SIZE
  const corner = (n: number): Point => {
    const at = CORNERS[n % EDGES] ?? { x: 0, y: 0 }
    return { x: round(x + at.x * by), y: round(y + at.y * by) }
  }
  return { from: corner(edge), to: corner(edge + 1) }
}

export function pathOfSegments(segments: readonly Segment[]): string {
  return segments.map(({ from, to }) => `M${from.x} ${from.y}L${to.x} ${to.y}`).join('')
}

/** The edges of a tile's fields that look outward, by position. */
export const RIM: readonly { position: number; edge: number }[] = OFFSETS.flatMap((here, position) =>
  Array.from({ length: EDGES }, (_, edge) => ({ position, edge })).filter(({ edge }) => {
    const there = beside(here, edge)
    return !OFFSETS.some(({ q, r }) => q === there.q && r === there.r)
  }),
)

/** The rim of a tile around its centre, as one line that closes. */
export function rimPath({ x, y }: Point): string {
  const segments = RIM.map(({ position, edge }) => {
    const at = pointOf(OFFSETS[position] ?? { q: 0, r: 0 })
    return edgeOf({ x: x + at.x, y: y + at.y }, edge)
  })
  const points: Point[] = []
  let next = segments[0]
  while (next && points.length < segments.length) {
    points.push(next.from)
    const end: Point = next.to
    next = segments.find(({ from }) => Math.abs(from.x - end.x) < 1 && Math.abs(from.y - end.y) < 1)
  }
  return `M${points.map(({ x: px, y: py }) => `${px} ${py}`).join('L')}Z`
}

export function beside({ q, r }: Hex, edge: number): Hex {
  const by = OFFSETS[edge + 1] ?? { q: 0, r: 0 }
  return { q: q + by.q, r: r + by.r }
}

/** The edge by which the neighbour leads back. */
export function opposite(edge: number): number {
  return (edge + EDGES / 2) % EDGES
}

const clock = (n: number): number => ((n % EDGES) + EDGES) % EDGES

/** Where a position of a tile comes to lie when it is turned clockwise so many times. */
export function turned(position: number, turns: number): number {
  return position === 0 ? 0 : 1 + clock(position - 1 + turns)
}

/** Whether an edge is closed as a tile lies: `closed` are the walls of the field that is printed there. */
export function isClosed(closed: readonly boolean[], edge: number, turns: number): boolean {
  return closed[clock(edge - turns)] ?? false
}

export interface Extent {
  left: number
  top: number
  width: number
  height: number
}

/** What two of them take up together. */
export function joined(a: Extent, b: Extent): Extent {
  const [left, top] = [Math.min(a.left, b.left), Math.min(a.top, b.top)]
  const right = Math.max(a.left + a.width, b.left + b.width)
  const bottom = Math.max(a.top + a.height, b.top + b.height)
  return { left, top, width: right - left, height: bottom - top }
}

/** What some hexes take up, with a margin. */
export function extentOf(hexes: readonly Hex[], margin: number): Extent {
  const points = hexes.map(pointOf)
  const left = Math.min(...points.map(({ x }) => x)) - WIDTH / 2 - margin
  const top = Math.min(...points.map(({ y }) => y)) - SIZE - margin
  const right = Math.max(...points.map(({ x }) => x)) + WIDTH / 2 + margin
  const bottom = Math.max(...points.map(({ y }) => y)) + SIZE + margin
  return { left, top, width: right - left, height: bottom - top }
}
