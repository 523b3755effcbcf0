import { fingerprintOf } from '../../accounts/fingerprint.ts'
import { networkOf } from '../../accounts/networks.ts'
import type { AppContext, Origin } from '../../appContext.ts'
import { ConflictError, NotFoundError, ValidationError } from '../../errors.ts'
import { limitUse } from '../../limitUse.ts'
import { parseInput } from '../../parseInput.ts'
import { hashOfToken } from '../../secretToken.ts'
import { lockOwner } from '../generation/lockOwner.ts'
import { openShares } from '../policy.ts'
import { readSharedContent } from '../reading/readDocumentText.ts'
import { plainText } from '../writing/plainText.ts'
import { sharedCommentInput } from './inputs.ts'
import { MOST_COMMENTS } from './limits.ts'

/**
 * Adds a comment of somebody who opened a link for comments. `answersId` is a comment of the same link.
 * @throws ValidationError (also where the chosen words are no longer in the text), NotFoundError (the link opens nothing,
 *   or the comment is not one of its comments), ConflictError (no comments are taken), RateLimitedError
 */
export async function addSharedComment({
  app,
  origin,
  token,
  answersId,
  input,
}: {
  app: AppContext
  origin: Origin
  token: string
  /** The comment that begins the thread; null for a new thread. */
  answersId: number | null
  input: unknown
}): Promise<void> {
  const { name, body, passage } = parseInput(sharedCommentInput, input)
  const tokenHash = hashOfToken(token)
  if (tokenHash === null) throw new NotFoundError()
  const { prisma } = app.database
  const share = await prisma.documentShare.findFirst({
    where: openShares(tokenHash, app.now()),
    select: { id: true, documentId: true },
  })
  if (share === null) throw new NotFoundError()
  await limitComments({ app, origin, shareId: share.id })
  const content = await readSharedContent({ app, tokenHash })
  const paragraph = content?.paragraphs.find(({ key }) => key === passage?.paragraphKey)
  const isThere =
    passage == null ||
    (paragraph !== undefined && plainText([paragraph]).startsWith(passage.quote, passage.start))
  if (!isThere)
    throw new ValidationError([
      { path: 'passage', message: 'The text has changed meanwhile. Choose the words again.' },
    ])

  await prisma.$transaction(async tx => {
    await lockOwner(tx, share.documentId)
    const open = await tx.documentShare.findFirst({
      where: openShares(tokenHash, app.now()),
      select: { access: true, commentsClosedAt: true, _count: { select: { comments: true } } },
    })
    if (open === null) throw new NotFoundError()
    if (open.access !== 'COMMENT' || open.commentsClosedAt !== null)
      throw new ConflictError('This text takes no comments any more.')
    if (open._count.comments >= MOST_COMMENTS)
      throw new ConflictError('There is no room for more comments here.')
    if (answersId !== null) {
      const answered = { id: answersId, shareId: share.id, answersId: null }
      if ((await tx.documentComment.count({ where: answered })) === 0) throw new NotFoundError()
    }
    await tx.documentComment.create({
      data: {
        shareId: share.id,
        answersId,
        authorName: name,
        body,
        ...(answersId === null ? passage : null),
        createdAt: app.now(),
      },
    })
  })
}

async function limitComments({
  app,
  origin,
  shareId,
}: {
  app: AppContext
  origin: Origin
  shareId: number
}): Promise<void> {
  const network = Buffer.from(fingerprintOf('address', networkOf(origin.address))).toString('base64url')
  const { perNetwork, perLink } = app.settings.rateLimits.sharedComments
  await limitUse({
    app,
    uses: [
      { key: `comment:${network}`, limit: perNetwork },
      { key: `comment-link:${shareId}`, limit: perLink },
    ],
    refusal: wait => `There were many comments in a short time. Try again in ${wait}.`,
  })
}
