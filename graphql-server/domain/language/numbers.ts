/** Numbers as people write them, in figures and in words. */

/** A number with its place, as offsets. `values`: what it may mean; the last one has its scale ('18 lakh': 18, 1,800,000). */
export type NumberClaim = {
  text: string
  start: number
  end: number
  values: readonly number[]
  isPercent: boolean
  isSpelled: boolean
}

const UNITS: Readonly<Record<string, number>> = Object.fromEntries(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value) => [word, value]),
)
const TENS: Readonly<Record<string, number>> = Object.fromEntries(
  'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, index) => [word, (index + 2) * 10]),
)
const ORDINALS: Readonly<Record<string, number>> = Object.fromEntries(
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'
    .split(' ')
    .map((word, index) => [word, index + 1]),
)
const SCALES: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1_000,
  k: 1_000,
  lakh: 100_000,
  lakhs: 100_000,
  lac: 100_000,
  lacs: 100_000,
  million: 1_000_000,
  mn: 1_000_000,
  crore: 10_000_000,
  crores: 10_000_000,
  cr: 10_000_000,
  billion: 1_000_000_000,
  bn: 1_000_000_000,
  dozen: 12,
}
export const NUMBER_WORD = [...Object.keys(UNITS), ...Object.keys(TENS), ...Object.keys(ORDINALS)].join('|')
const SCALE_WORD = 'hundred|thousand|lakhs?|lacs?|million|mn|crores?|cr|billion|bn|dozen'
const DIGITS = new RegExp(
  `(?<![\\p{L}\\p{N}])(?<!\\d[.,])(\\d{1,3}(?:[ \u00a0\u202f]\\d{3})+(?![.,]?\\d)|\\d{1,3}(?:\\.\\d{3}){2,}|\\d+(?:,\\d+)*(?:\\.\\d+)?)(?:(st|nd|rd|th)(?![\\p{L}\\p{N}])|\\s?(k|m)(?![\\p{L}\\p{N}])|[\\s-]?(${SCALE_WORD})(?![\\p{L}\\p{N}]))?(\\s?%|\\s?per\\s?cent\\b|\\s?percent\\b)?`,
  'giu',
)
const SPELLED = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:${NUMBER_WORD}|a dozen)(?:[\\s-](?:and\\s)?(?:${NUMBER_WORD}|${SCALE_WORD}))*(?![\\p{L}\\p{N}])(\\s?%|\\s?per\\s?cent\\b|\\s?percent\\b)?`,
  'giu',
)
/** '190 000' and '1.870.000': the marks of thousands in much of the world. '1.870' may be either. */
const SPACED = /[ \u00a0\u202f]/gu
const DOTTED = /^\d{1,3}(?:\.\d{3})+$/u
/** '8,9': the decimal comma of most of Europe and Latin America. */
const DECIMAL_COMMA = /^\d{1,3},\d{1,2}$/u
/** 'One' and 'first' claim no number. */
export function isVague({ text, isSpelled, isPercent }: NumberClaim): boolean {
  return isSpelled && !isPercent && /^(?:one|first|second|zero)$/iu.test(text)
}

/** Whether a text has a number, in figures or in words. */
export function hasFigure(text: string): boolean {
  return /\d/u.test(text) || numbersIn(text).some(claim => !isVague(claim))
}

/** The numbers of a text, in figures and in words: '9,800', '18 lakh', 'forty-two', 'two dozen', '12 per cent'. */
export function numbersIn(text: string): NumberClaim[] {
  const claims: NumberClaim[] = []
  for (const match of text.matchAll(DIGITS)) {
    const [whole, digits = '', , letter, scale, percent] = match
    const dotted = DOTTED.test(digits) ? Number(digits.replaceAll('.', '')) : null
    const value = DECIMAL_COMMA.test(digits)
      ? Number(digits.replace(',', '.'))
      : dotted !== null && digits.indexOf('.') !== digits.lastIndexOf('.')
        ? dotted
        : Number(digits.replaceAll(SPACED, '').replaceAll(',', ''))
    const factor =
      scale !== undefined
        ? (SCALES[scale.toLowerCase()] ?? 1)
        : letter?.toLowerCase() === 'k'
          ? 1_000
          : letter === undefined
            ? 1
            : 1_000_000
    const values = [...new Set([value, factor !== 1 ? value * factor : (dotted ?? value)])]
    claims.push({
      text: whole,
      start: match.index,
      end: match.index + whole.length,
      values,
      isPercent: percent !== undefined,
      isSpelled: false,
    })
  }
  for (const match of text.matchAll(SPELLED)) {
    const [whole, percent] = match
    const value = spelledValue(percent === undefined ? whole : whole.slice(0, -percent.length))
    claims.push({
      text: whole,
      start: match.index,
      end: match.index + whole.length,
      values: [value],
      isPercent: percent !== undefined,
      isSpelled: true,
    })
  }
  return claims
}

function spelledValue(words: string): number {
  let total = 0
  let current = 0
  for (const word of words.toLowerCase().split(/[\s-]+/u)) {
    const unit = UNITS[word] ?? TENS[word] ?? ORDINALS[word]
    const scale = SCALES[word]
    if (unit !== undefined) current += unit
    else if (word === 'hundred' || word === 'dozen') current = (current || 1) * (SCALES[word] ?? 1)
    else if (scale !== undefined) {
      total += (current || 1) * scale
      current = 0
    }
  }
  return total + current
}
