import { describe, expect, it } from 'vitest'

import { at, changedOf, drawnOf, holdOf, idOf, isFaceUp, lackOf, lay, lift, move, put, renameSpot, seatsOf, setChanged, setDrawn, setFaceUp, setHold, setLack, setMode, setPlayers, setTurns, tilesOf, turnsOf, type Document, type ModeNeeds } from './document'

const start = (): Document => ({
  id: 'two_rivers',
  players: [2],
  map: {
    lattice: 'b',
    layouts: { '2p': [['N', 0, 0], ['F', -3, 1], ['F3', 3, -1], ['S', -5, 4], ['S', 5, -4]] },
    face_up: { '2p': [2] },
    turned: { '2p': { '2': 4 } },
    must_hold: [{ place: 'obelisk', at: { '2p': [0, 1] } }],
    drawn_from: [{ tiles: ['F1', 'F2'], at: { '2p': [1] } }],
  },
  spots: { gate: { tile: 4, field: 'TR' } },
  ai: [{ id: 'rusk', at: { tile: 3, field: 'C' }, town: 4 }],
  nobody_knows: { this: [1, { deep: true }] },
})

describe('a document', () => {
  it('is never changed: each change makes another', () => {
    const before = start()
    const frozen = JSON.stringify(before)
    lay(before, 2, ['C', 1, 2])
    lift(before, 2, 1)
    setHold(before, 2, 2, 'mine')
    setPlayers(before, 3, true)
    put(before, ['spots', 'gate', 'tile'], 1)
    expect(JSON.stringify(before)).toBe(frozen)
  })

  it('keeps what no form knows through every change', () => {
    const made = lift(setTurns(lay(start(), 2, ['F6', 1, 2], 3), 2, 2, 1), 2, 0)
    expect(made.nobody_knows).toEqual({ this: [1, { deep: true }] })
  })

  it('takes a value out, and leaves its neighbours', () => {
    expect(put({ a: 1, b: [1, 2, 3] }, ['b', 1], undefined)).toEqual({ a: 1, b: [1, 3] })
    expect(put({ a: 1 }, ['a'], undefined)).toEqual({})
    expect(at(put({}, ['a', 'b'], 2), ['a', 'b'])).toBe(2)
  })
})

describe('laying', () => {
  it('puts a named tile face up, turned as it was in hand, and a back face down', () => {
    const named = lay(start(), 2, ['F6', 1, 2], 5)
    expect(tilesOf(named, 2).at(-1)).toEqual(['F6', 1, 2])
    expect([isFaceUp(named, 2, 5), turnsOf(named, 2, 5)]).toEqual([true, 5])
    const back = lay(start(), 2, ['N', 1, 2], 5)
    expect([isFaceUp(back, 2, 5), turnsOf(back, 2, 5)]).toEqual([false, 0])
  })

  it('turns a tile that is turned face down to its beginning, or the file would be refused', () => {
    const down = setFaceUp(start(), 2, 2, false)
    expect(down.map.face_up).toBeUndefined()
    expect(down.map.turned).toBeUndefined()
  })

  it('moves a tile with all that is said of it', () => {
    const made = move(start(), 2, 0, 9, 9)
    expect(tilesOf(made, 2)[0]).toEqual(['N', 9, 9])
    expect(holdOf(made, 2, 0)).toBe('obelisk')
  })

  it('gives the one of a chapter the first starting tile that is laid', () => {
    const solo: Document = { mode: 'solo', players: [1], map: { layouts: { '1p': [['N', 0, 0]] } } }
    expect(lay(solo, 1, ['S', -2, 3]).seat_tiles).toEqual({ '1p': [1] })
  })

  it('knows where players begin', () => {
    expect(seatsOf(start(), 2)).toEqual([3, 4])
    expect(seatsOf({ ...start(), seat_tiles: { '2p': [4] } }, 2)).toEqual([4])
  })
})

describe('lifting', () => {
  it('counts all tiles behind it one less, wherever they are named', () => {
    const made = lift(start(), 2, 1)
    expect(tilesOf(made, 2).map(([what]) => what)).toEqual(['N', 'F3', 'S', 'S'])
    expect(made.map.face_up).toEqual({ '2p': [1] })
    expect(made.map.turned).toEqual({ '2p': { '1': 4 } })
    expect(made.map.must_hold).toEqual([{ place: 'obelisk', at: { '2p': [0] } }])
    expect(made.map.drawn_from).toBeUndefined()
    expect(made.spots).toEqual({ gate: { tile: 3, field: 'TR' } })
    expect(made.ai).toEqual([{ id: 'rusk', at: { tile: 2, field: 'C' }, town: 3 }])
  })

  it('takes along what was said of the tile', () => {
    const made = lift(start(), 2, 2)
    expect(made.map.face_up).toBeUndefined()
    expect(made.map.turned).toBeUndefined()
  })
})

describe('what a tile must hold', () => {
  it('is one place, and another takes its stead', () => {
    const made = setHold(start(), 2, 1, 'mine')
    expect([holdOf(made, 2, 0), holdOf(made, 2, 1)]).toEqual(['obelisk', 'mine'])
    expect(setHold(setHold(made, 2, 1, ''), 2, 0, '').map.must_hold).toBeUndefined()
  })
})

describe('what else is said of a tile', () => {
  it('is what it must lack, and of which tiles it is one', () => {
    const made = setDrawn(setLack(start(), 2, 0, 'mine'), 2, 1, ['F1', 'F2', 'F4'])
    expect([lackOf(made, 2, 0), drawnOf(made, 2, 1)]).toEqual(['mine', ['F1', 'F2', 'F4']])
    expect(made.map.drawn_from).toEqual([{ tiles: ['F1', 'F2', 'F4'], at: { '2p': [1] } }])
    const free = setDrawn(setLack(made, 2, 0, ''), 2, 1, [])
    expect([free.map.must_lack, free.map.drawn_from]).toEqual([undefined, undefined])
  })

  it('is what is printed otherwise, field by field', () => {
    const made = setChanged(setChanged(start(), 'N1', 'C', { place: 'obelisk' }), 'N1', 'L', { level: 2 })
    expect(changedOf(made, 'N1')).toEqual({ C: { place: 'obelisk' }, L: { level: 2 } })
    expect(setChanged(setChanged(made, 'N1', 'C', undefined), 'N1', 'L', undefined).map.changed).toBeUndefined()
  })
})

it('a field with another name has it wherever it is spoken of', () => {
  const spoken: Document = { ...start(), places: { 'spot.gate': { do: [{ go_to: { place: 'spot.gate' } }] } }, rules: [{ unguarded: ['spot.gate', 'mine'] }], story: 'spot.gate is open' }
  const made = renameSpot(spoken, 'gate', 'old_gate')
  expect(made.spots).toEqual({ old_gate: { tile: 4, field: 'TR' } })
  expect(made.places).toEqual({ 'spot.old_gate': { do: [{ go_to: { place: 'spot.old_gate' } }] } })
  expect(made.rules).toEqual([{ unguarded: ['spot.old_gate', 'mine'] }])
  expect(made.story).toBe('spot.gate is open')
})

describe('players', () => {
  it('have a map that begins as that of the others, and goes with them', () => {
    const three = setPlayers(start(), 3, true)
    expect(three.players).toEqual([2, 3])
    expect(tilesOf(three, 3)).toEqual(tilesOf(three, 2))
    const gone = setPlayers(setHold(three, 3, 0, 'mine'), 3, false)
    expect(gone).toEqual(start())
  })
})

it('an id looks like its name', () => {
  expect(idOf('Två floder & 3 bäckar')).toBe('tva_floder_3_backar')
  expect(idOf('3 Rivers')).toBe('map_3_rivers')
  expect(idOf('x'.repeat(90))).toHaveLength(40)
})

describe('another mode', () => {
  const MODES: ModeNeeds[] = [
    { id: 'clash', players: [2, 3], limits: ['most_points'], layout: '', needs: {}, needs_on_map: {} },
    { id: 'solo', players: [1], limits: ['party_loses'], layout: '', needs: { faction: 'castle' }, needs_on_map: {} },
    { id: 'alliance', players: [4], limits: ['most_points'], layout: '', needs: { teams: [[0, 2], [1, 3]] }, needs_on_map: {} },
    { id: 'tournament', players: [2], limits: ['most_points'], layout: 'center', needs: {}, needs_on_map: { supply: { S: 2 } } },
  ]
  const to = (document: Document, id: string): Document => setMode(document, MODES.find((mode) => mode.id === id)!, MODES)
  const clash: Document = { ...start(), mode: 'clash', at_limit: 'most_points' }

  it('takes the map along, and says what it needs', () => {
    const solo = to(clash, 'solo')
    expect([solo.players, solo.faction, solo.at_limit, solo.seat_tiles]).toEqual([[1], 'castle', 'party_loses', { '1p': [3] }])
    expect(tilesOf(solo, 1)).toEqual(tilesOf(clash, 2))
  })

  it('lets what only the old one said fall away', () => {
    const back = to(to(clash, 'solo'), 'clash')
    expect([back.faction, back.seat_tiles, back.players]).toEqual([undefined, undefined, [2]])
    expect(tilesOf(back, 2)).toEqual(tilesOf(clash, 2))
  })

  it('has one map without towns where the players lay theirs', () => {
    const tournament = to(clash, 'tournament')
    expect(Object.keys(tournament.map.layouts as object)).toEqual(['center'])
    expect(tilesOf(tournament, 2).map(([what]) => what)).toEqual(['N', 'F', 'F3'])
    expect(tournament.map.supply).toEqual({ S: 2 })
    expect(to(tournament, 'clash').map.supply).toBeUndefined()
    expect(tilesOf(lay(tournament, 2, ['C', 9, 9]), 2)).toHaveLength(4)
  })

  it('gives four their teams', () => {
    expect(to(clash, 'alliance').teams).toEqual([[0, 2], [1, 3]])
  })
})
