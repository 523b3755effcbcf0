import type { GenerationStep } from './progressStream.ts'

/** The steps of a generation in order, in words. */
export const GENERATION_STEPS = ['Waiting its turn', 'Outline', 'Sections', 'Review'] as const

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
      return 'Laying out the outline'
    case 'SECTION':
      return step.section !== null && step.sections !== null
        ? `Section ${step.section} of ${step.sections}`
        : 'Writing the sections'
    case 'REVIEW':
      return 'Checking every sentence against your answers'
    case 'PAUSED':
      return 'Paused'
    case 'READY':
      return 'Ready'
    default:
      return 'Waiting its turn'
  }
}
