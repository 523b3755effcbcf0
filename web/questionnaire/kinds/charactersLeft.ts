import { plural, t } from '../../language/language.ts'
import type { FormRule } from './question.ts'

/** The share of the maximum length above which characters are counted. */
const NEARLY = 0.9

/**
 * The count of a text's characters: '5,480 of 6,000 characters' in the last tenth of its maximum length, '20 characters
 * too many' beyond the maximum, null before. White space at its ends does not count, nor does it for the rule.
 */
export function charactersLeft(rules: readonly FormRule[], text: string): string | null {
  const limit = rules.find(rule => rule.type === 'MAX_LENGTH')
  if (limit?.type !== 'MAX_LENGTH') return null
  const { length } = text.trim()
  if (length <= limit.value * NEARLY) return null
  const figure = (count: number) => count.toLocaleString('en-GB')
  const over = length - limit.value
  if (over <= 0)
    return t('{length} of {longestReply} characters', {
      length: figure(length),
      longestReply: figure(limit.value),
    })
  return plural(over, { one: '# character too many', other: '# characters too many' })
}
