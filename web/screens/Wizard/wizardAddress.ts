import { addressForm, words } from '../../routing/addressForm.ts'

const LONGEST = 200

/**
 * The wizard's address: the draft, or the creation key of one that only this device has (`begun`), and the step.
 *
 * The wizard writes it in links and without `useAddress`, which keeps the hash: the address takes the draft's id while
 * somebody types, and a hash that names a question would then move the focus there.
 */
export const WIZARD_ADDRESS = addressForm({
  draft: words(LONGEST),
  begun: words(LONGEST),
  step: words(LONGEST),
})
