import type { Document, Prisma } from '../../../generated/prisma/client.ts'
import type { AppContext, Viewer } from '../../appContext.ts'
import { REVIEW } from '../composing/onThread.ts'
import { documentsVisibleTo } from '../policy.ts'
import type { Review } from '../review/review.ts'
import { storedPlan } from '../writing/storedText.ts'
import { readDocumentContents } from './readDocumentText.ts'
import { writingRequestOf } from './writingRequest.ts'

/** A text is compared with at most this many others of the same person, the newest. */
const MOST_COMPARED = 10
/** Of these, since other tries at the same document are passed over. */
const MOST_READ = 30

const COMPARED = {
  id: true,
  userId: true,
  documentType: true,
  course: true,
  targetUniversity: true,
} satisfies Prisma.DocumentSelect
type Compared = Pick<Document, keyof typeof COMPARED>

/** Whether a document is this one, or was another try at it: then of course they are alike. */
function isAnotherTry(other: Compared, document: Compared): boolean {
  return (
    other.id === document.id ||
    (other.documentType === document.documentType &&
      other.course === document.course &&
      other.targetUniversity === document.targetUniversity)
  )
}

/**
 * Reviews finished documents, each as its text stands now. Only what the viewer may read in full is reviewed, since
 * findings quote it; previews, unfinished documents and those that the viewer may not see are missing from the answer.
 * As many statements for many documents as for one, and about 25 ms of processor time for each 1,000 words, which a
 * composing thread spends.
 */
export async function readReviews({
  app,
  viewer,
  documentIds,
}: {
  app: AppContext
  viewer: Viewer | null
  documentIds: readonly number[]
}): Promise<Map<number, Review>> {
  const { prisma } = app.database
  const documents = await prisma.document.findMany({
    where: { AND: [{ id: { in: [...documentIds] }, status: 'READY' }, documentsVisibleTo(viewer)] },
    include: { user: { select: { fullName: true } } },
  })
  if (documents.length === 0) return new Map()
  const newest = await prisma.document.findMany({
    where: {
      AND: [
        { userId: { in: documents.map(({ userId }) => userId) }, status: 'READY', unlockedAt: { not: null } },
        documentsVisibleTo(viewer),
      ],
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MOST_READ,
    select: COMPARED,
  })
  const othersOf = (document: Compared) =>
    newest
      .filter(other => other.userId === document.userId && !isAnotherTry(other, document))
      .slice(0, MOST_COMPARED)
  const contents = await readDocumentContents({
    app,
    viewer,
    documentIds: [
      ...new Set(documents.flatMap(document => [document, ...othersOf(document)].map(({ id }) => id))),
    ],
  })
  const readableText = (id: number): string | null => {
    const content = contents.get(id)
    return content === undefined || content.isPreview ? null : content.content
  }
  const reviews = await Promise.all(
    documents.map(async (document): Promise<readonly (readonly [number, Review])[]> => {
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
      })
      return review === null ? [] : [[id, review]]
    }),
  )
  return new Map(reviews.flat())
}
