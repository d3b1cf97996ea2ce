/* Words of another day: what a table brings along stands above what was shipped, and stays with that table. */
import { beforeEach, expect, test, vi } from 'vitest'

vi.mock('./games', () => ({
  textsOf: (game: string, language: string) =>
    Promise.resolve([`hero-elf = ${game} elf in ${language}\nhero-orc = ${game} orc in ${language}\n`]),
}))

const { words, phrase } = await import('./say.svelte')

const OLD_ELF = { key: 'hero-elf', source: { en: 'hero-elf = Elf of old', es: 'hero-elf = Elfo de antaño', sv: 'hero-elf = Forn alv' } }
const OLD_TROLL = { key: 'hero-troll', source: { en: 'hero-troll = Troll of old', es: 'hero-troll = Trol de antaño', sv: 'hero-troll = Fornt troll' } }

/** A message is put into words once, so a new one is asked for each time. */
const said = (key: string) => phrase([key])

beforeEach(async () => {
  await words.open('', '')
  await words.speak('en')
})

test('what is learnt stands above what was shipped, in every language', async () => {
  await words.open('village', 'another day')
  words.learn([OLD_ELF, OLD_TROLL])
  expect([said('hero-elf'), said('hero-troll'), said('hero-orc')]).toEqual(['Elf of old', 'Troll of old', 'village orc in en'])
  await words.speak('sv')
  expect([said('hero-elf'), said('hero-troll'), said('hero-orc')]).toEqual(['Forn alv', 'Fornt troll', 'village orc in sv'])
})

test('what was learnt at one table is not said at another', async () => {
  await words.open('village', 'another day')
  words.learn([OLD_ELF, OLD_TROLL])
  await words.open('village', 'today')
  expect([said('hero-elf'), said('hero-troll')]).toEqual(['village elf in en', 'hero-troll'])
  await words.open('village', 'another day')
  words.learn([OLD_ELF])
  expect(said('hero-elf')).toBe('Elf of old')
})

test('what is learnt while the shipped texts are still on their way is kept', async () => {
  const opened = words.open('village', 'another day')
  words.learn([OLD_ELF])
  await opened
  expect(said('hero-elf')).toBe('Elf of old')
})

test('a table of the same content goes on with what was learnt', async () => {
  await words.open('village', 'another day')
  words.learn([OLD_TROLL])
  await words.open('village', 'another day')
  expect(said('hero-troll')).toBe('Troll of old')
})
