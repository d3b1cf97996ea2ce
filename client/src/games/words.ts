/* The words that only a board says, from its own files; what the server says is put into words by `phrase`. */
import type { FluentBundle } from '@fluent/bundle'

import type { Language } from '../net/types'
import type { Say } from '../table/contract'
import { bundleOf, contracted } from '../text/say.svelte'

export type WordsOf = (language: Language) => Say

/** Reads each language when it is first wanted. */
export function wordsFrom(sources: Readonly<Record<Language, string>>): WordsOf {
  const bundles = new Map<Language, FluentBundle>()
  return (language) => {
    const bundle = bundles.get(language) ?? bundleOf(language, sources[language])
    bundles.set(language, bundle)
    return (key, given = {}) => {
      const message = bundle.getMessage(key)
      return message?.value ? contracted(bundle.formatPattern(message.value, given, []), bundle) : key
    }
  }
}
