import { z } from 'zod'
import { Prisma } from '../../../generated/prisma/client.ts'
import { lockUser } from '../../accounts/lockUser.ts'
import type { AppContext, Viewer } from '../../appContext.ts'
import { countRedrafts, readUsage } from '../../billing/readAllowances.ts'
import { isUnlocked } from '../../billing/unlocking.ts'
import { readWritingPolicy, requireDraftsAccepted } from '../../catalogue/writingPolicy.ts'
import { ConflictError, NotFoundError, NotSignedInError, PlanRequiredError } from '../../errors.ts'
import { parseInput, typedText } from '../../parseInput.ts'
import { visible } from '../../visible.ts'
import { costJournal } from '../generation/modelJournal.ts'
import { writerFor } from '../generation/writers.ts'
import { documentsVisibleTo, SEALED } from '../policy.ts'
import { type KeyedParagraph, readTextToKeep, withKeys } from '../reading/readDocumentText.ts'
import { writingRequestOf } from '../reading/writingRequest.ts'
import type { DraftParagraph, PlannedParagraph } from '../writing/draft.ts'
import { joinParagraphs } from '../writing/partParagraphs.ts'
import { plainText } from '../writing/plainText.ts'
import { isSamePart, planInOrderOf } from '../writing/planInOrder.ts'
import { storedParagraph, storedPlan } from '../writing/storedText.ts'
import { WriterUnavailableError, type WrittenSection } from '../writing/writer.ts'
import { redraftable } from './generateDocument.ts'

/** The longest wish, in characters. */
export const LONGEST_WISH = 300
/** How long a person waits for a proposal at most, in milliseconds. */
const TIMEOUT = 90_000
/** A request that was begun so long ago ended with its process, and is not counted. */
const LOST_AFTER = 5 * 60_000
const DAY = 24 * 60 * 60_000

const rewriteParagraphInput = z.object({
  paragraphKey: z.string('Must be a text').max(40, 'Must be the key of a paragraph'),
  wish: typedText()
    .min(1, 'Say how you would like it')
    .max(LONGEST_WISH, `At most ${LONGEST_WISH} characters`),
})

/** Whether paragraphs of a document can be written anew by a wish: a model is there, and its owner lets it read. */
export function canRewrite({
  app,
  document: { writer, isCoached, user },
}: {
  app: Pick<AppContext, 'languageModel'>
  document: { writer: string | null; isCoached: boolean; user: { writer: string | null } }
}): boolean {
  return app.languageModel !== null && !isCoached && (user.writer ?? writer) === 'MODEL'
}

/**
 * Has one paragraph of a finished document written anew by the outside model, as the person wishes, from what they said and
 * checked like each draft. The text does not change: the result is a proposal, which an editor may put in its place. It
 * counts as a redraft once there is one. The wish is kept nowhere.
 * @throws NotSignedInError, ValidationError (also where the university accepts no drafted prose), NotFoundError,
 * ConflictError (no model, coach mode, a paragraph of the person's, no proposal), PlanRequiredError, RateLimitedError
 */
export async function rewriteParagraph({
  app,
  viewer,
  documentId,
  input,
}: {
  app: AppContext
  viewer: Viewer | null
  documentId: number
  input: unknown
}): Promise<{ documentId: number; proposal: KeyedParagraph }> {
  if (!viewer) throw new NotSignedInError()
  const { paragraphKey, wish } = parseInput(rewriteParagraphInput, input)
  const { prisma } = app.database
  const document = await prisma.document.findFirst({
    where: visible(documentsVisibleTo(viewer), { id: documentId, userId: viewer.userId }),
    include: { user: true },
  })
  if (document === null) throw new NotFoundError()
  if (document.status !== 'READY' || document.plan === null)
    throw new ConflictError('Only a paragraph of a finished document can be rewritten.')
  if (document.sealedAt !== null) throw new ConflictError(SEALED)
  if (!isUnlocked(document))
    throw new PlanRequiredError('This is a preview. Upgrade to read and edit the complete document.')
  if (document.isCoached)
    throw new ConflictError('In coach mode the text is yours: nothing of it is drafted.')
  if (!canRewrite({ app, document }))
    throw new ConflictError(
      app.languageModel === null
        ? 'No outside model is set up here, and the arrangement uses your sentences as they are: change the words yourself, or the answer that they come from.'
        : 'You keep your answers from the outside model. Choose it on your account page to have paragraphs rewritten.',
    )
  const policy = await readWritingPolicy({ app, university: document.targetUniversity })
  requireDraftsAccepted(policy, document)
  const text = withKeys((await readTextToKeep({ within: prisma, documentId })) ?? [])
  const present = text.find(({ key }) => key === paragraphKey)
  if (present === undefined) throw new NotFoundError('This paragraph is not in the text any more.')
  const plan = planInOrderOf(storedPlan.parse(document.plan), text)
  const { place, kept, beside } = around({ text, present, parts: plan.paragraphs })
  if (place < 0)
    throw new ConflictError('This paragraph is your own. Nothing that you said elsewhere belongs to it.')

  const { id } = await begin({ app, document })
  try {
    const section = await firstOf(
      writerFor(app, 'MODEL').write({
        request: writingRequestOf(document, document.user),
        plan,
        startAt: place,
        kept,
        beside,
        wish: { before: plainText([present]), words: wish },
        journal: costJournal({ app, documentId }),
        signal: AbortSignal.timeout(TIMEOUT),
      }),
    )
    const written = section?.paragraph ?? null
    if (written === null || plainText([written]) === plainText([present]))
      throw new ConflictError(NO_PROPOSAL)
    const proposal = { ...written, key: paragraphKey }
    await prisma.paragraphRewrite.update({
      where: { id },
      data: { body: storedParagraph.parse(proposal) },
    })
    return { documentId, proposal }
  } catch (error) {
    await prisma.paragraphRewrite.deleteMany({ where: { id } })
    if (error instanceof WriterUnavailableError) throw new ConflictError(AWAY)
    if (error instanceof Error && error.name === 'TimeoutError') throw new ConflictError(AWAY)
    throw error
  }
}

const NO_PROPOSAL =
  'Nothing came of it that keeps to what you said and is not there already. It does not count as a redraft.'
const AWAY = 'The outside model does not answer now. It does not count as a redraft. Try again later.'

/** The place of a paragraph in the plan, -1 for none, and what stands around it: in the plan, and besides it. */
function around({
  text,
  present,
  parts,
}: {
  text: readonly KeyedParagraph[]
  present: KeyedParagraph
  parts: readonly PlannedParagraph[]
}): { place: number; kept: Map<number, DraftParagraph | null>; beside: DraftParagraph[] } {
  const place = parts.findIndex(part => isSamePart(part, present))
  const others = text.filter(one => one !== present)
  const kept = new Map<number, DraftParagraph | null>()
  for (const [number, part] of parts.entries())
    if (number !== place) kept.set(number, joinParagraphs(others.filter(one => isSamePart(part, one))))
  const isKept = (one: DraftParagraph) =>
    parts.some((part, number) => number !== place && isSamePart(part, one))
  return { place, kept, beside: others.filter(one => !isKept(one)) }
}

/** Counts the request before anything is asked, so that many at once cannot be more than the plan includes. */
async function begin({
  app,
  document: { id: documentId, originalId: first, userId, documentType: type },
}: {
  app: AppContext
  document: { id: number; originalId: number | null; userId: number; documentType: 'SOP' | 'LOR' | 'ESSAY' }
}): Promise<{ id: number }> {
  const now = app.now()
  const originalId = first ?? documentId
  return await app.database.prisma.$transaction(async within => {
    await lockUser(within, userId)
    await within.paragraphRewrite.deleteMany({
      where: {
        userId,
        body: { equals: Prisma.DbNull },
        createdAt: { lt: new Date(now.getTime() - LOST_AFTER) },
      },
    })
    const user = await within.user.findUniqueOrThrow({ where: { id: userId } })
    const usage = await readUsage({ within, now, user, type })
    const today = await within.paragraphRewrite.count({
      where: { userId, createdAt: { gt: new Date(now.getTime() - DAY) } },
    })
    const redrafted = await countRedrafts({ within, originalIds: [originalId] })
    redraftable({
      usage: { ...usage, usedToday: usage.usedToday + today },
      redrafted: redrafted.get(originalId) ?? 0,
    })
    return await within.paragraphRewrite.create({
      data: { documentId, originalId, userId, createdAt: now },
      select: { id: true },
    })
  })
}

async function firstOf(sections: AsyncIterable<WrittenSection>): Promise<WrittenSection | null> {
  for await (const section of sections) return section
  return null
}
