/* Names in the game-icons collection; cards and heroes bring their own with the catalogue. */

/** What stands for things that are not cards: stats, places and marks on the table. */
export const SIGNS = {
  attack: 'broadsword',
  defence: 'shield',
  life: 'hearts',
  mind: 'brain',
  experience: 'laurel-crown',
  gold: 'two-coins',
  hand: 'card-pick',
  deck: 'stack',
  discard: 'card-discard',
  market: 'tavern-sign',
  poison: 'poison-bottle',
  berserk: 'enrage',
  guard: 'shield-reflect',
  taming: 'whip',
  target: 'crossed-swords',
  ally: 'shaking-hands',
  spell: 'spell-book',
  fallen: 'tombstone',
  won: 'trophy-cup',
  closed: 'locked-fortress',
  beer: 'beer-stein',
  back: 'dragon-head',
  random: 'rolling-dices',
  unknown: 'perspective-dice-six-faces-random',
  vision: 'third-eye',
  sharpened: 'sword-smithing',
  chosen: 'crosshair',
  sorcerer: 'pointy-hat',
} as const

export type Sign = keyof typeof SIGNS
