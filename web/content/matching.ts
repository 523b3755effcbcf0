import { plural, t, words } from '../language/language.ts'

/** The words of matching: what a tier, an ambition and a weight mean. */

export const TIER_ORDER = ['REACH', 'MATCH', 'SAFETY'] as const

export const TIERS = words({
  REACH: { name: 'Reach', meaning: 'They ask for more than your figures show. Worth a strong application.' },
  MATCH: { name: 'Match', meaning: 'What they ask for and what your figures show are close.' },
  SAFETY: { name: 'Safety', meaning: 'Your figures are above what they ask for. No place is certain.' },
})

export const tierBasis = () =>
  t(
    'A tier says how a programme’s requirements and selectivity compare with your grades, tests and experience. It is no chance of admission.',
  )

/** How a list of matches is made, where its order is the usual one. */
export const orderBasis = () =>
  t(
    'The list goes ten by ten: each ten has Reach, Match and Safety as your ambition asks, the better subject first.',
  )

/** What stands before the matches that come after the first ten. */
export const FURTHER = words({
  title: 'Further programmes',
  afterTen: 'The next best, ten by ten.',
  afterFewer: 'Left out of the first list because they suit you less. Look at these only after it.',
})

/** What stands before the matches that cost clearly more than the budget, where nothing within it suits. */
export const OVER_BUDGET = words({
  only: 'Nothing that suits you is within your budget. Of what is not, these are the nearest.',
})

export const overBudgetWords = (count: number) =>
  plural(count, {
    one: '# more costs clearly more than your budget, usually 6 to 30 %',
    other: '# more cost clearly more than your budget, usually 6 to 30 %',
  })

/** For matches without reported outcomes of earlier applicants. */
export const noHistory = () =>
  t('Outcomes of earlier applicants: not enough data for the programmes that do not show any.')

export const ORDERS = words([
  { value: 'USUAL', label: 'A mix of tiers' },
  { value: 'FIT', label: 'Best fit first' },
])

export const AMBITION_CHOICES = words([
  { value: 'CAUTIOUS', label: 'Cautious', description: 'More that your figures clear.' },
  { value: 'BALANCED', label: 'Balanced', description: 'Some of each tier.' },
  { value: 'BOLD', label: 'Bold', description: 'More that would be a stretch.' },
])

export const WEIGHT_SLIDERS = words([
  { key: 'budget', label: 'Budget' },
  { key: 'country', label: 'Country' },
  { key: 'field', label: 'Field' },
])

export const WEIGHT_WORDS = words({ less: 'Less', asItComes: 'As it comes', more: 'More than usual' })

export const MATCHED_TOAST = words({
  title: 'Matches generated',
  description: "We've found programs that match your profile!",
})

export const matchFailureTitle = () => t('Error generating matches')

export const whatIfOffer = () =>
  t('Paid plans show every factor behind a percentage, and what a better test, grade or budget would change.')
