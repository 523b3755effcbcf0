import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { type ProfileReading, type ReadingOptions, readProfile } from './readProfile.ts'
import type { ProfileWords } from './types.ts'

/** The most bytes that remembered readings take in a process: some 700 of them. */
const MOST_BYTES = 4 * 1024 * 1024
/** How long a reading is remembered, in milliseconds. It quotes a person's words. */
const LONGEST = 10 * 60_000

const remembered = new LRUCache<string, ProfileReading>({ maxSize: MOST_BYTES, ttl: LONGEST })

/**
 * Reads a profile as `readProfile` does, and remembers the reading for the same words, rates and month: several screens
 * need it, and reading takes longer than finding the rows. A reading that is given out cannot be changed.
 */
export function rememberReading(words: ProfileWords, options: ReadingOptions): ProfileReading {
  const key = keyOf(words, options)
  const before = remembered.get(key)
  if (before !== undefined) return before
  const reading = frozen(readProfile(words, options))
  // A text in memory has one or two bytes a character, and objects take about as much again.
  remembered.set(key, reading, { size: JSON.stringify(reading).length * 3 })
  return reading
}

const READ = {
  academicBackground: true,
  targetDegree: true,
  workExperience: true,
  testScores: true,
  preferredCountries: true,
  studyInterests: true,
  budget: true,
  intendedStartDate: true,
  corrections: true,
} as const satisfies Record<keyof ProfileWords, true>

/** Everything that a reading depends on. Of the day it is the month: 'since 2021' is counted in months. */
function keyOf(words: ProfileWords, { rates, today }: ReadingOptions): string {
  const read = Object.entries(words).filter(([key]) => Object.hasOwn(READ, key))
  const month = today.getUTCFullYear() * 12 + today.getUTCMonth()
  return hash('sha256', JSON.stringify([read, [...rates], month]), 'base64')
}

/** The value, with everything in it made immutable. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const part of Object.values(value)) frozen(part)
  return value
}
