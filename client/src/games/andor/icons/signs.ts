/* Names in the game-icons collection; heroes, foes, things and faces of tokens bring their own with what is printed. */

export const TOKENS: Readonly<Record<string, string>> = {
  fog: 'fog',
  cave: 'cave-entrance',
  spring: 'water-drop',
  red_cross: 'crossed-slashes',
  large: 'uncertainty',
  fire: 'fire',
}

export const SYMBOLS: Readonly<Record<string, string>> = {
  event_card: 'card-random',
  move_wargors: 'wolf-head',
  move_mountain_skrals: 'orc-head',
  move_trolls: 'troll',
  move_wargors_again: 'wolf-head',
  refill_caves: 'cave-entrance',
  skeletons: 'death-skull',
  food: 'acorn',
  star_herbs_grow: 'sprout',
  refill_springs: 'water-drop',
  narrator: 'scroll-quill',
}

export const BOOKS: Readonly<Record<string, string>> = { light: 'sunbeams', healing: 'healing', portal: 'magic-portal' }

/** Growths and stones on the ground, by terrain. */
export const GROUND: Readonly<Record<string, string>> = {
  forest: 'pine-tree',
  snow: 'peaks',
  rock: 'peaks',
  ruin: 'castle-ruins',
  scree: 'rock',
  quarry: 'stone-block',
  bone: 'ribcage',
  forge: 'anvil',
  fortress: 'stone-tower',
}

export const SIGNS = {
  camp: 'camping-tent',
  wagon: 'old-wagon',
  bridge: 'stone-bridge',
  rooster: 'rooster',
  sunrise: 'sunrise',
  narrator: 'scroll-quill',
  story: 'scroll-unfurled',
  hour: 'hourglass',
  willpower: 'hearts',
  strength: 'biceps',
  fight: 'crossed-swords',
  forecast: 'crystal-ball',
  goal: 'tattered-banner',
  bag: 'backpack',
  deeds: 'swap-bag',
  rest: 'night-sleep',
  shield: 'shield',
  read: 'open-book',
  fallen: 'tombstone',
  done: 'check-mark',
  day: 'star-prominences',
  cauldron: 'cauldron',
  knapsack: 'knapsack',
  nobody: 'meeple',
  unknown: 'uncertainty',
  head: 'viking-helmet',
  creatures: 'wolf-head',
  skeletons: 'death-skull',
  cave: 'cave-entrance',
  drink: 'water-drop',
  book: 'open-book',
} as const
