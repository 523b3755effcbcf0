import { z } from 'zod'
import { isCommonPassword } from './commonPasswords.ts'

/** The longest unit whose repetition is refused: 'ababab', 'abcabcabc'. In characters. */
const LONGEST_UNIT = 4
const REPEATED = new RegExp(`^(.{1,${LONGEST_UNIT}}?)\\1+$`, 'su')
const BLANK = /^[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** A password as typed, never trimmed. */
export const typedPassword = z
  .string({ error: issue => (issue.input === undefined ? 'Required' : 'Must be a text') })
  .refine(text => text.isWellFormed(), { error: 'Contains a character that cannot be saved', abort: true })
  .min(6, 'Password must be at least 6 characters')
  .max(256, 'Password must be at most 256 characters')

/** A password that a person chooses. The fault says what to do instead. */
export const newPassword = typedPassword
  .refine(text => !BLANK.test(text), {
    error: 'A password needs letters, digits or signs, not only spaces',
    abort: true,
  })
  .refine(text => !isCommonPassword(text), { error: 'This password is too common', abort: true })
  .refine(text => !REPEATED.test(text.normalize('NFKC').toLowerCase()), {
    error: 'This password repeats the same characters. Combine a few different words',
    abort: true,
  })

/** The fault of a password that is the person's username or email address. */
export const PASSWORD_IS_NAME = 'Choose a password that is not your username or email address'

/** Whether a password is one of these names. Capitals and compatible forms of letters make no difference. */
export function isName(password: string, names: readonly string[]): boolean {
  const key = (text: string) => text.normalize('NFKC').toLowerCase()
  return names.some(name => key(name) === key(password))
}
