import { dictionary } from '@zxcvbn-ts/language-common'

/** The commonest passwords, and what is guessed first of a product's own: its name. */
const commonPasswords = new Set([...dictionary['passwords-common'], 'gradwright'])

/** Whether a password is one of the commonest, in capitals or other forms of the same letters as well. */
export function isCommonPassword(password: string): boolean {
  return commonPasswords.has(password.normalize('NFKC').toLowerCase())
}
