import { describe, expect, it } from 'vitest'
import { MOST_SET_ASIDE } from '../setAside.ts'
import { type CurrentAnswer, type Merge, mergeAnswer } from './mergeAnswer.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 3, 9, minute))
const text = (words: string) => ({ text: words })

const current: CurrentAnswer = {
  value: text('from the laptop'),
  revision: 3,
  editor: 'laptop',
  sequence: 7,
  setAside: [],
  savedAt: at(0),
}

function merge(
  words: string | null,
  revision: number,
  {
    before = current,
    editor = 'phone',
    sequence = 8,
    givesWay = false,
  }: {
    before?: CurrentAnswer | null
    editor?: string | null
    sequence?: number
    givesWay?: boolean
  } = {},
): Merge {
  const value = words === null ? null : text(words)
  return mergeAnswer({ current: before, sent: { value, revision, givesWay }, editor, sequence, now: at(5) })
}

function changed(result: Merge): CurrentAnswer {
  if (result.outcome !== 'CHANGED') throw new Error(`Nothing changed: ${result.outcome}`)
  return result.answer
}

describe('a value that arrives for an answer', () => {
  it('is the first revision where there was none', () => {
    expect(changed(merge('hello', 0, { before: null }))).toEqual({
      value: text('hello'),
      revision: 1,
      editor: 'phone',
      sequence: 8,
      setAside: [],
      savedAt: at(5),
    })
  })

  it('replaces what its page knew, and nothing is set aside', () => {
    expect(changed(merge('new', 3))).toMatchObject({ value: text('new'), revision: 4, setAside: [] })
  })

  it('replaces what another page saved meanwhile, which is set aside with its time', () => {
    expect(changed(merge('from the phone', 2))).toMatchObject({
      value: text('from the phone'),
      revision: 4,
      setAside: [{ value: text('from the laptop'), savedAt: at(0) }],
    })
  })

  it('of the same page is no contradiction, though the page never heard of its last save', () => {
    expect(changed(merge('more', 2, { editor: 'laptop' }))).toMatchObject({ revision: 4, setAside: [] })
  })

  it('of a page that says no name is taken for another page’s', () => {
    const before = { ...current, editor: null }
    expect(changed(merge('x', 0, { before, editor: null })).setAside).toHaveLength(1)
  })

  it('that is there already changes nothing, whatever revision it names', () => {
    for (const revision of [0, 2, 3]) expect(merge('from the laptop', revision).outcome).toBe('UNCHANGED')
    expect(merge(null, 0, { before: null }).outcome).toBe('UNCHANGED')
  })

  it('with a revision that does not exist yet is refused', () => {
    expect(merge('x', 4).outcome).toBe('AHEAD')
    expect(merge('x', 1, { before: null }).outcome).toBe('AHEAD')
    expect(merge('from the laptop', 4).outcome).toBe('AHEAD')
  })

  it('may take the answer away; what another page had written is set aside', () => {
    expect(changed(merge(null, 1))).toMatchObject({
      value: null,
      revision: 4,
      setAside: [{ value: text('from the laptop') }],
    })
  })

  it('over an answer that was taken away sets nothing aside', () => {
    expect(changed(merge('x', 1, { before: { ...current, value: null } })).setAside).toEqual([])
  })

  it('that was set aside before and is saved again is no longer offered', () => {
    const before = { ...current, setAside: [{ value: text('old'), savedAt: at(-9) }] }
    expect(changed(merge('old', 3, { before })).setAside).toEqual([])
    expect(changed(merge('old', 2, { before })).setAside).toEqual([
      { value: text('from the laptop'), savedAt: at(0) },
    ])
  })
})

describe('a save that arrives after a later one of the same page', () => {
  it('changes nothing', () => {
    expect(merge('earlier words', 2, { editor: 'laptop', sequence: 6 }).outcome).toBe('UNCHANGED')
    expect(merge('later words', 2, { editor: 'laptop', sequence: 7 }).outcome).toBe('CHANGED')
  })

  it('of another page counts by itself', () => {
    expect(changed(merge('x', 2, { sequence: 1 }))).toMatchObject({ value: text('x'), sequence: 1 })
  })

  it('of pages that do not count is taken as it comes', () => {
    const before = { ...current, sequence: 0 }
    expect(merge('x', 3, { before, editor: 'laptop', sequence: 0 }).outcome).toBe('CHANGED')
  })
})

describe('a value that gives way', () => {
  it('replaces what it was typed over', () => {
    expect(changed(merge('kept', 3, { givesWay: true }))).toMatchObject({
      value: text('kept'),
      revision: 4,
      setAside: [],
    })
  })

  it('is set aside where another value was saved since, by any device', () => {
    for (const editor of ['phone', 'laptop'])
      expect(changed(merge('kept', 2, { givesWay: true, editor }))).toEqual({
        ...current,
        setAside: [{ value: text('kept'), savedAt: at(5) }],
      })
  })

  it('is set aside once, and nothing is where there is nothing to give back', () => {
    const before = changed(merge('kept', 2, { givesWay: true }))
    expect(merge('kept', 2, { before, givesWay: true }).outcome).toBe('UNCHANGED')
    expect(merge(null, 2, { givesWay: true }).outcome).toBe('UNCHANGED')
  })
})

describe('what is set aside', () => {
  it('is at most five values, the newest first, none twice', () => {
    let answer = current
    for (const words of ['a', 'b', 'a', 'c', 'd', 'e', 'f'])
      answer = changed(merge(words, 0, { before: answer, editor: words }))
    expect(answer.value).toEqual(text('f'))
    expect(answer.setAside.map(({ value }) => value)).toEqual(['e', 'd', 'c', 'a', 'b'].map(text))
    expect(answer.setAside).toHaveLength(MOST_SET_ASIDE)
  })
})
