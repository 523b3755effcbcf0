/**
 * Puts what people typed between two marks, as JSON. Quotes, line ends and angle brackets are escaped, so that no answer
 * can close the fence and go on as if it were us.
 */
export function fenced(name: string, value: unknown): string {
  const json = JSON.stringify(value, null, 1)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
  return `<${name}>\n${json}\n</${name}>`
}
