import { object, ref, string } from 'yup'
import { t } from '../language/language.ts'

const USERNAME = () => t('Username must be at least 3 characters')
const PASSWORD = () => t('Password must be at least 6 characters')
const EMAIL = () => t('Invalid email address')
const NAME = () => t('Full name is required')

const fields = {
  username: string().required(USERNAME).min(3, USERNAME),
  email: string().required(EMAIL).email(EMAIL),
  fullName: string().required(NAME).min(2, NAME),
  password: string().required(PASSWORD).min(6, PASSWORD),
}

/** The browser's copy of the rules of the promotional sign-up; the server has the last word. */
export const promotionalSchema = object(fields)

/** The same for onboarding, which asks for the password twice. */
export const onboardingSchema = object({
  ...fields,
  confirmPassword: string()
    .defined()
    .oneOf([ref('password')], () => t("Passwords don't match")),
})
