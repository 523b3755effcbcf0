import { z } from 'zod'
import { Country, DegreeType } from '../../generated/prisma/enums.ts'
import { optionalText, typedText } from '../parseInput.ts'
import { correctionsByKind, readingCorrections } from './reading/corrections.ts'
import { READING_KINDS } from './reading/types.ts'

const LONGEST = 6000
const tooLong = `Please keep this under ${LONGEST.toLocaleString('en')} characters`

/** The form of ReadingItem.key. */
const READING_KEY = /^[A-Z_]{3,20}:[\w-]{16}$/

/** A student's profile, for matching and prefilling. */
export const profileInput = z.object({
  academicBackground: typedText()
    .min(10, 'Please provide more details about your academic background')
    .max(LONGEST, tooLong),
  targetDegree: z.enum(DegreeType, {
    error: issue => (issue.input === undefined ? 'Required' : 'Choose Masters or MBA'),
  }),
  workExperience: typedText()
    .min(5, 'Please provide details about your work experience')
    .max(LONGEST, tooLong),
  testScores: optionalText(1000),
  preferredCountries: z
    .array(z.enum(Country, 'Choose one of the eight countries'), {
      error: issue => (issue.input === undefined ? 'Required' : 'Must be a list of countries'),
    })
    .max(100, 'Choose each country once')
    .transform(countries => [...new Set(countries)])
    .refine(countries => countries.length > 0, 'Select at least one country'),
  studyInterests: typedText()
    .min(10, 'Please provide more details about your interests')
    .max(LONGEST, tooLong),
  budget: optionalText(500),
  intendedStartDate: optionalText(200),
  /**
   * By kind, or as a list as the graph sends it. A list that is sent replaces all; without one the stored ones stay.
   */
  corrections: z
    .preprocess(correctionsByKind, readingCorrections.nullish())
    .transform(corrections => corrections ?? undefined)
    .optional(),
  /** Keys of readings that the person says are right: all of them. Without a list the stored ones stay. */
  confirmedReadings: z
    .array(
      z.string('Must be a key of a reading').regex(READING_KEY, 'Must be a key of a reading'),
      'Must be a list of keys',
    )
    .max(READING_KINDS.length, 'Confirm each reading once')
    .nullish()
    .transform(keys => keys ?? undefined)
    .optional(),
})
export type ProfileInput = z.infer<typeof profileInput>

/** Any part of a profile. Fields that are left out stay unchanged. */
export const profileChangesInput = profileInput.partial()

const upTo = (most: number) =>
  z
    .string('Must be a text')
    .trim()
    .max(most, `Please keep this under ${most.toLocaleString('en')} characters`)
    .nullish()

/** The words of a profile that is being written: nothing is required, and nothing is longer than what can be saved. */
export const unsavedWords = z.object({
  academicBackground: upTo(LONGEST),
  targetDegree: z.enum(DegreeType).nullish(),
  workExperience: upTo(LONGEST),
  testScores: upTo(1000),
  preferredCountries: z.array(z.enum(Country)).max(100, 'Choose each country once').nullish(),
  studyInterests: upTo(LONGEST),
  budget: upTo(500),
  intendedStartDate: upTo(200),
  corrections: z
    .array(z.unknown())
    .max(100, 'Correct each reading once')
    .nullish()
    .transform(list => correctionsByKind(list ?? {})),
})
