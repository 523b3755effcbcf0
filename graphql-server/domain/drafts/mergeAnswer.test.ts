import { describe, expect, it } from 'vitest'
import { MOST_SET_ASIDE } from './limits.ts'
import { type CurrentAnswer, type Merge, mergeAnswer } from './mergeAnswer.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 3, 9, minute))
const text = (words: string) => ({ text: words })

const current: CurrentAnswer = {
  value: text('from the laptop'),
  revision: 3,
  editor: 'laptop',
  setAside: [],
  savedAt: at(0),
}

function merge(
  words: string | null,
  revision: number,
  { before = current, editor = 'phone' }: { before?: CurrentAnswer | null; editor?: string | null } = {},
): Merge {
  const value = words === null ? null : text(words)
  return mergeAnswer({ current: before, sent: { value, revision }, editor, now: at(5) })
}

function changed(result: Merge): CurrentAnswer {
  if (result.outcome !== 'CHANGED') throw new Error(`Nothing changed: ${result.outcome}`)
  return result.answer
}

describe('a saved value', () => {
  it('is the first revision if there was no answer', () => {
    expect(changed(merge('hello', 0, { before: null }))).toEqual({
      value: text('hello'),
      revision: 1,
      editor: 'phone',
      setAside: [],
      savedAt: at(5),
    })
  })

  it('replaces the revision that its page received, without a conflict', () => {
    expect(changed(merge('new', 3))).toMatchObject({ value: text('new'), revision: 4, setAside: [] })
  })

  it('replaces what another page saved meanwhile, which becomes a conflicting value with its time', () => {
    expect(changed(merge('from the phone', 2))).toMatchObject({
      value: text('from the phone'),
      revision: 4,
      setAside: [{ value: text('from the laptop'), savedAt: at(0) }],
    })
  })

  it('does not conflict with an earlier save of the same page whose response was lost', () => {
    expect(changed(merge('more', 2, { editor: 'laptop' }))).toMatchObject({ revision: 4, setAside: [] })
  })

  it('of a page without an editor id counts as another page’s', () => {
    const before = { ...current, editor: null }
    expect(changed(merge('x', 0, { before, editor: null })).setAside).toHaveLength(1)
  })

  it('equal to the current one changes nothing at any revision', () => {
    for (const revision of [0, 2, 3]) expect(merge('from the laptop', revision).outcome).toBe('UNCHANGED')
    expect(merge(null, 0, { before: null }).outcome).toBe('UNCHANGED')
  })

  it('with a future revision is refused', () => {
    expect(merge('x', 4).outcome).toBe('AHEAD')
    expect(merge('x', 1, { before: null }).outcome).toBe('AHEAD')
    expect(merge('from the laptop', 4).outcome).toBe('AHEAD')
  })

  it('may be empty; what another page saved becomes a conflicting value', () => {
    expect(changed(merge(null, 1))).toMatchObject({
      value: null,
      revision: 4,
      setAside: [{ value: text('from the laptop') }],
    })
  })

  it('after an empty answer creates no conflicting value', () => {
    expect(changed(merge('x', 1, { before: { ...current, value: null } })).setAside).toEqual([])
  })

  it('equal to a conflicting value removes that conflict', () => {
    const before = { ...current, setAside: [{ value: text('old'), savedAt: at(-9) }] }
    expect(changed(merge('old', 3, { before })).setAside).toEqual([])
    expect(changed(merge('old', 2, { before })).setAside).toEqual([
      { value: text('from the laptop'), savedAt: at(0) },
    ])
  })
})

describe('conflicting values', () => {
  it('are at most five, the newest first, each once', () => {
    let answer = current
    for (const words of ['a', 'b', 'a', 'c', 'd', 'e', 'f'])
      answer = changed(merge(words, 0, { before: answer, editor: words }))
    expect(answer.value).toEqual(text('f'))
    expect(answer.setAside.map(({ value }) => value)).toEqual(['e', 'd', 'c', 'a', 'b'].map(text))
    expect(answer.setAside).toHaveLength(MOST_SET_ASIDE)
  })
})
