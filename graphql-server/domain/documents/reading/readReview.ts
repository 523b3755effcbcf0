import type { Document, Prisma } from '../../../generated/prisma/client.ts'
import type { AppContext, Viewer } from '../../appContext.ts'
import { visible } from '../../visible.ts'
import { REVIEW } from '../composing/onThread.ts'
import { documentsVisibleTo } from '../policy.ts'
import { fingerprintOf } from '../review/fingerprint.ts'
import type { OtherSchool } from '../review/otherSchools.ts'
import type { Review, ReviewFinding } from '../review/review.ts'
import { storedPlan } from '../writing/storedText.ts'
import { readDocumentContents } from './readDocumentText.ts'
import { readSchools } from './readSchools.ts'
import { writingRequestOf } from './writingRequest.ts'

/** The most documents of the same person that a text is compared with, the newest. */
const MOST_COMPARED = 10
/** The most documents that are read for this, since other attempts at the same document are skipped. */
const MOST_READ = 30

const COMPARED = {
  id: true,
  userId: true,
  documentType: true,
  course: true,
  targetUniversity: true,
} satisfies Prisma.DocumentSelect
type Compared = Pick<Document, keyof typeof COMPARED>

/** Whether a document is this one or another attempt at it, which is similar by nature. */
function isAnotherTry(other: Compared, document: Compared): boolean {
  return (
    other.id === document.id ||
    (other.documentType === document.documentType &&
      other.course === document.course &&
      other.targetUniversity === document.targetUniversity)
  )
}

/** A finding with what it is recognised by, and whether the person dismissed it. */
export type ReviewedFinding = ReviewFinding & { fingerprint: string; isDismissed: boolean }
/** The review of a stored document. */
export type DocumentReview = Omit<Review, 'findings'> & { findings: readonly ReviewedFinding[] }

/**
 * Reviews finished documents with their current texts. Only texts that the viewer may read in full are reviewed, since
 * findings quote them. Previews, unfinished documents and documents that the viewer may not see are missing from the
 * result. The number of statements does not depend on the number of documents. A review takes about 25 ms of a
 * composing thread for each 1,000 words.
 */
export async function readReviews({
  app,
  viewer,
  documentIds: reviewedIds,
  keptSchools = [],
}: {
  app: AppContext
  viewer: Viewer | null
  documentIds: readonly number[]
  /** The schools of the viewer's shortlist and applications, whose names are looked for in the viewer's own texts. */
  keptSchools?: readonly OtherSchool[]
}): Promise<Map<number, DocumentReview>> {
  const { prisma } = app.database
  const documents = await prisma.document.findMany({
    where: visible(documentsVisibleTo(viewer), { id: { in: [...reviewedIds] }, status: 'READY' as const }),
    include: { user: { select: { fullName: true } } },
  })
  if (documents.length === 0) return new Map()
  const newest = await prisma.document.findMany({
    where: visible(documentsVisibleTo(viewer), {
      userId: { in: documents.map(({ userId }) => userId) },
      status: 'READY' as const,
      unlockedAt: { not: null },
    }),
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MOST_READ,
    select: COMPARED,
  })
  const othersOf = (document: Compared) =>
    newest
      .filter(other => other.userId === document.userId && !isAnotherTry(other, document))
      .slice(0, MOST_COMPARED)
  const documentIds = [
    ...new Set(documents.flatMap(document => [document, ...othersOf(document)].map(({ id }) => id))),
  ]
  const schools = await readSchools({ app, viewer, documentIds })
  const contents = await readDocumentContents({ app, viewer, documentIds })
  const readableText = (id: number): string | null => {
    const content = contents.get(id)
    return content === undefined || content.isPreview || content.content === '' ? null : content.content
  }
  const reviews = await Promise.all(
    documents.map(async (document): Promise<readonly (readonly [number, DocumentReview])[]> => {
      const { id, targetWords, plan } = document
      const text = readableText(id)
      if (text === null) return []
      const otherTexts = othersOf(document)
        .map(other => readableText(other.id))
        .filter(other => other !== null)
      const review = await app.composer.run(REVIEW, {
        request: writingRequestOf(document, document.user),
        text,
        targetWords,
        plan: plan === null ? null : storedPlan.parse(plan),
        ownerName: document.user.fullName,
        otherTexts,
        ownNames: schools.get(id)?.names,
        otherSchools: [
          ...othersOf(document).flatMap(other => schools.get(other.id) ?? []),
          ...(document.userId === viewer?.userId ? keptSchools : []),
        ],
      })
      if (review === null) return []
      const dismissed = new Set(document.dismissedFindings)
      const findings = review.findings.map(finding => {
        const fingerprint = fingerprintOf(finding, text)
        return { ...finding, fingerprint, isDismissed: dismissed.has(fingerprint) }
      })
      return [[id, { ...review, findings }]]
    }),
  )
  return new Map(reviews.flat())
}
