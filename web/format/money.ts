/** An amount in whole units: rupees as Indians write them ('₹1,20,000'), others as they are written abroad ('$120,000'). */
export function moneyOf(amount: number, currency: string): string {
  return new Intl.NumberFormat(currency === 'INR' ? 'en-IN' : 'en', {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  }).format(amount)
}
