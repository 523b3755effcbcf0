import { createHash } from 'node:crypto'
import type { Prisma } from '../../../generated/prisma/client.ts'
import { createWaiter } from '../../../infra/notifications.ts'
import type { AppContext, Viewer } from '../../appContext.ts'
import { NotFoundError } from '../../errors.ts'
import type { FollowUp } from '../writing/questions/followUp.ts'
import { type Place, type PlaceId, placeKey, readPlace } from './place.ts'
import { readOfPlace } from './readFollowUps.ts'

/** The channel of changed questions. The payload names the place (`placeKey`). */
const QUESTIONS_CHANNEL = 'questions'
/**
 * The polling interval, in milliseconds: notifications are lost when the connection breaks, and a changed answer, which
 * can make a question stale, sends none.
 */
const POLL_AFTER = 15_000

/** The questions of a draft or document at one time. */
export type QuestionsNow = {
  /** Differs whenever the rest does. */
  version: string
  /** Whether the answers were asked about as they are. */
  isAsked: boolean
  questions: readonly FollowUp[]
}

/** Notifies the followers of a draft's or document's questions, once the transaction is committed. */
export async function notifyOfQuestions({
  app,
  place,
  within,
}: {
  app: AppContext
  place: PlaceId
  within?: Prisma.TransactionClient
}): Promise<void> {
  await app.database.notify(QUESTIONS_CHANNEL, placeKey(place), within)
}

/**
 * The questions of a draft or document whenever they have changed, until the signal is aborted or the draft or document
 * is gone. Each time all of them, so a follower that comes back misses nothing: with the version that it knows, the
 * present state is handed out only if it is another one.
 * @throws NotFoundError when the viewer has no such draft or document
 */
export async function* followQuestions({
  app,
  viewer,
  draftId,
  documentId,
  after,
  signal,
}: {
  app: AppContext
  viewer: Viewer
  draftId: number | null
  documentId: number | null
  /** The version that the caller has; null for none. */
  after: string | null
  signal?: AbortSignal
}): AsyncGenerator<QuestionsNow, void, void> {
  const of = { app, viewer, draftId, documentId }
  const { id } = await readPlace(of)
  const waiter = createWaiter()
  const stop = await app.database.listen(QUESTIONS_CHANNEL, payload => {
    if (payload === null || payload === placeKey(id)) waiter.notify()
  })
  try {
    let known = after
    while (!signal?.aborted) {
      const now = await readNow(of)
      if (now === null) return
      if (now.version !== known) {
        known = now.version
        yield now
      } else await waiter.wait(POLL_AFTER, signal)
    }
  } finally {
    await stop()
  }
}

/** Null once the draft or document is gone. */
async function readNow(of: {
  app: AppContext
  viewer: Viewer
  draftId: number | null
  documentId: number | null
}): Promise<QuestionsNow | null> {
  try {
    const place = await readPlace(of)
    const questions = await readOfPlace({ ...of, place })
    const isAsked = isAskedAbout(place, questions)
    return { version: versionOf({ isAsked, questions }), isAsked, questions }
  } catch (error) {
    if (error instanceof NotFoundError) return null
    throw error
  }
}

/** Whether a place was asked about as it is, and no question has to give way to another. */
export function isAskedAbout({ askedAt, changedAt }: Place, questions: readonly FollowUp[]): boolean {
  return askedAt !== null && askedAt > changedAt && !questions.some(isReplaceable)
}

/** An open question about an answer that has changed, and to which nothing was typed: another one may take its place. */
export function isReplaceable({ state, reply }: FollowUp): boolean {
  return state === 'STALE' && reply === null
}

function versionOf({ isAsked, questions }: Omit<QuestionsNow, 'version'>): string {
  const parts = questions.map(({ id, state, revision }) => [id, state, revision])
  return createHash('sha256')
    .update(JSON.stringify([isAsked, parts]))
    .digest('base64url')
    .slice(0, 16)
}
