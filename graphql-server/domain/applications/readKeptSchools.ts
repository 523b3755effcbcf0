import type { AppContext, Viewer } from '../appContext.ts'
import { NAMES_OF_UNIVERSITY, namesOf } from '../documents/reading/readSchools.ts'
import type { OtherSchool } from '../documents/review/otherSchools.ts'
import { keptBy } from './policy.ts'

/** The most programmes on the shortlist and the board whose schools are looked for in a text. */
const MOST_KEPT = 200

/** The schools of the viewer's shortlist and applications, with their names and city. One statement. */
export async function readKeptSchools({
  app,
  viewer,
}: {
  app: AppContext
  viewer: Viewer | null
}): Promise<OtherSchool[]> {
  if (viewer === null) return []
  const programs = await app.database.prisma.program.findMany({
    where: keptBy(viewer),
    orderBy: { id: 'asc' },
    take: MOST_KEPT,
    select: { name: true, university: { select: NAMES_OF_UNIVERSITY } },
  })
  return programs.map(({ name: course, university }) => ({
    university: university.name,
    course,
    names: namesOf(university),
  }))
}
