/** The emblem of each hero of Village of Legends: names in the app set, which the lobby draws too. */
export const HEROES: Readonly<Record<string, string>> = {
  barbarian: 'barbarian',
  dwarf: 'dwarf-face',
  elf: 'woman-elf-face',
  mage: 'wizard-face',
  paladin: 'cross-shield',
  warrior: 'swordman',
  thief: 'hooded-assassin',
  slayer: 'crossed-axes',
  cleric: 'holy-symbol',
  druid: 'oak-leaf',
  red_mage: 'pointy-hat',
  dark_elf: 'elf-ear',
  necromancer: 'skull-staff',
}

/** The same for Heroes. */
export const COMMANDERS: Readonly<Record<string, string>> = {
  catherine: 'visored-helm',
  rion: 'monk-face',
  mutare: 'warlord-helmet',
  alamar: 'wizard-face',
  tamika: 'black-knight-helm',
  sandro: 'skull-staff',
}

/** The sign of each game. */
export const GAME_ICONS: Readonly<Record<string, string>> = { village: 'tavern-sign', heroes: 'elven-castle', andor: 'mountains' }

/** Whose colours a hero of Heroes bears, as the seat that has them: Castle, Dungeon, Necropolis. */
const BANNERS: Readonly<Record<string, number>> = {
  catherine: 0,
  rion: 0,
  mutare: 1,
  alamar: 1,
  tamika: 2,
  sandro: 2,
}

/** The seat whose colours and shape are shown: in Heroes those of the faction. */
export function bannerOf(seat: number, hero: string | null | undefined): number {
  return BANNERS[hero ?? ''] ?? seat
}
