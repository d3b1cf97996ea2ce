/* What is needed without a line is fetched once, when nothing else is to be done: see public/sw.js. */

import { GAMES } from './games'

const LATER = 4000

/** The name of this build: that of its first file, which has its hash. */
export function buildOf(entry: string): string {
  return /\/assets\/index-([\w-]+)\.js/.exec(entry)?.[1] ?? ''
}

/** Files of this build that the page has loaded before anybody could keep them. */
export function loadedFiles(entries: readonly { name: string }[], origin: string): string[] {
  return [...new Set(entries.map(({ name }) => name).filter((name) => name.startsWith(`${origin}/assets/`)))]
}

async function keepAtHand(build: string): Promise<void> {
  await navigator.serviceWorker.register(`/sw.js?build=${build}`)
  await navigator.serviceWorker.ready
  await Promise.all([import('./pages/RulesPage.svelte'), import('./pages/AboutPage.svelte'), import('./how/HowPage.svelte')])
  const cache = await caches.open(`fabletop-${build}`)
  await cache.addAll(loadedFiles(performance.getEntriesByType('resource'), location.origin))
  await cache.addAll(GAMES.map(({ name }) => `/api/how/${name}`))
}

/** Nothing of it is needed to play, so nobody is told if a browser will not have it. */
export function prepareForOffline(): void {
  const build = buildOf(import.meta.url)
  if (!build || !('serviceWorker' in navigator) || !('caches' in globalThis)) return
  setTimeout(() => void keepAtHand(build).catch(() => undefined), LATER)
}
