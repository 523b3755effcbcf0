import type { FollowUpQuestion } from '../../../generated/prisma/client.ts'
import type { AppContext, Viewer } from '../../appContext.ts'
import { visible } from '../../visible.ts'
import { readDecisions } from '../story/readStory.ts'
import {
  type FollowUp,
  followUpQuotes,
  followUpSuggestions,
  storedReplies,
} from '../writing/questions/followUp.ts'
import { isToldBy } from '../writing/statements/chosen.ts'
import type { StatementDecision } from '../writing/statements/statement.ts'
import { type Place, type PlaceId, placeKey, readPlace, readPlaces } from './place.ts'
import { followUpsVisibleTo } from './policy.ts'

/** The questions of drafts and of documents, each in the order of asking. */
type FollowUpsOf = {
  drafts: ReadonlyMap<number, readonly FollowUp[]>
  documents: ReadonlyMap<number, readonly FollowUp[]>
}

/** What decides whether a question still quotes what the person says. */
type Said = { place: Place; decisions: ReadonlyMap<string, StatementDecision>; replies: ReadonlySet<string> }

/**
 * The follow-up questions of drafts and documents of the viewer's. Those of a document are the ones of its draft while
 * that exists. The number of reads does not depend on how many there are.
 */
export async function readFollowUps({
  app,
  viewer,
  draftIds,
  documentIds,
}: {
  app: AppContext
  viewer: Viewer | null
  draftIds: readonly number[]
  documentIds: readonly number[]
}): Promise<FollowUpsOf> {
  if (!viewer) return { drafts: new Map(), documents: new Map() }
  const { places, byDocument } = await readPlaces({ app, viewer, draftIds, documentIds })
  const byPlace = await readOfPlaces({ app, viewer, places: [...places.values()] })
  const of = (id: PlaceId | undefined) => (id === undefined ? [] : (byPlace.get(placeKey(id)) ?? []))
  return {
    drafts: new Map(draftIds.map(draftId => [draftId, of({ draftId, documentId: null })])),
    documents: new Map(documentIds.map(documentId => [documentId, of(byDocument.get(documentId))])),
  }
}

/** One question of the viewer's; null where there is none. */
export async function readFollowUp({
  app,
  viewer,
  id,
}: {
  app: AppContext
  viewer: Viewer | null
  id: number
}): Promise<FollowUp | null> {
  if (!viewer) return null
  const row = await app.database.prisma.followUpQuestion.findFirst({
    where: visible(followUpsVisibleTo(viewer), { id }),
    select: { draftId: true, documentId: true },
  })
  if (row === null) return null
  const place = await readPlace({ app, viewer, ...row })
  return (await readOfPlace({ app, viewer, place })).find(followUp => followUp.id === id) ?? null
}

/** The questions of one place, in the order of asking. */
export async function readOfPlace({
  app,
  viewer,
  place,
}: {
  app: AppContext
  viewer: Viewer
  place: Place
}): Promise<FollowUp[]> {
  return (await readOfPlaces({ app, viewer, places: [place] })).get(placeKey(place.id)) ?? []
}

async function readOfPlaces({
  app,
  viewer,
  places,
}: {
  app: AppContext
  viewer: Viewer
  places: readonly Place[]
}): Promise<ReadonlyMap<string, FollowUp[]>> {
  const byPlace = new Map<string, FollowUp[]>()
  if (places.length === 0) return byPlace
  const { prisma } = app.database
  const draftIds = places.flatMap(({ id }) => id.draftId ?? [])
  const documentIds = places.flatMap(({ id }) => id.documentId ?? [])
  const [rows, decisions] = await Promise.all([
    prisma.followUpQuestion.findMany({
      where: visible(followUpsVisibleTo(viewer), {
        OR: [{ draftId: { in: draftIds } }, { documentId: { in: documentIds } }],
      }),
      include: { statements: { select: { key: true, status: true } } },
      orderBy: [{ number: 'asc' }, { id: 'asc' }],
    }),
    readDecisions({ app, viewer }),
  ])
  const replies = new Set(rows.flatMap(({ statements }) => statements.map(({ key }) => key)))
  for (const place of places) {
    const own = rows.filter(
      ({ draftId, documentId }) =>
        (draftId !== null && draftId === place.id.draftId) ||
        (documentId !== null && documentId === place.id.documentId),
    )
    byPlace.set(
      placeKey(place.id),
      own.map(row => followUpOf(row, { place, decisions, replies })),
    )
  }
  return byPlace
}

/** A row as the rules know it. One that quotes what the person no longer says is STALE, unless it was put aside. */
function followUpOf(row: FollowUpQuestion, said: Said): FollowUp {
  const { id, draftId, documentId, number, asker, modelName, addressee, gap, text, why, confirmed, reply } =
    row
  const quotes = followUpQuotes.parse(row.quotes)
  const isKept = row.state === 'DENIED' || row.state === 'SKIPPED'
  const isStale = quotes.some(
    ({ statementKey, words }) =>
      row.statementKeys.includes(statementKey) && !isStillSaid({ key: statementKey, words, ...said }),
  )
  return {
    id,
    draftId,
    documentId,
    number,
    asker,
    modelName,
    addressee,
    gap,
    quotes,
    text,
    why,
    suggestions: followUpSuggestions.parse(row.suggestions),
    state: isStale && !isKept ? 'STALE' : row.state,
    confirmed,
    reply,
    revision: row.revision,
    setAside: storedReplies.parse(row.setAside),
    answeredAt: row.answeredAt,
  }
}

/** Whether the person still says this: an answer has the words, or a correction, or a confirmed reply. */
function isStillSaid({ key, words, place, decisions, replies }: Said & { key: string; words: string }) {
  const decision = decisions.get(key)
  if (decision?.status === 'REMOVED') return false
  if (replies.has(key)) return true
  if (decision?.status === 'CORRECTED') return decision.correction === words
  return isToldBy(words, place.answers)
}
