import type { LorQuickKey } from '../../../questionnaires/lorQuick.ts'
import type { WritingForm } from './form.ts'
import { LETTER_COUNSEL, LETTER_TITLES } from './letter.ts'

/** The quick letter of recommendation. */
export const lorQuickForm: WritingForm<LorQuickKey> = {
  lengthKey: null,
  toneKey: null,
  defaultWords: 400,
  tones: ['professional'],
  defaultTone: 'professional',
  application: 'NEVER',
  onlyWhile: [],
  standIns: [],
  counsel: LETTER_COUNSEL.quick,
  sections: [
    {
      job: 'opening',
      title: LETTER_TITLES.opening,
      share: 0.14,
      parts: [{ title: LETTER_TITLES.opening, keys: ['recommenderRelation', 'relationshipDuration'] }],
    },
    {
      job: 'evidence',
      title: LETTER_TITLES.evidence,
      share: 0.34,
      parts: [{ title: LETTER_TITLES.evidence, keys: ['specificExamples'] }],
    },
    {
      job: 'academics',
      title: LETTER_TITLES.academics,
      share: 0.16,
      parts: [{ title: LETTER_TITLES.academics, keys: ['academicPerformance'] }],
    },
    {
      job: 'qualities',
      title: LETTER_TITLES.qualities,
      share: 0.22,
      parts: [{ title: LETTER_TITLES.qualities, keys: ['studentStrengths', 'characterQualities'] }],
    },
    {
      job: 'comparison',
      title: LETTER_TITLES.comparison,
      share: 0.08,
      parts: [{ title: LETTER_TITLES.comparison, keys: ['comparativeAssessment'] }],
    },
    {
      job: 'recommendation',
      title: LETTER_TITLES.recommendation,
      share: 0.06,
      parts: [{ title: LETTER_TITLES.recommendation, keys: [] }],
    },
  ],
}
