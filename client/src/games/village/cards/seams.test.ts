import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { seamed } from '../../../cards/seams'

const TEXTS = join(import.meta.dirname, '../../../../../src/fabletop/games/village/content/text')

/** The names of the cards, from the words of the game itself. */
const namesIn = (language: string): string[] =>
  [...readFileSync(join(TEXTS, language, 'cards.ftl'), 'utf8').matchAll(/^card-[\w-]+ = ([^{\n]+)$/gm)].map(([, name]) => name ?? '')

describe('a long word on a narrow card', () => {
  it('is parted where it is put together, and reads the same', () => {
    expect(seamed('Erfarenhetsdryck')).toBe('Erfaren\u00adhets\u00addryck')
    expect(seamed('alla vapen')).toBe('alla vapen')
  })

  it.each(['en', 'es', 'sv'])('is known wherever it stands in the name of a card: %s', (language) => {
    const names = namesIn(language)
    expect(names.length).toBeGreaterThan(80)
    const long = names.flatMap((name) => name.match(/\p{L}{10,}/gu) ?? [])
    expect(long.filter((word) => seamed(word) === word)).toEqual([])
    for (const name of names) expect(seamed(name).replaceAll('\u00ad', '')).toBe(name)
  })
})
