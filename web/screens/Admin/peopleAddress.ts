import { addressForm, oneOf, words } from '../../routing/addressForm.ts'
import { ROLES } from './adminWords.ts'

/** Whom the list of people is narrowed to. Empty says nothing. */
export const PEOPLE_ADDRESS = addressForm(
  { words: words(100), role: oneOf(['', ...ROLES.map(({ value }) => value)]) },
  { words: 'q' },
)

/** The filter as the graph takes it. */
export function peopleVariables(params: URLSearchParams) {
  const { words: search, role } = PEOPLE_ADDRESS.read(params)
  return { search: search || null, role: role || null }
}
