import type { Scholarship } from '../../generated/prisma/client.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import { applicationsVisibleTo, shortlistVisibleTo } from '../applications/policy.ts'
import { seesScholarships } from '../catalogue/readFunding.ts'
import { storedValue } from '../drafts/draftAnswers.ts'
import { draftsVisibleTo } from '../drafts/policy.ts'
import { NotSignedInError } from '../errors.ts'
import { readMatchingProfile } from '../profiles/readMatchingProfile.ts'
import { type Applicant, type Condition, conditionsOf, type Standing, standingOf } from './conditions.ts'

/** A scholarship beside what the person said. */
export type ScholarshipMatch = {
  scholarship: Scholarship
  standing: Standing
  conditions: readonly Condition[]
}

/** The scholarships of the catalogue, compared with a person where the plan includes it. */
export type ScholarshipMatches = {
  totalCount: number
  /** Whether the plan includes them. Where it does not, `items` is empty. */
  isIncluded: boolean
  hasProfile: boolean
  nationality: string | null
  items: readonly ScholarshipMatch[]
}

const ORDER: readonly Standing[] = ['FITS', 'OPEN', 'FAILS']

/**
 * The scholarships of the catalogue against the viewer's profile, nationality and chosen universities: those that fit
 * first, those with a condition that fails last, and among them those with fewer open conditions first. Nothing says
 * how likely it is to get one.
 */
export async function matchScholarships({
  app,
  viewer,
}: {
  app: AppContext
  viewer: Viewer | null
}): Promise<ScholarshipMatches> {
  if (!viewer) throw new NotSignedInError()
  const { prisma } = app.database
  const [person, profile] = await Promise.all([
    prisma.user.findUnique({ where: { id: viewer.userId }, select: { plan: true, role: true } }),
    prisma.profile.findUnique({ where: { userId: viewer.userId } }),
  ])
  const hasProfile = profile !== null
  if (!seesScholarships(person)) {
    const totalCount = await prisma.scholarship.count()
    return { totalCount, isIncluded: false, hasProfile, nationality: null, items: [] }
  }
  const [scholarships, nationality, universities, reading] = await Promise.all([
    prisma.scholarship.findMany({ orderBy: [{ name: 'asc' }, { id: 'asc' }] }),
    readNationality({ app, viewer }),
    readUniversities({ app, viewer }),
    profile === null ? null : readMatchingProfile({ app, words: profile }),
  ])
  const read = reading?.profile ?? null
  const applicant: Applicant = {
    nationality,
    universities,
    profile:
      profile === null
        ? null
        : {
            degreeType: profile.targetDegree,
            countries: profile.preferredCountries,
            gradeShare: read?.gradeShare ?? null,
            degreeYears: read?.degreeYears ?? null,
            workYears: read?.workYears ?? null,
            fields: read?.fields.map(({ code }) => code) ?? [],
          },
  }
  const items = scholarships
    .map(scholarship => {
      const conditions = conditionsOf({ scholarship, applicant })
      return { scholarship, conditions, standing: standingOf(conditions) }
    })
    .sort(
      (a, b) =>
        ORDER.indexOf(a.standing) - ORDER.indexOf(b.standing) ||
        notHolding(a.conditions) - notHolding(b.conditions),
    )
  return { totalCount: items.length, isIncluded: true, hasProfile, nationality, items }
}

function notHolding(conditions: readonly Condition[]): number {
  return conditions.filter(({ state }) => state !== 'HOLDS').length
}

/** The nationality as the person last typed it in a questionnaire; null where they did not. */
async function readNationality({ app, viewer }: { app: AppContext; viewer: Viewer }): Promise<string | null> {
  const rows = await app.database.prisma.draftAnswer.findMany({
    where: { key: 'nationality', draft: draftsVisibleTo(viewer) },
    orderBy: [{ savedAt: 'desc' }, { draftId: 'desc' }],
    select: { value: true },
    take: 20,
  })
  for (const { value } of rows) {
    const answer = storedValue.parse(value)
    const text = answer !== null && 'text' in answer ? answer.text.trim() : ''
    if (text !== '') return text
  }
  return null
}

/** The names of the universities on the viewer's shortlist and board. */
async function readUniversities({ app, viewer }: { app: AppContext; viewer: Viewer }): Promise<string[]> {
  const rows = await app.database.prisma.university.findMany({
    where: {
      programs: {
        some: {
          OR: [
            { shortlisted: { some: shortlistVisibleTo(viewer) } },
            { applications: { some: applicationsVisibleTo(viewer) } },
          ],
        },
      },
    },
    select: { name: true },
    orderBy: { name: 'asc' },
    take: 500,
  })
  return rows.map(({ name }) => name)
}
