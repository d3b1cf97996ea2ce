/* Everything that is asked of the server outside a table. */
import type {
  Catalogue,
  Fair,
  GameInfo,
  HowPicture,
  HowTo,
  KeptCards,
  Language,
  OwnRead,
  MadeTable,
  MailKey,
  MailState,
  NewTable,
  PlayedChapter,
  LessonInfo,
  LessonPlayed,
  LessonUp,
  PostOffer,
  PushWish,
  PuzzleInfo,
  PuzzlePlayed,
  PuzzlesToday,
  PuzzleUp,
  Replay,
  Rule,
  RuleBook,
  Said,
  SeatKey,
  Story,
  TableSummary,
  TakenSeat,
} from './types'

/** A call that failed, with a reason fit to be shown: the key of a text, and the server's own words if it gave any. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    readonly detail: string = '',
  ) {
    super(detail || key)
  }
}

function keyOf(status: number): string {
  if (status === 404) return 'error-not-found'
  if (status === 410) return 'around-gone-why'
  if (status === 409) return 'error-taken'
  if (status === 429) return 'error-too-many'
  if (status >= 500) return 'error-server'
  return 'error-refused'
}

/** The server's words for what went wrong, wherever in its answer they stand. */
export function detailOf(body: unknown): string {
  if (typeof body !== 'object' || body === null) return ''
  const found = (body as Record<string, unknown>).reason ?? (body as Record<string, unknown>).detail
  if (typeof found === 'string') return found
  return typeof found === 'object' && found !== null && !Array.isArray(found) ? detailOf(found) : ''
}

/** In what language the server shall answer: that of the page, whatever the browser's own is. */
const spoken = (): Record<string, string> => ({ accept: 'application/json', 'accept-language': document.documentElement.lang || 'en' })

async function ask(path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  try {
    return await fetch(
      path,
      body === undefined
        ? { headers: spoken() }
        : {
            method: 'POST',
            headers: { ...spoken(), 'content-type': 'application/json' },
            body: JSON.stringify(body),
            ...(signal && { signal }),
          },
    )
  } catch {
    throw new ApiError(0, 'error-offline')
  }
}

async function call<T>(path: string, body?: unknown): Promise<T> {
  const response = await ask(path, body)
  const answer: unknown = await response.json().catch(() => null)
  if (!response.ok) throw new ApiError(response.status, keyOf(response.status), detailOf(answer))
  return answer as T
}

/** An answer that comes bit by bit, each told as it comes; whoever aborts it ends it at the server too. */
async function follow(path: string, body: unknown, signal: AbortSignal, heard: (told: unknown) => void): Promise<void> {
  const response = await ask(path, body, signal)
  if (!response.ok) throw new ApiError(response.status, keyOf(response.status), detailOf(await response.json().catch(() => null)))
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (let bit = await reader?.read(); reader && bit && !bit.done; bit = await reader.read()) {
    const lines = (rest + bit.value).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line.startsWith('data: ')) heard(JSON.parse(line.slice(6)))
  }
}

const part = encodeURIComponent
const catalogues = new Map<string, Promise<Catalogue>>()
const rules = new Map<string, Promise<Rule>>()
const vocabularies = new Map<string, Promise<unknown>>()

/** Keeps an answer that never changes; a failure is forgotten, so that it can be asked again. */
function once<T>(answers: Map<string, Promise<T>>, path: string): Promise<T> {
  let answer = answers.get(path)
  if (!answer) {
    answer = call<T>(path)
    answer.catch(() => answers.delete(path))
    answers.set(path, answer)
  }
  return answer
}

export const api = {
  games: () => call<GameInfo[]>('/api/games'),
  /** What is printed in the content of this hash, or without one in that of today. */
  catalogue: (game: string, content = '') =>
    once(catalogues, `/api/games/${part(game)}/catalogue${content && `?content=${part(content)}`}`),
  rule: (id: string, language: Language) => once(rules, `/api/rules/${part(id)}?language=${language}`),
  /** In one game, or in all of them (`''`) with the one that is being played first. */
  searchRules: (query: string, language: Language, game = '', first = '') =>
    call<Rule[]>(`/api/rules?q=${part(query)}&language=${language}${game && `&game=${part(game)}`}${first && `&first=${part(first)}`}`),
  ruleContents: (language: Language) => call<RuleBook[]>(`/api/rulebook?language=${language}`),
  ruleChapter: (id: string, language: Language) => call<Rule[]>(`/api/rulebook/${part(id)}?language=${language}`),
  lookAtLegend: (text: string) => call<OwnRead>('/api/legends', { text }),
  lookAtScenario: (text: string) => call<OwnRead>('/api/scenarios', { text }),
  /** What a scenario can be made of; each game types it for itself. */
  scenarioWords: () => once(vocabularies, '/api/scenarios/words'),
  copyScenario: (id: string, language: Language) => call<{ document: unknown }>(`/api/scenarios/copy/${part(id)}?language=${language}`),
  bringScenario: (text: string) => call<{ document: unknown; notes: Said[] }>('/api/scenarios/bring', { text }),
  takeScenario: (text: string, players: number) => call<{ text: string; notes: Said[] }>('/api/scenarios/take', { text, players }),
  /** Bots play it; each game for itself types what is known so far. */
  tryScenario: (text: string, players: number, games: number, signal: AbortSignal, heard: (told: unknown) => void) => follow('/api/scenarios/try', { text, players, games }, signal, heard),
  tables: () => call<TableSummary[]>('/api/tables'),
  table: (id: string) => call<TableSummary>(`/api/tables/${part(id)}`),
  makeTable: (table: NewTable) => call<MadeTable>('/api/tables', table),
  takeSeat: (table: string, seat: number, name: string) =>
    call<TakenSeat>(`/api/tables/${part(table)}/seats/${seat}`, { name }),
  /** What was played of campaigns at these tables. */
  chapters: (known: readonly string[]) => call<PlayedChapter[]>(`/api/chapters?${new URLSearchParams(known.map((id) => ['table', id]))}`),
  /** What a table that was won gives to the next chapter. */
  kept: (table: string) => call<KeptCards>(`/api/tables/${part(table)}/next`),
  goOn: (table: string, token: string, cards: readonly string[], options: Record<string, unknown>) =>
    call<MadeTable>(`/api/tables/${part(table)}/next`, { token, cards, options }),
  again: (table: string, token: string, options: Record<string, unknown>) => call<MadeTable>(`/api/tables/${part(table)}/again`, { token, options }),
  /** The same game once more, from the other side of the table. */
  rematch: (table: string, token: string) => call<MadeTable>(`/api/tables/${part(table)}/rematch`, { token }),
  /** A bot plays for whoever holds this token, until they take their seat back. */
  hand: (table: string, token: string, level: string) => call<TableSummary>(`/api/tables/${part(table)}/hand`, { token, level }),
  takeBack: (table: string, token: string) => call<TableSummary>(`/api/tables/${part(table)}/back`, { token }),
  /** For good. */
  leave: (table: string, token: string, level: string) => call<TableSummary>(`/api/tables/${part(table)}/leave`, { token, level }),
  rename: (table: string, token: string, name: string) => call<TableSummary>(`/api/tables/${part(table)}/name`, { token, name }),
  call: (table: string, token: string, called: string) => call<TableSummary>(`/api/tables/${part(table)}/call`, { token, called }),
  /** Whether the replay shows what we held. */
  show: (table: string, token: string, on: boolean) => call<TableSummary>(`/api/tables/${part(table)}/show`, { token, on }),
  /** The whole match, as `fabletop replay` and Python read it; it is over. */
  saved: (table: string, token: string) => call<unknown>(`/api/tables/${part(table)}/match`, { token }),
  remove: (table: string, token: string) => call<null>(`/api/tables/${part(table)}/delete`, { token }),
  story: (table: string) => call<Story>(`/api/stories/${part(table)}`),
  /** Has it worked out. */
  askStory: (table: string) => call<Story>(`/api/stories/${part(table)}`, {}),
  /** Those open to all, and those at tables that one knows. */
  replays: (known: readonly string[]) =>
    call<TableSummary[]>(`/api/replays?${new URLSearchParams(known.map((id) => ['table', id]))}`),
  /** The page of a replay that holds this frame. */
  replay: (id: string, from: number) => call<Replay>(`/api/replays/${part(id)}?from=${from}`),
  puzzles: () => call<PuzzleInfo[]>('/api/puzzles'),
  puzzlesToday: () => call<PuzzlesToday>('/api/puzzles/today'),
  /** What comes of the last of these picks, or of giving up. */
  playPuzzle: (id: string, picked: PuzzleUp) => call<PuzzlePlayed>(`/api/puzzles/${part(id)}/play`, picked),
  lessons: () => call<LessonInfo[]>('/api/lessons'),
  /** What comes of the last of these picks. */
  playLesson: (id: string, picked: LessonUp) => call<LessonPlayed>(`/api/lessons/${part(id)}/play`, picked),
  /** How somebody who is away can be told. */
  post: () => call<PostOffer>('/api/post'),
  keepPush: (wish: PushWish) => call<null>('/api/post/push', wish),
  stopPush: (endpoint: string) => call<null>('/api/post/push/stop', { endpoint }),
  askMail: (address: string, language: Language, seats: SeatKey[]) => call<MailKey>('/api/post/mail', { address, language, seats }),
  mailState: (key: string) => call<MailState>(`/api/post/mail?key=${part(key)}`),
  mailSeats: (key: string, language: Language, seats: SeatKey[]) => call<MailState>(`/api/post/mail/seats?key=${part(key)}`, { language, seats }),
  confirmMail: (key: string, proof: string) => call<MailState>(`/api/post/mail/confirm?key=${part(key)}`, { proof }),
  stopMail: (key: string) => call<null>(`/api/post/mail/stop?key=${part(key)}`, {}),
  how: (game: string) => call<HowTo>(`/api/how/${part(game)}`),
  howPictures: (game: string) => call<HowPicture[]>(`/api/how/${part(game)}/pictures`),
  /** What is one's own, and coming and going with a passkey: see `me/`. */
  me: <T>(path: string, body: unknown, language: Language) => call<T>(`/api/me/${path}?language=${language}`, body),
  fair: (id: string) => call<Fair>(`/api/fair/${part(id)}`),
}
