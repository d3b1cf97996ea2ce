import { describe, expect, it } from 'vitest'

import { addressOf, ELSEWHERE, NO_SEAT, NO_TABLE, OTHER_VERSION, TableSocket, waitBefore, type Connection, type Line } from '../src/net/socket'
import type { Heard } from '../src/net/unpack'

class FakeLine implements Line {
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: ((event: { code: number; reason: string }) => void) | null = null
  sent: unknown[] = []
  closed = false
  constructor(readonly address: string) {}
  send(data: string): void {
    this.sent.push(JSON.parse(data))
  }
  close(): void {
    this.closed = true
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

function table() {
  const lines: FakeLine[] = []
  const heard: { message: Heard; first: boolean }[] = []
  const connections: Connection[] = []
  const waits: { run: () => void; ms: number }[] = []
  const socket = new TableSocket({
    table: 't1',
    token: 'secret',
    onMessage: (message, first) => heard.push({ message, first }),
    onConnection: (connection) => connections.push(connection),
    open: (address) => {
      const line = new FakeLine(address)
      lines.push(line)
      return line
    },
    wait: (run, ms) => waits.push({ run, ms }),
    random: () => 0.5,
  })
  socket.start()
  const line = (): FakeLine => lines.at(-1)!
  return { socket, lines, line, heard, connections, waits }
}

const state = (seq: number): object => ({ type: 'state', seq, changes: {} })

describe('the address', () => {
  it('carries the token, and follows the scheme of the page', () => {
    expect(addressOf('a b', 'x', 'https://play.example/')).toBe('wss://play.example/api/tables/a%20b/ws?way=4&token=x')
    expect(addressOf('t', null, 'http://localhost/')).toBe('ws://localhost/api/tables/t/ws?way=4')
  })
})

describe('picking', () => {
  it('answers the state that is shown, once', () => {
    const { socket, line } = table()
    line().tell(state(4))
    expect(socket.pick(['play', 12])).toBe(true)
    expect(socket.pick(['play', 12])).toBe(false)
    expect(line().sent).toEqual([{ type: 'pick', seq: 4, pick: ['play', 12] }])
    line().tell(state(5))
    expect(socket.pick(3)).toBe(true)
    expect(line().sent).toHaveLength(2)
  })

  it('may be tried again after a refusal', () => {
    const { socket, line } = table()
    line().tell(state(4))
    socket.pick(1)
    line().tell({ type: 'refused', seq: 4, reason: 'no', rule: null })
    expect(socket.waiting).toBe(false)
    expect(socket.pick(2)).toBe(true)
  })

  it('stays on its way when the same state is told again', () => {
    const { socket, line } = table()
    line().tell(state(4))
    socket.pick(1)
    line().tell(state(4))
    expect(socket.waiting).toBe(true)
    expect(socket.pick(1)).toBe(false)
  })

  it('says nothing before the first state', () => {
    const { socket, line } = table()
    line().onopen?.()
    expect(socket.pick(1)).toBe(false)
    expect(socket.undo()).toBe(false)
    expect(line().sent).toEqual([])
  })
})

describe('losing the line', () => {
  it('calls again after longer and longer waits, and forgets them once it hears', () => {
    const { line, lines, waits, connections } = table()
    line().onclose?.({ code: 1006, reason: '' })
    waits.at(-1)!.run()
    line().onclose?.({ code: 1006, reason: '' })
    waits.at(-1)!.run()
    expect(waits.map(({ ms }) => ms)).toEqual([400, 800])
    line().tell(state(1))
    line().onclose?.({ code: 1006, reason: '' })
    expect(waits.at(-1)!.ms).toBe(400)
    expect(lines).toHaveLength(3)
    expect(connections.filter((one) => one === 'lost')).toHaveLength(3)
  })

  it('never sends a pick a second time', () => {
    const { socket, line, waits } = table()
    line().tell(state(4))
    socket.pick(['end_turn', 0])
    line().onclose?.({ code: 1006, reason: '' })
    expect(socket.pick(['end_turn', 0])).toBe(false)
    waits.at(-1)!.run()
    line().onopen?.()
    line().tell(state(5))
    expect(line().sent).toEqual([])
    expect(socket.waiting).toBe(false)
  })

  it('lets one pick again if the pick was lost on the way', () => {
    const { socket, line, waits } = table()
    line().tell(state(4))
    socket.pick(1)
    line().onclose?.({ code: 1006, reason: '' })
    waits.at(-1)!.run()
    line().tell(state(4))
    expect(socket.pick(1)).toBe(true)
    expect(line().sent).toHaveLength(1)
  })

  it.each([NO_SEAT, NO_TABLE, OTHER_VERSION, ELSEWHERE])('gives up where calling again is of no use: %i', (code) => {
    const { line, waits, connections } = table()
    line().onclose?.({ code, reason: '' })
    expect(waits).toEqual([])
    expect(connections.at(-1)).toBe('closed')
  })

  it('stays away once it was stopped', () => {
    const { socket, line, waits } = table()
    const last = line()
    socket.stop()
    last.onclose?.({ code: 1000, reason: '' })
    expect(last.closed).toBe(true)
    expect(waits).toEqual([])
  })
})

describe('the language', () => {
  const speaking = (language: 'en' | 'sv') => {
    const lines: FakeLine[] = []
    const socket = new TableSocket({
      table: 't1', token: null, language, onMessage: () => undefined, onConnection: () => undefined, wait: () => undefined,
      open: (address) => lines[lines.push(new FakeLine(address)) - 1]!,
    })
    socket.start()
    return { socket, line: lines[0]! }
  }

  it('is known to the line from the start, and told when it changes', () => {
    const { socket, line } = speaking('sv')
    expect(line.address).toContain('language=sv')
    line.tell(state(1))
    socket.speak('sv')
    expect(line.sent).toEqual([])
    socket.speak('en')
    expect(line.sent).toEqual([{ type: 'language', language: 'en' }])
  })

  it('that changed before the first state is told after it', () => {
    const { socket, line } = speaking('sv')
    socket.speak('en')
    expect(line.sent).toEqual([])
    line.tell(state(1))
    line.tell(state(2))
    expect(line.sent).toEqual([{ type: 'language', language: 'en' }])
  })
})

describe('a state that never came', () => {
  const gold = (told: number, after: number | null, n: number): object => ({
    type: 'state', seq: told, told, ...(after !== null && { after }), changes: after === null ? [{ view: { gold: n } }] : { view: { gold: n } },
  })

  it('is made up for by the whole, which is asked for once', () => {
    const { line, heard } = table()
    line().tell(gold(1, null, 10))
    line().tell(gold(3, 2, 30))
    line().tell(gold(4, 3, 40))
    expect(line().sent).toEqual([{ type: 'state' }])
    expect(heard).toHaveLength(1)
    line().tell(gold(4, null, 40))
    line().tell(gold(5, 4, 50))
    expect(heard.map(({ message }) => message.type === 'state' && message.view)).toEqual([{ gold: 10 }, { gold: 40 }, { gold: 50 }])
  })

  it('has the line called anew where that is refused', () => {
    const { line } = table()
    line().tell(gold(1, null, 10))
    line().tell(gold(3, 2, 30))
    line().tell({ type: 'refused', seq: 3, reason: 'no', rule: null })
    expect(line().closed).toBe(true)
  })
})

describe('states', () => {
  it('only move on within one connection', () => {
    const { line, heard } = table()
    line().tell(state(7))
    line().tell(state(6))
    expect(heard).toHaveLength(1)
  })

  it('are believed after a new connection, whatever was seen before', () => {
    const { line, heard, waits } = table()
    line().tell(state(7))
    line().onclose?.({ code: 1006, reason: '' })
    waits.at(-1)!.run()
    line().tell(state(6))
    expect(heard.map(({ first }) => first)).toEqual([true, true])
  })

  it('pass over what is not JSON', () => {
    const { line, heard } = table()
    line().onmessage?.({ data: '{' })
    expect(heard).toEqual([])
  })
})

describe('waiting', () => {
  it('doubles up to ten seconds, give or take a quarter', () => {
    expect(waitBefore(0, 0)).toBe(300)
    expect(waitBefore(0, 1)).toBe(500)
    expect(waitBefore(20, 0.5)).toBe(10_000)
  })
})
