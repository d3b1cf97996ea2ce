/* Keeps the pages at hand where there is no line: the files of one build, and the last answers to questions that anybody may
   ask. Tables are never kept: they are the server's. A new build has another address for this file, and its own cache. It also says
   when it is somebody's move while no page is open. */
const CACHE = `fabletop-${new URL(location.href).searchParams.get('build') ?? ''}`
const SHELL = '/'
/** Answered by the server while it can, and from what it said last while it cannot. */
const ASKED = /^\/api\/(games|how|lessons|puzzles|rules|rulebook)(\/|$)/

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([SHELL, '/manifest.webmanifest', '/favicon.svg'])))
  self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  const old = (name) => name.startsWith('fabletop-') && name !== CACHE
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

/** From the network, and kept; from what was kept if there is no line. */
async function fresh(request, kept) {
  const cache = await caches.open(CACHE)
  try {
    const answer = await fetch(request)
    if (answer.ok) await cache.put(kept, answer.clone())
    return answer
  } catch (error) {
    const known = await cache.match(kept)
    if (known) return known
    throw error
  }
}

/** Files whose names change with what is in them never grow old. */
async function lasting(request) {
  const cache = await caches.open(CACHE)
  const known = await cache.match(request)
  if (known) return known
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request, answer.clone())
  return answer
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(fresh(request, SHELL))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(lasting(request))
  else if (ASKED.test(url.pathname)) event.respondWith(fresh(request, request))
})

/* Somebody asked to be told while no page is open. What is said comes from our server, in their language, and nothing of it is
   hidden from anybody. Notes of one table take each other's place. */
self.addEventListener('push', (event) => {
  let told = {}
  try {
    told = event.data?.json() ?? {}
  } catch {
    // A browser insists that something be shown for every push.
  }
  const { title = 'Fabletop', body = '', url = '/', tag = 'fabletop', lang = '' } = told
  event.waitUntil(
    self.registration.showNotification(title, { body, tag, lang, renotify: true, icon: '/icon-192.png', badge: '/icon-192.png', data: { url } }),
  )
})

/** The page of a table where it is open already, or a new one. */
async function goTo(url) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = pages.find((page) => new URL(page.url).pathname === url.pathname)
  return open ? open.focus() : self.clients.openWindow(url.href)
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const url = new URL(event.notification.data?.url ?? '/', location.origin)
  event.waitUntil(goTo(url.origin === location.origin ? url : new URL('/', location.origin)))
})
