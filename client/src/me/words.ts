/* The words of the page of one's own, in every language. */
import { wordsFrom } from '../games/words'
import type { Language } from '../net/types'
import english from './text/en.ftl?raw'
import spanish from './text/es.ftl?raw'
import swedish from './text/sv.ftl?raw'

export const SOURCES: Record<Language, string> = { en: english, es: spanish, sv: swedish }
export const wordsOf = wordsFrom(SOURCES)
