import { addressForm, oneOf } from '../../routing/addressForm.ts'

/** Which posts of the community are looked through. */
export const REPORTS_ADDRESS = addressForm({ list: oneOf(['REPORTED', 'HIDDEN']) })
