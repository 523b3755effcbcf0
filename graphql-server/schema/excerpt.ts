/** The longest excerpt that may be requested, in characters. */
export const LONGEST_EXCERPT = 1000

/** The beginning of a text on one line: at most `length` characters, cut after a whole word and marked with '…'. */
export function excerptOf(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const characters = [...line]
  if (characters.length <= length) return line
  const kept = characters.slice(0, length - 1).join('')
  const endsWord = characters[length - 1] === ' '
  const lastSpace = kept.lastIndexOf(' ')
  const whole = endsWord || lastSpace <= 0 ? kept : kept.slice(0, lastSpace)
  return `${whole.replace(/(?<![\s,;:–-])[\s,;:–-]+$/, '')}…`
}
