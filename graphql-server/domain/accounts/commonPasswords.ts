import { dictionary } from '@zxcvbn-ts/language-common'

/** The most common passwords, and the product's name, which is guessed first. */
const commonPasswords = new Set([...dictionary['passwords-common'], 'gradwright'])

/** Whether a password is one of the most common ones. Capitals and compatible forms of letters make no difference. */
export function isCommonPassword(password: string): boolean {
  return commonPasswords.has(password.normalize('NFKC').toLowerCase())
}
