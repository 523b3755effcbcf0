import { z } from 'zod'
import { typedText } from '../parseInput.ts'
import { isCommonPassword } from './commonPasswords.ts'

/** Invisible characters: controls, white space, and letters and marks without a shape, such as U+3164. */
const INVISIBLE = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u

const username = typedText()
  .min(3, 'Username must be at least 3 characters')
  .max(64, 'Username must be at most 64 characters')
  .refine(text => !INVISIBLE.test(text), 'Username must not contain spaces')

/** Passwords are read as typed and never trimmed. */
const password = z
  .string({ error: issue => (issue.input === undefined ? 'Required' : 'Must be a text') })
  .refine(text => text.isWellFormed(), { error: 'Contains a character that cannot be saved', abort: true })
  .min(6, 'Password must be at least 6 characters')
  .max(256, 'Password must be at most 256 characters')

const TOO_COMMON = 'This password is too common'
const nameAndPassword = z.object({ username: z.string(), password: z.string() })

/** The input of registration. */
export const registerInput = z
  .object({
    username,
    email: typedText().max(254, 'Please enter a valid email').pipe(z.email('Please enter a valid email')),
    fullName: typedText()
      .min(2, 'Full name must be at least 2 characters')
      .max(120, 'Full name must be at most 120 characters'),
    password: password.refine(text => !isCommonPassword(text), TOO_COMMON),
    isPromotional: z.boolean('Must be true or false').nullish(),
  })
  .refine(input => usernameKeyOf(input.password) !== usernameKeyOf(input.username), {
    path: ['password'],
    message: TOO_COMMON,
    // Checked even if other fields are invalid: all faults are reported at once.
    when: ({ value }) => nameAndPassword.safeParse(value).success,
  })
export type RegisterInput = z.infer<typeof registerInput>

/** The input of a sign-in. */
export const loginInput = z.object({
  username: typedText()
    .min(3, 'Username must be at least 3 characters')
    .max(64, 'Username must be at most 64 characters'),
  password,
})
export type LoginInput = z.infer<typeof loginInput>

/** The form in which a username is unique: capitals and width variants are equal. */
export function usernameKeyOf(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}

/** The form in which an email address is unique. */
export function emailKeyOf(text: string): string {
  return text.toLowerCase()
}
