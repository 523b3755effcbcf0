import { BACK_ADDRESS } from '../../documents/draftAddress.ts'
import { formPath } from '../../documents/formPath.ts'
import { questionAnchor } from '../../questionnaire/questionAnchor.ts'
import { addressForm } from '../../routing/addressForm.ts'

const BACK = addressForm(BACK_ADDRESS)

/**
 * The path at which one answer of a document is changed; null where it has no draft. The wizard leads back to the
 * document.
 */
export function answerPath(
  document: Parameters<typeof formPath>[0] & { databaseId: number },
  key: string,
): string | null {
  const anchor = `#${questionAnchor(key)}`
  if (!document.draft) return null
  if (document.form !== 'WIZARD') return `${formPath(document)}${anchor}`
  return `${formPath(document)}&${BACK.write({ document: String(document.databaseId) })}${anchor}`
}
