import type { AppContext } from '../appContext.ts'
import { parseInput } from '../parseInput.ts'
import { type Actor, requireActor, WORKS_WITH_STUDENTS } from '../partners/act.ts'
import { askStudent } from '../partners/students.ts'
import { newStudentInput, studentToAsk } from './inputs.ts'

/**
 * Puts a student on the list of the actor's organisation and asks them by mail to share. A profile that the organisation
 * has already waits with the request: it is nobody's until the student agrees and takes it.
 * @throws NotSignedInError, ForbiddenError, ValidationError, ConflictError, RateLimitedError
 */
export async function createStudent({
  app,
  viewer,
  partner,
  input,
}: Actor & { app: AppContext; input: unknown }): Promise<{ studentId: number }> {
  requireActor({ viewer, partner }, WORKS_WITH_STUDENTS)
  const student = studentToAsk(parseInput(newStudentInput, input))
  return await askStudent({ app, viewer, partner, student })
}
