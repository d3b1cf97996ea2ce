// @vitest-environment node
import { expect, it } from 'vitest'

import type { Document } from './document'
import { linkOf, pack, textIn, LONGEST } from './link'
import { textOf } from './writing'

const DOCUMENT: Document = {
  name: 'Two "Rivers": #1',
  id: 'no',
  map: { lattice: 'b', layouts: { '2p': [['N', 0, 0], ['F3', -3, 1]] }, turned: { '2p': { '1': 4 } } },
  start: { units: ['castle.griffins:few', 'few_cheapest_bronze'] },
  timed_events: [{ at: { rounds: [2] }, do: [{ gain: { gold: 5 } }], once: false }],
  rules: ['income_every_round'],
}

it('a document is written so that YAML reads it as it is meant', () => {
  expect(textOf(DOCUMENT).split('\n')).toEqual([
    'name: "Two \\"Rivers\\": #1"',
    'id: "no"',
    'map:',
    '  lattice: b',
    '  layouts:',
    '    2p: [[N, 0, 0], [F3, -3, 1]]',
    '  turned:',
    '    2p: {1: 4}',
    'start:',
    '  units: ["castle.griffins:few", few_cheapest_bronze]',
    'timed_events:',
    '- {at: {rounds: [2]}, do: [{gain: {gold: 5}}], once: false}',
    'rules: [income_every_round]',
    '',
  ])
})

it('a text comes out of a link as it went in', async () => {
  const text = textOf(DOCUMENT) + 'ÅÄÖ ñ 🐉'
  const link = await linkOf('https://example.org/make/heroes', text)
  expect(link).toMatch(/^https:\/\/example\.org\/make\/heroes#s=[A-Za-z0-9_-]+$/)
  expect(await textIn(new URL(link).hash)).toBe(text)
})

it('what is no scenario in a link, or unpacks to more than one, is nothing', async () => {
  expect(await textIn('')).toBeNull()
  expect(await textIn('#s=!!!')).toBeNull()
  expect(await textIn(`#s=${(await pack('x'.repeat(2000))).slice(0, 9)}`)).toBeNull()
  expect(await textIn(`#s=${await pack('x'.repeat(LONGEST + 1))}`)).toBeNull()
})
