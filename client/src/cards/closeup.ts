/* Where the close-up stands. */
import { screenSize, type Box } from '../ui/screen'

/** How high it may become. */
export const HEIGHT = 300
export const GAP = 14

/** Above the thing if there is room, else below it. */
export function aboveOrBelow(at: Box, wide: number): string {
  const { width, height } = screenSize()
  const left = Math.max(8, Math.min(width - wide - 8, at.left + at.width / 2 - wide / 2))
  const above = at.top > HEIGHT + GAP
  const upright = above ? `bottom: ${height - at.top + GAP}px` : `top: ${Math.min(at.bottom + GAP, height - HEIGHT)}px`
  return `left: ${left}px; ${upright}`
}
