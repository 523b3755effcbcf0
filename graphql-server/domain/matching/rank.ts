import type { Tier } from '../../generated/prisma/enums.ts'
import type { MatchingProfile } from '../profiles/reading/types.ts'
import { COUNTRIES, IS_LISTED, IS_MBA, IS_SAMPLE, NO_FIELD, type ProgramColumns, rowOf } from './columns.ts'
import { explain } from './reasons.ts'
import {
  prepareYardstick,
  scoreAcademics,
  scoreBudget,
  scoreExperience,
  scoreIntake,
  scoreTests,
  totalOf,
  type Yardstick,
} from './score.ts'
import { TIERS, tierFrom, tierOf, tierQuotas } from './tiers.ts'
import type { Ambition, MatchSettings, ScoredProgram } from './types.ts'

/** The most programmes that are ranked at a time, for any limit. */
export const MOST_RANKED = 500
/** The most programmes of one university. */
export const MOST_OF_ONE_UNIVERSITY = 3
/** How far below the best a programme may score to be picked for the mix of tiers. */
export const MIX_SPREAD = 0.2

type Scoring = { columns: ProgramColumns; profile: MatchingProfile; settings: MatchSettings }

/**
 * Selects the programmes that fit a profile best, with their factors. Candidates are listed programmes of the target
 * degree in the preferred countries within the plan's reach. They are ordered by score, equal scores by id. The
 * selection takes the best programme; then of each tier as many as the ambition asks for, if they score within
 * MIX_SPREAD of the best; then the best of the rest. If all are in one country, the best of another preferred country
 * replaces the last of its tier. There are never more than MOST_OF_ONE_UNIVERSITY of one university.
 *
 * One pass over the columns keeps per tier no more candidates than the limit, at most three of one university. That is
 * enough. Every candidate before a selected one was selected or skipped because its university was full, and a full
 * university has as many selected programmes in other tiers as it has skipped candidates in this one.
 */
export function rankPrograms({
  columns,
  profile,
  settings,
  reach,
  limit,
}: Scoring & {
  reach: 'SAMPLE' | 'ALL'
  limit: number
}): ScoredProgram[] {
  const mine = prepareYardstick(profile, settings)
  const count = Math.max(0, Math.min(Math.floor(limit), MOST_RANKED, columns.length))
  if (count === 0) return []
  const candidates = findCandidates({ columns, mine, reach, count })
  return choose({ ...candidates, columns, count, ambition: settings.ambition }).map(({ row }) =>
    explain({ columns, row, profile, mine }),
  )
}

/**
 * Scores the named programmes, in the order of the ids. Unknown ids are left out. Programmes of any degree and country,
 * and unlisted ones, are scored too: the caller checks what may be shown.
 */
export function scorePrograms({
  columns,
  profile,
  settings,
  programIds,
}: Scoring & { programIds: readonly number[] }): ScoredProgram[] {
  const mine = prepareYardstick(profile, settings)
  return programIds.flatMap(id => {
    const row = rowOf(columns, id)
    return row < 0 ? [] : [explain({ columns, row, profile, mine })]
  })
}

type Candidate = { row: number; total: number; tier: Tier }
type Candidates = {
  /** The best of each preferred country with candidates, best first. */
  leaders: Candidate[]
  /** Best first. */
  byTier: Record<Tier, Candidate[]>
}

function findCandidates({
  columns,
  mine,
  reach,
  count,
}: {
  columns: ProgramColumns
  mine: Yardstick
  reach: 'SAMPLE' | 'ALL'
  count: number
}): Candidates {
  const { length, flags, country, field, universityId } = columns
  const { weights, countries, fields, degree } = mine
  const wanted = degree | IS_LISTED | (reach === 'SAMPLE' ? IS_SAMPLE : 0)
  const mask = IS_MBA | IS_LISTED | (reach === 'SAMPLE' ? IS_SAMPLE : 0)
  const reaches = startList(count)
  const matches = startList(count)
  const safeties = startList(count)
  const leaderRows = new Int32Array(COUNTRIES.length).fill(-1)
  const leaderTotals = new Float64Array(COUNTRIES.length).fill(-1)
  /** Scores up to this enter no list. */
  let floor = -1
  for (let row = 0; row < length; row += 1) {
    if (((flags[row] ?? 0) & mask) !== wanted) continue
    const place = country[row] ?? 0
    const countryScore = countries[place] ?? -1
    if (countryScore < 0) continue
    const fieldScore = fields[field[row] ?? NO_FIELD] ?? Number.NaN
    const budgetScore = scoreBudget(mine, columns, row)
    // The upper bound with a perfect rest. Most programmes are skipped here, before grades and tests are compared.
    const most = totalOf(weights, 1, countryScore, fieldScore, 1, 1, 1, budgetScore, 1)
    if (most <= floor && most <= (leaderTotals[place] ?? 0)) continue
    const academics = scoreAcademics(mine, columns, row)
    const tests = scoreTests(mine, columns, row)
    const experience = scoreExperience(mine, columns, row)
    const total = totalOf(
      weights,
      1,
      countryScore,
      fieldScore,
      academics,
      tests,
      experience,
      budgetScore,
      scoreIntake(mine, columns, row),
    )
    if (total > (leaderTotals[place] ?? 0)) {
      leaderTotals[place] = total
      leaderRows[place] = row
    }
    // Rows are in the order of their ids: a score equal to the last of a full list comes after it.
    if (total <= floor) continue
    const tier = tierFrom(mine, columns, row, academics, tests, experience)
    const list = tier === 'MATCH' ? matches : tier === 'REACH' ? reaches : safeties
    if (total <= floorOf(list)) continue
    insert(list, total, row, universityId[row] ?? 0)
    floor = Math.min(floorOf(reaches), floorOf(matches), floorOf(safeties))
  }
  const leaders: Candidate[] = []
  for (const [place, row] of leaderRows.entries())
    if (row >= 0) leaders.push({ row, total: leaderTotals[place] ?? 0, tier: tierOf(mine, columns, row) })
  return {
    leaders: leaders.sort(byTotal),
    byTier: {
      REACH: entriesOf(reaches, 'REACH'),
      MATCH: entriesOf(matches, 'MATCH'),
      SAFETY: entriesOf(safeties, 'SAFETY'),
    },
  }
}

/** The best candidates so far, in order, at most `capacity`. */
type BestList = {
  capacity: number
  length: number
  totals: Float64Array
  rows: Int32Array
  universities: Int32Array
}

function startList(capacity: number): BestList {
  const size = capacity + 1
  return {
    capacity,
    length: 0,
    totals: new Float64Array(size),
    rows: new Int32Array(size),
    universities: new Int32Array(size),
  }
}

/** The threshold: a candidate must score more than this. */
function floorOf(list: BestList): number {
  return list.length < list.capacity ? -1 : (list.totals[list.length - 1] ?? 0)
}

/** Adds a candidate. Removes the last one, or the lowest of its university if that has three already. */
function insert(list: BestList, total: number, row: number, university: number): void {
  const { totals, rows, universities } = list
  let ofUniversity = 0
  let least = -1
  for (let place = 0; place < list.length; place += 1)
    if (universities[place] === university) {
      ofUniversity += 1
      least = place
    }
  if (ofUniversity >= MOST_OF_ONE_UNIVERSITY) {
    if (total <= (totals[least] ?? 0)) return
    shift(list, least + 1, least)
    list.length -= 1
  }
  let low = 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((totals[middle] ?? 0) >= total) low = middle + 1
    else high = middle
  }
  shift(list, low, low + 1)
  totals[low] = total
  rows[low] = row
  universities[low] = university
  list.length = Math.min(list.length + 1, list.capacity)
}

/** Moves all entries between two positions by one. */
function shift({ totals, rows, universities, length }: BestList, from: number, to: number): void {
  totals.copyWithin(to, from, length)
  rows.copyWithin(to, from, length)
  universities.copyWithin(to, from, length)
}

function entriesOf({ length, rows, totals }: BestList, tier: Tier): Candidate[] {
  return Array.from({ length }, (_, place) => ({ row: rows[place] ?? 0, total: totals[place] ?? 0, tier }))
}

/** Best first. Rows are in the order of their ids. */
function byTotal(a: Candidate, b: Candidate): number {
  return b.total - a.total || a.row - b.row
}

function choose({
  leaders,
  byTier,
  columns: { universityId, country },
  count,
  ambition,
}: Candidates & { columns: ProgramColumns; count: number; ambition: Ambition }): Candidate[] {
  const [best] = leaders
  if (!best) return []
  const least = best.total - MIX_SPREAD
  const chosen = new Map<number, Candidate>()
  const ofUniversity = new Map<number, number>()
  const take = (candidate: Candidate): boolean => {
    const university = universityId[candidate.row] ?? 0
    const taken = ofUniversity.get(university) ?? 0
    if (chosen.size >= count || chosen.has(candidate.row) || taken >= MOST_OF_ONE_UNIVERSITY) return false
    chosen.set(candidate.row, candidate)
    ofUniversity.set(university, taken + 1)
    return true
  }

  take(best)
  const quotas = tierQuotas(ambition, count)
  for (const tier of TIERS) {
    let missing = quotas[tier] - (tier === best.tier ? 1 : 0)
    for (const candidate of byTier[tier]) {
      if (missing <= 0 || candidate.total < least) break
      if (take(candidate)) missing -= 1
    }
  }
  for (const candidate of TIERS.flatMap(tier => byTier[tier]).sort(byTotal)) take(candidate)

  const kept = [...chosen.values()].sort(byTotal)
  const other = leaders[1]
  if (!other || count < 2 || kept.some(({ row }) => country[row] !== country[best.row])) return kept
  const replaced = kept.length < count ? undefined : (leastOf(kept, other.tier) ?? kept.at(-1))
  return [...kept.filter(candidate => candidate !== replaced), other].sort(byTotal)
}

/** The last candidate of a tier, never the best of all. */
function leastOf(kept: readonly Candidate[], tier: Tier): Candidate | undefined {
  return kept.slice(1).findLast(candidate => candidate.tier === tier)
}
