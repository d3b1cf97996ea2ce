import { describe, expect, it } from 'vitest'

import andor from '.'
import { hero, message, PRINTED, viewWith } from './fixture'
import { between, counted, fieldName, freeShields, heroInFocus, lineOf, lookOf, lyingOn, modelOf, placed, stretchesOf, tokensOn, trailsOf } from './model'

describe('how far the game is', () => {
  it('is told with the name of the legend, in words', () => {
    const view = { legend: 0, title: { join: ' ', of: ['The', 'Lost', 'Ram'] }, round: 3 }
    expect(andor.progress?.(view)).toEqual(['andor-own-crumb', { n: 0, title: 'The Lost Ram', day: 3 }])
  })
})

const model = modelOf(message(viewWith(), null), PRINTED)
const board = model.board

describe('what the board is asked', () => {
  it('names a field with what it is called', () => {
    expect(fieldName(model, 201)).toBe('201 Northgate Steps')
    expect(fieldName(model, 202)).toBe('202')
  })

  it('calls fields what a legend of somebody\'s own calls them', () => {
    const own = modelOf(message(viewWith({ names: [{ field: 202, name: 'The Bell Rock' }] }), null), PRINTED)
    expect(fieldName(own, 202)).toBe('202 The Bell Rock')
    expect(fieldName(own, 201)).toBe('201 Northgate Steps')
    expect(own.board.fields.find(({ number }) => number === 202)?.name).toBe('The Bell Rock')
  })

  it('knows every event card that was looked at', () => {
    const events = [4, 7, 9].map((index) => ({ index, id: `e${index}`, name: `Event ${index}`, text: '', storm: false, good: true }))
    const { view } = modelOf(message(viewWith({ event_pile: [9], peeked: [7, 4], events }), null), PRINTED)
    expect(view.events.map(({ name }) => name)).toEqual(['Event 9', 'Event 7', 'Event 4'])
  })

  it('puts equal things together', () => {
    expect(counted([2, 0, 2])).toEqual([{ item: 2, count: 2 }, { item: 0, count: 1 }])
    expect(lyingOn(model.view, 204)).toEqual([{ item: 0, count: 2 }, { item: 2, count: 1 }])
    expect(tokensOn(model.view, 202)).toHaveLength(1)
  })

  it('counts the shields that are free', () => {
    expect(freeShields(model.view)).toBe(2)
    expect(freeShields(viewWith({ shields: 0 }))).toBe(0)
  })

  it('shows the hero whose turn it is, else the first of the seat', () => {
    expect(heroInFocus(viewWith({ turn: 1 }), 0)).toBe(1)
    expect(heroInFocus(viewWith({ turn: null, heroes: [hero(0), hero(1, { seat: 1 })] }), 1)).toBe(1)
    expect(heroInFocus(viewWith({ turn: null }), null)).toBe(0)
    const two = viewWith({ turn: 0, heroes: [hero(0, { figure: 'thorn' }), hero(1, { figure: 'chada' })] })
    expect(heroInFocus(two, 0, 'chada')).toBe(1)
    expect(heroInFocus(two, 0, null)).toBe(0)
  })

  it('gives every hero board a look of its own', () => {
    expect(new Set([0, 1, 2, 3].map((kind) => lookOf(hero(0, { kind }), PRINTED))).size).toBe(4)
  })
})

describe('figures', () => {
  it('stand in the middle alone, and side by side in company', () => {
    const spots = placed(model)
    const foe = spots.find(({ piece }) => piece.key === 'foe-7')
    expect(foe).toMatchObject({ x: 300, y: 300, scale: 1, company: 1 })
    const heroes = spots.filter(({ piece }) => piece.what === 'hero')
    expect(heroes[0]?.x).not.toBe(heroes[1]?.x)
    expect(heroes.every(({ company }) => company === 2)).toBe(true)
  })

  it('keep their order wherever they go', () => {
    const before = placed(model).map(({ piece }) => piece.key)
    const moved = modelOf(message(viewWith({ heroes: [hero(0, { field: 205 }), hero(1)] }), null), PRINTED)
    expect(placed(moved).map(({ piece }) => piece.key)).toEqual(before)
  })

  it('find room however many they are', () => {
    const crowd = Array.from({ length: 7 }, (_, uid) => ({ uid, kind: 0, field: 204, down: false, strength: 2, willpower: 5, dice: 2 }))
    const spots = placed(modelOf(message(viewWith({ foes: crowd }), null), PRINTED)).filter(({ piece }) => piece.what === 'foe')
    expect(new Set(spots.map(({ x, y }) => `${x},${y}`)).size).toBe(7)
  })
})

describe('lines', () => {
  it('are drawn once for each trail, and not where the road is', () => {
    expect(trailsOf(board).map(([a, b]) => [a.number, b.number])).toEqual([[202, 204], [203, 204]])
  })

  it('leave the gaps of the road open', () => {
    expect(stretchesOf(board)).toEqual([[201, 202], [203]])
  })

  it('follow a way, and end short of a field', () => {
    expect(lineOf([201, 202, 999], model.fields)).toBe('100,100 300,100')
    expect(between({ x: 0, y: 0 }, { x: 100, y: 0 }, 10)).toMatchObject({ x1: 10, x2: 90, angle: 0 })
  })
})
