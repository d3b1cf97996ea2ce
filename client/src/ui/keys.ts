/* Playing by keyboard: arrow keys walk over what is lit on a board, with Shift also over what is not and says why; a choice goes on where the last was made. */
import { tick } from 'svelte'

import { isWay, nextSpot } from './walk'

export class Keys {
  readonly #root: () => HTMLElement | undefined
  #resume: number | null = null

  constructor(root: () => HTMLElement | undefined) {
    this.#root = root
  }

  #lit(what = '[data-option]'): HTMLElement[] {
    return [...(this.#root()?.querySelectorAll<HTMLElement>(what) ?? [])]
  }

  /** Keeps in mind which lit thing the keyboard is at; nothing if it is the pointer that chooses. */
  mark(): void {
    const active = document.activeElement
    this.#resume = active?.matches(':focus-visible') && this.#root() ? Math.max(0, this.#lit().indexOf(active as HTMLElement)) : null
  }

  get marked(): boolean {
    return this.#resume !== null
  }

  /** Whoever plays by keyboard goes on from where the last choice was made. */
  goOn(): void {
    const at = this.#resume ?? 0
    this.#resume = null
    void tick().then(() => {
      const nodes = this.#lit()
      if (document.activeElement === document.body) nodes[Math.min(at, nodes.length - 1)]?.focus()
    })
  }

  walk(event: KeyboardEvent): void {
    if (!isWay(event.key)) return
    const nodes = this.#lit(event.shiftKey ? '[data-option], [data-left]' : undefined)
    const spots = nodes.map((node) => {
      const box = node.getBoundingClientRect()
      return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
    })
    const here = spots[nodes.indexOf(document.activeElement as HTMLElement)]
    const node = nodes[here ? nextSpot(spots, here, event.key) : 0]
    if (!node) return
    event.preventDefault()
    node.focus()
  }
}
