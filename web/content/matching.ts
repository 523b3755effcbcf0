/** The words of matching: what a tier, an ambition and a weight mean. */

export const TIER_ORDER = ['REACH', 'MATCH', 'SAFETY'] as const

export const TIERS = {
  REACH: { name: 'Reach', meaning: 'They ask for more than your figures show. Worth a strong application.' },
  MATCH: { name: 'Match', meaning: 'What they ask for and what your figures show are close.' },
  SAFETY: { name: 'Safety', meaning: 'Your figures are above what they ask for. No place is certain.' },
} as const

export const TIER_BASIS =
  'A tier says how a programme’s requirements and selectivity compare with your grades, tests and experience. It is no chance of admission.'

/** How a list of matches is made, where its order is the usual one. */
export const ORDER_BASIS =
  'The list goes ten by ten: each ten has Reach, Match and Safety as your ambition asks, the better subject first.'

/** What stands before the matches that come after the first ten. */
export const FURTHER = {
  title: 'Further programmes',
  afterTen: 'The next best, ten by ten.',
  afterFewer: 'Left out of the first list because they suit you less. Look at these only after it.',
} as const

/** For matches without reported outcomes of earlier applicants. */
export const NO_HISTORY =
  'Outcomes of earlier applicants: not enough data for the programmes that do not show any.'

export const ORDERS = [
  { value: 'USUAL', label: 'A mix of tiers' },
  { value: 'FIT', label: 'Best fit first' },
] as const

export const AMBITION_CHOICES = [
  { value: 'CAUTIOUS', label: 'Cautious', description: 'More that your figures clear.' },
  { value: 'BALANCED', label: 'Balanced', description: 'Some of each tier.' },
  { value: 'BOLD', label: 'Bold', description: 'More that would be a stretch.' },
] as const

export const WEIGHT_SLIDERS = [
  { key: 'budget', label: 'Budget' },
  { key: 'country', label: 'Country' },
  { key: 'field', label: 'Field' },
] as const

export const WEIGHT_WORDS = { less: 'Less', asItComes: 'As it comes', more: 'More' } as const

export const MATCHED_TOAST = {
  title: 'Matches generated',
  description: "We've found programs that match your profile!",
} as const

export const MATCH_FAILURE_TITLE = 'Error generating matches'

export const WHAT_IF_OFFER =
  'Paid plans show every factor behind a percentage, and what a better test, grade or budget would change.'
