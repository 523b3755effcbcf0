import type { FormRule } from './question.ts'

/** The part of the most that a text may have from which on it is worth counting. */
const NEARLY = 0.9

/**
 * How a text stands to the most characters that it may have: '5,480 of 6,000 characters' within the last tenth,
 * '20 characters too many' beyond it, and null before. White space around it does not count, as for the rule.
 */
export function charactersLeft(rules: readonly FormRule[], text: string): string | null {
  const limit = rules.find(rule => rule.type === 'MAX_LENGTH')
  if (limit?.type !== 'MAX_LENGTH') return null
  const { length } = text.trim()
  if (length <= limit.value * NEARLY) return null
  const figure = (count: number) => count.toLocaleString('en-GB')
  const over = length - limit.value
  if (over <= 0) return `${figure(length)} of ${figure(limit.value)} characters`
  return over === 1 ? '1 character too many' : `${figure(over)} characters too many`
}
