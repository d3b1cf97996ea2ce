// Written by scripts/icons.mjs from the content: the sign of each hero, and whose colours it wears.
export const HEROES: Readonly<Record<string, { icon: string; wears: string }>> = {
  barbarian: { icon: 'barbarian', wears: '' },
  dwarf: { icon: 'dwarf-face', wears: '' },
  elf: { icon: 'woman-elf-face', wears: '' },
  mage: { icon: 'wizard-face', wears: '' },
  paladin: { icon: 'cross-shield', wears: '' },
  warrior: { icon: 'swordman', wears: '' },
  thief: { icon: 'hooded-assassin', wears: '' },
  slayer: { icon: 'crossed-axes', wears: '' },
  cleric: { icon: 'holy-symbol', wears: '' },
  druid: { icon: 'oak-leaf', wears: '' },
  red_mage: { icon: 'pointy-hat', wears: '' },
  dark_elf: { icon: 'elf-ear', wears: '' },
  necromancer: { icon: 'skull-staff', wears: '' },
}
