/* What is printed on units, cards, hero boards, tiles and town boards, in words. */
import type { Catalogue, Printed as Seen } from '../../net/types'
import { phrase, type InWords } from '../../text/say.svelte'
import type * as told from './types'

export type Faction = told.UnitCard['faction']
export type Face = InWords<told.UnitFace>
export type Troop = InWords<told.UnitCard>
export type DeckCard = Omit<InWords<told.Card>, 'cover'> & { cover: Face | null }
export type HeroBoard = InWords<told.HeroBoard>
export type MapPlace = InWords<told.MapPlace>
export type TileField = Omit<told.TileField, 'name'> & { name: string }
export type MapTile = Omit<InWords<told.MapTile>, 'fields'> & { fields: readonly TileField[] }
export type TownBuilding = InWords<told.TownBuilding>
export type Proclamation = InWords<told.Proclamation>

export type TimedEvent = InWords<told.ScenarioEvent>

/** What a scenario is called and tells, tiles that are printed otherwise in it, its special rules, what happens when, what is so after its last round, and its AI heroes. */
export interface Changes {
  name: string
  story: string
  tiles: readonly MapTile[]
  rules: readonly string[]
  events: readonly TimedEvent[]
  limit: string
  rivals: readonly told.ScenarioRival[]
}

export interface Printed {
  units: readonly Troop[]
  cards: readonly DeckCard[]
  heroes: readonly HeroBoard[]
  places: readonly MapPlace[]
  tiles: readonly MapTile[]
  /** What each scenario changes, by its id. */
  scenarios: Readonly<Record<string, Changes>>
  buildings: readonly TownBuilding[]
  proclamations: readonly Proclamation[]
  guards: readonly told.Guard[]
  trades: readonly told.Trade[]
}

/** What the catalogue says; a scenario that somebody wrote, or that was drawn, is told at its table. */
export function printedOf(catalogue: Catalogue, table: Seen = {}): Printed {
  const { units, cards, heroes, places, tiles, buildings, proclamations, guards, trades, scenarios } = catalogue as told.HeroesCatalogue
  return {
    units: units.map(unitOf),
    cards: cards.map(cardOf),
    heroes: heroes.map(heroOf),
    places: places.map((place) => ({ ...place, name: phrase(place.name), use: phrase(place.use), text: phrase(place.text) })),
    tiles: tiles.map(tileOf),
    scenarios: Object.fromEntries([...scenarios, ...((table.scenarios ?? []) as unknown as told.Scenario[])].map((one) => [one.id, changesOf(one)])),
    buildings: buildings.map((building) => ({ ...building, name: phrase(building.name), text: phrase(building.text) })),
    proclamations: proclamations.map((card) => ({ ...card, name: phrase(card.name), text: phrase(card.text) })),
    guards,
    trades,
  }
}

function changesOf(scenario: told.Scenario): Changes {
  const { name, story, tiles, rules, events, limit, rivals } = scenario
  return {
    name: phrase(name),
    story: phrase(story),
    tiles: tiles.map(tileOf),
    rules: rules.map(phrase),
    events: events.map((event) => ({ ...event, text: phrase(event.text), effects: phrase(event.effects) })),
    limit: phrase(limit),
    rivals,
  }
}

function tileOf(tile: told.MapTile): MapTile {
  const fields = tile.fields.map((field) => ({ ...field, name: phrase(field.name) }))
  return { ...tile, name: phrase(tile.name), ground: phrase(tile.ground), fields }
}

function unitOf(unit: told.UnitCard): Troop {
  return { ...unit, name: phrase(unit.name), head: phrase(unit.head), source: phrase(unit.source), faces: unit.faces.map(faceOf) }
}

function faceOf(face: told.UnitFace): Face {
  const powers = face.powers.map((power) => ({ ...power, when: phrase(power.when), name: phrase(power.name), text: phrase(power.text) }))
  return { ...face, powers }
}

function cardOf(card: told.Card): DeckCard {
  return {
    ...card,
    name: phrase(card.name),
    head: phrase(card.head),
    source: phrase(card.source),
    uses: card.uses.map((use) => ({ ...use, text: phrase(use.text) })),
    cover: card.cover && faceOf(card.cover),
  }
}

function heroOf(hero: told.HeroBoard): HeroBoard {
  return {
    ...hero,
    name: phrase(hero.name),
    hero_class: phrase(hero.hero_class),
    specialty: phrase(hero.specialty),
    text: hero.text.map(phrase),
    source: phrase(hero.source),
  }
}

/** What is printed on a unit in somebody's army. */
export function troopOf(printed: Printed, { kind, face }: told.Recruit): { troop: Troop | undefined; face: Face | undefined } {
  const troop = printed.units[kind]
  return { troop, face: troop?.faces[face] }
}

/** What the two sides of a unit card are called, in the gender of the unit where it is known. */
export function faceName(face: number, unit = '', brief = false): string {
  const key = `${face === 1 ? 'face-pack' : 'face-few'}${brief ? '-brief' : ''}`
  return phrase(unit ? [key, { unit: [`unit-${unit.replaceAll(/[._]/g, '-')}`] }] : [key])
}
