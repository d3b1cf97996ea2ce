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

/** The same for Andor, by figure. */
export const FIGURES: Readonly<Record<string, string>> = {
  thorn: 'visored-helm',
  mairen: 'visored-helm',
  pasco: 'high-shot',
  chada: 'high-shot',
  liphardus: 'wizard-face',
  eara: 'wizard-face',
  kram: 'dwarf-face',
  bait: 'dwarf-face',
}

/** The sign of each game. */
export const GAME_ICONS: Readonly<Record<string, string>> = { village: 'tavern-sign', heroes: 'elven-castle', andor: 'mountains' }

/** Whose colours a hero of Heroes or Andor bears, as the seat that has them. */
const BANNERS: Readonly<Record<string, number>> = {
  catherine: 0,
  rion: 0,
  mutare: 1,
  alamar: 1,
  tamika: 2,
  sandro: 2,
  thorn: 0,
  mairen: 0,
  pasco: 2,
  chada: 2,
  liphardus: 3,
  eara: 3,
  kram: 4,
  bait: 4,
}

/** The seat whose colours and shape are shown: in Heroes those of the faction, in Andor those of the hero. */
export function bannerOf(seat: number, hero: string | null | undefined): number {
  return BANNERS[hero ?? ''] ?? seat
}
