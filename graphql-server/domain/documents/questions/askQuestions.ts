import { z } from 'zod'
import type { Prisma } from '../../../generated/prisma/client.ts'
import { lockUser } from '../../accounts/lockUser.ts'
import type { AppContext, Viewer } from '../../appContext.ts'
import { NotSignedInError } from '../../errors.ts'
import { parseInput } from '../../parseInput.ts'
import { ASK_MODEL, QUESTIONS } from '../composing/onThread.ts'
import { readDecisions } from '../story/readStory.ts'
import { GAPS } from '../writing/argument/gaps.ts'
import { followUpKey } from '../writing/questions/askByTemplate.ts'
import { type FollowUp, MOST_FOLLOW_UPS, type ProposedFollowUp } from '../writing/questions/followUp.ts'
import type { Telling } from '../writing/questions/toldIn.ts'
import { isAskedAbout, isReplaceable, notifyOfQuestions } from './followQuestions.ts'
import { type Place, type PlaceId, readPlace } from './place.ts'
import { readOfPlace } from './readFollowUps.ts'
import { readReplies } from './replies.ts'

/** How long a person waits for a model's questions at most, in milliseconds. */
const MODEL_TIMEOUT = 40_000
/** One attempt, and one more if the server needs another request format. */
const MODEL_CALLS = 2

/** The draft or document to ask about: one of the two. */
export const askQuestionsInput = z
  .object({
    draftId: z.int('Must be the id of a draft').nullish(),
    documentId: z.int('Must be the id of a document').nullish(),
  })
  .refine(({ draftId, documentId }) => (draftId == null) !== (documentId == null), {
    message: 'Name a draft or a document, and not both',
    path: ['draftId'],
  })

/**
 * Asks at most seven questions about the gaps in a draft's or document's answers. Each gap is asked about once:
 * answered, denied and skipped questions stay, open ones whose answers have changed are replaced. Asking again for the
 * same answers changes nothing.
 * @throws NotSignedInError, NotFoundError, ValidationError
 */
export async function askQuestions({
  app,
  viewer,
  input,
}: {
  app: AppContext
  viewer: Viewer | null
  input: unknown
}): Promise<FollowUp[]> {
  if (!viewer) throw new NotSignedInError()
  const { draftId = null, documentId = null } = parseInput(askQuestionsInput, input)
  const place = await readPlace({ app, viewer, draftId, documentId })
  const before = await readOfPlace({ app, viewer, place })
  if (isAskedAbout(place, before)) return before
  const gone = before.filter(isReplaceable)
  const kept = before.filter(followUp => !isReplaceable(followUp))
  const telling = {
    asked: place.asked,
    answers: place.answers,
    decisions: await readDecisions({ app, viewer }),
    replies: await readReplies({ app, viewer, place, followUps: before }),
  }
  const reply = await askModel({ app, viewer, telling })
  const proposed = await app.composer.run(QUESTIONS, {
    ...telling,
    reply,
    keys: await readKeys({ app, ids: kept.map(({ id }) => id) }),
    room: MOST_FOLLOW_UPS - kept.filter(({ state }) => state !== 'STALE').length,
    university: place.university,
  })
  const modelName = reply === null ? null : (app.languageModel?.name ?? null)
  await store({ app, viewer, place, proposed, modelName, gone: gone.map(({ id }) => id) })
  return await readOfPlace({ app, viewer, place })
}

/**
 * What the outside model proposes, as it sent it; null where there is none, the person did not choose it as their
 * writer, or it gives no answer in time. One request.
 */
async function askModel({
  app,
  viewer,
  telling,
}: {
  app: AppContext
  viewer: Viewer
  telling: Telling
}): Promise<string | null> {
  const model = app.languageModel
  if (model === null) return null
  const { writer } = await app.database.prisma.user.findUniqueOrThrow({
    where: { id: viewer.userId },
    select: { writer: true },
  })
  // No answer leaves unless the person chose that.
  if (writer !== 'MODEL') return null
  const signal = AbortSignal.timeout(MODEL_TIMEOUT)
  try {
    const prompt = await app.composer.run(ASK_MODEL, telling)
    const answer = await model.ask({ ...prompt, calls: { left: MODEL_CALLS }, signal })
    return answer.outcome === 'ANSWERED' || answer.outcome === 'CUT' ? answer.text : null
  } catch (error) {
    if (signal.aborted) return null
    throw error
  }
}

async function readKeys({ app, ids }: { app: AppContext; ids: readonly number[] }): Promise<string[]> {
  const rows = await app.database.prisma.followUpQuestion.findMany({
    where: { id: { in: [...ids] } },
    select: { key: true },
  })
  return rows.map(({ key }) => key)
}

async function store({
  app,
  viewer,
  place,
  proposed,
  modelName,
  gone,
}: {
  app: AppContext
  viewer: Viewer
  place: Place
  proposed: readonly ProposedFollowUp[]
  /** The outside model that was asked; null where none was. */
  modelName: string | null
  gone: readonly number[]
}): Promise<void> {
  const now = app.now()
  await app.database.prisma.$transaction(async tx => {
    await lockUser(tx, viewer.userId)
    // Something may have been typed meanwhile.
    await tx.followUpQuestion.deleteMany({ where: { id: { in: [...gone] }, reply: null, answeredAt: null } })
    const last = await tx.followUpQuestion.aggregate({
      where: place.id,
      _max: { number: true },
    })
    await tx.followUpQuestion.createMany({
      data: rowsOf({ viewer, place: place.id, proposed, modelName, after: last._max.number ?? 0, now }),
      skipDuplicates: true,
    })
    if (place.id.draftId !== null)
      await tx.draft.updateMany({ where: { id: place.id.draftId }, data: { questionsAskedAt: now } })
    else await tx.document.updateMany({ where: { id: place.id.documentId }, data: { questionsAskedAt: now } })
    await notifyOfQuestions({ app, place: place.id, within: tx })
  })
}

/** The rows of proposed questions, numbered behind those that are there. */
export function rowsOf({
  viewer,
  place,
  proposed,
  modelName,
  after,
  now,
}: {
  viewer: Viewer
  place: PlaceId
  proposed: readonly ProposedFollowUp[]
  modelName: string | null
  after: number
  now: Date
}): Prisma.FollowUpQuestionCreateManyInput[] {
  return proposed.map((followUp, index) => {
    const { gap, joins, text, why, suggestions, addressee, quotes } = followUp
    const isOurs = modelName === null || gap in GAPS
    return {
      userId: viewer.userId,
      ...place,
      key: followUpKey(followUp),
      number: after + index + 1,
      asker: isOurs ? 'TEMPLATE' : 'MODEL',
      modelName: isOurs ? null : modelName,
      addressee,
      gap,
      statementKeys: joins.map(({ key }) => key),
      quotes: [...quotes],
      text,
      why,
      suggestions: [...suggestions],
      createdAt: now,
      updatedAt: now,
    }
  })
}
