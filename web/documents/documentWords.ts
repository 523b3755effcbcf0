import { t } from '../language/language.ts'

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
      return t('Essay')
    default:
      return t('Document')
  }
}

/** The full name, as a heading. */
export function documentTypeName(type: DocumentType): string {
  switch (type) {
    case 'SOP':
      return t('Statement of Purpose')
    case 'LOR':
      return t('Letter of Recommendation')
    case 'ESSAY':
      return t('Essay')
    default:
      return t('Document')
  }
}

/** What a document is for: the course, and the university if there is one. */
export function documentTarget(document: {
  course: string
  targetUniversity: string | null | undefined
}): string {
  return [document.course, document.targetUniversity].filter(Boolean).join(', ') || t('No programme named')
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
          title: t('SOP Generated Successfully!'),
          description: t('Your Statement of Purpose has been created with all your details.'),
        }
      case 'LOR':
        return {
          title: t('Letter of Recommendation Generated!'),
          description: t('Your personalized LOR has been created successfully.'),
        }
      case 'ESSAY':
        return {
          title: t('Essay Generated Successfully!'),
          description: t('Your personalized essay has been created.'),
        }
    }
  }
  return {
    title: t('Document generated and saved'),
    description: isPreview
      ? t('Document preview generated. Upgrade to premium for the full version.')
      : t('Your full document has been generated and saved successfully.'),
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
      return t('Waiting its turn')
    case 'GENERATING':
      return t('Being written')
    case 'FAILED':
      return t('Could not be written')
    case 'CANCELLED':
      return t('Cancelled')
    default:
      return null
  }
}

/** Why a document has no text, and whether its credit was returned: the server's message. */
export function endedWords({ failureMessage }: { failureMessage: string | null | undefined }): string {
  return (
    failureMessage ?? t('Nothing was used up: if it had taken a credit, the credit is back on your account.')
  )
}
