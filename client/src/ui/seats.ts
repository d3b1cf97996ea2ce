/* Shape says whose, colour repeats it. Seats count from 0; -1 is nobody. */
const COLOURS = ['azure', 'ember', 'jade', 'violet', 'sun', 'stone'] as const
const SHAPES = ['shield', 'hexagon', 'lozenge', 'circle', 'square', 'octagon'] as const

export type SeatColour = (typeof COLOURS)[number]
export type SeatShape = (typeof SHAPES)[number]

export function seatColour(seat: number): SeatColour {
  return COLOURS[seat] ?? 'stone'
}

export function seatShape(seat: number): SeatShape {
  return SHAPES[seat] ?? 'square'
}
