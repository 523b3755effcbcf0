import type { AppContext, Viewer } from '../appContext.ts'
import { readCatalogueReach } from './readReach.ts'
import { readSearch } from './readSearch.ts'
import { BY_PROMINENCE, type ProgramFilter, programsMatching, universityParts, withSearch } from './search.ts'

/** The most universities that are named. */
const MOST_NAMED = 5

/** A university that a search finds outside the viewer's plan: its name, and how many programmes it has. */
export type BeyondPlan = { name: string; programCount: number }

/**
 * What a search would find with a paid plan: universities by their names, or else those that have such programmes.
 * Nothing without words, and nothing for a viewer who sees all.
 */
export async function listBeyondPlan({
  app,
  viewer,
  filter,
}: {
  app: AppContext
  viewer: Viewer | null
  filter: ProgramFilter
}): Promise<BeyondPlan[]> {
  if (filter.search == null || filter.search.trim() === '') return []
  if ((await readCatalogueReach({ app, viewer })) === 'ALL') return []
  const { prisma } = app.database
  const meant = withSearch(filter, await readSearch({ app, search: filter.search }))
  const select = { name: true, programCount: true } as const
  const named: BeyondPlan[] = []
  for (const part of universityParts(meant, 'ALL'))
    if (named.length < MOST_NAMED) {
      const found = await prisma.university.findMany({
        where: { AND: [part], isSample: false },
        orderBy: [...BY_PROMINENCE],
        take: MOST_NAMED - named.length,
        select,
      })
      named.push(...found)
    }
  if (named.length > 0) return named
  const programs = await prisma.program.findMany({
    where: { ...programsMatching(meant, 'ALL'), isSample: false },
    orderBy: [...BY_PROMINENCE],
    // Programmes of a university follow each other.
    distinct: ['universityId'],
    take: MOST_NAMED,
    select: { university: { select } },
  })
  return programs.map(({ university }) => university)
}
