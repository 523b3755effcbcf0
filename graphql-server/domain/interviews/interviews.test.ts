import { describe, expect, test } from 'vitest'
import { askInterview } from './askInterview.ts'
import { feedbackOn } from './feedbackOn.ts'

const PUMP = 'We rebuilt the pump of the lower field, and it ran for 14 months without a repair.'
const AUDIT = 'I lost the first audit because I had not asked who signs the delivery notes at night.'
const statements = [
  { words: PUMP, topic: 'PROJECTS' },
  { words: AUDIT, topic: 'WORK' },
  { words: 'B.Tech', topic: 'STUDY' },
  { words: 'In ten years I want to run the water supply of a district like ours.', topic: 'GOALS' },
]
const target = { course: 'MSc Water Engineering', university: 'TU Delft', isMba: false }

describe('the questions of an interview', () => {
  const asked = askInterview({ ...target, statements })

  test('are about the programme and about what was said, each statement once', () => {
    expect(asked.map(({ kind, quote }) => [kind, quote])).toEqual([
      ['OPENING', ''],
      ['PROGRAMME', ''],
      ['RESULT', PUMP],
      ['HINDSIGHT', AUDIT],
      ['GAP', ''],
      ['FUTURE', statements[3]?.words],
      ['YOURS', ''],
    ])
    expect(asked[1]?.text).toBe('Why MSc Water Engineering at TU Delft, and why now?')
  })

  test('are there without anything said, and others for an MBA', () => {
    const kinds = askInterview({ course: 'MBA', university: '', isMba: true, statements: [] }).map(
      ({ kind }) => kind,
    )
    expect(kinds).toEqual(['OPENING', 'PROGRAMME', 'TEAM', 'FUTURE', 'YOURS'])
  })

  test('ask how something worked of what was done, and not of a post or a year', () => {
    const post =
      'Six years at TVS Supply Chain Solutions, since 2023 manager of a team that plans spare parts.'
    const kinds = askInterview({ ...target, statements: [{ words: post, topic: 'WORK' }] }).map(
      ({ kind }) => kind,
    )
    expect(kinds).not.toContain('RESULT')
    expect(kinds).toContain('OWN_PART')
  })

  test('are at most nine, however much was said', () => {
    const many = Array.from({ length: 200 }, (_, place) => ({
      words: `We failed ${place} times with the same pump before it ran at all`,
      topic: 'WORK',
    }))
    expect(askInterview({ ...target, statements: many }).length).toBeLessThanOrEqual(9)
  })
})

describe('what is said of an answer', () => {
  const on = (answer: string, more: Partial<Parameters<typeof feedbackOn>[0]> = {}) =>
    feedbackOn({ kind: 'RESULT', quote: PUMP, answer, ...target, said: [PUMP, AUDIT], ...more })
  const found = (answer: string, more = {}) =>
    on(answer, more)
      .findings.map(({ text }) => text)
      .join(' | ')
  const long = (words: number) => Array.from({ length: words }, () => 'word').join(' ')

  test('its length, spoken', () => {
    expect(on(long(130))).toMatchObject({ words: 130, seconds: 60 })
    expect(found('It ran.')).toContain('2 words are said in a few seconds')
    expect(found(long(300))).toContain('longer than people listen')
    expect(found(long(300), { kind: 'OPENING', quote: '' })).toBe('')
  })

  test('a figure that differs from what was said before, of the same matter alone', () => {
    const answer = (months: number) =>
      `I measured the pump of the lower field every week, and it ran for ${months} months without a repair. ${long(40)}`
    expect(found(answer(24))).toContain(
      `You say 24 months here, and 14 elsewhere: “${PUMP}” Which one is right?`,
    )
    expect(found(answer(14))).not.toContain('Which one is right')
    expect(found(`My brother travelled for 24 months through the north. ${long(40)}`)).not.toContain('right?')
  })

  test('whether it speaks of what it was asked about, and brings in something else', () => {
    const answer = `The pump of the lower field ran through the summer. ${long(40)}`
    expect(found(answer)).toContain('It speaks of what it was asked about.')
    expect(found(long(50))).toContain('It does not speak of what it was asked about')
    expect(
      found(`${answer} I had lost the first audit since nobody signs delivery notes at night.`),
    ).toContain(`something else that you said: “${AUDIT}”`)
  })

  test('what its question looks for', () => {
    expect(found(`The pump of the lower field ran. ${long(40)}`)).toContain('It has no figure.')
    const we = `We took the pump of the field apart, we cleaned it, and our team put it back. ${long(40)}`
    expect(found(we, { kind: 'OWN_PART' })).toContain('‘We’ stands 3 times in it and ‘I’ 0.')
    const why = { kind: 'PROGRAMME' as const, quote: '' }
    expect(found(`I want to study water engineering at TU Delft. ${long(40)}`, why)).toContain(
      'It names nothing of the programme',
    )
    expect(found(`I read the papers of Anna Visser on salt in aquifers. ${long(40)}`, why)).toContain(
      'It names something of its own: Anna Visser.',
    )
    expect(found(long(50), { kind: 'YOURS', quote: '' })).toContain('There is no question in it.')
  })
})
