/** A finished document that another one is made from: drafted again, or for another university. */
import type { Document, User } from '../../../generated/prisma/client.ts'
import type { AppContext, Viewer } from '../../appContext.ts'
import { ConflictError, NotFoundError } from '../../errors.ts'
import type { Answers, QuestionnaireDefinition } from '../../questionnaires/definition.ts'
import { findQuestionnaire } from '../../questionnaires/index.ts'
import { visible } from '../../visible.ts'
import { documentsVisibleTo, SEALED } from '../policy.ts'
import { readPlace } from '../questions/place.ts'
import { readOfPlace } from '../questions/readFollowUps.ts'
import { readReplies, repliesToTell } from '../questions/replies.ts'
import { chooseStatements } from '../story/chooseStatements.ts'
import { type ChosenStatement, chosenStatements } from '../writing/statements/statement.ts'

export type SourceDocument = Document & { user: Pick<User, 'plan' | 'fullName'> }

/**
 * Reads one of the viewer's own documents with its questionnaire.
 * @throws NotFoundError, ConflictError (it is not finished, sealed, or in coach mode)
 */
export async function readSourceDocument({
  app,
  viewer,
  documentId,
}: {
  app: AppContext
  viewer: Viewer
  documentId: number
}): Promise<{ source: SourceDocument; definition: QuestionnaireDefinition }> {
  const source = await app.database.prisma.document.findFirst({
    where: visible(documentsVisibleTo(viewer), { id: documentId, userId: viewer.userId }),
    include: { user: { select: { plan: true, fullName: true } } },
  })
  if (source === null) throw new NotFoundError()
  const definition = findQuestionnaire(source.documentType, source.form)
  if (source.status !== 'READY' || definition === null)
    throw new ConflictError('Only a finished document can be drafted again.')
  if (source.sealedAt !== null) throw new ConflictError(SEALED)
  if (source.isCoached)
    throw new ConflictError('In coach mode the text is yours: it is not drafted, and not drafted again.')
  return { source, definition }
}

/**
 * What a document made from `source` tells beside these answers: the replies to the source's questions, and the
 * statements that were chosen for it. What cannot be used any more is left out: the person removed it since, took a
 * reply back, or said it about another university.
 */
export async function readStatementsOf({
  app,
  viewer,
  source,
  definition,
  answers,
  university,
}: {
  app: AppContext
  viewer: Viewer
  source: Pick<Document, 'id' | 'statements'>
  definition: QuestionnaireDefinition
  answers: Answers
  university: string | null
}): Promise<ChosenStatement[]> {
  const place = await readPlace({ app, viewer, draftId: null, documentId: source.id })
  const followUps = await readOfPlace({ app, viewer, place })
  const replies = repliesToTell({
    replies: await readReplies({ app, viewer, place, followUps }),
    definition,
    answers,
  })
  const isReply = new Set(replies.map(({ key }) => key))
  const { chosen } = await chooseStatements({
    app,
    viewer,
    keys: chosenStatements.parse(source.statements).flatMap(({ key }) => (isReply.has(key) ? [] : [key])),
    definition,
    answers,
    university,
  })
  return [...chosen, ...replies]
}
