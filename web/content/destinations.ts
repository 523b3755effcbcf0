import { t, words } from '../language/language.ts'

export type Destination = {
  slug: string
  name: string
  /** The usual months in which a programme starts there. */
  starts: string
  /** One thing that an application for this country has to get right. */
  advice: string
}

/** The eight countries, in the order in which the product lists them. */
export const DESTINATIONS: readonly Destination[] = words([
  {
    slug: 'usa',
    name: 'USA',
    starts: 'August, January, May',
    advice:
      'The statement is read for why you chose this work, so begin with a moment and keep the school for the end.',
  },
  {
    slug: 'uk',
    name: 'UK',
    starts: 'September, January, May',
    advice:
      'The personal statement is mostly academic: which subject, which modules, what you have read and built.',
  },
  {
    slug: 'canada',
    name: 'Canada',
    starts: 'September, January, May',
    advice:
      'A research degree asks for a supervisor first. Name the group, and say which of its questions is yours.',
  },
  {
    slug: 'germany',
    name: 'Germany',
    starts: 'October, April',
    advice:
      'A letter of motivation argues fit: what your first degree covered, and what this one adds to it.',
  },
  {
    slug: 'australia',
    name: 'Australia',
    starts: 'February, July, November',
    advice: 'Say plainly how the degree serves the work that you intend, and why you study it there.',
  },
  {
    slug: 'italy',
    name: 'Italy',
    starts: 'September, October',
    advice:
      'Programmes differ in how much they ask you to write. Read the call first and answer what it asks.',
  },
  {
    slug: 'spain',
    name: 'Spain',
    starts: 'September, October',
    advice: 'For business schools, show one decision that was yours and what it changed, with a figure.',
  },
  {
    slug: 'india',
    name: 'India',
    starts: 'July, August',
    advice:
      'Your statement is often the ground of the interview: write nothing that you could not talk about.',
  },
])

export const destinationBasis = () =>
  t(
    'Usual start months: indicative, from a public study-abroad guide and general knowledge, 2026. A programme’s own page decides.',
  )

export const noBasis = () => t('Check with the university')

/** The countries that the footer names. */
export const FOOTER_DESTINATIONS: readonly Destination[] = DESTINATIONS.slice(0, 5)

/** A country within a sentence: 'the UK', 'Germany'. */
export const inSentence = (country: string) => (/^U[A-Z]+$/.test(country) ? `the ${country}` : country)

/** The title of the page of a country. */
export const destinationTitle = ({ name }: Pick<Destination, 'name'>) =>
  t('Masters and MBA in {country}', { country: inSentence(name) })
