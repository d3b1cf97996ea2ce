/* All words, in the language chosen: the client's own from the Fluent files beside this one and from what each game says
   of itself away from its board, and what the server says as messages from the files of the game that is on the table. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

import type { Joined, Language, Said, Text } from '../net/types'
import { keep, kept } from '../net/kept'
import { textsOf } from './games'

export const LANGUAGES: readonly Language[] = ['en', 'es', 'sv']
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', es: 'Español', sv: 'Svenska' }

const ENGLISH = Object.values(
  import.meta.glob<string>(['./en.ftl', '../games/*/text/outside/en.ftl'], { query: '?raw', import: 'default', eager: true }),
)
const OTHERS = import.meta.glob<string>(['./{es,sv}.ftl', '../games/*/text/outside/{es,sv}.ftl'], { query: '?raw', import: 'default' })

/** The client's own words; every language but English is fetched when it is first spoken. */
async function ownWords(language: Language): Promise<readonly string[]> {
  if (language === 'en') return ENGLISH
  const files = Object.entries(OTHERS).filter(([path]) => path.endsWith(`/${language}.ftl`))
  return Promise.all(files.map(([, read]) => read()))
}

export function bundleOf(language: Language, ...sources: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const source of sources) bundle.addResource(new FluentResource(source))
  return bundle
}

const fallback = bundleOf('en', ...ENGLISH)

class Words {
  language = $state<Language>('en')
  bundle = $state.raw<FluentBundle>(fallback)
  /** Where messages of the game on the table are looked up: in the language chosen, then in English. */
  #told = $state.raw<readonly FluentBundle[]>([])
  #phrases = new WeakMap<object, string>()
  /** Texts that came over the line, since they are not shipped with the pages. */
  #learnt = new Map<string, Text>()
  #game = ''
  #content = ''

  say = (key: string, given: Record<string, string | number> = {}): string => {
    for (const bundle of [this.bundle, fallback]) {
      const message = bundle.getMessage(key)
      if (message?.value) return contracted(bundle.formatPattern(message.value, given, []), bundle)
    }
    return key
  }

  /** A text that need not exist, such as a hint for a kind of decision. */
  maybe = (key: string): string | null => (fallback.hasMessage(key) ? this.say(key) : null)

  /** What the server says, in words. Each message is put into words once. */
  phrase = (said: Said | null | undefined): string => {
    const told = this.#told
    if (said === null || said === undefined) return ''
    if (typeof said !== 'object') return String(said)
    const known = this.#phrases.get(said)
    if (known !== undefined) return known
    const phrase = composed(told, said, this.phrase)
    this.#phrases.set(said, phrase)
    return phrase
  }

  /** Reads the texts of the game that comes to the table. What was learnt belongs to the content that is played
      with, and is forgotten when another comes: the same key may stand for another text there. */
  async open(game: string, content = ''): Promise<void> {
    if (game === this.#game && content === this.#content) return
    this.#game = game
    this.#content = content
    this.#learnt.clear()
    const { language } = this
    const told = await toldIn(game, language)
    if (this.#game === game && this.#content === content && this.language === language) this.#tell(told)
  }

  async speak(language: Language): Promise<void> {
    const game = this.#game
    const content = this.#content
    const [own, told] = await Promise.all([ownWords(language), toldIn(game, language)])
    this.bundle = bundleOf(language, ...own)
    if (this.#game === game && this.#content === content) this.#tell(told)
    this.language = language
    document.documentElement.lang = language
    keep('language', language)
  }

  /** Texts that are told when they are first named, in the language that is spoken or in all; they stand above those that were shipped. */
  learn(texts: readonly Text[] = []): void {
    const fresh = texts.filter(({ key, source }) => Object.keys(source).some((one) => !(one in (this.#learnt.get(key)?.source ?? {}))))
    if (!fresh.length) return
    for (const { key, source } of fresh) this.#learnt.set(key, { key, source: { ...this.#learnt.get(key)?.source, ...source } })
    this.#tell([...this.#told], fresh)
  }

  #tell(told: readonly FluentBundle[], more: Iterable<Text> = this.#learnt.values()): void {
    for (const { source } of more) {
      // Until a text comes in the language chosen, it is read in the one in which it was told.
      const [any = ''] = Object.values(source)
      for (const bundle of told) bundle.addResource(new FluentResource(source[bundle.locales[0] ?? ''] ?? any), { allowOverrides: true })
    }
    this.#phrases = new WeakMap()
    this.#told = told
  }
}

function isJoined(said: object): said is Joined {
  return !Array.isArray(said)
}

/** A message in the words of the first bundle that knows it; `phrase` puts into words what goes into it. */
export function composed(told: readonly FluentBundle[], said: Exclude<Said, string | number>, phrase: (said: Said) => string): string {
  if (isJoined(said)) return said.of.map(phrase).join(said.join)
  const [key, args = {}] = said
  const [name = '', attribute] = key.split('.')
  for (const bundle of told) {
    const message = bundle.getMessage(name)
    // Names as sentences have them; older texts know but one form.
    const pattern = (attribute && message?.attributes[attribute]) || (!attribute || attribute === 'the' ? message?.value : null)
    if (!pattern) continue
    const given: Record<string, FluentVariable> = {}
    for (const [one, value] of Object.entries(args)) {
      given[one] = typeof value === 'number' ? value : phrase(value)
      const gender = genderOf(bundle, value)
      if (gender) given[`${one}-gender`] = gender
    }
    return contracted(bundle.formatPattern(pattern, given, []), bundle)
  }
  return key
}

/** The gender of a name, or of the name within a longer one, for texts that select by it; as in `speech.py`. */
function genderOf(bundle: FluentBundle, said: Said | undefined): string {
  if (typeof said !== 'object' || isJoined(said)) return ''
  const [key, args = {}] = said
  const own = bundle.getMessage(key.split('.')[0] ?? '')?.attributes.gender
  if (own) return bundle.formatPattern(own, {}, [])
  return Object.values(args).map((one) => genderOf(bundle, one)).find(Boolean) ?? ''
}

/** Names that bring their article along, put right in Spanish: «de el Elfo» is «del Elfo», and a sentence that begins
    with «el Elfo» begins with a capital. */
export function contracted(text: string, { locales: [language] }: Pick<FluentBundle, 'locales'>): string {
  if (language !== 'es') return text
  const short = text.replace(/(?<![\p{L}])(de|a) el /giu, '$1l ')
  if (!/[.!?:]$/.test(short)) return short
  return short.replace(/^([¡¿]?)([el])(?=l |a )/u, (_, mark: string, letter: string) => mark + letter.toUpperCase())
}

/** What a game says, in a language and then in English. */
export async function toldIn(game: string, language: Language): Promise<FluentBundle[]> {
  if (!game) return []
  const languages = [...new Set<Language>([language, 'en'])]
  return Promise.all(languages.map(async (one) => bundleOf(one, ...(await textsOf(game, one)))))
}

/** The language kept from last time, or the browser's, or English. */
export function firstLanguage(browser: readonly string[]): Language {
  const wished = [kept<string>('language', ''), ...browser.map((tag) => tag.slice(0, 2).toLowerCase())]
  return LANGUAGES.find((one) => one === wished.find((tag) => (LANGUAGES as readonly string[]).includes(tag))) ?? 'en'
}

export const words = new Words()
export const { say, phrase } = words

/** The same thing with its messages put into words. */
export type InWords<T> = {
  [K in keyof T]: Said extends T[K]
    ? string
    : T[K] extends readonly (infer One)[]
      ? Said extends One
        ? string[]
        : One extends object
          ? InWords<One>[]
          : T[K]
      : T[K]
}
