/** A budget in its parts, as a form shows it. */
export type BudgetParts = {
  /** As typed: '25 lakh', '20,000'. */
  amount: string
  /** The ISO code. */
  currency: string
  period: BudgetPeriod
  /** The length that a sum for the whole course is for: ', for 18 months'. */
  length: string
  isTuitionOnly: boolean
  /** Sums for countries: 'USD 30000 a year in the USA'. */
  others: string
}

export const BUDGET_PERIODS = ['a year', 'a semester', 'a month', 'in all'] as const
export type BudgetPeriod = (typeof BUDGET_PERIODS)[number]

const SIGNS: Readonly<Record<string, string>> = {
  '₹': 'INR',
  $: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  C$: 'CAD',
  A$: 'AUD',
  S$: 'SGD',
  NZ$: 'NZD',
}
const SUM =
  /^(₹|\$|€|£|C\$|A\$|S\$|NZ\$|[A-Z]{3}\s)\s?([\d,.]+(?:\s(?:lakh|crore))?)\s(a year|a semester|a month|in all)(, for .+)?$/

/** The parts of a budget in the form of corrections; null for several sums that are added up, and for other words. */
export function budgetParts(text: string): BudgetParts | null {
  const segments = text.split('; ')
  const isTuitionOnly = segments.at(-1) === 'tuition only'
  const [first = '', ...others] = isTuitionOnly ? segments.slice(0, -1) : segments
  const [, sign = '', amount = '', per, length = ''] = SUM.exec(first) ?? []
  const period = BUDGET_PERIODS.find(name => name === per)
  if (!period) return null
  const currency = SIGNS[sign] ?? sign.trim()
  return { amount, currency, period, length, isTuitionOnly, others: others.join('; ') }
}

/** The text of a correction with these parts; empty without an amount. */
export function budgetText({ amount, currency, period, length, isTuitionOnly, others }: BudgetParts): string {
  if (amount.trim() === '') return ''
  const sum = `${currency} ${amount.trim()} ${period}${period === 'in all' ? length : ''}`
  return [sum, others.trim(), isTuitionOnly ? 'tuition only' : ''].filter(part => part !== '').join('; ')
}

/** A figure and what it is of: '8.2' of '10', '7.5' of 'IELTS'. */
export type Measured = { value: string; unit: string }

/** The scales of grades that a form offers; others are typed in words. */
export const GRADE_SCALES = ['10', '4', '5', '7', '20', '110', '%', 'German'] as const

/** A grade in the form of corrections; null for a class and other words. */
export function gradeParts(text: string): Measured | null {
  const [, of, scale] = /^(?:C?GPA )?([\d.]+) of (\d+)$/.exec(text) ?? []
  if (of !== undefined && scale !== undefined)
    return GRADE_SCALES.some(known => known === scale) ? { value: of, unit: scale } : null
  const [, share] = /^([\d.]+) %$/.exec(text) ?? []
  if (share !== undefined) return { value: share, unit: '%' }
  const [, german] = /^German grade ([\d.]+)/.exec(text) ?? []
  return german === undefined ? null : { value: german, unit: 'German' }
}

/** The text of a correction with this grade; empty without a figure. */
export function gradeText({ value, unit }: Measured): string {
  const figure = value.trim()
  if (figure === '') return ''
  if (unit === '%') return `${figure} %`
  return unit === 'German' ? `German grade ${figure}` : `${figure} of ${unit}`
}

export const ENGLISH_TESTS = ['IELTS', 'TOEFL', 'PTE', 'Duolingo'] as const

/** An English test and its score; null for other words. */
export function englishParts(text: string): Measured | null {
  const [, unit, value] =
    /^(IELTS|TOEFL|PTE|Duolingo)(?: iBT| Academic)? ([\d.]+)(?: of 6)?$/.exec(text) ?? []
  return unit === undefined || value === undefined ? null : { value, unit }
}

/** The text of a correction with this score; empty without one. */
export function englishText({ value, unit }: Measured): string {
  return value.trim() === '' ? '' : `${unit} ${value.trim()}`
}

/** A list with commas, of which names that hold commas themselves are one part each. */
export function listParts(text: string, names: readonly string[] = []): string[] {
  const withCommas = names.filter(name => name.includes(',')).sort((a, b) => b.length - a.length)
  const parts: string[] = []
  let rest = text.trim()
  while (rest !== '') {
    const name = withCommas.find(known => rest.toLowerCase().startsWith(known.toLowerCase()))
    const part = name ?? /^[^,]*/.exec(rest)?.[0] ?? rest
    if (part.trim() !== '') parts.push(part.trim())
    rest = rest.slice(part.length).replace(/^\s*,?\s*/, '')
  }
  return [...new Set(parts)]
}

const OWN_WORDS = '; in particular '

/** Fields of study, and a person's own words for a part of them. */
export type FieldParts = { fields: string[]; ownWords: string }

/** The fields of a correction, and the own words behind them. */
export function fieldParts(text: string, names: readonly string[]): FieldParts {
  const at = text.indexOf(OWN_WORDS)
  const [list, ownWords] = at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + OWN_WORDS.length)]
  return { fields: listParts(list, names), ownWords }
}

/** The text of a correction with these fields; empty without one. */
export function fieldText({ fields, ownWords }: FieldParts): string {
  const own = ownWords.trim()
  return fields.length === 0 || own === '' ? fields.join(', ') : `${fields.join(', ')}${OWN_WORDS}${own}`
}

/** The figure of a text such as 'at most 12 months' or '4 years of study'; null for none. */
export function figureIn(text: string): number | null {
  const [figure] = /\d+/.exec(text) ?? []
  return figure === undefined ? null : Number(figure)
}
