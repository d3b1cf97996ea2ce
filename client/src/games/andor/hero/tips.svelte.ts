/* What the thing under the pointer or the focus does, told above the hero board. */
import { getContext, setContext } from 'svelte'

export interface Tip {
  name: string
  text: string
  /** What may be done with it now. */
  note?: string
}

export class Tips {
  shown = $state.raw<Tip | null>(null)

  hide = (): void => {
    this.shown = null
  }
}

const KEY = Symbol('tips')

export function shareTips(): Tips {
  return setContext(KEY, new Tips())
}

export function useTips(): Tips {
  return getContext<Tips>(KEY)
}
