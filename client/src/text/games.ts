/* The texts that belong to the games, to the server's refusals and to advice: the very files that Python reads, each
   language fetched when it is first spoken. */
import type { Language } from '../net/types'

const GAMES = import.meta.glob<string>('../../../src/fabletop/games/*/content/text/*/*.ftl', { query: '?raw', import: 'default' })
const TABLES = import.meta.glob<string>(['../../../src/fabletop/server/text/*.ftl', '../../../src/fabletop/counsel/text/*.ftl'], {
  query: '?raw',
  import: 'default',
})

/** All that may be said at a table of this game. */
export function textsOf(game: string, language: Language): Promise<string[]> {
  const own = Object.keys(GAMES).filter((path) => path.includes(`/games/${game}/content/text/${language}/`))
  const all = Object.keys(TABLES).filter((path) => path.endsWith(`/${language}.ftl`))
  return Promise.all([...own.map((path) => GAMES[path]?.() ?? ''), ...all.map((path) => TABLES[path]?.() ?? '')])
}
