/* The small menu of a thing that can do several things: it closes when one goes elsewhere, and keys walk it. */

export class Menu {
  open = $state(false)
  /** The thing together with its menu. */
  root = $state<HTMLElement>()

  toggle = (): void => {
    this.open = !this.open
  }

  /** Whether the focus goes elsewhere; then it closes. */
  left = (event: FocusEvent): boolean => {
    const away = !this.root?.contains(event.relatedTarget as Node | null)
    if (away) this.open = false
    return away
  }

  key = (event: KeyboardEvent): void => {
    if (!this.open) return
    if (event.key === 'Escape') {
      this.open = false
      this.root?.querySelector<HTMLElement>('.thing')?.focus()
    } else if (event.key === 'ArrowDown') this.#step(1)
    else if (event.key === 'ArrowUp') this.#step(-1)
    else return
    event.stopPropagation()
    event.preventDefault()
  }

  #step(by: number): void {
    const items = [...(this.root?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])]
    const here = items.indexOf(document.activeElement as HTMLElement)
    items[(here + by + items.length) % items.length]?.focus()
  }
}
