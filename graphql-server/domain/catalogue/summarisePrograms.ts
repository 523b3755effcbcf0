import type { DegreeType, FigureBasis, TestPolicy } from '../../generated/prisma/enums.ts'
import { FIELD_GROUPS, FIELDS } from './fields.ts'

/** What a country's guide counts of a programme. */
export type CountedProgram = {
  field: string
  degreeType: DegreeType
  /** A year's tuition in US dollars. */
  tuitionYearUsd: number | null
  tuitionBasis: FigureBasis | null
  minimumIelts: number | null
  minimumToefl: number | null
  testPolicy: TestPolicy | null
  usualDeadlines: readonly string[]
  /** Whether the viewer may see the programme itself. */
  isVisible: boolean
}

/** A range of figures: a quarter of them is below `low`, half below `middle`, a quarter above `high`. */
export type Spread = {
  low: number
  middle: number
  high: number
  /** How many programmes it is counted from. */
  programs: number
  /** Of how many of them a named source gives the figure. */
  sourced: number
}

/** What the programmes of one degree come to. */
export type DegreeSummary = {
  degreeType: DegreeType
  programs: number
  visiblePrograms: number
  tuition: Spread | null
  ielts: Spread | null
  toefl: Spread | null
  /** How many programmes say of GRE or GMAT what; null where too few do. */
  tests: Readonly<Record<TestPolicy, number>> | null
  /** The months of usual deadlines, the most frequent first, each with its share in per cent; empty where too few are known. */
  deadlines: { month: number; percent: number }[]
  /** How many programmes `deadlines` is counted from. */
  deadlinePrograms: number
}

/** What the master's programmes of one group of fields come to. */
export type FieldGroupSummary = {
  code: string
  name: string
  programs: number
  tuition: Spread | null
  /** The fields of most programmes that the viewer may see, at most four. */
  fields: { code: string; name: string; visiblePrograms: number }[]
}

/** Fewer figures than these say nothing of a country. */
const FEWEST = 10
const MOST_FIELDS = 4
/** Months that fewer deadlines fall into, in per cent, are not usual. */
const LEAST_PERCENT = 8

const GROUP_OF = new Map(FIELDS.map(({ code, group }) => [code, group]))

/** The value below which a share of sorted values lies; between two values, what is between them. */
function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share
  const below = sorted[Math.floor(place)] ?? 0
  const above = sorted[Math.ceil(place)] ?? below
  return below + (above - below) * (place - Math.floor(place))
}

function spreadOf(figures: readonly { value: number | null; isSourced: boolean }[]): Spread | null {
  const known = figures.flatMap(({ value, isSourced }) => (value === null ? [] : [{ value, isSourced }]))
  if (known.length < FEWEST) return null
  const sorted = known.map(({ value }) => value).sort((one, other) => one - other)
  return {
    low: quantile(sorted, 0.25),
    middle: quantile(sorted, 0.5),
    high: quantile(sorted, 0.75),
    programs: known.length,
    sourced: known.filter(({ isSourced }) => isSourced).length,
  }
}

const tuitionOf = (programs: readonly CountedProgram[]) =>
  spreadOf(
    programs.map(({ tuitionYearUsd, tuitionBasis }) => ({
      value: tuitionYearUsd,
      isSourced: tuitionBasis === 'SOURCED',
    })),
  )

const minimumOf = (programs: readonly CountedProgram[], test: 'minimumIelts' | 'minimumToefl') =>
  spreadOf(programs.map(program => ({ value: program[test], isSourced: false })))

function testsOf(programs: readonly CountedProgram[]): DegreeSummary['tests'] {
  const counts = { REQUIRED: 0, OPTIONAL: 0, NOT_USED: 0 }
  for (const { testPolicy } of programs) if (testPolicy !== null) counts[testPolicy] += 1
  return counts.REQUIRED + counts.OPTIONAL + counts.NOT_USED < FEWEST ? null : counts
}

/** Counts each month once for each programme. */
function deadlinesOf(
  programs: readonly CountedProgram[],
): Pick<DegreeSummary, 'deadlines' | 'deadlinePrograms'> {
  const known = programs.filter(({ usualDeadlines }) => usualDeadlines.length > 0)
  if (known.length < FEWEST) return { deadlines: [], deadlinePrograms: 0 }
  const counts = new Map<number, number>()
  for (const { usualDeadlines } of known)
    for (const month of new Set(usualDeadlines.map(day => Number(day.slice(0, 2)))))
      counts.set(month, (counts.get(month) ?? 0) + 1)
  const deadlines = [...counts]
    .map(([month, count]) => ({ month, percent: Math.round((100 * count) / known.length) }))
    .filter(({ percent }) => percent >= LEAST_PERCENT)
    .sort((one, other) => other.percent - one.percent || one.month - other.month)
  return { deadlines, deadlinePrograms: known.length }
}

function summariseDegree(degreeType: DegreeType, all: readonly CountedProgram[]): DegreeSummary {
  const programs = all.filter(program => program.degreeType === degreeType)
  return {
    degreeType,
    programs: programs.length,
    visiblePrograms: programs.filter(({ isVisible }) => isVisible).length,
    tuition: tuitionOf(programs),
    ielts: minimumOf(programs, 'minimumIelts'),
    toefl: minimumOf(programs, 'minimumToefl'),
    tests: testsOf(programs),
    ...deadlinesOf(programs),
  }
}

function summariseGroup(
  { code, name }: (typeof FIELD_GROUPS)[number],
  all: readonly CountedProgram[],
): FieldGroupSummary {
  const programs = all.filter(
    ({ field, degreeType }) => degreeType === 'MASTERS' && GROUP_OF.get(field) === code,
  )
  const fields = FIELDS.filter(({ group }) => group === code)
    .map(field => ({
      code: field.code,
      name: field.name,
      visiblePrograms: programs.filter(program => program.isVisible && program.field === field.code).length,
    }))
    .filter(({ visiblePrograms }) => visiblePrograms > 0)
    .sort((one, other) => other.visiblePrograms - one.visiblePrograms)
    .slice(0, MOST_FIELDS)
  return { code, name, programs: programs.length, tuition: tuitionOf(programs), fields }
}

/** What the programmes of a country come to, by degree and by group of fields. Ranges of fewer than ten are left out. */
export function summarisePrograms(programs: readonly CountedProgram[]): {
  degrees: DegreeSummary[]
  fieldGroups: FieldGroupSummary[]
} {
  return {
    degrees: (['MASTERS', 'MBA'] as const).map(degreeType => summariseDegree(degreeType, programs)),
    fieldGroups: FIELD_GROUPS.map(group => summariseGroup(group, programs)).filter(
      group => group.programs > 0,
    ),
  }
}
