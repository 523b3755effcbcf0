import type { Document } from '../../../generated/prisma/client.ts'
import type { DocumentType } from '../../../generated/prisma/enums.ts'
import type { TaskFor } from '../../../infra/workerPool.ts'
import type { AppContext, Viewer } from '../../appContext.ts'
import { entitlementsOf, type FileFormat } from '../../billing/entitlements.ts'
import {
  ConflictError,
  NotFoundError,
  NotSignedInError,
  PlanRequiredError,
  ValidationError,
} from '../../errors.ts'
import { parseInput } from '../../parseInput.ts'
import { visible } from '../../visible.ts'
import { documentsVisibleTo, SEALED } from '../policy.ts'
import { type DocumentContent, readDocumentContents } from '../reading/readDocumentText.ts'
import { plainText } from '../writing/plainText.ts'
import { type FileText, fileInput, letterheadLines, type PageSize } from './fileLayout.ts'
import type * as tasks from './fileTasks.ts'
import { markdownFile, textFile } from './plainFiles.ts'

/** Makes a PDF on a composing thread. */
export const PDF: TaskFor<typeof tasks.pdf> = { name: 'pdf' }
const DOCX: TaskFor<typeof tasks.docx> = { name: 'docx' }

/** A file that a person downloads. */
export type DocumentFile = { name: string; mediaType: string; bytes: Uint8Array }

const FORMATS: Readonly<Record<FileFormat, { extension: string; mediaType: string; name: string }>> = {
  TXT: { extension: 'txt', mediaType: 'text/plain; charset=utf-8', name: 'Text' },
  PDF: { extension: 'pdf', mediaType: 'application/pdf', name: 'PDF' },
  DOCX: {
    extension: 'docx',
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    name: 'Word',
  },
  MARKDOWN: { extension: 'md', mediaType: 'text/markdown; charset=utf-8', name: 'Markdown' },
}

/** As the names of files and of pages have it. */
export const TYPES: Readonly<Record<DocumentType, { file: string; title: string }>> = {
  SOP: { file: 'SOP', title: 'Statement of Purpose' },
  LOR: { file: 'LOR', title: 'Letter of Recommendation' },
  ESSAY: { file: 'Essay', title: 'Essay' },
}

/**
 * Makes a file of a document's readable text: the preview where that is all the person may read.
 * @throws NotFoundError for another person's document, PlanRequiredError for a format of another plan, ConflictError
 *   where nothing is written yet, ValidationError naming what the input or a PDF's letters lack.
 */
export async function makeFile({
  app,
  viewer,
  documentId,
  input,
}: {
  app: AppContext
  viewer: Viewer | null
  documentId: number
  input: unknown
}): Promise<DocumentFile> {
  if (!viewer) throw new NotSignedInError()
  const asked = parseInput(fileInput, input)
  const document = await app.database.prisma.document.findFirst({
    where: visible(documentsVisibleTo(viewer), { id: documentId }),
  })
  if (document === null) throw new NotFoundError()
  if (document.sealedAt !== null) throw new ConflictError(SEALED)
  if (asked.letterhead !== undefined && document.documentType !== 'LOR')
    throw new ValidationError([{ path: 'letterhead', message: 'Only a letter has a letterhead' }])
  const owner = await app.database.prisma.user.findUniqueOrThrow({
    where: { id: document.userId },
    select: { plan: true, role: true },
  })
  const { name: formatName, extension, mediaType } = FORMATS[asked.format]
  if (!entitlementsOf(owner).downloads.includes(asked.format))
    throw new PlanRequiredError(`Your plan has no ${formatName} downloads. See the plans for one that has.`)

  const content = (await readDocumentContents({ app, viewer, documentIds: [documentId] })).get(documentId)
  if (content === undefined || content.content === null || document.status !== 'READY')
    throw new ConflictError('There is nothing to download yet: the text is not written.')

  const text = fileText({
    document,
    content,
    hasTitle: asked.hasTitle,
    letterhead: letterheadLines(asked.letterhead),
  })
  const layout = { ...asked, pageSize: asked.pageSize ?? (await usualPageSize({ app, document })) }
  const day = (document.generatedAt ?? document.createdAt).toISOString().slice(0, 10)
  const file = { name: `${TYPES[document.documentType].file}_${day}.${extension}`, mediaType }
  switch (asked.format) {
    case 'TXT':
      return { ...file, bytes: textFile(text) }
    case 'MARKDOWN':
      return { ...file, bytes: markdownFile(text) }
    case 'DOCX':
      return { ...file, bytes: await app.composer.run(DOCX, { text, layout }) }
    case 'PDF': {
      const made = await app.composer.run(PDF, { text, layout })
      if ('bytes' in made) return { ...file, bytes: made.bytes }
      throw undrawableFault(made.undrawable)
    }
  }
}

/** The error of a PDF whose fonts lack these characters. */
export function undrawableFault(characters: readonly string[]): ValidationError {
  return new ValidationError([
    {
      path: 'format',
      message: `A PDF of ours cannot show ${characters.slice(0, 10).join(' ')}. Choose another format, which keeps them`,
    },
  ])
}

function fileText({
  document: { documentType, course, targetUniversity },
  content: { paragraphs, isPreview, outline },
  hasTitle,
  letterhead,
}: {
  document: Pick<Document, 'documentType' | 'course' | 'targetUniversity'>
  content: DocumentContent
  hasTitle: boolean
  letterhead: readonly string[]
}): FileText {
  const target = [course, targetUniversity].filter(part => part !== null && part !== '').join(', ')
  return {
    title:
      hasTitle && documentType !== 'LOR'
        ? [TYPES[documentType].title, target].filter(part => part !== '').join(': ')
        : null,
    letterhead,
    paragraphs: paragraphs.map(paragraph => plainText([paragraph])).filter(paragraph => paragraph !== ''),
    outline: isPreview ? outline.map(({ title }) => title) : [],
    language: 'en',
  }
}

/** Letter paper where the named university is in North America, else A4. */
async function usualPageSize({
  app,
  document: { targetUniversity },
}: {
  app: AppContext
  document: Pick<Document, 'targetUniversity'>
}): Promise<PageSize> {
  if (targetUniversity === null) return 'A4'
  const university = await app.database.prisma.university.findFirst({
    where: { name: { equals: targetUniversity, mode: 'insensitive' } },
    select: { country: true },
    orderBy: { id: 'asc' },
  })
  return university?.country === 'USA' || university?.country === 'CANADA' ? 'LETTER' : 'A4'
}
