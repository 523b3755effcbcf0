import type { Prisma } from '../../generated/prisma/client.ts'
import type { Country, DocumentType } from '../../generated/prisma/enums.ts'
import type { AppContext } from '../appContext.ts'
import { readExchangeRates } from '../catalogue/readExchangeRates.ts'
import { type LetterState, letterStateOf } from '../documents/letters/letterState.ts'
import type { MatchingProfile } from '../profiles/reading/types.ts'
import { readWords } from '../profiles/readMatchingProfile.ts'
import { countryStepKeysOf } from './countrySteps.ts'
import { countryKeyOf, sharedKeyOf, stepOf } from './steps.ts'

/** What a person has, from which the checklists of their applications are ticked. */
export type Applicant = {
  /** Their test scores in words, such as 'IELTS 7.5'; null where the profile names none. */
  tests: { readonly ENGLISH_TEST: string | null; readonly GRE: string | null; readonly GMAT: string | null }
  /** Their finished and unlocked documents, the newest first. */
  documents: readonly ApplicantDocument[]
  /** Their own ticks of shared steps, by key; null: the tick was taken away. */
  ticks: ReadonlyMap<string, Date | null>
  /** The ids of the applications that share a step, by its key. */
  sharing: ReadonlyMap<string, ReadonlySet<number>>
}

/** `letter`: what became of a letter at its recommender; null where nobody was asked. */
type ApplicantDocument = {
  id: number
  documentType: DocumentType
  targetUniversity: string | null
  letter: LetterState | null
}

/** Somebody who has nothing yet. */
export const NO_APPLICANT: Applicant = {
  tests: { ENGLISH_TEST: null, GRE: null, GMAT: null },
  documents: [],
  ticks: new Map(),
  sharing: new Map(),
}

/** The most documents that are looked at: more than anybody wrote for one round of applications. */
const MOST_DOCUMENTS = 500

/** Reads what a person has, in two statements. */
export async function readApplicant({
  app,
  within,
  userId,
}: {
  app: AppContext
  /** The transaction to read in, if there is one. */
  within?: Prisma.TransactionClient | undefined
  userId: number
}): Promise<Applicant> {
  const prisma = within ?? app.database.prisma
  const person = await prisma.user.findUnique({
    where: { id: userId },
    select: {
      profile: true,
      documents: {
        where: { status: 'READY', unlockedAt: { not: null } },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        select: {
          id: true,
          documentType: true,
          targetUniversity: true,
          textRevision: true,
          letterRequests: {
            orderBy: { id: 'desc' },
            take: 1,
            omit: { tokenHash: true, reminderTokenHash: true },
          },
        },
        take: MOST_DOCUMENTS,
      },
      sharedSteps: { select: { key: true, doneAt: true } },
      applications: {
        where: { deletedAt: null },
        select: {
          id: true,
          tasks: { select: { title: true } },
          program: { select: { university: { select: { country: true } } } },
        },
      },
    },
  })
  if (person === null) return NO_APPLICANT
  const { profile, documents, sharedSteps, applications } = person
  const rates = await readExchangeRates({ app, within })
  const reading = profile && readWords({ app, words: profile, rates }).profile
  return {
    tests: testsIn(reading),
    documents: documents.map(({ textRevision, letterRequests: [request], ...document }) => ({
      ...document,
      letter: request ? letterStateOf({ request, textRevision, now: app.now() }).state : null,
    })),
    ticks: new Map(sharedSteps.map(({ key, doneAt }) => [key, doneAt])),
    sharing: sharingOf(
      applications.map(({ id, tasks, program }) => ({ id, tasks, country: program.university.country })),
    ),
  }
}

const TEST_NAMES = {
  IELTS: 'IELTS',
  TOEFL: 'TOEFL',
  PTE: 'PTE',
  DUOLINGO: 'Duolingo',
  CAMBRIDGE: 'Cambridge',
} as const

function testsIn(reading: MatchingProfile | null): Applicant['tests'] {
  const said = (name: string, score: number | null | undefined) => (score == null ? null : `${name} ${score}`)
  const english = reading?.englishTest
  return {
    ENGLISH_TEST: english
      ? said(TEST_NAMES[english.name], english.score)
      : (said('IELTS', reading?.ielts) ?? said('TOEFL', reading?.toefl)),
    GRE: said('GRE', reading?.gre),
    GMAT: said('GMAT', reading?.gmat),
  }
}

function sharingOf(
  applications: readonly { id: number; tasks: readonly { title: string }[]; country: Country }[],
): Map<string, Set<number>> {
  const sharing = new Map<string, Set<number>>()
  for (const { id, tasks, country } of applications) {
    const keys = [
      ...tasks.map(({ title }) => sharedKeyOf(stepOf(title), country)),
      ...countryStepKeysOf(country).map(key => countryKeyOf(country, key)),
    ]
    for (const key of keys) if (key !== null) sharing.set(key, (sharing.get(key) ?? new Set()).add(id))
  }
  return sharing
}
