import type { AppContext } from '../appContext.ts'
import { findField } from './fields.ts'

/** What the programmes of a university come to. */
export type UniversityFigures = {
  /** Tuition and living of a year in US dollars, of the programmes of which both are known; null: of none. */
  cost: { lowest: number; highest: number; programs: number } | null
  /** The names of its most frequent main fields, at most three. */
  fields: readonly string[]
}

export const NO_FIGURES: UniversityFigures = { cost: null, fields: [] }

const MOST_FIELDS = 3

/** Figures of universities from their listed programmes, by id. Two statements for any number of universities. */
export async function readUniversityFigures({
  app: {
    database: { prisma },
  },
  universityIds,
}: {
  app: AppContext
  universityIds: readonly number[]
}): Promise<Map<number, UniversityFigures>> {
  const where = { universityId: { in: [...universityIds] }, isListed: true }
  const [costs, fields] = await Promise.all([
    prisma.program.groupBy({
      by: ['universityId'],
      where: { ...where, costYearUsd: { not: null } },
      _min: { costYearUsd: true },
      _max: { costYearUsd: true },
      _count: { _all: true },
    }),
    prisma.program.groupBy({
      by: ['universityId', 'field'],
      where,
      _count: { _all: true },
      orderBy: [{ _count: { id: 'desc' } }, { field: 'asc' }],
    }),
  ])
  const figures = new Map<number, UniversityFigures>()
  for (const { universityId, field } of fields) {
    const { cost, fields: known } = figures.get(universityId) ?? NO_FIGURES
    if (known.length < MOST_FIELDS)
      figures.set(universityId, { cost, fields: [...known, findField(field)?.name ?? field] })
  }
  for (const { universityId, _min, _max, _count } of costs) {
    const { costYearUsd: lowest } = _min
    const { costYearUsd: highest } = _max
    if (lowest === null || highest === null) continue
    const { fields: known } = figures.get(universityId) ?? NO_FIGURES
    figures.set(universityId, { cost: { lowest, highest, programs: _count._all }, fields: known })
  }
  return figures
}
