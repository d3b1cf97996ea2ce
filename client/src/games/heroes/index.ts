/* Heroes, as the lobby and the table see it. */
import type { Game } from '../game'
import { HEROES } from './icons/heroes'
import Scene from './lobby/Scene.svelte'
import './palette.css'
import { placeOf } from './places'
import type { Adventure, HeroesCatalogue } from './types'

/** Every hero bears the colours of the faction, as the seat that has them. */
const BANNERS: Readonly<Record<string, number>> = { castle: 0, dungeon: 1, necropolis: 2 }

/** What is said at the end goes by what was played for: a field, a land, or its safety. */
const TOGETHER = '-together'
const ENDINGS: Readonly<Record<string, string>> = { duel: '-duel', solo: TOGETHER, cooperative: TOGETHER }

const heroes: Game = {
  name: 'heroes',
  icon: 'elven-castle',
  place: 1,
  scene: Scene,
  facts: () => [
    { icon: 'meeple', word: 'fact-players', n: '1–4' },
    { icon: 'hourglass', word: 'fact-minutes', n: '20–150' },
  ],
  play: { icon: 'elven-castle', word: 'heroes-play' },
  arrange: { icon: 'shaking-hands', word: 'heroes-setup' },
  quick: (bot) => ({
    seats: [{ kind: 'me', hero: 'choose' }, { kind: 'bot', bot, hero: 'random' }],
    options: { mode: 'clash', scenario: 'brave_new_world', difficulty: 'normal' },
  }),
  sooner: {
    sign: { icon: 'crossed-swords', word: 'heroes-duel' },
    quick: (bot) => ({
      seats: [{ kind: 'me' }, { kind: 'bot', bot }],
      options: { mode: 'duel', quick_start: true },
      even: true,
    }),
  },
  setUp: () => import('./lobby/SetUp.svelte'),
  campaign: {
    sign: { icon: 'scroll-quill', word: 'heroes-campaigns' },
    page: () => import('./campaign/Campaigns.svelte'),
    goOn: () => import('./campaign/GoOn.svelte'),
    standing: () => import('./campaign/standing'),
    chapterOf: ({ adventure }, catalogue) => {
      const id = (adventure as Adventure | null)?.scenario
      const chapter = (catalogue as HeroesCatalogue).scenarios.find((one) => one.id === id)?.chapter
      return chapter ? { last: chapter.next === null } : null
    },
  },
  editor: () => import('./editor/EditorPage.svelte'),
  board: () => import('./HeroesBoard.svelte'),
  ending: { picture: () => import('./Picture.svelte'), headline: ({ mode }) => `heroes-end${ENDINGS[String(mode)] ?? ''}`, together: ({ mode }) => ENDINGS[String(mode)] === TOGETHER },
  plain: () => import('./HeroesPlain.svelte'),
  ended: () => import('./Ended.svelte'),
  placeOf,
  throws: () => import('./throws'),
  sounds: {
    Played: 'card',
    Cast: 'card',
    DiceRolled: 'dice',
    Rerolled: 'dice',
    Wounded: 'hit',
    WallBroken: 'hit',
    CalledOff: 'block',
    Defended: 'block',
    GotResources: 'coin',
    Healed: 'heal',
    ReachedLevel: 'level',
    TileRevealed: 'card',
    TreasureRolled: 'dice',
    RolledForStart: 'dice',
    Flagged: 'coin',
    Built: 'coin',
  },
  calls: ['Activated', 'TurnBegan'],
  heroes: Object.fromEntries(Object.entries(HEROES).map(([hero, { icon, wears }]) => [hero, { icon, banner: BANNERS[wears] }])),
  progress: ({ adventure }) => {
    const round = (adventure as Adventure | null)?.round ?? 0
    return round > 0 ? ['round', { n: round }] : null
  },
  rule: 'heroes.morale.010',
}

export default heroes
