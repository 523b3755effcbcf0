import { isDeepStrictEqual } from 'node:util'
import type { Document, DraftAnswer } from '../../../generated/prisma/client.ts'
import type { AppContext, Viewer } from '../../appContext.ts'
import { answersIn } from '../../drafts/draftAnswers.ts'
import { ValidationError } from '../../errors.ts'
import type { Answers, QuestionnaireDefinition } from '../../questionnaires/definition.ts'
import { findQuestionnaire } from '../../questionnaires/index.ts'
import { labelsOf } from '../../questionnaires/labels.ts'
import { readStoredAnswers } from '../../questionnaires/storedAnswers.ts'
import { checkAnswers } from '../../questionnaires/toZod.ts'
import { visible } from '../../visible.ts'
import { DECIDED } from '../composing/onThread.ts'
import { documentsVisibleTo } from '../policy.ts'
import { statementsVisibleTo } from '../story/policy.ts'
import { readDecisions } from '../story/readStory.ts'
import { chosenStatements } from '../writing/statements/statement.ts'
import { storedPlan } from '../writing/storedText.ts'

/** An answer that was changed since a document was written. */
export type ChangedAnswer = {
  key: string
  label: string
  /** The titles of the paragraphs of the plan that it feeds. */
  paragraphs: string[]
}

/**
 * The answers of finished documents that their owner changed since, in the draft or in the story, by the document's id. At
 * most three reads, however many documents there are. Documents that cannot be drafted again are missing.
 */
export async function readChangedAnswers({
  app,
  viewer,
  documentIds,
}: {
  app: AppContext
  viewer: Viewer | null
  documentIds: readonly number[]
}): Promise<Map<number, ChangedAnswer[]>> {
  if (!viewer) return new Map()
  const { prisma } = app.database
  const documents = await prisma.document.findMany({
    where: visible(documentsVisibleTo(viewer), {
      id: { in: [...documentIds] },
      userId: viewer.userId,
      status: 'READY' as const,
      isCoached: false,
      sealedAt: null,
    }),
    select: {
      id: true,
      documentType: true,
      form: true,
      answers: true,
      statements: true,
      plan: true,
      draft: { select: { deletedAt: true, answers: { select: { key: true, value: true } } } },
    },
  })
  const chosen = new Map(
    documents.map(({ id, statements }) => [id, chosenStatements.parse(statements).filter(isFromStory)]),
  )
  const keys = [...chosen.values()].flat().map(({ key }) => key)
  const decided =
    keys.length === 0
      ? []
      : await prisma.statement.findMany({
          where: visible(statementsVisibleTo(viewer), { key: { in: keys } }),
          select: { key: true, status: true, correction: true },
        })
  const words = new Map(
    decided.map(({ key, status, correction }) => [key, status === 'REMOVED' ? '' : correction]),
  )
  const inForms = await changedInForms({ app, viewer, documents })
  return new Map(
    documents.flatMap(({ id, documentType, form, plan }) => {
      const definition = findQuestionnaire(documentType, form)
      if (definition === null) return []
      const inStory = (chosen.get(id) ?? []).flatMap(statement => {
        const now = words.get(statement.key)
        return now == null || now === statement.words ? [] : [statement.tellsWith]
      })
      const labels = labelsOf(definition)
      const paragraphs = plan === null ? [] : storedPlan.parse(plan).paragraphs
      return [
        [
          id,
          [...new Set([...(inForms.get(id) ?? []), ...inStory])].map(key => ({
            key,
            label: labels.get(key) ?? key,
            paragraphs: paragraphs.filter(one => one.keys.includes(key)).map(({ title }) => title),
          })),
        ] as const,
      ]
    }),
  )
}

/** Replies to questions are offered beside their questions. */
function isFromStory({ question }: { question?: string | undefined }): boolean {
  return question === undefined
}

type WithDraft = Pick<Document, 'id' | 'documentType' | 'form' | 'answers'> & {
  draft: { deletedAt: Date | null; answers: Pick<DraftAnswer, 'key' | 'value'>[] } | null
}

/** The questions whose answers in the draft of a document are others than those that it was written from. */
async function changedInForms({
  app,
  viewer,
  documents,
}: {
  app: AppContext
  viewer: Viewer
  documents: readonly WithDraft[]
}): Promise<Map<number, string[]>> {
  const differing = documents.flatMap(({ id, documentType: type, form, answers, draft }) => {
    const definition = findQuestionnaire(type, form)
    if (definition === null || draft === null || draft.deletedAt !== null) return []
    const before = readStoredAnswers(answers)
    const now = answersNow({ definition, before, draft: answersIn({ definition, rows: draft.answers }) })
    const keys = [...labelsOf(definition).keys()].filter(key => !isDeepStrictEqual(now[key], before[key]))
    return keys.length === 0 ? [] : [{ id, asked: { type, form }, before, now, keys }]
  })
  if (differing.length === 0) return new Map()
  // A document was written from its answers as the person had decided about what they say.
  const decisions = await readDecisions({ app, viewer })
  const changed = new Map<number, string[]>()
  for (const { id, asked, before, now, keys } of differing) {
    const given = keys.flatMap(key => {
      const value = now[key]
      return value !== undefined && 'text' in value ? [{ asked, key, text: value.text }] : []
    })
    const texts =
      decisions.size === 0 || given.length === 0
        ? given.map(({ text }) => text)
        : await app.composer.run(DECIDED, { texts: given, decisions })
    const isAsBefore = new Set(
      given.flatMap(({ key }, at) => {
        const own = before[key]
        return texts[at] === (own !== undefined && 'text' in own ? own.text : '') ? [key] : []
      }),
    )
    changed.set(
      id,
      keys.filter(key => !isAsBefore.has(key)),
    )
  }
  return changed
}

/** The answers of a draft as a document would take them. While it would refuse one, what the draft lacks stays as it was. */
function answersNow({
  definition,
  before,
  draft,
}: {
  definition: QuestionnaireDefinition
  before: Answers
  draft: Answers
}): Answers {
  return checked(definition, draft) ?? { ...before, ...draft }
}

/** The answers as a document takes them; null where it would refuse one. */
function checked(definition: QuestionnaireDefinition, draft: Answers): Answers | null {
  try {
    const answers = Object.entries(draft).map(([key, value]) => ({ key, value }))
    return checkAnswers({ definition, answers, acceptThinAnswers: true }).answers
  } catch (error) {
    if (error instanceof ValidationError) return null
    throw error
  }
}
