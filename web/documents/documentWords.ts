/** The document types as the graph sends them; a type that this build does not know yet is shown as 'Document'. */
type DocumentType = 'SOP' | 'LOR' | 'ESSAY' | '%future added value'

/** The short name, as on sheets and in file names. */
export function documentTypeLabel(type: DocumentType): string {
  switch (type) {
    case 'SOP':
      return 'SOP'
    case 'LOR':
      return 'LOR'
    case 'ESSAY':
      return 'Essay'
    default:
      return 'Document'
  }
}

/** The full name, as a heading. */
export function documentTypeName(type: DocumentType): string {
  switch (type) {
    case 'SOP':
      return 'Statement of Purpose'
    case 'LOR':
      return 'Letter of Recommendation'
    case 'ESSAY':
      return 'Essay'
    default:
      return 'Document'
  }
}

/** What a document is for: the course, and the university if there is one. */
export function documentTarget(document: {
  course: string
  targetUniversity: string | null | undefined
}): string {
  return [document.course, document.targetUniversity].filter(Boolean).join(', ') || 'No programme named'
}

type QuestionnaireForm = 'QUICK' | 'WIZARD' | '%future added value'

/** What was requested, and with which form. */
export type DocumentKind = { documentType: DocumentType; form: QuestionnaireForm }

/** The words of the toast for a document that is ready. */
export function documentReadyWords({
  documentType,
  form,
  isPreview,
}: DocumentKind & { isPreview: boolean }): {
  title: string
  description: string
} {
  if (form === 'WIZARD') {
    switch (documentType) {
      case 'SOP':
        return {
          title: 'SOP Generated Successfully!',
          description: 'Your Statement of Purpose has been created with all your details.',
        }
      case 'LOR':
        return {
          title: 'Letter of Recommendation Generated!',
          description: 'Your personalized LOR has been created successfully.',
        }
      case 'ESSAY':
        return {
          title: 'Essay Generated Successfully!',
          description: 'Your personalized essay has been created.',
        }
    }
  }
  return {
    title: 'Document generated and saved',
    description: isPreview
      ? 'Document preview generated. Upgrade to premium for the full version.'
      : 'Your full document has been generated and saved successfully.',
  }
}

type DocumentStatus = 'QUEUED' | 'GENERATING' | 'READY' | 'FAILED' | 'CANCELLED' | '%future added value'

/** Whether a document is being written or queued. */
export function isBeingWritten(status: DocumentStatus): boolean {
  return status === 'QUEUED' || status === 'GENERATING'
}

/** The status of a document without a text, in a word; null for one that is ready. */
export function documentStatusWords(status: DocumentStatus): string | null {
  switch (status) {
    case 'QUEUED':
      return 'Waiting its turn'
    case 'GENERATING':
      return 'Being written'
    case 'FAILED':
      return 'Could not be written'
    case 'CANCELLED':
      return 'Cancelled'
    default:
      return null
  }
}

/** Why a document has no text, and whether its credit was returned: the server's message. */
export function endedWords({ failureMessage }: { failureMessage: string | null | undefined }): string {
  return (
    failureMessage ?? 'Nothing was used up: if it had taken a credit, the credit is back on your account.'
  )
}
