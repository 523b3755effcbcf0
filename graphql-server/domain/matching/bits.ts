/** Which of these codes are there, one bit each in their order; at most 31 codes. */
export function bitsOf(order: readonly string[], codes: readonly string[]): number {
  return order.reduce((bits, code, place) => (codes.includes(code) ? bits | (1 << place) : bits), 0)
}
