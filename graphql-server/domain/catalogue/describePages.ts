import type { Country } from '../../generated/prisma/enums.ts'
import type { AppContext } from '../appContext.ts'
import { catalogueReachOf, within } from './policy.ts'
import type { Tuition } from './texts.ts'

type App = Pick<AppContext, 'database'>

/** What a university's or programme's page says to everybody, of what a visitor may see; null where no row has the id. */
type Described<Facts> = ({ isListed: boolean; isPublic: boolean } & Facts) | null

export type UniversityFacts = {
  id: number
  name: string
  otherNames: string[]
  city: string
  country: Country
  website: string | null
  programCount: number
}

export type ProgramFacts = Tuition & {
  id: number
  name: string
  award: string
  durationMonths: number | null
  languages: string[]
  minimumIelts: number | null
  university: Omit<UniversityFacts, 'programCount' | 'otherNames'>
}

const OF_UNIVERSITY = {
  id: true,
  name: true,
  otherNames: true,
  city: true,
  country: true,
  website: true,
  programCount: true,
} as const

const { programCount: _count, otherNames: _others, ...OF_ITS_UNIVERSITY } = OF_UNIVERSITY

/** Visitors see the sample. Search engines are visitors. */
const VISIBLE = within(catalogueReachOf(null))

const SEEN = { isListed: true, isSample: true } as const

const isPublic = (row: { isListed: boolean; isSample: boolean }) =>
  row.isListed && (VISIBLE.isSample !== true || row.isSample)

/** Describes the page of a university. One statement. */
export async function describeUniversity({
  app,
  id,
}: {
  app: App
  id: number
}): Promise<Described<UniversityFacts>> {
  const row = await app.database.prisma.university.findUnique({
    where: { id },
    select: { ...SEEN, ...OF_UNIVERSITY },
  })
  return row && { ...row, isPublic: isPublic(row) }
}

/** Describes the page of a programme. One statement, and one for its university. */
export async function describeProgram({
  app,
  id,
}: {
  app: App
  id: number
}): Promise<Described<ProgramFacts>> {
  const row = await app.database.prisma.program.findUnique({
    where: { id },
    select: {
      ...SEEN,
      id: true,
      name: true,
      award: true,
      durationMonths: true,
      languages: true,
      tuition: true,
      tuitionCurrency: true,
      tuitionPeriod: true,
      tuitionYear: true,
      tuitionBasis: true,
      minimumIelts: true,
      university: { select: OF_ITS_UNIVERSITY },
    },
  })
  return row && { ...row, isPublic: isPublic(row) }
}

export type SiteMapKind = 'universities' | 'programs'

/** So many ids belong to one part of a site map. A part may have at most 50,000 addresses. */
const IDS_OF_PART = 10_000

/** How many parts the site map of a kind has. */
export async function countSiteMapParts({ app, kind }: { app: App; kind: SiteMapKind }): Promise<number> {
  const { prisma } = app.database
  const last = { where: VISIBLE, orderBy: { id: 'desc' }, select: { id: true } } as const
  const row = await (kind === 'universities'
    ? prisma.university.findFirst(last)
    : prisma.program.findFirst(last))
  return row ? Math.ceil(row.id / IDS_OF_PART) : 0
}

/** The ids of what a visitor may see, in one part of the site map, counted from 1. */
export async function listSiteMapPart({
  app,
  kind,
  part,
}: {
  app: App
  kind: SiteMapKind
  part: number
}): Promise<number[]> {
  const { prisma } = app.database
  const inPart = {
    where: { ...VISIBLE, id: { gt: (part - 1) * IDS_OF_PART, lte: part * IDS_OF_PART } },
    orderBy: { id: 'asc' },
    select: { id: true },
  } as const
  const rows = await (kind === 'universities'
    ? prisma.university.findMany(inPart)
    : prisma.program.findMany(inPart))
  return rows.map(({ id }) => id)
}
