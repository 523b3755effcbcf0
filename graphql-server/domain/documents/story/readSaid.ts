import type { Prisma } from '../../../generated/prisma/client.ts'
import type { AppContext, Viewer } from '../../appContext.ts'
import { storedValue } from '../../drafts/draftAnswers.ts'
import { nameFor } from '../../drafts/nameDraft.ts'
import { draftsVisibleTo } from '../../drafts/policy.ts'
import type { Answers, AnswerValue } from '../../questionnaires/definition.ts'
import { findQuestionnaire } from '../../questionnaires/index.ts'
import { labelsOf } from '../../questionnaires/labels.ts'
import { storedAnswers } from '../../questionnaires/storedAnswers.ts'
import { documentsVisibleTo } from '../policy.ts'
import type { Said } from '../writing/statements/statement.ts'

/** An answer that a person gave: to a question of a draft or document, or as a field of the profile. */
export type SaidAnswer = Omit<Said, 'text'> & {
  value: AnswerValue
  /** When the draft or document that it is in was last changed. */
  placeChangedAt: Date
}

type Reading = {
  app: AppContext
  viewer: Viewer
  /** The most drafts, and the most documents, that are read: the newest. */
  most: number
}

/** Everything that the viewer answered: the profile, then the newest drafts and documents. Three reads. */
export async function readSaid(reading: Reading): Promise<SaidAnswer[]> {
  const [profile, drafts, documents] = await Promise.all([
    readProfile(reading),
    readDrafts(reading),
    readDocuments(reading),
  ])
  return [...profile, ...drafts, ...documents]
}

const PROFILE_FIELDS = {
  academicBackground: 'Your studies',
  workExperience: 'Your work',
  studyInterests: 'What you want to study',
  intendedStartDate: 'When you want to start',
} as const

async function readProfile({ app, viewer }: Reading): Promise<SaidAnswer[]> {
  const profile = await app.database.prisma.profile.findUnique({ where: { userId: viewer.userId } })
  if (profile === null) return []
  const { updatedAt } = profile
  return (Object.keys(PROFILE_FIELDS) as (keyof typeof PROFILE_FIELDS)[]).flatMap(key => {
    const text = profile[key]
    return text === null
      ? []
      : [
          {
            kind: 'PROFILE' as const,
            draftId: null,
            documentId: null,
            name: 'Your profile',
            asked: null,
            key,
            label: PROFILE_FIELDS[key],
            value: { text },
            saidAt: updatedAt,
            placeChangedAt: updatedAt,
            university: null,
            recommender: null,
            isCopy: false,
          },
        ]
  })
}

async function readDrafts({ app, viewer, most }: Reading): Promise<SaidAnswer[]> {
  const drafts = await app.database.prisma.draft.findMany({
    where: draftsVisibleTo(viewer),
    orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
    take: most,
    include: { answers: { select: { key: true, value: true, savedAt: true } } },
  })
  return drafts.flatMap(draft => {
    const { id, name, documentType: type, form, updatedAt } = draft
    const definition = findQuestionnaire(type, form)
    if (definition === null) return []
    const rows = new Map(draft.answers.map(row => [row.key, row]))
    const answers: Answers = Object.fromEntries(
      draft.answers.flatMap(({ key, value }) => {
        const answer = storedValue.parse(value)
        return answer === null ? [] : [[key, answer]]
      }),
    )
    const place = { kind: 'DRAFT' as const, draftId: id, documentId: null, name, asked: { type, form } }
    const about = {
      university: textOf(definition.target === null ? undefined : answers[definition.target.university]),
      recommender: textOf(answers.recommenderName),
      isCopy: false,
      placeChangedAt: updatedAt,
    }
    return [...labelsOf(definition)].flatMap(([key, label]) => {
      const value = answers[key]
      const saidAt = rows.get(key)?.savedAt
      return value === undefined || saidAt === undefined
        ? []
        : [{ ...place, ...about, key, label, value, saidAt }]
    })
  })
}

async function readDocuments({ app, viewer, most }: Reading): Promise<SaidAnswer[]> {
  const documents = await app.database.prisma.document.findMany({
    where: documentsVisibleTo(viewer),
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: most,
    select: DOCUMENT_COLUMNS,
  })
  return documents.flatMap(document => {
    const { id, documentType: type, form, course, targetUniversity, createdAt } = document
    const given = storedAnswers.parse(document.answers)
    const place = {
      kind: 'DOCUMENT' as const,
      draftId: null,
      documentId: id,
      name: nameFor({ type, program: course === '' ? null : course }),
      asked: { type, form },
      saidAt: createdAt,
      placeChangedAt: createdAt,
      university: targetUniversity,
      recommender: textOf(given.find(({ key }) => key === 'recommenderName')?.value),
      isCopy: document.draft?.deletedAt === null,
    }
    const beside = [
      { key: 'course', label: 'Course', text: course },
      { key: 'targetUniversity', label: 'University', text: targetUniversity ?? '' },
    ].filter(({ key, text }) => text !== '' && !given.some(answer => answer.key === key))
    return [...given, ...beside.map(({ text, ...field }) => ({ ...field, value: { text } }))].map(answer => ({
      ...place,
      ...answer,
    }))
  })
}

const DOCUMENT_COLUMNS = {
  id: true,
  documentType: true,
  form: true,
  course: true,
  targetUniversity: true,
  answers: true,
  createdAt: true,
  draft: { select: { deletedAt: true } },
} satisfies Prisma.DocumentSelect

function textOf(value: AnswerValue | undefined): string | null {
  const text = value !== undefined && 'text' in value ? value.text.trim() : ''
  return text === '' ? null : text
}
