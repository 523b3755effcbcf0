import type { Answers } from '../../questionnaires/definition.ts'

/** The option that was chosen, or the flag that was set ('true' or 'false'); null where nothing was. */
export function chosenOption(answers: Answers, key: string): string | null {
  const value = answers[key]
  if (value === undefined) return null
  if ('option' in value) return value.option
  return 'flag' in value ? String(value.flag) : null
}
