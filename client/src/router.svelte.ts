/* A handful of addresses need no library. */

export type Route =
  | { page: 'lobby' }
  | { page: 'table'; id: string }
  /** The campaigns of a game, or what goes on from one of their tables. */
  | { page: 'campaign'; game: string; table: string }
  | { page: 'replays' }
  | { page: 'replay'; id: string; at: number }
  | { page: 'story'; id: string }
  | { page: 'lesson'; id: string }
  | { page: 'how'; game: string }
  | { page: 'puzzles' }
  | { page: 'puzzle'; id: string }
  /** The contents, one chapter or one rule; `playing` is the game at whose table they are opened. */
  | { page: 'rules'; id: string; chapter: string; playing: string }
  | { page: 'make'; game: string; id: string; copy: string }
  | { page: 'about' }
  /** Where the links of a mail lead. */
  | { page: 'mail' }
  | { page: 'me' }
  | { page: 'lost' }

export function routeOf(path: string, search = ''): Route {
  const [page = '', id = '', more = ''] = path.split('/').filter(Boolean).map(decodeURIComponent)
  if (page === '') return { page: 'lobby' }
  if (page === 'table' && id) return { page: 'table', id }
  if (page === 'campaign' && id) return { page: 'campaign', game: id, table: more }
  if (page === 'replay') return id ? { page: 'replay', id, at: Math.max(0, Math.trunc(Number(new URLSearchParams(search).get('at'))) || 0) } : { page: 'replays' }
  if (page === 'story' && id) return { page: 'story', id }
  if (page === 'replays') return { page: 'replays' }
  if (page === 'lesson' && id) return { page: 'lesson', id }
  if (page === 'how' && id) return { page: 'how', game: id }
  if (page === 'puzzles' || (page === 'puzzle' && !id)) return { page: 'puzzles' }
  if (page === 'puzzle') return { page: 'puzzle', id }
  if (page === 'rules') {
    const asked = new URLSearchParams(search)
    return { page: 'rules', id: asked.get('id') ?? id, chapter: asked.get('chapter') ?? '', playing: asked.get('playing') ?? '' }
  }
  if (page === 'make' && id) return { page: 'make', game: id, id: more, copy: new URLSearchParams(search).get('copy') ?? '' }
  if (page === 'about') return { page: 'about' }
  if (page === 'mail') return { page: 'mail' }
  if (page === 'me') return { page: 'me' }
  return { page: 'lost' }
}

class Router {
  route = $state.raw<Route>(routeOf(location.pathname, location.search))

  constructor() {
    addEventListener('popstate', () => this.read())
    document.addEventListener('click', (event) => this.follow(event))
  }

  go(path: string): void {
    history.pushState(null, '', path)
    this.read()
    scrollTo(0, 0)
  }

  /** Another address for what is shown: the way back leads past it. */
  become(path: string): void {
    history.replaceState(null, '', path)
    this.read()
  }

  private read(): void {
    this.route = routeOf(location.pathname, location.search)
  }

  /** Plain clicks on our own links stay on the page; everything else is the browser's. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = (event.target as Element | null)?.closest?.('a[href]')
    if (!(link instanceof HTMLAnchorElement) || link.target || link.origin !== location.origin) return
    if (link.pathname.startsWith('/api') || link.hasAttribute('download')) return
    if (link.hash && link.pathname === location.pathname) return
    event.preventDefault()
    this.go(link.pathname + link.search + link.hash)
  }
}

export const router = new Router()
