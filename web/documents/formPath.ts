import type { DocumentKind } from './documentWords.ts'
import { draftPath } from './draftAddress.ts'

/** The path at which the answers of a document are edited: its draft, or the form of its type. */
export function formPath({
  documentType,
  form,
  draft,
}: DocumentKind & { draft: { id: string } | null | undefined }): string {
  const type = documentType === 'LOR' ? 'lor' : documentType === 'ESSAY' ? 'essay' : 'sop'
  if (form === 'QUICK') return `/document-generator?type=${type}`
  const wizard = `/document-generation/${type}`
  return draft ? draftPath(wizard, draft.id) : wizard
}
