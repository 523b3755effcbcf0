import { words } from '../language/language.ts'

/** The texts of the catalogue pages. */

export const UNKNOWN = 'Check with the university'

export const UNIVERSITIES_PAGE = words({
  title: 'Universities',
  lead: 'Masters and MBA programmes in eight countries. Each figure says where it comes from; what is not known says so.',
  searchUniversities: 'Search by university or city',
  searchPrograms: 'Search by programme, field, university or city',
  noRanking:
    'No ranking of universities is for sale, and none is shown. The list is in order of name; what a search finds begins with the more selective.',
  sample: 'You see the 50 universities of the public sample. Every plan above Free sees all.',
  failed: 'The list did not load',
})

export const NOTHING_FOUND = words({
  inSample: 'None in the public sample',
  universities: {
    title: 'No universities found',
    withCountry: 'Try selecting a different country filter',
    otherwise: 'Try fewer words, or a part of the name.',
  },
  programs: {
    title: 'No programmes found',
    withCountry: 'Try selecting a different country filter',
    otherwise: 'Try fewer words, or another field or degree.',
  },
})

/** The filters by facts. */
export const FACT_FILTERS = words({
  budget: 'Cost of a year',
  intake: 'Begins in',
  language: 'Taught in',
  duration: 'Duration',
  test: 'GRE or GMAT',
  unknown: 'Programmes of which this is not known to us are left out.',
})

/** The orders of a list of programmes. */
export const PROGRAM_ORDERS = words([
  { value: 'USUAL', label: 'Usual order' },
  { value: 'FIT', label: 'Best fit first' },
])

/** What a filter is called in a sentence. */
export const FILTER_NAMES = words({
  SEARCH: 'the words',
  COUNTRY: 'the country',
  DEGREE: 'the degree',
  FIELD: 'the field',
  TIER: 'the tier',
  BUDGET: 'the cost',
  INTAKE: 'the month',
  LANGUAGE: 'the language',
  DURATION: 'the duration',
  TEST: 'the test',
})

export const NOTHING_NARROWED = words({
  oneTooMany: 'Nothing fits all of these filters. It helps to leave one out:',
  severalTooMany: 'Nothing fits these filters, and leaving a single one out does not help.',
})

/** What each AI policy means for applicants. */
export const AI_POLICIES = words({
  ALLOWED: {
    title: 'Help from AI is allowed',
    meaning:
      'How far it is allowed is in the rule below; read it at its source. The text you hand in has to stay your own work.',
    tone: 'success',
  },
  DISCLOSE: {
    title: 'Allowed if you say so',
    meaning:
      'Use help from AI only as far as the rule below goes, and disclose it in the way that the school asks for.',
    tone: 'warning',
  },
  COACH_ONLY: {
    title: 'Advice only: the prose has to be yours',
    meaning:
      'Questions, an outline and corrections are accepted; drafted sentences are not. Use the questions here, and write the text yourself.',
    tone: 'failed',
  },
  UNKNOWN: {
    title: 'No policy on AI is known to us',
    meaning: 'That is no permission. Ask the school before you use a draft.',
    tone: 'plain',
  },
})

/** Where only single schools or services of a university have a rule. */
export const AI_POLICY_OF_UNITS = words({
  title: 'No rule on AI of the whole university is known to us',
  meaning:
    'Each rule below is that of one school or service and of no other. That is no permission elsewhere: ask before you use a draft.',
  tone: 'plain',
})

export const DISCLOSURE_SENTENCE =
  'I used Gradwright to order and draft this text from answers that I wrote; the facts are mine, and I revised the wording.'

export const CONTROLS = words({
  PUBLIC: 'Public',
  PRIVATE_NON_PROFIT: 'Private, not for profit',
  PRIVATE_FOR_PROFIT: 'Private, for profit',
})

export const SIZES = words({
  SMALL: 'Fewer than 5,000 students',
  MEDIUM: '5,000 to 12,000 students',
  LARGE: '12,000 to 30,000 students',
  VERY_LARGE: 'More than 30,000 students',
})

export const REQUIREMENT_KINDS = words({
  MINIMUM: 'At least; a programme may ask more',
  TYPICAL: 'Typical of those admitted; no minimum',
  NOTE: '',
})

export const COST_NOTES = words({
  rule: 'Tuition and living as they stand beside their sources, converted at one set of dated rates. Flights, visa, insurance, deposits and rises from year to year are not in it.',
  partial: 'A part is not known, so there is no sum.',
})

export const FUNDING = words({
  proofTitle: 'What a student visa asks to be shown',
  proofNote: 'Sums change. The consulate decides.',
  scholarshipsTitle: 'Scholarships',
  scholarshipsLocked: 'Premium shows each with what it pays, by when and who may apply.',
  scholarshipsCompare: 'Compare them with your profile',
  scholarshipsNote: 'Terms change each year. Its own page decides.',
})
