import { describe, expect, it } from 'vitest'

import { sourcesOf } from './sources'

describe('where a rule stands', () => {
  it('is told in the language of the book', () => {
    expect(sourcesOf({ id: 'village.buy.010', source: 'Comprar cartas, precio' })).toEqual([{ text: 'Comprar cartas, precio', lang: 'es' }])
    expect(sourcesOf({ id: 'heroes.town.010', source: 'ESP Ciudad, SWE Stad, ENG Town' })).toEqual([
      { text: 'ESP Ciudad', lang: 'es' },
      { text: 'SWE Stad', lang: 'sv' },
      { text: 'ENG Town', lang: 'en' },
    ])
    expect(sourcesOf({ id: 'village.buy.010', source: '' })).toEqual([])
  })
})
