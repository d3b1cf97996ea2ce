import { afterEach, describe, expect, it, vi } from 'vitest'

import type { StateMessage } from '../net/types'
import { asked } from '../testing/pieces'
import { play, soundsOf } from '../table/sound'

type Told = Pick<StateMessage, 'events' | 'over' | 'decision'>
const told = (...events: string[]): Told => ({ events: events.map((event) => ({ event })), over: false, decision: null })

describe('what a message sounds like', () => {
  it('is what happened, in order, each sound once', () => {
    expect(soundsOf('village', told('Played', 'Rolled', 'MonsterHurt', 'Hurt', 'Hurt'))).toEqual(['card', 'dice', 'hit'])
    expect(soundsOf('village', told('Bought', 'Revealed', 'Shuffled'))).toEqual(['coin'])
  })

  it('is nothing where nothing is heard', () => {
    expect(soundsOf('village', told())).toEqual([])
    expect(soundsOf('village', told('Shuffled', 'Drew'))).toEqual([])
  })

  it('ends with a call when one’s turn begins, and with a fanfare at the end', () => {
    expect(soundsOf('village', { ...told('TurnEnded', 'TurnBegan'), decision: asked('act') })).toEqual(['turn'])
    expect(soundsOf('village', { ...told('Played'), decision: asked('act') })).toEqual(['card'])
    expect(soundsOf('village', { ...told('Hurt', 'Won'), over: true })).toEqual(['hit', 'over'])
  })

  it('is never a din', () => {
    const all = told('Played', 'Rolled', 'Hurt', 'DefenceHit', 'GotGold', 'Healed', 'RoseToLevel')
    expect(soundsOf('village', { ...all, over: true })).toHaveLength(5)
  })
})

describe('playing', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('throws nothing without a loudspeaker, nor where it may not speak', () => {
    expect(() => play(['turn', 'dice'])).not.toThrow()
    vi.stubGlobal(
      'AudioContext',
      class {
        constructor() {
          throw new Error('not allowed')
        }
      },
    )
    expect(() => play(['turn'])).not.toThrow()
  })

  it('waits for the first click or key', () => {
    const made = vi.fn()
    vi.stubGlobal('AudioContext', made)
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } })
    play(['turn'])
    expect(made).not.toHaveBeenCalled()
  })

  it('sounds as many tones as there are', () => {
    const started = vi.fn()
    const part = () => ({ connect: vi.fn(), start: started, stop: vi.fn(), frequency: {}, gain: gain() })
    const gain = () => ({ setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() })
    class Loudspeaker {
      state = 'running'
      currentTime = 0
      sampleRate = 8000
      createGain = part
      createOscillator = part
      createBufferSource = part
      createBuffer = (_: number, n: number) => ({ getChannelData: () => new Float32Array(n) })
    }
    vi.stubGlobal('AudioContext', Loudspeaker)
    play(['turn', 'dice'])
    expect(started).toHaveBeenCalledTimes(6)
  })
})
