// Written by scripts/icons.mjs from the content: the sign of each hero, and whose colours it wears.
export const HEROES: Readonly<Record<string, { icon: string; wears: string }>> = {
  catherine: { icon: 'visored-helm', wears: 'castle' },
  rion: { icon: 'monk-face', wears: 'castle' },
  mutare: { icon: 'warlord-helmet', wears: 'dungeon' },
  alamar: { icon: 'wizard-face', wears: 'dungeon' },
  tamika: { icon: 'black-knight-helm', wears: 'necropolis' },
  sandro: { icon: 'skull-staff', wears: 'necropolis' },
}
