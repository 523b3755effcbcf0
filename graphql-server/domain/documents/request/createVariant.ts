import { z } from 'zod'
import type { Document } from '../../../generated/prisma/client.ts'
import type { AppContext, Viewer } from '../../appContext.ts'
import { NotSignedInError, ValidationError } from '../../errors.ts'
import { parseInput, typedText } from '../../parseInput.ts'
import type { Answers, QuestionnaireDefinition } from '../../questionnaires/definition.ts'
import { readStoredAnswers } from '../../questionnaires/storedAnswers.ts'
import { checkAnswers } from '../../questionnaires/toZod.ts'
import { keysAboutSchool } from '../review/otherSchools.ts'
import { answersAsDecided } from '../story/chooseStatements.ts'
import { isSameUniversity } from '../universities.ts'
import { isSameName } from '../writing/statements/chosen.ts'
import { queueDocument, withLabels } from './generateDocument.ts'
import { requestHashOf } from './idempotency.ts'
import { generateDocumentInput, LONGEST_TARGET, neededCourse } from './inputs.ts'
import { readSourceDocument, readStatementsOf } from './sourceDocument.ts'

const createVariantInput = generateDocumentInput
  .pick({ answers: true, isForOtherSchool: true, idempotencyKey: true })
  .extend({
    targetUniversity: typedText().pipe(
      z
        .string()
        .min(2, 'Name the university')
        .max(LONGEST_TARGET, `Please keep this under ${LONGEST_TARGET} characters`),
    ),
    course: neededCourse,
  })

/**
 * Accepts a request for a finished document's variant for another university or course. Its answers are the source's,
 * but for those about the school, which the request has anew. It is paid for like any document, by the same writer, and
 * its job takes over the paragraphs that have the same material and do not name the former school.
 * @throws NotSignedInError, NotFoundError, ValidationError (with a question's key as the path), ConflictError (the source
 * is not finished, sealed, or in coach mode), and what queueDocument throws
 */
export async function createVariant({
  app,
  viewer,
  documentId,
  input,
}: {
  app: AppContext
  viewer: Viewer | null
  documentId: number
  input: unknown
}): Promise<{ document: Document; repeated: boolean }> {
  if (!viewer) throw new NotSignedInError()
  const request = parseInput(createVariantInput, input)
  const { targetUniversity: university, course, isForOtherSchool, idempotencyKey = null } = request
  const { source, definition } = await readSourceDocument({ app, viewer, documentId })
  if (isSameUniversity(source.targetUniversity ?? '', university) && isSameName(source.course, course))
    throw new ValidationError([
      { path: 'targetUniversity', message: 'This document is for that course already. Name another one.' },
    ])
  const { documentType, form, user: owner } = source
  const about = keysAboutSchool({ type: documentType, form, definition })
  const stored = await answersAsDecided({
    app,
    viewer,
    definition,
    answers: readStoredAnswers(source.answers),
  })
  const answers = answersFor({ definition, about, stored, given: request.answers ?? [], university, course })
  const statements = await readStatementsOf({ app, viewer, source, definition, answers, university })
  const requested = {
    documentType,
    form,
    course,
    targetUniversity: university,
    targetProgram: definition.target === null ? null : course,
    answers: withLabels(definition, answers),
    // A reply to a question about the former school is about that one.
    statements: statements.filter(
      ({ question, tellsWith }) => question === undefined || !about.has(tellsWith),
    ),
    createdAt: app.now(),
  }
  return await queueDocument({
    app,
    viewer,
    owner,
    requested,
    columns: {
      draftId: null,
      variantOfId: source.id,
      definitionVersion: definition.version,
      writer: source.writer,
      fallBack: source.fallBack,
      isCoached: false,
      isForOtherSchool: isForOtherSchool ?? false,
    },
    idempotencyKey,
    requestHash: requestHashOf({ variantOf: source.id, ...request }),
  })
}

/** The source's answers with the new target, and the given ones in the place of those about the school. */
function answersFor({
  definition,
  about,
  stored,
  given,
  university,
  course,
}: {
  definition: QuestionnaireDefinition
  about: ReadonlySet<string>
  stored: Answers
  given: readonly { key: string; value?: unknown }[]
  university: string
  course: string
}): Answers {
  const strange = given.filter(({ key }) => !about.has(key))
  if (strange.length > 0)
    throw new ValidationError(
      strange.map(({ key }) => ({
        path: key,
        message: 'Only questions about the university are answered for it',
      })),
    )
  const { target } = definition
  const replaced = new Set([...about, ...(target === null ? [] : [target.program, target.university])])
  const kept = Object.entries(stored).flatMap(([key, value]) => (replaced.has(key) ? [] : [{ key, value }]))
  const targets =
    target === null
      ? []
      : [
          { key: target.university, value: { text: university } },
          { key: target.program, value: { text: course } },
        ]
  const sent = [...kept, ...targets, ...given.map(({ key, value }) => ({ key, value: value ?? undefined }))]
  // What was written without a story is written without it for another university, too.
  return checkAnswers({ definition, answers: sent, acceptThinAnswers: true }).answers
}
