/* The dice that fell last: whose, for what, and on whom. They stay until others fall. */
import type { StateMessage } from '../../net/types'
import { scriptOf, type Roll } from './effects'

/** As many as are told at once: some abilities roll several. */
const SHOWN = 3

export class Rolls {
  last = $state.raw<Roll[]>([])
  #seen = -1
  #ids = 0

  /** Takes the dice out of what happened; they tumble if anything may move. */
  hear(told: Pick<StateMessage, 'seq' | 'events'>, motion: boolean, speed: number): void {
    if (told.seq === this.#seen) return
    const moving = motion && this.#seen >= 0
    this.#seen = told.seq
    const { rolls } = scriptOf(told.events, null, speed)
    if (!rolls.length) return
    this.last = rolls.slice(-SHOWN).map(({ at, ms, ...roll }) => ({
      ...roll,
      id: this.#ids++,
      wait: moving ? at : 0,
      ms: moving ? ms : 0,
    }))
  }
}
