/* Parts of a board that stand elsewhere in the frame: beside it (#weigh), or under the thumb (#sheet). */

/** An attachment: moves a node to a place of the frame; says whether there is one. */
export function inFrame(id: 'weigh' | 'sheet', found: (there: boolean) => void = () => undefined): (node: HTMLElement) => (() => void) | undefined {
  return (node) => {
    const place = document.getElementById(id)
    found(place !== null)
    if (!place) return
    place.append(node)
    return () => {
      node.remove()
      found(false)
    }
  }
}
