/* Which dice of a game are to be seen. */
import type { Component } from 'svelte'

import type { Catalogue, StateMessage } from '../net/types'
import { settings } from '../settings.svelte'
import { Dice, type DieProps, type Throw, type Throwing } from './dice.svelte'

/** Dice that roll as fast as one likes it. */
export const newDice = (): Dice => new Dice(() => settings.speed)

/** The throws of one table: nothing rolls where nothing may move, where the table is told in words, or where nobody looks. */
export class Thrower {
  #throwing = $state.raw<Throwing | null>(null)

  get Die(): Component<DieProps> | undefined {
    return this.#throwing?.Die
  }

  async open(load: (() => Promise<Throwing>) | undefined): Promise<void> {
    this.#throwing = load ? await load().catch(() => null) : null
  }

  of(told: Pick<StateMessage, 'events'>, before: Pick<StateMessage, 'view' | 'printed'> | null | undefined, catalogue: Catalogue | null): Throw[] {
    if (!this.#throwing || !before || !catalogue || !settings.motion || settings.plain || document.hidden) return []
    return this.#throwing.throwsOf(told, before, catalogue)
  }
}
