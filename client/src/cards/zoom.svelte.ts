/* The card or hero under the pointer, shown large: after a moment's hover, a long press, or on focus by keyboard. */
import { getContext, setContext } from 'svelte'

import { boxOf, type Box } from '../ui/screen'

const KEY = Symbol('zoom')
const HOVER = 420
const PRESS = 450

/** What is looked at, by its number: a card, a hero, a unit on the board or one in an army. */
export interface Look {
  kind: 'card' | 'hero' | 'unit' | 'troop'
  index: number
  /** Of a unit in an army: 1 for a pack. */
  face?: number
}

export class Zoom {
  look = $state.raw<Look | null>(null)
  /** Where the thing is that is looked at. */
  at = $state<Box | null>(null)
  #timer: ReturnType<typeof setTimeout> | undefined
  #pressed = false

  show(look: Look, node: Element): void {
    clearTimeout(this.#timer)
    this.look = look
    this.at = boxOf(node)
  }

  later(look: Look, node: Element, wait: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.show(look, node), wait)
  }

  hide(): void {
    clearTimeout(this.#timer)
    // Not at once: a card that leaves the page loses the focus while Svelte is still at work.
    queueMicrotask(() => (this.look = null))
  }

  /** A long press looks; it must not also pick. */
  pressing(look: Look, node: Element): void {
    clearTimeout(this.#timer)
    this.#pressed = false
    this.#timer = setTimeout(() => {
      this.#pressed = true
      this.show(look, node)
    }, PRESS)
  }

  swallow(): boolean {
    const was = this.#pressed
    this.#pressed = false
    return was
  }
}

export function makeZoom(): Zoom {
  return setContext(KEY, new Zoom())
}

export function useZoom(): Zoom {
  return getContext<Zoom | undefined>(KEY) ?? new Zoom()
}

/** An attachment: whoever looks at this node sees it large. */
export function looksAt(zoom: Zoom, look: Look): (node: Element) => () => void {
  return (node) => {
    const listen: [string, (event: Event) => void, boolean?][] = [
      ['pointerenter', (e) => (e as PointerEvent).pointerType === 'mouse' && zoom.later(look, node, HOVER)],
      ['pointerleave', () => zoom.hide()],
      ['pointerdown', (e) => (isMouse(e) ? zoom.hide() : zoom.pressing(look, node))],
      ['pointerup', (e) => !isMouse(e) && zoom.hide()],
      ['pointercancel', () => zoom.hide()],
      ['contextmenu', (e) => zoom.look !== null && e.preventDefault()],
      ['focusin', (e) => (e.target as Element).matches(':focus-visible') && zoom.later(look, node, HOVER)],
      ['focusout', () => zoom.hide()],
      ['click', (e) => zoom.swallow() && (e.stopPropagation(), e.preventDefault()), true],
    ]
    for (const [type, heard, capture] of listen) node.addEventListener(type, heard, capture ?? false)
    return () => {
      for (const [type, heard, capture] of listen) node.removeEventListener(type, heard, capture ?? false)
      zoom.hide()
    }
  }
}

function isMouse(event: Event): boolean {
  return (event as PointerEvent).pointerType === 'mouse'
}
