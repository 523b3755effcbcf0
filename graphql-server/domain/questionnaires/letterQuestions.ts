/** Two questions of both letters: the writer never guesses who types 'I' and how the student is spoken of. */
import type { Question } from './definition.ts'

export const FILLED_IN_BY = {
  key: 'filledInBy',
  kind: 'CHOICE',
  label: 'Who is filling this in?',
  help: 'It decides whom “I” means in your answers. Without a choice it is the recommender.',
  use: 'INFORM',
  options: [
    { value: 'student', label: 'The student', help: '“I” is the student in these answers.' },
    { value: 'recommender', label: 'The recommender', help: '“I” is who signs the letter.' },
  ],
  rules: [{ type: 'ONE_OF', message: 'Please choose the student or the recommender' }],
} as const satisfies Question

export const STUDENT_PRONOUN = {
  key: 'studentPronoun',
  kind: 'CHOICE',
  label: 'How shall the letter speak of the student?',
  help: 'Without a choice the letter uses the name.',
  use: 'INFORM',
  options: [
    { value: 'she', label: 'She' },
    { value: 'he', label: 'He' },
    { value: 'they', label: 'They' },
    { value: 'name', label: 'By name' },
  ],
  rules: [{ type: 'ONE_OF', message: 'Please choose she, he, they or the name' }],
} as const satisfies Question
