import DataLoader from 'dataloader'
import type { AppContext, Viewer } from '../../domain/appContext.ts'
import {
  readApplicationsTo,
  readProgramAccess,
  readShortlisted,
  readUniversityAccess,
} from '../../domain/applications/readKept.ts'
import { readCreditBalances } from '../../domain/billing/credits.ts'
import {
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
import { readLastDocuments } from '../../domain/documents/reading/readDocuments.ts'
import {
  type DocumentContent,
  readDocumentContents,
} from '../../domain/documents/reading/readDocumentText.ts'
import { readReviews } from '../../domain/documents/reading/readReview.ts'
import type { Review } from '../../domain/documents/review/review.ts'
import { readOutlook, readVisibleMatches } from '../../domain/matching/readMatches.ts'
import type { ProofOfFunds } from '../../generated/prisma/client.ts'
import type { Country } from '../../generated/prisma/enums.ts'

/** Batched reads beyond a row's own columns: a list costs one statement, not one for each row. */
export type Loaders = ReturnType<typeof createLoaders>

/** The loaders of one request. */
export function createLoaders({ app, viewer }: { app: AppContext; viewer: Viewer | null }) {
  const reachesRead = new Set<CatalogueReach>()
  return {
    /** The parts of the catalogue that resolvers read for the viewer: more than one when a plan changed meanwhile. */
    reachesRead,
    /** How much of the catalogue the viewer sees; there is one answer, whatever the key. */
    catalogueReach: gather(async () => {
      const reach = await readCatalogueReach({ app, viewer })
      reachesRead.add(reach)
      return (): CatalogueReach => reach
    }),
    /** Which matches the viewer may see; there is one answer, whatever the key. */
    visibleMatches: gather(async () => {
      const visible = await readVisibleMatches({ app, viewer })
      return () => visible
    }),
    /** What the viewer is shown of why a programme fits; there is one answer, whatever the key. */
    outlook: gather(async () => {
      const outlook = await readOutlook({ app, viewer })
      return () => outlook
    }),
    /** The filter that a programme must pass for the viewer to see it, by its id; empty where the viewer keeps it. */
    programAccess: gather((programIds: number[]) => readProgramAccess({ app, viewer, programIds })),
    /** The same of a university. */
    universityAccess: gather((universityIds: number[]) =>
      readUniversityAccess({ app, viewer, universityIds }),
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
    /** The scholarships for studying in a country, as the viewer may see them, by the country. */
    scholarships: gather(async (countries: Country[]) => {
      const scholarships = await readScholarships({ app, viewer, countries })
      return (country): VisibleScholarships =>
        scholarships.get(country) ?? { totalCount: 0, isIncluded: false, items: [] }
    }),
    /** The sums that a student visa asks to be shown, by the country. */
    proofOfFunds: gather(async (countries: Country[]) => {
      const sums = await readProofOfFunds({ app, countries })
      return (country): readonly ProofOfFunds[] => sums.get(country) ?? []
    }),
    /** US dollars for one unit of each currency; there is one answer, whatever the key. */
    exchangeRates: gather(async () => {
      const rates = await readExchangeRates({ app })
      return () => rates
    }),
    /** Credits left, by the user's id. */
    creditBalance: gather(async (userIds: number[]) => {
      const balances = await readCreditBalances({ app, userIds })
      return userId => balances.get(userId) ?? 0
    }),
    /** What may be generated now, by the user's id. */
    allowances: gather(async (userIds: number[]) => {
      const allowances = await readGenerationAllowances({ app, userIds })
      return (userId): GenerationAllowances => allowances.get(userId) ?? NO_ALLOWANCES
    }),
    /** What the viewer may read of a document, by its id. The only way from the graph to a document's text. */
    documentContent: gather(async (documentIds: number[]) => {
      const contents = await readDocumentContents({ app, viewer, documentIds })
      return (documentId): DocumentContent | null => contents.get(documentId) ?? null
    }),
    /** The review of a text that the viewer may read in full, by the document's id. */
    review: gather(async (documentIds: number[]) => {
      const reviews = await readReviews({ app, viewer, documentIds })
      return (documentId): Review | null => reviews.get(documentId) ?? null
    }),
    /** The newest document that was made from a draft, by the draft's id. */
    lastDocument: gather(async (draftIds: number[]) => {
      const documents = await readLastDocuments({ app, viewer, draftIds })
      return (draftId): { id: number } | null => documents.get(draftId) ?? null
    }),
  }
}

/**
 * A loader that reads once for all keys of a tick. It caches nothing, because one request may write and read again, and
 * the context of a subscription lives for minutes.
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
