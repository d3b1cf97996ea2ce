/* From what happened to what moves on the screen: a small script of beats, pure and without a clock. */
import type { GameEvent } from '../../../net/types'
import type { Unit } from '../view'

export type Tone = 'hurt' | 'heal' | 'block' | 'gold' | 'plain'

/** Something that moves. `from` and `to` name places on the board, the first that is there counts. */
export interface Beat {
  at: number
  ms: number
  kind: 'move' | 'lunge' | 'bolt' | 'spark' | 'float' | 'shake' | 'flip' | 'fly' | 'ghost'
  from: string[]
  to: string[]
  /** The unit that moves, lunges or falls. */
  uid: number
  /** The card that flies; null for a card back. */
  card: number | null
  text: string
  tone: Tone
}

export interface Script {
  beats: Beat[]
  length: number
}

export interface Before {
  units: readonly Unit[]
  files: number
}

/** How long one message may keep the eye, at the usual speed. */
const LONGEST = 2800
const STEP = 140

export function scriptOf(events: readonly GameEvent[], before: Before, speed = 1): Script {
  const writer = new Writer(before)
  for (const event of events) writer.write(event)
  const scale = Math.min(1, LONGEST / Math.max(writer.now, 1)) / Math.max(speed, 0.1)
  return {
    beats: writer.beats.map((beat) => ({ ...beat, at: Math.round(beat.at * scale), ms: Math.round(beat.ms * scale) })),
    length: Math.round(writer.now * scale),
  }
}

class Writer {
  readonly beats: Beat[] = []
  now = 0
  /** Where every unit stands at this point of the story. */
  readonly #spaces: Map<number, number>
  /** Who has played the card that is told of. */
  #seat = -1

  constructor(readonly before: Before) {
    this.#spaces = new Map(before.units.map((unit) => [unit.uid, unit.space]))
  }

  write(event: GameEvent): void {
    const [uid, n, seat, card] = [num(event.uid), num(event.n), num(event.seat), num(event.card)]
    switch (event.event) {
      case 'Deployed':
        this.#spaces.set(uid, n)
        this.#add({ kind: 'spark', to: this.#unit(uid), ms: 260, tone: 'plain' })
        break
      case 'Moved':
      case 'Teleported':
        this.#move(uid, num(event.start), num(event.end), event.event === 'Teleported')
        break
      case 'BlowWorked':
        this.#strike(uid, num(event.target), num(event.damage))
        break
      case 'Wounded':
        this.#add({ kind: 'shake', to: this.#unit(uid), ms: 240 })
        this.#float(this.#unit(uid), `−${n}`, 'hurt')
        break
      case 'Healed':
        this.#float(this.#unit(uid), `+${n}`, 'heal')
        break
      case 'Flipped':
      case 'Reinforced':
      case 'Covered':
        this.#add({ kind: 'flip', to: [`unit-${uid}`], uid, ms: 420 })
        this.now += 260
        break
      case 'Fell':
        this.#add({ kind: 'ghost', to: this.#space(uid), uid, ms: 620 })
        this.now += 420
        this.#spaces.set(uid, -2)
        break
      case 'CalledOff':
        this.#float(this.#unit(uid), '✕', 'block')
        break
      case 'Defended':
        this.#float(this.#unit(uid), '🛡', 'block')
        break
      case 'Paralysed':
        this.#add({ kind: 'spark', to: this.#unit(uid), ms: 420, tone: 'block' })
        this.now += 200
        break
      case 'WallBroken':
        this.#lunge(uid, [`space-${n}`])
        this.#add({ kind: 'shake', to: [`space-${n}`], ms: 300 })
        this.#float([`space-${n}`], '✕', 'plain')
        break
      case 'Played':
      case 'Cast':
        this.#seat = seat
        this.#add({ kind: 'fly', from: [`card-${seat}-${card}`, `cards-${seat}`, `hand-${seat}`], to: ['field'], card, ms: 460 })
        this.now += 380
        break
      case 'AddedPower':
        this.#add({ kind: 'fly', from: [`card-${seat}-${card}`, `cards-${seat}`, `hand-${seat}`], to: ['field'], card, ms: 300 })
        this.now += 160
        break
      case 'Aimed':
        this.#spell(uid, num(event.space))
        break
      case 'Resisted':
        this.#float(['field'], '✕', 'block')
        break
      case 'Drew':
        for (let at = 0; at < Math.min(n, 6); at++) {
          this.#add({ kind: 'fly', from: [`deck-${seat}`], to: [`cards-${seat}`, `hand-${seat}`], ms: 200 })
          this.now += 60
        }
        break
      case 'Discarded':
      case 'LostAtRandom':
        this.#add({ kind: 'fly', from: [`card-${seat}-${card}`, `hand-${seat}`], to: [`discard-${seat}`], card, ms: 240 })
        this.now += 120
        break
    }
  }

  #unit(uid: number): string[] {
    return [`unit-${uid}`, ...this.#space(uid)]
  }

  #space(uid: number): string[] {
    const space = this.#spaces.get(uid) ?? -2
    return space >= 0 ? [`space-${space}`] : []
  }

  #add(beat: Partial<Beat> & Pick<Beat, 'kind' | 'ms' | 'to'>): void {
    this.beats.push({ at: this.now, from: [], uid: -1, card: null, text: '', tone: 'plain', ...beat })
  }

  #float(to: string[], text: string, tone: Tone): void {
    this.#add({ kind: 'float', to, text, tone, ms: 950 })
    this.now += 200
  }

  #move(uid: number, start: number, end: number, leap: boolean): void {
    const { files } = this.before
    const steps = Math.abs(Math.floor(start / files) - Math.floor(end / files)) + Math.abs((start % files) - (end % files))
    const ms = leap ? 320 : STEP * Math.max(1, steps) + 80
    this.#add({ kind: 'move', uid, from: [`space-${start}`], to: [`space-${end}`], ms })
    this.#spaces.set(uid, end)
    this.now += ms
  }

  #strike(uid: number, target: number, damage: number): void {
    if (this.#near(uid, target)) this.#lunge(uid, this.#unit(target))
    else {
      this.#add({ kind: 'bolt', uid, from: this.#unit(uid), to: this.#unit(target), ms: 300 })
      this.now += 280
    }
    if (damage === 0) this.#float(this.#unit(target), '0', 'block')
  }

  #lunge(uid: number, to: string[]): void {
    this.#add({ kind: 'lunge', uid, from: this.#unit(uid), to, ms: 340 })
    this.now += 170
  }

  #near(a: number, b: number): boolean {
    const [one, two] = [this.#spaces.get(a) ?? -1, this.#spaces.get(b) ?? -1]
    const { files } = this.before
    return one >= 0 && two >= 0 && Math.abs(Math.floor(one / files) - Math.floor(two / files)) + Math.abs((one % files) - (two % files)) === 1
  }

  #spell(uid: number, space: number): void {
    const to = uid >= 0 ? this.#unit(uid) : [`space-${space}`]
    this.#add({ kind: 'bolt', from: [`cards-${this.#seat}`, `hand-${this.#seat}`, 'field'], to, ms: 320, tone: 'gold' })
    this.now += 280
    this.#add({ kind: 'spark', to, ms: 420, tone: 'gold' })
  }
}

function num(value: unknown): number {
  return typeof value === 'number' ? value : -1
}
