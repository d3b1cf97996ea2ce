/* What is needed without a line is fetched once, when nothing else is to be done: see public/sw.js. */

import { GAMES } from './games'

const LATER = 4000

/** The name of this build: that of its first file, which has its hash. */
export function buildOf(entry: string): string {
  return /\/assets\/index-([\w-]+)\.js/.exec(entry)?.[1] ?? ''
}

/** As the page names it: this module may be bundled with others that need it. */
const build = (): string => buildOf(document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '')

/** Files of this build that the page has loaded before anybody could keep them. */
export function loadedFiles(entries: readonly { name: string }[], origin: string): string[] {
  return [...new Set(entries.map(({ name }) => name).filter((name) => name.startsWith(`${origin}/assets/`)))]
}

/** What goes on for us while no page is open. */
export async function worker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(`/sw.js?build=${build()}`)
  return navigator.serviceWorker.ready
}

async function keepAtHand(): Promise<void> {
  await worker()
  await Promise.all([import('./pages/RulesPage.svelte'), import('./pages/AboutPage.svelte'), import('./how/HowPage.svelte')])
  const cache = await caches.open(`fabletop-${build()}`)
  await cache.addAll(loadedFiles(performance.getEntriesByType('resource'), location.origin))
  await cache.addAll(GAMES.map(({ name }) => `/api/how/${name}`))
}

/** Nothing of it is needed to play, so nobody is told if a browser will not have it. */
export function prepareForOffline(): void {
  if (!build() || !('serviceWorker' in navigator) || !('caches' in globalThis)) return
  setTimeout(() => void keepAtHand().catch(() => undefined), LATER)
}
