import { t } from '../language/language.ts'

export type MarginNote = { id: string; question: string; answer: string }

/** A piece of the paragraph; `note` names the answer it came from, null for words that only join. */
export type Phrase = { key: number; text: string; note: string | null }

/** An example of an opening. The student is invented, and the page says so. */
export const exampleNotice = () => t('An example: the student and the answers were made up for this page.')

export const EXAMPLE_NOTES: readonly MarginNote[] = [
  {
    id: 'degree',
    question: 'Current degree',
    answer: 'B.Tech, Instrumentation Engineering, second year at the time',
  },
  {
    id: 'problem',
    question: 'A problem you solved',
    answer:
      'Our hostel taps ran dry 9 hours a week. I put a level sensor in the roof tank and about 40 lines of code that start the pump early.',
  },
  {
    id: 'setback',
    question: 'A setback and what you learned',
    answer:
      'First version died in the first rain. You have to test where the thing will live, not on the bench.',
  },
  {
    id: 'result',
    question: 'A problem you solved, its result',
    answer: 'Still running after three semesters. Dry hours went from 9 to 2 a week.',
  },
  {
    id: 'interest',
    question: 'What sparked your interest',
    answer: 'I want to know how many cheap sensors can agree on one truth across a city.',
  },
]

const PHRASES: readonly Omit<Phrase, 'key'>[] = [
  { text: 'In the second year of my degree in instrumentation engineering', note: 'degree' },
  { text: ', ', note: null },
  { text: 'the taps of our hostel ran dry for nine hours a week', note: 'problem' },
  { text: '. ', note: null },
  {
    text: 'I put a level sensor in the roof tank and wrote forty lines of code that started the pump early',
    note: 'problem',
  },
  { text: '. ', note: null },
  { text: 'The first version died in the first rain', note: 'setback' },
  { text: ', and ', note: null },
  { text: 'I learned to test a thing where it will live', note: 'setback' },
  { text: '. ', note: null },
  { text: 'The second has run for three semesters; nine dry hours became two', note: 'result' },
  { text: '. ', note: null },
  { text: 'How many cheap sensors can agree on one truth across a city', note: 'interest' },
  { text: ' is the question that I would like to study.', note: null },
]

export const EXAMPLE_PARAGRAPH: readonly Phrase[] = PHRASES.map((phrase, key) => ({ key, ...phrase }))
