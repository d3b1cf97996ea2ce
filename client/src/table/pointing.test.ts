import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { Decision } from '../net/types'
import { asked, option } from '../testing/pieces'
import { isForPage, Pointing } from './pointing.svelte'

describe('pointing at options', () => {
  const choose = vi.fn()
  let decision: Decision | null
  let pointing: Pointing
  const press = (key: string, on: Element = document.body): boolean => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true })
    let did = false
    on.addEventListener('keydown', () => (did = pointing.key(event)), { once: true })
    on.dispatchEvent(event)
    return did
  }

  beforeEach(() => {
    choose.mockReset()
    document.body.replaceChildren()
    decision = asked('turn', option('play', 1), option('play', 2), option('end', 3))
    pointing = new Pointing(() => decision, choose)
  })

  it('walks round with the arrows, from either end', () => {
    press('ArrowLeft')
    expect(pointing.considered).toBe(2)
    press('ArrowRight')
    expect(pointing.considered).toBe(0)
  })

  it('picks what is pointed at with Enter, and nothing else', () => {
    expect(press('Enter')).toBe(false)
    press('2')
    press('Enter')
    expect(choose).toHaveBeenCalledExactlyOnceWith(['play', 2])
  })

  it('leaves Enter to a button that has the focus', () => {
    const button = document.body.appendChild(document.createElement('button'))
    press('1')
    expect(press('Enter', button)).toBe(false)
    expect(choose).not.toHaveBeenCalled()
  })

  it('takes the keys over from a field of a map', () => {
    const map = document.body.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg'))
    const field = map.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'g'))
    field.setAttribute('role', 'button')
    field.setAttribute('tabindex', '0')
    field.focus()
    expect(document.activeElement).toBe(field)
    press('1', field)
    expect(document.activeElement).toBe(document.body)
  })

  it('lets go with Escape, and at a new question', () => {
    press('1')
    expect(press('Escape')).toBe(true)
    expect(pointing.option).toBeNull()
    expect(press('Escape')).toBe(false)
    press('1')
    pointing.forget()
    expect(pointing.considered).toBeNull()
  })

  it('asks once where something would go to waste', () => {
    const wasteful = { ...option('end', 3), loses: true }
    decision = asked('turn', option('play', 1), wasteful)
    pointing.pick(['play', 1])
    expect(choose).toHaveBeenCalledExactlyOnceWith(['play', 1])
    pointing.pick(['end', 3])
    expect(choose).toHaveBeenCalledOnce()
    expect(pointing.option).toEqual(wasteful)
    pointing.pick(['end', 3])
    expect(choose).toHaveBeenLastCalledWith(['end', 3])
  })

  it('does not ask whoever pointed at it already', () => {
    decision = asked('turn', option('play', 1), { ...option('end', 3), loses: true })
    press('2')
    press('Enter')
    expect(choose).toHaveBeenCalledExactlyOnceWith(['end', 3])
  })

  it('points at nothing while others are asked', () => {
    decision = { ...asked('turn', option('play', 1)), mine: false }
    press('ArrowRight')
    expect(press('1')).toBe(false)
    expect(pointing.considered).toBeNull()
  })

  it('leaves fields and dialogs their keys', () => {
    const input = document.body.appendChild(document.createElement('input'))
    const event = new KeyboardEvent('keydown', { key: '1', bubbles: true })
    input.dispatchEvent(event)
    expect(isForPage(event)).toBe(false)
  })
})
