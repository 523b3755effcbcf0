import { addressForm, words } from '../routing/addressForm.ts'

/** The longest id that is read from an address, in characters. */
export const LONGEST_ID = 200
/** Digits of the number of a document. */
const LONGEST_NUMBER = 10

/** The parameter of an address that names the draft of its page. */
export const DRAFT_ADDRESS = addressForm({ draft: words(LONGEST_ID) })

/** The path at which a draft is filled in. `wizard` is the path of its type's wizard. */
export function draftPath(wizard: string, draftId: string): string {
  return `${wizard}?${DRAFT_ADDRESS.write({ draft: draftId })}`
}

/** The parameter of a form's address that names the document which it leads back to, by its number. */
export const BACK_ADDRESS = { document: words(LONGEST_NUMBER) }

/** The document that a form leads back to; null where its address names none. */
export function documentToReturnTo(document: string): string | null {
  return /^\d+$/u.test(document) ? `/results/${document}` : null
}

/** The path at which follow-up questions about a draft are answered. `wizard` is the path of its type's wizard. */
export function questionsPath(wizard: string, draftId: string): string {
  return draftPath(`${wizard}/questions`, draftId)
}
