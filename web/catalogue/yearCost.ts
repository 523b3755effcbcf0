import { moneyOf } from '../format/money.ts'
import { t } from '../language/language.ts'
import { type InrRates, rounded } from './programCost.ts'

const LAKH = 100_000
const CRORE = 100 * LAKH

/** At most one decimal. */
function short(amount: number): string {
  return String(Math.round(amount * 10) / 10)
}

/** An estimate in few characters: '₹24.1 lakh', '$31,200'. */
export function shortMoney(amount: number, currency: string): string {
  if (currency === 'INR' && amount >= CRORE) return t('₹{short} crore', { short: short(amount / CRORE) })
  if (currency === 'INR' && amount >= LAKH) return t('₹{short} lakh', { short: short(amount / LAKH) })
  return moneyOf(rounded(amount), currency)
}

/** US dollars in another currency; null where a rate is missing. */
export function fromUsDollars(amountUsd: number, currency: string, rates: InrRates): number | null {
  const dollar = rates.get('USD')
  const unit = currency === 'INR' ? 1 : rates.get(currency)
  return dollar === undefined || unit === undefined ? null : (amountUsd * dollar) / unit
}

/** What is known of a year's cost in words, in the currency of `say`. Living costs are estimates, so a whole is one. */
export function yearCostWords(
  {
    costYearUsd,
    tuitionYearUsd,
  }: { costYearUsd: number | null | undefined; tuitionYearUsd: number | null | undefined },
  say: (amountUsd: number) => string | null,
): string {
  const whole = costYearUsd == null ? null : say(costYearUsd)
  if (whole !== null) return t('About {whole} a year', { whole })
  const tuition = tuitionYearUsd == null ? null : say(tuitionYearUsd)
  return tuition === null ? t('Cost not known') : t('{tuition} a year, tuition only', { tuition })
}
