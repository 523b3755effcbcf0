import { describe, expect, test } from 'vitest'
import { type FindingKind, type ReviewedCv, reviewCvLines } from './reviewCvLines.ts'

const FILLING =
  `Described here at length ${'so that the text is long enough for a reader '.repeat(14)}`.trim()
const GOOD = ['Asha Verma', 'asha@example.com', FILLING]

function review(lines: readonly string[], changes: Partial<ReviewedCv> = {}) {
  return reviewCvLines({
    lines: [...GOOD, ...lines],
    degreeType: 'MASTERS',
    countries: ['UK', 'GERMANY'],
    inProfile: [],
    inCv: [],
    today: new Date('2026-11-23'),
    ...changes,
  })
}
const kinds = (lines: readonly string[], changes?: Partial<ReviewedCv>): FindingKind[] =>
  review(lines, changes).map(({ kind }) => kind)

describe('the review of a CV', () => {
  test('finds nothing in lines that give no cause', () => {
    expect(
      kinds([
        'Education',
        'B.Tech, University of Pune, 2018 - 2022',
        'Experience',
        'Bosch, Jul 2022 - Jun 2024',
        '• Built 3 sensors for 40 cars in Pune',
        'Siemens, Jul 2024 - present',
        'Physics I and II, Calculus I',
      ]),
    ).toEqual([])
  })

  test('finds dates that overlap, leave a gap, run backwards or are missing', () => {
    const work = (...lines: string[]) => review(['Work Experience', ...lines])
    expect(work('Bosch, Jan 2022 - Jun 2024', 'Siemens, Jan 2023 - present')).toMatchObject([
      {
        kind: 'DATES',
        reason: expect.stringContaining('overlap'),
        quotes: ['Bosch, Jan 2022 - Jun 2024', 'Siemens, Jan 2023 - present'],
      },
    ])
    expect(work('Bosch, 01/2020 - 06/2020', 'Siemens, 06/2021 to 06/2022')).toMatchObject([
      { reason: expect.stringContaining('About 11 months') },
    ])
    expect(work('Bosch, May 2024 - Jan 2023')).toMatchObject([{ reason: 'This ends before it begins.' }])
    // Years alone may touch without overlapping.
    expect(work('Bosch, 2020 - 2022', 'Siemens, 2022 - 2024')).toEqual([])
    expect(kinds(['Education', 'B.Tech, University of Pune'])).toEqual(['DATES'])
  })

  test('finds personal data by country', () => {
    expect(review(['Date of Birth: 1 May 2001'])).toMatchObject([
      {
        kind: 'PERSONAL_DATA',
        reason: expect.stringContaining('the UK'),
        quotes: ['Date of Birth: 1 May 2001'],
      },
    ])
    expect(kinds(['Date of Birth: 1 May 2001'], { countries: ['GERMANY'] })).toEqual([])
    expect(kinds(['Passport No: Z123'], { countries: ['GERMANY'] })).toEqual(['PERSONAL_DATA'])
  })

  test('finds weak openings, points without a figure and the first person, with their lines', () => {
    expect(
      review(['• Responsible for the website of the club', '• I wrote the report of the whole team']),
    ).toMatchObject([
      { kind: 'WEAK_OPENING', quotes: ['• Responsible for the website of the club'] },
      { kind: 'NO_FIGURE', quotes: [{}, {}].map(() => expect.any(String)) },
      { kind: 'FIRST_PERSON', quotes: ['• I wrote the report of the whole team'] },
    ])
  })

  test('finds a name that is written in two ways', () => {
    expect(review(['Lived in Bangalore', 'Worked from Banglore'])).toMatchObject([
      { kind: 'SPELLING', quotes: ['Lived in Bangalore', 'Worked from Banglore'] },
    ])
    expect(kinds(['Engineer', 'Engineers', 'Manager', 'Managed'])).toEqual([])
  })

  test('measures the length by the degree', () => {
    const long = ['word '.repeat(700)]
    expect(kinds(long, { degreeType: 'MBA' })).toEqual(['LENGTH'])
    expect(kinds(long)).toEqual([])
    expect(reviewCvLines({ ...emptyCv, lines: ['Asha'] }).map(({ kind }) => kind)).toEqual([
      'CONTACT',
      'LENGTH',
    ])
  })

  test('finds a grade that the profile has otherwise', () => {
    const item = (understood: string) => ({
      kind: 'GRADE' as const,
      key: `GRADE:${understood}`,
      name: 'Grade',
      from: 'academicBackground' as const,
      understood,
      asCorrection: understood,
      note: null,
      quote: understood,
      isCorrected: false,
    })
    expect(review([], { inProfile: [item('CGPA 8.2 of 10')], inCv: [item('CGPA 8.8 of 10')] })).toMatchObject(
      [{ kind: 'CONTRADICTION', reason: expect.stringContaining('8.2 of 10'), quotes: ['CGPA 8.8 of 10'] }],
    )
    expect(review([], { inProfile: [item('CGPA 8.2')], inCv: [item('CGPA 8.2')] })).toEqual([])
  })
})

const emptyCv: ReviewedCv = {
  lines: [],
  degreeType: null,
  countries: [],
  inProfile: [],
  inCv: [],
  today: new Date('2026-11-23'),
}
