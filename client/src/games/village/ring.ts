/* The experience ring: how far round it goes, and where the level steps lie. */
const RADIUS = 43
const CENTRE = 50
/** A little way is left beyond the last step, so that its dot does not lie at the start. */
const BEYOND = 1.14

export interface Ring {
  length: number
  gone: number
  dots: { step: number; x: number; y: number; reached: boolean }[]
}

export function arc(experience: number, steps: readonly number[]): Ring {
  const length = 2 * Math.PI * RADIUS
  const full = (steps[steps.length - 1] ?? 1) * BEYOND
  const share = (n: number) => Math.min(1, Math.max(0, n / full))
  return {
    length: round(length),
    gone: round(length * share(experience)),
    dots: steps.map((step) => {
      const turn = 2 * Math.PI * share(step) - Math.PI / 2
      return {
        step,
        x: round(CENTRE + RADIUS * Math.cos(turn)),
        y: round(CENTRE + RADIUS * Math.sin(turn)),
        reached: experience >= step,
      }
    }),
  }
}

function round(n: number): number {
  return Math.round(n * 10) / 10
}
