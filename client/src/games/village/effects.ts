/* From what happened to what moves on the screen: a small script of beats, pure and without a clock. */
import type { GameEvent } from '../../net/types'

/** A die that fell. */
export interface Fall {
  /** Whose it is; -1 for a monster that is nobody's. */
  seat: number
  n: number
  /** What it was rolled for; -1 if not for a card. */
  card: number
  /** What is added to it. */
  plus: number
  /** Whom or what it struck: a card before a seat, or the hero there. */
  on: { seat: number; card: number } | null
}

export interface Roll extends Fall {
  id: number
}

export type Tone = 'hurt' | 'heal' | 'block' | 'gold' | 'xp' | 'plain'

/** Something that moves: a card flies, a bolt travels, a number rises. `from` and `to` name places on the board. */
export interface Beat {
  at: number
  ms: number
  kind: 'fly' | 'bolt' | 'float' | 'shake'
  from: string[]
  to: string[]
  /** The card that flies; null for a card back. */
  card: number | null
  text: string
  tone: Tone
}

export interface Script {
  beats: Beat[]
  rolls: Fall[]
  length: number
}

/** How long one message may keep the eye, at the usual speed. */
const LONGEST = 2400

export interface Before {
  /** Cards of the market spaces before, from space 1. */
  spaces: readonly number[]
}

export function scriptOf(events: readonly GameEvent[], before: Before | null, speed = 1): Script {
  const writer = new Writer(before)
  for (const event of events) writer.write(event)
  return paced(writer, speed)
}

function paced({ beats, rolls, now }: Writer, speed: number): Script {
  const scale = Math.min(1, LONGEST / Math.max(now, 1)) / Math.max(speed, 0.1)
  return {
    beats: beats.map((beat) => ({ ...beat, at: Math.round(beat.at * scale), ms: Math.round(beat.ms * scale) })),
    rolls,
    length: Math.round(now * scale),
  }
}

class Writer {
  readonly beats: Beat[] = []
  readonly rolls: Script['rolls'] = []
  now = 0
  /** Where the blow that lands next comes from. */
  #source: string[] = []
  /** Whom a monster attacks, before its die falls. */
  #prey = -1

  constructor(readonly before: Before | null) {}

  write(event: GameEvent): void {
    const seat = num(event.seat)
    const n = num(event.n)
    const card = num(event.card)
    switch (event.event) {
      case 'TurnBegan':
        this.#source = []
        break
      case 'Played':
      case 'Cast':
      case 'WeaponUnsheathed':
        this.#source = [`hero-${seat}`]
        this.#fly(card, [`card-${seat}-${card}`, `hand-${seat}`], [`played-${seat}`, `hero-${seat}`], 220)
        break
      case 'Rolled':
        this.rolls.push({ seat, n, card, plus: num(event.plus, 0), on: null })
        if (this.#prey >= 0) this.#struck(this.#prey)
        this.#prey = -1
        break
      case 'Hurt':
        this.#struck(seat)
        this.#hit([`hero-${seat}`], `−${n}`, 'hurt', this.#source)
        break
      case 'PoisonBit':
        this.#hit([`hero-${seat}`], `−${n}`, 'hurt', [])
        break
      case 'MonsterAttacked':
        this.#source = [`monster-${num(event.uid)}`, `front-${seat}`]
        this.#prey = seat
        break
      case 'MonsterHurt':
        this.#struck(seat, card)
        this.#hit([`monster-${num(event.uid)}`, `front-${seat}`], `−${n}`, 'hurt', this.#source)
        break
      case 'MonsterDied':
        this.#struck(seat, card)
        this.#hit([`front-${seat}`, `hero-${seat}`], '☠', 'hurt', this.#source)
        break
      case 'OverwhelmHurt':
        this.#struck(-1, card)
        this.#hit(['dragon'], `−${n}`, 'hurt', this.#source)
        break
      case 'OverwhelmCame':
      case 'OverwhelmGrew':
        this.#source = ['dragon']
        break
      case 'DefenceHit':
        this.#struck(seat, card)
        this.#hit([`worn-${seat}-${card}`, `front-${seat}`], `−${n}`, 'block', this.#source)
        break
      case 'DefenceLost':
        this.#struck(seat, card)
        this.#hit([`front-${seat}`, `hero-${seat}`], '✕', 'block', this.#source)
        break
      case 'Healed':
      case 'LifeLinked':
        this.#float([`hero-${seat}`], `+${n}`, 'heal')
        break
      case 'GotGold':
        this.#float([`gold-${seat}`, `hero-${seat}`], `+${n}`, 'gold')
        break
      case 'GotExperience':
        this.#float([`hero-${seat}`], `+${n} XP`, 'xp')
        break
      case 'RoseToLevel':
        this.#float([`hero-${seat}`], `★ ${n + 0}`, 'xp')
        break
      case 'Missed':
        this.#float(['dice', `hero-${seat}`], '0', 'plain')
        break
      case 'Bought':
        this.#fly(card, this.#space(card), [`discard-${seat}`, `hero-${seat}`], 320)
        break
      case 'TakenFromMarket':
        this.#float(this.#space(card), '✕', 'plain')
        break
      case 'Revealed':
        this.#fly(null, n >= 6 ? ['main-deck'] : [`space-${n}`], [`space-${n}`], 160, n >= 6)
        break
      case 'MonsterCame':
        this.#fly(card, n >= 0 ? [`played-${n}`, `hero-${n}`] : ['main-deck'], [`monster-${num(event.uid)}`, `front-${seat}`], 300)
        break
      case 'MonsterMoved':
        this.#fly(card, [`front-${n}`, `hero-${n}`], [`monster-${num(event.uid)}`, `front-${seat}`], 300)
        break
      case 'DefencePlaced':
        this.#fly(card, [`played-${seat}`, `hand-${seat}`], [`worn-${seat}-${card}`, `front-${seat}`], 220)
        break
      case 'Drew':
        this.#drew(seat, n)
        break
      case 'Looted':
        this.#fly(card, ['dice', 'main-deck'], [`discard-${seat}`], 300)
        break
      case 'Discarded':
        this.#fly(card, [`hand-${seat}`], [`discard-${seat}`], 220)
        break
    }
  }

  /** What the last die struck first. */
  #struck(seat: number, card = -1): void {
    const roll = this.rolls.at(-1)
    if (roll && !roll.on) roll.on = { seat, card }
  }

  #space(card: number): string[] {
    const at = this.before?.spaces.indexOf(card) ?? -1
    return at < 0 ? ['main-deck'] : [`space-${at + 1}`]
  }

  #add(beat: Partial<Beat> & Pick<Beat, 'kind' | 'ms' | 'to'>): void {
    this.beats.push({ at: this.now, from: [], card: null, text: '', tone: 'plain', ...beat })
  }

  #fly(card: number | null, from: string[], to: string[], ms: number, shown = true): void {
    if (!shown) return
    this.#add({ kind: 'fly', from, to, card, ms })
    this.now += ms
  }

  #float(to: string[], text: string, tone: Tone): void {
    this.#add({ kind: 'float', to, text, tone, ms: 900 })
    this.now += 160
  }

  #hit(to: string[], text: string, tone: Tone, from: string[]): void {
    if (from.length) {
      this.#add({ kind: 'bolt', from, to, ms: 240, tone })
      this.now += 220
    }
    this.#add({ kind: 'shake', to, ms: 240 })
    this.#float(to, text, tone)
  }

  #drew(seat: number, n: number): void {
    for (let at = 0; at < Math.min(n, 6); at++) {
      this.#add({ kind: 'fly', from: [`deck-${seat}`], to: [`hand-${seat}`], ms: 180 })
      this.now += 60
    }
    this.now += 120
  }
}

function num(value: unknown, otherwise = -1): number {
  return typeof value === 'number' ? value : otherwise
}
