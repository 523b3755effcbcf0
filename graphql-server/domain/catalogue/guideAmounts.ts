/** An amount in the text of a note: '{GBP 776}'. */
const AMOUNT = /\{([A-Z]{3}) (\d+(?:\.\d+)?)\}/g

/** The amounts in a note of a guide, in their order. */
export function amountsIn(text: string): { currency: string; amount: number }[] {
  return [...text.matchAll(AMOUNT)].map(([, currency = '', amount]) => ({ currency, amount: Number(amount) }))
}
