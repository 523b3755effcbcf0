import { z } from 'zod'
import { typedText } from '../parseInput.ts'
import { isName, newPassword, PASSWORD_IS_NAME, typedPassword } from './newPassword.ts'

/** Invisible characters: controls, white space, and letters and marks without a shape, such as U+3164. */
const INVISIBLE = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u

const username = typedText()
  .min(3, 'Username must be at least 3 characters')
  .max(64, 'Username must be at most 64 characters')
  .refine(text => !INVISIBLE.test(text), 'Username must not contain spaces')
  // People sign in with a username or an email address, so that one must not look like the other.
  .refine(text => !/[@\uFF20\uFE6B]/u.test(text), 'Username must not contain @')

const nameAndPassword = z.object({ username: z.string(), password: z.string() })
const emailAndPassword = z.object({ email: z.string(), password: z.string() })

/** An email address. */
export const emailAddress = typedText()
  .max(254, 'Please enter a valid email')
  .pipe(z.email('Please enter a valid email'))

/** The input of registration. */
export const registerInput = z
  .object({
    username,
    email: emailAddress,
    fullName: typedText()
      .min(2, 'Full name must be at least 2 characters')
      .max(120, 'Full name must be at most 120 characters'),
    password: newPassword,
    isPromotional: z.boolean('Must be true or false').nullish(),
  })
  // Checked even if other fields are invalid: all faults are reported at once.
  .refine(({ username, password }) => !isName(password, [username]), {
    path: ['password'],
    message: PASSWORD_IS_NAME,
    when: ({ value }) => nameAndPassword.safeParse(value).success,
  })
  .refine(({ email, password }) => !isName(password, [email]), {
    path: ['password'],
    message: PASSWORD_IS_NAME,
    when: ({ value }) => emailAndPassword.safeParse(value).success,
  })
export type RegisterInput = z.infer<typeof registerInput>

/** The input of a sign-in. `username` is a username or an email address. */
export const loginInput = z.object({
  username: typedText()
    .min(3, 'Username must be at least 3 characters')
    .max(254, 'Username must be at most 254 characters'),
  password: typedPassword,
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
