/* What a board has laid open to be read, for the frame around it: nothing is said twice, and one button is bright. */
import { getContext, setContext } from 'svelte'

export class Laid {
  /** The text of the card that lies open; nothing where none does. */
  text = $state('')
  /** The board's own way on is the bright button. */
  bright = $state(false)
}

const KEY = Symbol('laid')

/** Everything within knows of it. */
export function shareLaid(): Laid {
  return setContext(KEY, new Laid())
}

/** A board or a prompt of its own has nothing beside it. */
export function useLaid(): Laid {
  return getContext<Laid | undefined>(KEY) ?? new Laid()
}
