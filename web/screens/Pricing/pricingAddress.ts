import { addressForm, oneOf } from '../../routing/addressForm.ts'

/** The view of the prices in the address. */
export const PRICING_ADDRESS = addressForm({ view: oneOf(['simple', 'compare']) })
