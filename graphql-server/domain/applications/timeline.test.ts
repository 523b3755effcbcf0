import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ApplicationStatus } from '../../generated/prisma/enums.ts'
import { runs } from '../../test/runs.ts'
import { checklistFor } from './checklist.ts'
import { columnOf, daysAfter, daysFrom } from './days.ts'
import { type ApplicationForTimeline, drawTimeline } from './timeline.ts'

const TODAY = '2026-09-01'

const task = (title: string, changes: Partial<ApplicationForTimeline['tasks'][number]> = {}) => ({
  title,
  isDone: false,
  tickedBy: null,
  documentId: null,
  ...changes,
})

const CHECKLIST = checklistFor({ degreeType: 'MASTERS', typicalGre: 320, typicalGmat: null }).map(title =>
  task(title),
)

function application(changes: Partial<ApplicationForTimeline> = {}): ApplicationForTimeline {
  return {
    status: 'PREPARING',
    deadline: columnOf('2027-01-15'),
    deadlineFrom: 'Round 2, 2026-27',
    createdAt: new Date('2026-09-01T10:00:00Z'),
    tasks: CHECKLIST,
    ...changes,
  }
}

const draw = (changes: Partial<ApplicationForTimeline> = {}, today = TODAY) =>
  drawTimeline({ kind: 'PERSONALISED', application: application(changes), today })

const days = (changes: Partial<ApplicationForTimeline> = {}, today = TODAY) =>
  draw(changes, today).map(({ key, date }) => [key, date])

describe('a timeline', () => {
  test('counts the steps back from the deadline', () => {
    expect(days()).toEqual([
      ['tests', '2026-10-23'],
      ['recommenders', '2026-11-06'],
      ['first-draft', '2026-11-20'],
      ['transcripts', '2026-12-04'],
      ['feedback', '2026-12-11'],
      ['funds', '2026-12-18'],
      ['letters', '2027-01-01'],
      ['final-check', '2027-01-08'],
      ['submit', '2027-01-12'],
      ['deadline', '2027-01-15'],
    ])
  })

  test('is empty without a deadline, and where the plan draws none', () => {
    expect(draw({ deadline: null })).toEqual([])
    expect(drawTimeline({ kind: 'NONE', application: application(), today: TODAY })).toEqual([])
  })

  test('is the deadline alone where the plan draws deadlines', () => {
    expect(drawTimeline({ kind: 'DEADLINES', application: application(), today: TODAY })).toEqual([
      {
        key: 'deadline',
        date: '2027-01-15',
        title: 'Deadline',
        why: 'Round 2, 2026-27, as the catalogue has it. Check it with the university.',
        isDone: false,
      },
    ])
  })

  test('says that a day was set by the person', () => {
    expect(draw({ deadlineFrom: null }).at(-1)?.why).toBe('The day that you set.')
  })

  test('names the tests that are not done', () => {
    expect(draw()[0]?.title).toBe('Book the English test and the GRE')
    const tasks = CHECKLIST.map(item => (item.title === 'GRE' ? { ...item, isDone: true } : item))
    expect(draw({ tasks })[0]).toMatchObject({ title: 'Book the English test', isDone: false })
  })

  test('omits tasks that the person deleted', () => {
    expect(days({ tasks: [task('CV')] }).map(([key]) => key)).toEqual(['final-check', 'submit', 'deadline'])
    expect(draw({ tasks: [task('CV')] }).at(-2)?.title).toBe('Submit')
  })

  test('mentions essays only if there are any', () => {
    const titles = (...names: string[]) =>
      draw({ tasks: names.map(name => task(name)) }).map(({ title }) => title)
    expect(titles('Essays')).toContain('Write the first draft of the essays')
    expect(titles('Essays', 'Statement of purpose')).toContain(
      'Write the first draft of the statement and the essays',
    )
  })

  test('marks steps done by their tasks, and the draft by its document', () => {
    const done = (tasks: ApplicationForTimeline['tasks']) =>
      draw({ tasks })
        .filter(({ isDone }) => isDone)
        .map(({ key }) => key)
    expect(done(CHECKLIST)).toEqual([])
    expect(done([task('Statement of purpose', { documentId: 7 }), task('Transcripts')])).toEqual([
      'first-draft',
    ])
    expect(done([task('Statement of purpose', { isDone: true })])).toEqual(['first-draft', 'feedback'])
    expect(done([task('Letters of recommendation', { documentId: 7 })])).toEqual(['recommenders'])
    expect(done([task('Transcripts', { isDone: true })])).toEqual(['transcripts'])
  })

  test('is done once the application is submitted', () => {
    for (const status of ['APPLIED', 'INTERVIEW', 'OFFER', 'REJECTED', 'ENROLLED'] as const)
      expect(draw({ status }).every(({ isDone }) => isDone)).toBe(true)
  })

  test('says that a step in the past is late', () => {
    const [tests, , draft] = draw({}, '2026-11-01')
    expect(tests).toMatchObject({ date: '2026-10-23', isDone: false })
    expect(tests?.why).toMatch(/^This is late: do it this week\. /)
    expect(draft?.why).toMatch(/^Eight weeks before the deadline\. /)
    expect(draw({}, '2027-01-10')[0]?.why).toMatch(/^This is late: do it today\. /)
  })

  test('says that the deadline is past, and what is left to do', () => {
    const steps = draw({}, '2027-01-16')
    expect(steps[0]?.why).toMatch(/^The deadline is past\. Ask the university/)
    expect(steps.at(-1)?.why).toMatch(/^This day is past\. Ask the university/)
  })

  test('spreads steps that no longer fit over the remaining days', () => {
    const deadline = columnOf('2026-09-22')
    expect(days({ deadline })).toEqual([
      ['tests', '2026-09-02'],
      ['recommenders', '2026-09-03'],
      ['first-draft', '2026-09-04'],
      ['transcripts', '2026-09-05'],
      ['feedback', '2026-09-06'],
      ['funds', '2026-09-07'],
      ['letters', '2026-09-08'],
      ['final-check', '2026-09-15'],
      ['submit', '2026-09-19'],
      ['deadline', '2026-09-22'],
    ])
    const [tests] = draw({ deadline })
    expect(tests?.why).toMatch(/^Usually twelve weeks before the deadline; there is less time now\. /)
  })

  test('keeps its days as time passes', () => {
    const deadline = columnOf('2026-09-22')
    expect(days({ deadline }, '2026-09-10')).toEqual(days({ deadline }, '2026-09-01'))
  })

  test('that begins on the last day or after it is all due on that day', () => {
    for (const begun of ['2026-09-22', '2026-10-05']) {
      const steps = draw({ deadline: columnOf('2026-09-22'), createdAt: columnOf(begun) }, begun)
      expect(new Set(steps.map(({ date }) => date))).toEqual(new Set(['2026-09-22']))
    }
  })

  test('is in order, never after the deadline, never before its start, and has each step once', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -40, max: 400 }),
        fc.integer({ min: -400, max: 400 }),
        fc.constantFrom(...Object.values(ApplicationStatus)),
        fc.subarray(CHECKLIST),
        (room, sinceBegun, status, tasks) => {
          const deadline = daysAfter(TODAY, room)
          const steps = draw({ deadline: columnOf(deadline), status, tasks }, daysAfter(TODAY, sinceBegun))
          const dates = steps.map(({ date }) => date)
          expect(dates).toEqual(dates.toSorted())
          expect(dates.at(-1)).toBe(deadline)
          if (room >= 0) expect(daysFrom(TODAY, dates[0] ?? '')).toBeGreaterThanOrEqual(0)
          expect(new Set(steps.map(({ key }) => key)).size).toBe(steps.length)
          for (const { title, why } of steps) expect(`${title} ${why}`).not.toMatch(/undefined|NaN| {2}/)
        },
      ),
      runs(100),
    )
  })
})
