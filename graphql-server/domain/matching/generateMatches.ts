import { z } from 'zod'
import { lockUser } from '../accounts/lockUser.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import { catalogueReachOf } from '../catalogue/policy.ts'
import { NotSignedInError, ValidationError } from '../errors.ts'
import { parseInput } from '../parseInput.ts'
import { profileInput } from '../profiles/inputs.ts'
import { readMatchingProfile, type WordsToRead } from '../profiles/readMatchingProfile.ts'
import { cacheColumns } from './cachedColumns.ts'
import { fieldsToName, namedGaps } from './gaps.ts'
import { keptSettings, settingsInput } from './keptSettings.ts'
import { countRun } from './pace.ts'
import { keptMatchesOf } from './policy.ts'
import { rankPrograms } from './rank.ts'
import { rewriteReasons } from './rewriteReasons.ts'
import type { MatchSettings } from './types.ts'

export const NO_PROFILE = 'Complete your profile first'

const generateInput = (kept: MatchSettings) =>
  z.object({
    profile: profileInput.nullish(),
    settings: settingsInput(kept),
    includeNear: z
      .boolean()
      .nullish()
      .transform(isWanted => isWanted ?? false),
  })

/**
 * Ranks the programmes within the viewer's reach by a profile (the stored one, unless one is sent, which is not saved).
 * The best, as many as the plan keeps, replace the earlier matches. Settings that are sent are saved. With `includeNear`
 * programmes in near fields are listed too in countries that have none in the field; `matchGaps` names those countries.
 * The number of statements does not depend on the number of matches.
 * @throws NotSignedInError, ValidationError (also without a profile), RateLimitedError
 */
export async function generateMatches({
  app,
  viewer,
  input,
}: {
  app: AppContext
  viewer: Viewer | null
  input: unknown
}): Promise<{ userId: number }> {
  if (!viewer) throw new NotSignedInError()
  const { userId } = viewer
  const { prisma } = app.database
  const person = await prisma.user.findUnique({
    where: { id: userId },
    select: {
      role: true,
      plan: true,
      writer: true,
      matchSettings: true,
      profile: true,
    },
  })
  if (!person) throw new NotSignedInError()
  const sent = parseInput(generateInput(keptSettings(person.matchSettings)), input)
  const words: WordsToRead | null = sent.profile ?? person.profile
  if (words === null) throw withoutProfile()
  await countRun({ app, userId })

  const begun = app.now()
  const { settings, includeNear } = sent
  const { profile } = await readMatchingProfile({ app, words })
  if (profile === null) throw withoutProfile()
  const columns = await cacheColumns({ app })
  const reach = catalogueReachOf(person)
  const { programs, ...left } = rankPrograms({
    columns,
    profile,
    settings,
    reach,
    limit: keptMatchesOf(person.plan),
    includeNear,
  })
  // The factors go to the model's host only if the person chose that writer.
  const model = person.writer === 'MODEL' ? app.languageModel : null
  const reasons = await rewriteReasons({ model, matches: programs })
  const fields = fieldsToName(profile)
  const isSample = reach === 'SAMPLE'
  const matchGaps = namedGaps(left, { fields, countries: profile.countries, isSample })
  const matches = programs.map((program, index) => {
    const { programId, percentage, tier, subject, list, ties, history, factors, reason } = program
    const words = reasons[index] ?? { reason, writer: 'BUILT_IN' as const }
    return {
      userId,
      programId,
      place: index + 1,
      percentage,
      tier,
      subject,
      list,
      ties,
      history: { ...history },
      factors: factors.map(factor => ({ ...factor })),
      reason: words.reason,
      reasonWriter: words.writer,
      createdAt: begun,
    }
  })
  await prisma.$transaction(async tx => {
    await lockUser(tx, userId)
    // A run that waited for the model may end after a run that began later. The later run's matches stay.
    const { count } = await tx.user.updateMany({
      where: { id: userId, OR: [{ matchedAt: null }, { matchedAt: { lte: begun } }] },
      data: {
        matchedAt: begun,
        matchSettings: { ...settings },
        matchGaps,
      },
    })
    if (count === 0) return
    await tx.match.deleteMany({ where: { userId } })
    await tx.match.createMany({ data: matches })
  })
  return { userId }
}

function withoutProfile(): ValidationError {
  return new ValidationError([{ path: 'profile', message: NO_PROFILE }], NO_PROFILE)
}
