import type { Viewer, World } from '../world.ts'
import { documentsVisibleTo } from './policy.ts'
import { storedPreview, storedText } from './storedText.ts'
import type { AnswerAdvice, DraftParagraph } from './writing/draft.ts'
import { countWords, plainText } from './writing/plainText.ts'

/** What a viewer may read of a document: all of it, or the outline and the opening. */
export type DocumentContent = {
  isPreview: boolean
  /** Null until the text is ready. */
  content: string | null
  outline: readonly { title: string }[]
  paragraphs: readonly DraftParagraph[]
  /** Words of the prose that may be read. */
  wordCount: number
  advice: readonly AnswerAdvice[]
}

/**
 * Reads texts for somebody: the only place that opens the sealed table, and only for documents that are unlocked. Two
 * statements for any number of documents. Ids that the viewer may not see are missing from the answer.
 */
export async function readDocumentContents({
  world,
  viewer,
  documentIds,
}: {
  world: World
  viewer: Viewer | null
  documentIds: readonly number[]
}): Promise<Map<number, DocumentContent>> {
  const { prisma } = world.database
  const documents = await prisma.document.findMany({
    where: { AND: [{ id: { in: [...documentIds] } }, documentsVisibleTo(viewer)] },
    select: { id: true, status: true, unlockedAt: true, preview: true },
  })
  const unlocked = documents.filter(({ status, unlockedAt }) => status === 'READY' && unlockedAt !== null)
  // Prisma's own `distinct` would fetch every version and drop the rest here.
  const versions = await prisma.$queryRaw<{ documentId: number; body: unknown }[]>`
    SELECT DISTINCT ON ("documentId") "documentId", "body" FROM "DocumentVersion"
    WHERE "documentId" = ANY(${unlocked.map(({ id }) => id)}) ORDER BY "documentId", "number" DESC`
  const bodies = new Map(versions.map(({ documentId, body }) => [documentId, storedText.parse(body)]))

  const contents = new Map<number, DocumentContent>()
  for (const { id, unlockedAt, preview } of documents) {
    const isPreview = unlockedAt === null
    if (preview === null) {
      contents.set(id, { ...NOTHING_YET, isPreview })
      continue
    }
    const { outline, opening, advice } = storedPreview.parse(preview)
    const paragraphs = isPreview ? opening : (bodies.get(id)?.paragraphs ?? opening)
    const prose = plainText(paragraphs)
    const content = isPreview ? previewText(prose, outline) : prose
    contents.set(id, { isPreview, content, outline, paragraphs, wordCount: countWords(prose), advice })
  }
  return contents
}

const NOTHING_YET = { content: null, outline: [], paragraphs: [], wordCount: 0, advice: [] }

function previewText(opening: string, outline: readonly { title: string }[]): string {
  const lines = outline.map(({ title }, index) => `${index + 1}. ${title}`)
  return [opening, ['Outline', ...lines].join('\n')].filter(part => part !== '').join('\n\n')
}
