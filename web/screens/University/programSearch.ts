import { addressForm, words } from '../../routing/addressForm.ts'

/** What a university's programmes are searched for, in its address. */
export const PROGRAM_ADDRESS = addressForm({ words: words(100) }, { words: 'q' })
