import { t, words } from '../language/language.ts'
import type { GenerationStep } from './progressStream.ts'

/** The steps of a generation in order, in words. */
export const GENERATION_STEPS = words(['Waiting its turn', 'Outline', 'Sections', 'Review'])

/** The index of the current step. */
export function stepNumber(step: GenerationStep | null): number {
  switch (step?.stage) {
    case 'OUTLINE':
      return 1
    case 'SECTION':
    case 'PAUSED':
      return 2
    case 'REVIEW':
    case 'READY':
      return 3
    default:
      return 0
  }
}

/** The current step in one line. */
export function stepWords(step: GenerationStep | null): string {
  switch (step?.stage) {
    case 'OUTLINE':
      return t('Laying out the outline')
    case 'SECTION':
      return step.section !== null && step.sections !== null
        ? t('Section {section} of {sections}', { section: step.section, sections: step.sections })
        : t('Writing the sections')
    case 'REVIEW':
      return t('Checking every sentence against your answers')
    case 'PAUSED':
      return t('Paused')
    case 'READY':
      return t('Ready')
    default:
      return t('Waiting its turn')
  }
}
