/* The Legends of Andor, as the lobby and the table see it. */
import { optionChoices } from '../../lobby/setup'
import type { Said } from '../../net/types'
import { phrase } from '../../text/say.svelte'
import type { Game } from '../game'
import { HEROES } from './icons/heroes'
import Scene from './lobby/Scene.svelte'
import { BANNERS } from './looks'
import './palette.css'
import { placeOf } from './places'

const andor: Game = {
  name: 'andor',
  icon: 'mountains',
  place: 2,
  scene: Scene,
  facts: (info) => [
    { icon: 'meeple', word: 'fact-players', n: '1–4' },
    { icon: 'hourglass', word: 'fact-minutes', n: '60–90' },
    { icon: 'scroll-quill', word: 'fact-legends', n: info ? optionChoices(info, 'legend').length : 7 },
  ],
  play: { icon: 'mountains', word: 'andor-play' },
  arrange: { icon: 'camping-tent', word: 'andor-setup' },
  quick: () => ({ seats: [{ kind: 'me' }], options: { legend: 11 } }),
  setUp: () => import('./lobby/SetUp.svelte'),
  board: () => import('./AndorBoard.svelte'),
  ending: { picture: () => import('./Picture.svelte'), headline: () => 'andor-end', together: () => true, time: 'day' },
  plain: () => import('./AndorPlain.svelte'),
  brief: { 'event-card-read': 'story-andor-read', 'event-event-drawn': 'story-andor-drawn' },
  placeOf,
  throws: () => import('./throws'),
  sounds: { DiceRolled: 'dice' },
  calls: ['TurnBegan'],
  heroes: Object.fromEntries(Object.entries(HEROES).map(([hero, { icon, wears }]) => [hero, { icon, banner: BANNERS[wears] }])),
  progress: ({ legend, title, round }) => [
    legend ? 'andor-crumb' : 'andor-own-crumb',
    { n: Number(legend), title: phrase(title as Said), day: Number(round ?? 0) },
  ],
  rule: 'andor.overview.010',
}

export default andor
