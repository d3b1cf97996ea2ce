/* Whose colours a hero bears, as the seat that has them: shape says whose, colour repeats it. */
export const BANNERS: Readonly<Record<string, number>> = { blue: 0, green: 2, violet: 3, yellow: 4 }
