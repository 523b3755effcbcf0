import { describe, expect, it } from 'vitest'
import { ValidationError } from '../errors.ts'
import { parseInput } from '../parseInput.ts'
import { profileInput } from '../profiles/inputs.ts'
import { loginInput, registerInput, usernameKeyOf } from './inputs.ts'
import { PASSWORD_IS_NAME } from './newPassword.ts'

function faults(schema: Parameters<typeof parseInput>[0], input: unknown): Record<string, string> {
  try {
    parseInput(schema, input)
  } catch (error) {
    if (error instanceof ValidationError)
      return Object.fromEntries(error.fields.map(({ path, message }) => [path, message]))
    throw error
  }
  return {}
}

const person = {
  username: 'asha',
  email: 'asha@example.com',
  fullName: 'Asha Verma',
  password: 'paper-boats-42',
}

describe('registering', () => {
  it('reports every fault at once, by field', () => {
    expect(
      faults(registerInput, { username: 'as', email: 'asha', fullName: 'A', password: '12345' }),
    ).toEqual({
      username: 'Username must be at least 3 characters',
      email: 'Please enter a valid email',
      fullName: 'Full name must be at least 2 characters',
      password: 'Password must be at least 6 characters',
    })
  })

  it('reports missing fields as Required', () => {
    expect(faults(registerInput, {})).toEqual({
      username: 'Required',
      email: 'Required',
      fullName: 'Required',
      password: 'Required',
    })
  })

  it('refuses the most common passwords, in any capitals', () => {
    expect(faults(registerInput, { ...person, password: 'PassWord' })).toEqual({
      password: 'This password is too common',
    })
  })

  it.each([
    ['gradwright', 'This password is too common'],
    ['ｇｒａｄｗｒｉｇｈｔ', 'This password is too common'],
    ['Asha-Verma', PASSWORD_IS_NAME],
    ['ＡＳＨＡ-verma', PASSWORD_IS_NAME],
    ['Asha@Example.com', PASSWORD_IS_NAME],
    ['öööööö', 'This password repeats the same characters. Combine a few different words'],
    ['xqwzxqwzxqwz', 'This password repeats the same characters. Combine a few different words'],
    ['  \u3000 \u200b  ', 'A password needs letters, digits or signs, not only spaces'],
  ])('refuses %s, and says what to do', (password, message) => {
    expect(faults(registerInput, { ...person, username: 'asha-verma', password })).toEqual({
      password: message,
    })
  })

  it('refuses a username that looks like an email address', () => {
    expect(faults(registerInput, { ...person, username: 'maya@example.com' })).toEqual({
      username: 'Username must not contain @',
    })
  })

  it('reports a password that is the username together with the faults of other fields', () => {
    expect(faults(registerInput, { username: 'asha-verma', password: 'asha-verma' })).toEqual({
      email: 'Required',
      fullName: 'Required',
      password: PASSWORD_IS_NAME,
    })
  })

  it('refuses characters that a database can’t store, and names the field', () => {
    expect(faults(registerInput, { ...person, fullName: 'Asha\u0000Verma' })).toHaveProperty('fullName')
    expect(faults(registerInput, { ...person, fullName: 'Asha \ud800' })).toHaveProperty('fullName')
    expect(faults(registerInput, { ...person, username: 42 })).toEqual({ username: 'Must be a text' })
  })

  it('keeps the spaces of a password', () => {
    expect(parseInput(registerInput, { ...person, password: '  two  boats  ' }).password).toBe(
      '  two  boats  ',
    )
  })

  it.each(['\u3164', '\u115f', '\u200b', '\ufe0f', '\u034f', '\u2800', '\u202e', ' ', '\u00a0'])(
    'refuses a username with %j, which shows as nothing',
    invisible => {
      expect(faults(registerInput, { ...person, username: `as${invisible}ha` })).toHaveProperty('username')
    },
  )

  it('compares usernames without capitals and widths', () => {
    expect(usernameKeyOf('Ａsha')).toBe(usernameKeyOf('asha'))
  })
})

describe('signing in', () => {
  it('has the same minimum lengths', () => {
    expect(faults(loginInput, { username: 'as', password: '123' })).toEqual({
      username: 'Username must be at least 3 characters',
      password: 'Password must be at least 6 characters',
    })
  })
})

describe('a profile', () => {
  it('reports every fault at once, by field', () => {
    expect(
      faults(profileInput, {
        academicBackground: 'B.Tech',
        targetDegree: 'PhD',
        workExperience: 'no',
        preferredCountries: [],
        studyInterests: 'AI',
      }),
    ).toEqual({
      academicBackground: 'Please provide more details about your academic background',
      targetDegree: 'Choose Masters or MBA',
      workExperience: 'Please provide details about your work experience',
      preferredCountries: 'Select at least one country',
      studyInterests: 'Please provide more details about your interests',
    })
  })

  it('removes duplicate countries and reads empty optional fields as unknown', () => {
    const profile = parseInput(profileInput, {
      academicBackground: 'B.Tech in Mechanical Engineering',
      targetDegree: 'MASTERS',
      workExperience: 'Two years at Bosch',
      preferredCountries: ['UK', 'UK', 'GERMANY'],
      studyInterests: 'Robotics and control',
      budget: '  ',
    })
    expect(profile.preferredCountries).toEqual(['UK', 'GERMANY'])
    expect(profile).toMatchObject({ budget: null, testScores: null, intendedStartDate: null })
  })
})
