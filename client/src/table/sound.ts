/* Three quiet sounds, made on the spot: nothing to load, and off unless asked for. */

let context: AudioContext | null = null

function tone(frequency: number, at: number, length: number, loudness: number): void {
  if (!context) return
  const start = context.currentTime + at
  const [source, volume] = [context.createOscillator(), context.createGain()]
  source.type = 'triangle'
  source.frequency.value = frequency
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(loudness, start + 0.01)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length)
  source.connect(volume).connect(context.destination)
  source.start(start)
  source.stop(start + length)
}

export type Sound = 'turn' | 'move' | 'over'

export function play(sound: Sound): void {
  try {
    context ??= new AudioContext()
  } catch {
    return
  }
  if (sound === 'turn') [523, 784].forEach((f, n) => tone(f, n * 0.12, 0.35, 0.08))
  if (sound === 'move') tone(180, 0, 0.09, 0.05)
  if (sound === 'over') [392, 523, 659, 784].forEach((f, n) => tone(f, n * 0.14, 0.5, 0.08))
}
