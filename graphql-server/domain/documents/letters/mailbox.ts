/**
 * Where mail to an address arrives, to compare two of them: what is after a plus in the name is left out, and at Gmail
 * the dots of the name and its other domain.
 */
export function mailboxOf(address: string): string {
  const folded = address.normalize('NFKC').trim().toLowerCase()
  const at = folded.lastIndexOf('@')
  const domain = folded.slice(at + 1)
  const [name = ''] = folded.slice(0, at).split('+')
  return domain === 'gmail.com' || domain === 'googlemail.com'
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}@${domain}`
}
