// Written by scripts/icons.mjs from the content: the sign of each hero, and whose colours it wears.
export const HEROES: Readonly<Record<string, { icon: string; wears: string }>> = {
  thorn: { icon: 'visored-helm', wears: 'blue' },
  mairen: { icon: 'visored-helm', wears: 'blue' },
  kram: { icon: 'dwarf-face', wears: 'yellow' },
  bait: { icon: 'dwarf-face', wears: 'yellow' },
  liphardus: { icon: 'wizard-face', wears: 'violet' },
  eara: { icon: 'wizard-face', wears: 'violet' },
  pasco: { icon: 'high-shot', wears: 'green' },
  chada: { icon: 'high-shot', wears: 'green' },
}
