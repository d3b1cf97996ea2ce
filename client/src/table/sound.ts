/* Short quiet sounds, made on the spot: nothing to load, and off unless asked for. */
import { gameOf } from '../games'
import type { StateMessage } from '../net/types'

export type Sound = 'card' | 'dice' | 'hit' | 'block' | 'coin' | 'heal' | 'level' | 'turn' | 'over'

/** More than so many at once is only noise. */
const MOST = 4
/** From one sound to the next, in seconds. */
const APART = 0.17

/** What a message of a game sounds like: each sound once, in the order of what happened, and last whether it is one's move. */
export function soundsOf(game: string, { events, over, decision }: Pick<StateMessage, 'events' | 'over' | 'decision'>): Sound[] {
  const { sounds: byEvent = {}, calls = [] } = gameOf(game) ?? {}
  const heard = new Set<Sound>()
  for (const { event } of events) {
    const sound = byEvent[event]
    if (sound) heard.add(sound)
  }
  const sounds = [...heard].slice(0, MOST)
  if (over) sounds.push('over')
  else if (decision?.mine && events.some(({ event }) => calls.includes(event))) sounds.push('turn')
  return sounds
}

interface Tone {
  /** In hertz; noise has none. */
  pitch: number | null
  after: number
  length: number
  loud: number
}

const note = (pitch: number | null, after: number, length: number, loud: number): Tone => ({ pitch, after, length, loud })

const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  card: [note(null, 0, 0.06, 0.05)],
  dice: [0, 0.07, 0.16, 0.28].map((after) => note(null, after, 0.04, 0.09)),
  hit: [note(110, 0, 0.16, 0.14), note(null, 0, 0.09, 0.1)],
  block: [note(820, 0, 0.1, 0.05), note(1240, 0.01, 0.14, 0.03)],
  coin: [note(1180, 0, 0.09, 0.04), note(1570, 0.06, 0.16, 0.04)],
  heal: [note(440, 0, 0.2, 0.05), note(554, 0.08, 0.26, 0.05)],
  level: [392, 494, 587, 784].map((pitch, n) => note(pitch, n * 0.09, 0.3, 0.07)),
  turn: [523, 784].map((pitch, n) => note(pitch, n * 0.12, 0.35, 0.08)),
  over: [392, 523, 659, 784].map((pitch, n) => note(pitch, n * 0.14, 0.5, 0.08)),
}

let context: AudioContext | null = null
let noise: AudioBuffer | null = null

/** Plays them one after the other; before the first click or key browsers allow no sound, and nothing is tried. */
export function play(sounds: readonly Sound[]): void {
  if (!sounds.length || typeof AudioContext === 'undefined') return
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return
  try {
    const to = (context ??= new AudioContext())
    if (to.state === 'suspended') void to.resume().catch(() => undefined)
    sounds.forEach((sound, n) => {
      for (const one of TONES[sound]) ring(to, one, n * APART)
    })
  } catch {
    // No loudspeaker: the table is as good without.
  }
}

function ring(to: AudioContext, { pitch, after, length, loud }: Tone, later: number): void {
  const start = to.currentTime + later + after
  const volume = to.createGain()
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(loud, start + 0.01)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length)
  volume.connect(to.destination)
  const source = pitch === null ? rustle(to) : hum(to, pitch)
  source.connect(volume)
  source.start(start)
  source.stop(start + length)
}

function hum(to: AudioContext, pitch: number): OscillatorNode {
  const source = to.createOscillator()
  source.type = 'triangle'
  source.frequency.value = pitch
  return source
}

function rustle(to: AudioContext): AudioBufferSourceNode {
  if (!noise) {
    noise = to.createBuffer(1, Math.ceil(to.sampleRate / 4), to.sampleRate)
    const samples = noise.getChannelData(0)
    for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1
  }
  const source = to.createBufferSource()
  source.buffer = noise
  return source
}
