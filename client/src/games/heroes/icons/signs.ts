/* Names in the game-icons collection; units, cards and heroes bring their own with the catalogue. */

export const FACTIONS: Readonly<Record<string, string>> = {
  castle: 'castle',
  dungeon: 'dungeon-gate',
  necropolis: 'death-skull',
  neutral: 'tattered-banner',
  structure: 'guarded-tower',
}

/** Who leads without a hero. */
export const LEADERS: Readonly<Record<string, string>> = { hero: 'swordman', army: 'meeple', guards: 'tattered-banner', ai: 'vintage-robot' }

/** What is on the back of a tile. */
export const BACK_SIGNS = { starting: 'castle', far: 'compass', near: 'crossed-swords', centre: 'dragon-head' } as const

export const RESOURCE_SIGNS: Readonly<Record<string, string>> = { gold: 'two-coins', materials: 'stone-block', valuables: 'gems' }

/** Signs of the map itself. */
export const MAP_SIGNS = {
  reveal: 'spyglass',
  week: 'crystal-ball',
  goal: 'tattered-banner',
  town: 'elven-castle',
  whole: 'treasure-map',
  left: 'anticlockwise-rotation',
  right: 'clockwise-rotation',
  forest: 'forest',
  peaks: 'peaks',
  income: 'gold-mine',
  guard: 'death-skull',
  army: 'meeple',
  score: 'laurel-crown',
  empty: 'high-grass',
} as const

/** What a scenario is about, by its word. */
export const GOAL_SIGNS: Readonly<Record<string, string>> = {
  capture: 'elven-castle',
  grail: 'holy-grail',
  hold: 'round-shield',
  build: 'thor-hammer',
  race: 'sprint',
  survive: 'candle-flame',
  slay: 'spiked-dragon-head',
  escort: 'old-wagon',
  gather: 'two-coins',
  points: 'trophy',
}

/** Small signs of the board. */
export const SIGNS = {
  attack: 'broadsword',
  defence: 'shield',
  health: 'hearts',
  initiative: 'power-lightning',
  power: 'spell-book',
  knowledge: 'brain',
  ground: 'boots',
  flying: 'feathered-wing',
  ranged: 'high-shot',
  gold: 'two-coins',
  valuables: 'gems',
  materials: 'stone-block',
  movement: 'boots',
  morale: 'sunrise',
  crown: 'crown',
  hand: 'card-pick',
  deck: 'stack',
  discard: 'card-discard',
  instant: 'power-lightning',
  activation: 'swordman',
  ongoing: 'hourglass',
  map: 'treasure-map',
  air: 'whirlwind',
  earth: 'stone-block',
  fire: 'fire',
  water: 'water-drop',
  any: 'spell-book',
  paralysed: 'manacles',
  retaliated: 'return-arrow',
  target: 'crossed-swords',
  roll: 'rolling-dices',
  fallen: 'death-skull',
  order: 'power-lightning',
  broken: 'stone-wall',
  unknown: 'card-pick',
  back: 'dragon-head',
} as const

export function signOf(name: string | null | undefined): string {
  return (SIGNS as Record<string, string>)[name ?? ''] ?? SIGNS.unknown
}

/** What the panels over the map show. */
export const TOWN_SIGNS = {
  build: 'thor-hammer',
  people: 'meeple',
  spells: 'spell-book',
  second: 'cowled',
  income: 'gold-mine',
  others: 'castle',
} as const

export const PANEL_SIGNS: Readonly<Record<string, string>> = {
  trade: 'weight-scale',
  remove: 'card-burn',
  experience: 'upgrade',
  artifact: 'jewel-crown',
  dice: 'rolling-dices',
  search: 'card-pick',
  luck: 'shamrock',
  weasel: 'fox',
  morale: 'sunrise',
  settle: 'huts-village',
  reinforce: 'upgrade',
  fight: 'crossed-swords',
  leave: 'black-flag',
  open: 'open-chest',
  lasts: 'hourglass',
  cube: 'cube',
  story: 'scroll-unfurled',
  rounds: 'hourglass',
  after: 'laurels',
}

/** How a chapter of a campaign stands, and what can be done with it. */
export const CAMPAIGN_SIGNS = {
  locked: 'padlock',
  open: 'open-book',
  won: 'laurel-crown',
  running: 'hourglass',
  begin: 'crossed-swords',
  resume: 'play-button',
  next: 'next-button',
  again: 'return-arrow',
  cards: 'card-pick',
} as const
