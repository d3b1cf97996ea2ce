import { expect, it } from 'vitest'

import { asked, option } from '../testing/pieces'
import { adviceOf, fullOf, moreOf, rulesOf, spoken, without } from './spoken'

it('reads an option out in full, with its hint once', () => {
  expect(spoken(option('go', 1, {}, { full: 'Go to 1', hint: '2 hours' }))).toBe('Go to 1: 2 hours')
  expect(spoken(option('go', 1, {}, { full: 'Go to 1: 2 hours', hint: '2 hours' }))).toBe('Go to 1: 2 hours')
  expect(moreOf(option('go', 1, {}, { full: 'Go to 1: 2 hours', hint: '2 hours' }))).toBe('')
  expect(fullOf(option('go', 1, {}, { label: 'Go to 1', full: undefined }))).toBe('Go to 1')
})

it('cites the rules about an option, else those about the question', () => {
  const [go, stop] = [option('go', 1), option('stop', 0)]
  const decision = { ...asked('walk', go, stop), rules: ['andor.turn.010'], cited: { go: ['andor.move.010'] } }
  expect(rulesOf(decision, go)).toEqual(['andor.move.010'])
  expect(rulesOf(decision, stop)).toEqual(['andor.turn.010'])
  expect(rulesOf(decision, null)).toEqual(['andor.turn.010'])
})

it('tells the reason of advice apart from how often it wins', () => {
  const hint = { type: 'hint', seq: 1, pick: 0, stake: 'game', odds: [] } as const
  expect(adviceOf({ ...hint, text: 'End: done', odds: [] })).toEqual({ why: 'End: done', chances: '' })
  expect(adviceOf({ ...hint, text: { join: ' · ', of: ['End: done', 'wins'] }, odds: [] })).toEqual({ why: 'End: done', chances: 'wins' })
  expect(adviceOf({ ...hint, text: { join: ' ', of: ['Go.', 'Now.'] }, odds: [] })).toEqual({ why: 'Go. Now.', chances: '' })
})

it('leaves out a text that can be read elsewhere, wherever it stands', () => {
  const said = ['prompt-chosen-hero', { said: ['card-says', { card: 'Weary Arms', text: 'One loses 1.' }] }] as const
  expect(without(said, 'One loses 1.')).toEqual(['prompt-chosen-hero', { said: ['card-says', { card: 'Weary Arms', text: '' }] }])
  expect(without({ join: ' ', of: ['One loses 1.', 'Who?'] }, 'One loses 1.')).toEqual({ join: ' ', of: ['', 'Who?'] })
  expect(without(said, '')).toBe(said)
})
