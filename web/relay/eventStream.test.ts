import { describe, expect, it } from 'vitest'
import { createEventReader } from './eventStream.ts'

const STREAM =
  ':\n\nevent: next\ndata: {"data":{"a":1}}\n\nevent: next\r\ndata: {"text":\r\ndata: "é"}\r\n\r\nevent: complete\ndata:\n\n'

const EVENTS = [
  { event: 'next', data: '{"data":{"a":1}}' },
  { event: 'next', data: '{"text":\n"é"}' },
  { event: 'complete', data: '' },
]

describe('reading an event stream', () => {
  it('gives each event once it is complete', () => {
    expect(createEventReader()(STREAM)).toEqual(EVENTS)
  })

  it('gives the same events wherever the stream is cut', () => {
    for (let cut = 0; cut <= STREAM.length; cut += 1) {
      const read = createEventReader()
      expect([...read(STREAM.slice(0, cut)), ...read(STREAM.slice(cut))]).toEqual(EVENTS)
    }
  })

  it('gives the same events when every character comes alone', () => {
    const read = createEventReader()
    expect([...STREAM].flatMap(read)).toEqual(EVENTS)
  })

  it('gives nothing for an event whose end has not come', () => {
    expect(createEventReader()('event: next\ndata: {}\n')).toEqual([])
  })
})
