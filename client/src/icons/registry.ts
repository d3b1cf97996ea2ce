/* Every icon that was loaded so far. A game adds its own when its board is loaded. */
import { ICONS as APP } from './app'

const icons: Record<string, string> = { ...APP }

export function register(more: Record<string, string>): void {
  Object.assign(icons, more)
}

export function pathOf(name: string): string {
  return icons[name] ?? ''
}

/** The emblem of each hero of Village of Legends. */
export const HERO_ICONS: Record<string, string> = {
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
  'red-mage': 'pointy-hat',
  dark_elf: 'elf-ear',
  'dark-elf': 'elf-ear',
  necromancer: 'skull-staff',
}
