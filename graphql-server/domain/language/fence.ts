/**
 * Puts typed text between two marks, as JSON. Quotes, line ends and angle brackets are escaped: no answer can close the
 * fence and continue as part of the prompt. A list has an item a line; spaces would be paid for as tokens.
 */
export function fenced(name: string, value: unknown): string {
  const json = (
    Array.isArray(value) ? `[${value.map(item => JSON.stringify(item)).join(',\n')}]` : JSON.stringify(value)
  )
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
  return `<${name}>\n${json}\n</${name}>`
}
