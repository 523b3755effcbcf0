import { type DocumentVersion, Prisma } from '../../../generated/prisma/client.ts'
import type { AppContext, Viewer } from '../../appContext.ts'
import { isUnlocked } from '../../billing/unlocking.ts'
import type { PartnerAccess } from '../../partners/access.ts'
import type { Answers } from '../../questionnaires/definition.ts'
import { readStoredAnswers } from '../../questionnaires/storedAnswers.ts'
import { visible } from '../../visible.ts'
import { documentsSharedWith, documentsVisibleTo, openLetters, openShares } from '../policy.ts'
import type { AnswerAdvice, DraftParagraph } from '../writing/draft.ts'
import { partParagraphs } from '../writing/partParagraphs.ts'
import { countWords, plainText } from '../writing/plainText.ts'
import { chosenFor } from '../writing/statements/chosen.ts'
import { type ChosenStatement, chosenStatements } from '../writing/statements/statement.ts'
import { storedParagraph, storedPreview, storedText, writtenSection } from '../writing/storedText.ts'
import type { WrittenSection } from '../writing/writer.ts'

/** Proposals that a text is compared with. */
const MOST_PROPOSALS = 50

/** A paragraph with its stable name within the document. */
export type KeyedParagraph = DraftParagraph & { key: string }

/**
 * The readable part of a document: all of it, or the outline, the opening and the best paragraph; while it is written, its sections so far.
 */
export type DocumentContent = {
  isPreview: boolean
  /** Null while there is nothing to read. */
  content: string | null
  outline: readonly { title: string }[]
  paragraphs: readonly KeyedParagraph[]
  /** Words of the readable prose. */
  wordCount: number
  /** Characters of the same prose. */
  characterCount: number
  advice: readonly AnswerAdvice[]
}

/**
 * Reads texts for a viewer. This is the only place that reads the sealed tables, and only for unlocked documents. The
 * number of statements does not depend on the number of documents. Ids that the viewer may not see are missing from the
 * result.
 */
export async function readDocumentContents({
  app,
  viewer,
  documentIds,
}: {
  app: AppContext
  viewer: Viewer | null
  documentIds: readonly number[]
}): Promise<Map<number, DocumentContent>> {
  return await readContents({
    app,
    where: visible(documentsVisibleTo(viewer), { id: { in: [...documentIds] } }),
  })
}

/**
 * Reads texts of students for the organisation that they share with, as the students themselves may read them. Ids of
 * others are missing from the result.
 */
export async function readStudentContents({
  app,
  viewer,
  partner,
  documentIds,
}: {
  app: AppContext
  viewer: Viewer | null
  partner: PartnerAccess | null
  documentIds: readonly number[]
}): Promise<Map<number, DocumentContent>> {
  return await readContents({
    app,
    where: visible(documentsSharedWith(viewer, partner), { id: { in: [...documentIds] } }),
  })
}

/**
 * Reads the text of the document that a link's token opens, as its owner may read it: all of it, or the preview. Null for
 * a token that opens none.
 */
export async function readSharedContent({
  app,
  tokenHash,
}: {
  app: AppContext
  tokenHash: Uint8Array<ArrayBuffer>
}): Promise<DocumentContent | null> {
  const where = { shares: { some: openShares(tokenHash, app.now()) } }
  const [content] = (await readContents({ app, where })).values()
  return content ?? null
}

/**
 * Reads the letter that a recommender's token opens, also a sealed one. Null for a token that opens none.
 */
export async function readLetterContent({
  app,
  tokenHash,
}: {
  app: AppContext
  tokenHash: Uint8Array<ArrayBuffer>
}): Promise<DocumentContent | null> {
  const where = { letterRequests: { some: openLetters(tokenHash, app.now()) } }
  const [content] = (await readContents({ app, where, opensSealed: true })).values()
  return content ?? null
}

async function readContents({
  app,
  where,
  opensSealed = false,
}: {
  app: AppContext
  where: Prisma.DocumentWhereInput
  /** Whether confidential letters are read too. Otherwise they have no content. */
  opensSealed?: boolean
}): Promise<Map<number, DocumentContent>> {
  const { prisma } = app.database
  const documents = await prisma.document.findMany({
    where,
    select: { id: true, status: true, unlockedAt: true, sealedAt: true, preview: true, statements: true },
  })
  const isHidden = ({ sealedAt }: { sealedAt: Date | null }) => sealedAt !== null && !opensSealed
  const unlocked = documents.filter(document => isUnlocked(document) && !isHidden(document))
  const ready = unlocked.filter(({ status }) => status === 'READY').map(({ id }) => id)
  const unfinished = unlocked.filter(({ status }) => status === 'GENERATING').map(({ id }) => id)
  const bodies = new Map<number, readonly DraftParagraph[]>()
  for (const { documentId, sections } of await readSections(prisma, unfinished))
    bodies.set(documentId, paragraphsOf(sections))
  // Prisma's `distinct` would fetch every version and drop the rest in this process. A document may have become ready
  // meanwhile, and its sections were removed then.
  const versions = await prisma.$queryRaw<{ documentId: number; body: unknown }[]>`
    SELECT DISTINCT ON ("documentId") "documentId", "body" FROM "DocumentVersion"
    WHERE "documentId" = ANY(${[...ready, ...unfinished]}) ORDER BY "documentId", "number" DESC`
  for (const { documentId, body } of versions) bodies.set(documentId, storedText.parse(body).paragraphs)

  const chosen = await readChosen({ app, documents })
  const contents = new Map<number, DocumentContent>()
  for (const { id, status, unlockedAt, sealedAt, preview } of documents) {
    const isPreview = !isUnlocked({ unlockedAt })
    if (preview === null || isHidden({ sealedAt })) {
      contents.set(id, { ...NOTHING_YET, isPreview })
      continue
    }
    const { outline, opening, advice } = storedPreview.parse(preview)
    const paragraphs = withKeys(marked(isPreview ? opening : (bodies.get(id) ?? opening), chosen.get(id)))
    const prose = plainText(paragraphs)
    const isEmpty = status !== 'READY' && paragraphs.length === 0
    const content = isEmpty ? null : isPreview ? previewText(prose, outline) : prose
    contents.set(id, {
      isPreview,
      content,
      outline,
      paragraphs,
      wordCount: countWords(prose),
      characterCount: prose.length,
      advice,
    })
  }
  return contents
}

type ChosenInDocument = { chosen: ChosenStatement[]; answers: Answers }

/** The statements that were chosen for these documents, with the answers beside them. Most documents have none. */
async function readChosen({
  app,
  documents,
}: {
  app: AppContext
  documents: readonly { id: number; statements: unknown }[]
}): Promise<Map<number, ChosenInDocument>> {
  const chosen = new Map(
    documents.map(({ id, statements }) => [id, chosenStatements.parse(statements)] as const),
  )
  const ids = [...chosen].flatMap(([id, statements]) => (statements.length === 0 ? [] : [id]))
  if (ids.length === 0) return new Map()
  const rows = await app.database.prisma.document.findMany({
    where: { id: { in: ids } },
    select: { id: true, answers: true },
  })
  return new Map(
    rows.map(({ id, answers }) => [
      id,
      { chosen: chosen.get(id) ?? [], answers: readStoredAnswers(answers) },
    ]),
  )
}

/** The paragraphs, with a mark at each source that is a chosen statement. */
function marked(
  paragraphs: readonly DraftParagraph[],
  inDocument: ChosenInDocument | undefined,
): readonly DraftParagraph[] {
  if (inDocument === undefined) return paragraphs
  return paragraphs.map(paragraph => ({
    ...paragraph,
    sentences: paragraph.sentences.map(sentence => ({
      ...sentence,
      sources: sentence.sources.map(source => {
        const saidIn = chosenFor(source, inDocument)?.source
        return saidIn === undefined ? source : { ...source, saidIn }
      }),
    })),
  }))
}

const NOTHING_YET = {
  content: null,
  outline: [],
  paragraphs: [],
  wordCount: 0,
  characterCount: 0,
  advice: [],
}

function previewText(opening: string, outline: readonly { title: string }[]): string {
  const lines = outline.map(({ title }, index) => `${index + 1}. ${title}`)
  return [opening, ['Outline', ...lines].join('\n')].filter(part => part !== '').join('\n\n')
}

/** The stored sections of a document, in order, for a writer that continues it. */
export async function readWrittenSections({
  within,
  documentId,
}: {
  within: Prisma.TransactionClient
  documentId: number
}): Promise<WrittenSection[]> {
  const [stored] = await readSections(within, [documentId])
  return stored?.sections ?? []
}

/** Gives each paragraph of a text that was never edited the name of its place. */
export function withKeys(paragraphs: readonly DraftParagraph[]): KeyedParagraph[] {
  return paragraphs.map((paragraph, index) => ({ ...paragraph, key: paragraph.key ?? `p${index + 1}` }))
}

/** A version without its text. */
export type ListedVersion = Pick<
  DocumentVersion,
  'documentId' | 'number' | 'kind' | 'restoredFrom' | 'wordCount' | 'createdAt' | 'savedAt'
>

/**
 * The versions of these documents, the newest first, by the document's id. Documents that the viewer may not read in full
 * have none. One statement for all.
 */
export async function readVersions({
  app,
  viewer,
  documentIds,
}: {
  app: AppContext
  viewer: Viewer | null
  documentIds: readonly number[]
}): Promise<Map<number, ListedVersion[]>> {
  const versions = await app.database.prisma.documentVersion.findMany({
    where: {
      documentId: { in: [...documentIds] },
      document: visible(documentsVisibleTo(viewer), {
        status: 'READY' as const,
        unlockedAt: { not: null },
        sealedAt: null,
      }),
    },
    orderBy: [{ documentId: 'asc' }, { number: 'desc' }],
    omit: { id: true, body: true, removed: true, editor: true },
  })
  const byDocument = new Map<number, ListedVersion[]>()
  for (const version of versions) {
    const earlier = byDocument.get(version.documentId) ?? []
    byDocument.set(version.documentId, [...earlier, version])
  }
  return byDocument
}

/** The newest version of a document without its text, for the function that adds one; null where it has none. */
export async function readNewestVersion({
  within,
  documentId,
}: {
  within: Prisma.TransactionClient
  documentId: number
}): Promise<Pick<DocumentVersion, 'id' | 'number' | 'kind' | 'editor' | 'createdAt'> | null> {
  return await within.documentVersion.findFirst({
    where: { documentId },
    orderBy: { number: 'desc' },
    select: { id: true, number: true, kind: true, editor: true, createdAt: true },
  })
}

/** The ids of a document's edited and restored versions beyond the newest `most`. */
export async function readSurplusVersions({
  within,
  documentId,
  most,
}: {
  within: Prisma.TransactionClient
  documentId: number
  most: number
}): Promise<number[]> {
  const versions = await within.documentVersion.findMany({
    where: { documentId, kind: { in: ['EDITED', 'RESTORED'] } },
    orderBy: { number: 'desc' },
    skip: most,
    select: { id: true },
  })
  return versions.map(({ id }) => id)
}

/** The text of a version, and the keys of its locked paragraphs. */
export type VersionText = { text: string; lockedKeys: string[] }

/**
 * The plain texts of versions, by `document:number`. Versions of documents that the viewer may not read in full are missing
 * from the result. One statement for all.
 */
export async function readVersionTexts({
  app,
  viewer,
  versions,
}: {
  app: AppContext
  viewer: Viewer | null
  versions: readonly { documentId: number; number: number }[]
}): Promise<Map<string, VersionText>> {
  const stored = await app.database.prisma.documentVersion.findMany({
    where: {
      OR: versions.map(({ documentId, number }) => ({ documentId, number })),
      document: visible(documentsVisibleTo(viewer), {
        status: 'READY' as const,
        unlockedAt: { not: null },
        sealedAt: null,
      }),
    },
    select: { documentId: true, number: true, body: true },
  })
  return new Map(
    stored.map(({ documentId, number, body }) => {
      const paragraphs = withKeys(storedText.parse(body).paragraphs)
      const lockedKeys = paragraphs.flatMap(({ key, isLocked }) => (isLocked ? [key] : []))
      return [`${documentId}:${number}`, { text: plainText(paragraphs), lockedKeys }]
    }),
  )
}

/** Whether an editor has written a version of a document. */
export async function hasVersionOf({
  within,
  documentId,
  editor,
}: {
  within: Prisma.TransactionClient
  documentId: number
  editor: string
}): Promise<boolean> {
  return (await within.documentVersion.count({ where: { documentId, editor } })) > 0
}

/** The text of one version; null where there is none with this number. */
export async function readStoredVersion({
  within,
  documentId,
  number,
}: {
  within: Prisma.TransactionClient
  documentId: number
  number: number
}): Promise<KeyedParagraph[] | null> {
  const version = await within.documentVersion.findUnique({
    where: { documentId_number: { documentId, number } },
    select: { body: true },
  })
  return version === null ? null : withKeys(storedText.parse(version.body).paragraphs)
}

/** The paragraphs that were proposed for a document, the newest first: where one was taken, its sentences have their sources. */
export async function readProposals({
  within,
  documentId,
}: {
  within: Prisma.TransactionClient
  documentId: number
}): Promise<KeyedParagraph[]> {
  const rows = await within.paragraphRewrite.findMany({
    where: { documentId, body: { not: Prisma.AnyNull } },
    orderBy: { id: 'desc' },
    take: MOST_PROPOSALS,
    select: { body: true },
  })
  return withKeys(rows.map(({ body }) => storedParagraph.parse(body)))
}

/** The newest text of a document, for a writer that writes it anew; null where it has none. */
export async function readTextToKeep({
  within,
  documentId,
}: {
  within: Prisma.TransactionClient
  documentId: number
}): Promise<readonly DraftParagraph[] | null> {
  const version = await within.documentVersion.findFirst({
    where: { documentId },
    orderBy: { number: 'desc' },
    select: { body: true },
  })
  return version === null ? null : storedText.parse(version.body).paragraphs
}

/** The paragraphs of the sections that have one. */
export function paragraphsOf(sections: readonly WrittenSection[]): DraftParagraph[] {
  return sections.flatMap(({ paragraph }) => (paragraph === null ? [] : partParagraphs(paragraph)))
}

async function readSections(
  rows: Prisma.TransactionClient,
  documentIds: readonly number[],
): Promise<{ documentId: number; sections: WrittenSection[] }[]> {
  if (documentIds.length === 0) return []
  const stored = await rows.documentSection.findMany({
    where: { documentId: { in: [...documentIds] } },
    orderBy: [{ documentId: 'asc' }, { number: 'asc' }],
  })
  return documentIds.map(documentId => ({
    documentId,
    sections: stored
      .filter(section => section.documentId === documentId)
      .map(({ body, removed }) => writtenSection.parse({ paragraph: body, removed })),
  }))
}
