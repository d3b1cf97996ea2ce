/* Where one looks at the map: moved and enlarged by mouse, wheel, fingers and keys. */
import { select } from 'd3-selection'
import { zoom, zoomIdentity, type ZoomBehavior, type ZoomTransform } from 'd3-zoom'

import type { Extent, Point } from './hexes'

const LEAST = 0.3
const MOST = 2.4
const GLIDE = 240

export class Eye {
  x = $state(0)
  y = $state(0)
  k = $state(1)
  width = $state(0)
  height = $state(0)
  /** Somebody has moved it: it stays where it is. */
  moved = $state(false)
  /** While a tile is turned the wheel belongs to it. */
  wheel: ((event: WheelEvent) => void) | null = null

  #node: SVGSVGElement | undefined
  #frame = 0
  readonly #zoom: ZoomBehavior<SVGSVGElement, unknown>
  readonly #calm: () => boolean

  constructor(calm: () => boolean) {
    this.#calm = calm
    this.#zoom = zoom<SVGSVGElement, unknown>()
      .scaleExtent([LEAST, MOST])
      .clickDistance(5)
      .extent((): [[number, number], [number, number]] => [[0, 0], [this.width || 1, this.height || 1]])
      .filter((event: Event) => !(event instanceof WheelEvent && this.wheel) && !(event instanceof MouseEvent && event.button > 0))
      .on('zoom', ({ transform, sourceEvent }: { transform: ZoomTransform; sourceEvent: unknown }) => {
        this.x = transform.x
        this.y = transform.y
        this.k = transform.k
        if (sourceEvent) {
          this.moved = true
          cancelAnimationFrame(this.#frame)
        }
      })
  }

  /** An attachment for the picture of the map. */
  readonly attach = (node: SVGSVGElement): (() => void) => {
    this.#node = node
    const drawn = select<SVGSVGElement, unknown>(node)
    drawn.call(this.#zoom)
    // Two quick taps look at a field and go there: they must not enlarge the map.
    drawn.on('dblclick.zoom', null)
    const turn = (event: WheelEvent): void => {
      if (!this.wheel) return
      event.preventDefault()
      this.wheel(event)
    }
    node.addEventListener('wheel', turn, { passive: false })
    return () => {
      cancelAnimationFrame(this.#frame)
      drawn.on('.zoom', null)
      node.removeEventListener('wheel', turn)
      this.#node = undefined
    }
  }

  get transform(): string {
    return `translate(${this.x} ${this.y}) scale(${this.k})`
  }

  /** All of it, or as much as is still to be read around a point. */
  fit(all: Extent, around: Point, least: number, most: number): void {
    const k = Math.min(this.width / all.width, this.height / all.height)
    if (k >= least) this.#go({ x: all.left + all.width / 2, y: all.top + all.height / 2 }, Math.min(k, most))
    else this.#go(this.#kept(all, around, least), least)
  }

  /** A point in the middle, but no empty sea beside it where there is land to show. */
  #kept(all: Extent, { x, y }: Point, k: number): Point {
    const keep = (at: number, from: number, size: number, seen: number): number =>
      seen >= size ? from + size / 2 : Math.min(Math.max(at, from + seen / 2), from + size - seen / 2)
    return { x: keep(x, all.left, all.width, this.width / k), y: keep(y, all.top, all.height, this.height / k) }
  }

  centre(at: Point, k = this.k): void {
    this.moved = true
    this.#go(at, k)
  }

  /** Brings a point into sight; whoever has not moved the map sees all of it again afterwards. */
  show(at: Point, margin: number): void {
    if (!this.sees(at, margin)) this.#go(at, this.k)
  }

  by(factor: number): void {
    this.moved = true
    this.#go(this.middle, Math.min(MOST, Math.max(LEAST, this.k * factor)))
  }

  pan(dx: number, dy: number): void {
    this.moved = true
    const { x, y } = this.middle
    this.#go({ x: x + dx / this.k, y: y + dy / this.k }, this.k)
  }

  /** What lies in the middle. */
  get middle(): Point {
    return { x: (this.width / 2 - this.x) / this.k, y: (this.height / 2 - this.y) / this.k }
  }

  /** Whether a point can be seen, not too near the edge. */
  sees({ x, y }: Point, margin = 60): boolean {
    const [left, top] = [x * this.k + this.x, y * this.k + this.y]
    return left > margin && top > margin && left < this.width - margin && top < this.height - margin
  }

  #go(to: Point, k: number): void {
    cancelAnimationFrame(this.#frame)
    const from = { ...this.middle, k: this.k }
    const began = performance.now()
    const step = (now: number): void => {
      const t = this.#calm() || !this.width ? 1 : Math.min(1, (now - began) / GLIDE)
      const eased = 1 - (1 - t) ** 3
      const scale = from.k + (k - from.k) * eased
      this.#set({ x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased }, scale)
      if (t < 1) this.#frame = requestAnimationFrame(step)
    }
    step(began)
  }

  #set({ x, y }: Point, k: number): void {
    if (!this.#node) return
    const to = zoomIdentity.translate(this.width / 2 - x * k, this.height / 2 - y * k).scale(k)
    select<SVGSVGElement, unknown>(this.#node).call((drawn) => this.#zoom.transform(drawn, to))
  }
}
