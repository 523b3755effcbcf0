import type { z } from 'zod'
import { type AskedStudent, studentInput } from '../partners/students.ts'
import { profileInput } from '../profiles/inputs.ts'

/** A profile that an organisation has of a student: whole, so that it can become theirs. */
export const offeredProfileInput = profileInput.omit({ corrections: true })
export type OfferedProfile = z.output<typeof offeredProfileInput>

/** Somebody to be asked, with what is known of them. */
export const newStudentInput = studentInput.extend({ profile: offeredProfileInput.nullish() })

/** The student as their row keeps them. */
export function studentToAsk({ profile, ...student }: z.output<typeof newStudentInput>): AskedStudent {
  return profile ? { ...student, offeredProfile: profile } : student
}
