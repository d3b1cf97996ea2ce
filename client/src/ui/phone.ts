/* How a phone is held: then what one does lies under the thumb. */
import { MediaQuery } from 'svelte/reactivity'

export type Hold = 'upright' | 'across'

export class Phone {
  readonly #upright = new MediaQuery('(max-width: 620px) and (orientation: portrait)')
  readonly #across = new MediaQuery('(max-height: 500px) and (orientation: landscape)')

  /** Null on a larger screen. */
  get held(): Hold | null {
    if (this.#upright.current) return 'upright'
    return this.#across.current ? 'across' : null
  }
}
