import { z } from 'zod'
import type { Prisma } from '../../generated/prisma/client.ts'
import { removeInBatches } from '../../infra/removeInBatches.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import { entitlementsOf, plansWith } from '../billing/entitlements.ts'
import { NotFoundError, NotSignedInError, PlanRequiredError } from '../errors.ts'
import { proposeFromCv } from './cv/proposeFromCv.ts'
import { type CvFinding, FINDING_KINDS, reviewCvLines, wordsIn } from './cv/reviewCvLines.ts'
import { readCvLines } from './readCv.ts'
import { readMatchingProfile } from './readMatchingProfile.ts'

/** How long the findings of a CV are kept, in days. */
export const CV_REVIEW_RETENTION = 90
const DAY = 24 * 60 * 60 * 1000

/** How many reviews of a person are kept, the newest. */
export const MOST_CV_REVIEWS = 10

/** Reviews of CVs that a viewer may see: their own. */
export function cvReviewsVisibleTo(viewer: Viewer | null) {
  return { userId: viewer?.userId ?? { in: [] } } satisfies Prisma.CvReviewWhereInput
}

const storedFindings = z.array(
  z.object({ kind: z.enum(FINDING_KINDS), reason: z.string(), quotes: z.array(z.string()) }),
)

/** The findings of a stored review. */
export function findingsOf(stored: unknown): CvFinding[] {
  return storedFindings.parse(stored)
}

/** When the findings of a review are removed. */
export function endOfCvReview({ createdAt }: { createdAt: Date }): Date {
  return new Date(createdAt.getTime() + CV_REVIEW_RETENTION * DAY)
}

/**
 * Reviews a CV beside the profile and keeps the findings with the lines that they quote. Neither the file nor the rest
 * of its text is kept. Older reviews than the newest ten are removed.
 * @throws PlanRequiredError where the plan has no review of CVs, ValidationError saying why the file cannot be read,
 * RateLimitedError after too many files.
 */
export async function reviewCv({
  app,
  viewer,
  input,
}: {
  app: AppContext
  viewer: Viewer | null
  input: unknown
}): Promise<void> {
  if (!viewer) throw new NotSignedInError()
  const { prisma } = app.database
  const person = await prisma.user.findUnique({
    where: { id: viewer.userId },
    select: { plan: true, role: true, profile: true },
  })
  if (!entitlementsOf(person).cvReviews)
    throw new PlanRequiredError(`The review of a CV is part of ${plansWith(plan => plan.cvReviews)}.`)
  const lines = await readCvLines({ app, viewer, input })
  const profile = person?.profile ?? null
  const ofCv = Object.fromEntries(proposeFromCv(lines).map(({ field, quote }) => [field, quote]))
  const [inProfile, inCv] =
    profile === null
      ? [[], []]
      : await Promise.all([
          readMatchingProfile({ app, words: profile }).then(({ items }) => items),
          readMatchingProfile({
            app,
            words: {
              ...ofCv,
              targetDegree: profile.targetDegree,
              preferredCountries: profile.preferredCountries,
            },
          }).then(({ items }) => items),
        ])
  const findings = reviewCvLines({
    lines,
    degreeType: profile?.targetDegree ?? null,
    countries: profile?.preferredCountries ?? [],
    inProfile,
    inCv,
    today: app.now(),
  })
  await prisma.cvReview.create({
    data: {
      userId: viewer.userId,
      words: wordsIn(lines),
      findings: findings.map(({ kind, reason, quotes }) => ({ kind, reason, quotes: [...quotes] })),
      createdAt: app.now(),
    },
  })
  const kept = await prisma.cvReview.findMany({
    where: cvReviewsVisibleTo(viewer),
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MOST_CV_REVIEWS,
    select: { id: true },
  })
  await prisma.cvReview.deleteMany({
    where: { ...cvReviewsVisibleTo(viewer), id: { notIn: kept.map(({ id }) => id) } },
  })
}

/**
 * Removes one of the viewer's reviews of a CV.
 * @throws NotFoundError where the viewer has none with this number.
 */
export async function deleteCvReview({
  app,
  viewer,
  number,
}: {
  app: AppContext
  viewer: Viewer | null
  number: number
}): Promise<void> {
  if (!viewer) throw new NotSignedInError()
  const { count } = await app.database.prisma.cvReview.deleteMany({
    where: { ...cvReviewsVisibleTo(viewer), id: number },
  })
  if (count === 0) throw new NotFoundError('This review is no longer there.')
}

/**
 * Removes the findings of CVs after their retention.
 * @throws the signal's reason once it is aborted
 */
export async function removeOldCvReviews({
  app,
  signal,
}: {
  app: AppContext
  signal?: AbortSignal | undefined
}): Promise<void> {
  const before = new Date(app.now().getTime() - CV_REVIEW_RETENTION * DAY)
  await removeInBatches({
    signal,
    remove: limit =>
      app.database.prisma.cvReview.deleteMany({ where: { createdAt: { lte: before } }, limit }),
  })
}
