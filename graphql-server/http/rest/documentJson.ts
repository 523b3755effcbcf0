import { z } from '@hono/zod-openapi'
import type { AppContext, Viewer } from '../../domain/appContext.ts'
import { readDocumentContents } from '../../domain/documents/reading/readDocumentText.ts'
import type { Document } from '../../generated/prisma/client.ts'
import { DocumentStatus } from '../../generated/prisma/enums.ts'
import { DOCUMENT_TYPE_NAMES } from './plainNames.ts'

export const documentStatus = z.enum(DocumentStatus)

export const documentJson = z
  .object({
    id: z.int(),
    documentType: z.enum(Object.values(DOCUMENT_TYPE_NAMES)),
    content: z
      .string()
      .describe('The text that you may read: all of it, or the outline, the opening and the best paragraph.'),
    generatedAt: z.iso.datetime().nullable().describe('When the text was ready; null until then.'),
    course: z.string(),
    targetUniversity: z.string().nullable(),
    isPreview: z
      .boolean()
      .describe('Whether the content is the outline, the opening and the best paragraph only.'),
    status: documentStatus,
  })
  .openapi('Document')

/** Documents as REST shows them to their owner. */
export async function presentDocuments({
  app,
  viewer,
  documents,
}: {
  app: AppContext
  viewer: Viewer
  documents: readonly Document[]
}): Promise<z.infer<typeof documentJson>[]> {
  const contents = await readDocumentContents({ app, viewer, documentIds: documents.map(({ id }) => id) })
  return documents.map(({ id, documentType, generatedAt, course, targetUniversity, status }) => ({
    id,
    documentType: DOCUMENT_TYPE_NAMES[documentType],
    content: contents.get(id)?.content ?? '',
    generatedAt: generatedAt?.toISOString() ?? null,
    course,
    targetUniversity,
    isPreview: contents.get(id)?.isPreview ?? true,
    status,
  }))
}
