import { object, ref, string } from 'yup'
import { t } from '../../language/language.ts'

const username = string()
  .required(() => t('Required'))
  .min(3, () => t('Username must be at least 3 characters'))
const password = string()
  .required(() => t('Required'))
  .min(6, () => t('Password must be at least 6 characters'))

/** The browser's copy of the rules for signing in; the server has the last word. */
export const loginSchema = object({ username, password })

/** The browser's copy of the rules for opening an account. */
export const registerSchema = object({
  username,
  email: string()
    .required(() => t('Required'))
    .email(() => t('Please enter a valid email')),
  fullName: string()
    .required(() => t('Required'))
    .min(2, () => t('Full name must be at least 2 characters')),
  password,
  confirmPassword: string()
    .required(() => t('Required'))
    .min(6, () => t('Confirm password must be at least 6 characters'))
    .oneOf([ref('password')], () => t('Passwords do not match')),
})
