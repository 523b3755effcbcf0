import { BACK_ADDRESS, LONGEST_ID } from '../../documents/draftAddress.ts'
import { addressForm, words } from '../../routing/addressForm.ts'

/**
 * The wizard's address: the draft, or the creation key of one that only this device has (`begun`), the step, and the document
 * that an answer is changed for.
 *
 * The wizard changes it by the links of `useShownAddress`, which drop the hash: the draft's id enters the address while
 * somebody types, and a hash that names a question would then move the focus there.
 */
export const WIZARD_ADDRESS = addressForm({
  draft: words(LONGEST_ID),
  begun: words(LONGEST_ID),
  step: words(LONGEST_ID),
  ...BACK_ADDRESS,
})
