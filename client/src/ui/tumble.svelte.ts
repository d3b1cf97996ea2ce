/* A die that tumbles: other faces flicker by until it lies. */

/** The face to show instead of the one that fell, or null when it lies. `next` turns a face into the one after it. */
export class Tumble {
  face = $state.raw<number | null>(null)

  /** Tumbles for so long; gives what stops it. Nothing moves where `ms` is nothing. */
  start(ms: number, every: number, from: number, next: (face: number) => number): (() => void) | undefined {
    if (ms <= 0) return undefined
    let at = from
    const timer = setInterval(() => (this.face = at = next(at)), every)
    const rest = (): void => {
      clearInterval(timer)
      this.face = null
    }
    const end = setTimeout(rest, ms)
    return () => {
      clearTimeout(end)
      rest()
    }
  }
}
