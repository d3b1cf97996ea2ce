/* Large screens show everything larger (`--zoom` in tokens.css). What is measured comes in the window's pixels,
   what is placed goes by the page's own: these tell places in the latter. */

export interface Box {
  left: number
  top: number
  bottom: number
  width: number
  height: number
}

export function zoom(): number {
  const told = Number(getComputedStyle(document.documentElement).getPropertyValue('--zoom'))
  return told > 0 ? told : 1
}

export function boxOf(node: Element): Box {
  const { left, top, bottom, width, height } = node.getBoundingClientRect()
  const by = zoom()
  return { left: left / by, top: top / by, bottom: bottom / by, width: width / by, height: height / by }
}

export function screenSize(): { width: number; height: number } {
  const by = zoom()
  return { width: innerWidth / by, height: innerHeight / by }
}

/** Where there is room to show more, not only to show it larger. */
export const LARGE = '(min-width: 1880px) and (min-height: 1020px)'
