import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../test/runs.ts'
import type { MatchingProfile } from '../profiles/reading/types.ts'
import { buildColumns, type ColumnRow } from './columns.ts'
import { MIX_SPREAD, MOST_RANKED, rankPrograms, scorePrograms } from './rank.ts'
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
import { AMBITIONS, DEFAULT_SETTINGS, type MatchSettings, type ScoredProgram } from './types.ts'

type Ranking = {
  rows: readonly ColumnRow[]
  person: MatchingProfile
  settings: MatchSettings
  reach: 'SAMPLE' | 'ALL'
  limit: number
}

const anyRanking = (most: number): fc.Arbitrary<Ranking> =>
  fc.record({
    rows: anyRows(most),
    person: anyProfile,
    settings: anySettings,
    reach: fc.constantFrom('SAMPLE', 'ALL'),
    limit: fc.integer({ min: 0, max: 20 }),
  })

function rank({ rows, person, settings, reach, limit }: Ranking): ScoredProgram[] {
  return rankPrograms({ columns: buildColumns(rows), profile: person, settings, reach, limit })
}

function sumOf({ factors }: ScoredProgram): number {
  return factors.reduce((sum, { weight, score }) => sum + weight * score, 0)
}

/** The same rules, implemented simply: score everything in words, sort and pick. */
function rankPlainly({ rows, person, settings, reach, limit }: Ranking): ScoredProgram[] {
  const eligible = rows.filter(
    one =>
      one.isListed &&
      (reach === 'ALL' || one.isSample) &&
      one.degreeType === person.degreeType &&
      person.countries.includes(one.country),
  )
  const rowsById = new Map(rows.map(one => [one.id, one]))
  const scored = scorePrograms({
    columns: buildColumns(rows),
    profile: person,
    settings,
    programIds: eligible.map(({ id }) => id),
  }).sort((a, b) => sumOf(b) - sumOf(a) || a.programId - b.programId)
  const [best] = scored
  if (!best || limit === 0) return []

  const picked: ScoredProgram[] = []
  const universityOf = ({ programId }: ScoredProgram) => rowsById.get(programId)?.universityId
  const countryOf = ({ programId }: ScoredProgram) => rowsById.get(programId)?.country
  const isFree = (one: ScoredProgram) =>
    picked.length < limit &&
    !picked.includes(one) &&
    picked.filter(other => universityOf(other) === universityOf(one)).length < 3

  picked.push(best)
  const quotas = tierQuotas(settings.ambition, Math.min(limit, rows.length))
  for (const tier of TIERS)
    for (const one of scored)
      if (
        one.tier === tier &&
        sumOf(one) >= sumOf(best) - MIX_SPREAD &&
        picked.filter(other => other.tier === tier).length < quotas[tier] &&
        isFree(one)
      )
        picked.push(one)
  for (const one of scored) if (isFree(one)) picked.push(one)

  const inOrder = scored.filter(one => picked.includes(one))
  const elsewhere = scored.find(one => countryOf(one) !== countryOf(best))
  if (limit > 1 && elsewhere && inOrder.every(one => countryOf(one) === countryOf(best))) {
    const given =
      inOrder.length < Math.min(limit, rows.length)
        ? null
        : (inOrder.filter(one => one !== best && one.tier === elsewhere.tier).at(-1) ?? inOrder.at(-1))
    return scored.filter(one => (inOrder.includes(one) && one !== given) || one === elsewhere)
  }
  return inOrder
}

test('one pass picks the same as scoring everything, sorting and picking', () => {
  fc.assert(
    fc.property(anyRanking(200), ranking => {
      expect(rank(ranking)).toEqual(rankPlainly(ranking))
    }),
    { ...runs(400), seed: 20261121 },
  )
})

/** Programmes with many equal scores, where most of the best belong to few universities, in every tier. */
const crowdedRows = fc
  .array(
    fc.record({
      universityId: fc.integer({ min: 1, max: 9 }),
      country: fc.constantFrom('UK', 'USA'),
      selectivity: fc.constantFrom(1, 5, 7),
      isDear: fc.boolean(),
    }),
    { maxLength: 200, size: 'max' },
  )
  .map(some =>
    some.map(({ isDear, ...columns }, place) =>
      row({
        ...columns,
        id: place + 1,
        tuitionYearUsd: 25_000 + 3000 * columns.universityId + (isDear ? 500 : 0),
        livingYearUsd: 10_000,
      }),
    ),
  )

test('one pass picks the same with many equal scores and the best at few universities', () => {
  fc.assert(
    fc.property(
      crowdedRows,
      fc.constantFrom(...AMBITIONS),
      fc.integer({ min: 1, max: 15 }),
      (rows, ambition, limit) => {
        const ranking: Ranking = {
          rows,
          person: { ...ROBOTICIST, countries: ['USA', 'UK'] },
          settings: { ...DEFAULT_SETTINGS, ambition },
          reach: 'ALL',
          limit,
        }
        expect(rank(ranking)).toEqual(rankPlainly(ranking))
      },
    ),
    { ...runs(400), seed: 7 },
  )
})

describe('for any catalogue and person', () => {
  const holds = (check: (kept: ScoredProgram[], ranking: Ranking) => void) =>
    fc.assert(
      fc.property(anyRanking(120), ranking => check(rank(ranking), ranking)),
      { ...runs(400), seed: 11 },
    )

  test('only listed programmes of the target degree in preferred countries within reach are ranked', () => {
    holds((kept, { rows, person, reach }) => {
      for (const { programId } of kept) {
        const programme = rows[programId - 1]
        expect(programme?.degreeType).toBe(person.degreeType)
        expect(person.countries).toContain(programme?.country)
        expect(programme?.isListed).toBe(true)
        if (reach === 'SAMPLE') expect(programme?.isSample).toBe(true)
      }
    })
  })

  test('the best come first, equal scores by id', () => {
    holds(kept => {
      for (const [place, one] of kept.entries()) {
        const next = kept[place + 1]
        if (!next) continue
        expect(sumOf(one)).toBeGreaterThanOrEqual(sumOf(next))
        if (sumOf(one) === sumOf(next)) expect(one.programId).toBeLessThan(next.programId)
      }
    })
  })

  test('no more than requested, each once, and at most three per university', () => {
    holds((kept, { rows, limit }) => {
      expect(kept.length).toBeLessThanOrEqual(limit)
      expect(new Set(kept.map(({ programId }) => programId)).size).toBe(kept.length)
      const universities = kept.map(({ programId }) => rows[programId - 1]?.universityId)
      for (const id of universities) expect(universities.filter(other => other === id).length).toBeLessThan(4)
    })
  })

  test('more than one country if several are preferred and have programmes', () => {
    holds((kept, { rows, person, reach, limit }) => {
      const eligible = rows.filter(
        one =>
          one.isListed &&
          one.degreeType === person.degreeType &&
          person.countries.includes(one.country) &&
          (reach === 'ALL' || one.isSample),
      )
      if (limit < 2 || new Set(eligible.map(({ country }) => country)).size < 2) return
      expect(new Set(kept.map(({ programId }) => rows[programId - 1]?.country)).size).toBeGreaterThan(1)
    })
  })

  test('the best programme is picked, and scores do not depend on the others', () => {
    holds((kept, ranking) => {
      const { rows, person, settings } = ranking
      const [best] = rank({ ...ranking, limit: 1 })
      if (ranking.limit > 0) expect(kept[0]?.programId).toBe(best?.programId)
      const alone = scorePrograms({
        columns: buildColumns(rows),
        profile: person,
        settings,
        programIds: kept.map(({ programId }) => programId),
      })
      expect(kept).toEqual(alone)
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
})

test('with enough programmes of each tier, the selection has the ambition’s mix', () => {
  const rows = Array.from({ length: 210 }, (_, place) =>
    row({
      id: place + 1,
      universityId: place,
      country: place % 2 === 0 ? 'UK' : 'USA',
      selectivity: [1, 5, 7][place % 3] ?? null,
    }),
  )
  for (const ambition of AMBITIONS) {
    const kept = rank({
      rows,
      person: { ...ROBOTICIST, countries: ['UK', 'USA'] },
      settings: { ...DEFAULT_SETTINGS, ambition },
      reach: 'ALL',
      limit: 20,
    })
    const counts = Object.fromEntries(TIERS.map(tier => [tier, kept.filter(one => one.tier === tier).length]))
    expect(counts).toEqual(tierQuotas(ambition, 20))
  }
})

test('a second preferred country is included even with low scores', () => {
  const rows = Array.from({ length: 90 }, (_, place) =>
    row({ id: place + 1, universityId: place, selectivity: [1, 5, 7][place % 3] ?? null }),
  )
  const elsewhere = row({ id: 91, universityId: 91, country: 'USA', field: 'law', selectivity: 7 })
  const kept = rank({
    rows: [...rows, elsewhere],
    person: { ...ROBOTICIST, countries: ['UK', 'USA'] },
    settings: DEFAULT_SETTINGS,
    reach: 'ALL',
    limit: 10,
  })
  expect(kept).toHaveLength(10)
  expect(kept.at(-1)?.programId).toBe(91)
})

test('a programme far below the best is not picked for the mix', () => {
  const near = Array.from({ length: 10 }, (_, place) =>
    row({ id: place + 1, universityId: place, selectivity: 1, tuitionYearUsd: 5000, livingYearUsd: 9000 }),
  )
  const far = row({
    id: 11,
    universityId: 99,
    selectivity: 7,
    field: 'law',
    tuitionYearUsd: 90_000,
    livingYearUsd: 20_000,
  })
  const ranking: Ranking = {
    rows: [...near, far],
    person: { ...ROBOTICIST, countries: ['UK'] },
    settings: { ...DEFAULT_SETTINGS, ambition: 'BOLD' },
    reach: 'ALL',
    limit: 5,
  }
  expect(rank(ranking).map(({ tier }) => tier)).toEqual(Array(5).fill('SAFETY'))
  expect(rank({ ...ranking, limit: 11 })).toHaveLength(11)
})

test('without programmes, or with a limit of 0, nothing is ranked', () => {
  const settings = DEFAULT_SETTINGS
  expect(rank({ rows: [], person: ROBOTICIST, settings, reach: 'ALL', limit: 5 })).toEqual([])
  expect(rank({ rows: [row()], person: ROBOTICIST, settings, reach: 'ALL', limit: 0 })).toEqual([])
  expect(rank({ rows: [row()], person: ROBOTICIST, settings, reach: 'ALL', limit: -1 })).toEqual([])
})

test('a plan without a limit gets at most the ranking’s maximum', () => {
  const rows = Array.from({ length: MOST_RANKED + 100 }, (_, place) =>
    row({ id: place + 1, universityId: place }),
  )
  const ranking = { rows, person: ROBOTICIST, settings: DEFAULT_SETTINGS, reach: 'ALL' as const }
  expect(rank({ ...ranking, limit: Number.POSITIVE_INFINITY })).toHaveLength(MOST_RANKED)
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

test('a single programme is picked', () => {
  fc.assert(
    fc.property(anyRow, only => {
      const kept = rank({
        rows: [{ ...only, isListed: true }],
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
