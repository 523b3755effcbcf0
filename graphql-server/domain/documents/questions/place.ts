import type { DocumentType, QuestionnaireForm } from '../../../generated/prisma/enums.ts'
import type { AppContext, Viewer } from '../../appContext.ts'
import { answersIn } from '../../drafts/draftAnswers.ts'
import { nameFor } from '../../drafts/nameDraft.ts'
import { draftsVisibleTo } from '../../drafts/policy.ts'
import { NotFoundError } from '../../errors.ts'
import type { Answers } from '../../questionnaires/definition.ts'
import { findQuestionnaire } from '../../questionnaires/index.ts'
import { readStoredAnswers } from '../../questionnaires/storedAnswers.ts'
import { visible } from '../../visible.ts'
import { documentsVisibleTo } from '../policy.ts'

/** The row that questions belong to: a draft, or a document whose draft is gone. */
export type PlaceId = { draftId: number; documentId: null } | { draftId: null; documentId: number }

/** What questions are asked about: the answers of a draft, or of a document. */
export type Place = {
  id: PlaceId
  name: string
  asked: { type: DocumentType; form: QuestionnaireForm }
  answers: Answers
  /** The school that it is for. */
  university: string | null
  changedAt: Date
  askedAt: Date | null
}

/** Names a place in a map. */
export function placeKey({ draftId, documentId }: PlaceId): string {
  return draftId === null ? `document ${documentId}` : `draft ${draftId}`
}

/**
 * A draft or document with its answers. A document whose draft still exists has that draft's questions.
 * @throws NotFoundError when the viewer has no such draft or document
 */
export async function readPlace({
  app,
  viewer,
  draftId,
  documentId,
}: {
  app: AppContext
  viewer: Viewer
  draftId: number | null
  documentId: number | null
}): Promise<Place> {
  const { byDocument, places } = await readPlaces({
    app,
    viewer,
    draftIds: draftId === null ? [] : [draftId],
    documentIds: documentId === null ? [] : [documentId],
  })
  const id = draftId !== null ? { draftId, documentId: null } : byDocument.get(documentId ?? 0)
  const place = id === undefined ? undefined : places.get(placeKey(id))
  if (place === undefined) throw new NotFoundError()
  return place
}

/** The places of these drafts and documents. Two reads, however many there are. */
export async function readPlaces({
  app,
  viewer,
  draftIds,
  documentIds,
}: {
  app: AppContext
  viewer: Viewer
  draftIds: readonly number[]
  documentIds: readonly number[]
}): Promise<{ places: ReadonlyMap<string, Place>; byDocument: ReadonlyMap<number, PlaceId> }> {
  const { prisma } = app.database
  const documents =
    documentIds.length === 0
      ? []
      : await prisma.document.findMany({
          where: visible(documentsVisibleTo(viewer), { id: { in: [...documentIds] } }),
          select: { ...DOCUMENT_COLUMNS, draft: { select: { id: true, deletedAt: true } } },
        })
  const byDocument = new Map<number, PlaceId>()
  const places = new Map<string, Place>()
  for (const { id, documentType: type, form, draft, ...document } of documents) {
    const ofDraft = draft !== null && draft.deletedAt === null ? draft.id : null
    const place: PlaceId =
      ofDraft === null ? { draftId: null, documentId: id } : { draftId: ofDraft, documentId: null }
    byDocument.set(id, place)
    if (ofDraft !== null) continue
    const { course, targetUniversity, createdAt, questionsAskedAt } = document
    places.set(placeKey(place), {
      id: place,
      name: nameFor({ type, program: course === '' ? null : course }),
      asked: { type, form },
      answers: readStoredAnswers(document.answers),
      university: targetUniversity,
      changedAt: createdAt,
      askedAt: questionsAskedAt,
    })
  }
  const ofDrafts = [...byDocument.values()].flatMap(({ draftId }) => (draftId === null ? [] : [draftId]))
  const drafts = await prisma.draft.findMany({
    where: visible(draftsVisibleTo(viewer), { id: { in: [...draftIds, ...ofDrafts] } }),
    include: {
      answers: true,
      documents: { select: { targetUniversity: true }, orderBy: { id: 'desc' }, take: 1 },
    },
  })
  for (const draft of drafts) {
    const { id, name, documentType: type, form, answers: rows, updatedAt, questionsAskedAt } = draft
    const definition = findQuestionnaire(type, form)
    if (definition === null) continue
    const answers = answersIn({ definition, rows })
    const university = definition.target === null ? undefined : answers[definition.target.university]
    const place: PlaceId = { draftId: id, documentId: null }
    places.set(placeKey(place), {
      id: place,
      name,
      asked: { type, form },
      answers,
      // A quick form is for a school from its first document on.
      university:
        university !== undefined && 'text' in university
          ? university.text
          : (draft.documents[0]?.targetUniversity ?? null),
      changedAt: updatedAt,
      askedAt: questionsAskedAt,
    })
  }
  return { places, byDocument }
}

const DOCUMENT_COLUMNS = {
  id: true,
  documentType: true,
  form: true,
  answers: true,
  course: true,
  targetUniversity: true,
  createdAt: true,
  questionsAskedAt: true,
} as const
