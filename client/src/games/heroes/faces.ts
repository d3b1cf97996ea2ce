/* What is on the six faces of a resource die and of a treasure die, as they are numbered. */
import { PANEL_SIGNS, SIGNS } from './icons/signs'

export const DIE_SIGNS: readonly (readonly string[])[] = [
  [SIGNS.gold, SIGNS.gold, SIGNS.materials, SIGNS.materials, SIGNS.valuables, SIGNS.valuables],
  ['experience', 'experience', 'artifact', 'artifact', 'dice', 'dice'].map((name) => PANEL_SIGNS[name] ?? ''),
]
