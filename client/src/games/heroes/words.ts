/* The words of the Heroes board: those of the cards come with the catalogue, the others stand beside this. */
import { FluentBundle, FluentResource } from '@fluent/bundle'

import type { Language } from '../../net/types'
import type { Say } from '../../table/contract'
import english from './text/en.ftl?raw'
import spanish from './text/es.ftl?raw'
import swedish from './text/sv.ftl?raw'

export const SOURCES: Record<Language, string> = { en: english, es: spanish, sv: swedish }
const bundles = new Map<Language, FluentBundle>()

export function wordsOf(language: Language, printed: Readonly<Record<string, string>> = {}): Say {
  let bundle = bundles.get(language)
  if (!bundle) {
    bundle = new FluentBundle(language, { useIsolating: false })
    bundle.addResource(new FluentResource(SOURCES[language]))
    bundles.set(language, bundle)
  }
  const found = bundle
  return (key, given = {}) => {
    const known = printed[key]
    if (known !== undefined) return known
    const message = found.getMessage(key)
    return message?.value ? found.formatPattern(message.value, given, []) : key
  }
}
