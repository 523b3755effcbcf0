import { object, ref, string } from 'yup'

const username = string().required('Required').min(3, 'Username must be at least 3 characters')
const password = string().required('Required').min(6, 'Password must be at least 6 characters')

/** The browser's copy of the rules for signing in; the server has the last word. */
export const loginSchema = object({ username, password })

/** The browser's copy of the rules for opening an account. */
export const registerSchema = object({
  username,
  email: string().required('Required').email('Please enter a valid email'),
  fullName: string().required('Required').min(2, 'Full name must be at least 2 characters'),
  password,
  confirmPassword: string()
    .required('Required')
    .min(6, 'Confirm password must be at least 6 characters')
    .oneOf([ref('password')], 'Passwords do not match'),
})
