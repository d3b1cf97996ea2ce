/* Village of Legends, as the lobby and the table see it. */
import type { Game } from '../game'
import { HEROES } from './icons/heroes'
import Scene from './lobby/Scene.svelte'
import './palette.css'
import { placeOf } from './places'

const SETS = ['base', 'horde', 'guild', 'reaper', 'adhara']

const village: Game = {
  name: 'village',
  icon: 'tavern-sign',
  place: 0,
  scene: Scene,
  facts: (info) => [
    { icon: 'meeple', word: 'fact-players', n: '2–6' },
    { icon: 'hourglass', word: 'fact-minutes', n: '20–60' },
    { icon: 'visored-helm', word: 'fact-heroes', n: info?.heroes.length || Object.keys(HEROES).length },
  ],
  play: { icon: 'crossed-swords', word: 'play-now' },
  arrange: { icon: 'shaking-hands', word: 'invite-friends' },
  foreknown: {
    name: 'village',
    seats: [2, 3, 4, 5, 6],
    rulesets: ['standard'],
    heroes: [],
    bots: ['novice', 'steady', 'sharp', 'master'],
    modes: [],
    options: [{ name: 'sets', kind: 'list', choices: SETS, least: 0, most: 0, usual: SETS, follows: null, apart: [], modes: [] }],
  },
  quick: (bot) => ({ seats: [{ kind: 'me', hero: 'choose' }, { kind: 'bot', bot, hero: 'random' }] }),
  setUp: () => import('./lobby/SetUp.svelte'),
  shownWhileWaiting: true,
  board: () => import('./VillageBoard.svelte'),
  beside: () => import('./VillageBeside.svelte'),
  ending: { picture: () => import('./Picture.svelte'), headline: () => 'village-end' },
  plain: () => import('./VillagePlain.svelte'),
  placeOf,
  throws: () => import('./throws'),
  sounds: {
    Played: 'card',
    Cast: 'card',
    WeaponUnsheathed: 'card',
    Rolled: 'dice',
    Hurt: 'hit',
    PoisonBit: 'hit',
    MonsterHurt: 'hit',
    MonsterDied: 'hit',
    OverwhelmHurt: 'hit',
    DefenceHit: 'block',
    DefenceLost: 'block',
    GotGold: 'coin',
    Bought: 'coin',
    Sold: 'coin',
    Healed: 'heal',
    LifeLinked: 'heal',
    RoseToLevel: 'level',
  },
  calls: ['TurnBegan'],
  heroes: Object.fromEntries(Object.entries(HEROES).map(([hero, { icon }]) => [hero, { icon }])),
  rule: 'village.sell.010',
}

export default village
