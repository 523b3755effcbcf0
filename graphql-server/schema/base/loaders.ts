import DataLoader from 'dataloader'
import type { AppContext, Viewer } from '../../domain/appContext.ts'
import { type Applicant, NO_APPLICANT, readApplicant } from '../../domain/applications/readApplicant.ts'
import {
  readApplicationsTo,
  readProgramAccess,
  readShortlisted,
  readUniversityAccess,
} from '../../domain/applications/readKept.ts'
import { readKeptSchools } from '../../domain/applications/readKeptSchools.ts'
import { readUsernames } from '../../domain/audit/readAudit.ts'
import { readCreditBalances } from '../../domain/billing/credits.ts'
import {
  countRedrafts,
  type GenerationAllowances,
  NO_ALLOWANCES,
  readGenerationAllowances,
} from '../../domain/billing/readAllowances.ts'
import type { CatalogueReach } from '../../domain/catalogue/policy.ts'
import { readExchangeRates } from '../../domain/catalogue/readExchangeRates.ts'
import {
  readProofOfFunds,
  readScholarships,
  type VisibleScholarships,
} from '../../domain/catalogue/readFunding.ts'
import { readCatalogueReach } from '../../domain/catalogue/readReach.ts'
import { readSearch, type Search } from '../../domain/catalogue/readSearch.ts'
import {
  NO_FIGURES,
  readUniversityFigures,
  type UniversityFigures,
} from '../../domain/catalogue/readUniversityFigures.ts'
import { type ListedRequest, readLetterRequests } from '../../domain/documents/letters/readLetterRequests.ts'
import { readFollowUps } from '../../domain/documents/questions/readFollowUps.ts'
import { readLastDocuments } from '../../domain/documents/reading/readDocuments.ts'
import {
  type DocumentContent,
  type ListedVersion,
  readDocumentContents,
  readStudentContents,
  readVersions,
  readVersionTexts,
  type VersionText,
} from '../../domain/documents/reading/readDocumentText.ts'
import { type DocumentReview, readReviews } from '../../domain/documents/reading/readReview.ts'
import { type ChangedAnswer, readChangedAnswers } from '../../domain/documents/request/readChangedAnswers.ts'
import { type DocumentSharing, readSharing } from '../../domain/documents/sharing/readSharing.ts'
import { readStory } from '../../domain/documents/story/readStory.ts'
import type { FollowUp } from '../../domain/documents/writing/questions/followUp.ts'
import type { Statement } from '../../domain/documents/writing/statements/statement.ts'
import type { ShownFit } from '../../domain/matching/readFits.ts'
import { readOutlook, readVisibleMatches } from '../../domain/matching/readMatches.ts'
import { type BestFit, readBestFits, readOwnFits } from '../../domain/matching/readOwnFits.ts'
import { readStudentMatches, type StudentMatch } from '../../domain/matching/readStudentMatches.ts'
import type { PartnerAccess } from '../../domain/partners/access.ts'
import type { ProofOfFunds } from '../../generated/prisma/client.ts'
import type { Country } from '../../generated/prisma/enums.ts'

/** Batched reads of other rows than a field's own: a list costs one statement, not one for each row. */
export type Loaders = ReturnType<typeof createLoaders>

/** The loaders of one request. */
export function createLoaders({
  app,
  viewer,
  partner = null,
}: {
  app: AppContext
  viewer: Viewer | null
  partner?: PartnerAccess | null
}) {
  const reachesRead = new Set<CatalogueReach>()
  return {
    /** The parts of the catalogue that resolvers read for the viewer: several when the plan changed meanwhile. */
    reachesRead,
    /** How much of the catalogue the viewer sees. All keys have the same value. */
    catalogueReach: gather(async () => {
      const reach = await readCatalogueReach({ app, viewer, partner })
      reachesRead.add(reach)
      return (): CatalogueReach => reach
    }),
    /** What a search means, by its text. */
    search: gather(async (searches: string[]) => {
      const read = new Map<string, Search>()
      for (const search of searches) read.set(search, await readSearch({ app, search }))
      return (search): Search | null => read.get(search) ?? null
    }),
    /** Which matches the viewer may see. All keys have the same value. */
    visibleMatches: gather(async () => {
      const visible = await readVisibleMatches({ app, viewer })
      return () => visible
    }),
    /** What the viewer sees of why a programme fits. All keys have the same value. */
    outlook: gather(async () => {
      const outlook = await readOutlook({ app, viewer })
      return () => outlook
    }),
    /** How a programme fits the viewer's stored profile, by the programme's id; null without a profile. */
    ownFit: gather(async (programIds: number[]) => {
      const fits = await readOwnFits({ app, viewer, programIds })
      return (programId): ShownFit | null => fits.get(programId) ?? null
    }),
    /** The programme of a university that fits the viewer's stored profile best, by the university's id. */
    bestFit: gather(async (universityIds: number[]) => {
      const fits = await readBestFits({ app, viewer, universityIds })
      return (universityId): BestFit | null => fits.get(universityId) ?? null
    }),
    /** What the programmes of a university come to, by its id. */
    universityFigures: gather(async (universityIds: number[]) => {
      const figures = await readUniversityFigures({ app, universityIds })
      return (universityId): UniversityFigures => figures.get(universityId) ?? NO_FIGURES
    }),
    /** The filter for programmes that the viewer may see, by id. Empty for those that the viewer keeps. */
    programAccess: gather((programIds: number[]) => readProgramAccess({ app, viewer, partner, programIds })),
    /** The same for universities. */
    universityAccess: gather((universityIds: number[]) =>
      readUniversityAccess({ app, viewer, partner, universityIds }),
    ),
    /** Whether the viewer has a programme on the shortlist, by the programme's id. */
    isShortlisted: gather(async (programIds: number[]) => {
      const shortlisted = await readShortlisted({ app, viewer, programIds })
      return programId => shortlisted.has(programId)
    }),
    /** The viewer's application to a programme, by the programme's id. */
    applicationTo: gather(async (programIds: number[]) => {
      const applications = await readApplicationsTo({ app, viewer, programIds })
      return (programId): { id: number } | null => applications.get(programId) ?? null
    }),
    /** What the checklists of a person's applications are ticked from, by the user's id. */
    applicant: gather(async (userIds: number[]) => {
      const applicants = new Map<number, Applicant>()
      for (const userId of userIds) applicants.set(userId, await readApplicant({ app, userId }))
      return (userId): Applicant => applicants.get(userId) ?? NO_APPLICANT
    }),
    /** The scholarships for studying in a country that the viewer may see, by country. */
    scholarships: gather(async (countries: Country[]) => {
      const scholarships = await readScholarships({ app, viewer, countries })
      return (country): VisibleScholarships =>
        scholarships.get(country) ?? { totalCount: 0, isIncluded: false, items: [] }
    }),
    /** The sums of money that a student visa requires, by country. */
    proofOfFunds: gather(async (countries: Country[]) => {
      const sums = await readProofOfFunds({ app, countries })
      return (country): readonly ProofOfFunds[] => sums.get(country) ?? []
    }),
    /** US dollars for one unit of each currency. All keys have the same value. */
    exchangeRates: gather(async () => {
      const rates = await readExchangeRates({ app })
      return () => rates
    }),
    /** An account's username for an admin, by its id; null once it is erased. */
    username: gather(async (userIds: number[]) => {
      const usernames = await readUsernames({ app, viewer, userIds })
      return (userId): string | null => usernames.get(userId) ?? null
    }),
    /** Credits left, by the user's id. */
    creditBalance: gather(async (userIds: number[]) => {
      const balances = await readCreditBalances({ app, userIds })
      return userId => balances.get(userId) ?? 0
    }),
    /** What the user may generate now, by the user's id. */
    allowances: gather(async (userIds: number[]) => {
      const allowances = await readGenerationAllowances({ app, userIds })
      return (userId): GenerationAllowances => allowances.get(userId) ?? NO_ALLOWANCES
    }),
    /** What the viewer may read of a document, by its id. The graph reads a document's text only through this. */
    documentContent: gather(async (documentIds: number[]) => {
      const contents = await readDocumentContents({ app, viewer, documentIds })
      return (documentId): DocumentContent | null => contents.get(documentId) ?? null
    }),
    /** The text of a document that a student shares with the organisation of the viewer or the key, by its id. */
    studentContent: gather(async (documentIds: number[]) => {
      const contents = await readStudentContents({ app, viewer, partner, documentIds })
      return (documentId): DocumentContent | null => contents.get(documentId) ?? null
    }),
    /** The first matches of a student who shares with the organisation of the viewer or the key, by their account. */
    studentMatches: gather(async (userIds: number[]) => {
      const matches = await readStudentMatches({ app, viewer, partner, userIds })
      return (userId): readonly StudentMatch[] => matches.get(userId) ?? []
    }),
    /** The versions of a document's text, the newest first, by its id. */
    documentVersions: gather(async (documentIds: number[]) => {
      const versions = await readVersions({ app, viewer, documentIds })
      return (documentId): readonly ListedVersion[] => versions.get(documentId) ?? []
    }),
    /** The links to a document and the comments on it, by its id. */
    documentSharing: gather(async (documentIds: number[]) => {
      const sharing = await readSharing({ app, viewer, documentIds })
      return (documentId): DocumentSharing => sharing.get(documentId) ?? { shares: [], comments: [] }
    }),
    /** The newest request to a letter's recommender, by the document's id; null without one. */
    letterRequest: gather(async (documentIds: number[]) => {
      const requests = await readLetterRequests({ app, viewer, documentIds })
      return (documentId): ListedRequest | null => requests.get(documentId) ?? null
    }),
    /** How often a document was drafted again, by the id of the first of its redrafts. */
    redrafts: gather(async (originalIds: number[]) => {
      const redrafts = await countRedrafts({ within: app.database.prisma, originalIds })
      return (originalId): number => redrafts.get(originalId) ?? 0
    }),
    /** The answers of a document that were changed since, by the document's id. */
    changedAnswers: gather(async (documentIds: number[]) => {
      const changed = await readChangedAnswers({ app, viewer, documentIds })
      return (documentId): ChangedAnswer[] => changed.get(documentId) ?? []
    }),
    /** The text of a version, by `document:number`. */
    versionText: gather(async (keys: string[]) => {
      const versions = keys.map(key => {
        const [documentId = 0, number = 0] = key.split(':').map(Number)
        return { documentId, number }
      })
      const texts = await readVersionTexts({ app, viewer, versions })
      return (key): VersionText | null => texts.get(key) ?? null
    }),
    /** The review of a text that the viewer may read in full, by the document's id. */
    review: gather(async (documentIds: number[]) => {
      const keptSchools = await readKeptSchools({ app, viewer })
      const reviews = await readReviews({ app, viewer, documentIds, keptSchools })
      return (documentId): DocumentReview | null => reviews.get(documentId) ?? null
    }),
    /** Everything that the viewer said. All keys have the same value. */
    story: gather(async () => {
      const story = await readStory({ app, viewer })
      return (): readonly Statement[] => story
    }),
    /** The follow-up questions of a draft, and of a document, by their ids. */
    draftQuestions: gather(async (draftIds: number[]) => {
      const { drafts } = await readFollowUps({ app, viewer, draftIds, documentIds: [] })
      return (draftId): readonly FollowUp[] => drafts.get(draftId) ?? []
    }),
    documentQuestions: gather(async (documentIds: number[]) => {
      const { documents } = await readFollowUps({ app, viewer, draftIds: [], documentIds })
      return (documentId): readonly FollowUp[] => documents.get(documentId) ?? []
    }),
    /** The newest document that was made from a draft, by the draft's id. */
    lastDocument: gather(async (draftIds: number[]) => {
      const documents = await readLastDocuments({ app, viewer, draftIds })
      return (draftId): { id: number } | null => documents.get(draftId) ?? null
    }),
  }
}

/**
 * A loader that reads once for all keys of a tick. It does not cache, because one request may write and read again,
 * and the context of a subscription lasts for minutes.
 */
function gather<Value, Key extends number | string = number>(
  read: (keys: Key[]) => Promise<(key: Key) => Value>,
) {
  return new DataLoader<Key, Value>(
    async keys => {
      const find = await read([...new Set(keys)])
      return keys.map(find)
    },
    { cache: false },
  )
}
