import type { Country, DegreeType } from '../../generated/prisma/enums.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import { readCatalogueReach } from './readReach.ts'
import { IN_ORDER, programsMatching, universitiesMatching } from './search.ts'

/** The universities that the viewer may see, of one country or of all, by name. */
export async function listUniversities({
  app,
  viewer,
  country,
}: {
  app: AppContext
  viewer: Viewer | null
  country: Country | null
}) {
  const reach = await readCatalogueReach({ app, viewer })
  return await app.database.prisma.university.findMany({
    where: universitiesMatching({ country }, reach),
    orderBy: [...IN_ORDER],
    select: {
      id: true,
      name: true,
      country: true,
      city: true,
      imageUrl: true,
      programCount: true,
      description: true,
      website: true,
    },
  })
}

/** A page of the programmes that the viewer may see, with their universities, by university and then by name. */
export async function listPrograms({
  app,
  viewer,
  country,
  degreeType,
  limit,
  offset,
}: {
  app: AppContext
  viewer: Viewer | null
  country: Country | null
  degreeType: DegreeType | null
  limit: number
  offset: number
}) {
  const reach = await readCatalogueReach({ app, viewer })
  return await app.database.prisma.program.findMany({
    where: programsMatching({ country, degreeType }, reach),
    orderBy: [...IN_ORDER],
    take: limit,
    skip: offset,
    select: {
      id: true,
      name: true,
      degreeType: true,
      durationMonths: true,
      tuition: true,
      tuitionCurrency: true,
      tuitionPeriod: true,
      tuitionYear: true,
      tuitionBasis: true,
      requirements: true,
      university: { select: { id: true, name: true, country: true } },
    },
  })
}
