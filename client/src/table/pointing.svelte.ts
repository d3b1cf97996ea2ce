/* Options by keyboard: arrows and numbers point at one, Enter picks it, Escape lets go of it. */
import type { Decision, Option, Pick } from '../net/types'
import { typed } from './options'

const DIGITS_TOGETHER = 900
export const CONTROLS = 'button, a, [role="button"]'

/** From a button, or a field of a map, the keys go on to the options: Enter then does what is pointed at. */
export function leave(control: Element | null): void {
  if ((control instanceof HTMLElement || control instanceof SVGElement) && control.matches(CONTROLS)) control.blur()
}

/** Whether a key is for the page: fields and dialogs keep their own, and so does the browser. */
export function isForPage(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false
  return (event.target as Element).closest('input, textarea, select, dialog, .ending') === null
}

export class Pointing {
  /** The option that is pointed at, as its place in the decision. */
  considered = $state<number | null>(null)
  readonly #decision: () => Decision | null
  readonly #choose: (pick: Pick) => void
  #digits = ''
  #digitAt = 0

  constructor(decision: () => Decision | null, choose: (pick: Pick) => void) {
    this.#decision = decision
    this.#choose = choose
  }

  get option(): Option | null {
    return this.considered === null ? null : (this.#decision()?.options[this.considered] ?? null)
  }

  /** A new question: nothing is pointed at any more. */
  forget(): void {
    this.considered = null
    this.#digits = ''
  }

  /** Does what was clicked. Where something of use would go to waste it is only pointed at, and what that is
      stands beside it: who clicks again is sure. */
  readonly pick = (pick: Pick): void => {
    const at = this.#decision()?.options.findIndex((one) => one.loses && JSON.stringify(one.pick) === JSON.stringify(pick)) ?? -1
    if (at < 0 || at === this.considered) return this.#choose(pick)
    this.considered = at
    leave(document.activeElement)
  }

  /** Does what a key of the options is for; false: it is none. */
  key(event: KeyboardEvent): boolean {
    if (/^[0-9]$/.test(event.key) && this.#decision()?.mine) this.#type(event)
    else if (event.key === 'Enter' && this.option && !(event.target as Element).closest(CONTROLS)) this.#choose(this.option.pick)
    else if (event.key === 'ArrowRight') this.#step(1)
    else if (event.key === 'ArrowLeft') this.#step(-1)
    else if (event.key === 'Escape' && this.considered !== null) this.considered = null
    else return false
    return true
  }

  #type(event: KeyboardEvent): void {
    if (event.timeStamp - this.#digitAt > DIGITS_TOGETHER) this.#digits = ''
    this.#digitAt = event.timeStamp
    const found = typed(this.#digits, event.key, this.#decision()?.options.length ?? 0)
    this.#digits = found.digits
    if (found.at === null) return
    this.considered = found.at
    leave(document.activeElement)
  }

  #step(by: number): void {
    const decision = this.#decision()
    const count = decision?.mine ? decision.options.length : 0
    if (!count) return
    leave(document.activeElement)
    this.considered = this.considered === null ? (by > 0 ? 0 : count - 1) : (this.considered + by + count) % count
  }
}
