import { createHash } from 'node:crypto'
import type { ProfileWords, ReadingKind } from './types.ts'

/** The texts of a profile that kinds are read from. */
export type TextKey =
  | 'academicBackground'
  | 'workExperience'
  | 'testScores'
  | 'studyInterests'
  | 'budget'
  | 'intendedStartDate'

/** The texts that each kind is read from: first the one that it is shown with. */
export const SOURCES: Readonly<Record<ReadingKind, readonly [TextKey, ...TextKey[]]>> = {
  GRADE: ['academicBackground'],
  STUDIED: ['academicBackground'],
  DEGREE_YEARS: ['academicBackground'],
  LANGUAGES: ['academicBackground', 'testScores', 'studyInterests'],
  GRE: ['testScores'],
  GMAT: ['testScores'],
  ENGLISH: ['testScores'],
  WORK_YEARS: ['workExperience'],
  FIELDS: ['studyInterests'],
  REFUSED: ['studyInterests'],
  PLACES_REFUSED: ['studyInterests'],
  PLACES_WANTED: ['studyInterests'],
  RANKED: ['studyInterests', 'budget'],
  LENGTH: ['studyInterests'],
  FAMILY: ['studyInterests'],
  BUDGET: ['budget'],
  FUNDING: ['budget', 'studyInterests'],
  INTAKE: ['intendedStartDate'],
}

/** Makes the keys of a profile's readings. Spaces at the ends of a text, which saving removes, change none. */
export function readingKeys(words: ProfileWords): (kind: ReadingKind, understood: string | null) => string {
  const digests = new Map<TextKey, string>()
  const digestOf = (key: TextKey) => {
    const known = digests.get(key) ?? digest((words[key] ?? '').trim())
    digests.set(key, known)
    return known
  }
  return (kind, understood) =>
    `${kind}:${digest([...SOURCES[kind].map(digestOf), understood ?? ''].join('|'))}`
}

const DIGITS = 16

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, DIGITS)
}
