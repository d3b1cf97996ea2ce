import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { beforeAll, describe, expect, it } from 'vitest'

import type { Said } from '../src/net/types'
import { textsOf } from '../src/text/games'
import { LANGUAGES, words } from '../src/text/say.svelte'

const SPOKEN = join(import.meta.dirname, '../../tests/phrases.json')

describe('what the server says', () => {
  beforeAll(async () => {
    await words.open('village')
  })

  it('is itself where it is plain', () => {
    expect(words.phrase('Maja')).toBe('Maja')
    expect(words.phrase(3)).toBe('3')
    expect(words.phrase(null)).toBe('')
  })

  it('is put into words with all that it holds', () => {
    expect(words.phrase(['seat-you', { name: ['hero-dwarf'] }])).toBe('Dwarf (you)')
    expect(words.phrase({ join: ' · ', of: [['brief-life', { n: 5 }], 'Maja', 2] })).toBe('life 5 · Maja · 2')
    expect(words.phrase(['no-such-key'])).toBe('no-such-key')
  })

  it('is put into words once', () => {
    const said: Said = ['hero-dwarf']
    expect(words.phrase(said)).toBe(words.phrase(said))
  })

  it('includes why the server says no', () => {
    expect(words.phrase(['refused-over'])).toBe('The game is over.')
  })

  it.each(LANGUAGES)('reads in %s as it does in Python', async (language) => {
    await words.speak(language)
    const spoken = JSON.parse(readFileSync(SPOKEN, 'utf8')) as { said: Said; en: string; es: string; sv: string }[]
    expect(spoken.length).toBeGreaterThan(50)
    for (const one of spoken) expect(words.phrase(one.said)).toBe(one[language])
    await words.speak('en')
  })

  it('learns texts that come over the line, each in every language', async () => {
    const said: Said = ['event-card-read', { card: ['card-secret'], text: ['card-secret.text'] }]
    await words.open('andor')
    expect(words.phrase(said)).toContain('card-secret')
    const source = {
      en: 'card-secret = The Tent\n    .text = Stragglers come up.',
      es: 'card-secret = La tienda\n    .text = Llegan rezagados.',
      sv: 'card-secret = Tältet\n    .text = Eftersläntrare kommer.',
    }
    words.learn([{ key: 'card-secret', source }])
    expect(words.phrase(said)).toBe('“The Tent”: Stragglers come up.')
    await words.speak('sv')
    expect(words.phrase(said)).toBe('”Tältet”: Eftersläntrare kommer.')
    await words.speak('en')
    await words.open('village')
  })

  it('has no texts among those shipped that are told only when they are seen', async () => {
    const shipped = (await textsOf('andor', 'en')).join('')
    expect(shipped).toContain('prompt-')
    expect(shipped).not.toMatch(/^(card-l11|event-warm-ashes|foe-nomion|face-|rule-|goal-l)/m)
  })
})
