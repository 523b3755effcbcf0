import { z } from 'zod'
import type { AppContext, Viewer } from '../appContext.ts'
import { type CatalogueReach, catalogueReachOf } from '../catalogue/policy.ts'
import { reachOfKey } from '../catalogue/readReach.ts'
import { parseInput } from '../parseInput.ts'
import { type PartnerAccess, requireScope } from '../partners/access.ts'
import { profileInput } from '../profiles/inputs.ts'
import { readMatchingProfile } from '../profiles/readMatchingProfile.ts'
import { cacheColumns } from './cachedColumns.ts'
import { IS_LISTED, IS_SAMPLE, type ProgramColumns, rowOf } from './columns.ts'
import { keptSettings, settingsInput } from './keptSettings.ts'
import { type Outlook, outlookOf } from './policy.ts'
import { scorePrograms } from './rank.ts'
import { DEFAULT_SETTINGS, type MatchSettings, type ScoredProgram } from './types.ts'

/** The most programmes that one call scores. */
export const MOST_FITS = 1000

/** A programme's score as far as a plan shows it. */
export type ShownFit = Omit<ScoredProgram, 'history'> & {
  /** Null where the plan does not show it. */
  history: ScoredProgram['history'] | null
}

/** A programme within the viewer's reach with its score. */
export type ReadFit = ShownFit & { universityId: number }

/** What an outlook shows of a score: without factors and history, or all of it. */
export function shownFit(fit: ScoredProgram, outlook: Outlook): ShownFit {
  return outlook === 'FACTORS' ? fit : { ...fit, factors: [], history: null }
}

const fitsInput = (kept: MatchSettings) =>
  z.object({
    profile: profileInput,
    programIds: z.array(z.int()).max(MOST_FITS, `At most ${MOST_FITS} programmes can be scored at a time`),
    settings: settingsInput(kept),
  })

/**
 * How programmes fit a profile, index by index with the requested ids; null where the programme does not exist or the
 * viewer may not see it. Nothing is saved. Factors are left out where the plan does not show them. Settings that are
 * missing have the viewer's stored values.
 * @throws ValidationError, and ForbiddenError where a key lacks the scope
 */
export async function readFits({
  app,
  viewer,
  partner = null,
  input,
}: {
  app: AppContext
  viewer: Viewer | null
  partner?: PartnerAccess | null
  input: unknown
}): Promise<(ReadFit | null)[]> {
  const { reach, kept, outlook } = partner ? termsOfKey(partner) : await readTerms({ app, viewer })
  const { profile: words, programIds, settings } = parseInput(fitsInput(kept), input)
  const { profile } = await readMatchingProfile({ app, words })
  if (profile === null) return programIds.map(() => null)
  const columns = await cacheColumns({ app })
  const universityOf = new Map<number, number>()
  for (const id of programIds) {
    const row = visibleRow({ columns, reach, id })
    if (row !== null) universityOf.set(id, columns.universityId[row] ?? 0)
  }
  const scored = scorePrograms({ columns, profile, settings, programIds: [...universityOf.keys()] })
  const fits = new Map(
    scored.map(fit => [
      fit.programId,
      { ...shownFit(fit, outlook), universityId: universityOf.get(fit.programId) ?? 0 },
    ]),
  )
  return programIds.map(id => fits.get(id) ?? null)
}

type Terms = { reach: CatalogueReach; kept: MatchSettings; outlook: Outlook }

function termsOfKey(partner: PartnerAccess): Terms {
  requireScope(partner, 'MATCHES')
  return { reach: reachOfKey(partner), outlook: 'FACTORS', kept: DEFAULT_SETTINGS }
}

async function readTerms({ app, viewer }: { app: AppContext; viewer: Viewer | null }): Promise<Terms> {
  const person = viewer && (await readPerson(app, viewer))
  return {
    reach: catalogueReachOf(person),
    outlook: outlookOf(person),
    kept: person === null ? DEFAULT_SETTINGS : keptSettings(person.matchSettings),
  }
}

async function readPerson(app: AppContext, { userId }: Viewer) {
  return await app.database.prisma.user.findUnique({
    where: { id: userId },
    select: { role: true, plan: true, matchSettings: true },
  })
}

function visibleRow({
  columns,
  reach,
  id,
}: {
  columns: ProgramColumns
  reach: CatalogueReach
  id: number
}): number | null {
  const row = rowOf(columns, id)
  if (row < 0) return null
  const wanted = reach === 'ALL' ? IS_LISTED : IS_LISTED | IS_SAMPLE
  return ((columns.flags[row] ?? 0) & wanted) === wanted ? row : null
}
