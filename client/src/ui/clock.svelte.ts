/* What time it is, for what is told in minutes: it moves on twice a minute. */
const OFTEN = 30_000

class Clock {
  /** Seconds since 1970. */
  now = $state(Date.now() / 1000)

  constructor() {
    setInterval(() => this.look(), OFTEN)
  }

  look(): void {
    this.now = Date.now() / 1000
  }
}

export const clock = new Clock()
