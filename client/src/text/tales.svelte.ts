/* What games say away from their tables, several of them at once: lists name things of each. */
import type { FluentBundle } from '@fluent/bundle'
import { untrack } from 'svelte'

import type { Language, Said } from '../net/types'
import { composed, toldIn, words } from './say.svelte'

class Tales {
  #told = $state.raw<ReadonlyMap<string, readonly FluentBundle[]>>(new Map())

  /** Fetches what these games say in the language chosen, as far as it is not here yet. */
  async open(games: Iterable<string>): Promise<void> {
    const { language } = words
    const missing = untrack(() => [...new Set(games)].filter((game) => !this.#told.has(keyOf(game, language))))
    if (!missing.length) return
    const found = await Promise.all(missing.map(async (game) => [keyOf(game, language), await toldIn(game, language)] as const))
    this.#told = new Map([...this.#told, ...found])
  }

  /** A message of a game in words; nothing until they have come. */
  phrase = (game: string, said: Said): string => {
    const told = this.#told.get(keyOf(game, words.language))
    const inWords = (one: Said): string => (typeof one === 'object' ? composed(told ?? [], one, inWords) : String(one))
    return told ? inWords(said) : ''
  }
}

function keyOf(game: string, language: Language): string {
  return `${game} ${language}`
}

export const tales = new Tales()
