import DataLoader from 'dataloader'
import { readCreditBalances } from '../domain/billing/credits.ts'
import { readGenerationAllowances } from '../domain/billing/readAllowances.ts'
import type { CatalogueReach } from '../domain/catalogue/policy.ts'
import { readCatalogueReach } from '../domain/catalogue/readReach.ts'
import { readLastDocuments } from '../domain/documents/readDocuments.ts'
import { type DocumentContent, readDocumentContents } from '../domain/documents/readDocumentText.ts'
import { readReviews } from '../domain/documents/readReview.ts'
import type { Review } from '../domain/documents/review/review.ts'
import type { Viewer, World } from '../domain/world.ts'
import type { DocumentType } from '../generated/prisma/enums.ts'

/** Reads that the rows themselves can't answer, gathered so that a list costs one statement and not one a row. */
export type Loaders = ReturnType<typeof createLoaders>

/** The loaders of one request. */
export function createLoaders({ world, viewer }: { world: World; viewer: Viewer | null }) {
  return {
    /** How much of the catalogue the viewer sees; there is one answer, whatever the key. */
    catalogueReach: gather(async () => {
      const reach = await readCatalogueReach({ world, viewer })
      return (): CatalogueReach => reach
    }),
    /** Credits left, by the user's id. */
    creditBalance: gather(async (userIds: number[]) => {
      const balances = await readCreditBalances({ world, userIds })
      return userId => balances.get(userId) ?? 0
    }),
    /** The document types that could be asked for now, by the user's id. */
    allowances: gather(async (userIds: number[]) => {
      const allowances = await readGenerationAllowances({ world, userIds })
      return (userId): ReadonlySet<DocumentType> => allowances.get(userId)?.canGenerate ?? new Set()
    }),
    /** What the viewer may read of a document, by its id. The only way from the graph to a document's text. */
    documentContent: gather(async (documentIds: number[]) => {
      const contents = await readDocumentContents({ world, viewer, documentIds })
      return (documentId): DocumentContent | null => contents.get(documentId) ?? null
    }),
    /** The review of a text that the viewer may read in full, by the document's id. */
    review: gather(async (documentIds: number[]) => {
      const reviews = await readReviews({ world, viewer, documentIds })
      return (documentId): Review | null => reviews.get(documentId) ?? null
    }),
    /** The newest document that was made from a draft, by the draft's id. */
    lastDocument: gather(async (draftIds: number[]) => {
      const documents = await readLastDocuments({ world, viewer, draftIds })
      return (draftId): { id: number } | null => documents.get(draftId) ?? null
    }),
  }
}

/**
 * A loader that asks once for all keys of a tick. It keeps nothing: one request may write and read again, and the
 * context of a subscription lives for minutes.
 */
function gather<Value>(read: (keys: number[]) => Promise<(key: number) => Value>) {
  return new DataLoader<number, Value>(
    async keys => {
      const find = await read([...new Set(keys)])
      return keys.map(find)
    },
    { cache: false },
  )
}
