import type { Country, Tier } from '../../generated/prisma/enums.ts'
import { FIELDS, fieldMentionsIn } from '../catalogue/fields.ts'
import type { MatchingProfile } from '../profiles/reading/types.ts'
import { COUNTRIES, IS_LISTED, IS_MBA, IS_SAMPLE, type ProgramColumns, rowOf } from './columns.ts'
import { UNFUNDED } from './funding.ts'
import { MOST_PREFERRED, preferencesOf } from './preferences.ts'
import { AS_ITS_CLASS, ASIDE, IN_FIELD, IN_TITLE, NEAR, PLAIN, SECOND_CHOICE } from './rateSubjects.ts'
import { costsOf, explain } from './reasons.ts'
import {
  affordability,
  BAND_COUNT,
  BARELY_AFFORDABLE,
  budgetFor,
  costOf,
  HARDLY_AFFORDABLE,
  isClosed,
  isUnsureLanguage,
  lacksRequiredTest,
  NEARLY_AFFORDABLE,
  prepareYardstick,
  scoreAcademics,
  scoreBudget,
  scoreExperience,
  scoreIntake,
  scoreSelectivity,
  scoreTests,
  subjectClassOf,
  totalOf,
  UNAFFORDABLE,
  type Yardstick,
} from './score.ts'
import { MOST_FIELDS } from './subjects.ts'
import { isBelowMinimum, isGradeHopeless, isPercentileHopeless, TIERS, tierOf, tierQuotas } from './tiers.ts'
import {
  type Ambition,
  type Elsewhere,
  FACTOR_KINDS,
  type LeftOut,
  type MatchGap,
  type MatchList,
  type MatchSettings,
  type RankedProgram,
  type ScoredProgram,
  type ShortTen,
  type Unfound,
} from './types.ts'
import { wishLimits } from './wishLimits.ts'

/** The most programmes that are ranked at a time, for any limit. */
export const MOST_RANKED = 1000
/** Matches are chosen ten at a time: each ten has its mix of tiers and countries. */
export const TEN = 10
/** The most programmes of one university in a ten. */
const MOST_OF_ONE_UNIVERSITY = 2
/** How far below the best a programme may score to be chosen for the mix of tiers or countries. */
export const MIX_SPREAD = 0.3
/** How far a cost is from the budget: up to 5, 10 and 30 % over, two and a half times as much, and beyond. */
const AFFORDABLE = 0
const SOMEWHAT_OVER = 1
const OVER = 2
const FAR_OVER = 3
const BEYOND = 4

/** Unknown tuition counts as what is usual; what is unknown beyond that is affordable. */
function costLevelOf(mine: Yardstick, columns: ProgramColumns, row: number): number {
  const isEstimated = mine.funding !== 'FULL' && (columns.tuitionYearUsd[row] ?? -1) < 0
  const score = isEstimated
    ? affordability(budgetFor(mine, columns, row), costOf(mine, columns, row))
    : scoreBudget(mine, columns, row)
  // Most are within the budget, or unknown.
  if (!(score < NEARLY_AFFORDABLE)) return AFFORDABLE
  if (score >= BARELY_AFFORDABLE) return SOMEWHAT_OVER
  if (score >= HARDLY_AFFORDABLE) return OVER
  return score >= UNAFFORDABLE ? FAR_OVER : BEYOND
}

/** From here on a cost is over the budget. */
const SLIGHTLY_OVER = 1.03
/** What costs more than this is in no first ten, where no scholarship is hoped for. */
const MOST_OVER = 1.5

type Scoring = { columns: ProgramColumns; profile: MatchingProfile; settings: MatchSettings }

export type Ranking = {
  programs: RankedProgram[]
  /** Preferred countries without a programme in the fields of interest, in the order of preference. */
  gaps: MatchGap[]
  /** Why the first ten has fewer than were asked for; null where it is full, and where there is nothing at all. */
  short: ShortTen | null
  /** What the person named and no title has. */
  unfound: Unfound
  /** Where no preferred country has anything within the budget: others that have. */
  elsewhere: readonly Elsewhere[]
}

/**
 * Chooses the programmes for a profile as a counsellor would list them. Candidates are listed programmes of the target
 * degree in the preferred countries within the plan's reach, in a field of interest, whose known prerequisites are met.
 * Programmes in near fields follow after the first ten, in countries that have some in the field; in others they are
 * left out unless `includeNear` asks for them. A first ten has fewer than ten where fewer are in the field, suit the
 * person and are near their budget.
 *
 * They are chosen ten at a time. Each ten has reach, match and safety programmes by ambition and countries by the order
 * of preference, as far as there are good ones, and at most MOST_OF_ONE_UNIVERSITY of one university, of variants of one
 * course one. In a ten the tiers follow each other from Reach to Safety, and within a tier what is taught in a known
 * language comes first, then the better subject, then the better fit. Of those that answer the subject alike, programmes
 * that counsellors know are chosen first.
 * Programmes that fit exactly alike are said to be ties; what orders them means nothing (`shuffled`).
 */
export function rankPrograms({
  columns,
  profile,
  settings,
  reach,
  limit,
  includeNear = false,
}: Scoring & {
  reach: 'SAMPLE' | 'ALL'
  limit: number
  includeNear?: boolean
}): Ranking {
  const mine = prepareYardstick(profile, settings, columns)
  const count = Math.max(0, Math.min(Math.floor(limit), MOST_RANKED))
  const { candidates, gaps, unfound } = findCandidates({ columns, mine, profile, reach, includeNear })
  const isRuledOut = wishLimits(columns, profile, mine)
  const pool = readPool({ candidates, columns, mine, gaps, isRuledOut, profile })
  const chosen = chooseTens({
    ...{ pool, count, includeNear },
    countries: profile.countries,
    ambition: settings.ambition,
  })
  const programs = chosen.map(({ row, place, list }) => ({
    ...explain({ columns, row, profile, mine }),
    ties: candidates.tiesOf(place),
    list,
  }))
  const empty = new Set(gaps.map(({ country }) => country))
  const first = new Set(chosen.filter(({ list }) => list === 'FIRST').map(({ place }) => place))
  const firstTen = first.size
  const isShort = pool.length > 0 && firstTen < Math.min(TEN, count)
  const short = isShort
    ? {
        ...leftOut(pool, first),
        shown: firstTen,
        countries: profile.countries.filter(country => !empty.has(country)),
      }
    : null
  const known = [...gaps, ...costGaps({ pool, columns, mine, countries: profile.countries })]
  const left =
    firstTen > 0 && count >= TEN ? leftGaps({ pool, first, known, countries: profile.countries }) : []
  const isAllDear = profile.countries.every(code =>
    known.some(({ country, cost }) => country === code && cost !== null),
  )
  return {
    programs,
    gaps: [...known, ...left],
    short,
    unfound,
    elsewhere:
      isAllDear || (short !== null && firstTen < ENOUGH_OF_A_TEN)
        ? elsewhereOf({ columns, mine, reach })
        : [],
  }
}

/** The other countries with programmes of the field within the budget and open to the person, the one with most first. */
function elsewhereOf({
  columns,
  mine,
  reach,
}: {
  columns: ProgramColumns
  mine: Yardstick
  reach: 'SAMPLE' | 'ALL'
}): Elsewhere[] {
  const counts = new Int32Array(COUNTRIES.length)
  const mask = IS_MBA | IS_LISTED | (reach === 'SAMPLE' ? IS_SAMPLE : 0)
  const wanted = mine.degree | (mask & ~IS_MBA)
  for (let row = 0; row < columns.length; row += 1) {
    const country = columns.country[row] ?? 0
    const isWanted =
      ((columns.flags[row] ?? 0) & mask) === wanted &&
      (mine.countries[country] ?? -1) < 0 &&
      subjectClassOf(mine, columns, row) > NEAR &&
      mine.subjects.isLoose[columns.subject[row] ?? 0] !== 1 &&
      !isClosed(mine, columns, row) &&
      !isUnsureLanguage(mine, columns, row) &&
      isWithinMoney(mine, columns, row) &&
      !isBelowMinimum(mine, columns, row)
    if (isWanted) counts[country] = (counts[country] ?? 0) + 1
  }
  return COUNTRIES.map((country, place) => ({ country, programs: counts[place] ?? 0 }))
    .filter(({ programs }) => programs > 0)
    .sort((a, b) => b.programs - a.programs)
    .slice(0, MOST_ELSEWHERE)
}

/** For who needs full funding, what is free or usually paid; without a known budget nothing is said to be within it. */
function isWithinMoney(mine: Yardstick, columns: ProgramColumns, row: number): boolean {
  if (mine.funding === 'FULL') return scoreBudget(mine, columns, row) >= NEARLY_AFFORDABLE
  return costOf(mine, columns, row) <= budgetFor(mine, columns, row)
}

/** So many other countries are named. */
const MOST_ELSEWHERE = 3

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
  const mine = prepareYardstick(profile, settings, columns)
  return programIds.flatMap(id => {
    const row = rowOf(columns, id)
    return row < 0 ? [] : [explain({ columns, row, profile, mine })]
  })
}

/** Candidates in order: by rank, then by fit. A place is an index in this order. */
type Candidates = {
  length: number
  row(place: number): number
  /** The weighted sum, 0 to 1. */
  total(place: number): number
  rank(place: number): number
  tiesOf(place: number): number
}

/**
 * The ranks in which candidates are chosen. A title that names the subject comes before others of the field, and a
 * programme that counsellors know before one of which only a list says that it exists: of such a programme nobody can say
 * whether it still runs, for whom, or how hard it is to get in. A niche that nobody named comes after plain titles, and
 * programmes whose language of teaching is unknown after all of these, unless the person speaks the country's.
 */
const ONLY_NEAR = 0
const LOOSE = 1
const UNSURE = 3
const ASIDE_RANK = 4
const LISTED = 5
const LISTED_TITLE_OR_KNOWN = 6
const KNOWN_TITLE = 7

function rankOf(
  subject: number,
  {
    isLoose,
    isKnown,
    isUnsure,
    isBesideWish,
    standing,
  }: { isLoose: boolean; isKnown: boolean; isUnsure: boolean; isBesideWish: boolean; standing: number },
): number {
  if (subject <= NEAR) return ONLY_NEAR
  if (isLoose) return LOOSE + Number(isKnown)
  if (isUnsure) return UNSURE
  const isTitled = subject === IN_TITLE
  if (standing === ASIDE) return isTitled && isKnown ? LISTED : ASIDE_RANK
  if (standing === PLAIN) return LISTED + Number(isKnown)
  // What has nothing of the specialism that was named comes after every title that names it, however well known.
  return LISTED + Number(isTitled && standing !== SECOND_CHOICE) + Number(isKnown && !isBesideWish)
}

/** Sums are compared to this many bits: what differs less is equal. */
const SUM_BITS = 2 ** 27
const MOST_ROWS = 2 ** 22

function findCandidates({
  columns,
  mine,
  profile,
  reach,
  includeNear,
}: {
  columns: ProgramColumns
  mine: Yardstick
  profile: MatchingProfile
  reach: 'SAMPLE' | 'ALL'
  includeNear: boolean
}): { candidates: Candidates; gaps: MatchGap[]; unfound: Unfound } {
  const { length, flags, country } = columns
  const { weights, countries, degree, subjects } = mine
  const wanted = degree | IS_LISTED | (reach === 'SAMPLE' ? IS_SAMPLE : 0)
  const mask = IS_MBA | IS_LISTED | (reach === 'SAMPLE' ? IS_SAMPLE : 0)
  const isFieldCounted = (weights[2] ?? 0) > 0
  const inField = new Int32Array(COUNTRIES.length)
  const near = new Int32Array(COUNTRIES.length)
  const closed = new Int32Array(COUNTRIES.length)
  const keys = new Float64Array(length)
  let found = 0
  let openWishes = 0
  let closedWishes = 0
  for (let row = 0; row < length; row += 1) {
    if (((flags[row] ?? 0) & mask) !== wanted) continue
    const place = country[row] ?? 0
    const countryScore = countries[place] ?? -1
    if (countryScore < 0) continue
    const subject = isFieldCounted ? subjectClassOf(mine, columns, row) : IN_FIELD
    if (subject < NEAR) continue
    const wishes = subjects.wishBits[columns.subject[row] ?? 0] ?? 0
    if (isClosed(mine, columns, row)) {
      closedWishes |= wishes
      if (subject > NEAR) closed[place] = (closed[place] ?? 0) + 1
      continue
    }
    openWishes |= wishes
    if (subject === NEAR) near[place] = (near[place] ?? 0) + 1
    else inField[place] = (inField[place] ?? 0) + 1
    const total = totalOf(
      weights,
      1,
      countryScore,
      subjects.scores[columns.subject[row] ?? 0] ?? Number.NaN,
      scoreAcademics(mine, columns, row),
      scoreTests(mine, columns, row),
      scoreExperience(mine, columns, row),
      scoreBudget(mine, columns, row),
      scoreIntake(mine, columns, row),
      scoreSelectivity(columns, row),
    )
    // The cap of a near subject would make them all alike: they are ordered by what they score without it.
    const isLoose = isFieldCounted && subjects.isLoose[columns.subject[row] ?? 0] === 1
    const isUnsure = isUnsureLanguage(mine, columns, row)
    const isKnown = (columns.ownSelectivity[row] ?? 0) > 0
    const isBesideWish = isFieldCounted && subjects.lacksSpecialism[columns.subject[row] ?? 0] === 1
    const standing = isFieldCounted ? (subjects.standing[columns.subject[row] ?? 0] ?? 0) : AS_ITS_CLASS
    const rank = rankOf(subject, { isLoose, isKnown, isUnsure, isBesideWish, standing })
    keys[found] = (rank * SUM_BITS + Math.round(total * (SUM_BITS - 1))) * MOST_ROWS + row
    found += 1
  }
  const gaps = profile.countries.flatMap(code => {
    const place = COUNTRIES.indexOf(code)
    const others = { near: near[place] ?? 0, closed: closed[place] ?? 0 }
    return (inField[place] ?? 0) > 0 ? [] : [{ country: code, ...others, cost: null, left: null }]
  })
  const isOffered = (key: number) =>
    includeNear || rankIn(key) > ONLY_NEAR || (inField[country[rowIn(key)] ?? 0] ?? 0) > 0
  const offered = keys.subarray(0, found).filter(isOffered).sort().reverse()
  shuffleTies(offered, columns)
  // An MBA teaches all of a business, whatever its emphasis.
  const left =
    degree === IS_MBA || !isFieldCounted
      ? []
      : subjects.wishes
          .map((typed, wish) => ({ typed, bit: 1 << wish }))
          .filter(({ typed }) => isNamedAlone(typed, profile.subjectWords ?? ''))
  const unfound = {
    unknown: left.filter(({ bit }) => ((openWishes | closedWishes) & bit) === 0).map(({ typed }) => typed),
    closed: left
      .filter(({ bit }) => (openWishes & bit) === 0 && (closedWishes & bit) !== 0)
      .map(({ typed }) => typed),
  }
  return { candidates: candidatesOf(offered), gaps, unfound }
}

/** Whether a wish is one subject and no list of them, by a word that the taxonomy knows. */
function isNamedAlone(typed: string, words: string): boolean {
  if (!words.replaceAll(/\s+/g, ' ').includes(typed)) return false
  return !LISTING.test(typed) && fieldMentionsIn(typed).some(({ isGeneral }) => !isGeneral)
}

const LISTING = /\b(?:and|or|with|in|ya|mostly|msc?|ma)\b|[&+/]/i

const rowIn = (key: number) => key % MOST_ROWS
const fitIn = (key: number) => Math.floor(key / MOST_ROWS)
const rankIn = (key: number) => Math.floor(fitIn(key) / SUM_BITS)

function candidatesOf(keys: Float64Array): Candidates {
  return {
    length: keys.length,
    row: place => rowIn(keys[place] ?? 0),
    total: place => (fitIn(keys[place] ?? 0) % SUM_BITS) / (SUM_BITS - 1),
    rank: place => rankIn(keys[place] ?? 0),
    tiesOf(place) {
      const fit = fitIn(keys[place] ?? 0)
      let first = place
      let last = place
      while (first > 0 && fitIn(keys[first - 1] ?? 0) === fit) first -= 1
      while (last < keys.length - 1 && fitIn(keys[last + 1] ?? 0) === fit) last += 1
      return last - first
    },
  }
}

/** Orders equal candidates by a number that means nothing: ids follow countries and alphabets. */
function shuffleTies(keys: Float64Array, { programId }: ProgramColumns): void {
  const mixed = (key: number) => shuffled(programId[rowIn(key)] ?? 0)
  for (let from = 0; from < keys.length; ) {
    let to = from + 1
    while (to < keys.length && fitIn(keys[to] ?? 0) === fitIn(keys[from] ?? 0)) to += 1
    if (to - from > 1) {
      const tied = [...keys.subarray(from, to)].sort((a, b) => mixed(a) - mixed(b))
      keys.set(tied, from)
    }
    from = to
  }
}

/** A fixed number for each id, without any order (a multiplicative hash). */
function shuffled(id: number): number {
  return Math.imul(id ^ (id >>> 7), 0x9e3779b1) >>> 0
}

type Chosen = { place: number; row: number; tier: Tier }
type Listed = Chosen & { list: MatchList }

/** The preferred countries in which everything costs clearly more than the budget, with the least that is known. */
function costGaps({
  pool,
  columns,
  mine,
  countries,
}: {
  pool: Pool
  columns: ProgramColumns
  mine: Yardstick
  countries: readonly Country[]
}): MatchGap[] {
  if (!isMoneyCounted(mine) || mine.funding === 'FULL') return []
  const leasts = new Float64Array(COUNTRIES.length).fill(Number.POSITIVE_INFINITY)
  const isAffordable = new Uint8Array(COUNTRIES.length)
  for (let place = 0; place < pool.length; place += 1) {
    if (pool.isMain[place] === 0) continue
    const country = pool.countries[place] ?? 0
    if (pool.costLevels[place] === AFFORDABLE) isAffordable[country] = 1
    else leasts[country] = Math.min(leasts[country] ?? 0, costOf(mine, columns, pool.rows[place] ?? 0))
  }
  return countries.flatMap(code => {
    const place = COUNTRIES.indexOf(code)
    const leastUsd = leasts[place] ?? Number.POSITIVE_INFINITY
    return isAffordable[place] === 1 || !Number.isFinite(leastUsd)
      ? []
      : [{ ...NO_GAP, country: code, cost: costsOf(mine, { country: place, leastUsd }) }]
  })
}

const NO_GAP = { near: 0, closed: 0, cost: null, left: null }

/** The preferred countries that have none in the first ten, for other reasons than `known` says. */
function leftGaps({
  pool,
  first,
  known,
  countries,
}: {
  pool: Pool
  first: ReadonlySet<number>
  known: readonly MatchGap[]
  countries: readonly Country[]
}): MatchGap[] {
  const said = new Set(known.map(({ country }) => country))
  const shown = new Set([...first].map(place => pool.countries[place]))
  return countries.flatMap(code => {
    const country = COUNTRIES.indexOf(code)
    if (said.has(code) || shown.has(country)) return []
    const left = leftOut(pool, first, country)
    return left.dear + left.unsuited + left.near === 0 ? [] : [{ ...NO_GAP, country: code, left }]
  })
}

/** How many candidates are not in the first ten, by the first reason of each. Variants of a course in it have none. */
function leftOut(pool: Pool, first: ReadonlySet<number>, country: number | null = null): LeftOut {
  const left = { dear: 0, unsuited: 0, near: 0, isFunding: pool.isFunding }
  const lastAnswering = pool.rankEnds[UNSURE] ?? 0
  for (let place = 0; place < pool.length; place += 1) {
    if (first.has(place) || (country !== null && pool.countries[place] !== country)) continue
    if (pool.isMain[place] === 0 || place >= lastAnswering) left.near += 1
    else if ((pool.costLevels[place] ?? 0) > AFFORDABLE) left.dear += 1
    else if (!pool.isSuited(place)) left.unsuited += 1
  }
  return left
}

function isMoneyCounted({ weights }: Yardstick): boolean {
  return (weights[FACTOR_KINDS.indexOf('BUDGET')] ?? 0) > 0
}

function chooseTens({
  pool,
  countries,
  count,
  ambition,
  includeNear,
}: {
  pool: Pool
  countries: readonly Country[]
  count: number
  ambition: Ambition
  includeNear: boolean
}): Listed[] {
  const chosen: Listed[] = []
  const add = (ten: readonly Chosen[], list: MatchList) =>
    chosen.push(...ten.slice(0, count - chosen.length).map(one => ({ ...one, list })))
  const ten = (isFirst: boolean) => {
    const size = Math.min(TEN, count - chosen.length)
    return chooseTen({ pool, countries, size, ambition, isFirst, includeNear })
  }
  if (count > 0) add(ten(true), 'FIRST')
  if (chosen.length < count) add(chooseOver(pool, countries, chosen.length === 0), 'OVER_BUDGET')
  // Too few universities for a ten: somebody who gets no more than ten gets no third of one.
  while (count > TEN && chosen.length < count) {
    const further = ten(false)
    if (further.length === 0) break
    add(further, 'FURTHER')
  }
  return chosen
}

/**
 * What would be in a first ten and costs up to three tenths more than the budget, at most ten, the better fit first. Where
 * there is none of these and nothing is within the money (`isOnly`), the few that cost least, as far as somebody could find
 * the rest.
 */
function chooseOver(pool: Pool, countries: readonly Country[], isOnly: boolean): Chosen[] {
  if (pool.isFunding) return []
  const end = pool.rankEnds[UNSURE] ?? 0
  const { isTaken, rows, isMain, countries: countryAt } = pool
  const chosen: Chosen[] = []
  const admits = limitsOfATen(pool)
  const left = new Map<number, number>()
  const isOffered = (place: number, least: number, most: number) => {
    const level = pool.costLevels[place] ?? AFFORDABLE
    return (
      isTaken[place] === 0 && isMain[place] === 1 && level >= least && level <= most && pool.isSuited(place)
    )
  }
  const take = (place: number) => {
    if (!admits(place)) return
    isTaken[place] = 1
    left.set(countryAt[place] ?? 0, (left.get(countryAt[place] ?? 0) ?? 0) + 1)
    chosen.push({ place, row: rows[place] ?? 0, tier: pool.tier(place) })
  }
  const share = Math.ceil(TEN / Math.max(1, countries.length))
  for (const mostOfOne of [share, TEN])
    for (let place = 0; place < end && chosen.length < TEN; place += 1)
      if (isOffered(place, SOMEWHAT_OVER, OVER) && (left.get(countryAt[place] ?? 0) ?? 0) < mostOfOne)
        take(place)
  if (isOnly && chosen.length === 0)
    for (let taken = 0; taken < LEAST_OF_A_TEN; taken += 1) {
      let cheapest: number | null = null
      for (let place = 0; place < end; place += 1)
        if (
          isOffered(place, FAR_OVER, FAR_OVER) &&
          pool.isPayable(place) &&
          (cheapest === null || pool.cost(place) < pool.cost(cheapest))
        )
          cheapest = place
      if (cheapest !== null) take(cheapest)
    }
  return chosen.sort((a, b) => a.place - b.place)
}

/** Whether another programme may be in the same ten: at most two of a university, each course and joint degree once. */
function limitsOfATen(pool: Pool): (place: number) => boolean {
  const ofUniversity = new Map<number, number[]>()
  const jointNames = new Set<string>()
  return place => {
    const university = pool.universities[place] ?? 0
    const others = ofUniversity.get(university) ?? []
    const course = pool.courses[place] ?? 0
    if (others.length >= MOST_OF_ONE_UNIVERSITY || others.includes(course)) return false
    const joint = pool.jointName(place)
    if (joint !== null && jointNames.has(joint)) return false
    if (joint !== null) jointNames.add(joint)
    ofUniversity.set(university, [...others, course])
    return true
  }
}

/** Candidates in order, with what choosing asks of them: one entry a place in each array. */
type Pool = {
  length: number
  rows: Int32Array
  totals: Float64Array
  /** Classes of subjects. */
  subjects: Uint8Array
  /** Indices in COUNTRIES. */
  countries: Uint8Array
  universities: Int32Array
  /** The same number for variants of one course (`Subjects.courses`). */
  courses: Int32Array
  /** 1 where it is in the field, or near in a country that has nothing in the field. */
  isMain: Uint8Array
  /** 1 where it is near, and completes a short list. */
  isClose: Uint8Array
  /** 1 where it is of another kind than the person named, in their first field and in no niche of it. */
  isOtherKind: Uint8Array
  /** 1 where its title has a word of what the person named: only then it completes a short list. */
  sharesWord: Uint8Array
  /** 1 where its language of teaching is to be checked. */
  isUnsure: Uint8Array
  /** AFFORDABLE, SOMEWHAT_OVER, OVER, FAR_OVER or BEYOND. */
  costLevels: Uint8Array
  /** Which of the person's wishes its title names, one bit each, where it is in the field. */
  wishes: Uint8Array
  /** How well it meets what the person would rather have (`Preferences.of`). */
  preferences: Uint8Array
  /** Whether they would rather have anything. */
  isPreferring: boolean
  /** 1 where its students are paid, or usually are. */
  isFunded: Uint8Array
  /** How many wishes there are. */
  wishCount: number
  /** Whether levels of cost say what is funded. */
  isFunding: boolean
  /** The level of cost up to which a first ten takes what suits: higher where a scholarship is hoped for. */
  mostCost: number
  /** Where each rank ends: candidates of it and of higher ranks are before this place. */
  rankEnds: Int32Array
  /** 1 where one is chosen. */
  isTaken: Uint8Array
  /** No candidate before this place is left. */
  first: number
  tier(place: number): Tier
  /** The name of a degree that several universities award together, as far as its title says so; else null. */
  jointName(place: number): string | null
  /** What it costs of what the budget is for, in US dollars. */
  cost(place: number): number
  /** Whether it costs more than the budget, so that it is said. */
  isOver(place: number): boolean
  /** Whether somebody could find what is missing: half of the budget again, or a scholarship that they hope for. */
  isPayable(place: number): boolean
  /** Whether a counsellor would name it to this person at all: see `suits`. */
  isSuited(place: number): boolean
  /** The same for what hangs on a scholarship, however easy it is to get in. */
  isSuitedIfFunded(place: number): boolean
  /** The same for what asks for a test that the person does not have. */
  isSuitedIfTested(place: number): boolean
}

/** A pool before it is known whom its candidates suit. */
type PoolAsRead = Omit<Pool, 'isSuited' | 'isSuitedIfFunded' | 'isSuitedIfTested'>

/** Bands of selectivity around a person's own one: how far under it a Safety may be, and how far over it a Reach. */
const SAFETY_SPAN = 3
/** The same for somebody whose own band is one of the two highest, and for an MBA, whose worth is the school's name. */
const STRONG = { from: 6, safetySpan: 2 }
const REACH_SPAN = 3
/** A person's own band is the highest in or above which so many programmes are no Reach. */
const LEAST_WITHIN_REACH = 3
/** So many of the first candidates say what a person's band is. */
const MOST_SAMPLED = 300
/** What costs more than the budget is taken until a first ten has so many. */
const ENOUGH_OF_A_TEN = 6
/** What it is worth that students are paid, where nothing in a country is within the money. */
const FUNDED_WORTH = 0.2
/** So many of a first ten are left to what answers best, whatever else was named. */
const LEAST_WITHOUT_WISH = 4
/** Other parts of the field complete a first ten up to so many; near fields up to ENOUGH_OF_A_TEN. */
const MOST_WITH_PARTS = 8
/**
 * Where nothing answers, and where near programmes are asked for, a first ten has at least so many of what there is: near
 * the field, unsuited, or beyond the budget.
 */
const LEAST_OF_A_TEN = 3
/**
 * Indian MBAs of this length follow a bachelor's; who has worked longer than this is not at home there. With a GMAT the
 * courses of one year, which ask for work, are open instead.
 */
const BEGINNERS = { months: 20, mostWorkYears: 7, mostWithGmat: 3.9 }
const INDIA = COUNTRIES.indexOf('INDIA')

/** The band that is a person's own among the candidates; 0 where there are too few. */
function ownBandOf(pool: PoolAsRead, { selectivity }: ProgramColumns): number {
  const counts = new Int32Array(BAND_COUNT + 1)
  for (let place = 0, sampled = 0; place < pool.length && sampled < MOST_SAMPLED; place += 1) {
    if (pool.isMain[place] === 0 || (pool.costLevels[place] ?? 0) > OVER) continue
    sampled += 1
    const band = Math.max(0, selectivity[pool.rows[place] ?? 0] ?? 0)
    if (pool.tier(place) !== 'REACH') counts[band] = (counts[band] ?? 0) + 1
  }
  let within = 0
  for (let band = BAND_COUNT; band > 0; band -= 1) {
    within += counts[band] ?? 0
    if (within >= LEAST_WITHIN_REACH) return band
  }
  return 0
}

/**
 * Whether a programme suits a person: it asks for no better grade, English or percentile than theirs, is no Safety far under and no Reach far over their own band, and no course for beginners after many years
 * of work. Others follow after the first ten, unless that has too few.
 */
function suits(
  {
    pool,
    columns,
    mine,
    ownBand,
  }: {
    pool: PoolAsRead
    columns: ProgramColumns
    mine: Yardstick
    ownBand: number
  },
  place: number,
): boolean {
  const row = pool.rows[place] ?? 0
  if (isBelowMinimum(mine, columns, row) || isPercentileHopeless(mine, columns, row)) return false
  const isForBeginners =
    columns.country[row] === INDIA &&
    mine.degree === IS_MBA &&
    (columns.durationMonths[row] ?? 0) >= BEGINNERS.months
  const mostWorkYears = mine.gmat > 0 && !(mine.cat > 0) ? BEGINNERS.mostWithGmat : BEGINNERS.mostWorkYears
  if (isForBeginners && mine.workYears > mostWorkYears) return false
  const tier = pool.tier(place)
  if (tier === 'REACH' && isGradeHopeless(mine, columns, row)) return false
  const band = columns.selectivity[row] ?? 0
  if (band <= 0 || ownBand === 0) return true
  const isStrict = ownBand >= STRONG.from || mine.degree === IS_MBA
  if (tier === 'SAFETY') return band >= ownBand - (isStrict ? STRONG.safetySpan : SAFETY_SPAN)
  return tier === 'MATCH' || band <= ownBand + REACH_SPAN
}

function readPool({
  candidates,
  columns,
  mine,
  gaps,
  isRuledOut,
  profile,
}: {
  candidates: Candidates
  columns: ProgramColumns
  mine: Yardstick
  gaps: readonly MatchGap[]
  /** Whether it is against what the person said, by its row. */
  isRuledOut: (row: number) => boolean
  profile: MatchingProfile
}): Pool {
  const { length } = candidates
  const gapCountries = new Set(gaps.map(({ country }) => COUNTRIES.indexOf(country)))
  const rows = new Int32Array(length)
  const totals = new Float64Array(length)
  const subjects = new Uint8Array(length)
  const countries = new Uint8Array(length)
  const universities = new Int32Array(length)
  const courses = new Int32Array(length)
  const isMain = new Uint8Array(length)
  const isClose = new Uint8Array(length)
  const isUnsure = new Uint8Array(length)
  const isOtherKind = new Uint8Array(length)
  const sharesWord = new Uint8Array(length)
  const costLevels = new Uint8Array(length)
  const wishes = new Uint8Array(length)
  const preferences = new Uint8Array(length)
  const preferred = preferencesOf(columns, profile)
  const isFunded = new Uint8Array(length)
  const rankEnds = new Int32Array(KNOWN_TITLE + 1)
  const firstField = FIELDS.findIndex(({ code }) => code === profile.fields[0]?.code)
  const isCounted = isMoneyCounted(mine)
  for (let place = 0; place < length; place += 1) {
    const row = candidates.row(place)
    const country = columns.country[row] ?? 0
    const rank = candidates.rank(place)
    rankEnds.fill(place + 1, 0, rank + 1)
    rows[place] = row
    totals[place] = candidates.total(place)
    subjects[place] = subjectClassOf(mine, columns, row)
    countries[place] = country
    universities[place] = columns.universityId[row] ?? 0
    courses[place] = columns.subjects.courses[columns.subject[row] ?? 0] ?? 0
    isMain[place] = Number(rank > ONLY_NEAR || gapCountries.has(country))
    isClose[place] = mine.subjects.isClose[columns.subject[row] ?? 0] ?? 0
    isOtherKind[place] = Number(
      subjects[place] === IN_FIELD &&
        columns.subjects.fields[(columns.subject[row] ?? 0) * MOST_FIELDS] === firstField &&
        mine.subjects.isLoose[columns.subject[row] ?? 0] === 1 &&
        mine.subjects.standing[columns.subject[row] ?? 0] !== ASIDE,
    )
    sharesWord[place] = mine.subjects.sharesWord[columns.subject[row] ?? 0] ?? 0
    isUnsure[place] = Number(isUnsureLanguage(mine, columns, row))
    const isAside = mine.subjects.standing[columns.subject[row] ?? 0] === ASIDE
    wishes[place] = rank > UNSURE && !isAside ? (mine.subjects.wishBits[columns.subject[row] ?? 0] ?? 0) : 0
    preferences[place] = preferred.of(row)
    isFunded[place] = Number((columns.funding[row] ?? UNFUNDED) !== UNFUNDED)
    costLevels[place] = isCounted ? costLevelOf(mine, columns, row) : AFFORDABLE
  }
  const tiers = new Array<Tier | undefined>(length)
  // What hangs on a scholarship is no safe choice, however easy it is to get in.
  const isDearForTier = (place: number): boolean => {
    const row = rows[place] ?? 0
    const isDear = isCounted && costOf(mine, columns, row) > budgetFor(mine, columns, row) * MOST_OVER
    return (
      isDear &&
      mine.funding !== 'FULL' &&
      pool.tier(place) !== 'REACH' &&
      !hasGrantByIncome(mine, columns, row)
    )
  }
  const pool = {
    ...{ length, rows, totals, subjects, countries, universities, courses },
    ...{
      isMain,
      isClose,
      isUnsure,
      isOtherKind,
      sharesWord,
      costLevels,
      wishes,
      rankEnds,
      preferences,
      isFunded,
    },
    isPreferring: preferred.isStated,
    // An MBA teaches all of a business: its emphasis asks for no place of its own.
    wishCount: mine.degree === IS_MBA ? 0 : mine.subjects.wishes.length,
    isFunding: mine.funding === 'FULL',
    mostCost: mostCostOf(mine),
    isTaken: new Uint8Array(length),
    first: 0,
    cost: (place: number) => costOf(mine, columns, rows[place] ?? 0),
    jointName: (place: number) => jointNameOf(columns.names[rows[place] ?? 0] ?? ''),
    isOver(place: number) {
      const row = rows[place] ?? 0
      return isCounted && costOf(mine, columns, row) > budgetFor(mine, columns, row) * SLIGHTLY_OVER
    },
    isPayable(place: number) {
      const row = rows[place] ?? 0
      if (isRuledOut(row) || isDearForTier(place)) return false
      if ((costLevels[place] ?? AFFORDABLE) <= mostCostOf(mine)) return true
      return (
        mine.funding !== 'FULL' && costOf(mine, columns, row) <= budgetFor(mine, columns, row) * MOST_OVER
      )
    },
    tier(place: number) {
      const tier = tiers[place] ?? tierOf(mine, columns, rows[place] ?? 0)
      tiers[place] = tier
      return tier
    },
  }
  const ownBand = ownBandOf(pool, columns)
  const person = { pool, columns, mine, ownBand }
  const lacksTest = (place: number) => lacksRequiredTest(mine, columns, rows[place] ?? 0)
  // Each ten asks of the same candidates several times.
  const suited = new Uint8Array(length)
  const isSuitedIfFunded = (place: number) => {
    const known = suited[place] ?? 0
    if (known !== 0) return known === SUITED
    const isSuited = !lacksTest(place) && !isRuledOut(rows[place] ?? 0) && suits(person, place)
    suited[place] = isSuited ? SUITED : UNSUITED
    return isSuited
  }
  return {
    ...pool,
    isSuitedIfFunded,
    isSuited: place => !isDearForTier(place) && isSuitedIfFunded(place),
    isSuitedIfTested: place =>
      lacksTest(place) && !isDearForTier(place) && !isRuledOut(rows[place] ?? 0) && suits(person, place),
  }
}

/** A title of three words or more with a name of letters of its own: 'Sustainable International Agriculture (SIA)'. */
const JOINT = /^(?!Master of\b)[A-Z][\w-]* [A-Z][\w-]* /
const LETTERS = /\(([A-Z][A-Za-z+-]*)\)/
const LEAST_OF_A_JOINT_NAME = 3

/** What two universities call alike by letters of its own is one degree that they award together. */
function jointNameOf(name: string): string | null {
  const letters = (JOINT.test(name) && LETTERS.exec(name)?.[1]) || ''
  return letters.length >= LEAST_OF_A_JOINT_NAME && /[A-Z]/.test(letters.slice(1)) ? letters : null
}

/** What is known of a candidate so far; 0 is nothing. */
const SUITED = 1
const UNSUITED = 2

/** Tuition of a year up to which Italy's regional grant, which goes by income alone, leaves little to pay. */
const MOST_WITH_GRANT_USD = 5000
const ITALY = COUNTRIES.indexOf('ITALY')

/** Whether somebody who counts on a scholarship may count on one that is given by income. */
function hasGrantByIncome(mine: Yardstick, columns: ProgramColumns, row: number): boolean {
  if (mine.funding === null || columns.country[row] !== ITALY) return false
  const tuition = columns.tuitionYearUsd[row] ?? -1
  return (tuition >= 0 ? tuition : (columns.usualTuitionUsd[row] ?? -1)) <= MOST_WITH_GRANT_USD
}

/** A scholarship that pays for all of it wherever one is admitted takes away the limit; another is a hope. */
function mostCostOf({ funding, hasOutsideScholarship }: Yardstick): number {
  if (hasOutsideScholarship) return BEYOND
  if (funding === null) return SOMEWHAT_OVER
  return funding === 'SOME' ? FAR_OVER : OVER
}

/** What a list takes more of than was asked, while tiers are wanting. More of Reach comes after what is over the budget. */
const UNASKED: readonly Tier[] = ['SAFETY', 'MATCH']
/** Tiers in the order in which a list shows them. */
const SHOWN: readonly Tier[] = ['REACH', 'MATCH', 'SAFETY']

function chooseTen({
  pool,
  countries,
  size,
  ambition,
  isFirst,
  includeNear,
}: {
  pool: Pool
  countries: readonly Country[]
  size: number
  ambition: Ambition
  isFirst: boolean
  includeNear: boolean
}): Chosen[] {
  const { isTaken, rows, totals, countries: countryAt, isMain, costLevels } = pool
  while (pool.first < pool.length && isTaken[pool.first] === 1) pool.first += 1
  if (pool.first === pool.length) return []
  const least = (totals[pool.first] ?? 0) - MIX_SPREAD
  const chosen: Chosen[] = []
  const admits = limitsOfATen(pool)
  const tiersLeft = tierQuotas(ambition, size)
  const countriesLeft = countryQuotas(pool, countries, size)

  const take = (place: number): void => {
    if (!admits(place)) return
    isTaken[place] = 1
    const tier = pool.tier(place)
    const country = countryAt[place] ?? 0
    tiersLeft[tier] -= 1
    countriesLeft[country] = (countriesLeft[country] ?? 0) - 1
    chosen.push({ place, row: rows[place] ?? 0, tier })
  }
  const hasRoom = (place: number) => (countriesLeft[countryAt[place] ?? 0] ?? 0) > 0
  const isNear = (place: number) => (totals[place] ?? 0) >= least
  const isGood = (place: number) =>
    isMain[place] === 1 && costLevels[place] === AFFORDABLE && isNear(place) && pool.isSuited(place)
  type Walk = { isWanted: (place: number) => boolean; end: number }
  /** Takes candidates in order, until enough are taken. */
  const walk = ({ isWanted, end }: Walk, isEnough: () => boolean) => {
    for (let place = pool.first; place < end && chosen.length < size && !isEnough(); place += 1)
      if (isTaken[place] === 0 && isWanted(place)) take(place)
  }

  const bestOf = (
    isWanted: (place: number) => boolean,
    worthOf = (place: number) => totals[place] ?? 0,
  ): number | null => {
    let best: number | null = null
    for (let place = pool.first; place < pool.length; place += 1)
      if (isWanted(place) && (best === null || worthOf(place) > worthOf(best))) best = place
    return best
  }

  const answering = [KNOWN_TITLE, LISTED_TITLE_OR_KNOWN, LISTED, ASIDE_RANK, UNSURE].map(
    rank => pool.rankEnds[rank] ?? 0,
  )
  const lastAnswering = answering.at(-1) ?? 0
  const isPreferred = (place: number, least: number) => (pool.preferences[place] ?? 0) >= least
  /** The least preference of each pass: what meets a wish for a ranking or a family comes before what does not. */
  const preferred = pool.isPreferring ? [MOST_PREFERRED, 1, 0] : [0]
  // One of each country first, so that none is left out; then the tiers with the countries, then without them.
  for (const country of countries.map(code => COUNTRIES.indexOf(code)))
    if ((countriesLeft[country] ?? 0) > 0) {
      const before = chosen.length
      const isEnough = () => chosen.length > before
      const isOfCountry = (place: number) => countryAt[place] === country && isGood(place)
      const isOfOpenTier = (place: number) => isOfCountry(place) && tiersLeft[pool.tier(place)] > 0
      for (const least of preferred) {
        walk(
          { isWanted: place => isPreferred(place, least) && isOfOpenTier(place), end: lastAnswering },
          isEnough,
        )
        walk(
          { isWanted: place => isPreferred(place, least) && isOfCountry(place), end: lastAnswering },
          isEnough,
        )
      }
      if (isEnough() || chosen.length === size) continue
      // A country that was asked for is not left out for prices that a scholarship would pay.
      const best = bestOf(
        place =>
          countryAt[place] === country &&
          isMain[place] === 1 &&
          isTaken[place] === 0 &&
          pool.subjects[place] === IN_TITLE &&
          place < lastAnswering &&
          pool.isSuitedIfFunded(place) &&
          (costLevels[place] ?? 0) <= pool.mostCost,
        // What is far over the money hangs on who pays for it.
        place => (totals[place] ?? 0) + FUNDED_WORTH * (pool.isFunded[place] ?? 0),
      )
      if (best !== null) take(best)
    }
  // One of each subject that somebody named, so that none of them is left out.
  const isOfWish = (place: number, wish: number) => ((pool.wishes[place] ?? 0) & (1 << wish)) !== 0
  for (
    let wish = 0;
    isFirst && wish < pool.wishCount && chosen.length < size - LEAST_WITHOUT_WISH;
    wish += 1
  ) {
    if (chosen.some(({ place }) => isOfWish(place, wish))) continue
    const before = chosen.length
    const isEnough = () => chosen.length > before
    const isAnswer = (place: number) =>
      isOfWish(place, wish) && isGood(place) && (!pool.isPreferring || (pool.preferences[place] ?? 0) > 0)
    walk(
      { isWanted: place => isAnswer(place) && tiersLeft[pool.tier(place)] > 0, end: lastAnswering },
      isEnough,
    )
    walk({ isWanted: isAnswer, end: lastAnswering }, isEnough)
  }
  // What is affordable comes first, then what costs up to twice the budget; in each higher ranks come first, whatever the
  // tier. Programmes of another part of the field come after all of them.
  const never = () => false
  const fill = (
    level: number,
    ends: readonly number[],
    isEnough: () => boolean = () => false,
    leastPreference = 0,
  ) => {
    const isWithin = (place: number) =>
      isMain[place] === 1 &&
      (costLevels[place] ?? 0) <= level &&
      (pool.preferences[place] ?? 0) >= leastPreference &&
      isNear(place) &&
      pool.isSuited(place)
    const isWithinWithRoom = (place: number) => isWithin(place) && hasRoom(place)
    const inOrder: Walk[] = [
      ...ends.map(end => ({ isWanted: isWithinWithRoom, end })),
      ...ends.map(end => ({ isWanted: isWithin, end })),
    ]
    for (const { isWanted, end } of inOrder)
      for (const tier of TIERS)
        if (tiersLeft[tier] > 0)
          walk(
            { isWanted: place => isWanted(place) && pool.tier(place) === tier, end },
            () => tiersLeft[tier] <= 0 || isEnough(),
          )
    // What no tier asked for any more: the easier first, unless somebody is bold.
    for (const { isWanted, end } of inOrder)
      for (const tier of ambition === 'BOLD' ? TIERS : UNASKED)
        walk({ isWanted: place => isWanted(place) && pool.tier(place) === tier, end }, isEnough)
  }
  // What is over the money makes a first ten up to six, and no more.
  const isEnough = () => isFirst && chosen.length >= ENOUGH_OF_A_TEN
  const isOffered = (place: number, level: number) =>
    isMain[place] === 1 && (costLevels[place] ?? 0) <= level && isNear(place) && pool.isSuited(place)
  // A counsellor completes a short list with other parts of the field, and then with near fields, within the money.
  const fillWithNear = () => {
    const isAffordable = (place: number) =>
      costLevels[place] === AFFORDABLE &&
      pool.sharesWord[place] === 1 &&
      pool.isUnsure[place] === 0 &&
      isNear(place) &&
      pool.isSuited(place)
    for (const rank of [LOOSE + 1, LOOSE])
      walk(
        { isWanted: place => isMain[place] === 1 && isAffordable(place), end: pool.rankEnds[rank] ?? 0 },
        () => chosen.length >= MOST_WITH_PARTS,
      )
    // Other kinds of the very field are a better answer than near fields: 'Drug Discovery' for pharmaceutical sciences.
    walk(
      {
        isWanted: place =>
          pool.isOtherKind[place] === 1 &&
          costLevels[place] === AFFORDABLE &&
          pool.isUnsure[place] === 0 &&
          isNear(place) &&
          pool.isSuited(place),
        end: pool.rankEnds[LOOSE] ?? 0,
      },
      isEnough,
    )
    walk({ isWanted: place => pool.isClose[place] === 1 && isAffordable(place), end: pool.length }, isEnough)
  }
  // Neither a tier nor a country asks for a niche or a field beside while there is better; these make a list of eight.
  const plain = answering.slice(0, -2)
  const isLongEnough = () => isFirst && chosen.length >= MOST_WITH_PARTS
  for (const least of preferred) {
    fill(AFFORDABLE, plain, never, least)
    fill(AFFORDABLE, answering, isLongEnough, least)
  }
  fill(isFirst ? Math.min(OVER, pool.mostCost) : OVER, answering, isEnough)
  // Whatever tier is left, and what is within the money before what is not.
  for (const [level, ends, isReached] of [
    [AFFORDABLE, plain, never],
    [AFFORDABLE, answering, isLongEnough],
    [isFirst ? Math.min(OVER, pool.mostCost) : OVER, answering, isEnough],
  ] as const) {
    for (const least of preferred)
      for (const isRoom of [hasRoom, () => true])
        for (const end of ends)
          walk(
            {
              isWanted: place => isPreferred(place, least) && isOffered(place, level) && isRoom(place),
              end,
            },
            isReached,
          )
  }
  if (isFirst) {
    if (pool.mostCost > OVER) fill(pool.mostCost, answering)
    if (chosen.length > 0) fillWithNear()
    // What asks for a test that somebody does not have is a hint to take it, where there is little else.
    walk(
      {
        isWanted: place =>
          isMain[place] === 1 &&
          costLevels[place] === AFFORDABLE &&
          isNear(place) &&
          pool.isSuitedIfTested(place),
        end: pool.rankEnds[LISTED] ?? 0,
      },
      isEnough,
    )
    // Money for the strong is given where they are the strong: whatever the tier, for who counts on a scholarship.
    if (pool.mostCost > OVER)
      walk(
        {
          isWanted: place =>
            isMain[place] === 1 &&
            (costLevels[place] ?? 0) <= pool.mostCost &&
            isNear(place) &&
            pool.isSuitedIfFunded(place),
          end: lastAnswering,
        },
        isEnough,
      )
  } else {
    fill(FAR_OVER, answering)
    for (const level of [AFFORDABLE, OVER]) fill(level, [pool.length])
  }
  // Where all of it asks for more than the person has, what the money pays for is tried at more places.
  const isPaidFor = (place: number) =>
    isMain[place] === 1 && (costLevels[place] ?? 0) <= pool.mostCost && pool.isPayable(place)
  const leastOfNone = bestOf(isPaidFor) === null ? LEAST_OF_A_TEN : ENOUGH_OF_A_TEN
  const ofNone = chosen.length === 0 ? leastOfNone : LEAST_OF_A_TEN
  const most = chosen.length === 0 || includeNear ? ofNone : chosen.length
  // What suits and costs more is a better answer than what does not suit, or is in a near field (`chooseOver`).
  const isAnswered = (level: number) =>
    bestOf(
      place =>
        isMain[place] === 1 &&
        place < lastAnswering &&
        (costLevels[place] ?? 0) <= level &&
        pool.isPayable(place) &&
        pool.isSuited(place),
    ) !== null
  const isAnsweredOver = () => isAnswered(OVER) || (bestOf(isPaidFor) === null && isAnswered(FAR_OVER))
  if (isFirst && chosen.length === 0 && !includeNear && !pool.isFunding && isAnsweredOver()) return []
  const isFull = () => isFirst && chosen.length >= most
  const isLast = (place: number) =>
    !isFirst || ((costLevels[place] ?? 0) <= pool.mostCost && pool.isPayable(place))
  walk(
    { isWanted: place => isMain[place] === 1 && hasRoom(place) && isLast(place), end: pool.length },
    isFull,
  )
  walk({ isWanted: place => isMain[place] === 1 && isLast(place), end: pool.length }, isFull)
  walk({ isWanted: isLast, end: pool.length }, isFull)
  return chosen.sort(
    (a, b) =>
      SHOWN.indexOf(a.tier) - SHOWN.indexOf(b.tier) ||
      (pool.isUnsure[a.place] ?? 0) - (pool.isUnsure[b.place] ?? 0) ||
      Number(pool.isOver(a.place)) - Number(pool.isOver(b.place)) ||
      (pool.subjects[b.place] ?? 0) - (pool.subjects[a.place] ?? 0) ||
      (totals[b.place] ?? 0) - (totals[a.place] ?? 0) ||
      a.place - b.place,
  )
}

/**
 * How many of a ten are for each country that has some left, by its index in COUNTRIES: more for the earlier preferred,
 * by largest remainders.
 */
function countryQuotas(pool: Pool, countries: readonly Country[], size: number): Int32Array {
  const present = new Set<number>()
  const hoped = new Set<number>()
  for (let place = pool.first; place < pool.length && present.size < countries.length; place += 1) {
    if (pool.isTaken[place] === 1 || pool.isMain[place] === 0) continue
    const level = pool.costLevels[place] ?? 0
    if (level <= Math.min(OVER, pool.mostCost)) present.add(pool.countries[place] ?? 0)
    else if (level <= pool.mostCost) hoped.add(pool.countries[place] ?? 0)
  }
  const named = countries.map(country => COUNTRIES.indexOf(country))
  const offered = named.filter(index => present.has(index))
  // A country that only a scholarship opens has one place.
  const dear = offered.length === 0 ? [] : named.filter(index => hoped.has(index) && !present.has(index))
  const shared = Math.max(0, size - dear.length)
  const weights = offered.map((_, place) => offered.length + 1 - place)
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const shares = weights.map(weight => (shared * weight) / whole)
  const quotas = new Int32Array(COUNTRIES.length)
  for (const index of dear) quotas[index] = 1
  for (const [place, index] of offered.entries()) quotas[index] = Math.floor(shares[place] ?? 0)
  const byRemainder = offered
    .map((index, place) => ({ index, place, remainder: (shares[place] ?? 0) % 1 }))
    .sort((a, b) => b.remainder - a.remainder || a.place - b.place)
  const missing = size - quotas.reduce((sum, quota) => sum + quota, 0)
  for (const { index } of byRemainder.slice(0, Math.max(0, missing))) quotas[index] = (quotas[index] ?? 0) + 1
  return quotas
}
