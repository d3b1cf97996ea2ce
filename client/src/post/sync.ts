/* The server is told of the seats of this browser only if somebody asked for word; most never do, and load nothing for it. */
import { kept, SEATS_CHANGED } from '../net/kept'

const SOON = 1500

export const wanted = (): boolean => kept('post-push', false) || kept<unknown>('post-mail', null) !== null

/** On every visit, and when a seat was taken or left. */
export function keepPosted(): void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const soon = (): void => {
    if (!wanted()) return
    clearTimeout(waiting)
    waiting = setTimeout(() => void import('./post.svelte').then(({ post }) => post.sync()).catch(() => undefined), SOON)
  }
  addEventListener(SEATS_CHANGED, soon)
  soon()
}
