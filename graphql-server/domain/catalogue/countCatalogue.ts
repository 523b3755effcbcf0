import type { AppContext } from '../appContext.ts'

/** What the whole catalogue holds, whoever asks. */
export type CatalogueCounts = {
  universities: number
  programs: number
  countries: number
  scholarships: number
}

/** Counts the listed rows of the catalogue. Four statements over small indexes. */
export async function countCatalogue({
  app: {
    database: { prisma },
  },
}: {
  app: Pick<AppContext, 'database'>
}): Promise<CatalogueCounts> {
  const listed = { where: { isListed: true } }
  const [universities, programs, countries, scholarships] = await Promise.all([
    prisma.university.count(listed),
    prisma.program.count(listed),
    prisma.university.groupBy({ by: ['country'], ...listed }),
    prisma.scholarship.count(),
  ])
  return { universities, programs, countries: countries.length, scholarships }
}
