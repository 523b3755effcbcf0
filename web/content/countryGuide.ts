import { plural, t, words } from '../language/language.ts'
import { inSentence } from './destinations.ts'

/** The words of a country's guide. What it says of a country comes from the catalogue. */

/** The sections of a guide in their order. The code is the part of the notes. */
export const GUIDE_SECTIONS = words([
  { id: 'guide-cost', code: 'COST', title: 'What it costs' },
  { id: 'guide-funds', code: 'FUNDS', title: 'Proof of funds' },
  { id: 'guide-visa', code: 'VISA', title: 'Visa and papers' },
  { id: 'guide-intakes', code: 'INTAKES', title: 'When programmes begin' },
  { id: 'guide-readers', code: 'READERS', title: 'What readers look for' },
  { id: 'guide-tests', code: 'TESTS', title: 'Tests and grades' },
  { id: 'guide-deadlines', code: 'DEADLINES', title: 'Deadlines' },
  { id: 'guide-scholarships', code: 'SCHOLARSHIPS', title: 'Scholarships' },
  { id: 'guide-work', code: 'WORK', title: 'Work during and after the degree' },
  { id: 'guide-programmes', code: 'PROGRAMMES', title: 'Programmes by field' },
  { id: 'guide-universities', code: 'UNIVERSITIES', title: 'Universities' },
] as const)

export const COUNTRY_GUIDE = words({
  contents: 'In this guide',
  failed: 'What the catalogue knows of this country could not be read just now.',
  audiences: { INDIA: 'From India', OTHERS: 'From other countries' },
  audiencesAtHome: { INDIA: 'For Indian citizens', OTHERS: 'For students from abroad' },
  degrees: { MASTERS: 'Masters', MBA: 'MBA' },
  tuition: 'Tuition of a year',
  tuitionHead: {
    degree: 'Degree',
    middle: 'In the middle',
    range: 'Half of them between',
    of: 'Counted from',
  },
  tuitionNote:
    'For students from abroad. Where no source names the fee of a programme, it is what a year usually costs at that university: an estimate of 2026.',
  tuitionNoteAtHome:
    'For Indian citizens. Where no source names the fee of a programme, it is what a year usually costs at that institution: an estimate of 2026.',
  tuitionUnknown:
    'What a year costs is known of too few programmes here for a range. The page of each programme says what is known of it.',
  living: 'Living, by city',
  livingHead: { city: 'City', month: 'A month', room: 'Of which room' },
  livingMedian: 'Median of the cities',
  livingNote: 'Indicative, and from 2022: prices have risen since. Add a fifth to be safe.',
  funds: 'What a student visa asks to be shown',
  fundsNote: 'Sums change. The consulate decides.',
  papersNote: 'The list is not complete: the government’s own site decides.',
  papersOwn: (visa: string) => t('Papers for the visa ({visa})', { visa }),
  starts: 'Teaching usually begins in',
  testsNote: 'Minima of programmes in our catalogue; a programme may ask more in single parts.',
  tests: 'Usual minima',
  deadlines: 'Months of usual deadlines',
  deadlinesNote: 'Counsellors’ general knowledge, 2026. The day of this year is on the programme’s own page.',
  scholarshipsTitle: 'Paid by governments',
  fieldsHead: { field: 'Field', tuition: 'Tuition of a year', count: 'Programmes' },
  fieldsNote:
    'Master’s programmes. The range is that of the middle half; links lead to what your plan shows.',
  fieldsHidden: 'In every plan above Free',
  all: (count: number) => t('All {count} that your plan shows', { count }),
  scholarships: (count: number, country: string) =>
    plural(
      count,
      {
        one: '# scholarship is known for studying in {country}.',
        other: '# scholarships are known for studying in {country}.',
      },
      { country: inSentence(country) },
    ),
})
