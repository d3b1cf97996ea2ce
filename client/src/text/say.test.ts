/* Words of another day: what a table brings along stands above what was shipped, and stays with that table. */
import { beforeEach, expect, test, vi } from 'vitest'

vi.mock('./games', () => ({
  textsOf: (game: string, language: string) =>
    Promise.resolve([`hero-elf = ${game} elf in ${language}\nhero-orc = ${game} orc in ${language}\n`]),
}))

const { bundleOf, composed, words, phrase } = await import('./say.svelte')

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

test('what came in one language is read in it until it comes in the other', async () => {
  await words.open('village', 'another day')
  words.learn([{ key: 'hero-troll', source: { en: 'hero-troll = Troll of old' } }])
  await words.speak('sv')
  expect(said('hero-troll')).toBe('Troll of old')
  words.learn([{ key: 'hero-troll', source: { sv: 'hero-troll = Fornt troll' } }])
  expect(said('hero-troll')).toBe('Fornt troll')
  await words.speak('en')
  expect(said('hero-troll')).toBe('Troll of old')
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

test('a name in a sentence brings its article along, and an older one knows but one form', async () => {
  await words.open('village', 'another day')
  words.learn([OLD_ELF])
  expect(said('hero-elf.the')).toBe('Elf of old')
  const es = bundleOf('es', 'elf = Elfo\n    .the = el Elfo\nturn = empieza el turno de { $seat }.\nhurt = Orco ataca a { $seat }.\nplays = { $seat } juega.\nrose = ¡{ $seat } sube!')
  const told = (key: string) => composed([es], [key, { seat: 'el Elfo' }], String)
  expect(['turn', 'hurt', 'plays', 'rose'].map(told)).toEqual(['empieza el turno del Elfo.', 'Orco ataca al Elfo.', 'El Elfo juega.', '¡El Elfo sube!'])
})

test('texts select by the gender of a name, or of the name within a longer one', () => {
  const es = bundleOf('es', 'griffins = Grifos\n    .gender = masculine\nnumber = { $unit } { $n }\nfew = { $unit-gender ->\n    [masculine] Unos pocos\n   *[feminine] Unas pocas\n}')
  expect(composed([es], ['few', { unit: ['griffins'] }], String)).toBe('Unos pocos')
  expect(composed([es], ['few', { unit: ['number', { unit: ['griffins'], n: 2 }] }], String)).toBe('Unos pocos')
  expect(composed([es], ['few'], String)).toBe('Unas pocas')
})
