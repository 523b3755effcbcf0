import { words } from '../language/language.ts'

/** The texts of the page of scholarships. */

export const SCHOLARSHIPS_PAGE = words({
  title: 'Scholarships',
  lead: 'The scholarships of the catalogue beside what you said. A condition holds, fails or is open; none of it says how likely you are to get one.',
  all: 'All countries',
  terms: 'Terms change each year. Its own page decides.',
  noProfile: {
    title: 'You have no profile yet',
    text: 'Without one, most conditions stay open. It takes a few minutes.',
    action: 'Write your profile',
  },
  none: {
    title: 'No scholarship for this country',
    text: 'None that we know of is for studying there.',
    action: 'Show all countries',
  },
  locked: {
    title: 'Premium compares each with your profile',
    text: 'With Premium you see what each pays, by when and who may apply, and which of its conditions you meet.',
    action: 'Compare plans',
  },
})

/** The parts of the list, by how a person stands with the conditions. */
export const STANDINGS = words({
  FITS: {
    title: 'Every stated condition holds',
    text: 'By what you told us. Read the terms on its own page before you count on it.',
  },
  OPEN: {
    title: 'Nothing speaks against it, something is open',
    text: 'No condition fails. What is open, you can say, or its own page tells.',
  },
  FAILS: { title: 'Something does not hold', text: 'At least one condition fails by what you told us.' },
})

export const CONDITION_STATES = words({ HOLDS: 'Holds', FAILS: 'Fails', UNKNOWN: 'Not known' })

/** The link to where something missing can be said. */
export const CONDITION_PLACES = words({ PROFILE: 'Say it in your profile' })
