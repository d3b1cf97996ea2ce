/* The dice that fell last: whose, for what, and on whom. They stay until others fall. */
import type { StateMessage } from '../../net/types'
import { scriptOf, type Roll } from './effects'

/** As many as are told at once: some abilities roll several. */
const SHOWN = 3

export class Rolls {
  last = $state.raw<Roll[]>([])
  #seen = -1
  #ids = 0

  /** Takes the dice out of what happened; they have rolled before it was told. */
  hear(told: Pick<StateMessage, 'seq' | 'events'>): void {
    if (told.seq === this.#seen) return
    this.#seen = told.seq
    const { rolls } = scriptOf(told.events, null)
    if (!rolls.length) return
    this.last = rolls.slice(-SHOWN).map((roll) => ({ ...roll, id: this.#ids++ }))
  }
}
