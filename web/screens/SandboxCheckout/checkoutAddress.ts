import { addressForm, oneOf } from '../../routing/addressForm.ts'

/** The plan that is bought, in the address. */
export const CHECKOUT_ADDRESS = addressForm({ plan: oneOf(['STANDARD', 'PREMIUM']) })
