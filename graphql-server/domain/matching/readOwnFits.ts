import type { Prisma } from '../../generated/prisma/client.ts'
import type { Tier } from '../../generated/prisma/enums.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import type { MatchingProfile } from '../profiles/reading/types.ts'
import { readMatchingProfile } from '../profiles/readMatchingProfile.ts'
import { cacheColumns } from './cachedColumns.ts'
import { IS_LISTED, IS_MBA, type ProgramColumns, rowOf } from './columns.ts'
import { percentageOf } from './fitOf.ts'
import { keptSettings } from './keptSettings.ts'
import { type Outlook, outlookOf } from './policy.ts'
import { scorePrograms } from './rank.ts'
import { type ShownFit, shownFit } from './readFits.ts'
import { isClosed, prepareYardstick } from './score.ts'
import { tierOf } from './tiers.ts'
import type { MatchSettings } from './types.ts'

/** Puts programmes whose prerequisites are missing behind all others. */
const CLOSED = -1000

/** What programmes are compared with for the viewer: the stored profile and the kept settings. */
type OwnTerms = {
  columns: ProgramColumns
  profile: MatchingProfile
  settings: MatchSettings
  outlook: Outlook
}

/** Null for a visitor and for an account without a profile. Three statements. */
async function readOwnTerms({
  app,
  viewer,
}: {
  app: AppContext
  viewer: Viewer | null
}): Promise<OwnTerms | null> {
  if (!viewer) return null
  const person = await app.database.prisma.user.findUnique({
    where: { id: viewer.userId },
    select: { role: true, plan: true, matchSettings: true, profile: true },
  })
  if (!person?.profile) return null
  const { profile } = await readMatchingProfile({ app, words: person.profile })
  if (profile === null) return null
  const columns = await cacheColumns({ app })
  return { columns, profile, settings: keptSettings(person.matchSettings), outlook: outlookOf(person) }
}

/**
 * How programmes fit the viewer's stored profile, by id; empty for a visitor and without a profile. The caller checks
 * that the viewer may see the programmes. The number of statements does not depend on the number of programmes.
 */
export async function readOwnFits({
  app,
  viewer,
  programIds,
}: {
  app: AppContext
  viewer: Viewer | null
  programIds: readonly number[]
}): Promise<ReadonlyMap<number, ShownFit>> {
  const terms = await readOwnTerms({ app, viewer })
  if (terms === null) return new Map()
  const { outlook, ...scoring } = terms
  return new Map(
    scorePrograms({ ...scoring, programIds }).map(fit => [fit.programId, shownFit(fit, outlook)]),
  )
}

/** The programme of a university that fits best. */
export type BestFit = { programId: number; programName: string; percentage: number; tier: Tier }

/**
 * Of each university the listed programme of the viewer's degree that fits best and whose prerequisites are not known to
 * be missing, by the university's id. Empty for a visitor and without a profile.
 */
export async function readBestFits({
  app,
  viewer,
  universityIds,
}: {
  app: AppContext
  viewer: Viewer | null
  universityIds: readonly number[]
}): Promise<ReadonlyMap<number, BestFit>> {
  const terms = await readOwnTerms({ app, viewer })
  if (terms === null) return new Map()
  const { columns, profile, settings } = terms
  const mine = prepareYardstick(profile, settings, columns)
  const wanted = new Set(universityIds)
  const best = new Map<number, { row: number; percentage: number }>()
  for (let row = 0; row < columns.length; row += 1) {
    const university = columns.universityId[row] ?? 0
    if (!wanted.has(university)) continue
    if (((columns.flags[row] ?? 0) & (IS_MBA | IS_LISTED)) !== (mine.degree | IS_LISTED)) continue
    if (isClosed(mine, columns, row)) continue
    const percentage = percentageOf(mine, columns, row)
    if (percentage > (best.get(university)?.percentage ?? -1)) best.set(university, { row, percentage })
  }
  return new Map(
    [...best].map(([university, { row, percentage }]) => [
      university,
      {
        programId: columns.programId[row] ?? 0,
        programName: columns.names[row] ?? '',
        percentage,
        tier: tierOf(mine, columns, row),
      },
    ]),
  )
}

/**
 * The ids of the programmes that a filter finds, those that fit the viewer's stored profile best first; programmes whose
 * prerequisites are missing come last, and equals stay in the order of the list. Null for a visitor and without a
 * profile.
 */
export async function listProgramIdsByFit({
  app,
  viewer,
  where,
  orderBy,
}: {
  app: AppContext
  viewer: Viewer | null
  where: Prisma.ProgramWhereInput
  orderBy: Prisma.ProgramOrderByWithRelationInput[]
}): Promise<number[] | null> {
  const terms = await readOwnTerms({ app, viewer })
  if (terms === null) return null
  const { columns, profile, settings } = terms
  const mine = prepareYardstick(profile, settings, columns)
  const found = await app.database.prisma.program.findMany({ where, orderBy, select: { id: true } })
  return found
    .map(({ id }) => {
      const row = rowOf(columns, id)
      if (row < 0) return { id, fit: CLOSED }
      return { id, fit: percentageOf(mine, columns, row) + (isClosed(mine, columns, row) ? CLOSED : 0) }
    })
    .toSorted((one, other) => other.fit - one.fit)
    .map(({ id }) => id)
}
