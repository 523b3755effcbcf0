/** An amount as Indians write it: '₹2,999', '₹1,20,000'. Whole units of the currency. */
export function moneyOf(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-IN', { style: 'currency', currency, maximumFractionDigits: 0 }).format(
    amount,
  )
}
