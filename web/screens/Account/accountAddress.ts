import { addressForm, oneOrNull } from '../../routing/addressForm.ts'

/** Whether the page comes back from a checkout, in the address. */
export const ACCOUNT_ADDRESS = addressForm({ checkout: oneOrNull(['DONE']) })
