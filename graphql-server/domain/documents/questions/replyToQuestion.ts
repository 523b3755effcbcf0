import { z } from 'zod'
import type { FollowUpQuestion, Prisma } from '../../../generated/prisma/client.ts'
import { lockUser } from '../../accounts/lockUser.ts'
import type { AppContext, Viewer } from '../../appContext.ts'
import { type FieldFault, NotFoundError, NotSignedInError, ValidationError } from '../../errors.ts'
import { parseInput, typedText } from '../../parseInput.ts'
import { keepSetAside } from '../../setAside.ts'
import { visible } from '../../visible.ts'
import { CLAIMS, QUESTIONS } from '../composing/onThread.ts'
import { readDecisions } from '../story/readStory.ts'
import {
  type FollowUp,
  type FollowUpQuote,
  followUpQuotes,
  followUpSuggestions,
  LONGEST_REPLY,
  MOST_FOLLOW_UPS,
  type SetAsideReply,
  storedReplies,
} from '../writing/questions/followUp.ts'
import { topicOfSaid } from '../writing/statements/takeStatements.ts'
import { rowsOf } from './askQuestions.ts'
import { notifyOfQuestions } from './followQuestions.ts'
import { type Place, readPlace } from './place.ts'
import { followUpsVisibleTo } from './policy.ts'
import { readOfPlace } from './readFollowUps.ts'
import { quoteRepliedTo, readReplies } from './replies.ts'
import { applySettlement, type Settlement, settlementOf, undoSettlement } from './settleContradiction.ts'

/** What a person does with a question. KEEP saves words without answering; UNDO opens it again. */
const REPLY_ACTIONS = ['CONFIRM', 'REWORD', 'DENY', 'SKIP', 'KEEP', 'UNDO'] as const
export type ReplyAction = (typeof REPLY_ACTIONS)[number]

/** The most statements that one reply becomes. */
const MOST_CLAIMS = 200

export const replyToQuestionInput = z.object({
  action: z.enum(REPLY_ACTIONS, 'Choose what to do with the question'),
  /** The position of the confirmed suggestion, from 0. */
  suggestion: z.int('Must be a whole number').min(0, 'Must be 0 or more').nullish(),
  reply: typedText()
    .max(LONGEST_REPLY, `Please keep this to ${LONGEST_REPLY.toLocaleString('en-GB')} characters`)
    .nullish(),
  /** The revision that the page shows. Left out, nothing is set aside. */
  revision: z.int('Must be a whole number').min(0, 'Must be 0 or more').nullish(),
  /** The open page, and its own count of its saves: a page does not contradict itself. */
  editor: z.string().max(64, 'Must be at most 64 characters').nullish(),
  sequence: z.int('Must be a whole number').min(0, 'Must be 0 or more').nullish(),
  /** Whether the replies of other devices are dealt with and can be forgotten. */
  settles: z.boolean('Must be true or false').nullish(),
  /** Whether the reply holds although a quoted answer has changed since. */
  evenIfStale: z.boolean('Must be true or false').nullish(),
})

type Input = z.infer<typeof replyToQuestionInput>
type Reply = Pick<FollowUpQuestion, 'state' | 'confirmed' | 'reply' | 'answeredAt'>

/**
 * Replies to a follow-up question. A confirmed suggestion and the person's own words become statements; 'not true' and
 * 'skip' are kept so that the question is not asked again. The last write wins: what another device replied since
 * `revision` is set aside and offered. A question whose quoted answer has changed keeps the reply, and uses it only with
 * `evenIfStale`. A reply that contradicts an answer is asked back, once.
 * @throws NotSignedInError, NotFoundError, ValidationError
 */
export async function replyToQuestion({
  app,
  viewer,
  followUpId,
  input,
}: {
  app: AppContext
  viewer: Viewer | null
  followUpId: number
  input: unknown
}): Promise<FollowUp[]> {
  if (!viewer) throw new NotSignedInError()
  const sent = parseInput(replyToQuestionInput, input)
  const row = await app.database.prisma.followUpQuestion.findFirst({
    where: visible(followUpsVisibleTo(viewer), { id: followUpId }),
  })
  if (row === null) throw new NotFoundError()
  const place = await readPlace({ app, viewer, draftId: row.draftId, documentId: row.documentId })
  const isStale = (await readOfPlace({ app, viewer, place })).some(
    ({ id, state }) => id === followUpId && state === 'STALE',
  )
  const wording = wordsOf(sent, followUpSuggestions.parse(row.suggestions))
  const isUsed = wording !== null && sent.action !== 'KEEP' && (!isStale || sent.evenIfStale === true)
  const quotes = followUpQuotes.parse(row.quotes)
  const quoted = quoteRepliedTo(row.gap, quotes)
  const claims =
    !isUsed || quoted === undefined
      ? []
      : await app.composer.run(CLAIMS, { asked: place.asked, key: quoted.key, text: wording })
  const changed = await app.database.prisma.$transaction(async tx => {
    await lockUser(tx, viewer.userId)
    const now = app.now()
    const current = await tx.followUpQuestion.findUniqueOrThrow({ where: { id: followUpId } })
    const isOwnPage = current.editor !== null && current.editor === sent.editor
    // A save of this page that arrives after a later one.
    if (isOwnPage && (sent.sequence ?? 0) < current.sequence) return false
    const after = replyAfter({ current, sent, wording, isStale, now })
    const settlement = settlementOf({ ...current, quotes })
    const settles = settlementOf({ ...after, gap: current.gap, quotes })
    if (settlement !== null && current.state === 'CONFIRMED')
      await undoSettlement({ within: tx, viewer, settlement, now })
    await tx.followUpQuestion.update({
      where: { id: followUpId },
      data: {
        ...after,
        ...(isStale && isUsed && { statementKeys: [] }),
        ...statementKeysAfter({ quotes, undone: settlement, settled: settles }),
        setAside: asideAfter({ current, sent, after, isOwnPage, now }),
        revision: { increment: 1 },
        editor: sent.editor ?? null,
        sequence: sent.sequence ?? 0,
        updatedAt: now,
      },
    })
    await tx.statement.deleteMany({ where: { followUpId, origin: 'REPLY' } })
    if (settles !== null && after.state === 'CONFIRMED')
      await applySettlement({ within: tx, viewer, settlement: settles, origin: 'ANSWER', now })
    // Both sides of a contradiction are statements already.
    else if (after.state === 'CONFIRMED' || after.state === 'REWORDED')
      await tx.statement.createMany({
        data: statementsOf({ viewer, place, row: current, claims: claims.slice(0, MOST_CLAIMS), now }),
        skipDuplicates: true,
      })
    await notifyOfQuestions({ app, place: place.id, within: tx })
    return true
  })
  if (changed && isUsed && row.gap !== 'CONTRADICTION') await askBack({ app, viewer, place })
  return await readOfPlace({ app, viewer, place })
}

/** A question does not become stale by what its own reply decided: it no longer depends on that statement. */
function statementKeysAfter({
  quotes,
  undone,
  settled,
}: {
  quotes: readonly FollowUpQuote[]
  undone: Settlement | null
  settled: Settlement | null
}): { statementKeys?: string[] } {
  if (settled === null && undone === null) return {}
  return { statementKeys: quotes.flatMap(({ statementKey: key }) => (key === settled?.key ? [] : [key])) }
}

/** The words that the reply consists of; null where it has none. */
function wordsOf({ action, suggestion, reply }: Input, suggestions: readonly string[]): string | null {
  const faults: FieldFault[] = []
  if (action === 'CONFIRM') {
    const confirmed = suggestion == null ? undefined : suggestions[suggestion]
    if (confirmed !== undefined) return confirmed
    faults.push({ path: 'suggestion', message: 'Choose one of the suggestions' })
  } else if (action === 'REWORD' && (reply == null || reply === '')) {
    faults.push({ path: 'reply', message: 'Write how you would put it, or skip the question' })
  } else return action === 'REWORD' || action === 'KEEP' ? (reply ?? null) : null
  throw new ValidationError(faults)
}

function replyAfter({
  current,
  sent: { action, suggestion, evenIfStale },
  wording,
  isStale,
  now,
}: {
  current: FollowUpQuestion
  sent: Input
  wording: string | null
  isStale: boolean
  now: Date
}): Reply {
  const open = { state: 'OPEN', confirmed: null, answeredAt: null } as const
  const words = wording === '' ? null : wording
  if (action === 'UNDO') return { ...open, reply: current.state === 'CONFIRMED' ? null : current.reply }
  if (action === 'KEEP') return { ...open, reply: words }
  if (action === 'DENY' || action === 'SKIP')
    return {
      state: action === 'DENY' ? 'DENIED' : 'SKIPPED',
      confirmed: null,
      answeredAt: now,
      reply: current.reply,
    }
  if (isStale && evenIfStale !== true) return { ...open, reply: words }
  return action === 'CONFIRM'
    ? { state: 'CONFIRMED', confirmed: suggestion ?? null, reply: words, answeredAt: now }
    : { state: 'REWORDED', confirmed: null, reply: words, answeredAt: now }
}

/** Replies worth keeping: what another device had replied since the page read the question, newest first. */
function asideAfter({
  current,
  sent: { revision, settles },
  after,
  isOwnPage,
  now,
}: {
  current: FollowUpQuestion
  sent: Input
  after: Reply
  isOwnPage: boolean
  now: Date
}): { reply: string; savedAt: string }[] {
  const isOutdated = revision != null && revision < current.revision && !isOwnPage
  const aside: SetAsideReply[] = settles === true ? [] : storedReplies.parse(current.setAside)
  const replaced: SetAsideReply[] =
    isOutdated && current.reply !== null ? [{ reply: current.reply, savedAt: now }] : []
  return keepSetAside({
    entries: [...replaced, ...aside],
    present: after.reply,
    identityOf: ({ reply }) => reply,
  }).map(({ reply, savedAt }) => ({ reply, savedAt: savedAt.toISOString() }))
}

function statementsOf({
  viewer,
  place,
  row: { id, gap, text, addressee, ...row },
  claims,
  now,
}: {
  viewer: Viewer
  place: Place
  row: FollowUpQuestion
  claims: readonly { key: string; words: string; quote: string }[]
  now: Date
}): Prisma.StatementCreateManyInput[] {
  const quoted = quoteRepliedTo(gap, followUpQuotes.parse(row.quotes))
  const topic = quoted === undefined ? null : topicOfSaid({ asked: place.asked, key: quoted.key })
  if (topic === null) return []
  return claims.map(({ key, words, quote }) => ({
    userId: viewer.userId,
    key,
    origin: 'REPLY',
    words,
    quote,
    question: text,
    sourceName: place.name,
    topic,
    speaker: addressee,
    university: topic === 'SCHOOLS' ? place.university : null,
    followUpId: id,
    createdAt: now,
    updatedAt: now,
  }))
}

/** Asks which is right where a reply contradicts an answer. Each pair is asked about once. */
async function askBack({
  app,
  viewer,
  place,
}: {
  app: AppContext
  viewer: Viewer
  place: Place
}): Promise<void> {
  const followUps = await readOfPlace({ app, viewer, place })
  const replies = await readReplies({ app, viewer, place, followUps })
  const isReply = new Set(replies.map(({ key }) => key))
  const asked = await app.database.prisma.followUpQuestion.findMany({
    where: place.id,
    select: { key: true, number: true },
  })
  const proposed = await app.composer.run(QUESTIONS, {
    asked: place.asked,
    answers: place.answers,
    decisions: await readDecisions({ app, viewer }),
    replies,
    keys: asked.map(({ key }) => key),
    room: MOST_FOLLOW_UPS,
    reply: null,
    university: place.university,
  })
  const contradicting = proposed.filter(
    ({ gap, joins }) => gap === 'CONTRADICTION' && joins.some(({ key }) => isReply.has(key)),
  )
  if (contradicting.length === 0) return
  await app.database.prisma.followUpQuestion.createMany({
    data: rowsOf({
      viewer,
      place: place.id,
      proposed: contradicting.slice(0, 1),
      modelName: null,
      after: Math.max(0, ...asked.map(({ number }) => number)),
      now: app.now(),
    }),
    skipDuplicates: true,
  })
  await notifyOfQuestions({ app, place: place.id })
}
