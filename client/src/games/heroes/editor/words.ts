/* The words of the scenario editor, in every language. */
import type { Language } from '../../../net/types'
import { wordsFrom } from '../../words'
import english from './text/en.ftl?raw'
import spanish from './text/es.ftl?raw'
import swedish from './text/sv.ftl?raw'

export const SOURCES: Record<Language, string> = { en: english, es: spanish, sv: swedish }
export const wordsOf = wordsFrom(SOURCES)
