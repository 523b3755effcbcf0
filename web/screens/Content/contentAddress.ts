import { addressForm, oneOf, words } from '../../routing/addressForm.ts'

/** The tab, how the calendar is shown, and the post or keyword that the form changes. */
export const CONTENT_ADDRESS = addressForm({
  tab: oneOf(['calendar', 'keywords', 'create', 'analytics']),
  view: oneOf(['table', 'months']),
  form: oneOf(['post', 'keyword']),
  change: words(200),
})
