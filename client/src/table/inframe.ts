/* Parts of a board that stand elsewhere in the frame: beside it (#weigh), or under the thumb (#sheet). */

type Place = 'weigh' | 'sheet'

/** The place of the frame that a node stands in: a page may show several tables. */
export function placeFor(node: HTMLElement, id: Place): HTMLElement | null {
  return node.closest('.frame')?.querySelector<HTMLElement>(`#${id}`) ?? document.getElementById(id)
}

/** An attachment: moves a node to a place of the frame; says whether there is one. */
export function inFrame(id: Place, found: (there: boolean) => void = () => undefined): (node: HTMLElement) => (() => void) | undefined {
  return (node) => {
    const place = placeFor(node, id)
    found(place !== null)
    if (!place) return
    place.append(node)
    return () => {
      node.remove()
      found(false)
    }
  }
}
