/* Where things move over a board: what is in the air now, and what is still to come. */
import type { Place } from './effects'

/** Something that moves. `from` and `to` name places on the board, the first that is there counts. */
export interface Moving {
  kind: string
  tone: string
  from: readonly string[]
  to: readonly string[]
  /** When it begins, and how long it takes. */
  at: number
  ms: number
}

export type Sprite<Beat> = Beat & Pick<Place, 'x' | 'y' | 'width' | 'height'> & { id: number; dx: number; dy: number }

/** A moment longer than it moves, so that nothing vanishes before it has arrived. */
const REST = 50

export class Stage<Beat extends Moving> {
  sprites = $state.raw<readonly Sprite<Beat>[]>([])
  readonly #timers = new Set<ReturnType<typeof setTimeout>>()
  #ids = 0

  /** Begin when its time has come. */
  later(beat: Beat, start: (beat: Beat) => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      start(beat)
    }, beat.at)
    this.#timers.add(timer)
  }

  /** Whatever has not begun never will. */
  stop = (): void => {
    this.#timers.forEach(clearTimeout)
    this.#timers.clear()
  }

  show(beat: Beat, from: Place, to: Place): void {
    const id = this.#ids++
    const { x, y } = from
    const { width, height } = to
    this.sprites = [...this.sprites, { ...beat, id, x, y, dx: to.x - from.x, dy: to.y - from.y, width, height }]
    setTimeout(() => (this.sprites = this.sprites.filter((sprite) => sprite.id !== id)), beat.ms + REST)
  }
}
