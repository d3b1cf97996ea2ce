/* A group of buttons is one stop of the Tab key; inside, the arrow keys walk. */
import { on } from 'svelte/events'

import { isWay, nextSpot } from './walk'

const middle = (node: Element) => {
  const { left, top, width, height } = node.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** For the group: its buttons keep `tabindex` -1 but for the one that is pressed. */
export function rove(group: HTMLElement): () => void {
  return on(group, 'keydown', (event) => {
    const here = event.target
    if (!isWay(event.key) || !(here instanceof HTMLButtonElement)) return
    const others = [...group.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')].filter((one) => one !== here)
    const next = others[nextSpot(others.map(middle), middle(here), event.key)]
    if (!next) return
    event.preventDefault()
    next.focus()
  })
}
