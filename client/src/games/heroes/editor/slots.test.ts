import { describe, expect, it } from 'vitest'

import type { Slot, Vocabulary } from '../types'
import type { Document } from './document'
import { blank, expanded, freshId, usual, withKey } from './slots'

const slot = (key: string, kind: Slot['kind'], more: Partial<Slot> = {}): Slot => ({ key, kind, needed: true, choices: [], least: 0, most: 9, ...more })
const words = { units: ['few_cheapest_bronze'], tiers: ['bronze', 'silver'], difficulties: ['easy', 'hard'] } as unknown as Vocabulary
const document: Document = { map: {}, players: [2, 3], tokens: { cup: {} }, ai: [{ id: 'rusk' }] }
const editing = { document, words, chosen: 4 }

describe('a form begins with something sound', () => {
  it.each([
    ['number', {}, 1],
    ['number', { least: -3 }, 0],
    ['number', { least: 2 }, 2],
    ['flag', { least: 1 }, true],
    ['places', { choices: ['town', 'mine'] }, ['mine']],
    ['place', { choices: ['own_town'] }, 'own_town'],
    ['token', {}, 'cup'],
    ['project', {}, ''],
    ['ai', {}, 'rusk'],
    ['stages', {}, [{ gold: 5 }]],
    ['counts', {}, { bronze: 1 }],
    ['guard', {}, { easy: { bronze: 1 }, hard: { bronze: 1 } }],
    ['tile', {}, 4],
    ['tiles', {}, [4]],
  ] as const)('%s %j', (kind, more, first) => {
    expect(usual(slot('x', kind, more as Partial<Slot>), editing)).toEqual(first)
  })

  it('with what is needed, and some gold where some resource must be named', () => {
    expect(blank([slot('to', 'who', { needed: false }), slot('x', 'number')], editing)).toEqual({ x: 1 })
    expect(blank([slot('gold', 'number', { needed: false }), slot('materials', 'number', { needed: false })], editing)).toEqual({ gold: 5 })
    expect(blank([slot('gold', 'number')], editing)).toEqual({ gold: 1 })
  })
})

it('a garrison is a guard for each number of players', () => {
  expect(expanded([slot('place', 'place'), slot('players', 'garrison', { most: 20 })], document).map(({ key, kind, most }) => [key, kind, most])).toEqual([
    ['place', 'place', 9],
    ['2p', 'guard', 20],
    ['3p', 'guard', 20],
  ])
})

it('a key is set, or taken out', () => {
  expect(withKey({ a: 1 }, 'b', 2)).toEqual({ a: 1, b: 2 })
  expect(withKey({ a: 1, b: 2 }, 'b', undefined)).toEqual({ a: 1 })
})

it('an id is one that no other has', () => {
  expect(freshId(['token_1', 'token_3'], 'token')).toBe('token_2')
})
