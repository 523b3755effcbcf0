import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../test/runs.ts'
import type { MatchingProfile } from '../profiles/reading/types.ts'
import { buildColumns, type ColumnRow } from './columns.ts'
import { MOST_RANKED, rankPrograms, scorePrograms, TEN } from './rank.ts'
import { SUBJECT_CLASSES } from './rateSubjects.ts'
import {
  anyProfile,
  anyRow,
  anyRows,
  anySettings,
  profile,
  ROBOTICIST,
  row,
} from './scoring.test-fixtures.ts'
import { TIERS, tierQuotas } from './tiers.ts'
import { AMBITIONS, DEFAULT_SETTINGS, type MatchSettings, type RankedProgram } from './types.ts'

type Ranked = {
  rows: readonly ColumnRow[]
  person: MatchingProfile
  settings: MatchSettings
  reach: 'SAMPLE' | 'ALL'
  limit: number
  includeNear?: boolean
}

const anyRanking = (most: number): fc.Arbitrary<Ranked> =>
  fc.record({
    rows: anyRows(most),
    person: anyProfile,
    settings: anySettings,
    reach: fc.constantFrom('SAMPLE', 'ALL'),
    limit: fc.integer({ min: 0, max: 25 }),
    includeNear: fc.boolean(),
  })

function rankAll({ rows, person, settings, reach, limit, includeNear }: Ranked) {
  return rankPrograms({
    columns: buildColumns(rows),
    profile: person,
    settings,
    reach,
    limit,
    includeNear,
  })
}

function rank(ranking: Ranked): RankedProgram[] {
  return rankAll(ranking).programs
}

const balanced = (rows: readonly ColumnRow[], person: Partial<MatchingProfile> = {}): Ranked => ({
  rows,
  person: { ...ROBOTICIST, countries: ['UK'], ...person },
  settings: DEFAULT_SETTINGS,
  reach: 'ALL',
  limit: 10,
})

/** The kept programmes, ten by ten. */
function tensOf(kept: readonly RankedProgram[]): RankedProgram[][] {
  return Array.from({ length: Math.ceil(kept.length / TEN) }, (_, place) =>
    kept.slice(place * TEN, (place + 1) * TEN),
  )
}

const SHOWN = ['REACH', 'MATCH', 'SAFETY']

describe('a language of teaching that is unknown', () => {
  const inGermany = { country: 'GERMANY', name: 'Robotics MSc' } as const
  const rows = [
    row({ ...inGermany, id: 1, universityId: 1, languages: [], intakeMonths: [9] }),
    row({ ...inGermany, id: 2, universityId: 2, intakeMonths: [3] }),
  ]
  const shown = (person: Partial<MatchingProfile>) =>
    rank(balanced(rows, { countries: ['GERMANY'], ...person })).map(({ programId, reason }) => [
      programId,
      reason.includes('Check the language of teaching'),
    ])

  test('is said, and comes after one that is known to be English', () => {
    expect(shown({})).toEqual([
      [2, false],
      [1, true],
    ])
  })

  test('does not matter to somebody who speaks that of the country', () => {
    expect(shown({ languages: ['german'] })).toEqual([
      [1, false],
      [2, false],
    ])
  })
})

describe('for any catalogue and person', () => {
  const holds = (check: (kept: RankedProgram[], ranking: Ranked) => void, most = 25) =>
    fc.assert(
      fc.property(anyRanking(120), ranking => {
        const limited = { ...ranking, limit: Math.min(ranking.limit, most) }
        check(rank(limited), limited)
      }),
      { ...runs(400), seed: 11 },
    )

  test('only listed programmes of the target degree in preferred countries within reach are ranked', () => {
    holds((kept, { rows, person, reach }) => {
      for (const { programId, missing } of kept) {
        const programme = rows[programId - 1]
        expect(programme?.degreeType).toBe(person.degreeType)
        expect(person.countries).toContain(programme?.country)
        expect(programme?.isListed).toBe(true)
        if (reach === 'SAMPLE') expect(programme?.isSample).toBe(true)
        expect(missing).toBeNull()
      }
    })
  })

  test('far subjects are never kept, and near ones fill what those of the field leave', () => {
    holds((kept, ranking) => {
      if (ranking.settings.field === 0) return
      for (const { subject } of kept) expect(subject).not.toBe('FAR')
      const near = kept.filter(({ subject }) => subject === 'NEAR')
      if (near.length === 0 || ranking.includeNear) return
      // Only programmes of full universities are left in the field.
      const universityOf = ({ programId }: RankedProgram) => ranking.rows[programId - 1]?.universityId
      const left = rank({ ...ranking, limit: MOST_RANKED }).filter(
        one => one.subject !== 'NEAR' && !kept.some(({ programId }) => programId === one.programId),
      )
      for (const one of left)
        expect(kept.filter(other => universityOf(other) === universityOf(one)).length).toBeGreaterThanOrEqual(
          2,
        )
    }, TEN)
  })

  test('in a ten tiers follow each other, and in a tier a known language, the better subject and the better fit', () => {
    holds((all, { rows, settings }) => {
      const kept = all.filter(({ list }) => list === 'FIRST')
      const isUnsure = ({ programId }: RankedProgram) => {
        const { languages = [], country = 'UK' } = rows[programId - 1] ?? {}
        return Number(languages.length === 0 && ['GERMANY', 'ITALY', 'SPAIN'].includes(country))
      }
      for (const [place, one] of kept.entries()) {
        const next = kept[place + 1]
        if (!next) continue
        expect(SHOWN.indexOf(next.tier)).toBeGreaterThanOrEqual(SHOWN.indexOf(one.tier))
        if (next.tier !== one.tier) continue
        expect(isUnsure(next)).toBeGreaterThanOrEqual(isUnsure(one))
        if (isUnsure(next) !== isUnsure(one) || settings.field === 0) continue
        const [own, other] = [one, next].map(({ subject }) => SUBJECT_CLASSES.indexOf(subject))
        expect(own).toBeGreaterThanOrEqual(other ?? 0)
        if (own === other) expect(one.percentage).toBeGreaterThanOrEqual(next.percentage)
      }
    }, TEN)
  })

  test('no more than requested, each once, and at most two of a university in the first ten', () => {
    holds((kept, { rows, limit }) => {
      expect(kept.length).toBeLessThanOrEqual(limit)
      expect(new Set(kept.map(({ programId }) => programId)).size).toBe(kept.length)
      const universities = kept
        .filter(({ list }) => list === 'FIRST')
        .map(({ programId }) => rows[programId - 1]?.universityId)
      if (limit > TEN) return
      for (const id of universities)
        expect(universities.filter(other => other === id).length).toBeLessThanOrEqual(2)
    })
  })

  test('what is chosen scores the same alone', () => {
    holds((kept, { rows, person, settings }) => {
      const alone = scorePrograms({
        columns: buildColumns(rows),
        profile: person,
        settings,
        programIds: kept.map(({ programId }) => programId),
      })
      expect(kept.map(({ ties, list, ...scored }) => scored)).toEqual(alone)
    })
  })

  test('the order of the rows changes nothing', () => {
    fc.assert(
      fc.property(anyRanking(60), ranking => {
        expect(rank({ ...ranking, rows: ranking.rows.toReversed() })).toEqual(rank(ranking))
      }),
      { ...runs(100), seed: 13 },
    )
  })

  test('ambition changes the selection, never the scores', () => {
    fc.assert(
      fc.property(anyRanking(120), ranking => {
        const by = (ambition: 'CAUTIOUS' | 'BOLD') =>
          rank({ ...ranking, settings: { ...ranking.settings, ambition } })
        const cautious = new Map(by('CAUTIOUS').map(one => [one.programId, one]))
        for (const one of by('BOLD'))
          if (cautious.has(one.programId)) expect(cautious.get(one.programId)).toEqual(one)
      }),
      { ...runs(100), seed: 17 },
    )
  })

  test('without a limit every candidate is kept, and a smaller limit keeps whole tens of the same', () => {
    holds((_kept, ranking) => {
      const all = rank({ ...ranking, limit: Number.POSITIVE_INFINITY })
      const ten = rank({ ...ranking, limit: TEN })
      if (all.length >= TEN && ten.length === TEN) expect(all.slice(0, TEN)).toEqual(ten)
      expect(rank({ ...ranking, limit: MOST_RANKED })).toEqual(all)
    })
  })
})

/** Programmes of all tiers in two countries, each of its own university. */
const plenty = Array.from({ length: 240 }, (_, place) =>
  row({
    id: place + 1,
    universityId: place,
    name: 'Robotics MSc',
    country: place % 2 === 0 ? 'UK' : 'USA',
    selectivity: [1, 4, 7][Math.floor(place / 2) % 3] ?? null,
    typicalGpaOf10: 8,
  }),
)

test('with enough programmes of each tier, each ten has the ambition’s mix', () => {
  for (const ambition of AMBITIONS) {
    const kept = rank({
      ...balanced(plenty, { countries: ['UK', 'USA'] }),
      settings: { ...DEFAULT_SETTINGS, ambition },
      limit: 20,
    })
    for (const ten of tensOf(kept)) {
      const counts = Object.fromEntries(
        TIERS.map(tier => [tier, ten.filter(one => one.tier === tier).length]),
      )
      expect(counts).toEqual(tierQuotas(ambition, TEN))
    }
  }
})

test('each subject that somebody named has one of a first ten', () => {
  const rows = [
    ...Array.from({ length: 12 }, (_, place) =>
      row({
        id: place + 1,
        universityId: place + 1,
        name: 'Commercial Law LLM',
        field: 'law',
        ownSelectivity: 4,
      }),
    ),
    row({
      id: 20,
      universityId: 20,
      name: 'International Arbitration LLM',
      field: 'law',
      ownSelectivity: null,
    }),
  ]
  const lawyer = {
    fields: [{ code: 'law', weight: 1 }],
    studied: ['law'],
    subjectWords: 'commercial law, arbitration',
  }
  const first = rank(balanced(rows, lawyer)).map(({ programId }) => programId)
  expect(first).toContain(20)
})

test('what has nothing of the specialism comes after every title that names it', () => {
  const rows = [
    row({
      id: 1,
      universityId: 1,
      name: 'Psychology MSc',
      field: 'psychology',
      ownSelectivity: 4,
      selectivity: 4,
    }),
    row({
      id: 2,
      universityId: 2,
      name: 'Child Psychology MSc',
      field: 'psychology',
      ownSelectivity: null,
      selectivity: 4,
    }),
  ]
  const person = {
    fields: [{ code: 'psychology', weight: 1 }],
    studied: ['psychology'],
    subjectWords: 'child psych',
  }
  const { programs } = rankAll({ ...balanced(rows, person), limit: 1 })
  expect(programs.map(({ programId }) => programId)).toEqual([2])
})

test('what was named and is in no title is said, or that it is not open', () => {
  const rows = [
    row({ id: 1, universityId: 1, name: 'Commercial Law LLM', field: 'law', country: 'GERMANY' }),
    row({
      ...{ id: 2, universityId: 2, name: 'Tax Law LLM', field: 'law', country: 'GERMANY' },
      languages: ['German'],
    }),
  ]
  const lawyer = { fields: [{ code: 'law', weight: 1 }], studied: ['law'], countries: ['GERMANY'] as const }
  const subjectWords = 'commercial law, tax law, maritime law'
  const { unfound } = rankAll(balanced(rows, { ...lawyer, subjectWords, languages: [] }))
  expect(unfound).toEqual({ unknown: ['maritime law'], closed: ['tax law'] })
})

test('within a tier what costs more than the budget comes last', () => {
  const rows = [12_500, 9_000, 11_000].map((tuitionYearUsd, place) =>
    row({ id: place + 1, universityId: place + 1, tuitionYearUsd, livingYearUsd: 0 }),
  )
  const person = { budgetYearUsd: 11_500, budgetWholeUsd: null, funding: null }
  const ids = rank(balanced(rows, person)).map(({ programId }) => programId)
  expect(ids.at(-1)).toBe(1)
})

test('countries share a ten in the order of preference', () => {
  const countryOf = ({ programId }: RankedProgram) => plenty[programId - 1]?.country
  const share = (countries: ('UK' | 'USA')[]) =>
    rank(balanced(plenty, { countries })).filter(one => countryOf(one) === 'UK').length
  expect(share(['UK', 'USA'])).toBe(6)
  expect(share(['USA', 'UK'])).toBe(4)
})

test('a title that names the subject comes before others of the field, whatever the tier', () => {
  const named = Array.from({ length: 12 }, (_, place) =>
    row({ id: place + 1, universityId: place, name: 'Robotics MSc', selectivity: 4 }),
  )
  const others = Array.from({ length: 12 }, (_, place) =>
    row({
      id: place + 13,
      universityId: place + 12,
      name: 'Marine Inspection MSc',
      selectivity: 1,
      typicalGpaOf10: 7,
    }),
  )
  const kept = rank(balanced([...others.slice(0, 2), ...named, ...others.slice(2)]))
  expect(kept.filter(({ subject }) => subject === 'TITLE').map(({ tier }) => tier)).toContain('MATCH')
  expect(kept.filter(({ subject }) => subject === 'TITLE').length).toBeGreaterThanOrEqual(7)
})

describe('a country that has none in the first ten', () => {
  const uk = row({ id: 1, country: 'UK', name: 'Robotics MSc' })
  const italy = { id: 2, country: 'ITALY', universityId: 2, name: 'Robotics MSc' } as const

  test('says that what is in the field is not open to the person', () => {
    const asking = row({ ...italy, prerequisites: 'First law degree (LLB)' })
    const { gaps } = rankAll(
      balanced([uk, asking], { countries: ['UK', 'ITALY'], studied: ['mechanical-engineering'] }),
    )
    expect(gaps).toEqual([{ country: 'ITALY', near: 0, closed: 1, cost: null, left: null }])
  })

  test('says why what is open was left out', () => {
    const hard = row({ ...italy, minimumIelts: 8 })
    const { gaps } = rankAll(balanced([uk, hard], { countries: ['UK', 'ITALY'], ielts: 6 }))
    expect(gaps).toEqual([
      {
        ...{ country: 'ITALY', near: 0, closed: 0, cost: null },
        left: { dear: 0, unsuited: 1, near: 0, isFunding: false },
      },
    ])
  })
})

describe('a country without anything in the field', () => {
  const near = row({
    id: 1,
    country: 'CANADA',
    field: 'mechanical-engineering',
    name: 'Mechanical Engineering',
  })
  const far = row({ id: 2, country: 'CANADA', field: 'law', name: 'Law LLM' })
  const inField = row({ id: 3, country: 'UK', universityId: 2, name: 'Robotics MSc' })
  const ranking = balanced([near, far, inField], { countries: ['CANADA', 'UK'] })

  test('is named, with how many are near, and its near programmes are left out', () => {
    const { programs, gaps } = rankAll(ranking)
    expect(gaps).toEqual([{ country: 'CANADA', near: 1, closed: 0, cost: null, left: null }])
    expect(programs.map(({ programId }) => programId)).toEqual([3])
  })

  test('shows its near programmes on request', () => {
    const { programs, gaps } = rankAll({ ...ranking, includeNear: true })
    expect(gaps).toHaveLength(1)
    expect(programs.map(({ programId }) => programId).sort()).toEqual([1, 3])
    expect(programs.find(({ programId }) => programId === 1)?.percentage).toBeLessThanOrEqual(60)
  })
})

test('near programmes follow where the country has some in the field', () => {
  const kept = rank({
    ...balanced([
      row({ id: 1, field: 'mechanical-engineering', name: 'Mechanical Engineering' }),
      row({ id: 2, universityId: 2, name: 'Robotics MSc', tuitionYearUsd: 39_000, livingYearUsd: 20_000 }),
    ]),
    limit: 20,
  })
  expect(kept.map(({ subject, list }) => [subject, list])).toEqual([
    ['TITLE', 'OVER_BUDGET'],
    ['NEAR', 'FURTHER'],
  ])
})

test('the best university has at most two of ten, however much better its programmes fit', () => {
  const rows = Array.from({ length: 12 }, (_, place) =>
    row({
      id: place + 1,
      name: `Topic${place} MSc`,
      universityId: place < 6 ? 1 : place,
      tuitionYearUsd: place < 6 ? 1000 : 35_000,
      livingYearUsd: 10_000,
    }),
  )
  const kept = rank(balanced(rows))
  expect(kept.filter(({ programId }) => programId <= 6)).toHaveLength(2)
  expect(rank(balanced(rows.slice(0, 6)))).toHaveLength(2)
  expect(rank({ ...balanced(rows.slice(0, 6)), limit: 50 })).toHaveLength(6)
})

test('variants of one course of a university are one of ten', () => {
  const names = [
    'Data Science MSc',
    'Data Science (Extension)',
    'Data Science (Turing College) MS',
    'Physics MSc',
  ]
  const rows = names.map((name, place) => row({ id: place + 1, name, universityId: 1 }))
  const kept = rank({ ...balanced(rows), limit: 10 })
  expect(kept).toHaveLength(2)
  expect(kept.map(({ programId }) => programId)).toContain(4)
})

test('programmes that fit exactly alike are said to be ties, in an order without meaning', () => {
  const alike = Array.from({ length: 6 }, (_, place) => row({ id: place + 1, universityId: place }))
  const kept = rank(balanced(alike))
  expect(kept.map(({ ties }) => ties)).toEqual([5, 5, 5, 5, 5, 5])
  const ids = kept.map(({ programId }) => programId)
  expect(ids).not.toEqual(ids.toSorted())
  expect(ids).not.toEqual(ids.toSorted().reverse())
  expect(rank(balanced([row()])).map(({ ties }) => ties)).toEqual([0])
})

test('a programme far over the budget is not chosen for the mix', () => {
  const near = Array.from({ length: 10 }, (_, place) =>
    row({
      id: place + 1,
      universityId: place,
      selectivity: 1,
      typicalGpaOf10: 7,
      livingYearUsd: 9000,
      tuitionYearUsd: 0,
    }),
  )
  const dear = row({
    id: 11,
    universityId: 99,
    selectivity: 7,
    tuitionYearUsd: 90_000,
    livingYearUsd: 20_000,
  })
  const ranking: Ranked = {
    ...balanced([...near, dear]),
    settings: { ...DEFAULT_SETTINGS, ambition: 'BOLD' },
  }
  expect(rank(ranking).map(({ tier }) => tier)).toEqual(Array(10).fill('SAFETY'))
  expect(rank({ ...ranking, limit: 11 })).toHaveLength(11)
})

test('without programmes, or with a limit of 0, nothing is ranked', () => {
  expect(rank(balanced([]))).toEqual([])
  expect(rank({ ...balanced([row()]), limit: 0 })).toEqual([])
  expect(rank({ ...balanced([row()]), limit: -1 })).toEqual([])
})

test('a plan without a limit gets at most the ranking’s maximum', () => {
  const rows = Array.from({ length: MOST_RANKED + 100 }, (_, place) =>
    row({ id: place + 1, universityId: place }),
  )
  expect(rank({ ...balanced(rows), limit: Number.POSITIVE_INFINITY })).toHaveLength(MOST_RANKED)
})

describe('scoring named programmes', () => {
  const columns = buildColumns([
    row({ id: 3, country: 'UK' }),
    row({ id: 8, country: 'SPAIN' }),
    row({ id: 9, degreeType: 'MBA', isListed: false }),
  ])
  const score = (programIds: number[]) =>
    scorePrograms({ columns, profile: profile(), settings: DEFAULT_SETTINGS, programIds })

  test('answers in the order of the ids and omits unknown ones', () => {
    expect(score([9, 4, 3, 8, 2_000_000]).map(({ programId }) => programId)).toEqual([9, 3, 8])
  })

  test('scores other countries and degrees, with 0 for those factors', () => {
    const [spain, mba] = score([8, 9])
    expect(spain?.factors.find(({ kind }) => kind === 'COUNTRY')?.score).toBe(0)
    expect(mba?.factors.find(({ kind }) => kind === 'DEGREE')?.score).toBe(0)
  })
})

test('a single programme without prerequisites is picked by somebody without interests', () => {
  fc.assert(
    fc.property(anyRow, only => {
      const kept = rank({
        rows: [
          {
            ...only,
            isListed: true,
            prerequisites: null,
            languages: ['English'],
            isPartTime: false,
            name: 'X',
          },
        ],
        person: profile({ degreeType: only.degreeType, countries: [only.country] }),
        settings: DEFAULT_SETTINGS,
        reach: 'ALL',
        limit: 5,
      })
      expect(kept).toHaveLength(1)
    }),
    { ...runs(100), seed: 19 },
  )
})

describe('money', () => {
  const priced = (tuitionYearUsd: number, columns: Partial<ColumnRow>): ColumnRow =>
    row({ tuitionYearUsd, livingYearUsd: 10_000, durationMonths: 24, ...columns })

  test('a country where all costs clearly more is named with the least, and left out beyond three tenths', () => {
    const rows = [
      ...many(12, place => ({ ...priced(8000, { id: place }), universityId: place })),
      ...many(3, place => ({
        ...priced(40_000, { id: 20 + place }),
        universityId: 20 + place,
        country: 'USA',
      })),
    ]
    const { programs, gaps } = rankAll(
      balanced(rows, { countries: ['USA', 'UK'], budgetYearUsd: 20_000, funding: null }),
    )
    expect(programs.every(({ programId }) => programId < 20)).toBe(true)
    expect(gaps).toEqual([
      {
        ...{ country: 'USA', near: 0, closed: 0, left: null },
        cost: { budget: '$20,000 a year', least: '$50,000 with living costs' },
      },
    ])
  })

  test('a first ten that is short says what was left out of it, and a full one nothing', () => {
    const rows = [
      ...[1, 2, 3, 4].map(id => priced(9_000, { id, universityId: id })),
      ...[11, 12].map(id => priced(90_000, { id, universityId: id })),
      priced(9_000, { id: 21, universityId: 21, minimumGpaOf4: 4 }),
      ...[31, 32, 33, 34, 35, 36].map(id =>
        priced(9_000, { id, universityId: id, name: 'Mechanics MSc', fields: ['mechanical-engineering'] }),
      ),
    ]
    const person = { countries: ['UK', 'USA'] as const, budgetYearUsd: 30_000, funding: null, gpaOf4: 3 }
    const ranking = { ...balanced(rows, person), limit: 1000 }
    const { short, programs } = rankAll(ranking)
    expect(short).toEqual({
      ...{ shown: 6, countries: ['UK'] },
      ...{ dear: 2, unsuited: 1, near: 4, isFunding: false },
    })
    const first = programs.slice(0, 6).map(({ programId }) => programId)
    expect(first).toEqual(expect.arrayContaining([1, 2, 3, 4]))
    expect(programs.length).toBeGreaterThan(6)
    expect(rankAll({ ...ranking, limit: 4 }).short).toBeNull()
  })

  test('what costs 6 to 30 % more stands behind the first list, the better fit first', () => {
    const rows = [
      ...many(7, place => priced(9_000, { id: place, universityId: place })),
      ...many(12, place => priced(15_500, { id: 20 + place, universityId: 20 + place })),
      priced(10_900, { id: 40, universityId: 40 }),
      priced(30_000, { id: 41, universityId: 41 }),
    ]
    const person = { budgetYearUsd: 20_000, funding: null }
    const listed = (limit: number) =>
      rank({ ...balanced(rows, person), limit }).map(({ programId, list }) => [programId, list])
    const all = listed(MOST_RANKED)
    const inList = (name: string) => all.filter(([, list]) => list === name).map(([id]) => Number(id))
    // 4.5 % over is still among the first.
    expect(inList('FIRST').toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 40])
    expect(inList('OVER_BUDGET')).toHaveLength(10)
    expect(inList('OVER_BUDGET').every(id => id > 20 && id < 40)).toBe(true)
    expect(inList('FURTHER')).toHaveLength(3)
    expect(listed(10)).toEqual(all.slice(0, 10))
  })

  test('up to 10 % over completes a first list of fewer than six', () => {
    const rows = [
      ...many(3, place => priced(9_000, { id: place, universityId: place })),
      ...many(8, place => priced(11_800, { id: 20 + place, universityId: 20 + place })),
    ]
    const person = { budgetYearUsd: 20_000, funding: null }
    const lists = rank({ ...balanced(rows, person), limit: 50 }).map(({ list }) => list)
    expect(lists).toEqual([...Array(6).fill('FIRST'), ...Array(5).fill('OVER_BUDGET')])
  })

  test('where nothing is within the money, what costs somewhat more is all there is', () => {
    const rows = many(4, place => priced(15_500, { id: place, universityId: place }))
    const ranking = balanced(rows, { budgetYearUsd: 20_000, funding: null })
    const { programs, short } = rankAll(ranking)
    expect(programs.map(({ list }) => list)).toEqual(Array(4).fill('OVER_BUDGET'))
    expect(short).toMatchObject({ shown: 0, dear: 4 })
  })

  test('who needs full funding gets what pays its students, and what is dear after the first ten', () => {
    const rows = [
      priced(30_000, { id: 1, universityId: 1 }),
      priced(0, { id: 2, universityId: 2 }),
      priced(30_000, { id: 3, universityId: 3, note: 'Research degree, funded; find a supervisor' }),
    ]
    const person = { budgetYearUsd: null, funding: 'FULL' } as const
    const all = rank({ ...balanced(rows, person), limit: 50 })
    const reasons = new Map(all.map(({ programId, reason }) => [programId, reason]))
    expect(rank(balanced(rows, person)).map(({ programId }) => programId)).not.toContain(1)
    expect([...reasons.keys()].at(-1)).toBe(1)
    expect(reasons.get(1)).toContain('needs a full scholarship')
    expect(reasons.get(2)).toContain('no tuition to pay')
    expect(reasons.get(3)).toContain('pays its students')
  })
})

test('a Safety far under somebody’s own band comes after everything else', () => {
  const rows = many(24, place =>
    row({
      id: place,
      universityId: place,
      typicalGpaOf10: place <= 12 ? 7.5 : 5,
      selectivity: place <= 12 ? 5 : 1,
    }),
  )
  const chosen = rank(balanced(rows)).map(({ programId }) => programId)
  expect(chosen).toHaveLength(10)
  expect(chosen.every(id => id <= 12)).toBe(true)
})

function many(count: number, of: (place: number) => ColumnRow): ColumnRow[] {
  return Array.from({ length: count }, (_, place) => of(place + 1))
}

test('no tier asks for a niche while there are plain titles, and niches make a list of eight', () => {
  const plain = many(12, place => row({ id: place, universityId: place, name: 'Robotics MSc' }))
  const niches = [
    'Beekeeping',
    'Brewing',
    'Forestry',
    'Jewellery',
    'Mining',
    'Nursing',
    'Opera',
    'Pottery',
    'Surgery',
  ]
  const hard = niches.map((name, place) =>
    row({
      id: 20 + place,
      universityId: 20 + place,
      name: `${name} Robotics MSc`,
      selectivity: 7,
    }),
  )
  const first = (rows: readonly ColumnRow[]) =>
    rank(balanced(rows, { subjectWords: 'robotics' }))
      .filter(({ list }) => list === 'FIRST')
      .map(({ programId }) => programId)
  expect(first([...plain, ...hard]).every(id => id <= 12)).toBe(true)
  expect(first([...plain.slice(0, 3), ...hard])).toHaveLength(8)
})

describe('what a first ten leaves out', () => {
  const open = Array.from({ length: 7 }, (_, place) =>
    row({ id: place + 1, universityId: place + 1, name: 'Robotics MSc', durationMonths: 12 }),
  )
  const idsOf = (rows: readonly ColumnRow[], person: Partial<MatchingProfile> = {}) =>
    rank(balanced(rows, person))
      .filter(({ list }) => list === 'FIRST')
      .map(({ programId }) => programId)

  test('a programme whose stated minimum is not met, unless there is little else', () => {
    const closed = row({ id: 9, universityId: 9, name: 'Robotics MSc', minimumIelts: 8 })
    expect(idsOf([...open, closed], { ielts: 6.5 })).not.toContain(9)
    expect(idsOf([...open, closed], { ielts: 8.5 })).toContain(9)
    expect(idsOf([closed], { ielts: 6.5 })).toEqual([9])
  })

  test('other kinds of the very field that share no word with what was named, beyond six', () => {
    // The words of other kinds are no niche where enough programmes of the field have them.
    const others = many(12, place =>
      row({ id: 20 + place, universityId: 20 + place, field: 'pharmacy', name: 'Drug Discovery MSc' }),
    )
    const own = row({ id: 1, universityId: 1, field: 'pharmacy', name: 'Pharmaceutical Sciences MSc' })
    const person = {
      fields: [{ code: 'pharmacy', weight: 1 }],
      studied: ['pharmacy'],
      subjectWords: 'Pharmaceutical sciences',
    }
    expect(idsOf([own, ...others], person)).toHaveLength(6)
    expect(idsOf([own, ...others], person)).toContain(1)
  })

  test('near fields, beyond six', () => {
    const near = many(8, place =>
      row({
        id: 20 + place,
        universityId: 20 + place,
        field: 'mechanical-engineering',
        name: 'Mechanics MSc',
      }),
    )
    expect(idsOf([...open, ...near]).toSorted()).toEqual(open.map(({ id }) => id))
    expect(idsOf([...open.slice(0, 1), ...near])).toHaveLength(6)
    expect(idsOf([...open.slice(0, 1), ...near])).toContain(1)
    expect(rank({ ...balanced([...open, ...near]), limit: 50 })).toHaveLength(15)
  })

  test('programmes at twice the budget; who hopes for a scholarship gets them up to six', () => {
    const dear = many(8, place =>
      row({
        id: 20 + place,
        universityId: 20 + place,
        name: 'Robotics MSc',
        selectivity: 1,
        tuitionYearUsd: 50_000,
      }),
    )
    const person = { budgetYearUsd: 30_000, budgetWholeUsd: null }
    expect(idsOf([...open, ...dear], person)).toHaveLength(open.length)
    expect(idsOf([...open.slice(0, 2), ...dear], person).toSorted()).toEqual([1, 2])
    // At half over the budget the three that cost least are shown where there is nothing else, and beyond it none.
    expect(idsOf(dear, person)).toEqual([])
    const nearest = rank(balanced(dear, { ...person, budgetYearUsd: 34_000 }))
    expect(nearest.map(({ list }) => list)).toEqual(Array(3).fill('OVER_BUDGET'))
    const hoping = { ...person, funding: 'SOME' } as const
    expect(idsOf([...open, ...dear], hoping)).toHaveLength(open.length)
    expect(idsOf([...open.slice(0, 2), ...dear], hoping)).toHaveLength(6)
    expect(idsOf(dear, { ...hoping, ielts: 5.5 })).toHaveLength(6)
    expect(idsOf(dear, hoping)).toHaveLength(6)
    // Italy's regional grants go by income: there one is no hope of few.
    const italian = dear.map(one => ({
      ...one,
      country: 'ITALY' as const,
      tuitionYearUsd: 3000,
      livingYearUsd: 50_000,
    }))
    expect(idsOf(italian, { ...hoping, countries: ['ITALY'] })).toHaveLength(8)
  })

  test('programmes without a scholarship, for who goes only with one', () => {
    const free = many(12, place =>
      row({ id: place, universityId: place, name: 'Robotics MSc', tuitionYearUsd: 0 }),
    )
    const named = many(4, place =>
      row({
        id: 20 + place,
        universityId: 20 + place,
        name: 'Intelligent Robotics and Control MSc',
        tuitionYearUsd: 9000,
        schemes: [place <= 2 ? 'ERASMUS_MUNDUS' : 'EPOS'],
      }),
    )
    const needing = { budgetYearUsd: null, funding: 'FULL', workYears: 1 } as const
    const ofSchemes = (person: Partial<MatchingProfile>) =>
      idsOf([...free, ...named], person)
        .filter(id => id > 20)
        .toSorted()
    expect(ofSchemes({ ...needing, workYears: 3 })).toEqual([21, 22, 23, 24])
    // EPOS asks for two years of work.
    expect(ofSchemes(needing)).toEqual([21, 22])
    expect(ofSchemes({})).toEqual([])
  })

  test('what is too long, or unpaid, in the one country that somebody says it of', () => {
    const ofCountry = (country: 'UK' | 'CANADA', columns: Partial<ColumnRow>) =>
      row({ universityId: columns.id ?? 0, name: 'Robotics MSc', country, ...columns })
    const rows = [
      ofCountry('UK', { id: 1, durationMonths: 12, tuitionYearUsd: 20_000 }),
      ofCountry('UK', { id: 2, durationMonths: 24, tuitionYearUsd: 20_000 }),
      ofCountry('CANADA', { id: 3, award: 'Master', durationMonths: 24, tuitionYearUsd: 20_000 }),
      ofCountry('CANADA', {
        id: 4,
        durationMonths: 24,
        tuitionYearUsd: 20_000,
        note: 'Funded by the department',
      }),
    ]
    const person = { countries: ['UK', 'CANADA'] as const, budgetYearUsd: 60_000 }
    expect(idsOf(rows, person).toSorted()).toEqual([1, 2, 3, 4])
    const mostMonthsByCountry = [{ country: 'UK', months: 12 }] as const
    expect(idsOf(rows, { ...person, mostMonthsByCountry }).toSorted()).toEqual([1, 3, 4])
    expect(idsOf(rows, { ...person, onlyFundedIn: ['CANADA'] }).toSorted()).toEqual([1, 2, 4])
  })

  test('universities of no group that was named, where nothing else will do', () => {
    const others = many(8, place => row({ id: place, universityId: place, name: 'Robotics MSc' }))
    const members = many(4, place =>
      row({
        id: 20 + place,
        universityId: 20 + place,
        name: 'Intelligent Robotics and Control MSc',
        universityGroups: ['RUSSELL_GROUP'],
      }),
    )
    const abroad = row({ id: 30, universityId: 30, name: 'Robotics MSc', country: 'GERMANY' })
    const british =
      members[0]?.country === 'UK' ? members : members.map(one => ({ ...one, country: 'UK' as const }))
    const rows = [...others.map(one => ({ ...one, country: 'UK' as const })), ...british, abroad]
    const person = { countries: ['UK', 'GERMANY'] as const, budgetYearUsd: null }
    const wish = { group: 'RUSSELL_GROUP', top: null, countries: [], isOnly: false } as const
    const first = rank({ ...balanced(rows, { ...person, level: [{ ...wish, isOnly: true }] }), limit: 10 })
    expect(first.map(({ programId }) => programId).toSorted()).toEqual([21, 22, 23, 24, 30])
    expect(first.find(({ programId }) => programId === 21)?.reason).toContain(
      'It is one of the Russell Group universities, as you asked.',
    )
    expect(idsOf(rows, { ...person, level: [wish] }).filter(id => id > 20)).toHaveLength(5)
    // Another country's group asks nothing of these.
    expect(idsOf(rows, { ...person, level: [{ ...wish, group: 'GO8', isOnly: true }] })).toHaveLength(10)
  })

  test('universities that are easy to get into, for who wants a place in a ranking', () => {
    const easy = many(12, place =>
      row({ id: place, universityId: place, name: 'Robotics MSc', selectivity: 4 }),
    )
    const ranked = many(8, place =>
      row({
        id: 20 + place,
        universityId: 20 + place,
        name: 'Intelligent Robotics and Control MSc',
        selectivity: 4,
        universityBand: place <= 4 ? 6 : 5,
      }),
    )
    const level = [{ group: null, top: null, countries: [], isOnly: false }]
    const wanted = idsOf([...easy, ...ranked], { level })
    expect(wanted.filter(id => id > 20)).toHaveLength(8)
    expect(wanted).toHaveLength(10)
    expect(idsOf([...easy, ...ranked]).filter(id => id > 20)).toHaveLength(0)
    expect(idsOf(easy, { level })).toHaveLength(10)
  })

  test('cities of India that were not named, while named ones have enough', () => {
    const indian = many(12, place =>
      row({
        id: place,
        universityId: place,
        name: 'Robotics MTech',
        country: 'INDIA',
        city: place % 2 === 0 ? 'Chennai' : 'Hisar',
      }),
    )
    const person = { countries: ['INDIA'], subjectWords: 'Robotics, chennai or kochi' } as const
    const named = idsOf(indian, person).filter(id => id % 2 === 0)
    expect(named).toHaveLength(6)
    expect(idsOf(indian, person)).toHaveLength(10)
  })

  test('courses of the UK for who brings their family and named another country too', () => {
    const british = many(10, place => row({ id: place, universityId: place, name: 'Robotics MSc' }))
    const german = many(10, place =>
      row({ id: 20 + place, universityId: 20 + place, name: 'Robotics', country: 'GERMANY' }),
    )
    const british10 = (person: Partial<MatchingProfile>) =>
      idsOf([...british, ...german], { countries: ['UK', 'GERMANY'], ...person }).filter(id => id <= 10)
        .length
    expect(british10({ bringsFamily: true })).toBe(0)
    expect(british10({})).toBeGreaterThan(4)
    expect(idsOf(british, { bringsFamily: true, countries: ['UK'] })).toHaveLength(10)
  })

  test('teacher training for who studied education, and psychotherapy for who refuses clinical work', () => {
    const named = (name: string) => many(8, place => row({ id: place, universityId: place, name }))
    const teaching = named('Master of Teaching (Robotics)')
    expect(idsOf(teaching, { studied: ['education'] })).toHaveLength(0)
    expect(idsOf(teaching, {})).toHaveLength(8)
    const therapies = named('Robotics for Psychotherapy MSc')
    expect(idsOf(therapies, { refusedWords: 'clinical' })).toHaveLength(0)
    expect(idsOf(therapies, {})).toHaveLength(8)
  })

  test('the second place of a degree that two universities award together', () => {
    const name = 'Sustainable Robotic Agriculture (SRA) MSc'
    const joint = many(2, place => row({ id: 20 + place, universityId: 20 + place, name }))
    expect(idsOf([...open, ...joint]).filter(id => id > 20)).toHaveLength(1)
    const alike = many(2, place =>
      row({ id: 20 + place, universityId: 20 + place, name: 'Robotics (AI) MSc' }),
    )
    expect(idsOf([...open, ...alike]).filter(id => id > 20)).toHaveLength(2)
  })

  test('an MBA that is far easier than what somebody may have', () => {
    const schools = many(9, place =>
      row({
        id: place,
        universityId: place,
        degreeType: 'MBA',
        field: 'business-administration',
        name: 'MBA',
        selectivity: place <= 6 ? 5 : 2,
        ownSelectivity: place <= 6 ? 5 : 2,
      }),
    )
    const able = {
      degreeType: 'MBA',
      fields: [],
      gpaOf4: 4,
      gpaOf10: 10,
      gradeShare: 1,
      workYears: 6,
    } as const
    expect(idsOf(schools, able).toSorted()).toEqual([1, 2, 3, 4, 5, 6])
  })

  test('what is said to be elsewhere where a first list has fewer than six', () => {
    const spanish = many(3, place =>
      row({
        id: 20 + place,
        universityId: 20 + place,
        name: 'Robotics',
        country: 'SPAIN',
        tuitionYearUsd: 2000,
      }),
    )
    const few = rankAll(balanced([...open.slice(0, 3), ...spanish]))
    expect(few.elsewhere).toEqual([{ country: 'SPAIN', programs: 3 }])
    expect(
      rankAll(
        balanced([...many(10, at => row({ id: at, universityId: at, name: 'Robotics MSc' })), ...spanish]),
      ).elsewhere,
    ).toEqual([])
    const needing = rankAll(
      balanced([...open.slice(0, 3), ...spanish], { funding: 'FULL', budgetYearUsd: null }),
    )
    expect(needing.elsewhere).toEqual([{ country: 'SPAIN', programs: 3 }])
  })

  test('all of them where everything is beyond the money: then it is said where something is within it', () => {
    const dear = row({ id: 20, universityId: 20, tuitionYearUsd: 50_000 })
    const cheap = row({ id: 21, universityId: 21, tuitionYearUsd: 2_000, country: 'SPAIN' })
    const ranking = balanced([dear, cheap], { budgetYearUsd: 20_000, budgetWholeUsd: null, funding: null })
    const { programs, short, elsewhere } = rankAll(ranking)
    expect([programs, short?.shown, elsewhere]).toEqual([[], 0, [{ country: 'SPAIN', programs: 1 }]])
  })

  test('programmes that are not funded, unless a scholarship is named that pays anywhere', () => {
    const dear = many(4, place =>
      row({
        id: 20 + place,
        universityId: 20 + place,
        name: 'Robotics MSc',
        selectivity: 1,
        tuitionYearUsd: 90_000,
      }),
    )
    const person = { budgetYearUsd: null, funding: 'FULL' } as const
    const rows = [...open.slice(0, 2).map(free => ({ ...free, tuitionYearUsd: 0 })), ...dear]
    expect(idsOf(rows, person).toSorted()).toEqual([1, 2])
    expect(idsOf(rows, { ...person, hasOutsideScholarship: true })).toHaveLength(6)
  })

  test('programmes that cost clearly more than the budget, and what needs a test that somebody does not have', () => {
    const over = many(8, place =>
      row({
        id: 20 + place,
        universityId: 20 + place,
        name: 'Robotics MSc',
        tuitionYearUsd: 25_200,
        livingYearUsd: 12_500,
        durationMonths: 24,
      }),
    )
    const person = { budgetYearUsd: 30_000, budgetWholeUsd: null }
    expect(idsOf([...open, ...over], person)).toHaveLength(open.length)
    expect(idsOf([...open.slice(0, 2), ...over], person)).toHaveLength(2)
    const asking = many(8, place =>
      row({
        id: 20 + place,
        universityId: 20 + place,
        name: 'Robotics MSc',
        testPolicy: 'REQUIRED',
        tests: ['GRE'],
      }),
    )
    const untested = { gre: null, gmat: null }
    expect(idsOf([...open, ...asking], untested)).toHaveLength(open.length)
    expect(idsOf([...open, ...asking], { ...untested, plansAdmissionTest: true })).toHaveLength(10)
    expect(idsOf([...open, ...asking], { ...untested, gre: 320 })).toHaveLength(10)
    const few = rank(balanced([...open.slice(0, 2), ...asking], untested))
    expect(few).toHaveLength(6)
    expect(few.find(({ programId }) => programId > 20)?.reason).toContain('admits nobody without a score')
  })

  test('a course that takes longer than the person said', () => {
    const long = row({ id: 9, universityId: 9, name: 'Robotics MSc', durationMonths: 24 })
    expect(idsOf([...open, long], { mostMonths: 12 })).not.toContain(9)
    expect(idsOf([...open, long])).toContain(9)
    const mba = { name: 'MBA', award: 'MBA', degreeType: 'MBA', field: 'business-administration' } as const
    const sixteen = row({ id: 9, universityId: 9, ...mba, durationMonths: 17 })
    const person = { degreeType: 'MBA', fields: [], subjectWords: '' } as const
    expect(idsOf([sixteen], { ...person, mostMonths: 15 })).not.toContain(9)
    expect(idsOf([sixteen], { ...person, mostMonths: 16 })).toContain(9)
  })

  test('what is in a city or region that the person does not want, even where there is nothing else', () => {
    const northern = row({ id: 9, universityId: 9, name: 'Robotics MSc', city: 'Toronto' })
    expect(idsOf([...open, northern], { refusedWords: 'Toronto' })).not.toContain(9)
    expect(idsOf([...open, northern], { refusedWords: 'Montreal' })).toContain(9)
    expect(idsOf([northern], { refusedWords: 'Toronto' })).toEqual([])
  })

  test('near fields that share no word with what the person named', () => {
    const named = (place: number) => (place === 1 ? 'Rehabilitation Mechanics MSc' : 'Mechanics MSc')
    const near = many(3, place =>
      row({ id: 20 + place, universityId: 20 + place, field: 'mechanical-engineering', name: named(place) }),
    )
    const person = { subjectWords: 'rehabilitation robotics' }
    const own = row({ id: 9, universityId: 9, name: 'Rehabilitation Robotics MSc' })
    expect(idsOf([own, ...near], person).toSorted()).toEqual([21, 9])
    expect(idsOf([own, ...near]).length).toBeGreaterThan(2)
  })

  test('kinds that the person refuses', () => {
    const theory = row({ id: 9, universityId: 9, name: 'Theoretical Robotics MSc' })
    expect(idsOf([...open, theory], { refusedWords: 'heavy theory' })).not.toContain(9)
    expect(idsOf([...open, theory])).toContain(9)
  })
})
