/* Whose colours a hero bears, as the seat that has them: shape says whose, colour repeats it. */
export const BANNERS: Readonly<Record<string, number>> = { blue: 0, green: 2, violet: 3, yellow: 4 }

/** The dice of foes by their colour: of the die, and of its pips. */
export const FOE_DICE: Readonly<Record<string, readonly [string, string]>> = {
  red: ['var(--danger)', 'var(--white)'],
  white: ['var(--parch-50)', 'var(--ink-900)'],
  grey: ['var(--stone)', 'var(--white)'],
}
