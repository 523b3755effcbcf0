import type { AppContext } from '../../appContext.ts'
import { hashOfToken } from '../../secretToken.ts'
import { openLetters } from '../policy.ts'
import { hasVersionOf, readLetterContent } from '../reading/readDocumentText.ts'
import { plainText } from '../writing/plainText.ts'
import { recommenderEditor } from './releaseLetter.ts'
import { isInText } from './repliesInText.ts'

/** A letter as its recommender sees it. */
export type RecommenderLetter = {
  requestId: number
  /** Who asks. */
  student: string
  course: string
  university: string | null
  recommender: string
  endsAt: Date
  isConfidential: boolean
  /** Whether the student can read what the recommender writes from now on. */
  isSealed: boolean
  textRevision: number
  approvedAt: Date | null
  /** Whether the approval is of the present text. */
  isApproved: boolean
  /** Whether the recommender writes it alone. Until they have, there are no paragraphs. */
  isQuestionsOnly: boolean
  paragraphs: { key: string; text: string }[]
  /** What the recommender is asked, in the order of asking. */
  questions: RecommenderQuestion[]
}

/** A question to a recommender, with what they replied. */
export type RecommenderQuestion = {
  number: number
  text: string
  why: string
  reply: string
  isUnknown: boolean
  revision: number
  /** Whether the letter has the words of the reply. */
  isInLetter: boolean
}

/**
 * Reads the letter that a recommender's token opens, and notes when they opened it first. Null for every token that
 * opens none: unknown, ended, declined, withdrawn, or of a deleted document.
 */
export async function readLetter({
  app,
  token,
}: {
  app: AppContext
  token: string
}): Promise<RecommenderLetter | null> {
  const tokenHash = hashOfToken(token)
  if (tokenHash === null) return null
  const { prisma } = app.database
  const request = await prisma.letterRequest.findFirst({
    where: openLetters(tokenHash, app.now()),
    include: {
      questions: { orderBy: { number: 'asc' } },
      document: {
        select: {
          course: true,
          targetUniversity: true,
          textRevision: true,
          sealedAt: true,
          user: { select: { fullName: true } },
        },
      },
    },
  })
  const content = request === null ? null : await readLetterContent({ app, tokenHash })
  if (request === null || content === null) return null
  if (request.openedAt === null)
    await prisma.letterRequest.updateMany({
      where: { id: request.id, openedAt: null },
      data: { openedAt: app.now() },
    })
  const { document, questions, isQuestionsOnly } = request
  const editor = recommenderEditor(request.id)
  const isHidden =
    isQuestionsOnly && !(await hasVersionOf({ within: prisma, documentId: request.documentId, editor }))
  const paragraphs = isHidden ? [] : content.paragraphs
  return {
    requestId: request.id,
    student: document.user.fullName,
    course: document.course,
    university: document.targetUniversity,
    recommender: request.name,
    endsAt: request.endsAt,
    isConfidential: request.isConfidential,
    isSealed: document.sealedAt !== null,
    textRevision: document.textRevision,
    approvedAt: request.approvedAt,
    isApproved: request.approvedAt !== null && request.approvedRevision === document.textRevision,
    isQuestionsOnly,
    paragraphs: paragraphs.map(paragraph => ({ key: paragraph.key, text: plainText([paragraph]) })),
    questions: questions.map(({ number, text, why, reply, isUnknown, revision }) => ({
      ...{ number, text, why, reply, isUnknown, revision },
      isInLetter: reply !== '' && isInText(reply, paragraphs),
    })),
  }
}
