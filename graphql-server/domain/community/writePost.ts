import type { Prisma } from '../../generated/prisma/client.ts'
import { isUniqueViolation } from '../../infra/database.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import { ConflictError, NotFoundError, NotSignedInError } from '../errors.ts'
import { limitUse } from '../limitUse.ts'
import { queueMail } from '../mail/queueMail.ts'
import { mailWords } from '../mail/words.ts'
import { parseInput } from '../parseInput.ts'
import { visible } from '../visible.ts'
import { answerInput, keyOfName, questionInput } from './inputs.ts'
import { postsVisibleTo } from './policy.ts'

/** Of several answers within this time, in milliseconds, one is mailed. */
const TOLD_ONCE_IN = 60 * 60 * 1000

type Asked = { app: AppContext; viewer: Viewer | null; input: unknown }

/**
 * Asks the community a question, under the name that the person has chosen for it.
 * @throws NotSignedInError, ValidationError, ConflictError when another person has the name, RateLimitedError
 */
export async function askQuestion({ app, viewer, input }: Asked): Promise<number> {
  if (!viewer) throw new NotSignedInError()
  const { name, title, body } = parseInput(questionInput, input)
  await countPost(app, viewer)
  return await app.database.prisma.$transaction(async tx => {
    await chooseName(tx, viewer, name)
    const { id } = await tx.communityPost.create({
      data: { userId: viewer.userId, title, body, createdAt: app.now() },
      select: { id: true },
    })
    return id
  })
}

/**
 * Answers a question that the person may read and that is not hidden.
 * @throws NotSignedInError, ValidationError, NotFoundError, ConflictError when another person has the name, or the
 * question is hidden, RateLimitedError
 */
export async function answerQuestion({
  app,
  viewer,
  questionId,
  input,
}: Asked & { questionId: number }): Promise<void> {
  if (!viewer) throw new NotSignedInError()
  const { name, body } = parseInput(answerInput, input)
  const { prisma } = app.database
  const question = await prisma.communityPost.findFirst({
    where: visible(postsVisibleTo(viewer), { id: questionId, questionId: null }),
    select: { hiddenAt: true },
  })
  if (!question) throw new NotFoundError()
  if (question.hiddenAt) throw new ConflictError('This question is hidden.')
  await countPost(app, viewer)
  await prisma.$transaction(async tx => {
    await chooseName(tx, viewer, name)
    await tx.communityPost.create({ data: { userId: viewer.userId, questionId, body, createdAt: app.now() } })
    await tellAsker({ app, within: tx, viewer, questionId, name })
  })
}

/**
 * Mails who asked that there is an answer, unless it is their own or they were told of another one within the hour. The
 * answer itself is not in the mail: it may be hidden by then.
 */
async function tellAsker({
  app,
  within,
  viewer,
  questionId,
  name,
}: {
  app: AppContext
  within: Prisma.TransactionClient
  viewer: Viewer
  questionId: number
  name: string
}): Promise<void> {
  const since = new Date(app.now().getTime() - TOLD_ONCE_IN)
  const question = await within.communityPost.findUnique({
    where: { id: questionId },
    select: {
      title: true,
      user: { select: { id: true, email: true, fullName: true, mailLanguage: true } },
      answers: { where: { createdAt: { gt: since } }, select: { userId: true } },
    },
  })
  const asker = question?.user
  if (!question || !asker || asker.id === viewer.userId) return
  // The answer that was just written is one of them.
  if (question.answers.filter(({ userId }) => userId !== asker.id).length > 1) return
  const title = (question.title ?? '').slice(0, 120)
  const { language, say } = mailWords(asker.mailLanguage)
  await queueMail({
    app,
    within,
    userId: asker.id,
    toAddress: asker.email,
    kind: 'community-answer',
    language,
    subject: say('An answer to your question: {title}', { title }),
    body: `${[
      say('Hello {name},', { name: asker.fullName }),
      say('{name} answered the question that you asked the community: “{title}”.', { name, title }),
      say('Read it, and accept it if it helps: {link}', {
        link: `${app.settings.publicUrl}/community/${questionId}`,
      }),
    ].join('\n\n')}\n`,
  })
}

async function countPost(app: AppContext, { userId }: Viewer): Promise<void> {
  await limitUse({
    app,
    uses: [{ key: `community-post:${userId}`, limit: app.settings.rateLimits.communityPosts }],
    refusal: wait => `You have written a lot today. Try again in ${wait}.`,
  })
}

async function chooseName(tx: Prisma.TransactionClient, { userId }: Viewer, name: string): Promise<void> {
  try {
    await tx.user.update({
      where: { id: userId },
      data: { communityName: name, communityNameKey: keyOfName(name) },
    })
  } catch (thrown) {
    if (!isUniqueViolation(thrown, 'communityNameKey')) throw thrown
    throw new ConflictError('Another person has this name.', [
      { path: 'name', message: 'Another person has this name' },
    ])
  }
}
