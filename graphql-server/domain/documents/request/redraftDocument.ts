import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import type { Document } from '../../../generated/prisma/client.ts'
import type { AppContext, Viewer } from '../../appContext.ts'
import { readDraft } from '../../drafts/readDraft.ts'
import { ConflictError, NotSignedInError } from '../../errors.ts'
import { parseInput } from '../../parseInput.ts'
import type { Answers, QuestionnaireDefinition } from '../../questionnaires/definition.ts'
import { readStoredAnswers, type StoredAnswers, storedAnswers } from '../../questionnaires/storedAnswers.ts'
import { checkAnswers } from '../../questionnaires/toZod.ts'
import { writingRequestOf } from '../reading/writingRequest.ts'
import { answersAsDecided } from '../story/chooseStatements.ts'
import { isSameUniversity } from '../universities.ts'
import { queueDocument, withLabels } from './generateDocument.ts'
import { requestHashOf } from './idempotency.ts'
import { generateDocumentInput } from './inputs.ts'
import { readSourceDocument, readStatementsOf } from './sourceDocument.ts'

const redraftDocumentInput = generateDocumentInput.pick({ idempotencyKey: true, answers: true }).extend({
  fromDraft: z.boolean('Must be true or false').nullish(),
})

/**
 * Accepts a request to write a finished document anew: from its own answers, or from those of its draft as they are now,
 * with those that are sent in place of them (null takes one away),
 * with the replies to its questions and what the person decided about their statements as they are now. The result is
 * another document, by the same writer and costs nothing as far as the plan includes redrafts. Its job takes over the
 * paragraphs whose material is the same.
 * @throws NotSignedInError, NotFoundError, ConflictError (the document is not finished, nothing has changed, or the draft
 * is for another university now), ValidationError (an answer of the draft), and what queueDocument throws
 */
export async function redraftDocument({
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
  const { idempotencyKey = null, fromDraft, answers: sent } = parseInput(redraftDocumentInput, input)
  const { source, definition } = await readSourceDocument({ app, viewer, documentId })
  const stored =
    fromDraft && source.draftId !== null
      ? await answersOfDraft({ app, viewer, draftId: source.draftId, definition })
      : storedAnswers.parse(source.answers)
  const told = sent?.length ? withChanges({ definition, stored, sent }) : stored
  const answers = await answersAsDecided({ app, viewer, definition, answers: readStoredAnswers(told) })
  const { documentType, form, user: owner } = source
  const { course, targetUniversity, targetProgram } =
    fromDraft || sent?.length ? targetNow(source, definition, answers) : source
  // For another university it is a document of its own (createVariant).
  if (source.targetUniversity !== null && !isSameUniversity(source.targetUniversity, targetUniversity ?? ''))
    throw new ConflictError(
      `This document is for ${source.targetUniversity}, and your answers name another university now. Use ‘For another university’.`,
    )
  const statements = await readStatementsOf({
    app,
    viewer,
    source,
    definition,
    answers,
    university: targetUniversity,
  })
  const requested = {
    documentType,
    form,
    course,
    targetUniversity,
    targetProgram,
    answers: storedAnswers.parse(
      told.flatMap(answer => {
        const value = answers[answer.key]
        return value === undefined ? [] : [{ ...answer, value }]
      }),
    ),
    statements,
    createdAt: app.now(),
  }
  const before = writingRequestOf(source, owner)
  if (isDeepStrictEqual(writingRequestOf(requested, owner).answers, before.answers))
    throw new ConflictError('Nothing has changed since this document was written: answer a question first.')
  return await queueDocument({
    app,
    viewer,
    owner,
    requested,
    columns: {
      draftId: source.draftId,
      definitionVersion: source.definitionVersion,
      writer: source.writer,
      fallBack: source.fallBack,
      isCoached: false,
      isForOtherSchool: source.isForOtherSchool,
    },
    redraftOf: source,
    idempotencyKey,
    requestHash: requestHashOf({ redraftOf: source.id, statements: requested.statements, answers }),
  })
}

/** Stored answers with others in their place, checked as those of a form are. @throws ValidationError */
function withChanges({
  definition,
  stored,
  sent,
}: {
  definition: QuestionnaireDefinition
  stored: StoredAnswers
  sent: readonly { key: string; value?: unknown }[]
}): StoredAnswers {
  const all = new Map<string, unknown>(Object.entries(readStoredAnswers(stored)))
  for (const { key, value } of sent) {
    if (value == null) all.delete(key)
    else all.set(key, value)
  }
  const answers = [...all].map(([key, value]) => ({ key, value }))
  return withLabels(definition, checkAnswers({ definition, answers, acceptThinAnswers: true }).answers)
}

/** The answers of a draft as they are now, with the labels of their questions. */
async function answersOfDraft({
  app,
  viewer,
  draftId,
  definition,
}: {
  app: AppContext
  viewer: Viewer
  draftId: number
  definition: QuestionnaireDefinition
}): Promise<StoredAnswers> {
  const { answers } = await readDraft({ app, viewer, draftId })
  const sent = Object.entries(answers).map(([key, value]) => ({ key, value }))
  return withLabels(definition, checkAnswers({ definition, answers: sent, acceptThinAnswers: true }).answers)
}

/** What changed answers say that the document is for; what they do not say stays. */
function targetNow(source: Document, { target }: QuestionnaireDefinition, answers: Answers) {
  const { course, targetUniversity, targetProgram } = source
  const said = (key: string | undefined) => {
    const answer = key === undefined ? undefined : answers[key]
    return answer !== undefined && 'text' in answer && answer.text !== '' ? answer.text : null
  }
  const program = said(target?.program)
  return {
    course: program ?? course,
    targetProgram: program ?? targetProgram,
    targetUniversity: said(target?.university) ?? targetUniversity,
  }
}
