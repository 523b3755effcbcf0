import type { Prisma } from '../../../generated/prisma/client.ts'
import type { AppContext, Viewer } from '../../appContext.ts'
import { findQuestionnaire } from '../../questionnaires/index.ts'
import { visible } from '../../visible.ts'
import { documentsVisibleTo } from '../policy.ts'
import { type OtherSchool, peopleIn, splitBySchool } from '../review/otherSchools.ts'
import type { WritingRequest } from '../writing/request.ts'
import { targetOf } from '../writing/target.ts'
import { writingRequestOf } from './writingRequest.ts'

/**
 * The schools that documents are for, by the document's id, with the names that belong to each: other names and the city
 * from the catalogue, and people in the answers about it. Documents without a university are missing.
 * Two statements.
 */
export async function readSchools({
  app,
  viewer,
  documentIds,
}: {
  app: AppContext
  viewer: Viewer | null
  documentIds: readonly number[]
}): Promise<Map<number, OtherSchool>> {
  const { prisma } = app.database
  const documents = await prisma.document.findMany({
    where: visible(documentsVisibleTo(viewer), { id: { in: [...documentIds] } }),
    include: { user: { select: { fullName: true } } },
  })
  const schools = await readSchoolsOf({
    within: prisma,
    requests: documents.map(document => writingRequestOf(document, document.user)),
  })
  return new Map(
    documents.flatMap(({ id }, at) => {
      const school = schools[at] ?? null
      return school === null ? [] : [[id, school] as const]
    }),
  )
}

/** The schools that requests are for, in their order; null for a request without a university. One statement. */
export async function readSchoolsOf({
  within,
  requests,
}: {
  within: Prisma.TransactionClient
  requests: readonly WritingRequest[]
}): Promise<(OtherSchool | null)[]> {
  const targets = requests.map(request => {
    const definition = findQuestionnaire(request.type, request.form)
    const people = definition === null ? [] : peopleIn(splitBySchool({ ...request, definition }).about)
    return { ...targetOf(request), people }
  })
  const typed = [...new Set(targets.map(({ university }) => university))]
  const listed = await within.university.findMany({
    where: { OR: [{ name: { in: typed } }, { otherNames: { hasSome: typed } }] },
    select: NAMES_OF_UNIVERSITY,
  })
  return targets.map(({ university, course, people }) => {
    if (university === '') return null
    const known = listed.filter(({ name, otherNames }) => [name, ...otherNames].includes(university))
    return { university, course, names: [...people, ...known.flatMap(namesOf)] }
  })
}

/** The columns that `namesOf` reads. */
export const NAMES_OF_UNIVERSITY = {
  name: true,
  localName: true,
  otherNames: true,
  city: true,
} satisfies Prisma.UniversitySelect

type Named = Prisma.UniversityGetPayload<{ select: typeof NAMES_OF_UNIVERSITY }>

/** What a university of the catalogue is called, and its city. */
export function namesOf({ name, localName, otherNames, city }: Named): string[] {
  return [name, ...otherNames, city, ...(localName === null ? [] : [localName])]
}
