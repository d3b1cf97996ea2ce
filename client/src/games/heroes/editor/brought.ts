/* What layouts of the community's editor had that the scenarios made of them have not: told as long as nobody leaves the page. */
import type { Said } from '../../../net/types'

/** By the key of the scenario. */
export const brought = new Map<string, readonly Said[]>()
