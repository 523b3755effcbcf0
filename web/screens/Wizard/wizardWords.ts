import { words } from '../../language/language.ts'

/** The texts that differ between the wizards. */
export const WORDS = words({
  SOP: {
    generate: 'Generate SOP',
    failed: 'Failed to generate your SOP. Please try again.',
    many: 'Statements of purpose',
    noun: 'statement',
  },
  LOR: {
    generate: 'Generate LOR',
    failed: 'Failed to generate your LOR. Please try again.',
    many: 'Letters of recommendation',
    noun: 'letter',
  },
  ESSAY: {
    generate: 'Generate Essay',
    failed: 'Failed to generate your essay. Please try again.',
    many: 'Essays',
    noun: 'essay',
  },
})

export type WizardType = keyof typeof WORDS

/** A type that this build knows; null for one that came later. */
export function wizardType(type: string): WizardType | null {
  return type === 'SOP' || type === 'LOR' || type === 'ESSAY' ? type : null
}
