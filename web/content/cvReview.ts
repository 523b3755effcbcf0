import { words } from '../language/language.ts'

/** The texts of the page that reviews a CV. */

export const CV_REVIEW = words({
  title: 'CV review',
  lead: 'A PDF or Word file is read by fixed rules: dates, figures, wording, spelling, length and what your profile says. Each finding has its reason and the line that it is about.',
  kept: 'The file is not kept. The findings stay here with the lines that they quote for 90 days, ten reviews at most, and you can delete them at any time.',
  choose: 'Choose a file',
  reading: 'Reading your CV...',
  notRead: 'The file was not reviewed',
  limits:
    'The rules cannot judge what you achieved, or how your CV looks. What they do not name is not therefore right.',
  empty: { title: 'No review yet', text: 'Choose your CV, and what to look at is listed here.' },
  nothing: 'No rule found anything. That is no judgement of its content.',
  locked: {
    title: 'Premium reviews your CV',
    text: 'With Premium you choose a file and get each finding with its reason and the line that it is about.',
    action: 'Compare plans',
  },
})

/** What each kind of finding is called. */
export const FINDING_NAMES = words({
  CONTRADICTION: 'Your profile says otherwise',
  DATES: 'Dates',
  PERSONAL_DATA: 'Personal data',
  CONTACT: 'Contact',
  WEAK_OPENING: 'Weak openings',
  NO_FIGURE: 'Points without a figure',
  FIRST_PERSON: 'First person',
  SPELLING: 'Two spellings',
  LENGTH: 'Length',
})
