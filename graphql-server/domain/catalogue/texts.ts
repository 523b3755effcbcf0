import type { FigureBasis, TuitionPeriod } from '../../generated/prisma/enums.ts'

/** The text of every figure that the catalogue does not know. */
export const UNKNOWN = 'Check with the university'

const SELECTIVITY = [
  'Admits most who qualify',
  'Moderately selective',
  'Moderately selective',
  'Selective',
  'Very selective',
  'Highly selective',
  'Among the most selective',
] as const

/** A band of selectivity, 1 to 7, in words. Indicative, and no rank. */
export function selectivityText(band: number | null): string | null {
  return band === null ? null : (SELECTIVITY[band - 1] ?? null)
}

/** '1 year', '18 months', '2 years'. */
export function durationText(months: number | null): string {
  if (months === null) return UNKNOWN
  if (months % 12 !== 0) return `${months} months`
  return months === 12 ? '1 year' : `${months / 12} years`
}

/** A day of the year, '12-15', as it usually recurs: 'mid-December'. Null for a text that is no such day. */
export function usualDayText(dayOfYear: string): string | null {
  const [month = '', day = ''] = dayOfYear.split('-')
  const name = MONTHS[Number(month) - 1]
  if (name === undefined || !(Number(day) >= 1)) return null
  if (Number(day) <= 10) return `early ${name}`
  return Number(day) <= 20 ? `mid-${name}` : `late ${name}`
}

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** The columns of a tuition: all are null, or none is. */
export type Tuition = {
  tuition: number | null
  tuitionCurrency: string | null
  tuitionPeriod: TuitionPeriod | null
  tuitionYear: number | null
  tuitionBasis: FigureBasis | null
}

/** 'A$80,000 for the whole programme (2023)'; 'about £15,000 a year (2025, indicative)'. */
export function tuitionText({
  tuition,
  tuitionCurrency,
  tuitionPeriod,
  tuitionYear,
  tuitionBasis,
}: Tuition): string {
  if (tuition === null || tuitionCurrency === null) return UNKNOWN
  const isIndicative = tuitionBasis === 'INDICATIVE'
  const when = [tuitionYear, isIndicative && 'indicative'].filter(part => part !== null && part !== false)
  if (tuition === 0) return `No tuition fee (${when.join(', ')})`
  const span = tuitionPeriod === 'PROGRAMME' ? 'for the whole programme' : 'a year'
  return `${isIndicative ? 'about ' : ''}${moneyText(tuition, tuitionCurrency)} ${span} (${when.join(', ')})`
}

/** Formats by currency, since making one takes a hundred times as long as using it. */
const formats = new Map<string, Intl.NumberFormat>()

/** An amount in whole units: '£15,450', 'A$80,000', '₹26,50,000'. */
function moneyText(amount: number, currency: string): string {
  return formatOf(currency).format(amount)
}

function formatOf(currency: string): Intl.NumberFormat {
  const known = formats.get(currency)
  if (known) return known
  const format = new Intl.NumberFormat(currency === 'INR' ? 'en-IN' : 'en', {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  })
  formats.set(currency, format)
  return format
}
