import { COUNTRIES } from '../../catalogue/countries.ts'
import { addressForm, oneOf } from '../../routing/addressForm.ts'

/** The country whose scholarships are shown; empty: all. */
export const SCHOLARSHIPS_ADDRESS = addressForm({ country: oneOf(['', ...COUNTRIES]) })
