/* How large the table in a picture is laid out before it is made to fit: boards go by the window, so it is as wide as one. */

export interface Size {
  width: number
  height: number
}

/** Boards stand beside their column from here on. */
const WIDE = 1180
const DESK: Size = { width: 1240, height: 690 }
/** What an upright table is high at most, as often as it is wide. */
const UPRIGHT = 1.75

export function tableSize(window: Size): Size {
  if (window.width > WIDE) return DESK
  return { width: window.width, height: Math.min(window.height, Math.round(window.width * UPRIGHT)) }
}

interface Edges extends Size {
  left: number
  top: number
}

/** Where a part of a stage lies in it, whatever the stage is scaled to; null if it is not to be seen there. */
export function within(part: Edges, stage: Edges, wide: number): Edges | null {
  const k = stage.width / wide
  if (!part.width || !part.height || !k) return null
  const left = (part.left - stage.left) / k
  const top = (part.top - stage.top) / k
  const found = { left, top, width: part.width / k, height: part.height / k }
  const seen = left + found.width / 2 < wide && top + found.height / 2 < stage.height / k && left + found.width / 2 > 0 && top + found.height / 2 > 0
  return seen ? found : null
}
