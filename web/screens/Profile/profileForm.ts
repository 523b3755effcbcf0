import { array, mixed, object, string } from 'yup'
import type { ProfileWordsInput } from '../../__generated__/useProfileReadingQuery.graphql.ts'
import type {
  Country,
  DegreeType,
  SaveProfileInput,
} from '../../__generated__/useSaveProfileMutation.graphql.ts'
import { t } from '../../language/language.ts'
import { type Corrections, toCorrectionInputs } from '../../profile/corrections.ts'

/** What the form holds: every field as typed, a degree only once one is chosen. */
export type ProfileValues = {
  academicBackground: string
  targetDegree: DegreeType | ''
  workExperience: string
  testScores: string
  preferredCountries: Country[]
  studyInterests: string
  budget: string
  intendedStartDate: string
  /** The corrections of what was read from the words. */
  corrections: Corrections
  /** The keys of the readings that the person says are right. */
  confirmedReadings: readonly string[]
}

export const EMPTY_PROFILE: ProfileValues = {
  academicBackground: '',
  targetDegree: '',
  workExperience: '',
  testScores: '',
  preferredCountries: [],
  studyInterests: '',
  budget: '',
  intendedStartDate: '',
  corrections: [],
  confirmedReadings: [],
}

/** The most that a text of the profile may hold. */
const LONGEST_TOLD = 6000
const LONGEST_NOTED = { testScores: 1000, budget: 500, intendedStartDate: 200 }

const tooLong = (maximum: number) => () =>
  t('Please keep this under {count} characters', { count: maximum.toLocaleString('en') })

const told = (minimum: number, message: () => string) =>
  string().trim().required(message).min(minimum, message).max(LONGEST_TOLD, tooLong(LONGEST_TOLD))

const noted = (maximum: number) => string().max(maximum, tooLong(maximum))

/** The rules of the profile with their messages. */
export const profileRules = object({
  academicBackground: told(10, () => t('Please provide more details about your academic background')),
  targetDegree: mixed()
    .oneOf(['MASTERS', 'MBA'], () => t('Required'))
    .required(() => t('Required')),
  workExperience: told(5, () => t('Please provide details about your work experience')),
  testScores: noted(LONGEST_NOTED.testScores),
  preferredCountries: array().min(1, () => t('Select at least one country')),
  studyInterests: told(10, () => t('Please provide more details about your interests')),
  budget: noted(LONGEST_NOTED.budget),
  intendedStartDate: noted(LONGEST_NOTED.intendedStartDate),
})

const optional = (text: string) => text.trim() || null

/** The form as the graph takes it; null while no degree is chosen. */
export function toInput(values: ProfileValues): SaveProfileInput | null {
  if (values.targetDegree === '') return null
  return {
    academicBackground: values.academicBackground.trim(),
    targetDegree: values.targetDegree,
    workExperience: values.workExperience.trim(),
    testScores: optional(values.testScores),
    preferredCountries: values.preferredCountries,
    studyInterests: values.studyInterests.trim(),
    budget: optional(values.budget),
    intendedStartDate: optional(values.intendedStartDate),
    corrections: toCorrectionInputs(values.corrections),
    confirmedReadings: [...values.confirmedReadings],
  }
}

/** A whole book that was pasted in by mistake is not sent to be read. */
const beginning = (text: string, most = LONGEST_TOLD) => text.slice(0, most)

/** The form as far as it goes, to be read while it is typed; null while it says nothing. */
export function toWords(values: ProfileValues): ProfileWordsInput | null {
  const { targetDegree, preferredCountries, corrections, confirmedReadings: _, ...texts } = values
  const saysNothing = corrections.length === 0 && Object.values(texts).every(text => text.trim() === '')
  if (saysNothing) return null
  const { academicBackground, workExperience, testScores, studyInterests, budget, intendedStartDate } = texts
  return {
    academicBackground: beginning(academicBackground),
    workExperience: beginning(workExperience),
    testScores: beginning(testScores, LONGEST_NOTED.testScores),
    studyInterests: beginning(studyInterests),
    budget: beginning(budget, LONGEST_NOTED.budget),
    intendedStartDate: beginning(intendedStartDate, LONGEST_NOTED.intendedStartDate),
    targetDegree: targetDegree === '' ? null : targetDegree,
    preferredCountries,
    corrections: toCorrectionInputs(corrections),
  }
}

const CORRECTION_PATH = 'corrections.'

/** The kind of a correction that a fault's path names; null for any other path. */
export function correctionOf(path: string): string | null {
  return path.startsWith(CORRECTION_PATH) ? path.slice(CORRECTION_PATH.length) : null
}

/** Is this one of the form's own fields? A fault of any other is shown above the form. */
export function isProfileField(path: string): path is keyof ProfileValues {
  return Object.hasOwn(EMPTY_PROFILE, path)
}
