import { addressForm } from '../routing/addressForm.ts'
import { BACK_ADDRESS } from './draftAddress.ts'

/** The parameter of the address of the hand-over that names the document, by its number. */
export const HAND_OVER_ADDRESS = addressForm(BACK_ADDRESS)

/** The path at which a document is handed to a reviewer. */
export function handOverPath(databaseId: number): string {
  return `/expert-review?${HAND_OVER_ADDRESS.write({ document: String(databaseId) })}`
}
