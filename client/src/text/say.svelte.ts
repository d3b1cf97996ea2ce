/* All words of the client, in the language chosen; Fluent files beside this one. */
import { FluentBundle, FluentResource } from '@fluent/bundle'

import type { Language } from '../net/types'
import { keep, kept } from '../net/kept'
import english from './en.ftl?raw'

export const LANGUAGES: readonly Language[] = ['en', 'es', 'sv']
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', es: 'Español', sv: 'Svenska' }

const OTHERS: Record<Exclude<Language, 'en'>, () => Promise<{ default: string }>> = {
  es: () => import('./es.ftl?raw'),
  sv: () => import('./sv.ftl?raw'),
}

export function bundleOf(language: Language, source: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(source))
  return bundle
}

const fallback = bundleOf('en', english)

class Words {
  language = $state<Language>('en')
  bundle = $state.raw<FluentBundle>(fallback)

  say = (key: string, given: Record<string, string | number> = {}): string => {
    for (const bundle of [this.bundle, fallback]) {
      const message = bundle.getMessage(key)
      if (message?.value) return bundle.formatPattern(message.value, given, [])
    }
    return key
  }

  /** A text that need not exist, such as a hint for a kind of decision. */
  maybe = (key: string): string | null => (fallback.hasMessage(key) ? this.say(key) : null)

  async speak(language: Language): Promise<void> {
    const source = language === 'en' ? english : (await OTHERS[language]()).default
    this.bundle = bundleOf(language, source)
    this.language = language
    document.documentElement.lang = language
    keep('language', language)
  }
}

/** The language kept from last time, or the browser's, or English. */
export function firstLanguage(browser: readonly string[]): Language {
  const wished = [kept<string>('language', ''), ...browser.map((tag) => tag.slice(0, 2).toLowerCase())]
  return LANGUAGES.find((one) => one === wished.find((tag) => (LANGUAGES as readonly string[]).includes(tag))) ?? 'en'
}

export const words = new Words()
export const say = words.say
