/* The words of a board: those of what is printed come with the catalogue, the others from the board's own files. */
import type { FluentBundle } from '@fluent/bundle'

import type { Language } from '../net/types'
import type { Say } from '../table/contract'
import { bundleOf } from '../text/say.svelte'

export type WordsOf = (language: Language, printed?: Readonly<Record<string, string>>) => Say

/** Reads each language when it is first wanted. */
export function wordsFrom(sources: Readonly<Record<Language, string>>): WordsOf {
  const bundles = new Map<Language, FluentBundle>()
  return (language, printed = {}) => {
    const bundle = bundles.get(language) ?? bundleOf(language, sources[language])
    bundles.set(language, bundle)
    return (key, given = {}) => {
      const known = printed[key]
      if (known !== undefined) return known
      const message = bundle.getMessage(key)
      return message?.value ? bundle.formatPattern(message.value, given, []) : key
    }
  }
}
