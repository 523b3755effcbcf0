import { addressForm, oneOf } from '../../routing/addressForm.ts'

/** Which conversations the list of support shows. */
export const SUPPORT_ADDRESS = addressForm({ state: oneOf(['OPEN', 'ANSWERED', 'CLOSED']) })
