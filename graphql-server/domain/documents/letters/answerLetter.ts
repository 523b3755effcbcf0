import type { Prisma } from '../../../generated/prisma/client.ts'
import type { AppContext } from '../../appContext.ts'
import { ConflictError, NotFoundError } from '../../errors.ts'
import { globalIdOf } from '../../globalId.ts'
import { parseInput } from '../../parseInput.ts'
import { queueStudentEvent } from '../../partners/webhooks/queueEvent.ts'
import { hashOfToken } from '../../secretToken.ts'
import { addVersion } from '../editing/addVersion.ts'
import { saveDocumentTextInput } from '../editing/inputs.ts'
import { saveText } from '../editing/saveText.ts'
import { lockOwner } from '../generation/lockOwner.ts'
import { openLetters } from '../policy.ts'
import { hasVersionOf, type KeyedParagraph, readTextToKeep, withKeys } from '../reading/readDocumentText.ts'
import { approvalInput, letterReplyInput } from './inputs.ts'
import { recommenderEditor, releaseLetter } from './releaseLetter.ts'
import { isInText, paragraphsOfReply } from './repliesInText.ts'

type OpenLetter = {
  id: number
  documentId: number
  userId: number
  isConfidential: boolean
  isQuestionsOnly: boolean
  revision: number
}

/**
 * Saves the recommender's text of a letter. A save that started from an older revision changes nothing (`isSaved` is
 * false). The first text of a confidential letter seals it: its owner reads it no more.
 * @throws NotFoundError (the token opens nothing), ValidationError
 */
export async function editLetter({
  app,
  token,
  input,
}: {
  app: AppContext
  token: string
  input: unknown
}): Promise<{ isSaved: boolean }> {
  const { revision, paragraphs } = parseInput(saveDocumentTextInput.omit({ editor: true }), input)
  return await withOpenLetter({ app, token }, async (within, letter) => {
    const { isSaved } = await saveText({
      app,
      within,
      document: { documentId: letter.documentId, revision: letter.revision },
      sent: { revision, paragraphs, editor: recommenderEditor(letter.id) },
    })
    if (isSaved && letter.isConfidential) await seal({ app, within, documentId: letter.documentId })
    return { isSaved }
  })
}

/**
 * Approves the text that the recommender read, under their name and role. It can be made confidential here, never open
 * again.
 * @throws NotFoundError (the token opens nothing), ValidationError, ConflictError (the text has changed since)
 */
export async function approveLetter({
  app,
  token,
  input,
}: {
  app: AppContext
  token: string
  input: unknown
}): Promise<void> {
  const { revision, name, role, isConfidential } = parseInput(approvalInput, input)
  await withOpenLetter({ app, token }, async (within, letter) => {
    if (revision !== letter.revision)
      throw new ConflictError('The text has changed since you read it. Read it again, then approve it.')
    if (letter.isQuestionsOnly && !(await hasVersionOf({ within, ...writtenBy(letter) })))
      throw new ConflictError('Write the letter first.')
    const isSealed = letter.isConfidential || isConfidential
    await within.letterRequest.update({
      where: { id: letter.id },
      data: {
        approvedAt: app.now(),
        approvedRevision: revision,
        approvedName: name,
        approvedRole: role,
        isConfidential: isSealed,
      },
    })
    if (isSealed) await seal({ app, within, documentId: letter.documentId })
    await queueStudentEvent({
      app,
      within,
      userId: letter.userId,
      event: 'LETTER_APPROVED',
      subject: { document: globalIdOf('StudentDocument', letter.documentId) },
    })
  })
}

/**
 * Declines. The link opens nothing any more, an approval is gone, and a sealed letter goes back to its student without
 * what the recommender wrote.
 * @throws NotFoundError (the token opens nothing)
 */
export async function declineLetter({ app, token }: { app: AppContext; token: string }): Promise<void> {
  await withOpenLetter({ app, token }, async (within, { id, documentId }) => {
    await within.letterRequest.update({ where: { id }, data: { declinedAt: app.now() } })
    await within.letterQuestion.deleteMany({ where: { requestId: id } })
    await releaseLetter({ within, documentId })
  })
}

/**
 * Keeps a reply to a question. One that started from an older revision changes nothing where another page saved other
 * words since (`isSaved` is false).
 * @throws NotFoundError (the token opens nothing, or it has no such question), ValidationError
 */
export async function answerLetterQuestion({
  app,
  token,
  input,
}: {
  app: AppContext
  token: string
  input: unknown
}): Promise<{ isSaved: boolean }> {
  const { number, revision, reply, isUnknown } = parseInput(letterReplyInput, input)
  return await withOpenLetter({ app, token }, async (within, { id }) => {
    const where = { requestId_number: { requestId: id, number } }
    const question = await within.letterQuestion.findUnique({ where })
    if (question === null) throw new NotFoundError()
    if (question.reply === reply && question.isUnknown === isUnknown) return { isSaved: true }
    if (question.revision !== revision) return { isSaved: false }
    await within.letterQuestion.update({
      where,
      data: { reply, isUnknown, revision: revision + 1, savedAt: app.now() },
    })
    return { isSaved: true }
  })
}

/**
 * Puts the recommender's replies that the letter does not have yet into it, in their own words and as paragraphs of their
 * own, before the recommendation. Nothing is saved (`isSaved` is false) where the text has changed since that revision.
 * @throws NotFoundError (the token opens nothing), ValidationError, ConflictError (nothing to put in)
 */
export async function placeLetterAnswers({
  app,
  token,
  input,
}: {
  app: AppContext
  token: string
  input: unknown
}): Promise<{ isSaved: boolean }> {
  const { revision } = parseInput(approvalInput.pick({ revision: true }), input)
  return await withOpenLetter({ app, token }, async (within, letter) => {
    const { id, documentId, isConfidential } = letter
    if (revision !== letter.revision) return { isSaved: false }
    const isFirst = letter.isQuestionsOnly && !(await hasVersionOf({ within, ...writtenBy(letter) }))
    const text = isFirst ? [] : withKeys((await readTextToKeep({ within, documentId })) ?? [])
    const replied = await within.letterQuestion.findMany({
      where: { requestId: id, isUnknown: false, reply: { not: '' } },
      orderBy: { number: 'asc' },
    })
    const added = replied
      .filter(({ reply }) => !isInText(reply, text))
      .flatMap(question => paragraphsOfReply(question, text))
    if (added.length === 0)
      throw new ConflictError('There is no answer of yours that the letter does not have already.')
    const end = isFirst ? 0 : endOfStory(text)
    await addVersion({
      app,
      within,
      documentId,
      paragraphs: [...text.slice(0, end), ...added, ...text.slice(end)],
      origin: { kind: 'EDITED', editor: recommenderEditor(id) },
    })
    if (isConfidential) await seal({ app, within, documentId })
    return { isSaved: true }
  })
}

/** Where what is told of the student ends: before the recommendation, or else before the last paragraph. */
function endOfStory(text: readonly KeyedParagraph[]): number {
  const recommendation = text.findIndex(({ job }) => job === 'recommendation')
  return recommendation >= 0 ? recommendation : Math.max(0, text.length - 1)
}

/** The document of a request, and who its recommender is as an editor. */
function writtenBy({ id, documentId }: OpenLetter): { documentId: number; editor: string } {
  return { documentId, editor: recommenderEditor(id) }
}

/** Runs a change of a letter under the lock that its owner's changes take too. */
async function withOpenLetter<Result>(
  { app, token }: { app: AppContext; token: string },
  change: (within: Prisma.TransactionClient, letter: OpenLetter) => Promise<Result>,
): Promise<Result> {
  const tokenHash = hashOfToken(token)
  if (tokenHash === null) throw new NotFoundError()
  return await app.database.prisma.$transaction(async within => {
    const where = openLetters(tokenHash, app.now())
    const found = await within.letterRequest.findFirst({ where, select: { documentId: true } })
    if (found === null) throw new NotFoundError()
    await lockOwner(within, found.documentId)
    const request = await within.letterRequest.findFirst({
      where,
      select: {
        id: true,
        isConfidential: true,
        isQuestionsOnly: true,
        document: { select: { userId: true, textRevision: true } },
      },
    })
    if (request === null) throw new NotFoundError()
    const { document, ...letter } = request
    return await change(within, {
      ...letter,
      ...found,
      userId: document.userId,
      revision: document.textRevision,
    })
  })
}

async function seal({
  app,
  within,
  documentId,
}: {
  app: AppContext
  within: Prisma.TransactionClient
  documentId: number
}): Promise<void> {
  await within.document.updateMany({
    where: { id: documentId, sealedAt: null },
    data: { sealedAt: app.now() },
  })
}
