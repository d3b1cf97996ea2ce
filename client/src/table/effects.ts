/* Where on a board something moves, and how a thing there is shaken. */
import { boxOf } from '../ui/screen'

/** The middle of a thing on the board, from the board's corner, and its size. */
export interface Place {
  x: number
  y: number
  width: number
  height: number
  node: HTMLElement
}

/** The first of the named places that is there and can be seen; parts of a board may stand elsewhere in the frame. */
export function placeOf(root: HTMLElement | undefined, names: readonly string[], within: Element | undefined = root): Place | null {
  if (!root) return null
  const frame = boxOf(root)
  for (const name of names) {
    const node = within?.querySelector<HTMLElement>(`[data-at="${name}"]`)
    const box = node && boxOf(node)
    if (node && box && box.width > 0) {
      const { left, top, width, height } = box
      return { x: left + width / 2 - frame.left, y: top + height / 2 - frame.top, width, height, node }
    }
  }
  return null
}

export function shake(node: HTMLElement, ms: number): void {
  node.animate(
    [{ translate: '0' }, { translate: '-5px 1px' }, { translate: '5px -1px' }, { translate: '-3px' }, { translate: '0' }],
    { duration: ms },
  )
}
