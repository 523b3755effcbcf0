import { z } from 'zod'
import type { AppContext } from '../appContext.ts'
import { generateDocument } from '../documents/request/generateDocument.ts'
import { ConflictError, DomainError, NotFoundError } from '../errors.ts'
import { parseInput } from '../parseInput.ts'
import { type Actor, HAS_DOCUMENTS_WRITTEN, requireActor, studentsOfActor } from '../partners/act.ts'
import { visible } from '../visible.ts'

/** The most documents that one call asks for. */
export const MOST_REQUESTS = 20

const requestsInput = z.object({
  requests: z
    .array(z.looseObject({ studentId: z.int() }))
    .min(1, 'Send at least one request')
    .max(MOST_REQUESTS, `Send at most ${MOST_REQUESTS} requests`),
})

/** What became of one request: a document, or why there is none. */
export type StudentGeneration =
  | { studentId: number; documentId: number; isRepeated: boolean }
  | { studentId: number; error: DomainError }

/**
 * Asks for documents of students who agreed, one after the other: a request that is refused does not stop the others.
 * The organisation pays. A document belongs to its student, and only the answers that are sent are used, nothing from the
 * student's own drafts and story. For owners, counsellors, and keys with the scope documents:generate.
 * @throws NotSignedInError, ForbiddenError, ValidationError for the list itself
 */
export async function generateForStudents({
  app,
  viewer,
  partner,
  input,
}: Actor & { app: AppContext; input: unknown }): Promise<StudentGeneration[]> {
  requireActor({ viewer, partner }, HAS_DOCUMENTS_WRITTEN)
  const { requests } = parseInput(requestsInput, input)
  const outcomes: StudentGeneration[] = []
  for (const { studentId, ...request } of requests)
    try {
      outcomes.push(await generateForStudent({ app, viewer, partner, studentId, request }))
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      outcomes.push({ studentId, error })
    }
  return outcomes
}

async function generateForStudent({
  app,
  viewer,
  partner,
  studentId,
  request,
}: Actor & { app: AppContext; studentId: number; request: object }): Promise<StudentGeneration> {
  const student = await app.database.prisma.organisationStudent.findFirst({
    where: visible(studentsOfActor({ viewer, partner }, HAS_DOCUMENTS_WRITTEN), { id: studentId }),
    select: { userId: true, organisationId: true, allowsWriting: true },
  })
  if (!student) throw new NotFoundError('This student is not on your list.')
  const { userId, organisationId, allowsWriting } = student
  if (userId === null) throw new ConflictError('This student has not agreed yet.')
  if (!allowsWriting)
    throw new ConflictError(
      'This student agreed before documents could be written for them. Let them go and ask them again.',
    )
  const { document, repeated } = await generateDocument({
    app,
    viewer: { userId, role: 'STUDENT', sessionId: null },
    input: { ...request, draftId: null, statements: null, mode: 'DRAFT' },
    askedBy: { organisationId, studentId },
  })
  return { studentId, documentId: document.id, isRepeated: repeated }
}
