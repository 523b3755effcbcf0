import { currentLanguage } from '../language/language.ts'

/** Names as a list in the present language: 'Germany, Italy and Spain', or 'Germany, Italy or Spain'. */
export function listOf(
  names: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return new Intl.ListFormat(currentLanguage().locale, { type }).format(names)
}
