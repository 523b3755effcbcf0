import { formPath } from '../../documents/formPath.ts'
import { questionAnchor } from '../../questionnaire/questionAnchor.ts'

/** The path at which one answer of a document is changed; null where its draft was deleted. */
export function answerPath(document: Parameters<typeof formPath>[0], key: string): string | null {
  if (document.form === 'WIZARD' && !document.draft) return null
  return `${formPath(document)}#${questionAnchor(key)}`
}
