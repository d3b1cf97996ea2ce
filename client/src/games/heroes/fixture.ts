/* A small combat for tests: two heroes, a few units and cards. */
import type { Catalogue, Decision, Option, StateMessage } from '../../net/types'
import { asked, option as blank, TABLE } from '../../testing/pieces'
import type { Card, Combat, Hero, HeroBoard, HeroesCatalogue, HeroesView, Player, UnitCard, UnitFace, Unit } from './types'
import { PACK } from './view'

type Faction = UnitCard['faction']

const face = (attack: number, health: number, initiative: number): UnitFace => ({
  attack,
  defence: 1,
  health,
  initiative,
  gold: 3,
  valuables: 0,
  powers: [],
})

const PRINTED = { icon: 'boar', head: '', source: '', own: false }

const troop = (index: number, id: string, faction: Faction, type: UnitCard['type']): UnitCard => ({
  ...PRINTED,
  index,
  id,
  name: id.slice(id.indexOf('.') + 1),
  faction,
  tier: 'bronze',
  type,
  faces: faction === 'structure' ? [face(4, 3, 9)] : [face(2, 3, 4), face(3, 3, 6)],
})

const card = (index: number, id: string, kind: string, uses: number): Card => ({
  ...PRINTED,
  index,
  id,
  name: id,
  kind,
  uses: Array.from({ length: uses }, (_, at) => ({ text: `use ${at + 1} of ${id}`, timing: 'instant', expert: at > 0 })),
  school: kind === 'spell' ? 'fire' : null,
  level: null,
  power: kind === 'spell' ? [0, 1, 2] : [],
  rarity: null,
  faction: null,
  hero: null,
  cover: null,
})

const hero = (index: number, id: string, faction: Faction): HeroBoard => ({
  ...PRINTED,
  index,
  id,
  name: id,
  hero_class: 'Knight',
  kind: 'might',
  faction,
  specialty: 'Crusaders',
  statistics: { attack: 2, defence: 2, power: 1, knowledge: 1 },
  arrows: 1,
  ability: 2,
  specialties: [],
  text: [],
})

const printed: HeroesCatalogue = {
  game: 'heroes',
  content: '',
  texts: [],
  units: [
    troop(0, 'castle.halberdiers', 'castle', 'ground'),
    troop(1, 'castle.griffins', 'castle', 'flying'),
    troop(2, 'dungeon.harpies', 'dungeon', 'flying'),
    troop(3, 'dungeon.medusas', 'dungeon', 'ranged'),
    troop(4, 'structure.arrow_tower', 'structure', 'ranged'),
  ],
  cards: [card(0, 'attack', 'statistic', 2), card(1, 'fireball', 'spell', 2), card(2, 'luck', 'ability', 1)],
  heroes: [hero(0, 'catherine', 'castle'), hero(1, 'mutare', 'dungeon')],
  ai_cards: [],
  places: [],
  tiles: [],
  buildings: [],
  proclamations: [],
  guards: [],
  trades: [],
  scenarios: [],
}

export const catalogue: Catalogue = printed

const led = (seat: number, id: string, faction: string, own: boolean): Hero => ({
  seat,
  main: true,
  hero: id,
  faction,
  experience: 4,
  level: 3,
  movement: 3,
  army: own ? [{ kind: 0, face: 0 }, { kind: 1, face: PACK }] : [],
  field: -1,
  flying: false,
  ai: -1,
})

const player = (number: number, own: boolean): Player => ({
  hero: number,
  hand: own ? [0, 1, 2] : null,
  hand_size: 3,
  hand_limit: 5,
  deck_size: 6,
  discard: [2],
  crowns: 0,
  crowns_left: 1,
  morale: 0,
  hand_is_lost: false,
  gold: 10,
  materials: 0,
  valuables: 0,
})

const camp = (seat: number): Combat['camps'][number] => ({
  leader: 'hero',
  seat,
  hero: seat,
  spells: 0,
  spell_limit: 1,
  held: false,
  attack_waiting: 0,
  placed: 2,
  reserve: [],
})

const unit = (uid: number, side: number, space: number, more: Partial<Unit> = {}): Unit => ({
  uid,
  side,
  kind: uid,
  face: 0,
  cover: null,
  space,
  attack: 2,
  defence: 1,
  health: 3,
  damage: 0,
  initiative: 4,
  number: 0,
  acted: false,
  retaliated: false,
  paralysed: false,
  defending: false,
  rose: false,
  guarded: false,
  inspired: false,
  beneath: [],
  ...more,
})

const open = (n: number) => Array<'open'>(n).fill('open')

/** Halberdiers at 5, griffins (a hurt pack) at 6; harpies at 9, medusas at 17, and a tower. */
export function combat(): Combat {
  return {
    state: 'on',
    width: 4,
    depth: 5,
    round: 1,
    siege: true,
    level: 0,
    azure: false,
    camps: [camp(0), camp(1)],
    units: [
      unit(0, 0, 5, { acted: true }),
      unit(1, 0, 6, { face: PACK, damage: 2, paralysed: true }),
      unit(2, 1, 9, { acted: true, retaliated: true }),
      unit(3, 1, 17, { defending: true }),
      unit(4, 1, -1),
    ],
    ground: [...open(8), 'wall', 'rubble', 'gate', 'wall', ...open(8)],
    lasting: [{ word: 'attack', side: 0, uid: 1, n: 1, until: 'end of combat', card: 2, seat: 0, returns: false }],
    order: [4, 3, 1],
    last_acted: null,
    active: 0,
    origin: 5,
    moved: false,
    attacked: false,
    spared: -1,
    blow: null,
    play: null,
    placing: null,
    quiet: 0,
    stirred: false,
    ending: 'undecided',
    victor: -1,
  }
}

export function view(): HeroesView {
  const deck = { size: 9, pile: [] }
  return {
    seat: 0,
    mode: 'duel',
    over: false,
    winners: [],
    players: [player(0, true), player(1, false)],
    heroes: [led(0, 'catherine', 'castle', true), led(1, 'mutare', 'dungeon', false)],
    decks: {
      abilities: { size: 9, pile: [2] },
      spells: { size: 9, pile: [1] },
      artifacts: deck,
      split: [],
      removed: [],
      bronze: deck,
      silver: deck,
      gold: deck,
      azure: deck,
      ai_cards: 0,
      ai_spells_cast: [],
    },
    combat: combat(),
    adventure: null,
    budget: null,
  }
}

/** What the number of an option is, in the words of the table. */
const NAMED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['attack', 'unit', 'guardian'].map((verb) => [verb, 'unit'])),
  ...Object.fromEntries(['move', 'break', 'space'].map((verb) => [verb, 'space'])),
  ...Object.fromEntries(['play', 'cast', 'empower', 'card', 'brace'].map((verb) => [verb, 'card'])),
  take_hero: 'hero',
}

export function option(verb: string, id: number, about: Record<string, number> = {}, more: Partial<Option> = {}): Option {
  const name = NAMED[verb]
  return { ...blank(verb, id, {}, more), about: { ...(name ? { [name]: id } : {}), ...about } }
}

export const PASS = (): Option => blank('', -1, {}, { pick: -1, label: 'pass', full: 'pass' })

export function state(decision: Decision | null, more: Partial<HeroesView> = {}, seq = 1): StateMessage {
  return { ...TABLE, seq, view: { ...view(), ...more }, decision, seats: [] }
}

/** One of the uses of a card. */
export const use = (verb: string, card: number, number = 0) =>
  option(verb, card, { use: number }, { pick: [verb, card, number], label: `${verb} ${card} ${number}` })

const recruit = (verb: string, kind: number, face: number) => option(verb, kind, { kind, face })

const act = (verb: string, ...ids: number[]) => ids.map((id) => option(verb, id))

/** Every kind of question that the rules ask, with every verb that may answer it. */
export const QUESTIONS: readonly Decision[] = [
  asked('hero', ...act('take_hero', 0, 1), option('random_hero', 0)),
  asked('search', ...act('card', 0, 1), option('top_of_pile', 0, { card: 2 }), option('show_and_replace', 0)),
  asked('muster', recruit('recruit', 1, 0), recruit('reinforce', 0, 1), PASS()),
  asked('deploy', recruit('deploy', 0, 0), recruit('deploy', 1, 1), PASS()),
  asked('deploy_space', ...act('space', 0, 1, 2)),
  asked('place_guard', recruit('deploy', 2, 0), recruit('deploy', 3, 0)),
  asked('place_guard_space', ...act('space', 16, 18)),
  asked('place_guard_first', recruit('deploy', 2, 0), recruit('deploy', 3, 0)),
  asked('gate', ...act('space', 8, 9, 10, 11)),
  asked('next_unit', ...act('unit', 0, 1)),
  asked(
    'act',
    ...act('attack', 2, 4),
    ...act('break', 8),
    ...act('move', 0, 1, 4),
    use('play', 0), use('play', 0, 1), use('play', 2),
    use('cast', 1),
    ...act('morale', 0, 1, 3),
    ...['defend', 'surrender', 'retreat', 'end'].map((verb) => option(verb, 0)),
  ),
  asked('guard_act', ...act('attack', 2), ...act('move', 4)),
  asked('book_target', ...act('attack', 0, 1)),
  asked('mend', ...act('unit', 1)),
  asked('answer', use('play', 0), use('play', 0, 1), use('cast', 1), ...act('morale', 0), PASS()),
  asked('die', ...act('reroll', 0, 1, 2, 3), ...act('brace', 0), use('play', 2), PASS()),
  asked('fatal', ...act('guardian', 1), use('play', 2), PASS()),
  asked('resist', use('play', 2), PASS()),
  asked('after_cast', use('play', 2), PASS()),
  asked('power', use('empower', 0), use('empower', 0, 1), use('empower', 1, 1), PASS()),
  asked('aim', ...act('unit', 0, 1, 2, 3, 4)),
  asked('aim', ...act('space', 5, 6)),
  asked('aim', ...act('card', 0, 1)),
  asked('aim', ...act('boon', 0, 1)),
  asked('splash', ...act('unit', 1)),
  asked('flee', ...act('space', 13)),
  asked('return', ...act('space', 1), PASS()),
  asked('grave_gift', ...act('unit', 0), recruit('recruit', 0, 0)),
  ...['pay', 'discard', 'keep_one', 'trade_in'].map((kind) => asked(kind, ...act('card', 0, 1, 2))),
  ...['pay_any', 'exchange'].map((kind) => asked(kind, ...act('card', 0, 1, 2), PASS())),
  asked('further_round', option('pay_for_round', 0), option('withdraw', 0)),
]
